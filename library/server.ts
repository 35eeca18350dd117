/**
 * @module
 * `outer-rim-referee/server`: the HTTP service, to be mounted in an Express app or put behind a port of one's own.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApp as serviceWith } from '../api/app.ts';
import { POOL, Pool } from '../api/pool/pool.ts';

/** Answers a request; what it has no answer to is a problem of its own (404), so that `next` is never called. */
export type App = (req: IncomingMessage, res: ServerResponse, next?: (error?: unknown) => void) => void;

/** How the service works; each part may be left out. */
export interface ServerOptions {
  /** how many threads referee logs, so that a long one keeps nobody waiting; 0 (unless said otherwise): none, all is done here */
  readonly threads?: number;
  /** the longest time for one log, in milliseconds (120,000 unless said otherwise); only threads can be stopped */
  readonly budget?: number;
  /** modules with rulesets from outside, which each thread loads: in this one `addRuleset` makes them known */
  readonly modules?: readonly string[];
  /** the address by which clients reach the service, for the examples of its page */
  readonly base?: string;
  /** where an unexpected error of the service goes, with the id of its request (standard error unless said otherwise) */
  readonly log?: (error: unknown, requestId: string) => void;
}

/**
 * The service as a handler of requests, without a port: `app.use('/referee', createApp())` in an Express app, or
 * `createServer(createApp())` of `node:http`. All addresses that it gives lead below the path that it is mounted at. It has to
 * come before whatever reads bodies (`express.json()`): it reads its own.
 */
export function createApp({ threads = 0, budget = POOL.budget, modules = [], base, log }: ServerOptions = {}): App {
  const app = serviceWith({
    ...(threads > 0 ? { pool: new Pool({ ...POOL, threads, budget, modules }) } : {}),
    ...(base === undefined ? {} : { base: () => base }),
    ...(log === undefined ? {} : { log }),
  });
  return app as unknown as App;
}
