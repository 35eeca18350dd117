import { afterAll, describe, expect, it } from 'vitest';
import { POOL, Pool } from '../../api/pool/pool.ts';
import type { BodyJob } from '../../api/pool/work.ts';
import { logs, post, problemOf, service } from './support.ts';

const pool = new Pool({ ...POOL, threads: 2, budget: 700 });
const app = service({ pool });
const { legal, broken, at } = logs();

/** A log with so many breaches that nobody has the time for it. */
const endless = (): string =>
  JSON.stringify({ ...broken, moves: Array.from({ length: 20_000 }, () => broken.moves[at]) });

/** A job. Its body is handed over: each needs its own. */
const job = (body: string, operationId = 'createVerification'): BodyJob => ({
  kind: 'body',
  mount: '',
  wanted: 'application/json',
  operationId,
  lang: 'en',
  query: {},
  body: [new TextEncoder().encode(body)],
});

afterAll(() => pool.close());

describe('logs refereed by threads', () => {
  it('the answers are the same as without', async () => {
    const alone = new Pool({ ...POOL, threads: 1 });
    for (const [path, body] of [
      ['/v1/verifications', broken],
      ['/v1/legal-moves', { log: legal }],
      ['/v1/explanations', { log: broken, at }],
    ] as const) {
      const operationId = {
        '/v1/verifications': 'createVerification',
        '/v1/legal-moves': 'createLegalMoves',
        '/v1/explanations': 'createExplanation',
      }[path];
      const answer = await post(app.url + path, JSON.stringify(body));
      expect(answer.status).toBe(200);
      const same = await alone.run(job(JSON.stringify(body), operationId));
      expect('answer' in same && (await answer.text()) === Buffer.from(same.answer).toString()).toBe(true);
    }
    await alone.close();
  });

  it('problems come through whole', async () => {
    const problem = await problemOf(await post(`${app.url}/v1/verifications`, '{\n"format": "x"}'), 422);
    expect(problem).toMatchObject({ code: 'invalid-log', errors: [{ pointer: '/format', line: 2, column: 11 }] });
  });

  it('a log that takes too long is stopped, and meanwhile others are served', async () => {
    const body = endless();
    let stopped = false;
    const long = post(`${app.url}/v1/verifications`, body).then(async (answer) => {
      stopped = true;
      expect((await problemOf(answer, 422)).code).toBe('too-much-work');
    });
    for (let count = 0; count < 5; count += 1) {
      const answer = await post(`${app.url}/v1/verifications`, JSON.stringify(legal));
      expect(((await answer.json()) as { verdict: string }).verdict).toBe('legal');
    }
    expect(stopped).toBe(false);
    await long;
    expect((await post(`${app.url}/v1/verifications`, JSON.stringify(legal))).status).toBe(200);
  });

  it('a thread that runs out of memory is told as too much work', async () => {
    const small = new Pool({ ...POOL, threads: 1, memory: 24 });
    await expect(small.run(job(endless()))).rejects.toMatchObject({ code: 'too-much-work' });
    await small.close();
  });

  it('a queue that is full says so', async () => {
    const full = new Pool({ ...POOL, threads: 1, queue: { jobs: 2, bytes: 1_000_000 } });
    const run = () => full.run(job(JSON.stringify(legal)));
    const results = await Promise.allSettled([run(), run(), run(), run()]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(results[3]).toMatchObject({ reason: { code: 'busy', status: 503, headers: { 'Retry-After': '5' } } });
    await full.close();
    await expect(run()).rejects.toMatchObject({ code: 'busy' });
  });

  it('a fault in a thread is a fault, not a problem of the client', async () => {
    await expect(pool.run(job('{}', 'nothing'))).rejects.toThrow(/thread failed/);
  });

  it('a line that takes too long harms no other line that came with it', async () => {
    const body = [legal, JSON.parse(endless()), broken, legal].map((log) => JSON.stringify(log)).join('\n');
    const answer = await post(`${app.url}/v1/verifications`, body, { 'content-type': 'application/x-ndjson' });
    const answers = (await answer.text()).trimEnd().split('\n');
    const said = answers.map((line) => JSON.parse(line) as { verdict?: string; code?: string; instance?: string });
    expect(said.map(({ verdict, code }) => verdict ?? code)).toEqual(['legal', 'too-much-work', 'violation', 'legal']);
    expect(said[1]?.instance).toBe('/v1/verifications#line-2');
  });
});
