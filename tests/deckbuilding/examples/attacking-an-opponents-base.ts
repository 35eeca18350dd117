import type { StartSeat } from '../../../schemas/deckbuilding/header.ts';
import { breaks, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';

/** An attack with six. */
const six: StartSeat = { units: [{ card: 'at-at', committed: 'base' }] };
const strike = vera('attack.resolve', { target: 'base' });
const claims = (expect: object) => ({ ...strike, expect });
const ships = ['blockade-runner', 'hammerhead-corvette'];
const twoShips = table({ vera: six, sam: { ships } });
const doubtful = (example: Example): Example => ({ ...example, doubtful: true });
/** Dantooine has eight hit points, three damage destroy it. */
const weak = table({ vera: six, sam: { base: { card: 'dantooine', damage: 5 } } });
/** Six damage on top of two are just what destroys Dantooine. */
const exact = table({ vera: six, sam: { base: { card: 'dantooine', damage: 2 } } });
const ship = (damage: number) => ({
  name: 'mon-calamari-cruiser',
  card: 'mon-calamari-cruiser',
  committed: 'none',
  attacked: false,
  used: false,
  bonus: 0,
  fleeting: false,
  damage,
});

const put = (to: string, amount: number) => vera('attack.damage', { ship: to, amount });
const twoWhole = table({ vera: six, sam: { ships: ['mon-calamari-cruiser', 'hammerhead-corvette'] } });
const oneWhole = table({ vera: six, sam: { ships: ['mon-calamari-cruiser'] } });

export const examples: readonly Example[] = [
  keeps(
    'attacking-an-opponents-base.0.1',
    'units and capital ships attack together',
    table({
      vera: {
        units: [{ card: 'stormtrooper', committed: 'base' }],
        ships: [{ card: 'star-destroyer', committed: 'base' }],
      },
    }),
    [vera('attack.resolve', { target: 'base', attack: 6 })],
  ),
  breaks(
    'attacking-an-opponents-base.0.1',
    'the attack is added up wrongly',
    table({
      vera: {
        units: [{ card: 'stormtrooper', committed: 'base' }],
        ships: [{ card: 'star-destroyer', committed: 'base' }],
      },
    }),
    [vera('attack.resolve', { target: 'base', attack: 7 })],
  ),
  keeps('attacking-an-opponents-base.0.2', 'six damage are dealt in all', twoShips, [
    strike,
    vera('attack.damage', { ship: 'blockade-runner', amount: 3 }),
    vera('attack.damage', { ship: 'hammerhead-corvette', amount: 3 }),
  ]),
  breaks(
    'attacking-an-opponents-base.0.2',
    'more damage is dealt than the attack has',
    table({
      vera: { units: [{ card: 'stormtrooper', committed: 'base' }] },
      sam: { ships: ['blockade-runner', 'hammerhead-corvette'] },
    }),
    [strike, vera('attack.damage', { ship: 'blockade-runner', amount: 3 })],
  ),
  keeps(
    'attacking-an-opponents-base.1',
    'the base is safe behind a ship that stands',
    table({ vera: six, sam: { ships: ['mon-calamari-cruiser'] } }),
    [strike],
    { seats: { sam: { base: { damage: 0 }, ships: [] } } },
  ),
  breaks(
    'attacking-an-opponents-base.1',
    'damage is claimed on the base behind a ship',
    table({ vera: six, sam: { ships: ['mon-calamari-cruiser'] } }),
    [claims({ seats: { sam: { base: { damage: 6 } } } })],
  ),
  doubtful(
    breaks(
      'attacking-an-opponents-base.1',
      'damage is claimed on the base behind two ships, and the table goes on',
      twoShips,
      [claims({ seats: { sam: { base: { damage: 6 } } } }), vera('turn.end'), sam('turn.end')],
    ),
  ),
  doubtful(
    breaks(
      'attacking-an-opponents-base.1',
      'a base is claimed to have fallen behind two ships, and the table goes on',
      table({ vera: six, sam: { ships, base: { card: 'dantooine', damage: 6 } } }),
      [claims({ seats: { sam: { base: { card: 'none' } } } }), vera('turn.end')],
    ),
  ),
  breaks(
    'attacking-an-opponents-base.1',
    'the damage is to be split among ships, and a card is played instead',
    twoShips,
    [strike, vera('card.play', { card: 'stormtrooper' })],
    ['attacking-an-opponents-base.1'],
  ),
  keeps(
    'attacking-an-opponents-base.1.1',
    'four damage destroy the Blockade Runner',
    twoShips,
    [strike, vera('attack.damage', { ship: 'blockade-runner', amount: 4 })],
    { seats: { sam: { discard: ['blockade-runner'], ships: [{ damage: 2 }] } } },
  ),
  breaks('attacking-an-opponents-base.1.1', 'five damage are put on a ship that four destroy', twoShips, [
    strike,
    vera('attack.damage', { ship: 'blockade-runner', amount: 5 }),
  ]),
  keeps('attacking-an-opponents-base.1.2', 'the attacker splits the damage', twoShips, [
    strike,
    vera('attack.damage', { ship: 'hammerhead-corvette', amount: 1 }),
    vera('attack.damage', { ship: 'blockade-runner', amount: 3 }),
    vera('attack.damage', { ship: 'hammerhead-corvette', amount: 2 }),
  ]),
  breaks('attacking-an-opponents-base.1.2', 'damage is put on a ship that is not there', twoShips, [
    strike,
    vera('attack.damage', { ship: 'star-destroyer', amount: 1 }),
  ]),
  keeps(
    'attacking-an-opponents-base.2',
    'what is left after the ships goes to the base',
    table({ vera: six, sam: { ships: ['blockade-runner'] } }),
    [strike],
    { seats: { sam: { base: { damage: 2 } } } },
  ),
  breaks(
    'attacking-an-opponents-base.2',
    'what is left is said to be lost',
    table({ vera: six, sam: { ships: ['blockade-runner'] } }),
    [claims({ seats: { sam: { base: { damage: 0 } } } })],
  ),
  keeps(
    'attacking-an-opponents-base.2.1',
    'damage stays over the turns',
    table({ vera: six }),
    [strike, vera('turn.end'), sam('turn.end')],
    { seats: { sam: { base: { damage: 6 } } } },
  ),
  breaks(
    'attacking-an-opponents-base.2.1',
    'damage of an earlier attack is forgotten',
    table({ vera: six, sam: { base: { card: 'dantooine', damage: 1 } } }),
    [claims({ seats: { sam: { base: { damage: 6 } } } })],
    ['attacking-an-opponents-base.2.1'],
  ),
  keeps('attacking-an-opponents-base.3', 'eight damage destroy Dantooine', weak, [strike], {
    seats: { sam: { base: { card: 'none' } } },
  }),
  breaks('attacking-an-opponents-base.3', 'Dantooine is said to stand', weak, [
    claims({ seats: { sam: { base: { card: 'dantooine' } } } }),
  ]),
  breaks(
    'attacking-an-opponents-base.3',
    'a base with seven of ten damage is said to have fallen, and to have none with that',
    table({ vera: six, sam: { base: { card: 'mon-cala', damage: 3 }, ships: ['rebel-transport'] } }),
    [claims({ seats: { sam: { base: { card: 'none', damage: 0 } } } }), vera('turn.end')],
  ),
  breaks(
    'attacking-an-opponents-base.3',
    'Dantooine fell an entry before, and is said to stand with counters on it',
    weak,
    [strike, { ...vera('turn.end'), expect: { seats: { sam: { base: { card: 'dantooine', damage: 5 } } } } }],
  ),
  keeps('attacking-an-opponents-base.3.1', 'the base goes to the victory pile of the attacker', weak, [strike], {
    seats: { vera: { victory: ['dantooine'] } },
  }),
  breaks('attacking-an-opponents-base.3.1', 'the victory pile is said to be empty', weak, [
    claims({ seats: { vera: { victory: [] } } }),
  ]),
  keeps('attacking-an-opponents-base.3.2', 'the damage of a destroyed base is gone', weak, [strike], {
    seats: { sam: { base: { damage: 0 } } },
  }),
  breaks(
    'attacking-an-opponents-base.3.2',
    'the counters of a base that has fallen are said to stay',
    exact,
    [claims({ seats: { sam: { base: { card: 'none', damage: 8 } } } })],
    ['attacking-an-opponents-base.3.2'],
  ),
  keeps('attacking-an-opponents-base.3.3', 'the next base comes at the start of the next turn of its owner', weak, [
    strike,
    vera('turn.end'),
    sam('base.choose', { base: 'hoth' }),
  ]),
  breaks('attacking-an-opponents-base.3.3', 'the next base is revealed at once', weak, [
    strike,
    sam('base.choose', { base: 'hoth' }),
  ]),
  keeps(
    'attacking-an-opponents-base.3.4',
    'damage beyond the hit points is lost',
    weak,
    [strike, vera('turn.end'), sam('base.choose', { base: 'sullust' })],
    { seats: { sam: { base: { card: 'sullust', damage: 0 } } } },
  ),
  breaks('attacking-an-opponents-base.3.4', 'damage beyond the hit points is kept for the next base', weak, [
    claims({ seats: { sam: { base: { damage: 3 } } } }),
  ]),
  keeps(
    'attacking-an-opponents-base.0.3',
    'after an attack other cards attack',
    table({ vera: { units: [{ card: 'stormtrooper', committed: 'base' }, 'at-st'] } }),
    [strike, vera('attack.commit', { card: 'at-st', target: 'base' })],
  ),
  breaks(
    'attacking-an-opponents-base.0.3',
    'a card that has attacked the base is committed again',
    table({ vera: six }),
    [strike, vera('attack.commit', { card: 'at-at', target: 'base' })],
  ),
  breaks(
    'attacking-an-opponents-base.1.1',
    'a ship is said to stand with six damage',
    table({
      vera: {
        units: [
          { card: 'at-at', committed: 'base' },
          { card: 'stormtrooper', committed: 'base' },
        ],
      },
      sam: { ships: ['mon-calamari-cruiser'] },
    }),
    [claims({ seats: { sam: { discard: [] } } })],
  ),
  keeps(
    'frequently-asked-questions.8.1',
    'capital ships are attacked after the base was destroyed',
    table({
      vera: { units: [{ card: 'at-at', committed: 'base' }], victory: ['dantooine'] },
      sam: {
        base: 'none',
        ships: ['mon-calamari-cruiser', 'blockade-runner'],
        bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv'],
      },
    }),
    [strike, vera('attack.damage', { ship: 'mon-calamari-cruiser', amount: 6 })],
    { seats: { sam: { ships: [{ name: 'blockade-runner' }] } } },
  ),
  breaks(
    'frequently-asked-questions.8.1',
    'but not with nothing committed',
    table({
      vera: { units: ['at-at'], victory: ['dantooine'] },
      sam: { base: 'none', bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv'] },
    }),
    [strike],
    ['resolve-an-attack.0.1'],
  ),
  keeps(
    'frequently-asked-questions.8.2',
    'damage for a destroyed base is lost',
    table({
      vera: { ...six, victory: ['dantooine'] },
      sam: { base: 'none', bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv'] },
    }),
    [strike],
    { seats: { sam: { base: { damage: 0 } } } },
  ),
  breaks(
    'frequently-asked-questions.8.2',
    'damage for a destroyed base is kept',
    table({
      vera: { ...six, victory: ['dantooine'] },
      sam: { base: 'none', bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv'] },
    }),
    [claims({ seats: { sam: { base: { damage: 6 } } } })],
  ),
  keeps(
    'deal-damage.0.1',
    'the Y-Wing deals two damage to the base',
    rebelTurn({ sam: { units: ['y-wing'] } }),
    [sam('ability.use', { card: 'y-wing' })],
    { seats: { vera: { base: { damage: 2 } } }, exile: ['y-wing'] },
  ),
  breaks('deal-damage.0.1', 'the Y-Wing is said to deal one', rebelTurn({ sam: { units: ['y-wing'] } }), [
    { ...sam('ability.use', { card: 'y-wing' }), expect: { seats: { vera: { base: { damage: 1 } } } } },
  ]),
  keeps(
    'deal-damage.0.2',
    'damage of an ability passes the capital ships',
    rebelTurn({ sam: { units: ['y-wing'] }, vera: { ships: ['star-destroyer'] } }),
    [sam('ability.use', { card: 'y-wing' })],
    { seats: { vera: { base: { damage: 2 }, ships: [{ damage: 0 }] } } },
    { rulings: { yWing: 'enemy-base' } },
  ),
  breaks(
    'deal-damage.0.2',
    'the ship is said to catch it',
    rebelTurn({ sam: { units: ['y-wing'] }, vera: { ships: ['star-destroyer'] } }),
    [{ ...sam('ability.use', { card: 'y-wing' }), expect: { seats: { vera: { ships: [] } } } }],
    ['deal-damage.0.2'],
    { rulings: { yWing: 'enemy-base' } },
  ),
  {
    ...keeps(
      'deal-damage.0.1',
      'whether the Y-Wing may hit a ship is disputed',
      rebelTurn({ sam: { units: ['y-wing'] }, vera: { ships: ['star-destroyer'] } }),
      [sam('ability.use', { card: 'y-wing' }), sam('damage.deal', { target: 'star-destroyer' })],
      { seats: { vera: { ships: [ship(2)].map(({ damage }) => ({ damage })) } } },
    ),
    doubtful: true,
  },
  keeps(
    'attacking-an-opponents-base.1.2',
    'the table says first which ship gets no damage',
    twoWhole,
    [strike, put('hammerhead-corvette', 0), put('mon-calamari-cruiser', 6)],
    { seats: { sam: { ships: [{ damage: 0 }], discard: ['mon-calamari-cruiser'] } } },
  ),
  keeps('attacking-an-opponents-base.1.2', 'the table says last which ship got no damage', twoWhole, [
    strike,
    put('mon-calamari-cruiser', 6),
    put('hammerhead-corvette', 0),
  ]),
  breaks('attacking-an-opponents-base.0.2', 'no damage is put on the same ship twice', twoWhole, [
    strike,
    put('hammerhead-corvette', 0),
    put('hammerhead-corvette', 0),
    put('mon-calamari-cruiser', 6),
  ]),
  breaks('attacking-an-opponents-base.0.2', 'the ship that everything goes to gets none', oneWhole, [
    strike,
    put('mon-calamari-cruiser', 0),
  ]),
  breaks('attacking-an-opponents-base.0.2', 'what is left for the last ship gets none of it', twoShips, [
    strike,
    put('blockade-runner', 4),
    put('hammerhead-corvette', 0),
  ]),
  keeps('attacking-an-opponents-base.0.2', 'what is left for the last ship is told', twoShips, [
    strike,
    put('blockade-runner', 4),
    put('hammerhead-corvette', 2),
  ]),
  breaks('attacking-an-opponents-base.0.2', 'more is told of the last ship than was left', twoShips, [
    strike,
    put('blockade-runner', 4),
    put('hammerhead-corvette', 3),
  ]),
  breaks('attacking-an-opponents-base.0.2', 'less is told of the only ship than the attack has', oneWhole, [
    strike,
    put('mon-calamari-cruiser', 5),
  ]),
  breaks(
    'attacking-an-opponents-base.1.1',
    'more is told of the only ship than destroys it',
    table({ vera: six, sam: { ships: ['blockade-runner'] } }),
    [strike, put('blockade-runner', 6)],
  ),
];
