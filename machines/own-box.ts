/**
 * @module
 * What somebody has read off their own box, laid over what a catalogue knows.
 */
import { canonical } from '../schemas/json.ts';
import { nearWords } from './near.ts';
import type { OwnBox } from './ruleset.ts';

const NOTHING: ReadonlyMap<string, unknown> = new Map();

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What two statements say together: the first, and of what it leaves open the other. */
export function both(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other;
  if (!isPlain(one) || !isPlain(other)) return one;
  const open = Object.keys(one).filter((part) => one[part] === null && Object.hasOwn(other, part));
  return open.length === 0 ? one : { ...one, ...Object.fromEntries(open.map((part) => [part, other[part]])) };
}

/**
 * The components of a catalogue with what a box states of those of one kind; the catalogue itself where it states nothing.
 * `foreign`: components of which those that this catalogue lacks are not on the table.
 */
export function overlaid<T extends object>(
  printed: ReadonlyMap<string, T>,
  box: OwnBox,
  kind: string,
  blank: (name: string) => T,
  foreign: ReadonlyMap<string, unknown> = NOTHING,
): ReadonlyMap<string, T> {
  const stated = box.components.get(kind);
  if (stated === undefined || stated.size === 0) return printed;
  const all = new Map(printed);
  for (const [name, facts] of stated) {
    if (foreign.has(name) && !printed.has(name)) continue;
    const known = { ...(all.get(name) ?? blank(name)) } as Plain;
    const told = Object.entries(facts).map(([fact, value]) => [fact, both(value, known[fact])]);
    all.set(name, { ...known, ...Object.fromEntries(told) } as T);
  }
  return all;
}

/** What a strange name may have meant, as the end of a sentence. */
export function meant(name: string, known: Iterable<string>): string {
  const near = nearWords(name, [...known]);
  return near.length === 0 ? 'nothing near is known' : `did you mean ${near.map((word) => `"${word}"`).join(' or ')}?`;
}

/** The most of a fact that a sentence shows. */
const SHOWN = 120;

function shown(value: unknown): string {
  const text = canonical(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text;
}

/** That a log says else of a fact than a box, in a sentence with the place in the box. */
export function saidElse(
  box: OwnBox,
  kind: string,
  name: string,
  fact: string,
  inLog: unknown,
  inBox: unknown,
): string {
  const places = box.places(kind, name, fact);
  const of = name === '' ? '' : ` of ${name}`;
  return `the log says that the ${fact}${of} is ${shown(inLog)}, ${places.join(' and ')} that it is ${shown(inBox)}; in this game the log's word stands`;
}
