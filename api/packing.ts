/**
 * @module
 * Compressed bodies and answers. Packing and unpacking happen in threads of Node's own, not on the event loop.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import {
  type BrotliDecompress,
  brotliCompress,
  constants,
  createBrotliDecompress,
  createGunzip,
  createGzip,
  createInflate,
  type Gunzip,
  type Gzip,
  gzip,
  type Inflate,
} from 'node:zlib';

/** The encodings of bodies that are unpacked. */
export const UNPACKED = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress } as const;

/** The encoding of a body by its header: null where it is not packed, undefined where nobody here can unpack it. */
export function packedAs(header: string | undefined): keyof typeof UNPACKED | null | undefined {
  const encoding = header?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '') return null;
  if (encoding === 'x-gzip') return 'gzip';
  return Object.hasOwn(UNPACKED, encoding) ? (encoding as keyof typeof UNPACKED) : undefined;
}

/** A body as it was before it was packed. What is wrong with it ends the stream with an error. */
export function unpacked(req: IncomingMessage): IncomingMessage | Gunzip | Inflate | BrotliDecompress {
  const encoding = packedAs(req.headers['content-encoding']);
  if (encoding == null) return req;
  const stream = UNPACKED[encoding]({ chunkSize: 64 * 1024 });
  req.once('close', () => {
    if (!req.complete) stream.destroy(new Error('the connection was closed'));
  });
  return req.pipe(stream);
}

/** Answers shorter than this are not worth packing. */
const WORTH = 4_096;
/** Answers that are made for one request are packed quickly rather than well. */
const QUICK = { level: 1 } as const;

const packedBy = { gzip: promisify(gzip), br: promisify(brotliCompress) };

/** What a client takes of what there is; null: nothing. */
export function taken(header: string | undefined): 'br' | 'gzip' | null {
  const wishes = new Map(
    (header ?? '').split(',').map((wish) => {
      const [name = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((part) => part.startsWith('q='));
      return [name, q === undefined ? 1 : Number(q.slice(2))] as const;
    }),
  );
  const wish = (name: string): number => wishes.get(name) ?? wishes.get('*') ?? 0;
  const [br, zip] = [wish('br'), wish('gzip')];
  if (br <= 0 && zip <= 0) return null;
  return br >= zip ? 'br' : 'gzip';
}

/**
 * The encoding in which an answer of so many bytes is sent to this client; null: as it is. Says so in the header. `lasting`:
 * the same bytes are sent again and again, so that packing them well pays.
 */
export function encodingFor(
  req: IncomingMessage,
  res: ServerResponse,
  length: number,
  lasting: boolean,
): 'br' | 'gzip' | null {
  if (length < WORTH) return null;
  vary(res);
  const header = req.headers['accept-encoding'] ?? '';
  const encoding = lasting ? taken(header) : taken(`${header}, br;q=0`);
  if (encoding !== null) res.setHeader('Content-Encoding', encoding);
  return encoding;
}

/** Bytes in an encoding. */
export function packedIn(encoding: 'br' | 'gzip', bytes: Uint8Array, lasting: boolean): Promise<Uint8Array> {
  if (encoding === 'gzip') return packedBy.gzip(bytes, lasting ? {} : QUICK);
  return packedBy.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** A stream that packs what is written to an answer of which nobody knows the end; null where the client takes none. */
export function packing(req: IncomingMessage, res: ServerResponse): Gzip | null {
  vary(res);
  if (taken(`${req.headers['accept-encoding'] ?? ''}, br;q=0`) !== 'gzip') return null;
  res.setHeader('Content-Encoding', 'gzip');
  const stream = createGzip(QUICK);
  stream.pipe(res);
  return stream;
}

function vary(res: ServerResponse): void {
  const known = String(res.getHeader('Vary') ?? '');
  if (!/(^|,)\s*accept-encoding/i.test(known))
    res.setHeader('Vary', known === '' ? 'Accept-Encoding' : `${known}, Accept-Encoding`);
}

/** Sends an answer that was made for one request, packed where the client takes it so. */
export async function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Uint8Array,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  const encoding = encodingFor(req, res, answer.length, false);
  const bytes = encoding === null ? answer : await packedIn(encoding, answer, false);
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
}
