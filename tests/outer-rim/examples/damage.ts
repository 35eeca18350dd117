import { type Example, table } from '../example.ts';
import { claims, duel, obey, resolve, roll } from '../fights.ts';
import { inAction, tool, use } from '../tools.ts';

const hurt = (amount: number, on: 'character' | 'ship' = 'ship', more: object = {}) =>
  tool('acid', { do: 'suffer', on, amount, ...more });
const heal = (amount: number | 'all') => tool('bacta', { do: 'recover', on: 'character', amount });

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.damage.0.1',
    shows: 'damage of character and ship is counted apart',
    start: table({ ann: { damage: { character: 1 }, assets: [hurt(2)] }, ...inAction }),
    moves: [use('acid')],
    final: { seats: { ann: { damage: { character: 1, ship: 2 } } } },
  },
  {
    rule: 'outer-rim.damage.0.1',
    shows: 'damage of the ship does not lie on the character',
    start: table({ ann: { assets: [hurt(2)] }, ...inAction }),
    moves: [use('acid', { expect: { seats: { ann: { damage: { ship: 0 } } } } })],
    breaks: ['outer-rim.damage.1'],
  },
  {
    rule: 'outer-rim.damage.1',
    shows: 'each damage suffered adds to what is there',
    start: table({ ann: { damage: { ship: 1 }, assets: [hurt(2)] }, ...inAction }),
    moves: [use('acid', { expect: { seats: { ann: { damage: { ship: 3 } } } } })],
  },
  {
    rule: 'outer-rim.damage.1',
    shows: 'two damage are not one',
    start: table({ ann: { damage: { ship: 1 }, assets: [hurt(2)] }, ...inAction }),
    moves: [use('acid', { expect: { seats: { ann: { damage: { ship: 2 } } } } })],
    breaks: ['outer-rim.damage.1'],
  },
  {
    rule: 'outer-rim.damage.1.1',
    shows: 'damage does not wander from one player to another: it comes from the supply',
    start: table({ ann: { assets: [hurt(2)] }, ben: { damage: { ship: 2 } }, ...inAction }),
    moves: [use('acid')],
    final: { seats: { ann: { damage: { ship: 2 } }, ben: { damage: { ship: 2 } } } },
  },
  {
    rule: 'outer-rim.damage.1.1',
    shows: 'the supply never refuses damage',
    start: table({ ann: { assets: [hurt(2)] }, ...inAction }),
    moves: [use('acid', { expect: { seats: { ann: { damage: { ship: 1 } } } } })],
    breaks: ['outer-rim.damage.1'],
  },
  {
    rule: 'outer-rim.damage.2',
    shows: 'damage equal to the health defeats the player',
    start: table({ ann: { damage: { character: 2 }, assets: [hurt(2, 'character')] }, ...inAction }),
    moves: [use('acid', { expect: { seats: { ann: { defeated: true, damage: { character: 4 } } } } })],
  },
  {
    rule: 'outer-rim.damage.2',
    shows: 'a position cannot have a player on their feet with damage equal to the health',
    start: table({ ann: { defeated: false, damage: { character: 4 } } }),
    moves: [],
    breaks: ['outer-rim.damage.2'],
  },
  {
    rule: 'outer-rim.damage.3',
    shows: 'damage equal to the hull defeats the player',
    start: table({ ann: { damage: { ship: 2 }, assets: [hurt(2)] }, ...inAction }),
    moves: [use('acid', { expect: { seats: { ann: { defeated: true, damage: { ship: 4 } } } } })],
  },
  {
    rule: 'outer-rim.damage.3',
    shows: 'a position cannot have a player on their feet with damage equal to the hull',
    start: table({ ann: { defeated: false, damage: { ship: 4 } } }),
    moves: [],
    breaks: ['outer-rim.damage.3'],
  },
  {
    rule: 'outer-rim.damage.4',
    shows: 'as much damage as health and hull is the most there can be',
    start: table({ ann: { defeated: true, damage: { character: 4, ship: 4 } } }),
    moves: [{ type: 'planning.recover', seat: 'ann' }],
    final: { seats: { ann: { damage: { character: 0, ship: 0 } } } },
  },
  {
    rule: 'outer-rim.damage.4',
    shows: 'a position has more damage than health',
    start: table({ ann: { defeated: true, damage: { character: 5 } } }),
    moves: [],
    breaks: ['outer-rim.damage.4'],
  },
  {
    rule: 'outer-rim.damage.4',
    shows: 'that is a slip, which defeats nobody who is not said to be',
    start: table({ ann: { damage: { ship: 5 } } }),
    moves: [{ type: 'planning.gain-credits', seat: 'ann' }],
    breaks: ['outer-rim.damage.4'],
  },
  {
    rule: 'outer-rim.damage.4.1',
    shows: 'damage beyond the hull is ignored',
    start: table({ ann: { damage: { ship: 3 }, assets: [hurt(6)] }, ...inAction }),
    moves: [use('acid', { expect: { seats: { ann: { damage: { ship: 4 } } } } })],
  },
  {
    rule: 'outer-rim.damage.4.1',
    shows: 'a ship with hull 4 cannot carry 9 damage',
    start: table({ ann: { damage: { ship: 3 }, assets: [hurt(6)] }, ...inAction }),
    moves: [use('acid', { expect: { seats: { ann: { damage: { ship: 9 } } } } })],
    breaks: ['outer-rim.damage.4.1'],
  },
  {
    rule: 'outer-rim.damage.4.1',
    shows: 'where a card of unknown text may raise the hull, nobody is called defeated and nobody is contradicted',
    start: table({ ann: { damage: { ship: 3 }, assets: ['nobody-knows-this-mod', hurt(6)] }, ...inAction }),
    moves: [use('acid', { expect: { seats: { ann: { damage: { ship: 6 }, defeated: false } } } })],
    doubtful: true,
  },
  {
    rule: 'outer-rim.damage.5',
    shows: 'recovered damage is taken off, never more than there is',
    start: table({ ann: { damage: { character: 3, ship: 1 }, assets: [heal(2)] }, ...inAction }),
    moves: [use('bacta', { expect: { seats: { ann: { damage: { character: 1, ship: 1 } } } } })],
  },
  {
    rule: 'outer-rim.damage.5',
    shows: 'recovering 2 damage does not take off 3',
    start: table({ ann: { damage: { character: 3 }, assets: [heal(2)] }, ...inAction }),
    moves: [use('bacta', { expect: { seats: { ann: { damage: { character: 0 } } } } })],
    breaks: ['outer-rim.damage.5'],
  },
  {
    rule: 'outer-rim.damage.5.2',
    shows: 'damage taken off is gone and lies on nobody',
    start: table({ ann: { damage: { character: 3 }, assets: [heal('all')] }, ...inAction }),
    moves: [use('bacta')],
    final: { seats: { ann: { damage: { character: 0, ship: 0 } }, ben: { damage: { character: 0, ship: 0 } } } },
  },
  {
    rule: 'outer-rim.damage.5.2',
    shows: 'damage taken off does not stay on the card',
    start: table({ ann: { damage: { character: 3 }, assets: [heal('all')] }, ...inAction }),
    moves: [use('bacta', { expect: { seats: { ann: { damage: { character: 3 } } } } })],
    breaks: ['outer-rim.damage.5'],
  },
  {
    rule: 'outer-rim.damage.6',
    shows: 'prevented damage is not suffered',
    start: table({ ann: { assets: [hurt(3, 'character', { prevented: 2 })] }, ...inAction }),
    moves: [use('acid', { expect: { seats: { ann: { damage: { character: 1 } } } } })],
  },
  {
    rule: 'outer-rim.damage.6',
    shows: 'damage that is prevented does not count all the same',
    start: table({ ann: { assets: [hurt(3, 'character', { prevented: 2 })] }, ...inAction }),
    moves: [use('acid', { expect: { seats: { ann: { damage: { character: 3 } } } } })],
    breaks: ['outer-rim.damage.6'],
  },
  // Dengar suffers 2 damage less in a combat that he wins, and his opponent 1 more.
  ...(
    [
      ['less damage is suffered in a combat that is won', 4, 'ann', { character: 0 }, undefined],
      ['and no damage beyond that', 4, 'ann', { character: 2 }, 'outer-rim.golden-rules.0.2'],
      ['the player who has lost it suffers 1 more', 4, 'ben', { character: 4 }, undefined],
      ['not as much as was rolled', 4, 'ben', { character: 3 }, 'outer-rim.golden-rules.0.3'],
      ['who has lost prevents nothing', 1, 'ann', { character: 2 }, undefined],
      ['a claim that they did', 1, 'ann', { character: 0 }, 'outer-rim.combat-steps.5.1'],
      ['nor does anybody suffer more from them', 1, 'ben', { character: 1 }, undefined],
    ] as const
  ).map(
    ([shows, hits, who, damage, breaks]): Example => ({
      rule: 'outer-rim.damage.6',
      shows: `by a card that speaks of victories: ${shows}`,
      start: duel({ ann: { character: 'dengar' }, ben: { values: { health: 9 } } }),
      moves: [
        obey,
        roll(...(hits === 4 ? (['crit', 'hit', 'blank'] as const) : (['hit', 'blank', 'blank'] as const))),
        roll('hit', 'hit', 'blank'),
        claims(resolve, { seats: { [who]: { damage } } }),
      ],
      ...(breaks === undefined ? {} : { breaks: [breaks] }),
    }),
  ),
];
