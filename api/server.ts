/**
 * @module
 * The app behind a port.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Duplex } from 'node:stream';
import { createApp, METHODS } from './app.ts';
import { CardSets, type Kept } from './card-sets/store.ts';
import { DEPS, type Deps } from './deps.ts';
import { Flight } from './flight.ts';
import { Games } from './games/store.ts';
import { Metrics } from './operations/metrics.ts';
import { POOL, Pool } from './pool/pool.ts';
import { HttpProblem, problemBody } from './problems.ts';
import { Runs } from './verifications/runs.ts';

/** A running service. */
export interface Running {
  readonly url: string;
  /** Stops it: requests under way are answered, for at most five seconds. */
  close(): Promise<void>;
}

/** How long stopping may take before connections are cut, in milliseconds. */
const GRACE = 5_000;

/** The bounds of a service. */
export interface Bounds {
  /** how many threads referee logs; 0: none, everything is done here */
  readonly threads: number;
  /** the longest time for one log, in milliseconds */
  readonly budget: number;
  /** how many logs may wait for a thread */
  readonly queue: number;
  /** how many connections there may be */
  readonly connections: number;
  /** how many bytes are held of bodies that arrive, logs that wait and answers that leave */
  readonly held: number;
  /** the longest time in which nothing moves on a connection, in milliseconds */
  readonly idle: number;
}

export const BOUNDS: Omit<Bounds, 'threads'> = {
  budget: POOL.budget,
  queue: POOL.queue.jobs,
  connections: 1_024,
  held: 256 * 1024 * 1024,
  idle: 30_000,
};

interface Start extends Partial<Deps>, Partial<Bounds> {
  /** the sets of cards that hold for every request */
  readonly cards?: readonly Kept[];
  readonly host: string;
  readonly port: number;
  /** where the games are kept that are being played; left out: only in memory */
  readonly folder?: string;
  /** modules with rulesets from outside, which each thread loads; here they have been */
  readonly modules?: readonly string[];
}

/**
 * Starts the service. Rejects with the system's own error when the address cannot be had (`code` is then `EADDRINUSE` and
 * the like), with a RangeError for a port that is none, and with FolderInUse where another service keeps its games in the folder.
 */
export async function startServer(start: Start): Promise<Running> {
  const {
    host,
    port,
    threads = availableParallelism(),
    budget,
    modules = [],
    queue,
    connections,
    held: bytes,
    idle,
    cards = [],
    folder = null,
    ...deps
  } = {
    ...BOUNDS,
    ...start,
  };
  const flight = new Flight(bytes);
  const games = deps.games ?? new Games(folder);
  const metrics = deps.metrics ?? new Metrics();
  const runs = deps.runs ?? new Runs();
  const own = threads > 0 ? new Pool({ ...POOL, threads, budget, modules, queue: { jobs: queue, bytes } }) : undefined;
  const pool = deps.pool ?? own;
  let stopping = false;
  let base = DEPS.base();
  const refuses = (): string | null => {
    if (stopping) return 'the service is stopping';
    if (pool?.full === true) return 'too many logs are waiting to be refereed';
    return flight.held > bytes * NEARLY ? 'the service holds nearly as many bytes as it may' : null;
  };
  const given: Partial<Deps> = {
    flight,
    idle,
    cardSets: new CardSets(cards),
    games,
    metrics,
    runs,
    base: () => base,
    refuses,
    ...deps,
    ...(pool === undefined ? {} : { pool }),
  };
  metrics.watch({ flight, games, ...(pool === undefined ? {} : { pool }) });
  const app = createApp(given);
  const server = createServer(
    {
      // The headers must come soon. Bodies have their own clock (api/body.ts), for a long NDJSON may take as long as it needs.
      headersTimeout: 10_000,
      requestTimeout: 0,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      // Node would refuse it with an answer of its own, without a body or an id.
      requireHostHeader: false,
    },
    (req, res) => {
      if (req.httpVersion === '1.1' && req.headers.host === undefined)
        answer(req, res, new HttpProblem('malformed-request', 'a request of HTTP/1.1 names its host'));
      else app(req, res);
    },
  );
  server.maxConnections = connections;
  // A connection on which nothing moves in either direction: a client that does not read its answer.
  server.setTimeout(idle);
  server.on('clientError', refuse);
  server.on('connect', ({ method }, socket) =>
    refuseBare(
      new HttpProblem('method-not-allowed', `${method} is not known here: this is no proxy`, NO_METHOD),
      socket,
    ),
  );
  server.on('checkExpectation', unexpected);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  pool?.warm();
  const { address, family, port: bound } = server.address() as AddressInfo;
  base = `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`;
  return {
    url: base,
    close: () => {
      stopping = true;
      games.close();
      runs.close();
      return stop(server).then(() => pool?.close());
    },
  };
}

/** What a tunnel is refused with: there is no path of which it might be. */
const NO_METHOD = { headers: { Allow: METHODS } };

/** Full is not waited for: who asks whether the service is ready is told before it refuses. */
const NEARLY = 0.9;

/** What is no HTTP never reaches the app: it is answered on the bare connection. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? new HttpProblem('body-too-slow', 'the request came too slowly')
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? new HttpProblem('headers-too-large', 'the address and the headers are longer than 16384 bytes')
        : new HttpProblem('malformed-request', 'these bytes are not an HTTP request');
  refuseBare(problem, socket);
}

/** Answers on the bare connection, and closes it. */
function refuseBare(problem: HttpProblem, socket: Duplex): void {
  const id = randomUUID();
  const body = JSON.stringify(problemBody(problem, '', id));
  const headers = Object.entries(problem.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\nContent-Type: ${PROBLEM_TYPE}\r\nX-Request-Id: ${id}\r\n${headers.join('')}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** What a client expects of the service besides that it goes on reading. */
function unexpected(req: IncomingMessage, res: ServerResponse): void {
  answer(req, res, new HttpProblem('expectation-failed', 'only "100-continue" is known as an expectation'));
}

/** Answers a request that does not reach the app. */
function answer(req: IncomingMessage, res: ServerResponse, problem: HttpProblem): void {
  const id = randomUUID();
  const body = JSON.stringify(problemBody(problem, req.url ?? '', id));
  res.writeHead(problem.status, { 'Content-Type': PROBLEM_TYPE, 'X-Request-Id': id, Connection: 'close' });
  res.end(body);
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
