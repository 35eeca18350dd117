/**
 * @module
 * Verifying a log: every move is ruled, its consequences computed and its claims compared. After a breach reading goes on,
 * and the report says how.
 */
import type { RuleId } from '../machines/chart.ts';
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import { type Json, pointerOf, sameJson } from '../schemas/json.ts';
import { agrees, claimedBy, closed, compare, learn, speaksOf, together, wordless, wrongClaims } from './claims.ts';
import type { Compiled } from './compile.ts';
import type { Resumed, Unverifiable, Violation } from './findings.ts';
import { follow } from './follow.ts';
import type { Misread, Unread } from './form.ts';
import { type Log, openLog, saidOfHeader } from './header.ts';
import { hadItComeEarlier, type Interruption } from './interruption.ts';
import { alwaysPossible, answers, type LegalMove, nearestLegal } from './legal.ts';
import { LookingBack } from './looking-back.ts';
import { type Near, readAsMeant, UNREADABLE, violationsOf, wrongNames } from './meant.ts';
import {
  carryOn,
  carryOut,
  copyOf,
  currentState,
  type Doubt,
  isBarelyTaken,
  isPending,
  isStanding,
  isToldBehind,
  isUnsaidBefore,
  type Live,
  live,
  type Note,
  type Position,
  type Ruling,
  rule,
  ruleHere,
  still,
  top,
  viewOf,
  windowsClosed,
} from './play.ts';
import { fittest, LOOKAHEAD, MOST, otherwise, readOn, THOROUGH, withItsWords } from './read-on.ts';
import {
  type Attempt,
  broughtBefore,
  carriedOut,
  choosing,
  completed,
  distinct,
  followableFirst,
  presuming,
  type Reading,
  refusedBehind,
  showingBefore,
  takenBy,
  type Way,
} from './readings.ts';
import { type SaidOtherwise, saidOtherwise } from './said-otherwise.ts';
import { FEW, Told } from './told.ts';
import { chosenBefore, comingTo, dueAgainst, fullerBy, isUnspoken, shownBy, takes } from './unsaid.ts';
import { UNCOUNTED, Work } from './work.ts';

export { HeaderProblem, type Log, openLog } from './header.ts';

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

/** Breaches up to which an earlier entry is looked for that came in the middle of a procedure. */
const RETURNS = 20;

/** What is said of the entry after which there are more readings than are kept. */
const TOO_MANY = 'the log leaves so much open that there are too many ways to read it; what follows is not ruled';
/** What is said of claims that may be true for more reasons than are looked for. */
const TOO_MUCH_CLAIMED = 'too much is left open: whether these claims are true is not ruled';
/** The part of the steps that are left which may be spent on what claims show of earlier entries. */
const CLAIMS_SHARE = 0.75;

/** What is said of the entry at which all steps are spent. */
const TOO_MUCH = 'too much is left open: what this entry and those after it come to is not ruled';

/** What is said of the entry after which more lies on the table than in any game. */
const CROWDED = 'more lies on the table than in any game: what follows is not ruled';

/** What chance has brought is shown by one of so many entries, if by any. */
const SHOWN_WITHIN = 120;

/** Every so many entries it is asked whether anybody still waits. */
const ASKED = 32;

/** Readings that are followed side by side are compared once in so many entries. */
const SELDOM = 8;

const CLAIM_TAKEN: Resumed = { how: 'claim-taken' };
const CLAIM_LEFT: Resumed = { how: 'claim-left' };

interface Watch {
  /** the entries that are none of the ruleset's moves in its form (`unreadOf`) */
  readonly unread?: Unread | undefined;
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

/** So many entries that depend on one that nobody can read are read on thoroughly, and so many at all. */
const DEPENDING_THOROUGH = 12;
const DEPENDING = 100;

const NONE_UNREAD: Unread = new Map();

/** The moves of a log, those that are none in its form as they were meant where that is clear. */
function movesOf({ moves }: Log, unread: Unread): readonly Move[] {
  if (unread.size === 0) return moves;
  return moves.map((move, at) => {
    const misread = unread.get(at);
    if (misread === undefined) return move;
    const [only, ...others] = misread.meant;
    return only === undefined || others.length > 0 ? UNREADABLE : only;
  });
}

/** Verifies a log that has passed its schema. Throws HeaderProblem only. */
export function verify<F extends BaseFacts>(game: Compiled<F>, log: Log, watch: Watch = {}): Verification<F> {
  const verifier = new Verifier(counted(game, log, watch.stop), log, watch);
  verifier.readTo(verifier.moves.length);
  if (watch.until === undefined && watch.goesOn !== true) verifier.end();
  return verifier.verification();
}

/** A game whose searches are counted on behalf of a log; one that is counted already stays so. */
export function counted<F extends BaseFacts>(game: Compiled<F>, log: Log, stop?: () => boolean): Compiled<F> {
  return game.work === UNCOUNTED ? { ...game, work: new Work(log, stop) } : game;
}

/** Where following has stopped: before an entry that needs a closer look, or where it goes on in another way. */
interface Stop {
  readonly before: number;
  readonly isUnclear: boolean;
}

/** A log being read. */
class Verifier<F extends BaseFacts> {
  readonly moves: readonly Move[];
  readonly #game: Compiled<F>;
  readonly #log: Log;
  readonly #watch: Watch;
  readonly #told: Told;
  /** what came before the entry that is read; null: it is not looked back */
  readonly #back: LookingBack<F> | null;
  /** the readings of the log that nothing has refuted yet: one, until a breach leaves several; the first one is reported */
  #ways: Way<F>[];
  /** all moves of the log, as far as they can be read */
  readonly #all: readonly Move[];
  readonly #unread: Unread;
  readonly #near: Near = new Map();
  /** an entry that was left out because nobody can say what it was meant to be: nothing that it may have touched is held against later ones */
  #unreadSince: number | null = null;
  /** the entry of a breach after which the log could not be followed: what depends on it is not ruled */
  #lostSince: number | null = null;
  #breaches = 0;
  /** how many entries could not be followed after one that nobody can read */
  #depending = 0;
  /** false: the log leaves so much open that reading has ended, at this entry */
  #readable = true;
  #stopped: number | null = null;
  /** an entry that does not tell what it brought, and how far the entries go that it may have called for */
  #called: { readonly by: number; readonly upTo: number } | null = null;
  /** an earlier entry that the one which is looked at has shown to be a breach */
  #blamed: Violation | null = null;
  /** the last entry whose breach was certain before all steps were spent */
  #certain: number | null = null;
  /** the first entry that has not been read, and the one up to which reading goes on */
  #next = 0;
  #end = 0;

  constructor(game: Compiled<F>, log: Log, watch: Watch) {
    this.#game = game;
    this.#log = log;
    this.#watch = watch;
    this.#unread = watch.unread ?? NONE_UNREAD;
    this.#all = movesOf(log, this.#unread);
    this.moves = watch.until === undefined ? this.#all : this.#all.slice(0, watch.until + 1);
    const { position, findings } = openLog(game, log);
    if (findings.length > 0) watch.departs?.();
    this.#ways = [{ position, notes: [], resumed: { how: 'as-recorded' }, ahead: null }];
    const { violations, unverifiable } = saidOfHeader(findings);
    this.#told = new Told(violations, unverifiable);
    const again = { ...log, moves: this.moves };
    const readAgain = (): Verifier<F> => new Verifier(game, again, { plain: true });
    this.#back = watch.plain === true ? null : new LookingBack(game, this.moves, this.#all, readAgain);
  }

  /** The first entry that has not been read. */
  get next(): number {
    return this.#next;
  }

  /** Where the log stands, as far as it has been read. */
  get position(): Position<F> {
    return (this.#ways as [Way<F>, ...Way<F>[]])[0].position;
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
    const entry = this.moves.length - 1;
    const isRuled = this.#readable && this.#lostSince === null && this.#unreadSince === null;
    const at = this.#broughtHere(entry);
    if (!isRuled || this.#told.violations.some((told) => told.entry === at)) return;
    const game = this.#game;
    const readings = this.#ways.flatMap((way) => {
      const ruling = dueAgainst(game, way.position);
      return ruling === null ? [] : [{ ...ruling, way }];
    });
    if (readings.length < this.#ways.length) return;
    const [{ move } = { move: null }] = readings;
    if (move !== null) this.#refuse(entry, move, readings, at);
  }

  /** The entry up to this one that has brought the log to where it stands: what came after it is possible at any time, and led nowhere. */
  #broughtHere(last: number): number {
    for (let entry = last; entry > 0; entry -= 1) {
      const { type } = this.moves[entry] as Move;
      if (!this.#ways.every(({ position }) => alwaysPossible(this.#game, position, type))) return entry;
    }
    return last;
  }

  verification(): Verification<F> {
    this.#told.tellOpen(this.#ways);
    const { violations, unverifiable } = this.#told;
    const [reported, ...others] = this.#ways as [Way<F>, ...Way<F>[]];
    const { position } = reported;
    // A reading that has looked ahead stands behind an entry that is still to come.
    const readings = [position, ...others.filter(({ ahead }) => ahead === null).map((way) => way.position)];
    const verdict = violations.length > 0 ? 'violation' : unverifiable.length > 0 ? 'unverifiable' : 'legal';
    const inForm = this.#unread.size === 0;
    const stopped = this.#stopped;
    return { verdict, moves: this.#log.moves.length, inForm, violations, unverifiable, position, readings, stopped };
  }

  /**
   * Follows the log in place, as far as nothing is to be said of its entries but doubts: that is nearly every log from end to
   * end. Gives the first entry that needs a closer look, with the positions before it.
   */
  #follow(first: number): number {
    let entry = first;
    while (entry < this.#end && this.#readable) {
      // What speaks for one reading of a wrong claim, or for another, is told at its entry.
      if (this.#told.undecidedClaim !== undefined || this.#watch.touched !== undefined) return entry;
      if (this.#ways.length === 0 || this.#ways.some(({ ahead }) => ahead !== null)) return entry;
      const stopped = this.#ways.length > 1 ? this.#followSeveral(entry) : this.#followOne(entry);
      entry = stopped.before;
      if (stopped.isUnclear) return entry;
    }
    return this.#end;
  }

  /** Follows the only reading there is, to where there are several. */
  #followOne(first: number): Stop {
    const game = this.#game;
    const [way] = this.#ways as [Way<F>];
    // To go back: the header is opened again for the start; anywhere else a copy is kept.
    const back = first === 0 ? null : copyOf(game, way.position);
    let at = live(game, way.position);
    const stands = (reached: Live<F>): void => {
      this.#ways = [{ position: still(reached), notes: [], resumed: way.resumed, ahead: null }];
    };
    for (let entry = first; entry < this.#end; entry += 1) {
      if (entry % ASKED === 0) game.work.goOn();
      const move = this.moves[entry] as Move;
      const doubts: Doubt[] = [];
      const misread = this.#unread.get(entry);
      if (misread !== undefined && misread.meant.length !== 1) {
        if (misread.meant.length === 0) {
          this.#leaveOut(entry, misread);
          continue;
        }
        stands(at);
        return { before: entry, isUnclear: true };
      }
      const outcome = this.#mayRecordEarlier(at, move) ? 'stopped' : follow(game, at, move, doubts);
      if (outcome === 'stopped') {
        stands(at);
        return { before: entry, isUnclear: true };
      }
      const isOpen =
        top(at.stack).state.unspoken === 'any' && isUnspoken(game, still(at), this.#nextAt(still(at), entry));
      const isClear =
        move.expect === undefined || (!isOpen && !isPending(at) && agrees(game, still(at), move.expect as Json));
      if (outcome === 'half-played' || !isClear) {
        // Something has been played that may not stand: the way here is gone once more, on fresh facts.
        at = live(game, back ?? openLog(game, this.#log).position);
        for (let again = first; again < entry; again += 1) {
          const before = this.moves[again] as Move;
          if (before === UNREADABLE) continue;
          follow(game, at, before, []);
          if (before.expect !== undefined) game.ruleset.claims.settled?.(at.facts, before.expect);
        }
        stands(at);
        return { before: entry, isUnclear: true };
      }
      if (move.expect !== undefined) game.ruleset.claims.settled?.(at.facts, move.expect);
      this.#told.doubts(entry, doubts);
      if (misread !== undefined) this.#tell(entry, misread, { how: 'as-meant', says: game.say(move) });
      if (outcome !== 'played-any-time') this.#lostSince = null;
      if (isOpen) {
        stands(at);
        this.#chooseUnsaid(entry);
        this.#reach(entry);
        return { before: entry + 1, isUnclear: false };
      }
      if (game.ruleset.crowded?.(at.facts) === true) {
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
    for (let entry = first; entry < this.#end; entry += 1) {
      const move = this.moves[entry] as Move;
      const isClear =
        move.expect === undefined &&
        !this.#unread.has(entry) &&
        !this.#ways.some(({ position }) => this.#mayRecordEarlier(live(this.#game, position), move));
      const taken = isClear ? takenBy(this.#game, this.#ways, move) : [];
      const [told] = taken;
      if (told === undefined) {
        this.#keep(this.#ways);
        return { before: entry, isUnclear: true };
      }
      this.#told.doubts(entry, told.doubts);
      if (!told.standing) this.#lostSince = null;
      this.#ways = taken.map(({ way }) => way);
      this.#told.decide(this.#ways);
      // Readings that have come to the same are one; while nothing else is asked of them it is early enough to see that now and then.
      if (entry % SELDOM === 0) this.#keep(this.#ways);
      this.#chooseUnsaid(entry);
      this.#reach(entry);
      if (this.#ways.length === 1 || !this.#readable) return { before: entry + 1, isUnclear: false };
    }
    this.#keep(this.#ways);
    return { before: this.#end, isUnclear: false };
  }

  /**
   * Rules an entry in every reading there is, with notes of what settled what, and compares its claims. Where that takes all
   * the steps that are left, nothing is held against the entry: what would speak for it has not been looked for in full. A
   * breach that was certain before stays: only how to read on from it was still open.
   */
  #lookAt(entry: number): void {
    this.#blamed = null;
    this.#ruled(entry);
    if (!this.#game.work.over || !this.#readable) return;
    if (this.#certain === entry) {
      if (entry + 1 < this.moves.length) this.#stop(entry + 1, TOO_MUCH);
      return;
    }
    this.#told.takeBack(entry, this.#blamed);
    this.#stop(entry, TOO_MUCH);
  }

  #ruled(entry: number): void {
    const game = this.#game;
    const { touched } = this.#watch;
    const move = this.moves[entry] as Move;
    const misread = this.#unread.get(entry);
    let readings: Attempt<F>[] = this.#ways
      .filter((way) => way.ahead !== entry)
      .map((way) => ({ way, position: way.position, ruling: rule(game, way.position, move), move }));
    const [first] = readings;
    if (first !== undefined && touched !== undefined) touch(touched, first.ruling);
    const ahead = this.#ways.filter((way) => way.ahead === entry);
    let again = ahead.length === 0 ? this.#toldAgain(move, readings) : [];
    if (ahead.length + again.length === 0) {
      readings = this.#filledIn(entry, readings);
      again = this.#toldAgain(move, readings);
    }
    // Moves are carried out in place: wrong claims look back at what was, and ask what else may have happened.
    const was = first === undefined || move.expect === undefined ? null : copyOf(game, first.position);
    const asksBack = readings.length === 1 && this.#breaches < THOROUGH && first?.ruling.kind === 'accepted';
    const isAsTold = ({ ruling }: Attempt<F>): boolean => ruling.transition?.asTold === true;
    const accepted = followableFirst(
      readings.filter(({ ruling }) => ruling.kind === 'accepted'),
      isAsTold,
    );
    const isPlain = ahead.length + again.length === 0;
    const borneOut = isPlain ? this.#borneOutAgainst(entry, readings, accepted) : [];
    const against = isPlain && borneOut.length === 0 ? this.#inTheWay(entry, accepted) : borneOut;
    if (again.length > 0) this.#keep(claimedBy(game, again, move));
    else if (against.length > 0) this.#refuse(entry, move, against);
    else if (ahead.length + accepted.length > 0) {
      const [told] = accepted;
      const barely = accepted.every(isAsTold)
        ? accepted.filter((one) => isBarelyTaken(game, one.ruling, one.move))
        : [];
      const called = this.#calledFor(entry, move, barely);
      if (called.length === 0) this.#told.doubts(entry, ahead[0]?.doubts ?? told?.ruling.doubts ?? []);
      this.#followsFrom(entry, readings);
      const went = accepted.flatMap((reading) =>
        carriedOut(game, reading.ruling, reading.move).map(({ position, notes }) => ({
          ...reading.way,
          position,
          notes: [...(reading.before ?? []), ...notes],
        })),
      );
      if (ahead.length > 0 || told === undefined || !isStanding(told.ruling)) this.#lostSince = null;
      if (misread !== undefined) this.#tell(entry, misread, { how: 'as-meant', says: game.say(move) });
      const earlier = this.#recordsEarlier(move, accepted);
      this.#keep(this.#narrowed(entry, [...ahead, ...claimedBy(game, [...called, ...went, ...earlier], move)]));
    } else if (first !== undefined) {
      const wrong = misread ?? this.#wrongNames(move, readings);
      if (wrong === null) {
        const isNowhere = readings.every(({ ruling }) => ruling.transition === null);
        const called = isNowhere ? this.#calledFor(entry, move, readings) : [];
        if (called.length > 0) this.#keep(called);
        else this.#refuse(entry, move, readings);
      } else this.#readAsMeant(entry, wrong, misread === undefined ? move : null, readings);
      if (this.#lostSince !== null) return;
    }
    this.#chooseUnsaid(entry);
    const [{ notes } = { notes: [] }] = this.#ways;
    if (touched !== undefined) for (const note of notes) touched.add(note.rule);
    const claims = misread?.meant[0] ?? move;
    const isSilent = accepted.length + again.length === 0 || against.length > 0 || misread !== undefined;
    if (claims.expect !== undefined) this.#compareClaims(entry, claims, isSilent, was, asksBack);
    this.#goAstray(entry, move);
    this.#reach(entry);
  }

  /** Behind a breach nobody can say what was done besides, or not at all: of what that matters later on, the ruleset says. */
  #goAstray(entry: number, move: Move): void {
    const { astray } = this.#game.ruleset.slips;
    if (astray === undefined) return;
    for (let at = this.#told.violations.length - 1; at >= 0; at -= 1) {
      const told = this.#told.violations[at];
      if (told?.entry !== entry) return;
      for (const { position } of this.#ways) astray(position.facts, move, told.facts);
    }
  }

  /** The end of an entry: tells the position, and whether so many readings are left that nothing can be said any more. */
  #reach(entry: number): void {
    if (this.#ways.length > MOST) this.#stop(entry, TOO_MANY);
    else if (this.#ways.some(({ position }) => this.#game.ruleset.crowded?.(position.facts)))
      this.#stop(entry, CROWDED);
    const [reported] = this.#ways;
    if (reported !== undefined) this.#watch.reached?.(entry, reported.position);
  }

  /** Reading ends at an entry. */
  #stop(entry: number, reason: string): void {
    this.#told.doubt(entry, { reason });
    this.#stopped = entry;
    this.#readable = false;
  }

  /** Where every reading refuses an entry: those in which it records what everybody knows to have come about. */
  #toldAgain(move: Move, readings: readonly Attempt<F>[]): Way<F>[] {
    if (readings.some(({ ruling }) => ruling.kind === 'accepted')) return [];
    return readings.flatMap(({ way }) => {
      const position = this.#afterTold(way.position, move);
      return position === null ? [] : [{ ...way, position, notes: [] }];
    });
  }

  /**
   * The readings in which an entry records once more what everybody knows to have come about, where it is taken only behind
   * something that the log leaves unsaid: the last card of a deck, or the first one after a shuffle that nobody has recorded.
   */
  #recordsEarlier(move: Move, accepted: readonly Attempt<F>[]): Way<F>[] {
    if (!this.#game.completing.has(move.type)) return [];
    return accepted.flatMap(({ way, ruling }) => {
      const position = ruling.implied.length === 0 ? null : this.#afterTold(way.position, move);
      return position === null ? [] : [{ ...way, position, notes: [] }];
    });
  }

  /** Whether what chance brings behind something left unsaid may record what came before it instead (`#recordsEarlier`). */
  #mayRecordEarlier(at: Live<F>, move: Move): boolean {
    const game = this.#game;
    if (!game.completing.has(move.type) || !isUnsaidBefore(game, at, move)) return false;
    return this.#afterTold(still(at), move) !== null;
  }

  /** A position that takes note of what a move records of it; null when it records nothing that has come about. */
  #afterTold(position: Position<F>, move: Move): Position<F> | null {
    const { toldAgain } = this.#game.ruleset.slips;
    if (toldAgain === undefined) return null;
    const at = copyOf(this.#game, position);
    return toldAgain(at.facts, move) ? at : null;
  }

  /** Where every reading refuses an entry: the readings in which its words, or what was done before it, are supplied; else the same. */
  #filledIn(entry: number, refused: Attempt<F>[]): Attempt<F>[] {
    const game = this.#game;
    const next = this.#all.slice(entry, entry + SHOWN_WITHIN);
    const readings = refused.map((one) => broughtBefore(game, next, one));
    if (readings.every(({ ruling }) => ruling.breaches.some(({ always }) => always))) return readings;
    const barely = readings.filter(({ ruling, move }) => isBarelyTaken(game, ruling, move));
    if (readings.some((one) => one.ruling.kind === 'accepted' && !barely.includes(one)))
      return readings.length < 2 ? readings : readings.flatMap((one) => choosing(game, entry, one));
    const words = completed(game, entry, readings);
    const supplied = words.length > 0 ? words : showingBefore(game, this.moves, entry, readings);
    if (barely.length > 0) {
      const clear = supplied.filter(({ ruling, move }) => !isBarelyTaken(game, ruling, move));
      if (clear.length > 0) this.#told.leaveOpen(entry);
      return [...clear, ...readings];
    }
    if (supplied.length > 0) {
      this.#told.leaveOpen(entry);
      return supplied;
    }
    const shown = presuming(game, readings);
    if (shown.length > 0) return shown;
    const [only, ...others] = readings;
    if (only === undefined || others.length > 0) return readings;
    const { move } = only;
    const earlier = this.#doneEarlier(entry, entry, (at) => {
      const ruling = rule(game, at, move);
      if (ruling.kind !== 'accepted') return this.#afterTold(at, move) !== null;
      if (move.expect === undefined) return true;
      return agrees(game, carryOut(game, copyOf(game, ruling.position), move, ruling).position, move.expect as Json);
    });
    if (earlier.length === 0) return readings;
    return earlier.map(({ position, reads }) => ({
      way: { ...only.way, position, reads },
      position,
      ruling: rule(game, position, move),
      move,
    }));
  }

  /**
   * The readings in which something that was left unsaid at one of the latest entries was done, as an entry shows by being
   * legal only then, or its claims by being true: the positions before entry `last`.
   */
  #doneEarlier(
    entry: number,
    last: number,
    holds: (position: Position<F>) => boolean,
  ): { position: Position<F>; reads: ReadonlyMap<number, string> }[] {
    const isClear = this.#lostSince === null && this.#unreadSince === null && this.#ways.length === 1;
    if (!isClear || this.#told.isUndecided) return [];
    const found = this.#back?.doneEarlier(entry, last, holds) ?? [];
    const [one] = found;
    if (one !== undefined) this.#told.leaveOpen(one.entry);
    const [{ reads } = { reads: undefined }] = this.#ways;
    return found.map(({ position, moves, entry: at }) => ({
      position,
      reads: new Map(reads).set(at, moves.map(this.#game.say).join(', ')),
    }));
  }

  /** Of many readings of one entry the first one, of which what the entry may have changed is not known, if that can be said. */
  #narrowed(entry: number, ways: readonly Way<F>[]): readonly Way<F>[] {
    const game = this.#game;
    const [first] = ways;
    if (first === undefined || ways.length <= FEW || !this.#told.isOpen(entry)) return ways;
    const before = viewOf(game, first.position);
    const facts = game.copy(first.position.facts);
    game.ruleset.slips.forget?.(facts, this.moves[entry] as Move);
    const position = { ...first.position, facts };
    if (sameJson(viewOf(game, position), before)) return ways;
    this.#told.close(entry);
    this.#told.doubt(entry, { reason: 'the log leaves open which of many ways this went' });
    return [{ ...first, position }];
  }

  /** What the log goes on with after an entry, as it may be meant in a position where somebody has to choose; null: it ends. */
  #nextAt(position: Position<F>, entry: number): Move | null {
    const next = this.moves[entry + 1] ?? null;
    const meant = this.#unread.get(entry + 1)?.meant ?? [];
    return meant.find((one) => takes(this.#game, position, one)) ?? next;
  }

  /** Where the log goes on although somebody had to choose, every choice is kept: what the log claims decides between them. */
  #chooseUnsaid(entry: number): void {
    const game = this.#game;
    const move = this.moves[entry] as Move;
    const [first] = this.#ways;
    const next = first === undefined ? null : this.#nextAt(first.position, entry);
    if (!this.#ways.some(({ position }) => isUnspoken(game, position, next))) return;
    if (next === null && (!this.#claimsAnEnd(move) || this.#isStillDue(move))) return;
    const chosen = this.#ways.flatMap((way) =>
      chosenBefore(game, way.position, next).map(({ position, notes, moves }) => ({
        ...way,
        position,
        notes: [...way.notes, ...notes],
        reads: new Map(way.reads).set(entry, moves.map(game.say).join(', ')),
      })),
    );
    // All steps were spent on the way there.
    if (chosen.length === 0) return;
    if (next !== null && this.#isSlipBefore(entry + 1, next, chosen)) return;
    const claimed = claimedBy(game, chosen, move);
    // At the end of a log the choice may still be to come, unless its claims say something of it.
    if (next === null && chosen.every(({ position }) => wrongClaims(game, position, move.expect as Json) === 0)) return;
    this.#told.leaveOpen(entry);
    this.#ways = distinct(this.#game.work, claimed);
  }

  /** Whether an entry stands in the way of a choice that the entry after it records: one that is refused whatever was chosen. */
  #isSlipBefore(entry: number, move: Move, chosen: readonly Pick<Way<F>, 'position'>[]): boolean {
    const game = this.#game;
    const after = this.moves[entry + 1];
    const [{ position: at }] = this.#ways as [Way<F>];
    // A misspelt name is none: what it means is found out from where the log may stand.
    if (after === undefined || this.#unread.has(entry) || wrongNames(game, at.facts, move, this.#near) !== null)
      return false;
    if (!this.#ways.every(({ position }) => takes(game, position, after))) return false;
    return chosen.every(({ position }) => {
      const ruling = rule(game, position, move);
      if (ruling.kind !== 'accepted') return true;
      if (!isToldBehind(game, position, ruling, move)) return false;
      const { position: told } = carryOn(game, ruling.position, move, ruling);
      return withItsWords(game, told, after).ruling.kind !== 'accepted';
    });
  }

  /** Whether the claims of the last entry are true before what somebody without a choice has to do next: it is still to be done. */
  #isStillDue({ expect }: Move): boolean {
    const game = this.#game;
    return this.#ways.some(({ position }) => {
      const isDue = currentState(game, position).implies?.forced === true;
      return isDue && wrongClaims(game, position, expect as Json) === 0;
    });
  }

  /** Whether the claims of the last entry are about what comes of it, and not about the procedure under way. */
  #claimsAnEnd({ expect }: Move): boolean {
    if (expect === undefined || this.moves !== this.#log.moves) return false;
    return !this.#ways.some(({ position }) => speaksOf(this.#game, position, expect as Json));
  }

  /** What the claims of an entry show to have been done in the procedure under way, if the log does not go on with it. */
  #shownBy(entry: number, position: Position<F>): readonly { position: Position<F>; notes: readonly Note[] }[] {
    const game = this.#game;
    const next = this.moves[entry + 1];
    const claimed = (this.moves[entry] as Move).expect as Json;
    if (this.#ways.length > 1 || agrees(game, position, claimed)) return [];
    const goesOn = next !== undefined && takes(game, position, next);
    return goesOn ? [] : shownBy(game, position, claimed);
  }

  /** The entries with which the procedure under way may go on: what is possible at any time may come between and says nothing of it. */
  #goesOnWith(entry: number): readonly Move[] {
    const { standing } = this.#game;
    return this.#all.slice(entry + 1, entry + 1 + LOOKAHEAD).filter(({ type }) => !standing.moves.has(type));
  }

  /** The names in a refused move that nobody knows, where they are why no reading takes it. */
  #wrongNames(move: Move, readings: readonly Reading<F>[]): Misread | null {
    const [first] = readings;
    const wrong = first === undefined ? null : wrongNames(this.#game, first.position.facts, move, this.#near);
    const said = new Set(wrong?.slips.map(({ rule: id }) => id));
    const names = ({ ruling: { transition, breaches } }: Reading<F>): boolean =>
      transition === null || breaches.some(({ rule: id }) => said.has(id));
    return readings.every(names) ? wrong : null;
  }

  /** Reports what is wrong with an entry itself; `resumed` may still be settled by what the log says next. */
  #tell(entry: number, { slips, meant }: Misread, resumed: Resumed): Violation[] {
    const raw = this.#log.moves[entry];
    const seat = (this.#unread.has(entry) ? meant[0]?.seat : raw?.seat) ?? null;
    const wrong = slips.filter(({ doubt }) => doubt === undefined);
    const told = violationsOf(entry, wrong, raw, seat).map((violation) => ({ ...violation, resumed }));
    for (const { rule: id, path, doubt } of slips)
      if (doubt !== undefined)
        this.#told.doubt(entry, { reason: doubt, rule: id }, `/moves/${entry}${pointerOf(path)}`);
    this.#told.breaches(told);
    if (slips.some(({ hides }) => hides === true)) this.#unreadSince ??= entry;
    return told;
  }

  /** Leaves an entry out of which nobody can say what it was meant to be. */
  #leaveOut(entry: number, misread: Misread): void {
    this.#tell(entry, misread, misread.remark ? { how: 'skipped' } : { how: 'unread' });
    if (!misread.remark) this.#unreadSince ??= entry;
  }

  /** Reports an entry with slips, and reads on as it was meant. `written`: the move as it stands, where it is one. */
  #readAsMeant(entry: number, wrong: Misread, written: Move | null, readings: readonly Reading<F>[]): void {
    const positions = readings.map(({ position }) => position);
    const next = this.#all.slice(entry + 1, entry + 1 + LOOKAHEAD);
    const { slips, ways } = readAsMeant(this.#game, positions, wrong, written, next, this.#near);
    this.#told.leaveUndecided(this.#tell(entry, { ...wrong, slips }, { how: 'unread' }));
    this.#told.doubts(entry, ways[0]?.doubts ?? []);
    const isLost = ways[0]?.resumed.how === 'unread';
    if (isLost) this.#unreadSince ??= entry;
    this.#lostSince = isLost ? entry : null;
    this.#keep(ways);
  }

  /**
   * A move of a procedure that nothing has begun, right behind an entry that does not tell what it brought: that may have been
   * it. The readings in which it may; there the move is not ruled, and what it may have touched is not known.
   */
  #calledFor(entry: number, move: Move, readings: readonly Reading<F>[]): Way<F>[] {
    const by = this.#called?.upTo === entry - 1 ? this.#called.by : entry - 1;
    const card = this.moves[by];
    if (card === undefined) return [];
    const { calledFor } = this.#game.ruleset.slips;
    return readings.flatMap(({ position }): Way<F>[] => {
      const found = calledFor?.(position.facts, card, move) ?? null;
      if (found === null) return [];
      const at = copyOf(this.#game, position);
      found.change(at.facts);
      if (this.#called?.upTo !== entry) this.#told.doubt(entry, { reason: found.reason });
      this.#called = { by, upTo: entry };
      return [{ position: at, notes: [], resumed: { how: 'as-recorded' }, ahead: null }];
    });
  }

  /**
   * Where an entry is taken only in doubt, because nobody knows what it belongs to: the readings that know it and refuse the
   * entry, if the next ones go on from these alone (dice too many, and then what the very fight brings).
   */
  #borneOutAgainst(
    entry: number,
    readings: readonly Attempt<F>[],
    accepted: readonly Attempt<F>[],
  ): readonly Attempt<F>[] {
    const game = this.#game;
    // What is taken as it is told belongs to a procedure of which nobody knows how it goes on.
    const isSure = ({ ruling }: Attempt<F>) => ruling.doubts.length === 0 || ruling.transition?.asTold === true;
    if (accepted.length === 0 || accepted.some(isSure)) return [];
    const against = this.#ways.flatMap((way): Attempt<F>[] => {
      const taken = readings.find((one) => one.position === way.position);
      if (taken !== undefined) return taken.ruling.kind === 'refused' ? [taken] : [];
      return refusedBehind(game, way, this.moves[entry] as Move);
    });
    const wrong = against.filter(({ ruling }) => ruling.transition !== null && ruling.possible);
    if (wrong.length === 0) return [];
    const after = ({ way, position, ruling, move }: Attempt<F>): Way<F> => ({
      ...way,
      ...carryOn(game, position, move, ruling),
    });
    const refused = wrong.map(after);
    const next = this.#all.slice(entry + 1, entry + 1 + LOOKAHEAD);
    const best = fittest(game, [...accepted.map(after), ...refused], next);
    return best.every((way) => refused.includes(way)) ? wrong : [];
  }

  /**
   * Where an entry like the one before it is taken only as told, by a procedure of which the log has not said a word, and the
   * log then goes on with what was under way before (dice that are told twice): how the entry is refused there.
   */
  #inTheWay(entry: number, accepted: readonly Attempt<F>[]): readonly Attempt<F>[] {
    const game = this.#game;
    const next = this.#all.slice(entry + 1, entry + 1 + LOOKAHEAD);
    const [soon] = next;
    const move = this.moves[entry] as Move;
    if (soon === undefined || accepted.length === 0 || this.moves[entry - 1]?.type !== move.type) return [];
    if (!accepted.every(({ way, ruling, move }) => isToldBehind(game, way.position, ruling, move))) return [];
    const without = this.#ways.filter(({ position }) => withItsWords(game, position, soon).ruling.kind === 'accepted');
    if (without.length === 0) return [];
    const taken = accepted.map(({ way, ruling, move }) => ({
      ...way,
      ...carryOn(game, ruling.position, move, ruling),
    }));
    const best = fittest(game, [...taken, ...without], next);
    if (!best.every((way) => without.includes(way))) return [];
    return without.map((way) => ({ way, position: way.position, ruling: ruleHere(game, way.position, move), move }));
  }

  /** Reports a move that every reading refuses, at its entry or at the one that has brought the log there, and reads on from wherever it may stand. */
  #refuse(entry: number, move: Move, readings: readonly Reading<F>[], at = entry): void {
    this.#told.tellOpen(this.#ways);
    const game = this.#game;
    const moves = this.#all;
    const pointer = `/moves/${at}`;
    const likeliest = readings.find(({ ruling }) => ruling.transition !== null && ruling.possible) ?? readings[0];
    const { position, ruling } = likeliest as Reading<F>;
    const lost = ruling.transition === null || isStanding(ruling) ? this.#lostSince : null;
    const dependsOn = this.#unreadSince ?? lost;
    const lists = new Map<Position<F>, readonly LegalMove[]>();
    const legalIn = (at: Position<F>): readonly LegalMove[] => {
      const list = lists.get(at) ?? answers(game, at, move);
      lists.set(at, list);
      return list;
    };
    const isAsked = dependsOn === null && this.#breaches < RETURNS;
    const cut = isAsked ? (this.#back?.interruption(entry, ruling.transition === null) ?? null) : null;
    const meant = cut === null ? game.work.sharing(() => this.#saidOtherwise(entry, readings)) : [];
    const unrecorded = cut === null ? game.work.sharing(() => this.#unrecordedBefore(entry)) : [];
    const slip = dependsOn === null ? this.#sameSlip(entry, [...meant, ...unrecorded]) : null;
    if (slip !== null) {
      const reason = `depends on the breach at entry ${slip.entry}: both are legal if ${slip.says}`;
      this.#told.doubt(entry, { reason });
    } else if (cut !== null) {
      this.#breaches += 1;
      this.#blame(cut);
      const reason = `depends on the breach at entry ${cut.entry}, which came in the middle of what this goes on with`;
      this.#told.doubt(entry, { reason });
    } else if (dependsOn === null) {
      this.#breaches += 1;
      if (!game.work.over) this.#certain = entry;
      const legal = nearestLegal(game, position, move, legalIn(position));
      const breaches: Violation[] = ruling.breaches.map(({ rule: id, facts, also = [] }, index) => ({
        rule: id,
        entry: at,
        pointer,
        seat: move.seat ?? null,
        facts,
        also,
        resumed: { how: 'skipped' },
        legal: index === 0 ? legal : [],
      }));
      this.#told.breaches(breaches);
      this.#told.leaveUndecided(breaches);
      this.#told.doubts(entry, ruling.doubts);
    } else {
      const reason =
        this.#unreadSince === null
          ? `depends on the breach at entry ${dependsOn}, after which the log could not be followed`
          : `depends on entry ${dependsOn}, of which nobody can say what it was meant to be`;
      this.#told.doubt(entry, { reason });
    }
    if (this.#unreadSince !== null) this.#depending += 1;
    // Where nothing can be followed any more, the rest is only told.
    if (this.#depending > DEPENDING) {
      this.#lostSince ??= entry;
      return;
    }
    const next = moves.slice(entry + 1, entry + 1 + LOOKAHEAD);
    const { low } = game.work;
    const thorough = !low && this.#breaches <= THOROUGH && this.#depending <= DEPENDING_THOROUGH;
    if (slip !== null) {
      this.#keep(fittest(game, slip.ways, next));
      return;
    }
    const beforeThat = (): Position<F> | null => this.#back?.before(entry - 1, entry) ?? null;
    const toldOnce = (): readonly Way<F>[] => this.#back?.toldOnce(entry) ?? [];
    const previous = moves[entry - 1];
    const context = { entry, previous, next, thorough, meant, unrecorded, beforeThat, legalIn, toldOnce };
    const back = cut === null ? null : hadItComeEarlier(game, this.moves, cut, entry);
    const found = game.work.sharing(() => readOn(game, back === null ? readings : [back], move, context));
    this.#lostSince = found[0]?.resumed.how === 'skipped' ? (dependsOn ?? entry) : null;
    this.#keep(found.map((way) => (dependsOn === null ? way : { ...way, resumed: { how: 'skipped' } })));
  }

  /** Where the log may stand after a refused entry, had it or one of those before it said another of its words. */
  #saidOtherwise(entry: number, readings: readonly Reading<F>[]): SaidOtherwise<F>[] {
    const game = this.#game;
    if (this.#back === null || this.#breaches >= RETURNS) return [];
    if (game.ruleset.slips.saidOtherwise === undefined) return [];
    const here = readings
      .slice(0, FEW)
      .flatMap(({ position }) => saidOtherwise(game, position, this.moves, entry, entry));
    return [...here, ...this.#back.saidOtherwise(this.position.facts.order, entry)];
  }

  /** Where the log may stand after a refused entry, had something been recorded before one of the latest entries. */
  #unrecordedBefore(entry: number): SaidOtherwise<F>[] {
    if (this.#back === null || this.#breaches >= RETURNS) return [];
    return this.#back.unrecordedBefore(entry);
  }

  /** A breach that is told already and this one, where one wrong word explains both; null when there is none. */
  #sameSlip(
    entry: number,
    meant: readonly SaidOtherwise<F>[],
  ): { readonly entry: number; readonly says: string; readonly ways: readonly Way<F>[] } | null {
    for (const told of this.#told.violations) {
      const { entry: earlier } = told;
      if (earlier === null || earlier >= entry) continue;
      const ways = meant.filter(({ at }) => at <= earlier);
      const [first] = ways;
      if (first?.resumed.how === 'elsewhere') return { entry: earlier, says: first.resumed.says, ways };
    }
    return null;
  }

  /** Reports an entry that came in the middle of a procedure. */
  #blame({ entry, breach, position }: Interruption<F>): void {
    const move = this.moves[entry] as Move;
    const told: Violation = {
      rule: breach.rule,
      entry,
      pointer: `/moves/${entry}`,
      seat: move.seat ?? null,
      facts: breach.facts,
      also: [],
      resumed: { how: 'as-recorded' },
      legal: nearestLegal(this.#game, position, move),
    };
    this.#blamed = told;
    this.#told.breachOfEarlier(told);
  }

  /**
   * Says of an entry that it depends on a breach whose claims the log goes on with: neither what the rules compute nor the
   * bare claims lead there, only another outcome that they may speak of.
   */
  #followsFrom(entry: number, readings: readonly (Reading<F> & { way: Way<F> })[]): void {
    const claim = this.#told.undecidedClaim;
    const told = readings.find(({ ruling }) => ruling.kind === 'accepted');
    if (claim === undefined || told === undefined || told.way.resumed.how !== 'elsewhere') return;
    const reason = `depends on the breach at entry ${claim.entry}: it is legal only if ${told.way.resumed.says}`;
    this.#told.doubt(entry, { reason });
  }

  /**
   * `silent`: the entry has been reported already, so that its claims are taken without a second report; `was`: where the
   * log stood before the entry; `asksBack`: what else may have happened there is asked, should the claims be wrong.
   */
  #compareClaims(entry: number, move: Move, silent: boolean, was: Position<F> | null, asksBack: boolean): void {
    const game = this.#game;
    const { violations, unverifiable } = this.#told;
    const count = violations.length;
    const [, ...others] = this.#ways;
    this.#ways = this.#ways.flatMap((way, index) => {
      // An entry that was read ahead made its claims before the one that stands in front of it.
      if (way.ahead === entry) return [way];
      const claims = move.expect as Json;
      const next = this.#all[entry + 1];
      const coming = silent ? null : comingTo(game, way.position, claims, this.#goesOnWith(entry));
      // Where the log does not go on in a window, claims are about what comes after it, unless they speak of the procedure.
      const left =
        coming !== null || speaksOf(game, way.position, claims)
          ? { position: way.position, notes: [] }
          : windowsClosed(game, way.position, next);
      const { position, notes: closing } = closed(game, left.position, claims);
      const learned = learn(game, position, claims);
      const settled = [...way.notes, ...left.notes, ...closing, ...learned.notes];
      const shown = coming === null ? this.#shownBy(entry, learned.position) : [];
      if (shown.length > 0)
        return shown.map((done) => {
          game.ruleset.claims.settled?.(done.position.facts, move.expect);
          return { ...way, position: done.position, notes: [...settled, ...done.notes] };
        });
      const holds =
        coming === null ? agrees(game, learned.position, claims) : wrongClaims(game, coming.position, claims) === 0;
      if (holds) {
        game.ruleset.claims.settled?.(learned.position.facts, move.expect);
        return [{ ...way, position: learned.position }];
      }
      const fuller = silent || others.length > 0 || was === null ? [] : this.#fuller(entry, move, way, was);
      if (fuller.length > 0) return fuller;
      const earlier =
        silent || coming !== null
          ? []
          : game.work.sharing(
              () => this.#doneEarlier(entry, entry + 1, (at) => agrees(game, at, claims)),
              CLAIMS_SHARE,
            );
      if (earlier.length > 0)
        return earlier.map(({ position: reached, reads }) => {
          game.ruleset.claims.settled?.(reached.facts, move.expect);
          return { ...way, reads, position: reached, notes: settled };
        });
      if (!silent && coming === null && game.work.cut && !game.work.over) {
        // Not everything was tried that may make the claims true: the log's word is taken, and the entries after it are judged.
        this.#told.doubt(entry, { reason: TOO_MUCH_CLAIMED });
        compare(game, learned.position, move, entry, settled, learned.position.facts, true, [], []);
        game.ruleset.claims.settled?.(learned.position.facts, move.expect);
        return [{ ...way, position: learned.position }];
      }
      if (coming !== null) {
        const found: Violation[] = [];
        const said = index === 0 ? unverifiable : [];
        const own = was?.facts ?? way.position.facts;
        const { notes, before } = this.#back?.settledSoFar(entry) ?? { notes: [], before: own };
        const all = [...notes, ...way.notes, ...coming.notes];
        compare(game, coming.position, move, entry, all, before, false, found, said);
        if (index === 0)
          violations.push(...this.#held(entry, found).map((wrong) => ({ ...wrong, resumed: CLAIM_LEFT })));
        game.ruleset.claims.settled?.(learned.position.facts, move.expect);
        return [{ ...way, position: learned.position }];
      }
      const computed = { ...way, position: copyOf(game, learned.position), resumed: CLAIM_LEFT };
      const found: Violation[] = [];
      const unsure = index === 0 ? unverifiable : [];
      const own = was?.facts ?? learned.position.facts;
      const { notes, before } = (silent ? null : this.#back?.settledSoFar(entry)) ?? { notes: [], before: own };
      const later = silent ? null : wordless(game, learned.position);
      compare(game, learned.position, move, entry, [...notes, ...settled], before, silent, found, unsure, later);
      game.ruleset.claims.settled?.(learned.position.facts, move.expect);
      if (index === 0) violations.push(...this.#held(entry, found));
      const claimed = { ...way, position: learned.position };
      const taken = violations.slice(count).some(({ resumed }) => resumed.how === 'claim-taken');
      if (index > 0 || !taken || others.length > 0) return [claimed];
      const happened = was === null || !asksBack ? [] : otherwise(game, was, move);
      // One other outcome explains all of them: that is one slip.
      if (happened.length > 0) violations.push(...together(violations.splice(count)));
      return [{ ...claimed, resumed: CLAIM_TAKEN }, computed, ...happened];
    });
    // Whatever was chosen without a word, it is not what the log claims: that has been told.
    if (violations.length > count) this.#told.close(entry);
    // Either the claim is a slip of the pen or what came before it: the log's next words decide.
    if (this.#ways.length > 1 && others.length === 0)
      this.#told.leaveUndecided(violations.slice(count).filter(({ resumed }) => resumed.how === 'claim-taken'));
  }

  /** The readings of an accepted entry that say more than it does, where only after them its claims hold. */
  #fuller(entry: number, move: Move, way: Way<F>, was: Position<F>): Way<F>[] {
    const game = this.#game;
    if (!game.fuller.has(move.type)) return [];
    const found = fullerBy(game, was, move, this.#all[entry + 1]);
    this.#told.doubts(entry, found[0]?.doubts ?? []);
    if (found.length > 1) this.#told.leaveOpen(entry);
    return found.map(({ position, notes, form }) => {
      game.ruleset.claims.settled?.(position.facts, move.expect);
      return { ...way, position, notes, reads: new Map(way.reads).set(entry, game.say(form)) };
    });
  }

  /** Wrong claims as far as they are held against the log: none that an entry may explain which nobody could read. */
  #held(entry: number, wrong: readonly Violation[]): readonly Violation[] {
    const since = this.#unreadSince;
    if (since === null) return wrong;
    for (const { pointer } of wrong) {
      const reason = `depends on entry ${since}, of which nobody can say what it was meant to be`;
      this.#told.doubt(entry, { reason }, pointer);
    }
    return [];
  }

  #keep(kept: readonly Way<F>[]): void {
    if (kept.length === 0) return;
    // Read once more, the likeliest readings are enough.
    const some = this.#watch.plain === true ? kept.slice(0, FEW) : kept;
    this.#ways = distinct(this.#game.work, some);
    this.#told.decide(this.#ways);
  }
}

function touch<F>(touched: Set<RuleId>, ruling: Ruling<F>): void {
  for (const { id } of ruling.transition?.guard ?? []) touched.add(id);
  for (const id of ruling.transition?.rules ?? []) touched.add(id);
  for (const { rule: id, also } of ruling.breaches) for (const one of [id, ...(also ?? [])]) touched.add(one);
}
