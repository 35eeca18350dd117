import { z } from 'zod';
import { BegunGame, Chance, GameMoves, GamePosition, JudgedMoves, LiveGame } from '../../schemas/games.ts';
import type { Json } from '../../schemas/json.ts';
import { LegalMoves } from '../../schemas/report.ts';
import { Log, LogOrLines, MoveOrLine } from '../documented.ts';
import { EVENTS_TYPE, JSON_TYPE } from '../media.ts';
import type { Performer } from '../pool/work.ts';
import type { ProblemCode } from '../problems.ts';
import { type Answer, bodyOf, IF_NONE_MATCH, minding, type Route, written } from '../route.ts';
import { samples } from '../samples.ts';
import { wholeIn } from '../whole.ts';
import { beginGame, legalNow, positionNow, seenLog, seenMoves, tellMoves } from './handlers.ts';
import {
  answeredThere,
  createGame,
  getGame,
  getMoves,
  type Here,
  here,
  listen,
  MOST_TOLD,
  removeGame,
  tell,
} from './live.ts';
import { LIVE } from './store.ts';

type Asked = Parameters<Performer['perform']>;

/** An operation, what it finds out where logs are refereed, and what it answers. */
function live(
  operation: Route['operation'],
  // The question is our own, made by `live.ts`: its shape is that of the handler.
  find: (asked: { body: never; lang: Asked[1]['lang']; query: never }) => Answer<unknown>,
  answer: (here: Here) => Promise<void>,
): Route {
  const { body } = operation;
  const perform: Performer['perform'] = async (text, { lang, query }) => {
    const reading = operation.secured === true ? {} : { ...body };
    return written(find({ body: bodyOf(reading, text, query) as never, lang, query: query as never }));
  };
  const read = (): Promise<never> => Promise.reject(new Error(`${operation.operationId} is asked with a question`));
  return { operation: minding(operation), handler: here(operation, { perform, read }, answer), perform, read };
}

/** What the name of a game looks like. */
const SAMPLE = 'faS88W9gPjn98qyeYUJQNQ';
const params = z.strictObject({ id: z.string().describe('the name of a game') });
const OF_A_GAME: readonly ProblemCode[] = ['unauthorized', 'unknown-game', 'damaged-game', 'too-much-work', 'busy'];
const of = {
  method: 'get',
  tag: 'Games',
  params,
  secured: true,
  sampleParams: () => ({ id: SAMPLE }),
  headers: { 'If-None-Match': IF_NONE_MATCH },
  problems: OF_A_GAME,
} as const;
const MEANT_FOR = 'the `ETag` of the game for which this is meant: if it has gone on since, nothing is done (412)';
const from = wholeIn(0, 1e9).optional();
const all = z.enum(['true', 'false']).optional();

export const gameRoutes: readonly Route[] = [
  live(
    {
      method: 'post',
      path: '/v1/games',
      operationId: 'createGame',
      tag: 'Games',
      summary: 'Begin a game that is refereed while it is played',
      description:
        'A log in, which may have moves already: the game goes on from there. Out come tokens: one for the table, which tells what chance brings and sees everything, ' +
        'one for each seat, which tells its own decisions and sees what that player sees, and one for whoever watches.\n\n' +
        `A game has at most ${LIVE.game / 1024 / 1024} MiB. Without a folder the service keeps ${LIVE.games} games in memory, ${LIVE.bytes / 1024 / 1024} MiB together, and forgets them when it stops.`,
      query: z.strictObject({ chance: Chance.optional().describe('of a log that is sent alone') }),
      body: {
        shape: z.strictObject({ log: z.unknown(), chance: Chance.optional() }),
        documented: () => z.strictObject({ log: LogOrLines(), chance: Chance.optional() }).meta({ id: 'NewGame' }),
        plain: (log, query) => ({ log, chance: (query as { chance?: string }).chance }),
        description: 'A log, and who tells what chance brings (left out: the table)',
        samples: () =>
          samples((log, _, broken) => ({
            summary: broken ? 'A log with a move out of turn' : 'A game that has been going on for some moves',
            value: { log },
          })),
        most: LIVE.game,
      },
      speaks: true,
      problems: ['invalid-log', 'no-room', 'not-kept'],
      response: {
        description: 'The log breaks a rule: no game has been begun',
        created: 'The game has begun',
        headers: { 201: ['ETag', 'Location'] },
        json: BegunGame,
      },
    },
    beginGame,
    createGame,
  ),
  live(
    {
      ...of,
      path: '/v1/games/{id}',
      operationId: 'getGame',
      summary: 'A game',
      response: { description: 'Who plays, and how many entries there are', json: LiveGame },
    },
    seenMoves,
    getGame,
  ),
  live(
    {
      ...of,
      method: 'delete',
      path: '/v1/games/{id}',
      operationId: 'deleteGame',
      summary: 'Take a game away for good',
      description:
        'With the token of the table only. Nothing of the game is left, in memory or on the disk; whoever listens to its events hears of it.',
      headers: { 'If-Match': MEANT_FOR },
      problems: [
        'unauthorized',
        'not-yours',
        'unknown-game',
        'damaged-game',
        'precondition-failed',
        'busy',
        'not-kept',
      ],
      response: { description: 'The game is gone' },
    },
    seenMoves,
    removeGame,
  ),
  live(
    {
      ...of,
      path: '/v1/games/{id}/moves',
      operationId: 'getGameMoves',
      summary: 'What has been told',
      query: z.strictObject({ from: from.describe('passes over so many entries') }),
      response: { description: 'The entries, without what is hidden from you', json: GameMoves },
    },
    seenMoves,
    getMoves,
  ),
  live(
    {
      method: 'post',
      path: '/v1/games/{id}/moves',
      operationId: 'createGameMoves',
      tag: 'Games',
      summary: 'Tell what happens',
      description:
        'A move, or several: the game goes on with all of them, or with none. A move that breaks a rule is not taken, and is no error of HTTP: the answer (200) says which rule. ' +
        'What is taken (201) is on the disk before it is answered, where the service has a folder for its games.\n\n' +
        'A player is ruled by what they see. What a player draws or looks at is told with the move that says so (`card.draw`, `galaxy.look`, …), and only they see it; ' +
        'the order of a deck is told to nobody: what comes up is told as it comes up.',
      params,
      secured: true,
      sampleParams: () => ({ id: SAMPLE }),
      headers: {
        'If-Match': MEANT_FOR,
        'Idempotency-Key': 'a name for this telling: told once more under it, it is answered as before and taken once',
      },
      body: {
        shape: z.unknown(),
        documented: () => z.union([MoveOrLine(), z.array(MoveOrLine())]).meta({ id: 'ToldMoves' }),
        description: 'A move or a list of moves, each in JSON or as a line',
        samples: () =>
          samples((log, at, broken) => {
            const { moves } = log as { moves: Json[] };
            const move = moves[at] ?? null;
            return { summary: broken ? 'A list of moves' : 'A move', value: broken ? [move] : move };
          }),
        most: MOST_TOLD,
      },
      speaks: true,
      problems: [
        ...OF_A_GAME,
        'not-yours',
        'malformed-request',
        'precondition-failed',
        'key-used',
        'no-room',
        'not-kept',
      ],
      response: {
        description: 'Nothing was taken, and why',
        created: 'The game goes on with it',
        headers: { 200: ['ETag'], 201: ['ETag'] },
        json: JudgedMoves,
      },
    },
    tellMoves,
    tell,
  ),
  live(
    {
      ...of,
      path: '/v1/games/{id}/legal-moves',
      operationId: 'getGameLegalMoves',
      summary: 'What is legal now',
      query: z.strictObject({
        seat: z.string().max(100).optional().describe('only the moves of this seat; a player is shown only their own'),
        all: all.describe('`true`: every move, however long the answer is'),
        from: from.describe('passes over so many moves'),
      }),
      problems: [...OF_A_GAME, 'invalid-log'],
      response: { description: 'The legal moves, as far as you can tell', json: LegalMoves },
    },
    legalNow,
    (here) => answeredThere(here),
  ),
  live(
    {
      ...of,
      path: '/v1/games/{id}/position',
      operationId: 'getGamePosition',
      summary: 'Where it stands',
      response: { description: 'What lies on the table, as far as you see it', json: GamePosition },
    },
    positionNow,
    (here) => answeredThere(here, ({ entries: { length } }) => ({ entries: length })),
  ),
  live(
    {
      ...of,
      path: '/v1/games/{id}/log',
      operationId: 'getGameLog',
      summary: 'The log',
      response: { description: 'The log that you could write: `referee verify` takes it', json: z.lazy(Log) },
    },
    seenLog,
    (here) => answeredThere(here),
  ),
  live(
    {
      ...of,
      path: '/v1/games/{id}/events',
      operationId: 'getGameEvents',
      summary: 'What is told next',
      description:
        'Server-sent events: `event: moves` with the entries as `GET …/moves` has them, first those there are, then each time those that have come up. ' +
        'The id of an event is the count of entries after it: whoever comes again with `Last-Event-ID` misses nothing. ' +
        'The last one of a game that the table takes away is `event: deleted`.',
      headers: { 'Last-Event-ID': 'the id of the last event that you have' },
      query: z.strictObject({ from: from.describe('passes over so many entries') }),
      response: {
        description: 'The events, until one side has enough',
        also: {
          [EVENTS_TYPE]: {
            schema: { type: 'string', description: `events whose data is that of \`${JSON_TYPE}\` at …/moves` },
          },
        },
      },
    },
    seenMoves,
    listen,
  ),
];
