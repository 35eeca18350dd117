/**
 * @module
 * The claims of one entry, held against every reading of the log: what they show to have been done, and what is wrong with them.
 */
import { LAPSE, type RuleId } from '../../machines/chart.ts';
import type { BaseFacts, Move, WrongFact } from '../../machines/ruleset.ts';
import { type Json, sameJson } from '../../schemas/json.ts';
import type { TableMove } from '../play/compile.ts';
import type { Resumed, Violation } from '../play/findings.ts';
import {
  carryOn,
  copyOf,
  currentState,
  type Doubt,
  factAt,
  type Note,
  type Position,
  rule,
  settled,
  TURN,
  windowsClosed,
} from '../play/play.ts';
import {
  agrees,
  closed,
  closedInDoubt,
  compare,
  isAbout,
  learn,
  mayBeTrue,
  speaksOf,
  takeClaims,
  together,
  wordless,
  wrongClaims,
  wrongFacts,
} from './claims.ts';
import { type Course, dependingOn } from './course.ts';
import { after, unrecorded } from './elsewhere.ts';
import { otherwise } from './happened.ts';
import type { LookingBack } from './looking-back.ts';
import {
  type Behind,
  type Deed,
  deedOf,
  IN_A_TURN,
  type Missed,
  misjudged,
  misjudgedEarlier,
  NEAR,
  type Wrong as WrongClaims,
} from './misjudged.ts';
import type { Way } from './readings.ts';
import { breachesBefore, claimsOfBreaches } from './showing-of-breaches.ts';
import { claimsIn, FEW } from './told.ts';
import {
  type Coming,
  cameEarly,
  choiceNearest,
  choiceShownBy,
  comingTo,
  type Done,
  doneAtAnyTime,
  fullerBy,
  goingOnBehind,
  isRecorded,
  nearestBehind,
  shownBehind,
  shownBy,
  shownInWindow,
  takes,
} from './unsaid.ts';

/** What is said of claims that may be true for more reasons than are looked for. */
const TOO_MUCH_CLAIMED = 'too much is left open: whether these claims are true is not ruled';
/** The part of the steps that are left which may be spent on what claims show of earlier entries. */
const CLAIMS_SHARE = 0.75;

const CLAIM_TAKEN: Resumed = { how: 'claim-taken' };
const CLAIM_LEFT: Resumed = { how: 'claim-left' };

/** So many entries at most tell what completes one and what is done of what it has begun. */
const MOST_TOLD = 12;

/** The claims of an entry. */
export interface EntryClaims<F> {
  readonly entry: number;
  /** the entry as it is meant */
  readonly move: Move;
  /** the entry has been reported already, so that its claims are taken without a second report */
  readonly silent: boolean;
  /** where the log stood before the entry */
  readonly was: Position<F> | null;
  /** the readings in which it is asked what else may have happened at the entry, should its claims be wrong; and where each stood before it */
  readonly asksBack: ReadonlyMap<Way<F>, Position<F>>;
}

/** A reading in which claims are wrong, with what has settled what in it. */
interface Wrong<F> {
  readonly way: Way<F>;
  /** where claims may be learned from and are compared */
  readonly learned: Position<F>;
  readonly settled: readonly Note[];
  /** where the procedure under way comes to without a word, if it is that of which the claims speak */
  readonly coming: Coming<F> | null;
  /** what nobody knows of that by which the log has come there */
  readonly doubts?: readonly Doubt[];
}

/**
 * An entry without what it claims of the turn, where that is true as the log stands in every reading, and something may still be done there:
 * nobody has handed over with it, though it be another player who goes on, and what else is claimed may speak of what goes without saying
 * behind it.
 */
export function apartFromTheTurn<F extends BaseFacts>({ game, ways }: Course<F>, move: Move): Move {
  const { turn, ...expect } = (move.expect ?? {}) as { readonly [part: string]: Json };
  const isUnderWay = ({ position }: Way<F>): boolean => {
    const { implies, moves } = currentState(game, position);
    const isEnd = ({ standing, beside, target }: TableMove<F>): boolean =>
      standing || beside || target === implies?.target;
    const isOver = implies?.type === LAPSE && [...moves.values()].every(isEnd);
    return !isOver && agrees(game, position, { turn: turn ?? null });
  };
  return turn === undefined || !ways.every(isUnderWay) ? move : { ...move, expect };
}

/** Compares the claims of an entry in every reading, tells what is wrong with them in the reported one, and reads on. */
export function compareClaims<F extends BaseFacts>(course: Course<F>, claims: EntryClaims<F>): void {
  const { entry } = claims;
  const { violations } = course.told;
  const count = violations.length;
  course.ways = behindAnother(course, claims) ?? course.ways;
  const isOneOfSeveral = course.ways.length > 1;
  // An entry that was read ahead made its claims before the one that stands in front of it.
  const all = course.ways.map((way) =>
    way.ahead === entry ? { ways: [way] } : inReading(course, claims, way, isOneOfSeveral),
  );
  // Of several readings those stay that the claims bear out, if only behind what goes without saying.
  const isBorneOut = all.some((found, at) => 'ways' in found && course.ways[at]?.ahead !== entry);
  const readings = isBorneOut && !claims.silent ? all.filter((found) => 'ways' in found) : all;
  const isWrong = readings.every((found) => 'wrong' in found && found.wrong.coming === null);
  const undone = isWrong && !claims.silent ? claimsOfBreaches(course, claims) : null;
  if (undone !== null) {
    course.ways = [undone];
    return;
  }
  const before = course.ways.map((way) => claims.asksBack.get(way) ?? null);
  course.ways = readings.flatMap((found, index) => {
    if ('ways' in found) return found.ways;
    const from = before[index] ?? null;
    return found.wrong.coming === null
      ? heldAgainst(course, claims, found.wrong, from, index === 0, isOneOfSeveral)
      : heldAgainstComing(course, claims, found.wrong, from, index === 0, isOneOfSeveral);
  });
  if (readings.length < all.length) course.told.decide(course.ways);
  // Whatever was chosen without a word, it is not what the log claims: that has been told.
  if (violations.length > count) course.told.close(entry);
  // Either the claim is a slip of the pen or what came before it: the log's next words decide.
  const taken = violations.slice(count).filter(isTaken);
  if (isOneOfSeveral) course.told.leaveUndecidedToo(taken);
  else if (course.ways.length > 1) course.told.leaveUndecided(taken);
}

/**
 * Where the log stands if the claims, which are wrong in every one of several readings, show that an earlier entry said less than was
 * done, so that there was nothing to choose behind it; null: they do not.
 */
function behindAnother<F extends BaseFacts>(
  course: Course<F>,
  { entry, move, silent }: EntryClaims<F>,
): Way<F>[] | null {
  const { game, ways } = course;
  const [first] = ways;
  const claimed = move.expect as Json;
  if (silent || first === undefined || ways.length < 2) return null;
  const isWrong = ({ position, ahead }: Way<F>): boolean =>
    ahead !== entry && wrongClaims(game, closed(game, position, claimed).position, claimed) > 0;
  if (!ways.every(isWrong)) return null;
  const shown = course.doneEarlier(entry, entry + 1, (at) => agrees(game, at, claimed));
  return shown.length === 0 ? null : shown;
}

/** The readings in which the claims are true, or their word is taken, out of one; or how they are wrong in it. */
function inReading<F extends BaseFacts>(
  course: Course<F>,
  of: EntryClaims<F>,
  way: Way<F>,
  isOneOfSeveral: boolean,
): { readonly ways: Way<F>[] } | { readonly wrong: Wrong<F> } {
  const { game } = course;
  const { entry, move, silent, was } = of;
  const claims = move.expect as Json;
  const done = silent ? null : doneAtAnyTime(game, way.position, claims, way.notes);
  if (done !== null) {
    const { position, notes, doubts = [] } = done;
    const isRecorded = recordedAtOnce(course, entry, done.moves);
    if (!isRecorded) {
      course.told.doubts(entry, doubts);
      return inReading(course, of, { ...way, position, notes: [...way.notes, ...notes] }, isOneOfSeveral);
    }
    // What the log records right behind has been claimed early, and is not done twice.
    if (agrees(game, position, claims)) return { ways: [way] };
  }
  const take = (position: Position<F>): void => game.ruleset.claims.settled?.(position.facts, claims);
  const comes = comingTo(game, way.position, claims, course.goesOnWith(entry));
  const stays = { position: way.position, notes: [] };
  // Where the log does not go on in a window, claims are about what comes after it, unless they speak of the procedure.
  const shut = windowsClosed(game, way.position, course.goesOnWith(entry)[0]);
  const isOpen = speaksOf(game, way.position, claims) || isAmid(course, entry, way.position, shut.position);
  const behind = isOpen ? stays : shut;
  // What a refused entry claims wrongly is taken as it stands; where it is true of what is still to come, that is not done already.
  // What is true where the log stands does not speak of what is to come, though something beside it is wrong.
  const wrong = comes === null ? 0 : wrongClaims(game, comes.position, claims);
  const isThere =
    wrong > 0 && (silent || wrongClaims(game, closed(game, behind.position, claims).position, claims) < wrong);
  const coming = isThere ? null : comes;
  const left = coming === null ? behind : stays;
  const shutFor = closed(game, left.position, claims);
  // What the log records next has not been left unsaid: claims that are true behind it came early, and the log stands before it.
  const isEarly = goesOnBefore(course, entry, left.position, shutFor.position);
  // The end of a turn is not what comes next in it.
  const isTurn = left.position.frames.length <= TURN;
  if (isEarly && !isTurn) return { ways: [{ ...way, position: left.position }] };
  const { position, notes: closing } = isEarly ? { position: left.position, notes: [] } : shutFor;
  const { position: learned, notes } = learn(game, position, claims);
  const settled = [...way.notes, ...left.notes, ...closing, ...notes];
  const shown = coming === null ? shownAt(course, entry, learned) : [];
  if (shown.length > 0) {
    course.told.doubts(entry, shown[0]?.doubts ?? []);
    return {
      ways: shown.map((done) => {
        take(done.position);
        return { ...way, position: done.position, notes: [...settled, ...done.notes] };
      }),
    };
  }
  const holds = coming === null ? agrees(game, learned, claims) : wrongClaims(game, coming.position, claims) === 0;
  if (holds) {
    const reached = stillOpen(course, entry, way.position, position, claims) ?? learned;
    take(reached);
    return { ways: [{ ...way, position: reached }] };
  }
  const inWindow =
    silent || left.position === way.position || coming !== null
      ? []
      : shownInWindow(game, way.position, claims, course.goesOnWith(entry)[0]);
  const instead =
    silent || coming !== null || inWindow.length > 0
      ? inWindow
      : shownBehind(game, way.position, claims, course.goesOnWith(entry)[0]);
  if (instead.length > 0) {
    course.told.doubts(entry, instead[0]?.doubts ?? []);
    return {
      ways: instead.map((done) => {
        take(done.position);
        return { ...way, position: done.position, notes: [...way.notes, ...done.notes] };
      }),
    };
  }
  if (!silent && areOfWhatCompletes(course, entry, way.position, claims)) return { ways: [way] };
  if (!silent && areOfWhatIsForgotten(course, entry, way.position, claims)) return { ways: [way] };
  const [following] = course.goesOnWith(entry);
  if (!silent && following !== undefined && cameEarly(game, way.position, claims, following)) return { ways: [way] };
  const fuller = silent || isOneOfSeveral || was === null ? [] : readMoreFully(course, of, way, was, learned);
  if (fuller.length > 0) return { ways: fuller };
  // Behind what cannot be ruled claims are true as far as they are not in doubt.
  const reached = (at: Position<F>): Position<F> => closed(game, at, claims).position;
  const isTrue = (at: Position<F>, isCertain: boolean): boolean =>
    isCertain ? agrees(game, reached(at), claims) : mayBeTrue(game, reached(at), claims);
  const earlier =
    silent || isOneOfSeveral ? [] : game.work.sharing(() => course.doneEarlier(entry, entry + 1, isTrue), CLAIMS_SHARE);
  if (earlier.length > 0)
    return {
      ways: earlier.map((done) => {
        const behindIt = reached(done.position);
        const position = goesOnBefore(course, entry, done.position, behindIt) ? done.position : behindIt;
        take(position);
        return { ...done, position, notes: settled };
      }),
    };
  if (!silent && coming === null && game.work.cut && !game.work.over) {
    // Not everything was tried that may make the claims true: the log's word is taken, and the entries after it are judged.
    course.told.doubt(entry, { reason: TOO_MUCH_CLAIMED });
    takeClaims(game, learned, move, entry);
    take(learned);
    return { ways: [{ ...way, position: learned }] };
  }
  const unsure = silent || coming !== null ? null : closedInDoubt(game, left.position, claims, way.notes);
  if (unsure !== null && !goesOnBefore(course, entry, left.position, unsure.position)) {
    const notes = [...way.notes, ...left.notes, ...unsure.notes];
    return { wrong: { way, learned: unsure.position, settled: notes, coming, doubts: unsure.doubts } };
  }
  const [next] = course.goesOnWith(entry);
  const isRecorded = silent || (next !== undefined && takes(game, learned, next));
  const chosen = isRecorded ? null : choiceNearest(game, learned, claims);
  if (chosen !== null)
    return { wrong: { way, learned: chosen.position, settled: [...settled, ...chosen.notes], coming: null } };
  const near = silent || coming !== null ? null : nearestBehind(game, learned, claims);
  // What the log records next has not come about yet, though it is what the claims speak of; nor has what is still to be chosen.
  const isAhead = near !== null && (near.isChosen || goesOnBefore(course, entry, learned, near.position));
  if (near === null || (!near.isNearer && (isAhead || isNext(course, entry, learned))))
    return { wrong: { way, learned, settled, coming } };
  if (isAhead) return { wrong: { way, learned, settled, coming: near } };
  return { wrong: { way, learned: near.position, settled: [...settled, ...near.notes], coming } };
}

/**
 * Whether claims that are wrong here are true behind the entries of chance that complete what was done (this may be the last of them), and behind
 * what is done next of what it has begun (the reward of a defeat, behind the card that comes into the row): they count that in already,
 * whether it is recorded or not.
 */
function areOfWhatCompletes<F extends BaseFacts>(
  { game, all }: Course<F>,
  entry: number,
  position: Position<F>,
  claims: Json,
): boolean {
  const completes = (move: Move | undefined): boolean => move !== undefined && game.completing.has(move.type);
  const next = all.slice(entry + 1, entry + 1 + MOST_TOLD);
  const [first] = next;
  // What is under way is claimed as it is.
  if (first === undefined || speaksOf(game, position, claims)) return false;
  // What completes it has not been recorded: that is told of the entry behind it, and nothing else is wrong with what the claims count in.
  // A second test follows behind the first one without a word.
  const isHere = completes(all[entry]) || currentState(game, position).awaits === 'chance';
  const open = isHere ? position : (wordless(game, position)?.position ?? position);
  if (!completes(all[entry]) && !completes(first) && currentState(game, open).awaits === 'chance') {
    const at = copyOf(game, open);
    const ruling = rule(game, at, first);
    const rolled = ruling.kind === 'accepted' ? [carryOn(game, at, first, ruling).position] : null;
    const ways =
      rolled ?? [...unrecorded(game, open, first)].map((gone) => settled(game, gone.position, true).position);
    return ways.some(
      (behind) =>
        agrees(game, closed(game, behind, claims).position, claims) || shownBy(game, behind, claims).length > 0,
    );
  }
  if (completes(all[entry]) === completes(first)) return false;
  let at = copyOf(game, position);
  for (const move of next) {
    // What is claimed is claimed of all that is told, not of a part of it.
    if (!completes(move) && shownBy(game, at, claims).length > 0) return true;
    if (at.frames.length <= TURN || game.work.over) return false;
    const ruling = rule(game, at, move);
    if (ruling.kind !== 'accepted' || ruling.implied.length > 0) return false;
    at = carryOn(game, at, move, ruling).position;
    if (!completes(move)) return agrees(game, closed(game, at, claims).position, claims);
  }
  return shownBy(game, at, claims).length > 0;
}

/**
 * Whether claims count in what was done between this entry and the next without a record, which the next one completes: it is told there that
 * it has been forgotten, and nothing else is wrong with them.
 */
function areOfWhatIsForgotten<F extends BaseFacts>(
  course: Course<F>,
  entry: number,
  position: Position<F>,
  claims: Json,
): boolean {
  const { all, game } = course;
  const next = all[entry + 1];
  if (next === undefined || !game.completing.has(next.type) || rule(game, position, next).kind === 'accepted')
    return false;
  for (const unsaid of game.ruleset.slips.unrecordedBefore?.(position.facts, next, next) ?? []) {
    const done = game.work.over ? null : after(game, position, unsaid);
    if (done !== null && areOfWhatCompletes(course, entry, done.position, claims)) return true;
  }
  return false;
}

/** Whether the next entry is what comes here, with nothing left unsaid before it. */
function isNext<F extends BaseFacts>({ all, game }: Course<F>, entry: number, here: Position<F>): boolean {
  const next = all[entry + 1];
  if (next === undefined) return false;
  const { implied, kind } = rule(game, here, next);
  return kind === 'accepted' && implied.length === 0;
}

/** Whether the entries right behind one, as far as they are possible at any time, record one of these moves. */
function recordedAtOnce<F extends BaseFacts>(course: Course<F>, entry: number, moves: readonly Move[]): boolean {
  const next = course.all.slice(entry + 1, course.lastAtAnyTime(entry, false) + 1);
  return moves.some((move) => next.some((one) => sameJson(bare(one), move)));
}

/** An entry without what it says of itself. */
function bare({ expect: _, note: _note, ...move }: Move): Move {
  return move;
}

/** Whether the log goes on in a procedure that was closed for the claims of an entry, as it cannot behind it. */
function goesOnBefore<F extends BaseFacts>(
  course: Course<F>,
  entry: number,
  open: Position<F>,
  closed: Position<F>,
): boolean {
  const { game } = course;
  const [next] = course.goesOnWith(entry);
  if (open === closed) return false;
  if (isAmid(course, entry, open, closed)) return true;
  if (next === undefined) return false;
  const [behind, here] = [rule(game, closed, next), rule(game, open, next)];
  // Where anything is taken as it is told, nothing shows that the log goes on there.
  const isTakenAsTold = ({ transition }: typeof here): boolean => transition?.asTold === true;
  if (behind.kind === 'accepted') return isTakenAsTold(behind) && here.kind === 'accepted' && !isTakenAsTold(here);
  // What is recorded there against a rule (the wrong winner) has not been left unsaid either.
  return here.kind === 'accepted' || (behind.transition === null && here.transition !== null && here.possible);
}

/** Whether what is done next at any time (a trade of whose turn it is) is legal only before something was closed. */
function isAmid<F extends BaseFacts>(
  course: Course<F>,
  entry: number,
  open: Position<F>,
  closed: Position<F>,
): boolean {
  const { all, game } = course;
  if (open === closed) return false;
  const next = all.slice(entry + 1, course.lastAtAnyTime(entry, false) + 1);
  const isLegal = (at: Position<F>, move: Move): boolean => rule(game, at, move).kind === 'accepted';
  return next.some((move) => isLegal(open, move) && !isLegal(closed, move));
}

/**
 * The position before windows and choices were closed for the claims of an entry, where they are true there too: what may be done in them
 * has not been passed over. null: none was closed, the log goes on with what does not belong there, or the claims speak of what comes behind.
 */
function stillOpen<F extends BaseFacts>(
  { all, game }: Course<F>,
  entry: number,
  open: Position<F>,
  closed: Position<F>,
  claims: Json,
): Position<F> | null {
  const next = all[entry + 1];
  if (open === closed || (next !== undefined && !takes(game, open, next))) return null;
  const { position } = learn(game, copyOf(game, open), claims);
  return agrees(game, position, claims) ? position : null;
}

/** Claims that are wrong also where the procedure under way comes to without a word. */
function heldAgainstComing<F extends BaseFacts>(
  course: Course<F>,
  claims: EntryClaims<F>,
  { way, learned, coming }: Wrong<F>,
  from: Position<F> | null,
  isReported: boolean,
  isOneOfSeveral: boolean,
): Way<F>[] {
  const { entry, move, was } = claims;
  const { game } = course;
  const { violations, unverifiable } = course.told;
  const { position, notes: comes } = coming as NonNullable<typeof coming>;
  const found: Violation[] = [];
  const own = was?.facts ?? way.position.facts;
  const { notes, before } = course.back?.settledSoFar(entry) ?? { notes: [], before: own };
  const all = [...notes, ...way.notes, ...comes];
  const wrong = wrongFacts(game, position, move.expect as Json);
  const kept = { ...way, position: learned };
  if (isStillToCome(course, claims, learned, coming as NonNullable<typeof coming>, wrong)) return [kept];
  // What is still to come does not touch what is claimed wrongly: the table may have played on with that.
  const isUntouched = wrong.every(({ path }) =>
    sameJson(factAt(learned.facts, path) ?? null, factAt(position.facts, path) ?? null),
  );
  compare(game, position, move, entry, all, before, false, found, isReported ? unverifiable : []);
  const told = isReported ? held(course, entry, found).map((one) => ({ ...one, resumed: CLAIM_LEFT })) : [];
  const missed = missedAt(course, claims, from, way.position, { wrong, told: isReported ? told : found });
  const next = course.all[entry + 1];
  const made = missed !== null || isOneOfSeveral || next === undefined ? [] : goingOnBehind(game, way.position, next);
  if (made.length > 0 && made.length <= BESIDES && wrong.some(({ path }) => isOfTheChoice(path, made))) {
    // The log goes on behind the choice: with what it claims of it, or with what it has not claimed.
    violations.push(...told.map((one) => ({ ...one, resumed: CLAIM_TAKEN })));
    game.ruleset.claims.settled?.(position.facts, move.expect);
    const others = made.map((done) => ({ ...way, position: done.position, resumed: CLAIM_LEFT }));
    return [{ ...way, position, resumed: CLAIM_TAKEN }, ...others];
  }
  violations.push(...(missed === null ? told : together(told, missed.rule, missed.of)));
  game.ruleset.claims.settled?.(learned.facts, move.expect);
  if (missed !== null)
    return besideOthers(course, way, [{ ...kept, resumed: CLAIM_LEFT }, ...missed.ways], isOneOfSeveral);
  if (!isUntouched || next === undefined || !found.some(isTaken)) return [kept];
  for (const one of told) one.resumed = CLAIM_TAKEN;
  const claimed = copyOf(game, learned);
  takeClaims(game, claimed, move, entry);
  const taken: Way<F> = { ...way, position: claimed, resumed: CLAIM_TAKEN };
  return besideOthers(course, way, [taken, { ...kept, resumed: CLAIM_LEFT }], isOneOfSeveral);
}

/** Whether a fact is what was chosen: another one behind each of these choices, or there is one only. */
function isOfTheChoice<F extends BaseFacts>(path: readonly (string | number)[], made: readonly Done<F>[]): boolean {
  const [first, ...others] = made.map(({ position }) => factAt(position.facts, path) ?? null);
  return others.length === 0 || others.some((value) => !sameJson(value, first ?? null));
}

/**
 * Whether claims that are wrong behind a choice say no more than that it has not been made yet, and the next entry shows that it was not:
 * that is told there, without a choice that nobody has made.
 */
function isStillToCome<F extends BaseFacts>(
  { all, game }: Course<F>,
  { entry, move }: EntryClaims<F>,
  here: Position<F>,
  { isAnyOfSeveral }: Coming<F>,
  wrong: readonly WrongFact[],
): boolean {
  const next = all[entry + 1];
  if (isAnyOfSeveral !== true || next === undefined || rule(game, here, next).kind === 'accepted') return false;
  const others = wrongFacts(game, here, move.expect as Json);
  return wrong.every(({ path }) => !others.some((other) => sameJson([...other.path], [...path])));
}

/** Claims that are wrong here: the log goes on with them, with what the rules compute, or with another outcome of the entry. */
function heldAgainst<F extends BaseFacts>(
  course: Course<F>,
  claims: EntryClaims<F>,
  { way, learned, settled, doubts = [] }: Wrong<F>,
  from: Position<F> | null,
  isReported: boolean,
  isOneOfSeveral: boolean,
): Way<F>[] {
  const { entry, move, silent, was } = claims;
  const { game } = course;
  const { violations, unverifiable } = course.told;
  if (isReported) course.told.doubts(entry, doubts);
  const computed = { ...way, position: copyOf(game, learned), resumed: CLAIM_LEFT };
  const ruled = copyOf(game, way.position);
  const wrong = wrongFacts(game, learned, move.expect as Json);
  if (areBookedNext(course, entry, learned, wrong)) return [{ ...computed, resumed: way.resumed }];
  const found: Violation[] = [];
  const own = was?.facts ?? learned.facts;
  const { notes, before } = (silent ? null : course.back?.settledSoFar(entry)) ?? { notes: [], before: own };
  const later = silent ? null : wordless(game, learned);
  const unsure = isReported ? unverifiable : [];
  compare(game, learned, move, entry, [...notes, ...settled], before, silent, found, unsure, later);
  game.ruleset.claims.settled?.(learned.facts, move.expect);
  if (found.length > 0 && found.every((one) => isToldAgain(course, entry, one)))
    return [{ ...computed, resumed: way.resumed }];
  const told = isReported ? held(course, entry, found) : found;
  const claimed = { ...way, position: learned };
  // What a refused entry claims wrongly is not told a second time, and may be a slip of the pen all the same.
  if (silent && isReported && wrong.length > 0) course.keepBesides(entry, [{ ...computed, resumed: way.resumed }]);
  const isHeld = course.unreadSince === null && found.some(isTaken);
  const missed = missedAt(course, claims, from, ruled, { wrong, told: course.unreadSince === null ? told : [] });
  if (missed?.isTold === true) return besideOthers(course, way, missed.ways, isOneOfSeveral);
  const asked = isHeld ? from : null;
  const happened = asked === null ? [] : [...toldOnce(course, entry, move, asked), ...otherwise(game, asked, move)];
  if (missed !== null) happened.unshift(...missed.ways);
  // What something of this entry is about has missed nothing earlier.
  const isOfThis = ({ path }: WrongFact): boolean => [...notes, ...settled].some((note) => isAbout(note, path));
  const isOfMore = wrong.length > 1 || typeof wrong[0]?.claimed === 'number' || violations.length < FEW;
  const ofDeeds = told.length > 1 || (told.length === 1 && isOfMore && !wrong.some(isOfThis));
  const deed = missed === null && happened.length === 0 && ofDeeds ? deedAt(course, entry, ruled, wrong) : null;
  happened.push(...(deed?.ways ?? []));
  const ofDeed: Violation[] = [];
  if (deed !== null)
    compare(
      game,
      copyOf(game, computed.position),
      move,
      entry,
      [...deed.notes, ...notes, ...settled],
      deed.before,
      false,
      ofDeed,
      [],
    );
  // One other outcome explains all of them: that is one slip.
  const isOne = happened.length > 0 || deed !== null;
  if (isReported)
    violations.push(
      ...(isOne ? together(ofDeed.length === 0 ? told : ofDeed, missed?.rule, missed?.of ?? deed?.of) : told),
    );
  if (isHeld)
    return besideOthers(
      course,
      way,
      [
        { ...claimed, resumed: CLAIM_TAKEN },
        computed,
        ...countedBehind(course, claims, computed, learned, wrong, later?.position ?? null),
        ...happened,
      ],
      isOneOfSeveral,
    );
  // A claim that settles nothing may speak of another outcome all the same (a winner).
  if (missed === null) return [claimed];
  return besideOthers(course, way, [{ ...claimed, resumed: CLAIM_LEFT }, ...missed.ways], isOneOfSeveral);
}

/**
 * Where the log stands if what it claims wrongly has counted in already what goes without saying behind it (`later`: the reward of a
 * win), or is only of the time behind that (the resources of the next turn), and the table played on with that; `taken`: where it stands
 * if it is so before.
 */
function countedBehind<F extends BaseFacts>(
  { game }: Course<F>,
  { entry, move, silent }: EntryClaims<F>,
  way: Way<F>,
  taken: Position<F>,
  wrong: readonly WrongFact[],
  later: Position<F> | null,
): Way<F>[] {
  if (silent || later === null) return [];
  const isOther = (one: Position<F>, other: Position<F> | null): boolean =>
    wrong.some(({ path }) => !sameJson(factAt(one.facts, path) ?? null, factAt(other?.facts, path) ?? null));
  if (!isOther(way.position, later) && !isOther(taken, wordless(game, taken)?.position ?? null)) return [];
  takeClaims(game, later, move, entry);
  return [{ ...way, position: later, resumed: CLAIM_TAKEN }];
}

/** Whether claims say no more than that something has not come yet of which the next entry tells: nothing is wrong with them. */
function areBookedNext<F extends BaseFacts>(
  { all, game }: Course<F>,
  entry: number,
  { facts }: Position<F>,
  wrong: readonly WrongFact[],
): boolean {
  const next = all[entry + 1];
  const { isBookedNext } = game.ruleset.claims;
  if (next === undefined || isBookedNext === undefined || wrong.length === 0) return false;
  return wrong.every((one) => isBookedNext(facts, one, next));
}

/** So many entries at most lie between a wrong claim and the same one once more. */
const REPEATED = 60;

/**
 * Whether a wrong claim only repeats one that has been told and that the table has not played on with: the fact is what it was then, and no
 * claim between them has said otherwise. That is one slip.
 */
function isToldAgain<F extends BaseFacts>({ moves, told }: Course<F>, entry: number, wrong: Violation): boolean {
  const earlier = claimsIn(wrong).map((claim) => {
    const last = told.lastClaimOf(claim.fact);
    if (last?.violation.resumed.how !== 'claim-left' || entry - last.seen > REPEATED) return null;
    if (!sameJson(last.claim as unknown as Json, claim as unknown as Json)) return null;
    const path = claim.fact.split('.');
    const isKept = ({ expect }: Move): boolean => sameJson(factAt(expect, path) ?? claim.claimed, claim.claimed);
    return moves.slice(last.seen, entry).every(isKept) ? last : null;
  });
  if (earlier.includes(null)) return false;
  for (const last of earlier) if (last !== null) last.seen = entry;
  return true;
}

/** Up to so many readings are doubled by a wrong claim; of more, up to so many, only the reported one has it both ways. */
const DOUBLED = 4;
const BESIDES = 12;

/**
 * The ways in which a reading may go on with what a log claims wrongly in it, the likeliest first. Beside other readings they keep how
 * earlier breaches were read on in it; where there are many of those, only the first one is kept.
 */
function besideOthers<F extends BaseFacts>(
  { told, ways }: Course<F>,
  way: Way<F>,
  may: readonly Way<F>[],
  isOneOfSeveral: boolean,
): Way<F>[] {
  if (!isOneOfSeveral) return [...may];
  const undecided = told.undecidedIn(way);
  const isDoubled = ways.length <= DOUBLED || (ways.length <= BESIDES && way === ways[0]);
  return (isDoubled ? may : may.slice(0, 1)).map(({ position, notes, resumed }) => ({
    ...way,
    position,
    notes,
    resumed,
    undecided,
  }));
}

function isTaken({ resumed: { how } }: Violation): boolean {
  return how === 'claim-taken';
}

/** Where the log stands if an entry that repeats the one before was done once: its claims were true before it. */
function toldOnce<F extends BaseFacts>(
  { all, game }: Course<F>,
  entry: number,
  move: Move,
  was: Position<F>,
): Way<F>[] {
  const before = all[entry - 1];
  if (before === undefined || !sameJson(bare(move), bare(before)) || !agrees(game, was, move.expect as Json)) return [];
  return [{ position: copyOf(game, was), notes: [], resumed: { how: 'skipped' }, ahead: null }];
}

/** The rule that the table has missed whose claims are wrong, where one is behind all of them. */
function missedAt<F extends BaseFacts>(
  course: Course<F>,
  { entry, move }: EntryClaims<F>,
  was: Position<F> | null,
  ruled: Position<F>,
  claims: WrongClaims,
): Missed<F> | null {
  const { back, game, told } = course;
  if (was === null || claims.told.length === 0) return null;
  const next = course.goesOnWith(entry);
  const now = misjudged(game, was, ruled, move, claims, next);
  const isAlone = (game.ruleset.automatic?.of(was.facts).seats.length ?? 0) === 0;
  if (now !== null || back === null || (isAlone && told.violations.length >= FEW)) return now;
  const first = entry - (isAlone ? NEAR : IN_A_TURN);
  return misjudgedEarlier(game, behind(course, back, entry), entry, first, was.facts, claims, next);
}

/** The one entry, if any, that several wrong claims are of. */
function deedAt<F extends BaseFacts>(
  course: Course<F>,
  entry: number,
  after: Position<F>,
  wrong: readonly WrongFact[],
): Deed<F> | null {
  const { back, game } = course;
  return back === null ? null : deedOf(game, behind(course, back, entry), entry, after, wrong);
}

/** The log before an entry, to be looked back through. */
function behind<F extends BaseFacts>(course: Course<F>, back: LookingBack<F>, entry: number): Behind<F> {
  const breaches = new Map([...breachesBefore(course, entry)].map(([at, { how }]) => [at, how]));
  const toldSince = (at: number): RuleId[] => course.told.since(at).map(({ rule: id }) => id);
  return { moves: course.moves, breaches, stood: (at) => back.before(at, entry + 1), toldSince };
}

/** What the claims of an entry show to have been done in the procedure under way, if the log does not go on with it. */
function shownAt<F extends BaseFacts>(course: Course<F>, entry: number, position: Position<F>): readonly Done<F>[] {
  const { game, moves, told, ways } = course;
  const [next] = course.goesOnWith(entry);
  const claimed = (moves[entry] as Move).expect as Json;
  if (agrees(game, position, claimed)) return [];
  const goesOn = next !== undefined && takes(game, position, next);
  if (goesOn) return [];
  // Of several readings of what was left unsaid only a choice is shown by claims, nothing else.
  const isOfChoices = ways.length > 1 && !told.isUndecided;
  const found = isOfChoices ? choiceShownBy(game, position, claimed) : shownBy(game, position, claimed);
  // What the next entry records, and could not record any more, has not been done yet.
  const isToCome = (done: Done<F>): boolean =>
    next !== undefined && isRecorded(game, done.moves, [next]) && rule(game, done.position, next).kind !== 'accepted';
  return found.filter((done) => !isToCome(done));
}

/**
 * The readings of an accepted entry that say more than it does, where only after them its claims hold; or may hold, and the log
 * goes on from there.
 */
function readMoreFully<F extends BaseFacts>(
  course: Course<F>,
  { entry, move }: EntryClaims<F>,
  way: Way<F>,
  was: Position<F>,
  learned: Position<F>,
): Way<F>[] {
  const { game, told } = course;
  if (!game.fuller.has(move.type)) return [];
  const [next] = course.goesOnWith(entry);
  const claims = move.expect as Json;
  let found = fullerBy(game, was, move, next, (at) => agrees(game, at, claims));
  // What may hold is shown by the log, which goes on only from there.
  if (found.length === 0 && next !== undefined && !mayBeTrue(game, learned, claims) && !takes(game, learned, next))
    found = fullerBy(game, was, move, next, (at) => takes(game, at, next) && mayBeTrue(game, at, claims));
  told.doubts(entry, found[0]?.doubts ?? []);
  if (found.length > 1) told.leaveOpen(entry);
  return found.map(({ position, notes, form }) => {
    takeClaims(game, position, move, entry);
    game.ruleset.claims.settled?.(position.facts, move.expect);
    return { ...way, position, notes, reads: new Map(way.reads).set(entry, game.say(form)) };
  });
}

/** Wrong claims as far as they are held against the log: none that an entry may explain which nobody could read. */
function held<F extends BaseFacts>(
  { unreadSince, told }: Course<F>,
  entry: number,
  wrong: readonly Violation[],
): readonly Violation[] {
  if (unreadSince === null) return wrong;
  for (const { pointer } of wrong) {
    told.doubt(entry, { reason: dependingOn(unreadSince) }, pointer);
  }
  return [];
}
