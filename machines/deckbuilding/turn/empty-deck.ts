/**
 * @module
 * Drawing, refilling the galaxy row, and empty decks (page 28): a deck is rebuilt from its discard pile only at the moment
 * a card must be drawn from it. What a log of full information leaves unknown has to be recorded when it is drawn.
 */
import { z } from 'zod';
import { chance } from '../../../schemas/deckbuilding/move.ts';
import { Id } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { counted, type Draft, type Facts, finish, front, seatOf } from '../table/facts.ts';
import { putInRow } from '../table/galaxy-row.ts';
import { canBe, couldBe, isHidden, mergePools, newPool, possible, see, settleHidden, takeAll } from '../table/hidden.ts';
import { cardsAt } from '../abilities/look.ts';
import { unshuffled } from '../setup/setup.ts';
import type { Item, SeatFacts } from '../table/types.ts';

const order = z.array(Id).max(200).optional().describe('the shuffled deck from its top, where the log knows it');
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
  chance('galaxy.refill', { card: Id }, 'The card from the galaxy deck that fills the gap in the row.'),
  chance('card.draw', { card: Id }, 'A card that a player drew and the log has not told yet.'),
] as const;
export type ShuffleMove = z.infer<(typeof moves)[0]>;
export type CardSeen = z.infer<(typeof moves)[2]>;
type Draw = Extract<Item, { do: 'draw' }>;

function drawing(facts: Facts): Draw | null {
  const item = front(facts);
  return item?.do === 'draw' ? item : null;
}

/** The facts of the seat that draws. */
function drawer(facts: Facts): SeatFacts {
  return seatOf(facts, drawing(facts)?.seat ?? facts.turn.seat);
}

const enough = (facts: Facts): boolean => (drawing(facts)?.amount ?? 0) <= 0;
const noDeck = (facts: Facts): boolean => drawer(facts).deck.length === 0;
/** A log of full information tells every card, at the latest when it is drawn. */
const untold = (facts: Facts): boolean => facts.information === 'full' && isHidden(drawer(facts).deck[0] ?? '');

/** Turns a discard pile into a deck: in the order that is told, else in an unknown one. */
export function shuffle(
  facts: Facts,
  pile: { deck: string[]; discard: string[] },
  told: readonly string[] | undefined,
): void {
  const size = pile.discard.length;
  const hidden = pile.discard.filter(isHidden);
  if (told !== undefined) {
    if (hidden.length > 0) takeAll(facts, pile.discard, told);
    pile.deck.push(...told);
  } else {
    const known = pile.discard.filter((slot) => !isHidden(slot));
    const slot = hidden.length > 0 ? mergePools(facts, hidden, known) : newPool(facts, known);
    for (let place = 0; place < size; place += 1) pile.deck.push(slot);
  }
  pile.discard.length = 0;
  settleHidden(facts);
}

/** Moves the top card of a deck to the hand. */
function drawOne(draft: Draft): void {
  const { facts } = draft;
  const item = drawing(facts);
  if (item === null) return;
  const own = seatOf(facts, item.seat);
  const slot = own.deck.shift();
  if (slot !== undefined) own.hand.push(slot);
  item.amount -= 1;
  // Until the drawing pauses nothing else moves, and nobody looks at the pools.
  if (enough(facts) || noDeck(facts) || untold(facts)) settleHidden(facts);
  const because =
    facts.turn.phase === 'setup'
      ? 'deckbuilding.setup.9'
      : facts.turn.phase === 'end'
        ? 'deckbuilding.end-your-turn.4.1'
        : 'deckbuilding.empty-deck.1.1';
  draft.note(because, 'seats', item.seat, 'hand');
  draft.note(because, 'seats', item.seat, 'deck');
}

function placed(draft: Draft): void {
  const { facts } = draft;
  const item = finish(draft);
  const card = facts.galaxy.deck.shift();
  if (card !== undefined) putInRow(facts, card, item?.do === 'refill' ? item.at : facts.galaxy.row.length);
  if (facts.turn.phase === 'setup') draft.note('deckbuilding.setup.5.2', 'galaxy', 'row');
  draft.note('deckbuilding.purchase-a-card.0.6', 'galaxy', 'deck');
}

function rebuilt(facts: Facts, discard: readonly string[], move: ShuffleMove): Finding {
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

/** The orders that a shuffle of these places may have: each card as often as it is there. */
function permutations(
  facts: Facts,
  slots: readonly string[],
): { '/order': { [key: string]: import('../../../schemas/json.ts').Json } } {
  const { cards, open } = possible(facts, slots);
  const shape = {
    type: 'array',
    minItems: slots.length,
    maxItems: slots.length,
    items: open ? { type: 'string' } : { enum: cards },
  };
  if (slots.some(isHidden)) return { '/order': shape };
  const allOf = [...counted(slots)].map(([card, n]) => ({ contains: { const: card }, minContains: n, maxContains: n }));
  return { '/order': { ...shape, allOf } };
}

/** A chance move for each card that may turn up; any seat may be named as the one that saw it. */
function seenCards(facts: Facts, type: string, cards: readonly string[]): Option[] {
  const open = { '/seat': { enum: [...facts.order] } };
  return cards.map((card) => ({ move: { type, card } as Move, open }));
}

/** Whose discard pile is shuffled by a move. */
function shuffler(facts: Facts, move: ShuffleMove): string | undefined {
  return drawing(facts)?.seat ?? move.seat ?? unshuffled(facts)[0];
}

export const emptyDeck: Slice<Facts> = {
  charts: [
    chart({
      id: 'drawing',
      description: 'Cards are drawn one after the other; an empty deck is rebuilt when a card is needed.',
      initial: 'next',
      meta: { rules: ['deckbuilding.empty-deck.1.1'], refuses: { '*': 'log.the-move-log.6' } },
      states: {
        next: {
          always: [
            { guard: when('enough-is-drawn'), actions: ['finish-entry'], target: 'drawn' },
            {
              guard: when('the-deck-is-to-be-rebuilt'),
              target: 'shuffling',
              meta: { rules: ['deckbuilding.empty-deck.0.1', 'deckbuilding.end-your-turn.4.2'] },
            },
            { guard: when('the-deck-is-empty'), actions: ['finish-entry'], target: 'drawn' },
            { guard: when('the-drawn-card-must-be-told'), target: 'telling' },
            { actions: ['draw-one'], target: 'next' },
          ],
        },
        shuffling: {
          meta: { awaits: 'chance', implies: 'deck.shuffle' },
          on: {
            'deck.shuffle': {
              guard: rules(
                'log.the-move-log.4',
                'log.the-move-log.5',
                'deckbuilding.empty-deck.1.1',
                'deckbuilding.end-your-turn.4.2',
              ),
              actions: ['shuffle-deck'],
              target: 'next',
            },
          },
        },
        telling: {
          meta: { awaits: 'chance' },
          on: {
            'card.draw': {
              guard: rules('log.the-move-log.4', 'log.the-move-log.5', 'deckbuilding.end-your-turn.4.1'),
              actions: ['tell-card', 'draw-one'],
              target: 'next',
            },
          },
        },
        drawn: { type: 'final' },
      },
    }),
    chart({
      id: 'galaxy-row',
      description: 'The gap in the galaxy row is filled from the galaxy deck.',
      initial: 'next',
      meta: { rules: ['deckbuilding.purchase-a-card.0.6'], refuses: { '*': 'log.the-move-log.6' } },
      states: {
        next: {
          always: [
            {
              guard: when('the-galaxy-deck-is-to-be-rebuilt'),
              target: 'shuffling',
              meta: { rules: ['deckbuilding.empty-deck.1.2'] },
            },
            { guard: when('the-galaxy-deck-is-empty'), actions: ['finish-entry'], target: 'filled' },
            { guard: when('the-next-row-card-must-be-told'), target: 'telling' },
            { actions: ['fill-row'], target: 'filled' },
          ],
        },
        shuffling: {
          meta: { awaits: 'chance', implies: 'galaxy.shuffle' },
          on: {
            'galaxy.shuffle': {
              guard: rules('log.the-move-log.4', 'log.the-move-log.5', 'deckbuilding.empty-deck.1.2'),
              actions: ['shuffle-galaxy'],
              target: 'next',
            },
          },
        },
        telling: {
          meta: { awaits: 'chance' },
          on: {
            'galaxy.refill': {
              guard: rules('log.the-move-log.4', 'log.the-move-log.5', 'deckbuilding.purchase-a-card.0.6'),
              actions: ['tell-row-card', 'fill-row'],
              target: 'filled',
            },
          },
        },
        filled: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.empty-deck.1.1': (facts, move: ShuffleMove) => {
      const due = drawing(facts)?.seat;
      return move.seat === undefined || move.seat === due || voids({ seat: move.seat, mustDraw: due ?? null });
    },
    'deckbuilding.end-your-turn.4.2': (facts, move: ShuffleMove) => rebuilt(facts, drawer(facts).discard, move),
    'deckbuilding.empty-deck.1.2': (facts, move: ShuffleMove) => rebuilt(facts, facts.galaxy.discard, move),
    'deckbuilding.end-your-turn.4.1': (facts, move: CardSeen): Finding => {
      const can = canBe(facts, drawer(facts).deck[0], move.card);
      if (can === null) return voids({ card: move.card, onTopOfTheDeck: false });
      return can === 'unknown' ? unknown(`nothing tells whether ${move.card} was in this deck`) : true;
    },
    'deckbuilding.purchase-a-card.0.6': (facts, move: CardSeen): Finding => {
      const can = canBe(facts, facts.galaxy.deck[0], move.card);
      if (can === null) return voids({ card: move.card, onTopOfTheGalaxyDeck: false });
      return can === 'unknown' ? unknown(`nothing tells whether ${move.card} was in the galaxy deck`) : true;
    },
  },
  effects: {
    'draw-one': drawOne,
    'fill-row': placed,
    'shuffle-deck': (draft, move: ShuffleMove) => {
      const seat = shuffler(draft.facts, move);
      if (seat === undefined) return;
      shuffle(draft.facts, seatOf(draft.facts, seat), move.order);
      draft.facts.loose[seat] = [];
      for (const zone of ['deck', 'discard']) {
        draft.note('deckbuilding.empty-deck.0.1', 'seats', seat, zone);
        draft.note('deckbuilding.end-your-turn.4.2', 'seats', seat, zone);
      }
    },
    'shuffle-starter-deck': (draft, move: ShuffleMove) => {
      const seat = shuffler(draft.facts, move);
      if (seat === undefined) return;
      shuffle(draft.facts, seatOf(draft.facts, seat), move.order);
      draft.facts.ready.push(`deck-of-${seat}`);
      draft.note('deckbuilding.setup.4.2', 'seats', seat, 'deck');
    },
    'shuffle-galaxy': (draft, move: ShuffleMove) => {
      shuffle(draft.facts, draft.facts.galaxy, move.order);
      draft.note('deckbuilding.empty-deck.1.2', 'galaxy', 'deck');
      draft.note('deckbuilding.empty-deck.1.2', 'galaxy', 'discard');
    },
    'tell-card': (draft, move: CardSeen) => {
      const item = drawing(draft.facts);
      if (item !== null) see(draft.facts, seatOf(draft.facts, item.seat).deck, 0, move.card);
    },
    'tell-row-card': (draft, move: CardSeen) => void see(draft.facts, draft.facts.galaxy.deck, 0, move.card),
  },
  cases: {
    'enough-is-drawn': enough,
    'the-deck-is-to-be-rebuilt': (facts) => {
      const own = drawer(facts);
      return own.deck.length === 0 && own.discard.length > 0;
    },
    'the-deck-is-empty': noDeck,
    'the-drawn-card-must-be-told': untold,
    'the-galaxy-deck-is-to-be-rebuilt': (facts) => facts.galaxy.deck.length === 0 && facts.galaxy.discard.length > 0,
    'the-galaxy-deck-is-empty': (facts) => facts.galaxy.deck.length === 0,
    'the-next-row-card-must-be-told': (facts) => isHidden(facts.galaxy.deck[0] ?? ''),
  },
  candidates: {
    'deck.shuffle': (facts): Option[] => {
      const due = drawing(facts) === null ? unshuffled(facts) : [drawing(facts)?.seat ?? facts.turn.seat];
      return due.map((seat, index) => {
        const open = permutations(facts, seatOf(facts, seat).discard);
        return {
          move: { type: 'deck.shuffle', seat } as Move,
          open: index === 0 ? { '/seat': { enum: [seat] }, ...open } : open,
        };
      });
    },
    'galaxy.shuffle': (facts): Option[] => [
      {
        move: { type: 'galaxy.shuffle' },
        open: { '/seat': { enum: [...facts.order] }, ...permutations(facts, facts.galaxy.discard) },
      },
    ],
    'galaxy.refill': (facts) => seenCards(facts, 'galaxy.refill', cardsAt(facts, 0)),
    'card.draw': (facts) => {
      const item = drawing(facts);
      if (item === null) return [];
      const { cards, open } = possible(facts, seatOf(facts, item.seat).deck.slice(0, 1));
      return seenCards(facts, 'card.draw', open ? [...facts.board.cards.keys()] : cards);
    },
  },
};
