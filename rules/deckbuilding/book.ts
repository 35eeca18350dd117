/** @module The rule index of Star Wars: The Deckbuilding Game. */
import { createRequire } from 'node:module';
import type { Book } from '../book.ts';

const require = createRequire(import.meta.url);

export const deckbuilding: Book = {
  files: () => [require('./rules.json')],
  sources: [
    {
      id: 'DBG',
      names: { en: 'Deckbuilding Game rulebook', de: 'Regelheft des Deckbuilding Game (englisch)' },
      rank: 5,
      url: null,
    },
  ],
  places: () => require('./places.json'),
  classes: () => ({
    'not-a-constraint': require('./classes/not-a-constraint.json'),
    'needs-card-text': require('./classes/needs-card-text.json'),
    waiting: require('./classes/waiting.json'),
    restates: require('./classes/restates.json'),
    'carried-out': require('./classes/carried-out.json'),
  }),
  coverage: () => require('../coverage/deckbuilding.json'),
};
