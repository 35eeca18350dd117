import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { logs, post, problemOf, service } from './support.ts';

const app = service();
const { ruleset, legal } = logs();
const JSON_HEADERS = { 'content-type': 'application/json' };

const POSTS = ['/v1/verifications', '/v1/legal-moves', '/v1/explanations', '/v1/ai-turns'];

describe('400: not JSON, told with its place', () => {
  for (const path of POSTS) {
    it(`${path}: a trailing comma`, async () => {
      const problem = await problemOf(await post(app.url + path, '{\n  "log": 1,\n}'), 400);
      expect(problem).toMatchObject({ code: 'invalid-json', errors: [{ code: 'syntax', line: 2, column: 11 }] });
      expect(problem.type).toBe('/docs#problem-invalid-json');
      expect(problem.instance).toBe(path);
    });
    it(`${path}: an empty body`, async () => {
      expect(await problemOf(await post(app.url + path, ''), 400)).toMatchObject({
        errors: [{ code: 'empty', line: 1, column: 1 }],
      });
    });
    it(`${path}: ten thousand levels`, async () => {
      const body = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
      expect(await problemOf(await post(app.url + path, body), 400)).toMatchObject({ errors: [{ code: 'too-deep' }] });
    });
    it(`${path}: a key of the prototype`, async () => {
      const body = '{ "log": { "__proto__": { "polluted": true } } }';
      expect(await problemOf(await post(app.url + path, body), 400)).toMatchObject({
        errors: [{ code: 'forbidden-key', pointer: '/log/__proto__' }],
      });
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    });
    it(`${path}: bytes that are not UTF-8`, async () => {
      const body = Buffer.concat([Buffer.from('{\n "a": "'), Buffer.from([0xe4]), Buffer.from('"}')]);
      expect(await problemOf(await post(app.url + path, body), 400)).toMatchObject({
        errors: [{ code: 'bad-unicode', line: 2, column: 8 }],
      });
    });
  }

  it('an address that cannot be decoded', async () => {
    for (const path of ['/v1/rulesets/outer-rim/rules?q=%zz', '/v1/rulesets/outer-rim/rules?q=%ff', '/healthz?%'])
      expect(await problemOf(await fetch(`${app.url}${path}`), 400)).toMatchObject({ code: 'malformed-request' });
    expect(await problemOf(await fetch(`${app.url}/v1/rulesets/%E0%A4%A`), 400)).toMatchObject({
      code: 'malformed-request',
    });
  });
});

describe('what is wrong with a log is told in the language of the client', () => {
  const strange = { ...legal, seats: undefined };
  const asked = (type: string) => ({ 'content-type': type, 'accept-language': 'de' });

  it('in German where it prefers that, in English else', async () => {
    const body = JSON.stringify(strange);
    const german = await post(`${app.url}/v1/verifications`, body, asked('application/json'));
    const problem = await problemOf(german, 422);
    expect(problem.detail).toMatch(/^hier fehlt "seats"/);
    expect(problem.errors?.[0]?.message).toMatch(/^hier fehlt "seats"/);
    expect((await problemOf(await post(`${app.url}/v1/verifications`, body), 422)).detail).toMatch(
      /^"seats" is missing here/,
    );
  });

  it('in each line of NDJSON, too', async () => {
    const lines = `${JSON.stringify(strange)}\n${JSON.stringify(legal)}\n`;
    const answer = await post(`${app.url}/v1/verifications`, lines, asked('application/x-ndjson'));
    expect((await answer.text()).split('\n')[0]).toContain('hier fehlt');
  });
});

describe('404, with what may have been meant', () => {
  const cases: [string, string, RegExp][] = [
    ['/v1/ruleset', 'unknown-path', /"\/v1\/rulesets"/],
    ['/v1/rulesets/constructor', 'unknown-ruleset', /constructor/],
    ['/v1/rulesets/__proto__/rules', 'unknown-ruleset', /__proto__/],
    [`/v1/rulesets/${ruleset.slice(0, -1)}n`, 'unknown-ruleset', new RegExp(`did you mean "${ruleset}"`)],
    [`/v1/rulesets/${ruleset}/rules/${ruleset}.no-such-entry.1`, 'unknown-rule', /no-such-entry/],
    [`/v1/rulesets/${ruleset}/rules/log.the-move-log.999`, 'unknown-rule', /log/],
    [`/v1/rulesets/${ruleset}/machines/turm`, 'unknown-machine', /did you mean "turn"/],
    [`/v1/rulesets/${ruleset}/machines/__proto__`, 'unknown-machine', /__proto__/],
    ['/v1/rulesets/nobody/coverage', 'unknown-ruleset', /nobody/],
    [`/docs/rules/${ruleset}.no-such-entry.1`, 'unknown-rule', /no-such-entry/],
    [`/${'x'.repeat(5000)}`, 'unknown-path', /xxx…"?;/],
  ];
  for (const [path, code, detail] of cases) {
    it(path.slice(0, 80), async () => {
      const problem = await problemOf(await fetch(app.url + path), 404);
      expect(problem.code).toBe(code);
      expect(problem.detail).toMatch(detail);
      expect(problem.instance.length).toBeLessThan(310);
    });
  }
});

describe('405, 406: what the path has', () => {
  it('names the methods of the path', async () => {
    const wrong: [string, string, string][] = [
      ['GET', '/v1/verifications', 'POST, OPTIONS'],
      ['DELETE', '/v1/verifications', 'POST, OPTIONS'],
      ['POST', '/v1/rulesets', 'GET, HEAD, OPTIONS'],
      ['PUT', `/v1/rulesets/${ruleset}/rules`, 'GET, HEAD, OPTIONS'],
      ['POST', '/docs', 'GET, HEAD, OPTIONS'],
      ['PATCH', '/', 'GET, HEAD, OPTIONS'],
    ];
    for (const [method, path, allow] of wrong) {
      const answer = await fetch(app.url + path, { method });
      expect(answer.headers.get('allow')).toBe(allow);
      expect((await problemOf(answer, 405)).code).toBe('method-not-allowed');
    }
  });

  it('answers OPTIONS and HEAD', async () => {
    const options = await fetch(`${app.url}/v1/verifications`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
    const head = await fetch(`${app.url}/v1/rulesets`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    // Of the service as a whole: `fetch` cannot ask so.
    const all = await new Promise<IncomingMessage>((resolve) =>
      request(app.url, { method: 'OPTIONS', path: '*' }, resolve).end(),
    );
    expect([all.statusCode, all.headers.allow]).toEqual([204, 'GET, HEAD, POST, DELETE, OPTIONS']);
    all.resume();
  });

  it('names the media types that it has', async () => {
    for (const path of [
      '/v1/rulesets',
      `/v1/rulesets/${ruleset}/rules`,
      '/healthz',
      '/openapi.yaml',
      `/v1/rulesets/${ruleset}/machines/turn`,
    ]) {
      expect((await problemOf(await fetch(app.url + path, { headers: { accept: 'image/png' } }), 406)).code).toBe(
        'not-acceptable',
      );
    }
    const body = JSON.stringify(legal);
    for (const accept of ['application/json; charset=utf-8', 'application/json;charset=UTF-8', '*/*;q=0.5'])
      expect((await post(`${app.url}/v1/verifications`, body, { ...JSON_HEADERS, accept })).status).toBe(200);
    await problemOf(
      await post(`${app.url}/v1/verifications`, body, { ...JSON_HEADERS, accept: 'application/x-ndjson' }),
      406,
    );
    await problemOf(
      await post(`${app.url}/v1/verifications`, body, {
        'content-type': 'application/x-ndjson',
        accept: 'application/json',
      }),
      406,
    );
    const forced = await fetch(`${app.url}/v1/rulesets/${ruleset}/machines/turn?format=svg`, {
      headers: { accept: 'image/png' },
    });
    expect(forced.status).toBe(200);
  });
});

describe('413, 415: what is not read', () => {
  it('a body over the limit, announced or not', async () => {
    const body = `"${'x'.repeat(3_000_000)}"`;
    for (const path of POSTS) {
      expect((await problemOf(await post(app.url + path, body), 413)).code).toBe('too-large');
      const unannounced = new ReadableStream({
        start(controller) {
          for (let at = 0; at < body.length; at += 65_536) controller.enqueue(Buffer.from(body.slice(at, at + 65_536)));
          controller.close();
        },
      });
      const answer = await fetch(app.url + path, {
        method: 'POST',
        body: unannounced,
        headers: JSON_HEADERS,
        duplex: 'half',
      } as RequestInit);
      expect((await problemOf(answer, 413)).code).toBe('too-large');
    }
  });

  it('50 MB get an answer, not a broken connection', async () => {
    const answer = await post(`${app.url}/v1/verifications`, Buffer.alloc(50 * 1024 * 1024, 32));
    expect((await problemOf(answer, 413)).code).toBe('too-large');
  });

  it('other media types, charsets, and bodies packed in ways that nobody knows', async () => {
    const body = JSON.stringify(legal);
    const headers: Record<string, string>[] = [
      {},
      { 'content-type': 'text/html' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'application/json; charset=iso-8859-1' },
      { 'content-type': 'nonsense' },
      { 'content-type': 'application/json', 'content-encoding': 'compress' },
      { 'content-type': 'application/json', 'content-encoding': 'br, gzip' },
    ];
    for (const sent of headers) {
      for (const path of POSTS) {
        const answer = await post(app.url + path, Buffer.from(body), sent);
        expect(answer.headers.get('accept')).toMatch(/application\/json/);
        expect((await problemOf(answer, 415)).code).toBe('unsupported-media-type');
      }
    }
    await problemOf(await post(`${app.url}/v1/legal-moves`, body, { 'content-type': 'application/x-ndjson' }), 415);
    for (const type of ['application/json', 'application/json; charset=UTF-8', 'Application/JSON;charset="utf-8"']) {
      expect((await post(`${app.url}/v1/verifications`, body, { 'content-type': type })).status).toBe(200);
    }
  });
});

describe('422: what does not fit, told with its places', () => {
  it('a log: format, ruleset, version, schema', async () => {
    const cases: [object, string, string][] = [
      [{ ...legal, format: 'referee-log/9' }, '/format', 'format'],
      [{ ...legal, ruleset: `${ruleset}x` }, '/ruleset', 'ruleset'],
      [{ ...legal, version: '99.0.0' }, '/version', 'version'],
      [{ ...legal, moves: [{ type: 'no.such-move' }] }, '/moves/0/type', 'unknown-move'],
      [{ ...legal, extra: 1 }, '/extra', 'unknown-key'],
    ];
    for (const [log, pointer, code] of cases) {
      const text = JSON.stringify(log, null, 2);
      const problem = await problemOf(await post(`${app.url}/v1/verifications`, text), 422);
      expect(problem.code).toBe('invalid-log');
      expect(problem.errors?.[0]).toMatchObject({ pointer, code });
      const { line, column } = problem.errors?.[0] ?? {};
      const name = pointer.split('/').at(-1) ?? '';
      expect(text.split('\n')[(line ?? 0) - 1]?.slice(0, column ?? 0), 'the place is that of the member').toContain(
        code === 'unknown-key' ? '"' : `"${name}": "`,
      );
      const nested = JSON.stringify({ at: 0, log }, null, 2);
      const there = await problemOf(await post(`${app.url}/v1/legal-moves`, nested), 422);
      expect(there.errors?.[0]).toMatchObject({
        pointer: `/log${pointer}`,
        code,
        line: (line ?? 0) + 2,
        column: (column ?? 0) + 2,
      });
    }
  });

  it('an entry that is no move is no error: it is found, and the others are judged', async () => {
    const [first] = legal.moves;
    const log = { ...legal, moves: [{ ...first, type: `${first?.type}x` }, ...legal.moves.slice(1)] };
    const text = JSON.stringify(log, null, 2);
    const answer = await post(`${app.url}/v1/verifications`, text);
    expect(answer.status).toBe(200);
    const { verdict, violations } = (await answer.json()) as {
      verdict: string;
      violations: { rule: string; pointer: string; line: number; message: string }[];
    };
    expect(verdict).toBe('violation');
    expect(violations).toMatchObject([{ rule: 'log.the-move-log.8', pointer: '/moves/0/type' }]);
    expect(violations[0]?.message).toContain(`did you mean ${first?.type}`);
    expect(text.split('\n')[(violations[0]?.line ?? 0) - 1]).toContain(`"type": "${first?.type}x"`);
    const listed = await post(`${app.url}/v1/legal-moves`, JSON.stringify({ log, at: 0 }));
    expect(listed.status).toBe(200);
    const explained = await post(`${app.url}/v1/explanations`, JSON.stringify({ log, at: 0 }));
    expect(explained.status).toBe(200);
    const { asked, citations } = (await explained.json()) as { asked: object[]; citations: { rule: string }[] };
    expect(asked[0]).toMatchObject({ rule: 'log.the-move-log.8', finding: 'failed' });
    expect(citations.map(({ rule }) => rule)).toContain('log.the-move-log.8');
  });

  it('a single move that does not fit is told with what was meant', async () => {
    const move = { ...legal.moves[0], type: `${legal.moves[0]?.type}x` };
    const problem = await problemOf(
      await post(`${app.url}/v1/explanations`, JSON.stringify({ log: legal, at: 0, move })),
      422,
    );
    expect(problem.errors?.[0]).toMatchObject({ code: 'unknown-move', pointer: '/move/type' });
    expect(problem.errors?.[0]?.message).toContain(`did you mean "${legal.moves[0]?.type}"`);
  });

  it('a body that is no object', async () => {
    for (const body of ['null', '1', '"x"', '[]', '[[]]', 'true']) {
      for (const path of POSTS) await problemOf(await post(app.url + path, body), 422);
    }
  });

  it('a question: words, types, entries, seats', async () => {
    const ask = async (
      path: string,
      question: object,
    ): Promise<[string, string | undefined, string | undefined, number | null | undefined]> => {
      const problem = await problemOf(await post(app.url + path, JSON.stringify(question)), 422);
      const [first] = problem.errors ?? [];
      return [problem.code, first?.code, first?.pointer, first?.line];
    };
    const log = legal;
    expect(await ask('/v1/legal-moves', { log, at: 'x' })).toEqual(['invalid-body', 'schema', '/at', 1]);
    expect(await ask('/v1/legal-moves', { log, at: 1.5 })).toEqual(['invalid-body', 'schema', '/at', 1]);
    expect(await ask('/v1/legal-moves', { log, at: 999 })).toEqual(['invalid-body', 'no-such-entry', '/at', 1]);
    expect(await ask('/v1/legal-moves', { log, seat: 'nobody' })).toEqual(['invalid-body', 'no-such-seat', '/seat', 1]);
    expect(await ask('/v1/legal-moves', { log, when: 1 })).toEqual(['invalid-body', 'unknown-key', '/when', 1]);
    expect(await ask('/v1/legal-moves', {})).toEqual(['invalid-body', 'missing', '/log', 1]);
    expect(await ask('/v1/legal-moves', { log: [] })).toEqual(['invalid-log', 'not-a-log', '/log', 1]);
    expect(await ask('/v1/explanations', { log })).toEqual(['invalid-body', 'missing', '/at', 1]);
    expect(await ask('/v1/explanations', { log, at: 77 })).toEqual(['invalid-body', 'no-such-entry', '/at', 1]);
    expect(await ask('/v1/explanations', { log, at: legal.moves.length })).toEqual([
      'invalid-body',
      'no-such-entry',
      '/at',
      1,
    ]);
    expect(await ask('/v1/explanations', { log, at: 0, move: { type: 'nothing' } })).toEqual([
      'invalid-body',
      'unknown-move',
      '/move/type',
      1,
    ]);
    expect(await ask('/v1/explanations', { log, at: 0, move: null })).toEqual(['invalid-body', 'schema', '/move', 1]);
  });

  it('parameters', async () => {
    const rules = `${app.url}/v1/rulesets/${ruleset}/rules`;
    const cases: [string, string, RegExp][] = [
      ['limit=0', '/query/limit', /"limit": a number of 1 or more is expected here; found "0"$/],
      ['limit=many', '/query/limit', /limit/],
      ['limit=', '/query/limit', /found ""/],
      ['limit=0x10', '/query/limit', /found "0x10"/],
      ['limit=1e1', '/query/limit', /found "1e1"/],
      ['limit=5.0', '/query/limit', /found "5.0"/],
      ['limit=5&limit=6', '/query/limit', /more than once/],
      ['limit=99999999999999999999', '/query/limit', /: a number of 200 at most is expected here; found "9{20}"$/],
      ['lang=fr', '/query/lang', /"lang": "en" or "de" is expected here; found "fr"$/],
      ['qq=x', '/query/qq', /did you mean "q"/],
      ['q=a&q=b', '/query/q', /"q": it stands here more than once/],
      ['cursor=nothing', '/query/cursor', /cursor/],
      ['__proto__=x', '/query/__proto__', /__proto__/],
      [`q=${'x'.repeat(300)}`, '/query/q', /a text of 200 characters at most is expected/],
    ];
    for (const [query, pointer, detail] of cases) {
      const problem = await problemOf(await fetch(`${rules}?${query}`), 422);
      expect(problem.code).toBe('invalid-parameters');
      expect(problem.errors?.[0]?.pointer).toBe(pointer);
      expect(problem.detail).toMatch(detail);
    }
    await problemOf(await fetch(`${app.url}/v1/rulesets?x=1`), 422);
    for (const path of ['legal-moves', 'explanations', 'ai-turns'])
      for (const at of ['', '0x1', '1e0', '%201']) {
        const answer = await post(`${app.url}/v1/${path}?at=${at}`, JSON.stringify(legal), {
          'content-type': 'text/plain',
        });
        expect((await problemOf(answer, 422)).errors?.[0]?.pointer).toBe('/query/at');
      }
    // What is asked of a body in JSON stands in it: a parameter is not passed over without a word.
    for (const asked of [
      'legal-moves?at=1',
      'legal-moves?seat=ann',
      'explanations?at=0',
      'ai-turns?move=x',
      'games?chance=table',
    ]) {
      const body = JSON.stringify({ log: legal, at: 0 });
      const problem = await problemOf(await post(`${app.url}/v1/${asked}`, body), 422);
      const [, name] = /\?(\w+)=/.exec(asked) ?? [];
      expect(problem.errors?.[0]).toMatchObject({
        pointer: `/query/${name}`,
        message: expect.stringMatching(/in the body/),
      });
    }
    expect((await post(`${app.url}/v1/explanations?all=true`, JSON.stringify({ log: legal, at: 0 }))).status).toBe(200);
    await problemOf(await fetch(`${app.url}/v1/rulesets/${ruleset}/machines/turn?format=png`), 422);
    const cards = `${app.url}/v1/rulesets/${ruleset}/cards`;
    const kind = await problemOf(await fetch(`${cards}?kind=crads`), 422);
    expect(kind.errors?.[0]).toMatchObject({
      pointer: '/query/kind',
      message: expect.stringMatching(/did you mean "cards"/),
    });
    expect((await problemOf(await fetch(`${cards}/__proto__`), 404)).code).toBe('unknown-card');
    const charts = `${app.url}/v1/rulesets/${ruleset}/machines`;
    const strange = await problemOf(await fetch(`${charts}?format=svg&active=turn.plannin`), 422);
    expect(strange.errors?.[0]).toMatchObject({ pointer: '/query/active', code: 'unknown-state' });
    const boxes = await problemOf(await fetch(`${charts}/turn?format=mermaid&state=%3Cx%3E`), 422);
    expect(boxes.errors?.[0]?.pointer).toBe('/query/state');
    await problemOf(await fetch(`${charts}/turm.svg`), 404);
    await problemOf(await fetch(`${app.url}/docs/rules?limit=3`), 422);
  });
});

describe('what holds for every answer', () => {
  it('has the id of the request, given or made', async () => {
    const given = await fetch(`${app.url}/healthz`, { headers: { 'x-request-id': 'abc-1.2' } });
    expect(given.headers.get('x-request-id')).toBe('abc-1.2');
    const refused = await fetch(`${app.url}/healthz`, { headers: { 'x-request-id': '<script>' } });
    expect(refused.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('says nothing about what it is built with, and forbids what a page does not need', async () => {
    for (const path of ['/docs', '/v1/rulesets', '/nothing']) {
      const { headers } = await fetch(app.url + path);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
    }
  });

  it('a page that has not changed is not sent again', async () => {
    const first = await fetch(`${app.url}/v1/rulesets/${ruleset}`);
    const again = await fetch(`${app.url}/v1/rulesets/${ruleset}`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });
});

describe('what is told of a request', () => {
  const start = (value: unknown) => ({ ...(legal as object), start: value, moves: [] });

  it('a wrong value in a part that has several forms: its own pointer', async () => {
    const body = JSON.stringify(start({ seats: { ann: { credits: '5000' } } }));
    const problem = await problemOf(await post(`${app.url}/v1/verifications`, body), 422);
    expect(problem.detail).toBe('a number is expected here; found "5000"');
    expect(problem.errors).toMatchObject([{ pointer: '/start/seats/ann/credits' }]);
  });

  it('a name that no player can have, where a member is called so: what is wrong with the name, and the name', async () => {
    const told = async (name: string): Promise<string> => {
      const body = JSON.stringify(start({ seats: { [name]: { credits: 1 } } }));
      return (await problemOf(await post(`${app.url}/v1/verifications`, body), 422)).detail;
    };
    expect(await told('constructor')).toBe('this word cannot serve as a name; found "constructor"');
    expect(await told('a  b')).toMatch(/single spaces between its words.*; found "a {2}b"$/);
  });

  it('a list that may have been cut is not counted as if it were whole', async () => {
    const told = async (count: number): Promise<string> => {
      const seats = Object.fromEntries(Array.from({ length: count }, (_, at) => [`s${at}`, 5]));
      const body = JSON.stringify(start({ seats }));
      return (await problemOf(await post(`${app.url}/v1/verifications`, body), 422)).detail;
    };
    expect(await told(1)).not.toMatch(/[()]/);
    expect(await told(5)).toMatch(/ \(and 4 more\)$/);
    expect(await told(60)).toMatch(/ \(the first 20 problems are listed\)$/);
  });

  it('a move without a type lacks one', async () => {
    const body = JSON.stringify({ log: legal, at: 0, move: {} });
    const problem = await problemOf(await post(`${app.url}/v1/explanations`, body), 422);
    expect(problem.errors).toMatchObject([{ pointer: '/move/type', message: '"type" is missing here' }]);
  });

  it('a word where a number is asked for is shown as it was sent', async () => {
    const problem = await problemOf(await fetch(`${app.url}/v1/rulesets/${ruleset}/rules?q=x&limit=abc`), 422);
    expect(problem.detail).toBe('"limit": a number is expected here; found "abc"');
  });
});

describe('a log in JSON, alone where a question is asked of one', () => {
  const bare = JSON.stringify(legal, null, 1);
  const asked = async (path: string, body: string): Promise<unknown> => {
    const answer = await post(app.url + path, body);
    expect(answer.status).toBe(200);
    return answer.json();
  };

  it('is asked by the query', async () => {
    for (const [alone, path, question] of [
      ['/v1/legal-moves', '/v1/legal-moves', {}],
      ['/v1/legal-moves?at=-1', '/v1/legal-moves', { at: -1 }],
      ['/v1/explanations?at=0', '/v1/explanations', { at: 0 }],
      ['/v1/drawings?at=0', '/v1/drawings', { at: 0 }],
    ] as const)
      expect(await asked(alone, bare)).toEqual(await asked(path, JSON.stringify({ log: legal, ...question })));
  });

  it('is told where it is wrong, and what is missing', async () => {
    const missing = await problemOf(await post(`${app.url}/v1/explanations`, bare), 422);
    expect(missing).toMatchObject({ code: 'invalid-parameters', errors: [{ code: 'missing', pointer: '/query/at' }] });
    const none = await problemOf(await post(`${app.url}/v1/legal-moves?at=999`, bare), 422);
    expect(none.errors?.[0]).toMatchObject({ code: 'no-such-entry', pointer: '/query/at' });
    const broken = await problemOf(await post(`${app.url}/v1/legal-moves`, '{\n "format": 2 }'), 422);
    expect(broken).toMatchObject({ code: 'invalid-log', errors: [{ pointer: '/format', line: 2, column: 12 }] });
    const idle = await problemOf(await post(`${app.url}/v1/legal-moves?at=0`, JSON.stringify({ log: legal })), 422);
    expect(idle.errors?.[0]).toMatchObject({ code: 'parameter', pointer: '/query/at' });
  });

  it('a question where a log alone is expected is told so', async () => {
    const problem = await problemOf(await post(`${app.url}/v1/verifications`, JSON.stringify({ log: legal })), 422);
    expect(problem).toMatchObject({ code: 'invalid-log', errors: [{ pointer: '/log', line: 1, column: 2 }] });
    expect(problem.detail).toBe('the log is the body itself here, no member "log" of it');
  });
});
