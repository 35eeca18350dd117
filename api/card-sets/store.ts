/**
 * @module
 * The sets of cards that the service keeps: in memory, by the hash of what they say. What nobody has named for the longest
 * time makes room.
 */
import { HttpProblem, shown } from '../problems.ts';

/** A set of cards as threads share it. */
export interface Kept {
  readonly hash: string;
  /** what it is called in places: a file, or what it calls itself */
  readonly name: string;
  /** its text in UTF-8, of JSON or YAML */
  readonly bytes: Uint8Array;
}

/** The bounds of what is kept. */
export const KEPT = { sets: 64, bytes: 64 * 1024 * 1024 } as const;

export class CardSets {
  /** those that hold for every request; they are never forgotten */
  readonly own: readonly Kept[];
  readonly #kept = new Map<string, Kept>();
  readonly #bounds: { readonly sets: number; readonly bytes: number };
  #bytes = 0;

  constructor(own: readonly Kept[] = [], bounds: { readonly sets: number; readonly bytes: number } = KEPT) {
    this.own = own;
    this.#bounds = bounds;
  }

  /** Keeps a set; the same set once more is no other one. */
  keep(set: Kept): void {
    if (this.#isOwn(set.hash) || this.#use(set.hash) !== undefined) return;
    this.#kept.set(set.hash, set);
    this.#bytes += set.bytes.length;
    for (const [hash, { bytes }] of this.#kept) {
      if (this.#kept.size <= this.#bounds.sets && this.#bytes <= this.#bounds.bytes) break;
      this.#kept.delete(hash);
      this.#bytes -= bytes.length;
    }
  }

  /** The sets that hold for a request which names one, or none. Throws HttpProblem for a hash that is not kept. */
  named(hash: string | undefined): readonly Kept[] {
    if (hash === undefined || this.#isOwn(hash)) return this.own;
    const found = this.#use(hash);
    if (found === undefined)
      throw new HttpProblem('unknown-cards', `no set of cards with the hash "${shown(hash)}" is kept here`);
    return [...this.own, found];
  }

  #isOwn(hash: string): boolean {
    return this.own.some((set) => set.hash === hash);
  }

  /** A set that is kept; it is the last to be forgotten from now on. */
  #use(hash: string): Kept | undefined {
    const found = this.#kept.get(hash);
    if (found === undefined) return undefined;
    this.#kept.delete(hash);
    this.#kept.set(hash, found);
    return found;
  }
}
