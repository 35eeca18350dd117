/**
 * @module
 * The service below a path of the app of somebody else: every address that it gives leads to it.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../library/server.ts';
import type { Json } from '../../schemas/json.ts';
import { logs } from './support.ts';

const MOUNT = '/games/referee';
const { legal, ruleset } = logs();
const HEADERS = { 'content-type': 'application/json' };

let server: Server;
let host = '';
beforeAll(async () => {
  const app = express();
  app.use(MOUNT, createApp());
  server = createServer(app);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = (path: string, init: RequestInit = {}) => fetch(`${host}${MOUNT}${path}`, { redirect: 'manual', ...init });
const post = (path: string, body: Json, headers = {}) =>
  ask(path, { method: 'POST', headers: { ...HEADERS, ...headers }, body: JSON.stringify(body) });

/** That something is found at an address of the host. */
async function isThere(address: string | null | undefined, headers = {}): Promise<void> {
  expect(address).toMatch(new RegExp(`^${MOUNT}/`));
  expect((await fetch(`${host}${address}`, { headers })).status, address ?? '').toBe(200);
}

describe('below a path of another app', () => {
  it('a game is found where Location says', async () => {
    const answer = await post('/v1/games', { log: legal });
    const { tokens } = (await answer.json()) as { tokens: { table: string } };
    await isThere(answer.headers.get('location'), { authorization: `Bearer ${tokens.table}` });
  });

  it('a verification that nobody waits for is found, and its report', async () => {
    const answer = await post('/v1/verifications', legal, { prefer: 'respond-async' });
    const location = answer.headers.get('location');
    await isThere(location);
    const report = async () => ((await (await fetch(`${host}${location}`)).json()) as { report: string | null }).report;
    await expect.poll(report, { timeout: 20_000 }).not.toBeNull();
    await isThere(await report());
  });

  it('the page behind this one, the formats of a chart and the drawings of a position are found', async () => {
    const rules = await ask(`/v1/rulesets/${ruleset}/rules?limit=1`);
    await isThere(/<([^>]*)>; rel="next"/.exec(rules.headers.get('link') ?? '')?.[1]);
    const charts = await ask(`/v1/rulesets/${ruleset}/machines`);
    const { items } = (await charts.json()) as { items: { links: { mermaid: string } }[] };
    await isThere(items[0]?.links.mermaid);
    const drawings = await post('/v1/drawings', { log: legal });
    await isThere(((await drawings.json()) as { overview: string }).overview);
  });

  it('a problem names its type and itself below that path, of a body and of a line', async () => {
    const problem = { type: `${MOUNT}/docs#problem-unknown-path`, instance: `${MOUNT}/v1/nope` };
    expect(await (await ask('/v1/nope')).json()).toMatchObject(problem);
    const lines = { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body: '{\n' };
    expect(await (await ask('/v1/verifications', lines)).json()).toMatchObject({
      type: `${MOUNT}/docs#problem-invalid-json`,
      instance: `${MOUNT}/v1/verifications#line-1`,
    });
  });

  it('the pages lead to each other, and the API text to the service', async () => {
    expect((await ask('/')).headers.get('location')).toBe(`${MOUNT}/docs`);
    const page = await (await ask(`/docs/rules?ruleset=${ruleset}`)).text();
    const links = [...page.matchAll(/ (?:href|src|action)="(\/[^"#]*)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !link.startsWith(`${MOUNT}/`))).toEqual([]);
    for (const end of ['style.css', 'docs.js', 'openapi.yaml'])
      await isThere(links.find((link) => link.endsWith(`/${end}`)));
    expect(await (await ask('/openapi.yaml')).text()).toContain(`\n  - url: "${MOUNT}"\n`);
  });
});
