/** @module The rules of the move log itself. */
import type { Book } from '../book.ts';
import rows from './rules.json' with { type: 'json' };

export const log: Book = {
  files: [rows],
  sources: [{ id: 'LOG', name: 'Rules of the move log', rank: 6, url: null }],
  coverage: null,
};
