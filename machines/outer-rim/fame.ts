/**
 * @module
 * Fame (LRR page 11): gaining and losing it, and the victory it brings.
 */
import type { RuleId } from '../chart.ts';
import type { Slice } from '../ruleset.ts';
import { cardOf, type Draft, type Facts, seatOf } from './facts.ts';

/** `seat` gains fame (fame.2); whether somebody has won is looked at as soon as the whole effect is done (fame.0.2). */
export function gainFame(draft: Draft, seat: string, amount: number, because: RuleId): void {
  const own = seatOf(draft.facts, seat);
  if (own.fame !== null) own.fame += amount;
  draft.note('outer-rim.fame.2', 'seats', seat, 'fame');
  draft.note(because, 'seats', seat, 'fame');
}

/** `seat` loses fame, but never falls below zero (fame.2.1.b). */
export function loseFame(draft: Draft, seat: string, amount: number, because: RuleId): void {
  const own = seatOf(draft.facts, seat);
  if (own.fame !== null) own.fame = Math.max(0, own.fame - amount);
  draft.note(because, 'seats', seat, 'fame');
  draft.note('outer-rim.fame.2.1.b', 'seats', seat, 'fame');
}

/** The additional fame that an asset gives while its owner has it (fame.3.a, fame.3.b). */
export function fameOf(facts: Facts, card: string): number {
  return cardOf(facts, card)?.bonuses?.fame ?? 0;
}

/** The seats whose fame has reached the requirement. */
export function famousEnough(facts: Facts): string[] {
  return facts.order.filter((seat) => (seatOf(facts, seat).fame ?? 0) >= facts.fameRequirement);
}

/** Who of several that reached the requirement at the same time has won (fame.4.a, fame.4.b). */
export function winnerAmong(facts: Facts, seats: readonly string[]): { winner: string | null; rule: RuleId } {
  const [only, ...others] = seats;
  if (only === undefined) return { winner: null, rule: 'outer-rim.fame.0.2' };
  if (others.length === 0) return { winner: only, rule: 'outer-rim.fame.0.2' };
  const purses = seats.map((seat) => seatOf(facts, seat).credits);
  if (purses.some((credits) => credits === null)) return { winner: null, rule: 'outer-rim.fame.4.a' };
  const most = Math.max(...purses.map((credits) => credits ?? 0));
  const richest = seats.filter((seat) => seatOf(facts, seat).credits === most);
  if (richest.length === 1) return { winner: richest[0] ?? null, rule: 'outer-rim.fame.4.a' };
  // "Farthest clockwise from the starting player" is last in turn order among those tied (notes, ambiguity 5).
  const from = facts.order.indexOf(facts.first);
  const distance = (seat: string) => (facts.order.indexOf(seat) - from + facts.order.length) % facts.order.length;
  const last = richest.toSorted((a, b) => distance(b) - distance(a))[0];
  return { winner: last ?? null, rule: 'outer-rim.fame.4.b' };
}

export const fame: Slice<Facts> = {
  effects: {
    'declare-winner': (draft) => {
      const { winner, rule } = winnerAmong(draft.facts, famousEnough(draft.facts));
      draft.facts.winner = winner;
      draft.note(rule, 'winner');
    },
  },
  cases: { 'somebody-has-won': (facts) => famousEnough(facts).length > 0 },
};
