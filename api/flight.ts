/**
 * @module
 * The bytes that the service holds for its clients: bodies as they arrive, logs that wait or are refereed, answers as they
 * leave. All of them together are bounded. Who holds most has to go when there is no room: a thousand small requests are not
 * turned away for the sake of a few stalled large ones.
 */
import { HttpProblem } from './problems.ts';

/** What one request holds. */
export class Hold {
  /** aborted when the request has to go, because others need the room */
  readonly #shed = new AbortController();
  readonly #flight: Flight;
  held = 0;
  #closed = false;

  constructor(flight: Flight) {
    this.#flight = flight;
  }

  get signal(): AbortSignal {
    return this.#shed.signal;
  }

  /** Takes room for more bytes; a problem when there is none. */
  take(bytes: number): void {
    // Whose request is over holds nothing any more: nobody would give it back.
    if (this.#closed) throw busy();
    this.#flight.room(this, bytes);
    this.held += bytes;
  }

  /** Gives room back: so many bytes, or everything. */
  free(bytes = this.held): void {
    const freed = Math.min(bytes, this.held);
    this.held -= freed;
    this.#flight.freed(freed);
  }

  /** Ends the request. */
  shed(): void {
    this.#shed.abort();
  }

  /** The request is over. */
  close(): void {
    this.#closed = true;
    this.free();
    this.#flight.closed(this);
  }
}

/** Everything that is held, and how much that may be. */
export class Flight {
  readonly most: number;
  readonly #holds = new Set<Hold>();
  #held = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** How many bytes are held. */
  get held(): number {
    return this.#held;
  }

  open(): Hold {
    const hold = new Hold(this);
    this.#holds.add(hold);
    return hold;
  }

  /** Makes room for one that needs it, at the cost of those that hold more. */
  room(one: Hold, bytes: number): void {
    while (this.#held + bytes > this.most) {
      let largest: Hold | undefined;
      for (const hold of this.#holds) if (hold.held > (largest?.held ?? 0)) largest = hold;
      if (largest === undefined || largest === one || largest.held <= one.held + bytes) throw busy();
      largest.shed();
      largest.close();
    }
    this.#held += bytes;
  }

  freed(bytes: number): void {
    this.#held -= bytes;
  }

  closed(hold: Hold): void {
    this.#holds.delete(hold);
  }
}

/** What is said to those for whom there is no room. */
export function busy(): HttpProblem {
  return new HttpProblem('busy', 'the service holds as many bytes as it may', {
    headers: { 'Retry-After': '5', Connection: 'close' },
  });
}
