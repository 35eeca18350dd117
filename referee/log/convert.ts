/**
 * @module
 * Logs from one notation into the other. Nothing is judged and nothing is lost: what cannot be read in full is not converted.
 */
import { UNKNOWN_GAME } from '../../notation/grammar.ts';
import { inLines } from '../../notation/recognise.ts';
import { writeLines } from '../../notation/write.ts';
import { isMembers, type Json, readJson, sameJson } from '../../schemas/json.ts';
import { rulesetOf } from '../play/rulesets.ts';
import { grammarFor, linesIn } from './lines.ts';
import { type Problem, problemAt, type Read } from './read.ts';

type Log = { [name: string]: Json };

/** The log of a text in either notation, whatever it says. */
function logIn(text: string): Read<Log> {
  if (inLines(text)) return allOf(text);
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
