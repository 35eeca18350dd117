/**
 * @module
 * What only whole processes show: start-up, several threads, memory of long streams, the service behind its port.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startServer } from '../api/server.ts';
import { median } from './measure.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const REFEREE = join(root, 'bin/referee.js');

/** A folder for the time of a function. */
export async function inFolder<T>(use: (folder: string) => Promise<T> | T): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'referee-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function timed(args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`node ${args.slice(0, 3).join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - start;
}

/** Milliseconds from start to verdict of the command line, and of a Node that does nothing, in turns. */
export function startUp(text: string, rounds = 11): Promise<{ cli: number; node: number }> {
  return inFolder((folder) => {
    const file = join(folder, 'game.json');
    writeFileSync(file, text);
    const cli: number[] = [];
    const node: number[] = [];
    timed([REFEREE, 'verify', file]);
    for (let round = 0; round < rounds; round += 1) {
      node.push(timed(['-e', '0']));
      cli.push(timed([REFEREE, 'verify', file]));
    }
    return { cli: median(cli), node: median(node) };
  });
}

/**
 * Milliseconds of the command line over so many files with so many threads, in turns: for each number of files, and each
 * number of threads, the time of every round.
 */
export function overFiles(text: string, files: readonly number[], threads: readonly number[]): Promise<number[][][]> {
  return inFolder((folder) => {
    const names = Array.from({ length: Math.max(...files) }, (_, index) => join(folder, `${index}.json`));
    for (const name of names) writeFileSync(name, text);
    return files.map((count) => {
      const rounds = count < 1_000 ? 7 : 3;
      const times: number[][] = threads.map(() => []);
      for (let round = 0; round < rounds; round += 1) {
        threads.forEach((most, at) => {
          const args = [REFEREE, 'verify', '--format', 'ndjson', '--threads', String(most), ...names.slice(0, count)];
          times[at]?.push(timed(args));
        });
      }
      return times;
    });
  });
}

/** The most memory that a process has had resident so far, in MiB, where the system tells. */
function peakOf(child: ChildProcess): number {
  const status = `/proc/${child.pid}/status`;
  if (!existsSync(status)) return Number.NaN;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? Number.NaN) / 1024;
}

/** The peak resident size, in MiB, of the command line that reads so many logs from standard input. */
export async function streamPeak(text: string, games: number): Promise<number> {
  const child = spawn(process.execPath, [REFEREE, 'verify', '--ndjson', '--format', 'ndjson', '-'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let answers = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) answers += 1;
  });
  let peak = 0;
  const line = Buffer.from(`${text}\n`);
  for (let index = 0; index < games; index += 1) {
    if (child.stdin?.write(line) === false) await once(child.stdin, 'drain');
    if (index % 200 === 0) peak = Math.max(peak, peakOf(child) || 0);
  }
  child.stdin?.end();
  while (child.exitCode === null) {
    peak = Math.max(peak, peakOf(child) || 0);
    await wait(10);
  }
  if (answers !== games) throw new Error(`${games} logs, ${answers} answers`);
  return peak;
}

/** Milliseconds until a service of its own answers its first question. */
export async function serviceStart(text: string, rounds = 5): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const child = spawn(process.execPath, [REFEREE, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    const url = /http:\/\/\S+/.exec(String(said))?.[0];
    const answer = await fetch(`${url}/v1/verifications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    });
    if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
    await answer.text();
    times.push(performance.now() - start);
    child.kill();
    await once(child, 'exit');
  }
  return median(times);
}

/** Microseconds of a verification, and of the same over HTTP, in turns. */
export async function overHttp(
  text: string,
  verify: () => unknown,
  rounds = 60,
): Promise<{ own: number; http: number }> {
  const service = await startServer({ host: '127.0.0.1', port: 0 });
  try {
    const own: number[] = [];
    const http: number[] = [];
    for (let round = 0; round < rounds + 10; round += 1) {
      const start = performance.now();
      verify();
      const between = performance.now();
      const answer = await fetch(`${service.url}/v1/verifications`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      });
      if (!answer.ok) throw new Error(`the service answered ${answer.status}: ${await answer.text()}`);
      await answer.text();
      if (round < 10) continue;
      own.push((between - start) * 1000);
      http.push((performance.now() - between) * 1000);
    }
    return { own: median(own), http: median(http) };
  } finally {
    await service.close();
  }
}
