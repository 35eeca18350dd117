/**
 * @module
 * Damage (LRR page 8): suffering and recovering it, up to health and hull.
 */
import type { RuleId } from '../chart.ts';
import type { Slice } from '../ruleset.ts';
import { type Draft, type Facts, owe, seatOf, valueOf } from './facts.ts';

/** The character's health or the ship's hull; null when not known for certain. */
export function limitOf(facts: Facts, seat: string, on: 'character' | 'ship'): number | null {
  const { value, unsure } = valueOf(facts, seat, on === 'character' ? 'health' : 'hull');
  return unsure ? null : value;
}

/**
 * A character or ship suffers damage, up to its health or hull (damage.1, damage.4.1). With damage equal to it the
 * player becomes defeated (damage.2, damage.3): that is owed, and carried out after the rewards of a combat.
 */
export function sufferDamage(draft: Draft, seat: string, on: 'character' | 'ship', amount: number, because: RuleId): void {
  const { facts } = draft;
  const own = seatOf(facts, seat);
  const limit = limitOf(facts, seat, on);
  const wanted = own.damage[on] + amount;
  own.damage[on] = limit === null ? wanted : Math.min(wanted, limit);
  draft.note('outer-rim.damage.1', 'seats', seat, 'damage', on);
  draft.note(limit !== null && wanted > limit ? 'outer-rim.damage.4.1' : because, 'seats', seat, 'damage', on);
  if (limit !== null && own.damage[on] >= limit && !own.defeated) owe(draft, { do: 'defeat', seat });
}

/** A character or ship recovers damage; a defeated player with less damage than both limits stands up (defeated.3). */
export function recoverDamage(draft: Draft, seat: string, on: 'character' | 'ship', amount: number | 'all', because: RuleId): void {
  const own = seatOf(draft.facts, seat);
  own.damage[on] = amount === 'all' ? 0 : Math.max(0, own.damage[on] - amount);
  draft.note('outer-rim.damage.5', 'seats', seat, 'damage', on);
  draft.note(because, 'seats', seat, 'damage', on);
}

export const damage: Slice<Facts> = {
  carriesOut: ['outer-rim.damage.0.1', 'outer-rim.damage.1.1', 'outer-rim.damage.5.2', 'outer-rim.damage.6'],
};
