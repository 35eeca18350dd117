/**
 * @module
 * Exile (page 25): a card leaves the game for the box. An ability that exiles several cards takes them one after the other.
 */
import { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { CardId } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import {
  type Finding,
  fails,
  type Misjudged,
  type Move,
  type Option,
  type Slice,
  unknown,
  voids,
  type WrongFact,
} from '../../ruleset.ts';
import { mayHaveMoved } from '../table/claimed.ts';
import { type Draft, type Facts, seatOf } from '../table/facts.ts';
import { inHand, whereabouts } from '../table/hand.ts';
import { canHold, noLongerFleeting, possible, takeFrom } from '../table/hidden.ts';
import { cameAbout, leftPlay } from '../table/lately.ts';
import type { PlayMove } from '../turn/play-a-card.ts';
import { again, DECIDED, isWanting, type Op, type Operations, stop } from './operations.ts';

export const moves = [
  decision(
    'exile.card',
    {
      card: CardId.describe('the card that is exiled'),
      from: z
        .enum(['hand', 'discard-pile'])
        .optional()
        .describe('where it lay; may be left out where it lay in one of them only'),
    },
    'A card is exiled from hand or discard pile.',
  ),
  decision('exile.done', {}, 'No further card is exiled, where the ability allows fewer.'),
] as const;
export type ExileMove = z.infer<(typeof moves)[0]>;

/** The zones out of which an entry lets its owner exile cards. */
export function exileZones({ entry }: Op): ('hand' | 'discard-pile')[] {
  return Array.isArray(entry.from) ? entry.from : ['hand', 'discard-pile'];
}

function zoneOf(facts: Facts, seat: string, zone: 'hand' | 'discard-pile'): string[] {
  const own = seatOf(facts, seat);
  return zone === 'hand' ? own.hand : own.discard;
}

export const operations = {
  exile: {
    can: (facts, op) => isWanting(facts, op) && exileZones(op).some((zone) => zoneOf(facts, op.seat, zone).length > 0),
    asks: () => 'exile',
  },
  'exile-self': {
    deed(draft, op) {
      const { facts } = draft;
      const { seat, source, card, entry } = op;
      const own = seatOf(facts, seat);
      const ship = own.ships.find(({ name }) => name === source);
      if (ship !== undefined) leftPlay(facts, seat, ship, 'deckbuilding.exile.0.3');
      for (const zone of [own.units, own.ships]) {
        const at = zone.findIndex((one) => one.name === source);
        if (at === -1) continue;
        zone.splice(at, 1);
        facts.exile.push(card);
        // A table may record it besides.
        cameAbout(facts, 'exile.card', seat, card);
        draft.note('deckbuilding.exile.0.3', 'exile', card);
        draft.note('deckbuilding.exile.0.3', 'galaxy', 'pilots');
        // What playing it has given stays.
        draft.note('deckbuilding.exile.1', 'turn', 'resources');
        draft.note('deckbuilding.exile.1', 'force');
        draft.note('deckbuilding.exile.0.3', 'seats', seat, zone === own.units ? 'units' : 'ships');
        return;
      }
      if (entry.asCost === true) stop(draft, op);
    },
  },
} satisfies Operations;

/** A card of which wrong claims say that it is gone may have been exiled by its own ability without a record. */
export function exiledItself(facts: Facts, state: string, wrong: readonly WrongFact[]): Misjudged<Facts>[] {
  const { seat } = facts.turn;
  const { units, ships } = seatOf(facts, seat);
  const isGone = wrong.some(
    ({ path: [part, whose, zone] }) => part === 'exile' || (whose === seat && (zone === 'units' || zone === 'ships')),
  );
  const may = isGone ? [...units, ...ships].filter(({ card }) => mayHaveMoved(wrong, 'exile', card, 1)) : [];
  const named = new Map(may.map(({ card, name }) => [card, name]));
  return [...named]
    .filter(([card]) => isPaidWithItself(facts, card))
    .map(([card, name]) => ({
      rule: null,
      state,
      says: `${card} had been exiled by its own ability`,
      deed: { type: 'ability.use', seat, card: name } as Move,
    }));
}

/** Whether a card has an ability that is paid with its exile. */
export function isPaidWithItself({ board }: Facts, card: string): boolean {
  const effects = board.cards.get(card)?.effect?.effects ?? [];
  return effects.some(({ op, asCost }) => op === 'exile-self' && asCost === true);
}

/** The zones out of which an entry lets its owner exile cards that may hold this one. */
function zonesWith(facts: Facts, own: Op, card: string): ('hand' | 'discard-pile')[] {
  return exileZones(own).filter((zone) => canHold(facts, zoneOf(facts, own.seat, zone), card) !== null);
}

export const exile: Slice<Facts> = {
  moves,
  says: {
    'exile.card': ({ card, from }: ExileMove) =>
      from === undefined ? `exiles ${card}` : `exiles ${card} from ${from === 'hand' ? 'hand' : 'the discard pile'}`,
    'exile.done': () => 'exiles no further card',
  },
  unspoken: { exile: { choosing: 'shown' } },
  leftOut: { 'exile.card': { from: [] } },
  underWay: { exile: 'a card is exiled' },
  charts: [
    chart({
      id: 'exile',
      description: 'One card is exiled; the ability is asked again until it has had enough.',
      initial: 'choosing',
      meta: { keeps: DECIDED, refuses: { '*': 'deckbuilding.frequently-asked-questions.4' } },
      states: {
        choosing: {
          meta: {
            awaits: 'decider',
            rules: ['deckbuilding.exile.0.1', 'deckbuilding.frequently-asked-questions.6'],
            implies: 'exile.done',
          },
          on: {
            'exile.card': {
              guard: rules('deckbuilding.exile.2'),
              actions: ['exile-card'],
              target: 'exiled',
            },
            'exile.done': {
              guard: rules('deckbuilding.frequently-asked-questions.4'),
              target: 'exiled',
            },
          },
        },
        exiled: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.exile.2': (facts, move: ExileMove, own: Op): Finding => {
      const { seat } = own;
      if (move.from === undefined) {
        const zones = zonesWith(facts, own, move.card);
        return voids({ card: move.card, in: zones.length > 0 ? zones : exileZones(own), there: zones.length > 0 });
      }
      // Out of a zone of which the ability says nothing: that is what is wrong with it (abilities.0.2).
      if (!exileZones(own).includes(move.from)) return true;
      const can = canHold(facts, zoneOf(facts, seat, move.from), move.card);
      if (can === null) return voids({ card: move.card, in: move.from, there: false });
      return can === 'unknown' ? unknown(`nothing tells whether ${move.card} is in the ${move.from} of ${seat}`) : true;
    },
    'deckbuilding.exile.2.1': (facts, move: PlayMove) =>
      whereabouts(facts, move.card) !== 'exiled' ||
      inHand(facts, move) !== null ||
      fails({ card: move.card, exiledFromHandThisTurn: true }),
  },
  effects: {
    'exile-card': (draft: Draft<Op>, move: ExileMove) => {
      const { facts } = draft;
      const { seat } = draft.own;
      const { from = zonesWith(facts, draft.own, move.card)[0] ?? 'hand' } = move;
      if (!takeFrom(facts, zoneOf(facts, seat, from), move.card)) return again(draft, 0);
      facts.exile.push(move.card);
      if (from === 'hand') facts.turn.exiledFromHand.push(move.card);
      noLongerFleeting(facts, zoneOf(facts, seat, 'hand'), move.card);
      again(draft, 1);
      draft.note('deckbuilding.exile.0.3', 'exile', move.card);
      draft.note('deckbuilding.exile.0.3', 'seats', seat, from === 'hand' ? 'hand' : 'discard');
    },
  },
  candidates: {
    'exile.card': (facts, own: Op): Option[] => {
      const { seat } = own;
      return exileZones(own).flatMap((from) => {
        const { cards, open } = possible(facts, zoneOf(facts, seat, from));
        const all = open ? [...facts.board.cards.keys()] : cards;
        return all.map((card): Option => ({ move: { type: 'exile.card', seat, card, from } as Move }));
      });
    },
    'exile.done': (_facts, { seat }: Op): Option[] => [{ move: { type: 'exile.done', seat } }],
  },
  carriesOut: ['deckbuilding.exile.0.1', 'deckbuilding.exile.0.4', 'deckbuilding.exile.1'],
};
