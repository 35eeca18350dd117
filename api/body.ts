/**
 * @module
 * Reading bodies: bytes that become a text where they are refereed, because only a text has lines and columns to point at.
 * Nothing here trusts the client: bytes (also those of a packed body, once unpacked), pauses and total time are bounded.
 */
import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import { type Json, LIMITS, readJson } from '../schemas/json.ts';
import { textIn } from '../schemas/utf8.ts';
import { type Lines, wholeLines } from '../workers/lines.ts';
import { busy, type Hold } from './flight.ts';
import { packedAs, UNPACKED, unpacked } from './packing.ts';
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
  /** whether nobody waits for the answer any more */
  readonly stop?: () => boolean;
}

/** The media type of the body, if it is one of these; a problem otherwise. */
export function mediaTypeOf(req: IncomingMessage, known: readonly string[]): string {
  const refuse = (detail: string): HttpProblem =>
    new HttpProblem('unsupported-media-type', detail, {
      headers: { Accept: known.join(', '), 'Accept-Encoding': Object.keys(UNPACKED).join(', ') },
    });
  if (packedAs(req.headers['content-encoding']) === undefined)
    throw refuse(
      `the body is packed in a way that is not read here; send it as it is, or as ${Object.keys(UNPACKED).join(', ')}`,
    );
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
async function* pieces(req: IncomingMessage, pause: number, total: number, hold: Hold): AsyncGenerator<Buffer> {
  const stream = unpacked(req);
  // The stream must survive an early end of reading, or the answer could not be sent on the same connection.
  const parts = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  const end = Date.now() + total;
  const shed = new Promise<'shed'>((resolve) => {
    hold.signal.addEventListener('abort', () => resolve('shed'), { once: true });
  });
  try {
    for (;;) {
      if (hold.signal.aborted) throw busy();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((resolve) => {
        timer = setTimeout(resolve, Math.max(0, Math.min(pause, end - Date.now())), 'late');
      });
      let part: IteratorResult<Buffer> | 'late' | 'shed';
      try {
        part = await Promise.race([parts.next(), late, shed]);
      } catch {
        if (stream !== req && (req.complete || !req.destroyed))
          throw new HttpProblem('cannot-unpack', 'the body is not what Content-Encoding says', {
            headers: { Connection: 'close' },
          });
        throw new HttpProblem('body-aborted', 'the connection was closed before the whole body had come');
      } finally {
        clearTimeout(timer);
      }
      if (part === 'shed') throw busy();
      if (part === 'late') {
        throw new HttpProblem('body-too-slow', 'the body came too slowly', { headers: { Connection: 'close' } });
      }
      if (part.done === true) return;
      yield part.value;
    }
  } finally {
    if (stream !== req) {
      req.unpipe();
      stream.destroy();
    }
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

/** Bytes that are gathered, however small the pieces in which they come. Threads read them where they are, and join them. */
class Gathered {
  readonly #parts: Uint8Array<SharedArrayBuffer>[] = [];
  /** how many bytes of the last part are filled */
  #filled = 0;
  size = 0;
  readonly #hold: Hold;

  constructor(hold: Hold) {
    this.#hold = hold;
  }

  add(piece: Uint8Array): void {
    this.size += piece.length;
    for (let from = 0; from < piece.length; ) {
      let last = this.#parts.at(-1);
      if (last === undefined || this.#filled === last.length) {
        // A small body has small parts, and no part takes long to be made.
        const room = Math.min(PART, Math.max(FIRST, this.size));
        this.#hold.take(room);
        last = new Uint8Array(new SharedArrayBuffer(room));
        this.#parts.push(last);
        this.#filled = 0;
      }
      const fits = piece.subarray(from, from + last.length - this.#filled);
      last.set(fits, this.#filled);
      this.#filled += fits.length;
      from += fits.length;
    }
  }

  get parts(): Uint8Array<SharedArrayBuffer>[] {
    const last = this.#parts.pop();
    return last === undefined ? [] : [...this.#parts, last.subarray(0, this.#filled)];
  }
}

const FIRST = 4 * 1024;
const PART = 512 * 1024;

/** The whole body. */
export async function readBody(req: IncomingMessage, limits: BodyLimits, hold: Hold): Promise<readonly Uint8Array[]> {
  if (Number(req.headers['content-length'] ?? 0) > limits.bytes) throw tooLarge(limits.bytes);
  const gathered = new Gathered(hold);
  for await (const piece of pieces(req, limits.pause, limits.total, hold)) {
    if (gathered.size + piece.length > limits.bytes) throw tooLarge(limits.bytes);
    gathered.add(piece);
  }
  return gathered.parts;
}

/** The lines of an NDJSON body, as many as come at a time. The body is read no faster than the lines are asked for. */
export function readLines(req: IncomingMessage, limits: BodyLimits, hold: Hold): AsyncGenerator<Lines> {
  const held = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of pieces(req, limits.pause, Number.MAX_SAFE_INTEGER, hold)) {
      hold.take(piece.length);
      yield piece;
    }
  };
  return wholeLines(held(), limits.bytes);
}
