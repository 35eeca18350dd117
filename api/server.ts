/**
 * @module
 * The app behind a port.
 */
import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { createApp } from './app.ts';
import type { Deps } from './deps.ts';
import { POOL, Pool } from './pool/pool.ts';
import { HttpProblem, problemBody } from './problems.ts';

/** A running service. */
export interface Running {
  readonly url: string;
  /** Stops it: requests under way are answered, for at most five seconds. */
  close(): Promise<void>;
}

/** How long stopping may take before connections are cut, in milliseconds. */
const GRACE = 5_000;

interface Start extends Partial<Deps> {
  readonly host: string;
  readonly port: number;
  /** how many threads referee logs; 0: none, everything is done here. Left out: as many as there are processors */
  readonly threads?: number;
}

/**
 * Starts the service. Rejects with the system's own error when the address cannot be had (`code` is then `EADDRINUSE` and
 * the like), and with a RangeError for a port that is none.
 */
export async function startServer({ host, port, threads = availableParallelism(), ...deps }: Start): Promise<Running> {
  const pool = deps.pool ?? (threads > 0 ? new Pool({ ...POOL, threads }) : undefined);
  const server = createServer(
    {
      // The headers must come soon. Bodies have their own clock (api/body.ts), for a long NDJSON may take as long as it needs.
      headersTimeout: 10_000,
      requestTimeout: 0,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
    },
    createApp(pool === undefined ? deps : { ...deps, pool }),
  );
  // A connection on which nothing moves in either direction: a client that does not read its answer.
  server.setTimeout(120_000);
  server.on('clientError', refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  pool?.warm();
  const { address, family, port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`,
    close: () => stop(server).then(() => pool?.close()),
  };
}

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
  const body = JSON.stringify(problemBody(problem, '', 'none'));
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\nContent-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
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
