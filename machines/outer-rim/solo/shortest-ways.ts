/**
 * @module
 * The shortest ways of a patrol toward an AI player, or toward whom that one lures it. A patrol neither walks through a Core
 * Worlds space nor steps straight across the Core. Nothing here is a rule of its own.
 */
import { distancesTo } from '../map/nearest.ts';
import { doubtAbout } from '../table/doubts.ts';
import { crossesTheCore, type Facts, neighbours, patrolSpace, seatOf, spaceOf } from '../table/facts.ts';
import type { PatrolMove } from '../table/types.ts';

/** So many ways are told apart: far more than lead to a space of a printed map. */
const MOST_WAYS = 64;

/** The spaces that a patrol moves toward: that of the buyer, or of its nearest opponents; null: nobody knows. */
export function goalsOf(facts: Facts, { seat, lured }: Pick<PatrolMove, 'seat' | 'lured'>): readonly string[] | null {
  const at = (who: string): string | null =>
    doubtAbout(facts, who, 'space') === null ? seatOf(facts, who).space : null;
  if (lured !== true) {
    const space = at(seat);
    return space === null ? null : [space];
  }
  const distances = distancesTo(facts, { kind: 'player', seat });
  if (at(seat) === null || distances === null) return null;
  const least = Math.min(...[...distances.values()].map((distance) => distance ?? Infinity));
  const spaces = [...distances]
    .filter(([, distance]) => distance === null || distance === least)
    .map(([who]) => at(who));
  return spaces.every((space) => space !== null) ? [...new Set(spaces)] : null;
}

/** How many spaces a patrol has to enter from each space to one of these; those from which none of them is reached are left out. */
export function spacesAway(facts: Facts, goals: readonly string[]): ReadonlyMap<string, number> {
  const away = new Map(goals.map((goal) => [goal, 0]));
  const found = [...away.keys()];
  for (const here of found) {
    // Searched from the end: a Core Worlds space in between is one that a patrol would walk through.
    const isEnd = away.get(here) === 0;
    if (!isEnd && spaceOf(facts, here)?.core === true) continue;
    for (const next of neighbours(facts, here)) {
      if (away.has(next) || crossesTheCore(facts, here, next)) continue;
      away.set(next, (away.get(here) ?? 0) + 1);
      found.push(next);
    }
  }
  return away;
}

/** Where a patrol has to go: where it begins, how far away that is, and how many spaces it has to enter now. */
interface Errand {
  readonly from: string;
  readonly away: ReadonlyMap<string, number>;
  readonly distance: number;
  readonly due: number;
}

/** Where a patrol has to go; null: nobody knows, or no way leads there. */
export function errandOf(facts: Facts, owed: PatrolMove): Errand | null {
  const from = patrolSpace(facts, owed.faction);
  const goals = goalsOf(facts, owed);
  if (from === null || goals === null) return null;
  const away = spacesAway(facts, goals);
  const distance = away.get(from);
  return distance === undefined ? null : { from, away, distance, due: Math.min(owed.spaces, distance) };
}

/** The shortest ways by which a patrol can go so far, each as the spaces entered; none where nobody knows where it has to go. */
export function shortestWays(facts: Facts, owed: PatrolMove): string[][] {
  const errand = errandOf(facts, owed);
  if (errand === null) return [];
  let ways: string[][] = [[]];
  for (let step = 0; step < errand.due; step += 1)
    ways = ways
      .flatMap((way) => nearer(facts, way.at(-1) ?? errand.from, errand.away).map((next) => [...way, next]))
      .slice(0, MOST_WAYS);
  return ways;
}

/** The first space of a way that is not nearer to its end than the one before; undefined: each of them is. */
export function strayIn(facts: Facts, { from, away }: Errand, path: readonly string[]): string | undefined {
  return path.find((next, at) => !nearer(facts, path[at - 1] ?? from, away).includes(next));
}

/** The adjacent spaces by which a shortest way goes on. */
function nearer(facts: Facts, here: string, away: ReadonlyMap<string, number>): string[] {
  const distance = away.get(here) ?? 0;
  return neighbours(facts, here).filter((next) => {
    const left = away.get(next);
    // Into a Core Worlds space leads no way but one that ends there.
    const goesOn = left === 0 || spaceOf(facts, next)?.core !== true;
    return left === distance - 1 && goesOn && !crossesTheCore(facts, here, next);
  });
}
