/**
 * @module
 * Logs and moves in the line notation (docs/line-notation.md): the same questions are asked of them as of JSON. Loaded only
 * where somebody writes so.
 */
import { MOST_MOVES } from '../../machines/log.ts';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { type Grammar, grammarOf } from '../../notation/grammar.ts';
import { type LinesLog, readLines, readMove, type Unreadable } from '../../notation/read.ts';
import { writeEntries } from '../../notation/write.ts';
import { byteLength, type Json, LIMITS, readJson } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import { rulesetOf } from '../play/rulesets.ts';
import { type Misread, misreadOf, moveSchema, Speller } from './form.ts';
import { isNameOfSomething, moveIn } from './names.ts';
import { type Asked, checkLog, checkMove, type Problem, type Read } from './read.ts';

const grammars = new WeakMap<object, Grammar>();

/** The grammar of a game's line notation, from its schemas. */
export function grammarFor(game: Compiled<BaseFacts>): Grammar {
  const known = grammars.get(game);
  if (known !== undefined) return known;
  // What a strange type is taken for in JSON its line is read as, too.
  const speller = new Speller(game, []);
  const made = grammarOf(moveSchema(game), game.ruleset.schemas.position, (type) => speller.types(type));
  grammars.set(game, made);
  return made;
}

interface Limits {
  readonly depth?: number;
  readonly bytes?: number;
}

/** What stands in a text in the line notation, whatever it says. */
export function linesIn(text: string, { depth = LIMITS.depth, bytes = LIMITS.bytes }: Limits = {}): Read<LinesLog> {
  // One UTF-16 unit is at most three bytes.
  if (text.length * 3 > bytes && byteLength(text) > bytes) {
    const message = `The text is too large: at most ${bytes} bytes are allowed.`;
    return { ok: false, problems: [{ code: 'too-large', message, pointer: '', line: 1, column: 1 }] };
  }
  const grammar = (ruleset: string): Grammar | undefined => {
    const game = rulesetOf(ruleset);
    return game === undefined ? undefined : grammarFor(game);
  };
  const read = readLines(text, { grammar, depth, most: MOST_MOVES });
  if (read.ok) return { ok: true, value: read.log };
  return { ok: false, problems: read.problems.map((problem) => ({ ...problem, pointer: '' })) };
}

/** A text as a log in the line notation. `limits` bounds bytes and nesting. */
export function readLinesText(text: string, limits: Limits = {}): Read<Asked> {
  const read = linesIn(text, limits);
  if (!read.ok) return read;
  const { value, unreadable: faults, source } = read.value;
  const game = typeof value['ruleset'] === 'string' ? rulesetOf(value['ruleset']) : undefined;
  const moves = value['moves'] as unknown[];
  const misread = new Map<number, Misread>();
  for (const [entry, fault] of faults) {
    const written = (moves[entry] as { unread: string }).unread;
    const meant = game === undefined ? null : meantBy(game, value, fault);
    misread.set(entry, misreadOf(fault.message, written, meant === null ? [] : [meant]));
  }
  const checked = checkLog(value, source, misread);
  if (checked.ok) return { ok: true, value: { ...checked.value, text: source } };
  // Of a line that cannot be read nothing else is told.
  const told = new Map<string, Problem>();
  for (const problem of checked.problems) {
    const entry = /^\/moves\/([0-9]+)/.exec(problem.pointer)?.[1];
    const fault = entry === undefined ? undefined : faults.get(Number(entry));
    const pointer = fault === undefined ? problem.pointer : `/moves/${entry}`;
    told.set(
      fault === undefined ? `${told.size}` : pointer,
      fault === undefined ? problem : { ...problem, code: 'notation', message: fault.message, pointer },
    );
  }
  return { ok: false, problems: [...told.values()] };
}

/** What an entry was meant to be that cannot be read; null: nobody can say. */
function meantBy(game: Compiled<BaseFacts>, log: { readonly [part: string]: Json }, fault: Unreadable): Move | null {
  const { rest, joined } = fault;
  if (rest === null || (joined !== null && !isNameOfSomething(game, log, joined))) return null;
  return moveIn(game, log, rest);
}

/** Moves as lines of a log in the line notation. */
export function linesOf({ game, log }: Pick<Asked, 'game' | 'log'>, moves: readonly Move[]): string[] {
  return writeEntries(moves as unknown as readonly Json[], log['seats'] as Json, grammarFor(game));
}

/** A single move of a log, in JSON or as a line, whichever it is. */
export function readEitherMove({ game, log }: Pick<Asked, 'game' | 'log'>, text: string): Read<Move> {
  if (/^\ufeff?\s*[{[]/.test(text)) {
    const parsed = readJson(text);
    return parsed.ok ? checkMove(game, parsed.value, text, log) : { ok: false, problems: [parsed.problem] };
  }
  const seats = log['seats'];
  const known = Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'string') : [];
  const read = readMove(text, grammarFor(game), known, LIMITS.depth);
  if (!read.ok) return { ok: false, problems: [{ ...read.problem, pointer: '' }] };
  return checkMove(game, read.move.value, read.move.source, log);
}
