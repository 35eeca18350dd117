/**
 * @module
 * A typed client of the service. The types are generated from `openapi.yaml` (`npm run openapi`).
 *
 * ```ts
 * const referee = createClient('http://127.0.0.1:8080');
 * const { data, error } = await referee.POST('/v1/verifications', { body: log });
 * if (data !== undefined) for (const violation of data.violations) console.log(violation.message);
 * ```
 */
import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

export type { components, operations, paths } from './api.d.ts';

/** Any object of the API by its name: `Schemas['Report']`. */
export type Schemas = components['schemas'];
/** A log, as it is sent and as it comes back. (The types of what a client sends and reads have lists in the place of pairs: `map.paths`.) */
export type Log = Listed<Schemas['Log']>;
type Listed<T> = T extends readonly (infer E)[] ? Listed<E>[] : T extends object ? { [K in keyof T]: Listed<T[K]> } : T;
export type Report = Schemas['Report'];
export type Problem = Schemas['Problem'];
/** A client to which every operation answers with JSON, where it can: other media types have to be asked for (`Accept`). */
export type RefereeClient = Client<paths, Media>;

/** Answers, and problems. */
type Media = 'application/json' | 'application/problem+json';

/** A client of the service at this address. */
export function createClient(baseUrl: string, options: Omit<ClientOptions, 'baseUrl'> = {}): RefereeClient {
  return createFetchClient<paths, Media>({ ...options, baseUrl });
}

/**
 * Verifies many logs over one connection: for each, in order, its report, or a problem if it cannot be used (a problem has
 * a `status`, a report has a `verdict`). Logs are sent no faster than they are answered.
 */
export async function* verifyAll(
  client: RefereeClient,
  logs: Iterable<Log> | AsyncIterable<Log>,
  options: { readonly lang?: 'en' | 'de'; readonly signal?: AbortSignal } = {},
): AsyncGenerator<Report | Problem> {
  const lines = ReadableStream.from(encoded(logs));
  const { data, error } = await client.POST('/v1/verifications', {
    body: lines as unknown as string,
    bodySerializer: (body: unknown) => body,
    headers: { 'Content-Type': 'application/x-ndjson', Accept: 'application/x-ndjson' },
    params: { header: { 'Accept-Language': options.lang ?? 'en' } },
    parseAs: 'stream',
    // A body that is a stream is sent while the answer comes.
    duplex: 'half',
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  } as Parameters<RefereeClient['POST']>[1] & { body: string; parseAs: 'stream' });
  if (error !== undefined) {
    yield error as Problem;
    return;
  }
  for await (const line of linesOf(data as ReadableStream<Uint8Array> | null))
    yield JSON.parse(line) as Report | Problem;
}

/** After so many milliseconds a connection that has broken off is made again. */
const AGAIN = 1_000;

/**
 * What is told in a game, as whoever holds the token sees it: what there is behind the first `from` entries, then what comes up,
 * over as many connections as it takes. Ends when the table takes the game away; a problem comes last.
 */
export async function* gameEvents(
  client: RefereeClient,
  game: { readonly id: string; readonly token: string; readonly from?: number; readonly signal?: AbortSignal },
): AsyncGenerator<Schemas['GameMoves'] | Problem> {
  const { id, token, signal } = game;
  let wasThere = false;
  for (let from = game.from ?? 0; ; await new Promise((resolve) => setTimeout(resolve, AGAIN))) {
    try {
      const { data, error } = await client.GET('/v1/games/{id}/events', {
        params: { path: { id }, query: { from } },
        headers: { Authorization: `Bearer ${token}` },
        parseAs: 'stream',
        ...(signal === undefined ? {} : { signal }),
      });
      wasThere = true;
      // Whoever has too much to do may have time again.
      if (error !== undefined && error.status !== 503) return yield error;
      let event = '';
      for await (const line of linesOf(data ?? null)) {
        const [, name, value = ''] = /^(event|data): (.*)$/.exec(line) ?? [];
        if (name === 'event') event = value;
        if (event === 'deleted') return;
        if (name !== 'data') continue;
        const told = JSON.parse(value) as Schemas['GameMoves'];
        from = told.entries;
        yield told;
      }
    } catch (error) {
      // A connection that has broken off is made again; nothing to connect to is an error.
      if (!wasThere || !(error instanceof TypeError)) throw error;
    }
  }
}

async function* encoded(logs: Iterable<Log> | AsyncIterable<Log>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const log of logs) yield encoder.encode(`${JSON.stringify(log)}\n`);
}

async function* linesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
