/**
 * @module
 * Drawing, refilling the galaxy row, and empty decks (page 28): a deck is rebuilt from its discard pile only at the moment
 * a card must be drawn from it. What a log of full information leaves unknown has to be recorded when it is drawn.
 */
import { z } from 'zod';
import { chance } from '../../../schemas/deckbuilding/move.ts';
import { CardId } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules, rulesIf, when } from '../../chart.ts';
import {
  type Finding,
  fails,
  type Move,
  type Option,
  type Slice,
  type Unrecorded,
  unknown,
  voids,
} from '../../ruleset.ts';
import { noteUnmet } from '../abilities/if.ts';
import { amountOf, type Operations } from '../abilities/operations.ts';
import { sentence } from '../log/words.ts';
import { HAND, OF_STARTERS, ROW, unshuffled } from '../setup/box.ts';
import { withContents } from '../table/contents.ts';
import {
  counted,
  type Draft,
  type Facts,
  GALAXY,
  idOf,
  isSeat,
  owe,
  removeFrom,
  rowCard,
  seatOf,
} from '../table/facts.ts';
import { goneUnrecorded, isOffered, namedInRow, putInRow } from '../table/galaxy-row.ts';
import {
  canHold,
  cardsAt,
  couldBe,
  isHidden,
  mergePools,
  newPool,
  possible,
  see,
  settleHidden,
  takeAll,
} from '../table/hidden.ts';
import { cameAbout, isNoNews, leftGap, mayHaveCome, newOrAgain, type Told, wasTold } from '../table/lately.ts';
import type { Item, SeatFacts } from '../table/types.ts';

const order = z.array(CardId).max(200).optional().describe('the shuffled deck from its top, where the log knows it');
export const moves = [
  chance(
    'deck.shuffle',
    { order },
    'A discard pile (at set-up: the starter cards) is shuffled to become the player deck.',
  ),
  chance(
    'galaxy.shuffle',
    { order },
    'The galaxy cards, or later the galaxy discard pile, are shuffled to become the galaxy deck.',
  ),
  chance(
    'galaxy.refill',
    { card: CardId.describe('the card that came up') },
    'The card from the galaxy deck that fills the gap in the row.',
  ),
  chance(
    'card.draw',
    { card: CardId.describe('the card drawn') },
    'A card that a player drew and the log has not told yet.',
  ),
] as const;
export type ShuffleMove = z.infer<(typeof moves)[0]>;
export type CardSeen = z.infer<(typeof moves)[2]>;

/** Who draws, and how many cards are still to be drawn. */
export type Drawing = { -readonly [word in keyof Omit<Draw, 'do'>]: Draw[word] };
type Draw = Extract<Item, { do: 'draw' }>;

/** So many cards are still to be drawn; of an opening hand some may have been told before (setup.9). */
const stillDue = (facts: Facts, { seat, amount }: Drawing): number =>
  facts.turn.phase === 'setup' ? Math.min(amount, HAND - seatOf(facts, seat).hand.length) : amount;
const enough = (facts: Facts, own: Drawing): boolean => stillDue(facts, own) <= 0;
const noDeck = (facts: Facts, { seat }: Drawing): boolean => seatOf(facts, seat).deck.length === 0;
/** Neither the deck has a card nor the discard pile of which it would be rebuilt. */
const noneLeft = ({ deck, discard }: Pile): boolean => deck.length === 0 && discard.length === 0;
/** A log of full information tells every card, at the latest when it is drawn. */
const untold = (facts: Facts, { seat }: Drawing): boolean =>
  facts.information === 'full' && isHidden(seatOf(facts, seat).deck[0] ?? '');

/** The place in the row that has become empty. */
export type Gap = { -readonly [word in keyof Omit<Refill, 'do'>]: Refill[word] };
type Refill = Extract<Item, { do: 'refill' }>;
const FILLED = -1;

/** A deck with the discard pile that becomes the deck again when it is empty. */
interface Pile {
  readonly deck: string[];
  readonly discard: string[];
}

/** Turns a discard pile into a deck: in the order that is told, else in an unknown one. */
export function shuffle(facts: Facts, pile: Pile, told: readonly string[] | undefined): void {
  const { deck, discard } = pile;
  const hidden = discard.filter(isHidden);
  if (told !== undefined) {
    if (hidden.length > 0) takeAll(facts, discard, told);
    deck.push(...told);
  } else {
    const slot =
      hidden.length > 0
        ? mergePools(
            facts,
            hidden,
            discard.filter((known) => !isHidden(known)),
          )
        : newPool(facts, discard);
    deck.push(...new Array<string>(discard.length).fill(slot));
  }
  discard.length = 0;
  settleHidden(facts);
}

/** Moves the top card of a deck to the hand. */
function drawOne(draft: Draft<Drawing>): void {
  const { facts, own } = draft;
  const slot = drawTop(draft);
  if (slot !== undefined) cameAbout(facts, 'card.draw', own.seat, slot);
}

/** Moves the top card of a deck to the hand, and gives it; whether a log may still record it is for others to say. */
function drawTop(draft: Draft<Drawing>): string | undefined {
  const { facts, own } = draft;
  const { deck, hand } = seatOf(facts, own.seat);
  const slot = deck.shift();
  if (slot !== undefined) hand.push(slot);
  own.amount -= 1;
  // Until the drawing pauses nothing else moves, and nobody looks at the pools.
  if (enough(facts, own) || noDeck(facts, own) || untold(facts, own)) settleHidden(facts);
  const because =
    facts.turn.phase === 'setup'
      ? 'deckbuilding.setup.9'
      : facts.turn.phase === 'end'
        ? 'deckbuilding.end-your-turn.4.1'
        : 'deckbuilding.use-a-card-ability.0.1';
  // An opening hand is claimed against the set-up, now or later (`governs`).
  if (facts.turn.phase !== 'setup') draft.note(because, 'seats', own.seat, 'hand');
  draft.note(because, 'seats', own.seat, 'deck');
  return slot;
}

function fillRow(draft: Draft<Gap>): void {
  const card = fillWithTop(draft, draft.own.at);
  if (card !== undefined) cameAbout(draft.facts, 'galaxy.refill', null, card);
}

/** Puts the top galaxy card in the gap, and gives it; whether a log may still record it is for others to say. */
function fillWithTop(draft: Draft, at: number): string | undefined {
  const { facts } = draft;
  const card = facts.galaxy.deck.shift();
  if (card !== undefined) putInRow(facts, card, at);
  const because = facts.turn.phase === 'setup' ? 'deckbuilding.setup.5.2' : 'deckbuilding.purchase-a-card.0.6';
  draft.note(because, 'galaxy', 'row');
  draft.note('deckbuilding.purchase-a-card.0.6', 'galaxy', 'deck');
  return card;
}

/** Puts the card that an entry tells in the gap. */
function fillAsTold(draft: Draft, at: number, card: string): void {
  const { facts } = draft;
  see(facts, facts.galaxy.deck, 0, card);
  fillWithTop(draft, at);
  isUntold(facts, GALAXY, false);
  wasTold(facts, 'galaxy.refill', null, card);
}

/** A deck that is told with cards that the discard pile did not have: they had been bought, or were ships that have fallen. */
function asShuffled(facts: Facts, own: SeatFacts, told: readonly string[]): void {
  if (own.discard.some(isHidden)) return;
  const known = [...own.discard];
  const more = told.filter((card) => !removeFrom(known, card));
  for (const card of more) {
    const ship = own.ships.findIndex((one) => one.card === card);
    if (ship !== -1) own.ships.splice(ship, 1);
    else if (isOffered(facts, card)) goneUnrecorded(facts, card);
  }
}

function shuffleDeck(draft: Draft<Drawing>, move: Move & Pick<ShuffleMove, 'order'>): void {
  const { facts } = draft;
  const { seat } = draft.own;
  const own = seatOf(facts, seat);
  if (move.order !== undefined) asShuffled(facts, own, move.order);
  shuffle(facts, own, move.order);
  facts.loose[seat] = [];
  if (move.order !== undefined) isUntold(facts, seat, false);
  for (const zone of ['deck', 'discard']) {
    draft.note('deckbuilding.empty-deck.0.1', 'seats', seat, zone);
    if (facts.turn.phase === 'end') draft.note('deckbuilding.end-your-turn.4.2', 'seats', seat, zone);
  }
}

function shuffleGalaxy(draft: Draft, move: Move & Pick<ShuffleMove, 'order'>): void {
  shuffle(draft.facts, draft.facts.galaxy, move.order);
  if (draft.facts.loose[GALAXY] !== undefined) draft.facts.loose[GALAXY] = [];
  if (move.order !== undefined) isUntold(draft.facts, GALAXY, false);
  draft.note('deckbuilding.empty-deck.1.2', 'galaxy', 'deck');
  draft.note('deckbuilding.empty-deck.1.2', 'galaxy', 'discard');
}

/** However such a pile is shuffled, everybody knows which card comes up. */
function isOfOneKind([first = '', ...others]: readonly string[]): boolean {
  return !isHidden(first) && others.every((card) => card === first);
}

/** The places of which one comes next: the top of the deck, or the discard pile that becomes the deck. */
export function mayComeUp({ deck, discard }: Pile): readonly string[] {
  return deck.length > 0 ? deck.slice(0, 1) : discard;
}

/** A card that comes into the row is the next one of the galaxy deck. */
export function comesUp(facts: Facts, { card }: CardSeen): Finding {
  const can = canHold(facts, mayComeUp(facts.galaxy), card);
  if (can === null) return voids({ card, onTopOfTheGalaxyDeck: false });
  return can === 'unknown' ? unknown(`nothing tells whether ${card} was in the galaxy deck`) : true;
}

/** A rebuilt deck has the cards of the discard pile. */
export function rebuilt(facts: Facts, discard: readonly string[], move: ShuffleMove): Finding {
  if (move.order === undefined) return true;
  const can = couldBe(facts, discard, move.order);
  if (can === false)
    return fails({
      shuffled: move.order.length,
      discardPile: discard.length,
      of: [...counted(discard)].map(([card, n]) => `${n} ${card}`).slice(0, 12),
    });
  return can === 'unknown' ? unknown('nothing tells which cards were in the discard pile') : true;
}

/** A chance move for each card that may turn up; any of these seats may be named as the one that saw it. */
function seenCards(facts: Facts, type: string, cards: readonly string[], seats = facts.order): Option[] {
  const open = { '/seat': { enum: [...seats] } };
  return cards.map((card) => ({ move: { type, card } as Move, open }));
}

/** The cards of opening hands that may be told before their turn. */
function* openingCards(facts: Facts, drawing: string | undefined): Iterable<Option> {
  for (const seat of facts.order) {
    const { deck, hand } = seatOf(facts, seat);
    if (seat === drawing || hand.length >= HAND || unshuffled(facts).includes(seat)) continue;
    for (const card of possible(facts, deck.slice(0, 1)).cards)
      yield { move: { type: 'card.draw', seat, card } as Move };
  }
}
const NOTHING = { cards: [], open: false };

export const operations = {
  draw: {
    deed(draft, op) {
      noteUnmet(draft, op, op.entry.insteadIf?.condition, op.seat);
      owe(draft, { do: 'draw', seat: op.seat, amount: amountOf(draft.facts, op).amount });
    },
  },
} satisfies Operations;

/** So many of the cards still to be drawn come from the deck, and nobody has told which they are. */
function drawUntold(facts: Facts, own: Drawing, count: number): void {
  const { deck, hand } = seatOf(facts, own.seat);
  for (const slot of deck.splice(0, count)) {
    hand.push(slot);
    cameAbout(facts, 'card.draw', own.seat, slot);
  }
  own.amount -= count;
  isUntold(facts, own.seat, true);
  settleHidden(facts);
}

/** Whose opening hand a card comes to: that of the seat that is named, else of whoever draws. */
export function opensHandOf(facts: Facts, { seat }: CardSeen, drawing?: Drawing): string | undefined {
  return facts.turn.phase !== 'setup' || seat === undefined || !isSeat(facts, seat) ? drawing?.seat : seat;
}

/** A card of an opening hand is drawn before the others (setup.9). */
function drawOpening(facts: Facts, { seat, card }: CardSeen): void {
  if (seat === undefined) return;
  const { deck, hand } = seatOf(facts, seat);
  see(facts, deck, 0, card);
  hand.push(...deck.splice(0, 1));
  settleHidden(facts);
}

/** A card comes from the deck instead of the one that is told, which cannot lie there: nobody knows which, or it was that one all the same. */
function drawAnother(facts: Facts, own: Drawing, told?: string): void {
  const { deck, hand } = seatOf(facts, own.seat);
  const drawn = deck.splice(0, 1);
  hand.push(...(told === undefined ? drawn : [told]));
  own.amount -= 1;
  settleHidden(facts);
}

/** Says of a deck whether the log has just failed to tell what comes up: that is one slip, until it tells again. */
function isUntold(facts: Facts, owner: string, now: boolean): void {
  if (facts.untold.includes(owner) === now) return;
  facts.untold = now ? [...facts.untold, owner] : facts.untold.filter((one) => one !== owner);
}

/** A gap of the row stays open, for nobody knows what came. */
function leaveGap(facts: Facts): void {
  facts.galaxy.deck.shift();
  leftGap(facts);
}

export const emptyDeck: Slice<Facts> = {
  // A table says how things stand after an entry, with the cards that it only tells in the next ones.
  unspoken: { 'galaxy-row': { telling: 'claimed' }, drawing: { telling: 'claimed' } },
  moves,
  unrecorded: {
    drawing: function* (facts, move, own, state) {
      if (state !== 'telling') return;
      const { type } = move;
      const { card } = move as CardSeen;
      const another = (says: string, told?: string): Unrecorded<Facts> => ({
        state: 'next',
        says,
        change: (at, drawing) => drawAnother(at, drawing as Drawing, told),
        standsFor: type,
        done: true,
      });
      if (type === 'card.draw') yield another('another card had been drawn');
      // A card that is for sale had been bought before.
      if (type === 'card.draw' && facts.board.cards.has(card) && !isOffered(facts, card))
        yield another('it had been drawn all the same', card);
      const says = 'the cards drawn had not been recorded';
      // A deck that is shuffled is empty: what was left of it has been drawn.
      const { length } = seatOf(facts, (own as Drawing).seat).deck;
      if (type === 'deck.shuffle' && length < stillDue(facts, own as Drawing))
        yield {
          state: 'shuffling',
          says,
          change: (at, drawing) => drawUntold(at, drawing as Drawing, length),
          standsFor: 'card.draw',
        };
      yield {
        state: 'drawn',
        says,
        change: (at, drawing) => drawUntold(at, drawing as Drawing, stillDue(at, drawing as Drawing)),
        standsFor: 'card.draw',
      };
    },
    'galaxy-row': function* (facts, move, own, state) {
      if (state !== 'telling') return;
      if (move.type === 'galaxy.refill') {
        const says = 'another card had come into the galaxy row';
        yield { state: 'filled', says, change: leaveGap, standsFor: move.type, done: true };
        return;
      }
      const says = 'the card that came into the galaxy row had not been recorded';
      const name = namedInRow(move);
      const card = name === undefined || rowCard(facts, name) !== undefined ? null : idOf(name);
      // What the log goes on with may be that very card.
      if (card !== null && canHold(facts, mayComeUp(facts.galaxy), card) !== null)
        yield {
          state: 'filled',
          says,
          change: (at) => {
            see(at, at.galaxy.deck, 0, card);
            at.galaxy.deck.shift();
            putInRow(at, card, (own as Gap).at);
          },
          standsFor: 'galaxy.refill',
        };
      yield {
        state: 'filled',
        says,
        change: (at) => {
          leaveGap(at);
          if (at.information === 'full' || at.galaxy.row.length === 0) isUntold(at, GALAXY, true);
        },
        standsFor: 'galaxy.refill',
      };
    },
  },
  says: {
    'deck.shuffle': ({ seat }: ShuffleMove) => sentence(`${seat === undefined ? 'the' : `${seat}'s`} deck is shuffled`),
    'galaxy.shuffle': () => sentence('the galaxy deck is shuffled'),
    'galaxy.refill': ({ card }: CardSeen) => sentence(`${card} comes into the galaxy row`),
    'card.draw': ({ card }: CardSeen) => sentence(`the card drawn is ${card}`),
  },
  underWay: { drawing: 'cards are drawn', 'galaxy-row': 'the galaxy row is refilled' },
  charts: [
    chart({
      id: 'drawing',
      description: 'Cards are drawn one after the other; an empty deck is rebuilt when a card is needed.',
      initial: 'next',
      meta: {
        rules: ['deckbuilding.empty-deck.1.1'],
        refuses: { '*': 'log.the-move-log.6' },
      },
      states: {
        next: {
          always: [
            { guard: when('enough-is-drawn'), target: 'drawn' },
            { guard: when('no-card-is-left'), target: 'drawn' },
            {
              guard: when('the-deck-is-empty'),
              target: 'shuffling',
              meta: { rules: ['deckbuilding.empty-deck.0.1', 'deckbuilding.end-your-turn.4.2'] },
            },
            { guard: when('nobody-tells-what-is-drawn'), target: 'untold' },
            { guard: when('the-drawn-card-must-be-told'), target: 'telling' },
            { actions: ['draw-one'], target: 'next' },
          ],
        },
        shuffling: {
          meta: { awaits: 'chance', implies: 'deck.shuffle' },
          on: {
            'deck.shuffle': {
              guard: rules(
                'deckbuilding.empty-deck.1.1',
                'deckbuilding.empty-deck.0.1',
                'deckbuilding.end-your-turn.4.2',
              ),
              actions: ['shuffle-deck'],
              target: 'next',
            },
            // A deck that is shuffled without a word pauses only where a log has to tell what comes up.
            'card.draw': {
              guard: rulesIf('the-drawn-card-may-be-told', 'deckbuilding.end-your-turn.4.1'),
              actions: ['shuffle-deck', 'draw-told'],
              target: 'next',
              meta: { rules: ['deckbuilding.empty-deck.0.1'] },
            },
          },
        },
        telling: {
          meta: { awaits: 'chance' },
          on: {
            'card.draw': {
              guard: rules('deckbuilding.setup.9', 'deckbuilding.end-your-turn.4.1'),
              actions: ['draw-told'],
              target: 'next',
            },
          },
        },
        // That the log does not tell what lies in this deck has been said once.
        untold: {
          meta: { awaits: 'chance', implies: 'lapse' },
          on: {
            'card.draw': {
              guard: rules('deckbuilding.setup.9', 'deckbuilding.end-your-turn.4.1'),
              actions: ['draw-told'],
              target: 'next',
            },
            lapse: { actions: ['draw-untold'], target: 'next' },
          },
        },
        drawn: { type: 'final' },
      },
    }),
    chart({
      id: 'galaxy-row',
      description: 'The gap in the galaxy row is filled from the galaxy deck.',
      initial: 'next',
      meta: {
        rules: ['deckbuilding.purchase-a-card.0.6'],
        refuses: { '*': 'log.the-move-log.6' },
      },
      states: {
        next: {
          always: [
            { guard: when('the-gap-is-filled'), target: 'filled' },
            { guard: when('no-galaxy-card-is-left'), target: 'filled' },
            {
              guard: when('the-galaxy-deck-is-empty'),
              target: 'shuffling',
              meta: { rules: ['deckbuilding.empty-deck.1.2'] },
            },
            { guard: when('nobody-tells-what-comes-up'), target: 'untold' },
            { guard: when('the-next-row-card-must-be-told'), target: 'telling' },
            { actions: ['fill-row'], target: 'filled' },
          ],
        },
        shuffling: {
          meta: { awaits: 'chance', implies: 'galaxy.shuffle' },
          on: {
            'galaxy.shuffle': {
              guard: rules('deckbuilding.empty-deck.1.2'),
              actions: ['shuffle-galaxy'],
              target: 'next',
            },
            'galaxy.refill': {
              guard: rulesIf('the-next-row-card-may-be-told', 'deckbuilding.purchase-a-card.0.6'),
              actions: ['shuffle-galaxy'],
              target: 'next',
              meta: { rules: ['deckbuilding.empty-deck.1.2'] },
            },
          },
        },
        telling: {
          meta: { awaits: 'chance' },
          on: {
            'galaxy.refill': {
              guard: rules('deckbuilding.setup.5.2', 'deckbuilding.purchase-a-card.0.6'),
              actions: ['fill-as-told'],
              target: 'next',
            },
            // Nobody minds whether the decks are shuffled and the hands are drawn before the row is dealt.
            'deck.shuffle': {
              guard: rulesIf('a-deck-is-to-be-shuffled', ...OF_STARTERS),
              actions: ['shuffle-starter-deck'],
              target: 'telling',
            },
            'card.draw': {
              guard: rulesIf('an-opening-hand-is-drawn', 'deckbuilding.setup.9'),
              actions: ['draw-opening-card'],
              target: 'telling',
            },
          },
        },
        untold: {
          meta: { awaits: 'chance', implies: 'lapse' },
          on: {
            'galaxy.refill': {
              guard: rules('deckbuilding.purchase-a-card.0.6'),
              actions: ['fill-as-told'],
              target: 'next',
            },
            lapse: { actions: ['leave-gap'], target: 'filled' },
          },
        },
        filled: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.empty-deck.1.1': (_facts, move: ShuffleMove, { seat }: Drawing) =>
      move.seat === undefined || move.seat === seat || voids({ seat: move.seat, mustDraw: seat }),
    // What is drawn at the end of a turn has a rule of its own (end-your-turn.4.2).
    'deckbuilding.empty-deck.0.1': (facts, move: ShuffleMove, { seat }: Drawing) =>
      facts.turn.phase === 'end' || rebuilt(facts, seatOf(facts, seat).discard, move),
    'deckbuilding.empty-deck.1.2': (facts, move: ShuffleMove) => rebuilt(facts, facts.galaxy.discard, move),
  },
  effects: {
    'draw-one': drawOne,
    'fill-row': fillRow,
    'shuffle-deck': shuffleDeck,
    'shuffle-galaxy': shuffleGalaxy,
    'draw-untold': ({ facts, own }: Draft<Drawing>) =>
      drawUntold(facts, own, Math.min(stillDue(facts, own), seatOf(facts, own.seat).deck.length)),
    'leave-gap': ({ facts }) => leaveGap(facts),
    'draw-opening-card': ({ facts }, move: CardSeen) => drawOpening(facts, move),
    'draw-told': (draft: Draft<Drawing>, move: Told<CardSeen>) => {
      if (isNoNews(draft.facts, move)) return;
      if (opensHandOf(draft.facts, move, draft.own) !== draft.own.seat) return drawOpening(draft.facts, move);
      see(draft.facts, seatOf(draft.facts, draft.own.seat).deck, 0, move.card);
      drawTop(draft);
      isUntold(draft.facts, draft.own.seat, false);
    },
    'fill-as-told': (draft: Draft<Gap>, move: Told<CardSeen>) => {
      if (isNoNews(draft.facts, move)) return;
      fillAsTold(draft, draft.own.at, move.card);
      draft.own.at = FILLED;
    },
    'fill-first-gap': (draft, { card }: CardSeen) => {
      const { galaxy } = draft.facts;
      if (galaxy.deck.length === 0) shuffleGalaxy(draft, { type: 'galaxy.shuffle' });
      fillAsTold(draft, galaxy.row.length, card);
    },
  },
  readings: { 'card.draw': newOrAgain, 'galaxy.refill': newOrAgain },
  cases: {
    'enough-is-drawn': enough,
    'no-card-is-left': (facts, { seat }: Drawing) => noneLeft(seatOf(facts, seat)),
    'the-deck-is-empty': noDeck,
    'the-drawn-card-must-be-told': untold,
    'nobody-tells-what-is-drawn': (facts, own: Drawing) => facts.untold.includes(own.seat) && untold(facts, own),
    'nobody-tells-what-comes-up': (facts) => facts.untold.includes(GALAXY) && isHidden(facts.galaxy.deck[0] ?? ''),
    // Of a deck that has been shuffled, by whom the entry says: what it says of nobody belongs behind the rest of the set-up.
    'an-opening-hand-is-drawn': (facts, _own, { seat }: CardSeen) =>
      facts.turn.phase === 'setup' && isSeat(facts, seat) && !unshuffled(facts).includes(seat),
    // Where the row had more than six cards, none of them leaves a gap.
    'the-gap-is-filled': ({ galaxy }, { at }: Gap) => at === FILLED || galaxy.row.length >= ROW,
    'no-galaxy-card-is-left': ({ galaxy }) => noneLeft(galaxy),
    'the-galaxy-deck-is-empty': (facts) => facts.galaxy.deck.length === 0,
    // What the other player has drawn in this turn is none of these cards, whether the entry says whose it is or not.
    'the-drawn-card-may-be-told': (facts, { seat }: Drawing, move: CardSeen) =>
      (facts.information === 'public' || isOfOneKind(seatOf(facts, seat).discard)) &&
      !mayHaveCome(facts, { ...move, seat }),
    'the-next-row-card-may-be-told': (facts, _own, move: CardSeen) =>
      isOfOneKind(facts.galaxy.discard) && !mayHaveCome(facts, move),
    'the-next-row-card-must-be-told': (facts) => isHidden(facts.galaxy.deck[0] ?? ''),
  },
  candidates: {
    'deck.shuffle': (facts, own: Partial<Drawing> | undefined): Option[] => {
      // At set-up nobody draws yet: the starter decks are shuffled.
      const due = own?.seat === undefined ? unshuffled(facts) : [own.seat];
      return due.flatMap((seat, index) => {
        // The order tells whose it is, too.
        const told = index === 0 ? {} : { depends: { anyOf: [{ required: ['seat'] }, { required: ['order'] }] } };
        const anybody = { open: { '/seat': { enum: [seat] } }, optional: ['/seat'], ...told };
        return withContents(facts, { type: 'deck.shuffle', seat }, 'order', seatOf(facts, seat).discard, anybody);
      });
    },
    'galaxy.shuffle': (facts): Option[] =>
      withContents(facts, { type: 'galaxy.shuffle' }, 'order', facts.galaxy.discard, {
        open: { '/seat': { enum: [...facts.order] } },
      }),
    'galaxy.refill': (facts) => {
      const { deck, discard } = facts.galaxy;
      return seenCards(facts, 'galaxy.refill', deck.length > 0 ? cardsAt(facts, 0) : possible(facts, discard).cards);
    },
    'card.draw': function* (facts, own: Drawing | undefined) {
      const drawing = own?.seat;
      const { cards, open } = drawing === undefined ? NOTHING : possible(facts, mayComeUp(seatOf(facts, drawing)));
      const isSetup = facts.turn.phase === 'setup';
      // Of opening hands each seat may tell its own.
      const seats = isSetup && drawing !== undefined ? [drawing] : facts.order;
      yield* seenCards(facts, 'card.draw', open ? [...facts.board.cards.keys()] : cards, seats);
      if (isSetup) yield* openingCards(facts, drawing);
    },
  },
};
