/**
 * @module
 * Texts that repeat themselves, written shortly: what often stands side by side in them is written as one sign, again and again,
 * and a list says which two signs each of these stands for. Plain strings in, plain strings out; nothing else is needed to
 * read them again (`READER`).
 */

/** Signs of two bytes, none of which joins with others or turns the direction of writing. */
const FIRST = 0x100;
const LAST = 0x58f;
const isJoining = (code: number): boolean => code >= 0x2b0 && code < 0x370;

export interface Shortened {
  /** what each further sign stands for: the sign, and two that are plain or stand before it */
  readonly pairs: readonly string[];
  readonly texts: readonly string[];
}

/** Side by side more often than this, two signs are worth one of their own. */
const OFTEN = 3;

/** Writes texts shortly. */
export function shortened(texts: readonly string[]): Shortened {
  // No JSON text holds this sign as it is.
  const whole = texts.join('\0');
  const used = new Set(whole);
  const free: number[] = [];
  for (let code = FIRST; code <= LAST; code += 1)
    if (!isJoining(code) && !used.has(String.fromCharCode(code))) free.push(code);
  const size = whole.length;
  const signs = new Uint16Array(size);
  const next = new Int32Array(size);
  const before = new Int32Array(size);
  const places = new Map<number, Set<number>>();
  const pairAt = (at: number): number => (signs[at] as number) * 0x10000 + (signs[next[at] as number] as number);
  const isPair = (at: number): boolean => {
    const second = next[at] as number;
    return second < size && signs[at] !== 0 && signs[second] !== 0;
  };
  const add = (at: number): void => {
    if (!isPair(at)) return;
    const pair = pairAt(at);
    const known = places.get(pair);
    if (known === undefined) places.set(pair, new Set([at]));
    else known.add(at);
  };
  const remove = (at: number): void => {
    if (isPair(at)) places.get(pairAt(at))?.delete(at);
  };
  for (let at = 0; at < size; at += 1) {
    signs[at] = whole.charCodeAt(at);
    next[at] = at + 1;
    before[at] = at - 1;
  }
  for (let at = 0; at < size; at += 1) add(at);
  const pairs: string[] = [];
  for (const sign of free) {
    let most = OFTEN;
    let pair = -1;
    for (const [one, { size: often }] of places)
      if (often > most) {
        most = often;
        pair = one;
      }
    if (pair < 0) break;
    const first = Math.floor(pair / 0x10000);
    const second = pair % 0x10000;
    pairs.push(String.fromCharCode(sign, first, second));
    for (const at of [...(places.get(pair) ?? [])].sort((a, b) => a - b)) {
      const other = next[at] as number;
      // Of three like signs in a row the one in the middle is taken once.
      if (signs[at] !== first || other >= size || signs[other] !== second) continue;
      const last = before[at] as number;
      const after = next[other] as number;
      if (last >= 0) remove(last);
      remove(at);
      remove(other);
      signs[at] = sign;
      signs[other] = 0;
      next[at] = after;
      if (after < size) before[after] = at;
      if (last >= 0) add(last);
      add(at);
    }
    places.delete(pair);
  }
  let out = '';
  for (let at = 0; at < size; at = next[at] as number) out += String.fromCharCode(signs[at] as number);
  return { pairs, texts: out.split('\0') };
}

/** The source of a function `(pairs) => (text) => text`, which reads again what has been shortened. */
export const READER = `(pairs) => {
  const words = new Map();
  const plain = (sign) => words.get(sign) ?? sign;
  for (const pair of pairs) words.set(pair[0], plain(pair[1]) + plain(pair[2]));
  return (text) => text.replace(/[\\u0100-\\u058f]/g, plain);
}`;
