import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it, vi } from 'vitest';
import { createApp } from '../../api/app.ts';

vi.mock('../../referee/ask.ts', () => ({
  reportFor: () => {
    throw new TypeError('secret of the house at /srv/referee.ts:12');
  },
}));

const broken = { format: 'referee-log/1' };

it('an unexpected error is a bare 500 with the id under which it was logged', async () => {
  const { logs } = await import('./support.ts');
  const logged: [unknown, string][] = [];
  const outer = express().use(createApp({ log: (error, id) => void logged.push([error, id]) }));
  const server = outer.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/verifications`;
    const answer = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(logs().legal),
      headers: { 'content-type': 'application/json' },
    });
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(text).not.toMatch(/secret|referee\.ts/);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(text)).toMatchObject({ code: 'internal', requestId: logged[0]?.[1] });

    const body = `${JSON.stringify(logs().legal)}\n${JSON.stringify(broken)}\n`;
    const lines = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/x-ndjson' } });
    const codes = (await lines.text())
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { code: string }).code);
    expect(codes).toEqual(['internal', 'invalid-log']);
  } finally {
    server.close();
  }
});
