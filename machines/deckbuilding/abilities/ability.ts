/**
 * @module
 * Cards that abilities move about by the choice of their owner: purchases by an ability, free cards, exchanges with the
 * galaxy row, cards back to hand. What an ability says of the way of a card goes before the general rule.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Id, Name } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { exchangeable, type Op, offers, oneMore, resolving, returnable } from './operations.ts';
import { type Draft, type Facts, finish, idOf, opponentOf, rowCard, seatOf } from '../table/facts.ts';
import { leaveRow, putInRow } from '../table/galaxy-row.ts';
import { canHold, isHidden, mergePools, newPool, possible, settleHidden, takeFrom } from '../table/hidden.ts';
import { holds } from './if.ts';
import { buy } from '../turn/purchase-a-card.ts';

export const moves = [
  decision(
    'galaxy.take',
    { card: Name.describe('a card of the galaxy row, or the id of one in the galaxy discard pile') },
    'A card is bought by an ability, for its cost or for nothing, or taken.',
  ),
  decision(
    'galaxy.swap',
    { card: Name },
    'A card of the galaxy row changes places with the top card of the galaxy deck.',
  ),
  decision(
    'galaxy.exchange',
    { row: Name, discard: Id },
    'A card of the galaxy row changes places with one of the galaxy discard pile.',
  ),
  decision('discard.return', { card: Id }, 'A card of the own discard pile comes back to hand.'),
  decision(
    'hand.to-deck',
    { card: Id.optional().describe('a public log leaves it out where nobody saw it') },
    "A card of the opponent's hand is put on top of their deck.",
  ),
  decision('effect.decline', {}, 'The part of an ability that is voluntary is left out.'),
] as const;
export type TakeMove = z.infer<(typeof moves)[0]>;
export type SwapMove = z.infer<(typeof moves)[1]>;
export type ExchangeMove = z.infer<(typeof moves)[2]>;
export type ReturnMove = z.infer<(typeof moves)[3]>;
export type ToDeckMove = z.infer<(typeof moves)[4]>;

const WHO = ['log.the-move-log.4', 'deckbuilding.abilities.0.1'] as const;
const taking = (facts: Facts): Op | null => resolving(facts, 'purchase', 'purchase-free', 'take-from-row');

function take(draft: Draft, move: TakeMove): void {
  const { facts } = draft;
  const item = taking(facts);
  if (item === null) return;
  finish(draft);
  const { entry, seat, source } = item;
  const card = facts.board.cards.get(idOf(move.card));
  if (card === undefined) return;
  const to =
    entry.toIf !== undefined && holds(facts, seat, source, entry.toIf.condition)
      ? entry.toIf.to
      : (entry.to ?? 'discard-pile');
  if (entry.op === 'purchase') {
    facts.turn.resources = Math.max(0, facts.turn.resources - card.cost);
    draft.note('deckbuilding.purchase-a-card.0.3', 'turn', 'resources');
  }
  if (entry.op === 'take-from-row') {
    const own = seatOf(facts, seat);
    own[to === 'hand' ? 'hand' : to === 'top-of-deck' ? 'deck' : 'discard'].unshift(card.id);
    if (entry.exileAtEndOfTurn === true) facts.turn.fleeting.push(card.id);
  } else buy(draft, seat, card, to);
  for (const zone of ['hand', 'deck', 'discard']) draft.note('deckbuilding.ability.0.1', 'seats', seat, zone);
  if (entry.from === 'galaxy-discard-pile') {
    takeFrom(facts, facts.galaxy.discard, card.id);
    return draft.note('deckbuilding.ability.0.1', 'galaxy', 'discard');
  }
  leaveRow(draft, move.card, 'deckbuilding.ability.0.1');
}

/** The row card goes on the galaxy deck, under the top card, which fills the gap at once (purchase-a-card.0.6). */
function swap(draft: Draft, move: SwapMove): void {
  const { facts } = draft;
  finish(draft);
  const card = leaveRow(draft, move.card, 'deckbuilding.purchase-a-card.0.6');
  if (card !== null) facts.galaxy.deck.splice(1, 0, card);
  draft.note('deckbuilding.ability.0.1', 'galaxy', 'deck');
}

function exchange(draft: Draft, move: ExchangeMove): void {
  const { facts } = draft;
  finish(draft);
  const { row, discard } = facts.galaxy;
  const at = row.findIndex(({ name }) => name === move.row);
  const [out] = at === -1 ? [] : row.splice(at, 1);
  if (out === undefined) return;
  takeFrom(facts, discard, move.discard);
  discard.unshift(out.card);
  putInRow(facts, move.discard, at);
  draft.note('deckbuilding.ability.0.1', 'galaxy', 'row');
  draft.note('deckbuilding.ability.0.1', 'galaxy', 'discard');
}

function toDeck(draft: Draft, move: ToDeckMove): void {
  const { facts } = draft;
  const item = finish(draft);
  if (item?.do !== 'op') return;
  const seat = opponentOf(facts, item.seat);
  const own = seatOf(facts, seat);
  if (move.card !== undefined) {
    if (takeFrom(facts, own.hand, move.card)) own.deck.unshift(move.card);
  } else {
    // Nobody saw which card it was: the hand and the top of the deck become one pool.
    const known = own.hand.filter((slot) => !isHidden(slot));
    const hidden = own.hand.filter(isHidden);
    const slot = hidden.length > 0 ? mergePools(facts, hidden, known) : newPool(facts, known);
    own.deck.unshift(slot);
    own.hand = Array.from({ length: own.hand.length - 1 }, () => slot);
    settleHidden(facts);
  }
  for (const zone of ['hand', 'deck']) draft.note('deckbuilding.ability.0.1', 'seats', seat, zone);
}

export const takingCards: Slice<Facts> = {
  charts: [
    chart({
      id: 'taking-cards',
      description: 'A card is taken, exchanged or returned because an ability says so.',
      initial: 'asking',
      meta: {
        rules: ['deckbuilding.use-a-card-ability.2'],
        refuses: { '*': 'deckbuilding.frequently-asked-questions.4' },
      },
      states: {
        asking: {
          always: [
            { guard: when('a-card-is-taken'), target: 'taking' },
            { guard: when('a-row-card-is-swapped'), target: 'swapping' },
            { guard: when('a-row-card-is-exchanged'), target: 'exchanging' },
            { guard: when('a-card-returns'), target: 'returning' },
            { target: 'to-deck' },
          ],
        },
        taking: {
          meta: { awaits: 'decider' },
          on: {
            'galaxy.take': {
              guard: rules(...WHO, 'deckbuilding.ability.0.1'),
              actions: ['take-card'],
              target: 'taken',
            },
            'effect.decline': {
              guard: rules(...WHO, 'deckbuilding.use-a-card-ability.2'),
              actions: ['finish-entry'],
              target: 'taken',
            },
          },
        },
        swapping: {
          meta: { awaits: 'decider', implies: 'effect.decline' },
          on: {
            'galaxy.swap': {
              guard: rules(...WHO, 'deckbuilding.ability.0.1'),
              actions: ['swap-card'],
              target: 'taken',
            },
            'effect.decline': { guard: rules(...WHO), actions: ['finish-entry'], target: 'taken' },
          },
        },
        exchanging: {
          meta: { awaits: 'decider' },
          on: {
            'galaxy.exchange': {
              guard: rules(...WHO, 'deckbuilding.ability.0.1'),
              actions: ['exchange-card'],
              target: 'taken',
            },
          },
        },
        returning: {
          meta: { awaits: 'decider' },
          on: {
            'discard.return': {
              guard: rules(...WHO, 'deckbuilding.ability.0.1'),
              actions: ['return-card'],
              target: 'taken',
            },
          },
        },
        'to-deck': {
          meta: { awaits: 'decider' },
          on: {
            'hand.to-deck': {
              guard: rules(...WHO, 'deckbuilding.ability.0.1'),
              actions: ['put-on-deck'],
              target: 'taken',
            },
          },
        },
        taken: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.ability.0.1': (
      facts,
      move: TakeMove | SwapMove | ExchangeMove | ReturnMove | ToDeckMove,
    ): Finding => {
      const item = resolving(facts);
      if (item === null) return true;
      switch (move.type) {
        case 'galaxy.take': {
          const names = offers(facts, item).map(({ name }) => name);
          if (names.includes(move.card))
            return item.entry.countsAsPurchase === null && facts.turn.toDeck > 0 && facts.rulings.tarkin === undefined
              ? unknown(`sources differ on whether the card that ${item.card} takes counts as bought`)
              : true;
          return voids({ card: move.card, abilityOffers: names });
        }
        case 'galaxy.swap':
          return rowCard(facts, move.card) !== undefined || voids({ card: move.card, inRow: false });
        case 'galaxy.exchange': {
          const may = exchangeable(facts, item);
          return (
            (rowCard(facts, move.row) !== undefined && may.includes(move.discard)) ||
            voids({ row: move.row, discard: move.discard, abilityOffers: may })
          );
        }
        case 'discard.return': {
          const may = returnable(facts, item);
          return may.includes(move.card) || voids({ card: move.card, abilityReturns: may });
        }
        case 'hand.to-deck': {
          const { hand } = seatOf(facts, opponentOf(facts, item.seat));
          if (move.card === undefined) return facts.information === 'public' || fails({ needs: 'card' });
          const can = canHold(facts, hand, move.card);
          if (can === null) return voids({ card: move.card, inHand: false });
          return can === 'unknown' ? unknown(`nothing tells whether ${move.card} is in that hand`) : true;
        }
      }
    },
    // Nobody has to spend resources; what is free has to be taken when it can be (frequently-asked-questions.4).
    'deckbuilding.use-a-card-ability.2': (facts) => {
      const item = taking(facts);
      return item?.entry.op !== 'purchase-free' && item?.entry.op !== 'take-from-row'
        ? true
        : fails({ card: item.card, canBeDone: offers(facts, item).map(({ name }) => name) });
    },
  },
  effects: {
    'take-card': take,
    'swap-card': swap,
    'exchange-card': exchange,
    'return-card': (draft, move: ReturnMove) => {
      const item = resolving(draft.facts, 'return-to-hand');
      if (item === null) return;
      const own = seatOf(draft.facts, item.seat);
      oneMore(draft);
      if (takeFrom(draft.facts, own.discard, move.card)) own.hand.push(move.card);
      for (const zone of ['hand', 'discard']) draft.note('deckbuilding.ability.0.1', 'seats', item.seat, zone);
    },
    'put-on-deck': toDeck,
  },
  cases: {
    'a-card-is-taken': (facts) => taking(facts) !== null,
    'a-row-card-is-swapped': (facts) => resolving(facts, 'swap-top-galaxy-with-row') !== null,
    'a-row-card-is-exchanged': (facts) => resolving(facts, 'swap-row-card-with-galaxy-discard') !== null,
    'a-card-returns': (facts) => resolving(facts, 'return-to-hand') !== null,
  },
  candidates: {
    'galaxy.take': (facts) =>
      each(taking(facts), (item) =>
        offers(facts, item).map(({ name }) => ({ type: 'galaxy.take', seat: item.seat, card: name })),
      ),
    'galaxy.swap': (facts) =>
      each(resolving(facts, 'swap-top-galaxy-with-row'), (item) =>
        facts.galaxy.row.map(({ name }) => ({ type: 'galaxy.swap', seat: item.seat, card: name })),
      ),
    'galaxy.exchange': (facts) =>
      each(resolving(facts, 'swap-row-card-with-galaxy-discard'), (item) =>
        facts.galaxy.row.flatMap(({ name }) =>
          exchangeable(facts, item).map((discard) => ({
            type: 'galaxy.exchange',
            seat: item.seat,
            row: name,
            discard,
          })),
        ),
      ),
    'discard.return': (facts) =>
      each(resolving(facts, 'return-to-hand'), (item) =>
        returnable(facts, item).map((card) => ({ type: 'discard.return', seat: item.seat, card })),
      ),
    'hand.to-deck': (facts) =>
      each(resolving(facts, 'opponent-hand-card-to-top-of-deck'), (item) => {
        const { cards, open } = possible(facts, seatOf(facts, opponentOf(facts, item.seat)).hand);
        const all = open ? [...facts.board.cards.keys()] : cards;
        return [
          { type: 'hand.to-deck', seat: item.seat },
          ...all.map((card) => ({ type: 'hand.to-deck', seat: item.seat, card })),
        ];
      }),
    'effect.decline': (facts) => each(resolving(facts), (item) => [{ type: 'effect.decline', seat: item.seat }]),
  },
  carriesOut: ['deckbuilding.unique-symbol.0.1', 'deckbuilding.traits.0.1', 'deckbuilding.if.0.2'],
};

function each(item: Op | null, moves: (item: Op) => (Move & { [word: string]: unknown })[]): Option[] {
  return item === null ? [] : moves(item).map((move) => ({ move }));
}
