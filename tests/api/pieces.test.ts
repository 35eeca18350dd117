import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Flight } from '../../api/flight.ts';
import { pieces } from '../../api/pieces.ts';

const PIECE = 64 * 1024;
const PATIENCE = { pause: 10_000, total: 10_000 };

/** A request whose body is there as soon as it is asked for: so many pieces. */
function arriving(count: number): IncomingMessage {
  let left = count;
  const stream = new Readable({
    read() {
      this.push(left-- > 0 ? Buffer.alloc(PIECE, 32) : null);
    },
  });
  return Object.assign(stream, { headers: {}, complete: false }) as unknown as IncomingMessage;
}

describe('bodies that arrive', () => {
  it('takes one piece of all long bodies in each round of the event loop, and all of them in the end', async () => {
    const flight = new Flight(1e9);
    const [bodies, each] = [20, 10];
    let taken = 0;
    const reading = Array.from({ length: bodies }, async () => {
      for await (const piece of pieces(arriving(each), PATIENCE, flight.open())) taken += piece.length / PIECE;
    });
    let over = false;
    const all = Promise.all(reading).then(() => {
      over = true;
    });
    const rounds: number[] = [];
    while (!over) {
      const before = taken;
      await nextRound();
      rounds.push(taken - before);
    }
    await all;
    expect(taken).toBe(bodies * each);
    // What comes first is taken at once. This watcher's rounds may end before or after a turn: two at most lie between.
    expect(Math.max(...rounds.slice(2))).toBeLessThanOrEqual(2);
  });

  it('ends for a body that has to go while it waits for its next piece', async () => {
    const hold = new Flight(1e9).open();
    const stalled = Object.assign(new Readable({ read() {} }), { headers: {} }) as unknown as IncomingMessage;
    const next = pieces(stalled, PATIENCE, hold).next();
    hold.shed();
    await expect(next).rejects.toMatchObject({ code: 'busy' });
    expect(stalled.listenerCount('readable')).toBe(0);
  });
});
