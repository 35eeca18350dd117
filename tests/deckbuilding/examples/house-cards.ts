/**
 * @module
 * House cards that say what only bases say in the box, or say it otherwise than the cards of the box: each is carried out as it
 * is written, and what goes beyond it is told.
 */
import { type Example, sam, table, vera } from '../example.ts';
import { claim, commit, end, legal, play, resolve, S, send, use, wrong } from '../judged.ts';

type Card = NonNullable<NonNullable<Example['header']>['cards']>[number];
type Effect = NonNullable<Card['effect']>;

/** A card of a table's own with this ability. */
const gadget = (effect: Effect, more: Partial<Card> = {}): Example['header'] => ({
  cards: [{ id: 'gadget', faction: 'empire', type: 'unit', cost: 2, attack: 1, ...more, effect }],
});
const ship: Partial<Card> = { type: 'capital-ship', hitPoints: 4 };
const resource = { op: 'gain', what: 'resources', amount: 1 } as const;
const trigger = vera('trigger.use', { source: 'gadget' });
const inHand = table({ vera: { hand: ['gadget', 'lobot'] } });
const inPlay = table({ vera: { units: ['gadget', 'at-at'] }, sam: { hand: ['rebel-trooper'] } });
const shop = table({ row: ['scout-trooper', 'lobot'], turn: { resources: 9 }, vera: { units: ['gadget'] } });
const buys = (card: string) => vera('galaxy.purchase', { card });
const damaged = (damage: number) => ({ seats: { sam: { base: { damage } } } });

const neutral = (limit: { limit?: 'once-per-turn' }) =>
  gadget({
    trigger: 'constant',
    effects: [{ op: 'allow-row-attack', filter: { faction: 'neutral' }, targetValue: 'cost', ...limit }],
  });
const hunters = table({ row: ['rodian-gunslinger', 'lobot'], vera: { units: ['gadget', 'at-at', 'at-st'] } });
const hunt = (card: string, target: string) => [commit(vera, card, target), resolve(vera, target)];
const twice = [...hunt('at-at', 'rodian-gunslinger'), ...hunt('at-st', 'lobot')];
const toHand = gadget({ trigger: 'activate', effects: [{ op: 'next-purchase-to', to: 'hand', until: 'end-of-turn' }] });
const picks = gadget({ trigger: 'activate', effects: [{ op: 'opponent-discards', amount: 1, chooser: 'owner' }] });
const shells = gadget({
  trigger: 'activate',
  effects: [
    { op: 'discard-from-hand', amount: 2 },
    { op: 'deal-damage', amountPerDiscarded: 2, target: 'enemy-base' },
  ],
});
const loaded = (...hand: string[]) => table({ vera: { units: ['gadget'], hand, deck: [S] } });
const discards = vera('hand.discard', { card: S });

const exiles = gadget({ trigger: 'activate', effects: [{ op: 'exile', amount: 2 }] });
const exile = (card: string) => vera('exile.card', { card, from: 'hand' });

const chooses = gadget({ trigger: 'activate', effects: [], choose: [{ op: 'draw' }, resource] });
const choose = (option: string) => [use(vera, 'gadget'), vera('choose.option', { option })];

/** Two resources may be paid for a Force; and a card of the hand may be discarded for it. */
const force = { op: 'gain', what: 'force', amount: 1 } as const;
const may = { optional: true, asCost: true } as const;
const pays = gadget({ trigger: 'activate', effects: [{ op: 'pay', what: 'resources', amount: 2, ...may }, force] });
const gives = gadget({ trigger: 'activate', effects: [{ op: 'discard-from-hand', amount: 1, ...may }, force] });
const offers = gadget({ trigger: 'activate', effects: [{ ...resource, optional: true }, force] });
const purse = (resources: number) => table({ turn: { resources }, vera: { units: ['gadget'], hand: [S] } });
const has = (resources: number, spaces: number) => ({ turn: { resources }, force: -spaces });

export const examples: readonly Example[] = [
  // moments that only bases react to in the box
  legal(
    'when.0.1',
    'a house card gives a resource at the start of the turn',
    table({ vera: { ships: ['gadget'] } }),
    [end, send, claim(trigger, { turn: { resources: 1 } })],
    gadget({ trigger: 'start-of-turn', effects: [resource] }, ship),
  ),
  wrong(
    'when.0.2',
    'and once more, later in that turn',
    table({ vera: { ships: ['gadget'] } }),
    [end, send, trigger, play(vera, S), trigger],
    gadget({ trigger: 'start-of-turn', effects: [resource] }, ship),
  ),
  ...(
    [
      ['first-neutral-played-each-turn', inHand, [play(vera, 'gadget'), play(vera, 'lobot'), vera('trigger.decline')]],
      ['first-purchase-each-turn', shop, [buys('scout-trooper')]],
      ['first-neutral-purchase-each-turn', shop, [buys('lobot')]],
    ] as const
  ).map(([moment, start, moves]) =>
    legal(
      'when.0.1',
      `a house card reacts: ${moment}`,
      start,
      [...moves.filter(({ type }) => type !== 'trigger.decline'), trigger],
      gadget({ trigger: moment, effects: [resource] }),
    ),
  ),
  wrong(
    'when.0.2',
    'the second purchase is not the first one',
    shop,
    [buys('scout-trooper'), vera('trigger.decline'), buys('lobot'), trigger],
    gadget({ trigger: 'first-purchase-each-turn', effects: [resource] }),
  ),
  // attacks on neutral cards
  legal('paying-off-neutral-cards.0.1', 'a house card allows attacks on neutral cards', hunters, twice, neutral({})),
  wrong(
    'paying-off-neutral-cards.0.1',
    'and another one a single attack in a turn',
    hunters,
    twice,
    neutral({ limit: 'once-per-turn' }),
  ),
  // where a card goes, who picks it, and how much that brings
  legal(
    'ability.0.1',
    'a house card brings the next purchase to hand, and that one alone',
    shop,
    [
      use(vera, 'gadget'),
      claim(buys('scout-trooper'), { seats: { vera: { hand: ['scout-trooper'], discard: [] } } }),
      claim(buys('lobot'), { seats: { vera: { hand: ['scout-trooper'], discard: ['lobot'] } } }),
      play(vera, 'scout-trooper'),
    ],
    toHand,
  ),
  wrong(
    'ability.0.1',
    'and not to the discard pile, whence it would be missing in hand',
    shop,
    [use(vera, 'gadget'), claim(buys('scout-trooper'), { seats: { vera: { hand: [] } } })],
    toHand,
  ),
  legal(
    'discard.1',
    'a house card lets its owner pick what the opponent discards',
    inPlay,
    [use(vera, 'gadget'), vera('hand.discard', { card: 'rebel-trooper' })],
    picks,
  ),
  wrong(
    'discard.1',
    'and the opponent picks all the same',
    inPlay,
    [use(vera, 'gadget'), sam('hand.discard', { card: 'rebel-trooper' })],
    picks,
  ),
  wrong(
    'discard.1',
    'and its owner picks a card of their own hand',
    table({ vera: { units: ['gadget'], hand: [S] }, sam: { hand: ['rebel-trooper', 'alliance-shuttle'] } }),
    [use(vera, 'gadget'), vera('hand.discard', { card: S })],
    picks,
  ),
  legal(
    'deal-damage.0.1',
    'a house card deals two for each card that has been discarded',
    loaded(S, S, S),
    [use(vera, 'gadget'), discards, claim(discards, damaged(4))],
    shells,
  ),
  legal(
    'deal-damage.0.1',
    'of which there may be fewer',
    loaded(S),
    [use(vera, 'gadget'), claim(discards, damaged(2))],
    shells,
  ),
  wrong(
    'deal-damage.0.1',
    'and three are said to be dealt',
    loaded(S, S, S),
    [use(vera, 'gadget'), discards, claim(discards, damaged(3))],
    shells,
  ),
  legal(
    'gain.0.1',
    'a house card gives attack to every trooper until the end of the turn',
    table({ vera: { units: ['gadget', 'stormtrooper'] } }),
    [use(vera, 'gadget'), commit(vera, 'stormtrooper'), claim(resolve(vera), damaged(5))],
    gadget({
      trigger: 'activate',
      effects: [{ op: 'modify-attack', amount: 3, each: { trait: 'trooper' }, until: 'end-of-turn' }],
    }),
  ),
  // an ability that is left half way
  legal(
    'frequently-asked-questions.4',
    'a house card exiles two, the second of them without a word',
    loaded(S, 'stormtrooper'),
    [use(vera, 'gadget'), exile(S), { ...end, expect: { exile: [S, 'stormtrooper'] } }],
    exiles,
  ),
  ...[['stormtrooper'], ['stormtrooper', 'inquisitor']].map((left) =>
    wrong(
      'frequently-asked-questions.4',
      `after the first one it is said that no other follows, and ${left.length} are left`,
      loaded(S, ...left),
      [use(vera, 'gadget'), exile(S), vera('exile.done'), play(vera, 'stormtrooper')],
      exiles,
    ),
  ),
  // options that no card of the box has
  legal(
    'choose.0.1',
    'a house card lets its owner draw or gain a resource',
    loaded(),
    [...choose('draw'), { ...end, expect: { seats: { vera: { discard: [S, 'gadget'] } } } }],
    chooses,
  ),
  legal('choose.0.1', 'or gain a resource', loaded(), [...choose('resources')], chooses),
  wrong('choose.0.1', 'and it has no exile to choose', loaded(), choose('exile'), chooses),
  wrong(
    'ability.0.1',
    'the AT-AT brings back a card that is no trooper, and the hand is empty at the end of the turn all the same',
    table({ vera: { units: ['at-at'], discard: [S, 'stormtrooper'] } }),
    [use(vera, 'at-at'), vera('discard.return', { card: S }), vera('turn.end', { discards: [] })],
  ),
  // what may be paid
  legal('abilities.0.2', 'what may be paid is paid', purse(2), [claim(use(vera, 'gadget'), has(0, 1))], pays),
  legal(
    'abilities.0.2',
    'what may be paid is declined, and nothing comes of it',
    purse(2),
    [use(vera, 'gadget'), claim(vera('effect.decline'), has(2, 0))],
    pays,
  ),
  wrong(
    'the-balance-of-the-force.0.3',
    'and the Force is said to have been gained all the same',
    purse(2),
    [use(vera, 'gadget'), claim(vera('effect.decline'), has(2, 1))],
    pays,
  ),
  legal('abilities.0.2', 'who has less does not pay', purse(1), [claim(use(vera, 'gadget'), has(1, 0))], pays),
  legal(
    'abilities.0.2',
    'a card may be discarded for a Force, and is',
    purse(0),
    [use(vera, 'gadget'), claim(discards, has(0, 1))],
    gives,
  ),
  legal(
    'abilities.0.2',
    'and is not',
    purse(0),
    [use(vera, 'gadget'), claim(vera('effect.decline'), has(0, 0)), play(vera, S)],
    gives,
  ),
  // what a claim shows of a part that says "may"
  legal('use-a-card-ability.2', 'it was not paid', purse(2), [claim(use(vera, 'gadget'), has(2, 0)), end], pays),
  legal(
    'use-a-card-ability.2',
    'it was not paid, as the next entry shows',
    purse(2),
    [use(vera, 'gadget'), claim(play(vera, S), has(3, 0))],
    pays,
  ),
  legal('use-a-card-ability.2', 'it was left out', purse(0), [claim(use(vera, 'gadget'), has(0, 1)), end], offers),
  wrong(
    'use-a-card-ability.0.1',
    'neither way it comes to this',
    purse(0),
    [claim(use(vera, 'gadget'), has(2, 1)), end],
    offers,
  ),
];
