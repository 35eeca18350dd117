/**
 * @module
 * The ability of a card (page 11) as its own way of acting on the game: purchases by an ability, free cards, exchanges with
 * the galaxy row, cards back to hand. What an ability says of the way of a card goes before the general rule.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { CardId, Name } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules, type StateMeta } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { type Draft, type Facts, idOf, opponentOf, owe, resourcesOf, rowCard, seatOf } from '../table/facts.ts';
import { leaveRow, putInRow, rowCards } from '../table/galaxy-row.ts';
import { canHold, isHidden, mergePools, newPool, possible, settleHidden, takeFrom } from '../table/hidden.ts';
import { buy } from '../turn/purchase-a-card.ts';
import { fits, holds, meant } from './if.ts';
import {
  again,
  DECIDED,
  decider,
  handAgainst,
  isWanting,
  type Op,
  type Operation,
  type Operations,
} from './operations.ts';

export const moves = [
  decision(
    'galaxy.take',
    { card: Name.describe('a card of the galaxy row, or the id of one in the galaxy discard pile') },
    'A card is bought by an ability, for its cost or for nothing, or taken.',
  ),
  decision(
    'galaxy.swap',
    { card: Name.describe('the card of the row') },
    'A card of the galaxy row changes places with the top card of the galaxy deck.',
  ),
  decision(
    'galaxy.exchange',
    { row: Name.describe('the card of the row'), discard: CardId.describe('the card of the galaxy discard pile') },
    'A card of the galaxy row changes places with one of the galaxy discard pile.',
  ),
  decision(
    'discard.return',
    { card: CardId.describe('the card that comes back') },
    'A card of the own discard pile comes back to hand.',
  ),
  decision(
    'hand.to-deck',
    { card: CardId.optional().describe('a public log leaves it out where nobody saw it') },
    "A card of the opponent's hand is put on top of their deck.",
  ),
  decision('effect.decline', {}, 'The part of an ability that is voluntary is left out.'),
] as const;
export type TakeMove = z.infer<(typeof moves)[0]>;
export type SwapMove = z.infer<(typeof moves)[1]>;
export type ExchangeMove = z.infer<(typeof moves)[2]>;
export type ReturnMove = z.infer<(typeof moves)[3]>;
export type ToDeckMove = z.infer<(typeof moves)[4]>;

/** Cards that a purchase or a free card of an entry may be: names in the row, or ids in the galaxy discard pile. */
export function offers(facts: Facts, { entry, seat }: Op): { name: string; cost: number }[] {
  const mine = (faction: string): boolean => faction === 'neutral' || faction === seatOf(facts, seat).side;
  if (entry.from === 'galaxy-discard-pile') {
    return possible(facts, facts.galaxy.discard).cards.flatMap((id) => {
      const card = facts.board.cards.get(id);
      if (card === undefined || !fits(facts, seat, card, entry.filter) || !mine(card.faction)) return [];
      return entry.op === 'purchase' && card.cost > resourcesOf(facts, seat) ? [] : [{ name: id, cost: card.cost }];
    });
  }
  return rowCards(facts, (card) => fits(facts, seat, card, entry.filter) && mine(card.faction)).map(
    ({ name, card }) => ({ name, cost: card.cost }),
  );
}

/** Whether an ability that buys finds the card where it buys, whatever it costs. */
const isForSale = (facts: Facts, { card }: TakeMove, { entry }: Op): boolean =>
  entry.op === 'purchase' && possible(facts, facts.galaxy.discard).cards.includes(card);

/** Cards in the owner's discard pile that an entry may return to hand. */
const returnable = (facts: Facts, { seat, entry }: Op): string[] =>
  meant(facts, seat, seatOf(facts, seat).discard, entry.filter);

/** Cards of the galaxy discard pile that may change places with a card of the row. */
const exchangeable = (facts: Facts, { seat, entry }: Op): string[] =>
  meant(facts, seat, facts.galaxy.discard, entry.filter);

const taken: Operation = { can: (facts, op) => offers(facts, op).length > 0, asks: () => 'take' };

export const operations = {
  purchase: taken,
  'purchase-free': taken,
  'take-from-row': taken,
  'swap-top-galaxy-with-row': {
    can: ({ galaxy }) => galaxy.deck.length > 0 && galaxy.row.length > 0,
    asks: () => 'swap',
  },
  'swap-row-card-with-galaxy-discard': {
    can: (facts, op) => facts.galaxy.row.length > 0 && exchangeable(facts, op).length > 0,
    asks: () => 'exchange',
  },
  'opponent-hand-card-to-top-of-deck': {
    can: (facts, { seat }) => handAgainst(facts, seat).length > 0,
    asks: () => 'put-on-deck',
  },
  'return-to-hand': {
    can: (facts, op) => isWanting(facts, op) && returnable(facts, op).length > 0,
    asks: () => 'return-to-hand',
  },
} satisfies Operations;

function take(draft: Draft<Op>, move: TakeMove): void {
  const { facts } = draft;
  const { entry, seat, source } = draft.own;
  const card = facts.board.cards.get(idOf(move.card));
  if (card === undefined) return;
  const { toIf } = entry;
  const instead = toIf !== undefined && holds(facts, seat, source, toIf.condition) ? toIf.to : undefined;
  const to = instead ?? entry.to ?? 'discard-pile';
  // The gap in the row is filled before anything that the purchase triggers.
  // Against the rules it may come out of the row all the same.
  if (entry.from === 'galaxy-discard-pile' && takeFrom(facts, facts.galaxy.discard, card.id)) {
    draft.note('deckbuilding.ability.0.1', 'galaxy', 'discard');
  } else leaveRow(draft, move.card, 'deckbuilding.ability.0.1');
  if (entry.op === 'purchase') {
    facts.turn.resources = Math.max(0, facts.turn.resources - card.cost);
    draft.note('deckbuilding.purchase-a-card.0.3', 'turn', 'resources');
  } else draft.note('deckbuilding.ability.0.1', 'turn', 'resources');
  if (entry.op === 'take-from-row') {
    const own = seatOf(facts, seat);
    own[to === 'hand' ? 'hand' : to === 'top-of-deck' ? 'deck' : 'discard'].unshift(card.id);
    if (entry.exileAtEndOfTurn === true) facts.turn.fleeting.push(card.id);
  } else buy(draft, seat, card, to);
  for (const zone of ['hand', 'deck', 'discard']) draft.note('deckbuilding.ability.0.1', 'seats', seat, zone);
  // Where the Force decides on the place, it is the Force that a claim of the other place gets wrong.
  const withoutForce = toIf?.condition.forceWith !== undefined && instead === undefined;
  const because = withoutForce ? 'deckbuilding.the-balance-of-the-force.0.2' : 'deckbuilding.ability.0.1';
  draft.note(because, 'seats', seat, ZONES[to], card.id);
}
const ZONES = { hand: 'hand', 'top-of-deck': 'deck', 'discard-pile': 'discard' } as const;

/** The row card goes on the galaxy deck, under the top card, which fills the gap at once (purchase-a-card.0.6). */
function swap(draft: Draft, move: SwapMove): void {
  const card = leaveRow(draft, move.card, 'deckbuilding.ability.0.1');
  if (card !== null) draft.facts.galaxy.deck.splice(1, 0, card);
  draft.note('deckbuilding.ability.0.1', 'galaxy', 'deck');
}

function exchange(draft: Draft, move: ExchangeMove): void {
  const { facts } = draft;
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

function giveBack(draft: Draft<Op>, move: ReturnMove): void {
  const { seat } = draft.own;
  const own = seatOf(draft.facts, seat);
  if (takeFrom(draft.facts, own.discard, move.card)) own.hand.push(move.card);
  again(draft, 1);
  for (const zone of ['hand', 'discard']) draft.note('deckbuilding.ability.0.1', 'seats', seat, zone);
  draft.note('deckbuilding.ability.0.1', 'seats', seat, 'hand', move.card);
}

function putOnDeck(draft: Draft<Op>, move: ToDeckMove): void {
  const { facts } = draft;
  const seat = opponentOf(facts, draft.own.seat);
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
  if (move.card !== undefined) draft.note('deckbuilding.ability.0.1', 'seats', seat, 'deck', move.card);
}

/** What the charts of these procedures have in common. */
const ASKED: StateMeta = {
  keeps: DECIDED,
  rules: ['deckbuilding.use-a-card-ability.2'],
  refuses: { '*': 'deckbuilding.frequently-asked-questions.4' },
};

export const ability: Slice<Facts> = {
  moves,
  says: {
    'galaxy.take': ({ card }: TakeMove) => `takes ${card} by an ability`,
    'galaxy.swap': ({ card }: SwapMove) => `exchanges ${card} for the top card of the galaxy deck`,
    'galaxy.exchange': ({ row, discard }: ExchangeMove) =>
      `exchanges ${row} of the row for ${discard} of the galaxy discard pile`,
    'discard.return': ({ card }: ReturnMove) => `takes ${card} from the discard pile to hand`,
    'hand.to-deck': ({ card = 'a card' }: ToDeckMove) => `puts ${card} of the opponent's hand on top of their deck`,
    'effect.decline': () => 'leaves out the voluntary part of the ability',
  },
  unspoken: {
    take: { taking: 'shown' },
    voluntary: { asking: 'shown' },
    swap: { swapping: 'shown' },
    exchange: { exchanging: 'shown' },
    'return-to-hand': { returning: 'shown' },
    'put-on-deck': { putting: 'shown' },
  },
  underWay: {
    take: 'a card is taken by an ability',
    swap: 'a card is exchanged with the galaxy row',
    exchange: 'a card is exchanged with the galaxy row',
    'return-to-hand': 'a card comes back to hand',
    'put-on-deck': "a card goes on the opponent's deck",
  },
  charts: [
    chart({
      id: 'take',
      description: 'A card is bought by an ability, for its cost or for nothing, or taken.',
      initial: 'taking',
      meta: ASKED,
      states: {
        taking: {
          meta: { awaits: 'decider' },
          on: {
            'galaxy.take': {
              guard: rules(
                'deckbuilding.ability.0.1',
                'deckbuilding.purchase-a-card.1',
                'deckbuilding.purchase-a-card.2',
                'deckbuilding.purchase-a-card.0.2',
              ),
              actions: ['take-card'],
              target: 'taken',
            },
            'effect.decline': { guard: rules('deckbuilding.use-a-card-ability.2'), target: 'taken' },
          },
        },
        taken: { type: 'final' },
      },
    }),
    chart({
      id: 'voluntary',
      description:
        'A part of an ability that says "may" is left out; a table that goes on without a word has carried it out.',
      initial: 'asking',
      meta: ASKED,
      states: {
        asking: {
          meta: { awaits: 'decider', implies: 'lapse' },
          on: {
            'effect.decline': { actions: ['decline'], target: 'asked' },
            lapse: { actions: ['carry-out'], target: 'asked' },
          },
        },
        asked: { type: 'final' },
      },
    }),
    chart({
      id: 'swap',
      description: 'A card of the galaxy row may change places with the top card of the galaxy deck.',
      initial: 'swapping',
      meta: ASKED,
      states: {
        swapping: {
          meta: { awaits: 'decider', implies: 'effect.decline' },
          on: {
            'galaxy.swap': { guard: rules('deckbuilding.ability.0.1'), actions: ['swap-card'], target: 'swapped' },
            'effect.decline': { target: 'swapped' },
          },
        },
        swapped: { type: 'final' },
      },
    }),
    chart({
      id: 'exchange',
      description: 'A card of the galaxy row changes places with one of the galaxy discard pile.',
      initial: 'exchanging',
      meta: ASKED,
      states: {
        exchanging: {
          meta: { awaits: 'decider' },
          on: {
            'galaxy.exchange': {
              guard: rules('deckbuilding.ability.0.1'),
              actions: ['exchange-card'],
              target: 'exchanged',
            },
          },
        },
        exchanged: { type: 'final' },
      },
    }),
    chart({
      id: 'return-to-hand',
      description: 'A card comes back to hand; the ability is asked again until it has had enough.',
      initial: 'returning',
      meta: ASKED,
      states: {
        returning: {
          meta: { awaits: 'decider', implies: 'effect.decline' },
          on: {
            'discard.return': {
              guard: rules('deckbuilding.ability.0.1'),
              actions: ['return-card'],
              target: 'returned',
            },
            // Of a pile that the log does not tell, perhaps no card can come back.
            'effect.decline': { guard: rules('deckbuilding.frequently-asked-questions.4'), target: 'returned' },
          },
        },
        returned: { type: 'final' },
      },
    }),
    chart({
      id: 'put-on-deck',
      description: 'A card of the hand of the opponent is put on top of their deck.',
      initial: 'putting',
      meta: ASKED,
      states: {
        putting: {
          meta: { awaits: 'decider' },
          on: {
            'hand.to-deck': { guard: rules('deckbuilding.ability.0.1'), actions: ['put-on-deck'], target: 'put' },
          },
        },
        put: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.ability.0.1': (
      facts,
      move: TakeMove | SwapMove | ExchangeMove | ReturnMove | ToDeckMove,
      own: Op,
    ): Finding => {
      switch (move.type) {
        case 'galaxy.take': {
          const names = offers(facts, own).map(({ name }) => name);
          if (names.includes(move.card))
            return own.entry.countsAsPurchase === null && facts.turn.toDeck > 0 && facts.rulings.tarkin === undefined
              ? unknown(`sources differ on whether the card that ${own.card} takes counts as bought`)
              : true;
          // Of what is bought the rules about purchases say why not.
          if (isForSale(facts, move, own)) return true;
          return (rowCard(facts, move.card) !== undefined ? fails : voids)({ card: move.card, abilityOffers: names });
        }
        case 'galaxy.swap':
          return rowCard(facts, move.card) !== undefined || voids({ card: move.card, inRow: false });
        case 'galaxy.exchange': {
          const may = exchangeable(facts, own);
          return (
            (rowCard(facts, move.row) !== undefined && may.includes(move.discard)) ||
            voids({ row: move.row, discard: move.discard, abilityOffers: may })
          );
        }
        case 'discard.return': {
          const may = returnable(facts, own);
          const can = canHold(facts, seatOf(facts, own.seat).discard, move.card);
          if (!may.includes(move.card))
            return (can === null ? voids : fails)({ card: move.card, abilityReturns: may.slice(0, 12) });
          return can === 'unknown' ? unknown(`nothing tells whether ${move.card} is in that discard pile`) : true;
        }
        case 'hand.to-deck': {
          const { hand } = seatOf(facts, opponentOf(facts, own.seat));
          if (move.card === undefined) return facts.information === 'public' || fails({ needs: 'card' });
          const can = canHold(facts, hand, move.card);
          if (can === null) return voids({ card: move.card, inHand: false });
          return can === 'unknown' ? unknown(`nothing tells whether ${move.card} is in that hand`) : true;
        }
      }
    },
  },
  leftOut: { 'hand.to-deck': { card: [] } },
  effects: {
    'take-card': take,
    'carry-out': (draft: Draft<Op>) =>
      owe(draft, { do: 'op', ...draft.own, entry: { ...draft.own.entry, optional: false } }),
    // Nothing is done for what is not paid.
    decline: (draft: Draft<Op>) => {
      const { entry, rest } = draft.own;
      if (entry.asCost === true) owe(draft, { do: 'stop', rest });
    },
    'swap-card': swap,
    'exchange-card': exchange,
    'return-card': giveBack,
    'put-on-deck': putOnDeck,
  },
  candidates: {
    'galaxy.take': (facts, own: Op) =>
      offers(facts, own).map(({ name }) => option({ type: 'galaxy.take', seat: own.seat, card: name })),
    'galaxy.swap': (facts, { seat }: Op) =>
      facts.galaxy.row.map(({ name }) => option({ type: 'galaxy.swap', seat, card: name })),
    'galaxy.exchange': (facts, own: Op) =>
      facts.galaxy.row.flatMap(({ name }) =>
        exchangeable(facts, own).map((discard) =>
          option({ type: 'galaxy.exchange', seat: own.seat, row: name, discard }),
        ),
      ),
    'discard.return': (facts, own: Op) =>
      returnable(facts, own).map((card) => option({ type: 'discard.return', seat: own.seat, card })),
    'hand.to-deck': (facts, own: Op) => {
      const { cards, open } = possible(facts, handAgainst(facts, own.seat));
      const seat = decider(facts, own);
      const all = open ? [...facts.board.cards.keys()] : cards;
      return [
        option({ type: 'hand.to-deck', seat }),
        ...all.map((card) => option({ type: 'hand.to-deck', seat, card })),
      ];
    },
    'effect.decline': (_facts, { seat }: Op) => [option({ type: 'effect.decline', seat })],
  },
  carriesOut: ['deckbuilding.unique-symbol.0.1', 'deckbuilding.traits.0.1'],
};

function option(move: Move & { readonly [word: string]: unknown }): Option {
  return { move };
}
