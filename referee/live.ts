/**
 * @module
 * A game that is being played: whether what has just been told goes on with it, and what each of the table sees of it. A
 * player is ruled by what they see; where that alone would let a move pass which is not legal, they are told so, and no more.
 */
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import type { Lang } from '../rules/index.ts';
import { type Json, pointerOf, sameJson } from '../schemas/json.ts';
import { byIds, followedFor, type LegalAnswer, legalFor, positionsAfter, toMoveAfter } from './ask.ts';
import type { Detail } from './brief.ts';
import { seatCalled } from './log/names.ts';
import { type Asked, checkLog, type Read } from './log/read.ts';
import { cut } from './log/words.ts';
import type { ToMove } from './play/legal.ts';
import type { Position } from './play/play.ts';
import { afterTold } from './reading/unsaid.ts';
import type { Report, ReportedDoubt, ReportedViolation } from './report.ts';
import { seenBy } from './seen.ts';

/** Who looks at a game: the table, which knows all that has been told; a player; or whoever watches (null). */
export type Viewer = { readonly table: true } | { readonly seat: string | null };

/** A game as somebody sees it. */
export interface View {
  /** the log that they could write */
  readonly asked: Asked;
  /** by entry of the game, what they see of it; null: nothing */
  readonly entries: readonly (Move | null)[];
  /** by entry of that log, which one of the game it is */
  readonly at: readonly number[];
}

/**
 * What a viewer sees of a game; `told`: the first entry that they have just told. Throws what reading a header throws; what the rules
 * refuse in it stays in it.
 */
export function viewOf(asked: Asked, viewer: Viewer, told?: number): View {
  if ('table' in viewer) {
    const whole = { ...byIds(asked), goesOn: true };
    const { moves } = whole.log;
    return { asked: whole, entries: moves, at: moves.map((_, entry) => entry) };
  }
  const { log, entries, at } = seenBy(asked, viewer.seat, told);
  const read = checkLog(log as unknown as Json);
  if (!read.ok) throw new Error(`what is seen of a log is no log: ${read.problems[0]?.message}`);
  const { game, stop } = asked;
  const seen = { ...read.value, game, text: null, goesOn: true, ...(stop === undefined ? {} : { stop }) };
  return { asked: seen, entries, at };
}

/** Findings about what somebody sees, by the entries of the game. */
function placed<T extends { readonly entry: number | null; readonly pointer: string }>(
  findings: readonly T[],
  at: readonly number[],
): T[] {
  return findings.map((found) => {
    const entry = found.entry === null ? null : (at[found.entry] ?? found.entry);
    if (entry === null || entry === found.entry) return found;
    const rest = found.pointer.split('/').slice(3);
    return { ...found, entry, pointer: pointerOf(['moves', entry, ...rest]) };
  });
}

/** What was told, and whether the game goes on with it. */
export interface Judged {
  readonly accepted: boolean;
  /**
   * why not: it breaks a rule; something stands against it that whoever told it cannot see; or the others could not follow the
   * game (something that everybody sees has not been told), or nobody can, because too much is left open. null: it is accepted
   */
  readonly because: 'breach' | 'hidden' | 'not-to-be-followed' | null;
  /** what was told, with ids in the place of names */
  readonly moves: readonly Move[];
  readonly violations: readonly ReportedViolation[];
  /** what nobody can rule in what was told */
  readonly unverifiable: readonly ReportedDoubt[];
}

interface Followed {
  readonly report: Report;
  readonly stopped: number | null;
}

/** What a viewer sees, with what they claim of it themselves. */
function claiming({ asked, entries, at }: View, from: number, claims: readonly unknown[]): View {
  const moves = asked.log.moves.map((move, index) => {
    const expect = claims[(at[index] ?? 0) - from];
    return expect === undefined ? move : { ...move, expect };
  });
  return { asked: { ...asked, log: { ...asked.log, moves } }, entries, at };
}

/**
 * Whether a game goes on with its entries from `from` on, which `viewer` has just told. `claims`: what a player has claimed with
 * each of them (`expect`). It is compared with what they see, and is no entry's: else they could ask by it what they do not see.
 */
export function judged(
  asked: Asked,
  from: number,
  viewer: Viewer,
  lang: Lang,
  claims: readonly unknown[] = [],
): Read<Judged> {
  const whole = followedFor({ ...asked, goesOn: true }, lang);
  if (!whole.ok) return whole;
  const moves = byIds(asked).log.moves.slice(from);
  const answer = (because: Judged['because'], { report, stopped }: Followed, at?: readonly number[]): Read<Judged> => {
    const since = stopped === null ? from : Math.min(from, at?.[stopped] ?? stopped);
    const doubts = at === undefined ? report.unverifiable : placed(report.unverifiable, at);
    const value: Judged = {
      accepted: because === null,
      because,
      moves,
      violations: at === undefined ? report.violations : placed(report.violations, at),
      unverifiable: doubts.filter(({ entry }) => entry === null || entry >= since),
    };
    return { ok: true, value };
  };
  // Nobody rules what comes behind the end of reading: a game that has come so far could not be refereed any more.
  const ruled = (found: Followed, at?: readonly number[]): Read<Judged> =>
    answer(found.stopped === null ? null : 'not-to-be-followed', found, at);
  const isLegal = whole.value.report.violations.length === 0;
  const hides = asked.game.ruleset.sight !== undefined;
  if ('table' in viewer && (!isLegal || !hides)) return isLegal ? ruled(whole.value) : answer('breach', whole.value);
  const isTable = 'table' in viewer;
  const view = isTable ? viewOf(asked, { seat: null }) : claiming(viewOf(asked, viewer, from), from, claims);
  const seen = followedFor(view.asked, lang);
  if (!seen.ok) return seen;
  const isSeenLegal = seen.value.report.violations.length === 0;
  if (!isLegal) {
    // What a player cannot see is not told them by a refusal either.
    const said = { ...seen.value, report: { ...seen.value.report, unverifiable: [] } };
    return isSeenLegal ? answer('hidden', said) : answer('breach', seen.value, view.at);
  }
  if (!isSeenLegal) {
    if (isTable) return missing(answer('not-to-be-followed', seen.value, view.at), asked, from);
    // What somebody claims wrongly of what they see is a breach of their own; all else they could not follow.
    const unclaimed = claims.every((claim) => claim === undefined)
      ? seen
      : followedFor(viewOf(asked, viewer, from).asked, lang);
    const isClaim = unclaimed.ok && unclaimed.value.report.violations.length === 0;
    return answer(isClaim ? 'breach' : 'not-to-be-followed', seen.value, view.at);
  }
  if (seen.value.stopped !== null) return ruled(seen.value, view.at);
  const mine = isTable ? whole.value : seen.value;
  const at = isTable ? undefined : view.at;
  const cannotFollow = answer('not-to-be-followed', mine, at);
  if (whole.value.stopped !== null) return cannotFollow;
  // Each of the others has to be able to go on as well, with what they know. What they see is nothing that the teller is told.
  // So has whoever told it, with what they see of it from now on.
  const isAsTold = ({ entries }: View) => sameJson(entries.slice(from), view.entries.slice(from));
  for (const seat of [null, ...(asked.log['seats'] as readonly string[])]) {
    if (isTable && seat === null) continue;
    const other = viewOf(asked, { seat });
    if (!isTable && seat === viewer.seat && isAsTold(other)) continue;
    const theirs = followedFor(other.asked, lang);
    if (!theirs.ok) return theirs;
    const isTheirsLegal = theirs.value.report.violations.length === 0;
    if (isTheirsLegal && theirs.value.stopped === null) continue;
    return isTable ? missing(answer('not-to-be-followed', theirs.value, other.at), asked, from) : cannotFollow;
  }
  return answer(null, mine, at);
}

/**
 * What has come about by what the table has told, and somebody does not see: who is to move by their view, and with which moves it can be
 * told so that they can follow. null: there is nothing of that kind.
 */
function stillToTell(asked: Asked): Read<Pick<LegalAnswer, 'toMove' | 'moves'> | null> {
  const whole = { ...byIds(asked), goesOn: true };
  const positions = positionsAfter(whole);
  if (!positions.ok) return positions;
  const atTable = viewOf(asked, { seat: null });
  if (!atTable.entries.some((entry, at) => isHalfSeen(asked, entry, whole.log.moves[at])))
    return { ok: true, value: null };
  for (const seat of [null, ...(asked.log['seats'] as readonly string[])]) {
    const view = seat === null ? atTable : viewOf(asked, { seat });
    const awaited = toMoveAfter(view.asked);
    if (!awaited.ok) return awaited;
    if (!awaited.value.chance) continue;
    const legal = legalFor(view.asked, undefined, undefined, { all: true });
    if (!legal.ok) return legal;
    const moves = legal.value.moves.filter(({ by, move }) => by === 'chance' && isRecord(whole, positions.value, move));
    if (moves.length > 0) return { ok: true, value: { toMove: { ...awaited.value, mayAct: [] }, moves } };
  }
  return { ok: true, value: null };
}

/** An answer to the table of what others cannot follow, with what it has to tell first where that is known, for what they might expect. */
function missing(answer: Read<Judged>, asked: Asked, from: number): Read<Judged> {
  const before = { ...asked, log: { ...asked.log, moves: asked.log.moves.slice(0, from) } };
  const untold = stillToTell(before);
  if (!answer.ok || !untold.ok || untold.value === null) return answer;
  const legal = untold.value.moves.map(({ move }) => move);
  return {
    ok: true,
    value: { ...answer.value, violations: answer.value.violations.map((one) => ({ ...one, legal })) },
  };
}

/** Whether chance has brought more than what everybody sees of an entry. */
function isHalfSeen({ game }: Asked, seen: Move | null, told: Move | undefined): boolean {
  if (seen === null || told === undefined || !game.chances.has(told.type)) return false;
  return Object.keys(told).some((word) => word !== 'expect' && word !== 'note' && !Object.hasOwn(seen, word));
}

/** Whether a move records what has come about already, in one of the positions in which a log may stand. */
function isRecord({ game }: Asked, positions: readonly Position<BaseFacts>[], move: Move): boolean {
  return positions.some((position) => afterTold(game, position, move) !== null);
}

/**
 * Who is to move: at a table everybody sees that, whatever they do not see; so it is asked of all that has been told. What the
 * table knows and others miss is told before anybody decides.
 */
export function toMoveIn(asked: Asked): Read<ToMove> {
  const told = awaitedIn(asked);
  return told.ok ? { ok: true, value: told.value.toMove } : told;
}

interface Awaited {
  readonly toMove: ToMove;
  /** what the table has still to tell though it is known by what it has told already; null: nothing */
  readonly untold: Pick<LegalAnswer, 'toMove' | 'moves'> | null;
}

function awaitedIn(asked: Asked): Read<Awaited> {
  const awaited = toMoveAfter({ ...asked, goesOn: true });
  if (!awaited.ok) return awaited;
  const { chance, over } = awaited.value;
  const hides = asked.game.ruleset.sight !== undefined;
  const untold = chance || over || !hides ? null : stillToTell(asked);
  if (untold === null) return { ok: true, value: { toMove: awaited.value, untold } };
  if (!untold.ok) return untold;
  const { mayAct: _, ...toMove } = untold.value?.toMove ?? { ...awaited.value, mayAct: [] };
  return { ok: true, value: { toMove, untold: untold.value } };
}

/** What is said to a player who asks for the moves of another one. */
function notShown(mine: string): Read<never> {
  const message = `with the token of "${cut(mine)}" only the moves of this seat are shown`;
  return { ok: false, problems: [{ code: 'no-such-seat', message, pointer: '/seats', line: null, column: null }] };
}

/** The moves that are legal at the end of a game, as somebody sees it: a player those of their own, and what chance may bring. */
export function legalIn(asked: Asked, viewer: Viewer, seat: string | undefined, detail: Detail): Read<LegalAnswer> {
  const count = asked.log.moves.length;
  const { asked: seen } = viewOf(asked, viewer);
  const mine = 'table' in viewer ? null : viewer.seat;
  const own = seat ?? mine ?? undefined;
  const named = seat === undefined ? mine : seatCalled(asked.log['seats'] as readonly string[], seat);
  if (mine !== null && named !== undefined && named !== mine) return notShown(mine);
  const legal = legalFor(seen, undefined, own, detail);
  if (!legal.ok) return legal;
  const awaited = awaitedIn(asked);
  if (!awaited.ok) return awaited;
  const { toMove, moves, cut: left, ...rest } = { ...legal.value, at: count - 1 };
  if ('table' in viewer) {
    const { untold } = awaited.value;
    if (untold === null) return { ok: true, value: { ...legal.value, at: count - 1 } };
    return { ok: true, value: { ...rest, ...untold } };
  }
  const { toMove: whole } = awaited.value;
  // What this player does not see come up is still to be told by the table: nobody decides anything before it.
  const waits = whole.chance && !toMove.chance;
  return {
    ok: true,
    value: {
      ...rest,
      toMove: { ...whole, mayAct: waits ? [] : [...new Set([...whole.seats, ...toMove.mayAct])] },
      moves: waits ? [] : moves,
      ...(waits || left === undefined ? {} : { cut: left }),
    },
  };
}
