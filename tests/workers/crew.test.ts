import { describe, expect, it } from 'vitest';
import { Crew, type CrewOptions, Undone } from '../../workers/crew.ts';

type Done = { thread: number; waited: number };

async function withCrew<T>(
  options: Omit<CrewOptions, 'url'>,
  use: (crew: Crew<number | 'die', Done>) => Promise<T>,
): Promise<T> {
  const crew = new Crew<number | 'die', Done>({ url: new URL('waiter.ts', import.meta.url), ...options });
  try {
    return await use(crew);
  } finally {
    await crew.close();
  }
}

describe('a crew', () => {
  it('does every piece, with as many threads as it may have', async () => {
    const done = await withCrew({ threads: 2 }, (crew) =>
      Promise.all([5, 6, 7, 8, 9].map((work) => crew.run({ work }))),
    );
    expect(done.map(({ waited }) => waited)).toEqual([5, 6, 7, 8, 9]);
    expect(new Set(done.map(({ thread }) => thread)).size).toBe(2);
  });

  it('is full when every thread has as many pieces as it can have ahead', async () => {
    await withCrew({ threads: 2, ahead: 2 }, async (crew) => {
      expect(crew.full).toBe(false);
      const pieces = [1, 1, 1].map((work) => crew.run({ work }));
      expect([crew.full, crew.waiting]).toEqual([false, 0]);
      pieces.push(crew.run({ work: 1 }));
      expect([crew.full, crew.waiting]).toEqual([true, 0]);
      pieces.push(crew.run({ work: 1 }));
      expect([crew.full, crew.waiting]).toEqual([true, 1]);
      await Promise.all(pieces);
      expect(crew.full).toBe(false);
    });
  });

  it('stops a piece that takes too long, and goes on', async () => {
    await withCrew({ threads: 1, budget: 1_500 }, async (crew) => {
      await crew.run({ work: 1 });
      await expect(crew.run({ work: 60_000 })).rejects.toThrow(Undone);
      expect((await crew.run({ work: 2 })).waited).toBe(2);
    });
  });

  it('does not wait for a thread that has ended: what it had is not done, the rest is', async () => {
    await withCrew({ threads: 1, ahead: 2 }, async (crew) => {
      const results = await Promise.allSettled((['die', 1, 2] as const).map((work) => crew.run({ work })));
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    });
  });

  it('that is dismissed does nothing more', async () => {
    const crew = new Crew<number | 'die', Done>({ url: new URL('waiter.ts', import.meta.url), threads: 1 });
    const late = crew.run({ work: 60_000 });
    const left = expect(late).rejects.toMatchObject({ why: 'closed' });
    await crew.close();
    await left;
    await expect(crew.run({ work: 1 })).rejects.toMatchObject({ why: 'closed' });
  });
});
