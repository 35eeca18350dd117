/**
 * @module
 * Is a move on a list of legal moves? Exactly, or within the parts that an entry leaves open, as a client reads the answer.
 */
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Move, whatVaries } from '../../machines/ruleset.ts';
import type { LegalMove } from '../../referee/play/legal.ts';
import { pathOf } from '../../schemas/json.ts';

const ajv = new Ajv2020({ strict: false });
const compiled = new Map<string, ValidateFunction>();

/** Whether a value is allowed by a JSON Schema; throws where the schema is none. */
export function allows(schema: unknown, value: unknown): boolean {
  // A list of values may be long, and is hardly ever the same twice.
  const listed = (schema as { enum?: unknown[] }).enum;
  if (listed !== undefined) return listed.some((one) => isDeepStrictEqual(one, value));
  const key = JSON.stringify(schema);
  const known = compiled.get(key) ?? ajv.compile(JSON.parse(key) as object);
  compiled.set(key, known);
  return known(value);
}

export type Words = Record<string, unknown>;

/** Takes the value at a path out of an object; an object that becomes empty goes with it. */
function takeOut(from: Words, [word = '', ...rest]: readonly string[]): unknown {
  const value = from[word];
  if (rest.length > 0) {
    if (typeof value !== 'object' || value === null) return undefined;
    const taken = takeOut(value as Words, rest);
    if (Object.keys(value).length === 0) delete from[word];
    return taken;
  }
  delete from[word];
  return value;
}

/** True when a move is of the form that an entry of the list shows, or has values of which it says only that there are more. */
export function isOf(entry: LegalMove, move: Move, orMore = true): boolean {
  if (entry.move.type !== move.type) return false;
  const { open = {}, optional = [], depends = {}, more: others = [] } = whatVaries(entry) ?? {};
  const more = orMore ? others : [];
  if (!allows(depends, move)) return false;
  const [mine, offered] = [structuredClone(move) as unknown as Words, structuredClone(entry.move) as unknown as Words];
  for (const pointer of new Set([...Object.keys(open), ...optional, ...more])) {
    const [value, shown] = [takeOut(mine, pathOf(pointer)), takeOut(offered, pathOf(pointer))];
    if (value === undefined) {
      if (!optional.includes(pointer) && (pointer in open || !more.includes(pointer))) return false;
    } else if (pointer in open || more.includes(pointer)) {
      if (!more.includes(pointer) && !allows(open[pointer], value)) return false;
    } else if (!isDeepStrictEqual(value, shown)) return false;
  }
  return isDeepStrictEqual(mine, offered);
}

/** True when the list has this move; `orMore`: also where it says that there are more values than it shows. */
export function isListed(list: readonly LegalMove[], move: Move, orMore = true): boolean {
  return list.some((entry) => isOf(entry, move, orMore));
}

/** A list as an answer shows it: with what varies worked out. */
export function shown(list: readonly LegalMove[]): unknown[] {
  return list.map((legal) => ({ ...legal, open: whatVaries(legal) }));
}
