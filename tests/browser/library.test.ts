import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../../library/index.ts';
import { type Installed, installed } from '../package/support.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const here = existsSync(CHROMIUM);
if (!here) console.warn(`no browser at ${CHROMIUM}: the library is not tested in one (set CHROMIUM to its path)`);

const file = '../../fixtures/outer-rim/breach/outer-rim.movement.2--past-an-imperial-patrol.json';
const log = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');

const WORKER = `
  import { legalMoves, simulate, verify } from 'outer-rim-referee';
  onmessage = ({ data }) => {
    const played = simulate('deckbuilding', { seed: 3, moves: 30 });
    postMessage([verify(data), legalMoves(data, { at: -1 }).ok, played.ok && verify(played.value.log).value.verdict]);
  };`;

/** The worker with the installed package, bundled as a user's own tools would do it: nothing of Node is there for it. */
async function bundled({ folder }: Installed): Promise<string> {
  const build = await rolldown({
    input: 'worker',
    cwd: folder,
    platform: 'browser',
    plugins: [
      {
        name: 'worker',
        resolveId: (id) => (id === 'worker' ? join(folder, 'worker.js') : null),
        load: (id) => (id === join(folder, 'worker.js') ? WORKER : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  expect(output).toHaveLength(1);
  expect(output[0].imports).toEqual([]);
  return output[0].code;
}

describe.skipIf(!here)('the library in a worker of a real browser', () => {
  let place: Installed;
  let browser: Browser;
  let server: Server;

  beforeAll(async () => {
    place = installed();
    const code = await bundled(place);
    server = createServer(({ url }, res) => {
      const script = url === '/worker.js';
      res.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
      res.end(script ? code : '<!doctype html><title>A page</title>');
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    });
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
    if (place !== undefined) rmSync(place.folder, { recursive: true, force: true });
  });

  it('says of a log what it says in Node, receipt and all', async () => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    // A string, because this code runs in the page, whose types this project does not load.
    const asked = `new Promise((answer, fail) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      worker.onmessage = ({ data }) => answer(data);
      worker.onerror = ({ message }) => fail(new Error(message));
      worker.postMessage(${JSON.stringify(log)});
    })`;
    const answer = await page.evaluate(asked);
    expect(answer).toEqual([JSON.parse(JSON.stringify(verify(log))), true, 'legal']);
  });
});
