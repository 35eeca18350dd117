/**
 * @module
 * Choices that a log leaves unsaid: where it goes on although somebody had to choose, every choice is a reading of it.
 */
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import type { Json } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import { carryOn, currentState, isPending, isToldBehind, live, rule, windowsClosed } from '../play/play.ts';
import { apartFrom, claimedBy, speaksOf, wrongClaims } from './claims.ts';
import { withItsWords } from './complete.ts';
import type { Course } from './course.ts';
import { wrongNames } from './meant.ts';
import { distinct, type Way } from './readings.ts';
import { chosenBefore, isUnspoken, takes } from './unsaid.ts';

/**
 * Where the log goes on behind an entry although somebody had to choose, keeps every choice: what the log claims decides between them.
 * Gives the parts of its claims that speak of the moment before the choice.
 */
export function chooseUnsaid<F extends BaseFacts>(course: Course<F>, entry: number): readonly string[] {
  const { game } = course;
  const ways = course.ways.map((way) => behindWindows(course, entry, way));
  if (!ways.some(({ position }) => isUnspoken(game, position, null))) return [];
  const move = course.moves[entry] as Move;
  const [first] = ways;
  const last = lastBefore(course, entry, ways);
  const next = first === undefined ? null : course.nextAt(first.position, last);
  if (!ways.some(({ position }) => isUnspoken(game, position, next))) return [];
  if (next === null && (!claimsAnEnd(course, move) || isForced(course, move))) return [];
  const chosen = ways.flatMap((way) =>
    chosenBefore(game, way.position, next).map(({ position, notes, moves }) => ({
      ...way,
      position,
      notes: [...way.notes, ...notes],
      reads: new Map(way.reads).set(entry, moves.map(game.say).join(', ')),
    })),
  );
  // All steps were spent on the way there.
  if (chosen.length === 0) return [];
  if (next !== null && isSlipBefore(course, last + 1, next, chosen)) return [];
  const before = claimedBefore(course, move, chosen);
  const claimed = claimedBy(game, chosen, apartFrom(before, move));
  // At the end of a log the choice may still be to come, unless its claims say something of it.
  if (next === null && isStillOpen(course, move, chosen)) return [];
  course.told.leaveOpen(entry);
  course.ways = distinct(game.work, claimed);
  return before;
}

/**
 * The parts of an entry's claims that speak of a procedure in which somebody had to choose: true there, and no more whatever was chosen.
 * All of them, where all were true there; so they are before what somebody without a choice was due to do.
 */
function claimedBefore<F extends BaseFacts>(
  course: Course<F>,
  move: Move,
  chosen: readonly Pick<Way<F>, 'position'>[],
): string[] {
  const { game, ways } = course;
  const { expect = {} } = move;
  const isTrue = (claims: Json) => (way: Pick<Way<F>, 'position'>) => wrongClaims(game, way.position, claims) === 0;
  const parts = Object.entries(expect as { [part: string]: Json });
  const over = parts.filter(([part, claimed]) => {
    const isSo = isTrue({ [part]: claimed });
    return claimed !== null && game.shown.has(part) && ways.every(isSo) && !chosen.some(isSo);
  });
  const areTrue = isForced(course, move) || (over.length > 0 && ways.every(isTrue(expect as Json)));
  return (areTrue ? parts : over).map(([part]) => part);
}

/**
 * The last of what is possible at any time between an entry that claims something and the one that the log goes on with: claims that are
 * wrong before the choice show it, and those that are not so any more behind it are wrong, whatever comes between.
 */
function lastBefore<F extends BaseFacts>(course: Course<F>, entry: number, ways: readonly Way<F>[]): number {
  const { expect } = course.moves[entry] as Move;
  if (expect === undefined) return entry;
  const isWrong = ({ position }: Way<F>): boolean => wrongClaims(course.game, position, expect as Json) > 0;
  return course.lastAtAnyTime(entry, !ways.every(isWrong));
}

/** A reading behind the windows in which the log does not go on, where somebody has to choose there; else as it is. */
function behindWindows<F extends BaseFacts>(course: Course<F>, entry: number, way: Way<F>): Way<F> {
  const { game } = course;
  if (!isPending(live(game, way.position))) return way;
  const next = course.nextAt(way.position, entry);
  const { position, notes } = windowsClosed(game, way.position, next ?? undefined);
  if (position === way.position || !isUnspoken(game, position, next)) return way;
  return { ...way, position, notes: [...way.notes, ...notes] };
}

/**
 * Whether an entry stands in the way of a choice that the entry after it records, or the first one that is not possible at any time: one that
 * is refused whatever was chosen.
 */
function isSlipBefore<F extends BaseFacts>(
  course: Course<F>,
  entry: number,
  move: Move,
  chosen: readonly Pick<Way<F>, 'position'>[],
): boolean {
  const { game, moves, unread, near, ways } = course;
  const isTaken = (next: Move | undefined): boolean =>
    next !== undefined && ways.every(({ position }) => takes(game, position, next));
  const after = [moves[entry + 1], moves[course.lastAtAnyTime(entry, false) + 1]].find(isTaken);
  const [{ position: at }] = ways as [Way<F>];
  // A misspelt name is none: what it means is found out from where the log may stand.
  if (after === undefined || unread.has(entry) || wrongNames(game, at, move, near) !== null) return false;
  return chosen.every(({ position }) => {
    const ruling = rule(game, position, move);
    if (ruling.kind !== 'accepted') return true;
    if (!isToldBehind(game, position, ruling, move)) return false;
    const { position: told } = carryOn(game, ruling.position, move, ruling);
    return withItsWords(game, told, after).ruling.kind !== 'accepted';
  });
}

/** Whether the claims of an entry are true before what somebody without a choice has to do next: it is still to be done. */
function isForced<F extends BaseFacts>({ game, ways }: Course<F>, { expect }: Move): boolean {
  if (expect === undefined) return false;
  return ways.some((way) => isDue(game, way) && wrongClaims(game, way.position, expect as Json) === 0);
}

/** Whether somebody without a choice has to do something next. */
const isDue = <F extends BaseFacts>(game: Compiled<F>, { position }: Way<F>): boolean =>
  currentState(game, position).implies?.forced === true;

/**
 * Whether the claims of the last entry are true before a choice, and behind one too, but for whose turn it is, or more of them
 * before one that nobody makes freely: that it has been made they do not show then. What they would have been true of only before it may not stay so (assets without a slot).
 */
function isStillOpen<F extends BaseFacts>(
  { game, ways }: Course<F>,
  { expect }: Move,
  chosen: readonly Pick<Way<F>, 'position'>[],
): boolean {
  const { turn: _, ...claimed } = expect as { [part: string]: Json };
  const wrong = (some: readonly Pick<Way<F>, 'position'>[]): number =>
    Math.min(...some.map(({ position }) => wrongClaims(game, position, expect as Json)));
  if (ways.some((way) => isDue(game, way)) && wrong(ways) < wrong(chosen)) return true;
  const isTrue = (claims: Json) => (way: Pick<Way<F>, 'position'>) => wrongClaims(game, way.position, claims) === 0;
  return chosen.every(isTrue(expect as Json)) || (ways.some(isTrue(expect as Json)) && chosen.some(isTrue(claimed)));
}

/** Whether the claims of the last entry are about what comes of it, and not about the procedure under way. */
function claimsAnEnd<F extends BaseFacts>({ game, log, moves, ways }: Course<F>, { expect }: Move): boolean {
  if (expect === undefined || moves !== log.moves) return false;
  return !ways.some(({ position }) => speaksOf(game, position, expect as Json));
}
