/**
 * @module
 * Cards that are laid on a discard pile together: the order among them is nobody's business, as long as they lie there.
 */
import { type Facts, GALAXY, seatOf } from './facts.ts';

/** Remembers where cards of a discard pile (of a seat, or GALAXY) lie that are discarded together, counted from its bottom. */
export function loosen(facts: Facts, owner: string, stretch: [number, number]): void {
  facts.loose[owner] = [...(facts.loose[owner] ?? []), stretch];
}

/** Why the order of cards in a discard pile cannot be held against a claim; null when it can. */
export function orderUntold(facts: Facts, path: readonly (string | number)[]): string | null {
  const [root, ...rest] = path.map(String);
  const [owner, zone, at] = root === 'galaxy' ? [GALAXY, ...rest] : root === 'seats' ? rest : [];
  if (zone !== 'discard' || owner === undefined || at === undefined) return null;
  const { discard } = owner === GALAXY ? facts.galaxy : seatOf(facts, owner);
  const fromBottom = discard.length - 1 - Number(at);
  const loose =
    facts.loose[owner]?.some(([from, to]) => to - from > 1 && fromBottom >= from && fromBottom < to) ?? false;
  return loose ? 'the log does not tell in which order the cards lie that were discarded together' : null;
}
