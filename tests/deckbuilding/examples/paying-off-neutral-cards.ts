import { breaks, type Example, keeps, table, vera } from '../example.ts';

const game = { options: { payingOff: true } };
const rich = table({ turn: { resources: 5 } });

export const examples: readonly Example[] = [
  keeps(
    'optional-rules.0.1',
    'paying off is used in full galaxy',
    rich,
    [vera('galaxy.pay-off', { card: 'c-roc-cruiser' })],
    { galaxy: { discard: ['c-roc-cruiser'] } },
    { options: { payingOff: true, mode: 'full-galaxy' } },
  ),
  breaks(
    'optional-rules.0.1',
    'a card is paid off although nobody agreed on it',
    rich,
    [vera('galaxy.pay-off', { card: 'c-roc-cruiser' })],
    ['paying-off-neutral-cards.0.2'],
  ),
  keeps('paying-off-neutral-cards.0.1', 'an enemy card is hunted', table({ vera: { units: ['at-st'] } }), [
    vera('attack.commit', { card: 'at-st', target: 'x-wing' }),
  ]),
  breaks('paying-off-neutral-cards.0.1', 'a neutral card is hunted', table({ vera: { units: ['at-st'] } }), [
    vera('attack.commit', { card: 'at-st', target: 'rodian-gunslinger' }),
  ]),
  breaks(
    'paying-off-neutral-cards.0.4',
    'the card is claimed on the discard pile of whoever paid, and no more on that of the galaxy: one slip',
    rich,
    [
      {
        ...vera('galaxy.pay-off', { card: 'c-roc-cruiser' }),
        expect: { galaxy: { discard: [] }, seats: { vera: { discard: ['c-roc-cruiser'] } } },
      },
      vera('turn.end'),
    ],
    ['paying-off-neutral-cards.0.4'],
    game,
  ),
  keeps(
    'paying-off-neutral-cards.0.2',
    'three resources pay off a card that costs three',
    rich,
    [vera('galaxy.pay-off', { card: 'c-roc-cruiser' })],
    { turn: { resources: 2 } },
    game,
  ),
  breaks(
    'paying-off-neutral-cards.0.2',
    'two resources do not',
    table({ turn: { resources: 2 } }),
    [vera('galaxy.pay-off', { card: 'c-roc-cruiser' })],
    ['paying-off-neutral-cards.0.2'],
    game,
  ),
  keeps(
    'paying-off-neutral-cards.0.3',
    'the card goes to the galaxy discard pile',
    rich,
    [vera('galaxy.pay-off', { card: 'c-roc-cruiser' })],
    { galaxy: { discard: ['c-roc-cruiser'] } },
    game,
  ),
  breaks(
    'paying-off-neutral-cards.0.3',
    'the galaxy discard pile is said to be empty',
    rich,
    [{ ...vera('galaxy.pay-off', { card: 'c-roc-cruiser' }), expect: { galaxy: { discard: [] } } }],
    ['paying-off-neutral-cards.0.3'],
    game,
  ),
  keeps(
    'paying-off-neutral-cards.0.4',
    'the payer does not get the card',
    rich,
    [vera('galaxy.pay-off', { card: 'c-roc-cruiser' })],
    { seats: { vera: { discard: [] } } },
    game,
  ),
  breaks(
    'paying-off-neutral-cards.0.4',
    'the payer is said to get the card',
    rich,
    [
      {
        ...vera('galaxy.pay-off', { card: 'c-roc-cruiser' }),
        expect: { seats: { vera: { discard: ['c-roc-cruiser'] } } },
      },
    ],
    ['paying-off-neutral-cards.0.4'],
    game,
  ),
  keeps(
    'paying-off-neutral-cards.0.5',
    'a neutral unit is paid off',
    rich,
    [vera('galaxy.pay-off', { card: 'rodian-gunslinger' })],
    undefined,
    game,
  ),
  breaks(
    'paying-off-neutral-cards.0.5',
    'a Rebel card is paid off',
    rich,
    [vera('galaxy.pay-off', { card: 'x-wing' })],
    ['paying-off-neutral-cards.0.2'],
    game,
  ),
];
