import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../workers/order.ts';

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('pieces of work done at the same time', () => {
  it('come back in order, and no more than allowed are under way', async () => {
    let underWay = 0;
    let most = 0;
    const run = async (piece: number): Promise<number> => {
      underWay += 1;
      most = Math.max(most, underWay);
      await wait(piece % 3 === 0 ? 12 : 3);
      underWay -= 1;
      return piece;
    };
    async function* pieces() {
      for (let piece = 0; piece < 20; piece += 1) yield piece;
    }
    expect(await all(inOrder(pieces(), run, 4))).toEqual(Array.from({ length: 20 }, (_, at) => at));
    expect(most).toBe(4);
  });

  it('a result does not wait for the next piece', async () => {
    async function* pieces() {
      yield 1;
      await new Promise(() => {});
    }
    const results = inOrder(pieces(), async (piece) => piece, 4);
    expect(await results.next()).toEqual({ done: false, value: 1 });
    expect(await Promise.race([results.return(undefined), wait(1_000, 'stuck')])).not.toBe('stuck');
  });

  it('no piece is asked for while the results are not taken', async () => {
    let asked = 0;
    async function* pieces() {
      for (;;) {
        asked += 1;
        yield asked;
      }
    }
    const results = inOrder(pieces(), async (piece) => piece, 3);
    await results.next();
    await wait(30);
    expect(asked).toBeLessThanOrEqual(4);
    await results.return(undefined);
  });

  it('a failure is told in its turn', async () => {
    async function* pieces() {
      yield* [1, 2, 3];
    }
    const run = async (piece: number): Promise<number> => {
      if (piece === 2) throw new Error('two');
      return piece;
    };
    const found: number[] = [];
    await expect(
      (async () => {
        for await (const result of inOrder(pieces(), run, 3)) found.push(result);
      })(),
    ).rejects.toThrow('two');
    expect(found).toEqual([1]);
  });
});
