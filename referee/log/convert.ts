/**
 * @module
 * Logs from one notation into the other. Nothing is judged and nothing is lost: what cannot be read in full is not converted.
 */
import { UNKNOWN_GAME } from '../../notation/grammar.ts';
import { inLines } from '../../notation/recognise.ts';
import { writeLines } from '../../notation/write.ts';
import { isMembers, type Json, pointerOf, readJson, sameJson } from '../../schemas/json.ts';
import { rulesetOf } from '../play/rulesets.ts';
import { grammarFor, linesIn } from './lines.ts';
import { type Problem, problemAt, type Read } from './read.ts';

type Log = { [name: string]: Json };

/** The log of a text in either notation, whatever it says; a number that would come out as another one is told. */
function logIn(text: string): Read<Log> {
  const read = inLines(text) ? allOf(text) : jsonLogIn(text);
  if (!read.ok) return read;
  const lost = new Map<number, string>();
  for (const [digits] of text.matchAll(/(?<![\d.])-?\d{16,}(?![\d.eE])/g))
    if (JSON.stringify(Number(digits)) !== digits) lost.set(Number(digits), digits);
  const [at] = lost.size === 0 ? [] : numbersIn(read.value, lost);
  if (at === undefined) return read;
  const message = `the number ${at.digits.slice(0, 40)} has more digits than are kept; as a text, in quotes, it stays as it is`;
  const source = inLines(text) ? linesIn(text) : null;
  const place = source === null ? text : source.ok ? source.value.source : null;
  return { ok: false, problems: [problemAt(place, 'number', message, pointerOf(at.path))] };
}

/** The numbers of a value that were written with other digits than they have. */
function* numbersIn(
  value: Json,
  lost: ReadonlyMap<number, string>,
  path: readonly string[] = [],
): Iterable<{ readonly path: readonly string[]; readonly digits: string }> {
  const digits = typeof value === 'number' ? lost.get(value) : undefined;
  if (digits !== undefined) yield { path, digits };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* numbersIn(inner, lost, [...path, name]);
}

/** The log of a text in JSON. */
function jsonLogIn(text: string): Read<Log> {
  const read = readJson(text);
  if (!read.ok) return { ok: false, problems: [read.problem] };
  const { value } = read;
  const isLog = isMembers(value);
  if (isLog && Array.isArray(value['moves'])) return { ok: true, value };
  const what = isLog ? 'its "moves" are a list' : 'it is an object with the list "moves"';
  return { ok: false, problems: [problemAt(text, 'not-a-log', `this is no log: ${what}`, isLog ? '/moves' : '')] };
}

/** A log in the line notation of which every entry can be read. */
function allOf(text: string): Read<Log> {
  const read = linesIn(text);
  if (!read.ok) return read;
  const { value, unreadable, source } = read.value;
  if (unreadable.size === 0) return { ok: true, value };
  const problems = [...unreadable].map(
    ([entry, { at, message }]): Problem => ({
      code: 'notation',
      message,
      pointer: `/moves/${entry}`,
      ...source.placeAt(at),
    }),
  );
  return { ok: false, problems: problems.slice(0, MOST) };
}

/** So many lines that cannot be read are told. */
const MOST = 100;

/** A log in either notation as lines. */
export function toLines(text: string): Read<string> {
  const read = logIn(text);
  if (!read.ok) return read;
  const game = typeof read.value['ruleset'] === 'string' ? rulesetOf(read.value['ruleset']) : undefined;
  const written = writeLines(read.value, game === undefined ? UNKNOWN_GAME : grammarFor(game));
  // What is written is read once more: a log that these lines cannot hold stays as it is.
  const again = allOf(written);
  if (again.ok && sameJson(again.value, read.value)) return { ok: true, value: written };
  const [first] = again.ok ? [] : again.problems;
  const reason = first === undefined ? 'something would be lost' : first.message;
  return {
    ok: false,
    problems: [
      problemAt(
        inLines(text) ? null : text,
        'not-in-lines',
        `the line notation cannot hold this log: ${reason}`,
        first?.pointer ?? '',
      ),
    ],
  };
}

/** A log in either notation as JSON. */
export function toJson(text: string): Read<string> {
  const read = logIn(text);
  return read.ok ? { ok: true, value: `${laidOut(read.value)}\n` } : read;
}

/** A log as a person would lay it out: the header indented, each move on a line of its own. */
export function laidOut({ moves, ...header }: { readonly [name: string]: Json }): string {
  const head = jsonOf(header, 2).slice(0, -1).trimEnd();
  const lines = (Array.isArray(moves) ? moves : []).map((move) => `    ${jsonOf(move)}`);
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `${head === '{' ? head : `${head},`}\n  "moves": ${list}\n}`;
}

/** JSON as ever, but for the zero below nothing, which `JSON.stringify` forgets. */
function jsonOf(value: Json, indent?: number): string {
  return holdsMinusZero(value) ? withMinusZero(value) : JSON.stringify(value, null, indent);
}

function holdsMinusZero(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return Object.is(value, -0);
  return Object.values(value).some(holdsMinusZero);
}

function withMinusZero(value: Json): string {
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(withMinusZero).join(', ')}]`;
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${withMinusZero(member)}`);
  return `{${members.join(', ')}}`;
}
