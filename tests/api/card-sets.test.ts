import { describe, expect, it } from 'vitest';
import { CardSets, type Kept } from '../../api/card-sets/store.ts';
import { POOL, Pool } from '../../api/pool/pool.ts';
import { HttpProblem } from '../../api/problems.ts';
import { post, problemOf, service } from './support.ts';

const log = (paid: number) => ({
  format: 'referee-log/1',
  ruleset: 'outer-rim',
  seats: ['ann', 'ben'],
  start: {
    turn: { seat: 'ann', step: 'action' },
    seats: { ann: { space: 'tatooine', credits: 5000, ship: 'g9-rigger' }, ben: { space: 'naboo' } },
    market: { cargo: 'stolen-supplies' },
  },
  moves: [{ type: 'market.buy', seat: 'ann', deck: 'cargo', card: 'stolen-supplies', paid }],
});

const set = (cost: number, name = 'mine') => ({
  format: 'referee-cards/1',
  ruleset: 'outer-rim',
  name,
  cards: [
    {
      id: 'stolen-supplies',
      cost,
      destination: 'kessel',
      reward: {},
      bonuses: {},
      abilities: [],
      patrolIcon: 'none',
      contactIcon: 'none',
    },
  ],
});

const encoder = new TextEncoder();
const kept = (hash: string, bytes = encoder.encode('{}')): Kept => ({ hash, name: hash, bytes });

describe.each([
  ['here', undefined],
  ['in threads', new Pool({ ...POOL, threads: 1 })],
])('sets of cards, refereed %s', (_where, pool) => {
  const app = service(pool === undefined ? {} : { pool });
  const send = async (cards: unknown) => {
    const answer = await post(`${app.url}/v1/card-sets`, JSON.stringify(cards));
    expect(answer.status).toBe(200);
    return (await answer.json()) as { hash: string; contradictions: string[] };
  };
  const verdict = async (paid: number, hash?: string) => {
    const query = hash === undefined ? '' : `?cards=${encodeURIComponent(hash)}`;
    const answer = await post(`${app.url}/v1/verifications${query}`, JSON.stringify(log(paid)));
    return ((await answer.json()) as { verdict: string }).verdict;
  };

  it('hold for the requests that name them, and for no others', async () => {
    const { hash } = await send(set(2000));
    expect(await verdict(2000)).toBe('unverifiable');
    expect(await verdict(2000, hash)).toBe('legal');
    expect(await verdict(1000, hash)).toBe('violation');
    expect(await verdict(2000)).toBe('unverifiable');
  });

  it('are the same by what they say, however they are written', async () => {
    const { hash } = await send(set(2000));
    const { format, ...rest } = set(2000);
    expect((await send({ ...rest, format })).hash).toBe(hash);
    expect((await send(set(2001))).hash).not.toBe(hash);
  });

  it('hold for legal moves, explanations and every line of NDJSON', async () => {
    const { hash } = await send(set(2000));
    const query = `?cards=${encodeURIComponent(hash)}`;
    const why = await post(`${app.url}/v1/explanations${query}`, JSON.stringify({ log: log(1000), at: 0 }));
    expect(await why.json()).toMatchObject({ verdict: 'violation' });
    const legal = await post(`${app.url}/v1/legal-moves${query}`, JSON.stringify({ log: log(1000), at: -1 }));
    const { moves } = (await legal.json()) as { moves: { move: { type: string; deck?: string }; doubts?: unknown }[] };
    const bought = moves.filter(({ move }) => move.type === 'market.buy' && move.deck === 'cargo');
    expect(bought.map(({ doubts }) => doubts)).toEqual(bought.map(() => undefined));
    const lines = await post(
      `${app.url}/v1/verifications${query}`,
      `${JSON.stringify(log(2000))}\n${JSON.stringify(log(1000))}\n`,
      { 'content-type': 'application/x-ndjson' },
    );
    const reports = (await lines.text()).trimEnd().split('\n');
    expect(reports.map((line) => (JSON.parse(line) as { verdict: string }).verdict)).toEqual(['legal', 'violation']);
  });

  it('that nobody has sent are a problem of the request', async () => {
    const body = JSON.stringify(log(2000));
    const problem = await problemOf(await post(`${app.url}/v1/verifications?cards=sha256:0`, body), 404);
    expect(problem.code).toBe('unknown-cards');
    for (const name of ['__proto__', 'constructor', ''])
      await problemOf(await post(`${app.url}/v1/verifications?cards=${name}`, body), 404);
    await problemOf(await post(`${app.url}/v1/verifications?cards=${'x'.repeat(200)}`, body), 422);
    await problemOf(await post(`${app.url}/v1/verifications?cards=a&cards=b`, body), 422);
  });

  it('that cannot be used are told with their places, and are not kept', async () => {
    const strange = JSON.stringify({ ...set(2000), crads: [] }, null, 1);
    const problem = await problemOf(await post(`${app.url}/v1/card-sets`, strange), 422);
    expect(problem).toMatchObject({ code: 'invalid-cards', errors: [{ pointer: '/crads', line: 17, column: 2 }] });
    const twice = { ...set(2000), cards: [...set(2000).cards, ...set(3000).cards] };
    const clash = await problemOf(await post(`${app.url}/v1/card-sets`, JSON.stringify(twice)), 422);
    expect(clash.errors?.[0]?.message).toMatch(/2000 at mine:1:\d+, but 3000 at mine:1:\d+/);
    for (const hostile of ['[]', 'null', '3', '"x"', '{"format":"referee-cards/1","ruleset":"__proto__"}'])
      await problemOf(await post(`${app.url}/v1/card-sets`, hostile), 422);
    for (const hostile of ['{', `{"a":${'['.repeat(5_000)}`, '{"__proto__":1}'])
      await problemOf(await post(`${app.url}/v1/card-sets`, hostile), 400);
    const deep = `${'{"do":"may","effects":['.repeat(25)}${']}'.repeat(25)}`;
    const program = `{"format":"referee-cards/1","ruleset":"outer-rim","databank":[{"id":"a","program":[${deep}]}]}`;
    await problemOf(await post(`${app.url}/v1/card-sets`, program), 422);
  });

  it('say what the catalogue is sure of and they say otherwise', async () => {
    const { contradictions } = await send({ ...set(2000), cards: [{ id: 'bacta-supplies', cost: 9000 }] });
    expect(contradictions).toEqual([expect.stringMatching(/9000 at mine:1:\d+, but 1000 at the catalogue/)]);
  });
});

describe('a service with sets of its own', () => {
  const own = (cost: number) => kept('sha256:own', encoder.encode(JSON.stringify(set(cost, 'house'))));
  const app = service({ cardSets: new CardSets([own(2000)]) });

  it('uses them for all logs', async () => {
    const answer = await post(`${app.url}/v1/verifications`, JSON.stringify(log(1000)));
    expect(await answer.json()).toMatchObject({ verdict: 'violation', receipt: { cards: [{ name: 'house' }] } });
  });

  it('refuses a set that contradicts them, with both places; also line by line', async () => {
    const answer = await post(`${app.url}/v1/card-sets`, JSON.stringify(set(3000)));
    const { hash } = (await answer.json()) as { hash: string };
    const url = `${app.url}/v1/verifications?cards=${encodeURIComponent(hash)}`;
    const problem = await problemOf(await post(url, JSON.stringify(log(2000))), 422);
    expect(problem.code).toBe('invalid-cards');
    expect(problem.detail).toMatch(/2000 at sha256:own:1:\d+, but 3000 at mine:1:\d+/);
    const lines = await post(url, `${JSON.stringify(log(2000))}\n`, { 'content-type': 'application/x-ndjson' });
    expect(JSON.parse(await lines.text())).toMatchObject({ code: 'invalid-cards' });
  });
});

describe('what is kept is bounded', () => {
  it('by number: what nobody has named for the longest time makes room', () => {
    const sets = new CardSets([], { sets: 2, bytes: 1000 });
    for (const hash of ['a', 'b']) sets.keep(kept(hash));
    sets.named('a');
    sets.keep(kept('c'));
    expect(sets.named('a')).toHaveLength(1);
    expect(sets.named('c')).toHaveLength(1);
    expect(() => sets.named('b')).toThrow(HttpProblem);
  });

  it('by bytes, and the same set once more takes no room', () => {
    const sets = new CardSets([kept('own')], { sets: 10, bytes: 100 });
    for (let again = 0; again < 5; again += 1) sets.keep(kept('a', new Uint8Array(60)));
    sets.keep(kept('b', new Uint8Array(40)));
    expect(sets.named('a')).toHaveLength(2);
    sets.keep(kept('c', new Uint8Array(1)));
    expect(() => sets.named('b')).toThrow(HttpProblem);
    expect(sets.named(undefined)).toHaveLength(1);
    expect(sets.named('own')).toHaveLength(1);
  });
});
