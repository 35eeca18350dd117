/**
 * @module
 * The books of the rule index: one of each game, and one of the move log itself.
 */
import { games } from '../games/registry.ts';
import type { Book } from './book.ts';
import { log } from './log/book.ts';

const books = new Map<string, () => Book>([
  ...Object.entries(games).map(([id, { book }]): [string, () => Book] => [id, book]),
  ['log', () => log],
]);

/** The book of a ruleset, or of the move log; undefined for an id that nobody knows. */
export function bookOf(ruleset: string): Book | undefined {
  return books.get(ruleset)?.();
}

/** Every book. */
export function allBooks(): Book[] {
  return [...books.values()].map((book) => book());
}

/** Takes up the book of a further ruleset. */
export function addBook(ruleset: string, book: Book): void {
  books.set(ruleset, () => book);
}
