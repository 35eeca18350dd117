/**
 * @module
 * The questions that a program may ask of a log. Whatever a user has written is judged, never thrown back: what cannot be used
 * comes as a list of problems with their places.
 */
import type { Move } from '../machines/ruleset.ts';
import {
  citedIn,
  citedInTurn,
  type ExplainAnswer,
  explainFor,
  type LegalAnswer,
  legalFor,
  reportFor,
  type TurnAnswer,
  toMoveAfter,
  turnFor,
} from '../referee/ask.ts';
import { begunFrom as logBegunFrom } from '../referee/begun.ts';
import { type Described, described } from '../referee/described.ts';
import { readEitherText } from '../referee/either.ts';
import { type Asked, checkLog, checkMove, type Problem, type Read } from '../referee/log/read.ts';
import { kindOf } from '../referee/log/words.ts';
import type { ToMove } from '../referee/play/legal.ts';
import { rulesetIds, rulesetOf } from '../referee/play/rulesets.ts';
import type { Report, ReportedDoubt, ReportedViolation } from '../referee/report.ts';
import { simulationFor } from '../referee/simulate.ts';
import type { Citation, Lang } from '../rules/index.ts';
import { type Json, readJson } from '../schemas/json.ts';

/** A recorded game, as `docs/log-format.md` describes it: parsed JSON, or its text in either
 * notation. Of a text, problems and findings have lines. */
export type Log = string | object;

/** What was asked for, or why it cannot be had: what is wrong with the log or the question, with places where there are any. */
export type Answer<T> = Read<T>;

/** How much is told, and in which language. */
export interface Telling {
  /** language of the citations; `en` unless said otherwise */
  readonly lang?: Lang;
  /** everything in full; else long answers are shortened to a small multiple of the log, and `cut` counts what was left out */
  readonly all?: boolean;
  /** how many findings, or moves, of a long answer are passed over (0 unless said otherwise) */
  readonly from?: number;
}

/**
 * What is wrong with a recorded game, and under which rule: its verdict, every breach with its citation, every doubt, the
 * closing position, and a receipt that says what was judged by which rules. A breach is a result, no problem.
 */
export function verify(log: Log, options?: Telling | null): Answer<Report> {
  const asked = askedOf(log);
  return asked.ok ? reportFor(asked.value, langOf(options), detailOf(options)) : asked;
}

/** Which moves are asked for. */
export interface Asking extends Pick<Telling, 'all' | 'from'> {
  /** after this entry of the log (0-based; -1 is the start; left out: the end) */
  readonly at?: number;
  /** only the moves of this seat, and those that are nobody's (dice, cards) */
  readonly seat?: string;
}

/** The moves that are legal after an entry of a log, in a fixed order, with who is to move and which procedures are under way. */
export function legalMoves(log: Log, options?: Asking | null): Answer<LegalAnswer> {
  const { at, seat, ...detail } = options ?? {};
  const asked = askedOf(log);
  if (!asked.ok) return asked;
  return legalFor(asked.value, at, seat === undefined ? undefined : textOf(seat), detailOf(detail));
}

/** Why a move is legal or not. */
export interface Explanation extends ExplainAnswer {
  /** every rule that is named, once, to be printed */
  readonly citations: readonly Citation[];
}

/** What is explained beside the entry, and how. */
export interface Explaining extends Pick<Telling, 'lang' | 'all'> {
  /** another move, tried in the place of the entry */
  readonly move?: object;
}

/**
 * Why the entry `at` (0-based) of a log is legal or not: every rule that is asked of it, held or failed, with the facts that
 * were compared, and what it claims wrongly (`expect`). With `move`, that move is explained in its place; at the end of the log too, where no entry stands yet.
 */
export function explain(log: Log, at: number, options?: Explaining | null): Answer<Explanation> {
  const { move } = options ?? {};
  const asked = askedOf(log);
  if (!asked.ok) return asked;
  const tried = move === undefined ? undefined : moveOf(asked.value, move);
  if (tried?.ok === false) return tried;
  const answer = explainFor(asked.value, at, tried?.value, detailOf(options));
  if (!answer.ok) return answer;
  return { ok: true, value: { ...answer.value, citations: citedIn(answer.value, langOf(options)) } };
}

/** What came of a move that was played at the end of a log. */
export interface Played {
  readonly verdict: Report['verdict'];
  /** the log with the move at its end; as it was, when the move is a violation */
  readonly log: { readonly [part: string]: Json };
  /** the position in which it stands then, by its facts */
  readonly final: Report['final'];
  /** who is to move in it */
  readonly toMove: ToMove;
  /** the rules that the move breaks, with citations; what cannot be ruled about it */
  readonly violations: readonly ReportedViolation[];
  readonly unverifiable: readonly ReportedDoubt[];
}

/**
 * Plays a move at the end of a log: the very verdict that `verify` would give of it there. A move that breaks a rule is not
 * made. Logs are values: the one that is given stays as it is.
 */
export function play(log: Log, move: object, options?: Pick<Telling, 'lang'> | null): Answer<Played> {
  const asked = askedOf(log);
  if (!asked.ok) return asked;
  const made = moveOf(asked.value, move);
  if (!made.ok) return made;
  const before = asked.value.log;
  const entry = before.moves.length;
  const further = checkLog({ ...before, moves: [...before.moves, made.value] } as unknown as Json);
  if (!further.ok) return further;
  const lang = langOf(options);
  const report = reportFor({ ...further.value, text: null }, lang, { all: true });
  if (!report.ok) return report;
  const violations = report.value.violations.filter((found) => found.entry === entry);
  const unverifiable = report.value.unverifiable.filter((found) => found.entry === entry);
  const refused = violations.length > 0;
  const stands: Asked = refused ? { ...asked.value, text: null } : { ...further.value, text: null };
  const next = toMoveAfter(stands);
  const closing = refused ? reportFor(stands, lang) : report;
  if (!next.ok) return next;
  if (!closing.ok) return closing;
  return {
    ok: true,
    value: {
      verdict: refused ? 'violation' : unverifiable.length > 0 ? 'unverifiable' : 'legal',
      log: stands.log as unknown as Played['log'],
      final: closing.value.final,
      toMove: next.value,
      violations,
      unverifiable,
    },
  };
}

/**
 * The log that begins where another one stands: after the entry `at` (0-based; left out: the last one), with the moves that are left.
 * The position is its `start`. Where a procedure is under way, or something that no header can state, that is a problem.
 */
export function begunFrom(log: Log, options?: Pick<Asking, 'at'> | null): Answer<Played['log']> {
  const asked = askedOf(log);
  const begun = asked.ok ? logBegunFrom(asked.value, options?.at) : asked;
  return begun.ok ? { ok: true, value: begun.value.log as unknown as Played['log'] } : begun;
}

/** Which turn of an AI player is asked for. */
export interface PlayingOn extends Pick<Telling, 'lang' | 'all'> {
  /** on from this entry of the log (0-based; -1 is the start; left out: the end) */
  readonly at?: number;
  /** what has come up since: dice, cards, decisions of people, as moves of the log */
  readonly since?: readonly object[];
}

/** The turn of an AI player, as far as the rules alone bring it. */
export interface AiTurn extends TurnAnswer {
  /** every rule that is named, once, to be printed */
  readonly citations: readonly Citation[];
}

/**
 * Plays the turn of an AI player of a single-player game on from the end of a log, or from `at`: every move that the rules leave
 * no choice in, each with how the card was read and the rules, until dice, a card, one of several moves that are left, or a person
 * has to decide (`next`). What has come up then goes into `since`; `append` holds all of it as moves that go on with the log, which
 * stays as it is. Where no AI player has a turn, that is a problem.
 */
export function aiTurn(log: Log, options?: PlayingOn | null): Answer<AiTurn> {
  const { at, since = [] } = options ?? {};
  const asked = askedOf(log);
  if (!asked.ok) return asked;
  if (!Array.isArray(since)) {
    const problem = { code: 'no-list', message: 'what has come up since is a list of moves', pointer: '/since' };
    return { ok: false, problems: [{ ...problem, line: null, column: null }] };
  }
  const moves: Move[] = [];
  for (const [index, move] of since.entries()) {
    const read = moveOf(asked.value, move);
    if (!read.ok)
      return {
        ok: false,
        problems: read.problems.map((problem) => ({ ...problem, pointer: `/since/${index}${problem.pointer}` })),
      };
    moves.push(read.value);
  }
  const answer = turnFor(asked.value, at, moves, { all: options?.all === true });
  if (!answer.ok) return answer;
  return { ok: true, value: { ...answer.value, citations: citedInTurn(answer.value, langOf(options)) } };
}

/** What is simulated. */
export interface Simulating {
  /** the same seed gives the same game everywhere: a whole number (1 unless said otherwise) */
  readonly seed?: number;
  /** the most moves (2,000 unless said otherwise) */
  readonly moves?: number;
  /** parts of the header that the game is to have; the rest is made up */
  readonly header?: object;
}

/** A simulated game. */
export interface Simulated {
  readonly log: { readonly [part: string]: Json };
  /** somebody has won, or nobody can any more */
  readonly over: boolean;
}

/** A random legal game of a ruleset as a log. */
export function simulate(ruleset: string, options?: Simulating | null): Answer<Simulated> {
  const { seed = 1, moves = 2_000, header } = options ?? {};
  const parts = header === undefined ? undefined : plainOf(header);
  if (parts?.ok === false) return parts;
  return simulationFor(textOf(ruleset), wholeOf(seed), wholeOf(moves), parts?.value);
}

/** The rulesets that there are: those of this package, and those that were added (`addRuleset`). */
export function rulesets(): readonly Described[] {
  return rulesetIds.flatMap((id) => {
    const game = rulesetOf(id);
    return game === undefined ? [] : [described(game)];
  });
}

/** The log that is asked about. */
function askedOf(log: Log): Read<Asked> {
  if (typeof log === 'string') return readEitherText(log);
  const plain = plainOf(log);
  if (!plain.ok) return plain;
  const read = checkLog(plain.value);
  return read.ok ? { ok: true, value: { ...read.value, text: null } } : read;
}

/** A move, in which things may be called by the names of that log. */
function moveOf({ game, log }: Asked, move: object): Read<Move> {
  const plain = plainOf(move);
  return plain.ok ? checkMove(game, plain.value, null, log) : plain;
}

/** A value as the plain JSON that would be written of it: what is none (a cycle, a function) is a problem. */
function plainOf(value: unknown): Read<Json> {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    text = undefined;
  }
  const read = readJson(text ?? '');
  if (text !== undefined && read.ok) return read;
  const { code, message, pointer } = read.ok || text === undefined ? NO_JSON : read.problem;
  return { ok: false, problems: [{ code, message, pointer, line: null, column: null } satisfies Problem] };
}
const NO_JSON = { code: 'no-json', message: 'this value cannot be written as JSON', pointer: '' };

function langOf(options: Pick<Telling, 'lang'> | null | undefined): Lang {
  return options?.lang === 'de' ? 'de' : 'en';
}

function detailOf(options: Pick<Telling, 'all' | 'from'> | null | undefined): { all: boolean; from: number } {
  return { all: options?.all === true, from: Math.max(0, wholeOf(options?.from)) };
}

/** What stands for a number, whatever a program without types has given; 0 for what is none. */
function wholeOf(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Math.trunc(Number(value)) || 0 : 0;
}

/** What stands for a name, whatever a program without types has given. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : kindOf(value);
}
