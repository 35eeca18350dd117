import { describe, expect, it } from 'vitest';
import { POLICY } from '../../sheets/page.ts';
import { logs, post, service } from './support.ts';

const { broken, legal } = logs();
const body = JSON.stringify({ ...broken, title: '<script>alert(1)</script>' }, null, 1);

describe.each([0, 1])('a report that is asked for in another form, with %i threads', (threads) => {
  const app = service({ threads });
  const ask = (accept: string, text = body, more: Record<string, string> = {}): Promise<Response> =>
    post(`${app.url}/v1/verifications`, text, { 'content-type': 'application/json', accept, ...more });

  it('is a ruling sheet under a policy that allows its own style only', async () => {
    const answer = await ask('text/html');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe(POLICY);
    expect(answer.headers.get('vary')).toMatch(/Accept\b/);
    const html = await answer.text();
    expect(html).toContain('Ruling sheet');
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script');
  });

  it('is a ruling sheet in German for who reads German', async () => {
    const answer = await ask('text/html,application/xhtml+xml,*/*;q=0.8', body, {
      'accept-language': 'de-AT,de;q=0.9',
    });
    expect(answer.headers.get('content-language')).toBe('de');
    expect(await answer.text()).toMatch(/<html lang="de">[\s\S]*Regelentscheid[\s\S]*Verstoß/);
  });

  it('is a table', async () => {
    const answer = await ask('text/csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    const rows = (await answer.text()).split('\r\n');
    expect(rows[0]).toMatch(/^file,game,verdict,/);
    expect(rows[1]).toContain(',violation,violation,');
    expect(await (await ask('text/csv', JSON.stringify(legal))).text()).toMatch(/,(legal|unverifiable),/);
  });

  it('stays JSON for who has no wish, and a problem is told as one', async () => {
    for (const accept of ['*/*', 'application/json']) {
      const answer = await ask(accept);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await answer.json()).toMatchObject({ verdict: 'violation' });
    }
    const wrong = await ask('text/html', '{}');
    expect(wrong.status).toBe(422);
    expect(wrong.headers.get('content-type')).toContain('application/problem+json');
    expect((await ask('image/png')).status).toBe(406);
  });

  it('is JSON with the German frame and says in which language each citation is', async () => {
    const answer = await ask('application/json', body, { 'accept-language': 'de' });
    const { verdict, violations } = (await answer.json()) as {
      verdict: string;
      violations: { message: string; citation: { lang: string } }[];
    };
    expect(verdict).toBe('violation');
    for (const { message, citation } of violations) {
      expect(message).not.toContain('not allowed by');
      expect(['en', 'de']).toContain(citation.lang);
    }
  });
});
