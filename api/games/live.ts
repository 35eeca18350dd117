/**
 * @module
 * Games that are refereed while they are played: whose token a question came with, one thing after the other, and everybody
 * told what they may see. What the rules say is found out where logs are refereed (`handlers.ts`).
 */
import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Lang } from '../../rules/index.ts';
import type { GameMoves, JudgedMoves, LiveGame } from '../../schemas/games.ts';
import type { Json } from '../../schemas/json.ts';
import { joined } from '../../workers/lines.ts';
import { jsonOf, mediaTypeOf, readBody, textOf } from '../body.ts';
import type { Deps } from '../deps.ts';
import { Listener } from '../events.ts';
import { JSON_TYPE, PLAIN_TYPE } from '../media.ts';
import { sendBytes } from '../packing.ts';
import { type BodyJob, type Performer, settled, work } from '../pool/work.ts';
import { HttpProblem } from '../problems.ts';
import { clientOf, goneWith, langOf, queryOf, type Route } from '../route.ts';
import { hasAlready } from '../shelf.ts';
import type { Question, Told } from './handlers.ts';
import { type Entry, type Game, LIVE } from './store.ts';
import { newTokens, type Role, roleOf, seatOf, viewerOf } from './tokens.ts';

/** The most bytes of what is told at a time. */
export const MOST_TOLD = 256 * 1024;

type Operation = Route['operation'];

/** What a handler of such an operation is given. */
export interface Here {
  readonly req: Request;
  readonly res: Response;
  readonly deps: Deps;
  readonly lang: Lang;
  readonly query: unknown;
  /** Has something found out where logs are refereed, while `signal` (left out: this client) waits for it. Rejects with HttpProblem. */
  ask<T>(question: unknown, signal?: AbortSignal): Promise<T>;
}

/** What an operation does of which the rules are found out elsewhere. */
export function here(
  operation: Operation,
  performer: Performer,
  answer: (here: Here) => Promise<void>,
): Route['handler'] {
  return (deps): RequestHandler =>
    async (req, res) => {
      const lang = operation.speaks === true ? langOf(req, res, undefined) : 'en';
      const query = queryOf(operation, req);
      const { operationId } = operation;
      const gone = goneWith(res);
      const ask = async <T>(question: unknown, signal = gone): Promise<T> => {
        const job = jobOf(
          { operationId, lang, query, wanted: JSON_TYPE, mount: req.baseUrl, cards: deps.cardSets.own },
          question,
        );
        const outcome =
          deps.pool === undefined
            ? await work(job, performer)
            : await deps.pool.run(job, { client: clientOf(req), signal });
        const made = settled(outcome, (fault) => deps.log(fault, res.locals['requestId'] as string));
        return JSON.parse(new TextDecoder().decode(made.answer)) as T;
      };
      res.setHeader('Cache-Control', 'private, no-cache');
      res.vary('Authorization');
      await answer({ req, res, deps, lang, query, ask });
    };
}

/** A job whose body is a question, or bytes that came. */
function jobOf(asked: Omit<BodyJob, 'kind' | 'body'>, question: unknown): BodyJob {
  const body =
    question instanceof Came ? question : new Came([new TextEncoder().encode(JSON.stringify(question))], false);
  return { ...asked, kind: 'body', body: body.parts, ...(body.isPlain ? { plain: true } : {}) };
}

/** A body as it came. */
class Came {
  readonly parts: readonly Uint8Array[];
  readonly isPlain: boolean;
  constructor(parts: readonly Uint8Array[], isPlain: boolean) {
    this.parts = parts;
    this.isPlain = isPlain;
  }
}

/** The whole body of a request. */
async function bodyOf({ req, res, deps }: Here, types: readonly string[], most: number): Promise<Came> {
  const isPlain = mediaTypeOf(req, types) === PLAIN_TYPE;
  const hold = deps.flight.open();
  res.once('close', () => hold.close());
  return new Came(await readBody(req, { ...deps.limits, bytes: Math.min(deps.limits.bytes, most) }, hold), isPlain);
}

/** A game, and whose token a request for it came with. Throws HttpProblem. */
function asked({ req, deps }: Here): { readonly game: Game; readonly role: Role } {
  const game = deps.games.named(String(req.params['id']));
  return { game, role: roleOf(req.get('authorization'), game.tokens) };
}

/** The tag of a game as it is now: how many entries it has. */
function tagOf(game: Game): string {
  return `"${game.entries.length}"`;
}

async function send({ req, res }: Here, value: unknown, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  await sendBytes(req, res, bytes, { 'Content-Type': `${JSON_TYPE}; charset=utf-8`, ...headers });
}

/** What is said of a game to whoever holds a token of it. */
function described(game: Game, role: Role): LiveGame {
  const { id, ruleset, seats, chance, begun } = game.beginning;
  const seat = seatOf(role);
  const as = seat === null ? (role as 'table' | 'watcher') : 'seat';
  return { id, ruleset, seats: [...seats], chance, begun, entries: game.entries.length, you: { as, seat } };
}

/** Answers a question about a game where logs are refereed; `more`: what is added to it here. */
export const answeredThere = (here: Here, more: (game: Game) => object = () => ({})): Promise<void> =>
  answered(here, async (game, role) => ({ ...more(game), ...(await here.ask<object>(questionOf(game, role))) }));

/** Answers a question about a game by `read`; a client that has the answer already is told so. */
async function answered(here: Here, read: (game: Game, role: Role) => Promise<unknown>): Promise<void> {
  const { game, role } = asked(here);
  const { req, res } = here;
  const tag = tagOf(game);
  res.setHeader('ETag', tag);
  if (hasAlready(req, tag)) {
    res.status(304).end();
    return;
  }
  await send(here, await read(game, role));
}

/** The game itself. */
export const getGame = (here: Here): Promise<void> => answered(here, async (game, role) => described(game, role));

/** What is asked about a game where logs are refereed. */
function questionOf(game: Game, role: Role): Question {
  return { log: game.logWith(), viewer: viewerOf(role) };
}

/** The entries from `from` on as a role sees them. */
async function seenFrom(here: Here, game: Game, role: Role, from: number): Promise<GameMoves> {
  const { entries } = game;
  const count = entries.length;
  const { moves } =
    role === 'table'
      ? { moves: entries.map(({ move }) => move) }
      : await game.forAll(`${role} ${count}`, () =>
          here.ask<{ moves: readonly Json[] }>(questionOf(game, role), new AbortController().signal),
        );
  const told = entries.slice(from, count).map(({ by, at }: Entry, index) => ({
    entry: from + index,
    move: (moves[from + index] ?? null) as GameMoves['moves'][number]['move'],
    by: seatOf(by),
    at,
  }));
  return { entries: count, moves: told };
}

/** The entries of a game. */
export const getMoves = (here: Here): Promise<void> =>
  answered(here, (game, role) => seenFrom(here, game, role, (here.query as { from?: number }).from ?? 0));

interface Begun extends Pick<JudgedMoves, 'accepted' | 'because' | 'violations' | 'unverifiable'> {
  readonly ruleset: string;
  readonly seats: readonly string[];
  readonly header: { readonly [part: string]: Json };
  readonly moves: readonly Json[];
}

/** Begins a game. */
export async function createGame(here: Here): Promise<void> {
  const { req, res, deps } = here;
  const body = await bodyOf(here, [JSON_TYPE, PLAIN_TYPE], LIVE.game);
  const { accepted, because, violations, unverifiable, ...begun } = await here.ask<Begun>(body);
  const found = { because, violations, unverifiable };
  if (!accepted) return send(here, { game: null, tokens: null, ...found });
  const { told, kept } = newTokens(begun.seats);
  const chance = body.isPlain
    ? (here.query as { chance?: 'seats' }).chance
    : (jsonOf(textOf(joined(body.parts), 1)) as { chance?: 'seats' }).chance;
  const game = deps.games.begin({
    ...begun,
    chance: chance ?? 'table',
    begun: deps.now(),
    tokens: [...kept],
  });
  res.status(201);
  await send(
    here,
    { game: described(game, 'table'), tokens: told, ...found },
    { ETag: tagOf(game), Location: `${req.baseUrl}/v1/games/${game.beginning.id}` },
  );
}

/** What was told under this key before; null: nothing. Throws HttpProblem where it was something else. */
function toldBefore(game: Game, role: Role, key: string | undefined, body: string): Json | null {
  const before = key === undefined ? undefined : game.tellings.get(`${role} ${key}`);
  if (before === undefined) return null;
  if (before.body !== body) throw new HttpProblem('key-used', 'this key came with another body before');
  return before.answer ?? null;
}

/** The name that a client has given to what it tells; undefined: none. */
function keyOf(req: Request): string | undefined {
  const key = req.get('idempotency-key');
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new HttpProblem('malformed-request', 'an Idempotency-Key has 1 to 200 visible signs of ASCII');
}

/** Throws HttpProblem where what is asked was meant for the game as it was before. */
function meantFor(req: Request, game: Game): void {
  const expected = req.get('if-match')?.split(',') ?? ['*'];
  if (expected.some((tag) => ['*', tagOf(game)].includes(tag.trim()))) return;
  const count = game.entries.length;
  throw new HttpProblem('precondition-failed', `the game has ${count} ${count === 1 ? 'entry' : 'entries'} now`, {
    headers: { ETag: tagOf(game) },
  });
}

/** Takes a game away for good. */
export async function removeGame(here: Here): Promise<void> {
  const { req, res, deps } = here;
  const { game, role } = asked(here);
  if (role !== 'table') throw new HttpProblem('not-yours', 'only the table takes a game away');
  await game.inTurn(async () => {
    meantFor(req, game);
    deps.games.remove(game);
  });
  res.status(204).end();
}

/** Tells moves: the game goes on with all of them, or with none. */
export async function tell(here: Here): Promise<void> {
  const { req, res, deps } = here;
  const { role } = asked(here);
  if (role === 'watcher') throw new HttpProblem('not-yours', 'watchers tell nothing');
  const key = keyOf(req);
  const { parts } = await bodyOf(here, [JSON_TYPE], MOST_TOLD);
  // While the body came the game may have left the memory, and come back from its file.
  const { game } = asked(here);
  const text = textOf(joined(parts), 1);
  const told = jsonOf(text);
  const isOne = !Array.isArray(told);
  const moves = isOne ? [told] : told;
  const body = createHash('sha256').update(text.text).digest('base64url');
  await game.inTurn(async () => {
    const before = toldBefore(game, role, key, body);
    if (before !== null) {
      res.status(201);
      return send(here, before, { ETag: tagOf(game) });
    }
    meantFor(req, game);
    const { chance } = game.beginning;
    const question: Told = { ...questionOf(game, role), moves, text: text.text, isOne, chance };
    const found = await here.ask<Omit<JudgedMoves, 'entries'>>(question);
    const { accepted } = found;
    const entries = game.entries.length + (accepted ? found.moves.length : 0);
    const answer: JudgedMoves = { ...found, entries };
    if (!accepted) return send(here, answer, { ETag: tagOf(game) });
    const named = key === undefined ? {} : { key, body, answer: answer as unknown as Json };
    await deps.games.take(game, { at: deps.now(), by: role, moves: found.moves as unknown as Json[], ...named });
    res.status(201);
    await send(here, answer, { ETag: tagOf(game) });
  });
}

/** What has been told so far, and each time what is told next, as events. */
export async function listen(here: Here): Promise<void> {
  const { req, res, deps } = here;
  const { game, role } = asked(here);
  const others = [...game.listeners.values()].filter((other) => other === role);
  if (others.length >= LIVE.listeners)
    throw new HttpProblem('busy', 'as many listen with this token as may', { headers: { 'Retry-After': '30' } });
  const last = /^\d{1,7}$/.exec(req.get('last-event-id') ?? '')?.[0];
  let next = last === undefined ? ((here.query as { from?: number }).from ?? 0) : Number(last);
  const listener = new Listener(req, res, deps.idle, () => game.listeners.delete(told));
  let isTelling = false;
  const tell = async (): Promise<void> => {
    if (isTelling) return;
    isTelling = true;
    try {
      while (next < game.entries.length && listener.hears) {
        const seen = await seenFrom(here, game, role, next);
        next = seen.entries;
        listener.tell('moves', seen, next);
        // Whoever does not read is not waited for: they come again with the last id that they have.
        if (listener.behind > MOST_TOLD) listener.cut();
      }
    } catch (error) {
      if (!(error instanceof HttpProblem)) deps.log(error, res.locals['requestId'] as string);
      listener.end();
    } finally {
      isTelling = false;
    }
    if (game.isGone) listener.tell('deleted', {});
    if (game.isGone || deps.games.isClosed) listener.end();
  };
  const told = (): void => void tell();
  game.listeners.set(told, role);
  await tell();
}
