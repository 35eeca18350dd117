import type { Example } from '../example.ts';
import { ambush, duel, meet, obey, orders, passed, resolve, roll, test, trick, use } from '../fights.ts';

const none = roll('blank', 'blank', 'blank');
const climb = { do: 'test', skill: 'strength' } as const;

/** A face of a die, kept by a roll that shows it and broken by a count that takes it for something else. */
function face(rule: Example['rule'], name: 'hit' | 'crit' | 'focus' | 'blank', worth: number): Example[] {
  const dice = roll(name, 'blank', 'blank');
  return [
    {
      rule,
      shows: `${name} is worth ${worth} damage`,
      start: ambush(),
      moves: [meet, dice, roll('blank', 'blank'), { ...resolve, damage: { attack: worth } }],
    },
    {
      rule,
      shows: `${name} is not worth ${worth + 1} damage`,
      start: ambush(),
      moves: [meet, dice, roll('blank', 'blank'), { ...resolve, damage: { attack: worth + 1 } }],
      breaks: ['outer-rim.combat-steps.2.1'],
    },
  ];
}

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.dice.0.1',
    shows: 'dice are rolled in a combat and in a test',
    start: orders([{ do: 'fight', player: 'ben' }, climb]),
    moves: [obey, none, none, resolve, test('crit', 'blank'), passed(true)],
  },
  {
    rule: 'outer-rim.dice.0.1',
    shows: 'nothing calls for dice in the planning step',
    start: ambush(),
    moves: [test('crit', 'blank')],
    breaks: ['outer-rim.skill-tests.0.1'],
  },
  {
    rule: 'outer-rim.dice.1',
    shows: 'all four results in one roll',
    start: ambush({ ann: { values: { shipCombat: 4 } } }),
    moves: [meet, roll('hit', 'crit', 'focus', 'blank'), roll('blank', 'blank'), { ...resolve, damage: { attack: 3 } }],
  },
  {
    rule: 'outer-rim.dice.1',
    shows: 'a die shows one of its results, not two',
    start: ambush({ ann: { values: { shipCombat: 3 } } }),
    moves: [meet, roll('hit', 'crit', 'focus', 'blank'), roll('blank', 'blank'), resolve],
    breaks: ['outer-rim.combat-steps.1'],
  },
  ...face('outer-rim.dice.1.1', 'hit', 1),
  ...face('outer-rim.dice.1.2', 'crit', 2),
  ...face('outer-rim.dice.1.3', 'focus', 0),
  ...face('outer-rim.dice.1.4', 'blank', 0),
  {
    rule: 'outer-rim.dice.2',
    shows: 'an ability that cancels a hit cancels a hit',
    start: duel({
      ben: { assets: [trick('shield', { on: 'opponent', change: { kind: 'cancel', most: 1, from: 'hit' } })] },
    }),
    moves: [
      obey,
      roll('crit', 'hit', 'blank'),
      use('ben', 'shield', { kind: 'cancel', dice: [1] }),
      none,
      { ...resolve, damage: { attack: 2 } },
    ],
  },
  {
    rule: 'outer-rim.dice.2',
    shows: 'an ability that cancels a hit does not cancel a crit',
    start: duel({
      ben: { assets: [trick('shield', { on: 'opponent', change: { kind: 'cancel', most: 1, from: 'hit' } })] },
    }),
    moves: [obey, roll('crit', 'hit', 'blank'), use('ben', 'shield', { kind: 'cancel', dice: [0] }), none, resolve],
    breaks: ['outer-rim.dice.2'],
  },
  {
    rule: 'outer-rim.dice.3',
    shows: 'an ability that speaks of blanks is used on a blank',
    start: ambush({
      ann: { assets: [trick('luck', { on: 'own', change: { kind: 'turn', most: 1, from: 'blank', to: 'hit' } })] },
    }),
    moves: [
      meet,
      roll('hit', 'focus', 'blank'),
      use('ann', 'luck', { kind: 'turn', dice: [2], to: 'hit' }),
      roll('blank', 'blank'),
      { ...resolve, damage: { attack: 2 } },
    ],
  },
  {
    rule: 'outer-rim.dice.3',
    shows: 'an ability that speaks of blanks is not used on a focus',
    start: ambush({
      ann: { assets: [trick('luck', { on: 'own', change: { kind: 'turn', most: 1, from: 'blank', to: 'hit' } })] },
    }),
    moves: [
      meet,
      roll('hit', 'focus', 'blank'),
      use('ann', 'luck', { kind: 'turn', dice: [1], to: 'hit' }),
      roll('blank', 'blank'),
      resolve,
    ],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
];
