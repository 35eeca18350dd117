/**
 * @module
 * How well a way to read a log fits: how many of the next entries can be followed from it, and which of several ways fit best.
 */
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import type { Compiled } from '../play/compile.ts';
import { follow } from '../play/follow.ts';
import {
  carryOn,
  carryOut,
  copyOf,
  currentState,
  type Live,
  live,
  type Position,
  type Ruling,
  still,
} from '../play/play.ts';
import { withItsWords } from './complete.ts';
import { after, afterAnyChoice, behindOneStep, elsewhere, firstOf, places } from './elsewhere.ts';
import { goingOnAlike, inOrder, presumed, type Way } from './readings.ts';
import { borneOut } from './said-otherwise.ts';
import { afterTold } from './unsaid.ts';

/** How many of the following entries are looked at to find out where the log stands after a breach. */
export const LOOKAHEAD = 12;

/** The most readings that are kept side by side. */
export const MOST = 24;

/** The most readings of a move that was perhaps not made. */
export const SPARE = 10;

/** How many of the readings are looked through for slips of the pen. */
export const LIKELIEST = 3;

/** An entry that is played in place costs less than one that is ruled. */
const PLAYED = 0.5;

/** What an entry counts that can be followed: more if it breaks no rule. */
export const LEGAL = 3;

const POSSIBLE = 1;

/** What it counts where it is only taken as it is told, because of the breach: three of them are not worth another one. */
const AS_TOLD = 2;

/** Of so many refused entries ahead both is tried, that they were carried out and that they were not, as long as a log has few breaches. */
export const FORKS = 2;

export const FORKED = 4;

/** How well the next moves can be followed from here; null: less well than `least`, as soon as that is certain. */
export function followed<F extends BaseFacts>(
  game: Compiled<F>,
  way: Way<F>,
  next: readonly Move[],
  least: number,
  forks = FORKS,
): number | null {
  const entries = inOrder(way, next);
  const told = way.astray === true ? AS_TOLD : LEGAL;
  return followedFrom(game, way.position, entries, LEGAL * (next.length - entries.length), least, forks, told);
}

function followedFrom<F extends BaseFacts>(
  game: Compiled<F>,
  from: Position<F>,
  entries: readonly Move[],
  before: number,
  least: number,
  forks: number,
  told: number,
): number | null {
  let score = before;
  let reached: Live<F> | null = null;
  for (const [at, move] of entries.entries()) {
    if (score + LEGAL * (entries.length - at) < least) return null;
    if (game.work.over) break;
    // Nearly every entry breaks no rule.
    const how = reached === null ? 'stopped' : follow(game, reached, move, [], true);
    if (how.startsWith('played')) {
      game.work.spend(PLAYED);
      score += how === 'played-as-told' ? told : LEGAL;
      continue;
    }
    const here: Position<F> = reached === null ? from : still(reached);
    // Behind what goes without saying it is played on a copy, which costs less than to rule it and to carry it out.
    if (reached === null || currentState(game, here).implies !== null) {
      const behind: Live<F> = live(game, copyOf(game, here));
      const played = follow(game, behind, move, []);
      game.work.spend(PLAYED);
      if (played.startsWith('played')) {
        score += played === 'played-as-told' ? told : LEGAL;
        reached = behind;
        continue;
      }
    }
    const { ruling, read }: { readonly ruling: Ruling<F>; readonly read: Move } = withItsWords(game, here, move);
    // What only records what everybody knows to have come about stands against nothing.
    const again = ruling.kind === 'accepted' ? null : afterTold(game, here, move);
    if (again !== null) {
      score += LEGAL;
      reached = live(game, again);
      continue;
    }
    const isDone = ruling.transition !== null && ruling.possible;
    if (ruling.kind !== 'accepted' && forks > 0) {
      // A choice that need not be recorded may come before it.
      const chosen = firstOf(afterAnyChoice(game, here, move));
      if (chosen !== undefined) {
        score += LEGAL;
        reached = live(game, chosen.position);
        continue;
      }
      const rest = entries.slice(at + 1);
      // It may be a part of what is begun here without a word.
      const begun = firstOf(behindOneStep(game, here, read));
      if (begun !== undefined) return followedFrom(game, begun.position, rest, score + LEGAL, least, forks - 1, told);
      // What was recorded may lead where nothing goes on: then it was not done. What cannot be done may be done from elsewhere.
      const own = score + (isDone ? POSSIBLE : 0);
      if (own + LEGAL * rest.length < least) return null;
      const done = isDone
        ? carryOn(game, here, read, ruling)
        : (withShown(game, here, read) ?? firstOf(places(game, read, elsewhere(game, here, read, false))));
      if (done === undefined) continue;
      const carried = followedFrom(game, done.position, rest, own, least, forks - 1, told);
      if (carried === own + LEGAL * rest.length) return carried;
      return followedFrom(game, here, rest, score, Math.max(least, (carried ?? 0) + 1), forks - 1, told) ?? carried;
    }
    if (!isDone) continue;
    const worth = ruling.transition?.asTold === true ? told : LEGAL;
    score += ruling.kind === 'accepted' ? worth : POSSIBLE;
    const { position }: { readonly position: Position<F> } =
      reached === null ? carryOn(game, from, read, ruling) : carryOut(game, ruling.position, read, ruling);
    reached = live(game, position);
  }
  return score < least ? null : score;
}

/** The position after a move that is legal with what it shows that nobody has told; null: it shows no such thing. */
function withShown<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): { readonly position: Position<F> } | null {
  const shown = presumed(game, position, move);
  return shown === null ? null : after(game, shown.position, move);
}

export interface Fitting<F> {
  readonly ways: Way<F>[];
  readonly score: number;
}

/** The ways from which the next moves can be followed best, and how well; only those that are at least so good. */
export function best<F extends BaseFacts>(
  game: Compiled<F>,
  ways: Iterable<Way<F>>,
  next: readonly Move[],
  least = 0,
  forks = FORKS,
): Fitting<F> {
  let found: Way<F>[] = [];
  let score = least;
  // Ways that lead to the same place fit equally well.
  const tried: { readonly way: Way<F>; readonly own: number | null }[] = [];
  const isAlike = goingOnAlike<F>(game.work);
  for (const way of ways) {
    if (game.work.over && found.length > 0) break;
    const alike = tried.find((one) => one.way.astray === way.astray && isAlike(one.way, way));
    const own = alike === undefined ? followed(game, way, next, score, forks) : alike.own;
    if (alike === undefined) tried.push({ way, own });
    if (own === null || own < score) continue;
    if (own > score) found = [];
    score = own;
    found.push(way);
  }
  return { ways: found, score };
}

/** Of several ways those from which most of the next entries can be followed. */
export function fittest<F extends BaseFacts>(
  game: Compiled<F>,
  ways: readonly Way<F>[],
  next: readonly Move[],
): Way<F>[] {
  return ways.length < 2 ? [...ways] : best(game, ways, next).ways.slice(0, MOST);
}

export function isWhole<F>({ ways, score }: Fitting<F>, next: readonly Move[]): boolean {
  return ways.length > 0 && score === LEGAL * next.length;
}

/** Whether all of the next entries are legal, certain and bear their claims out: nothing that was said otherwise can fit better. */
export function isBorneOut<F extends BaseFacts>(
  game: Compiled<F>,
  fitting: Fitting<F>,
  next: readonly Move[],
): boolean {
  if (!isWhole(fitting, next)) return false;
  const claimed = next.filter(({ expect }) => expect !== undefined).length;
  return fitting.ways.some((way) => borneOut(game, way, next) === claimed);
}

/** Whether all of the next entries are legal in this reading. */
export function isAllInOrder<F extends BaseFacts>(game: Compiled<F>, way: Way<F>, next: readonly Move[]): boolean {
  return followed(game, way, next, LEGAL * next.length, 0) !== null;
}
