/**
 * @module
 * What is asked about a game that is being played, as far as its rules are concerned: done where logs are refereed. Whose
 * token it came with, and what the game is, has been found out before (`live.ts`).
 */
import type { Move } from '../../machines/ruleset.ts';
import { atTable, byIds, reportFor } from '../../referee/ask.ts';
import { judged, legalIn, toMoveIn, type Viewer, viewOf } from '../../referee/live.ts';
import { readEitherMove } from '../../referee/log/lines.ts';
import { type Asked, checkLog, checkMove, type Problem as Fault, problemAt } from '../../referee/log/read.ts';
import type { Lang } from '../../rules/index.ts';
import type { Json } from '../../schemas/json.ts';
import type { Text } from '../body.ts';
import { found, foundNested, nestedLogOf } from '../logs.ts';
import { HttpProblem, shown, unusable } from '../problems.ts';

type Header = { readonly [part: string]: Json };

/** A game that is asked about. */
export interface Question {
  readonly log: { readonly [part: string]: Json };
  readonly viewer: Viewer;
}

/** What a player, or the table, has told. */
export interface Told extends Question {
  readonly moves: readonly Json[];
  /** the text in which they came, for the places of what is wrong with them */
  readonly text: string;
  /** what was told is one move, and no list of them */
  readonly isOne: boolean;
  readonly chance: 'table' | 'seats';
}

type Body<T> = Text & { readonly value: T };

function gameIn({ value, games, stop }: Body<Question>): Asked {
  const read = checkLog(value.log as Json);
  if (!read.ok) throw new Error(`a game that is played is no log: ${read.problems[0]?.message}`);
  return atTable({ text: null, ...read.value, ...(stop === undefined ? {} : { stop }) }, games);
}

/** Begins a game with a log: what its header and its first moves are, and whether they may stand. */
export function beginGame({ body, lang }: { body: Body<{ log?: unknown }>; lang: Lang }) {
  const asked = nestedLogOf(body);
  // A header that cannot be used is a fault of what was asked.
  foundNested(body, reportFor(asked, lang));
  const { accepted, because, moves, violations, unverifiable } = found(body, judged(asked, 0, { table: true }, lang));
  const { moves: _, ...header } = byIds(asked).log as unknown as Header;
  const seats = header['seats'] as readonly string[];
  const ruleset = asked.game.ruleset.id;
  return { json: { accepted, because, violations, unverifiable, ruleset, seats, header, moves } };
}

/** One move as it was told, in JSON or as a line. */
function moveOf(asked: Asked, told: Json, pointer: string, text: string): Move | Fault[] {
  const isLine = typeof told === 'string';
  const read = isLine ? readEitherMove(asked, told) : checkMove(asked.game, told, null, asked.log);
  if (read.ok) return read.value;
  return read.problems.map(({ code, message, pointer: inner, column }) =>
    isLine
      ? problemAt(text, code, `column ${column} of the move: ${message}`, pointer)
      : problemAt(text, code, message, `${pointer}${inner}`, code === 'unknown-key' ? 'key' : 'value'),
  );
}

/** Throws HttpProblem where somebody tells what is for somebody else to tell. */
function permitted({ game }: Asked, { viewer, chance }: Told, move: Move): void {
  if ('table' in viewer) return;
  if (viewer.seat === null) throw new HttpProblem('not-yours', 'watchers tell nothing');
  if (game.chances.has(move.type)) {
    if (chance === 'seats') return;
    throw new HttpProblem('not-yours', `what chance brings (${shown(move.type)}) is told by the table in this game`);
  }
  if (move.seat === viewer.seat) return;
  const whose = move.seat === undefined ? 'of a seat that is not named' : `of ${shown(move.seat)}`;
  throw new HttpProblem('not-yours', `this is a decision ${whose}, and the token is that of ${shown(viewer.seat)}`);
}

/** Whether the game goes on with what was told. */
export function tellMoves({ body, lang }: { body: Body<Told>; lang: Lang }) {
  const { value } = body;
  const before = gameIn(body);
  const count = before.log.moves.length;
  const isTable = 'table' in value.viewer;
  const claims: unknown[] = [];
  const moves = value.moves.map((told, at) => {
    const move = moveOf(before, told, value.isOne ? '' : `/${at}`, value.text);
    if (Array.isArray(move)) throw unusable('invalid-body', move);
    permitted(before, value, move);
    if (isTable) return move;
    const { expect, ...said } = move;
    claims.push(expect);
    return said;
  });
  const log = { ...value.log, moves: [...(before.log.moves as unknown as Json[]), ...(moves as unknown as Json[])] };
  const asked = gameIn({ ...body, value: { ...value, log } });
  return { json: found(body, judged(asked, count, value.viewer, lang, claims)) };
}

/** The entries of a game as somebody sees them. */
export function seenMoves({ body }: { body: Body<Question> }) {
  return { json: { moves: viewOf(gameIn(body), body.value.viewer).entries } };
}

/** The log of a game as somebody sees it. */
export function seenLog({ body }: { body: Body<Question> }) {
  return { json: viewOf(gameIn(body), body.value.viewer).asked.log };
}

interface Legal {
  readonly seat?: string | undefined;
  readonly all?: 'true' | 'false' | undefined;
  readonly from?: number | undefined;
}

/** The moves that are legal now, as far as somebody sees it. */
export function legalNow({ body, query: { seat, all, from = 0 } }: { body: Body<Question>; query: Legal }) {
  const read = legalIn(gameIn(body), body.value.viewer, seat, { all: all === 'true', from });
  // The only thing of the question that a game may not know stands in the query.
  if (!read.ok && read.problems[0]?.code === 'no-such-seat')
    throw unusable(
      'invalid-parameters',
      read.problems.map((fault) => ({ ...fault, pointer: '/query/seat' })),
    );
  return { json: found(body, read) };
}

/** Where a game stands, as far as somebody sees it. */
export function positionNow({ body }: { body: Body<Question> }) {
  const { asked } = viewOf(gameIn(body), body.value.viewer);
  const { verdict, final } = found(body, reportFor(asked, 'en', { all: true }));
  return { json: { verdict, toMove: found(body, toMoveIn(gameIn(body))), position: final } };
}
