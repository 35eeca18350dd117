/**
 * @module
 * Answers that are always the same (the API text, pages, drawings, rules): made once, kept with their tag and in the
 * encodings in which they have been sent, within a bound.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, packedIn } from './packing.ts';

/** An answer that does not depend on anything but the question. */
export interface Lasting {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Kept extends Lasting {
  readonly tag: string;
  readonly packed: Map<'br' | 'gzip', Promise<Uint8Array>>;
}

/** The most bytes on the shelf, as they are before they are packed. */
const MOST = 16 * 1024 * 1024;

export class Shelf {
  readonly #kept = new Map<string, Kept>();
  #size = 0;

  /** The answer to this question, made by `make` the first time. */
  async get(question: string, make: () => Promise<Lasting>): Promise<Kept> {
    const known = this.#kept.get(question);
    if (known !== undefined) {
      // What is asked for most stays longest.
      this.#kept.delete(question);
      this.#kept.set(question, known);
      return known;
    }
    const made = await make();
    const tag = `"${createHash('sha256').update(made.bytes).digest('base64url').slice(0, 27)}"`;
    const kept: Kept = { ...made, tag, packed: new Map() };
    const size = made.bytes.length + question.length;
    if (size > MOST / 4 || this.#kept.has(question)) return kept;
    this.#kept.set(question, kept);
    this.#size += size;
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#size <= MOST) break;
      this.#kept.delete(oldest);
      this.#size -= bytes.length + oldest.length;
    }
    return kept;
  }
}

/** Whether a client has what goes by this tag. A proxy that packs answers makes their tags weak ones. */
export function hasAlready(req: IncomingMessage, tag: string): boolean {
  const known = (req.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}

/** Sends such an answer, or that the client has it already. */
export async function sendLasting(req: IncomingMessage, res: ServerResponse, kept: Kept): Promise<void> {
  for (const [name, value] of Object.entries(kept.headers)) res.setHeader(name, value);
  res.setHeader('ETag', kept.tag);
  res.setHeader('Cache-Control', 'no-cache');
  if (hasAlready(req, kept.tag)) {
    res.statusCode = 304;
    res.end();
    return;
  }
  res.setHeader('Content-Type', kept.type);
  const encoding = encodingFor(req, res, kept.bytes.length, true);
  let { bytes } = kept;
  if (encoding !== null) {
    const packing = kept.packed.get(encoding) ?? packedIn(encoding, bytes, true);
    kept.packed.set(encoding, packing);
    bytes = await packing;
  }
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
}
