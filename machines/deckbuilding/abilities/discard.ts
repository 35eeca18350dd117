/**
 * @module
 * Discard (page 24): from one's own hand, from the opponent's hand or from the galaxy row, each to the pile that belongs
 * to it. A discarded row card yields no reward (discard.3).
 */
import type { z } from 'zod';
import { chance, decision } from '../../../schemas/deckbuilding/move.ts';
import { CardId, Name } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules, when } from '../../chart.ts';
import {
  type Finding,
  fails,
  type Misjudged,
  type Move,
  type Option,
  type Slice,
  unknown,
  voids,
} from '../../ruleset.ts';
import { sentence } from '../log/words.ts';
import { type Draft, type Facts, GALAXY, isSeat, opponentOf, owe, rowCard, seatOf } from '../table/facts.ts';
import { leaveRow, rowCards, takeOut } from '../table/galaxy-row.ts';
import { canHold, noLongerFleeting, possible, takeFrom } from '../table/hidden.ts';
import { unrewarding } from '../table/lately.ts';
import { loosen } from '../table/loose.ts';
import type { Item } from '../table/types.ts';
import { fits, holds } from './if.ts';
import {
  type Agenda,
  again,
  countDiscarded,
  decider,
  handAgainst,
  isWanting,
  type Op,
  type Operations,
} from './operations.ts';
import { damageTriggers } from './when.ts';

export const moves = [
  decision(
    'hand.discard',
    { card: CardId.describe('the card that is discarded') },
    'A card of the own hand is discarded because an ability says so.',
  ),
  chance(
    'hand.random',
    { card: CardId.describe('the card that it was') },
    'The card that was discarded from the hand at random.',
  ),
  decision(
    'row.discard',
    { card: Name.describe('the card of the row') },
    'A card of the galaxy row is discarded by an ability.',
  ),
] as const;
export type HandDiscard = z.infer<(typeof moves)[0]>;
export type RowDiscard = z.infer<(typeof moves)[2]>;

/** Whose hand loses a card. */
function loser(facts: Facts, { seat, entry }: Op): string {
  return entry.op === 'opponent-discards' ? opponentOf(facts, seat) : seat;
}

/** Out of whose hand a card comes: a player who discards for the other one may have put away a card of their own. */
function discarder(facts: Facts, { type, seat, card }: HandDiscard, own: Op): string {
  const from = loser(facts, own);
  if (seat === decider(facts, own)) return from;
  const has = (one: string): boolean => canHold(facts, seatOf(facts, one).hand, card) !== null;
  return type === 'hand.discard' && isSeat(facts, seat) && !has(from) && has(seat) ? seat : from;
}

/** A card that an ability discards out of the row brings no reward. */
function noteNoReward(draft: Draft, card: string): void {
  unrewarding(draft.facts);
  const reward = draft.facts.board.cards.get(card)?.reward;
  if (reward == null) return;
  draft.note('deckbuilding.discard.3', 'turn', 'resources');
  draft.note('deckbuilding.discard.3', 'force');
}

/** Every card of the row that the ability means is discarded at once. */
function discardAll(draft: Agenda, op: Op): void {
  const { facts } = draft;
  const { seat, entry } = op;
  const names = rowCards(facts, (one) => fits(facts, seat, one, entry.filter)).map(({ name }) => name);
  // From the last to the first, so that each place is the one that the row has; the gaps are filled from the first on.
  const gaps: Item[] = [];
  for (const name of [...names].reverse()) {
    const gone = takeOut(draft, name, 'deckbuilding.discard.2.3');
    if (gone === null) continue;
    facts.galaxy.discard.unshift(gone.card);
    draft.note('deckbuilding.discard.2.3', 'galaxy', 'discard', gone.card);
    noteNoReward(draft, gone.card);
    gaps.unshift({ do: 'refill', at: gone.at });
  }
  owe(draft, ...gaps);
  const { length } = facts.galaxy.discard;
  if (names.length > 1) loosen(facts, GALAXY, [length - names.length, length]);
  draft.note('deckbuilding.discard.2.3', 'galaxy', 'discard');
  countDiscarded(draft, op, names.length);
}

export const operations = {
  'discard-from-hand': {
    can: (facts, op) => isWanting(facts, op) && seatOf(facts, op.seat).hand.length > 0,
    asks: () => 'discard',
  },
  'opponent-discards': {
    can: (facts, op) => isWanting(facts, op) && handAgainst(facts, op.seat).length > 0,
    asks: () => 'discard',
  },
  'discard-from-row': {
    can: (facts, op) => op.entry.all === true || (isWanting(facts, op) && facts.galaxy.row.length > 0),
    asks: (_facts, { entry }) => (entry.all === true ? null : 'discard'),
    deed: discardAll,
  },
} satisfies Operations;

function discardFromHand(draft: Draft<Op>, move: HandDiscard): void {
  const { facts } = draft;
  const seat = discarder(facts, move, draft.own);
  const own = seatOf(facts, seat);
  if (!takeFrom(facts, own.hand, move.card)) return again(draft, 0);
  own.discard.unshift(move.card);
  if (seat === facts.turn.seat) noLongerFleeting(facts, own.hand, move.card);
  const theirs = seat !== facts.turn.seat;
  for (const zone of ['hand', 'discard']) {
    draft.note('deckbuilding.discard.2', 'seats', seat, zone);
    draft.note(theirs ? 'deckbuilding.discard.2.2' : 'deckbuilding.discard.2.1', 'seats', seat, zone);
  }
  draft.note(theirs ? 'deckbuilding.discard.2.2' : 'deckbuilding.discard.2.1', 'seats', seat, 'discard', move.card);
  if (theirs) damageTriggers(draft, facts.turn.seat);
  again(draft, 1);
}

const HALFWAY = 'deckbuilding.frequently-asked-questions.4';

/** The card of the hand has not been discarded, and the ability went on all the same: the hand is claimed as it is then. */
function forgotten({ entry }: Op, state: string): Misjudged<Facts>[] {
  if (state !== 'hand' || entry.op !== 'discard-from-hand') return [];
  const says = 'no card had been discarded';
  return [
    { rule: HALFWAY, rather: ['deckbuilding.end-your-turn.4.1', 'deckbuilding.setup.9'], state: 'discarded', says },
  ];
}

export const discard: Slice<Facts> = {
  moves,
  says: {
    'hand.discard': ({ card }: HandDiscard) => `discards ${card} from hand`,
    'hand.random': ({ card }: HandDiscard) => sentence(`${card} is discarded from the hand at random`),
    'row.discard': ({ card }: RowDiscard) => `discards ${card} from the galaxy row`,
  },
  unspoken: { discard: { hand: 'shown', random: 'shown', row: 'shown' } },
  underWay: { discard: 'a card is discarded' },
  misjudged: { discard: (_facts, own, state) => forgotten(own as Op, state) },
  charts: [
    chart({
      id: 'discard',
      description: 'One card is discarded from a hand or from the galaxy row.',
      initial: 'asking',
      meta: {
        rules: ['deckbuilding.discard.0.1'],
        refuses: { '*': HALFWAY },
      },
      states: {
        asking: {
          always: [
            { guard: when('a-row-card-is-discarded'), target: 'row' },
            { guard: when('chance-discards'), target: 'random', meta: { rules: ['deckbuilding.discard.1'] } },
            { target: 'hand' },
          ],
        },
        hand: {
          meta: { awaits: 'decider', refuses: { 'hand.random': 'deckbuilding.discard.1' } },
          on: {
            'hand.discard': {
              guard: rules('deckbuilding.discard.1'),
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
              guard: rules('deckbuilding.discard.1'),
              actions: ['discard-from-hand'],
              target: 'discarded',
            },
          },
        },
        row: {
          meta: { awaits: 'decider' },
          on: {
            'row.discard': {
              guard: rules('deckbuilding.abilities.0.1', 'deckbuilding.discard.2.3'),
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
    // A card of the hand, picked by whose hand it is unless the ability lets its owner pick, or chance picks it.
    'deckbuilding.discard.1': (facts, move: HandDiscard, own: Op): Finding => {
      const seat = loser(facts, own);
      const decides = decider(facts, own);
      const can = canHold(facts, seatOf(facts, discarder(facts, move, own)).hand, move.card);
      if (move.type === 'hand.discard' && move.seat !== decides)
        return (can === null ? voids : fails)({ seat: move.seat, decides });
      if (can === null) return voids({ card: move.card, inHandOf: seat, there: false });
      return can === 'unknown' ? unknown(`nothing tells whether ${move.card} is in the hand of ${seat}`) : true;
    },
    'deckbuilding.discard.2.3': (facts, move: RowDiscard) =>
      rowCard(facts, move.card) !== undefined || voids({ card: move.card, inRow: false }),
  },
  effects: {
    'discard-from-hand': discardFromHand,
    'discard-from-row': (draft: Draft<Op>, move: RowDiscard) => {
      const card = leaveRow(draft, move.card, 'deckbuilding.discard.2.3');
      again(draft, 1);
      if (card === null) return;
      draft.facts.galaxy.discard.unshift(card);
      noteNoReward(draft, card);
      draft.note('deckbuilding.discard.2.3', 'galaxy', 'discard');
      draft.note('deckbuilding.discard.2.3', 'galaxy', 'discard', card);
    },
  },
  cases: {
    'a-row-card-is-discarded': (_facts, { entry }: Op) => entry.op === 'discard-from-row',
    'chance-discards': (facts, { seat, source, entry }: Op) =>
      entry.op === 'opponent-discards' && entry.randomIf !== undefined && holds(facts, seat, source, entry.randomIf),
  },
  carriesOut: ['deckbuilding.discard.0.1'],
  candidates: {
    'hand.discard': (facts, own: Op) => fromHand(facts, own, 'hand.discard'),
    'hand.random': (facts, own: Op) => fromHand(facts, own, 'hand.random'),
    'row.discard': (facts, { seat }: Op): Option[] =>
      facts.galaxy.row.map(({ name }) => ({ move: { type: 'row.discard', seat, card: name } as Move })),
  },
};

function* fromHand(facts: Facts, own: Op, type: string): Iterable<Option> {
  const { cards, open } = possible(facts, seatOf(facts, loser(facts, own)).hand);
  const seat = decider(facts, own);
  for (const card of open ? facts.board.cards.keys() : cards) {
    yield type === 'hand.random'
      ? { move: { type, card } as Move, open: { '/seat': { enum: [...facts.order] } } }
      : { move: { type, seat, card } as Move };
  }
}
