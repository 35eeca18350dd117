/**
 * @module
 * `npm run attack [-- --json FILE] [--only WORD]`: attacks the service and says what held. Each attack runs for some seconds
 * beside an honest client that asks one small question after the other; its slowest answers are compared with those of a
 * quiet service. The attackers come from other addresses than the honest client, as they would.
 */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { drawer } from '../referee/simulate.ts';
import { Crew } from '../workers/crew.ts';
import { asks, attacker, longer, type Service, started, waits } from './clients.ts';
import { keeps } from './measure.ts';

const { values: options } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } });

interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly required: string | null;
}
const rows: Row[] = [];
function row(name: string, value: number, unit: string, required: string | null): void {
  rows.push({ name, value: Math.round(value * 100) / 100, unit, required });
  const held = keeps(value, required) ? '✓' : '✗';
  console.log(`${held} ${name.padEnd(64)} ${String(rows.at(-1)?.value).padStart(10)} ${unit}  ${required ?? ''}`);
}

const root = new URL('../', import.meta.url);
const fixture = (path: string): string => readFileSync(new URL(`fixtures/${path}`, root), 'utf8');
const honest = fixture('outer-rim/clean/patrol-hunt.json');

/** A log in which nearly nothing is right, of so many entries. */
const wrong = (moves: number): string =>
  JSON.stringify({
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: ['ann', 'ben'],
    moves: Array.from({ length: moves }, (_, at) => ({ type: 'planning.recover', seat: at % 2 === 0 ? 'ann' : 'ben' })),
  });

/** Runs something for so many seconds, again and again, until it is told to stop. */
type Attack = (service: Service, running: () => boolean) => Promise<void>;

/** Several clients at a time, each doing the same again and again. */
const each =
  (count: number, act: (service: Service, at: number) => Promise<unknown>): Attack =>
  async (service, running) => {
    await Promise.all(
      Array.from({ length: count }, async (_, at) => {
        while (running()) await act(service, at);
      }),
    );
  };

const statuses = new Map<number, number>();
const told = (status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1);

/** Sockets that stay open until the attack is over. */
async function held(count: number, { port }: Service, running: () => boolean, begin: (socket: Socket) => void) {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: attacker() });
    socket.on('error', () => {});
    socket.on('connect', () => begin(socket));
    return socket;
  });
  while (running()) await sleep(100);
  for (const socket of sockets) socket.destroy();
}

const head = (bytes: number, type = 'application/json') =>
  `POST /v1/verifications HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`;
const LARGE = 32 * 1024 * 1024 - 1;
const most = Buffer.alloc(LARGE - 1, 32);
const nearly = Buffer.concat([Buffer.from(head(LARGE)), most]);
const draw = drawer(7);

/** Bytes that may be anything: a game with some of them changed, or the beginning of one. */
function noise(): Buffer {
  const bytes = Buffer.from(draw(2) === 0 ? honest : fixture('deckbuilding/clean/a-hand-of-starters.json'));
  for (let count = draw(6); count > 0; count -= 1) bytes[draw(bytes.length)] = draw(256);
  return draw(3) === 0 ? bytes.subarray(0, draw(bytes.length)) : bytes;
}

const PATHS = ['/v1/verifications', '/v1/legal-moves', '/v1/explanations', '/v1/drawings', '/docs/rules?q=%00', '/%ff'];

const ATTACKS: Readonly<Record<string, Attack>> = {
  'fuzz over HTTP': each(4, async (service) => {
    const encoding: Record<string, string> = draw(4) === 0 ? { 'content-encoding': 'gzip' } : {};
    const body = draw(8) === 0 ? null : noise();
    const path = PATHS[draw(PATHS.length)] ?? '/';
    told(await asks(service, body, { path, headers: encoding, localAddress: attacker() }).status);
  }),
  '40 stalled uploads of nearly 32 MiB': (service, running) =>
    held(40, service, running, (socket) => void socket.write(nearly)),
  '900 connections that send half a header': (service, running) =>
    held(900, service, running, (socket) => void socket.write('POST /v1/verifications HTTP/1.1\r\nHost: x\r\nX-')),
  '200 idle streams of lines': (service, running) =>
    held(200, service, running, (socket) => void socket.write(`${head(1e9, 'application/x-ndjson')}{"format":`)),
  'abandoned requests': each(3, async (service) => {
    const { sent, status } = asks(service, veryLong, { localAddress: attacker() });
    await sleep(150);
    sent.destroy();
    await status;
  }),
  'overload: 60 clients with long logs': each(60, async (service) =>
    told(await asks(service, long, { localAddress: attacker() }).status),
  ),
  'slow readers of long answers': each(30, async (service) => {
    const { sent } = asks(service, fixture('cases/hostile/answer-blowup.json'), {
      path: '/v1/verifications?all=true',
      read: false,
      localAddress: attacker(),
    });
    await sleep(1_000 + draw(1_000));
    sent.destroy();
  }),
  'packed bodies that are a thousand times as long': each(4, async (service) => {
    const headers = { 'content-encoding': 'gzip' };
    told(await asks(service, bomb, { headers, localAddress: attacker() }).status);
  }),
  'pages and drawings': each(4, async (service, at) => {
    const paths = [
      '/docs',
      '/docs/rules?q=',
      '/v1/rulesets/outer-rim/machines?format=svg&active=',
      '/v1/rulesets/outer-rim/rules?q=',
    ];
    told(
      await asks(service, null, { path: `${paths[at % paths.length]}${draw(1_000)}`, localAddress: attacker() }).status,
    );
  }),
  'the inputs that once cost too much': each(4, async (service) => {
    const names = ['patrol-ways-1kb', 'patrol-ways-breach', 'claims-2094-wrong', 'rich-table-20-breaches'];
    const body = fixture(`cases/hostile/${names[draw(names.length)]}.json`);
    told(await asks(service, body, { localAddress: attacker() }).status);
  }),
};
const [long, veryLong] = [wrong(3_000), wrong(20_000)];
const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, 32));

const SECONDS = 8;

function deadline(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
}

/** Ends a service by a signal, with a request under way; gives how long it took, and how it ended. */
async function ended(one: Service, signal: NodeJS.Signals): Promise<{ ms: number; code: number | null }> {
  const { status } = asks(one, honest);
  await status;
  const start = performance.now();
  one.child.kill(signal);
  const [code] = (await once(one.child, 'exit')) as [number | null];
  return { ms: performance.now() - start, code };
}

/** All attacks, one after the other. */
async function attackAll(): Promise<void> {
  const service = await started();
  await waits(service, honest, 1);
  const quiet = await waits(service, honest, SECONDS);
  row('honest client, quiet: p99', quiet.p99, 'ms', null);

  for (const [name, attack] of Object.entries(ATTACKS)) {
    if (options.only !== undefined && !name.includes(options.only)) continue;
    const over = deadline(SECONDS);
    statuses.clear();
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, service.memory());
    }, 50);
    const attacking = attack(service, () => !over());
    await sleep(300);
    const found = await waits(service, honest, SECONDS - 1);
    await attacking;
    clearInterval(watch);
    row(`${name}: honest p99 against quiet`, longer(found, quiet), 'times', '<= 5');
    row(`${name}: honest requests that were not answered`, found.wrong, 'requests', '<= 0');
    row(`${name}: answers that are a fault of ours`, statuses.get(500) ?? 0, 'answers', '<= 0');
    row(`${name}: memory`, peak, 'MiB', '<= 1500');
    const refused = statuses.get(503) ?? 0;
    if (refused > 0) row(`${name}: refused for a while (503)`, refused, 'answers', null);
    await sleep(500);
  }

  if (options.only === undefined) {
    const after = await waits(service, honest, 3);
    row('after all attacks: honest p99 against quiet', longer(after, quiet), 'times', '<= 5');
    row(
      'after all attacks: what the service has complained of',
      service.faults().split('\n').length - 1,
      'lines',
      '<= 0',
    );
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const one = signal === 'SIGTERM' ? service : await started('--threads', '1');
    const { ms, code } = await ended(one, signal);
    row(`${signal}: until the service has ended`, ms, 'ms', '<= 6000');
    row(`${signal}: exit code`, code ?? -1, '', '<= 0');
  }

  // A thread that dies takes no other piece of work with it, and each is answered once.
  const crew = new Crew<number | 'die', unknown>({ url: new URL('tests/workers/waiter.ts', root), threads: 2 });
  let answers = 0;
  const counted = (): void => {
    answers += 1;
  };
  const pieces = Array.from({ length: 40 }, (_, at) => crew.run({ work: at % 10 === 3 ? 'die' : 2 }));
  const settled = await Promise.allSettled(pieces.map((piece) => piece.finally(counted)));
  await crew.close();
  row('worker death: pieces answered', answers, 'of 40', '>= 40');
  row(
    'worker death: others that were lost',
    36 - settled.filter(({ status }) => status === 'fulfilled').length,
    'pieces',
    '<= 0',
  );

  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`);
  const broken = rows.filter(({ value, required }) => !keeps(value, required));
  console.log(broken.length === 0 ? 'everything held' : `${broken.length} of ${rows.length} bounds did not hold`);
  process.exit(broken.length === 0 ? 0 : 1);
}

await attackAll();
