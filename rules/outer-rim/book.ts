/** @module The rule index of Star Wars: Outer Rim. MAN is a third party's summary. */
import { createRequire } from 'node:module';
import type { Book } from '../book.ts';

const require = createRequire(import.meta.url);

export const outerRim: Book = {
  files: () => [require('./a-f.json'), require('./f-w.json'), require('./appendices.json'), require('./sources.json')],
  sources: [
    {
      id: 'LRR-1.1',
      names: { en: 'Living Rules Reference 1.1', de: 'Living Rules Reference 1.1 (englisch)' },
      rank: 1,
      url: null,
    },
    { id: 'REF-DE-1.0', names: { en: 'Referenzhandbuch 1.0', de: 'Referenzhandbuch 1.0' }, rank: 2, url: null },
    { id: 'LTP', names: { en: 'Learn to Play', de: 'Learn to Play (englisch)' }, rank: 3, url: null },
    {
      id: 'MAN',
      names: { en: 'Summary manual (third party)', de: 'Zusammenfassung eines Dritten (englisch)' },
      rank: 4,
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
  coverage: () => require('../coverage/outer-rim.json'),
};
