/**
 * @module
 * Whose turn it is. Each client has its share, and among the pieces of one client short ones do not wait for long ones:
 * what comes first is what would be finished first if all clients were served at the same time (weighted fair queueing).
 */

/** A piece that waits: whose it is, and what it costs (bytes of a log, as far as anybody can tell). */
export interface Share {
  readonly client: string;
  readonly cost: number;
}

/** A piece that costs more than this many bytes is a long one. */
export const LONG = 16 * 1024;

export function isLong({ cost }: Share): boolean {
  return cost > LONG;
}

interface Place<T> {
  readonly item: T;
  readonly finish: number;
}

/** Pieces that wait for their turn. */
export class FairQueue<T extends Share> {
  readonly #waiting: Place<T>[] = [];
  /** by client and kind of piece, when the last of them would be finished */
  readonly #last = new Map<string, number>();
  #now = 0;

  get size(): number {
    return this.#waiting.length;
  }

  /** How many pieces of a client wait. */
  of(client: string): number {
    return this.#waiting.reduce((count, { item }) => count + (item.client === client ? 1 : 0), 0);
  }

  /** Takes a piece up; `again`: it has had its turn and comes first. */
  add(item: T, again = false): void {
    if (again) {
      this.#waiting.unshift({ item, finish: this.#now });
      return;
    }
    const flow = `${isLong(item) ? 'long' : 'short'} ${item.client}`;
    const finish = Math.max(this.#now, this.#last.get(flow) ?? 0) + item.cost + OVERHEAD;
    this.#last.set(flow, finish);
    // Kept in order: nearly all pieces belong near the end.
    let at = this.#waiting.length;
    while (at > 0 && (this.#waiting[at - 1] as Place<T>).finish > finish) at -= 1;
    this.#waiting.splice(at, 0, { item, finish });
  }

  /** The next piece of which this holds; undefined when there is none. */
  next(may: (item: T) => boolean): T | undefined {
    const at = this.#waiting.findIndex(({ item }) => may(item));
    if (at < 0) return undefined;
    const [{ item, finish }] = this.#waiting.splice(at, 1) as [Place<T>];
    this.#now = Math.max(this.#now, finish);
    // Nobody is remembered for what is over.
    if (this.#waiting.length === 0) this.#last.clear();
    return item;
  }

  /** Takes a piece out; false: it does not wait any more. */
  remove(item: T): boolean {
    const at = this.#waiting.findIndex((place) => place.item === item);
    if (at < 0) return false;
    this.#waiting.splice(at, 1);
    return true;
  }

  /** Takes everything out. */
  clear(): T[] {
    return this.#waiting.splice(0).map(({ item }) => item);
  }
}

/** What any piece costs besides its bytes. */
const OVERHEAD = 1_024;
