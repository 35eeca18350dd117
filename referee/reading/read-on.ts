/**
 * @module
 * Reading on after a breach. One slip of the pen must not make the rest of a game unreadable, so several ways to read it
 * are tried, and those from which most of the next entries can be followed are kept side by side until the log decides
 * between them.
 */
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { type Json, sameJson } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import { legalMoves } from '../play/legal.ts';
import { copyOf, currentState, type Position, rule } from '../play/play.ts';
import { wrongClaims } from './claims.ts';
import { after, elsewhere, endOfUnsaid, madeInPart, places, whereItBelongs } from './elsewhere.ts';
import { best, type Fitting, FORKED, FORKS, followed, isWhole, LEGAL, LIKELIEST, MOST, SPARE } from './fitting.ts';
import {
  another,
  asRecorded,
  broughtOtherwise,
  type Context,
  cameOutOtherwise,
  costingNoClaim,
  forgottenBefore,
  handedOver,
  isMisnamed,
  isNoReason,
  isShownLater,
  leftOut,
  mistaken,
  slips,
} from './happened.ts';
import { goingOn } from './misjudged.ts';
import type { Reading, Way } from './readings.ts';
import { borneOut, trueClaims } from './said-otherwise.ts';
import { afterTold } from './unsaid.ts';

/** Breaches after which every way is tried; a log with more of them is read on by the shorter list. */
export const THOROUGH = 100;

/** Up to so many breaches it is left open beside other readings too whether a refused move was made: whatever comes behind costs more for each. */
const OPEN_BESIDE = 2;

/** So many entries behind one that nobody can read show what it may have been, although one of them is a slip of its own. */
const SHOWING = 5;

/**
 * Where a log may stand after an entry that nobody can read: behind whatever was legal there, or nothing, as far as all the next
 * entries are legal then, or all but one. None where that leaves it open what was done, because something varies in one of those moves.
 */
export function guessed<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  next: readonly Move[],
  told: Readable,
): Way<F>[] {
  if (next.length === 0) return [];
  const found = fittingGuesses(game, position, next, told, next.length);
  if (found === null || found.length > 0 || next.length < SHOWING) return found ?? [];
  return fittingGuesses(game, position, next, told, next.length - 1) ?? [];
}

/** What can be read of an entry: whose it is, and of what type. */
interface Readable {
  readonly seat: string | null;
  readonly type: string | undefined;
}

/** Of what an unreadable entry may have been that behind which so many of the next entries are legal; null: it stays open. */
function fittingGuesses<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  next: readonly Move[],
  { seat, type }: Readable,
  legal: number,
): Way<F>[] | null {
  const found: Way<F>[] = [];
  const fits = (way: Way<F>): boolean => followed(game, way, next, LEGAL * legal) !== null;
  const nothing: Way<F> = { position: copyOf(game, position), notes: [], resumed: { how: 'unread' }, ahead: null };
  if (fits(nothing)) found.push(nothing);
  const wanted = { ...(seat === null ? {} : { seat }), type: (one: string) => type === undefined || one === type };
  for (const option of legalMoves(game, position, wanted)) {
    if (game.work.over || found.length === MOST) return null;
    const done = after(game, position, option.move);
    if (done === null) continue;
    const way: Way<F> = { position: done.position, notes: done.notes, resumed: { how: 'unread' }, ahead: null };
    if (!fits(way)) continue;
    if (option.open !== undefined) return null;
    found.push(way);
  }
  return found;
}

/**
 * Where the log may stand after a move that every reading of it refuses, the likeliest place first. What the table recorded
 * is taken as it is if nothing fits better; the places that fit equally well are all kept.
 */
export function readOn<F extends BaseFacts>(
  game: Compiled<F>,
  readings: readonly Reading<F>[],
  move: Move,
  context: Context<F>,
): readonly Way<F>[] {
  const { next, swapped, thorough, meant } = context;
  if (swapped.length > 0) return mostBorneOut(game, swapped, next);
  const forks = forksAfter(context.breaches);
  const likely = readings.slice(0, thorough ? MOST : 1);
  const recorded = context.recorded ?? asItStands(game, readings, move, context);
  const isFollowed = recorded.ways.length > 0;
  const least = isFollowed ? recorded.score + 1 : 0;
  const others = isWhole(recorded, next) ? recorded : betterThan(game, likely, move, context, least);
  const isOther = others !== recorded && others.ways.length > 0;
  const isBetter = isOther && (!isFollowed || !claimsSpeakFor(game, recorded, others, [move, ...next]));
  const fitting = isBetter ? others : recorded;
  const undone = (): readonly Way<F>[] =>
    isFollowed && !isBetter ? notMade(game, recorded, likely, move, context) : [];
  const ways = saidOr(game, fitting, meant, undone, next, forks);
  // Whether it was done at all, only later entries may show.
  const isOneOfFew = readings.length === 1 || (readings.length <= LIKELIEST && context.breaches <= OPEN_BESIDE);
  const isOpen = ways === fitting.ways && isFollowed && thorough && next.length > 0 && isOneOfFew;
  const [reading] = likely;
  if (!isOpen || reading === undefined || (ways !== recorded.ways && !isShownLater(game, reading)))
    return mostBorneOut(game, ways, next);
  const spare = best(game, mistaken(game, reading, move, context), next, fitting.score, forks);
  return [...ways, ...spare.ways].slice(0, SPARE);
}

/** As many of these ways as are kept; of more (a forgotten move may have led anywhere) first those that the next claims bear out. */
function mostBorneOut<F extends BaseFacts>(
  game: Compiled<F>,
  ways: readonly Way<F>[],
  next: readonly Move[],
): readonly Way<F>[] {
  if (ways.length <= MOST || next.every(({ expect }) => expect === undefined)) return ways.slice(0, MOST);
  const counted = ways.map((way) => ({ way, count: game.work.over ? 0 : borneOut(game, way, next) }));
  return counted
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(({ way }) => way);
}

/** Whether more claims of a refused move and the next entries are true as it was recorded than in whatever else may have happened. */
function claimsSpeakFor<F extends BaseFacts>(
  game: Compiled<F>,
  recorded: Fitting<F>,
  others: Fitting<F>,
  [move, ...next]: readonly Move[],
): boolean {
  if (move === undefined || [move, ...next].every(({ expect }) => expect === undefined)) return false;
  // Behind what was forgotten far more may be in order, and in doubt: what is in doubt bears nothing out.
  if (others.score - recorded.score > LEGAL * FORKS) return false;
  const isTrue = ({ position }: Way<F>): boolean =>
    move.expect !== undefined && wrongClaims(game, position, move.expect as Json) === 0;
  const own = (way: Way<F>): number => (isTrue(way) ? 1 : 0);
  const count = (way: Way<F>): number => borneOut(game, way, next) + own(way);
  const claimed = (way: Way<F>): number => trueClaims(game, way, next) + own(way);
  const likeliest = recorded.ways.slice(0, LIKELIEST);
  const most = Math.max(...likeliest.map(count));
  const mostClaimed = Math.max(...likeliest.map(claimed));
  // Of many things that may have been forgotten one is enough that bears out as much.
  return others.ways.slice(0, MOST).every((way) => count(way) < most && claimed(way) <= mostClaimed);
}

/** The move left out, or made in part, if the next entries can be followed as well then as behind it, and more of their claims are true. */
function notMade<F extends BaseFacts>(
  game: Compiled<F>,
  recorded: Fitting<F>,
  [reading]: readonly Reading<F>[],
  move: Move,
  { next, breaches }: Context<F>,
): readonly Way<F>[] {
  if (reading === undefined || next.every(({ expect }) => expect === undefined)) return [];
  const { position } = reading;
  const all: readonly Way<F>[] = [
    { ...leftOut(game, position, move, false), undone: true },
    ...madeInPart(game, position, move),
  ];
  const ways = all
    .map((way) => ({ ...way, undecided: reading.undecided }))
    .filter((way) => followed(game, way, next, recorded.score, forksAfter(breaches)) !== null);
  const most = Math.max(...recorded.ways.slice(0, LIKELIEST).map((way) => trueClaims(game, way, next)));
  return ways.filter((way) => trueClaims(game, way, next) > most);
}

/** Of how many refused entries ahead both is tried behind so many breaches: the more there are, the less each says. */
function forksAfter(breaches: number): number {
  if (breaches > FORKED) return 0;
  return breaches > 1 ? 1 : FORKS;
}

/** Where the log may stand after a refused move that was made as it stands, and how well the next entries can be followed then. */
export function asItStands<F extends BaseFacts>(
  game: Compiled<F>,
  readings: readonly Reading<F>[],
  move: Move,
  { next, thorough, breaches }: Pick<Context<F>, 'next' | 'thorough' | 'breaches'>,
): Fitting<F> {
  const likely = readings.slice(0, thorough ? MOST : 1);
  return best(game, asRecorded(game, likely, move), next, 0, thorough ? forksAfter(breaches) : 0);
}

/**
 * What may have happened instead of a move, as far as the next entries can be followed so well then. That the move was not made is
 * looked at first: that costs least, and nothing that fits worse has to be followed to its end.
 */
function betterThan<F extends BaseFacts>(
  game: Compiled<F>,
  readings: readonly Reading<F>[],
  move: Move,
  context: Context<F>,
  least: number,
): Fitting<F> {
  const { next, breaches } = context;
  const forks = forksAfter(breaches);
  const left = readings
    .slice(0, 1)
    .map(({ position, undecided }) => ({ ...leftOut(game, position, move, false), undecided }));
  const without = best(game, left, next, least, forks);
  const isShown = readings.some(({ position: { facts } }) => isShownNext(game, facts, move, next));
  const others = best(
    game,
    otherwiseRead(game, readings, move, context),
    next,
    isShown ? least : Math.max(least, without.score),
    forks,
  );
  return others.ways.length > 0 ? others : without;
}

/** Whether dice or cards come next that nothing takes there, nor has brought: of what they were recorded for something has come. */
function isRolledFor<F extends BaseFacts>(game: Compiled<F>, { position }: Way<F>, [next]: readonly Move[]): boolean {
  if (next === undefined || !game.chances.has(next.type)) return false;
  return rule(game, position, next, false).transition === null && afterTold(game, position, next) === null;
}

/** Whether the next entry shows that a refused move was made (`slips.isShownBy`). */
function isShownNext<F extends BaseFacts>(game: Compiled<F>, facts: F, move: Move, [next]: readonly Move[]): boolean {
  return next !== undefined && game.ruleset.slips.isShownBy?.(facts, move, next) === true;
}

/** Whether no more than so many of the next claims are true wherever a wrong word leads: each that is not would be a breach, as a refused entry is. */
function costsClaims<F extends BaseFacts>(
  game: Compiled<F>,
  { ways }: Fitting<F>,
  next: readonly Move[],
  most: number,
): boolean {
  return most >= 0 && ways.slice(0, MOST).every((way) => borneOut(game, way, next) <= most);
}

/** What a wrong word explains, or that the move was not made (`undone`), if it fits the next entries better than anything else, or is what their claims bear out. */
function saidOr<F extends BaseFacts>(
  game: Compiled<F>,
  others: Fitting<F>,
  words: readonly Way<F>[],
  undone: () => readonly Way<F>[],
  next: readonly Move[],
  forks: number,
): readonly Way<F>[] {
  const mostClaims = next.filter(({ expect }) => expect !== undefined).length;
  if (words.length + mostClaims === 0) return others.ways;
  const isLeftOut = others.ways.every(({ resumed }) => resumed?.how === 'skipped');
  const borneOutBest = Math.max(...others.ways.slice(0, LIKELIEST).map((way) => borneOut(game, way, next)));
  // What every claim bears out without another word is only given up for a word that fits more entries.
  const isSettled = !isLeftOut && borneOutBest === mostClaims;
  const meant = best(game, words, next, others.score + (isSettled ? 1 : 0), forks);
  if (meant.score > others.score && meant.ways.length > 0)
    return costsClaims(game, meant, next, borneOutBest - (meant.score - others.score) / LEGAL)
      ? others.ways
      : meant.ways;
  const counted: { readonly way: Way<F>; readonly count: number }[] = [];
  for (const way of isSettled ? [] : [...undone(), ...meant.ways]) {
    // What is not looked through in full decides nothing.
    if (game.work.over) return others.ways;
    counted.push({ way, count: borneOut(game, way, next) });
  }
  const most = Math.max(...counted.map(({ count }) => count));
  if (borneOutBest < most) return counted.filter(({ count }) => count === most).map(({ way }) => way);
  // Nothing of it could be carried out: a wrong word is as likely as that nothing was done at all, if it can be told which.
  return isLeftOut && meant.ways.length === 1 ? [...others.ways, ...meant.ways] : others.ways;
}

/** What may have happened instead of a move, in each reading. */
function* otherwiseRead<F extends BaseFacts>(
  game: Compiled<F>,
  readings: readonly Reading<F>[],
  move: Move,
  context: Context<F>,
): Iterable<Way<F>> {
  yield* context.unrecorded;
  for (const [at, reading] of readings.entries()) {
    if (game.work.over && at > 0) return;
    for (const way of otherwiseIn(game, reading, at, move, context)) yield { ...way, undecided: reading.undecided };
  }
}

/** The same in one reading. */
function* otherwiseIn<F extends BaseFacts>(
  game: Compiled<F>,
  reading: Reading<F>,
  at: number,
  move: Move,
  context: Context<F>,
): Iterable<Way<F>> {
  const { position, ruling } = reading;
  const { entry, previous, next, thorough, legalIn } = context;
  const twice = sameJson(move, previous);
  if (twice) yield leftOut(game, position, move, false);
  const isShown = isShownNext(game, position.facts, move, next);
  if (thorough && at < LIKELIEST) {
    // What can be carried out as it was recorded needs no card of which nobody knows what it does.
    const isDone = ruling.transition !== null && ruling.possible;
    yield* slips(game, position, move, entry, next, legalIn(position), isDone);
  }
  // Where the game is over and nothing more is recorded, nobody has played on.
  const isOver = next.length === 0 && currentState(game, position).final;
  const happened: Way<F>[] = [];
  let isMade = false;
  for (const candidate of isOver ? [] : elsewhere(game, position, move, at === 0)) {
    if (candidate.undone === true && (isShown || next.length === 0)) continue;
    if (isNoReason(game, position, ruling, move, candidate)) continue;
    const ways = [...places(game, move, [candidate])].filter(
      (way) => candidate.done !== true || !isRolledFor(game, way, next),
    );
    happened.push(...ways);
    isMade ||= ways.length > 0 && candidate.done !== true;
  }
  // Dice for which there is no place may be left out like any other entry: that a fight ended otherwise contradicts those that lie there.
  const isStray = ruling.transition === null && game.chances.has(move.type);
  yield* isStray ? costingNoClaim(game, position, move, next, happened) : happened;
  // Dice may well show the same once more.
  if (twice && isStray) yield* goingOn(game, reading, move, context.beforeThat());
  if (twice) return;
  // Where the move can be carried out, it has happened as recorded or not at all; else in a way that nobody knows.
  if (!isShown) yield leftOut(game, position, move, ruling.transition === null && happened.length === 0);
  if (!thorough || at > 0 || next.length === 0) return;
  yield* context.toldOnce();
  yield* forgottenBefore(game, move, context);
  if (game.chances.has(move.type)) yield* broughtOtherwise(game, position, move, legalIn(position));
  if (isMisnamed(game, ruling)) yield* another(game, position, move, legalIn(position));
  yield* handedOver(game, position, move, context);
  if (ruling.transition === null || !ruling.possible) {
    yield* cameOutOtherwise(game, position, move, context);
    yield* goingOn(game, reading, move, previous === undefined ? null : context.beforeThat());
    yield* context.late;
  }
  // It may belong behind what goes without saying: the end of a fight, and of the turn with it.
  const end = isMade || isOver || at > 0 ? null : endOfUnsaid(game, position);
  if (end !== null) yield* places(game, move, whereItBelongs(game, end, move));
}
