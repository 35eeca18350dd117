import { describe, expect, it } from 'vitest';
import { Crew, type CrewOptions, Undone } from '../../workers/crew.ts';

type Done = { thread: number; waited: number; priority: number };

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

  it('replaces a thread that has ended: what it died of is tried once more and then not done, the rest is done', async () => {
    await withCrew({ threads: 1, ahead: 2 }, async (crew) => {
      const results = await Promise.allSettled((['die', 1, 2] as const).map((work) => crew.run({ work })));
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    });
  });

  it('drops a piece that nobody waits for any more, and stops a thread that is busy with it', async () => {
    await withCrew({ threads: 1 }, async (crew) => {
      await crew.run({ work: 1 });
      const [first, second] = [new AbortController(), new AbortController()];
      const busy = crew.run({ work: 60_000, signal: first.signal });
      const queued = crew.run({ work: 60_000, signal: second.signal });
      const next = crew.run({ work: 3 });
      second.abort();
      first.abort();
      await expect(queued).rejects.toMatchObject({ why: 'abandoned' });
      await expect(busy).rejects.toMatchObject({ why: 'abandoned' });
      expect((await next).waited).toBe(3);
      await expect(crew.run({ work: 1, signal: AbortSignal.abort() })).rejects.toMatchObject({ why: 'abandoned' });
    });
  });

  it('does not end a thread that still begins for a piece that nobody waits for any more', async () => {
    await withCrew({ threads: 1 }, async (crew) => {
      const gone = new AbortController();
      const busy = crew.run({ work: 60_000, signal: gone.signal });
      const next = crew.run({ work: 1 });
      gone.abort();
      await expect(busy).rejects.toMatchObject({ why: 'abandoned' });
      const { thread } = await next;
      expect((await crew.run({ work: 1 })).thread).toBe(thread);
    });
  });

  it('gives each client its share: who comes with one piece does not wait for the hundred of another', async () => {
    await withCrew({ threads: 2, share: 1 }, async (crew) => {
      let done = 0;
      const many = Array.from({ length: 100 }, () =>
        crew.run({ work: 10, client: 'many', cost: 100_000 }).then(() => {
          done += 1;
        }),
      );
      await crew.run({ work: 1, client: 'one' });
      expect(done).toBeLessThan(50);
      await Promise.all(many);
    });
  });

  it.runIf(process.platform === 'linux')(
    'keeps a thread for short pieces, behind which the others step back',
    async () => {
      await withCrew({ threads: 2, share: 1 }, async (crew) => {
        const [short, long] = await Promise.all([
          crew.run({ work: 30, client: 'one' }),
          crew.run({ work: 30, client: 'many', cost: 100_000 }),
        ]);
        expect(long.priority).toBeGreaterThan(short.priority);
        expect((await crew.run({ work: 1, client: 'one' })).priority).toBe(short.priority);
      });
    },
  );

  it('that is dismissed does nothing more', async () => {
    const crew = new Crew<number | 'die', Done>({ url: new URL('waiter.ts', import.meta.url), threads: 1 });
    const late = crew.run({ work: 60_000 });
    const left = expect(late).rejects.toMatchObject({ why: 'closed' });
    await crew.close();
    await left;
    await expect(crew.run({ work: 1 })).rejects.toMatchObject({ why: 'closed' });
  });
});
