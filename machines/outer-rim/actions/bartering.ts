/**
 * @module
 * Bartering (LRR page 14): a purchase from a market deck, what is given in for it, and the price that is left. The move and
 * its other rules are in buying.ts.
 */
import type { Deck } from '../../../schemas/outer-rim/words.ts';
import { type Finding, fails, type Move, type Slice, unknown } from '../../ruleset.ts';
import { type AbilityMove, abilityOf } from '../abilities/abilities.ts';
import { mayHaveMoreCredits } from '../table/doubts.ts';
import {
  assetTypeIn,
  assetTypeOf,
  cardOf,
  type Facts,
  faceupOf,
  heldBy,
  isSeat,
  MOST_ASSETS,
  seatOf,
} from '../table/facts.ts';
import type { CardEffect, CardFacts } from '../table/types.ts';

/** The words of `market.buy` that its rules ask for. */
export interface Buy extends Move {
  readonly seat: string;
  readonly deck: Deck;
  readonly card?: string | undefined;
  readonly barter?: readonly string[] | undefined;
  readonly discard?: readonly string[] | undefined;
  readonly slot?: string | undefined;
  readonly paid?: number | undefined;
  readonly discount?: number | 'free' | undefined;
  readonly by?: string | undefined;
}

/** True for a market card that is a ship, as far as anything tells it. */
function isShipCard(card: CardFacts | undefined, deck: string): boolean {
  return card?.type === 'ship' || ((card?.type ?? null) === null && (card?.ship !== undefined || deck === 'ship'));
}

/** A purchase, read from its move and the position. */
export interface Purchase {
  readonly seat: string;
  /** the card bought; null when the log has not told it */
  readonly card: string | null;
  readonly known: CardFacts | undefined;
  readonly ship: boolean;
  /** what a card lowers the cost by (credits.5), or that nothing is paid (credits.6) */
  readonly discount: number | 'free';
  /** assets given in, each once */
  readonly barter: readonly string[];
  /** assets discarded to free a slot without being bartered, each once */
  readonly discard: readonly string[];
}

/** What a move buys and gives in. Cards that the seat does not have are left out: a rule of its own speaks of them. */
export function purchaseOf(facts: Facts, move: Buy): Purchase {
  const card = boughtCard(facts, move);
  const known = card === null ? undefined : cardOf(facts, card);
  const barter = held(facts, move.seat, move.barter);
  const discard = held(facts, move.seat, move.discard);
  return {
    seat: move.seat,
    card,
    known,
    ship: isShipCard(known, move.deck),
    discount: move.discount ?? 0,
    barter,
    discard: barter.length === 0 || discard.length === 0 ? discard : discard.filter((one) => !barter.includes(one)),
  };
}

/** The card bought: the log's own word comes first, because against the faceup card it is a breach, read on as recorded. */
export function boughtCard(facts: Facts, move: Buy): string | null {
  return move.card ?? faceupOf(facts, move.deck);
}

/** Those of the named cards that a seat has, each once. */
function held(facts: Facts, seat: string, named: readonly string[] | undefined): readonly string[] {
  if (named === undefined || named.length === 0) return NONE;
  const isHeld = (card: string, index: number): boolean =>
    named.indexOf(card) === index && heldBy(facts, seat, card) !== undefined;
  return named.every(isHeld) ? named : named.filter(isHeld);
}
const NONE: readonly string[] = [];

/** What a card is worth in a barter: its printed cost; 0 for one that has none, null when nobody knows (bartering.1.1). */
function worthOf(facts: Facts, card: string): number | null {
  const known = cardOf(facts, card);
  if (typeof known?.cost === 'number') return known.cost;
  return hasNoCost(known) ? 0 : null;
}

/** Whether a buyer gives in something that pays nothing: what they do not own, or have named before, or what has no cost (bartering.1.1). */
export function givesInVain(facts: Facts, move: Buy): boolean {
  const { barter: named = NONE } = move;
  if (named.length === 0) return false;
  const { ship, barter } = purchaseOf(facts, move);
  const worth = barter.filter((card) => !hasNoCost(cardOf(facts, card))).length;
  const own = seatOf(facts, move.seat).ship;
  return named.length > worth + (ship && own !== null && named.includes(own) ? 1 : 0);
}

/** Assets on encounter and databank cards have no printed cost (bartering.1.1). */
function hasNoCost(card: CardFacts | undefined): boolean {
  return typeof card?.cost !== 'number' && (card?.origin === 'encounter' || card?.origin === 'databank');
}

/** The printed cost of what is bought, in credits; a ship's stands on its sheet too. */
export function costOf(facts: Facts, { known, ship }: Purchase): number | null {
  return known?.cost ?? (ship && known?.ship !== undefined ? facts.board.ships.get(known.ship)?.cost : null) ?? null;
}

/** The cost that is to be paid, after a discount. */
function dueFor(facts: Facts, purchase: Purchase): number | null {
  if (purchase.discount === 'free') return 0;
  const cost = costOf(facts, purchase);
  return cost === null ? null : Math.max(0, cost - purchase.discount);
}

/** The cost of the ship that a buyer has now, in credits. */
export function oldShipWorth(facts: Facts, seat: string): number | null {
  const { ship } = seatOf(facts, seat);
  return ship === null ? null : (facts.board.ships.get(ship)?.cost ?? null);
}

/** What the assets given in are worth together. */
function barterWorth(facts: Facts, cards: readonly string[]): number | null {
  let sum = 0;
  for (const card of cards) {
    const worth = worthOf(facts, card);
    if (worth === null) return null;
    sum += worth;
  }
  return sum;
}

/** The price left to pay, in credits: never below zero (bartering.1, bartering.3.a, bartering.5); null when not known. */
export function priceOf(facts: Facts, purchase: Purchase, withOldShip = purchase.ship): number | null {
  const cost = dueFor(facts, purchase);
  if (cost === 0) return 0;
  const assets = barterWorth(facts, purchase.barter);
  const oldShip = withOldShip ? oldShipWorth(facts, purchase.seat) : 0;
  if (cost === null || assets === null || oldShip === null) return null;
  return Math.max(0, cost - assets - oldShip);
}

/** True when what is given in is worth more than what is bought: nothing comes back (bartering.3.a). */
export function isOverpaid(facts: Facts, purchase: Purchase): boolean {
  const cost = dueFor(facts, purchase);
  const given = barterWorth(facts, purchase.barter);
  const oldShip = purchase.ship ? oldShipWorth(facts, purchase.seat) : 0;
  return cost !== null && given !== null && oldShip !== null && given + oldShip > cost;
}

/** The credits paid are those that would be due without the old ship: it has not been bartered (bartering.5). */
export function keptOldShip(facts: Facts, move: Buy): Finding {
  if (move.paid === undefined) return true;
  const purchase = purchaseOf(facts, move);
  if (!purchase.ship) return true;
  const price = priceOf(facts, purchase);
  if (price === null || move.paid === price || move.paid !== priceOf(facts, purchase, false)) return true;
  const { ship } = seatOf(facts, move.seat);
  return fails({ oldShip: ship, worth: oldShipWorth(facts, move.seat), price, paid: move.paid });
}

/** Asks each bartered card; the first that fails speaks, a doubt waits for the others. */
function eachBartered(ask: (facts: Facts, card: string) => Finding) {
  return (facts: Facts, move: Buy): Finding => {
    let doubt: Finding = true;
    for (const card of held(facts, move.seat, move.barter)) {
      const finding = ask(facts, card);
      if (finding === true) continue;
      if (finding.holds === false) return finding;
      doubt = finding;
    }
    return doubt;
  };
}

const NEVER_BARTERED = ['bounty', 'crew', 'job'];

/** An asset that may be given in, and what it is worth: no end of it where nobody knows. */
export interface Ware {
  readonly card: string;
  readonly worth: number;
}

/** The assets that a seat might barter: cargo, gear and mods, with a cost as far as anybody knows. */
export function barterable(facts: Facts, seat: string): Ware[] {
  const wares: Ware[] = [];
  for (const asset of seatOf(facts, seat).assets) {
    const known = cardOf(facts, asset.card);
    if (hasNoCost(known) || NEVER_BARTERED.includes(asset.type ?? assetTypeIn(known) ?? '')) continue;
    wares.push({ card: asset.card, worth: known?.cost ?? Infinity });
  }
  return wares;
}

/** Ways to give in some of these that are worth as much as needed: the first ones, and no more than so many. */
export function bartersWorth(all: readonly Ware[], needed: number, most: number): string[][] {
  const wares = all.slice(0, MOST_ASSETS);
  const ways: string[][] = [];
  // What is left can be worth no more than all of it: a choice that cannot suffice any more is not followed up.
  const sums = [0];
  for (const { worth } of wares) sums.push((sums.at(-1) ?? 0) + worth);
  const choose = (left: number, needed: number, given: string[]): void => {
    if (ways.length === most || (sums[left] ?? 0) < needed) return;
    const ware = wares[left - 1];
    if (ware === undefined) return void ways.push(given);
    choose(left - 1, needed, given);
    choose(left - 1, needed - ware.worth, [ware.card, ...given]);
  };
  choose(wares.length, needed, []);
  return ways;
}

/** What must be given in at least so that a purchase can be paid, as far as anybody knows. */
export function neededFor(facts: Facts, purchase: Purchase): number {
  const { credits } = seatOf(facts, purchase.seat);
  const cost = dueFor(facts, purchase);
  const oldShip = purchase.ship ? oldShipWorth(facts, purchase.seat) : 0;
  const isOpen = credits === null || mayHaveMoreCredits(facts, purchase.seat) !== null;
  return isOpen || cost === null || cost === 0 || oldShip === null ? -Infinity : cost - oldShip - credits;
}

/**
 * The cost of an ability that lets its owner barter is paid as a purchase is (bartering.4.b): with credits and with assets that
 * may be given in, worth as much together, and nothing comes back.
 */
function isBarteredFor(facts: Facts, move: AbilityMove): Finding {
  const { seat, cost: told } = move;
  const ability = told === undefined || !isSeat(facts, seat) ? null : abilityOf(facts, seat, move);
  if (told === undefined || ability === null || ability === 'unknown-text' || ability.mayBarter !== true) return true;
  const inCredits = (cost: readonly CardEffect[]): number =>
    cost.reduce((sum, part) => sum + (part.do === 'lose-credits' ? part.amount : 0), 0);
  let given = 0;
  for (const part of told) {
    if (part.do !== 'discard-asset') continue;
    const { card } = part;
    const type = assetTypeOf(facts, card);
    const worth = worthOf(facts, card);
    if (type !== null && NEVER_BARTERED.includes(type)) return fails({ card, type });
    if (hasNoCost(cardOf(facts, card))) return fails({ card, cost: 'none' });
    if (type === null || worth === null) return unknown(`the cost of ${card} is not known`);
    given += worth;
  }
  const due = Math.max(0, inCredits(ability.cost ?? []) - given);
  return inCredits(told) === due
    ? true
    : fails({ cost: inCredits(ability.cost ?? []), bartered: given, paid: inCredits(told) });
}

export const bartering: Slice<Facts> = {
  constraints: {
    'outer-rim.bartering.0.1': (facts, move: Buy) => {
      const { ship } = seatOf(facts, move.seat);
      const named = move.barter ?? NONE;
      for (let at = 0; at < named.length; at += 1) {
        const card = named[at] as string;
        if (named.indexOf(card) < at) return fails({ card, bartered: 'twice' });
        // What is discarded for a slot without being bartered lowers no price, also where the log left the barter out.
        if (move.discard?.includes(card)) return fails({ card, discarded: 'without being bartered' });
        if (card !== ship && heldBy(facts, move.seat, card) === undefined)
          return fails({ card, seat: move.seat, owns: false });
      }
      return true;
    },
    'outer-rim.bartering.1.1': eachBartered((facts, card) => {
      const known = cardOf(facts, card);
      if (typeof known?.cost === 'number') return true;
      // A bounty, crew or job is out of the question whatever it costs (bartering.1.2).
      if (NEVER_BARTERED.includes(assetTypeOf(facts, card) ?? '')) return true;
      return hasNoCost(known)
        ? fails({ card, origin: known?.origin ?? null, cost: 'none' })
        : unknown(`the cost of ${card} is not known`);
    }),
    'outer-rim.bartering.1.2': eachBartered((facts, card) => {
      const type = assetTypeOf(facts, card);
      if (type === null) return unknown(`nobody knows what kind of asset ${card} is`);
      return NEVER_BARTERED.includes(type) ? fails({ card, type }) : true;
    }),
    'outer-rim.bartering.4.b': isBarteredFor,
    'outer-rim.bartering.5': keptOldShip,
    'outer-rim.bartering.5.1': (facts, move: Buy) => {
      const { ship } = seatOf(facts, move.seat);
      if (ship === null || move.barter?.includes(ship) !== true) return true;
      const purchase = purchaseOf(facts, move);
      if (purchase.ship) return true;
      return fails({ bartered: ship, bought: purchase.card, type: purchase.known?.type ?? null });
    },
  },
  carriesOut: ['outer-rim.bartering.2'],
};
