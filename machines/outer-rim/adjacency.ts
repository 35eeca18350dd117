/**
 * @module
 * Adjacency (LRR page 3): which spaces lie next to one another. A way goes along the paths of the map, whoever takes it.
 */
import { type Finding, fails, type Slice, unknown } from '../ruleset.ts';
import { type Facts, neighbours, seatOf, spaceOf } from './facts.ts';
import { type ShipMove, wayOf } from './movement.ts';
import type { PatrolMove } from './patrol-movement.ts';

/** A move along the map: of a ship, or of a patrol. */
type RouteMove = ShipMove | PatrolMove;

/** Where a move along the map sets out; null when the log does not say. */
function originOf(facts: Facts, move: RouteMove): string | null {
  return move.type === 'patrol.move' ? (facts.patrols[move.faction]?.space ?? null) : seatOf(facts, move.seat).space;
}

/** The steps of a move along the map, as pairs of spaces; null when its beginning or its way is not known. */
function stepsOf(facts: Facts, move: RouteMove): (readonly [string, string])[] | null {
  const from = originOf(facts, move);
  const way = move.type === 'patrol.move' ? move.path : wayOf(facts, move);
  if (from === null || way === null) return null;
  return way.map((space, index) => [way[index - 1] ?? from, space] as const);
}

/** True when a step goes straight from one Core Worlds space to the other, which adjacency.2 denies for every map. */
export function crossesTheCore(facts: Facts, [from, to]: readonly [string, string]): boolean {
  return from !== to && spaceOf(facts, from)?.core === true && spaceOf(facts, to)?.core === true;
}

/** The first step of a way that follows no path; `undefined` when each of them does. */
export function gapOf(facts: Facts, move: RouteMove): readonly [string, string] | undefined {
  return stepsOf(facts, move)?.find(
    (step) => !crossesTheCore(facts, step) && !neighbours(facts, step[0]).includes(step[1]),
  );
}

/** A step straight across the Core; `undefined` when there is none. */
export function crossingOf(facts: Facts, move: RouteMove): readonly [string, string] | undefined {
  return stepsOf(facts, move)?.find((step) => crossesTheCore(facts, step));
}

function connected(facts: Facts, move: RouteMove): Finding {
  const from = originOf(facts, move);
  if (from === null)
    return unknown(
      `the log does not say where ${move.type === 'patrol.move' ? `the ${move.faction} patrol` : move.seat} is`,
    );
  if (stepsOf(facts, move) === null)
    return fails({ from, to: 'to' in move ? (move.to ?? null) : null, connected: false });
  const gap = gapOf(facts, move);
  return gap === undefined ? true : fails({ from: gap[0], to: gap[1], adjacent: [...neighbours(facts, gap[0])] });
}

export const adjacency: Slice<Facts> = {
  constraints: {
    'outer-rim.adjacency.0.1': connected,
    'outer-rim.adjacency.2': (facts, move: ShipMove) => {
      const crossing = crossingOf(facts, move);
      return crossing === undefined ? true : fails({ from: crossing[0], to: crossing[1], adjacent: false });
    },
  },
  // A stack's own space is a fact of the map (`spawn`); the effect that uses it is adjacency.1.1, noted by patrols.ts.
  carriesOut: ['outer-rim.adjacency.1'],
  waits: {
    'outer-rim.adjacency.0.2':
      'No procedure that is refereed asks which map tiles touch; the order of the tiles belongs to set-up.',
  },
};
