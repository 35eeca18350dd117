/**
 * @module
 * Cards in play and bases as sources of abilities that their owner may use.
 */
import { type Facts, inPlayNamed, seatOf } from '../table/facts.ts';
import type { Base, Effect, Ship, Unit } from '../table/types.ts';

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

/** The ability that a player wants to use, when it is one that can be used at will. */
export function usable(facts: Facts, { seat, card }: { seat: string; card: string }): Effect | null {
  const ability = abilityOf(facts, sourceOf(facts, seat, card));
  return ability?.trigger === 'activate' ? ability : null;
}
