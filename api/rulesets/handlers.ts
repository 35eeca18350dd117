/**
 * @module
 * The rulesets and what they offer.
 */
import { described } from '../../referee/described.ts';
import { allGames, gameOf } from '../named.ts';

/** Every ruleset. */
export function listRulesets() {
  const items = allGames().map(described);
  return { json: { items, next: null, total: items.length } };
}

/** One ruleset. */
export function getRuleset({ params }: { params: { ruleset: string } }) {
  return { json: described(gameOf(params.ruleset)) };
}
