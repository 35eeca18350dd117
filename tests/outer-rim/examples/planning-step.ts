import { type Example, table } from '../example.ts';

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.planning-step.2',
    shows: 'choosing credits brings exactly 2,000',
    start: table({ ann: { credits: 4000 } }),
    moves: [{ type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ann: { credits: 6000 } } } }],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.planning-step.2',
    shows: 'a claim of 2,500 credits gained is wrong',
    start: table({ ann: { credits: 4000 } }),
    moves: [{ type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ann: { credits: 6500 } } } }],
    breaks: ['outer-rim.planning-step.2'],
  },
  {
    rule: 'outer-rim.planning-step.3.1.a',
    shows: 'a defeated player recovers',
    start: table({ ann: { defeated: true, damage: { ship: 4 } } }),
    moves: [{ type: 'planning.recover', seat: 'ann' }],
    final: { seats: { ann: { defeated: false, damage: { ship: 0 } } } },
  },
  {
    rule: 'outer-rim.planning-step.3.1.a',
    shows: 'a defeated player cannot gain credits instead',
    start: table({ ann: { defeated: true, damage: { ship: 4 } } }),
    moves: [{ type: 'planning.gain-credits', seat: 'ann' }],
    breaks: ['outer-rim.planning-step.3.1.a'],
  },
];
