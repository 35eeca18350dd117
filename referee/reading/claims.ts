/**
 * @module
 * The claims of a log (`expect`) against the facts of the position.
 */
import type { RuleId } from '../../machines/chart.ts';
import { nearWords } from '../../machines/near.ts';
import type { BaseFacts, Claimed, Move, WrongFact } from '../../machines/ruleset.ts';
import { partOf } from '../../schemas/forms.ts';
import { grouped } from '../../schemas/grouped.ts';
import type { Json } from '../../schemas/json.ts';
import { copyJson, isMembers, pointerOf, sameJson } from '../../schemas/json.ts';
import { partAlong } from '../../schemas/part.ts';
import { meantPerhaps } from '../log/words.ts';
import type { Compiled } from '../play/compile.ts';
import type { Unverifiable, Violation } from '../play/findings.ts';
import {
  copyOf,
  currentState,
  type Doubt,
  factAt,
  leftUnsaid,
  type Note,
  type Position,
  settled,
  still,
  TURN,
  viewOf,
  windowsClosed,
} from '../play/play.ts';
import { valuesIn } from '../play/work.ts';

/** Whether the facts are just what is claimed, in whatever way it is said: nothing to compare, nothing to learn. */
export function agrees<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, claimed: Json): boolean {
  const [differs] = differing(game, position, claimed);
  if (differs === undefined) return true;
  if (!isUnseen(game, position, differs)) return false;
  const [still] = differing(game, asClaimed(game, position, claimed), claimed);
  return still === undefined;
}

/** The claims that do not say what the facts say. */
function* differing<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, claimed: Json): Iterable<Mismatch> {
  for (const mismatch of mismatches(game, claimed, viewOf(game, position), []))
    if (!isSaidOtherwise(game, position, mismatch)) yield mismatch;
}

/** Whether a claim speaks of what nobody has seen. */
function isUnseen<F extends BaseFacts>(
  { ruleset }: Compiled<F>,
  { facts }: Position<F>,
  { found, path }: Mismatch,
): boolean {
  return found !== undefined && ruleset.claims.unseen?.is(found, path, facts) === true;
}

/** The position with what nobody has seen as it is claimed to be, as far as it can be so. */
function asClaimed<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, claimed: Json): Position<F> {
  const learned = copyOf(game, position);
  game.ruleset.claims.unseen?.learn(learned.facts, claimed);
  return learned;
}

/** Whether a claim says a fact that is known, in another way than the position does. */
function isSaidOtherwise<F extends BaseFacts>(
  game: Compiled<F>,
  { facts }: Position<F>,
  mismatch: Mismatch,
  before?: F,
): boolean {
  const { path, claimed, found } = mismatch;
  if (found === undefined || isUnknown(game, mismatch)) return false;
  const differs: Claimed = { path, claimed, found, settled: () => false };
  return game.ruleset.claims.meansTheSame?.(facts, differs, before) === true;
}

/** A move without these parts of its claims. */
export function apartFrom(parts: readonly string[], move: Move): Move {
  if (parts.length === 0) return move;
  const claims = Object.entries(move.expect ?? {});
  return { ...move, expect: Object.fromEntries(claims.filter(([part]) => !parts.includes(part))) };
}

/** Of several readings those that contradict the claims of a move least. */
export function claimedBy<F extends BaseFacts, W extends { readonly position: Position<F> }>(
  game: Compiled<F>,
  ways: readonly W[],
  move: Move,
): W[] {
  if (ways.length < 2 || move.expect === undefined) return [...ways];
  const scored = ways.map((way) => ({ way, wrong: wrongClaims(game, way.position, move.expect as Json) }));
  const fewest = Math.min(...scored.map(({ wrong }) => wrong));
  return scored.filter(({ wrong }) => wrong === fewest).map(({ way }) => way);
}

/**
 * The position of which a move's claims speak. What closes a called procedure and may be left unsaid ("compare the damage")
 * may be what they claim already: then it has happened.
 */
export function closed<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
): { position: Position<F>; notes: readonly Note[] } {
  if (wrongClaims(game, position, claimed) === 0 || endsWithAWord(game, position)) return { position, notes: [] };
  const notes: Note[] = [];
  for (const left of leftUnsaid(game, position)) {
    if (left.doubts.length > 0) break;
    notes.push(...left.notes);
    const at = still(left.at);
    if (wrongClaims(game, at, claimed) === 0) return { position: at, notes };
    if (endsWithAWord(game, at)) break;
  }
  return { position, notes: [] };
}

/** Whether what is done here is never at an end without a word: what a player does in their turn, unless the turn is taken as it is told. */
function endsWithAWord<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): boolean {
  return position.frames.length <= TURN && ![...currentState(game, position).moves.values()].some((one) => one.asTold);
}

/** A place behind what goes without saying, and whether fewer claims are wrong there (`isNearer`), or as many others. */
export type Nearest<F> = Reached<F> & { readonly isNearer: boolean };

/**
 * Behind what goes without saying in the procedure under way, the first place where the fewest claims are wrong; null: nowhere are fewer
 * wrong than here. What comes true only there speaks of it (the reward of a fight), though others are wrong there that are true here: a
 * part of what came was forgotten (the damage).
 */
export function nearest<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
): Nearest<F> | null {
  if (position.frames.length <= TURN) return null;
  let fewest = wrongClaims(game, position, claimed);
  let best: Nearest<F> | null = null;
  const here = speaksOf(game, position, claimed) ? [] : wrongFacts(game, position, claimed).map(({ path }) => path);
  const comesTrue = (at: Position<F>): boolean => {
    const there = wrongFacts(game, at, claimed);
    return here.some((path) => !there.some((other) => isAbout(other, path)));
  };
  const notes: Note[] = [];
  for (const left of leftUnsaid(game, position)) {
    if (left.doubts.length > 0) break;
    notes.push(...left.notes);
    const at = still(left.at);
    const wrong = wrongClaims(game, at, claimed);
    const isNearer = wrong < fewest;
    // What goes without saying next changes these facts in place.
    if (isNearer || (best === null && comesTrue(at)))
      best = { position: copyOf(game, at), notes: [...notes], isNearer };
    fewest = Math.min(wrong, fewest);
    if (at.frames.length <= TURN) break;
  }
  return best;
}

/**
 * Where the procedure under way comes to without a word, and nobody knows what that has brought (the card of a contact is resolved), if it
 * may be what is claimed: fewer claims are certainly wrong there than here. What the entry itself has settled (`settled`) is as it left it.
 * null: it is not.
 */
export function closedInDoubt<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
  settled: readonly Note[],
): { position: Position<F>; notes: readonly Note[]; doubts: readonly Doubt[] } | null {
  if (endsWithAWord(game, position)) return null;
  const notes: Note[] = [];
  const doubts: Doubt[] = [];
  // Whatever is known behind a turn that is taken as it is told, nobody says it for sure.
  const isTold = position.frames.length <= TURN;
  let fewest = certainlyWrong(game, position, claimed, settled);
  let found: ReturnType<typeof closedInDoubt<F>> = null;
  for (const left of leftUnsaid(game, position)) {
    notes.push(...left.notes);
    doubts.push(...left.doubts);
    const at = still(left.at);
    const wrong = isTold || doubts.length > 0 ? certainlyWrong(game, at, claimed, settled) : fewest;
    // What goes without saying next changes these facts in place.
    if (wrong < fewest) found = { position: copyOf(game, at), notes: [...notes], doubts: [...doubts] };
    fewest = Math.min(fewest, wrong);
    // Behind such a turn the next one may be left out as a whole.
    if (fewest === 0 || (endsWithAWord(game, at) && !(isTold && currentState(game, at).awaits === 'chance'))) break;
  }
  return found;
}

/** How many claims are wrong, or about something of which no more is known at all, with no doubt that says they may be right. */
function certainlyWrong<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
  settled: readonly Note[],
): number {
  const isSettled = (path: readonly (string | number)[]): boolean =>
    settled.some((note) => note.path.length > 0 && note.path.every((step, at) => path[at] === step));
  return [...differing(game, position, claimed)].filter((mismatch) => {
    const { path, claimed: value, found } = mismatch;
    if (found === undefined) return true;
    if (!isWrong(game, position, mismatch)) return false;
    if (isSettled(path)) return true;
    const differs: Claimed = { path, claimed: value, found, settled: () => false };
    return game.ruleset.claims.doubt(position.facts, differs) === null;
  }).length;
}

/** Where the log may stand, and what has been settled on the way there. */
export interface Reached<F> {
  readonly position: Position<F>;
  readonly notes: readonly Note[];
}

/** How far the procedure under way goes on without anybody's word; null: no further than here. */
export function wordless<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): Reached<F> | null {
  if (position.frames.length <= TURN) return null;
  let reached: Reached<F> | null = null;
  const notes: Note[] = [];
  for (const { at, doubts, notes: settling } of leftUnsaid(game, position)) {
    if (doubts.length > 0) break;
    notes.push(...settling);
    reached = { position: still(at), notes };
    if (at.stack.length <= TURN) break;
  }
  return reached;
}

/** Whether claims say anything of the procedures under way themselves, beyond that there is none. */
export function speaksOf<F extends BaseFacts>(game: Compiled<F>, { frames }: Position<F>, claimed: Json): boolean {
  for (const [part, { charts }] of game.shown)
    if (((claimed as { [part: string]: Json })[part] ?? null) !== null && frames.some(({ chart }) => charts.has(chart)))
      return true;
  return false;
}

/** Comparing so many claims costs a step. */
const CLAIMS_PER_STEP = 20;

/** Whether the fact is not what is claimed, whether it is known or not. */
function isWrong<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, mismatch: Mismatch): boolean {
  return (mismatch.found !== undefined && !isUnknown(game, mismatch)) || refuted(game, position, mismatch) !== null;
}

/** How many claims differ from what the facts are, or can be. */
export function wrongClaims<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, claimed: Json): number {
  game.work.spend(valuesIn(claimed) / CLAIMS_PER_STEP);
  const wrong = [...differing(game, position, claimed)];
  const left = wrong.some((mismatch) => isUnseen(game, position, mismatch))
    ? [...differing(game, asClaimed(game, position, claimed), claimed)]
    : wrong;
  return left.filter((mismatch) => isWrong(game, position, mismatch)).length;
}

/** Whether all claims are true, or speak of what is in doubt. */
export function mayBeTrue<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, claimed: Json): boolean {
  if (wrongClaims(game, position, claimed) === 0) return true;
  const isInDoubt = ({ path, claimed: one, found = null }: Mismatch): boolean =>
    game.ruleset.claims.doubt(position.facts, { path, claimed: one, found, settled: () => false }) !== null;
  return [...differing(game, position, claimed)].every(
    (mismatch) => !isWrong(game, position, mismatch) || isInDoubt(mismatch),
  );
}

/** The facts of which a log claims something else than they are, or can be. */
export function wrongFacts<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, claimed: Json): WrongFact[] {
  const wrong = [...differing(game, position, claimed)];
  return wrong.filter((mismatch) => isWrong(game, position, mismatch));
}

interface Mismatch {
  readonly path: readonly (string | number)[];
  readonly claimed: Json;
  readonly found: Json | undefined;
}

/** So many items of a list are held against one another to find those that fit best; the rest meet in their order. */
const MOST_HELD = 4_096;

type Sets = Readonly<Record<string, string | null>>;

/** The name under which the ruleset has a list whose order means nothing: its own, or that of what it is one of (`contacts.*`). */
function setAt(sets: Sets, path: readonly (string | number)[]): string | null {
  const own = String(path.at(-1));
  if (Object.hasOwn(sets, own)) return own;
  const among = `${path.at(-2)}.*`;
  return Object.hasOwn(sets, among) ? among : null;
}

/** A list whose order means nothing: each claimed item meets the found item that it fits best, in the order of the claim. */
function pairs<F extends BaseFacts>(
  game: Compiled<F>,
  claimed: readonly Json[],
  found: readonly Json[],
  path: readonly (string | number)[],
): { value: Json; at: number }[] {
  const sets = game.ruleset.claims.unordered ?? {};
  const name = sets[setAt(sets, path) ?? ''] ?? null;
  const differs = (value: Json, at: number): number => {
    let count = 0;
    for (const _ of mismatches(game, value, found[at], [...path, at])) count += 1;
    return count;
  };
  const met = new Map<number, number>();
  const left = new Set(found.keys());
  const meet = (index: number, at: number): void => {
    met.set(index, at);
    left.delete(at);
  };
  // First those that agree in full, so that none of them is taken by an item that only resembles it. They go by one name.
  const byName = grouped(left, (at) => calledBy(found[at], name));
  let held = 0;
  const unnamed: number[] = [];
  for (const [index, value] of claimed.entries()) {
    const called = calledBy(value, name);
    if (called === undefined) {
      unnamed.push(index);
      continue;
    }
    const namesakes = byName.get(called) ?? [];
    const rest = namesakes.findIndex((at) => {
      held += 1;
      return held <= MOST_HELD && differs(value, at) === 0;
    });
    if (rest < 0) continue;
    meet(index, namesakes[rest] as number);
    namesakes.splice(rest, 1);
  }
  for (const index of unnamed)
    for (const at of left) {
      held += 1;
      if (held > MOST_HELD) break;
      if (differs(claimed[index] as Json, at) > 0) continue;
      meet(index, at);
      break;
    }
  // By another name that it goes by, if there is one.
  if (game.ruleset.claims.callsIt !== undefined)
    for (const [index, value] of claimed.entries()) {
      if (met.has(index)) continue;
      for (const at of left) {
        held += 1;
        if (held > MOST_HELD) break;
        if (differs(value, at) > 0) continue;
        meet(index, at);
        break;
      }
    }
  for (const [index, value] of claimed.entries()) {
    if (met.has(index)) continue;
    let best: { at: number; by: number } | undefined;
    for (const at of left) {
      held += 1;
      const by = held > MOST_HELD ? 1 : differs(value, at);
      if (best === undefined || by < best.by) best = { at, by };
      // Nothing can be nearer than what differs in one thing: those that agree have met.
      if (by <= 1) break;
    }
    if (best !== undefined) meet(index, best.at);
  }
  return claimed.map((value, index) => ({ value, at: met.get(index) ?? index }));
}

/** What an item of a list goes by: its name, or itself where it is a plain value; undefined for an item without a name. */
function calledBy(item: Json | undefined, name: string | null): Json | undefined {
  if (typeof item !== 'object' || item === null) return item;
  const called = name === null || Array.isArray(item) ? undefined : item[name];
  return typeof called === 'object' ? undefined : called;
}

/** What a member is that the part of the position at this path does not have. */
function leftOut<F extends BaseFacts>({ ruleset }: Compiled<F>, path: Mismatch['path']): Json | undefined {
  const [part, , ...more] = path;
  return ruleset.claims.noneIfLeftOut?.[(path.length < 2 ? [part] : [part, '*', ...more]).join('.')];
}

/** The claims that differ from the facts. Objects are compared by the members that are claimed, lists item by item. */
function* mismatches<F extends BaseFacts>(
  game: Compiled<F>,
  claimed: Json,
  found: Json | undefined,
  path: readonly (string | number)[],
): Iterable<Mismatch> {
  const sets = game.ruleset.claims.unordered ?? {};
  if (typeof claimed === 'object' && claimed !== null && !Array.isArray(claimed)) {
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) {
      // In one order, whatever that of the log: what is learned first may decide what is wrong.
      for (const key of Object.keys(claimed).sort())
        yield* mismatches(game, claimed[key] as Json, Object.hasOwn(found, key) ? found[key] : leftOut(game, path), [
          ...path,
          key,
        ]);
      return;
    }
  } else if (Array.isArray(claimed) && Array.isArray(found) && claimed.length === found.length) {
    const isSet = setAt(sets, path) !== null;
    const met = isSet ? pairs(game, claimed, found, path) : claimed.map((value, at) => ({ value, at }));
    for (const { value, at } of met) yield* mismatches(game, value, found[at], [...path, at]);
    return;
  } else if (sameJson(claimed, found)) return;
  else if (typeof claimed === 'string' && typeof found === 'object' && found !== null && !Array.isArray(found)) {
    // The name alone of a named thing claims that it is there.
    const isListed = Object.hasOwn(sets, String(path.at(-2)));
    const name = isListed ? sets[String(path.at(-2))] : game.ruleset.claims.named?.[String(path.at(-1))];
    if (name !== undefined && name !== null) {
      yield* mismatches(game, { [name]: claimed }, found, path);
      return;
    }
  }
  if (game.ruleset.claims.callsIt?.(path, claimed, found) === true) return;
  yield { path, claimed, found };
}

/** Whether null at a path says that there is no such thing, in a part that names only what there is. */
function isNone<F extends BaseFacts>(game: Compiled<F>, path: Mismatch['path']): boolean {
  return leftOut(game, path.slice(0, -1)) === null;
}

function startsWith(path: readonly (string | number)[], prefix: readonly (string | number)[]): boolean {
  return prefix.every((part, index) => String(path[index]) === String(part));
}

/** Whether a note is about the fact at a path, about a part of it or about what it is a part of. */
export function isAbout(note: Pick<Note, 'path'>, path: readonly (string | number)[]): boolean {
  return startsWith(path, note.path) || startsWith(note.path, path);
}

/** What a claim found: the facts, that nobody knows it, or that there is no such thing. */
function isUnknown<F extends BaseFacts>(game: Compiled<F>, { path, found }: Mismatch): boolean {
  if (found !== null || isNone(game, path)) return false;
  const part = String(path[0]);
  return !game.shown.has(part) && !(game.ruleset.claims.noneIfNull ?? []).includes(part);
}

/** A value of another kind than the fact: no statement about it, right or wrong. */
function otherKind(claimed: Json, found: Json): boolean {
  const kind = (value: Json): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);
  return found !== null && (kind(claimed) !== kind(found) || typeof claimed === 'string');
}

/** The rule against a claim about an unknown fact that cannot be so; null: it may be so, and is learned. */
function refuted<F extends BaseFacts>(game: Compiled<F>, { facts }: Position<F>, mismatch: Mismatch): RuleId | null {
  const { path, claimed, found = null } = mismatch;
  const { impossible, untoldOtherwise } = game.ruleset.claims;
  const differs: Claimed = { path, claimed, found, settled: () => false };
  return (mismatch.found === undefined ? untoldOtherwise : impossible)?.(facts, differs) ?? null;
}

/**
 * Learns from a move's claims what nobody knew. What follows from it by itself (fame that wins the game) follows at once.
 */
export function learn<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
): { position: Position<F>; notes: readonly Note[] } {
  let learned = false;
  game.ruleset.claims.unseen?.learn(position.facts, claimed);
  for (const mismatch of mismatches(game, claimed, viewOf(game, position), [])) {
    if (!isUnknown(game, mismatch) || refuted(game, position, mismatch) !== null) continue;
    learned = takeOver(game, position, mismatch.path, mismatch.claimed) === 'taken' || learned;
  }
  if (!learned) return { position, notes: [] };
  return settled(game, position, false);
}

/**
 * Of the notes about a fact, the rule that is against a claim. What has settled the fact itself comes before what has settled
 * parts of it (that there is a combat, before its dice), and of several the one that the table has forgotten: the one that
 * has changed what is claimed, or the last one if it never was so. `another`: what the notes tell of a list is not what the
 * claim is wrong about. `before`: what lay on the table before the entry.
 */
function ruleAgainst<F extends BaseFacts>(
  game: Compiled<F>,
  { path, claimed, found }: Claimed,
  about: readonly Note[],
  before: F,
): RuleId | 'another' | undefined {
  const whole = about.filter((note) => startsWith(path, note.path));
  const last = whole.at(-1)?.rule;
  if (last === undefined) return undefined;
  // One after the other what the fact was: at first, and as each of the rules has left it.
  const was = [factAt(before, path), ...whole.map(({ path: noted, value }) => factAt(value, path.slice(noted.length)))];
  /** The last rule of those, noted in a row, that have left the fact as this one did: of them it says most. */
  const ruleOf = (at: number): RuleId | undefined => {
    let rule = at;
    while (rule + 1 < was.length && sameJson(was[rule + 1], was[at])) rule += 1;
    return whole[rule - 1]?.rule;
  };
  const isSo = (value: Json | undefined, other: Json, at = path): boolean => {
    if (value === undefined) return false;
    for (const _ of mismatches(game, other, value, at)) return false;
    return true;
  };
  /** The first rule after which something was no longer so that had been so. */
  const ended = (holds: (value: Json | undefined) => boolean): RuleId | undefined => {
    const at = was.findLastIndex(holds);
    return at < 0 || at + 1 >= was.length ? undefined : ruleOf(at + 1);
  };
  const forgotten = ended((value) => isSo(value, claimed));
  if (forgotten !== undefined) return forgotten;
  if (typeof claimed === 'number' && typeof found === 'number') {
    // A number differs by what one of the rules has added or taken: that one was left out, or counted twice.
    const step = (at: number): number => Number(was[at + 1]) - Number(was[at]);
    const steps = whole.map((_, at) => at);
    const miscounted =
      steps.find((at) => step(at) === found - claimed) ?? steps.find((at) => step(at) === claimed - found);
    return miscounted === undefined ? last : ruleOf(miscounted + 1);
  }
  // A sum that nobody knows any more: the rule by which it became so.
  if (typeof claimed === 'number') return ended((value) => typeof value === 'number') ?? last;
  if (!Array.isArray(claimed) || !Array.isArray(found)) return last;
  if (claimed.length * found.length > MOST_HELD) return last;
  const has = (value: Json | undefined, item: Json): boolean =>
    Array.isArray(value) && value.some((one, at) => isSo(one, item, [...path, at]));
  // A thing that no rule has touched none of them speaks of, unless it has been noted for leaving all as it was.
  const named = typeof game.ruleset.claims.unordered?.[String(path.at(-1))] === 'string';
  const untouched = !named || sameJson(was.at(-1), was.at(-2)) ? last : 'another';
  // Of a list the rules by which things came or went of which the claim does not know; none if they are not the same one.
  const rulesOf = new Set<RuleId | 'another'>([
    ...claimed.filter((item) => !has(found, item)).map((item) => ended((value) => has(value, item)) ?? last),
    ...found
      .filter((item) => !claimed.some((one) => isSo(item, one, [...path, 0])))
      .map((item) => ended((value) => !has(value, item)) ?? untouched),
  ]);
  const [only] = rulesOf;
  return rulesOf.size === 1 ? (only ?? last) : last;
}

/** So many names of a place are held against one that nobody knows there. */
const MOST_NAMES = 100;

/** What a claim may have meant of which a position has no fact: what its place has instead, in lines also a seat, or what is known of one. */
function factsNear(view: Json, path: readonly (string | number)[]): string[] {
  const strange = path.at(-1);
  const place = path.slice(0, -1).reduce<Json | undefined>((inner, part) => partOf(inner, part), view);
  if (typeof strange !== 'string' || !isMembers(place)) return [];
  const seats = path.length > 1 ? undefined : partOf(view, 'seats');
  const [first] = isMembers(seats) ? Object.values(seats) : [];
  // What is known of a seat is claimed with its name at an entry that has none.
  if (isMembers(seats) && isMembers(first) && Object.hasOwn(first, strange))
    return Object.keys(seats).map((seat) => `${seat}.${strange}`);
  const names = [place, seats, first].flatMap((one) => (isMembers(one) ? Object.keys(one) : []));
  return nearWords(strange, [...new Set(names)].slice(0, MOST_NAMES));
}

/** Takes what an entry claims for what lies on the table, whatever the rules have computed. */
export function takeClaims<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  entry: number,
): void {
  compare(game, position, move, entry, [], position.facts, true, [], []);
}

/**
 * Compares a move's claims with the facts after it; what the rules leave open has been learned from the claim. `later`: where the
 * table may have been already when it made them; what is otherwise there is told too.
 */
export function compare<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  entry: number,
  notes: readonly Note[],
  before: F,
  silent: boolean,
  violations: Violation[],
  unverifiable: Unverifiable[],
  later: Reached<F> | null = null,
): void {
  const view = viewOf(game, position) as Json;
  const claims = [...mismatches(game, move.expect as Json, view, [])];
  game.work.spend(claims.length / CLAIMS_PER_STEP);
  const afterwards = later === null ? null : viewOf(game, later.position);
  // Asked before any claim is taken over, so that all of them meet the facts that the rules have computed.
  const { cites, governs } = game.ruleset.claims;
  const judged = new Map<Mismatch, { rule: RuleId | null; governing: RuleId | null }>();
  for (const mismatch of silent ? [] : claims) {
    const { path, claimed, found } = mismatch;
    if (found === undefined) continue;
    const settled = (): boolean => notes.some((note) => isAbout(note, path));
    const differs: Claimed = { path, claimed, found, settled };
    const cited = cites?.(position.facts, differs, move, notes, before) ?? null;
    // Of a list the rules may have settled something else than what is claimed.
    const asks = cited === null && (Array.isArray(found) || !settled());
    const governing = asks ? (governs?.(position.facts, differs, move) ?? null) : null;
    judged.set(mismatch, { rule: settled() ? cited : (cited ?? governing), governing });
  }
  const wrong = new Map<RuleId, WrongClaims>();
  for (const mismatch of claims) {
    const { path, claimed: value, found = null } = mismatch;
    const isUntold = mismatch.found === undefined;
    const pointer = `/moves/${entry}/expect${pointerOf(path)}`;
    const told = (reason: string): void => void unverifiable.push({ entry, pointer, reason });
    const against = isUntold || isUnknown(game, mismatch) ? refuted(game, position, mismatch) : null;
    if (isUntold && against === null) {
      told(`a position has no fact at ${pointerOf(path)}${meantPerhaps(factsNear(view, path))}`);
      continue;
    }
    // Null stands for what is not known: where the rules know more, it claims nothing.
    if (value === null && (game.ruleset.claims.unknownIfNull ?? []).includes(String(path[0]))) continue;
    const concerns = (note: Note): boolean => isAbout(note, path);
    const unknown = against === null && isUnknown(game, mismatch);
    const differs: Claimed = { path, claimed: value, found, settled: () => notes.some(concerns) };
    if (isSaidOtherwise(game, position, mismatch, before)) continue;
    const doubt = unknown || silent ? null : game.ruleset.claims.doubt(position.facts, differs, move);
    const sum = against === null ? null : (game.ruleset.claims.sum?.(position.facts, path) ?? null);
    const taken = against === null || sum !== null ? takeOver(game, position, path, value) : 'kept';
    if (taken === 'not-a-fact' && (unknown || otherKind(value, found))) {
      told(
        found === null && typeof value === 'object'
          ? `nothing is known at ${pointerOf(path)} of which a part could be claimed`
          : `what is claimed at ${pointerOf(path)} does not have the form of that fact`,
      );
      continue;
    }
    if (unknown && taken === 'kept') told(`nobody knows the fact at ${pointerOf(path)}, and a claim cannot settle it`);
    else if (doubt !== null) told(doubt);
    // After a breach of the same move the log's own word is taken without a second report.
    if (unknown || silent || doubt !== null) continue;
    const becomes = factAt(afterwards, path);
    const own = notes.filter(concerns);
    // What nothing has settled yet, but what goes without saying next: what comes of that was claimed wrongly.
    const isSettledNext = own.length === 0 && becomes !== undefined && !sameJson(becomes, found);
    const next = isSettledNext ? (later?.notes.filter(concerns) ?? []) : [];
    const about = next.length > 0 ? next : own;
    const rules = about.map((note) => note.rule);
    const { rule: judgedBy = null, governing = null } = judged.get(mismatch) ?? {};
    const rule = next.length > 0 ? null : judgedBy;
    const ruled = ruleAgainst(game, next.length > 0 ? { ...differs, found: becomes as Json } : differs, about, before);
    const noted = ruled === 'another' ? (governing ?? rules.at(-1)) : (ruled ?? rules.at(-1));
    // That a thing lies elsewhere is told where no rule has just put it there.
    const moved = against === 'log.the-move-log.3' || sum !== null ? noted : undefined;
    const settled = moved ?? (sum === null ? against : (rule ?? against)) ?? rule ?? noted ?? 'log.the-move-log.1';
    const also = rules.filter((id) => id !== settled);
    const compared = {
      fact: path.join('.'),
      claimed: value,
      found: isUnseen(game, position, mismatch)
        ? (game.ruleset.claims.unseen?.mayBe(position.facts, found) ?? copyJson(found))
        : (sum ?? (found === null && isNone(game, path) ? 'none' : copyJson(found))),
      ...(becomes === undefined || sameJson(becomes, found) ? {} : { afterwards: becomes }),
    };
    const isTaken = taken === 'taken';
    // One slip is told once: what the same rule has settled otherwise too goes with the first such claim.
    const group = wrong.get(settled);
    if (group === undefined) wrong.set(settled, { pointer, isTaken, compared: [compared], also: new Set(also) });
    else {
      group.compared.push(compared);
      group.isTaken ||= isTaken;
      for (const id of also) group.also.add(id);
    }
  }
  for (const [id, { pointer, isTaken, compared, also }] of wrong) {
    const [first, ...further] = compared as [ClaimedFact, ...ClaimedFact[]];
    violations.push({
      rule: id,
      entry,
      pointer,
      seat: move.seat ?? null,
      facts: further.length === 0 ? first : { ...first, further },
      also: [...also],
      resumed: { how: isTaken ? 'claim-taken' : 'claim-left' },
      legal: [],
    });
  }
}

/**
 * Wrong claims of one cause as one violation: that of the first, or of the first of these facts (`of`), with the facts of the others,
 * under the rule that is behind all of them.
 */
export function together(
  violations: readonly Violation[],
  cause: RuleId | null = null,
  of: readonly string[] = [],
): Violation[] {
  const leads = of
    .map((fact) => violations.find((one) => claimsOf(one).includes(fact)))
    .find((one) => one !== undefined);
  const [first, ...others] = leads === undefined ? violations : [leads, ...violations.filter((one) => one !== leads)];
  if (first === undefined || (others.length === 0 && cause === null)) return [...violations];
  const further = [first, ...others].flatMap(({ facts: { further: more = [], ...own } }, index) => [
    ...(index === 0 ? [] : [own]),
    ...(more as Json[]),
  ]);
  const told = cause ?? first.rule;
  const also = violations.flatMap(({ rule, also: more }) => [rule, ...more]);
  const { resumed } = violations.find((one) => one.resumed.how === 'claim-taken') ?? first;
  const { further: _, ...own } = first.facts;
  const facts = further.length === 0 ? own : { ...own, further };
  return [{ ...first, rule: told, facts, also: [...new Set(also)].filter((id) => id !== told), resumed }];
}

/** The facts of which a violation says that they are claimed wrongly. */
function claimsOf({ facts: { fact, further = [] } }: Violation): Json[] {
  return [fact ?? null, ...(further as unknown as ClaimedFact[]).map((one) => one.fact)];
}

/** A claim that does not hold: the fact, what the log claims of it, what was found, and what becomes of it without a word. */
type ClaimedFact = { fact: string; claimed: Json; found: Json; afterwards?: Json };

/** The wrong claims of an entry that one rule has settled. */
interface WrongClaims {
  readonly pointer: string;
  readonly compared: ClaimedFact[];
  readonly also: Set<RuleId>;
  isTaken: boolean;
}

/**
 * Puts a claimed value in the place of a fact, where the ruleset lets claims settle it (`kept` otherwise) and the position
 * still has the form of a position (`not-a-fact` otherwise).
 */
function takeOver<F extends BaseFacts>(
  game: Compiled<F>,
  { frames, facts }: Position<F>,
  path: readonly (string | number)[],
  value: Json,
): 'taken' | 'kept' | 'not-a-fact' {
  // Whose turn it is, only somebody at the table can be, or nobody.
  if (path.at(-1) === 'seat' && typeof value === 'string' && value !== 'none' && !facts.order.includes(value))
    return 'not-a-fact';
  const view = viewOf(game, { frames, facts });
  const found = factAt(view, path);
  const taken = inFull(game, path, value, found);
  // Only the part around the claim is looked at: nothing else of the position changes.
  const { schema, depth } = partAlong(game.ruleset.schemas.position, path);
  const around = factAt(view, path.slice(0, depth));
  const trial = { part: copyJson(around ?? null) };
  const isThere = around !== undefined && found !== undefined;
  if (isThere && game.ruleset.claims.takes?.(facts, path, value) === true) return 'taken';
  if (!isThere || !assign(trial, ['part', ...path.slice(depth)], taken) || !schema.safeParse(trial.part).success)
    return 'not-a-fact';
  const { claimable } = game.ruleset.claims;
  if (!claimable.includes(String(path[0])) && !claimable.includes(path.join('.'))) return 'kept';
  // It is always somebody's turn.
  if (path[0] === 'turn' && path.at(-1) === 'seat' && !facts.order.includes(String(value))) return 'kept';
  assign(facts as unknown as Json, path, taken);
  return 'taken';
}

/** A claimed list of things that lie there, some of which it leaves out: each in full, however shortly it is named. Any other value as it is. */
function inFull<F extends BaseFacts>(
  game: Compiled<F>,
  path: readonly (string | number)[],
  value: Json,
  found: Json | undefined,
): Json {
  if (!Array.isArray(value) || !Array.isArray(found) || value.length >= found.length) return value;
  const name = setAt(game.ruleset.claims.unordered ?? {}, path);
  if (name === null || value.length * found.length > MOST_HELD) return value;
  const left = [...found];
  const items = value.map((item): Json | undefined => {
    const at = left.findIndex((one) => [...mismatches(game, item, one, [...path, 0])].length === 0);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  return items.every((item) => item !== undefined) ? items : value;
}

function assign(root: Json, path: readonly (string | number)[], value: Json): boolean {
  let at: Json | undefined = root;
  for (const part of path.slice(0, -1)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return false;
    at = (at as { [key: string]: Json })[String(part)];
  }
  const last = path.at(-1);
  if (last === undefined || typeof at !== 'object' || at === null || !Object.hasOwn(at, last)) return false;
  (at as { [key: string]: Json })[String(last)] = copyJson(value);
  return true;
}

/** Whether a move claims what is wrong, also once everything has come about that goes without saying before the next one. */
export function isClaimedOtherwise<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  { expect }: Move,
  next?: Move,
): boolean {
  if (expect === undefined || wrongClaims(game, position, expect as Json) === 0) return false;
  const { position: at } = windowsClosed(game, position, next);
  return wrongClaims(game, closed(game, at, expect as Json).position, expect as Json) > 0;
}
