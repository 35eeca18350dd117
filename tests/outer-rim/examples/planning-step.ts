import { type Example, table } from '../example.ts';
import { timed, tool } from '../tools.ts';

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
  {
    rule: 'outer-rim.planning-step.0.1',
    shows: 'one thing is chosen, then the action step follows',
    start: table(),
    moves: [{ type: 'planning.gain-credits', seat: 'ann', expect: { turn: { seat: 'ann', step: 'action' } } }],
  },
  {
    rule: 'outer-rim.planning-step.0.1',
    shows: 'moving and gaining credits in one planning step is one thing too many',
    start: table(),
    moves: [
      { type: 'planning.move', seat: 'ann', path: [] },
      { type: 'planning.gain-credits', seat: 'ann' },
    ],
    breaks: ['outer-rim.planning-step.0.1'],
  },
  {
    rule: 'outer-rim.planning-step.3',
    shows: 'recovering clears the character and the ship',
    start: table({ ann: { damage: { character: 3, ship: 2 } } }),
    moves: [
      { type: 'planning.recover', seat: 'ann', expect: { seats: { ann: { damage: { character: 0, ship: 0 } } } } },
    ],
  },
  {
    rule: 'outer-rim.planning-step.3',
    shows: 'no damage is left after recovering',
    start: table({ ann: { damage: { character: 3, ship: 2 } } }),
    moves: [{ type: 'planning.recover', seat: 'ann', expect: { seats: { ann: { damage: { ship: 2 } } } } }],
    breaks: ['outer-rim.planning-step.3'],
  },
  {
    rule: 'outer-rim.planning-step.3.1.b',
    shows: 'a player who is not defeated may move with damage',
    start: table({ ann: { damage: { ship: 3 } } }),
    moves: [{ type: 'planning.move', seat: 'ann', path: [] }],
  },
  {
    rule: 'outer-rim.planning-step.3.1.b',
    shows: 'a defeated player does not move',
    start: table({ ann: { defeated: true, damage: { ship: 4 } } }),
    moves: [{ type: 'planning.move', seat: 'ann', path: [] }],
    breaks: ['outer-rim.planning-step.3.1.b'],
  },
  {
    rule: 'outer-rim.planning-step.3.1.b',
    shows: 'a defeated player does not use a "Planning" ability',
    start: table({
      ann: { damage: { ship: 4 }, assets: [timed('map', 'planning', { do: 'gain-credits', amount: 1000 })] },
    }),
    moves: [{ type: 'planning.ability', seat: 'ann', source: 'map' }],
    breaks: ['outer-rim.planning-step.3.1.b'],
  },
  {
    rule: 'outer-rim.planning-step.4',
    shows: 'a "Planning" ability takes the place of the three choices',
    start: table({ ann: { assets: [timed('map', 'planning', { do: 'gain-credits', amount: 1000 })] } }),
    moves: [
      {
        type: 'planning.ability',
        seat: 'ann',
        source: 'map',
        expect: { turn: { step: 'action' }, seats: { ann: { credits: 6000 } } },
      },
    ],
  },
  {
    rule: 'outer-rim.planning-step.4',
    shows: 'an "Action" ability is not used in the planning step',
    start: table({ ann: { assets: [tool('map', { do: 'gain-credits', amount: 1000 })] } }),
    moves: [{ type: 'planning.ability', seat: 'ann', source: 'map' }],
    breaks: ['outer-rim.planning-step.4'],
  },
  {
    rule: 'outer-rim.planning-step.4',
    shows: 'the goal of Black Krrsantan is a "Planning" ability, whose text is not structured',
    start: table({ ann: { character: 'black-krrsantan', values: { health: 5 }, damage: { character: 4 } } }),
    moves: [{ type: 'planning.ability', seat: 'ann', source: 'black-krrsantan' }],
    doubtful: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.planning-step.4',
    shows: 'what he does in combat is none',
    start: table({ ann: { character: 'black-krrsantan', damage: { character: 1 } } }),
    moves: [{ type: 'planning.ability', seat: 'ann', source: 'black-krrsantan', ability: 'turn-to-crit' }],
    breaks: ['outer-rim.planning-step.4'],
  },
  {
    rule: 'outer-rim.planning-step.0.1',
    shows: 'nobody chooses twice, although a text that nobody has told may have ended the turn in between',
    start: table({ ann: { character: 'doctor-aphra', personalGoalDone: true } }),
    moves: [
      { type: 'planning.ability', seat: 'ann', source: 'doctor-aphra', ability: 'market-visit' },
      { type: 'planning.gain-credits', seat: 'ann' },
      { type: 'encounter.space', seat: 'ann', effects: [] },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: ['outer-rim.planning-step.0.1'],
    doubtful: true,
  },
];
