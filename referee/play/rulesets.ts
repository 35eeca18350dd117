/**
 * @module
 * The rulesets as the referee uses them: loaded and compiled once, when first asked for.
 */
import { games, loadRuleset } from '../../games/registry.ts';
import type { BaseFacts } from '../../machines/ruleset.ts';
import { type Compiled, compile } from './compile.ts';

const compiled = new Map<string, Compiled<BaseFacts>>();
const ids: string[] = Object.keys(games);

/** The ids of all rulesets, those that were added included. */
export const rulesetIds: readonly string[] = ids;

/** A ruleset ready to referee with; undefined for an id that nobody knows. */
export function rulesetOf(id: string): Compiled<BaseFacts> | undefined {
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const ruleset = loadRuleset(id);
  if (ruleset === undefined) return undefined;
  const made = compile(ruleset);
  compiled.set(id, made);
  return made;
}

/** Takes up a ruleset from outside, whose id is nobody else's. */
export function addCompiled(game: Compiled<BaseFacts>): void {
  compiled.set(game.ruleset.id, game);
  ids.push(game.ruleset.id);
}
