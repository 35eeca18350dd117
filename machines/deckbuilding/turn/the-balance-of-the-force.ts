/**
 * @module
 * The balance of the Force (page 9): seven spaces from -3 (the end of the dark side) to 3 (the end of the light side).
 */
import type { RuleId } from '../../chart.ts';
import { fails, type Slice } from '../../ruleset.ts';
import { usable } from '../abilities/sources.ts';
import { type Draft, type Facts, seatOf } from '../table/facts.ts';
import type { OfCard, Side } from '../table/types.ts';

/** The last space of either side. */
export const END = 3;

/** The side that the Force is with (the-balance-of-the-force.1, .2); null in the middle (.3). */
export function forceWith(facts: Facts): Side | null {
  if (facts.force === 0) return null;
  return facts.force < 0 ? 'empire' : 'rebel';
}

/** How many spaces the marker can still move toward a seat. */
export function roomFor(facts: Facts, seat: string): number {
  return seatOf(facts, seat).side === 'rebel' ? END - facts.force : END + facts.force;
}

/** Moves the marker toward a seat, never past the end of the track. */
export function moveForce(facts: Facts, seat: string, amount: number): void {
  const spaces = Math.min(amount, roomFor(facts, seat));
  facts.force += seatOf(facts, seat).side === 'rebel' ? spaces : -spaces;
}

/** The seat that gains Force has the marker moved toward it (the-balance-of-the-force.0.3). */
export function gainForce(draft: Draft, seat: string, amount: number, because: RuleId): void {
  moveForce(draft.facts, seat, amount);
  draft.note('deckbuilding.the-balance-of-the-force.0.6', 'force');
  draft.note('deckbuilding.the-balance-of-the-force.0.3', 'force');
  draft.note(because, 'force');
}

export const theBalanceOfTheForce: Slice<Facts> = {
  constraints: {
    'deckbuilding.the-balance-of-the-force.0.2': (facts, move: OfCard) => {
      const { side } = seatOf(facts, move.seat);
      return (
        usable(facts, move)?.condition?.forceWith === undefined ||
        forceWith(facts) === side ||
        fails({ card: move.card, force: facts.force, side })
      );
    },
  },
  carriesOut: [
    'deckbuilding.the-balance-of-the-force.0.1',
    'deckbuilding.the-balance-of-the-force.0.6',
    'deckbuilding.the-balance-of-the-force.1',
    'deckbuilding.the-balance-of-the-force.2',
    'deckbuilding.the-balance-of-the-force.3',
  ],
};
