/**
 * @module
 * Discard (page 24): from one's own hand, from the opponent's hand or from the galaxy row, each to the pile that belongs
 * to it. A discarded row card yields no reward (discard.3).
 */
import type { z } from 'zod';
import { chance, decision } from '../../../schemas/deckbuilding/move.ts';
import { Id, Name } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { atRandom, decider, oneMore, resolving } from './operations.ts';
import { type Draft, type Facts, opponentOf, rowCard, seatOf } from '../table/facts.ts';
import { leaveRow } from '../table/galaxy-row.ts';
import { canHold, noLongerFleeting, possible, takeFrom } from '../table/hidden.ts';
import { damageTriggers } from './when.ts';

export const moves = [
  decision('hand.discard', { card: Id }, 'A card of the own hand is discarded because an ability says so.'),
  chance('hand.random', { card: Id }, 'The card that was discarded from the hand at random.'),
  decision('row.discard', { card: Name }, 'A card of the galaxy row is discarded by an ability.'),
] as const;
export type HandDiscard = z.infer<(typeof moves)[0]>;
export type RowDiscard = z.infer<(typeof moves)[2]>;

/** Whose hand loses a card. */
function loser(facts: Facts): string | null {
  const item = resolving(facts, 'discard-from-hand', 'opponent-discards');
  if (item === null) return null;
  return item.entry.op === 'opponent-discards' ? opponentOf(facts, item.seat) : item.seat;
}

function discardFromHand(draft: Draft, move: HandDiscard): void {
  const { facts } = draft;
  const seat = loser(facts);
  if (seat === null) return;
  const own = seatOf(facts, seat);
  if (!takeFrom(facts, own.hand, move.card)) return;
  own.discard.unshift(move.card);
  if (seat === facts.turn.seat) noLongerFleeting(facts, own.hand, move.card);
  oneMore(draft);
  const theirs = seat !== facts.turn.seat;
  for (const zone of ['hand', 'discard']) {
    draft.note('deckbuilding.discard.2', 'seats', seat, zone);
    draft.note(theirs ? 'deckbuilding.discard.2.2' : 'deckbuilding.discard.2.1', 'seats', seat, zone);
  }
  if (theirs) damageTriggers(draft, facts.turn.seat);
}

export const discard: Slice<Facts> = {
  charts: [
    chart({
      id: 'discard',
      description: 'One card is discarded from a hand or from the galaxy row.',
      initial: 'asking',
      meta: { rules: ['deckbuilding.discard.0.1'], refuses: { '*': 'deckbuilding.frequently-asked-questions.4' } },
      states: {
        asking: {
          always: [
            { guard: when('a-row-card-is-discarded'), target: 'row' },
            { guard: when('chance-discards'), target: 'random', meta: { rules: ['deckbuilding.discard.1'] } },
            { target: 'hand' },
          ],
        },
        hand: {
          meta: { awaits: 'decider' },
          on: {
            'hand.discard': {
              guard: rules(
                'log.the-move-log.4',
                'deckbuilding.discard.1',
                'log.the-move-log.5',
                'deckbuilding.discard.0.1',
              ),
              actions: ['discard-from-hand'],
              target: 'discarded',
            },
          },
        },
        random: {
          meta: {
            awaits: 'chance',
            rules: ['deckbuilding.discard.1'],
            refuses: { 'hand.discard': 'deckbuilding.discard.1', '*': 'log.the-move-log.6' },
          },
          on: {
            'hand.random': {
              guard: rules('log.the-move-log.5', 'deckbuilding.discard.0.1'),
              actions: ['discard-from-hand'],
              target: 'discarded',
            },
          },
        },
        row: {
          meta: { awaits: 'decider' },
          on: {
            'row.discard': {
              guard: rules('log.the-move-log.4', 'deckbuilding.abilities.0.1', 'deckbuilding.discard.2.3'),
              actions: ['discard-from-row'],
              target: 'discarded',
              meta: { rules: ['deckbuilding.discard.3'] },
            },
          },
        },
        discarded: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.discard.1': (facts, move: HandDiscard) =>
      move.seat === decider(facts) || fails({ seat: move.seat, decides: decider(facts) }),
    'deckbuilding.discard.0.1': (facts, move: HandDiscard): Finding => {
      const seat = loser(facts);
      if (seat === null) return true;
      const can = canHold(facts, seatOf(facts, seat).hand, move.card);
      if (can === null) return voids({ card: move.card, inHandOf: seat, there: false });
      return can === 'unknown' ? unknown(`nothing tells whether ${move.card} is in the hand of ${seat}`) : true;
    },
    'deckbuilding.discard.2.3': (facts, move: RowDiscard) =>
      rowCard(facts, move.card) !== undefined || voids({ card: move.card, inRow: false }),
  },
  effects: {
    'discard-from-hand': discardFromHand,
    'discard-from-row': (draft, move: RowDiscard) => {
      oneMore(draft);
      const card = leaveRow(draft, move.card, 'deckbuilding.purchase-a-card.0.6');
      if (card === null) return;
      draft.facts.galaxy.discard.unshift(card);
      draft.note('deckbuilding.discard.3', 'turn', 'resources');
      draft.note('deckbuilding.discard.2.3', 'galaxy', 'discard');
    },
  },
  cases: {
    'a-row-card-is-discarded': (facts) => resolving(facts, 'discard-from-row') !== null,
    'chance-discards': (facts) => {
      const item = resolving(facts, 'opponent-discards');
      return item !== null && atRandom(facts, item);
    },
  },
  candidates: {
    'hand.discard': (facts) => fromHand(facts, 'hand.discard'),
    'hand.random': (facts) => fromHand(facts, 'hand.random'),
    'row.discard': (facts): Option[] => {
      const item = resolving(facts, 'discard-from-row');
      return item === null
        ? []
        : facts.galaxy.row.map(({ name }) => ({ move: { type: 'row.discard', seat: item.seat, card: name } as Move }));
    },
  },
};

function* fromHand(facts: Facts, type: string): Iterable<Option> {
  const seat = loser(facts);
  if (seat === null) return;
  const { cards, open } = possible(facts, seatOf(facts, seat).hand);
  for (const card of open ? facts.board.cards.keys() : cards) {
    yield type === 'hand.random'
      ? { move: { type, card } as Move, open: { '/seat': { enum: [seat] } } }
      : { move: { type, seat, card } as Move };
  }
}
