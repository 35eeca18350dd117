/**
 * @module
 * The rulesets. A further game is one folder in each of machines, rules, cards, schemas and fixtures, and one line here.
 * Each is loaded when it is first asked for: a question about one game does not wait for the others.
 */
import { createRequire } from 'node:module';
import type { BaseFacts, Ruleset } from './ruleset.ts';

/** A ruleset of some game, for code that knows no game. */
export type AnyRuleset = Ruleset<BaseFacts>;

const require = createRequire(import.meta.url);

export const registry: Readonly<Record<string, () => AnyRuleset>> = {
  'outer-rim': () => {
    const { outerRim }: typeof import('./outer-rim/index.ts') = require('./outer-rim/index.ts');
    return outerRim as unknown as AnyRuleset;
  },
  deckbuilding: () => {
    const { deckbuilding }: typeof import('./deckbuilding/index.ts') = require('./deckbuilding/index.ts');
    return deckbuilding as unknown as AnyRuleset;
  },
};
