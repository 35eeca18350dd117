/**
 * @module
 * What an entry shows of earlier breaches: that one was carried out otherwise than it was read, or not at all, because the entry is legal, or
 * its claims are true, only then.
 */
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import type { Resumed } from '../play/findings.ts';
import { copyOf, type Position } from '../play/play.ts';
import type { Course } from './course.ts';
import { FOR_NOTHING } from './elsewhere.ts';
import { LONG_BEFORE } from './looking-back.ts';
import type { Way } from './readings.ts';
import { followedTo } from './unsaid.ts';

/** So many of the latest refused entries that were left out are tried as carried out. */
const FEW = 4;

/** So many entries before a refused one its player may have done what it was done instead of. */
const ALIKE = 8;

const SKIPPED: Resumed = { how: 'skipped' };

/** An entry that may show something, as it is meant. */
interface Entry {
  readonly entry: number;
  readonly move: Move;
}

/** Where the log stands if a breach went otherwise than it is read, as the claims of an entry show; null: they show no such thing. */
export function claimsOfBreaches<F extends BaseFacts>(course: Course<F>, shown: Entry): Way<F> | null {
  return (
    besidesRefused(course, shown) ??
    showingOfBreaches(course, shown) ??
    instead(course, shown) ??
    inTruth(course, shown)
  );
}

/** Where the log stands if the last refused entry went otherwise than it is read, as the claims of an entry show; null: they do not. */
function besidesRefused<F extends BaseFacts>(course: Course<F>, { entry, move }: Entry): Way<F> | null {
  const { besides, game, moves, told } = course;
  const { entry: refused, ways } = besides;
  // Where one of them does not lead here, or what is claimed here is wrong, it explains nothing later on either.
  course.besides = { entry: refused, ways: [] };
  if (entry - refused > LONG_BEFORE) return null;
  for (const way of ways) {
    if (game.work.low) return null;
    const position = followedTo(game, copyOf(game, way.position), moves, refused + 1, entry + 1);
    if (position === null) continue;
    for (const one of told.since(refused)) if (one.entry === refused) one.resumed = way.resumed;
    if (move.expect !== undefined) game.ruleset.claims.settled?.(position.facts, move.expect);
    return { ...way, position };
  }
  return null;
}

/** The breaches just before an entry, and how each was read on. */
export function breachesBefore<F extends BaseFacts>({ told }: Course<F>, entry: number): Map<number, Resumed> {
  const recent = told.since(entry - LONG_BEFORE);
  return new Map(recent.flatMap(({ entry: at, resumed }) => (at !== null && at < entry ? [[at, resumed]] : [])));
}

/** The breaches that were read on with in one of these ways. */
function entriesOf(read: ReadonlyMap<number, Resumed>, ways: readonly Resumed['how'][]): number[] {
  return [...read].flatMap(([at, { how }]) => (ways.includes(how) ? [at] : []));
}

/** Where the log stands if its breaches from the one at `first` on were read on with like this; null: the claims do not show it. */
function readOnLike<F extends BaseFacts>(
  { back, game, told }: Course<F>,
  { entry, move }: Entry,
  breaches: ReadonlyMap<number, Resumed>,
  first: number,
  fits: Fits<F>,
): Way<F> | null {
  const position = back?.without(breaches, first, entry) ?? null;
  const resumed = breaches.get(first);
  if (position === null || resumed === undefined || !fits(position)) return null;
  for (const one of told.since(first)) one.resumed = breaches.get(one.entry ?? -1) ?? one.resumed;
  if (move.expect !== undefined) game.ruleset.claims.settled?.(position.facts, move.expect);
  back?.goOnOtherwise(first, entry, position);
  return { position, notes: [], resumed, undecided: breaches, ahead: null };
}

/** Whether the log goes on from a position. */
type Fits<F> = (position: Position<F>) => boolean;

/**
 * Where the log stands if an earlier breach was carried out otherwise than it is read, or not at all, as an entry shows that is legal, with
 * its claims true, only then; null: it shows no such thing. `shows`: of which breaches it may.
 */
export function showingOfBreaches<F extends BaseFacts>(
  course: Course<F>,
  shown: Entry,
  shows: (breach: number) => boolean = () => true,
  fits: Fits<F> = () => true,
): Way<F> | null {
  return withoutBreach(course, shown, shows, fits) ?? withBreach(course, shown, shows, fits);
}

/**
 * Where the log stands if a breach that was read on with as recorded or elsewhere, or it and later ones, had not been carried out, as an
 * entry shows.
 */
function withoutBreach<F extends BaseFacts>(
  course: Course<F>,
  shown: Entry,
  shows: (breach: number) => boolean,
  fits: Fits<F>,
): Way<F> | null {
  const { back, game } = course;
  const read = breachesBefore(course, shown.entry);
  const [without, spent] = [new Map(read), new Map(read)];
  const done = entriesOf(read, ['as-recorded', 'elsewhere']).filter(shows);
  // The latest of them alone costs little.
  for (const at of game.work.low ? done.slice(-1) : done.toReversed()) {
    if (game.work.over) return null;
    without.set(at, SKIPPED);
    const alone = [new Map(read).set(at, SKIPPED)];
    const isRecorded = read.get(at)?.how === 'as-recorded';
    const inPart = isRecorded ? (back?.inPart(at, shown.entry) ?? null) : null;
    // What chance has brought tells nothing of a move that could not be made as it stands.
    const nothing = isRecorded || (at === done.at(-1) && !game.chances.has(shown.move.type)) ? [FOR_NOTHING] : [];
    if (nothing.length > 0) spent.set(at, FOR_NOTHING);
    for (const how of inPart === null ? nothing : [...nothing, inPart]) alone.push(new Map(read).set(at, how));
    for (const breaches of at === done.at(-1) ? alone : [...alone, without, spent]) {
      const way = readOnLike(course, shown, breaches, at, fits);
      if (way !== null) return way;
    }
  }
  return null;
}

/** Where the log stands if one of the latest refused entries, read as left out, had been carried out beside what was under way, as an entry shows. */
function withBreach<F extends BaseFacts>(
  course: Course<F>,
  shown: Entry,
  shows: (breach: number) => boolean,
  fits: Fits<F>,
): Way<F> | null {
  const { back, game } = course;
  const read = breachesBefore(course, shown.entry);
  const left = entriesOf(read, ['skipped']).filter(shows);
  for (const at of left.toReversed().slice(0, FEW)) {
    if (game.work.low) return null;
    const resumed = back?.beside(at, shown.entry) ?? null;
    const way = resumed === null ? null : readOnLike(course, shown, new Map(read).set(at, resumed), at, fits);
    if (way !== null) return way;
  }
  return null;
}

/**
 * Where the log stands if a refused entry was carried out instead of what its player did of the same kind before it in the turn (a table that
 * changed its mind), as claims show: it is legal then, and they are true.
 */
function instead<F extends BaseFacts>(course: Course<F>, shown: Entry): Way<F> | null {
  const { game, moves, told } = course;
  const read = breachesBefore(course, shown.entry);
  if (read.size > FEW) return null;
  for (const at of [...read.keys()].toReversed()) {
    const others = new Map(read);
    others.delete(at);
    for (const first of alikeBefore(moves, at).filter((one) => !read.has(one))) {
      if (game.work.low) return null;
      const way = readOnLike(course, shown, others.set(first, SKIPPED), first, () => true);
      others.delete(first);
      if (way === null) continue;
      const says = `this had not been recorded before: ${game.say(moves[first] as Move)}`;
      const resumed: Resumed = { how: 'elsewhere', says };
      for (const one of told.since(at)) if (one.entry === at) one.resumed = resumed;
      return { ...way, resumed };
    }
  }
  return null;
}

/**
 * Where the log stands if a breach that was read on with as recorded had said another of its words, as claims show that are true of one such
 * thing only; null: they do not.
 */
function inTruth<F extends BaseFacts>(course: Course<F>, { entry, move }: Entry): Way<F> | null {
  const { back, game, told } = course;
  const read = breachesBefore(course, entry);
  for (const at of entriesOf(read, ['as-recorded']).toReversed().slice(0, FEW)) {
    if (game.work.low) return null;
    const [way, ...others] = back?.saidAt(at, entry, true) ?? [];
    if (way === undefined || others.length > 0) continue;
    for (const one of told.since(at)) if (one.entry === at) one.resumed = way.resumed;
    if (move.expect !== undefined) game.ruleset.claims.settled?.(way.position.facts, move.expect);
    back?.goOnOtherwise(at, entry, way.position);
    return way;
  }
  return null;
}

/** The entries of one kind right before an entry in which its player does something of the kind, nobody else in between, the latest first. */
function alikeBefore(moves: readonly Move[], entry: number): number[] {
  const { type, seat } = moves[entry] as Move;
  const [kind] = type.split('.');
  const found: number[] = [];
  for (let at = entry - 1; at >= Math.max(0, entry - ALIKE); at -= 1) {
    const before = moves[at] as Move;
    if (before.seat !== undefined && before.seat !== seat) break;
    if (before.seat === seat && before.type.split('.')[0] === kind) found.push(at);
  }
  return found;
}
