/**
 * @module
 * Entries that every reading of a log refuses: what is held against them or against an earlier one, and how reading goes on.
 */
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { type Json, sameJson } from '../../schemas/json.ts';
import type { Resumed, Violation } from '../play/findings.ts';
import { alwaysPossible, answers, type LegalMove, nearestLegal } from '../play/legal.ts';
import { carryOn, copyOf, factAt, isStanding, type Position, type Ruling, rule, TURN } from '../play/play.ts';
import { takeClaims } from './claims.ts';
import { type Course, dependingOn, isOfTheTurn } from './course.ts';
import { after, goneOnUnrecorded, NEXT_FIRST, toldEarly } from './elsewhere.ts';
import { best, type Fitting, fittest, followed, isAllInOrder, isBorneOut, LOOKAHEAD } from './fitting.ts';
import { asDue, type Context, inWrongOrder, isMisnamed, leftOut } from './happened.ts';
import { hadItComeEarlier, type Interruption, legalInstead } from './interruption.ts';
import { LONG_BEFORE } from './looking-back.ts';
import { deniedOf } from './misjudged.ts';
import { asItStands, readOn, THOROUGH } from './read-on.ts';

import type { Reading, Way } from './readings.ts';
import { type SaidOtherwise, saidOtherwise, toldTooEarly } from './said-otherwise.ts';
import { showingOfBreaches } from './showing-of-breaches.ts';
import { claimsIn, FEW } from './told.ts';
import { chosenBehind, type Done, followedTo, shownBefore, takes } from './unsaid.ts';

/** Breaches up to which an earlier entry is looked for that came in the middle of a procedure. */
const RETURNS = 20;
/** So many entries behind one that was recorded twice show it: what cannot be done once more was done once. */
const ENOUGH = 3;
/** So many of the latest breaches may have been recorded too early. */
const LATEST = 3;
/** So many entries that depend on one that nobody can read are read on thoroughly, and so many at all. */
const DEPENDING_THOROUGH = 12;
const DEPENDING = 100;

/** What explains a breach: another word in an entry, or something that was not recorded. */
interface Explained<F> {
  readonly meant: readonly SaidOtherwise<F>[];
  readonly unrecorded: readonly SaidOtherwise<F>[];
  /** earlier breaches that are legal a little later, with all that comes behind them */
  readonly early: readonly SaidOtherwise<F>[];
  /** the refused entry itself, recorded before one of the latest */
  readonly late: readonly SaidOtherwise<F>[];
  /** one of its kind, recorded once only, where something has been told since */
  readonly once: readonly SaidOtherwise<F>[];
}

/** A breach that has been told already, and that one wrong word explains together with another. */
interface SameSlip<F> {
  readonly entry: number;
  readonly says: string;
  readonly ways: readonly Way<F>[];
}

const NOTHING_EXPLAINS = { meant: [], unrecorded: [], early: [], late: [], once: [] };

/** An entry that later ones show to have stood in a wrong place, with what is said against it there. */
type Misplaced<F> = Pick<Interruption<F>, 'entry' | 'breach' | 'position'>;

/** The refused entries of a log. */
export class Refusals<F extends BaseFacts> {
  readonly #course: Course<F>;
  #breaches = 0;
  /** how many entries could not be followed after one that nobody can read */
  #depending = 0;
  #certain: number | null = null;
  #blamed: Violation | null = null;
  /** the last wrong claim of which the log had still to decide when an entry was refused */
  #claim: Violation | undefined;
  /** an entry that was read as a second record although the first of another was due, and what is against it if that never comes */
  #instead: Misplaced<F> | null = null;

  /** the last entry that was a part of a refused one, and that one */
  #part: { readonly last: number; readonly of: number } | null = null;

  constructor(course: Course<F>) {
    this.#course = course;
  }

  /** Whether so few breaches have been found that each is looked at thoroughly. */
  get areFew(): boolean {
    return this.#breaches < THOROUGH;
  }

  /** The last entry whose breach was certain before all steps were spent. */
  get certain(): number | null {
    return this.#certain;
  }

  /** The breach of an earlier entry that the one which is looked at has shown; null: none. */
  get blamed(): Violation | null {
    return this.#blamed;
  }

  /** Another entry is looked at. */
  lookAtNext(): void {
    this.#blamed = null;
  }

  /** Notes of an entry that is read as a second record what is against it, should it have been told for what was due. */
  noteInstead(entry: number, readings: readonly Reading<F>[]): void {
    for (const { position, ruling } of readings) {
      const [breach] = ruling.breaches;
      if (ruling.transition === null || breach === undefined) continue;
      this.#instead = { entry, breach, position: copyOf(this.#course.game, position) };
      return;
    }
  }

  /** The entry read as a second record after which what was due has not been told, as this one shows; null when there is none. */
  #toldInstead(entry: number, { position }: Reading<F>): Misplaced<F> | null {
    const { game, moves } = this.#course;
    const instead = this.#instead;
    if (instead === null || instead.entry >= entry) return null;
    const move = moves[instead.entry] as Move;
    if (moves.slice(instead.entry, entry).some(({ type }) => type !== move.type)) return null;
    const isDue = moves[entry]?.type !== move.type && takes(game, position, move);
    return isDue ? instead : null;
  }

  /** Reports a move that every reading refuses, at its entry or at the one that has brought the log there, and reads on from wherever it may stand. */
  refuse(entry: number, move: Move, refused: readonly (Reading<F> & { readonly way: Way<F> })[], at = entry): void {
    const course = this.#course;
    const { game, told } = course;
    const readings = refused.map((one) => ({
      ...this.#asDenied(entry, move, one),
      undecided: told.undecidedIn(one.way),
    }));
    this.#claim = told.undecidedClaim ?? this.#claim;
    told.tellOpen(course.ways);
    if (at === entry && this.#recordsPutIn(entry, move, readings)) return;
    if (at === entry && this.#isOfRefused(entry, move, readings)) return;
    if (at === entry && course.goOnAsBefore(entry)) {
      this.#report(entry, move, likeliestOf(readings), () => [], at);
      return;
    }
    const likeliest = likeliestOf(readings);
    const { ruling } = likeliest;
    const lost = ruling.transition === null || isStanding(ruling) ? course.lostSince : null;
    const unread = course.mayComeOfUnread(move, readings);
    const dependsOn = unread ?? lost;
    const lists = new Map<Position<F>, readonly LegalMove[]>();
    const legalIn = (where: Position<F>): readonly LegalMove[] => {
      const list = lists.get(where) ?? answers(game, where, move);
      lists.set(where, list);
      return list;
    };
    const once = dependsOn === null && at === entry ? this.#hadItBeenToldOnce(entry, move, readings) : [];
    const isAsked = dependsOn === null && once.length === 0 && this.#breaches < RETURNS;
    const instead = isAsked && at === entry ? this.#toldInstead(entry, likeliest) : null;
    const isBack = isAsked && instead === null;
    const cut = isBack ? (course.back?.interruption(entry, ruling.transition === null) ?? null) : null;
    const isExplained = cut !== null || once.length > 0;
    const recorded = isExplained ? null : this.#asItStands(entry, move, readings);
    if (isBack && at === entry && recorded !== null && this.#showsOfBreaches(entry, move, readings, recorded)) return;
    const swapped = recorded === null ? [] : this.#inWrongOrder(entry, move, readings, recorded);
    const isPlain = recorded === null || swapped.length > 0;
    const explained = isPlain ? NOTHING_EXPLAINS : this.#explained(entry, readings, recorded, lost !== null);
    const slip = dependsOn === null ? this.#sameSlip(entry, explained) : null;
    if (slip !== null) {
      const reason = `depends on the breach at entry ${slip.entry}: both are legal if ${slip.says}`;
      told.doubt(entry, { reason });
    } else if (instead !== null) {
      this.#breaches += 1;
      this.#blame(instead, { how: 'skipped' }, (wrong) => nearestLegal(game, instead.position, wrong));
      const reason = `depends on the breach at entry ${instead.entry}: what was due there is not told`;
      told.doubt(entry, { reason });
    } else if (cut !== null) {
      if (told.violations.every(({ entry: at }) => at !== cut.entry)) {
        this.#breaches += 1;
        const resumed: Resumed = cut.first === entry - 1 ? NEXT_FIRST : { how: 'as-recorded' };
        this.#blame(cut, resumed, (wrong) => legalInstead(game, wrong, cut));
      }
      const reason = `depends on the breach at entry ${cut.entry}, which came in the middle of what this goes on with`;
      told.doubt(entry, { reason });
    } else if (dependsOn === null) {
      const { position, brought } = likeliest;
      // What a later entry shows chance to have brought is still to be recorded before anything else is legal.
      const legal = (): Move[] =>
        brought === undefined ? nearestLegal(game, position, move, legalIn(position)) : [brought];
      const asTold = swapped.length > 0 ? this.#asTooEarly(entry, move, likeliest) : likeliest;
      this.#report(entry, move, this.#isOnceMore(entry, move) ? asOneSlip(asTold) : asTold, legal, at);
    } else told.doubt(entry, { reason: unread === null ? afterLosing(dependsOn) : dependingOn(unread) });
    if (unread !== null) this.#depending += 1;
    // Where nothing can be followed any more, the rest is only told.
    if (this.#depending > DEPENDING) course.lostSince ??= entry;
    else if (slip !== null) course.keep(fittest(game, slip.ways, course.behind(entry)));
    else if (once.length > 0) course.keep(once);
    else this.#goOn(entry, move, readings, cut, dependsOn, { ...explained, recorded, swapped, legalIn });
    if (this.#claim !== undefined && readings.length > 1) course.keep(this.#stillUndecided(this.#claim, readings));
    course.noteWentOn(entry);
  }

  /**
   * The readings that are left behind a refused entry, and beside them how others had the facts of a wrong claim before it: what has been found from
   * further back follows one reading, and a second slip does not decide of the first.
   */
  #stillUndecided(claim: Violation, readings: readonly Reading<F>[]): readonly Way<F>[] {
    const { game, ways } = this.#course;
    const paths = claimsIn(claim).map(({ fact }) => fact.split('.'));
    const valuesIn = ({ position }: { readonly position: Position<F> }): Json[] =>
      paths.map((path) => factAt(position.facts, path) ?? null);
    const [kept, known] = [ways.map(valuesIn), readings.map(valuesIn)];
    const from = ways.filter((_, at) => known.some((values) => sameJson(values, kept[at] as Json)));
    const lost = readings.filter((_, at) => kept.every((values) => !sameJson(values, known[at] as Json)));
    const besides = from.flatMap((way) =>
      lost.slice(0, 1).map((reading): Way<F> => {
        const position = copyOf(game, way.position);
        for (const [at, value] of valuesIn(reading).entries()) {
          const expect = (paths[at] ?? []).reduceRight((inner: Json, part) => ({ [part]: inner }), value);
          takeClaims(game, position, { type: '', expect }, claim.entry ?? 0);
        }
        return { ...way, position, undecided: reading.undecided };
      }),
    );
    return [...ways, ...besides];
  }

  /** Where the log stands had a refused roll and the next one been recorded in the wrong order, if neither is legal where it stands. */
  #inWrongOrder(entry: number, move: Move, readings: readonly Reading<F>[], { ways }: Fitting<F>): Way<F>[] {
    const { game } = this.#course;
    const next = this.#course.behind(entry);
    const [following] = next;
    const isTaken = ({ position }: Way<F>): boolean =>
      following !== undefined && rule(game, position, following).kind === 'accepted';
    if (following?.type !== move.type || ways.some(isTaken)) return [];
    return readings
      .slice(0, FEW)
      .flatMap(({ position, undecided }) =>
        inWrongOrder(game, position, move, entry, next).map((way) => ({ ...way, undecided })),
      );
  }

  /** A reading of a roll that came before the one which was due, with what is against it as such. */
  #asTooEarly(entry: number, move: Move, reading: Reading<F>): Reading<F> {
    const { all, game } = this.#course;
    const ruling = rule(game, reading.position, asDue(game, reading.position, move, all[entry + 1] as Move));
    return ruling.kind === 'refused' ? { ...reading, ruling } : reading;
  }

  /** A refused entry, with what is against the outcome of which it shows that the table has taken it for granted. */
  #asDenied<R extends Reading<F>>(entry: number, move: Move, reading: R): R {
    const { back, game } = this.#course;
    const before = (): Position<F> | null => (back === null || entry === 0 ? null : back.before(entry - 1, entry));
    const denied = deniedOf(game, reading, move, before, this.#course.behind(entry));
    return denied === null ? reading : { ...reading, ruling: { ...reading.ruling, breaches: [denied] } };
  }

  /**
   * Whether an entry that nothing takes records what was put in before an earlier one, because that was refused without it: it was
   * told late, which has been said there, and reading goes on without it.
   */
  #recordsPutIn(entry: number, move: Move, readings: readonly Reading<F>[]): boolean {
    const course = this.#course;
    if (readings.some(({ ruling }) => ruling.kind === 'accepted')) return false;
    const since = entry - LOOKAHEAD;
    const told = course.ways.filter(
      ({ putIn }) => putIn !== undefined && putIn.entry >= since && tells(move, putIn.move),
    );
    const [earlier] = told.flatMap(({ putIn }) => putIn ?? []);
    if (earlier === undefined) return false;
    course.told.doubt(entry, { reason: `depends on the breach at entry ${earlier.entry}, before which this is read` });
    course.keep(told.map(({ putIn: _recorded, ...way }) => way));
    return true;
  }

  /**
   * Whether an entry goes on with the refused one before it, which is not carried out in any reading: tells what chance has brought for it,
   * or, where nothing of it can be carried out, whatever is no move of a turn. With that it has been told, and reading goes on without it.
   */
  #isOfRefused(entry: number, move: Move, readings: readonly Reading<F>[]): boolean {
    const { back, game, moves, told } = this.#course;
    const isFirst = entry > 0 && told.since(entry - 1).length > 0;
    const from = isFirst ? entry - 1 : this.#part?.last === entry - 1 ? this.#part.of : null;
    if (back === null || from === null) return false;
    const isNowhere = ({ ruling: { transition }, position }: Reading<F>): boolean =>
      transition === null && !isOfTheTurn(game, position, move);
    const isChance = game.chances.has(move.type);
    if (!isChance && !readings.every(isNowhere)) return false;
    const begun = moves[from] as Move;
    const before = back.before(from, entry);
    const ruling = rule(game, before, begun);
    const goesOn = (): boolean => {
      if (!isChance) return false;
      let at: Position<F> | null = carryOn(game, before, begun, ruling).position;
      for (const part of moves.slice(from + 1, entry))
        at = at === null ? null : (after(game, at, part)?.position ?? null);
      return at !== null && rule(game, at, move).kind === 'accepted';
    };
    if (isDone(ruling) ? !goesOn() : ruling.transition === null || !readings.every(isNowhere)) return false;
    this.#part = { last: entry, of: from };
    told.doubt(entry, { reason: `depends on the breach at entry ${from}, of which it is a part` });
    return true;
  }

  /**
   * Whether an entry shows that an earlier breach went otherwise than it is read, behind which it is legal, and the next ones fit no worse: it
   * is none then. What a table may well have done against the rules shows nothing but of the same deed of its seat: from where a ship goes on.
   */
  #showsOfBreaches(entry: number, move: Move, readings: readonly Reading<F>[], recorded: Fitting<F>): boolean {
    const course = this.#course;
    const { game, moves } = course;
    const mayBeDone = readings.some(({ ruling }) => isDone(ruling));
    const isOfItsKind = ({ type, seat }: Move): boolean => type === move.type && seat === move.seat;
    const shows = (at: number): boolean => !mayBeDone || isOfItsKind(moves[at] as Move);
    if (!this.#breachesBefore(entry).some(shows)) return false;
    const next = course.behind(entry);
    const left = readings.slice(0, 1).map(({ position }) => leftOut(game, position, move, false));
    const { score } = best(game, left, next, recorded.score);
    const fits = (position: Position<F>): boolean => {
      const there: Way<F> = { position, notes: [], resumed: { how: 'as-recorded' }, ahead: null };
      return followed(game, there, next, score) !== null;
    };
    const way = showingOfBreaches(course, { entry, move }, shows, fits);
    if (way !== null) course.keep([way]);
    return way !== null;
  }

  /** Whether an entry repeats the one before, against which there is nothing: recorded or done twice, that is one slip. */
  #isOnceMore(entry: number, move: Move): boolean {
    const { all, told } = this.#course;
    return sameJson(move, all[entry - 1]) && told.violations.every(({ entry: before }) => before !== entry - 1);
  }

  /**
   * Where the log stands had an entry that repeats the one before been recorded once, if the next few entries are legal then and
   * their claims true. What a table may have done once more, against the rules, it has done as it recorded it.
   */
  #hadItBeenToldOnce(entry: number, move: Move, readings: readonly Reading<F>[]): Way<F>[] {
    const { all, game } = this.#course;
    const isDoneOnceMore = ({ ruling }: Reading<F>): boolean => isDone(ruling) && !isThereAlready(ruling);
    if (!this.#isOnceMore(entry, move) || readings.some(isDoneOnceMore)) return [];
    if (this.#toldTooEarly(entry).length > 0) return [];
    const end = Math.min(all.length, entry + 1 + ENOUGH);
    const [next, ...rest] = all.slice(entry + 1, end);
    const fits = ({ position }: Pick<Done<F>, 'position'>): boolean =>
      followedTo(game, copyOf(game, position), all, entry + 1, end) !== null;
    // What it goes on with may show what was done behind it without a word.
    const goesOn = (position: Position<F>): readonly Pick<Done<F>, 'position' | 'notes'>[] => {
      const here = { position, notes: [] };
      if (next === undefined || fits(here)) return [here];
      const chosen = chosenBehind(game, position, next);
      return (chosen.length > 0 ? chosen : shownBefore(game, position, next, rest)).filter(fits);
    };
    const resumed: Resumed = { how: 'skipped' };
    return readings.flatMap(({ position: there }) =>
      goesOn(there).map(({ position, notes }) => ({ position: copyOf(game, position), notes, resumed, ahead: null })),
    );
  }

  /** Reads on from wherever the log may stand after a refused entry. `cut`: the entry that came in the middle of its procedure. */
  #goOn(
    entry: number,
    move: Move,
    readings: readonly Reading<F>[],
    cut: Interruption<F> | null,
    dependsOn: number | null,
    known: Pick<Context<F>, 'meant' | 'unrecorded' | 'late' | 'recorded' | 'swapped' | 'legalIn'>,
  ): void {
    const course = this.#course;
    const { game, back } = course;
    const context: Context<F> = {
      ...known,
      entry,
      previous: course.all[entry - 1],
      next: course.behind(entry),
      breaches: this.#breaches,
      thorough: this.#isThorough,
      beforeThat: () => back?.before(entry - 1, entry) ?? null,
      toldOnce: () => back?.toldOnce(entry) ?? [],
    };
    const earlier = cut === null ? null : hadItComeEarlier(game, course.moves, cut, entry);
    const from = earlier === null ? readings : [earlier];
    // With the procedure still under way the entries behind that one are legal, whatever was held against them.
    if (cut !== null && earlier !== null)
      for (const { entry: at } of course.told.since(cut.entry + 1)) if (at !== null) course.told.takeBack(at, null);
    if (cut !== null && earlier?.isLeftOut === true)
      for (const one of course.told.since(cut.entry))
        if (one.resumed.how === 'as-recorded') one.resumed = { how: 'skipped' };
    const ways = game.work.sharing(() => readOn(game, from, move, context));
    // Where an earlier entry is missing, what is against this one itself is told besides.
    const its = readings.every(isUntold) ? (ways[0]?.breaches ?? []) : [];
    course.told.breaches(violationsOf(move, its, entry, { how: 'as-recorded' }));
    const behind = cut === null ? [] : this.#madeBehind(entry, cut);
    const found = behind.length === 0 ? ways : fittest(game, [...ways, ...behind], context.next);
    // What is possible at any time brings the game nowhere, nor does what is told twice: where it is left out, nobody has lost the way.
    const [following] = context.next;
    const goesOn = (way: Way<F> | undefined): boolean =>
      way !== undefined && following !== undefined && rule(game, way.position, following).kind === 'accepted';
    const isAside = ({ ruling, position }: Reading<F>): boolean =>
      isStanding(ruling) || (ruling.transition === null && alwaysPossible(game, position, move.type));
    const isBeside = readings.every(isAside) || (sameJson(move, context.previous) && goesOn(found[0]));
    const isLost = found[0]?.resumed.how === 'skipped' && found[0].undone !== true;
    const [first] = readings;
    if (first !== undefined && this.#isThorough && found[0]?.resumed.how === 'elsewhere')
      course.keepBesides(entry, [...goneOnUnrecorded(game, first, move, context.next)]);
    course.lostSince = isLost ? (dependsOn ?? (isBeside ? course.lostSince : entry)) : null;
    // Whatever an entry was that nobody can read: with one that came of it the log stands at a turn again.
    const isAtATurn = found.every(({ position }) => position.frames.length <= TURN);
    if (dependsOn !== null && !isLost && isAtATurn) course.followed(move, false);
    // What was put in before an earlier entry may still be recorded behind this one.
    const [{ putIn } = {}] = course.ways;
    const isStill = putIn !== undefined && course.ways.every((way) => way.putIn === putIn);
    const kept = isStill ? found.map((way) => ({ putIn, ...way })) : found;
    course.keep(kept.map((way) => (dependsOn === null ? way : { ...way, resumed: { how: 'skipped' } })));
  }

  /** Where the log stands had the entry before this one, which came too early, been made behind it. */
  #madeBehind(entry: number, cut: Interruption<F>): Way<F>[] {
    const { game, moves, told } = this.#course;
    if (cut.first < entry - 1) return [];
    told.withoutDoubts(cut.entry);
    const [early, brought] = moves.slice(cut.entry, entry + 1) as [Move, Move];
    return toldEarly(game, cut.from, early, cut.entry, [brought]).map((way) => ({ ...way, ahead: null }));
  }

  /** Reports the breaches of a move; `legal`: the legal moves nearest to it. */
  #report(entry: number, move: Move, { ruling }: Reading<F>, nearest: () => readonly Move[], at: number): void {
    const { game, told } = this.#course;
    this.#breaches += 1;
    if (!game.work.over) this.#certain = entry;
    const breaches = violationsOf(move, ruling.breaches, at, { how: 'skipped' }, nearest());
    told.breaches(breaches);
    told.leaveBreachesUndecided(breaches);
    told.doubts(entry, ruling.doubts);
  }

  get #isThorough(): boolean {
    return !this.#course.game.work.low && this.#breaches <= THOROUGH && this.#depending <= DEPENDING_THOROUGH;
  }

  /** Where the log may stand after a refused entry, had it been made as it stands. */
  #asItStands(entry: number, move: Move, readings: readonly Reading<F>[]): Fitting<F> {
    const { game } = this.#course;
    const next = this.#course.behind(entry);
    const breaches = this.#breaches + 1;
    return game.work.sharing(() => asItStands(game, readings, move, { next, thorough: this.#isThorough, breaches }));
  }

  /** Where the log may stand after a refused entry, had something been said otherwise or recorded before it. */
  #explained(entry: number, readings: readonly Reading<F>[], recorded: Fitting<F>, isLost: boolean): Explained<F> {
    const { game, moves } = this.#course;
    const { work } = game;
    if (this.#breaches >= RETURNS) return NOTHING_EXPLAINS;
    // That costs least, and explains this entry together with one that is told already.
    const early = this.#asGoodAs(entry, readings, recorded, this.#toldTooEarly(entry));
    if (early.length > 0) return { ...NOTHING_EXPLAINS, early };
    // What all that follows bears out as it stands is explained by another word only together with an earlier breach.
    const isPlain = isBorneOut(game, recorded, this.#course.behind(entry));
    const isAmongFew = this.#breaches < FEW;
    const belated = isPlain || !isAmongFew ? [] : this.#belated(entry, readings);
    if (belated.some((way) => isAllInOrder(game, way, this.#course.behind(entry))))
      return { ...NOTHING_EXPLAINS, meant: belated };
    const latest = isPlain ? Math.max(-1, ...this.#breachesBefore(entry)) : entry;
    // What chance has brought and nothing takes where the log is lost is explained by no other word, but by the breach.
    const isStray = isLost && game.chances.has((moves[entry] as Move).type) && readings.every(isUntaken);
    const meant = isStray
      ? []
      : work.sharing(() => this.#saidOtherwise(entry, readings, latest), undefined, LITTLE_FOR_WORDS);
    const unrecorded = work.sharing(() => this.#unrecordedBefore(entry));
    const late = !isAmongFew ? [] : work.sharing(() => this.#course.back?.toldTooLate(entry) ?? []);
    const isTold = this.#course.told.since(entry - LONG_BEFORE).length > 0;
    const once = isTold ? work.sharing(() => this.#course.back?.toldOnce(entry) ?? []) : [];
    return { meant: [...meant, ...belated], unrecorded, early, late, once };
  }

  /** Those of these places from which the next entries can be followed as well as behind the refused one, or without it: a slip moved to where another begins explains nothing. */
  #asGoodAs<W extends Way<F>>(
    entry: number,
    readings: readonly Reading<F>[],
    recorded: Fitting<F>,
    places: readonly W[],
  ): W[] {
    if (places.length === 0) return [];
    const { game, moves } = this.#course;
    const next = this.#course.behind(entry);
    const without = readings.map(({ position }) => leftOut(game, position, moves[entry] as Move, false));
    const { score } = best(game, without.slice(0, FEW), next, recorded.score);
    return places.filter((place) => followed(game, place, next, score) !== null);
  }

  /** Where the log may stand after a refused entry, had it or one of those before it, up to entry `latest`, said another of its words. */
  #saidOtherwise(entry: number, readings: readonly Reading<F>[], latest: number): SaidOtherwise<F>[] {
    const { game, back, guessed, moves, told, ways } = this.#course;
    if (back === null) return [];
    // Where a ruleset tells what is misnamed, anything else that can be carried out as it was recorded was meant so.
    const { misnamed } = game.ruleset.slips;
    const anyWord =
      misnamed === undefined || readings.every(({ ruling }) => !isDone(ruling) || isMisnamed(game, ruling));
    const here = (latest < entry ? [] : readings)
      .slice(0, FEW)
      .flatMap(({ position }) => saidOtherwise(game, position, moves, entry, entry, anyWord));
    const [{ position: reported }] = ways as [Way<F>];
    const wrong = new Set(told.violations.map(({ entry: at }) => at ?? -1));
    return [...here, ...back.saidOtherwise(reported.facts.order, entry, latest, { wrong, unread: guessed }, anyWord)];
  }

  /** Where the log may stand after a refused entry, had something been recorded before one of the latest entries. */
  #unrecordedBefore(entry: number): SaidOtherwise<F>[] {
    const { back } = this.#course;
    return back === null ? [] : back.unrecordedBefore(entry);
  }

  /** Where the log may stand after a refused entry, had one of the latest breaches been recorded later. */
  #toldTooEarly(entry: number): SaidOtherwise<F>[] {
    const { back, game } = this.#course;
    // A log of many breaches keeps its last steps for following the rest of it.
    if (back === null || (this.#breaches > FEW && game.work.low)) return [];
    const breaches = this.#breachesBefore(entry).slice(-LATEST);
    const wrong = new Set(breaches);
    // The entry before a breach may have been the one: it was legal where it stood, and the breach is none then.
    const explained = (at: number): ReadonlySet<number> => new Set(breaches.filter((other) => other !== at));
    return game.work.sharing(() =>
      breaches
        .toReversed()
        .flatMap((at) => [
          ...back.toldTooEarly(entry, [at], wrong),
          ...(at === 0 ? [] : back.toldTooEarly(entry, [at - 1], explained(at))),
        ]),
    );
  }

  /** Where the log may stand after a refused entry, had it or one just before it been recorded later. */
  #belated(entry: number, readings: readonly Reading<F>[]): SaidOtherwise<F>[] {
    const { all, back, game } = this.#course;
    if (back === null) return [];
    // What explains an earlier breach, too, leaves none of it.
    const none: ReadonlySet<number> = new Set();
    const told = this.#breachesBefore(entry);
    const recent = [entry - 3, entry - 2, entry - 1].filter((at) => at >= 0 && !told.includes(at));
    return game.work.sharing(() => [
      ...readings.slice(0, FEW).flatMap(({ position }) => toldTooEarly(game, position, all, entry, entry, none)),
      ...back.toldTooEarly(entry, recent, none),
    ]);
  }

  /** The entries before this one that are told as breaches. */
  #breachesBefore(entry: number): number[] {
    const entries = this.#course.told.violations.flatMap(({ entry: at }) => (at !== null && at < entry ? [at] : []));
    return [...new Set(entries)];
  }

  /** A breach that is told already and this one, where one wrong word or place explains both; null when there is none. */
  #sameSlip(entry: number, { meant, unrecorded, early, late, once }: Explained<F>): SameSlip<F> | null {
    const all = [...meant, ...unrecorded, ...early, ...late, ...once];
    if (all.length === 0) return null;
    for (const { entry: earlier } of this.#course.told.violations) {
      if (earlier === null || earlier >= entry) continue;
      const ways = all.filter(({ at }) => at <= earlier);
      const [first] = ways;
      if (first?.resumed.how === 'elsewhere') return { entry: earlier, says: first.resumed.says, ways };
    }
    return null;
  }

  /** Reports an earlier entry; `nearest`: the legal moves nearest to it. */
  #blame({ entry, breach }: Misplaced<F>, resumed: Resumed, nearest: (move: Move) => readonly Move[]): void {
    const { moves, told } = this.#course;
    const move = moves[entry] as Move;
    this.#blamed = {
      rule: breach.rule,
      entry,
      pointer: `/moves/${entry}`,
      seat: move.seat ?? null,
      facts: breach.facts,
      also: [],
      resumed,
      legal: nearest(move),
    };
    told.breachOfEarlier(this.#blamed);
  }
}

/** Whether an entry says of a move what it is, whatever it says, claims and notes besides. */
function tells(entry: Move, move: Move): boolean {
  const said: object = entry;
  return sameJson({ ...said, ...move }, said);
}

/** So many steps are little enough for what any entry may have said instead, if they are more than its share. */
const LITTLE_FOR_WORDS = 1_200;

/** Of several readings that refuse a move the first one in which it can be carried out all the same, as a table may have done. */
function likeliestOf<F>(readings: readonly Reading<F>[]): Reading<F> {
  return (readings.find(({ ruling }) => isDone(ruling)) ?? readings[0]) as Reading<F>;
}

/** What is told of the breaches of a move; `legal`: the legal moves nearest to it. */
function violationsOf(
  { seat }: Move,
  breaches: Ruling<unknown>['breaches'],
  entry: number,
  resumed: Resumed,
  legal: readonly Move[] = [],
): Violation[] {
  return breaches.map(({ rule, facts, also = [] }, index) => ({
    rule,
    entry,
    pointer: `/moves/${entry}`,
    seat: seat ?? null,
    facts,
    also,
    resumed,
    legal: index === 0 ? legal : [],
  }));
}

/** Whether a move is refused because what chance has brought before it is not recorded. */
export function isUntold<F>({ ruling }: Pick<Reading<F>, 'ruling'>): boolean {
  return ruling.transition === null && ruling.breaches.every(({ rule: id }) => id === 'log.the-move-log.6');
}

/** Whether nothing takes a move where it stands. */
function isUntaken<F>({ ruling }: Reading<F>): boolean {
  return ruling.transition === null;
}

/** Whether a refused move can be carried out all the same, as a table may have done. */
function isDone<F>({ transition, possible }: Ruling<F>): boolean {
  return transition !== null && possible;
}

/** A reading with all that is against an entry recorded or done twice told as one breach, which names the other rules besides. */
function asOneSlip<F>(reading: Reading<F>): Reading<F> {
  const { ruling } = reading;
  const [first, ...others] = ruling.breaches;
  if (first === undefined || others.length === 0) return reading;
  const also = [...(first.also ?? []), ...others.map(({ rule: id }) => id)];
  return { ...reading, ruling: { ...ruling, breaches: [{ ...first, also }] } };
}

/** Whether a move brings up what lies somewhere already: one component is in one place, and has not come up once more. */
function isThereAlready<F>({ breaches }: Ruling<F>): boolean {
  return breaches.some(({ rule: id }) => id === 'log.the-move-log.3');
}

function afterLosing(entry: number): string {
  return `depends on the breach at entry ${entry}, after which the log could not be followed`;
}
