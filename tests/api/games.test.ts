/**
 * @module
 * Games that are refereed while they are played, over HTTP: who may tell and see what, races, and what a crash leaves.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { FolderInUse, Games, LIVE } from '../../api/games/store.ts';
import { startServer } from '../../api/server.ts';
import { createClient, gameEvents } from '../../client/index.ts';
import { readText, reportFor } from '../../referee/ask.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { simulate } from '../../referee/simulate.ts';
import type { BegunGame, GameMoves, GamePosition, JudgedMoves } from '../../schemas/games.ts';
import type { Json } from '../../schemas/json.ts';
import type { LegalMoves } from '../../schemas/report.ts';
import { good } from '../notation/support.ts';
import { problemOf, service } from './support.ts';

type Begun = z.infer<typeof BegunGame>;
type Position = z.infer<typeof GamePosition>;

const folders: string[] = [];
const newFolder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'referee-games-'));
  folders.push(made);
  return made;
};
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const row = ['at-st', 'y-wing', 'tie-bomber', 'tie-interceptor', 'x-wing', 'b-wing'];
const hand = ['stormtrooper', 'stormtrooper', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle'];
const log = {
  format: 'referee-log/1',
  ruleset: 'deckbuilding',
  options: { information: 'public' },
  seats: ['vera', 'sam'],
  moves: row.map((card) => ({ type: 'galaxy.refill', card })),
};
const draws = hand.map((card) => ({ type: 'card.draw', seat: 'vera', card }));
const plays = (card: string) => ({ type: 'card.play', seat: 'vera', card });

/** A game on a service, with one way to ask for each token. */
async function begin(url: string, body: object = { log }) {
  const answer = await fetch(`${url}/v1/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const begun = (await answer.json()) as Begun;
  expect(answer.status, JSON.stringify(begun)).toBe(201);
  const { tokens, game } = begun as { tokens: NonNullable<Begun['tokens']>; game: NonNullable<Begun['game']> };
  expect(answer.headers.get('location')).toBe(`/v1/games/${game.id}`);
  return { id: game.id, tokens, ...asking(`${url}/v1/games/${game.id}`) };
}

function asking(address: string) {
  const ask = (token: string, path = '', headers: Record<string, string> = {}): Promise<Response> =>
    fetch(address + path, { headers: { authorization: `Bearer ${token}`, ...headers } });
  const get = async <T>(token: string, path = ''): Promise<T> => (await (await ask(token, path)).json()) as T;
  const tell = (token: string, moves: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${address}/moves`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(moves),
    });
  const told = async (token: string, moves: unknown, headers: Record<string, string> = {}) => {
    const answer = await tell(token, moves, headers);
    return { status: answer.status, tag: answer.headers.get('etag'), ...((await answer.json()) as JudgedMoves) };
  };
  return { address, ask, get, tell, told };
}

const app = service();

describe('a game that is played on the service', () => {
  it('is told by the table and by the seats, and each sees what is theirs', async () => {
    const { tokens, get, told } = await begin(app.url);
    const { vera = '', sam = '' } = tokens.seats;
    expect(await told(tokens.table, draws)).toMatchObject({
      status: 201,
      accepted: true,
      because: null,
      entries: 11,
      tag: '"11"',
    });
    for (const [token, cards] of [
      [vera, hand],
      [tokens.table, hand],
      [sam, [null, null, null, null, null]],
      [tokens.watcher, [null, null, null, null, null]],
    ] as const) {
      const { moves } = await get<GameMoves>(token, '/moves?from=6');
      expect(moves.map(({ move }) => (move as { card?: string } | null)?.card ?? null)).toEqual(cards);
      expect(moves.map(({ entry, by }) => [entry, by])).toEqual([6, 7, 8, 9, 10].map((entry) => [entry, null]));
      const { position, entries, toMove } = await get<Position>(token, '/position');
      expect([entries, toMove]).toEqual([11, { seats: ['vera'], chance: false, over: false }]);
      const seen = (position as { seats: { vera: { hand: string[] } } }).seats.vera.hand;
      expect(seen.toSorted()).toEqual(cards[0] === null ? ['?1', '?1', '?1', '?1', '?1'] : cards.toSorted());
    }
    const legal = await get<LegalMoves>(vera, '/legal-moves');
    expect(legal.at).toBe(10);
    expect(legal.moves.map(({ says }) => says)).toEqual([
      'vera plays imperial-shuttle',
      'vera plays stormtrooper',
      'vera ends the turn',
    ]);
    expect((await get<LegalMoves>(sam, '/legal-moves')).moves).toEqual([]);
    // A line as a person writes it, and a printed name.
    expect(await told(vera, 'card.play Stormtrooper')).toMatchObject({ status: 422 });
    expect(await told(vera, 'vera card.play Stormtrooper')).toMatchObject({
      status: 201,
      moves: [plays('stormtrooper')],
    });
    const { moves } = await get<GameMoves>(sam, '/moves');
    expect(moves.at(-1)).toMatchObject({ entry: 11, by: 'vera', move: plays('stormtrooper') });
    // The log that each could write is one that the referee takes.
    for (const token of [tokens.table, vera, sam, tokens.watcher]) {
      const report = good(reportFor(good(readText(JSON.stringify(await get(token, '/log'))))));
      expect(report.violations).toEqual([]);
    }
  });

  it('a move that breaks a rule is not taken, and the answer says which rule', async () => {
    const { tokens, get, told } = await begin(app.url);
    const { vera = '' } = tokens.seats;
    await told(tokens.table, draws);
    const refused = await told(vera, [plays('stormtrooper'), plays('at-st')]);
    expect(refused).toMatchObject({ status: 200, accepted: false, because: 'breach', entries: 11, tag: '"11"' });
    expect(refused.violations.map(({ rule, entry, pointer }) => [rule, entry, pointer])).toEqual([
      ['deckbuilding.play-a-card.0.1', 12, '/moves/12'],
    ]);
    // So is what its player claims wrongly of what they see, whoever tells it.
    const claiming = { ...plays('stormtrooper'), expect: { turn: { resources: 9 } } };
    for (const token of [vera, tokens.table])
      expect(await told(token, claiming)).toMatchObject({ accepted: false, because: 'breach' });
    expect(await get(vera)).toMatchObject({ entries: 11, you: { as: 'seat', seat: 'vera' } });
  });

  it('what everybody sees has to be told, so that everybody can follow', async () => {
    const { tokens, told } = await begin(app.url, { log: { ...log, options: {}, moves: [] } });
    const starters = [
      ...Array<string>(7).fill('stormtrooper'),
      ...Array<string>(2).fill('inquisitor'),
      'imperial-shuttle',
    ];
    const shuffled = await told(tokens.table, { type: 'deck.shuffle', seat: 'vera', order: starters });
    expect(shuffled.accepted).toBe(false);
    expect(['breach', 'not-to-be-followed']).toContain(shuffled.because);
  });

  it('what only one player sees has to be such that they can follow it, not only those who do not see it', async () => {
    const order = `fang-fighter kel-dor-mystic director-krennic tie-bomber mon-calamari-cruiser death-trooper ig-88 kel-dor-mystic lando-calrissian jyn-erso gozanti-cruiser y-wing u-wing x-wing c-roc-cruiser blockade-runner quarren-mercenary landing-craft death-trooper hammerhead-corvette chewbacca jabba-the-hutt star-destroyer twilek-smuggler millennium-falcon z-95-headhunter fang-fighter hammerhead-corvette twilek-smuggler duros-spy imperial-carrier scout-trooper jawa-scavenger at-st princess-leia at-st gozanti-cruiser tie-interceptor darth-vader u-wing dengar snowspeeder at-at gozanti-cruiser tie-fighter rebel-commando rebel-commando c-roc-cruiser bossk jabbas-sail-barge x-wing duros-spy mon-calamari-cruiser imperial-carrier nebulon-b-frigate baze-malbus blockade-runner landing-craft general-veers tie-bomber blockade-runner han-solo luke-skywalker x-wing rebel-transport tie-fighter tie-fighter boba-fett chirrut-imwe cassian-andor tie-interceptor b-wing scout-trooper star-destroyer z-95-headhunter lobot rebel-transport snowspeeder y-wing rodian-gunslinger quarren-mercenary jawa-scavenger grand-moff-tarkin hwk-290 hwk-290 moff-jerjerrod admiral-piett b-wing nebulon-b-frigate rodian-gunslinger`;
    const shuffled = { type: 'galaxy.shuffle', order: order.split(/\s+/) };
    const full = { ...log, options: { mode: 'beginner', information: 'full' }, moves: [shuffled] };
    const { tokens, told } = await begin(app.url, { log: full });
    // By the order, which no player knows, the row is full; Vera, who sees the card drawn, misses what has come into it.
    const draw = await told(tokens.table, { type: 'card.draw', card: 'stormtrooper', seat: 'vera' });
    expect(draw).toMatchObject({ status: 200, because: 'not-to-be-followed', entries: 1 });
  });

  it('what comes up from a deck whose order was told is told as well: the table finds it listed until everybody can follow', async () => {
    const game = rulesetOf('deckbuilding');
    if (game === undefined) throw new Error('no such game');
    const { log: whole } = simulate(game, 3, 30, undefined, { options: { information: 'full' } });
    const [first, second, third, decision] = whole['moves'] as unknown as Json[];
    const { tokens, get, told } = await begin(app.url, { log: { ...whole, moves: [] } });
    const { table } = tokens;
    expect((await told(table, [first, second, third])).accepted).toBe(true);
    const { order } = third as unknown as { order: string[] };
    const legalNow = () => get<LegalMoves>(table, '/legal-moves');
    const movesNow = async () => (await legalNow()).moves.map(({ move }) => move);
    const listed = await legalNow();
    expect(listed.toMove).toEqual({ seats: [], chance: true, over: false, mayAct: [] });
    expect((await get<Position>(tokens.watcher, '/position')).toMove).toMatchObject({ chance: true });
    const row = listed.moves.map(({ move }) => move);
    const refills = row.filter(({ type }) => type === 'galaxy.refill') as unknown as { card: string }[];
    expect(refills.map(({ card }) => card)).toEqual([...new Set(order.slice(0, 6))].sort());
    const early = await told(table, decision);
    expect(early).toMatchObject({ accepted: false, because: 'not-to-be-followed' });
    expect(early.violations.map(({ legal }) => legal)).toEqual([row]);
    for (let left = 6; left > 0; left -= 1) expect((await told(table, (await movesNow())[0])).accepted).toBe(true);
    expect(await movesNow()).toContainEqual(decision);
    expect((await told(table, decision)).accepted).toBe(true);
  });

  it('opening hands may be told in any order: each player sees the own one, and nobody decides anything before both are told', async () => {
    const rebels = ['rebel-trooper', 'alliance-shuttle', 'alliance-shuttle', 'alliance-shuttle', 'temple-guardian'];
    const shuffles = ['vera', 'sam'].map((seat) => ({ type: 'deck.shuffle', seat }));
    const full = {
      ...log,
      options: { information: 'full' },
      moves: [...shuffles, { type: 'galaxy.shuffle' }, ...log.moves],
    };
    const { tokens, told, get } = await begin(app.url, { log: full });
    const { vera = '', sam = '' } = tokens.seats;
    const sams = await told(
      tokens.table,
      rebels.map((card) => ({ type: 'card.draw', seat: 'sam', card })),
    );
    expect(sams.accepted).toBe(true);
    const seen = async (token: string) => (await get(token, '/position')) as unknown as Position;
    const handOf = (position: Position, seat: string) =>
      (position.position as unknown as { seats: Record<string, { hand: string[] }> }).seats[seat]?.hand;
    expect(handOf(await seen(sam), 'sam')).toEqual(rebels);
    for (const token of [vera, tokens.watcher]) expect(handOf(await seen(token), 'sam')).toEqual(Array(5).fill('?2'));
    // Vera's own cards are still to come up.
    for (const token of [vera, sam, tokens.watcher, tokens.table]) {
      const awaited = { seats: [], chance: true, over: false };
      expect(await get(token, '/legal-moves')).toMatchObject({ toMove: { ...awaited, mayAct: [] } });
      expect((await seen(token)).toMove).toEqual(awaited);
    }
    expect(await get(vera, '/legal-moves')).toMatchObject({ moves: [] });
    expect((await told(tokens.table, draws)).accepted).toBe(true);
    const { toMove, moves } = (await get(vera, '/legal-moves')) as unknown as LegalMoves;
    expect(toMove).toMatchObject({ seats: ['vera'], chance: false });
    expect(moves.map(({ move }) => move)).toContainEqual(plays('stormtrooper'));
  });

  it('a log that breaks a rule begins no game, a log that is none is a problem', async () => {
    const post = (body: unknown, type = 'application/json') =>
      fetch(`${app.url}/v1/games`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const broken = await post({ log: { ...log, moves: [...log.moves, plays('at-st')] } });
    expect(broken.status).toBe(200);
    expect(await broken.json()).toMatchObject({
      game: null,
      tokens: null,
      because: 'breach',
      violations: [{ entry: 6, rule: 'deckbuilding.play-a-card.0.1' }],
    });
    expect(await problemOf(await post({ log: { ...log, seats: 7 } }), 422)).toMatchObject({ code: 'invalid-log' });
    expect(await problemOf(await post({ log, chance: 'nobody' }), 422)).toMatchObject({ code: 'invalid-body' });
    const lines = `format: referee-log/1\nruleset: deckbuilding\nseats: [vera, sam]\noptions: {information: public}\nmoves:\ngalaxy.refill at-st\n`;
    const plain = await fetch(`${app.url}/v1/games?chance=seats`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: lines,
    });
    expect([plain.status, ((await plain.json()) as Begun).game]).toMatchObject([201, { chance: 'seats', entries: 1 }]);
  });

  it('tokens: none, another one, that of another seat, a watcher; a game that is not there', async () => {
    const { tokens, address, ask, tell } = await begin(app.url);
    const { vera = '', sam = '' } = tokens.seats;
    const bare = await fetch(`${address}/moves`);
    expect(bare.headers.get('www-authenticate')).toBe('Bearer');
    expect((await problemOf(bare, 401)).code).toBe('unauthorized');
    for (const token of ['x', `${vera}x`, vera.slice(1), '../../etc', '__proto__', 'constructor'])
      for (const path of ['', '/moves', '/position', '/legal-moves', '/log', '/events'])
        expect((await problemOf(await ask(token, path), 401)).code).toBe('unauthorized');
    expect((await problemOf(await tell(sam, plays('stormtrooper')), 403)).detail).toContain('a decision of vera');
    expect((await problemOf(await tell(vera, draws), 403)).detail).toContain('told by the table');
    expect((await problemOf(await tell(tokens.watcher, draws), 403)).code).toBe('not-yours');
    const other = await begin(app.url);
    expect((await problemOf(await other.ask(tokens.table), 401)).code).toBe('unauthorized');
    for (const id of ['x', '..%2f..%2fetc', '__proto__', 'A'.repeat(22), 'A'.repeat(5000)])
      expect((await problemOf(await fetch(`${app.url}/v1/games/${id}`), 404)).code).toBe('unknown-game');
  });

  it('players tell dice and cards themselves where the game was begun so', async () => {
    const { tokens, told } = await begin(app.url, { log, chance: 'seats' });
    expect(await told(tokens.seats['vera'] ?? '', draws)).toMatchObject({ status: 201, entries: 11 });
  });

  it('If-Match: a move that was meant for another position is not taken', async () => {
    const { tokens, told, tell, ask } = await begin(app.url);
    expect(await told(tokens.table, draws, { 'if-match': '"6"' })).toMatchObject({ status: 201 });
    const late = await tell(tokens.seats['vera'] ?? '', plays('stormtrooper'), { 'if-match': '"6"' });
    expect(late.headers.get('etag')).toBe('"11"');
    expect((await problemOf(late, 412)).code).toBe('precondition-failed');
    expect(await told(tokens.seats['vera'] ?? '', plays('stormtrooper'), { 'if-match': '"10", "11"' })).toMatchObject({
      status: 201,
    });
    expect(await told(tokens.seats['vera'] ?? '', plays('stormtrooper'), { 'if-match': '*' })).toMatchObject({
      status: 201,
    });
    // A proxy that packs answers makes their tags weak ones.
    for (const tag of ['"13"', 'W/"13"', '"12", W/"13"', '*']) {
      const known = await ask(tokens.watcher, '/position', { 'if-none-match': tag });
      expect([known.status, await known.text()], tag).toEqual([304, '']);
    }
  });

  it('Idempotency-Key: told once more it is taken once, and answered as before', async () => {
    const { tokens, told, tell, get } = await begin(app.url);
    const key = { 'idempotency-key': 'first' };
    const first = await told(tokens.table, draws, key);
    const again = await told(tokens.table, draws, { ...key, 'if-match': '"6"' });
    expect(again).toEqual(first);
    expect((await problemOf(await tell(tokens.table, draws.slice(1), key), 422)).code).toBe('key-used');
    // The key of another role is another key.
    expect(await told(tokens.seats['vera'] ?? '', plays('stormtrooper'), key)).toMatchObject({ status: 201 });
    expect(await get(tokens.table)).toMatchObject({ entries: 12 });
    for (const bad of ['', ' ', 'x'.repeat(201)]) {
      const answer = await tell(tokens.table, draws, { 'idempotency-key': bad });
      if (bad.trim() !== '') await problemOf(answer, 400);
    }
  });

  it('of many moves at a time each is judged behind the one before', async () => {
    const { tokens, tell, get } = await begin(app.url);
    const { vera = '' } = tokens.seats;
    await tell(tokens.table, draws);
    const answers = await Promise.all(Array.from({ length: 12 }, () => tell(vera, plays('stormtrooper'))));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(200), 201, 201]);
    expect(await get(vera)).toMatchObject({ entries: 13 });
  });

  it('what is no move, too much, or no JSON is a problem with its place', async () => {
    const { tokens, tell, address } = await begin(app.url);
    const odd: [unknown, string][] = [
      [1, ''],
      [[null], '/0'],
      [{ type: 'card.pla', seat: 'vera', card: 'x' }, '/type'],
      [[draws[0], { ...draws[1], card: 7 }], '/1/card'],
      [{ type: 'card.draw', seat: 'vera', card: 'x', ['__proto__x']: 1 }, '/__proto__x'],
      ['vera nonsense', ''],
    ];
    for (const [moves, pointer] of odd) {
      const { code, errors } = await problemOf(await tell(tokens.table, moves), 422);
      expect([code, errors?.[0]?.pointer], JSON.stringify(moves)).toEqual(['invalid-body', pointer]);
      expect(errors?.[0]?.line, JSON.stringify(moves)).toBe(1);
    }
    const raw = (body: string) =>
      fetch(`${address}/moves`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.table}` },
        body,
      });
    const { errors } = await problemOf(await raw('\n[\n "vera turn.end",\n {"type": "card.play", "kard": 1}]'), 422);
    expect(errors).toContainEqual(expect.objectContaining({ pointer: '/1/kard', line: 4, column: 24 }));
    expect((await problemOf(await raw('{'), 400)).code).toBe('invalid-json');
    expect((await problemOf(await raw('{"__proto__": 1}'), 400)).code).toBe('invalid-json');
    expect((await problemOf(await raw(`${'['.repeat(70)}${']'.repeat(70)}`), 400)).code).toBe('invalid-json');
    expect((await problemOf(await raw(`"${'x'.repeat(300_000)}"`), 413)).code).toBe('too-large');
    // Inside of what is asked it is deeper than in the body: still no fault of the service.
    await problemOf(await raw(`${'['.repeat(63)}${']'.repeat(63)}`));
    const query = { headers: { authorization: `Bearer ${tokens.table}` } };
    expect(await problemOf(await fetch(`${address}/legal-moves?seat=zoe`, query), 422)).toMatchObject({
      code: 'invalid-parameters',
      errors: [{ code: 'no-such-seat', pointer: '/query/seat' }],
    });
    expect((await tell(tokens.table, [])).status).toBe(201);
  });
});

/** The events of a game as they come. */
async function* events(answer: Response): AsyncGenerator<{ id: string; data: GameMoves }> {
  let text = '';
  for await (const piece of answer.body ?? []) {
    text += Buffer.from(piece as Uint8Array).toString();
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const said = text.slice(0, end);
      text = text.slice(end + 2);
      const [, id = ''] = /^id: (.*)$/m.exec(said) ?? [];
      const [, data] = /^data: (.*)$/m.exec(said) ?? [];
      if (data !== undefined) yield { id, data: JSON.parse(data) as GameMoves };
    }
  }
}

describe('events', () => {
  it('tell what there is and what comes, each what is theirs, and on from the last one', async () => {
    const { tokens, ask, told } = await begin(app.url);
    const answer = await ask(tokens.seats['sam'] ?? '', '/events');
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const heard = events(answer);
    expect((await heard.next()).value).toMatchObject({ id: '6', data: { entries: 6 } });
    await told(tokens.table, draws);
    const { value } = await heard.next();
    expect(value).toMatchObject({ id: '11', data: { entries: 11 } });
    expect(JSON.stringify(value)).not.toContain('imperial-shuttle');
    await heard.return(undefined);
    await told(tokens.seats['vera'] ?? '', plays('stormtrooper'));
    const later = events(await ask(tokens.seats['vera'] ?? '', '/events', { 'last-event-id': '6' }));
    const { value: missed } = await later.next();
    expect(
      missed?.data.moves.map(({ move }: GameMoves['moves'][number]) => (move as unknown as { card: string }).card),
    ).toEqual([...hand, 'stormtrooper']);
    await later.return(undefined);
  });

  it('something is sent before the connection is held to be dead, and a service that stops ends them', async () => {
    const running = await startServer({ host: '127.0.0.1', port: 0, threads: 0, idle: 300 });
    const { tokens, ask } = await begin(running.url);
    const answer = await ask(tokens.table, '/events');
    let text = '';
    const read = (async () => {
      for await (const piece of answer.body ?? []) text += Buffer.from(piece as Uint8Array).toString();
    })();
    await sleep(1_000);
    expect(text).toContain(': still here');
    const stopping = performance.now();
    await running.close();
    await read;
    expect(performance.now() - stopping).toBeLessThan(4_000);
  });
});

describe('the client', () => {
  it('hears what comes up over more than one connection, until the table takes the game away', async () => {
    const folder = newFolder();
    const first = await startServer({ host: '127.0.0.1', port: 0, threads: 0, folder });
    const { id, tokens, told } = await begin(first.url);
    const client = createClient(first.url);
    const heard = gameEvents(client, { id, token: tokens.seats['vera'] ?? '', from: 4 });
    expect((await heard.next()).value).toMatchObject({ entries: 6, moves: [{ entry: 4 }, { entry: 5 }] });
    const next = heard.next();
    await told(tokens.table, draws.slice(0, 1));
    expect((await next).value).toMatchObject({ entries: 7, moves: [{ entry: 6, move: draws[0] }] });
    const later = heard.next();
    await first.close();
    const port = Number(new URL(first.url).port);
    const second = await startServer({ host: '127.0.0.1', port, threads: 0, folder });
    await told(tokens.table, draws.slice(1));
    expect((await later).value).toMatchObject({ entries: 11, moves: [7, 8, 9, 10].map((entry) => ({ entry })) });
    const last = heard.next();
    const gone = await client.DELETE('/v1/games/{id}', {
      params: { path: { id } },
      headers: { Authorization: `Bearer ${tokens.table}` },
    });
    expect(gone.response.status).toBe(204);
    expect(await last).toEqual({ done: true, value: undefined });
    const without = gameEvents(client, { id, token: tokens.table });
    expect((await without.next()).value).toMatchObject({ code: 'unknown-game' });
    expect((await without.next()).done).toBe(true);
    await second.close();
    await expect(gameEvents(client, { id, token: tokens.table }).next()).rejects.toThrow(TypeError);
  });
});

describe('a game that its table takes away', () => {
  const without = (address: string, token: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(address, { method: 'DELETE', headers: { authorization: `Bearer ${token}`, ...headers } });

  it('is gone for everybody, in memory and on the disk, and makes room', async () => {
    const folder = newFolder();
    const running = await startServer({ host: '127.0.0.1', port: 0, threads: 0, folder });
    const { tokens, address, ask, tell } = await begin(running.url);
    const kept = await begin(running.url);
    const heard = events(await ask(tokens.watcher, '/events'));
    await heard.next();
    for (const token of [tokens.watcher, tokens.seats['vera'] ?? '', kept.tokens.table])
      expect((await without(address, token)).status).toBe(token === kept.tokens.table ? 401 : 403);
    expect((await problemOf(await without(address, tokens.table, { 'if-match': '"5"' }), 412)).code).toBe(
      'precondition-failed',
    );
    // What was told before it is answered, what comes behind it finds no game.
    const [told, gone, ...late] = await Promise.all([
      tell(tokens.table, draws),
      sleep(5).then(() => without(address, tokens.table)),
      ...[1, 2, 3].map(() => sleep(10).then(() => tell(tokens.seats['vera'] ?? '', plays('stormtrooper')))),
    ]);
    expect([told?.status, gone?.status, await gone?.text()]).toEqual([201, 204, '']);
    for (const answer of late) expect([201, 404]).toContain(answer.status);
    expect((await problemOf(await ask(tokens.table), 404)).code).toBe('unknown-game');
    expect((await without(address, tokens.table)).status).toBe(404);
    expect((await heard.next()).value).toMatchObject({ data: { entries: 11 } });
    expect((await heard.next()).value?.data ?? {}).toEqual({});
    expect(readdirSync(folder).filter((name) => name.endsWith('.ndjson'))).toEqual([`${kept.id}.ndjson`]);
    await running.close();
  });
});

describe('a whole game', () => {
  it.each(['deckbuilding', 'outer-rim'])('of %s: chance told by the table, decisions by the seats', async (ruleset) => {
    const game = rulesetOf(ruleset);
    if (game === undefined) throw new Error('no such game');
    const parts = ruleset === 'deckbuilding' ? { options: { information: 'public' } } : {};
    const { log: whole } = simulate(game, 4, 60, undefined, parts);
    const { moves, ...header } = whole as unknown as { moves: { type: string; seat?: string }[]; seats: string[] };
    const { tokens, told, get } = await begin(app.url, { log: { ...header, moves: [] } });
    for (const move of moves) {
      const isChance = game.chances.has(move.type);
      const token = isChance ? tokens.table : (tokens.seats[move.seat ?? ''] ?? '');
      const { accepted, violations } = await told(token, move);
      expect(accepted, `${JSON.stringify(move)} ${JSON.stringify(violations[0])}`).toBe(true);
    }
    const report = good(reportFor(good(readText(JSON.stringify(whole))), 'en', { all: true }));
    expect((await get<Position>(tokens.table, '/position')).position).toEqual(report.final);
  });
});

describe('docs/live-games.md', () => {
  const page = readFileSync(new URL('../../docs/live-games.md', import.meta.url), 'utf8');

  it('its program prints what it says', async () => {
    const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
    const file = join(newFolder(), 'game.mjs');
    writeFileSync(file, code);
    const child = spawn(process.execPath, [file], { env: { ...process.env, REFEREE_URL: app.url } });
    const pieces: unknown[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => void pieces.push(piece));
    await once(child, 'close');
    const says = [...code.matchAll(/^\/\/ → (.*)$/gm)].map(([, line]) => line).join('\n');
    expect(pieces.join('').trimEnd()).toBe(says);
  });
});

/** The service as a process of its own; `most`: the longest file that the system lets it write, in blocks. */
async function serving(folder: string, most = 'unlimited') {
  const command = fileURLToPath(new URL('../../bin/referee.js', import.meta.url));
  const shell = `ulimit -f ${most}; exec "$0" "$@"`;
  const args = [command, 'serve', '--port', '0', '--threads', '1', '--games', folder];
  const child = spawn('/bin/sh', ['-c', shell, process.execPath, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let said = '';
  for await (const piece of child.stdout) {
    said += String(piece);
    const [url] = /http:\/\/\S+/.exec(said) ?? [];
    if (url !== undefined) return { child, url };
  }
  throw new Error(said);
}

describe('what is kept in a folder', () => {
  it('is there again when the service starts again, without the tokens themselves', async () => {
    const folder = newFolder();
    const first = await startServer({ host: '127.0.0.1', port: 0, threads: 0, folder });
    const { id, tokens, told, get } = await begin(first.url);
    await told(tokens.table, draws, { 'idempotency-key': 'draws' });
    const before = await get(tokens.table, '/moves');
    await first.close();
    const file = join(folder, `${id}.ndjson`);
    for (const token of [tokens.table, tokens.watcher, ...Object.values(tokens.seats)])
      expect(readFileSync(file, 'utf8')).not.toContain(token);
    // A crash in the middle of a line: nobody was answered, and the line goes.
    appendFileSync(file, '{"at":"2026-01-01T00:00:00Z","by":"table","moves":[{"type":"card.');
    const second = await startServer({ host: '127.0.0.1', port: 0, threads: 0, folder });
    const { get: getAgain, told: toldAgain } = asking(`${second.url}/v1/games/${id}`);
    expect(await getAgain(tokens.table, '/moves')).toEqual(before);
    expect(await toldAgain(tokens.table, draws, { 'idempotency-key': 'draws' })).toMatchObject({
      status: 201,
      entries: 11,
    });
    expect(await toldAgain(tokens.seats['vera'] ?? '', plays('stormtrooper'))).toMatchObject({
      status: 201,
      entries: 12,
    });
    await second.close();
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => Object.keys(JSON.parse(line) as object)[0])).toEqual(['format', 'at', 'at']);
  });

  it('a file that somebody has changed is a problem, and stays as it is', async () => {
    const folder = newFolder();
    const running = await startServer({ host: '127.0.0.1', port: 0, threads: 0, folder });
    const { id, tokens } = await begin(running.url);
    await running.close();
    const file = join(folder, `${id}.ndjson`);
    writeFileSync(file, `${readFileSync(file, 'utf8')}nonsense\n`);
    const again = await startServer({ host: '127.0.0.1', port: 0, threads: 0, folder });
    const { ask } = asking(`${again.url}/v1/games/${id}`);
    expect((await problemOf(await ask(tokens.table), 409)).code).toBe('damaged-game');
    await again.close();
    expect(readFileSync(file, 'utf8')).toMatch(/nonsense\n$/);
  });

  it('belongs to one service at a time; one that is gone holds nothing', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'service.pid'), String(process.ppid));
    expect(() => new Games(folder)).toThrow(FolderInUse);
    writeFileSync(join(folder, 'service.pid'), '4194303');
    new Games(folder).close();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('what cannot be written is not taken', async () => {
    const folder = newFolder();
    const running = await startServer({ host: '127.0.0.1', port: 0, threads: 0, folder });
    const { id, tokens, tell, get, told } = await begin(running.url);
    const file = join(folder, `${id}.ndjson`);
    const kept = readFileSync(file);
    rmSync(file);
    const answer = await tell(tokens.table, draws);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'not-kept' });
    expect(await get(tokens.table)).toMatchObject({ entries: 6 });
    writeFileSync(file, kept);
    expect(await told(tokens.table, draws)).toMatchObject({ status: 201, entries: 11 });
    await running.close();
  });

  it('a file that was cut off under a running service is a problem, and nothing is written behind the gap', async () => {
    const folder = newFolder();
    const running = await startServer({ host: '127.0.0.1', port: 0, threads: 0, folder });
    const { id, tokens, tell, get } = await begin(running.url);
    const file = join(folder, `${id}.ndjson`);
    truncateSync(file, 100);
    expect((await problemOf(await tell(tokens.table, draws), 409)).code).toBe('damaged-game');
    expect(await get(tokens.table)).toMatchObject({ entries: 6 });
    expect(statSync(file).size).toBe(100);
    await running.close();
  });

  it('of what the disk takes only a part nothing is taken', { timeout: 60_000 }, async () => {
    const folder = newFolder();
    const first = await serving(folder, '8');
    const { id, tokens, told, get } = await begin(first.url);
    const file = join(folder, `${id}.ndjson`);
    const answers = [];
    // A block has 512 or 1,024 bytes: of one of these only a part can be written.
    for (const draw of draws)
      for (const again of [draw, draw])
        answers.push((await told(tokens.table, { ...again, note: 'n'.repeat(970) })).status);
    expect(new Set(answers)).toContain(503);
    const { moves } = await get<GameMoves>(tokens.table, '/moves');
    expect(moves).toHaveLength(6 + answers.filter((status) => status === 201).length);
    const text = readFileSync(file, 'utf8');
    expect(text.endsWith('\n')).toBe(true);
    expect(text.trimEnd().split('\n')).toHaveLength(1 + moves.length - 6);
    const many = { log: { ...log, moves: log.moves.map((move) => ({ ...move, note: 'n'.repeat(1_900) })) } };
    const begun = await fetch(`${first.url}/v1/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(many),
    });
    expect([begun.status, await begun.json()]).toMatchObject([503, { code: 'not-kept' }]);
    expect(readdirSync(folder).toSorted()).toEqual([`${id}.ndjson`, 'service.pid'].toSorted());
  });

  it('a service that is killed while moves come has kept every one that it has answered', {
    timeout: 60_000,
  }, async () => {
    const folder = newFolder();
    const first = await serving(folder);
    const games = await Promise.all([1, 2, 3].map(() => begin(first.url)));
    const answered = games.map(() => 6);
    const telling = games.map(async ({ tokens, told }, at) => {
      for (const draw of [...draws, ...draws])
        try {
          answered[at] = (await told(tokens.table, draw)).entries;
        } catch {
          return;
        }
    });
    await sleep(60);
    first.child.kill('SIGKILL');
    await Promise.all([...telling, once(first.child, 'exit')]);
    const second = await serving(folder);
    for (const [at, { id, tokens }] of games.entries()) {
      const { get, told } = asking(`${second.url}/v1/games/${id}`);
      const { entries } = await get<GameMoves>(tokens.table, '/moves');
      expect(entries).toBeGreaterThanOrEqual(answered[at] ?? 0);
      expect((await get<Position>(tokens.table, '/position')).verdict).toBe('legal');
      await told(tokens.table, draws.slice(entries - 6));
      expect(await get(tokens.table)).toMatchObject({ entries: 11 });
    }
    const gone = once(second.child, 'exit');
    second.child.kill('SIGTERM');
    await gone;
  });
});

describe('bounds', () => {
  const beginning = (games: Games, size: number) =>
    games.begin({
      ruleset: 'deckbuilding',
      seats: ['vera', 'sam'],
      chance: 'table',
      begun: '2026-01-01T00:00:00Z',
      tokens: [],
      header: { notes: 'x'.repeat(size) } as { [part: string]: Json },
      moves: [],
    });

  it('in memory there is room for so many bytes, and a game has so many at most', () => {
    const games = new Games();
    expect(() => beginning(games, LIVE.game)).toThrow(/may have/);
    const many = Math.floor(LIVE.bytes / (LIVE.game - 1_000));
    for (let count = 0; count < many; count += 1) beginning(games, LIVE.game - 1_500);
    expect(() => beginning(games, LIVE.game - 1_500)).toThrow(/no room/);
  });

  it('only so many moves wait for one game', async () => {
    const game = beginning(new Games(), 1);
    const open: (() => void)[] = [];
    const wait = (): Promise<void> => new Promise((resolve) => void open.push(resolve));
    const waiting = Array.from({ length: LIVE.waiting }, () => game.inTurn(wait));
    await expect(game.inTurn(wait)).rejects.toThrow(/waiting/);
    expect(game.isIdle).toBe(false);
    for (const one of waiting) {
      await sleep(0);
      open.shift()?.();
      await one;
    }
    expect(game.isIdle).toBe(true);
    await expect(game.inTurn(async () => 'again')).resolves.toBe('again');
  });

  it('with a folder those make room in memory that nobody has asked for longest, and come back from it', () => {
    const folder = newFolder();
    const games = new Games(folder);
    const made = Array.from({ length: 20 }, () => beginning(games, LIVE.game - 1_500).beginning.id);
    expect(games.held).toBeLessThan(20);
    for (const id of made) expect(games.named(id).beginning.id).toBe(id);
    expect(statSync(folder).mode & 0o077).toBe(0);
    games.close();
  });
});
