/**
 * @module
 * The header of a log in YAML, as far as YAML says what JSON says: no anchors, no tags, no numbers without end. Above the line
 * `moves:` it is one map.
 */
import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLError } from 'yaml';
import { isMembers, type Json, pointerOf } from '../schemas/json.ts';
import { Fault, shown } from './fault.ts';
import type { Marks } from './scanner.ts';

/** A header is no longer than this (in UTF-16 units): what has more is a card file, and goes as JSON. */
export const MOST_HEADER = 256 * 1024;

type Path = readonly (string | number)[];

/** A header, or what is wrong with it; `from`: the offset of the text in the log, `marks`: where its parts are noted. */
export function readHeader(
  text: string,
  from: number,
  depth: number,
  marks: Marks | null,
): { [name: string]: Json } | Fault[] {
  if (text.length > MOST_HEADER)
    return [
      new Fault(
        from,
        `the header has ${text.length} characters, and at most ${MOST_HEADER} are read as YAML: such a log is written in JSON`,
      ),
    ];
  const tooDeep = opened(text, depth);
  if (tooDeep >= 0) return [new Fault(from + tooDeep, `this is nested too deep: at most ${depth} levels are allowed`)];
  // A CR alone ends a line in YAML too, but not for the library; names are compared here, for it does so one by one.
  const read = parseDocument(text.replace(/\r(?!\n)/g, '\n'), {
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const told = [...read.errors, ...read.warnings].slice(0, MOST_FAULTS);
  if (told.length > 0) return told.map((error) => new Fault(from + error.pos[0], inWords(error)));
  try {
    const value = read.contents === null ? {} : jsonOf(read.contents, [], { from, depth, marks });
    if (isMembers(value)) return value;
    return [
      new Fault(
        from,
        'the header is a map in YAML: "format: referee-log/1", "ruleset: …", "seats: […]", each on a line of its own',
      ),
    ];
  } catch (error) {
    if (error instanceof Fault) return [error];
    throw error;
  }
}

/** So many faults of a header are told. */
const MOST_FAULTS = 20;

/** Where more containers are open than may be, by brackets or by steps to the right; -1: nowhere. It may doubt what stands in a text. */
function opened(text: string, depth: number): number {
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 91 || unit === 123) open += 1;
    else if ((unit === 93 || unit === 125) && open > 0) open -= 1;
    if (open > depth) return at;
  }
  const steps: number[] = [];
  for (const { 0: found, index } of text.matchAll(/^(?: |- )*/gm)) {
    while ((steps.at(-1) ?? -1) >= found.length) steps.pop();
    steps.push(found.length);
    if (steps.length + (found.match(/-/g)?.length ?? 0) > depth) return index;
  }
  return -1;
}

function inWords({ message }: YAMLError): string {
  if (message.includes('call stack')) return 'the header is nested too deep';
  return `the header is no YAML: ${message.slice(0, 200)}`;
}

interface Reading {
  readonly from: number;
  readonly depth: number;
  readonly marks: Marks | null;
}

function jsonOf(node: Node, path: Path, reading: Reading): Json {
  const at = reading.from + (node.range?.[0] ?? 0);
  if (path.length >= reading.depth)
    throw new Fault(at, `this is nested too deep: at most ${reading.depth} levels are allowed`);
  if (isAlias(node) || node.anchor !== undefined)
    throw new Fault(
      at,
      'anchors (&) and aliases (*) of YAML are not read here; a text with such a sign stands in quotes',
    );
  if (node.tag?.startsWith('tag:yaml.org,2002:') === false)
    throw new Fault(at, 'tags (!) of YAML are not read here; a text with such a sign stands in quotes');
  const mark = (inner: Path, nameAt: number, valueAt: number): void => {
    reading.marks?.set(pointerOf(inner), { nameAt, valueAt });
  };
  if (isScalar(node)) {
    const { value } = node;
    if (value === null || typeof value === 'string' || typeof value === 'boolean') {
      if (typeof value !== 'string' || value.isWellFormed()) return value;
      throw new Fault(at, 'this text holds half of a character');
    }
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw new Fault(at, 'JSON has no such number');
  }
  if (isSeq(node)) {
    return node.items.map((item, index) => {
      const there = item as Node;
      const inner = [...path, index];
      mark(inner, reading.from + (there.range?.[0] ?? 0), reading.from + (there.range?.[0] ?? 0));
      return jsonOf(there, inner, reading);
    });
  }
  if (!isMap(node)) throw new Fault(at, 'a value is expected here');
  const made: { [name: string]: Json } = {};
  for (const { key, value } of node.items) {
    const nameAt = reading.from + ((key as Node).range?.[0] ?? 0);
    if (!isScalar(key) || isAlias(key)) throw new Fault(nameAt, 'a name is one word here');
    const name = typeof key.value === 'string' ? key.value : String(key.source ?? '');
    if (name === '__proto__') throw new Fault(nameAt, `${name} cannot serve as a name`);
    if (Object.hasOwn(made, name)) throw new Fault(nameAt, `${shown(name)} is said twice`);
    if (!name.isWellFormed()) throw new Fault(nameAt, 'this name holds half of a character');
    const inner = [...path, name];
    mark(inner, nameAt, reading.from + ((value as Node | null)?.range?.[0] ?? nameAt - reading.from));
    made[name] = value === null ? null : jsonOf(value as Node, inner, reading);
  }
  return made;
}

/** What YAML reads as something else than a text, without quotes. */
const WORDS: ReadonlySet<string> = new Set(['null', 'true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n']);
const PLAIN = /^\p{L}[\p{L}\p{N}._/'()!#-]*(?: [\p{L}\p{N}._/'()!-][\p{L}\p{N}._/'()!#-]*)*$/u;
/** What is written as an escape in quotes: what is not seen, and what YAML takes for the end of a line. */
const HIDDEN = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

function textOf(text: string): string {
  if (text.length <= 200 && PLAIN.test(text) && !WORDS.has(text.toLowerCase())) return text;
  return JSON.stringify(text).replace(HIDDEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function numberOf(value: number): string {
  return Object.is(value, -0) ? '-0' : JSON.stringify(value);
}

/** A value on one line. */
function flow(value: Json): string {
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'number') return numberOf(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  const members = Object.entries(value).map(([name, member]) => `${textOf(name)}: ${flow(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** So long is a line of a header that people read. */
const WIDTH = 110;

function* block(value: Json, indent: string): Iterable<string> {
  const isList = Array.isArray(value);
  const members: [string, Json][] = isList
    ? value.map((item) => ['', item])
    : Object.entries(value as { [name: string]: Json });
  for (const [name, member] of members) {
    const head = `${indent}${isList ? '-' : `${textOf(name)}:`}`;
    const line = `${head} ${flow(member)}`;
    const isLong =
      line.length > WIDTH && typeof member === 'object' && member !== null && Object.keys(member).length > 0;
    if (!isLong) {
      yield line;
      continue;
    }
    const below = block(member, `${indent}  `);
    if (!isList) yield head;
    for (const [at, inner] of [...below].entries()) yield isList && at === 0 ? `${head} ${inner.trimStart()}` : inner;
  }
}

/** A header as lines of YAML. */
export function writeHeader(header: { readonly [name: string]: Json }): string[] {
  return [...block({ ...header }, '')];
}
