/**
 * @module
 * The legal moves of a position.
 */
import { legalFor } from '../../referee/ask.ts';
import type { Text } from '../body.ts';
import { foundNested, nestedLogOf } from '../logs.ts';

interface Query {
  readonly all?: 'true' | 'false' | undefined;
  readonly from?: number | undefined;
}

type Body = Text & {
  readonly value: {
    readonly log?: unknown;
    readonly at?: number | undefined;
    readonly seat?: string | undefined;
  };
};

/** The legal moves after an entry of a log, of all seats or of one. */
export function createLegalMoves({ body, query: { all, from = 0 } = {} }: { body: Body; query?: Query }) {
  const { at, seat } = body.value;
  return { json: foundNested(body, legalFor(nestedLogOf(body), at, seat, { all: all === 'true', from })) };
}
