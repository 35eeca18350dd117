/**
 * @module
 * A log in JSON of which some entries are no JSON: where each entry has a line of its own, it is plain where a broken one ends,
 * and all others are read. So is what stands behind an entry and does not belong there (a brace or a comma too many, a remark), and
 * a comma that is missing: the entry is read as meant. Anywhere else nobody can say what belongs to what.
 */
import type { Move } from '../../machines/ruleset.ts';
import { isMembers, type Json, type JsonProblem, locate, locator, type Place, readJson } from '../../schemas/json.ts';
import type { Placed } from '../../schemas/source.ts';
import { rulesetOf } from '../play/rulesets.ts';
import { type Misread, misreadOf } from './form.ts';
import { moveIn } from './names.ts';

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

/** An entry at which a text breaks. */
interface Broken {
  readonly entry: number;
  readonly written: string;
  /** what it says; null: it is no JSON */
  readonly value: Json;
  readonly place: Place;
  /** the text without what is broken; all else stands where it stood */
  readonly mended: string;
}

/** The entry inside of which a text breaks. */
function brokenEntry(text: string, fault: JsonProblem): Broken | null {
  const entry = Number(/^\/moves\/(0|[1-9][0-9]{0,8})(?:\/|$)/.exec(fault.pointer)?.[1] ?? -1);
  const found = entry < 0 ? null : lineOf(text, entry, fault);
  if (found === null) return null;
  const { start, end, goesOn, place } = found;
  const mended = text.slice(0, start) + (goesOn ? 'null,' : 'null').padEnd(end - start) + text.slice(end);
  return { entry, written: text.slice(start, end).trim(), value: null, place, mended };
}

/** What may stand behind an entry up to the end of its line, and means nothing. On a line of its own a comma may stand for an entry. */
const MEANT_NOTHING = /^(?:[\s,;}]*|(?:\/\/|#).*|\/\*(?:[^*]|\*(?!\/))*\*\/[\s,;}]*)$/;
const REMARK = /^(?:\/\/|#|\/\*(?:[^*]|\*(?!\/))*\*\/\s*$)/;

/** The entry behind which a text breaks. */
function slipBehind(text: string, { line, column, pointer }: JsonProblem): Broken | null {
  if (!/^\/moves(?:\/[0-9]+)?$/.test(pointer)) return null;
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = (place: Place): number =>
    (starts[place.line - 1] ?? 0) + place.column - 1 + (place.line === 1 && text.charCodeAt(0) === 0xfeff ? 1 : 0);
  const at = offsetOf({ line, column });
  const find = locator(text);
  let entry = -1;
  let start = 0;
  for (let next = find('/moves/0'); next !== null && offsetOf(next) < at; next = find(`/moves/${entry + 1}`)) {
    entry += 1;
    start = offsetOf(next);
  }
  let end = at;
  while (end > start && /[\s,]/.test(text.charAt(end - 1))) end -= 1;
  const written = text.slice(start, end);
  const read = readJson(written);
  if (entry < 0 || !read.ok || !isMembers(read.value)) return null;
  // A remark may go on over lines.
  const closes = text.startsWith('/*', at) ? text.indexOf('*/', at) : -1;
  const lineEnd = text.indexOf('\n', Math.max(at, closes));
  const rest = text.slice(at, lineEnd < 0 ? text.length : lineEnd);
  const behind = text[at] === '{' ? at : at + rest.length;
  const next = /\s*(\{|\]|null\b)/y;
  next.lastIndex = behind;
  const goesOn = next.exec(text)?.[1];
  const nothing = text.slice(end, at).includes('\n') && goesOn !== ']' ? REMARK : MEANT_NOTHING;
  if (goesOn === undefined || end === behind || !(behind === at || nothing.test(rest))) return null;
  const gap = text.slice(end, behind).replace(/[^\n\r]/g, ' ');
  // Lines stay as they are, so that places do.
  const comma = goesOn === ']' ? gap : `,${/^[\n\r]/.test(gap) ? gap : gap.slice(1)}`;
  const mended = `${text.slice(0, end)}${comma}${text.slice(behind)}`;
  return { entry, written, value: read.value, place: { line, column }, mended };
}

/** Reads what can be read of a text that is no JSON; null where that cannot be told. */
export function mend(text: string, problem: JsonProblem, limits?: { depth?: number; bytes?: number }): Mended | null {
  const places = new Map<string, Place>();
  const said = new Map<number, { readonly written: string; readonly message: string; readonly value: Json }>();
  let mended = text;
  for (let fault = problem; ; ) {
    const broken = brokenEntry(mended, fault) ?? slipBehind(mended, fault);
    if (broken === null || said.size >= MOST_BROKEN || said.has(broken.entry)) return null;
    const { entry, written, value: whole, place } = broken;
    places.set(`/moves/${entry}`, place);
    said.set(entry, { written, message: fault.message, value: whole });
    mended = broken.mended;
    const read = readJson(mended, limits);
    if (!read.ok) {
      fault = read.problem;
      continue;
    }
    const { value } = read;
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Array.isArray(value['moves']))
      return null;
    const moves = value['moves'].map((move, at) => (said.has(at) ? { unread: said.get(at)?.written ?? '' } : move));
    const log = { ...value, moves };
    const unreadable = new Map<number, Misread>();
    for (const [at, { message, written: unread, value: move }] of said)
      unreadable.set(at, misreadOf(message, unread, meantBy(log, move)));
    return { value: log, unreadable, source: sourceOf(text, mended, places) };
  }
}

/** The move that an entry is without the slip behind it; none where it is no move. */
function meantBy(log: { [name: string]: Json }, entry: Json): Move[] {
  const game = typeof log['ruleset'] === 'string' ? rulesetOf(log['ruleset']) : undefined;
  const meant = game === undefined || entry === null ? null : moveIn(game, log, entry);
  return meant === null ? [] : [meant];
}

/** Places in a text of which a mended one can be read. */
function sourceOf(text: string, mended: string, places: ReadonlyMap<string, Place>): Placed {
  const find = locator(mended);
  return { text, locate: (pointer, what) => places.get(pointer) ?? find(pointer, what) };
}
