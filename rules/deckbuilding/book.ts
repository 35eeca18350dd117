/** @module The rule index of Star Wars: The Deckbuilding Game. */
import { createRequire } from 'node:module';
import type { Book } from '../book.ts';

const require = createRequire(import.meta.url);

export const deckbuilding: Book = {
  files: () => [require('./rules.json')],
  sources: [{ id: 'DBG', name: 'Deckbuilding Game rulebook', rank: 5, url: null }],
  coverage: () => require('../coverage/deckbuilding.json'),
};
