import { afterAll, describe, expect, expectTypeOf, it } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { JSON_TYPE, NDJSON_TYPE, PLAIN_TYPE } from '../../api/media.ts';
import type { DeepReadonly } from '../../api/route.ts';
import { routes } from '../../api/routes.ts';
import { createClient, type Log, type Schemas } from '../../client/index.ts';
import type { ExplainAnswer, LegalAnswer, TurnAnswer } from '../../referee/ask.ts';
import type { Coverage as CoverageTable } from '../../referee/coverage.ts';
import { FORMAT } from '../../referee/log/read.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import type { Report as MadeReport } from '../../referee/report.ts';
import { Problem } from '../../schemas/http.ts';
import type { Json } from '../../schemas/json.ts';
import type { AiTurn, Coverage, Explanation, LegalMoves, Report } from '../../schemas/report.ts';
import {
  api,
  complaints,
  type Documented,
  documentedFor,
  headersIn,
  type Operation,
  operationAt,
  operations,
  typeOf,
} from './documented.ts';
import { logs, post, service } from './support.ts';

const app = service();
const called = new Set<string>();

/** The schema of an operation's JSON answer. */
function schemaOf(operationId: string): z.ZodType | undefined {
  return routes.find(({ operation }) => operation.operationId === operationId)?.operation.response.json;
}

/** The seats of a game that nobody plays. */
const automaticOf = (ruleset: string) => rulesetOf(ruleset)?.ruleset.automatic;

/** The answers that have come, with what is said of them. */
const came: { readonly operation: Operation; readonly documented: Documented; readonly answer: Response }[] = [];

/** Holds every answer that passes to what is said of its operation. */
async function checked(request: Request): Promise<Response> {
  const answer = await fetch(request);
  const operation = operationAt(request.method, new URL(request.url).pathname);
  expect(operation, `${request.method} ${request.url} is not in openapi.yaml`).toBeDefined();
  if (operation === undefined) return answer;
  called.add(operation.operationId);
  const documented = documentedFor(operation, answer.status);
  expect(complaints(documented, answer), `${request.method} ${request.url} ${answer.status}`).toEqual([]);
  if (documented !== undefined) came.push({ operation, documented, answer });
  if (answer.status >= 400) {
    const { code } = Problem.parse(await answer.clone().json());
    if (String(answer.status) in operation.responses) expect(documented?.description).toContain(`(\`${code}\`)`);
  } else if (typeOf(answer) === JSON_TYPE && answer.status !== 202)
    schemaOf(operation.operationId)?.parse(await answer.clone().json());
  return answer;
}

describe('the types of the referee fit the schemas', () => {
  it('reports, legal moves, explanations, coverage', () => {
    expectTypeOf<MadeReport>().toExtend<DeepReadonly<Report>>();
    expectTypeOf<LegalAnswer>().toExtend<DeepReadonly<LegalMoves>>();
    expectTypeOf<ExplainAnswer>().toExtend<DeepReadonly<Omit<Explanation, 'citations'>>>();
    expectTypeOf<TurnAnswer>().toExtend<DeepReadonly<Omit<AiTurn, 'citations' | 'lines'>>>();
    expectTypeOf<CoverageTable>().toExtend<DeepReadonly<Coverage>>();
  });

  it('the generated types of the client say the same as the schemas', () => {
    expectTypeOf<Schemas['Report']>().toExtend<Report>();
    expectTypeOf<Schemas['Problem']>().toExtend<Problem>();
  });
});

/** The list of statecharts, which can be sent as a drawing too. */
function listOf(data: Schemas['MachineList'] | string | undefined): Schemas['MachineList'] {
  if (data === undefined || typeof data === 'string') throw new Error('no list');
  return data;
}

it('what minds If-None-Match says that nothing may be sent', () => {
  const minding = operations.filter(({ operation: { parameters = [] } }) =>
    parameters.some(({ name }) => name === 'If-None-Match'),
  );
  expect(minding.length).toBeGreaterThan(0);
  for (const { path, operation } of minding) {
    expect(operation.responses, path).toHaveProperty('304');
    expect(operation.responses['304'], path).not.toHaveProperty('content');
  }
});

describe('every operation, through the typed client', () => {
  const client = () => createClient(app.url, { fetch: checked });
  const { ruleset, legal, broken, at } = logs();
  const path = { ruleset };

  it('verifies a log', async () => {
    const { data } = await client().POST('/v1/verifications', { body: legal as unknown as Log });
    expect(data).toMatchObject({ ruleset, verdict: 'legal', moves: legal.moves.length, violations: [] });
  });

  it('a breach of the rules is an answer: 200, with the rule and its place in the text', async () => {
    const answer = await post(`${app.url}/v1/verifications`, JSON.stringify(broken, null, 2));
    expect(answer.status).toBe(200);
    const report = (await answer.json()) as Report;
    expect(report.verdict).toBe('violation');
    const line =
      JSON.stringify(broken, null, 2)
        .split('\n')
        .findIndex((text) => text.includes('"moves"')) + 2;
    expect(report.violations).toMatchObject([
      { entry: at, pointer: `/moves/${at}`, line, column: 5, citation: { lang: 'en' } },
    ]);
  });

  it('cites in German where the client prefers it', async () => {
    const body = broken as unknown as Log;
    const { data, response } = await client().POST('/v1/verifications', {
      body,
      params: { header: { 'Accept-Language': 'de-AT,de;q=0.9' } },
    });
    expect(data).toMatchObject({ violations: [{ citation: { lang: 'de' } }] });
    expect(response.headers.get('content-language')).toBe('de');
    expect(response.headers.get('vary')).toMatch(/Accept-Language/);
  });

  it('lists the legal moves, of all seats or of one', async () => {
    const log = broken as unknown as Log;
    const { data } = await client().POST('/v1/legal-moves', { body: { log, at: at - 1 } });
    expect(data?.moves.length).toBeGreaterThan(0);
    expect(data?.at).toBe(at - 1);
    const mover = data?.toMove.seats[0] ?? '';
    const one = await client().POST('/v1/legal-moves', { body: { log, at: at - 1, seat: mover } });
    expect(new Set(one.data?.moves.map(({ move }) => move.seat ?? mover))).toEqual(new Set([mover]));
  });

  it('what it offers, it accepts', async () => {
    const { data } = await client().POST('/v1/legal-moves', { body: { log: legal as unknown as Log } });
    for (const { move } of data?.moves.slice(0, 10) ?? []) {
      const moves = [...legal.moves, move as unknown as { [key: string]: Json }];
      const report = await client().POST('/v1/verifications', { body: { ...legal, moves } as unknown as Log });
      expect(report.data, JSON.stringify(move)).toMatchObject({ violations: [] });
    }
  });

  it('explains an entry, and a move in its place', async () => {
    const log = broken as unknown as Log;
    const why = await client().POST('/v1/explanations', { body: { log, at } });
    expect(why.data?.verdict).toBe('violation');
    const failed = why.data?.asked.find(({ finding }) => finding === 'failed');
    expect(why.data?.citations.map(({ rule }) => rule)).toContain(failed?.rule);
    const move = why.data?.legal[0] as Schemas['Move'] | undefined;
    if (move === undefined) throw new Error('nothing is legal');
    const instead = await client().POST('/v1/explanations', { body: { log, at, move } });
    expect(instead.data?.verdict).not.toBe('violation');
  });

  it('keeps a set of cards, and says what is known with it', async () => {
    const body = { format: 'referee-cards/1', ruleset, name: 'mine' } as unknown as Schemas['Cards'];
    const { data } = await client().POST('/v1/card-sets', { body });
    expect(data).toMatchObject({ ruleset, name: 'mine', contradictions: [], settles: [] });
    const cards = data?.hash ?? '';
    const log = legal as unknown as Log;
    const report = await client().POST('/v1/verifications', { body: log, params: { query: { cards } } });
    expect(report.data).toMatchObject({ verdict: 'legal', receipt: { cards: [{ name: 'mine', hash: cards }] } });
  });

  it('lists the rulesets and gives each', async () => {
    const { data } = await client().GET('/v1/rulesets');
    expect(data?.items.map(({ id }) => id)).toContain(ruleset);
    const one = await client().GET('/v1/rulesets/{ruleset}', { params: { path } });
    expect(one.data).toEqual(data?.items.find(({ id }) => id === ruleset));
  });

  it('gives all rules page by page, each once', async () => {
    const whole = await client().GET('/v1/rulesets/{ruleset}', { params: { path } });
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 200, ...(cursor === undefined ? {} : { cursor }) };
      const { data } = await client().GET('/v1/rulesets/{ruleset}/rules', { params: { path, query } });
      ids.push(...(data?.items.map(({ id }) => id) ?? []));
      cursor = data?.next ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(whole.data?.rules);
  });

  it('links to the next page as well', async () => {
    const { response } = await client().GET('/v1/rulesets/{ruleset}/rules', {
      params: { path, query: { q: 'movement', lang: 'de', limit: 3 } },
    });
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    const page = (await (await fetch(app.url + next)).json()) as { items: unknown[] };
    expect(page.items).toHaveLength(3);
  });

  it('searches rules in both languages, within an entry, and gives one', async () => {
    const { data } = await client().GET('/v1/rulesets/{ruleset}/rules', { params: { path, query: { q: 'movement' } } });
    const [first] = data?.items ?? [];
    if (first === undefined) throw new Error('nothing found');
    const entry = first.id.split('.')[1] ?? '';
    const within = await client().GET('/v1/rulesets/{ruleset}/rules', { params: { path, query: { entry } } });
    expect(new Set(within.data?.items.map(({ id }) => id.split('.')[1]))).toEqual(new Set([entry]));
    const one = await client().GET('/v1/rulesets/{ruleset}/rules/{id}', {
      params: { path: { ...path, id: first.id }, query: { lang: 'de' } },
    });
    expect(one.data).toMatchObject({ id: first.id, lang: 'de' });
    const header = await client().GET('/v1/rulesets/{ruleset}/rules/{id}', {
      params: { path: { ...path, id: first.id }, header: { 'Accept-Language': 'de' } },
    });
    expect(header.data).toEqual(one.data);
    const ofLog = await client().GET('/v1/rulesets/{ruleset}/rules/{id}', {
      params: { path: { ...path, id: 'log.the-move-log.1' } },
    });
    expect(ofLog.data?.id).toBe('log.the-move-log.1');
  });

  it('pages the catalogue without gaps, finds components by their names, and gives one', async () => {
    const all: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 60, ...(cursor === undefined ? {} : { cursor }) };
      const { data } = await client().GET('/v1/rulesets/{ruleset}/cards', { params: { path, query } });
      all.push(...(data?.items.map(({ kind, id }) => `${kind} ${id}`) ?? []));
      cursor = data?.next ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(all).size).toBe(all.length);
    const { data, response } = await client().GET('/v1/rulesets/{ruleset}/cards', {
      params: { path, query: { kind: 'cards', q: 'a', limit: 2 } },
    });
    expect(new Set(data?.items.map(({ kind }) => kind))).toEqual(new Set(['card']));
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    expect(((await (await fetch(app.url + next)).json()) as { items: unknown[] }).items).toHaveLength(2);
    const [first] = data?.items ?? [];
    if (first === undefined) throw new Error('nothing found');
    const one = await client().GET('/v1/rulesets/{ruleset}/cards/{id}', {
      params: { path: { ...path, id: first.id }, query: { kind: 'card' } },
    });
    expect(one.data).toEqual(first);
  });

  it('draws the board of a game that has one', async () => {
    const drawing = await client().GET('/v1/rulesets/{ruleset}/map', {
      params: { path: { ruleset: 'outer-rim' } },
      parseAs: 'text',
    });
    expect(drawing.data).toMatch(/^<svg[\s\S]*ring-of-kafrene/);
    expect(drawing.response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const none = await fetch(`${app.url}/v1/rulesets/deckbuilding/map`);
    expect([none.status, ((await none.json()) as { code: string }).code]).toEqual([404, 'no-board']);
  });

  it('gives the coverage', async () => {
    const { data } = await client().GET('/v1/rulesets/{ruleset}/coverage', { params: { path } });
    expect(data?.ruleset).toBe(ruleset);
  });

  it('gives every statechart in every format, by Accept and by parameter', async () => {
    const { data } = await client().GET('/v1/rulesets/{ruleset}/machines', { params: { path } });
    const types = {
      xstate: 'application/json',
      mermaid: 'text/vnd.mermaid',
      svg: 'image/svg+xml',
      scxml: 'application/scxml+xml',
      markdown: 'text/markdown',
    } as const;
    for (const { name, links } of listOf(data).items) {
      const machine = await client().GET('/v1/rulesets/{ruleset}/machines/{name}', {
        params: { path: { ...path, name } },
      });
      expect(machine.data).toMatchObject({ id: name });
      expect(Object.keys(links).sort()).toEqual(Object.keys(types).sort());
    }
    const [{ name } = { name: '' }] = listOf(data).items;
    for (const [format, type] of Object.entries(types) as [keyof typeof types, string][]) {
      const params = { path: { ...path, name } };
      const byParameter = await client().GET('/v1/rulesets/{ruleset}/machines/{name}', {
        params: { ...params, query: { format } },
        parseAs: 'text',
      });
      const byAccept = await client().GET('/v1/rulesets/{ruleset}/machines/{name}', {
        params,
        headers: { Accept: type },
        parseAs: 'text',
      });
      expect(byParameter.response.headers.get('content-type')).toContain(type);
      expect(byAccept.data).toBe(byParameter.data);
    }
  });

  it('draws who calls whom, with links that lead to drawings', async () => {
    const { data = '', response } = await client().GET('/v1/rulesets/{ruleset}/machines', {
      params: { path, query: { format: 'svg' } },
      parseAs: 'text',
    });
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const links = [...data.matchAll(/<a href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    const listed = await client().GET('/v1/rulesets/{ruleset}/machines', { params: { path } });
    expect(links).toHaveLength(listOf(listed.data).total);
    for (const link of links.slice(0, 3)) {
      const found = await fetch(new URL(link, response.url));
      expect(found.headers.get('content-type')).toContain('image/svg+xml');
    }
    const drawn = await client().GET('/v1/rulesets/{ruleset}/machines', {
      params: { path, query: { format: 'mermaid' } },
      parseAs: 'text',
    });
    expect(drawn.data).toMatch(/^flowchart LR$/m);
  });

  it('follows a chart to the charts that it calls', async () => {
    const address = `${app.url}/v1/rulesets/${ruleset}/machines/game?format=svg`;
    const svg = await (await fetch(address)).text();
    const [, link = ''] = /<a class="sc-link" href="([^"]*)"/.exec(svg) ?? [];
    const called = await fetch(new URL(link, address));
    expect(called.headers.get('content-type')).toContain('image/svg+xml');
    const scxml = await (await fetch(address.replace('svg', 'scxml'))).text();
    const [, file = ''] = / src="([^"]*)"/.exec(scxml) ?? [];
    const invoked = await fetch(new URL(file, address));
    expect(file).toMatch(/\.scxml$/);
    expect(invoked.headers.get('content-type')).toContain('application/scxml+xml');
  });

  it('shows where a log stands: in words, and in the drawings', async () => {
    const { data } = await client().POST('/v1/drawings', { body: { log: legal as unknown as Log } });
    const asked = await client().POST('/v1/legal-moves', { body: { log: legal as unknown as Log } });
    expect(data?.where.map(({ chart, state }) => ({ chart, state }))).toEqual(asked.data?.where);
    expect(data?.active).toBe(asked.data?.where.map(({ chart, state }) => `${chart}.${state}`).join(','));
    for (const { state, drawing } of data?.where ?? []) {
      const svg = await (await fetch(app.url + drawing)).text();
      expect(svg).toContain(`sc-active" data-state="${state}"`);
    }
    const overview = await (await fetch(app.url + (data?.overview ?? ''))).text();
    for (const { chart } of data?.where ?? []) expect(overview).toContain(`sc-active" data-chart="${chart}"`);
    const faulty = await client().POST('/v1/drawings', { body: { log: legal as unknown as Log, at: 99_999 } });
    expect(faulty.error).toMatchObject({ code: 'invalid-body', errors: [{ code: 'no-such-entry', pointer: '/at' }] });
  });

  it('plays the turn of a seat that nobody plays, and says why it cannot', async () => {
    const ask = async (question: object) => {
      const body = JSON.stringify(question);
      const headers = { 'content-type': JSON_TYPE };
      const answer = await checked(new Request(`${app.url}/v1/ai-turns`, { method: 'POST', body, headers }));
      return (await answer.json()) as AiTurn & Problem;
    };
    const automatic = automaticOf(ruleset);
    const log = { format: FORMAT, ruleset, ...automatic?.sample, moves: [] };
    const asked = await ask({ log });
    if (automatic === undefined) {
      expect(asked).toMatchObject({ code: 'invalid-body', errors: [{ code: 'no-such-turn', pointer: '/at' }] });
      return;
    }
    expect(asked).toMatchObject({ at: -1, steps: [], ended: false, next: { by: 'chance' } });
    const [first] = asked.next.moves;
    const { steps, append, lines } = await ask({ log, moves: [first?.move] });
    expect(steps[0]).toMatchObject({ move: first?.move, given: true });
    expect(append).toEqual(steps.map(({ move }) => move));
    expect((await ask({ log, moves: lines })).append).toEqual(append);
    const gone = await ask({ log: { ...log, moves: append } });
    expect(gone.steps).toEqual([]);
    expect(await ask({ log, moves: [first?.move, first?.move] })).toMatchObject({ errors: [{ code: 'not-legal' }] });
    expect(await ask({ log, moves: [{ type: 'nothing' }] })).toMatchObject({ errors: [{ pointer: '/moves/0/type' }] });
    expect(await ask({ log, moves: ['nothing'] })).toMatchObject({ errors: [{ pointer: '/moves/0' }] });
  });

  it('referees a game while it is played: begun, told, seen, listened to', async () => {
    const begun = await client().POST('/v1/games', { body: { log: legal as unknown as Log } });
    expect(begun.response.status).toBe(201);
    const { game, tokens } = begun.data ?? {};
    const headers = { Authorization: `Bearer ${tokens?.table}` };
    const params = { path: { id: game?.id ?? '' } };
    expect((await client().GET('/v1/games/{id}', { params, headers })).data).toEqual(game);
    const { data: next } = await client().GET('/v1/games/{id}/legal-moves', { params, headers });
    const [first] = next?.moves ?? [];
    if (first === undefined) throw new Error('nothing is legal');
    const told = await client().POST('/v1/games/{id}/moves', { params, headers, body: first.move });
    expect([told.response.status, told.data?.accepted]).toEqual([201, true]);
    const { data: seen } = await client().GET('/v1/games/{id}/moves', { params, headers });
    expect(seen?.moves.at(-1)?.move).toEqual(told.data?.moves[0]);
    const { data: stands } = await client().GET('/v1/games/{id}/position', { params, headers });
    expect(stands).toMatchObject({ entries: legal.moves.length + 1 });
    const { data: written } = await client().GET('/v1/games/{id}/log', { params, headers });
    // What comes back is a log, pairs and all, and can be sent as one.
    const again: Log | undefined = written;
    expect(again).toMatchObject({ ruleset, moves: { length: legal.moves.length + 1 } });
    const heard = await client().GET('/v1/games/{id}/events', { params, headers, parseAs: 'stream' });
    expect(heard.response.headers.get('content-type')).toContain('text/event-stream');
    await heard.data?.cancel();
    const gone = await client().DELETE('/v1/games/{id}', { params, headers });
    expect([gone.response.status, gone.error]).toEqual([204, undefined]);
    expect((await client().GET('/v1/games/{id}', { params, headers })).response.status).toBe(404);
  });

  it('verifies while the client does something else', async () => {
    const begun = await client().POST('/v1/verifications', {
      body: legal as unknown as Log,
      params: { header: { Prefer: 'respond-async' } },
    });
    expect(begun.response.status).toBe(202);
    const id = begun.response.headers.get('location')?.split('/').at(-1) ?? '';
    const params = { path: { id } };
    const heard = await client().GET('/v1/verifications/{id}/events', { params, parseAs: 'text' });
    expect(heard.data).toContain('"state":"done"');
    const { data: status } = await client().GET('/v1/verifications/{id}', { params });
    expect(status).toMatchObject({ id, state: 'done', answered: 1 });
    const { data: report } = await client().GET('/v1/verifications/{id}/report', { params });
    expect(report).toMatchObject({ ruleset, verdict: 'legal' });
  });

  it('measures itself as Prometheus reads it', async () => {
    await client().GET('/v1/rulesets/{ruleset}', { params: { path: { ruleset: 'no-such-game' } } });
    const { data, response } = await client().GET('/metrics', { parseAs: 'text' });
    expect(response.headers.get('content-type')).toContain('version=0.0.4');
    expect(data).toMatch(
      /^referee_http_request_duration_seconds_count\{operation="getRuleset",method="GET",status="404"\} 1$/m,
    );
    expect(data).toMatch(/^referee_games \d+$/m);
    expect(data).toMatch(/^referee_held_bytes \d+$/m);
    expect(data).toMatch(/^process_cpu_seconds_total /m);
  });

  it('is alive and ready, and gives its own text', async () => {
    expect((await client().GET('/healthz')).data).toEqual({ status: 'ok' });
    expect((await client().GET('/readyz')).data).toMatchObject({
      status: 'ready',
      rulesets: { [ruleset]: expect.any(String) },
    });
    const { data } = await client().GET('/openapi.yaml', { parseAs: 'text' });
    expect(parse(data ?? '')).toEqual(api);
  });

  afterAll(() => {
    expect([...called].sort()).toEqual(operations.map(({ operation }) => operation.operationId).sort());
  });
});

describe('what is promised of answers comes, and nothing else', () => {
  const { ruleset, legal, broken, at } = logs();
  const [JSON_BODY, LINES] = [{ 'content-type': JSON_TYPE }, { 'content-type': NDJSON_TYPE }];
  const ask = (method: string, path: string, headers: Record<string, string> = {}, body: string | null = null) =>
    checked(new Request(app.url + path, { method, headers, body: method === 'POST' ? (body ?? '{}') : null }));
  /** A path of each operation that asks for something that there is. */
  const pathOf = (path: string, { parameters = [] }: Operation): string =>
    path.replace(/\{([^}]*)\}/g, (_, name: string) =>
      encodeURIComponent(parameters.find((one) => one.name === name)?.example ?? 'nothing'),
    );

  it('406 wherever it is promised, and nowhere else', async () => {
    // What is fetched later has to be there.
    const later = { ...JSON_BODY, prefer: 'respond-async' };
    const begun = await ask('POST', '/v1/verifications', later, JSON.stringify(legal));
    const done = begun.headers.get('location') ?? '';
    await (await ask('GET', `${done}/events`)).text();
    for (const { path, method, operation } of operations) {
      const headers = { ...(method === 'post' ? JSON_BODY : {}), accept: 'image/png' };
      const asked = operation.operationId === 'getVerificationReport' ? `${done}/report` : pathOf(path, operation);
      const { status } = await ask(method.toUpperCase(), asked, headers);
      expect(status === 406, `${method} ${path}: ${status}`).toBe('406' in operation.responses);
    }
  });

  it('304 of everything that does not change', async () => {
    for (const { path, method, operation } of operations) {
      if (method !== 'get' || operation.security !== undefined || !('304' in operation.responses)) continue;
      const first = await ask('GET', pathOf(path, operation));
      const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
      expect((await ask('GET', pathOf(path, operation), headers)).status, path).toBe(304);
    }
  });

  it('415 with what is read, 404 of what there is not, 422 of parameters that nobody knows', async () => {
    for (const { path, method, operation } of operations) {
      const at = pathOf(path, operation);
      if (method === 'post' && operation.security === undefined)
        expect((await ask('POST', at, { 'content-type': 'image/png' })).status, path).toBe(415);
      if (path.includes('{')) await ask(method.toUpperCase(), path.replaceAll(/\{[^}]*\}/g, 'nothing'), JSON_BODY);
      const { status } = await ask(method.toUpperCase(), `${at}?nothing=1`, JSON_BODY);
      expect(status, `${method} ${path}`).toBe(422);
    }
  });

  it('a report as a sheet, as a table and as lines, waited for and not', async () => {
    const text = JSON.stringify(legal);
    for (const accept of ['text/html', 'text/csv', JSON_TYPE, NDJSON_TYPE]) {
      const headers = { ...(accept === NDJSON_TYPE ? LINES : JSON_BODY), accept };
      expect(typeOf(await ask('POST', '/v1/verifications', headers, text))).toBe(accept);
      const begun = await ask('POST', '/v1/verifications', { ...headers, prefer: 'respond-async' }, text);
      const address = begun.headers.get('location') ?? '';
      await (await ask('GET', `${address}/events`)).text();
      expect(typeOf(await ask('GET', `${address}/report`))).toBe(accept);
    }
    const begun = await ask('POST', '/v1/verifications', { ...JSON_BODY, prefer: 'respond-async' }, '{');
    const address = begun.headers.get('location') ?? '';
    await (await ask('GET', `${address}/events`)).text();
    expect((await ask('GET', `${address}/report`)).status).toBe(409);
  });

  it('drawings of who calls whom and of each chart', async () => {
    for (const path of ['machines', 'machines/turn'])
      for (const accept of ['image/svg+xml', 'text/vnd.mermaid'])
        expect(typeOf(await ask('GET', `/v1/rulesets/${ruleset}/${path}`, { accept }))).toBe(accept);
    const answers = ['application/scxml+xml', 'text/markdown'].map((accept) =>
      ask('GET', `/v1/rulesets/${ruleset}/machines/turn`, { accept }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    await ask('GET', `/v1/rulesets/outer-rim/map`);
  });

  it('of a game: tags, and whose token is missing', async () => {
    const begun = await ask('POST', '/v1/games', JSON_BODY, JSON.stringify({ log: legal }));
    const path = begun.headers.get('location') ?? '';
    const { tokens } = (await begun.json()) as { tokens: { table: string; watcher: string } };
    const [table, watcher] = [tokens.table, tokens.watcher].map((token) => ({ Authorization: `Bearer ${token}` }));
    expect((await ask('POST', '/v1/games', JSON_BODY, JSON.stringify({ log: broken }))).status).toBe(200);
    const tag = `"${legal.moves.length}"`;
    for (const part of ['', '/moves', '/legal-moves', '/position', '/log']) {
      const asked = await ask('GET', path + part, table);
      expect([asked.status, asked.headers.get('etag')]).toEqual([200, tag]);
      expect((await ask('GET', path + part, { ...table, 'If-None-Match': tag })).status).toBe(304);
      expect((await ask('GET', path + part)).status).toBe(401);
    }
    const told = { ...JSON_BODY, ...table };
    const key = { ...told, 'Idempotency-Key': 'ä' };
    const statuses = [
      await ask('POST', `${path}/moves`, { ...told, 'If-Match': '"0"' }, '{"type":"x"}'),
      await ask('POST', `${path}/moves`, { ...JSON_BODY, ...watcher }, '{"type":"x"}'),
      await ask('POST', `${path}/moves`, { ...table, 'content-type': 'text/plain' }, 'x'),
      await ask('POST', `${path}/moves`, key, '{"type":"x"}'),
      await ask('POST', `${path}/moves`, told, '{"type":"x"}'),
      await ask('POST', `${path}/moves`, told, JSON.stringify(broken.moves[at])),
      await ask('POST', `${path}/moves`, told, '{'),
      await ask('DELETE', path, watcher),
      await ask('DELETE', path, { ...table, 'If-Match': '"0"' }),
      await ask('DELETE', path, table),
    ].map(({ status }) => status);
    expect(statuses).toEqual([412, 403, 415, 400, 422, 200, 400, 403, 412, 204]);
  });

  it('whatever is not documented is noticed: each header, each media type, each status', () => {
    for (const { documented, answer } of came) {
      for (const name of headersIn(answer)) {
        const headers = Object.entries(documented.headers ?? {}).filter(([one]) => one.toLowerCase() !== name);
        expect(complaints({ ...documented, headers: Object.fromEntries(headers) }, answer)).toHaveLength(1);
      }
      if (typeOf(answer) !== '') expect(complaints({ ...documented, content: {} }, answer)).toHaveLength(1);
    }
    expect(complaints(undefined, new Response())).toHaveLength(1);
    const silent = new Response(null, { status: 204 });
    expect(complaints({ description: '', headers: { ETag: { required: true } } }, silent)).toEqual([
      'the header ETag is missing',
    ]);
  });

  it('every success and every media type has come', () => {
    const seen = new Set(came.map((one) => `${one.operation.operationId} ${one.answer.status} ${typeOf(one.answer)}`));
    const promised = operations.flatMap(({ operation: { operationId, responses } }) =>
      Object.entries(responses).flatMap(([status, { content = { '': {} } }]) =>
        Number(status) < 400 ? Object.keys(content).map((type) => `${operationId} ${status} ${type}`) : [],
      ),
    );
    expect(promised.filter((one) => !seen.has(one))).toEqual([]);
  });
});

describe('every example of openapi.yaml', () => {
  for (const { path, method, operation } of operations) {
    // What belongs to a game, or to a verification under way, is asked above.
    if (operation.security !== undefined || path.startsWith('/v1/verifications/')) continue;
    const values = Object.fromEntries(
      (operation.parameters ?? []).flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
    );
    const url = path.replace(/\{([^}]*)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    const query = (operation.parameters ?? [])
      .filter((one) => one.in === 'query' && one.example !== undefined)
      .map(({ name, example }) => `${name}=${example}`);
    const schema = schemaOf(operation.operationId);

    if (method === 'get') {
      it(`${operation.operationId}: its parameters get an answer`, async () => {
        const answer = await checked(new Request(`${app.url}${url}?${query.join('&')}`));
        expect(answer.status).toBe(200);
      });
    }
    for (const [name, { value }] of Object.entries(operation.requestBody?.content[JSON_TYPE]?.examples ?? {})) {
      it(`${operation.operationId}: ${name} gets an answer`, async () => {
        const answer = await checked(
          new Request(app.url + url, {
            method: 'POST',
            body: JSON.stringify(value),
            headers: { 'content-type': JSON_TYPE },
          }),
        );
        expect(answer.status).toBe(operation.operationId === 'createGame' && name.endsWith('legal') ? 201 : 200);
        const shown = operation.responses['200']?.content?.[JSON_TYPE]?.examples?.[name]?.value as
          | { verdict?: string }
          | undefined;
        if (shown?.verdict !== undefined) expect(await answer.json()).toMatchObject({ verdict: shown.verdict });
      });
    }
    for (const [name, { summary, value }] of Object.entries(
      operation.requestBody?.content[PLAIN_TYPE]?.examples ?? {},
    )) {
      it(`${operation.operationId}: the text ${name} gets an answer`, async () => {
        // What is asked of the text stands in the query.
        const [, asked = ''] = /`(\?[^`]*)`/.exec(summary) ?? [];
        const answer = await checked(
          new Request(app.url + url + asked, {
            method: 'POST',
            body: String(value),
            headers: { 'content-type': PLAIN_TYPE },
          }),
        );
        expect(answer.status).toBe(operation.operationId === 'createGame' && name.endsWith('legal') ? 201 : 200);
      });
    }
    for (const [name, { value }] of Object.entries(operation.requestBody?.content[NDJSON_TYPE]?.examples ?? {})) {
      it(`${operation.operationId}: the lines ${name} get answers`, async () => {
        const answer = await checked(
          new Request(app.url + url, { method: 'POST', body: String(value), headers: { 'content-type': NDJSON_TYPE } }),
        );
        const lines = (await answer.text()).trimEnd().split('\n');
        expect(lines).toHaveLength(String(value).trimEnd().split('\n').length);
        for (const line of lines) schema?.parse(JSON.parse(line));
      });
    }
    for (const [name, { value }] of Object.entries(operation.responses['200']?.content?.[JSON_TYPE]?.examples ?? {})) {
      it(`${operation.operationId}: the answer ${name} fits the schema`, () => {
        schema?.parse(value);
      });
    }
  }
});
