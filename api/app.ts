/**
 * @module
 * The service as an Express app, without a port. Tests give it other dependencies than `startServer` does.
 */
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import helmet from 'helmet';
import { didYouMean } from '../referee/log/words.ts';
import { CardSets } from './card-sets/store.ts';
import { DEPS, type Deps } from './deps.ts';
import { docsPages } from './docs/routes.ts';
import { Games } from './games/store.ts';
import { Metrics } from './operations/metrics.ts';
import { discard } from './pieces.ts';
import { HttpProblem, problemBody, shown } from './problems.ts';
import { mount } from './route.ts';
import { routes } from './routes.ts';
import { Shelf } from './shelf.ts';
import { Runs } from './verifications/runs.ts';

/** How long a client may go on sending what nobody reads any more, in milliseconds. */
const LINGER = 10_000;

/** The methods that some path of the service knows. */
export const METHODS = 'GET, HEAD, POST, DELETE, OPTIONS';

/** The service. It opens no port. */
export function createApp(given: Partial<Deps> = {}): Express {
  const own = {
    shelf: new Shelf(),
    cardSets: new CardSets(),
    games: new Games(),
    runs: new Runs(),
    metrics: new Metrics(),
  };
  const deps: Deps = { ...DEPS, ...own, ...given };
  const app = express();
  app.disable('x-powered-by');
  // What is worth a tag has one of our own (shelf.ts, games/live.ts).
  app.disable('etag');
  app.enable('case sensitive routing');
  app.set('query parser', 'simple');
  app.use(identify(deps));
  app.use(headers);
  app.use((req, res, next) => {
    // Not of a path but of the service as a whole.
    if (req.method === 'OPTIONS' && req.url === '*') res.setHeader('Allow', METHODS).status(204).end();
    else next();
  });
  mount(app, routes, deps);
  app.use(docsPages(routes, deps));
  app.use((req) => {
    const paths = routes.map(({ operation }) => operation.path);
    throw new HttpProblem(
      'unknown-path',
      `there is nothing at ${shown(req.path)}; ${didYouMean(req.path, [...paths, '/docs'])}`,
    );
  });
  app.use(failed(deps));
  return app;
}

/** Each request has an id, given by a proxy or made here; it comes back with the answer. */
function identify({ newId }: Deps): RequestHandler {
  return (req, res, next) => {
    const given = req.get('x-request-id');
    const id = given !== undefined && /^[\w.-]{1,64}$/.test(given) ? given : newId();
    res.locals['requestId'] = id;
    res.setHeader('X-Request-Id', id);
    next();
  };
}

const headers = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      connectSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  // The service itself speaks plain HTTP; whoever puts TLS in front of it decides about this.
  strictTransportSecurity: false,
});

/** The one place where errors become answers. */
function failed(deps: Deps): ErrorRequestHandler {
  return (error: unknown, req: Request, res: Response, _next) => {
    const requestId = res.locals['requestId'] as string;
    const problem = problemOf(error);
    if (problem.code === 'internal') deps.log(error, requestId);
    if (res.headersSent) {
      res.destroy();
      return;
    }
    const lang = res.getHeader('Content-Language') === 'de' ? 'de' : 'en';
    for (const name of ['ETag', 'Content-Language', 'Content-Encoding', 'Cache-Control']) res.removeHeader(name);
    for (const [name, value] of Object.entries(problem.headers)) res.setHeader(name, value);
    const body = problemBody(problem, req.originalUrl, requestId, req.baseUrl, lang);
    const bytes = Buffer.from(JSON.stringify(body));
    res.status(problem.status).setHeader('Content-Type', 'application/problem+json; charset=utf-8');
    res.setHeader('Content-Length', bytes.length);
    if (req.complete || req.destroyed || problem.headers['Connection'] === 'close') {
      res.end(bytes);
      return;
    }
    // A connection that is closed while its client still sends breaks under it, and the answer is lost.
    res.write(bytes);
    void discard(req, LINGER).finally(() => res.end());
  };
}

function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  // The router's own complaint about an address that cannot be decoded.
  if (error instanceof URIError) return new HttpProblem('malformed-request', 'the address has a broken percent escape');
  return new HttpProblem('internal', 'the request could not be answered');
}
