/**
 * @module
 * How the moves of any game are spelled: a type, the seat, the move's own words, and what every move may carry.
 */
import { z } from 'zod';

/** What every move may carry besides its own words. */
const common = {
  expect: z
    .record(z.string().max(64), z.unknown())
    .optional()
    .describe('facts that the log claims to hold after this move: a partial picture of the position'),
  note: z.string().max(2000).optional().describe('a remark for people; the referee does not read it'),
};

/**
 * The two helpers with which the slices of a game declare the moves they understand. `prefix` begins the names of their
 * schemas, `Seat` is the schema of a seat's name.
 */
export function spelling<P extends string, I extends z.ZodType>(prefix: P, Seat: I) {
  const idOf = (type: string): string => `${prefix}Move_${type.replace(/[.-]/g, '_')}`;
  return {
    /** A decision of a seat. */
    decision<T extends string, S extends z.ZodRawShape>(type: T, shape: S, description: string) {
      return z
        .strictObject({ type: z.literal(type), seat: Seat, ...shape, ...common })
        .meta({ id: idOf(type), description });
    },
    /** A chance outcome that the table saw; `seat` may say whose dice, deck or hand it was. */
    chance<T extends string, S extends z.ZodRawShape>(type: T, shape: S, description: string) {
      return z
        .strictObject({ type: z.literal(type), seat: Seat.optional(), ...shape, ...common })
        .meta({ id: idOf(type), description });
    },
  };
}

/** Whether moves of this form are chance outcomes, which need not name a seat; else a seat decides them. */
export function isChance({ shape: { seat } }: z.ZodObject): boolean {
  return seat === undefined || (seat as z.ZodType).safeParse(undefined).success;
}
