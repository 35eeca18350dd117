/**
 * @module
 * Where a log may stand after a refused entry, had it or one shortly before it said another of its words (the wrong space,
 * contact or player): all that follows up to the refused entry is then legal, and what it claims is true.
 */
import { type BaseFacts, type Move, whatVaries } from '../../machines/ruleset.ts';
import { type Json, sameJson } from '../../schemas/json.ts';
import { UNREADABLE } from '../log/form.ts';
import type { Compiled } from '../play/compile.ts';
import { follow } from '../play/follow.ts';
import { type LegalMove, legalMoves } from '../play/legal.ts';
import { acceptedOf, carryOn, carryOut, copyOf, live, type Position, rule, still } from '../play/play.ts';
import { isClaimedOtherwise } from './claims.ts';
import { withItsWords } from './complete.ts';
import { inOrder, SOON, type Way } from './readings.ts';
import { followedTo, shownBefore } from './unsaid.ts';

/** A place where the log may stand after a refused entry, had entry `at` said something else. */
export interface SaidOtherwise<F> extends Way<F> {
  readonly at: number;
  /** what that entry had said */
  readonly said?: Move;
}

/** So many ways are kept of what one entry may have said. */
export const MOST_SAID = 48;

/**
 * Where the log may stand after entry `last`, from `position` before entry `at`, had that entry said another of its words; `anyWord`:
 * also one of which the ruleset does not say that it may be mistaken; `only`: what else it cannot have said is known already.
 */
export function saidOtherwise<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  moves: readonly Move[],
  at: number,
  last: number,
  anyWord: boolean,
  only?: readonly Move[],
): SaidOtherwise<F>[] {
  const found: SaidOtherwise<F>[] = [];
  const written = moves[at] as Move;
  const behind = at === last ? moves.slice(last + 1, last + 1 + SOON) : [moves[last] as Move];
  for (const move of acceptedOf(game, position, only ?? [...othersFor(game, position, written, behind, anyWord)])) {
    if (game.work.over || found.length >= MOST_SAID) break;
    const first = carryOn(game, position, move, rule(game, position, move));
    if (isClaimedOtherwise(game, first.position, move)) continue;
    const isVaguer = Object.keys(move).length < Object.keys(written).length;
    const reached = at === last ? first.position : upTo(game, first.position, moves, at, last, isVaguer);
    if (reached === null) continue;
    const says =
      at === last ? `it had said: ${game.say(move)}` : `this had been recorded at entry ${at}: ${game.say(move)}`;
    const notes = at === last ? first.notes : [];
    found.push({ at, said: move, position: reached, notes, resumed: { how: 'elsewhere', says }, ahead: null });
  }
  return found;
}

/** What chance may have brought instead is tried where there is no more to choose from than this; else what later entries name. */
const FEW_OUTCOMES = 24;

type Words = { readonly [word: string]: Json | undefined };

/**
 * What an entry may have said instead: what its ruleset says, and what was legal and names one thing otherwise, or not at all. Of what
 * chance has brought out of many things only what an entry behind it names.
 */
function* othersFor<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  written: Move,
  behind: readonly Move[],
  anyWord: boolean,
): Iterable<Move> {
  yield* game.ruleset.slips.saidOtherwise?.(position.facts, written) ?? [];
  if (written === UNREADABLE) {
    for (const { move } of legalMoves(game, position)) yield move;
    return;
  }
  if (!anyWord) return;
  const legal = legalMoves(game, position, { type: (type) => type === written.type });
  const others = new Map<string, Move>();
  for (const option of legal)
    for (const other of byOneName(game, written as unknown as Words, option))
      others.set(JSON.stringify(other), other as unknown as Move);
  if (game.chances.has(written.type) && others.size > FEW_OUTCOMES) yield* asNamed(written, behind);
  else yield* others.values();
}

/** An entry that names one thing as a legal move does or may do, or leaves unsaid a thing that it need not name; none if more differs. */
function* byOneName<F extends BaseFacts>(game: Compiled<F>, written: Words, legal: LegalMove): Iterable<Words> {
  const move = legal.move as unknown as Words;
  const [word, ...more] = Object.keys(move).filter(
    (one) => one in written && (isName(move[one]) || isWay(legal, move[one])) && !sameJson(move[one], written[one]),
  );
  if (more.length > 0) return;
  if (word !== undefined) {
    if (isName(written[word]) === isName(move[word])) yield { ...written, [word]: move[word] };
    return;
  }
  const free = Object.keys(written).filter((one) => !(one in move) && isName(written[one]));
  const open = free.length === 0 ? {} : (whatVaries(legal)?.open ?? {});
  game.work.spendForm(open);
  for (const one of free) {
    const { [one]: said, ...others } = written;
    const { enum: values = [] } = (open[`/${one}`] ?? {}) as { readonly enum?: readonly Json[] };
    // Where it is known what it may have been, leaving it unsaid would explain anything.
    if (values.length === 0) yield others;
    for (const other of values.slice(0, FEW_OUTCOMES)) if (other !== said) yield { ...written, [one]: other };
  }
}

const isName = (value: Json | undefined): value is string => typeof value === 'string';
/** Names in a row that somebody has chosen, as one thing (a way): no dice. */
const isWay = ({ chance }: LegalMove, value: Json | undefined): boolean =>
  !chance && Array.isArray(value) && value.length > 0 && value.every(isName);

/** An entry with a word that one of these says otherwise. */
function* asNamed(written: Move, behind: readonly Move[]): Iterable<Move> {
  for (const [word, value] of Object.entries(written)) {
    if (word === 'type' || !isName(value)) continue;
    const named = behind.map((move) => (move as unknown as Words)[word]);
    for (const other of new Set(named)) if (isName(other) && other !== value) yield { ...written, [word]: other };
  }
}

/** Where the log may stand after entry `last`, from `position` before entry `at`, had that entry not been recorded a second time; null where a rule refuses what comes behind it. */
export function toldOnce<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  moves: readonly Move[],
  at: number,
  last: number,
): SaidOtherwise<F> | null {
  const reached = upTo(game, copyOf(game, position), moves, at, last);
  if (reached === null) return null;
  const says = `this had been recorded once only at entry ${at}: ${game.say(moves[at] as Move)}`;
  return { at, position: reached, notes: [], resumed: { how: 'elsewhere', says }, ahead: null };
}

/** The most ways in which something may not have been recorded before one entry. */
const UNRECORDED = 16;

/**
 * Where the log may stand after entry `last`, from `position` before entry `at`, had something been done before that entry which
 * nobody has recorded; null: nothing behind is shown by what comes later (`Slips`).
 */
export function unrecordedBefore<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  moves: readonly Move[],
  at: number,
  last: number,
): SaidOtherwise<F>[] | null {
  const unsaid = game.ruleset.slips.unrecordedBefore?.(position.facts, moves[at] as Move, moves[last] as Move) ?? null;
  if (unsaid === null) return null;
  const found: SaidOtherwise<F>[] = [];
  let tried = 0;
  for (const move of unsaid) {
    if (game.work.over || tried === UNRECORDED) break;
    tried += 1;
    const ruling = rule(game, position, move);
    if (ruling.kind !== 'accepted') continue;
    const reached = upTo(game, carryOn(game, position, move, ruling).position, moves, at - 1, last);
    if (reached === null) continue;
    const says = `this had been recorded before entry ${at}: ${game.say(move)}`;
    const putIn = { move, entry: last };
    found.push({ at, position: reached, notes: [], resumed: { how: 'elsewhere', says }, ahead: null, putIn });
  }
  return found;
}

/** How many entries before a refused one are looked at for one of its kind that was recorded twice: as many as a player does alike in one turn. */
const SAME_TURN = 12;

/**
 * The entries before a refused one that repeat an earlier one, the latest first: of its kind shortly before it, or of what chance
 * has brought the very entry before.
 */
export function toldAgainBefore(moves: readonly Move[], last: number, oldest: number): number[] {
  const { type, seat } = moves[last] as Move;
  const recent = Math.max(oldest, last - SAME_TURN);
  const found: number[] = [];
  for (let at = last - 1; at > oldest; at -= 1) {
    const move = moves[at] as Move;
    if (found.some((other) => sameJson(moves[other], move))) continue;
    const isAlike = at > recent && move.type === type && move.seat === seat;
    const earlier = isAlike ? moves.slice(recent, at) : move.seat === undefined ? moves.slice(at - 1, at) : [];
    if (earlier.some((other) => sameJson(other, move))) found.push(at);
  }
  return found;
}

/** So many entries behind the refused one it is asked where an earlier one may have belonged. */
const TOLD_WITHIN = 6;

/**
 * Where the log may stand after entry `last`, going on `from` before entry `at`, had that entry been recorded behind one of those that
 * follow it: all of them are legal then but those that are breaches themselves (`wrong`), and what they claim is true. Where it belongs
 * behind one that is still to be read, it is still to come.
 */
export function toldTooEarly<F extends BaseFacts>(
  game: Compiled<F>,
  from: Position<F>,
  moves: readonly Move[],
  at: number,
  last: number,
  wrong: ReadonlySet<number>,
): SaidOtherwise<F>[] {
  const early = moves[at] as Move;
  const end = Math.min(last + TOLD_WITHIN, moves.length - 1);
  const found: SaidOtherwise<F>[] = [];
  let without: Position<F> | null = copyOf(game, from);
  let reached: Position<F> | null = at === last ? copyOf(game, from) : null;
  for (let behind = at + 1; behind <= end && !game.work.over; behind += 1) {
    without = wrong.has(behind)
      ? madeAnyhow(game, without, moves[behind] as Move)
      : followedTo(game, without, moves, behind, behind + 1);
    if (without === null) break;
    if (behind === last) reached = copyOf(game, without);
    // Two that have changed places are looked at anyhow.
    if (at === last && behind === last + 1) continue;
    const { ruling, read } = withItsWords(game, without, early);
    if (ruling.kind !== 'accepted') continue;
    const { position: made } = carryOn(game, without, read, ruling);
    if (isClaimedOtherwise(game, made, early, moves[behind + 1])) continue;
    const says = `entry ${at} had come only behind entry ${behind}: ${game.say(early)}`;
    const way = { at, notes: [], resumed: { how: 'elsewhere', says }, ahead: null } as const;
    if (behind < last) {
      const position = goneOn(game, made, moves, behind + 1, last + 1, wrong);
      if (position !== null) return [{ ...way, position }];
    } else if (behind === last) found.push({ ...way, position: made });
    else if (reached !== null)
      found.push({ ...way, position: copyOf(game, reached), belated: { move: early, since: last, behind } });
  }
  return found;
}

/** The position after these entries, if no rule refuses any of them but those that are breaches anyhow, and their claims are true. */
function goneOn<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  moves: readonly Move[],
  first: number,
  last: number,
  wrong: ReadonlySet<number>,
): Position<F> | null {
  let at = position;
  let from = first;
  for (let entry = first; entry <= last; entry += 1) {
    if (entry < last && !wrong.has(entry)) continue;
    const reached = played(game, at, moves, from, Math.min(entry, moves.length));
    if (reached === null) return null;
    at = entry < last ? madeAnyhow(game, reached, moves[entry] as Move) : reached;
    from = entry + 1;
  }
  return at;
}

/** The position after a breach, if it can be carried out; else the one before it. */
function madeAnyhow<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): Position<F> {
  const ruling = rule(game, position, move);
  return ruling.transition === null || !ruling.possible ? position : carryOn(game, position, move, ruling).position;
}

/**
 * Where the log may stand behind entry `last`, from `position` before entry `at`, had it come before that one; null where a rule refuses it
 * there, or what comes behind it.
 */
export function toldTooLate<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  moves: readonly Move[],
  at: number,
  last: number,
): SaidOtherwise<F> | null {
  const { ruling, read } = withItsWords(game, position, moves[last] as Move);
  if (ruling.kind !== 'accepted') return null;
  const reached = played(game, carryOn(game, position, read, ruling).position, moves, at, last);
  if (reached === null) return null;
  const says = `this had come before entry ${at}: ${game.say(read)}`;
  return { at, position: reached, notes: [], resumed: { how: 'elsewhere', says }, ahead: null };
}

/** So many entries before the refused one it is asked what may have been left unsaid between them. */
const RECENT = 3;

/**
 * The position after entry `last`, if no rule refuses what comes behind entry `at`; null when some rule does. `surely`: null, too, where
 * nobody can say whether entry `last` is legal then: a card that is not told any more might explain anything.
 */
function upTo<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  moves: readonly Move[],
  at: number,
  last: number,
  surely = false,
): Position<F> | null {
  const before = played(game, position, moves, at + 1, last);
  if (before === null) return null;
  if (surely && rule(game, before, moves[last] as Move).doubts.length > 0) return null;
  const whole = followedTo(game, before, moves, last, last + 1);
  if (whole !== null || last - at > RECENT) return whole;
  const [shown] = shownBefore(game, before, moves[last] as Move, moves.slice(last + 1, last + 1 + SOON));
  return shown === undefined ? null : followedTo(game, shown.position, moves, last, last + 1);
}

/** An entry that is played in place costs less than one that is ruled. */
const PLAYED = 0.3;

/** The position after these entries, played in place, if no rule refuses any of them and their claims are true. */
function played<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  moves: readonly Move[],
  first: number,
  last: number,
): Position<F> | null {
  const at = live(game, position);
  for (let entry = first; entry < last; entry += 1) {
    const move = moves[entry] as Move;
    game.work.spend(PLAYED);
    const how = follow(game, at, move, []);
    if (how === 'half-played') return null;
    // What needs a closer ruling than that is asked for it.
    if (how === 'stopped') return followedTo(game, still(at), moves, entry, last);
    if (move.expect !== undefined && isClaimedOtherwise(game, still(at), move, moves[entry + 1])) return null;
  }
  return still(at);
}

/**
 * The entries before a refused one that may be to blame: the last one of each kind of those whom it names, whatever chance has
 * just brought, and those that say the same, or name the same and are breaches themselves (`wrong`).
 */
export function* mayBeToBlame(
  order: readonly string[],
  moves: readonly Move[],
  last: number,
  oldest: number,
  wrong: ReadonlySet<number>,
  unread: ReadonlySet<number>,
): Iterable<number> {
  const refused = moves[last] as Move;
  const named = new Set(Object.values(refused).filter((value) => order.includes(value)));
  const seen = new Set<string>();
  for (let at = last - 1; at >= oldest; at -= 1) {
    const { type, seat } = moves[at] as Move;
    // Of what nobody can read the ruleset has said what it may have changed, unless later entries have shown what it may have been.
    if (moves[at] === UNREADABLE && !unread.has(at)) continue;
    const isClose = last - at <= RECENT;
    const kind = `${type} ${seat}`;
    const isOfThem = seat !== undefined && (named.has(seat) || refused.seat === undefined) && !seen.has(kind);
    const isWrong = wrong.has(at) && namesTheSame(moves[at] as Move, refused, order);
    if (isClose || isOfThem || isWrong || unread.has(at) || saysTheSame(moves[at] as Move, refused)) yield at;
    if (seat !== undefined) seen.add(kind);
  }
}

/** Whether two entries name one thing, which is no player. */
function namesTheSame(one: Move, other: Move, order: readonly string[]): boolean {
  const things = ({ type: _, ...words }: Move): string[] =>
    Object.values(words as Words)
      .filter(isName)
      .filter((name) => !order.includes(name));
  const named = new Set(things(one));
  return things(other).some((thing) => named.has(thing));
}

/** Whether a player does the same once more: with another word it was another thing. */
function saysTheSame({ expect: _, ...one }: Move, { expect, ...other }: Move): boolean {
  return one.type === other.type && one.seat !== undefined && sameJson(one as Json, other as Json);
}

/** How many of the next entries claim what is true, read on from here, and how many are in doubt. */
function spokenFor<F extends BaseFacts>(
  game: Compiled<F>,
  way: Way<F>,
  next: readonly Move[],
): { readonly claims: number; readonly doubts: number } {
  let { position } = way;
  let claims = 0;
  let doubts = 0;
  let isOwn = true;
  for (const move of inOrder(way, next)) {
    const ruling = rule(game, position, move);
    if (ruling.transition === null || !ruling.possible) continue;
    ({ position } = isOwn ? carryOn(game, position, move, ruling) : carryOut(game, ruling.position, move, ruling));
    isOwn = false;
    if (ruling.doubts.length > 0) doubts += 1;
    if (move.expect !== undefined && !isClaimedOtherwise(game, position, move)) claims += 1;
  }
  return { claims, doubts };
}

/** How many of the next entries claim what is true, read on from here, less those that cannot be ruled. */
export function borneOut<F extends BaseFacts>(game: Compiled<F>, way: Way<F>, next: readonly Move[]): number {
  const { claims, doubts } = spokenFor(game, way, next);
  return claims - doubts;
}

/** How many of the next entries claim what is true, read on from here. */
export function trueClaims<F extends BaseFacts>(game: Compiled<F>, way: Way<F>, next: readonly Move[]): number {
  return spokenFor(game, way, next).claims;
}
