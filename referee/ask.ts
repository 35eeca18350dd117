/**
 * @module
 * The questions that shells ask, from a text to an answer: verify, legal moves, explanation. Command line, service and
 * workers all come through here.
 */

import { nearWords } from '../machines/near.ts';
import { type BaseFacts, type Form, type Move, type ReadInstruction, whatVaries } from '../machines/ruleset.ts';
import { inLines } from '../notation/recognise.ts';
import { type Citation, cite, type Lang, ruleOf } from '../rules/index.ts';
import type { Json } from '../schemas/json.ts';
import type { Source } from '../schemas/source.ts';
import { beforeTurn, noTurnHere, type PlayedOn, playOn, type Step } from './automatic.ts';
import { Brief, type Detail, roomFor } from './brief.ts';
import { type Explanation, explainMeant, readsAt } from './explain.ts';
import { named, seatCalled, unnamed } from './log/names.ts';
import { callsByIds } from './log/plain-ids.ts';
import {
  type Asked,
  checkLog,
  MOST_PROBLEMS,
  type Problem,
  problemAt,
  type Read,
  type ReadLog,
  readLog,
} from './log/read.ts';
import { cut, kindOf, meantPerhaps } from './log/words.ts';
import type { Compiled } from './play/compile.ts';
import { type LegalMove, legalInSome, mayAct, type ToMove, toMove } from './play/legal.ts';
import { carryOut, copyOf, type Position, rule, windowsClosed } from './play/play.ts';
import { Work } from './play/work.ts';
import { dueAgainst } from './reading/unsaid.ts';
import { HeaderProblem, openLog, type Verification, verify } from './reading/verify.ts';
import { type Report, reportOf } from './report.ts';

/** Reads a JSON text as a log. */
export function readText(text: string, limits?: { depth?: number; bytes?: number }): Read<Asked> {
  const read = readLog(text, limits);
  return read.ok ? { ok: true, value: { ...read.value, text: read.value.source ?? text } } : read;
}

/** Reads a text as a log, in JSON or in the line notation, whichever it is in. */
export async function readAny(text: string, limits?: { depth?: number; bytes?: number }): Promise<Read<Asked>> {
  if (!inLines(text)) return readText(text, limits);
  // Loaded only where somebody writes so: a log in JSON does not wait for it.
  const { readLinesText } = await import('./log/lines.ts');
  return readLinesText(text, limits);
}

/** A log as it is refereed where the box of its game is known (`referee/box`); `games`: by ruleset, those with a box. */
export function atTable<T extends ReadLog>(read: T, games: ReadonlyMap<string, Compiled<BaseFacts>> | undefined): T {
  const game = games?.get(read.game.ruleset.id);
  return game === undefined ? read : { ...read, game };
}

/** A question that cannot be answered, because too much is left open at an entry. */
class TooMuchOpen extends Error {
  readonly entry: number;
  constructor(entry: number, what: string) {
    super(`too much is left open: ${what}`);
    this.entry = entry;
  }
}

/** A question about a turn of a seat that nobody plays, where there is none. */
class NoTurn extends Error {
  readonly pointer: string;
  constructor(message: string, pointer = '/moves') {
    super(message);
    this.pointer = pointer;
  }
}

/** A list of what is legal may take so many times the steps that reading its log may take. */
const LISTING = 20;

/** A game of which something is asked about this log: what is searched for is counted. */
function askedOf({ game, log, stop }: Asked, times: number): Compiled<BaseFacts> {
  return { ...game, work: new Work(log, stop, times, game.ruleset.slips.anyLog) };
}

/** A log in which something is no id has been found to call things by their names. */
class CalledByName extends Error {
  readonly asked: Asked;
  constructor(asked: Asked) {
    super('the log calls things by their names');
    this.asked = asked;
  }
}

/** The log with ids in the place of the names in it; the same one where there are none. */
export function byIds(asked: Asked): Asked {
  if (asked.named !== undefined) return asked;
  const log = asked.log as unknown as { [part: string]: Json };
  if (callsByIds(asked.game, log)) return { ...asked, named: unnamed(log) };
  const names = named(asked.game, log);
  return { ...asked, log: names.value as unknown as Asked['log'], named: names };
}

/**
 * Verifies a log, to entry `until` where one is named. Where it leaves the plain way it is looked for names, once; a log that
 * has some is read from its beginning with ids in their place.
 */
function verified(asked: Asked, until?: number): { readonly asked: Asked; readonly found: Verification<BaseFacts> } {
  let now = asked;
  const departs = (): void => {
    if (now.named !== undefined) return;
    now = byIds(now);
    if (now.log !== asked.log) throw new CalledByName(now);
  };
  const read = ({ game, log, unread, misspelt, stop, goesOn }: Asked): Verification<BaseFacts> =>
    verify(game, log, { unread, misspelt, stop, goesOn, departs, ...(until === undefined ? {} : { until }) });
  try {
    const found = readOr(() => read(asked), departs);
    if (found.verdict !== 'legal') departs();
    return { asked: now, found };
  } catch (error) {
    if (!(error instanceof CalledByName)) throw error;
    return { asked: error.asked, found: read(error.asked) };
  }
}

/** A header that cannot be used as it stands may call players by other names than it has given them. */
function readOr<T>(read: () => T, departs: () => void): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof HeaderProblem) departs();
    throw error;
  }
}

function guarded<T>(asked: Asked, answer: () => T): Read<T> {
  try {
    return { ok: true, value: answer() };
  } catch (error) {
    if (error instanceof NoTurn)
      return {
        ok: false,
        problems: [{ code: 'no-such-turn', message: error.message, pointer: error.pointer, line: null, column: null }],
      };
    if (error instanceof TooMuchOpen)
      return {
        ok: false,
        problems: [
          problemAt(asked.text, 'too-much-open', error.message, error.entry < 0 ? '/moves' : `/moves/${error.entry}`),
        ],
      };
    if (!(error instanceof HeaderProblem)) throw error;
    return {
      ok: false,
      problems: error.problems
        .slice(0, MOST_PROBLEMS)
        .map(({ pointer, message }) =>
          problemAt(asked.text, 'header', message, asked.named?.written(pointer) ?? pointer),
        ),
    };
  }
}

/** The report of a log; `detail`: how much of what was found it shows. */
export function reportFor(asked: Asked, lang: Lang = 'en', detail: Detail = {}): Read<Report> {
  const read = followedFor(asked, lang, detail);
  return read.ok ? { ok: true, value: read.value.report } : read;
}

/** The report of a log, and the entry at which reading has ended because too much is left open (null: it was read to its end). */
export function followedFor(
  asked: Asked,
  lang: Lang,
  detail: Detail = {},
): Read<{ readonly report: Report; readonly stopped: number | null }> {
  const { work } = askedOf(asked, 1);
  return guarded(asked, () => {
    const { asked: read, found } = verified(asked);
    const report = reportOf(read.game, read.log, found, read.text, lang, detail, () => work.goOn(), read.named);
    return { report, stopped: found.stopped };
  });
}

/**
 * Where the log may stand after entry `at` (0-based; left out: the end; -1: the start), whatever breaches it has before: one
 * position, or several where it can be read in several ways, the likeliest first.
 */
export function positionsAfter(asked: Asked, at?: number): Read<readonly Position<BaseFacts>[]> {
  const count = asked.log.moves.length;
  if (at !== undefined && (!Number.isInteger(at) || at < -1 || at >= count)) {
    const message =
      noEntry(at) ??
      (count === 0
        ? `the log has no moves; there is no entry ${at}`
        : count === 1
          ? `there is no entry ${at}: the log has one, 0 (-1 is the start)`
          : `there is no entry ${at}: the log has the entries 0 to ${count - 1} (-1 is the start)`);
    return {
      ok: false,
      problems: [{ code: 'no-such-entry', message, pointer: '/moves', line: null, column: null } satisfies Problem],
    };
  }
  return guarded(asked, () => {
    if (count === 0 || at === -1) return [openLog(asked.game, byIds(asked).log).position];
    const { readings, stopped } = verified({ ...asked, goesOn: true }, at).found;
    if (stopped !== null) throw new TooMuchOpen(stopped, `where the log stands after entry ${stopped} cannot be said`);
    return readings;
  });
}

/**
 * What `see` makes of the positions in which a log stood before some of its entries, by entry, whatever breaches it has before
 * them. The log, of which there is a report already, is read once more for all of them; an entry whose position nobody can
 * tell is left out. What `see` keeps of a position it has to copy.
 */
export function seenBefore<T>(
  asked: Asked,
  entries: ReadonlySet<number>,
  see: (position: Position<BaseFacts>, entry: number) => T,
): ReadonlyMap<number, T> {
  const seen = new Map<number, T>();
  if (entries.size === 0) return seen;
  const { game, log, unread, stop } = asked;
  if (entries.has(0)) seen.set(0, see(openLog(game, log).position, 0));
  const until = [...entries].reduce((last, entry) => Math.max(last, entry), 0) - 1;
  const reached = (entry: number, position: Position<BaseFacts>): void => {
    if (entries.has(entry + 1)) seen.set(entry + 1, see(position, entry + 1));
  };
  if (until >= 0) verify(game, log, { unread, stop, until, reached });
  return seen;
}

export interface LegalAnswer {
  ruleset: string;
  /** the entry after which the question is asked; -1 is the start */
  at: number;
  toMove: ToMove & { readonly mayAct: readonly string[] };
  where: readonly { chart: string; state: string }[];
  /** how the instructions were read by which a seat acts here that nobody plays; only there when there are some */
  reads?: readonly ReadInstruction[];
  moves: readonly ListedMove[];
  /** how many moves are not listed, before those that are (as asked) and behind them; only there when some are not */
  cut?: number;
}

/** A legal move as an answer lists it. */
export interface ListedMove extends Omit<LegalMove, 'open' | 'chance'>, Partial<Form> {
  /** whether a seat decides it, or chance brings it */
  readonly by: 'seat' | 'chance';
  readonly says: string;
}

function listed({ say }: Compiled<BaseFacts>, { chance, open, ...legal }: LegalMove): ListedMove {
  const { move } = legal;
  const form = whatVaries(open === undefined ? { move } : { move, open });
  return { ...legal, by: chance ? 'chance' : 'seat', ...form, says: say(move) };
}

/** How long a log is as JSON, from which it follows how long an answer may be. */
function lengthOf(source: Source, log: Asked['log']): number {
  return typeof source === 'string' ? source.length : JSON.stringify(log).length;
}

/** Those of the legal moves that an answer about this log has room for. */
function listedOf(asked: Asked, all: readonly LegalMove[], detail: Detail): Pick<LegalAnswer, 'moves' | 'cut'> {
  const { game, log, text } = asked;
  const moves: ListedMove[] = [];
  let left = roomFor(lengthOf(text, log), detail);
  for (let next = detail.from ?? 0; next < all.length && left > 0; next += 1) {
    const one = listed(game, all[next] as LegalMove);
    left -= JSON.stringify(one).length;
    moves.push(one);
  }
  const cut = all.length - moves.length;
  return cut === 0 ? { moves } : { moves, cut };
}

/**
 * Who is to move. Where a window is all that the end of the game waits for, nobody has to do anything: the game is over unless
 * somebody uses something now.
 */
function awaitedIn(game: Compiled<BaseFacts>, position: Position<BaseFacts>): ToMove {
  const { position: closed } = windowsClosed(game, position);
  const after = toMove(game, closed);
  return after.over ? after : toMove(game, position);
}

/** Who is to move at the end of a log. */
export function toMoveAfter(asked: Asked): Read<ToMove> {
  const positions = positionsAfter(asked);
  if (!positions.ok) return positions;
  const [likeliest] = positions.value as [Position<BaseFacts>];
  return guarded(asked, () => awaitedIn(askedOf(asked, LISTING), likeliest));
}

/** The legal moves after an entry, of all seats or of one; `detail`: how many of them are listed. */
export function legalFor(given: Asked, at?: number, player?: string, detail: Detail = {}): Read<LegalAnswer> {
  const asked = byIds(given);
  const seats = seatsOf(asked);
  const seat = player === undefined ? undefined : seatCalled(seats, player);
  if (player !== undefined && seat === undefined) {
    return {
      ok: false,
      problems: [
        {
          code: 'no-such-seat',
          message: `"${cut(player)}" is not one of the seats: ${seats.join(', ')}${meantPerhaps(nearWords(player, seats))}`,
          pointer: '/seats',
          line: null,
          column: null,
        },
      ],
    };
  }
  const positions = positionsAfter(asked, at);
  if (!positions.ok) return positions;
  const { log } = asked;
  const game = askedOf(asked, LISTING);
  const entry = at ?? log.moves.length - 1;
  return guarded(asked, () => {
    const [likeliest] = positions.value as [Position<BaseFacts>];
    const awaited = awaitedIn(game, likeliest);
    const all = legalInSome(game, positions.value);
    const reads = readsAt(game, likeliest);
    if (game.work.over) throw new TooMuchOpen(entry, `there are too many moves to be listed after entry ${entry}`);
    return {
      ruleset: game.ruleset.id,
      at: entry,
      toMove: { ...awaited, mayAct: mayAct(awaited, all) },
      where: likeliest.frames.map(({ chart, state }) => ({ chart, state })),
      ...(reads.length === 0 ? {} : { reads }),
      ...listedOf(
        asked,
        all.filter(({ move }) => seat === undefined || move.seat === undefined || move.seat === seat),
        detail,
      ),
    };
  });
}

function seatsOf(asked: Asked): string[] {
  const { seats } = asked.log as { seats?: Json };
  return Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'string') : [];
}

export interface ExplainAnswer extends Explanation {
  ruleset: string;
  /** the entry that is explained, or before which the move is tried */
  at: number;
  move: Move;
  says: string;
  /** how many values, sentences and moves are shortened or left out; only there when some are */
  cut?: number;
}

/**
 * An entry as the log is read with it: what is held against it there, or against its claims, is held against it here, and what is not,
 * and why, is not.
 */
function asRead<E extends Explanation>(asked: Asked, at: number, move: Move | undefined, explained: E): E {
  const { log, unread } = asked;
  const { violations, unverifiable, stopped } = verified(
    move === undefined
      ? asked
      : {
          ...asked,
          log: { ...log, moves: [...log.moves.slice(0, at), move] },
          ...(unread === undefined ? {} : { unread: new Map([...unread].filter(([entry]) => entry < at)) }),
        },
  ).found;
  if (stopped !== null && stopped <= at) return explained;
  const isOfEntry = ({ entry }: { readonly entry: number | null }): boolean => entry === at;
  const isOfClaims = ({ pointer }: { readonly pointer: string }): boolean => pointer.startsWith(`/moves/${at}/expect`);
  const wrong = violations.filter(isOfEntry);
  const reasons = [...new Set(unverifiable.filter(isOfEntry).map(({ reason }) => reason))];
  const isToldElsewhere = violations.length > wrong.length || unverifiable.some((found) => !isOfEntry(found));
  const [reason = isToldElsewhere ? 'another entry is told for it' : null] = reasons;
  const isRefused = explained.verdict === 'violation' && !wrong.every(isOfClaims);
  const own = explained.asked.flatMap((one): Explanation['asked'] => {
    if (one.finding !== 'failed' || isRefused) return [one];
    // What goes without saying before it is read into a log that breaks nothing: of that no rule is broken, and nothing is open.
    return reason === null ? [] : [{ rule: one.rule, finding: 'unknown', reason }];
  });
  const failed = new Set(own.flatMap((one) => (one.finding === 'failed' ? one.rule : [])));
  const told = wrong.filter(({ rule }) => !failed.has(rule));
  const held = new Set(told.map(({ rule }) => rule));
  const verdict = wrong.length > 0 ? 'violation' : reasons.length > 0 ? 'unverifiable' : 'legal';
  // What cannot be said of a rule that is asked here stays so, wherever it is told.
  if (verdict === 'legal' && explained.verdict === 'unverifiable' && own.some(({ finding }) => finding === 'unknown'))
    return explained;
  return {
    ...explained,
    verdict,
    asked: [
      ...own.filter(({ rule }) => !held.has(rule)),
      ...told.map(({ rule, facts }) => ({ rule, finding: 'failed' as const, facts })),
    ],
    reasons,
    legal: isRefused ? explained.legal : (wrong.find((one) => one.legal.length > 0)?.legal ?? []),
  };
}

/** Why something names no entry of any log; null: it may name one. */
function noEntry(at: unknown): string | null {
  if (Number.isInteger(at)) return null;
  return `an entry is named by a whole number (0 is the first): this is ${typeof at === 'number' ? at : kindOf(at)}`;
}

/** That a log has no such entry, and which it has; each in full: so they are found and said in another language (rules/phrases.ts). */
function noEntryOf(count: number, at: number): string {
  if (count === 0) return `there is no entry ${at}: the log has no moves`;
  if (count === 1) return `there is no entry ${at}: the log has one entry, 0`;
  return `there is no entry ${at}: the log has ${count} entries, 0 to ${count - 1}`;
}

/** Whether a move is accepted where its log may stand, and what is due behind it against a rule. */
function leadsAgainst(game: Compiled<BaseFacts>, positions: readonly Position<BaseFacts>[], move: Move): boolean {
  return positions.some((position) => {
    const ruling = rule(game, copyOf(game, position), move);
    if (ruling.kind !== 'accepted') return false;
    return dueAgainst(game, carryOut(game, ruling.position, move, ruling).position) !== null;
  });
}

/** Explains entry `at` of a log, or another move tried in its place; `detail`: how much of what was found is shown. */
export function explainFor(given: Asked, at: number, move?: Move, detail: Detail = {}): Read<ExplainAnswer> {
  const asked = byIds(given);
  const { log, unread, text } = asked;
  const count = log.moves.length;
  const misread = move === undefined ? unread?.get(at) : undefined;
  const tried = move ?? (Number.isInteger(at) ? log.moves[at] : undefined);
  if (!Number.isInteger(at) || at < 0 || at > count || tried === undefined) {
    const further = move === undefined ? '' : `; a further move can be tried at ${count}`;
    const message = noEntry(at) ?? `${noEntryOf(count, at)}${further}`;
    return { ok: false, problems: [{ code: 'no-such-entry', message, pointer: '/moves', line: null, column: null }] };
  }
  const positions = positionsAfter(asked, at - 1);
  if (!positions.ok) return positions;
  const game = askedOf(asked, 1);
  const stands = move !== undefined ? 'tried' : at === count - 1 ? 'last' : 'gone-on-from';
  return guarded(asked, () => {
    const explained = explainMeant(game, positions.value, misread ?? tried, stands);
    const isRead =
      move === undefined ||
      move.expect !== undefined ||
      explained.verdict === 'violation' ||
      leadsAgainst(game, positions.value, explained.meant);
    const { meant, says, ...answer } = isRead ? asRead(asked, at, move, explained) : explained;
    if (game.work.over) throw new TooMuchOpen(at, `what entry ${at} comes to is not ruled`);
    const brief = new Brief(text === null ? 0 : lengthOf(text, log), detail);
    const shown = shortly(brief, answer);
    const value = { ruleset: game.ruleset.id, at, move: meant, says: brief.sentence(says), ...shown };
    const cut = brief.cut.values;
    return cut === 0 ? value : { ...value, cut };
  });
}

/** A turn of a seat that nobody plays, as far as the rules alone bring it, with what may come next. */
export interface TurnAnswer extends Omit<PlayedOn, 'position' | 'moves' | 'next'> {
  ruleset: string;
  /** the entry after which it is played on; -1 is the start */
  at: number;
  /** whose turn it is */
  seat: string;
  /** the entries that can be appended to the log: what has come up meanwhile, then the moves of the steps */
  append: readonly Move[];
  next: PlayedOn['next'] & Pick<LegalAnswer, 'moves' | 'cut'>;
  /** the procedures under way then, outermost first, with the state each is in */
  where: readonly { chart: string; state: string }[];
}

/**
 * Plays the turn of a seat that nobody plays on from entry `at` (left out: the end of the log), until somebody or something has
 * to decide. `since`: what has come up meanwhile (dice, cards, decisions), as moves behind that entry.
 */
export function turnFor(given: Asked, at?: number, since: readonly Move[] = [], detail: Detail = {}): Read<TurnAnswer> {
  const entry = at ?? given.log.moves.length - 1;
  const asked = since.length === 0 ? { ok: true as const, value: byIds(given) } : wentOn(given, entry, since);
  if (!asked.ok) return asked;
  const positions = positionsAfter(given, at);
  if (!positions.ok) return positions;
  const game = askedOf(asked.value, LISTING);
  const begun = ([likeliest]: readonly Position<BaseFacts>[]): Position<BaseFacts> => {
    const position = beforeTurn(game, likeliest as Position<BaseFacts>);
    const why = noTurnHere(game, position);
    if (why !== null) throw new NoTurn(why.message, why.pointer);
    return position;
  };
  // What is accepted only as several entries together have to be read is gone on from as the log is read with it.
  const behind = (): PlayedOn => {
    const read = positionsAfter(asked.value);
    const found = read.ok ? playOn(game, begun(read.value)) : null;
    if (found === null) throw new NoTurn('nobody can say where this leads');
    const steps = since.map((move): Step => ({ move, given: true, says: game.say(move), rules: [] }));
    return { ...found, steps: [...steps, ...found.steps] };
  };
  return guarded(asked.value, () => {
    const position = begun(positions.value);
    const {
      position: last,
      moves,
      next,
      ...played
    } = playOn(game, position, since.length === 0 ? [] : asked.value.log.moves.slice(entry + 1)) ?? behind();
    if (game.work.over)
      throw new TooMuchOpen(entry, `there are too many moves to be looked through after entry ${entry}`);
    return {
      ruleset: game.ruleset.id,
      at: entry,
      seat: game.ruleset.automatic?.of(position.facts).turn ?? '',
      ...played,
      append: played.steps.map(({ move }) => move),
      next: { ...next, ...listedOf(asked.value, moves, detail) },
      where: last.frames.map(({ chart, state }) => ({ chart, state })),
    };
  });
}

/** The log up to an entry, and on from there with these moves; what is wrong with them where one is not legal. */
function wentOn({ log, unread, stop }: Asked, entry: number, since: readonly Move[]): Read<Asked> {
  const before = log.moves.slice(0, entry + 1);
  const read = checkLog({ ...log, moves: [...before, ...since] } as unknown as Json, null, unread);
  if (!read.ok) return read;
  const asked = byIds({ ...read.value, text: null, ...(stop === undefined ? {} : { stop }) });
  const report = reportFor(asked, 'en', { all: true });
  if (!report.ok) return report;
  const [breach] = report.value.violations.filter((found) => found.entry !== null && found.entry >= before.length);
  if (breach === undefined) return { ok: true, value: asked };
  const message = `this breaks ${breach.rule}: ${breach.message}`;
  return { ok: false, problems: [{ code: 'not-legal', message, pointer: '', line: null, column: null }] };
}

/** Every rule that an explanation names, once, to be printed. */
export function citedIn({ asked, reads = [], state, carriesOut }: Explanation, lang: Lang): Citation[] {
  const rules = new Set([...asked.map(({ rule }) => rule), ...reads.map(({ rule }) => rule), ...state, ...carriesOut]);
  return [...rules].filter((id) => ruleOf(id) !== undefined).map((id) => cite(id, lang));
}

/** The rules that are named in a turn of a seat that nobody plays, to be printed. */
export function citedInTurn({ steps, reads = [] }: Pick<TurnAnswer, 'steps' | 'reads'>, lang: Lang): Citation[] {
  const rules = new Set([...steps.flatMap((step) => step.rules), ...reads.map(({ rule }) => rule)]);
  return [...rules].map((rule) => cite(rule, lang));
}

/** An explanation as it is shown. */
function shortly(brief: Brief, explained: Explanation): Explanation {
  return {
    ...explained,
    asked: explained.asked.map((one) => ({
      ...one,
      ...(one.facts === undefined ? {} : { facts: brief.facts(one.facts) }),
      ...(one.reason === undefined ? {} : { reason: brief.sentence(one.reason) }),
    })),
    reasons: brief.first(explained.reasons).map((reason) => brief.sentence(reason)),
    legal: brief.moves(explained.legal),
  };
}
