/**
 * @module
 * Purchase a card (page 15): from the galaxy row or the Outer Rim Pilot deck, for resources, to the buyer's discard pile.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Name } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import { type Finding, fails, type Misjudged, type Option, type Slice, voids, type WrongFact } from '../../ruleset.ts';
import type { Op, Operations } from '../abilities/operations.ts';
import { offer, triggersOf } from '../abilities/when.ts';
import { mayBeMore, mayHaveMoved } from '../table/claimed.ts';
import { type Draft, type Facts, idOf, opponentOf, removeFrom, rowCard, seatOf } from '../table/facts.ts';
import { goneUnrecorded, leaveRow, PILOT, putInRow, rowCards } from '../table/galaxy-row.ts';
import { inHand, whereabouts } from '../table/hand.ts';
import { isNextToHand, nextToHand, underpaid } from '../table/lately.ts';
import { putBelow } from '../table/loose.ts';
import type { Card, OfCard, Trigger, Turn } from '../table/types.ts';
import { type CardSeen, comesUp } from './empty-deck.ts';

export const moves = [
  decision(
    'galaxy.purchase',
    { card: Name.describe('a card of the galaxy row, or "outer-rim-pilot"') },
    'A card of the galaxy row or of the Outer Rim Pilot deck is bought.',
  ),
] as const;
export type PurchaseMove = z.infer<(typeof moves)[number]>;

/** The card that a purchase is about, if it lies where cards can be bought; `own`: of the ability that buys it. */
function wanted(facts: Facts, move: OfCard, own?: Op): Card | undefined {
  if (move.type === 'galaxy.take') return own?.entry.op === 'purchase' ? facts.board.cards.get(move.card) : undefined;
  const there = move.card === PILOT ? facts.galaxy.pilots > 0 : rowCard(facts, move.card) !== undefined;
  return there ? facts.board.cards.get(idOf(move.card)) : undefined;
}

/**
 * Puts a bought card where it goes and offers the abilities that a purchase triggers. `to` is the place that an ability
 * names; a purchase of the turn otherwise goes to the discard pile (purchase-a-card.0.4).
 */
export function buy(draft: Draft, seat: string, card: Card, to: Turn['purchase']['at'] = 'discard-pile'): void {
  const { facts } = draft;
  const own = seatOf(facts, seat);
  const { turn } = facts;
  let at = to;
  // The next card bought is the next one, also when another ability names a place for it.
  if (isNextToHand(facts)) {
    if (at === 'discard-pile') at = 'hand';
  } else if (turn.toDeck > 0) {
    turn.toDeck -= 1;
    if (at === 'discard-pile') at = 'top-of-deck';
  }
  const zone = at === 'hand' ? 'hand' : at === 'top-of-deck' ? 'deck' : 'discard';
  own[zone].unshift(card.id);
  turn.purchase = { card: card.id, at };
  turn.bought += 1;
  if (card.faction === 'neutral') turn.neutralBought += 1;
  // Another place than the discard pile is what a card says.
  const because = at === 'discard-pile' ? 'deckbuilding.purchase-a-card.0.4' : 'deckbuilding.ability.0.1';
  draft.note(because, 'seats', seat, zone);
  draft.note(because, 'seats', seat, zone, card.id);
  const triggered: Trigger[] =
    card.effect?.trigger === 'on-purchase' ? [{ source: card.id, card: card.id, effect: card.effect }] : [];
  if (turn.bought === 1) triggered.push(...triggersOf(facts, seat, 'first-purchase-each-turn'));
  if (card.faction === 'neutral' && turn.neutralBought === 1)
    triggered.push(...triggersOf(facts, seat, 'first-neutral-purchase-each-turn'));
  offer(draft, seat, triggered);
}

function purchase(draft: Draft, move: PurchaseMove): void {
  const { facts } = draft;
  const card = wanted(facts, move);
  if (card === undefined) return;
  underpaid(facts, move.seat, card.id, card.cost - facts.turn.resources);
  facts.turn.resources = Math.max(0, facts.turn.resources - card.cost);
  draft.note('deckbuilding.cost.0.1', 'turn', 'resources');
  draft.note('deckbuilding.purchase-a-card.0.3', 'turn', 'resources');
  // The gap in the row is filled before anything that the purchase triggers.
  if (move.card === PILOT) {
    facts.galaxy.pilots -= 1;
    draft.note('deckbuilding.purchase-a-card.0.4', 'galaxy', 'pilots');
  } else leaveRow(draft, move.card, 'deckbuilding.purchase-a-card.0.4');
  buy(draft, move.seat, card);
}

/** Moves the card that was bought just now to where an ability puts it. */
function movePurchase(draft: Draft, { seat, entry }: Op): void {
  const { facts } = draft;
  const own = seatOf(facts, seat);
  const { purchase: bought } = facts.turn;
  const from: string[] = { 'discard-pile': own.discard, 'top-of-deck': own.deck, hand: own.hand, gone: [] }[bought.at];
  const at = from.indexOf(bought.card);
  if (at === -1) return;
  from.splice(at, 1);
  bought.at = entry.to ?? 'discard-pile';
  const to = { 'discard-pile': own.discard, 'top-of-deck': own.deck, hand: own.hand }[bought.at];
  to.unshift(bought.card);
  if (entry.exileAtEndOfTurn === true) facts.turn.fleeting.push(bought.card);
  const zone = { 'discard-pile': 'discard', 'top-of-deck': 'deck', hand: 'hand' }[bought.at];
  draft.note('deckbuilding.ability.0.1', 'seats', seat, zone);
  draft.note('deckbuilding.ability.0.1', 'seats', seat, zone, bought.card);
}

/** The bought card had gone to hand or on top of the deck, instead of the discard pile. */
export function hadGoneElsewhere(facts: Facts, state: string): Misjudged<Facts>[] {
  const { seat, purchase: last } = facts.turn;
  const { card, at: zone } = last;
  if (zone !== 'discard-pile' || !seatOf(facts, seat).discard.includes(card)) return [];
  const outcome = (to: 'hand' | 'top-of-deck', says: string): Misjudged<Facts> => ({
    rule: TO_DISCARD,
    rather: [TO_DISCARD, 'log.the-move-log.1'],
    state,
    says: `${card} had gone ${says}`,
    change: (at) => {
      const own = seatOf(at, seat);
      removeFrom(own.discard, card);
      (to === 'hand' ? own.hand : own.deck).unshift(card);
      at.turn.purchase = { card, at: to };
    },
  });
  return [outcome('hand', 'to hand'), outcome('top-of-deck', 'on top of the deck')];
}
const TO_DISCARD = 'deckbuilding.purchase-a-card.0.4';

/** Whether one of these claims is about where a bought card came from, or went: fewer resources alone may have gone otherwise. */
function areOfAPurchase(wrong: readonly WrongFact[]): boolean {
  return wrong.some(({ path: [root, , zone] }) => root === 'galaxy' || zone === 'discard');
}

/** How a purchase is told that claims show: by where the card went; a single claim, unless it is of that, may be wrong otherwise. */
const told = (wrong: readonly WrongFact[]): Pick<Misjudged<Facts>, 'rather' | 'rule'> => ({
  rule: areOfAPurchase(wrong) && (wrong.length > 1 || wrong[0]?.path[2] === 'discard') ? TO_DISCARD : null,
  rather: [TO_DISCARD, 'deckbuilding.discard.2', 'deckbuilding.end-your-turn.3.1'],
});

/** A card had been bought without a record, or another one than the last that was recorded. */
export function boughtOtherwise(facts: Facts, state: string, wrong: readonly WrongFact[]): Misjudged<Facts>[] {
  if (!areOfAPurchase(wrong) && !wrong.some(({ path }) => path[1] === 'resources')) return [];
  const { purchase: last, seat } = facts.turn;
  const outcome = (says: string, more: Partial<Misjudged<Facts>>): Misjudged<Facts> => ({
    ...told(wrong),
    state,
    says,
    ...more,
  });
  const cost = (card: string): number => facts.board.cards.get(idOf(card))?.cost ?? 0;
  const isPaid = (more: number): boolean => mayBeMore(wrong, 'turn.resources', more);
  const hasCome = (owner: string, card: string): boolean =>
    mayHaveMoved(wrong, `seats.${owner}.discard`, idOf(card), 1);
  const forgotten = purchases(facts)
    .filter(({ card }) => isPaid(-cost(card)) && hasCome(seat, card))
    .map((deed) => outcome(`${deed.card} had been bought`, { deed }));
  const other = opponentOf(facts, seat);
  const theirOffer = offered(facts, other).filter((card) => hasCome(other, card));
  const theirs = theirOffer.map((card) =>
    outcome(`${card} had been bought before the end of the last turn`, {
      change: (at) => {
        goneUnrecorded(at, card);
        putBelow(at, other, seatOf(at, other).discard, card);
      },
    }),
  );
  const isThere = last.at === 'discard-pile' && last.card !== PILOT && seatOf(facts, seat).discard.includes(last.card);
  const others = offered(facts, seat).filter(
    (card) =>
      isThere && card !== PILOT && card !== last.card && isPaid(cost(last.card) - cost(card)) && hasCome(seat, card),
  );
  const instead = others.map((card) =>
    outcome(`${card} had been bought instead of ${last.card}`, {
      change: (at) => {
        const { discard } = seatOf(at, seat);
        discard.splice(discard.indexOf(last.card), 1, card);
        const place = at.galaxy.row.findIndex((one) => one.card === card);
        at.galaxy.row.splice(place, 1);
        putInRow(at, last.card, place);
        at.turn.resources = Math.max(0, at.turn.resources + cost(last.card) - cost(card));
        at.turn.purchase = { ...last, card };
      },
    }),
  );
  return [...forgotten, ...instead, ...theirs];
}

/** The cards of the row that a seat may have bought, and a pilot. */
function offered(facts: Facts, seat: string): string[] {
  const { side } = seatOf(facts, seat);
  const cards = rowCards(facts, ({ faction }) => faction === 'neutral' || faction === side).map(({ card }) => card.id);
  return facts.galaxy.pilots > 0 ? [...cards, PILOT] : cards;
}

export const operations = {
  'next-purchase-to': {
    deed(draft, { entry, seat }) {
      if (entry.to === 'discard-pile') return;
      if (entry.to === 'hand') return nextToHand(draft.facts, seat);
      draft.facts.turn.toDeck += 1;
      draft.note('deckbuilding.use-a-card-ability.0.1', 'turn', 'toDeck');
    },
  },
  'move-self': { deed: movePurchase },
  'purchased-card-to': { deed: movePurchase },
} satisfies Operations;

/** The card is of the player's own side or neutral, and not too dear for what is left of this turn's resources. */
function mayBuy(facts: Facts, { faction, cost }: Card): boolean {
  return cost <= facts.turn.resources && (faction === 'neutral' || faction === seatOf(facts, facts.turn.seat).side);
}

/** What the player in turn may buy; a pilot, too, whatever is left. */
function purchases(facts: Facts): PurchaseMove[] {
  const names = rowCards(facts, (card) => mayBuy(facts, card)).map(({ name }) => name);
  return [...names, PILOT].map((card) => ({ type: 'galaxy.purchase', seat: facts.turn.seat, card }));
}

/** A side may not buy the other side's cards (purchase-a-card.1 for the Rebels, .2 for the Empire). */
function affiliation(side: 'rebel' | 'empire') {
  return (facts: Facts, move: OfCard, own?: Op): Finding => {
    const card = wanted(facts, move, own);
    if (
      card === undefined ||
      seatOf(facts, own?.seat ?? move.seat).side !== side ||
      card.faction === side ||
      card.faction === 'neutral'
    )
      return true;
    return fails({ card: card.id, faction: card.faction, buyer: side });
  };
}

export const purchaseACard: Slice<Facts> = {
  moves,
  says: { 'galaxy.purchase': ({ card }: PurchaseMove) => `buys ${card}` },
  charts: [
    chart({
      id: 'purchase-a-card',
      description:
        'A card of the galaxy row or of the Outer Rim Pilot deck is paid for and bought; then what it triggers.',
      initial: 'buying',
      states: {
        buying: {
          on: {
            'galaxy.purchase': {
              guard: rules(
                'deckbuilding.purchase-a-card.0.1',
                'deckbuilding.purchase-a-card.1',
                'deckbuilding.purchase-a-card.2',
                'deckbuilding.purchase-a-card.0.2',
              ),
              actions: ['purchase-card'],
              target: 'resolving',
              meta: { rules: ['deckbuilding.taking-your-turn.2', 'deckbuilding.faction-affiliation.0.5'] },
            },
          },
        },
        resolving: { invoke: { src: 'abilities', onDone: { target: 'bought' } } },
        bought: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.purchase-a-card.0.1': (facts, move: PurchaseMove) =>
      wanted(facts, move) !== undefined ||
      voids({ card: move.card, row: facts.galaxy.row.map(({ name }) => name), pilots: facts.galaxy.pilots }),
    'deckbuilding.purchase-a-card.1': affiliation('rebel'),
    'deckbuilding.purchase-a-card.2': affiliation('empire'),
    'deckbuilding.purchase-a-card.0.2': (facts, move: OfCard, own?: Op) => {
      const { cost = 0, faction = 'neutral' } = wanted(facts, move, own) ?? {};
      // What may not be bought at all has no price.
      if (faction !== 'neutral' && faction !== seatOf(facts, own?.seat ?? move.seat).side) return true;
      return facts.turn.resources >= cost || fails({ card: move.card, cost, resources: facts.turn.resources });
    },
    'deckbuilding.purchase-a-card.0.5': (facts, move: OfCard) =>
      whereabouts(facts, move.card) !== 'bought' ||
      inHand(facts, move) !== null ||
      fails({ card: move.card, boughtThisTurn: true }),
    // The first row is dealt (setup.5.2).
    'deckbuilding.purchase-a-card.0.6': (facts, move: CardSeen): Finding =>
      facts.turn.phase === 'setup' || comesUp(facts, move),
  },
  misjudged: { 'galaxy-row': (facts, _own, state) => hadGoneElsewhere(facts, state) },
  effects: { 'purchase-card': purchase },
  candidates: { 'galaxy.purchase': (facts): Option[] => purchases(facts).map((move) => ({ move })) },
  carriesOut: [
    'deckbuilding.faction-affiliation.0.5',
    'deckbuilding.faction-affiliation.0.2',
    'deckbuilding.faction-affiliation.0.7',
  ],
};
