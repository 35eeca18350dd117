/**
 * @module
 * A service among clients that stall, go away, come in thousands or send packed bodies.
 */
import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { Flight } from '../../api/flight.ts';
import { taken } from '../../api/packing.ts';
import { POOL, Pool } from '../../api/pool/pool.ts';
import { startServer } from '../../api/server.ts';
import { LIMITS, logs, post, problemOf, service } from './support.ts';

const pool = new Pool({ ...POOL, threads: 2 });
const flight = new Flight(4_000_000);
const app = service({ pool, flight });
afterAll(() => pool.close());
const { legal, broken, at } = logs();

/** A log that takes a thread some seconds. */
const long = (moves = 20_000): string =>
  JSON.stringify({ ...broken, moves: Array.from({ length: moves }, () => broken.moves[at]) });

/** An answer as it came, without anything unpacked. */
async function raw(path: string, headers: Record<string, string> = {}) {
  const [answer] = await once(request(app.url + path, { headers }).end(), 'response');
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode as number, headers: answer.headers, body: Buffer.concat(parts) };
}

/** A request of which only the beginning is sent. */
function begun(bytes: number, sent: number): ClientRequest {
  const headers = { 'content-type': 'application/json', 'content-length': bytes };
  const upload = request(`${app.url}/v1/verifications`, { method: 'POST', headers, agent: false });
  upload.on('error', () => {});
  upload.write(Buffer.alloc(sent, 32));
  return upload;
}

describe('packed bodies and answers', () => {
  const body = Buffer.from(JSON.stringify(legal));

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('a body in %s is unpacked', async (encoding, pack) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const answer = await post(`${app.url}/v1/verifications`, pack(body), headers);
    expect(((await answer.json()) as { verdict: string }).verdict).toBe('legal');
  });

  it('the limit of the size holds for what is unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(LIMITS.bytes * 20, 32));
    expect(bomb.length).toBeLessThan(LIMITS.bytes / 10);
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await problemOf(await post(`${app.url}/v1/verifications`, bomb, headers), 413)).code).toBe('too-large');
  });

  it('bytes that are not what they are said to be are a problem, in lines too', async () => {
    for (const type of ['application/json', 'application/x-ndjson']) {
      const headers = { 'content-type': type, 'content-encoding': 'gzip' };
      const answer = await post(`${app.url}/v1/verifications`, body, headers);
      expect(await answer.text()).toContain('"cannot-unpack"');
    }
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('bytes behind the end of a body in %s are a problem', async (encoding, pack) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const longer = Buffer.concat([pack(body), Buffer.from('and more')]);
    const answer = await post(`${app.url}/v1/verifications`, longer, headers);
    expect((await problemOf(answer, 400)).code).toBe('cannot-unpack');
  });

  it('answers are packed where the client takes it, lines as well', async () => {
    const plain = await raw('/openapi.yaml');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await raw('/openapi.yaml', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
    expect(packed.body.length).toBeLessThan(plain.body.length / 4);
    const lines = `${JSON.stringify(legal)}\n`.repeat(20);
    const answer = await post(`${app.url}/v1/verifications`, lines, { 'content-type': 'application/x-ndjson' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect((await answer.text()).trimEnd().split('\n')).toHaveLength(20);
  });

  it('what a client takes is read from its header', () => {
    expect(['', 'gzip', 'br, gzip', 'gzip;q=1, br;q=0.5', 'gzip;q=0', '*', '*;q=0', 'zstd'].map(taken)).toEqual([
      null,
      'gzip',
      'br',
      'gzip',
      null,
      'br',
      null,
      null,
    ]);
  });
});

describe('what is always the same', () => {
  it.each(['/docs', '/docs/style.css', '/openapi.yaml', '/v1/rulesets'])('%s has a tag', async (path) => {
    const first = await raw(path);
    expect(first.status).toBe(200);
    const tag = String(first.headers.etag);
    const again = await raw(path, { 'if-none-match': tag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    expect((await raw(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('no page repeats what the header of a request says', async () => {
    expect((await raw('/docs', { host: 'evil.example' })).body.toString()).not.toContain('evil.example');
  });
});

describe('clients that go away', () => {
  it('their logs are not refereed any more: others have the threads', async () => {
    const gone = Array.from({ length: 6 }, () => {
      const abort = new AbortController();
      const headers = { 'content-type': 'application/json' };
      const { signal } = abort;
      const asked = fetch(`${app.url}/v1/verifications`, { method: 'POST', body: long(), headers, signal });
      asked.catch(() => {});
      return abort;
    });
    await sleep(600);
    for (const abort of gone) abort.abort();
    for (let tries = 0; pool.busy > 0 && tries < 100; tries += 1) await sleep(20);
    expect(pool.busy).toBe(0);
    const answer = await post(`${app.url}/v1/verifications`, JSON.stringify(legal));
    expect(((await answer.json()) as { verdict: string }).verdict).toBe('legal');
  });
});

describe('clients that stall', () => {
  it('what they hold is bounded: the largest has to go, the small ones are served', async () => {
    const uploads = Array.from({ length: 12 }, () => begun(1_900_000, 1_200_000));
    await sleep(200);
    expect(flight.held).toBeLessThanOrEqual(flight.most);
    expect(flight.held).toBeGreaterThan(flight.most / 4);
    const answer = await post(`${app.url}/v1/verifications`, JSON.stringify(legal));
    expect(answer.status).toBe(200);
    for (const upload of uploads) upload.destroy();
    for (let tries = 0; flight.held > 0 && tries < 100; tries += 1) await sleep(20);
    expect(flight.held).toBe(0);
  });

  it('nothing is held once everybody has been answered', async () => {
    for (let count = 0; count < 5; count += 1)
      await (await post(`${app.url}/v1/verifications`, JSON.stringify(broken))).text();
    for (let tries = 0; flight.held > 0 && tries < 100; tries += 1) await sleep(20);
    expect(flight.held).toBe(0);
  });
});

it('a client that closes its connection behind the request sees what is wrong with it, also before it has sent all', async () => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  let text = '';
  socket.on('data', (piece) => {
    text += String(piece);
  });
  const length = 3_000_000;
  socket.write(`POST /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`);
  for (let sent = 0; sent < length; sent += length / 10) {
    await new Promise((resolve) => socket.write(Buffer.alloc(length / 10, 32), resolve));
    await sleep(5);
  }
  await closed;
  expect(text).toMatch(/^HTTP\/1\.1 404 /);
  expect(text).toContain('"code":"unknown-path"');
});

it('whose request is over holds nothing any more', () => {
  const most = new Flight(1_000);
  const [one, other] = [most.open(), most.open()];
  one.take(900);
  other.take(300);
  expect([one.signal.aborted, one.held, other.held, most.held]).toEqual([true, 0, 300, 300]);
  expect(() => one.take(1)).toThrow();
  expect(() => other.take(701)).toThrow();
  other.close();
  other.free();
  expect(most.held).toBe(0);
});

describe('a service that would refuse', () => {
  it('says so to who asks whether it is ready, and says when to come again', async () => {
    const small = new Pool({ ...POOL, threads: 1, queue: { jobs: 1, bytes: 8_000_000 } });
    const busy = await startServer({ host: '127.0.0.1', port: 0, pool: small });
    try {
      const waiting = Array.from({ length: 4 }, () => post(`${busy.url}/v1/verifications`, long()));
      for (const one of waiting) one.catch(() => {});
      for (let tries = 0; !small.full && tries < 100; tries += 1) await sleep(10);
      const [ready, refused] = await Promise.all([
        fetch(`${busy.url}/readyz`),
        post(`${busy.url}/v1/verifications`, JSON.stringify(legal)),
      ]);
      expect([ready.status, refused.status]).toEqual([503, 503]);
      expect([ready.headers.get('retry-after'), refused.headers.get('retry-after')]).toEqual(['5', '5']);
      expect(await ready.text()).toContain('"not-ready"');
      expect((await fetch(`${busy.url}/healthz`)).status).toBe(200);
    } finally {
      await small.close();
      await busy.close();
    }
  });

  it('does not end a connection on which nothing moves because a log is refereed', async () => {
    const patient = await startServer({ host: '127.0.0.1', port: 0, threads: 1, idle: 1_000, budget: 60_000 });
    try {
      const answer = await post(`${patient.url}/v1/verifications`, long(12_000));
      expect(answer.status).toBe(200);
      expect(((await answer.json()) as { moves: number }).moves).toBe(12_000);
    } finally {
      await patient.close();
    }
  });

  it('has no more connections than it may have', async () => {
    const few = await startServer({ host: '127.0.0.1', port: 0, threads: 0, connections: 3 });
    const { port } = new URL(few.url);
    const sockets = Array.from({ length: 8 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
    await sleep(300);
    expect(sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length).toBeLessThanOrEqual(3);
    for (const socket of sockets) socket.destroy();
    await few.close();
  });
});

describe('answers that Node itself sends', () => {
  /** What comes back for these bytes. */
  function answered(bytes: string): Promise<string> {
    const { port, hostname } = new URL(app.url);
    return new Promise((resolve, reject) => {
      let got = '';
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      socket.on('data', (data) => {
        got += data.toString();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(got));
    });
  }

  it.each([
    [400, 'hello\r\n\r\n'],
    [405, 'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
    [417, 'POST /v1/verifications HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\nContent-Length: 1\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%i is a problem with the id of the request', async (status, bytes) => {
    const got = await answered(bytes);
    expect(got).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [, id] = /x-request-id: (\S+)/i.exec(got) ?? [];
    expect(got).toContain(`"requestId":"${id}"`);
    expect(got).toMatch(/application\/problem\+json/);
  });
});
