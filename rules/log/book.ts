/** @module The rules of the move log itself. */
import { createRequire } from 'node:module';
import { type Book, NO_CLASSES } from '../book.ts';

const require = createRequire(import.meta.url);

export const log: Book = {
  files: () => [require('./rules.json')],
  sources: [{ id: 'LOG', name: 'Rules of the move log', rank: 6, url: null }],
  classes: () => NO_CLASSES,
  coverage: () => null,
};
