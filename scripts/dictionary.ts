/**
 * @module
 * Texts that repeat themselves, written shortly: what often stands side by side in them is written as one sign, again and again,
 * and a list says which two signs each of these stands for. Plain strings in, plain strings out; nothing else is needed to
 * read them again (`READER`).
 */

/** Signs of two bytes and, behind them, of three, none of which joins with others or turns the direction of writing. */
const SIGNS = [
  [0x100, 0x2af],
  [0x370, 0x58f],
  [0x4e00, 0x9fff],
] as const;

export interface Shortened {
  /** three signs for each further one: itself, and the two that it stands for, which are plain or stand before it */
  readonly pairs: string;
  readonly texts: readonly string[];
}

/** Side by side so often, two signs are worth one of their own. */
const OFTEN = 8;

/** Writes texts shortly. */
export function shortened(texts: readonly string[]): Shortened {
  // No JSON text holds this sign as it is.
  const whole = texts.join('\0');
  const used = new Set(whole);
  const free = SIGNS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
      (code) => !used.has(String.fromCharCode(code)),
    ),
  );
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
    if (!isPair(at)) return;
    const pair = pairAt(at);
    const known = places.get(pair);
    if (known?.delete(at) === true && known.size === 0) places.delete(pair);
  };
  for (let at = 0; at < size; at += 1) {
    signs[at] = whole.charCodeAt(at);
    next[at] = at + 1;
    before[at] = at - 1;
  }
  for (let at = 0; at < size; at += 1) add(at);
  /** The pairs that are most frequent, so long as there are any that are worth a sign. */
  const frequent = (): { readonly often: number; readonly ready: number[] } => {
    let often = OFTEN;
    let ready: number[] = [];
    for (const [pair, { size: here }] of places) {
      if (here > often) [often, ready] = [here, []];
      if (here === often) ready.push(pair);
    }
    return { often, ready };
  };
  const pairs: number[] = [];
  let { often, ready } = frequent();
  for (const sign of free) {
    // Whatever was written shortly since may have taken from the others.
    while (ready.length > 0 && places.get(ready.at(-1) as number)?.size !== often) ready.pop();
    if (ready.length === 0) ({ often, ready } = frequent());
    const pair = ready.pop();
    if (pair === undefined) break;
    const first = Math.floor(pair / 0x10000);
    const second = pair % 0x10000;
    pairs.push(sign, first, second);
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
  const left: number[] = [];
  for (let at = 0; at < size; at = next[at] as number) left.push(signs[at] as number);
  // What stands there most often is given the shorter signs.
  const counts = new Map<number, number>();
  for (const sign of [...pairs, ...left]) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const made = free.slice(0, pairs.length / 3).sort((a, b) => (counts.get(b) as number) - (counts.get(a) as number));
  const short = new Map(made.map((sign, at) => [sign, free[at] as number]));
  const written = (some: readonly number[]): string =>
    some.map((sign) => String.fromCharCode(short.get(sign) ?? sign)).join('');
  return { pairs: written(pairs), texts: written(left).split('\0') };
}

/** The source of a function `(pairs) => (text) => text`, which reads again what has been shortened. */
export const READER = `(pairs) => {
  const places = new Map();
  for (let at = 0; at < pairs.length; at += 3) places.set(pairs[at], at);
  const words = new Map();
  const plain = (sign) => {
    if (!words.has(sign)) {
      const at = places.get(sign);
      words.set(sign, at === undefined ? sign : plain(pairs[at + 1]) + plain(pairs[at + 2]));
    }
    return words.get(sign);
  };
  return (text) => text.replace(/[\\u0100-\\u9fff]/g, plain);
}`;
