/**
 * @module
 * The books of the rule index: one line for each game, and one for the move log itself.
 */
import type { Book } from './book.ts';
import { deckbuilding } from './deckbuilding/book.ts';
import { log } from './log/book.ts';
import { outerRim } from './outer-rim/book.ts';

export const books: Readonly<Record<string, Book>> = {
  'outer-rim': outerRim,
  deckbuilding,
  log,
};
