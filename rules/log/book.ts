/** @module The rules of the move log itself. */
import { createRequire } from 'node:module';
import { type Book, NO_CLASSES } from '../book.ts';

const require = createRequire(import.meta.url);

export const log: Book = {
  files: () => [require('./rules.json')],
  sources: [{ id: 'LOG', names: { en: 'Rules of the move log', de: 'Regeln des Zugprotokolls' }, rank: 6, url: null }],
  places: () => require('./places.json'),
  classes: () => NO_CLASSES,
  coverage: () => null,
};
