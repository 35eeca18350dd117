/**
 * @module
 * Reading bodies: bytes that become a text where they are refereed, because only a text has lines and columns to point at.
 * Nothing here trusts the client: bytes (also those of a packed body, once unpacked) are bounded, and time is (pieces.ts).
 */
import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import { type Json, LIMITS, readJson } from '../schemas/json.ts';
import { textIn } from '../schemas/utf8.ts';
import { type Lines, wholeLines } from '../workers/lines.ts';
import type { Games } from './card-sets/games.ts';
import type { Hold } from './flight.ts';
import { packedAs, UNPACKED } from './packing.ts';
import { type Patience, pieces } from './pieces.ts';
import { HttpProblem, unusable } from './problems.ts';

/** Bounds of a body; NDJSON may take as long as it needs. */
export interface BodyLimits extends Patience {
  /** bytes of a log: of the whole body, or of each line of NDJSON */
  readonly bytes: number;
}

export const BODY_LIMITS: BodyLimits = { bytes: LIMITS.bytes, pause: 15_000, total: 120_000 };

/** A text as it came, and the 1-based line in the body where it begins. */
export interface Text {
  readonly text: string;
  readonly line: number;
  /** whether nobody waits for the answer any more */
  readonly stop?: () => boolean;
  /** it was sent as plain text: a log in either notation */
  readonly plain?: boolean;
  /** the games that are refereed with sets of cards */
  readonly games?: Games;
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
  for await (const piece of pieces(req, limits, hold)) {
    if (gathered.size + piece.length > limits.bytes) {
      hold.free();
      throw tooLarge(limits.bytes);
    }
    gathered.add(piece);
  }
  return gathered.parts;
}

/** The lines of an NDJSON body, as many as come at a time. The body is read no faster than the lines are asked for. */
export function readLines(req: IncomingMessage, limits: BodyLimits, hold: Hold): AsyncGenerator<Lines> {
  const held = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of pieces(req, { pause: limits.pause, total: Number.POSITIVE_INFINITY }, hold)) {
      hold.take(piece.length);
      yield piece;
    }
  };
  return wholeLines(held(), limits.bytes);
}
