/**
 * @module
 * Is a move on a list of legal moves? Exactly, or within the parts that an entry leaves open.
 */
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Move } from '../../machines/ruleset.ts';
import type { LegalMove } from '../../referee/legal.ts';
import { pathOf } from '../../schemas/json.ts';

const ajv = new Ajv2020({ strict: false });
const compiled = new Map<string, ValidateFunction>();

function fits(value: unknown, schema: unknown): boolean {
  const key = JSON.stringify(schema);
  const known = compiled.get(key) ?? ajv.compile(JSON.parse(key) as object);
  compiled.set(key, known);
  return known(value);
}

type Words = Record<string, unknown>;

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

/** True when the list has this move. */
export function isListed(list: readonly LegalMove[], move: Move): boolean {
  return list.some(({ move: listed, open }) => {
    if (listed.type !== move.type) return false;
    const [mine, offered] = [structuredClone(move) as unknown as Words, structuredClone(listed) as unknown as Words];
    for (const [pointer, schema] of Object.entries(open ?? {})) {
      const value = takeOut(mine, pathOf(pointer));
      // What the listed move has in an open place must be there too; what it has not may be left out.
      const listedValue = takeOut(offered, pathOf(pointer));
      if (value === undefined ? listedValue !== undefined : !fits(value, schema)) return false;
    }
    return isDeepStrictEqual(mine, offered);
  });
}
