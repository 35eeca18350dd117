/**
 * @module
 * Looking back: an entry may show something of earlier ones. The log is read a second time, some way behind the first, to say
 * where it stood before any of the latest entries.
 */
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { type Json, sameJson } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import type { Resumed } from '../play/findings.ts';
import { carryOn, copyOf, type Note, type Position, rule, TURN } from '../play/play.ts';
import { isClaimedOtherwise, takeClaims, wrongClaims } from './claims.ts';
import {
  beside,
  FOR_NOTHING,
  firstOf,
  forNothing,
  fromElsewhere,
  madeElsewhere,
  madeInPart,
  overForNothing,
} from './elsewhere.ts';
import { beforeItsChance, type Interruption, interruption, returnsTo } from './interruption.ts';
import { isOutOfOrder, SOON, type Way } from './readings.ts';
import {
  MOST_SAID,
  mayBeToBlame,
  type SaidOtherwise,
  saidOtherwise,
  toldAgainBefore,
  toldOnce,
  toldTooEarly,
  toldTooLate,
  unrecordedBefore,
} from './said-otherwise.ts';
import { type Breaches, followedTo } from './unsaid.ts';
import { doneEarlier, type Earlier } from './unsaid-earlier.ts';

/** How often a log is asked for something that was left unsaid earlier. */
const LOOKS = 20;
/** How many entries are looked back through for something that was left unsaid: the turn of a player and what comes before it. */
const EARLIER = 40;
/** How many for one that a refused entry had come before. */
const TOO_LATE = 12;
/** How many for one that may have said something else, before which something was done, or that was recorded too early: where a ship went may show only in the next turn of its player. */
export const LONG_BEFORE = 60;
/** Behind more breaches than so many it is more likely that they explain what is refused than what was left unsaid. */
const FEW_BREACHES = 2;
/** So many of the readings of a log are looked through for what was left unsaid: each costs as much as the first. */
const LIKELIEST = 2;

/** A log that is read once more from its start. */
interface Reader<F> {
  /** the first entry that has not been read */
  readonly next: number;
  /** where the log may stand there */
  readonly ways: readonly Way<F>[];
  /** Reads on up to an entry. */
  readTo(end: number): void;
  /** Goes on from here, before the first entry that has not been read. */
  goOnFrom(position: Position<F>): void;
}

export class LookingBack<F extends BaseFacts> {
  readonly #game: Compiled<F>;
  readonly #moves: readonly Move[];
  readonly #all: readonly Move[];
  readonly #readAgain: () => Reader<F>;
  #reader: Reader<F> | null = null;
  /** where the log may have stood before each of the latest entries, as the reader has found it */
  readonly #before = new Map<number, readonly Way<F>[]>();
  /** the first entry behind what the last one that was looked back for has shown */
  #since = 0;
  /** from where on that has been looked for; null: nothing has been shown */
  #shownSince: number | null = null;
  /** a breach of which a later entry has shown that it went otherwise than the second reading has read it, and that entry */
  #otherwise = { since: -1, until: -1 };
  /** how often something has been looked for that was left unsaid earlier */
  #looks = 0;
  /** what else entries may have said behind which everything is legal up to a refused one: behind a later one nothing else is */
  readonly #said = new Map<string, readonly Move[]>();

  /** `all`: the entries behind `moves` too, which only help to find out what was meant; `readAgain`: begins to read the log once more. */
  constructor(game: Compiled<F>, moves: readonly Move[], all: readonly Move[], readAgain: () => Reader<F>) {
    this.#game = game;
    this.#moves = moves;
    this.#all = all;
    this.#readAgain = readAgain;
  }

  /** Where the log may have stood before `first`, at most `LONG_BEFORE` entries before `entry`, in each reading; `entry` is never less than it was before. */
  #recorded(first: number, entry: number): readonly Way<F>[] {
    this.#reader ??= this.#readAgain();
    const oldest = Math.max(0, entry - LONG_BEFORE);
    for (const at of this.#before.keys()) if (at < oldest) this.#before.delete(at);
    for (let at = Math.max(oldest, this.#reader.next); at < entry; at += 1) {
      this.#reader.readTo(at);
      if (this.#before.has(at)) continue;
      const ways = this.#reader.ways.map((way) => ({ ...way, position: copyOf(this.#game, way.position) }));
      this.#before.set(at, ways);
    }
    return this.#before.get(first) ?? [];
  }

  /** The same in the reported reading. */
  before(first: number, entry: number): Position<F> {
    return (this.#recorded(first, entry)[0] as Way<F>).position;
  }

  /** The same in the likeliest readings, and without what the claims of the entry before it have shown to have been done. */
  #stood(first: number, entry: number): readonly { readonly way: Way<F>; readonly position: Position<F> }[] {
    const game = this.#game;
    const recorded = this.#recorded(first, entry)
      .filter((way) => !isOutOfOrder(way))
      .slice(0, LIKELIEST);
    const previous = this.#moves[first - 1];
    const claimed = previous?.expect as Json | undefined;
    const earlier = claimed === undefined ? [] : this.#recorded(first - 1, entry).slice(0, LIKELIEST);
    const bare = earlier.flatMap((way) => {
      const ruling = rule(game, way.position, previous as Move);
      if (ruling.kind !== 'accepted') return [];
      const { position } = carryOn(game, way.position, previous as Move, ruling);
      return wrongClaims(game, position, claimed as Json) > 0 ? [{ way, position }] : [];
    });
    return [...bare, ...recorded.map((way) => ({ way, position: way.position }))];
  }

  /**
   * What was left unsaid at one of the latest entries and was done, as an entry shows by being legal only then, or its claims by
   * being true (`holds`), each with the position before entry `last`. Of a log with many breaches it is not asked time and again.
   * `breaches`: how those that have been told were read on.
   */
  doneEarlier(
    entry: number,
    last: number,
    breaches: Breaches,
    holds: (position: Position<F>, isCertain: boolean) => boolean,
  ): readonly Earlier<F, Way<F>>[] {
    if (breaches.size > FEW_BREACHES) return [];
    const game = this.#game;
    const soon = this.#all.slice(entry + 1, entry + 1 + SOON);
    const stood = (at: number) => this.#stood(at, last);
    const since = (from: number): Earlier<F, Way<F>>[] => {
      const first = Math.max(0, entry - EARLIER, from);
      if (this.#looks >= LOOKS || first >= entry) return [];
      this.#looks += 1;
      return doneEarlier(game, stood, { moves: this.#moves, first, last, soon, breaches }, holds);
    };
    const latest = since(this.#since);
    // What was shown last may have been done in an earlier window, if that is legal to this entry too (the order of two triggers).
    const found = latest.length > 0 || this.#shownSince === null ? latest : since(this.#shownSince);
    const [one, ...others] = found;
    // Where it may have been one of several things, nobody can say from where to look back once more.
    if (others.length > 0) this.#looks = LOOKS;
    else if (one !== undefined) {
      if (found === latest) this.#shownSince = this.#since;
      this.#since = last;
      this.#reader?.readTo(last);
      this.#reader?.goOnFrom(copyOf(game, one.position));
      this.#before.delete(last);
    }
    return found;
  }

  /** The entry that came in the middle of the procedure to which a refused entry returns; null when there is none. */
  interruption(entry: number, isNotNow: boolean): Interruption<F> | null {
    const first = returnsTo(this.#moves, entry, isNotNow);
    const found =
      first === null ? null : interruption(this.#game, this.before(first, entry), this.#moves, first, entry);
    if (found !== null || entry === 0) return found;
    return beforeItsChance(this.#game, this.before(entry - 1, entry), this.#all, entry);
  }

  /**
   * Where the log may stand after a refused entry, had one of the latest entries, up to entry `latest`, said another of its words;
   * `wrong`: those that are breaches, `unread`: those that nobody can read.
   */
  saidOtherwise(
    order: readonly string[],
    entry: number,
    latest: number,
    { wrong, unread }: { readonly wrong: ReadonlySet<number>; readonly unread: ReadonlySet<number> },
    anyWord: boolean,
  ): SaidOtherwise<F>[] {
    const found: SaidOtherwise<F>[] = [];
    for (const at of mayBeToBlame(order, this.#moves, entry, Math.max(0, entry - LONG_BEFORE), wrong, unread)) {
      if (this.#game.work.low) break;
      if (at <= latest) found.push(...this.saidAt(at, entry, anyWord));
    }
    return found;
  }

  /** Where the log may stand behind an entry, had one of the latest ones, the one at `at`, said another of its words. */
  saidAt(at: number, entry: number, anyWord: boolean): SaidOtherwise<F>[] {
    const key = `${at}/${anyWord}`;
    const only = this.#said.get(key);
    if (only?.length === 0 || at < entry - LONG_BEFORE) return [];
    const ways = saidOtherwise(this.#game, this.before(at, entry), this.#moves, at, entry, anyWord, only);
    if (!this.#game.work.over && ways.length < MOST_SAID)
      this.#said.set(
        key,
        ways.flatMap(({ said }) => said ?? []),
      );
    return ways;
  }

  /** Where the log may stand after a refused entry, had one of its kind before it not been recorded twice. */
  toldOnce(entry: number): SaidOtherwise<F>[] {
    return toldAgainBefore(this.#moves, entry, Math.max(0, entry - LONG_BEFORE)).flatMap((at) => {
      if (this.#game.work.low) return [];
      const found = toldOnce(this.#game, this.before(at, entry), this.#moves, at, entry);
      return found === null ? [] : [found];
    });
  }

  /**
   * Where the log stands behind an entry, had its breaches from the one at `first` on been read on with like this; null where that cannot be,
   * where a rule refuses anything else since, or where a claim is wrong then that is none of them.
   */
  without(breaches: ReadonlyMap<number, Resumed>, first: number, entry: number): Position<F> | null {
    const game = this.#game;
    // Behind one of which later entries have shown that it went otherwise, the second reading has not stood where the log does.
    const { since, until } = this.#otherwise;
    const latest = first <= until ? Math.min(first, since) : first;
    // Nor where it stood in one of several readings, of which later entries have decided.
    const starts = [...breaches.keys()].filter((at) => at <= latest && at > entry - LONG_BEFORE).toReversed();
    const from = starts.find((at) => this.#recorded(at, entry).length === 1) ?? latest;
    if (from <= entry - LONG_BEFORE) return null;
    let position: Position<F> | null = copyOf(game, this.before(from, entry));
    // What lay on the table before a refused move of which nothing has come, as long as what it has begun is under way.
    let before: F | null = null;
    let hasGoneOn = false;
    for (let at = from; at <= entry && position !== null; at += 1) {
      const move = this.#moves[at] as Move;
      const resumed = breaches.get(at);
      const stood: Position<F> = position;
      if (resumed === FOR_NOTHING) before ??= copyOf(game, position).facts;
      if (resumed?.how === 'elsewhere' && resumed !== FOR_NOTHING)
        position = fromElsewhere(game, position, move, resumed.says);
      else if (resumed?.how === 'skipped') {
        if (move.expect !== undefined && wrongClaims(game, position, move.expect as Json) > 0) return null;
      } else {
        const how = resumed === FOR_NOTHING ? 'as-recorded' : resumed?.how;
        const told = how === undefined ? undefined : new Map([[at, how]]);
        position = followedTo(game, copyOf(game, stood), this.#moves, at, at + 1, 'true', told);
        if (position === null && resumed === FOR_NOTHING) position = madeElsewhere(game, stood, move);
        if (position === null && before !== null && resumed === undefined && !hasGoneOn) {
          // What nothing has come of, and nothing was done with, needs no dice: it was over before this.
          const over: Position<F> | null = overForNothing(game, before, stood, move);
          before = null;
          position = over === null ? null : followedTo(game, over, this.#moves, at, at + 1, 'true');
        }
        if (position !== null && how === 'claim-taken') takeClaims(game, position, move, at);
      }
      if (before !== null && resumed === undefined && !game.chances.has(move.type))
        hasGoneOn ||= position !== null && !sameJson(stood.facts, position.facts);
      let spent: Position<F> | null = before === null || position === null ? null : forNothing(game, before, position);
      if (before === null || spent === null) continue;
      // An entry that comes behind what was over without a word is no part of it.
      const over: Position<F> | null = resumed === undefined ? overForNothing(game, before, stood, move) : null;
      if (over !== null) spent = followedTo(game, over, this.#moves, at, at + 1, 'true') ?? spent;
      // An entry behind which it is over speaks of a table on which nothing has come of it.
      if (resumed === undefined && move.expect !== undefined && isClaimedOtherwise(game, spent, move)) return null;
      position = spent;
      before = null;
    }
    if (before !== null) return null;
    return position;
  }

  /** Goes on behind an entry from where the log stands, because the breach at `first` went otherwise than it was read, as this entry has shown. */
  goOnOtherwise(first: number, entry: number, position: Position<F>): void {
    const { since, until } = this.#otherwise;
    this.#otherwise = { since: first <= until ? Math.min(first, since) : first, until: entry };
    // Where the log stood before each of them is looked up from later entries too.
    this.#recorded(first, entry + 1);
    this.#reader?.readTo(entry + 1);
    this.#reader?.goOnFrom(copyOf(this.#game, position));
    this.#before.delete(entry + 1);
  }

  /** How a refused entry is read that was made only as far as the rules let it; null: it cannot have been, or came long before this one. */
  inPart(refused: number, entry: number): Resumed | null {
    if (refused <= entry - LONG_BEFORE) return null;
    const ways = madeInPart(this.#game, this.before(refused, entry), this.#moves[refused] as Move);
    return firstOf(ways)?.resumed ?? null;
  }

  /** How a refused entry is read that was carried out beside what was under way; null: it cannot have been, or came long before this one. */
  beside(refused: number, entry: number): Resumed | null {
    if (refused <= entry - LONG_BEFORE) return null;
    return beside(this.#game, this.before(refused, entry), this.#moves[refused] as Move)?.resumed ?? null;
  }

  /**
   * Where the log may stand behind an entry, had one of these earlier ones been recorded a little later, the latest one first; `wrong`: those
   * that are breaches.
   */
  toldTooEarly(entry: number, earlier: readonly number[], wrong: ReadonlySet<number>): SaidOtherwise<F>[] {
    return earlier.toReversed().flatMap((at) => {
      if (this.#game.work.over || entry - at > LONG_BEFORE) return [];
      return toldTooEarly(this.#game, this.before(at, entry), this.#all, at, entry, wrong);
    });
  }

  /** Where the log may stand behind a refused entry, had it been recorded before one of the latest entries, the last one first. */
  toldTooLate(entry: number): SaidOtherwise<F>[] {
    const { type, seat } = this.#moves[entry] as Move;
    const found: SaidOtherwise<F>[] = [];
    const oldest = Math.max(0, entry - TOO_LATE);
    for (let at = entry - 1; at >= oldest && !this.#game.work.low; at -= 1) {
      const other = this.#moves[at] as Move;
      // Two of one kind in another order are what they were; one of them may be there twice.
      const position = other.type === type && other.seat === seat ? null : this.before(at, entry);
      const way = position === null ? null : toldTooLate(this.#game, position, this.#moves, at, entry);
      if (way !== null) found.push(way);
    }
    return found;
  }

  /** Where the log may stand after a refused entry, had something been recorded before one of the latest entries, the last one first. */
  unrecordedBefore(entry: number): SaidOtherwise<F>[] {
    const game = this.#game;
    if (game.ruleset.slips.unrecordedBefore === undefined) return [];
    const found: SaidOtherwise<F>[] = [];
    for (let at = entry - 1; at >= Math.max(0, entry - LONG_BEFORE) && !game.work.low; at -= 1) {
      const ways = unrecordedBefore(game, this.before(at, entry), this.#moves, at, entry);
      if (ways === null) break;
      found.push(...ways);
    }
    return found;
  }

  /**
   * What the entries have settled of which this one only tells the outcome, or with whose procedure it goes on, with the facts
   * before them; null where this entry stands for itself.
   */
  settledSoFar(entry: number): { readonly notes: readonly Note[]; readonly before: F } | null {
    const game = this.#game;
    if (game.completing.size === 0) return null;
    const goesOn = (at: number): boolean => {
      const move = this.#moves[at] as Move;
      if (game.completing.has(move.type)) return true;
      const position = this.before(at, entry + 1);
      return position.frames.length > TURN && rule(game, position, move).implied.length === 0;
    };
    let first = entry;
    while (first > 0 && entry - first < EARLIER && goesOn(first)) first -= 1;
    if (first === entry || game.completing.has((this.#moves[first] as Move).type)) return null;
    const from = this.before(first, entry + 1);
    const notes: Note[] = [];
    let position = from;
    for (const move of this.#moves.slice(first, entry)) {
      const ruling = rule(game, position, move);
      // A breach has been carried out, too, where the log goes on with it.
      if (ruling.transition === null || !ruling.possible) continue;
      const after = carryOn(game, position, move, ruling);
      notes.push(...after.notes);
      position = after.position;
    }
    return { notes, before: from.facts };
  }
}
