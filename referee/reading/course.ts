/**
 * @module
 * The course of reading a log: its entries, where it may stand by now, and what has been told of it. Whoever takes a closer
 * look at an entry works on this.
 */
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { sameJson } from '../../schemas/json.ts';
import { isType, type Misread, UNREADABLE, type Unread } from '../log/form.ts';
import type { Log } from '../log/header.ts';
import type { Compiled } from '../play/compile.ts';
import { carryOn, copyOf, type Position, ruleHere, TURN, top, viewOf } from '../play/play.ts';
import { withItsWords } from './complete.ts';
import { LOOKAHEAD, MOST } from './fitting.ts';
import { LONG_BEFORE, type LookingBack } from './looking-back.ts';
import { type Near, wrongNames } from './meant.ts';
import { distinct, haveSameOrder, type Reading, type Way } from './readings.ts';
import { FEW, type Told } from './told.ts';
import { takes } from './unsaid.ts';

/** Where reading has gone on behind a refused entry, and whether the log could not be followed there. */
export interface WentOn<F> {
  readonly ways: readonly Way<F>[];
  readonly lostSince: number | null;
}

/** How a log is read: the entries that are none in their form, the last one that is ruled, and what a first reading has found. */
interface CourseOf<F> {
  readonly unread?: Unread | undefined;
  readonly until?: number | undefined;
  readonly wentOn?: Map<number, WentOn<F>> | undefined;
}

const NONE_UNREAD: Unread = new Map();

/** Behind so many refused entries at once it is kept for a second reading how the first has gone on. */
const MOST_KEPT = 20;

export class Course<F extends BaseFacts> {
  readonly game: Compiled<F>;
  readonly log: Log;
  /** all moves of the log, as far as they can be read, and those of them that are ruled */
  readonly all: readonly Move[];
  readonly moves: readonly Move[];
  /** the entries that are none of the ruleset's moves in its form */
  readonly unread: Unread;
  readonly told: Told;
  /** the readings of the log that nothing has refuted yet: one, until a breach leaves several; the first one is reported */
  ways: Way<F>[];
  /** what came before the entry that is read; null: it is not looked back, and the likeliest readings are enough */
  back: LookingBack<F> | null = null;
  /** where reading has gone on behind each refused entry; a second reading is given those of the first, and goes on from there too */
  readonly wentOn: Map<number, WentOn<F>>;
  /** an entry that was left out because nobody can say what it was meant to be: until the log is followed at a turn again, nothing is held against later ones */
  unreadSince: number | null = null;
  /** the first of such entries; null: there has been none */
  #overlooked: number | null = null;
  /** what that entry may have changed nobody can say: it may be anything, to the end of the log */
  #isUnreadForGood = false;
  /** such an entry may have ended a turn */
  #mayHaveEndedATurn = false;
  /** entries that nobody can read, of which the next ones have shown what they may have been */
  readonly guessed = new Set<number>();
  /** the entry of a breach after which the log could not be followed: what depends on it is not ruled */
  lostSince: number | null = null;
  /** where the log may stand behind the last refused entry, should later claims show it: no other entry speaks for these ways */
  besides: { readonly entry: number; readonly ways: readonly Way<F>[] } = { entry: 0, ways: [] };
  readonly near: Near = new Map();

  constructor(
    game: Compiled<F>,
    log: Log,
    { unread = NONE_UNREAD, until, wentOn = new Map() }: CourseOf<F>,
    told: Told,
    way: Way<F>,
  ) {
    this.game = game;
    this.wentOn = wentOn;
    this.log = log;
    this.unread = new Map([...unread].filter(([, { isPlain }]) => isPlain !== true));
    this.all = movesOf(log, unread);
    this.moves = until === undefined ? this.all : this.all.slice(0, until + 1);
    this.told = told;
    this.ways = [way];
  }

  /** The entries behind one that tell where the log stands after it. */
  behind(entry: number): readonly Move[] {
    return this.all.slice(entry + 1, entry + 1 + LOOKAHEAD);
  }

  /** The same that the procedure under way may go on with: what is possible at any time may come between and says nothing of it. */
  goesOnWith(entry: number): readonly Move[] {
    return this.behind(entry).filter((move) => !this.#isAtAnyTime(move));
  }

  /**
   * The last of the entries in a row behind one that are possible at any time; the entry itself: there are none. `plain`: only of those that
   * are done at once, and make no room for anything.
   */
  lastAtAnyTime(entry: number, plain: boolean): number {
    const next = this.behind(entry);
    const first = next.findIndex((move) => !this.#isAtAnyTime(move, plain));
    return entry + (first < 0 ? next.length : first);
  }

  #isAtAnyTime({ type }: Move, plain = false): boolean {
    // What is possible at any time under a condition is also a move of procedures.
    return (!plain && this.game.beside.has(type)) || this.game.standing.moves.get(type)?.condition === null;
  }

  /** Takes note in some facts, a copy, that nobody can read an entry, or (`inPart`) what a strange word of it says. */
  overlook(entry: number, facts: F, inPart: boolean): void {
    const { type, seat }: { readonly type?: unknown; readonly seat?: unknown } = this.log.moves[entry] ?? {};
    // What is possible at any time brings the game nowhere, whatever it was.
    const isAside = typeof type === 'string' && this.game.standing.moves.get(type)?.condition === null;
    if (inPart || !isAside) this.unreadSince ??= entry;
    this.#overlooked ??= entry;
    const told = {
      ...(typeof type === 'string' && !inPart ? { type } : {}),
      ...(typeof seat === 'string' ? { seat } : {}),
      words: this.log.moves[entry] ?? {},
      isStrange: !inPart && !isType(this.game, type),
    };
    const { slips } = this.game.ruleset;
    if (slips.overlooked?.(facts, told, dependingOn(entry)) !== true) this.#isUnreadForGood = true;
    const isOfAType = typeof type === 'string' && !this.unread.has(entry);
    if (!isOfAType || slips.turns?.endedBy.has(type) !== false) this.#mayHaveEndedATurn = true;
  }

  /** An entry was taken that is not possible at any time: the log is followed again. `deep`: it stood in the middle of a procedure. */
  followed({ type }: Move, deep: boolean): void {
    this.lostSince = null;
    if (!deep && !this.#isUnreadForGood && !this.game.beside.has(type)) this.unreadSince = null;
  }

  /**
   * An entry that nobody can read and that may be why all these readings refuse a move; null: it would be refused whatever that
   * entry was. A move of a procedure that is not under way may belong to one which came of it, and of what players may do at any time
   * nobody knows in whose turn it came.
   */
  mayComeOfUnread(move: Move, readings: readonly Reading<F>[]): number | null {
    const { turns } = this.game.ruleset.slips;
    const isOutOfTurn = ({ ruling }: Reading<F>): boolean =>
      ruling.breaches.some(({ rule: id }) => turns?.rules.has(id));
    if (!this.#mayHaveEndedATurn && readings.every(isOutOfTurn)) return null;
    if (this.unreadSince !== null || this.#overlooked === null) return this.unreadSince;
    const { game } = this;
    const isCertain = ({ position, ruling, move: read = move }: Reading<F>): boolean => {
      if (ruling.transition === null) return isOfTheTurn(game, position, move);
      const { standing, chance, beside } = ruling.transition;
      if (!chance && (standing || beside)) return false;
      const said = new Set(ruling.breaches.map(({ rule: id }) => id));
      const blurred = copyOf(game, ruling.position);
      game.ruleset.slips.overlookedAgain?.(blurred.facts);
      const again = ruleHere(game, blurred, read);
      return again.transition !== null && again.breaches.some(({ rule: id }) => said.has(id));
    };
    return readings.every(isCertain) ? null : this.#overlooked;
  }

  /** What the log goes on with after an entry, as it may be meant in a position where somebody has to choose; null: it ends. */
  nextAt(position: Position<F>, entry: number): Move | null {
    const next = this.moves[entry + 1] ?? null;
    if (next === null || takes(this.game, position, next)) return next;
    // A name that nobody knows may be why it is not taken here.
    const misread = this.unread.get(entry + 1) ?? wrongNames(this.game, position, next, this.near);
    const meant = misread?.meant ?? [];
    return meant.find((one) => takes(this.game, position, one)) ?? next;
  }

  /** Where the log stands from here on. */
  keep(kept: readonly Way<F>[]): void {
    if (kept.length === 0) return;
    this.ways = this.#likeliest(distinct(this.game.work, this.back === null ? kept.slice(0, FEW) : kept));
    this.told.decide(this.ways);
  }

  /** Carries out what a reading has only behind this entry, because it was recorded too early. */
  makeBelated(entry: number): void {
    const { game } = this;
    if (!this.ways.some(({ belated }) => belated?.behind === entry)) return;
    const made = this.ways.flatMap((way): Way<F>[] => {
      const { belated, ...others } = way;
      if (belated?.behind !== entry) return [way];
      const { ruling, read } = withItsWords(game, way.position, belated.move);
      return ruling.kind === 'accepted' ? [{ ...others, ...carryOn(game, way.position, read, ruling) }] : [];
    });
    this.keep(made.length > 0 ? made : this.ways.map(({ belated: _, ...way }) => way));
  }

  /** Keeps where the log may stand besides behind a refused entry. */
  keepBesides(entry: number, ways: readonly Way<F>[]): void {
    const { besides } = this;
    this.besides = { entry, ways: besides.entry === entry ? [...ways, ...besides.ways] : ways };
  }

  /** Keeps for a second reading where this one goes on behind a refused entry: moves are carried out in place. Of many it reads on itself. */
  noteWentOn(entry: number): void {
    if (this.back === null || this.wentOn.size >= MOST_KEPT) return;
    const ways = this.ways.map((way) => ({ ...way, position: copyOf(this.game, way.position) }));
    this.wentOn.set(entry, { ways, lostSince: this.lostSince });
  }

  /** Goes on behind a refused entry as the first reading has; false: this is the first one, or it was not refused there. */
  goOnAsBefore(entry: number): boolean {
    const before = this.back === null ? this.wentOn.get(entry) : undefined;
    if (before === undefined) return false;
    this.wentOn.delete(entry);
    this.lostSince = before.lostSince;
    this.keep(before.ways);
    return true;
  }

  /** The names in a refused move that nobody knows, where they are why no reading takes it. */
  wrongNames(move: Move, readings: readonly Reading<F>[]): Misread | null {
    const [first] = readings;
    const wrong = first === undefined ? null : wrongNames(this.game, first.position, move, this.near);
    const said = new Set(wrong?.slips.map(({ rule: id }) => id));
    const names = ({ ruling: { transition, breaches } }: Reading<F>): boolean =>
      transition === null || breaches.some(({ rule: id }) => said.has(id));
    // What only may be called otherwise has been found to be legal so.
    const isDoubted = wrong?.slips.every(({ doubt }) => doubt !== undefined) === true;
    if (wrong === null || !(isDoubted || readings.every(names))) return null;
    // What is like no name that is known may have been told by an entry that is none in its form; wrong names tell of nothing.
    const isFormless = this.unreadSince !== null && this.unread.has(this.unreadSince);
    return isFormless && wrong.meant.length === 0 ? null : wrong;
  }

  /**
   * The readings in which something that was left unsaid at one of the latest entries was done, as an entry shows by being
   * legal only then, or its claims by being true: where they stand before entry `last`.
   */
  doneEarlier(entry: number, last: number, holds: (position: Position<F>, isCertain: boolean) => boolean): Way<F>[] {
    if (this.back === null || this.lostSince !== null || this.unreadSince !== null) return [];
    const breaches = new Map(
      this.told.since(entry - LONG_BEFORE).map(({ entry: at, resumed: { how } }) => [at ?? -1, how]),
    );
    const found = this.back.doneEarlier(entry, last, breaches, holds);
    const [one] = found;
    if (one !== undefined) {
      this.told.leaveOpen(one.entry);
      this.told.doubts(entry, one.doubts ?? []);
    }
    const [reported] = this.ways as [Way<F>, ...Way<F>[]];
    return found.map(({ way, position, moves, entry: at }) => ({
      ...reported,
      position,
      notes: [],
      undecided: this.told.undecidedSince(at, way, reported),
      reads: new Map([...(reported.reads ?? []), ...(way.reads ?? [])]).set(at, moves.map(this.game.say).join(', ')),
    }));
  }

  /**
   * Of more readings than are kept those become one that tell what was chosen at this entry alike, or else all: what earlier choices
   * have brought is left open. Not where what differs cannot stand in doubt, nor where the log has still to decide about a breach: of those
   * that are read on with in the likeliest ways all stay then.
   */
  leaveOpen(entry: number): void {
    if (this.told.isUndecided) {
      this.ways = this.#likeliest(this.ways);
      this.told.decide(this.ways);
      return;
    }
    for (const isOlder of [true, false]) {
      const found = merged(this.game, this.ways, (way) => (isOlder ? way.reads?.get(entry) : undefined));
      if (found.length > MOST) continue;
      this.told.tellOpen(this.ways, isOlder ? entry : undefined);
      this.ways = found;
      return;
    }
  }

  /**
   * Of more readings than are kept, where a breach may have been read on with in several ways, those of the likeliest ways, each with all that
   * may have been chosen in it since; all of them, where those of the first way alone are too many.
   */
  #likeliest(ways: readonly Way<F>[]): Way<F>[] {
    if (ways.length <= MOST || !this.told.isUndecided) return [...ways];
    const kept: Way<F>[] = [];
    for (const alike of Map.groupBy(ways, (way) => JSON.stringify([...this.told.undecidedIn(way)])).values()) {
      if (kept.length + alike.length > MOST) break;
      kept.push(...alike);
    }
    return kept.length > 0 ? kept : [...ways];
  }

  /** Of many readings of one entry the first one, of which what the entry may have changed is not known, if that can be said. */
  narrowed(entry: number, ways: readonly Way<F>[]): readonly Way<F>[] {
    const { game, told } = this;
    const [first] = ways;
    if (first === undefined || ways.length <= FEW || !told.isOpen(entry)) return ways;
    const before = viewOf(game, first.position);
    const facts = game.copy(first.position.facts);
    game.ruleset.slips.forget?.(facts, this.moves[entry] as Move);
    const position = { ...first.position, facts };
    if (sameJson(viewOf(game, position), before)) return ways;
    told.close(entry);
    told.doubt(entry, { reason: MANY_WAYS });
    return [{ ...first, position }];
  }
}

const MANY_WAYS = 'the log leaves open which of many ways this went';

/** Readings that stand at the same place and are alike in this become one, of which it is open in which way it came there (`slips.either`). */
function merged<F extends BaseFacts>(
  game: Compiled<F>,
  ways: readonly Way<F>[],
  alike: (way: Way<F>) => string | undefined,
): Way<F>[] {
  const { either } = game.ruleset.slips;
  const found: Way<F>[] = [];
  for (const way of ways) {
    const isJoined = found.some((one, at) => {
      if (!haveSameOrder(one, way) || alike(one) !== alike(way)) return false;
      if (!sameJson(one.position.frames, way.position.frames)) return false;
      const position = copyOf(game, one.position);
      const isOpen = either?.(position.facts, copyOf(game, way.position).facts, MANY_WAYS) === true;
      if (isOpen) found[at] = { ...one, position };
      return isOpen;
    });
    if (!isJoined) found.push(way);
  }
  return found;
}

/** What is said of whatever may come of an entry that nobody can read. */
export function dependingOn(entry: number): string {
  return `depends on entry ${entry}, of which nobody can say what it was meant to be`;
}

/** Whether a log stands at a turn, and a move is one that is made in some step of it. */
export function isOfTheTurn<F extends BaseFacts>(game: Compiled<F>, { frames }: Position<F>, { type }: Move): boolean {
  const turn = game.tables.get(top(frames).chart);
  return frames.length <= TURN && turn !== undefined && turn.states.some(({ moves }) => moves.has(type));
}

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
