/**
 * @module
 * Logs in bodies: as the whole body, or as its member `log`. Faults are told by their places in the body.
 */
import { type Asked, atTable } from '../referee/ask.ts';
import { checkLog, type Problem as Fault, problemAt, type Read } from '../referee/read.ts';
import type { Json } from '../schemas/json.ts';
import type { Text } from './body.ts';
import { type HttpProblem, unusable } from './problems.ts';
import { moved } from './route.ts';

type Body = Text;

/** A body that is a log. */
export function logOf(body: Body & { readonly value: unknown }): Asked {
  const read = checkLog(body.value as Json, body.text);
  if (!read.ok) throw unusable('invalid-log', moved(read.problems, body.line));
  const asked = { ...read.value, text: body.text, ...(body.stop === undefined ? {} : { stop: body.stop }) };
  return atTable(asked, body.games);
}

/** What the referee found, or the faults of the log that was asked about. */
export function found<T>(body: Body, read: Read<T>): T {
  if (read.ok) return read.value;
  throw unusable('invalid-log', moved(read.problems, body.line));
}

/** The log in the member `log` of a body. It keeps no text of its own: its places are places of the body. */
export function nestedLogOf(body: Body & { readonly value: { readonly log?: unknown } }): Asked {
  const read = checkLog(body.value.log as Json);
  if (!read.ok) throw nested(body, read.problems);
  const asked = { ...read.value, text: null, ...(body.stop === undefined ? {} : { stop: body.stop }) };
  return atTable(asked, body.games);
}

/** What the referee found about the member `log` of a body, or its faults. */
export function foundNested<T>(body: Body, read: Read<T>): T {
  if (read.ok) return read.value;
  throw nested(body, read.problems);
}

function nested(body: Body, faults: readonly Fault[]): HttpProblem {
  const errors = faults.map(({ code, message, pointer }) => {
    // These two are about what was asked, which stands beside the log.
    if (code === 'no-such-entry') return problemAt(body.text, code, message, '/at');
    if (code === 'no-such-seat') return problemAt(body.text, code, message, '/seat');
    return problemAt(body.text, code, message, `/log${pointer}`, code === 'unknown-key' ? 'key' : 'value');
  });
  const ofLog = faults.every(({ code }) => code !== 'no-such-entry' && code !== 'no-such-seat');
  return unusable(ofLog ? 'invalid-log' : 'invalid-body', moved(errors, body.line));
}
