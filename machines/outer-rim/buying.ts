/**
 * @module
 * Buying (LRR page 14): the price is paid, the card is gained or the ship replaced, and the deck gets a new top card. The
 * price is computed in bartering.ts, ships change hands in ships.ts, and the reveal contact icon is in contact-icons.ts.
 */
import { z } from 'zod';
import type { Json } from '../../schemas/json.ts';
import { decision } from '../../schemas/outer-rim/move.ts';
import {
  Credits,
  Deck,
  decks,
  Id,
  type SlotType as SlotName,
  SlotType,
  slotTypes,
} from '../../schemas/outer-rim/words.ts';
import { type Finding, fails, type Option, type Slice, unknown } from '../ruleset.ts';
import {
  type Buy,
  barterable,
  costOf,
  isOverpaid,
  keptOldShip,
  type Purchase,
  priceOf,
  purchaseOf,
} from './bartering.ts';
import {
  contactCandidates,
  contactCases,
  contactChart,
  contactEffects,
  contactMoves,
  flipsAContactHere,
} from './contact-icons.ts';
import { spendCredits } from './credits.ts';
import { putAway, takeUp } from './discarding.ts';
import { assetTypeOf, type Draft, type Facts, faceupOf, heldBy, owe, seatOf } from './facts.ts';
import { unlessBent } from './golden-rules.ts';
import {
  arrangement,
  eachFreesASlot,
  fitOf,
  type Holding,
  holdingOf,
  SLOTS_FOR,
  withCard,
  without,
} from './holding.ts';
import { oldShipComesUp, patrolIconIsTold } from './market-decks.ts';
import { replaceShip, slotsWith } from './ships.ts';
import { loseAsset, oweRoom, ownAsset } from './slots.ts';

const cards = (what: string) => z.array(Id).max(20).optional().describe(what);

export const moves = [
  decision(
    'market.buy',
    {
      deck: Deck,
      card: Id.optional().describe(
        'the card bought: the faceup one, which need not be named unless the log has not told it',
      ),
      barter: cards('own assets given in to lower the price; a ship bought always takes the old ship in payment'),
      discard: cards('own assets discarded to free a slot, without being bartered'),
      slot: SlotType.optional().describe('the slot that the card is put in'),
      paid: Credits.optional().describe(
        'the credits paid; compared with the price, or taken where nobody knows the cost',
      ),
    },
    'The faceup card of a market deck is bought.',
  ),
  ...contactMoves,
] as const;

/** What a buyer holds once the bartered cards are gone and the new one has come, before anything else is discarded. */
function holdingAfter(facts: Facts, purchase: Purchase): Holding {
  const now = without(holdingOf(facts, purchase.seat), purchase.barter);
  if (!purchase.ship) return purchase.card === null ? now : withCard(facts, now, purchase.card);
  const sheet = purchase.known?.ship ?? null;
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
    return eachFreesASlot(facts, holdingAfter(facts, purchase), purchase.discard);
  };
}

/** Whether the price was paid: the right sum, and no more than the buyer has. */
function paysThePrice(facts: Facts, move: Buy): Finding {
  const purchase = purchaseOf(facts, move);
  const has = seatOf(facts, move.seat).credits;
  const price = priceOf(facts, purchase);
  const due = price ?? move.paid ?? null;
  if (has !== null && due !== null && has < due) return fails({ card: purchase.card, price: due, has });
  if (price === null)
    return unknown(
      purchase.card === null
        ? 'the log does not say which card was bought'
        : `the price of ${purchase.card} is not known: a cost that counts for it is missing`,
    );
  if (move.paid !== undefined && move.paid !== price && keptOldShip(facts, move) === true) {
    return fails({
      card: purchase.card,
      cost: costOf(facts, purchase),
      barter: [...purchase.barter],
      price,
      paid: move.paid,
    });
  }
  return has === null && price > 0 ? unknown(`the log does not say how many credits ${move.seat} has`) : true;
}

/** The slot named is one for the card's type, and there is room in it. */
function goesIntoItsSlot(facts: Facts, move: Buy): Finding {
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
    seatOf(facts, seat).credits = null;
    draft.note('outer-rim.buying.0.1', 'seats', seat, 'credits');
  } else spendCredits(draft, seat, sum, 'outer-rim.buying.0.1');
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
  if (card === null) return;
  if (known?.type === 'event' || known?.type === 'other') {
    putAway(draft, card, 'spent');
    return;
  }
  ownAsset(draft, seat, card, slotTypes.find((slot) => slot === move.slot) ?? null);
  draft.note('outer-rim.buying.1.a', 'seats', seat, 'assets');
}

function buy(draft: Draft, move: Buy): void {
  const { facts } = draft;
  const purchase = purchaseOf(facts, move);
  const { seat, card, ship } = purchase;
  pay(draft, move, purchase);
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
  draft.note('outer-rim.market-decks.1.1', 'market', move.deck, 'faceup');
  if (facts.action?.kind === 'market') facts.action.bought = card ?? 'unknown-card';
  oweRoom(draft, seat, ship ? null : card, true);
  owe(draft, { do: 'reveal', deck: move.deck, icons: true, buyer: seat, bought: true });
}

/** All ways to pick some of these. */
function subsets<T>(items: readonly T[]): T[][] {
  const found: T[][] = [[]];
  for (const item of items) for (const one of found.slice()) found.push([...one, item]);
  return found;
}

/** The JSON Schema of a list of all of these, in any order, with any of those that add nothing. */
function listOf(needed: readonly string[], spare: readonly string[]): Json {
  const items = [...needed, ...spare];
  return {
    type: 'array',
    minItems: needed.length,
    maxItems: items.length,
    ...(items.length === 0 ? {} : { uniqueItems: true, items: { enum: items } }),
    ...(spare.length === 0 || needed.length === 0
      ? {}
      : { allOf: needed.map((one) => ({ contains: { enum: [one] } })) }),
  };
}

/** True unless the rule fails for certain. */
function mayBe(finding: Finding): boolean {
  return finding === true || finding.holds === 'unknown';
}

/** Every set of cards that might be discarded to make a purchase fit; none of them has to (notes f-w.6). */
function discardable(facts: Facts, { card: bought }: Purchase, after: Holding): string[][] {
  if (fitOf(facts, after) === 'fits') return [[]];
  const own = after.assets.map((asset) => asset.card).filter((card) => card !== bought);
  const useful = own.filter((card) => mayBe(eachFreesASlot(facts, after, [card])));
  return subsets(useful).filter((some) => mayBe(eachFreesASlot(facts, after, some)));
}

/** The slots that buying.1.b allows for what is bought, by what the buyer then holds. */
function slotsFor(facts: Facts, { seat, card, ship }: Purchase, after: Holding): readonly SlotName[] {
  if (ship) return [];
  const type = card === null ? null : assetTypeOf(facts, card);
  if (card === null || type === null) return slotTypes;
  const kinds = SLOTS_FOR[type];
  // What has one kind of slot goes there if it fits at all.
  if ((kinds.length === 1 && heldBy(facts, seat, card) === undefined) || fitOf(facts, after) !== 'fits') return kinds;
  return kinds.filter((slot) => mayBe(arrangement(facts, after, { [card]: slot })));
}

/** The purchases of a deck's faceup card that the buyer may be able to pay: one for each way to barter and to make room. */
function* purchasesFrom(
  facts: Facts,
  seat: string,
  deck: Deck,
  card: string,
  barters: readonly (readonly string[])[],
): Iterable<Option> {
  const own = seatOf(facts, seat);
  const plain: Buy = { type: 'market.buy', seat, deck };
  const oldShip = purchaseOf(facts, plain).ship && own.ship !== null ? [own.ship] : [];
  for (const barter of barters) {
    const bartering: Buy = barter.length === 0 ? plain : { ...plain, barter };
    const purchase = purchaseOf(facts, bartering);
    const price = priceOf(facts, purchase);
    if (price !== null && own.credits !== null && price > own.credits) continue;
    const after = holdingAfter(facts, purchase);
    for (const discard of discardable(facts, purchase, after)) {
      const move: Buy = discard.length === 0 ? bartering : { ...bartering, discard };
      const slots = slotsFor(facts, purchase, without(after, discard));
      yield {
        move,
        open: {
          '/card': { enum: [card] },
          '/paid':
            price === null ? { type: 'integer', minimum: 0, maximum: own.credits ?? MOST_CREDITS } : { enum: [price] },
          '/barter': listOf(barter, oldShip),
          '/discard': listOf(discard, barter),
          ...(slots.length === 0 ? {} : { '/slot': { enum: [...slots] } }),
        },
      };
    }
  }
}

/** More credits than any game sees. */
const MOST_CREDITS = 10_000_000;

export const buying: Slice<Facts> = {
  charts: [contactChart],
  constraints: {
    'outer-rim.buying.2.2.b': oldShipComesUp,
    'outer-rim.buying.3.1': patrolIconIsTold,
    'outer-rim.buying.0.1': unlessBent('purchase', paysThePrice),
    'outer-rim.buying.1.1': discardsForRoom(false),
    'outer-rim.buying.2.3': discardsForRoom(true),
    'outer-rim.buying.1.b': goesIntoItsSlot,
    'outer-rim.buying.3.2.a': flipsAContactHere,
  },
  effects: { 'buy-market-card': buy, ...contactEffects },
  cases: contactCases,
  candidates: {
    'market.buy': function* (facts): Iterable<Option> {
      const { seat } = facts.turn;
      let barters: string[][] | null = null;
      for (const deck of decks) {
        const card = faceupOf(facts, deck);
        if (card === null) continue;
        barters ??= subsets(barterable(facts, seat));
        yield* purchasesFrom(facts, seat, deck, card, barters);
      }
    },
    ...contactCandidates,
  },
  carriesOut: ['outer-rim.buying.3.2.b'],
  restates: {
    'outer-rim.bounties.4.a': 'outer-rim.buying.0.1',
    'outer-rim.cargo.1.a': 'outer-rim.buying.1.a',
    'outer-rim.cargo.2.1.b': 'outer-rim.buying.1.1',
    'outer-rim.cargo.4': 'outer-rim.buying.0.1',
    'outer-rim.contact-tokens.11': 'outer-rim.buying.3.2.2',
    'outer-rim.contact-tokens.11.2': 'outer-rim.buying.3.2.2',
    'outer-rim.gear.1': 'outer-rim.buying.1.a',
    'outer-rim.gear.2.1.b': 'outer-rim.buying.1.1',
    'outer-rim.gear.4': 'outer-rim.buying.0.1',
    'outer-rim.jobs.1.a': 'outer-rim.buying.1.a',
    'outer-rim.jobs.1.1': 'outer-rim.buying.0.1',
    'outer-rim.mods.1': 'outer-rim.buying.1.a',
    'outer-rim.mods.2.1.b': 'outer-rim.buying.1.1',
    'outer-rim.mods.3': 'outer-rim.buying.0.1',
  },
  waits: {
    'outer-rim.buying.3.2.3': 'Purchases away from planets come from card abilities only, which are not refereed yet.',
  },
};
