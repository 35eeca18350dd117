/**
 * @module
 * What simulated games of any ruleset are dealt with: shuffling, picking, and players with a liking for some moves.
 */
import type { Option } from './ruleset.ts';

/** A source of chance: `draw(n)` gives an integer from 0 to n - 1. */
export type Draw = (n: number) => number;

/** A copy of the items in an order that chance decides. */
export function shuffled<T>(items: readonly T[], draw: Draw): T[] {
  const pile = [...items];
  for (let last = pile.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    const [a, b] = [pile[last], pile[other]];
    if (a !== undefined && b !== undefined) [pile[last], pile[other]] = [b, a];
  }
  return pile;
}

/** One of the items, each as likely as any other. Throws when there is none. */
export function pick<T>(items: readonly T[], draw: Draw): T {
  const item = items[draw(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** The moves of one type: each type is as likely as players like it (1 for those that are not named). */
export function ofALikedType(
  options: readonly Option[],
  liking: Readonly<Record<string, number>>,
  draw: Draw,
): readonly Option[] {
  const types = [...new Set(options.map(({ move }) => move.type))];
  const weights = types.map((type) => liking[type] ?? 1);
  let at = (draw(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  let chosen = types.length - 1;
  for (const [index, weight] of weights.entries()) {
    at -= weight;
    if (at >= 0) continue;
    chosen = index;
    break;
  }
  return options.filter(({ move }) => move.type === types[chosen]);
}
