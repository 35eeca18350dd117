import type { Example } from '../example.ts';
import { ambush, claims, duel, meet, obey, reroll, resolve, roll, trick, use } from '../fights.ts';

const three = roll('hit', 'hit', 'blank');
const none = roll('blank', 'blank', 'blank');
const shield = trick('shield', { on: 'opponent', change: { kind: 'cancel', most: 1, from: 'hit' } });
const second = trick('second-shield', { on: 'opponent', change: { kind: 'turn', most: 1, from: 'hit', to: 'blank' } });
const charge = trick('charge', { on: 'own', change: { kind: 'add', faces: ['hit'] } });
const cancel = (die: number) => ({ kind: 'cancel', dice: [die] });
const blaster = { id: 'blaster', type: 'gear', bonuses: { groundCombat: 1 } } as const;
const rifle = { id: 'rifle', type: 'gear', bonuses: { groundCombat: 2 } } as const;

/** Ann and Ben fight somewhere: nobody knows whether on a planet or between ships. */
const somewhere = {
  ...duel({
    ben: { assets: [trick('hammer', { on: 'own', combat: 'ground', change: { kind: 'add', faces: ['hit'] } })] },
  }),
};
const nowhere = {
  ...somewhere,
  seats: Object.fromEntries(Object.entries(somewhere.seats ?? {}).map(([seat, { space: _, ...own }]) => [seat, own])),
};

export const examples: readonly Example[] = [
  ...(['hit', 'crit'] as const).map(
    (face): Example => ({
      rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
      shows: `in a combat of any kind a card that adds a hit may add a ${face}`.replace(
        'may add a crit',
        'adds no crit',
      ),
      start: nowhere,
      moves: [obey, three, none, use('ben', 'hammer', { kind: 'add', faces: [face] })],
      doubtful: true,
      ...(face === 'hit' ? {} : { breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2' as const] }),
    }),
  ),
  {
    rule: 'outer-rim.combat-abilities.1.a',
    shows: 'a cancelled hit is ignored',
    start: duel({ ben: { assets: [shield] } }),
    moves: [obey, three, use('ben', 'shield', cancel(0)), none, resolve],
    final: { seats: { ben: { damage: { character: 1 } } } },
  },
  {
    rule: 'outer-rim.combat-abilities.1.a',
    shows: 'nothing more can be done with a cancelled result',
    start: duel({ ben: { assets: [shield, second] } }),
    moves: [
      obey,
      three,
      use('ben', 'shield', cancel(0)),
      use('ben', 'second-shield', { kind: 'turn', dice: [0], to: 'blank' }),
      none,
      resolve,
    ],
    breaks: ['outer-rim.combat-abilities.1.a'],
  },
  {
    rule: 'outer-rim.combat-abilities.1.b',
    shows: 'a cancelled hit does not help to win',
    start: ambush({ ann: { assets: [shield] } }),
    moves: [
      meet,
      roll('hit', 'blank', 'blank'),
      roll('hit', 'hit'),
      use('ann', 'shield', cancel(1)),
      { ...resolve, damage: { attack: 1, defence: 1 }, winner: 'attacker' },
    ],
    final: { seats: { ann: { credits: 8000, damage: { ship: 1 } } } },
  },
  {
    rule: 'outer-rim.combat-abilities.1.b',
    shows: 'the table counts a cancelled hit all the same',
    start: duel({ ben: { assets: [shield] } }),
    moves: [obey, three, use('ben', 'shield', cancel(0)), none, { ...resolve, damage: { attack: 2 } }],
    breaks: ['outer-rim.combat-abilities.1.b'],
    final: { seats: { ben: { damage: { character: 2 } } } },
  },
  {
    rule: 'outer-rim.combat-abilities.2',
    shows: 'a turned die counts as what it was turned to',
    start: duel({
      ann: { assets: [trick('visor', { on: 'own', change: { kind: 'turn', most: 1, from: 'focus', to: 'crit' } })] },
    }),
    moves: [
      obey,
      roll('hit', 'focus', 'focus'),
      use('ann', 'visor', { kind: 'turn', dice: [1], to: 'crit' }),
      none,
      { ...resolve, damage: { attack: 3 } },
    ],
  },
  {
    rule: 'outer-rim.combat-abilities.2',
    shows: 'an ability on focus results cannot use a focus that was turned to a hit',
    start: duel({
      ann: {
        assets: [
          trick('visor', { on: 'own', change: { kind: 'turn', most: 1, from: 'focus', to: 'hit' } }),
          trick('amplifier', { on: 'own', change: { kind: 'turn', most: 1, from: 'focus', to: 'crit' } }),
        ],
      },
    }),
    moves: [
      obey,
      roll('hit', 'focus', 'blank'),
      use('ann', 'visor', { kind: 'turn', dice: [1], to: 'hit' }),
      use('ann', 'amplifier', { kind: 'turn', dice: [1], to: 'crit' }),
      none,
      resolve,
    ],
    breaks: ['outer-rim.combat-abilities.2'],
  },
  {
    rule: 'outer-rim.combat-abilities.3.a',
    shows: 'an added hit counts like one more die that shows a hit',
    start: duel({ ann: { assets: [charge] } }),
    moves: [
      obey,
      three,
      claims(use('ann', 'charge', { kind: 'add', faces: ['hit'] }), { combat: { attack: { damage: 3 } } }),
      none,
      resolve,
    ],
    final: { seats: { ben: { damage: { character: 3 } } } },
  },
  {
    rule: 'outer-rim.combat-abilities.3.a',
    shows: 'an added hit is not worth two damage',
    start: duel({ ann: { assets: [charge] } }),
    moves: [
      obey,
      three,
      claims(use('ann', 'charge', { kind: 'add', faces: ['hit'] }), { combat: { attack: { damage: 4 } } }),
      none,
      resolve,
    ],
    breaks: ['outer-rim.combat-abilities.3.a'],
  },
  {
    rule: 'outer-rim.combat-abilities.3.b',
    shows: 'rolled dice are rerolled although a hit was added at the start of the combat',
    start: duel({
      ann: {
        assets: [
          trick('charge', { timing: 'start-of-combat', on: 'own', change: { kind: 'add', faces: ['hit'] } }),
          trick('lens', { on: 'own', change: { kind: 'reroll', most: 1 } }),
        ],
      },
    }),
    moves: [
      obey,
      use('ann', 'charge', { kind: 'add', faces: ['hit'] }),
      three,
      use('ann', 'lens', { kind: 'reroll', dice: [2] }),
      reroll('crit'),
      none,
      { ...resolve, damage: { attack: 5 } },
    ],
  },
  {
    rule: 'outer-rim.combat-abilities.3.b',
    shows: 'the added hit itself is not rerolled',
    start: duel({
      ann: {
        assets: [
          trick('charge', { timing: 'start-of-combat', on: 'own', change: { kind: 'add', faces: ['hit'] } }),
          trick('lens', { on: 'own', change: { kind: 'reroll', most: 1 } }),
        ],
      },
    }),
    moves: [
      obey,
      use('ann', 'charge', { kind: 'add', faces: ['hit'] }),
      three,
      use('ann', 'lens', { kind: 'reroll', dice: [3] }),
      reroll('crit'),
      none,
      resolve,
    ],
    breaks: ['outer-rim.combat-abilities.3.b'],
  },
  {
    rule: 'outer-rim.combat-abilities.4',
    shows: 'an ability at the start of the combat comes before any dice',
    start: duel({
      ben: {
        assets: [trick('focus-stone', { timing: 'start-of-combat', on: 'own', change: { kind: 'value', add: 2 } })],
      },
    }),
    moves: [
      obey,
      use('ben', 'focus-stone', { kind: 'value', add: 2 }),
      three,
      roll('hit', 'blank', 'blank', 'blank', 'blank'),
      resolve,
    ],
  },
  {
    rule: 'outer-rim.combat-abilities.4',
    shows: 'after the first roll it is too late, although the own dice are still to come',
    start: duel({
      ben: {
        assets: [trick('focus-stone', { timing: 'start-of-combat', on: 'own', change: { kind: 'value', add: 2 } })],
      },
    }),
    moves: [
      obey,
      three,
      use('ben', 'focus-stone', { kind: 'value', add: 2 }),
      roll('hit', 'blank', 'blank', 'blank', 'blank'),
      resolve,
    ],
    breaks: ['outer-rim.combat-abilities.4'],
  },
  {
    rule: 'outer-rim.combat-abilities.5',
    shows: 'a card raises the ground combat value',
    start: duel({ ann: { assets: [blaster] } }),
    moves: [obey, roll('hit', 'hit', 'blank', 'blank'), none, resolve],
  },
  {
    rule: 'outer-rim.combat-abilities.5',
    shows: 'it does not raise the ship combat value',
    start: ambush({ ann: { assets: [blaster] } }),
    moves: [meet, roll('hit', 'hit', 'blank', 'hit'), roll('blank', 'blank'), resolve],
    breaks: ['outer-rim.combat-steps.1.1'],
  },
  {
    rule: 'outer-rim.combat-abilities.5.1',
    shows: 'the bonus ends when the card is gone, even in the middle of a combat',
    start: duel({
      ann: {
        assets: [
          blaster,
          trick('flare', {
            timing: 'start-of-combat',
            cost: [{ do: 'discard-asset', card: 'blaster' }],
            effects: [{ do: 'recover', on: 'character', amount: 1 }],
          }),
        ],
        damage: { character: 1 },
      },
    }),
    moves: [obey, { type: 'combat.ability', seat: 'ann', source: 'flare' }, three, none, resolve],
    final: { seats: { ann: { damage: { character: 0 } } } },
  },
  {
    rule: 'outer-rim.combat-abilities.5.1',
    shows: 'nobody leaves the bonus out while they have the card',
    start: duel({ ann: { assets: [blaster] } }),
    moves: [obey, three, none, resolve],
    breaks: ['outer-rim.combat-steps.1'],
  },
  {
    rule: 'outer-rim.combat-abilities.5.2',
    shows: 'several bonuses add up',
    start: duel({ ann: { assets: [blaster, rifle], credits: 0 } }),
    moves: [obey, roll('hit', 'hit', 'blank', 'blank', 'blank', 'blank'), none, resolve],
  },
  {
    rule: 'outer-rim.combat-abilities.5.2',
    shows: 'not only the highest of them counts',
    start: duel({ ann: { assets: [blaster, rifle] } }),
    moves: [obey, roll('hit', 'hit', 'blank', 'blank', 'blank'), none, resolve],
    breaks: ['outer-rim.combat-steps.1'],
  },
  {
    rule: 'outer-rim.combat-abilities.5',
    shows: 'the value without the bonus is not the value in force',
    start: duel({ ann: { assets: [blaster] } }),
    moves: [claims(obey, { combat: { attack: { value: 3 } } }), roll('hit', 'hit', 'blank', 'blank'), none, resolve],
    breaks: ['outer-rim.combat-abilities.5'],
  },
  {
    rule: 'outer-rim.combat-abilities.5.1',
    shows: 'the bonus does not wait for the dice',
    start: duel({ ann: { assets: [blaster] } }),
    moves: [claims(obey, { combat: { attack: { value: 3 } } }), roll('hit', 'hit', 'blank', 'blank'), none, resolve],
    breaks: ['outer-rim.combat-abilities.5'],
  },
  {
    rule: 'outer-rim.combat-abilities.5.2',
    shows: 'the value with one bonus of two is not the value in force',
    start: duel({ ann: { assets: [blaster, rifle] } }),
    moves: [
      claims(obey, { combat: { attack: { value: 5 } } }),
      roll('hit', 'hit', 'blank', 'blank', 'blank', 'blank'),
      none,
      resolve,
    ],
    breaks: ['outer-rim.combat-abilities.5.2'],
  },
  {
    rule: 'outer-rim.combat-abilities.6.a',
    shows: 'the neighbour rolls for the patrol and does no more',
    start: ambush({ ben: { assets: [trick('lens', { change: { kind: 'reroll', most: 1 } })] } }),
    moves: [meet, three, { ...roll('hit', 'blank'), seat: 'ben' }, resolve],
  },
  {
    rule: 'outer-rim.combat-abilities.6.a',
    shows: 'the neighbour who rolls for the patrol cannot use an own ability',
    start: ambush({ ben: { assets: [trick('lens', { change: { kind: 'reroll', most: 1 } })] } }),
    moves: [
      meet,
      three,
      { ...roll('hit', 'blank'), seat: 'ben' },
      use('ben', 'lens', { kind: 'reroll', dice: [1] }),
      reroll('crit'),
      resolve,
    ],
    breaks: ['outer-rim.combat-abilities.6.a'],
  },
  {
    rule: 'outer-rim.combat-abilities.6.b',
    shows: 'Lando rerolls a die of his own combat',
    start: ambush({
      ann: {
        character: 'lando-calrissian',
        values: { shipCombat: 3, groundCombat: 3, health: 4, hull: 4, hyperdrive: 5 },
      },
    }),
    moves: [
      meet,
      three,
      use('ann', 'lando-calrissian', { kind: 'reroll', dice: [2] }, { ability: 'reroll' }),
      reroll('hit'),
      roll('blank', 'blank'),
      resolve,
    ],
  },
  {
    rule: 'outer-rim.combat-abilities.6.b',
    shows: 'Lando does not reroll dice of a patrol for which he rolls',
    start: ambush({ ben: { character: 'lando-calrissian' } }),
    moves: [
      meet,
      three,
      roll('hit', 'blank'),
      use('ben', 'lando-calrissian', { kind: 'reroll', dice: [1] }, { ability: 'reroll' }),
      reroll('crit'),
      resolve,
    ],
    breaks: ['outer-rim.combat-abilities.6.a'],
  },
];
