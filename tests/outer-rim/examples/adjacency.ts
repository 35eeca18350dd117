import { type Example, table } from '../example.ts';
import { ladder } from '../maps.ts';

const header = { map: ladder };

/** Ann beats the imperial patrol in her space, and another comes. */
const start = table({
  turn: { step: 'encounter' },
  patrols: { imperial: { level: 1, combat: 2, space: 'tatooine', reward: { credits: 3000 } } },
});
function beaten(expect: object): Example['moves'] {
  return [
    { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
    { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] },
    { type: 'combat.roll', faces: ['hit', 'blank'] },
    { type: 'combat.resolve', seat: 'ann', expect },
  ];
}

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.adjacency.0.1',
    shows: 'a path leads from Tatooine to Kessel',
    start: table(),
    header,
    moves: [{ type: 'planning.move', seat: 'ann', path: ['kessel'] }],
    final: { seats: { ann: { space: 'kessel' } } },
  },
  {
    rule: 'outer-rim.adjacency.0.1',
    shows: 'no path leads straight from Tatooine to Naboo',
    start: table(),
    header,
    moves: [{ type: 'planning.move', seat: 'ann', path: ['naboo'] }],
    breaks: ['outer-rim.adjacency.0.1'],
    final: { seats: { ann: { space: 'naboo' } } },
  },
  {
    rule: 'outer-rim.adjacency.0.1',
    shows: 'on the printed map the Ring of Kafrene and Takodana share a navpoint, but no path',
    start: table({ ann: { space: 'ring-of-kafrene' } }),
    moves: [{ type: 'planning.move', seat: 'ann', path: ['takodana'] }],
    breaks: ['outer-rim.adjacency.0.1'],
  },
  {
    rule: 'outer-rim.adjacency.0.1',
    shows:
      'a way that begins in the space where the ship is enters it not: that is told once, and no stop is missed there',
    start: table({ ann: { space: 'maelstrom', values: { hyperdrive: 1 } } }),
    moves: [{ type: 'planning.move', seat: 'ann', path: ['maelstrom', 'kessel'] }],
    breaks: ['outer-rim.adjacency.0.1'],
    final: { seats: { ann: { space: 'kessel' } } },
  },
  {
    rule: 'outer-rim.adjacency.2',
    shows: 'from Trailing Core a ship goes where a path leads',
    start: table({ ann: { space: 'trailing-core' } }),
    header,
    moves: [{ type: 'planning.move', seat: 'ann', path: ['kessel'] }],
  },
  {
    rule: 'outer-rim.adjacency.2',
    shows: 'no ship steps from Trailing Core to Spinward Core',
    start: table({ ann: { space: 'trailing-core' } }),
    header,
    moves: [{ type: 'planning.move', seat: 'ann', path: ['spinward-core'] }],
    breaks: ['outer-rim.adjacency.2'],
  },
  {
    rule: 'outer-rim.adjacency.1',
    shows: 'the map tells which space lies beside the stack of a faction',
    start,
    header: { map: { ...ladder, spawn: { ...ladder.spawn, imperial: 'n3' } } },
    moves: beaten({ patrols: { imperial: { space: 'n3' } } }),
  },
  {
    rule: 'outer-rim.adjacency.1',
    shows: 'the space beside the stack of another faction is no place for the patrol',
    start,
    header,
    moves: beaten({ patrols: { imperial: { space: 'n1' } } }),
    breaks: ['outer-rim.adjacency.1.1'],
  },
  {
    rule: 'outer-rim.adjacency.1.1',
    shows: 'a new patrol is placed beside its stack',
    start,
    header,
    moves: beaten({ patrols: { imperial: { space: 'n4' } } }),
  },
  {
    rule: 'outer-rim.adjacency.1.1',
    shows: 'a claim that it came to some other space is wrong',
    start,
    header,
    moves: beaten({ patrols: { imperial: { space: 'n3' } } }),
    breaks: ['outer-rim.adjacency.1.1'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.b',
    shows: 'where the beaten one was none is left',
    start,
    header,
    moves: beaten({ patrols: { imperial: { level: 1, space: 'tatooine' } } }),
    breaks: ['outer-rim.encountering-a-patrol.1.b'],
  },
];
