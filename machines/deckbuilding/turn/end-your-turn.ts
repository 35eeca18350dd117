/**
 * @module
 * End your turn (page 21): units to the discard pile, base and capital ships ready again, the hand discarded and the
 * resources gone, five new cards.
 */
import { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { CardId } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import { type Finding, fails, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { HAND } from '../setup/box.ts';
import { withContents } from '../table/contents.ts';
import { counted, type Draft, type Facts, owe, removeFrom, seatOf } from '../table/facts.ts';
import { canHold, couldBe, takeAll } from '../table/hidden.ts';
import { leftOver, leftPlay, turnIsOver } from '../table/lately.ts';
import { loosen } from '../table/loose.ts';
import type { Ship } from '../table/types.ts';
import { type CardSeen, type Drawing, mayComeUp, rebuilt, type ShuffleMove } from './empty-deck.ts';

export const moves = [
  decision(
    'turn.end',
    {
      discards: z
        .array(CardId)
        .max(150)
        .optional()
        .describe('the cards left in hand, which go to the discard pile; of a public log the only way to know them'),
    },
    'The turn ends.',
  ),
] as const;
export type EndMove = z.infer<(typeof moves)[number]>;

/** The hand without the cards that are exiled when the turn ends. */
function leftInHand(facts: Facts, seat: string): readonly string[] {
  const { hand } = seatOf(facts, seat);
  if (facts.turn.fleeting.length === 0) return hand;
  const left = [...hand];
  for (const card of facts.turn.fleeting) removeFrom(left, card);
  return left;
}

function discardUnits(draft: Draft, move: EndMove): void {
  const own = seatOf(draft.facts, move.seat);
  draft.facts.turn.phase = 'end';
  turnIsOver(draft.facts);
  loosen(draft.facts, move.seat, [own.discard.length, own.discard.length]);
  for (const unit of own.units) {
    if (!unit.fleeting) {
      own.discard.unshift(unit.card);
      continue;
    }
    draft.facts.exile.push(unit.card);
    draft.note('deckbuilding.exile.0.3', 'exile', unit.card);
  }
  for (const ship of own.ships) {
    if (!ship.fleeting) continue;
    leftPlay(draft.facts, move.seat, ship, 'deckbuilding.exile.0.3');
    draft.facts.exile.push(ship.card);
    draft.note('deckbuilding.exile.0.3', 'exile', ship.card);
  }
  own.units = [];
  own.ships = own.ships.filter((one) => !one.fleeting);
  for (const zone of ['units', 'discard', 'ships']) {
    draft.note('deckbuilding.play-a-card.0.7', 'seats', move.seat, zone);
    draft.note('deckbuilding.end-your-turn.1', 'seats', move.seat, zone);
  }
}

/** A capital ship stays in play, and what it did in this turn is over. */
export function makeReady(ship: Ship): void {
  ship.used = false;
  ship.committed = 'none';
  ship.attacked = false;
  ship.bonus = 0;
}

function straighten(draft: Draft, move: EndMove): void {
  const own = seatOf(draft.facts, move.seat);
  own.base.used = false;
  own.ships.forEach(makeReady);
  for (const zone of ['base', 'ships']) draft.note('deckbuilding.end-your-turn.2', 'seats', move.seat, zone);
}

function discardHand(draft: Draft, move: EndMove): void {
  const { facts } = draft;
  const own = seatOf(facts, move.seat);
  const exiled = takeAll(facts, own.hand, facts.turn.fleeting);
  facts.exile.push(...exiled);
  for (const card of exiled) draft.note('deckbuilding.exile.0.3', 'exile', card);
  facts.turn.fleeting = [];
  const named = takeAll(facts, own.hand, move.discards ?? []).reverse();
  own.discard.unshift(...own.hand, ...named);
  for (const card of own.hand) draft.note('deckbuilding.end-your-turn.3.1', 'seats', move.seat, 'discard', card);
  for (const card of named) draft.note('deckbuilding.end-your-turn.3.1', 'seats', move.seat, 'discard', card);
  own.hand = [];
  const laid = facts.loose[move.seat]?.at(-1);
  if (laid !== undefined) laid[1] = own.discard.length;
  for (const zone of ['hand', 'discard']) {
    draft.note('deckbuilding.frequently-asked-questions.1.2', 'seats', move.seat, zone);
    draft.note('deckbuilding.end-your-turn.3.1', 'seats', move.seat, zone);
  }
}

export const endYourTurn: Slice<Facts> = {
  moves,
  says: {
    'turn.end': ({ discards = [] }: EndMove) =>
      `ends the turn${discards.length > 0 ? `, discarding ${discards.join(', ')}` : ''}`,
  },
  charts: [
    chart({
      id: 'end-your-turn',
      description: 'Units to the discard pile, base and ships ready again, hand and resources gone, five new cards.',
      initial: 'ending',
      meta: {
        rules: ['deckbuilding.end-your-turn.0.2', 'deckbuilding.end-your-turn.4.1'],
        refuses: { '*': 'deckbuilding.end-your-turn.0.2' },
      },
      states: {
        ending: {
          on: {
            'turn.end': {
              guard: rules('deckbuilding.end-your-turn.3.1'),
              actions: ['discard-units', 'straighten', 'discard-hand', 'return-resources', 'draw-five'],
              target: 'drawing',
              meta: {
                rules: [
                  'deckbuilding.taking-your-turn.6',
                  'deckbuilding.end-your-turn.0.1',
                  'deckbuilding.end-your-turn.0.2',
                ],
              },
            },
          },
        },
        drawing: { invoke: { src: 'abilities', onDone: { target: 'ended' } } },
        ended: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.end-your-turn.3.1': (facts, move: EndMove): Finding => {
      if (move.discards === undefined) return true;
      const hand = leftInHand(facts, move.seat);
      const can = couldBe(facts, hand, move.discards);
      if (can === false)
        return fails({ discards: [...move.discards], hand: [...counted(hand)].map(([card, n]) => `${n} ${card}`) });
      return can === 'unknown' ? unknown('nothing tells which cards were in this hand') : true;
    },
    'deckbuilding.end-your-turn.4.1': (facts, { card }: CardSeen, { seat }: Drawing): Finding => {
      // An opening hand has a rule of its own (setup.9).
      if (facts.turn.phase === 'setup') return true;
      const can = canHold(facts, mayComeUp(seatOf(facts, seat)), card);
      if (can === null) return voids({ card, onTopOfTheDeck: false });
      return can === 'unknown' ? unknown(`nothing tells whether ${card} was in this deck`) : true;
    },
    'deckbuilding.end-your-turn.4.2': (facts, move: ShuffleMove, { seat }: Drawing) =>
      facts.turn.phase !== 'end' || rebuilt(facts, seatOf(facts, seat).discard, move),
  },
  effects: {
    'discard-units': discardUnits,
    straighten,
    'discard-hand': discardHand,
    'return-resources': (draft) => {
      const { facts } = draft;
      if (facts.turn.resources === 0) return;
      leftOver(facts, facts.turn.seat);
      facts.turn.resources = 0;
      draft.note('deckbuilding.end-your-turn.3.2', 'turn', 'resources');
    },
    'draw-five': (draft, move: EndMove) => {
      owe(draft, { do: 'draw', seat: move.seat, amount: HAND });
      draft.note('deckbuilding.end-your-turn.0.3', 'seats', move.seat, 'hand');
    },
  },
  candidates: {
    'turn.end': (facts): Option[] => {
      const { seat } = facts.turn;
      return withContents(facts, { type: 'turn.end', seat }, 'discards', leftInHand(facts, seat));
    },
  },
};
