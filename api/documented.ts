/**
 * @module
 * The schemas of logs and moves for the API text: all rulesets together, told apart by `ruleset`.
 */
import { z } from 'zod';
import { allGames } from './named.ts';

let log: z.ZodType | undefined;
let move: z.ZodType | undefined;

/** A log of any ruleset. */
export function Log(): z.ZodType {
  log ??= z
    .discriminatedUnion(
      'ruleset',
      allGames().map(({ ruleset }) => ruleset.schemas.log) as unknown as [z.ZodObject<{ ruleset: z.ZodLiteral }>],
    )
    .meta({ id: 'Log', description: 'A recorded game.' });
  return log;
}

/** A move of any ruleset. */
export function Move(): z.ZodType {
  move ??= z
    .union(allGames().map(({ ruleset }) => ruleset.schemas.log.shape.moves.element))
    .meta({ id: 'Move', description: 'A move of any ruleset.' });
  return move;
}

/** A log as JSON, or as a text in either notation. */
export function LogOrLines(): z.ZodType {
  return z.union([Log(), z.string().describe('a log in the line notation')]);
}

/** A move as JSON or as a line. */
export function MoveOrLine(): z.ZodType {
  return z.union([Move(), z.string().describe('a line such as `jyn planning.move naboo`')]);
}
