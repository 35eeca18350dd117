/**
 * @module
 * How much may be searched on behalf of one log or question. What is searched is counted in steps (a move ruled, a position
 * copied), never timed: the same log is judged alike on every machine. Following a log move by move costs no step.
 */

/**
 * The steps for each character of a log (as JSON without white space), as how many characters more any log counts of a game that does
 * not say so itself, and the steps that none exceeds.
 */
const STEPS = 0.7;
const FIXED = 4_000;
const MOST_STEPS = 2_000_000;
/** The part of them that may be spent on what is costly. */
const LOW = 0.75;
/** The part of what is left that may be spent on how one entry is read on from. */
const SHARE = 0.5;

/** A step is what takes some two millionths of a second. What a copy of the position costs: that of any, and a step for so many values. */
const COPY = 0.5;
const VALUES_PER_COPY = 200;
/** What ruling a move costs: that of any, and a step for so many values and for so many things that lie in lists: rules look through them. */
const RULING = 0.4;
const VALUES_PER_RULING = 1_500;
const THINGS_PER_RULING = 30;
/** What carrying it out costs: that of any move, and a step for so many facts that it settles. */
const CARRYING = 1;
const NOTES_PER_STEP = 4;
/** A move that is listed costs its ruling, and a step for each value beyond so many. */
const FEW_VALUES = 6;
/** What is open in it costs a step for so many values. */
const VALUES_PER_FORM = 4;
/** How large the position is, is looked at once in so many copies: to count costs as much as to copy. */
const MEASURED = 128;

/** So many steps, a few milliseconds, lie between two questions whether anybody still waits. */
const STEPS_BETWEEN = 200;

/** Reading was ended because nobody waits for it. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** The steps that are left for one log or question. */
export class Work {
  readonly #log: { readonly moves: readonly unknown[] } | null;
  #spent = 0;
  /** where the share of an entry ends */
  #until = Number.POSITIVE_INFINITY;
  #cut = false;
  #most: number | null = null;
  #copies = 0;
  #copy = COPY;
  #ruling = RULING;

  readonly #stop: (() => boolean) | undefined;
  #asked = 0;

  readonly #times: number;
  readonly #fixed: number;
  readonly #twice: number;

  /**
   * `log`: the one that is searched for; null: nothing is counted. `stop`: whether nobody waits for what is found any more;
   * `times`: how many times the steps that reading a log may take; `fixed`: as how many characters any log of
   * its game counts, and how many of its own count twice: the shorter a log, the less room it has for slips (left out: `FIXED`, and none).
   */
  constructor(log: { readonly moves: readonly unknown[] } | null, stop?: () => boolean, times = 1, fixed?: number) {
    this.#log = log;
    this.#stop = stop;
    this.#times = times;
    this.#fixed = fixed ?? FIXED;
    this.#twice = fixed ?? 0;
  }

  /** Throws when nobody waits for what is found any more. */
  goOn(): void {
    if (this.#stop?.() === true) throw new Stopped('nobody waits for what is found any more');
  }

  /** Spends steps. */
  spend(steps = 1): void {
    if (this.#log === null) return;
    this.#spent += steps;
    if (this.#spent < this.#asked) return;
    this.#asked = this.#spent + STEPS_BETWEEN;
    this.goOn();
  }

  /** Spends what a copy of a position costs; `size`: how large it is. */
  spendCopy(size: () => Size): void {
    if (this.#log === null) return;
    if (this.#copies % MEASURED === 0) {
      const { values, things } = size();
      this.#copy = COPY + values / VALUES_PER_COPY;
      this.#ruling = RULING + values / VALUES_PER_RULING + things / THINGS_PER_RULING;
    }
    this.#copies += 1;
    this.spend(this.#copy);
  }

  /** Spends what ruling a move costs. */
  spendRuling(): void {
    this.spend(this.#ruling);
  }

  /** Spends what listing a move costs. */
  spendListing(move: unknown): void {
    if (this.#log !== null) this.spend(this.#ruling + Math.max(0, valuesIn(move) - FEW_VALUES));
  }

  /** Spends what working out what is open in a move costs, by pointer: a step for each, and for so many values that are listed. */
  spendForm(open: Readonly<Record<string, unknown>> = {}): void {
    if (this.#log === null) return;
    let steps = 0;
    for (const schema of Object.values(open))
      steps += 1 + valuesIn((schema as { readonly enum?: unknown }).enum) / VALUES_PER_FORM;
    this.spend(steps);
  }

  /** Spends what carrying a move out costs that has settled so many facts. */
  spendCarrying(notes: number): void {
    this.spend(CARRYING + notes / NOTES_PER_STEP);
  }

  get spent(): number {
    return this.#spent;
  }

  /**
   * Searches on behalf of one entry: it has a share of the steps that are left, so that those after it are judged too. Whether
   * that was too little says `cut`, until the next such search.
   */
  sharing<T>(search: () => T, share = SHARE, little = 0): T {
    const until = this.#until;
    if (this.#log !== null) {
      this.#most ??= this.#stepsFor(this.#log);
      const left = this.#most - this.#spent;
      this.#until = Math.min(until, this.#spent + Math.max(left * share, little));
    }
    try {
      return search();
    } finally {
      this.#cut = this.#spent > this.#until;
      this.#until = until;
    }
  }

  /** Whether the last search on behalf of one entry has spent its share. */
  get cut(): boolean {
    return this.#cut;
  }

  /** True once all steps are spent, or the share of the entry that is searched for: whatever searches has to stop. */
  get over(): boolean {
    return this.#spent > this.#until || this.#exceeds(1);
  }

  /** True once most of the steps are spent: what is costly is not tried any more, so that more entries can be judged. */
  get low(): boolean {
    return this.#exceeds(LOW);
  }

  /** Whether more than this part of the steps is spent. What any log has is seldom spent, so that seldom a log is measured. */
  #exceeds(part: number): boolean {
    if (this.#log === null || this.#spent <= STEPS * this.#fixed * this.#times * part) return false;
    this.#most ??= this.#stepsFor(this.#log);
    return this.#spent > this.#most * part;
  }

  #stepsFor(log: unknown): number {
    const { length } = JSON.stringify(log);
    return Math.min(MOST_STEPS, STEPS * (this.#fixed + length + Math.min(length, this.#twice))) * this.#times;
  }
}

/** How large a value is: the values that it holds, itself included, and the objects that lie in its lists. */
export interface Size {
  values: number;
  things: number;
}

/** Adds the size of a JSON value to another one; what is undefined is not there. */
export function addSize(value: unknown, size: Size): Size {
  if (value === undefined) return size;
  size.values += 1;
  if (typeof value !== 'object' || value === null) return size;
  if (Array.isArray(value)) {
    for (const item of value) {
      if (typeof item === 'object' && item !== null) size.things += 1;
      addSize(item, size);
    }
  } else for (const name in value) addSize((value as { [name: string]: unknown })[name], size);
  return size;
}

/** Counts nothing: for what is not asked on behalf of a log. */
export const UNCOUNTED = new Work(null);

/** How many values a JSON value holds, itself included. */
export function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  if (Array.isArray(value)) for (const item of value) count += valuesIn(item);
  else for (const name in value) count += valuesIn((value as { [name: string]: unknown })[name]);
  return count;
}
