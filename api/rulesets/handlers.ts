/**
 * @module
 * The rulesets and what they offer.
 */
import { FORMAT, moveTypes } from '../../referee/read.ts';
import { hashesFor } from '../../referee/report.ts';
import { rulesOf } from '../../rules/index.ts';
import { allGames, type Game, gameOf } from '../games.ts';

function described(game: Game) {
  const { id, name, version, options } = game.ruleset;
  return {
    id,
    name,
    version,
    format: FORMAT,
    options: { ...options },
    moves: moveTypes(game),
    machines: [...game.charts.keys()],
    rules: rulesOf(id).length,
    hashes: hashesFor(game),
  };
}

/** Every ruleset. */
export function listRulesets() {
  const items = allGames().map(described);
  return { json: { items, next: null, total: items.length } };
}

/** One ruleset. */
export function getRuleset({ params }: { params: { ruleset: string } }) {
  return { json: described(gameOf(params.ruleset)) };
}
