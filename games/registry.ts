/**
 * @module
 * The games. A further one is a folder in each of machines, rules, cards, schemas, fixtures and tests, and one entry here.
 * Each is loaded when it is first asked for: a question about one game does not wait for the others.
 */
import { createRequire } from 'node:module';
import type { BaseFacts, Ruleset } from '../machines/ruleset.ts';
import type { Book } from '../rules/book.ts';

/** A ruleset of some game, for code that knows no game. */
export type AnyRuleset = Ruleset<BaseFacts>;

/** What there is of a game: its ruleset, and its book of rules. */
interface Game {
  ruleset(): Pick<AnyRuleset, 'id' | 'name' | 'version'>;
  book(): Book;
}

const require = createRequire(import.meta.url);

export const games = {
  'outer-rim': {
    ruleset: (): typeof import('../machines/outer-rim/index.ts').outerRim =>
      require('../machines/outer-rim/index.ts').outerRim,
    book: () => require('../rules/outer-rim/book.ts').outerRim,
  },
  deckbuilding: {
    ruleset: (): typeof import('../machines/deckbuilding/index.ts').deckbuilding =>
      require('../machines/deckbuilding/index.ts').deckbuilding,
    book: () => require('../rules/deckbuilding/book.ts').deckbuilding,
  },
} as const satisfies Readonly<Record<string, Game>>;

/** The ruleset of a game of this id; undefined for an id that nobody knows. */
export function loadRuleset(id: string): AnyRuleset | undefined {
  return Object.hasOwn(games, id) ? (games[id as keyof typeof games].ruleset() as unknown as AnyRuleset) : undefined;
}
