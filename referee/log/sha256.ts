/**
 * @module
 * SHA-256 of a text, for receipts. Node reckons it in native code; anywhere else (a browser) it is reckoned here, because the
 * browser's own answers only later, and a report does not wait.
 */

interface Hash {
  update(text: string): Hash;
  digest(as: 'hex'): string;
}
interface Runtime {
  readonly process?: { getBuiltinModule?(name: string): { createHash(algorithm: string): Hash } | undefined };
}

/** Of Node, where this runs in one: asked for without an import, which no browser could follow. */
const native = (globalThis as Runtime).process?.getBuiltinModule?.('node:crypto');

/** The SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export const sha256: (text: string) => string =
  native === undefined ? sha256Here : (text) => native.createHash('sha256').update(text).digest('hex');

/** The first 32 bits of the fractional parts of a root of the first primes: the constants of FIPS 180-4. */
function fractions(count: number, root: (prime: number) => number): Int32Array {
  const found = new Int32Array(count);
  let at = 0;
  for (let number = 2; at < count; number += 1) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) prime = false;
    if (!prime) continue;
    const value = root(number);
    found[at] = Math.floor((value - Math.floor(value)) * 2 ** 32);
    at += 1;
  }
  return found;
}

const BLOCK = 64;
const LENGTH = 8;

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The same without Node. */
export function sha256Here(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 1 + LENGTH) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - LENGTH, BigInt(bytes.length) * 8n);
  const constants = fractions(64, Math.cbrt);
  const state = fractions(8, Math.sqrt);
  const words = new Int32Array(64);
  const of = (list: Int32Array, at: number): number => list[at] as number;
  for (let block = 0; block < padded.length; block += BLOCK) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(block + at * 4);
    for (let at = 16; at < 64; at += 1) {
      const early = of(words, at - 15);
      const late = of(words, at - 2);
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[at] = (of(words, at - 16) + small + of(words, at - 7) + large) | 0;
    }
    let a = of(state, 0);
    let b = of(state, 1);
    let c = of(state, 2);
    let d = of(state, 3);
    let e = of(state, 4);
    let f = of(state, 5);
    let g = of(state, 6);
    let h = of(state, 7);
    for (let at = 0; at < 64; at += 1) {
      const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + large + ((e & f) ^ (~e & g)) + of(constants, at) + of(words, at)) | 0;
      const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = of(state, at) + word;
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
