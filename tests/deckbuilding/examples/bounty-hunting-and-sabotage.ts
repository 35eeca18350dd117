import type { StartSeat } from '../../../schemas/deckbuilding/header.ts';
import { breaks, chance, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';

const on = (target: string, ...units: string[]): StartSeat => ({
  units: units.map((card) => ({ card, committed: target })),
});
const krennic = rebelTurn({ sam: on('director-krennic', 'rebel-commando', 'x-wing') });
const strike = sam('attack.resolve', { target: 'director-krennic' });
const take = sam('reward.take');
const short = rebelTurn({ sam: on('director-krennic', 'x-wing') });

/** Four attack, or five: sources differ on whom Endor helps. */
const mercenary = (facts: Parameters<typeof table>[0] = {}) =>
  table({ ...facts, vera: { base: 'endor', units: ['quarren-mercenary'] } });
const hunting = (target: string) => [
  vera('attack.commit', { card: 'quarren-mercenary', target }),
  vera('attack.resolve', { target }),
];

export const examples: readonly Example[] = [
  keeps('bounty-hunting-and-sabotage.0.1', 'the Empire hunts, the Rebels sabotage, in the same way', krennic, [
    strike,
    take,
  ]),
  breaks(
    'bounty-hunting-and-sabotage.0.1',
    'the Rebels sabotage a Rebel card',
    rebelTurn({ sam: { units: ['b-wing'] } }),
    [sam('attack.commit', { card: 'b-wing', target: 'x-wing' })],
    ['bounty-hunting-and-sabotage.0.4'],
  ),
  keeps(
    'bounty-hunting-and-sabotage.0.4',
    'an enemy card of the row is the target',
    rebelTurn({ sam: { units: ['b-wing'] } }),
    [sam('attack.commit', { card: 'b-wing', target: 'scout-trooper' })],
  ),
  breaks(
    'bounty-hunting-and-sabotage.0.4',
    'an Empire unit is to hunt an Empire card',
    table({ vera: { units: ['at-st'] } }),
    [vera('attack.commit', { card: 'at-st', target: 'scout-trooper' })],
  ),
  breaks(
    'bounty-hunting-and-sabotage.0.4',
    'the target does not lie in the row',
    table({ vera: { units: ['at-st'] } }),
    [vera('attack.commit', { card: 'at-st', target: 'luke-skywalker' })],
  ),
  keeps(
    'bounty-hunting-and-sabotage.0.4',
    'Ord Mantell allows to hunt a neutral unit',
    table({ vera: { base: 'ord-mantell', units: ['at-st'] } }),
    [
      vera('attack.commit', { card: 'at-st', target: 'rodian-gunslinger' }),
      vera('attack.resolve', { target: 'rodian-gunslinger' }),
      vera('reward.take'),
    ],
    { turn: { resources: 2 } },
    { options: { mode: 'full-galaxy' } },
  ),
  keeps('bounty-hunting-and-sabotage.0.14', 'target, total, discard, refill, reward', krennic, [strike, take], {
    galaxy: { discard: ['director-krennic'] },
    turn: { resources: 3 },
  }),
  breaks('bounty-hunting-and-sabotage.0.9', 'the reward is taken a second time', krennic, [strike, take, take]),
  keeps('bounty-hunting-and-sabotage.0.5', 'three and three are six', krennic, [
    sam('attack.resolve', { target: 'director-krennic', attack: 6 }),
    take,
  ]),
  breaks('bounty-hunting-and-sabotage.0.5', 'three are counted as five', short, [
    sam('attack.resolve', { target: 'director-krennic', attack: 5 }),
  ]),
  keeps(
    'bounty-hunting-and-sabotage.0.6',
    'a total of five defeats a target value of five',
    rebelTurn({ sam: on('director-krennic', 'b-wing') }),
    [strike, take],
    { galaxy: { discard: ['director-krennic'] } },
  ),
  breaks('bounty-hunting-and-sabotage.0.6', 'the defeated card is said to stay', krennic, [
    {
      ...strike,
      expect: {
        galaxy: {
          row: ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'c-roc-cruiser', 'director-krennic', 'duros-spy'],
        },
      },
    },
  ]),
  keeps(
    'bounty-hunting-and-sabotage.0.7',
    'the defeated card goes to the galaxy discard pile',
    krennic,
    [strike, take],
    { galaxy: { discard: ['director-krennic'] } },
  ),
  breaks('bounty-hunting-and-sabotage.0.7', 'the galaxy discard pile is said to be empty', krennic, [
    { ...strike, expect: { galaxy: { discard: [] } } },
  ]),
  keeps('bounty-hunting-and-sabotage.0.8', 'the gap is filled before the reward', krennic, [strike], {
    galaxy: { row: [{}, {}, {}, {}, { name: 'tie-fighter' }, {}] },
  }),
  breaks('bounty-hunting-and-sabotage.0.8', 'the gap is said to stay open', krennic, [
    {
      ...strike,
      expect: { galaxy: { row: ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'c-roc-cruiser', 'duros-spy'] } },
    },
  ]),
  keeps('bounty-hunting-and-sabotage.0.9', 'the reward is taken', krennic, [strike, take], {
    turn: { resources: 3 },
    force: 2,
  }),
  breaks('bounty-hunting-and-sabotage.0.9', 'a reward is taken without a defeated card', krennic, [take]),
  keeps('bounty-hunting-and-sabotage.0.10', 'Krennic gives three resources and two Force', krennic, [strike, take], {
    turn: { resources: 3 },
    force: 2,
  }),
  breaks(
    'bounty-hunting-and-sabotage.0.10',
    'Krennic is said to give five resources',
    krennic,
    [strike, { ...take, expect: { turn: { resources: 5 } } }],
    ['bounty-hunting-and-sabotage.0.9'],
  ),
  keeps('bounty-hunting-and-sabotage.0.11', 'Rebel Commando and X-Wing defeat Krennic', krennic, [strike, take], {
    galaxy: { discard: ['director-krennic'] },
    turn: { resources: 3 },
    force: 2,
  }),
  breaks(
    'bounty-hunting-and-sabotage.0.11',
    'the X-Wing alone is said to defeat him',
    short,
    [{ ...strike, expect: { galaxy: { discard: ['director-krennic'] } } }],
    ['bounty-hunting-and-sabotage.3.2'],
  ),
  keeps(
    'bounty-hunting-and-sabotage.0.12',
    'the resources of a reward buy a card',
    krennic,
    [strike, take, sam('galaxy.purchase', { card: 'x-wing' })],
    { turn: { resources: 0 } },
  ),
  keeps(
    'bounty-hunting-and-sabotage.0.12',
    'what they buy shows that the reward was taken',
    krennic,
    [strike, sam('galaxy.purchase', { card: 'x-wing' })],
    { turn: { resources: 0 } },
  ),
  breaks(
    'bounty-hunting-and-sabotage.0.12',
    'they are spent before the reward is taken',
    krennic,
    [strike, sam('galaxy.purchase', { card: 'x-wing' }), take],
    ['purchase-a-card.0.2'],
  ),
  keeps(
    'bounty-hunting-and-sabotage.1',
    'capital ships stay out of it',
    table({ vera: { units: ['at-st'], ships: ['star-destroyer'] } }),
    [vera('attack.commit', { card: 'at-st', target: 'x-wing' })],
  ),
  breaks(
    'bounty-hunting-and-sabotage.1',
    'a Star Destroyer hunts an X-Wing',
    table({ vera: { ships: ['star-destroyer'] } }),
    [vera('attack.commit', { card: 'star-destroyer', target: 'x-wing' })],
  ),
  keeps('bounty-hunting-and-sabotage.2', 'attack beyond the target value is wasted', krennic, [strike, take], {
    seats: { vera: { base: { damage: 0 } } },
  }),
  breaks('bounty-hunting-and-sabotage.2', 'what is left is said to hit the base', krennic, [
    { ...strike, expect: { seats: { vera: { base: { damage: 1 } } } } },
  ]),
  keeps(
    'bounty-hunting-and-sabotage.3.1',
    'a failed attack leaves no damage on the card',
    short,
    [strike, sam('turn.end')],
    { galaxy: { row: [{}, {}, {}, {}, { name: 'director-krennic', card: 'director-krennic' }, {}] } },
  ),
  breaks('bounty-hunting-and-sabotage.3.1', 'a weakened card is said to have left the row', short, [
    { ...strike, expect: { galaxy: { row: [] } } },
  ]),
  keeps('bounty-hunting-and-sabotage.3.2', 'three attack do nothing to Krennic', short, [strike], {
    galaxy: { discard: [] },
    turn: { resources: 0 },
  }),
  breaks('bounty-hunting-and-sabotage.3.2', 'a failed attack is said to bring a reward', short, [
    { ...strike, expect: { turn: { resources: 3 } } },
  ]),
  keeps('bounty-hunting-and-sabotage.0.13', 'a unit attacks once', short, [strike, sam('turn.end')]),
  breaks('bounty-hunting-and-sabotage.0.13', 'a unit that has attacked the row is committed again', short, [
    strike,
    sam('attack.commit', { card: 'x-wing', target: 'base' }),
  ]),
  keeps('frequently-asked-questions.5', 'the reward is left', krennic, [strike, sam('reward.decline')], {
    turn: { resources: 0 },
  }),
  breaks(
    'frequently-asked-questions.5',
    'the reward is left and taken later',
    krennic,
    [strike, sam('reward.decline'), take],
    ['bounty-hunting-and-sabotage.0.14'],
  ),
  keeps(
    'when.2',
    'the reward comes before the ability of Boba Fett',
    table({ vera: on('x-wing', 'boba-fett') }),
    [vera('attack.resolve', { target: 'x-wing' }), vera('reward.take'), vera('trigger.use', { source: 'boba-fett' })],
    { turn: { resources: 3 }, seats: { vera: { hand: ['imperial-shuttle'] } } },
  ),
  breaks(
    'when.2',
    'the ability of Boba Fett comes first and the reward after it',
    table({ vera: on('x-wing', 'boba-fett') }),
    [vera('attack.resolve', { target: 'x-wing' }), vera('trigger.use', { source: 'boba-fett' }), vera('reward.take')],
  ),
  breaks(
    'when.2',
    'the ability of Boba Fett comes first, the new card of the row is recorded, and the reward comes last',
    table({ vera: on('x-wing', 'boba-fett') }),
    [
      vera('attack.resolve', { target: 'x-wing' }),
      chance('galaxy.refill', { card: 'tie-fighter' }),
      vera('trigger.use', { source: 'boba-fett' }),
      vera('reward.take'),
    ],
  ),
  breaks(
    'bounty-hunting-and-sabotage.0.14',
    'an attack on a neutral card is resolved',
    table({ vera: { units: [{ card: 'at-st', committed: 'rodian-gunslinger' }] } }),
    [vera('attack.resolve', { target: 'rodian-gunslinger' })],
    // The header describes what cannot be: that is told once.
    ['paying-off-neutral-cards.0.1'],
  ),
  keeps(
    'bounty-hunting-and-sabotage.0.5',
    'with four or with five, as sources have it, Luke is not defeated',
    mercenary({ row: ['luke-skywalker'] }),
    hunting('luke-skywalker'),
    { galaxy: { row: [{ name: 'luke-skywalker' }] } },
  ),
  keeps(
    'bounty-hunting-and-sabotage.0.6',
    'with four or with five, as sources have it, the X-Wing is defeated',
    mercenary({ row: ['x-wing'] }),
    hunting('x-wing'),
    { galaxy: { discard: ['x-wing'] } },
  ),
  breaks(
    'bounty-hunting-and-sabotage.3.2',
    'with four or with five Luke is not defeated, and there is no reward for him',
    mercenary({ row: ['luke-skywalker'] }),
    [...hunting('luke-skywalker'), vera('reward.take')],
  ),
  {
    ...keeps(
      'bounty-hunting-and-sabotage.0.5',
      'where five are needed nobody can settle whether the attack has the four that are stated, or five',
      mercenary({ row: ['han-solo'] }),
      [...hunting('han-solo').slice(0, 1), vera('attack.resolve', { target: 'han-solo', attack: 4 })],
    ),
    doubtful: true,
  },
  keeps(
    'attacking-an-opponents-base.3.4',
    'with four or with five, as sources have it, the base is destroyed',
    mercenary({ sam: { base: { card: 'dantooine', damage: 5 } } }),
    hunting('base'),
    { seats: { sam: { base: { card: 'none' } }, vera: { victory: ['dantooine'] } } },
  ),
  {
    ...keeps(
      'attacking-an-opponents-base.0.1',
      'whether four or five damage are on a base that stands, nobody can settle',
      mercenary(),
      [...hunting('base').slice(0, 1), vera('attack.resolve', { target: 'base', attack: 4 })],
    ),
    doubtful: true,
  },
];
