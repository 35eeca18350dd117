/**
 * @module
 * Reading bodies: bytes that become a text where they are refereed, because only a text has lines and columns to point at.
 * Nothing here trusts the client: bytes, pauses and total time are bounded, compressed bodies and other charsets are refused.
 */
import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import { type Json, LIMITS, readJson } from '../schemas/json.ts';
import { textIn } from '../schemas/utf8.ts';
import { joined, type Lines, wholeLines } from '../workers/lines.ts';
import { HttpProblem, unusable } from './problems.ts';

/** Bounds of a body. */
export interface BodyLimits {
  /** bytes of a log: of the whole body, or of each line of NDJSON */
  readonly bytes: number;
  /** the longest pause between two pieces of the body, in milliseconds */
  readonly pause: number;
  /** the longest time for a body that is no NDJSON, in milliseconds */
  readonly total: number;
}

export const BODY_LIMITS: BodyLimits = { bytes: LIMITS.bytes, pause: 15_000, total: 120_000 };

/** A text as it came, and the 1-based line in the body where it begins. */
export interface Text {
  readonly text: string;
  readonly line: number;
}

/** The media type of the body, if it is one of these; a problem otherwise. */
export function mediaTypeOf(req: IncomingMessage, known: readonly string[]): string {
  const refuse = (detail: string): HttpProblem =>
    new HttpProblem('unsupported-media-type', detail, {
      headers: { Accept: known.join(', '), 'Accept-Encoding': 'identity' },
    });
  const encoding = req.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw refuse('the body is compressed; send it as it is, without Content-Encoding');
  }
  const header = req.headers['content-type'];
  if (header === undefined) throw refuse(`the header Content-Type is missing; send ${known.join(' or ')}`);
  let type: MIMEType;
  try {
    type = new MIMEType(header);
  } catch {
    throw refuse(`the header Content-Type names no media type; send ${known.join(' or ')}`);
  }
  if (!known.includes(type.essence)) {
    throw refuse(`${type.essence.slice(0, 60)} is not read here; send ${known.join(' or ')}`);
  }
  const charset = type.params.get('charset')?.toLowerCase();
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8' && charset !== 'us-ascii') {
    throw refuse(`the charset ${charset.slice(0, 30)} is not read here; send UTF-8`);
  }
  return type.essence;
}

/** The pieces of a body as they come. A pause that is too long, and a client that goes away, end it with a problem. */
async function* pieces(req: IncomingMessage, pause: number, total: number): AsyncGenerator<Buffer> {
  // The stream must survive an early end of reading, or the answer could not be sent on the same connection.
  const parts = req.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  const end = Date.now() + total;
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((resolve) => {
        timer = setTimeout(resolve, Math.max(0, Math.min(pause, end - Date.now())), 'late');
      });
      let part: IteratorResult<Buffer> | 'late';
      try {
        part = await Promise.race([parts.next(), late]);
      } catch {
        throw new HttpProblem('body-aborted', 'the connection was closed before the whole body had come');
      } finally {
        clearTimeout(timer);
      }
      if (part === 'late') {
        throw new HttpProblem('body-too-slow', 'the body came too slowly', { headers: { Connection: 'close' } });
      }
      if (part.done === true) return;
      yield part.value;
    }
  } finally {
    // Lets go of the stream, so that what is left of the body can be thrown away. Not awaited: a late piece may never come.
    parts.return?.().catch(() => {});
  }
}

function tooLarge(most: number): HttpProblem {
  return new HttpProblem('too-large', `the body is larger than ${most} bytes, the most that is read here`);
}

/** Bytes as a text that begins at a line of the body; a problem if they are not UTF-8. */
export function textOf(bytes: Uint8Array, line: number): Text {
  const text = textIn(bytes);
  if (typeof text === 'string') return { text, line };
  throw unusable('invalid-json', [{ ...text, line: text.line + line - 1 }]);
}

/** The value of a JSON text; a problem otherwise. */
export function jsonOf({ text, line }: Text): Json {
  const read = readJson(text);
  if (read.ok) return read.value;
  const { problem } = read;
  if (problem.code === 'too-large') throw tooLarge(LIMITS.bytes);
  throw unusable('invalid-json', [{ ...problem, line: problem.line + line - 1 }]);
}

/** The whole body, in memory of its own. */
export async function readBody(req: IncomingMessage, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(req.headers['content-length'] ?? 0) > limits.bytes) throw tooLarge(limits.bytes);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of pieces(req, limits.pause, limits.total)) {
    size += part.length;
    if (size > limits.bytes) throw tooLarge(limits.bytes);
    parts.push(part);
  }
  return joined(parts);
}

/** The lines of an NDJSON body, as many as come at a time. The body is read no faster than the lines are asked for. */
export function readLines(req: IncomingMessage, limits: BodyLimits): AsyncGenerator<Lines> {
  return wholeLines(pieces(req, limits.pause, Number.MAX_SAFE_INTEGER), limits.bytes);
}
