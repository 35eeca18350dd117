/**
 * @module
 * What a list of legal moves says of a purchase: which assets may be given in for it and discarded, told by how many of those that
 * are alike, with the price and the slots that go with them. What is legal is asked in buying.ts.
 */
import { grouped } from '../../../schemas/grouped.ts';
import type { Json } from '../../../schemas/json.ts';
import { type SlotType as SlotName, slotTypes } from '../../../schemas/outer-rim/words.ts';
import type { Form, Open } from '../../ruleset.ts';
import { doubtAbout, mostCredits } from '../table/doubts.ts';
import { assetTypeIn, bends, cardOf, type Facts, seatOf, untoldBender } from '../table/facts.ts';
import type { HeldAsset } from '../table/types.ts';
import { type Buy, barterable, purchaseOf } from './bartering.ts';
import { areThere, type Box, boxesOf, type Counts, keptIn, type Lot, mayTake, rangeOf, takesSome } from './lots.ts';

/** So many cards may a purchase name. */
export const MOST_CARDS = 20;

/** What a buyer has, in lots: of those that only differ by name any may be given in or discarded for another. */
export interface Stock {
  /** assets that take the same room, all or none of which may be given in */
  readonly kinds: readonly Lot[];
  /** assets that may be given in and are worth the same */
  readonly worths: readonly Lot[];
  /** assets that may be given in and are alike in both: indices into the lots above */
  readonly alike: readonly {
    readonly cards: Lot;
    readonly kind: number;
    readonly at: number;
    readonly worth: number;
  }[];
  readonly kindOf: ReadonlyMap<string, number>;
}

/** What makes a difference between two assets where room is asked for. */
function roomOf(facts: Facts, { card, type }: HeldAsset): Json {
  const known = cardOf(facts, card);
  const bent = bends(facts, card, 'slots');
  const slots = known?.bonuses?.slots;
  return [
    type ?? assetTypeIn(known),
    known?.bonuses === undefined,
    slots === undefined ? null : { ...slots },
    bent,
    bends(facts, card, 'own-discard'),
  ];
}

/** What a seat has, in lots: the card bought is one of its own, should it lie there already. */
export function stockOf(facts: Facts, seat: string, bought: string | null = null): Stock {
  const worthOf = new Map(barterable(facts, seat).map(({ card, worth }) => [card, worth]));
  const { assets } = seatOf(facts, seat);
  const kinds = [
    ...grouped(assets, (asset) =>
      JSON.stringify([worthOf.has(asset.card), asset.card === bought, roomOf(facts, asset)]),
    ).values(),
  ].map((lot) => lot.map(({ card }) => card));
  const kindOf = new Map(kinds.flatMap((lot, kind) => lot.map((card) => [card, kind] as const)));
  const wares = [...worthOf.keys()];
  const worths = [...grouped(wares, (card) => `${worthOf.get(card)}`).values()];
  const alike = [...grouped(wares, (card) => `${worthOf.get(card)} ${kindOf.get(card)}`).values()].map((cards) => {
    const [first = ''] = cards;
    const at = worths.findIndex((lot) => lot.includes(first));
    return { cards, kind: kindOf.get(first) ?? 0, at, worth: worthOf.get(first) ?? 0 };
  });
  return { kinds, worths, alike, kindOf };
}

/** How many cards of each lot are given in, by the lots that count for the price or for the room. */
export function countsOf(stock: Stock, counts: Counts, by: 'kind' | 'at'): Counts {
  const sums = (by === 'kind' ? stock.kinds : stock.worths).map(() => 0);
  for (const [index, lot] of stock.alike.entries()) sums[lot[by]] = (sums[lot[by]] ?? 0) + (counts[index] ?? 0);
  return sums;
}

/** What is paid where so many cards of each worth are given in. */
export interface Payment {
  readonly given: Counts;
  readonly price: number | null;
  /** what can be said of it: payments with the same are listed together */
  readonly key: string;
}

/** The room that is made where so many cards of each kind are given in: one card more is discarded, or none. */
export interface Making {
  readonly given: Counts;
  /** the kind of the card that is discarded without being bartered */
  readonly discarded: number | null;
  readonly slots: readonly SlotName[];
  /** whether the slot has to be named: that it has room is in doubt */
  readonly named: boolean;
  /** whether further cards may be discarded behind it, and whether everything has a slot already */
  readonly further: 'no' | 'for room' | 'perhaps';
  readonly key: string;
}

/**
 * What may vary in these purchases, of which the same can be said: what is given in, what is paid for it, what is discarded and
 * the slot, and how they hang together.
 */
export function purchaseForm(
  facts: Facts,
  move: Buy,
  stock: Stock,
  { payments, makings }: { readonly payments: readonly Payment[]; readonly makings: readonly Making[] },
): Form {
  const { seat } = move;
  const { card, ship } = purchaseOf(facts, move);
  const own = seatOf(facts, seat);
  const allPrices = pricesOf(payments);
  const allRooms = roomsOf(makings);
  const oldShip = ship && own.ship !== null ? [own.ship] : [];
  const givenIn = stock.alike
    .filter(
      ({ at, kind }) => allPrices.some(({ box }) => mayTake(box, at)) && allRooms.some(({ box }) => mayTake(box, kind)),
    )
    .flatMap(({ cards }) => cards);
  const barter = [...givenIn, ...oldShip];
  // Of the prices and the rooms those go together for which the same cards are there.
  const prices = allPrices.filter(({ box }) => areThere(box, stock.worths, givenIn));
  const rooms = allRooms.filter(({ box }) => areThere(box, stock.kinds, givenIn));
  const discard = cardsOf(stock, new Set(rooms.flatMap(({ discarded }) => [...discarded])));
  const slots = slotTypes.filter((slot) => rooms.some((one) => one.slots.includes(slot)));
  const mayKeep = rooms.some(({ discarded }) => discarded.has(null));
  const sums = [...new Set(prices.map(({ price }) => price))];
  const [least, most] = rangeOf(payments);
  const [leastMade, mostMade] = rangeOf(makings);
  const open: Open = {
    '/card': { enum: [card] },
    '/paid': sums.includes(null) ? { type: 'integer', minimum: 0, maximum: mostCredits(facts, seat) } : { enum: sums },
    '/barter': listOf(barter, Math.max(least, leastMade), Math.min(most, mostMade) + oldShip.length),
    '/discard': listOf(discard, mayKeep ? 0 : 1, 1),
    ...(slots.length > 0 ? { '/slot': { enum: slots } } : {}),
  };
  const some = (lots: readonly Lot[], box: Box): Record<string, Json> => {
    const kept = keptIn(box, lots, barter);
    return kept === null ? {} : { barter: kept };
  };
  const ways = [
    prices.map(({ price, box }) => ({
      properties: { ...(sums.length < 2 ? {} : { paid: { const: price } }), ...some(stock.worths, box) },
      ...(takesSome(box) ? { required: ['barter'] } : {}),
    })),
    rooms.map(({ box, discarded, slots: free, further }) => ({
      properties: {
        ...some(stock.kinds, box),
        ...(discard.length === 0
          ? {}
          : { discard: discardedOf(cardsOf(stock, discarded), discarded.has(null), further) }),
        // Where more may go although all has a slot, those that are free then are nobody's to say.
        ...(further === 'perhaps' || slots.length === 0
          ? {}
          : { slot: free.length === 0 ? false : { enum: [...free] } }),
      },
      required: [...(takesSome(box) ? ['barter'] : []), ...(discarded.has(null) ? [] : ['discard'])],
    })),
  ].flatMap((all: readonly Way[]): Json[] => {
    if (all.length > 1) return [{ anyOf: [...all] as unknown as Json[] }];
    // Where there is one way, the parts themselves say all of it but which of the cards go together.
    const { barter: together } = all[0]?.properties ?? {};
    return together === undefined ? [] : [{ properties: { barter: together } }];
  });
  // What is given in is not discarded too.
  const twice = discard
    .filter((one) => givenIn.includes(one))
    .map((one): Json => {
      const has = { contains: { const: one } };
      return { not: { properties: { barter: has, discard: has }, required: ['barter', 'discard'] } };
    });
  const depends = [...ways, ...twice];
  const isBent = untoldBender(facts, seat, 'purchase') !== null;
  // What has to make room nobody knows where nobody knows what lies there.
  const isLax = doubtAbout(facts, seat, 'assets') !== null;
  const isMore = rooms.some(({ further }) => further !== 'no');
  const isPerhaps = rooms.some(({ further }) => further === 'perhaps');
  const more = [
    ...(isLax || isMore ? ['/discard'] : []),
    ...(isPerhaps ? ['/slot'] : []),
    ...(isBent ? ['/paid'] : []),
  ];
  return {
    open,
    ...(mayKeep ? { optional: ['/discard'] } : {}),
    ...(depends.length > 0 ? { depends: { allOf: depends } } : {}),
    ...(more.length > 0 ? { more } : {}),
  };
}

/** The parts of a purchase that go together, as a JSON Schema. */
interface Way {
  readonly properties: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

/** Every price, with what is given in where it is paid. */
function pricesOf(payments: readonly Payment[]): { readonly price: number | null; readonly box: Box }[] {
  return [...grouped(payments, ({ price }) => `${price}`).values()].flatMap((some) =>
    boxesOf(some.map(({ given }) => given)).map((box) => ({ price: some[0]?.price ?? null, box })),
  );
}

/** What may be discarded and which slots there are then. */
interface Room extends Pick<Making, 'slots' | 'further'> {
  readonly discarded: ReadonlySet<number | null>;
}

/** The room that is made, with what is given in where it is made so. */
function roomsOf(makings: readonly Making[]): (Room & { readonly box: Box })[] {
  const ways = [...grouped(makings, ({ given }) => `${given}`).values()].map((some) => {
    const alike = [...grouped(some, ({ slots, further }) => `${slots} ${further}`).values()];
    const rooms = alike.flatMap((one): Room[] => {
      const [{ slots = [], further = 'no' } = {}] = one as readonly Partial<Making>[];
      return [{ slots, further, discarded: new Set(one.map(({ discarded }) => discarded)) }];
    });
    return { given: some[0]?.given ?? [], rooms };
  });
  const inWords = ({ slots, further, discarded }: Room): string => `${slots} ${further} ${[...discarded]}`;
  return [...grouped(ways, ({ rooms }) => rooms.map(inWords).join('/')).values()].flatMap((some) =>
    boxesOf(some.map(({ given }) => given)).flatMap((box) => (some[0]?.rooms ?? []).map((room) => ({ ...room, box }))),
  );
}

/** The cards of some kinds. */
function cardsOf(stock: Stock, kinds: ReadonlySet<number | null>): string[] {
  return [...kinds].flatMap((kind) => (kind === null ? [] : (stock.kinds[kind] ?? [])));
}

/** The part of a JSON Schema that says which card is discarded first, and whether others may follow. */
function discardedOf(named: readonly string[], mayKeep: boolean, further: Making['further']): Json {
  if (named.length === 0) return { maxItems: 0 };
  const first = { ...(mayKeep ? {} : { minItems: 1 }), prefixItems: [{ enum: [...named] }] };
  return further === 'no' ? { ...first, maxItems: 1 } : first;
}

/** The JSON Schema of a list of so many of these cards, each once. */
function listOf(cards: readonly string[], least: number, most: number): Json {
  if (cards.length === 0) return { type: 'array', minItems: 0, maxItems: 0 };
  const maxItems = Math.min(most, cards.length, MOST_CARDS);
  return { type: 'array', minItems: least, maxItems, uniqueItems: true, items: { enum: [...cards] } };
}
