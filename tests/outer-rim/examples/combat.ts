import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { type Example, table } from '../example.ts';
import { ambush, claims, duel, meet, obey, orders, resolve, roll } from '../fights.ts';

const bandit = { do: 'fight', kind: 'ground', enemy: { name: 'a bandit', combat: 2 } } as const;
const raider = { do: 'fight', kind: 'ship', enemy: { name: 'a raider', combat: 2 } } as const;
/** Ann fights with three dice on the ground and with five in space. */
const ann = { values: { groundCombat: 3, shipCombat: 5 } };
const five = roll('hit', 'hit', 'blank', 'blank', 'blank');
const three = roll('hit', 'hit', 'blank');
const two = roll('blank', 'blank');

/** A card of a navpoint: fame where a patrol is, a test where none is. */
const byThePatrol: CardFacts = {
  id: 'ambush-or-riddle',
  origin: 'encounter',
  encounterDeck: 'navpoint',
  bonuses: {},
  sections: [
    { of: 'patrol', effects: [{ do: 'gain-fame', amount: 1 }] },
    { of: 'no-patrol', effects: [{ do: 'test', skill: 'tech', pass: [], fail: [] }] },
  ],
};

export const examples: readonly Example[] = [
  ...([{ test: { skill: 'tech' } }, { combat: { side: 'attack' } }] as const).map(
    (claims): Example => ({
      rule: 'outer-rim.combat.0.1',
      shows: `one of the sections of a card, where nobody knows which was resolved: ${Object.keys(claims).join()}`,
      header: { cards: [byThePatrol] },
      start: table({ turn: { step: 'encounter' }, ann: { space: null } }),
      moves: [{ type: 'encounter.space', seat: 'ann', card: 'ambush-or-riddle', expect: claims }],
      ...('combat' in claims ? { breaks: ['outer-rim.combat.0.1'] as const } : { doubtful: true }),
    }),
  ),
  ...(
    [
      [{ combat: { side: 'attack' } }, { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] }],
      [{ test: { skill: 'tech' } }, { type: 'test.roll', faces: ['hit', 'blank'] }],
      [{ card: { asks: 'may' } }, { type: 'card.may', seat: 'ann' }],
    ] as const
  ).map(
    ([claims, next]): Example => ({
      rule: 'outer-rim.combat.0.1',
      shows: `what a card has called for whose text nobody has told may be claimed: ${Object.keys(claims).join()}`,
      start: table({ turn: { step: 'encounter' } }),
      moves: [{ type: 'encounter.space', seat: 'ann', expect: claims }, next],
      doubtful: true,
    }),
  ),
  {
    rule: 'outer-rim.combat.0.1',
    shows: 'but not before it',
    start: table(),
    moves: [
      { type: 'planning.gain-credits', seat: 'ann', expect: { combat: { side: 'attack' } } },
      { type: 'encounter.space', seat: 'ann' },
    ],
    breaks: ['outer-rim.combat.0.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.combat.0.1',
    shows: 'a card calls for a combat',
    start: duel(),
    moves: [obey, three, roll('blank', 'blank', 'blank'), resolve],
    final: { seats: { ben: { damage: { character: 2 } } }, combat: null },
  },
  {
    rule: 'outer-rim.combat.0.1',
    shows: 'nobody rolls for a combat that nothing has called for',
    start: duel(),
    moves: [three],
    breaks: ['outer-rim.combat.0.1'],
  },
  {
    rule: 'outer-rim.combat.1',
    shows: 'in a ground combat the ground combat value sets the dice and the characters are hurt',
    start: orders([bandit], { ann }),
    moves: [obey, three, roll('crit', 'blank'), resolve],
    final: { seats: { ann: { damage: { character: 2, ship: 0 } } } },
  },
  {
    rule: 'outer-rim.combat.1',
    shows: 'in a ground combat no ship is hurt',
    start: orders([bandit], { ann }),
    moves: [obey, three, roll('crit', 'blank'), claims(resolve, { seats: { ann: { damage: { ship: 2 } } } })],
    breaks: ['outer-rim.combat-steps.5.1'],
  },
  {
    rule: 'outer-rim.combat.1.1',
    shows: 'an enemy with a ship combat value is fought with the ship',
    start: orders([raider], { ann }),
    moves: [obey, five, two, resolve],
  },
  {
    rule: 'outer-rim.combat.1.1',
    shows: 'the log takes the fight with such an enemy for a ground combat',
    start: orders([raider], { ann }),
    moves: [claims(obey, { combat: { kind: 'ground' } }), five, two, resolve],
    breaks: ['outer-rim.combat.1.1'],
  },
  {
    rule: 'outer-rim.combat.1.2',
    shows: 'an enemy with a ground combat value is fought on the ground',
    start: orders([bandit], { ann }),
    moves: [obey, three, two, resolve],
  },
  {
    rule: 'outer-rim.combat.1.2',
    shows: 'the log takes the fight with such an enemy for a ship combat',
    start: orders([bandit], { ann }),
    moves: [claims(obey, { combat: { kind: 'ship' } }), three, two, resolve],
    breaks: ['outer-rim.combat.1.2'],
  },
  {
    rule: 'outer-rim.combat.1.3',
    shows: 'two players on a planet fight on the ground',
    start: duel({ ann }),
    moves: [obey, three, roll('blank', 'blank', 'blank'), resolve],
    final: { seats: { ben: { damage: { character: 2, ship: 0 } } } },
  },
  {
    rule: 'outer-rim.combat.1.3',
    shows: 'two players on a navpoint fight with their ships',
    start: duel({ ann: { ...ann, space: 't4-n3' }, ben: { space: 't4-n3' } }),
    moves: [obey, five, roll('blank', 'blank', 'blank'), resolve],
    final: { seats: { ben: { damage: { character: 0, ship: 2 } } } },
  },
  {
    rule: 'outer-rim.combat.1.3',
    shows: 'the effect that starts the combat may say otherwise',
    start: orders([{ do: 'fight', player: 'ben', kind: 'ship' }], { ann }),
    moves: [obey, five, roll('blank', 'blank', 'blank'), resolve],
    final: { seats: { ben: { damage: { character: 0, ship: 2 } } } },
  },
  {
    rule: 'outer-rim.combat.1.3',
    shows: 'without such an effect a planet does not see a ship combat',
    start: duel({ ann }),
    moves: [claims(obey, { combat: { kind: 'ship' } }), three, roll('blank', 'blank', 'blank'), resolve],
    breaks: ['outer-rim.combat.1.3'],
  },
  {
    rule: 'outer-rim.combat.2',
    shows: 'a patrol is fought with the ship',
    start: ambush({ ann }),
    moves: [meet, five, two, resolve],
    final: { seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.combat.2',
    shows: 'a patrol is not fought on the ground',
    start: ambush({ ann }),
    moves: [claims(meet, { combat: { kind: 'ground' } }), five, two, resolve],
    breaks: ['outer-rim.combat.2'],
  },
  {
    rule: 'outer-rim.combat.4.a',
    shows: 'the card gives the combat value of its enemy',
    start: orders([bandit]),
    moves: [claims(obey, { combat: { defence: { value: 2 }, defender: { enemy: 'a bandit' } } }), three, two, resolve],
  },
  {
    rule: 'outer-rim.combat.4.a',
    shows: 'the enemy has no other value than that of the card',
    start: orders([bandit]),
    moves: [claims(obey, { combat: { defence: { value: 4 } } }), three, two, resolve],
    breaks: ['outer-rim.combat.4.a'],
  },
  {
    rule: 'outer-rim.combat.4.1.a',
    shows: 'the enemy of a card defends: at a tie the player wins',
    start: orders([bandit]),
    moves: [obey, three, roll('hit', 'hit'), { ...resolve, winner: 'attacker' }],
  },
  {
    rule: 'outer-rim.combat.4.1.a',
    shows: 'the enemy of a card does not attack',
    start: orders([bandit]),
    moves: [claims(obey, { combat: { attacker: 'ben' } }), three, two, resolve],
    breaks: ['outer-rim.combat.4.1.a'],
  },
  {
    rule: 'outer-rim.combat.4.1.a',
    shows: 'the enemy of a card does not roll first',
    start: orders([bandit]),
    moves: [obey, { ...roll('hit', 'hit'), side: 'defence' }, { ...three, side: 'attack' }, resolve],
    breaks: ['outer-rim.combat-steps.0.1'],
    final: { seats: { ann: { damage: { character: 2 } } } },
  },
  {
    rule: 'outer-rim.combat.5',
    shows: 'a card lets a player fight another player',
    start: duel(),
    moves: [claims(obey, { combat: { defender: { player: 'ben' } } }), three, three, resolve],
    final: { seats: { ann: { damage: { character: 2 } }, ben: { damage: { character: 2 } } } },
  },
  {
    rule: 'outer-rim.combat.5',
    shows: 'a card that orders something else lets nobody fight',
    start: orders([{ do: 'gain-credits', amount: 1000 }]),
    moves: [obey, three],
    breaks: ['outer-rim.combat.0.1'],
  },
  {
    rule: 'outer-rim.combat.6',
    shows: 'the current player attacks',
    start: duel(),
    moves: [obey, { ...three, seat: 'ann' }, { ...three, seat: 'ben' }, resolve],
  },
  {
    rule: 'outer-rim.combat.6',
    shows: 'the current player attacks even when another seat resolves the effect',
    start: duel({ ben: { values: { groundCombat: 2 } } }),
    moves: [obey, { ...three, seat: 'ann' }, { ...two, seat: 'ben' }, resolve],
  },
  {
    rule: 'outer-rim.combat.6',
    shows: 'the other player is not the attacker who closes the combat',
    start: duel(),
    moves: [obey, three, three, { ...resolve, seat: 'ben' }],
    breaks: ['outer-rim.combat.6'],
  },
  {
    rule: 'outer-rim.combat.7',
    shows: 'a player who resolves a fight in the turn of another attacks',
    start: duel({
      ben: {
        assets: [
          {
            id: 'reflex',
            type: 'gear',
            bonuses: {},
            abilities: [
              {
                id: 'trick',
                timing: 'start-of-combat',
                effects: [{ do: 'fight', kind: 'ground', enemy: { name: 'a hound', combat: 2 } }],
              },
            ],
          },
        ],
      },
    }),
    moves: [
      obey,
      { type: 'combat.ability', seat: 'ben', source: 'reflex' },
      { ...three, seat: 'ben' },
      { ...two, seat: 'ann' },
      { ...resolve, seat: 'ben' },
    ],
  },
  {
    rule: 'outer-rim.combat.7',
    shows: 'the current player does not close a combat in which they take no part',
    start: duel({
      ben: {
        assets: [
          {
            id: 'reflex',
            type: 'gear',
            bonuses: {},
            abilities: [
              {
                id: 'trick',
                timing: 'start-of-combat',
                effects: [{ do: 'fight', kind: 'ground', enemy: { name: 'a hound', combat: 2 } }],
              },
            ],
          },
        ],
      },
    }),
    moves: [
      obey,
      { type: 'combat.ability', seat: 'ben', source: 'reflex' },
      { ...three, seat: 'ben' },
      { ...two, seat: 'ann' },
      { ...resolve, seat: 'ann' },
    ],
    breaks: ['outer-rim.combat.7'],
  },
];
