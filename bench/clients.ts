/**
 * @module
 * Clients of a service that is started for use: the attackers, and the honest one whose waiting is measured.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type ClientRequest, type RequestOptions, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const root = new URL('../', import.meta.url);

/** The service as it is started for use. */
export async function started(...args: readonly string[]) {
  const main = fileURLToPath(new URL('cli/main.ts', root));
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let faults = '';
  child.stderr.on('data', (bytes) => {
    faults += String(bytes);
  });
  const [first] = (await once(child.stdout, 'data')) as [Buffer];
  const [url = ''] = /http:\S+/.exec(first.toString()) ?? [];
  const port = Number(new URL(url).port);
  const memory = (): number => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  };
  return { child, port, memory, faults: () => faults };
}
export type Service = Awaited<ReturnType<typeof started>>;

let attackers = 0;
/** The address of the next attacker. */
export const attacker = (): string =>
  process.platform === 'linux' ? `127.0.0.${2 + (attackers++ % 200)}` : '127.0.0.1';

/** One request from an address; gives the status, or 0 where the connection ended without one. */
export function asks(
  { port }: Pick<Service, 'port'>,
  body: string | Buffer | null,
  { path = '/v1/verifications', read = true, ...more }: RequestOptions & { read?: boolean } = {},
): { sent: ClientRequest; status: Promise<number> } {
  const method = body === null ? 'GET' : 'POST';
  const headers = { 'content-type': 'application/json', ...(more.headers as object | undefined) };
  const sent = request({ port, host: '127.0.0.1', path, method, agent: false, ...more, headers });
  const status = new Promise<number>((resolve) => {
    sent.on('error', () => resolve(0));
    sent.on('close', () => resolve(0));
    sent.on('response', (answer) => {
      answer.on('error', () => {});
      const code = answer.statusCode ?? 0;
      if (!read) return resolve(code);
      answer.resume();
      answer.on('end', () => resolve(code));
    });
  });
  sent.end(body ?? undefined);
  return { sent, status };
}

/** How long the honest client waits, in milliseconds: the value that one answer of a hundred exceeds. */
interface Waited {
  readonly p99: number;
  readonly wrong: number;
}

/** What the honest client is told: where the service is, what to ask, and for how long. */
interface Asks {
  readonly port: number;
  readonly seconds: number;
  readonly log: string;
}

/** The honest client, in a thread of its own: what the attackers do here does not keep it waiting. */
export async function waits({ port }: Pick<Service, 'port'>, log: string, seconds: number): Promise<Waited> {
  const client = new Worker(new URL(import.meta.url), { workerData: { port, seconds, log } satisfies Asks });
  const [waited] = (await once(client, 'message')) as [Waited];
  return waited;
}

/** Times shorter than this are not told apart: what else the machine does takes as long. In milliseconds. */
const NOTHING = 10;

/** How many times longer the honest client waits than that of a quiet service. */
export function longer(waited: Waited, quiet: Waited): number {
  return waited.p99 / Math.max(quiet.p99, NOTHING);
}

async function honestly({ port, seconds, log }: Asks): Promise<Waited> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let wrong = 0;
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end || times.length < 100) {
    const start = performance.now();
    if ((await asks({ port }, log, { agent }).status) !== 200) wrong += 1;
    times.push(performance.now() - start);
    await sleep(5);
  }
  agent.destroy();
  times.sort((x, y) => x - y);
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, wrong };
}

if (!isMainThread) parentPort?.postMessage(await honestly(workerData as Asks));
