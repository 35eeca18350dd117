/**
 * @module
 * Verifications that nobody waits for (`Prefer: respond-async`).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { POOL, Pool } from '../../api/pool/pool.ts';
import { startServer } from '../../api/server.ts';
import { RUNS, Run, Runs } from '../../api/verifications/runs.ts';
import { LaterVerification } from '../../schemas/http.ts';
import type { Report } from '../../schemas/report.ts';
import { LIMITS, logs, post, problemOf, service } from './support.ts';

const pool = new Pool({ ...POOL, threads: 1 });
const app = service({ pool });
afterAll(() => pool.close());
const { legal, broken } = logs();

const LATER = { 'content-type': 'application/json', prefer: 'respond-async' };
const LINES = { 'content-type': 'application/x-ndjson', prefer: 'wait=1, Respond-Async; x=1' };
type Status = z.infer<typeof LaterVerification>;

async function begun(body: string, headers: Record<string, string> = LATER) {
  const answer = await post(`${app.url}/v1/verifications`, body, headers);
  expect(answer.status).toBe(202);
  expect(answer.headers.get('preference-applied')).toBe('respond-async');
  const status = LaterVerification.parse(await answer.json());
  const address = app.url + answer.headers.get('location');
  expect(address).toBe(`${app.url}/v1/verifications/${status.id}`);
  return { address, status };
}

async function statusAt(address: string): Promise<Status> {
  return LaterVerification.parse(await (await fetch(address)).json());
}

async function ended(address: string): Promise<Status> {
  for (;;) {
    const status = await statusAt(address);
    if (status.state !== 'running') return status;
    await sleep(10);
  }
}

describe('a verification that nobody waits for', () => {
  it('of one log: its status, then the report that it would have been answered with', async () => {
    const text = JSON.stringify(broken);
    const { address, status } = await begun(text);
    expect(status).toMatchObject({ logs: 1, problem: null });
    const done = await ended(address);
    expect(done).toMatchObject({ state: 'done', answered: 1, report: `/v1/verifications/${status.id}/report` });
    const report = await fetch(app.url + done.report);
    expect(report.headers.get('content-type')).toMatch(/^application\/json/);
    const other = await fetch(app.url + done.report, { headers: { accept: 'text/csv' } });
    expect((await problemOf(other, 406)).code).toBe('not-acceptable');
    expect(await report.json()).toEqual(await (await post(`${app.url}/v1/verifications`, text)).json());
  });

  it('of lines: a line for each, in order, and events that count them', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => JSON.stringify(at % 3 === 0 ? broken : legal));
    const body = `${lines.join('\n')}\n\nno log\n`;
    const { address, status } = await begun(body, LINES);
    expect(status.logs).toBe(301);
    const heard = await (await fetch(`${address}/events`)).text();
    const told = [...heard.matchAll(/^data: (.*)$/gm)].map(([, data = '']) =>
      LaterVerification.parse(JSON.parse(data)),
    );
    expect(told.at(-1)).toMatchObject({ state: 'done', answered: 301 });
    expect(told.map(({ answered }) => answered)).toEqual(
      told.map(({ answered }) => answered).toSorted((a, b) => a - b),
    );
    const report = await fetch(`${address}/report`);
    expect(report.headers.get('content-type')).toMatch(/^application\/x-ndjson/);
    const text = await report.text();
    const waited = await post(`${app.url}/v1/verifications`, body, { 'content-type': 'application/x-ndjson' });
    const plain = (all: string): unknown[] =>
      all
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line.replace(/"requestId":"[^"]*"/, '"requestId":""')));
    expect(plain(text)).toEqual(plain(await waited.text()));
    expect((plain(text) as Report[])[0]?.verdict).toBe('violation');
  });

  it('of a ruling sheet it is one', async () => {
    const { address } = await begun(JSON.stringify(broken), { ...LATER, accept: 'text/html' });
    await ended(address);
    const report = await fetch(`${address}/report`, { headers: { accept: 'text/html' } });
    expect(report.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await report.text()).toMatch(/^<!doctype html>/i);
  });

  it('of what is no log it fails, and says why', async () => {
    const { address } = await begun('{"format":');
    expect(await ended(address)).toMatchObject({
      state: 'failed',
      report: null,
      problem: { code: 'invalid-json', status: 400, errors: [{ line: 1 }] },
    });
    expect((await problemOf(await fetch(`${address}/report`), 409)).code).toBe('not-done');
  });

  it('a body that is too large, one that nobody knows, other methods', async () => {
    const large = await post(`${app.url}/v1/verifications`, 'x'.repeat(LIMITS.bytes + 1), LATER);
    expect((await problemOf(large, 413)).code).toBe('too-large');
    for (const id of ['x', '__proto__', 'A'.repeat(5000), '..%2f'])
      for (const path of ['', '/report', '/events'])
        expect((await problemOf(await fetch(`${app.url}/v1/verifications/${id}${path}`), 404)).code).toBe(
          'unknown-verification',
        );
    expect((await post(`${app.url}/v1/legal-moves`, JSON.stringify({ log: legal }), LATER)).status).toBe(200);
  });

  it('a service that stops ends what is under way', async () => {
    const running = await startServer({ host: '127.0.0.1', port: 0, threads: 1, limits: LIMITS });
    const lines = `${JSON.stringify(legal)}\n`.repeat(2_000);
    const answer = await post(`${running.url}/v1/verifications`, lines, LINES);
    const events = await fetch(`${running.url}${answer.headers.get('location')}/events`);
    const stopping = performance.now();
    await Promise.all([running.close(), events.text()]);
    expect(performance.now() - stopping).toBeLessThan(4_500);
  });
});

describe('bounds', () => {
  const request = { path: '/v1/verifications', requestId: 'x', mount: '', log: () => {} };

  it('so many are under way, and those that have ended make room', async () => {
    const runs = new Runs();
    const ends: (() => void)[] = [];
    const first = new Run(1, 'text/plain');
    runs.begin(first, () => new Promise((resolve) => void ends.push(resolve)), request);
    for (let more = 1; more < RUNS.runs; more += 1)
      runs.begin(new Run(1, 'text/plain'), () => new Promise(() => {}), request);
    expect(() => runs.begin(new Run(1, 'text/plain'), async () => {}, request)).toThrow(/under way/);
    ends[0]?.();
    await sleep(0);
    expect(runs.named(first.id).state).toBe('done');
    runs.begin(new Run(1, 'text/plain'), async () => {}, request);
    expect(() => runs.named(first.id)).toThrow(/no such/);
  });

  it('answers have so many bytes together', async () => {
    const runs = new Runs();
    const made: Run[] = [];
    for (let count = 0; count < 3; count += 1) {
      const run = new Run(1, 'text/plain');
      made.push(run);
      runs.begin(run, async () => run.add(new Uint8Array(RUNS.bytes / 2), 1), request);
      await sleep(0);
    }
    expect(() => runs.named(made[0]?.id ?? '')).toThrow();
    expect(runs.named(made[2]?.id ?? '').bytes).toBe(RUNS.bytes / 2);
  });
});
