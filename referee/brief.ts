/**
 * @module
 * How much of what was found an answer shows. A log may claim, again and again, long things of long things: what is told of
 * them stays within a small multiple of the log, what is cut is counted, and can be asked for.
 */
import type { Json } from '../schemas/json.ts';

/** What is asked of a report: everything in full, or the findings from a certain one on (0: the first). */
export interface Detail {
  readonly all?: boolean;
  readonly from?: number;
}

/** How much was left out of a report; only there when something was. */
export interface Cut {
  /** violations and doubts that are not listed, before those that are (as asked) and behind them */
  violations: number;
  unverifiable: number;
  /** values, lists of claims and moves that are shortened or left out in those that are listed */
  values: number;
}

/** The most characters of one value, as JSON. */
const LONGEST = 300;
/** So much is shown of a longer one. */
const SHOWN = 100;
/** The most claims, and the most reasons, that one finding tells one by one. */
const MOST_TOLD = 20;
/** The characters of all findings together: so many, and so many for each character of the log. */
const ROOM = 256 * 1024;
const ROOM_PER_CHARACTER = 16;
/** What no answer exceeds, whatever is asked for: a text that can be built. */
const MOST_ROOM = 128 * 1024 * 1024;

/** The characters that an answer about a log of this size may have. */
export function roomFor(size: number, { all = false }: Detail): number {
  return all ? MOST_ROOM : Math.min(MOST_ROOM, ROOM + ROOM_PER_CHARACTER * size);
}

/** Cuts what is told of one log, and counts what it has cut. */
export class Brief {
  readonly cut: Cut = { violations: 0, unverifiable: 0, values: 0 };
  readonly #all: boolean;
  readonly #goOn: () => void;
  #left: number;
  #skip: number;

  /** `size`: the characters of the log in its canonical form; `goOn` throws when nobody waits for the answer any more. */
  constructor(size: number, detail: Detail = {}, goOn: () => void = () => {}) {
    this.#goOn = goOn;
    this.#all = detail.all ?? false;
    this.#left = roomFor(size, detail);
    this.#skip = detail.from ?? 0;
  }

  /** The findings that are listed, as `tell` words them; `sizeOf` estimates the characters of one that has been worded. */
  listed<T, R>(
    found: readonly T[],
    what: 'violations' | 'unverifiable',
    tell: (one: T) => R,
    sizeOf: (one: R) => number,
  ): R[] {
    const told: R[] = [];
    const skipped = Math.min(this.#skip, found.length);
    this.#skip -= skipped;
    for (let at = skipped; at < found.length && this.#left > 0; at += 1) {
      this.#goOn();
      const one = tell(found[at] as T);
      this.#left -= sizeOf(one);
      told.push(one);
    }
    this.cut[what] += found.length - told.length;
    return told;
  }

  /** A value as it is shown: in full, or its beginning. */
  value(value: Json): Json {
    if (this.#all || isShort(value, LONGEST) >= 0) return value;
    this.cut.values += 1;
    return shortened(value, { left: SHOWN });
  }

  /** Facts as they are shown. */
  facts(facts: Readonly<Record<string, Json>>): { [key: string]: Json } {
    const shown: { [key: string]: Json } = {};
    for (const [name, value] of Object.entries(facts)) {
      // Further claims of one slip are a list of facts of their own.
      if (name === 'further' && Array.isArray(value))
        shown[name] = this.first(value).map((one) => this.facts(one as { [key: string]: Json }));
      else shown[name] = this.value(value);
    }
    return shown;
  }

  /** A sentence as it is shown. */
  sentence(text: string): string {
    const most = LONGEST * 4;
    if (this.#all || text.length <= most) return text;
    this.cut.values += 1;
    return `${text.slice(0, most).toWellFormed()}…`;
  }

  /** The first ones of a list of claims or reasons. */
  first<T>(list: readonly T[]): readonly T[] {
    if (this.#all || list.length <= MOST_TOLD) return list;
    this.cut.values += 1;
    return list.slice(0, MOST_TOLD);
  }

  /** The moves of a list that can be shown whole: a move that is cut could not be played. */
  moves<M>(moves: readonly M[]): M[] {
    const shown = this.#all ? [...moves] : moves.filter((move) => isShort(move as Json, 2 * LONGEST) >= 0);
    this.cut.values += moves.length - shown.length;
    return shown;
  }

  /** What was cut; undefined when nothing was. */
  told(): Cut | undefined {
    const { violations, unverifiable, values } = this.cut;
    return violations + unverifiable + values === 0 ? undefined : this.cut;
  }
}

/** How many of `most` characters are left behind a value; negative when it has more. Nothing beyond them is looked at. */
function isShort(value: Json | undefined, most: number): number {
  if (typeof value === 'string') return most - value.length - 2;
  if (typeof value !== 'object' || value === null) return most - 5;
  let left = most - 2;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length && left >= 0; at += 1) left = isShort(value[at], left - 1);
    return left;
  }
  for (const name in value) {
    if (left < 0) break;
    left = isShort(value[name], left - name.length - 4);
  }
  return left;
}

/** The beginning of a value, with how much more there is. */
function shortened(value: Json, room: { left: number }): Json {
  if (typeof value === 'string') {
    const most = Math.max(0, room.left - 2);
    room.left -= Math.min(value.length, most) + 2;
    return value.length <= most ? value : `${value.slice(0, most).toWellFormed()}…`;
  }
  if (typeof value !== 'object' || value === null) {
    room.left -= 5;
    return value;
  }
  room.left -= 2;
  if (Array.isArray(value)) {
    const shown: Json[] = [];
    for (const item of value) {
      if (room.left <= 0) break;
      shown.push(shortened(item, room));
    }
    return shown.length === value.length ? shown : [...shown, `… and ${value.length - shown.length} more`];
  }
  // In one order, whatever that of the log.
  const names = Object.keys(value).sort();
  const shown: { [key: string]: Json } = {};
  let count = 0;
  for (const name of names) {
    if (room.left <= 0) break;
    room.left -= name.length + 4;
    shown[name] = shortened(value[name] as Json, room);
    count += 1;
  }
  return count === names.length ? shown : { ...shown, '…': `and ${names.length - count} more` };
}
