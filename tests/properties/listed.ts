/**
 * @module
 * Is a move on a list of legal moves? Exactly, or within the parts that an entry leaves open.
 */
import type { Json } from '../../schemas/json.ts';
import type { Move } from '../../machines/ruleset.ts';
import type { LegalMove } from '../../referee/legal.ts';

interface Schema {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly enum?: readonly Json[];
}

/** The part of JSON Schema that `open` uses. */
export function fits(value: unknown, schema: Schema): boolean {
  if (schema.enum !== undefined && !schema.enum.some((one) => JSON.stringify(one) === JSON.stringify(value))) return false;
  switch (schema.type) {
    case 'integer':
      return Number.isInteger(value) && Number(value) >= (schema.minimum ?? -Infinity) && Number(value) <= (schema.maximum ?? Infinity) && Number(value) % (schema.multipleOf ?? 1) === 0;
    case 'array':
      return Array.isArray(value) && value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? Infinity) && value.every((item) => schema.items === undefined || fits(item, schema.items));
    case 'string':
      return typeof value === 'string';
    default:
      return true;
  }
}

/** True when the list has this move. */
export function isListed(list: readonly LegalMove[], move: Move): boolean {
  const words = move as unknown as Record<string, unknown>;
  return list.some(({ move: listed, open }) => {
    const offered = listed as unknown as Record<string, unknown>;
    const free = new Set(Object.keys(open ?? {}).map((pointer) => pointer.slice(1)));
    const keys = new Set([...Object.keys(words), ...Object.keys(offered)]);
    for (const key of keys) {
      if (free.has(key)) {
        if (words[key] !== undefined && !fits(words[key], (open?.[`/${key}`] ?? {}) as Schema)) return false;
      } else if (JSON.stringify(words[key]) !== JSON.stringify(offered[key])) return false;
    }
    return true;
  });
}
