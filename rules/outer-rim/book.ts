/** @module The rule index of Star Wars: Outer Rim. MAN is a third party's summary. */
import type { Book } from '../book.ts';
import coverage from '../coverage/outer-rim.json' with { type: 'json' };
import aToF from './a-f.json' with { type: 'json' };
import appendices from './appendices.json' with { type: 'json' };
import fToW from './f-w.json' with { type: 'json' };
import sources from './sources.json' with { type: 'json' };

export const outerRim: Book = {
  files: [aToF, fToW, appendices, sources],
  sources: [
    { id: 'LRR-1.1', name: 'Living Rules Reference 1.1', rank: 1, url: null },
    { id: 'REF-DE-1.0', name: 'Referenzhandbuch 1.0', rank: 2, url: null },
    { id: 'LTP', name: 'Learn to Play', rank: 3, url: null },
    { id: 'MAN', name: 'Summary manual (third party)', rank: 4, url: null },
  ],
  coverage,
};
