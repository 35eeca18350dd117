import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../api/server.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const here = existsSync(CHROMIUM);
if (!here) console.warn(`no browser at ${CHROMIUM}: the page is not tested (set CHROMIUM to its path)`);

// On a machine of one's own the page may go untested for want of a browser; in CI it may not.
if (process.env['CI'] !== undefined)
  it('there is a browser to test the page in', () => {
    expect(here, `no browser at ${CHROMIUM}`).toBe(true);
  });

describe.skipIf(!here)('the page in a real browser', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let browser: Browser;
  const faults: string[] = [];

  async function open(path: string, width = 1400): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 1000 } });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(`${server.url}${path}`);
    return page;
  }

  beforeAll(async () => {
    server = await startServer({ host: '127.0.0.1', port: 0 });
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it('names every resource, and asks no other host for anything', async () => {
    const asked: string[] = [];
    const page = await browser.newPage();
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await page.goto(`${server.url}/`);
    expect(page.url()).toBe(`${server.url}/docs`);
    for (const path of ['/v1/verifications', '/v1/legal-moves', '/v1/explanations', '/v1/rulesets']) {
      expect(await page.getByText(path, { exact: false }).count(), path).toBeGreaterThan(0);
    }
    expect(new Set(asked)).toEqual(new Set([new URL(server.url).host]));
  });

  it.each([1400, 420])('fits a window %i pixels wide: nothing sticks out at the side', async (width) => {
    const page = await open('/docs', width);
    // A string, because this code runs in the page, whose types this project does not load.
    const [wide, inner] = (await page.evaluate('[document.documentElement.scrollWidth, window.innerWidth]')) as [
      number,
      number,
    ];
    expect(wide).toBeLessThanOrEqual(inner);
  });

  it('leads to a drawn statechart', async () => {
    const page = await open('/docs');
    const link = page.locator('a[href*="/machines/turn"]').first();
    const href = await link.getAttribute('href');
    const chart = await open(href ?? '');
    expect(await chart.locator('svg').count()).toBeGreaterThan(0);
    expect(await chart.getByText('planning.move').count()).toBeGreaterThan(0);
  });

  it('finds a rule by a word', async () => {
    const page = await open('/docs');
    const box = page.locator('input[type="search"], input[name="q"]').first();
    await box.fill('maelstrom');
    await box.press('Enter');
    await page.getByText('outer-rim.maelstrom.1', { exact: false }).first().waitFor();
  });

  it('throws no error on any of these pages', () => {
    expect(faults).toEqual([]);
  });
});
