/** @module The rule index of Star Wars: Outer Rim. MAN is a third party's summary. */
import { createRequire } from 'node:module';
import type { Book } from '../book.ts';

const require = createRequire(import.meta.url);

export const outerRim: Book = {
  files: () => [require('./a-f.json'), require('./f-w.json'), require('./appendices.json'), require('./sources.json')],
  sources: [
    { id: 'LRR-1.1', name: 'Living Rules Reference 1.1', rank: 1, url: null },
    { id: 'REF-DE-1.0', name: 'Referenzhandbuch 1.0', rank: 2, url: null },
    { id: 'LTP', name: 'Learn to Play', rank: 3, url: null },
    { id: 'MAN', name: 'Summary manual (third party)', rank: 4, url: null },
  ],
  classes: () => ({
    'not-a-constraint': require('./classes/not-a-constraint.json'),
    'needs-card-text': require('./classes/needs-card-text.json'),
    waiting: require('./classes/waiting.json'),
    restates: require('./classes/restates.json'),
    'carried-out': require('./classes/carried-out.json'),
  }),
  coverage: () => require('../coverage/outer-rim.json'),
};
