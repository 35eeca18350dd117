/**
 * @module
 * The readings of a log, as long as there are several: how each takes an entry, and which of them are the same.
 */
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { difference, sameJson } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import type { Resumed } from '../play/findings.ts';
import { follow, isPlayedHere } from '../play/follow.ts';
import {
  carryOut,
  copyOf,
  currentState,
  type Doubt,
  factAt,
  isBarelyTaken,
  isStanding,
  type Live,
  live,
  type Note,
  type Position,
  type Ruling,
  rule,
  settled,
  still,
  top,
} from '../play/play.ts';
import type { Work } from '../play/work.ts';
import { completionsOf } from './complete.ts';
import { broughtUp, chosenBehind, chosenHere, shownBefore, withWords } from './unsaid.ts';

/** A reading of the log: where it may stand. */
export interface Way<F> {
  readonly position: Position<F>;
  /** what the refused move settled; empty when it was left out */
  readonly notes: readonly Note[];
  readonly resumed: Resumed;
  /** by entry, how earlier breaches were read on of which the log has still to decide it too */
  readonly undecided?: ReadonlyMap<number, Resumed> | undefined;
  /** the entry that was read before the refused one, because the two were written in the wrong order */
  readonly ahead: number | null;
  /** how many entries lie between those two, which are still to come; left out: none */
  readonly over?: number;
  /** an entry up to the refused one (`since`) that was recorded too early: it is read behind a later one */
  readonly belated?: Belated;
  /** what could not be ruled about that entry */
  readonly doubts?: readonly Doubt[];
  /** by entry, how an entry is read that leaves words out */
  readonly reads?: ReadonlyMap<number, string>;
  /** what is taken to have been done before a refused entry without a record: the log may record it a little later */
  readonly putIn?: PutIn;
  /** claims show that the refused move was not made: where it is left out, the log goes on from there */
  readonly undone?: true;
  /** nobody can follow how it goes on from here: what comes next is taken as it is told */
  readonly astray?: true;
  /** what is against the refused move itself in the place where it was made */
  readonly breaches?: Ruling<F>['breaches'];
}

/** A move that is still to come when a refused entry has been read, and the entry behind which it comes. */
export interface Belated {
  readonly move: Move;
  readonly since: number;
  readonly behind: number;
}

/** The entries behind a refused one in the order in which a reading has them. */
export function inOrder<F>({ ahead, over = 0, belated }: Way<F>, next: readonly Move[]): readonly Move[] {
  // An entry that was read ahead has been followed already.
  if (ahead !== null) return next.toSpliced(over, 1);
  return belated === undefined ? next : next.toSpliced(belated.behind - belated.since, 0, belated.move);
}

/** A move of which a refused entry shows that it had been made before. */
export interface PutIn {
  readonly move: Move;
  readonly entry: number;
}

/** The rulings of one move in one reading of the log. */
export interface Reading<F> {
  readonly position: Position<F>;
  readonly ruling: Ruling<F>;
  /** the move as it is read, with the words that it has left out; left out: as it stands */
  readonly move?: Move;
  /** what chance has brought first before it, as only a later entry shows */
  readonly brought?: Move | undefined;
  /** by entry, how earlier breaches were read on in it of which the log has still to decide it */
  readonly undecided?: Way<F>['undecided'];
}

/** An entry as one reading of the log takes it. */
export interface Attempt<F> extends Reading<F> {
  readonly way: Way<F>;
  /** what has been settled without a word before it */
  readonly before?: readonly Note[];
  readonly move: Move;
  /** what has been done before it cannot be ruled: something certain that explains it comes first */
  readonly unsure?: true;
}

/** A reading after a move that it takes. */
export interface Taken<F> {
  readonly way: Way<F>;
  readonly doubts: readonly Doubt[];
  /** the move is possible at any time */
  readonly standing: boolean;
  /** the move is taken as it is told, whatever it is */
  readonly asTold: boolean;
}

/** Readings with those first that can be followed: of what is taken as told nobody says more than that it may be so. */
export function followableFirst<T>(readings: readonly T[], isAsTold: (one: T) => boolean): readonly T[] {
  return readings.some(isAsTold)
    ? [...readings.filter((one) => !isAsTold(one)), ...readings.filter(isAsTold)]
    : readings;
}

/**
 * The readings that take a move, each after it; none, and nothing changed, when all of them refuse it, or one takes it only
 * because nobody can follow it.
 */
export function takenBy<F extends BaseFacts>(
  game: Compiled<F>,
  ways: readonly Way<F>[],
  move: Move,
): readonly Taken<F>[] {
  let isClear = true;
  const after = (way: Way<F>, position: Position<F>): Way<F> => ({ ...way, position, notes: [] });
  const played = (way: Way<F>, at: Live<F>): readonly Taken<F>[] => {
    const doubts: Doubt[] = [];
    const outcome = follow(game, at, move, doubts);
    if (outcome === 'stopped' || outcome === 'half-played') return [];
    const [standing, asTold] = [outcome === 'played-any-time', outcome === 'played-as-told'];
    return [{ way: after(way, still(at)), doubts, standing, asTold }];
  };
  const ruled = (way: Way<F>, position: Position<F>): readonly Taken<F>[] => {
    const ruling = rule(game, position, move);
    if (ruling.kind !== 'accepted') return [];
    isClear &&= !isBarelyTaken(game, ruling, move);
    const [standing, asTold] = [isStanding(ruling), ruling.transition?.asTold === true];
    return carriedOut(game, ruling, move).map(({ position: made }) => ({
      way: after(way, made),
      doubts: ruling.doubts,
      standing,
      asTold,
    }));
  };
  const behind = (way: Way<F>): readonly Taken<F>[] => {
    const { position } = way;
    // It may belong behind something that the log leaves unsaid.
    const mayBe = currentState(game, position).implies !== null;
    const found = mayBe ? played(way, live(game, copyOf(game, position))) : [];
    if (found.length > 0) return found;
    const taken = ruled(way, position);
    // Of several readings one may go on behind a choice that nobody has recorded.
    return taken.length > 0 || ways.length < 2
      ? taken
      : chosenBehind(game, position, move).flatMap((one) => ruled(way, one.position));
  };
  // What is played in place cannot be taken back: before that it is seen whether the move is clear in all the others.
  const isHere = ways.map(({ position }) => isPlayedHere(game, live(game, position), move));
  const found = ways.map((way, at) => (isHere[at] === true ? null : behind(way)));
  if (!isClear) return [];
  // Where those that take it do not know what it belongs to, the next entries may speak for one that knows and refuses it.
  const isSure = (one: readonly Taken<F>[] | null | undefined, at: number): boolean => {
    if (one != null) return one.some(({ doubts, asTold }) => doubts.length === 0 || asTold);
    const { doubts, transition } = rule(game, (ways[at] as Way<F>).position, move);
    return doubts.length === 0 || transition?.asTold === true;
  };
  if (found.some((one) => one?.length === 0) && !found.some(isSure)) return [];
  const all = ways.flatMap((way, at) => found[at] ?? played(way, live(game, way.position)));
  return followableFirst(all, (one) => one.asTold);
}

/** Where an accepted move leads: to several places when it leaves unsaid what sources differ on. */
export function carriedOut<F extends BaseFacts>(
  game: Compiled<F>,
  ruling: Ruling<F>,
  move: Move,
): ReturnType<typeof carryOut<F>>[] {
  const { position, transition, notes } = ruling;
  const after = (made: ReturnType<typeof carryOut<F>>) =>
    notes.length === 0 ? made : { ...made, notes: [...notes, ...made.notes] };
  const readings = transition?.readings?.(position.facts, move, top(position.frames).own) ?? [];
  if (readings.length < 2) return [after(carryOut(game, position, move, ruling))];
  return readings.map((read) => after(carryOut(game, copyOf(game, position), read, ruling)));
}

/** The ways to complete an entry that every reading refuses because words have been left out. `next`: the entries behind it. */
export function completed<F extends BaseFacts>(
  game: Compiled<F>,
  entry: number,
  readings: readonly Attempt<F>[],
  next: readonly Move[],
): Attempt<F>[] {
  const found = readings.flatMap(({ way, position, move }) =>
    completionsOf(game, position, move, next).map((read) => {
      const from = copyOf(game, position);
      const reads = new Map(way.reads).set(entry, game.say(read));
      const reason = game.putIn.get(move.type)?.(move, read) ?? null;
      return { way: { ...way, reads }, position: from, ruling: rule(game, from, read), move: read, reason };
    }),
  );
  // Of several ways later entries decide.
  return found.map(({ reason, ruling, ...one }) =>
    reason === null || found.length > 1
      ? { ...one, ruling }
      : { ...one, ruling: { ...ruling, doubts: [{ reason }, ...ruling.doubts] } },
  );
}

/** A reading that refuses an entry which another one takes: where it goes on behind a choice that nobody has recorded, if it does. */
export function choosing<F extends BaseFacts>(game: Compiled<F>, entry: number, one: Attempt<F>): Attempt<F>[] {
  const { way, position, ruling, move } = one;
  if (ruling.kind === 'accepted') return [one];
  const chosen = chosenBehind(game, position, move).map((done) => ({
    way: { ...way, reads: new Map(way.reads).set(entry, done.moves.map(game.say).join(', ')) },
    before: done.notes,
    position: done.position,
    ruling: rule(game, done.position, move),
    move,
  }));
  return chosen.length > 0 ? chosen : [one];
}

/** How a reading refuses an entry behind a choice that nobody has recorded. */
export function refusedBehind<F extends BaseFacts>(game: Compiled<F>, way: Way<F>, move: Move): Attempt<F>[] {
  return chosenHere(game, way.position).flatMap(({ position, notes }) => {
    const ruling = rule(game, position, move);
    return ruling.kind === 'refused' ? [{ way, before: notes, position, ruling, move }] : [];
  });
}

/** A position in which a refused move may be legal, with what it shows that nobody has told; null: it shows no such thing. */
export function presumed<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): { position: Position<F>; doubt: Doubt } | null {
  const shown = game.ruleset.slips.presumes?.(position.facts, move) ?? null;
  if (shown === null) return null;
  const { reason, change, frames } = shown;
  const at = copyOf(game, frames === undefined ? position : { ...position, frames });
  change(at.facts);
  return { position: frames === undefined ? at : settled(game, at, true).position, doubt: { reason } };
}

/** The readings in which an entry is legal with what it shows that nobody has told, also where it has left words out besides. */
export function presuming<F extends BaseFacts>(
  game: Compiled<F>,
  entry: number,
  readings: readonly Attempt<F>[],
  next: readonly Move[],
): Attempt<F>[] {
  return readings.flatMap((one) => {
    const found = presumed(game, one.position, one.move);
    if (found === null) return [];
    const there = { ...one, position: found.position, ruling: rule(game, found.position, one.move) };
    const legal = there.ruling.kind === 'accepted' ? [there] : completed(game, entry, [there], next);
    return legal.map((read) => ({
      ...read,
      ruling: { ...read.ruling, doubts: [found.doubt, ...read.ruling.doubts] },
    }));
  });
}

/** A reading that refuses an entry before which chance has brought something that the log does not record, and shows later: behind that. */
export function broughtBefore<F extends BaseFacts>(
  game: Compiled<F>,
  next: readonly Move[],
  one: Attempt<F>,
): Attempt<F> {
  if (one.ruling.kind === 'accepted') return one;
  const found = broughtUp(game, one.position, next);
  if (found === null) return one;
  const ruling = rule(game, found.position, one.move);
  return {
    ...one,
    before: found.notes,
    position: found.position,
    brought: found.moves[0],
    ruling: {
      ...ruling,
      doubts: found.doubts.concat(
        ruling.doubts.filter((other) => !found.doubts.some((doubt) => sameJson(doubt, other))),
      ),
    },
  };
}

/** What is recorded so soon after an entry has not been done without a word before it. */
export const SOON = 3;

/** The readings in which an entry's claims show what had been done before it. */
export function showingBefore<F extends BaseFacts>(
  game: Compiled<F>,
  moves: readonly Move[],
  entry: number,
  readings: readonly Attempt<F>[],
): Attempt<F>[] {
  const move = moves[entry] as Move;
  const soon = moves.slice(entry + 1, entry + 1 + SOON);
  return readings.flatMap(({ way, position }) =>
    shownBefore(game, position, move, soon).flatMap((done) => {
      const reads = withWords(game, done.position, move);
      const { doubts = [] } = done;
      const after = (read: Move, from: Position<F>): Attempt<F> => {
        const said = read === move ? done.moves : [...done.moves, read];
        const ruling = rule(game, from, read);
        return {
          // A mere record of what has come about by it is held against the place where the reading stands.
          way: {
            ...way,
            position: reads.length > 0 ? way.position : from,
            reads: new Map(way.reads).set(entry, said.map(game.say).join(', ')),
          },
          before: done.notes,
          position: from,
          ruling: { ...ruling, doubts: [...doubts, ...ruling.doubts] },
          ...(doubts.length > 0 ? { unsure: true } : {}),
          move: read,
        };
      };
      if (reads.length < 2) return [after(reads[0] ?? move, done.position)];
      // Each of several readings goes on with facts of its own.
      return reads.map((read) => after(read, copyOf(game, done.position)));
    }),
  );
}

/** Holding two readings against each other costs a step, and hardly anything where they differ in what others differ in. */
const HELD = 1;
const GLANCED = 0.1;
/** So many places in which readings differ are looked at first. */
const PLACES = 8;

/** Tells of readings, one after another, whether two of them go on from the same position. */
export function goingOnAlike<F extends BaseFacts>(work: Work): (one: Way<F>, other: Way<F>) => boolean {
  const places: (readonly (string | number)[])[] = [];
  return (one, other) => {
    if (!haveSameOrder(one, other)) return false;
    work.spend(GLANCED);
    const [here, there] = [one.position, other.position];
    if (places.some((place) => !sameJson(factAt(here, place), factAt(there, place)))) return false;
    work.spend(HELD);
    const place = difference(here, there);
    if (place !== null && places.length < PLACES) places.push(place);
    return place === null;
  };
}

/** Readings that stand in the same position are one. Asked at every entry while there are several. */
export function distinct<F extends BaseFacts>(work: Work, ways: readonly Way<F>[]): Way<F>[] {
  const found: Way<F>[] = [];
  const isSame = goingOnAlike<F>(work);
  for (const way of ways) {
    if (work.over && found.length > 0) break;
    if (!found.some((one) => isSame(one, way))) found.push(way);
  }
  return found;
}

/** Whether a reading has the next entries in another order than the log. */
export function isOutOfOrder<F>({ ahead, belated }: Way<F>): boolean {
  return ahead !== null || belated !== undefined;
}

/** Whether two readings have the next entries in the same order. */
export function haveSameOrder<F>(one: Way<F>, other: Way<F>): boolean {
  const [first, second] = [one.belated, other.belated];
  if (first === undefined || second === undefined) return first === second && one.ahead === other.ahead;
  return one.ahead === other.ahead && first.behind === second.behind && sameJson(first.move, second.move);
}
