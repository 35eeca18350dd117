/**
 * @module
 * The form of a game's logs, from the moves that its slices understand.
 */
import { z } from 'zod';
import type { BaseFacts, LogSchema, Slice } from './ruleset.ts';

interface LogForm {
  /** begins the names of the schemas */
  readonly prefix: string;
  /** what a move and a log are, in words */
  readonly move: string;
  readonly log: string;
  /** everything of a log that stands before its moves */
  readonly header: z.ZodRawShape;
}

/** The most moves that a log may have. */
const MOST = 200_000;

/** The schema of a whole log: its moves are any of those of these slices, in their order. */
export function formOf<F extends BaseFacts>(
  slices: Readonly<Record<string, Slice<F>>>,
  { prefix, move: aMove, log: aLog, header }: LogForm,
): LogSchema {
  const [first, ...others] = Object.values(slices).flatMap(({ moves = [] }) => moves);
  if (first === undefined) throw new Error(`no slice of ${prefix} understands a move`);
  const move = z.discriminatedUnion('type', [first, ...others]).meta({ id: `${prefix}Move`, description: aMove });
  return z
    .strictObject({ ...header, moves: z.array<z.ZodType>(move).max(MOST) })
    .meta({ id: `${prefix}Log`, description: aLog });
}
