/**
 * @module
 * How the moves of the Deckbuilding Game are spelled. Each slice declares the moves it understands with these two helpers.
 */
import { z } from 'zod';
import { Id } from './words.ts';

/** What every move may carry besides its own words. */
const common = {
  expect: z
    .record(z.string().max(64), z.unknown())
    .optional()
    .describe('facts that the log claims to hold after this move: a partial picture of the position'),
  note: z.string().max(2000).optional().describe('a remark for people; the referee does not read it'),
};

/** A decision of a seat. */
export function decision<T extends string, S extends z.ZodRawShape>(type: T, shape: S, description: string) {
  return z
    .strictObject({ type: z.literal(type), seat: Id, ...shape, ...common })
    .meta({ id: `DeckbuildingMove_${type.replace(/[.-]/g, '_')}`, description });
}

/** A chance outcome that the table saw; `seat` may say whose deck or hand it was. */
export function chance<T extends string, S extends z.ZodRawShape>(type: T, shape: S, description: string) {
  return z
    .strictObject({ type: z.literal(type), seat: Id.optional(), ...shape, ...common })
    .meta({ id: `DeckbuildingMove_${type.replace(/[.-]/g, '_')}`, description });
}
