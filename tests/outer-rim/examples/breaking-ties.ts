import { type Example, table } from '../example.ts';
import { beacon, call, ladder } from '../maps.ts';

const header = { map: ladder };
/** Two patrols are equally near to Ann, and no rule says which of them her card means. */
const start = table({
  ann: { space: 'n2', assets: [beacon({ do: 'choose-nearest', kind: 'patrol' })] },
  patrols: {
    imperial: { level: 1, space: 'n3' },
    hutt: { level: 1, space: 'naboo' },
    rebel: { level: 1, space: 'n1' },
    syndicate: { level: 1, space: 'spinward-core' },
  },
  turn: { step: 'action' },
});

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.breaking-ties.1',
    shows: 'the current player settles a tie as they like',
    start,
    header,
    moves: [call, { type: 'nearest.choose', seat: 'ann', chosen: 'imperial' }],
  },
  {
    rule: 'outer-rim.breaking-ties.1',
    shows: 'nobody else settles it',
    start,
    header,
    moves: [call, { type: 'nearest.choose', seat: 'ben', chosen: 'imperial' }],
    breaks: ['outer-rim.nearest.2.b'],
  },
  {
    rule: 'outer-rim.breaking-ties.1',
    shows: 'what is not tied is not theirs to settle',
    start,
    header,
    moves: [call, { type: 'nearest.choose', seat: 'ann', chosen: 'hutt' }],
    breaks: ['outer-rim.nearest.0.1'],
  },
];
