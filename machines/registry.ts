/**
 * @module
 * The rulesets. A further game is one folder in each of machines, rules, cards, schemas and fixtures, and one line here.
 */
import { deckbuilding } from './deckbuilding/index.ts';
import { outerRim } from './outer-rim/index.ts';
import type { BaseFacts, Ruleset } from './ruleset.ts';

/** A ruleset of some game, for code that knows no game. */
export type AnyRuleset = Ruleset<BaseFacts>;

export const registry: Readonly<Record<string, AnyRuleset>> = {
  'outer-rim': outerRim as unknown as AnyRuleset,
  deckbuilding: deckbuilding as unknown as AnyRuleset,
};
