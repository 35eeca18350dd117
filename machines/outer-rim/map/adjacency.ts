/**
 * @module
 * Adjacency (LRR page 3): which spaces lie next to one another. A way goes along the paths of the map, whoever takes it.
 */
import type { Faction } from '../../../schemas/outer-rim/words.ts';
import { type Finding, fails, type Move, type Slice, unknown } from '../../ruleset.ts';
import { doubtAbout } from '../table/doubts.ts';
import { crossesTheCore, type Facts, isSeat, isUntoldCoreWorld, neighbours, seatOf } from '../table/facts.ts';
import type { ExtraMove } from '../table/types.ts';
import { type ShipMove, wayOf } from './movement.ts';
import { lengthTo, waysFrom } from './ways.ts';

/** A patrol goes along a path (patrol-movement). */
interface PatrolMove extends Move {
  readonly type: 'patrol.move';
  readonly faction: Faction;
  readonly path: readonly string[];
}

/** A move along the map: of a ship, or of a patrol. */
type RouteMove = ShipMove | PatrolMove;

/** Where a move along the map sets out; null when the log does not say. */
function originOf(facts: Facts, move: RouteMove): string | null {
  return move.type === 'patrol.move' ? (facts.patrols[move.faction]?.space ?? null) : seatOf(facts, move.seat).space;
}

/** The spaces that a move along the map enters; null when they are not known. */
function wayAlong(facts: Facts, move: RouteMove, allowed: Partial<ExtraMove> | undefined): readonly string[] | null {
  return move.path ?? (move.type === 'patrol.move' ? null : wayOf(facts, move, allowed));
}

/** A step from one space to the next. */
type Pair = readonly [from: string, to: string];

/** Why nobody knows for certain where a move sets out; null when it is certain, or not known at all. */
function doubtOfOrigin(facts: Facts, move: RouteMove): string | null {
  return move.type === 'patrol.move' ? null : doubtAbout(facts, move.seat, 'space');
}

/**
 * The first step of a way that goes wrong in this respect; `undefined` when none does, or when the way is not known. Where
 * nobody knows for certain where it begins, the steps after the first one are what can be said.
 */
function stepWhere(
  facts: Facts,
  move: RouteMove,
  wrong: (facts: Facts, from: string, to: string) => boolean,
  allowed?: Partial<ExtraMove>,
): Pair | undefined {
  let from = doubtOfOrigin(facts, move) === null ? originOf(facts, move) : null;
  for (const to of wayAlong(facts, move, allowed) ?? []) {
    if (from !== null && wrong(facts, from, to)) return [from, to];
    from = to;
  }
  return undefined;
}

function followsNoPath(facts: Facts, from: string, to: string): boolean {
  return !neighbours(facts, from).includes(to) && !crossesTheCore(facts, from, to);
}

/** The first step of a way that follows no path; `undefined` when each of them does. */
export function gapOf(facts: Facts, move: RouteMove): Pair | undefined {
  return stepWhere(facts, move, followsNoPath);
}

/** A step straight across the Core; `undefined` when there is none. */
export function crossingOf(facts: Facts, move: RouteMove, allowed?: Partial<ExtraMove>): Pair | undefined {
  return facts.board.net.core ? stepWhere(facts, move, crossesTheCore, allowed) : undefined;
}

/**
 * Whence a step of a way goes straight across the Core on a map that has neither space: wherever the two lie, they are not
 * adjacent, and that nobody knows their places excuses nothing. null: it is no such step, or nobody knows whence.
 */
export function acrossUntoldCore(facts: Facts, { seat }: Move, way: readonly string[], at: number): string | null {
  const isHere = isSeat(facts, seat) && doubtAbout(facts, seat, 'space') === null;
  const from = at > 0 ? way[at - 1] : isHere ? seatOf(facts, seat).core : undefined;
  const to = way[at];
  if (from === undefined || to === undefined || from === to) return null;
  return isUntoldCoreWorld(facts, from) && isUntoldCoreWorld(facts, to) ? from : null;
}

/** The first step of a recorded way across the Core, where the map has not the spaces; null when there is none. */
function untoldCrossing(facts: Facts, move: ShipMove): Pair | null {
  const way = move.path ?? [];
  for (const [at, to] of way.entries()) {
    const from = acrossUntoldCore(facts, move, way, at);
    if (from !== null) return [from, to];
  }
  return null;
}

function connected(facts: Facts, move: RouteMove): Finding {
  // A way that nobody has recorded is looked for on the paths of the map.
  if (move.path === undefined) return leadsThere(facts, move);
  const gap = gapOf(facts, move);
  if (gap !== undefined) return fails({ from: gap[0], to: gap[1], adjacent: [...neighbours(facts, gap[0])] });
  // Of a patrol that nobody can place the rules of its movement say so (patrol-movement.2, buying.3.1).
  if (move.type === 'patrol.move') return true;
  const from = originOf(facts, move);
  if (from === null)
    return untoldCrossing(facts, move) !== null || unknown(`the log does not say where ${move.seat} is`);
  const doubt = doubtOfOrigin(facts, move);
  const [first] = move.path;
  return doubt === null || first === undefined || !followsNoPath(facts, from, first) ? true : unknown(doubt);
}

/** Whether any way leads to the space that a move names. */
function leadsThere(facts: Facts, move: RouteMove): Finding {
  if (move.type === 'patrol.move') return true;
  const from = originOf(facts, move);
  if (from === null) return unknown(`the log does not say where ${move.seat} is`);
  if (move.to !== undefined && lengthTo(waysFrom(facts.board.net, from), move.to) !== undefined) return true;
  const doubt = doubtOfOrigin(facts, move);
  return doubt === null ? fails({ from, to: move.to ?? null, connected: false }) : unknown(doubt);
}

export const adjacency: Slice<Facts> = {
  constraints: {
    // The way of another patrol than the one that is due is no way of it (patrol-movement.2).
    'outer-rim.adjacency.0.1': (facts, move: RouteMove, due: { readonly faction?: Faction } | undefined) =>
      (move.type === 'patrol.move' && move.faction !== (due?.faction ?? move.faction)) || connected(facts, move),
    'outer-rim.adjacency.2': (facts, move: ShipMove, allowed: Partial<ExtraMove> | undefined) => {
      const crossing = crossingOf(facts, move, allowed) ?? untoldCrossing(facts, move);
      return crossing === null ? true : fails({ from: crossing[0], to: crossing[1], adjacent: false });
    },
  },
  // A stack's own space is a fact of the map (`spawn`); the effect that uses it is adjacency.1.1, noted by patrols.ts.
  carriesOut: ['outer-rim.adjacency.1'],
};
