/**
 * @module
 * A log in JSON of which some entries are no JSON: where each entry has a line of its own, it is plain where a broken one ends,
 * and all others are read. Anywhere else nobody can say what belongs to what.
 */
import { type Json, type JsonProblem, locate, locator, type Place, readJson } from '../../schemas/json.ts';
import type { Placed } from '../../schemas/source.ts';
import { type Misread, misreadOf } from './form.ts';

/** So many broken entries are passed over; a text with more of them is not read. */
const MOST_BROKEN = 20;

/** What could be read of a broken text. */
export interface Mended {
  readonly value: { [name: string]: Json };
  readonly unreadable: ReadonlyMap<number, Misread>;
  readonly source: Placed;
}

/** An entry that has its line for itself. */
interface Line {
  readonly start: number;
  readonly end: number;
  /** another entry follows */
  readonly goesOn: boolean;
  /** where its text breaks: at its end, where only the next line shows it */
  readonly place: Place;
}

/** The line of an entry, if nothing else begins or goes on there; `at`: where its text breaks. */
function lineOf(text: string, entry: number, at: Place): Line | null {
  const begins = locate(text, `/moves/${entry}`);
  if (begins === null || at.line < begins.line) return null;
  const lines = text.split('\n', at.line + 1);
  const line = lines[begins.line - 1] ?? '';
  const bom = begins.line === 1 && text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const column = begins.column - 1 + bom;
  // A line has to hold one entry: nothing before it, and below it the next one or the end of all.
  if (line.slice(0, column).trim() !== '' || line[column] !== '{') return null;
  const start = lines.slice(0, begins.line - 1).reduce((sum, { length }) => sum + length + 1, column);
  const end = start + line.length - column;
  const next = /\s*(\{|\]|null\b)/y;
  next.lastIndex = end;
  const below = next.exec(text);
  if (below === null || end - start < 5) return null;
  const broken = below[0].split('\n').length - 1 + begins.line;
  const place = at.line === begins.line ? at : { line: begins.line, column: line.length - bom + 1 };
  return at.line > broken ? null : { start, end, goesOn: below[1] !== ']', place };
}

/** Reads what can be read of a text that is no JSON; null where that cannot be told. */
export function mend(text: string, problem: JsonProblem, limits?: { depth?: number; bytes?: number }): Mended | null {
  const unread = new Map<number, Misread>();
  const places = new Map<string, Place>();
  const said = new Map<number, string>();
  let mended = text;
  for (let fault = problem; ; ) {
    const entry = /^\/moves\/(0|[1-9][0-9]{0,8})(?:\/|$)/.exec(fault.pointer)?.[1];
    if (entry === undefined || unread.size >= MOST_BROKEN || unread.has(Number(entry))) return null;
    const line = lineOf(mended, Number(entry), fault);
    if (line === null) return null;
    const { start, end, goesOn, place } = line;
    const written = text.slice(start, end).trim();
    unread.set(Number(entry), misreadOf(fault.message, written, []));
    places.set(`/moves/${entry}`, { line: place.line, column: place.column });
    said.set(Number(entry), written);
    mended = mended.slice(0, start) + (goesOn ? 'null,' : 'null').padEnd(end - start) + mended.slice(end);
    const read = readJson(mended, limits);
    if (!read.ok) {
      fault = read.problem;
      continue;
    }
    const { value } = read;
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Array.isArray(value['moves']))
      return null;
    const moves = value['moves'].map((move, at) => (said.has(at) ? { unread: said.get(at) ?? '' } : move));
    return { value: { ...value, moves }, unreadable: unread, source: sourceOf(text, mended, places) };
  }
}

/** Places in a text of which a mended one can be read. */
function sourceOf(text: string, mended: string, places: ReadonlyMap<string, Place>): Placed {
  const find = locator(mended);
  return { text, locate: (pointer, what) => places.get(pointer) ?? find(pointer, what) };
}
