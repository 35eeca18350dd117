/**
 * @module
 * A value held against a schema, however much is wrong with it. zod hands issues on as arguments of a call, of which there is room
 * for some hundred thousand: more of them end in a RangeError.
 */
import { z } from 'zod';

/** So many entries of each list, and members of each object, are looked at when more is wrong than can be told: most, then fewest. */
const SHORTER = [10_000, 100] as const;

/** The value without what lies further behind in its lists and objects; what is left keeps its place. */
function shortened(value: unknown, most: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, most).map((entry) => shortened(entry, most));
  const members = Object.entries(value).slice(0, most);
  return Object.fromEntries(members.map(([name, member]) => [name, shortened(member, most)]));
}

/** What a schema says of a value; of very many issues those of the first entries. */
export function heldAgainst<T extends z.ZodType>(
  schema: T,
  value: unknown,
  params?: z.core.ParseContext<z.core.$ZodIssue>,
): z.ZodSafeParseResult<z.output<T>> {
  for (const most of [Number.POSITIVE_INFINITY, ...SHORTER])
    try {
      const read = schema.safeParse(most === Number.POSITIVE_INFINITY ? value : shortened(value, most), params);
      if (!read.success || most === Number.POSITIVE_INFINITY) return read;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  const message = 'so much is wrong here that it cannot be listed';
  const error = new z.ZodError([{ code: 'custom', path: [], message, input: undefined }]);
  return { success: false, error: error as z.ZodError<z.output<T>> };
}
