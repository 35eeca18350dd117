import { breaks, chance, type Example, keeps, sam, table, vera } from '../example.ts';

const rich = { turn: { resources: 10 } } as const;
const richRebel = { turn: { seat: 'sam', resources: 10 } } as const;

export const examples: readonly Example[] = [
  keeps(
    'purchase-a-card.0.1',
    'a card of the row and a pilot are bought',
    table(rich),
    [vera('galaxy.purchase', { card: 'scout-trooper' }), vera('galaxy.purchase', { card: 'outer-rim-pilot' })],
    { turn: { resources: 6 }, galaxy: { pilots: 9 } },
  ),
  breaks('purchase-a-card.0.1', 'a card is bought that is not in the row', table(rich), [
    vera('galaxy.purchase', { card: 'boba-fett' }),
  ]),
  keeps('purchase-a-card.1', 'the Rebels buy a Rebel card', table(richRebel), [
    sam('galaxy.purchase', { card: 'x-wing' }),
  ]),
  breaks('purchase-a-card.1', 'the Rebels buy an Empire card', table(richRebel), [
    sam('galaxy.purchase', { card: 'scout-trooper' }),
  ]),
  keeps('purchase-a-card.2', 'the Empire buys an Empire card', table(rich), [
    vera('galaxy.purchase', { card: 'director-krennic' }),
  ]),
  breaks('purchase-a-card.2', 'the Empire buys a Rebel card', table(rich), [
    vera('galaxy.purchase', { card: 'x-wing' }),
  ]),
  keeps(
    'purchase-a-card.0.2',
    'three resources pay for a card that costs three',
    table({ turn: { resources: 3 } }),
    [vera('galaxy.purchase', { card: 'c-roc-cruiser' })],
    { turn: { resources: 0 } },
  ),
  breaks(
    'purchase-a-card.0.2',
    'two resources do not pay for a card that costs three',
    table({ turn: { resources: 2 } }),
    [vera('galaxy.purchase', { card: 'c-roc-cruiser' })],
  ),
  keeps(
    'purchase-a-card.0.3',
    'the resources that were paid are gone',
    table({ turn: { resources: 4 } }),
    [vera('galaxy.purchase', { card: 'scout-trooper' })],
    { turn: { resources: 2 } },
  ),
  breaks(
    'purchase-a-card.0.3',
    'the log claims that the resources are still there',
    table({ turn: { resources: 4 } }),
    [{ ...vera('galaxy.purchase', { card: 'scout-trooper' }), expect: { turn: { resources: 4 } } }],
  ),
  keeps(
    'purchase-a-card.0.4',
    'the bought card lies on top of the discard pile',
    table({ ...rich, vera: { discard: ['stormtrooper'] } }),
    [vera('galaxy.purchase', { card: 'scout-trooper' })],
    { seats: { vera: { discard: ['scout-trooper', 'stormtrooper'] } } },
  ),
  breaks(
    'purchase-a-card.0.4',
    'the bought card is said to have gone elsewhere',
    table({ ...rich, vera: { discard: ['stormtrooper'] } }),
    [
      {
        ...vera('galaxy.purchase', { card: 'scout-trooper' }),
        expect: { seats: { vera: { discard: ['stormtrooper'] } } },
      },
    ],
  ),
  keeps(
    'purchase-a-card.0.5',
    'a bought card is played in a later turn, when it was drawn',
    table({ turn: { resources: 2 }, vera: { deck: ['stormtrooper'], hand: [] } }),
    [
      vera('galaxy.purchase', { card: 'scout-trooper' }),
      vera('turn.end'),
      chance('deck.shuffle', { seat: 'vera', order: ['scout-trooper'] }),
    ],
    { seats: { vera: { hand: ['stormtrooper', 'scout-trooper'] } } },
  ),
  breaks('purchase-a-card.0.5', 'a bought card is played in the same turn', table({ turn: { resources: 2 } }), [
    vera('galaxy.purchase', { card: 'scout-trooper' }),
    vera('card.play', { card: 'scout-trooper' }),
  ]),
  keeps(
    'purchase-a-card.0.6',
    'the top galaxy card fills the gap',
    table(rich),
    [vera('galaxy.purchase', { card: 'scout-trooper' })],
    { galaxy: { row: [{ name: 'tie-fighter' }, {}, {}, {}, {}, {}] } },
  ),
  breaks('purchase-a-card.0.6', 'the gap is said to be filled by another card', table(rich), [
    {
      ...vera('galaxy.purchase', { card: 'c-roc-cruiser' }),
      expect: {
        galaxy: { row: ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'y-wing', 'director-krennic', 'duros-spy'] },
      },
    },
  ]),
  breaks(
    'purchase-a-card.0.6',
    'a card comes into the row of which all copies lie elsewhere',
    table({ ...rich, galaxyDeck: ['?', '?', '?'], sam: { discard: ['luke-skywalker'] } }),
    [vera('galaxy.purchase', { card: 'scout-trooper' }), chance('galaxy.refill', { card: 'luke-skywalker' })],
  ),
  keeps(
    'purchase-a-card.0.6',
    'a log begins with the gap that a card has left in the row',
    table({ ...rich, row: ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'c-roc-cruiser', 'duros-spy'] }),
    [
      chance('galaxy.refill', { card: 'tie-fighter' }),
      vera('galaxy.purchase', { card: 'tie-fighter' }),
      chance('galaxy.refill', { card: 'y-wing' }),
    ],
    { galaxy: { row: [{}, {}, {}, {}, {}, { name: 'y-wing' }] } },
  ),
  breaks(
    'purchase-a-card.0.6',
    'the gap with which a log begins is filled by another card than the top one',
    table({ ...rich, row: ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'c-roc-cruiser', 'duros-spy'] }),
    [chance('galaxy.refill', { card: 'bossk' })],
  ),
];
