/**
 * @module
 * The legal moves of a position.
 */
import { legalFor } from '../../referee/ask.ts';
import { foundNested, nestedLogOf } from '../logs.ts';

interface Body {
  readonly value: { readonly log?: unknown; readonly at?: number | undefined; readonly seat?: string | undefined };
  readonly text: string;
  readonly line: number;
}

/** The legal moves after an entry of a log, of all seats or of one. */
export function createLegalMoves({ body }: { body: Body }) {
  const { at, seat } = body.value;
  return { json: foundNested(body, legalFor(nestedLogOf(body), at, seat)) };
}
