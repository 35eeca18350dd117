/**
 * @module
 * The schema of a part of a value, so that a part which is put in another's place is checked alone.
 */
import type { z } from 'zod';
import type { Definition, Schema } from './definition.ts';

/**
 * The schema of what lies along a path, as far down as the schemas around it ask nothing of their members together (no
 * condition of an object's own, no choice between forms); `depth`: how many steps of the path it stands below the root.
 */
export function partAlong(root: z.ZodType, path: readonly (string | number)[]): { schema: z.ZodType; depth: number } {
  let schema = root as unknown as Schema;
  let depth = 0;
  for (const step of path) {
    const inner = memberOf(plain(schema)._zod.def, step);
    if (inner === undefined) break;
    schema = inner;
    depth += 1;
  }
  return { schema: schema as unknown as z.ZodType, depth };
}

/** A schema without the words that something may be missing, or null. */
function plain(schema: Schema): Schema {
  const { type, innerType } = schema._zod.def;
  return (type === 'nullable' || type === 'optional') && innerType !== undefined ? plain(innerType) : schema;
}

function memberOf({ type, checks, shape, element, valueType }: Definition, step: string | number): Schema | undefined {
  if (checks?.some(({ _zod: { def } }) => def.check === 'custom') === true) return undefined;
  if (type === 'object') return Object.hasOwn(shape ?? {}, step) ? shape?.[step] : undefined;
  if (type === 'array') return element;
  return type === 'record' ? valueType : undefined;
}
