/**
 * @module
 * What an entry meant that names what nobody knows, or that is none of the ruleset's moves in its form: it is read as it was
 * plainly meant, so that a slip of the pen costs only its entry. A breach of a game's rules is never told on such a guess.
 */
import { namedInPart, nearWords, slipOf } from '../../machines/near.ts';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { notSeated } from '../../machines/seats.ts';
import type { Schema } from '../../schemas/definition.ts';
import { namingWords } from '../../schemas/forms.ts';
import { type Json, pointerOf, sameJson } from '../../schemas/json.ts';
import type { Misread, Slip } from '../log/form.ts';
import type { Log } from '../log/header.ts';
import { withoutCopy } from '../log/names.ts';
import { cut, meantPerhaps } from '../log/words.ts';
import type { Compiled } from '../play/compile.ts';
import type { Violation } from '../play/findings.ts';
import { answers } from '../play/legal.ts';
import { carryOn, copyOf, type Position, type Ruling, rule } from '../play/play.ts';
import { completionsOf, filledIn } from './complete.ts';
import { fittest, MOST } from './fitting.ts';
import { readOn } from './read-on.ts';
import type { Reading, Way } from './readings.ts';
import { shownBefore, withWords } from './unsaid.ts';

/** The most wrong names of one move that are told, and the most moves that it may have meant. */
const MOST_NAMES = 8;
const MOST_MEANT = 8;
/** So many distinct strange names of a log are held against those that are known. */
const MOST_LOOKED_UP = 100;
/** Suggested is what resembles a name; meant is what differs from it in a letter or two only. */
const plainly = ({ length }: string): number => (length < 6 ? 1 : Math.floor(length / 4) + 1);

/** The names that come near to a strange one, each looked up once. */
export type Near = Map<string, readonly string[]>;

/**
 * The names in a move that nobody knows, with the moves that it may have meant to be, the likeliest first; null when every
 * name is known. `near` takes up what has been looked up.
 */
export function wrongNames<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  near: Near,
): Misread | null {
  const { facts, frames } = position;
  const isLegal = (other: Move): boolean =>
    withWords(game, position, other).length > 0 || shownBefore(game, position, other, []).length > 0;
  const slips: Slip[] = [];
  let meant: readonly Move[] = [move];
  for (const {
    rule: id,
    kind,
    of,
    name,
    path,
    key = false,
    known,
    meant: right,
    moves,
    doubt,
  } of game.ruleset.slips.strangeNames?.(facts, move, frames.at(-1)?.own) ?? []) {
    if (slips.length >= MOST_NAMES) break;
    // What may be called so is something else only where that is legal.
    if (doubt !== undefined && moves?.some(isLegal) === false) continue;
    const likely =
      right ??
      lookedUp(near, `${kind} ${name}`, () => {
        const close = nearWords(name, known);
        return close.length > 0 ? close : namedInPart(name, known);
      });
    slips.push({
      rule: id,
      path,
      what: key ? 'key' : 'value',
      message: `${cut(name)} is no ${kind} ${of}${meantPerhaps(likely)}`,
      facts: { [kind]: cut(name), ...(likely.length === 0 ? {} : { meant: [...likely] }) },
      instead: likely,
      ...(doubt === undefined ? {} : { doubt }),
    });
    if (moves !== undefined) {
      meant = moves;
      continue;
    }
    const close = nearWords(name, likely, 3, plainly);
    const plain = right ?? (close.length > 0 ? close : namedInPart(name, likely));
    // Whose move it is may follow from what they do, however their name was written.
    const instead = plain.length === 0 && path.length === 1 && path[0] === 'seat' ? facts.order : plain;
    meant = meant.flatMap((one) => instead.map((other) => named(one, path, key, other))).slice(0, MOST_MEANT);
  }
  return slips.length === 0 ? null : { slips, meant, remark: false };
}

const NO_OTHERS: ReadonlySet<string> = new Set();

/**
 * The names in what a move claims that nobody knows, where each is plainly a known one with a letter or two gone wrong, and the move that
 * claims what was meant; null: there are none. What a claim is about (`seats.ann`) is no name that it claims.
 */
export function wrongNamesClaimed<F extends BaseFacts>(
  game: Compiled<F>,
  log: Log,
  { order }: F,
  move: Move,
  near: Near,
): Misread | null {
  const { components, schemas } = game.ruleset;
  const called = components?.called({ ...log });
  if (called === undefined) return null;
  const isKnown = (word: string): boolean => order.includes(word) || [...called.values()].some((ids) => ids.has(word));
  const slips: Slip[] = [];
  let meant = move;
  const names = namingWords(schemas.position as unknown as Schema, (move.expect ?? null) as Json, NO_OTHERS);
  for (const { word, kinds, path: inside, isKey, tells } of names) {
    const plain = withoutCopy(word);
    if (isKey || tells || isKnown(plain) || slips.length >= MOST_NAMES) continue;
    const [kind] = kinds;
    const [right] = lookedUp(near, `claimed ${kind} ${plain}`, () => {
      const seat = kind === 'seat' ? nearWords(plain, order, 2, plainly) : [];
      const known = slipOf(
        plain,
        kinds.flatMap((of) => [...(called.get(of)?.keys() ?? [])]),
      );
      return seat.length === 1 ? seat : known === undefined ? [] : [known];
    });
    if (right === undefined) continue;
    const path = ['expect', ...inside];
    const instead = right + word.slice(plain.length);
    slips.push({
      rule: kind === 'seat' ? 'log.the-move-log.4' : 'log.the-move-log.5',
      path,
      what: 'value',
      message:
        kind === 'seat'
          ? notSeated(word, order)
          : `${cut(word)} is no ${kind} that the catalogue or this log knows${meantPerhaps([instead])}`,
      facts: { [kind]: cut(word), meant: instead },
      instead: [instead],
    });
    meant = named(meant, path, false, instead);
  }
  return slips.length === 0 ? null : { slips, meant: [meant], remark: false };
}

function lookedUp(near: Near, key: string, look: () => readonly string[]): readonly string[] {
  const known = near.get(key);
  if (known !== undefined) return known;
  if (near.size >= MOST_LOOKED_UP) return [];
  const found = look();
  near.set(key, found);
  return found;
}

/** A move with another name at a place. */
function named(move: Move, path: readonly (string | number)[], key: boolean, right: string): Move {
  const change = (value: unknown, [next, ...others]: readonly (string | number)[]): unknown => {
    if (next === undefined) return right;
    if (Array.isArray(value)) return value.map((one, at) => (at === next ? change(one, others) : one));
    const members = Object.entries(value as object);
    return Object.fromEntries(
      members.map(([word, inner]) => {
        if (word !== next) return [word, inner];
        return key && others.length === 0 ? [right, inner] : [word, change(inner, others)];
      }),
    );
  };
  return change(move, path) as Move;
}

/** How an entry with slips was read: what is wrong with it, and where the log may stand after it. */
export interface AsMeant<F> {
  readonly slips: readonly Slip[];
  readonly ways: readonly Way<F>[];
}

/**
 * Where a log may stand after an entry with slips: the moves that it may have meant are tried in the positions in which it
 * may stand. Those that the rules take come first, then what can be carried out as recorded; else the entry is left out.
 * `written`: the move as it stands, where it is one; `next`: the entries that follow.
 */
export function readAsMeant<F extends BaseFacts>(
  game: Compiled<F>,
  positions: readonly Position<F>[],
  { slips, meant, lacking, isSaid, remark }: Misread,
  written: Move | null,
  next: readonly Move[],
  near: Near,
  entry: number,
): AsMeant<F> {
  const [first] = positions;
  if (remark || first === undefined) return { slips, ways: positions.map((position) => without(position, remark)) };
  // A move that was meant may name what nobody knows.
  const names = meant.map((move) => (written === null ? wrongNames(game, first, move, near) : null));
  const named = meant.flatMap((move, at) => names[at]?.meant ?? [move]);
  const fillings = lacking === undefined ? [] : fillingsOf(game, positions, lacking);
  // Of a word that says something else than it may, the others tell what was meant where they leave one move only.
  const filled = isSaid === true && fillings.length > 1 ? [] : fillings;
  const tried = [...named, ...filled].slice(0, MOST_MEANT);
  const strange = (names[0]?.slips ?? []).map((slip) => asWritten(slip, slips));
  // A name that is no name in its form, and nobody's when it is put right, is told once.
  const isStrange = ({ what, path }: Slip): boolean =>
    strange.some((slip) => slip.what === what && slip.path.join('/') === path.join('/'));
  const told = [...slips.filter((slip) => !isStrange(slip)), ...strange];
  const rulings = positions
    .slice(0, game.work.over ? 1 : MOST)
    .flatMap((position) => tried.map((move) => ({ position, move, ruling: rule(game, position, move) })));
  const happened = (one: (typeof rulings)[number]): Way<F> => wayOf(game, one);
  const accepted = rulings.filter(({ ruling }) => ruling.kind === 'accepted').map(happened);
  if (accepted.length > 0) return { slips: told, ways: fittest(game, accepted, next) };
  // A move with a slip may leave out words like any other.
  const completed = rulings.flatMap(({ position, move }) =>
    completionsOf(game, position, move).map((read) =>
      wayOf(game, { position, move: read, ruling: rule(game, position, read) }),
    ),
  );
  if (completed.length > 0) return { slips: told, ways: fittest(game, completed, next) };
  // And it may follow on something that was done without a word.
  const shown = rulings.flatMap(({ position, move }) =>
    shownBefore(game, position, move, next).map(({ position: at }) =>
      wayOf(game, { position: at, move, ruling: rule(game, at, move) }),
    ),
  );
  if (shown.length > 0) return { slips: told, ways: fittest(game, shown, next) };
  const recorded = rulings.filter(({ ruling }) => ruling.transition !== null && ruling.possible).map(happened);
  // Nothing is clearly meant by a name; the rest of the move may have happened all the same.
  const whole = written === null || tried.length > 0 ? [] : asRecorded(game, positions, written);
  const [likely = written] = tried;
  const left = positions.slice(0, MOST).map((position) => {
    if (likely === null) return without(position, false);
    const at = copyOf(game, position);
    game.ruleset.slips.forget?.(at.facts, likely);
    return without(at, false);
  });
  const all = [...recorded, ...whole];
  const ways = fittest(game, all.length > 0 ? all : left, next);
  return { slips: told, ways: elsewhereThan(game, ways, rulings, next, entry) };
}

/**
 * Where a log goes on behind what was plainly meant, and no rule takes: it may not have been carried out, as with any refused entry,
 * where the next one cannot be followed behind it.
 */
function elsewhereThan<F extends BaseFacts>(
  game: Compiled<F>,
  ways: Way<F>[],
  rulings: readonly (Reading<F> & { readonly move: Move })[],
  next: readonly Move[],
  entry: number,
): Way<F>[] {
  const [following] = next;
  const [refused] = rulings;
  const isFollowed = ({ position }: Way<F>): boolean =>
    following === undefined || rule(game, position, following).kind === 'accepted';
  if (refused === undefined || ways.every(({ resumed }) => resumed.how !== 'as-meant') || ways.some(isFollowed))
    return ways;
  const { move } = refused;
  const found = game.work.sharing(() =>
    readOn(
      game,
      rulings.filter((one) => one.move === move),
      move,
      {
        entry,
        previous: undefined,
        next,
        breaches: 0,
        thorough: true,
        beforeThat: () => null,
        recorded: null,
        meant: [],
        unrecorded: [],
        late: [],
        swapped: [],
        toldOnce: () => [],
        legalIn: (position) => answers(game, position, move),
      },
    ),
  );
  return found.some(isFollowed) ? found.filter(isFollowed) : ways;
}

/** The legal moves that an entry may have been meant to be which lacks words. */
function fillingsOf<F extends BaseFacts>(
  game: Compiled<F>,
  positions: readonly Position<F>[],
  lacking: Move,
): readonly Move[] {
  const found: Move[] = [];
  for (const position of positions.slice(0, MOST))
    for (const move of filledIn(game, position, lacking))
      if (!found.some((other) => sameJson(other, move))) found.push(move);
  return found;
}

/** A wrong name at the word under which it stands in the log, if that is another one than was meant. */
function asWritten(name: Slip, slips: readonly Slip[]): Slip {
  const [word, ...rest] = name.path;
  const renamed = slips.find(({ what, path, instead }) => what === 'key' && path.length === 1 && instead[0] === word);
  return renamed === undefined ? name : { ...name, path: [...renamed.path, ...rest] };
}

function without<F>(position: Position<F>, remark: boolean): Way<F> {
  return { position, notes: [], resumed: remark ? { how: 'skipped' } : { how: 'unread' }, ahead: null };
}

function wayOf<F extends BaseFacts>(
  game: Compiled<F>,
  { position, move, ruling }: { readonly position: Position<F>; readonly move: Move; readonly ruling: Ruling<F> },
): Way<F> {
  const after = carryOn(game, position, move, ruling);
  return { ...after, resumed: { how: 'as-meant', says: game.say(move) }, ahead: null, doubts: ruling.doubts };
}

/** The move as it stands, where only a part of it cannot be carried out. */
function asRecorded<F extends BaseFacts>(game: Compiled<F>, positions: readonly Position<F>[], move: Move): Way<F>[] {
  return positions.slice(0, MOST).flatMap((position) => {
    const ruling = rule(game, position, move);
    if (ruling.transition === null || !ruling.possible) return [];
    return [{ ...wayOf(game, { position, move, ruling }), resumed: { how: 'as-recorded' } as const }];
  });
}

/** The violations that an entry with slips is told by. */
export function violationsOf(entry: number, slips: readonly Slip[], raw: unknown, seat: string | null): Violation[] {
  return slips.map(({ rule: id, path, what, message, facts }) => {
    const there = existing(raw, path);
    return {
      rule: id,
      entry,
      pointer: `/moves/${entry}${pointerOf(there)}`,
      ofKey: what === 'key' && there.length === path.length,
      seat,
      facts,
      also: [],
      resumed: { how: 'unread' },
      legal: [],
      said: message,
    };
  });
}

/** As much of a path as the entry has: a word that was read under another name stands elsewhere. */
function existing(raw: unknown, path: readonly (string | number)[]): readonly (string | number)[] {
  let at = raw as Json | undefined;
  for (const [depth, part] of path.entries()) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return path.slice(0, depth);
    at = (at as { [key: string]: Json })[String(part)];
  }
  return path;
}
