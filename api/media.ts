/**
 * @module
 * The media types of bodies and answers.
 */
import type { Request } from 'express';
import { HttpProblem } from './problems.ts';

export const JSON_TYPE = 'application/json';
export const NDJSON_TYPE = 'application/x-ndjson';
export const PLAIN_TYPE = 'text/plain';
/** Server-sent events. */
export const EVENTS_TYPE = 'text/event-stream';

/** The one of these media types that a client would rather have; a problem where it takes none of them. */
export function accepted(req: Request, types: readonly string[]): string {
  // A client may say how it wants texts encoded: they are UTF-8.
  const type = req.accepts([...types, ...types.map((one) => `${one}; charset=utf-8`)]);
  if (type !== false) return types.find((one) => type.startsWith(one)) ?? type;
  throw new HttpProblem('not-acceptable', `the answer can be sent as ${types.join(', ')}`);
}
