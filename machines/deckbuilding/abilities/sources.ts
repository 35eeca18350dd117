/**
 * @module
 * Cards in play and bases as sources of abilities that their owner may use.
 */
import { type Facts, inPlayNamed, seatOf } from '../table/facts.ts';
import type { Base, Effect, Entry, Ship, Unit } from '../table/types.ts';

export type Source = Unit | Ship | Base;

/** The card in play or the base of a seat that has this name. */
export function sourceOf(facts: Facts, seat: string, name: string): Source | undefined {
  const own = seatOf(facts, seat);
  return inPlayNamed(own, name) ?? (own.base.card === name ? own.base : undefined);
}

export function abilityOf(facts: Facts, source: Source | undefined): Effect | null {
  if (source === undefined) return null;
  return ('name' in source ? facts.board.cards : facts.board.bases).get(source.card)?.effect ?? null;
}

/** By how many spaces the Force is with a player. */
const forceOf = (facts: Facts, seat: string): number =>
  seatOf(facts, seat).side === 'rebel' ? facts.force : -facts.force;

/** A cost of an ability that has to be paid and cannot be, in words; null when all can be. */
export function unpaid(facts: Facts, seat: string, entries: readonly Entry[]): string | null {
  for (const entry of entries) {
    if (entry.asCost !== true || entry.optional === true) continue;
    if (entry.op === 'pay' && entry.what === 'force' && forceOf(facts, seat) < (entry.amount ?? 1))
      return `${entry.amount ?? 1} of the Force`;
    if (entry.op === 'pay' && entry.what !== 'force' && facts.turn.resources < (entry.amount ?? 0))
      return `${entry.amount ?? 0} resources`;
    if (
      (entry.op === 'discard-from-hand' || entry.op === 'exile') &&
      seatOf(facts, seat).hand.length < (entry.amount ?? 1)
    )
      return 'a card of the hand';
  }
  return null;
}

/** The ability that a player wants to use, when it is one that can be used at will. */
export function usable(facts: Facts, { seat, card }: { seat: string; card: string }): Effect | null {
  const ability = abilityOf(facts, sourceOf(facts, seat, card));
  return ability?.trigger === 'activate' ? ability : null;
}
