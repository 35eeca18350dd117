/**
 * @module
 * Bytes as a text. Bytes that are not UTF-8 are no text: put right silently, two different files would be read alike.
 */
import { type JsonProblem, placeAt } from './json.ts';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of bytes that are UTF-8; null for others. */
function decoded(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** The text of these bytes, or where it stops being one. */
export function textIn(bytes: Uint8Array): string | JsonProblem {
  const isOther = isUtf16(bytes);
  const text = isOther ? null : decoded(bytes);
  if (text !== null) return text;
  const good = isOther ? '' : (decoded(bytes.subarray(0, firstFault(bytes))) ?? '');
  const message = isOther
    ? 'the text is not valid UTF-8; it is UTF-16: save it as UTF-8'
    : 'the text is not valid UTF-8; save it as UTF-8';
  return { code: 'bad-unicode', message, pointer: '', ...placeAt(good, good.length) };
}

/** Some editors and shells write UTF-16: they say so by the first two bytes, else one of them is none of any text. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || (first === 0) !== (second === 0);
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
    if (decoded(bytes.subarray(at, end)) === null) break;
    at = end;
  }
  for (;;) {
    const size = sizeOf(bytes[at] ?? 0);
    if (at + size > bytes.length || size === 0 || decoded(bytes.subarray(at, at + size)) === null) return at;
    at += size;
  }
}

/** The bytes of a character, by the first of them; 0: none begins so. */
function sizeOf(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}
