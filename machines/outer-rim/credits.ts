/**
 * @module
 * Credits (LRR page 8): gaining, spending, losing, and trading them with the current player at any time.
 */
import type { z } from 'zod';
import { decision } from '../../schemas/outer-rim/move.ts';
import { Credits, Id } from '../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules } from '../chart.ts';
import { fails, must, type Option, type Slice, unknown, voids } from '../ruleset.ts';
import { type Draft, type Facts, isSeat, seatOf } from './facts.ts';

export const moves = [
  decision(
    'credits.trade',
    { with: Id, gives: Credits, takes: Credits },
    'An agreed exchange of credits with another seat; one of the two is the current player.',
  ),
] as const;
type Trade = z.infer<(typeof moves)[0]>;

/** `seat` gains credits from the supply (credits.2); `because` is the rule that pays them. */
export function gainCredits(draft: Draft, seat: string, amount: number, because: RuleId): void {
  const own = seatOf(draft.facts, seat);
  if (own.credits !== null) own.credits += amount;
  draft.note('outer-rim.credits.2', 'seats', seat, 'credits');
  draft.note(because, 'seats', seat, 'credits');
}

/** `seat` loses or spends credits to the supply (credits.3), never more than they hold; returns what was paid. */
export function payCredits(draft: Draft, seat: string, amount: number, because: RuleId): void {
  const own = seatOf(draft.facts, seat);
  if (own.credits !== null) own.credits = Math.max(0, own.credits - amount);
  draft.note('outer-rim.credits.3', 'seats', seat, 'credits');
  draft.note(because, 'seats', seat, 'credits');
}

export const credits: Slice<Facts> = {
  charts: [
    chart({
      id: 'standing',
      description: 'What is possible at any time, in the middle of anything else.',
      initial: 'open',
      states: {
        open: {
          on: {
            'credits.trade': {
              guard: rules('log.the-move-log.4', 'outer-rim.credits.7.a', 'outer-rim.credits.0.1'),
              actions: ['exchange-credits'],
              meta: { rules: ['outer-rim.credits.7.b', 'outer-rim.trade-action.6.c', 'outer-rim.trade-action.6.1.a'] },
            },
            'slots.arrange': {
              guard: rules('log.the-move-log.4', 'outer-rim.slots.4.a', 'outer-rim.slots.4.b'),
              actions: ['arrange-slots'],
            },
          },
        },
      },
    }),
  ],
  constraints: {
    'outer-rim.credits.7.a': (facts, move: Trade) =>
      must(move.seat === facts.turn.seat || move.with === facts.turn.seat, () => ({
        seat: move.seat,
        with: move.with,
        currentPlayer: facts.turn.seat,
      })),
    // Credits are tokens: nobody can hand over more than lies in front of them.
    'outer-rim.credits.0.1': (facts, move: Trade) => {
      for (const [seat, pays] of [[move.seat, move.gives], [move.with, move.takes]] as const) {
        const has = seatOf(facts, seat).credits;
        if (pays === 0) continue;
        if (has === null) return unknown(`the log does not say how many credits ${seat} has`);
        if (has < pays) return fails({ seat, pays, has });
      }
      return true;
    },
    'log.the-move-log.4': (facts, move: { seat?: string; with?: string }) => {
      for (const seat of [move.seat, move.with]) if (seat !== undefined && !isSeat(facts, seat)) return voids({ seat, seats: [...facts.order] });
      return move.seat !== undefined && move.seat === move.with ? voids({ seat: move.seat, with: move.with }) : true;
    },
  },
  effects: {
    'exchange-credits': (draft, move: Trade) => {
      payCredits(draft, move.seat, move.gives, 'outer-rim.credits.7.b');
      payCredits(draft, move.with, move.takes, 'outer-rim.credits.7.b');
      gainCredits(draft, move.with, move.gives, 'outer-rim.credits.7.b');
      gainCredits(draft, move.seat, move.takes, 'outer-rim.credits.7.b');
    },
  },
  candidates: {
    'credits.trade': function* (facts): Iterable<Option> {
      const current = facts.turn.seat;
      for (const other of facts.order) {
        if (other === current) continue;
        for (const [seat, partner] of [[current, other], [other, current]] as const) {
          yield {
            move: { type: 'credits.trade', seat, with: partner, gives: 0, takes: 0 } as Trade,
            open: {
              '/gives': { type: 'integer', minimum: 0, maximum: seatOf(facts, seat).credits ?? 10_000_000 },
              '/takes': { type: 'integer', minimum: 0, maximum: seatOf(facts, partner).credits ?? 10_000_000 },
            },
          };
        }
      }
    },
  },
};
