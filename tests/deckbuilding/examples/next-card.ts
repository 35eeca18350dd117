/**
 * @module
 * Claims on the entry that only tells the next card of the row: they are about the purchase, the defeat or the ability before
 * it as well, and the rule that has settled the claimed fact is named, whether the table had to tell the card or everybody
 * knew it already.
 */
import { chance, type Example, rebelTurn, sam, table, vera } from '../example.ts';
import { A, buy, claim, hit, legal, resolve, S, use, wrong } from '../judged.ts';

type Start = NonNullable<Parameters<typeof table>[0]>;
type Claims = readonly (readonly [rule: `${string}.${string}` | null, shows: string, expect: object])[];

const ROW = ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'c-roc-cruiser', 'director-krennic', 'duros-spy'];
/** The galaxy deck of a table that has to tell the next card, and of one that knows it. */
const DECKS: Readonly<Record<string, Start>> = {
  'a card nobody knew': { galaxyDeck: Array.from({ length: 9 }, () => '?') },
  'a card everybody knew': {},
};

/** The claims on the next card of the row after these moves; `null`: the claim is right. */
function after(
  shows: string,
  start: (more: Start) => Example['start'],
  moves: Example['moves'],
  claims: Claims,
  header?: Example['header'],
): Example[] {
  return Object.entries(DECKS).flatMap(([deck, more]) =>
    claims.map(([rule, said, expect]) => {
      const log = [...moves, claim(chance('galaxy.refill', { card: 'tie-fighter' }), expect)];
      const sentence = `${shows}, then ${deck}: ${said}`;
      return rule === null
        ? legal('purchase-a-card.0.6', sentence, start(more), log, header)
        : wrong(rule, sentence, start(more), log, header);
    }),
  );
}

export const examples: readonly Example[] = [
  ...after(
    'a purchase',
    (more) => table({ turn: { resources: 3 }, vera: { discard: ['at-st'] }, ...more }),
    [buy(vera, 'scout-trooper')],
    [
      [null, 'all is as it is', { turn: { resources: 1 }, seats: { vera: { discard: ['scout-trooper', 'at-st'] } } }],
      ['purchase-a-card.0.3', 'the counters are still there', { turn: { resources: 3 } }],
      ['purchase-a-card.0.3', 'too many counters have gone', { turn: { resources: 0 } }],
      ['purchase-a-card.0.4', 'the card is not in the pile', { seats: { vera: { discard: ['at-st'] } } }],
      ['purchase-a-card.0.4', 'it lies under the pile', { seats: { vera: { discard: ['at-st', 'scout-trooper'] } } }],
      ['purchase-a-card.0.4', 'it is in hand', { seats: { vera: { hand: ['scout-trooper'] } } }],
      ['purchase-a-card.0.4', 'it is on the deck', { seats: { vera: { deck: ['scout-trooper', S, S, S, S, S, S] } } }],
      ['purchase-a-card.0.4', 'it is in the galaxy discard pile', { galaxy: { discard: ['scout-trooper'] } }],
      ['purchase-a-card.0.4', 'it is still in the row', { galaxy: { row: ROW } }],
      ['purchase-a-card.0.6', 'the gap is still open', { galaxy: { row: ROW.slice(1) } }],
      ['the-balance-of-the-force.0.3', 'the marker has moved', { force: -1 }],
    ],
  ),
  ...after(
    'a purchase with the smuggler',
    (more) => table({ turn: { resources: 3 }, vera: { units: ['twilek-smuggler'] }, ...more }),
    [use(vera, 'twilek-smuggler'), buy(vera, 'scout-trooper')],
    [
      [
        null,
        'the card is on the deck',
        { seats: { vera: { deck: ['scout-trooper', S, S, S, S, S, S], discard: [] } } },
      ],
      ['ability.0.1', 'it is in the pile', { seats: { vera: { discard: ['scout-trooper'] } } }],
      ['ability.0.1', 'it is not on the deck', { seats: { vera: { deck: [S, S, S, S, S, S] } } }],
    ],
  ),
  ...after(
    'a defeat',
    (more) => rebelTurn({ sam: { units: [hit('b-wing', 'director-krennic')] }, ...more }),
    [resolve(sam, 'director-krennic')],
    [
      [null, 'the card is discarded', { galaxy: { discard: ['director-krennic'] }, seats: { sam: { discard: [] } } }],
      [null, 'the reward is taken without a further word', { turn: { resources: 3 }, force: 2 }],
      ['bounty-hunting-and-sabotage.0.7', 'nothing is discarded', { galaxy: { discard: [] } }],
      [
        'bounty-hunting-and-sabotage.0.7',
        'it is in the own pile',
        { seats: { sam: { discard: ['director-krennic'] } } },
      ],
      ['bounty-hunting-and-sabotage.0.7', 'it is exiled', { exile: ['director-krennic'] }],
      ['bounty-hunting-and-sabotage.0.6', 'it still lies in the row', { galaxy: { row: ROW } }],
      ['bounty-hunting-and-sabotage.0.9', 'it brings another reward', { turn: { resources: 2 }, force: 2 }],
      [
        'bounty-hunting-and-sabotage.0.13',
        'the unit may attack again',
        { seats: { sam: { units: [{ name: 'b-wing', attacked: false }] } } },
      ],
    ],
  ),
  ...after(
    'a defeat by too much',
    (more) => rebelTurn({ sam: { units: [hit('b-wing', 'scout-trooper')] }, ...more }),
    [resolve(sam, 'scout-trooper')],
    [['bounty-hunting-and-sabotage.2', 'the rest has hit the base', { seats: { vera: { base: { damage: 3 } } } }]],
  ),
  ...after(
    'a neutral card paid off',
    (more) => table({ turn: { resources: 3 }, ...more }),
    [vera('galaxy.pay-off', { card: 'rodian-gunslinger' })],
    [
      [null, 'it is discarded', { turn: { resources: 1 }, galaxy: { discard: ['rodian-gunslinger'] } }],
      ['paying-off-neutral-cards.0.2', 'nothing has been paid', { turn: { resources: 3 } }],
      ['paying-off-neutral-cards.0.3', 'it is not discarded', { galaxy: { discard: [] } }],
      [
        'paying-off-neutral-cards.0.4',
        'it is in the own pile',
        { seats: { vera: { discard: ['rodian-gunslinger'] } } },
      ],
      ['paying-off-neutral-cards.0.3', 'it still lies in the row', { galaxy: { row: ROW } }],
    ],
    { options: { payingOff: true } },
  ),
  ...after(
    'a card of the row discarded',
    (more) => table({ row: ['rebel-commando', 'lobot'], vera: { units: ['tie-bomber'] }, ...more }),
    [use(vera, 'tie-bomber'), vera('row.discard', { card: 'rebel-commando' })],
    [
      [null, 'it lies in the galaxy discard pile', { galaxy: { discard: ['rebel-commando'] }, force: 0 }],
      ['discard.2.3', 'nothing lies there', { galaxy: { discard: [] } }],
      ['discard.2.3', 'it lies in the own pile', { seats: { vera: { discard: ['rebel-commando'] } } }],
      ['discard.2.3', 'it still lies in the row', { galaxy: { row: ['rebel-commando', 'lobot'] } }],
      ['discard.3', 'it brings its reward', { force: -2 }],
    ],
  ),
  ...after(
    'a ship of the row destroyed',
    (more) => table({ turn: { resources: 4 }, vera: { base: 'death-star' }, sam: { victory: ['lothal'] }, ...more }),
    [use(vera, 'death-star'), vera('ship.destroy', { ship: 'c-roc-cruiser', from: 'row' })],
    [
      [null, 'it lies in the galaxy discard pile', { galaxy: { discard: ['c-roc-cruiser'] } }],
      ['destroy.2', 'nothing lies there', { galaxy: { discard: [] } }],
      ['destroy.2', 'it lies in the own pile', { seats: { vera: { discard: ['c-roc-cruiser'] } } }],
      ['destroy.0.2', 'it still lies in the row', { galaxy: { row: ROW } }],
    ],
  ),
  ...after(
    'a purchase by Leia, with the Force',
    (more) => rebelTurn({ force: 1, turn: { resources: 5 }, sam: { units: ['princess-leia'] }, ...more }),
    [use(sam, 'princess-leia'), sam('galaxy.take', { card: 'x-wing' })],
    [
      [null, 'the card is on the deck', { seats: { sam: { deck: ['x-wing', A, A, A, A, A, A], discard: [] } } }],
      ['ability.0.1', 'it is in the pile', { seats: { sam: { discard: ['x-wing'] } } }],
      ['ability.0.1', 'it is in hand', { seats: { sam: { hand: ['x-wing'] } } }],
      ['ability.0.1', 'it still lies in the row', { galaxy: { row: ROW } }],
      ['ability.0.1', 'it has been paid for', { turn: { resources: 2 } }],
    ],
  ),
  ...after(
    'a purchase by Leia, without the Force',
    (more) => rebelTurn({ sam: { units: ['princess-leia'] }, ...more }),
    [use(sam, 'princess-leia'), sam('galaxy.take', { card: 'x-wing' })],
    [['the-balance-of-the-force.0.2', 'it is on the deck', { seats: { sam: { deck: ['x-wing', A, A, A, A, A, A] } } }]],
  ),
  ...after(
    'a card taken by Tarkin',
    (more) => table({ vera: { units: ['grand-moff-tarkin'] }, ...more }),
    [use(vera, 'grand-moff-tarkin'), vera('galaxy.take', { card: 'scout-trooper' })],
    [
      [null, 'it is in hand', { seats: { vera: { hand: ['scout-trooper'] } } }],
      ['ability.0.1', 'it is not in hand', { seats: { vera: { hand: [] } } }],
      ['ability.0.1', 'it is in the pile', { seats: { vera: { discard: ['scout-trooper'] } } }],
    ],
    { rulings: { tarkin: 'move' } },
  ),
];
