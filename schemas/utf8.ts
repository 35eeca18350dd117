/**
 * @module
 * Bytes as a text. Bytes that are not UTF-8 are no text: put right silently, two different files would be read alike.
 */
import { isUtf8 } from 'node:buffer';
import { type JsonProblem, placeAt } from './json.ts';

/** The text of these bytes, or where it stops being one. */
export function textIn(bytes: Uint8Array): string | JsonProblem {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  if (isUtf8(bytes)) return text;
  const good = Buffer.from(bytes.buffer, bytes.byteOffset, firstFault(bytes)).toString('utf8');
  return { code: 'bad-unicode', message: 'the text is not valid UTF-8', pointer: '', ...placeAt(good, good.length) };
}

/** So many bytes are asked at a time whether they are in order. */
const BLOCK = 4_096;

/** How many bytes stand before the first one that is no UTF-8. */
function firstFault(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    let end = Math.min(at + BLOCK, bytes.length);
    // A character that the end of the block would cut belongs to the next one.
    for (let back = 0; back < 3 && ((bytes[end] ?? 0) & 0xc0) === 0x80; back += 1) end -= 1;
    if (!isUtf8(bytes.subarray(at, end))) break;
    at = end;
  }
  for (;;) {
    const size = sizeOf(bytes[at] ?? 0);
    if (at + size > bytes.length || size === 0 || !isUtf8(bytes.subarray(at, at + size))) return at;
    at += size;
  }
}

/** The bytes of a character, by the first of them; 0: none begins so. */
function sizeOf(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}
