/**
 * @module
 * Buying (LRR page 14): the price is paid, the card is gained or the ship replaced, and the deck gets a new top card. The
 * price is computed in bartering.ts, ships change hands in ships.ts, and the reveal contact icon is in contact-icons.ts.
 */
import { z } from 'zod';
import type { Json } from '../../../schemas/json.ts';
import { decision } from '../../../schemas/outer-rim/move.ts';
import {
  CardId,
  Credits,
  Deck,
  decks,
  GivenId,
  type SlotType as SlotName,
  SlotType,
  slotTypes,
} from '../../../schemas/outer-rim/words.ts';
import {
  byMove,
  type Finding,
  type Form,
  fails,
  type Move,
  type Open,
  type Option,
  type Slice,
  unknown,
} from '../../ruleset.ts';
import { untoldSources } from '../abilities/abilities.ts';
import { unlessBent } from '../abilities/golden-rules.ts';
import { putAway, takeUp } from '../assets/discarding.ts';
import {
  arrangement,
  eachFreesASlot,
  fitOf,
  type Holding,
  holdingOf,
  mayLack,
  relieving,
  SLOTS_FOR,
  slotsLeftFor,
  without,
} from '../assets/holding.ts';
import { replaceShip, slotsWith } from '../assets/ships.ts';
import { freesASlot, loseAsset, oweRoom, ownAsset } from '../assets/slots.ts';
import { fromUnknown, spendCredits } from '../player/credits.ts';
import { mayHaveAnotherShip } from '../solo/untold.ts';
import { ANYTHING, doubt, doubtAbout, mayHaveMoreCredits, maySway, mostCredits, settle } from '../table/doubts.ts';
import {
  assetTypeIn,
  assetTypeOf,
  bends,
  cardOf,
  type Draft,
  type Facts,
  faceupOf,
  heldBy,
  isAi,
  isSeat,
  owe,
  placeOf,
  seatOf,
  untoldBender,
} from '../table/facts.ts';
import { payUnknownSum, purseInWords, purseOf } from '../table/purse.ts';
import {
  type Buy,
  barterable,
  bartersWorth,
  costOf,
  givesInVain,
  isOverpaid,
  keptOldShip,
  neededFor,
  type Purchase,
  priceOf,
  purchaseOf,
  type Ware,
} from './bartering.ts';
import { type Discount, discountsOf, paysTheRest } from './discounts.ts';
import { flipsAContactHere } from './icons.ts';
import { oldShipComesUp, patrolIconIsTold } from './market-decks.ts';

const MOST_CARDS = 20;
const cards = (what: string) => z.array(CardId).max(MOST_CARDS).optional().describe(what);

const moves = [
  decision(
    'market.buy',
    {
      deck: Deck,
      card: CardId.optional().describe(
        'the card bought: the faceup one, which need not be named unless the log has not told it',
      ),
      barter: z
        .array(GivenId)
        .max(MOST_CARDS)
        .optional()
        .describe('own assets given in to lower the price; a ship bought always takes the old ship in payment'),
      discard: cards('own assets discarded to free a slot, without being bartered'),
      slot: SlotType.optional().describe('the slot that the card is put in'),
      paid: Credits.optional().describe(
        'the credits paid; compared with the price, or taken where nobody knows the cost',
      ),
      discount: z
        .union([Credits, z.literal('free')])
        .optional()
        .describe('what a card lowers the cost by, or that nothing is paid'),
      by: CardId.optional().describe('the card of the buyer that brings the discount'),
    },
    'The faceup card of a market deck is bought.',
  ),
] as const;

/** What a buyer holds once the bartered cards are gone and the new one has come, before anything else is discarded. */
function holdingAfter(facts: Facts, { seat, card, known, ship, barter }: Purchase): Holding {
  const own = seatOf(facts, seat).assets;
  const assets = barter.length === 0 ? own.slice() : own.filter((asset) => !barter.includes(asset.card));
  if (!ship && card !== null) assets.push({ card, type: assetTypeIn(known), slot: null, captured: false });
  const now = holdingOf(facts, seat, assets);
  if (!ship) return now;
  const sheet = known?.ship ?? null;
  const bonuses = sheet === null ? undefined : facts.board.ships.get(sheet)?.bonuses;
  return { ...now, ship: sheet, printed: slotsWith(facts, sheet), standing: [now.standing[0], bonuses] };
}

/** The cards discarded for room: own ones, each once, and only as long as something lacked a slot. */
function discardsForRoom(ships: boolean) {
  return (facts: Facts, move: Buy): Finding => {
    const named = move.discard;
    if (named === undefined || named.length === 0) return true;
    const purchase = purchaseOf(facts, move);
    if (purchase.ship !== ships) return true;
    const strange = named.find(
      (card, index) => heldBy(facts, move.seat, card) === undefined || named.indexOf(card) !== index,
    );
    if (strange !== undefined)
      return fails({
        card: strange,
        seat: move.seat,
        owns: heldBy(facts, move.seat, strange) !== undefined,
        namedTwice: named.indexOf(strange) !== named.lastIndexOf(strange),
      });
    const frees = eachFreesASlot(facts, holdingAfter(facts, purchase), purchase.discard);
    if (frees === true || frees.holds === 'unknown') return frees;
    const doubt = purchase.card === null ? NOT_TOLD : doubtAbout(facts, move.seat, 'assets');
    return doubt === null ? frees : unknown(doubt);
  };
}

const NOT_TOLD = 'the log does not say which card was bought';

const hasBoughtUntold = (seat: string): string => `the log does not say which card ${seat} has bought`;

/** Whether a player may have bought this card without a word of which it was. */
export function mayHaveBought(facts: Facts, seat: string, card: string): boolean {
  const type = cardOf(facts, card)?.type;
  if (type === undefined || type === 'ship' || doubtAbout(facts, seat, 'assets') !== hasBoughtUntold(seat))
    return false;
  const place = placeOf(facts, card);
  return place === null || place.kind === 'deck';
}

/**
 * A card that was bought, and that the log has not told, may have found no slot, and was discarded then (buying.1.1): its buyer
 * has what they had before. Returns whether that may be so.
 */
export function declineUntold(facts: Facts, { seat }: Move): boolean {
  const { turn } = facts;
  if (!isSeat(facts, seat) || turn.seat !== seat || !turn.done.includes('market')) return false;
  if (doubtAbout(facts, seat, 'assets') !== hasBoughtUntold(seat)) return false;
  settle(facts, seat, 'assets');
  return true;
}

/** Whether the price was paid: the right sum, and no more than the buyer has. */
function paysThePrice(facts: Facts, move: Buy): Finding {
  const purchase = purchaseOf(facts, move);
  const own = seatOf(facts, move.seat);
  const has = own.credits;
  const price = priceOf(facts, purchase);
  const due = price ?? move.paid ?? null;
  const short = has === null && due !== null ? fromUnknown(own, move.seat, due) : true;
  const cannot = short !== true && short.holds === false;
  const lacks = cannot || (has !== null && due !== null && has < due);
  // What may not be given in was to pay a part of the price: that it pays nothing follows from the rule that forbids it.
  if ((lacks || (move.paid !== undefined && move.paid !== price)) && givesInVain(facts, move)) return true;
  if (cannot) return fails({ card: purchase.card, price: due, has: purseInWords(purseOf(own) ?? []) });
  const doubt = lacks ? mayHaveMoreCredits(facts, move.seat) : null;
  if (lacks && doubt === null) return fails({ card: purchase.card, price: due, has });
  if (price === null)
    return unknown(
      purchase.card === null
        ? NOT_TOLD
        : `the price of ${purchase.card} is not known: a cost that counts for it is missing`,
    );
  // Of what a discount leaves to pay entries of their own speak (credits.5, credits.6).
  const isPlain = move.discount === undefined && keptOldShip(facts, move) === true;
  if (move.paid !== undefined && move.paid !== price && isPlain) {
    return fails({
      card: purchase.card,
      cost: costOf(facts, purchase),
      barter: [...purchase.barter],
      price,
      paid: move.paid,
    });
  }
  if (doubt !== null) return unknown(doubt);
  return short;
}

/** The slot named is one for the card's type, and there is room in it. */
export function goesIntoItsSlot(facts: Facts, move: Buy): Finding {
  const purchase = purchaseOf(facts, move);
  const { card, seat } = purchase;
  if (card === null || purchase.ship)
    return move.slot === undefined || card === null ? true : fails({ card, type: 'ship', slot: move.slot });
  const after = without(holdingAfter(facts, purchase), purchase.discard);
  const fit = fitOf(facts, after);
  const doubt =
    fit === 'unsure'
      ? unknown(`nobody knows whether ${seat} has a slot for ${card}: a card of unknown text may give one`)
      : true;
  if (move.slot === undefined) return doubt;
  const slot = move.slot as SlotName;
  const type = assetTypeOf(facts, card);
  if (type === null) return unknown(`nobody knows what kind of asset ${card} is`);
  if (!SLOTS_FOR[type].includes(slot)) return fails({ card, type, slot, validSlots: [...SLOTS_FOR[type]] });
  // Without room the card cannot stay anywhere: the chart "slots" sees to that.
  return fit === 'fits' ? arrangement(facts, after, { [card]: slot }) : doubt;
}

function pay(draft: Draft, move: Buy, purchase: Purchase): void {
  const { facts } = draft;
  const { seat } = purchase;
  const price = priceOf(facts, purchase);
  // A table that paid another sum has it recorded: reading goes on with that.
  const sum = (draft.asRecorded ? move.paid : undefined) ?? price ?? move.paid;
  const overpaid = isOverpaid(facts, purchase);
  if (sum === undefined) {
    payUnknownSum(seatOf(facts, seat));
    draft.note('outer-rim.buying.0.1', 'seats', seat, 'credits');
  } else spendCredits(draft, seat, sum, 'outer-rim.buying.0.1');
  if (move.discount !== undefined)
    draft.note(move.discount === 'free' ? 'outer-rim.credits.6' : 'outer-rim.credits.5', 'seats', seat, 'credits');
  if (purchase.barter.length > 0) draft.note('outer-rim.bartering.1', 'seats', seat, 'credits');
  if (purchase.ship) draft.note('outer-rim.bartering.5', 'seats', seat, 'credits');
  if (overpaid) draft.note('outer-rim.bartering.3.a', 'seats', seat, 'credits');
}

/** The card goes to its buyer; a ship takes the old one's place, and a card that is neither does what stands on it. */
function takePossession(draft: Draft, move: Buy, { seat, card, known, ship }: Purchase): void {
  if (card !== null) takeUp(draft.facts, card);
  if (ship) {
    replaceShip(draft, seat, card);
    return;
  }
  if (card === null) {
    doubt(draft.facts, seat, hasBoughtUntold(seat), ['assets']);
    return;
  }
  if (known?.type === 'event' || known?.type === 'other') {
    putAway(draft, card, 'spent');
    followItsText(draft.facts, move, card);
    return;
  }
  ownAsset(draft, seat, card, slotTypes.find((slot) => slot === move.slot) ?? null);
  draft.note('outer-rim.buying.1.a', 'seats', seat, 'assets');
  if (known?.rotatesTo !== undefined) draft.note('outer-rim.assets.3.2', 'seats', seat, 'assets');
  if (!bends(draft.facts, card, 'own-purchase')) return;
  // A die decides over the purchase, and of one that fails a card of the databank says what comes.
  doubt(draft.facts, seat, `whether the die of ${card} let ${seat} buy it, the log has to tell`, ANYTHING);
  seatOf(draft.facts, seat).mayHaveGone = [...(seatOf(draft.facts, seat).mayHaveGone ?? []), card];
}

/** A bought card that is neither an asset nor a ship is used at once, and may bring anything: of the ship deck also another ship. What an AI player does with it its own rules say. */
function followItsText(facts: Facts, { seat, deck }: Buy, card: string): void {
  if (isAi(facts, seat)) return;
  facts.turn.used.push(card);
  doubt(facts, seat, `what ${card} brings stands on the card alone`, ANYTHING);
  if (deck === 'ship') mayHaveAnotherShip(facts, seat);
}

/** How a purchase is made otherwise than by people: what an AI card says of it. */
export interface Manner {
  /** a patrol icon of the next card moves its patrol toward somebody else */
  lured?: boolean;
  /** what is paid for a card that has no cost of its own */
  price?: number;
}

/** A purchase is carried out. */
function buy(draft: Draft<Manner>, bought: Buy): void {
  const { facts, own } = draft;
  const move = own.price === undefined ? bought : { ...bought, paid: own.price };
  const purchase = purchaseOf(facts, move);
  const { seat, card, ship } = purchase;
  pay(draft, move, purchase);
  maySway(draft, seat, 'purchase', 'credits');
  // Bartered and discarded cards lie under their decks before the new top card is revealed (notes f-w.8).
  for (const given of purchase.barter) {
    loseAsset(draft, seat, given);
    draft.note('outer-rim.bartering.1', 'seats', seat, 'assets');
  }
  facts.market[move.deck].faceup = null;
  takePossession(draft, move, purchase);
  for (const given of purchase.discard) {
    loseAsset(draft, seat, given);
    draft.note(ship ? 'outer-rim.buying.2.3' : 'outer-rim.buying.1.1', 'seats', seat, 'assets');
  }
  oweRoom(draft, seat, ship ? null : card, true);
  owe(draft, {
    do: 'reveal',
    deck: move.deck,
    icons: true,
    buyer: seat,
    bought: true,
    ...(own.lured === true ? { lured: true } : {}),
  });
}

/** The JSON Schema of a list of all of these, in any order, with any of those that add nothing. */
function listOf(needed: readonly string[], spare: readonly string[]): Json {
  if (needed.length === 0 && spare.length === 0) return NO_LIST;
  const items = [...needed, ...spare];
  return {
    type: 'array',
    minItems: needed.length,
    maxItems: items.length,
    uniqueItems: true,
    items: { enum: items },
    ...(spare.length === 0 || needed.length === 0
      ? {}
      : { allOf: needed.map((one) => ({ contains: { enum: [one] } })) }),
  };
}

/**
 * The lists of cards that may be discarded so that a purchase fits. Each had to go while those named after it were still
 * there, so that their order matters.
 */
function discardsOf(facts: Facts, after: Holding, discard: readonly string[]): Json {
  if (discard.length < 2) return listOf(discard, []);
  const orders = permutations(discard).filter((order) => mayBe(eachFreesASlot(facts, after, order)));
  return { enum: orders };
}

/** The orders of some cards; of very many only the one that they have. */
function permutations(cards: readonly string[]): string[][] {
  if (cards.length < 2 || cards.length > 4) return [[...cards]];
  return cards.flatMap((card) => permutations(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]));
}

const NO_SLOTS: readonly SlotName[] = [];

const NO_LIST: Json = { type: 'array', minItems: 0, maxItems: 0 };

/** True unless the rule fails for certain. */
function mayBe(finding: Finding): boolean {
  return finding === true || finding.holds === 'unknown';
}

/** The sets of cards that might be discarded to make a purchase fit; none of them has to (notes f-w.6). */
function discardable(facts: Facts, { card: bought }: Purchase, after: Holding, most: number): string[][] {
  // Each card of a set had to go while those named after it were still there: such sets grow out of one another.
  const first = relieving(facts, after);
  const found: { some: string[]; useful: string[] }[] = [{ some: [], useful: first }];
  for (const card of first) {
    if (card === bought) continue;
    for (const { some, useful } of found.slice()) {
      if (found.length >= most) break;
      if (!useful.includes(card)) continue;
      const more = [...some, card];
      found.push({ some: more, useful: relieving(facts, without(after, more)) });
    }
  }
  return found.map(({ some }) => some);
}

/** The slots that buying.1.b allows for what is bought, by what the buyer then holds; `fits`: everything has a slot then. */
function slotsFor(
  facts: Facts,
  { seat, card, known, ship }: Purchase,
  after: Holding,
  fits: boolean,
): readonly SlotName[] {
  if (ship) return [];
  const type = assetTypeIn(known);
  if (card === null || type === null) return slotTypes;
  const kinds = SLOTS_FOR[type];
  const isNew = heldBy(facts, seat, card) === undefined;
  // What has one kind of slot goes there if it fits at all.
  if ((kinds.length === 1 && isNew) || !fits) return kinds;
  if (isNew) return slotsLeftFor(facts, after, card, type);
  return kinds.filter((slot) => mayBe(arrangement(facts, after, { [card]: slot })));
}

/** More ways to pay for a card and to make room for it than anybody would choose from: no more are listed. */
const MOST_WAYS = 256;

/** The purchases of a deck's faceup card that the buyer may be able to pay, at a discount or not: one for each way to barter and to make room. */
function purchasesFrom(
  facts: Facts,
  seat: string,
  deck: Deck,
  card: string,
  wares: readonly Ware[],
  less: Partial<Discount> = {},
): Option[] {
  const found: Option[] = [];
  const named = { enum: [card] };
  const own = seatOf(facts, seat);
  const plain: Buy = { type: 'market.buy', seat, deck, ...less };
  const purchase = purchaseOf(facts, plain);
  const oldShip = purchase.ship && own.ship !== null ? [own.ship] : [];
  const anySum = { type: 'integer', minimum: 0, maximum: mostCredits(facts, seat) };
  // A card may change the price: then other sums can be told too, and any may be enough.
  const isBent = untoldBender(facts, seat, 'purchase') !== null;
  // What has to make room nobody knows where nobody knows what lies there.
  const isLax = doubtAbout(facts, seat, 'assets') !== null;
  for (const barter of bartersWorth(wares, isBent ? 0 : neededFor(facts, purchase), MOST_WAYS)) {
    const bartering = barter.length === 0 ? plain : { ...plain, barter };
    const bartered = barter.length === 0 ? purchase : { ...purchase, barter };
    const price = priceOf(facts, bartered);
    const paid = price === null ? anySum : { enum: [price] };
    const after = holdingAfter(facts, bartered);
    const fits = fitOf(facts, after) === 'fits';
    for (const discard of fits ? [NOTHING] : discardable(facts, bartered, after, MOST_WAYS - found.length)) {
      const open: Record<string, Json> = { '/card': named, '/paid': paid, '/barter': listOf(barter, oldShip) };
      const left = without(after, discard);
      const room = discard === NOTHING || fitOf(facts, left) === 'fits';
      const slots = slotsFor(facts, bartered, left, room);
      const move = discard.length === 0 ? bartering : { ...bartering, discard };
      // Where nobody knows whether a slot has room, it is a move of its own to put the card there.
      const doubtful = room && card !== null ? mayLack(facts, left, slots) : NO_SLOTS;
      const sure = doubtful.length === 0 ? slots : slots.filter((slot) => !doubtful.includes(slot));
      if (sure.length > 0) open['/slot'] = { enum: [...sure] };
      const form = (words: Open) => (): Form => {
        const discards = discardsOf(facts, after, discard);
        const more = [...(discard.length > 1 || isLax ? ['/discard'] : []), ...(isBent ? ['/paid'] : [])];
        return { open: { ...words, '/discard': discards }, ...(more.length > 0 ? { more } : {}) };
      };
      found.push({ move, open: form(open) });
      for (const slot of doubtful) {
        const { '/slot': _, ...words } = open;
        found.push({ move: { ...move, slot } as Buy, open: form(words) });
      }
    }
    if (found.length >= MOST_WAYS) break;
  }
  return found;
}

/** The purchase of a faceup card that the log has not told: nobody can say what it costs, or what has to make room for it. */
function untoldPurchase(seat: string, deck: Deck, less: Partial<Discount> = {}): Option {
  return {
    move: { type: 'market.buy', seat, deck, ...less } as Buy,
    open: () => ({ open: {}, more: ['/card', '/paid', '/barter', '/discard', '/slot'] }),
  };
}

/** The purchases of a deck's card with a discount, or for free, that a card which nobody has told may bring. */
function untoldDiscounts(facts: Facts, seat: string, deck: Deck): Option[] {
  const untold = untoldSources(facts, seat);
  const [by] = untold;
  if (by === undefined) return [];
  const more = ['/card', '/paid', '/barter', '/discard', '/slot', '/discount'];
  const move: Buy = { type: 'market.buy', seat, deck, discount: 'free', by };
  return [{ move, open: () => ({ open: { '/by': { enum: untold } }, more }) }];
}

const NOTHING: readonly string[] = [];

/** Claims as far as they speak of what somebody has. */
interface ClaimsAssets {
  readonly seats?: Readonly<Record<string, { readonly assets?: unknown }>>;
}

/** So many ways to have given something in are tried where claims show that something was. */
const MOST_FULLER = 64;

function discountInWords(discount: Buy['discount']): string {
  if (discount === undefined) return '';
  return discount === 'free' ? ' for free' : ` for ${discount.toLocaleString('en-US')} credits less`;
}

export const buying: Slice<Facts> = {
  moves,
  says: {
    'market.buy': ({ card = 'the faceup card', deck, barter, discount }: Buy) =>
      `buys ${card} from the ${deck} deck${discountInWords(discount)}${barter === undefined ? '' : `, bartering ${barter.join(', ')}`}`,
  },
  constraints: {
    'outer-rim.buying.2.2.b': oldShipComesUp,
    'outer-rim.buying.3.1': patrolIconIsTold,
    'outer-rim.buying.0.1': unlessBent('purchase', paysThePrice),
    'outer-rim.buying.1.1': discardsForRoom(false),
    'outer-rim.buying.2.3': byMove((type) => (type === 'asset.discard' ? freesASlot : discardsForRoom(true))),
    'outer-rim.buying.1.b': goesIntoItsSlot,
    'outer-rim.buying.3.2.a': flipsAContactHere,
  },
  computed: { 'market.buy': ['paid'] },
  leftOut: {
    // What was given in, where the credits alone are not enough, or not the price (bartering.0.1), or what lowered it (credits.5).
    'market.buy': (facts, move) => {
      const bought = move as Buy;
      const { seat, by, discount } = bought;
      // A card that brings a discount says how much it is.
      if (by !== undefined && discount === undefined) return { discount: [] };
      const isPaid =
        mayBe(paysThePrice(facts, bought)) && (discount === undefined || mayBe(paysTheRest(facts, bought)));
      const isPlain = discount === undefined && discountsOf(facts, seat).length === 0;
      return {
        ...(isPaid ? {} : { barter: [] }),
        ...(by === undefined && !(discount === undefined && (isPaid || isPlain)) ? { by: [], discount: [] } : {}),
      };
    },
  },
  // Who gives a card in says so: with what was paid, or with what is claimed of the assets (bartering.0.1).
  putIn: {
    'market.buy': (move, read) => {
      const { seat, barter, paid, expect } = read as Buy & { readonly expect?: ClaimsAssets };
      if (barter === undefined || (move as Buy).barter !== undefined || paid !== undefined) return null;
      if (expect?.seats?.[seat]?.assets !== undefined) return null;
      return `${seat} cannot pay the price without giving something in, and the log does not say that ${barter.join(' and ')} was given in`;
    },
  },
  // What was given in, or lowered the cost, claims may show (bartering.0.1, credits.5, notes f-w.7).
  fuller: {
    'market.buy': (facts, move: Move): readonly Move[] => {
      const { barter, seat, discard, discount, by } = move as Buy;
      if (discard !== undefined) return [];
      const given =
        barter !== undefined
          ? []
          : bartersWorth(barterable(facts, seat), -Infinity, MOST_FULLER).filter((cards) => cards.length > 0);
      const less = discount !== undefined || by !== undefined ? [] : discountsOf(facts, seat);
      const ways = [{}, ...given.map((cards) => ({ barter: cards }))];
      return [{}, ...less].flatMap((one) => ways.map((way): Move => ({ ...move, ...one, ...way }))).slice(1);
    },
  },
  effects: { 'buy-market-card': buy },
  candidates: {
    'market.buy': (facts) => {
      const { seat } = facts.turn;
      const wares = barterable(facts, seat);
      return decks.flatMap((deck) => {
        const card = faceupOf(facts, deck);
        const known = [{}, ...discountsOf(facts, seat)].flatMap((less) =>
          card === null ? [untoldPurchase(seat, deck, less)] : purchasesFrom(facts, seat, deck, card, wares, less),
        );
        return [...known, ...untoldDiscounts(facts, seat, deck)];
      });
    },
  },
};
