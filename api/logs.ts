/**
 * @module
 * Logs in bodies: as the whole body, or as its member `log`. Faults are told by their places in the body.
 */
import { atTable } from '../referee/ask.ts';
import { readEitherText } from '../referee/either.ts';
import {
  type Asked,
  checkLog,
  type Problem as Fault,
  problemAt,
  type Read,
  type ReadLog,
} from '../referee/log/read.ts';
import { isMembers, type Json } from '../schemas/json.ts';
import type { Text } from './body.ts';
import { type HttpProblem, unusable } from './problems.ts';
import { moved } from './route.ts';

type Body = Text;

/** A body that is a log. */
export function logOf(body: Body & { readonly value: unknown }): Asked {
  const value = body.value as Json;
  if (isMembers(value) && Object.hasOwn(value, 'log') && !Object.hasOwn(value, 'format')) {
    const fault = problemAt(
      body.text,
      'format',
      'the log is the body itself here, no member "log" of it',
      '/log',
      'key',
    );
    throw unusable('invalid-log', moved([fault], body.line));
  }
  const read = body.plain === true ? readEitherText(body.text) : checkLog(value, body.text);
  if (!read.ok) throw unusable('invalid-log', moved(read.problems, body.line));
  return atTable({ text: body.text, ...read.value, ...stopOf(body) }, body.games);
}

const stopOf = ({ stop }: Body): { stop?: () => boolean } => (stop === undefined ? {} : { stop });

/** What the referee found, or the faults of the log that was asked about. */
export function found<T>(body: Body, read: Read<T>): T {
  if (read.ok) return read.value;
  throw unusable('invalid-log', moved(read.problems, body.line));
}

/**
 * The log in the member `log` of a body: JSON, which keeps no text of its own, for its places are places of the body; or a text
 * in either notation. A body of plain text is the log itself.
 */
export function nestedLogOf(body: Body & { readonly value: { readonly log?: unknown } }): Asked {
  const { log } = body.value;
  const read: Read<ReadLog | Asked> = typeof log === 'string' ? readEitherText(log) : checkLog(log as Json);
  if (!read.ok) throw nested(body, read.problems);
  return atTable({ text: null, ...read.value, ...stopOf(body) }, body.games);
}

/** What the referee found about the member `log` of a body, or its faults. */
export function foundNested<T>(body: Body & { readonly value: { readonly log?: unknown } }, read: Read<T>): T {
  if (read.ok) return read.value;
  throw nested(body, read.problems);
}

/** Faults of what was asked, which stands beside the log: by code, where. */
const ASKED = {
  'no-such-entry': '/at',
  'no-such-seat': '/seat',
  'no-such-turn': '/at',
  'not-legal': '/moves',
} as const;

function nested(body: Body & { readonly value: { readonly log?: unknown } }, faults: readonly Fault[]): HttpProblem {
  const isText = typeof body.value.log === 'string';
  const errors = faults.map((fault) => {
    const { code, message, pointer, line, column } = fault;
    const asked = Object.hasOwn(ASKED, code) ? ASKED[code as keyof typeof ASKED] : null;
    if (body.plain === true) return asked === null ? fault : { ...fault, pointer: `/query${asked}` };
    if (asked !== null) return problemAt(body.text, code, message, asked);
    // A place inside of a text is none of the body.
    if (isText && line !== null)
      return problemAt(body.text, code, `line ${line}, column ${column} of the log: ${message}`, '/log');
    return problemAt(body.text, code, message, `/log${pointer}`, code === 'unknown-key' ? 'key' : 'value');
  });
  const ofLog = faults.every(({ code }) => !Object.hasOwn(ASKED, code));
  return unusable(ofLog ? 'invalid-log' : 'invalid-body', moved(errors, body.line));
}
