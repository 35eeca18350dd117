import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sampleLogs } from '../../api/samples.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Megabytes of heap that the command line may use, and megabytes that it is given to read. */
const HEAP = 64;
const INPUT = 160;

/** Streams so many copies of a log, each with its number as title, and gives the titles of the answers. */
async function stream(log: object, count: number, threads: number): Promise<{ titles: string[]; code: number | null }> {
  const args = ['bin/referee.js', 'verify', '--ndjson', '--format', 'ndjson', '--threads', String(threads), '-'];
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, ...args], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const titles: string[] = [];
  const reading = (async () => {
    for await (const line of createInterface({ input: child.stdout }))
      titles.push((JSON.parse(line) as { title: string }).title);
  })();
  for (let index = 0; index < count; index += 1) {
    if (!child.stdin.write(`${JSON.stringify({ ...log, title: `log ${index}` })}\n`)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  await reading;
  const [code] = (await ended) as [number | null];
  return { titles, code };
}

describe('a stream of logs', () => {
  const [sample] = sampleLogs();
  const log = { ...(sample?.legal as object), notes: 'n'.repeat(10_000) };
  const count = Math.ceil((INPUT * 1024 * 1024) / JSON.stringify(log).length);

  for (const threads of [0, 2]) {
    it(`far longer than the heap is read to its end, in order (${threads} threads)`, async () => {
      const { titles, code } = await stream(log, count, threads);
      expect(code).toBe(0);
      expect(titles).toEqual(Array.from({ length: count }, (_, index) => `log ${index}`));
    }, 180_000);
  }
});
