import { describe, expect, it } from 'vitest';
import { html, prose } from '../../api/docs/html.ts';
import { PROBLEMS } from '../../api/problems.ts';
import { routes } from '../../api/routes.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { logs, service } from './support.ts';

const app = service();
const { ruleset } = logs();

async function read(path: string): Promise<string> {
  const answer = await fetch(app.url + path);
  expect(answer.status).toBe(200);
  return await answer.text();
}

/** The text of a page without its tags. */
const plain = (page: string): string => page.replace(/<[^>]*>/g, '').replaceAll('\u200B', '');

describe('/docs', () => {
  it('is where the root leads', async () => {
    const answer = await fetch(app.url, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs']);
  });

  it('has every path, every operation, every problem, every statechart', async () => {
    const page = await read('/docs');
    const text = plain(page);
    for (const { operation } of routes) {
      expect(text).toContain(operation.path);
      expect(text).toContain(operation.summary);
      expect(page).toContain(`id="${operation.operationId}"`);
    }
    for (const code of Object.keys(PROBLEMS)) expect(page).toContain(`id="problem-${code}"`);
    for (const id of rulesetIds) {
      for (const name of rulesetOf(id)?.charts.keys() ?? [])
        expect(page).toContain(`/v1/rulesets/${id}/machines/${name}?format=svg`);
    }
  });

  it('every link inside the page leads somewhere, and every file is served here', async () => {
    const page = await read('/docs');
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, hash] of page.matchAll(/href="(?:\/docs)?#([^"]+)"/g)) expect(ids, `#${hash}`).toContain(hash);
    for (const [, file] of page.matchAll(/(?:src|href)="(\/docs\/[\w.]+)"/g))
      expect((await fetch(app.url + file)).status).toBe(200);
  });

  it('needs no outside host and nothing that its own policy forbids', async () => {
    for (const path of ['/docs', '/docs/rules?q=movement', '/docs/style.css', '/docs/docs.js']) {
      const page = await read(path);
      expect(page.replaceAll(app.url, '')).not.toMatch(/(?:src|href|action)=["']?(?:https?:)?\/\/|url\(|@import/);
      expect(page).not.toMatch(/ style="| on[a-z]+="|<script>|<style/);
    }
  });

  it('shows examples with the address under which it was asked, if that is one', async () => {
    expect(plain(await read('/docs'))).toContain(`curl -s ${app.url}/v1/verifications`);
    const { get } = await import('node:http');
    const page = await new Promise<string>((resolve) => {
      get(`${app.url}/docs`, { headers: { host: '"><script>' } }, (answer) => {
        let text = '';
        answer.on('data', (data) => {
          text += data;
        });
        answer.on('end', () => resolve(text));
      });
    });
    expect(page).not.toContain('"><script>');
  });
});

describe('the rules for reading', () => {
  it('the search works as a plain form', async () => {
    const page = await read(`/docs/rules?ruleset=${ruleset}&q=movement&lang=en`);
    expect(page).toContain('value="movement"');
    expect(page).toContain(`/docs/rules/${ruleset}.movement.1`);
    expect(await read('/docs/rules?q=')).toContain('in the order of the index');
    expect(await read('/docs/rules?q=qqqqqqqq')).toContain('No rule was found');
    const german = await read('/docs/rules?q=bewegung&lang=de');
    expect(german).toContain('<li lang="de">');
    const onward = /href="([^"]*cursor[^"]*)"/.exec(await read('/docs/rules?q='))?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(await read(onward)).toContain('class="results"');
  });

  it('what was searched for is shown as text', async () => {
    const page = await read(`/docs/rules?q=${encodeURIComponent('<img src=x onerror=alert(1)>"\'')}`);
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img');
  });

  it('every rule has a page, in the language that the reader prefers', async () => {
    const answer = await fetch(`${app.url}/docs/rules/${ruleset}.movement.1`, { headers: { 'accept-language': 'de' } });
    const page = await answer.text();
    expect(page).toContain('<blockquote lang="de">');
    expect(page).toContain('<blockquote class="other" lang="en">');
  });
});

describe('the template', () => {
  it('escapes what is put in, but not itself', () => {
    expect(html`<p title="${'"'}">${'<&'}${html`<b>${1}</b>`}${[html`<i></i>`]}${null}${false}</p>`.text).toBe(
      '<p title="&quot;">&lt;&amp;<b>1</b><i></i></p>',
    );
    expect(prose('a `<b>`\n\nc').map(({ text }) => text)).toEqual(['<p>a <code>&lt;b&gt;</code></p>', '<p>c</p>']);
  });
});
