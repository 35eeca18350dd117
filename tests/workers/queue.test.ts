import { describe, expect, it } from 'vitest';
import { FairQueue, LONG } from '../../workers/queue.ts';

const order = (...pieces: readonly (readonly [client: string, cost: number])[]): string[] => {
  const queue = new FairQueue<{ name: string; client: string; cost: number }>();
  for (const [at, [client, cost]] of pieces.entries()) queue.add({ name: `${client}${at}`, client, cost });
  return pieces.map(() => queue.next(() => true)?.name ?? '');
};

describe('whose turn it is', () => {
  it('pieces of one client and one size come in their order', () => {
    expect(order(['a', 10], ['a', 10], ['a', 10])).toEqual(['a0', 'a1', 'a2']);
  });

  it('a client with one piece does not wait for all those of another', () => {
    expect(order(['a', 10], ['a', 10], ['a', 10], ['b', 10])).toEqual(['a0', 'b3', 'a1', 'a2']);
  });

  it('a short piece comes before the long ones of its own client', () => {
    expect(order(['a', 10 * LONG], ['a', 10 * LONG], ['a', 10])).toEqual(['a2', 'a0', 'a1']);
  });

  it('a long piece is not put off for ever by short ones', () => {
    const queue = new FairQueue<{ client: string; cost: number }>();
    const long = { client: 'a', cost: LONG + 1 };
    queue.add(long);
    let before = 0;
    for (; before < 1_000; before += 1) {
      queue.add({ client: 'a', cost: 100 });
      if (queue.next(() => true) === long) break;
    }
    expect(before).toBeLessThan(100);
  });

  it('what is taken out has no turn, and what comes again is first', () => {
    const queue = new FairQueue<{ client: string; cost: number }>();
    const [one, two] = [
      { client: 'a', cost: 1 },
      { client: 'a', cost: 1 },
    ];
    queue.add(one);
    queue.add(two);
    expect([queue.remove(one), queue.remove(one), queue.size, queue.of('a')]).toEqual([true, false, 1, 1]);
    queue.add(one, true);
    expect(queue.next(() => true)).toBe(one);
    expect(queue.clear()).toEqual([two]);
    expect(queue.next(() => true)).toBeUndefined();
  });
});
