/**
 * @module
 * Verifying a log: every move is ruled, its consequences computed and its claims compared. After a breach reading goes on,
 * and the report says how.
 */
import type { RuleId } from '../../machines/chart.ts';
import type { BaseFacts, HeaderFinding, Move } from '../../machines/ruleset.ts';
import { type Json, pointerOf } from '../../schemas/json.ts';
import { type Misread, UNREADABLE, type Unread } from '../log/form.ts';
import { type Log, openLog, saidOfHeader } from '../log/header.ts';
import type { Compiled } from '../play/compile.ts';
import type { Resumed, Unverifiable, Violation } from '../play/findings.ts';
import { follow } from '../play/follow.ts';
import { alwaysPossible } from '../play/legal.ts';
import {
  carryOut,
  copyOf,
  currentState,
  type Doubt,
  factAt,
  isBarelyTaken,
  isPending,
  isStanding,
  isUnsaidBefore,
  type Live,
  live,
  type Position,
  type Ruling,
  rule,
  still,
  TURN,
  top,
} from '../play/play.ts';
import { UNCOUNTED, Work } from '../play/work.ts';
import { chooseUnsaid } from './choices.ts';
import { agrees, apartFrom, claimedBy, closed, mayBeTrue, wrongFacts } from './claims.ts';
import { Course, type WentOn } from './course.ts';
import { borneOutAgainst, inTheWay, isPutInInVain, isShownInVain, missedEarlier } from './doubtfully-taken.ts';
import { apartFromTheTurn, compareClaims } from './entry-claims.ts';
import { MOST } from './fitting.ts';
import { LookingBack } from './looking-back.ts';
import { readAsMeant, violationsOf, wrongNamesClaimed } from './meant.ts';
import { guessed } from './read-on.ts';
import {
  type Attempt,
  broughtBefore,
  carriedOut,
  choosing,
  completed,
  followableFirst,
  isOutOfOrder,
  presuming,
  type Reading,
  refusedBehind,
  showingBefore,
  takenBy,
  type Way,
} from './readings.ts';
import { isUntold, Refusals } from './refusing.ts';
import { Told } from './told.ts';
import { afterTold, dueAgainst, isUnspoken, whereTold } from './unsaid.ts';

export { HeaderProblem, type Log, openLog } from '../log/header.ts';

export interface Verification<F> {
  readonly verdict: 'legal' | 'violation' | 'unverifiable';
  readonly moves: number;
  /** false: the log has entries that are none of the ruleset's moves in its form */
  readonly inForm: boolean;
  readonly violations: readonly Violation[];
  readonly unverifiable: readonly Unverifiable[];
  readonly position: Position<F>;
  /** where the log may stand in truth: the position of every reading that nothing has refuted, the reported one first */
  readonly readings: readonly Position<F>[];
  /** the entry at which reading has ended, because the log leaves too much open; null: it was read to its end */
  readonly stopped: number | null;
}

/** What is said of the entry after which there are more readings than are kept. */
const TOO_MANY = 'the log leaves so much open that there are too many ways to read it; what follows is not ruled';

/** What is said of the entry at which all steps are spent. */
const TOO_MUCH = 'too much is left open: what this entry and those after it come to is not ruled';

/** What is said of the entry after which more lies on the table than in any game. */
const CROWDED = 'more lies on the table than in any game: what follows is not ruled';

/** What chance has brought is shown by one of so many entries, if by any. */
const SHOWN_WITHIN = 120;

/** So many entries behind a choice that was left unsaid may still record it: what it has brought up may have been told first. */
const TOLD_LATE = 4;

/** The part of the steps that are left which may be spent on what a refused entry shows of earlier ones. */
const EARLIER_SHARE = 0.25;

/** So many entries behind one that does not tell what it brought, what it called for may follow. */
const MOST_BETWEEN = 12;

/** Every so many entries it is asked whether anybody still waits. */
const ASKED = 32;

/** Readings that are followed side by side are compared once in so many entries. */
const SELDOM = 8;

interface Watch {
  /** the entries that are none of the ruleset's moves in its form (`unreadOf`) */
  readonly unread?: Unread | undefined;
  /** members of the header that are misspelt (`misspelt.ts`) */
  readonly misspelt?: readonly HeaderFinding[] | undefined;
  /** takes up the rules that are asked or carried out */
  readonly touched?: Set<RuleId>;
  /** the last entry to be read; those after it only help to find out where the log stands after a breach */
  readonly until?: number;
  /** true: the log is of a game that goes on, so that its end settles nothing */
  readonly goesOn?: boolean | undefined;
  /** true: refused entries are not asked for one that came in the middle of their procedure */
  readonly plain?: boolean;
  /** called before whatever takes a closer look at the log: it may end reading with an error */
  readonly departs?: (() => void) | undefined;
  /** whether nobody waits for what is found any more: then reading ends with an error (`Stopped`) */
  readonly stop?: (() => boolean) | undefined;
  /** called with each position that is reached (the same object throughout; copy what you keep) */
  readonly reached?: (entry: number, position: Position<BaseFacts>) => void;
}

/** Verifies a log that has passed its schema. Throws HeaderProblem only. */
export function verify<F extends BaseFacts>(game: Compiled<F>, log: Log, watch: Watch = {}): Verification<F> {
  const verifier = new Verifier(counted(game, log, watch.stop), log, watch);
  verifier.readTo(verifier.length);
  if (watch.until === undefined && watch.goesOn !== true) verifier.end();
  return verifier.verification();
}

/** A game whose searches are counted on behalf of a log; one that is counted already stays so. */
export function counted<F extends BaseFacts>(game: Compiled<F>, log: Log, stop?: () => boolean): Compiled<F> {
  return game.work === UNCOUNTED ? { ...game, work: new Work(log, stop, 1, game.ruleset.slips.anyLog) } : game;
}

/** Where following has stopped: before an entry that needs a closer look, or where it goes on in another way. */
interface Stop {
  readonly before: number;
  readonly isUnclear: boolean;
}

/** A log being read. */
class Verifier<F extends BaseFacts> {
  readonly #game: Compiled<F>;
  readonly #watch: Watch;
  readonly #course: Course<F>;
  readonly #refusals: Refusals<F>;
  /** false: the log leaves so much open that reading has ended, at this entry */
  #readable = true;
  #stopped: number | null = null;
  /** an entry that does not tell what it brought, and how far the entries go that it may have called for */
  #called: { readonly by: number; readonly upTo: number } | null = null;
  /** the first entry that has not been read, and the one up to which reading goes on */
  #next = 0;
  #end = 0;

  /** `wentOn`: where a first reading has gone on behind refused entries. */
  constructor(game: Compiled<F>, log: Log, watch: Watch, wentOn?: Map<number, WentOn<F>>) {
    this.#game = game;
    this.#watch = watch;
    const { position, findings } = openLog(game, log);
    if (findings.length > 0) watch.departs?.();
    const { violations, unverifiable } = saidOfHeader([...(watch.misspelt ?? []), ...findings]);
    const way: Way<F> = { position, notes: [], resumed: { how: 'as-recorded' }, ahead: null };
    const told = new Told(violations, unverifiable);
    const course = new Course(game, log, { ...watch, wentOn }, told, way);
    const again = { ...log, moves: course.moves };
    const plain = { plain: true, unread: watch.unread };
    const readAgain = (): Verifier<F> => new Verifier(game, again, plain, course.wentOn);
    if (watch.plain !== true) course.back = new LookingBack(game, course.moves, course.all, readAgain);
    this.#course = course;
    this.#refusals = new Refusals(course);
    // What an app has written for itself is told; the entry is judged like any other.
    for (const [entry, misread] of watch.unread ?? [])
      if (misread.isPlain === true && misread.slips.length > 0 && entry < course.moves.length)
        this.#tell(entry, misread, { how: 'as-meant', says: game.say(misread.meant[0] as Move) });
  }

  /** How many entries are ruled. */
  get length(): number {
    return this.#course.moves.length;
  }

  /** The first entry that has not been read. */
  get next(): number {
    return this.#next;
  }

  /** Where the log may stand, as far as it has been read. */
  get ways(): readonly Way<F>[] {
    return this.#course.ways;
  }

  /** Goes on from here, before the first entry that has not been read. */
  goOnFrom(position: Position<F>): void {
    this.#course.ways = [{ position, notes: [], resumed: { how: 'as-recorded' }, ahead: null }];
    this.#course.lostSince = null;
  }

  /** Reads on up to an entry. */
  readTo(end: number): void {
    if (end <= this.#next) return;
    this.#end = end;
    for (let entry = this.#follow(this.#next); entry < end; entry = this.#follow(entry + 1)) {
      this.#watch.departs?.();
      this.#lookAt(entry);
    }
    this.#next = end;
  }

  /**
   * The end of the log, where it stands in windows that every reading could only leave against a rule, and in which nobody can
   * do anything more: that the dice belie what an earlier entry has declared is not changed by whatever may still come.
   */
  end(): void {
    const course = this.#course;
    const entry = course.moves.length - 1;
    const isRuled = this.#readable && course.lostSince === null && course.unreadSince === null;
    const at = this.#broughtHere(entry);
    if (!isRuled || course.told.violations.some((told) => told.entry === at)) return;
    const game = this.#game;
    const readings = course.ways.flatMap((way) => {
      const ruling = dueAgainst(game, way.position);
      return ruling === null ? [] : [{ ...ruling, way }];
    });
    if (readings.length < course.ways.length) return;
    const [{ move } = { move: null }] = readings;
    if (move !== null) this.#refusals.refuse(entry, move, readings, at);
  }

  /** The entry up to this one that has brought the log to where it stands: what came after it is possible at any time, and led nowhere. */
  #broughtHere(last: number): number {
    const course = this.#course;
    for (let entry = last; entry > 0; entry -= 1) {
      const { type } = course.moves[entry] as Move;
      if (!course.ways.every(({ position }) => alwaysPossible(this.#game, position, type))) return entry;
    }
    return last;
  }

  verification(): Verification<F> {
    const course = this.#course;
    course.told.tellOpen(course.ways);
    const { violations, unverifiable } = course.told;
    const [reported, ...others] = course.ways as [Way<F>, ...Way<F>[]];
    const { position } = reported;
    // A reading that has looked ahead stands behind an entry that is still to come.
    const readings = [position, ...others.filter((way) => !isOutOfOrder(way)).map((way) => way.position)];
    const verdict = violations.length > 0 ? 'violation' : unverifiable.length > 0 ? 'unverifiable' : 'legal';
    const inForm = (this.#watch.unread?.size ?? 0) === 0;
    const stopped = this.#stopped;
    return {
      verdict,
      moves: course.log.moves.length,
      inForm,
      violations,
      unverifiable,
      position,
      readings,
      stopped,
    };
  }

  /**
   * Follows the log in place, as far as nothing is to be said of its entries but doubts: that is nearly every log from end to
   * end. Gives the first entry that needs a closer look, with the positions before it.
   */
  #follow(first: number): number {
    const course = this.#course;
    let entry = first;
    while (entry < this.#end && this.#readable) {
      // What speaks for one reading of a wrong claim, or for another, is told at its entry.
      if (course.told.undecidedClaim !== undefined || this.#watch.touched !== undefined) return entry;
      if (course.ways.length === 0 || course.ways.some(isOutOfOrder)) return entry;
      const stopped = course.ways.length > 1 ? this.#followSeveral(entry) : this.#followOne(entry);
      entry = stopped.before;
      if (stopped.isUnclear) return entry;
    }
    return this.#end;
  }

  /** Follows the only reading there is, to where there are several. */
  #followOne(first: number): Stop {
    const course = this.#course;
    const game = this.#game;
    const [way] = course.ways as [Way<F>];
    // To go back: the header is opened again for the start; anywhere else a copy is kept.
    const back = first === 0 ? null : copyOf(game, way.position);
    let at = live(game, way.position);
    const stands = (reached: Live<F>): void => {
      const { resumed, putIn } = way;
      const stood = { position: still(reached), notes: [], resumed, ahead: null };
      course.ways = [putIn === undefined ? stood : { ...stood, putIn }];
    };
    for (let entry = first; entry < this.#end; entry += 1) {
      if (entry % ASKED === 0) game.work.goOn();
      const move = course.moves[entry] as Move;
      const doubts: Doubt[] = [];
      const misread = course.unread.get(entry);
      if (misread !== undefined && misread.meant.length !== 1) {
        if (misread.meant.length === 0 && misread.lacking === undefined) {
          this.#leaveOut(entry, misread);
          if (!isOverlooked(misread)) continue;
          const may = this.#guessed(entry, still(at));
          if (may.length > 0) {
            course.keep(may);
            this.#reach(entry);
            return { before: entry + 1, isUnclear: false };
          }
          course.overlook(entry, at.facts, false);
          continue;
        }
        stands(at);
        return { before: entry, isUnclear: true };
      }
      const inTheMiddle = at.stack.length > TURN;
      const outcome = this.#mayRecordEarlier(at, move) ? 'stopped' : follow(game, at, move, doubts);
      if (outcome === 'stopped') {
        stands(at);
        return { before: entry, isUnclear: true };
      }
      const isChoice = top(at.stack).state.unspoken === 'any';
      const last = isChoice && move.expect !== undefined ? course.lastAtAnyTime(entry, true) : entry;
      const isOpen = isChoice && isUnspoken(game, still(at), course.nextAt(still(at), last));
      const isClear =
        move.expect === undefined || (!isOpen && !isPending(at) && agrees(game, still(at), move.expect as Json));
      if (outcome === 'half-played' || !isClear) {
        // Something has been played that may not stand: the way here is gone once more, on fresh facts.
        at = live(game, back ?? openLog(game, course.log).position);
        for (let again = first; again < entry; again += 1) {
          const before = course.moves[again] as Move;
          if (before !== UNREADABLE) follow(game, at, before, []);
          if (isOverlooked(course.unread.get(again))) course.overlook(again, at.facts, before !== UNREADABLE);
          if (before.expect !== undefined) game.ruleset.claims.settled?.(at.facts, before.expect);
        }
        stands(at);
        return { before: entry, isUnclear: true };
      }
      if (move.expect !== undefined) game.ruleset.claims.settled?.(at.facts, move.expect);
      course.told.doubts(entry, doubts);
      if (misread !== undefined) this.#tell(entry, misread, { how: 'as-meant', says: game.say(move) });
      if (outcome !== 'played-any-time') course.followed(move, inTheMiddle);
      if (isOverlooked(misread)) course.overlook(entry, at.facts, true);
      if (isOpen) {
        stands(at);
        chooseUnsaid(course, entry);
        this.#reach(entry);
        return { before: entry + 1, isUnclear: false };
      }
      if (game.ruleset.slips.crowded?.(at.facts) === true) {
        stands(at);
        this.#stop(entry, CROWDED);
        return { before: this.#end, isUnclear: false };
      }
      this.#watch.reached?.(entry, still(at));
    }
    stands(at);
    return { before: this.#end, isUnclear: false };
  }

  /**
   * Follows several readings side by side until one is left; what refuses an entry that another one takes is none any more.
   */
  #followSeveral(first: number): Stop {
    const course = this.#course;
    for (let entry = first; entry < this.#end; entry += 1) {
      const move = course.moves[entry] as Move;
      const isClear =
        move.expect === undefined &&
        !course.unread.has(entry) &&
        !course.ways.some(({ position }) => this.#mayRecordEarlier(live(this.#game, position), move));
      const taken = isClear ? takenBy(this.#game, course.ways, move) : [];
      const [told] = taken;
      if (told === undefined) {
        course.keep(course.ways);
        return { before: entry, isUnclear: true };
      }
      course.told.doubts(entry, told.doubts);
      if (!told.standing) course.followed(move, course.ways.some(isDeep));
      course.ways = taken.map(({ way }) => way);
      course.told.decide(course.ways);
      // Readings that have come to the same are one; while nothing else is asked of them it is early enough to see that now and then.
      if (entry % SELDOM === 0) course.keep(course.ways);
      chooseUnsaid(course, entry);
      this.#reach(entry);
      if (course.ways.length === 1 || !this.#readable) return { before: entry + 1, isUnclear: false };
    }
    course.keep(course.ways);
    return { before: this.#end, isUnclear: false };
  }

  /**
   * Rules an entry in every reading there is, with notes of what settled what, and compares its claims. Where that takes all
   * the steps that are left, nothing is held against the entry: what would speak for it has not been looked for in full. A
   * breach that was certain before stays: only how to read on from it was still open.
   */
  #lookAt(entry: number): void {
    const course = this.#course;
    this.#refusals.lookAtNext();
    this.#ruled(entry);
    if (!this.#game.work.over || !this.#readable) return;
    if (this.#refusals.certain === entry) {
      if (entry + 1 < course.moves.length) this.#stop(entry + 1, TOO_MUCH);
      return;
    }
    course.told.takeBack(entry, this.#refusals.blamed);
    this.#stop(entry, TOO_MUCH);
  }

  #ruled(entry: number): void {
    const course = this.#course;
    const game = this.#game;
    const { touched } = this.#watch;
    const move = course.moves[entry] as Move;
    const misread = course.unread.get(entry);
    let readings: Attempt<F>[] = course.ways
      .filter((way) => way.ahead !== entry)
      .map((way) => ({ way, position: way.position, ruling: rule(game, way.position, move), move }));
    const [first] = readings;
    if (first !== undefined && touched !== undefined) touch(touched, first.ruling);
    const ahead = course.ways.filter((way) => way.ahead === entry);
    let again = ahead.length === 0 ? this.#toldLate(entry, move, readings) : [];
    if (ahead.length + again.length === 0) again = this.#toldAgain(move, readings);
    if (ahead.length + again.length === 0) {
      readings = this.#filledIn(entry, readings);
      again = this.#toldAgain(move, readings);
    }
    // Moves are carried out in place: wrong claims look back at what was, and ask what else may have happened.
    const was = first === undefined || move.expect === undefined ? null : copyOf(game, first.position);
    const asksBack = new Map<Way<F>, Position<F>>();
    const areAsked = move.expect !== undefined && this.#refusals.areFew;
    const asked = areAsked ? readings.filter(({ ruling }) => ruling.kind === 'accepted') : [];
    // What was left unsaid before the only one may have gone otherwise, too.
    const isFirst = (one: Attempt<F>): boolean => one === first || readings.length === 1;
    const from = new Map(asked.map((one) => [one, isFirst(one) ? was : copyOf(game, one.position)]));
    const isAsTold = ({ ruling }: Attempt<F>): boolean => ruling.transition?.asTold === true;
    const accepted = followableFirst(
      readings.filter(({ ruling }) => ruling.kind === 'accepted'),
      isAsTold,
    );
    const isPlain = ahead.length + again.length === 0;
    const borneOut = isPlain ? borneOutAgainst(course, entry, readings, accepted) : [];
    const inVain = isPlain && borneOut.length === 0 ? inTheWay(course, entry, accepted) : borneOut;
    const against = isPlain && inVain.length === 0 ? missedEarlier(course, entry, accepted) : inVain;
    if (again.length > 0) {
      this.#refusals.noteInstead(entry, readings);
      course.told.doubts(entry, again[0]?.doubts ?? []);
      course.keep(claimedBy(game, again, move));
    } else if (against.length > 0) this.#refusals.refuse(entry, move, against);
    else if (ahead.length + accepted.length > 0) {
      const [told] = accepted;
      const barely = accepted.every(isAsTold)
        ? accepted.filter((one) => isBarelyTaken(game, one.ruling, one.move))
        : [];
      const called = this.#calledFor(entry, move, barely);
      if (called.length === 0) course.told.doubts(entry, ahead[0]?.doubts ?? told?.ruling.doubts ?? []);
      this.#followsFrom(entry, readings);
      const went = accepted.flatMap((reading) =>
        carriedOut(game, reading.ruling, reading.move).map(({ position, notes }): Way<F> => {
          const way = { ...reading.way, position, notes: [...(reading.before ?? []), ...notes] };
          const stood = from.get(reading) ?? null;
          if (stood !== null) asksBack.set(way, stood);
          return way;
        }),
      );
      if (ahead.length > 0 || told === undefined || !isStanding(told.ruling))
        course.followed(move, course.ways.some(isDeep));
      if (misread !== undefined) this.#tell(entry, misread, { how: 'as-meant', says: game.say(move) });
      const earlier = this.#recordsEarlier(move, accepted);
      course.keep(course.narrowed(entry, [...ahead, ...claimedBy(game, [...called, ...went, ...earlier], move)]));
      if (isOverlooked(misread)) this.#overlook(entry, true);
    } else if (first !== undefined) {
      const wrong = misread ?? course.wrongNames(move, readings);
      if (wrong === null) {
        const isNowhere = readings.every(({ ruling }) => ruling.transition === null);
        const called = isNowhere ? this.#calledFor(entry, move, readings) : [];
        if (called.length > 0) course.keep(called);
        else this.#refusals.refuse(entry, move, this.#insideUnsaid(readings));
      } else this.#readAsMeant(entry, wrong, misread === undefined ? move : null, readings);
      if (course.lostSince !== null) {
        // What the table claims behind an entry that was left out is what it has played on with.
        const isLeftOut = course.lostSince === entry && misread === undefined && move.expect !== undefined;
        if (isLeftOut) {
          const claimed = this.#withNames(entry, move, true);
          compareClaims(course, { entry, move: claimed, silent: true, was: null, asksBack });
        }
        this.#goAstray(entry, move);
        return;
      }
    }
    const all = apartFromTheTurn(course, misread?.meant[0] ?? misread?.lacking ?? move);
    const claims = apartFrom(chooseUnsaid(course, entry), all);
    // Behind the only reading there was every one comes from it.
    const [only] = readings;
    const stood = readings.length > 1 || only === undefined ? null : (from.get(only) ?? null);
    if (stood !== null) for (const way of course.ways) asksBack.set(way, stood);
    const [{ notes } = { notes: [] }] = course.ways;
    if (touched !== undefined) for (const note of notes) touched.add(note.rule);
    const isRefused = accepted.length + again.length === 0 || against.length > 0;
    const isSilent = misread !== undefined || (isRefused && !this.#isOnlyCompleted(readings));
    if (claims.expect !== undefined)
      compareClaims(course, {
        entry,
        move: this.#withNames(entry, claims, isSilent),
        silent: isSilent,
        was,
        asksBack,
      });
    course.makeBelated(entry);
    this.#goAstray(entry, move);
    this.#reach(entry);
  }

  /** Whether an entry is refused only because what completes the one before it is not recorded: what it claims itself is judged. */
  #isOnlyCompleted(readings: readonly Attempt<F>[]): boolean {
    const isMade = this.#course.ways.every(({ resumed }) => resumed.how === 'elsewhere');
    return this.#game.completing.size > 0 && isMade && readings.every(isUntold);
  }

  /** Behind a breach nobody can say what was done besides, or not at all: of what that matters later on, the ruleset says. */
  #goAstray(entry: number, move: Move): void {
    const { astray } = this.#game.ruleset.slips;
    if (astray === undefined) return;
    const { told, ways } = this.#course;
    for (let at = told.violations.length - 1; at >= 0; at -= 1) {
      const breach = told.violations[at];
      if (breach?.entry !== entry) return;
      for (const { position } of ways) astray(position.facts, move, breach.facts);
    }
  }

  /** The end of an entry: tells the position, and whether so many readings are left that nothing can be said any more. */
  #reach(entry: number): void {
    const course = this.#course;
    if (course.ways.length > MOST) course.leaveOpen(entry);
    if (course.ways.length > MOST) this.#stop(entry, TOO_MANY);
    else if (course.ways.some(({ position }) => this.#game.ruleset.slips.crowded?.(position.facts)))
      this.#stop(entry, CROWDED);
    const [reported] = course.ways;
    if (reported !== undefined) this.#watch.reached?.(entry, reported.position);
  }

  /** Reading ends at an entry. */
  #stop(entry: number, reason: string): void {
    this.#course.told.doubt(entry, { reason });
    this.#stopped = entry;
    this.#readable = false;
  }

  /** Where every reading refuses an entry: those in which it records what was chosen without a word shortly before. */
  #toldLate(entry: number, move: Move, readings: readonly Attempt<F>[]): Way<F>[] {
    const { moves, told } = this.#course;
    const open = told.lastOpen;
    if (open === undefined || entry - open > TOLD_LATE || moves[open]?.type === move.type) return [];
    if (readings.some(({ ruling }) => ruling.kind === 'accepted')) return [];
    const says = this.#game.say(move);
    // Of several things done without a word each is told by an entry of its own.
    const late = readings.filter(({ way }) => `, ${way.reads?.get(open)}, `.includes(`, ${says}, `));
    // What nobody had to choose is certain already.
    if (late.length === 0 || late.length === readings.length) return [];
    // Nor was it chosen before what could only come behind it, if that is recorded in its midst.
    if ((this.#course.back?.interruption(entry, true) ?? null) !== null) return [];
    if (new Set(late.map(({ way }) => way.reads?.get(open))).size === 1) told.close(open);
    return late.map(({ way, position }) => ({ ...way, position: copyOf(this.#game, position), notes: [] }));
  }

  /** Where every reading refuses an entry: those in which it records what everybody knows to have come about. */
  #toldAgain(move: Move, readings: readonly Attempt<F>[]): Way<F>[] {
    if (readings.some(({ ruling }) => ruling.kind === 'accepted')) return [];
    return readings.flatMap(({ way }) => {
      const told = whereTold(this.#game, way.position, move);
      return told === null ? [] : [{ ...way, ...told }];
    });
  }

  /**
   * The readings in which an entry records once more what everybody knows to have come about, where it is taken only behind
   * something that the log leaves unsaid: the last card of a deck, or the first one after a shuffle that nobody has recorded.
   */
  #recordsEarlier(move: Move, accepted: readonly Attempt<F>[]): Way<F>[] {
    if (!this.#game.completing.has(move.type)) return [];
    return accepted.flatMap(({ way, ruling }) => {
      const position = ruling.implied.length === 0 ? null : afterTold(this.#game, way.position, move);
      return position === null ? [] : [{ ...way, position, notes: [] }];
    });
  }

  /** Whether what chance brings behind something left unsaid may record what came before it instead (`#recordsEarlier`). */
  #mayRecordEarlier(at: Live<F>, move: Move): boolean {
    const game = this.#game;
    if (!game.completing.has(move.type) || !isUnsaidBefore(game, at, move)) return false;
    return afterTold(game, still(at), move) !== null;
  }

  /** Where every reading refuses an entry: the readings in which its words, or what was done before it, are supplied; else the same. */
  #filledIn(entry: number, refused: Attempt<F>[]): Attempt<F>[] {
    const course = this.#course;
    const game = this.#game;
    const next = course.all.slice(entry, entry + SHOWN_WITHIN);
    const readings = refused.map((one) => broughtBefore(game, next, one));
    if (readings.every(({ ruling }) => ruling.breaches.some(({ always }) => always))) return readings;
    const barely = readings.filter(({ ruling, move }) => isBarelyTaken(game, ruling, move));
    if (readings.some((one) => one.ruling.kind === 'accepted' && !barely.includes(one)))
      return readings.length < 2 ? readings : readings.flatMap((one) => choosing(game, entry, one));
    const words = completed(game, entry, readings, course.behind(entry));
    if (words.length > 0 && isPutInInVain(course, entry, words, readings)) return readings;
    const supplied = words.length > 0 ? words : showingBefore(game, course.moves, entry, readings);
    if (barely.length > 0) {
      const clear = supplied.filter(({ ruling, move }) => !isBarelyTaken(game, ruling, move));
      if (clear.length > 0) course.told.leaveOpen(entry);
      return [...clear, ...readings];
    }
    const isUnsure = supplied.length > 0 && supplied.every(({ unsure }) => unsure === true);
    if (supplied.length > 0 && !isUnsure) {
      course.told.leaveOpen(entry);
      return supplied;
    }
    const shown = isUnsure ? [] : presuming(game, entry, readings, course.behind(entry));
    if (shown.length > 0) return isShownInVain(course, entry, shown, readings) ? readings : shown;
    const earlier = this.#doneEarlier(entry, readings);
    if (earlier.length > 0) return earlier;
    if (isUnsure) course.told.leaveOpen(entry);
    return isUnsure ? supplied : readings;
  }

  /** The readings in which something was left unsaid at an earlier entry, as a refused one shows. */
  #doneEarlier(entry: number, readings: readonly Attempt<F>[]): Attempt<F>[] {
    const course = this.#course;
    const game = this.#game;
    const [first] = readings;
    if (first === undefined) return [];
    const { move } = first;
    // Who ends too early what is under way says that no more of it was done.
    const isEnd = readings.some(({ position }) => currentState(game, position).implies?.type === move.type);
    // Nor was anything done by which the game would be over that goes on.
    const goesOn = course.behind(entry).length > 1;
    const isShown = (at: Position<F>, holds: typeof agrees<F>): boolean => {
      const ruling = rule(game, at, move);
      if (ruling.kind !== 'accepted') return !isEnd && afterTold(game, at, move) !== null;
      if (move.expect === undefined && !goesOn) return true;
      const { position } = carryOut(game, copyOf(game, ruling.position), move, ruling);
      if (goesOn && currentState(game, position).final) return false;
      return move.expect === undefined || holds(game, position, move.expect as Json);
    };
    const shownIf = (holds: typeof agrees<F>): Way<F>[] =>
      game.work.sharing(() => course.doneEarlier(entry, entry, (at) => isShown(at, holds)), EARLIER_SHARE);
    const certain = shownIf(agrees);
    // What it claims may be of what nobody knows then.
    const earlier = certain.length > 0 || move.expect === undefined ? certain : shownIf(mayBeTrue);
    return earlier.map((way) => ({ way, position: way.position, ruling: rule(game, way.position, move), move }));
  }

  /**
   * Where nothing takes an entry: the readings in which it is a part, done wrongly, of what was begun without a word; else the same.
   * A wrong card is taken by an ability that nobody needs to name.
   */
  #insideUnsaid(refused: readonly Attempt<F>[]): readonly Attempt<F>[] {
    if (refused.some(({ ruling }) => ruling.transition !== null)) return refused;
    const inside = refused.flatMap(({ way, move }) => {
      if (currentState(this.#game, way.position).unspoken !== 'shown') return [];
      const behind = refusedBehind(this.#game, way, move);
      return behind.filter(
        ({ position: { frames }, ruling }) =>
          // What has ended what was under way has begun nothing.
          frames.length >= Math.max(way.position.frames.length, TURN + 1) &&
          ruling.transition !== null &&
          ruling.implied.length === 0,
      );
    });
    return inside.length > 0 ? inside : refused;
  }

  /** Reports what is wrong with an entry itself; `resumed` may still be settled by what the log says next. */
  #tell(entry: number, { slips, meant }: Misread, resumed: Resumed): Violation[] {
    const course = this.#course;
    const raw = course.log.moves[entry];
    const seat = (course.unread.has(entry) ? meant[0]?.seat : raw?.seat) ?? null;
    const wrong = slips.filter(({ doubt }) => doubt === undefined);
    const told = violationsOf(entry, wrong, raw, seat).map((violation) => ({ ...violation, resumed }));
    for (const { rule: id, path, doubt } of slips)
      if (doubt !== undefined)
        course.told.doubt(entry, { reason: doubt, rule: id }, `/moves/${entry}${pointerOf(path)}`);
    course.told.breaches(told);
    return told;
  }

  /**
   * What an entry claims, with the names that are meant; a slip is told where what it stands for is known to be otherwise: of what nobody knows
   * it may be the name.
   */
  #withNames(entry: number, move: Move, isSilent: boolean): Move {
    const course = this.#course;
    const game = this.#game;
    const ways = course.ways.filter(({ ahead }) => ahead !== entry);
    const [first] = ways;
    const { facts } = first?.position ?? {};
    const misnamed = facts === undefined ? null : wrongNamesClaimed(game, course.log, facts, move, course.near);
    if (misnamed === null) return move;
    const { slips, meant } = misnamed;
    if (isSilent) return meant[0] ?? move;
    const claims = move.expect as Json;
    // In a list a wrong claim has the place of what lies there.
    const words = slips.map(({ path: [, ...path] }) => JSON.stringify(factAt(claims, path)));
    const isWrong = ({ position }: Way<F>): boolean =>
      wrongFacts(game, closed(game, position, claims).position, claims).some(({ claimed }) =>
        words.some((word) => JSON.stringify(claimed).includes(word)),
      );
    if (!ways.every(isWrong)) return move;
    const says = slips.flatMap(({ instead }) => instead).join(', ');
    this.#tell(entry, misnamed, { how: 'as-meant', says });
    return meant[0] ?? move;
  }

  /** Leaves an entry out of which nobody can say what it was meant to be. */
  #leaveOut(entry: number, misread: Misread): void {
    this.#tell(entry, misread, misread.remark ? { how: 'skipped' } : { how: 'unread' });
  }

  /**
   * Where the log may stand after an entry that nobody can read (of which only the type is known, if that), as what follows shows; none where that is not clear, and where the
   * ruleset says itself what such an entry may have changed.
   */
  #guessed(entry: number, position: Position<F>, type?: string): Way<F>[] {
    const course = this.#course;
    const { slips } = this.#game.ruleset;
    if (slips.overlooked !== undefined || course.unreadSince !== null || this.#game.work.low) return [];
    const { seat }: { readonly seat?: unknown } = course.log.moves[entry] ?? {};
    const known = typeof seat === 'string' && position.facts.order.includes(seat) ? seat : null;
    const found = this.#game.work.sharing(() =>
      guessed(this.#game, position, course.behind(entry), { seat: known, type }),
    );
    if (found.length > 0) course.guessed.add(entry);
    return found;
  }

  /** Takes note that nobody can read an entry, or a part of it: what it may have changed is not known in any reading. */
  #overlook(entry: number, inPart: boolean): void {
    const course = this.#course;
    course.ways = course.ways.map((way) => {
      const position = copyOf(this.#game, way.position);
      course.overlook(entry, position.facts, inPart);
      return { ...way, position };
    });
  }

  /** Reports an entry with slips, and reads on as it was meant. `written`: the move as it stands, where it is one. */
  #readAsMeant(entry: number, wrong: Misread, written: Move | null, readings: readonly Reading<F>[]): void {
    const course = this.#course;
    const positions = readings.map(({ position }) => position);
    const next = course.behind(entry);
    const { slips, ways } = readAsMeant(this.#game, positions, wrong, written, next, course.near, entry);
    course.told.leaveUndecided(this.#tell(entry, { ...wrong, slips }, { how: 'unread' }));
    course.told.doubts(entry, ways[0]?.doubts ?? []);
    const isLost = ways[0]?.resumed.how === 'unread';
    const [first] = positions;
    const may = isLost && first !== undefined ? this.#guessed(entry, first, written?.type) : [];
    course.lostSince = isLost && may.length === 0 ? entry : null;
    course.keep(may.length > 0 ? may : ways);
    if (may.length > 0) return;
    if (isLost || slips.some(({ hides }) => hides === true)) this.#overlook(entry, !isLost);
  }

  /**
   * A move of a procedure that nothing has begun, behind an entry that does not tell what it brought: that may have been
   * it. What is possible at any time may stand between them, and ends nothing. The readings in which it may; there the move is
   * not ruled, and what it may have touched is not known.
   */
  #calledFor(entry: number, move: Move, readings: readonly Reading<F>[]): Way<F>[] {
    const course = this.#course;
    const { calledFor } = this.#game.ruleset.slips;
    if (calledFor === undefined) return [];
    return readings.flatMap(({ position }): Way<F>[] => {
      for (let last = entry - 1; last >= Math.max(0, entry - MOST_BETWEEN); last -= 1) {
        const by = this.#called?.upTo === last ? this.#called.by : last;
        const card = course.moves[by] as Move;
        const found = calledFor(position.facts, card, move);
        if (found !== null) {
          const at = copyOf(this.#game, position);
          found.change(at.facts);
          if (this.#called?.upTo !== entry) course.told.doubt(entry, { reason: found.reason });
          this.#called = { by, upTo: entry };
          return [{ position: at, notes: [], resumed: { how: 'as-recorded' }, ahead: null }];
        }
        if (!alwaysPossible(this.#game, position, card.type)) break;
      }
      return [];
    });
  }

  /**
   * Says of an entry that it depends on a breach whose claims the log goes on with: neither what the rules compute nor the
   * bare claims lead there, only another outcome that they may speak of.
   */
  #followsFrom(entry: number, readings: readonly (Reading<F> & { way: Way<F> })[]): void {
    const course = this.#course;
    const claim = course.told.undecidedClaim;
    const told = readings.find(({ ruling }) => ruling.kind === 'accepted');
    if (claim === undefined || told === undefined || told.way.resumed.how !== 'elsewhere') return;
    const reason = `depends on the breach at entry ${claim.entry}: it is legal only if ${told.way.resumed.says}`;
    course.told.doubt(entry, { reason });
  }
}

/** Whether something may have happened at an entry that nobody has read: all of it, or what a strange word of it says. */
function isOverlooked(misread: Misread | undefined): boolean {
  if (misread === undefined || misread.remark) return false;
  return misread.meant.length === 0 || misread.slips.some(({ hides }) => hides === true);
}

/** Whether a reading stands in the middle of a procedure. */
function isDeep<F>({ position }: Way<F>): boolean {
  return position.frames.length > TURN;
}

function touch<F>(touched: Set<RuleId>, ruling: Ruling<F>): void {
  for (const { id } of ruling.transition?.guard ?? []) touched.add(id);
  for (const id of ruling.transition?.rules ?? []) touched.add(id);
  for (const { rule: id, also } of ruling.breaches) for (const one of [id, ...(also ?? [])]) touched.add(one);
}
