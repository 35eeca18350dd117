/** @module The rule index of Star Wars: The Deckbuilding Game. */
import type { Book } from '../book.ts';
import coverage from '../coverage/deckbuilding.json' with { type: 'json' };
import rows from './rules.json' with { type: 'json' };

export const deckbuilding: Book = {
  files: [rows],
  sources: [{ id: 'DBG', name: 'Deckbuilding Game rulebook', rank: 5, url: null }],
  coverage,
};
