/**
 * @module
 * Buying (LRR page 14): the price is paid, the card is gained or the ship replaced, and the deck gets a new top card. The
 * price is computed in bartering.ts, ships change hands in ships.ts, and the reveal contact icon is in contact-icons.ts.
 */
import { z } from 'zod';
import { decision } from '../../../schemas/outer-rim/move.ts';
import {
  CardId,
  Credits,
  Deck,
  decks,
  GivenId,
  type SlotType as SlotName,
  SlotType,
  SourceId,
  slotTypes,
} from '../../../schemas/outer-rim/words.ts';
import { byMove, type Finding, type Form, fails, type Move, type Option, type Slice, unknown } from '../../ruleset.ts';
import { untoldSources } from '../abilities/abilities.ts';
import { unlessBent } from '../abilities/golden-rules.ts';
import { layUnder, putAway, takeUp } from '../assets/discarding.ts';
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
import { freesASlot, loseAsset, oweRoom, oweRoomUntold, ownAsset } from '../assets/slots.ts';
import { fromUnknown, spendCredits } from '../player/credits.ts';
import { mayHaveAnotherShip } from '../solo/untold.ts';
import { ANYTHING, doubt, doubtAbout, mayHaveMoreCredits, maySway, settle } from '../table/doubts.ts';
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
} from './bartering.ts';
import { type Discount, discountsOf, paysTheRest, useDiscount } from './discounts.ts';
import { flipsAContactHere } from './icons.ts';
import { type Counts, waysToTake } from './lots.ts';
import { oldShipComesUp, patrolIconIsTold } from './market-decks.ts';
import {
  countsOf,
  type Making,
  MOST_CARDS,
  type Payment,
  purchaseForm,
  type Stock,
  stockOf,
} from './purchase-forms.ts';

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
      by: SourceId.optional().describe('the card of the buyer that brings the discount, a character or ship too'),
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

const hasBoughtUntold = (seat: string, deck: Deck): string =>
  `the log does not say which card ${seat} has bought from the ${deck} deck`;

/** The deck of which a player has bought a card without a word of which it was; undefined: of none. */
function boughtUntoldOf(facts: Facts, seat: string): Deck | undefined {
  const reason = doubtAbout(facts, seat, 'assets');
  return decks.find((deck) => reason === hasBoughtUntold(seat, deck));
}

/** Whether a player may have bought this card without a word of which it was. */
export function mayHaveBought(facts: Facts, seat: string, card: string): boolean {
  const known = cardOf(facts, card);
  const deck = boughtUntoldOf(facts, seat);
  if (deck === undefined || known?.type === undefined || known.type === 'ship') return false;
  if ((known.deck ?? deck) !== deck) return false;
  const place = placeOf(facts, card);
  return place === null || place.kind === 'deck';
}

/**
 * A card that was bought, and that the log has not told, may have found no slot, and was discarded then (buying.1.1): its buyer
 * has what they had before, and it lies under its deck if the log says which it was. Returns whether that may be so.
 */
export function declineUntold(facts: Facts, { seat, card }: Move & { readonly card?: string }): boolean {
  const { turn } = facts;
  if (!isSeat(facts, seat) || turn.seat !== seat || !turn.done.includes('market')) return false;
  const deck = boughtUntoldOf(facts, seat);
  if (deck === undefined) return false;
  // A card whose place is known was not bought: it may have been given in for what was.
  if (card !== undefined && (cardOf(facts, card)?.deck !== deck || placeOf(facts, card) !== null)) return false;
  settle(facts, seat, 'assets');
  const pile = facts.market[deck];
  if (card === undefined) pile.unnamed = (pile.unnamed ?? 0) + 1;
  else layUnder(facts, card);
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
    doubt(draft.facts, seat, hasBoughtUntold(seat, move.deck), ['assets']);
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
  useDiscount(draft, move);
  pay(draft, move, purchase);
  maySway(draft, seat, 'purchase', 'credits');
  // Bartered and discarded cards lie under their decks before the new top card is revealed (notes f-w.8).
  for (const given of purchase.barter) {
    loseAsset(draft, seat, given);
    draft.note('outer-rim.bartering.1', 'seats', seat, 'assets');
  }
  // Of a card of another deck the card that comes up shows of which of the two the table has played on with the next one.
  const decks = draft.asRecorded ? decksOf(facts, move, card) : [move.deck];
  const taken = decks.length === 1 ? move.deck : decks.find((deck) => faceupOf(facts, deck) === card);
  // A card that did not lie faceup was taken out of the deck, unless another one comes up: what lies faceup lies there still.
  const faceup = faceupOf(facts, move.deck);
  const perhaps = draft.asRecorded && decks.length === 1 && card !== null && faceup !== null && faceup !== card;
  if (taken !== undefined && !perhaps) facts.market[taken].faceup = null;
  const isOpen = doubtAbout(facts, seat, 'assets') !== null;
  takePossession(draft, move, purchase);
  for (const given of purchase.discard) {
    loseAsset(draft, seat, given);
    draft.note(ship ? 'outer-rim.buying.2.3' : 'outer-rim.buying.1.1', 'seats', seat, 'assets');
  }
  if (ship || card !== null) oweRoom(draft, seat, ship ? null : card, true);
  // An AI player buys what it has a slot for.
  else if (purchase.discard.length === 0 && !isAi(facts, seat)) oweRoomUntold(draft, seat, move.deck, isOpen);
  owe(draft, {
    do: 'reveal',
    deck: move.deck,
    icons: true,
    buyer: seat,
    bought: true,
    ...(own.lured === true ? { lured: true } : {}),
    ...(decks.length > 1 ? { left: decks } : {}),
    ...(perhaps ? { perhaps } : {}),
  });
}

/** The deck that a purchase names, and the one of which its card is told to be, where that is another one. */
function decksOf(facts: Facts, { deck }: Buy, card: string | null): readonly Deck[] {
  const own = card === null ? undefined : cardOf(facts, card)?.deck;
  return own == null || own === deck ? [deck] : [deck, own];
}

/** True unless the rule fails for certain. */
function mayBe(finding: Finding): boolean {
  return finding === true || finding.holds === 'unknown';
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

/** More ways to pay for a card than anybody would choose from: no more are looked at. */
const MOST_WAYS = 1024;

const paysIfNotBent = unlessBent('purchase', paysThePrice);

/** The ways to make room for a card, where these cards are given in. */
function makingsOf(facts: Facts, stock: Stock, given: Counts, move: Buy): Making[] {
  const purchase = purchaseOf(facts, move);
  const after = holdingAfter(facts, purchase);
  const ofKind = new Map(
    relieving(facts, after).flatMap((card) => (card === purchase.card ? [] : [[stock.kindOf.get(card) ?? null, card]])),
  );
  const isUntyped = purchase.barter.some((card) => assetTypeOf(facts, card) === null);
  return [[null, null] as const, ...ofKind].flatMap(([discarded, card]): Making[] => {
    const discard = card === null ? NOTHING : [card];
    const full = card === null ? move : { ...move, discard };
    const finding = card === null || discardsForRoom(purchase.ship)(facts, full);
    if (finding !== true && finding.holds === false) return [];
    const left = without(after, discard);
    const fit = fitOf(facts, left);
    const fits = fit === 'fits';
    const slots = slotsFor(facts, purchase, left, fits);
    const more = card !== null && relieving(facts, left).some((other) => other !== purchase.card);
    const further = !more ? 'no' : fits ? 'perhaps' : 'for room';
    const isUnsure = !purchase.ship && fit === 'unsure';
    // Where more may go although all has a slot, other slots may be free then.
    const key = `${finding === true} ${isUnsure} ${isUntyped} ${further === 'perhaps' ? slots.join() : ''}`;
    // Where nobody knows whether a slot has room, it is a move of its own to put the card there.
    const room = (slot: SlotName): Finding =>
      mayLack(facts, left, [slot]).length === 0 || goesIntoItsSlot(facts, { ...full, slot });
    const doubtful = fits ? slots.filter((slot) => room(slot) !== true) : NO_SLOTS;
    const sure = doubtful.length === 0 ? slots : slots.filter((slot) => !doubtful.includes(slot));
    const making: Making = { given, discarded, slots: sure, named: false, further, key };
    return doubtful.length === 0
      ? [making]
      : [making, { ...making, slots: doubtful, named: true, key: `${key} in doubt` }];
  });
}

/**
 * The purchases of a deck's faceup card that the buyer may be able to pay, at a discount or not: one for each thing that can be
 * said of them for certain or in doubt, with what is given in, paid and discarded, and the slot, left open.
 */
function purchasesFrom(
  facts: Facts,
  seat: string,
  deck: Deck,
  card: string,
  all: Stock,
  less: Partial<Discount> = {},
): Option[] {
  const stock = heldBy(facts, seat, card) === undefined ? all : stockOf(facts, seat, card);
  const plain: Buy = { type: 'market.buy', seat, deck, ...less };
  // A card may change the price: then other sums can be told too, and any may be enough.
  const isBent = untoldBender(facts, seat, 'purchase') !== null;
  const payments = new Map<string, Payment | null>();
  const makings = new Map<string, readonly Making[]>();
  const payment = (move: Buy, counts: Counts): Payment | null => {
    const given = countsOf(stock, counts, 'at');
    const known = payments.get(`${given}`);
    if (known !== undefined) return known;
    const finding = paysIfNotBent(facts, move, undefined);
    const price = priceOf(facts, purchaseOf(facts, move));
    const isUntold = stock.alike.some(({ worth }, at) => worth === Infinity && (counts[at] ?? 0) > 0);
    const key = `${finding === true} ${isUntold} ${isBent || price === null ? price : ''}`;
    const found = finding !== true && finding.holds === false ? null : { given, price, key };
    payments.set(`${given}`, found);
    return found;
  };
  const roomFor = (move: Buy, counts: Counts): readonly Making[] => {
    const given = countsOf(stock, counts, 'kind');
    const found = makings.get(`${given}`) ?? makingsOf(facts, stock, given, move);
    makings.set(`${given}`, found);
    return found;
  };
  const found = new Map<string, Option>();
  const lots = stock.alike.map(({ cards, worth }) => ({ size: cards.length, worth }));
  let left = MOST_WAYS;
  const needed = isBent ? 0 : neededFor(facts, purchaseOf(facts, plain));
  for (const counts of waysToTake(lots, needed, MOST_CARDS)) {
    const barter = counts.flatMap((count, at) => stock.alike[at]?.cards.slice(0, count) ?? []);
    const move = barter.length === 0 ? plain : { ...plain, barter };
    const paid = payment(move, counts);
    if (paid === null) continue;
    left -= 1;
    if (left < 0) {
      found.set('', { move, open: () => ({ open: { '/card': { enum: [card] } }, more: ANY_WAY }) });
      break;
    }
    for (const making of roomFor(move, counts)) {
      const key = `${paid.key} ${making.key}`;
      if (found.has(key)) continue;
      const { discarded, slots, named } = making;
      const gone = discarded === null ? undefined : stock.kinds[discarded]?.find((one) => !barter.includes(one));
      const shown = {
        ...move,
        ...(gone === undefined ? {} : { discard: [gone] }),
        ...(named ? { slot: slots[0] } : {}),
      };
      const form = (): Form =>
        purchaseForm(facts, shown, stock, {
          payments: [...payments.values()].filter((one) => one?.key === paid.key) as Payment[],
          makings: [...makings.values()].flat().filter((one) => one.key === making.key),
        });
      found.set(key, { move: shown, open: form });
    }
  }
  return [...found.values()];
}

/** The purchase of a faceup card that the log has not told: nobody can say what it costs, or what has to make room for it. */
function untoldPurchase(seat: string, deck: Deck, less: Partial<Discount> = {}): Option {
  return {
    move: { type: 'market.buy', seat, deck, ...less } as Buy,
    open: () => ({ open: {}, more: ['/card', ...ANY_WAY] }),
  };
}

/** The purchases of a deck's card with a discount, or for free, that a card which nobody has told (one of the `untold`) may bring. */
function untoldDiscounts(seat: string, deck: Deck, untold: readonly string[]): Option[] {
  const [by] = untold;
  if (by === undefined) return [];
  const more = ['/card', ...ANY_WAY, '/discount'];
  const move: Buy = { type: 'market.buy', seat, deck, discount: 'free', by };
  return [{ move, open: () => ({ open: { '/by': { enum: [...untold] } }, more }) }];
}

const NOTHING: readonly string[] = [];

const NO_SLOTS: readonly SlotName[] = [];

/** The words that say how a purchase is paid, and how it finds room. */
const ANY_WAY = ['/paid', '/barter', '/discard', '/slot'];

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
      const stock = stockOf(facts, seat);
      const prices = [{}, ...discountsOf(facts, seat)];
      const untold = untoldSources(facts, seat);
      return decks.flatMap((deck) => {
        const card = faceupOf(facts, deck);
        const known = prices.flatMap((less) =>
          card === null ? [untoldPurchase(seat, deck, less)] : purchasesFrom(facts, seat, deck, card, stock, less),
        );
        return [...known, ...untoldDiscounts(seat, deck, untold)];
      });
    },
  },
};
