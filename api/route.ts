/**
 * @module
 * One operation of the service: its text for OpenAPI, the validation of what comes in and the type of its handler, from
 * one description.
 */
import type { Express, Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { ZodOpenApiMediaTypeObject } from 'zod-openapi';
import { type Problem as Fault, MOST_PROBLEMS, problemsOf } from '../referee/log/read.ts';
import { didYouMean } from '../referee/log/words.ts';
import type { Lang } from '../rules/index.ts';
import { grouped } from '../schemas/grouped.ts';
import { heldAgainst } from '../schemas/held-against.ts';
import { faultsOf, inPlainWords } from '../schemas/issues.ts';
import { canonical, isMembers, type Json, pointerOf } from '../schemas/json.ts';
import { jsonOf, mediaTypeOf, readBody, readLines, type Text } from './body.ts';
import type { Kept } from './card-sets/store.ts';
import type { Deps } from './deps.ts';
import { accepted, JSON_TYPE, NDJSON_TYPE, PLAIN_TYPE } from './media.ts';
import { answerLines } from './ndjson.ts';
import type { HeaderName } from './openapi/headers.ts';
import { sendBytes } from './packing.ts';
import { type Done, type Job, type Performer, type ReadJob, settled, type Written, work } from './pool/work.ts';
import { HttpProblem, type ProblemCode, shown, unusable } from './problems.ts';
import { sendLasting } from './shelf.ts';
import { answerLater, prefersLater } from './verifications/later.ts';

/** What handlers answer with need not be writable. */
export type DeepReadonly<T> = T extends (infer U)[]
  ? readonly DeepReadonly<U>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** A named example of a body. */
export interface Sample {
  readonly summary: string;
  readonly value: Json;
}

/** The text of an operation. */
export interface Operation<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> {
  readonly method: 'get' | 'post' | 'delete';
  /** as OpenAPI writes it: `/v1/rulesets/{ruleset}` */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: {
    /** what is checked before the handler is called */
    readonly shape: B;
    /** what is written in the API text, where the handler checks more than `shape` says */
    readonly documented?: () => z.ZodType;
    readonly description: string;
    readonly samples: () => Readonly<Record<string, Sample>>;
    /** the most bytes of the body, where that is less than a log may have */
    readonly most?: number;
    /** the body may also be NDJSON: one text a line, each answered by a line */
    readonly lines?: boolean;
    /** the answer may be made while the client does something else (`Prefer: respond-async`) */
    readonly later?: boolean;
    /** the body may also be the text of a log, in either notation: with the query it is a value of this shape */
    plain?(log: string, query: z.output<Q>): { [word: string]: unknown } | string;
  };
  readonly response: {
    readonly description: string;
    /** the answer (202) where the client would rather not wait */
    readonly later?: z.ZodType;
    /** what 201 says, where the answer is also that something has come about by it */
    readonly created?: string;
    /** what comes with a status besides what comes with all */
    readonly headers?: Readonly<Partial<Record<200 | 201, readonly HeaderName[]>>>;
    /** the answer as JSON; left out where there is none */
    readonly json?: A;
    readonly samples?: () => Promise<Readonly<Record<string, Sample>>> | Readonly<Record<string, Sample>>;
    /** the answer in other media types */
    readonly also?: Readonly<Record<string, ZodOpenApiMediaTypeObject>>;
  };
  /** the answer depends on the language that the client reads */
  readonly speaks?: boolean;
  /** the media type that a parameter asks for, whatever `Accept` says */
  readonly forced?: (query: z.output<Q>) => string | undefined;
  /** it is asked with a token of a game */
  readonly secured?: boolean;
  /** headers that it minds, with what they say */
  readonly headers?: Readonly<Record<string, string>>;
  /** values of parameters for the examples */
  readonly sampleParams?: () => Readonly<Record<string, string>>;
  /** it is answered at once, on the event loop, and is never the same for long */
  readonly now?: boolean;
  /** of such an operation: refuses by a problem where the service as a whole has something against it */
  readonly before?: (deps: Deps) => void;
  /** of an operation whose body is kept: as what, by its answer */
  readonly kept?: (answer: unknown, body: Uint8Array) => Kept;
  /** problems besides those that follow from the rest */
  readonly problems?: readonly ProblemCode[];
}

/** A request that has passed its schemas. */
export interface Asked<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: { readonly value: B } & Text;
  readonly lang: Lang;
  /** the media type that the answer shall have */
  readonly wanted: string;
  /** the path below which the service stands: addresses in the body of an answer begin with it */
  readonly mount: string;
}

/** An answer: a value that is sent as JSON, or a text of some media type. Its `links` are written as from the root of the service. */
export type Answer<T> =
  | { readonly json: T; readonly links?: Readonly<Record<string, string>> }
  | { readonly text: string; readonly type: string; readonly headers?: Readonly<Record<string, string>> };

export interface Route {
  readonly operation: Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;
  handler(deps: Deps): RequestHandler;
  /** Answers a body (of an operation that has one); throws HttpProblem. */
  perform: Performer['perform'];
  /** Answers a question without a body; throws HttpProblem. */
  read: Performer['read'];
}

const Nothing = z.strictObject({});
type Nothing = typeof Nothing;

/** Describes an operation and binds it to its handler. */
export function route<
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodNever,
>(
  operation: Operation<P, Q, B, A>,
  handle: (
    asked: Asked<z.output<P>, z.output<Q>, z.output<B>>,
  ) => Answer<DeepReadonly<z.output<A>>> | Promise<Answer<DeepReadonly<z.output<A>>>>,
): Route {
  const types = typesOf(operation);
  const { operationId, body } = operation;
  const perform: Performer['perform'] = async (text, { lang, query, wanted, mount }) => {
    const asked = { params: {}, query, body: bodyOf({ ...body }, text, query as z.output<Q>), lang, wanted, mount };
    return written(await handle(asked as Parameters<typeof handle>[0]), mount);
  };
  const read: Performer['read'] = async ({ params, query, lang, wanted, mount }) => {
    const asked = { params, query, body: undefined as never, lang, wanted, mount };
    return written(await handle(asked as Parameters<typeof handle>[0]), mount);
  };
  const answer = async (req: Request, res: Response, deps: Deps): Promise<void> => {
    const params = parameters(operation.params ?? Nothing, req.params, 'path') as z.output<P>;
    const query = queryOf(operation, req) as z.output<Q>;
    const lang = operation.speaks === true ? langOf(req, res, query) : 'en';
    const mount = req.baseUrl;
    if (types.length > 1) res.vary('Accept');
    if (body === undefined) {
      const wanted = operation.forced?.(query) ?? accepted(req, types);
      const asked = { params, query, lang, wanted, mount };
      if (operation.now === true) {
        operation.before?.(deps);
        send(res, await handle({ ...asked, body: undefined as never }));
        return;
      }
      return sendRead(req, res, deps, { perform, read }, { ...asked, kind: 'read', operationId });
    }
    // What is asked with a body is work: it may be done elsewhere, so that a long log keeps nobody waiting.
    const requestId = res.locals['requestId'] as string;
    const signal = goneWith(res);
    const client = clientOf(req);
    // While a log is refereed nothing has to move on its connection.
    let underWay = 0;
    const found = async (job: Job, signal: AbortSignal): Promise<Done> => {
      const outcome =
        deps.pool === undefined ? await work(job, { perform, read }) : await deps.pool.run(job, { client, signal });
      return settled(outcome, (fault) => deps.log(fault, requestId));
    };
    const answered = async (job: Job): Promise<Done> => {
      underWay += 1;
      req.socket.setTimeout(0);
      try {
        return await found(job, signal);
      } finally {
        underWay -= 1;
        if (underWay === 0) req.socket.setTimeout(deps.idle);
      }
    };
    const known = [JSON_TYPE, ...(body.lines === true ? [NDJSON_TYPE] : []), ...(body.plain ? [PLAIN_TYPE] : [])];
    const sent = mediaTypeOf(req, known);
    const wanted = accepted(req, sent === NDJSON_TYPE ? [NDJSON_TYPE] : types.filter((type) => type !== NDJSON_TYPE));
    const { cards: named } = query as { cards?: string };
    const cards = takesCards(operation) ? deps.cardSets.named(named) : [];
    const asked = { operationId, lang, query, wanted, mount, ...(cards.length === 0 ? {} : { cards }) };
    const hold = deps.flight.open();
    const ofLines = { ...asked, kind: 'lines', most: deps.limits.bytes, path: req.path, requestId } as const;
    if (body.later === true && prefersLater(req)) {
      const job = sent === NDJSON_TYPE ? ofLines : { ...asked, kind: 'body' as const, plain: sent === PLAIN_TYPE };
      return answerLater(req, res, job, { deps, hold, path: operation.path, find: found });
    }
    res.once('close', () => hold.close());
    // Whoever takes an answer more slowly than others need the room for it loses it.
    hold.signal.addEventListener('abort', () => {
      if (res.headersSent) res.destroy();
    });
    if (sent === NDJSON_TYPE) {
      const lines = readLines(req, deps.limits, hold);
      return answerLines(req, res, lines, deps, ofLines, async (job) => (await answered(job)).answer, hold);
    }
    const most = Math.min(deps.limits.bytes, body.most ?? deps.limits.bytes);
    const came = await readBody(req, { ...deps.limits, bytes: most }, hold);
    const made = await answered({ ...asked, kind: 'body', body: came, plain: sent === PLAIN_TYPE });
    const { answer, type = `${JSON_TYPE}; charset=utf-8`, headers = {} } = made;
    // What is kept is not held for this client: it has bounds of its own.
    if (operation.kept !== undefined)
      deps.cardSets.keep(operation.kept(JSON.parse(new TextDecoder().decode(answer)), sharedIn(came)));
    hold.free();
    hold.take(answer.length);
    await sendBytes(req, res, answer, { ...headers, 'Content-Type': type });
  };
  return {
    operation: promised(operation as unknown as Route['operation']),
    handler: (deps) => (req, res) => answer(req, res, deps),
    perform,
    read,
  };
}

/** What `route` answers besides, whatever the operation: it looks at all parameters and at `Accept`, and tags what lasts. */
function promised(operation: Route['operation']): Route['operation'] {
  const isLasting = operation.body === undefined && operation.now !== true;
  const { problems = [], ...minded } = minding(operation);
  return {
    ...minded,
    headers: { ...operation.headers, ...(isLasting ? { 'If-None-Match': IF_NONE_MATCH } : {}) },
    problems: ['not-acceptable', ...problems],
  };
}

/** An operation that looks at all parameters. */
export function minding(operation: Route['operation']): Route['operation'] {
  return { ...operation, problems: ['invalid-parameters', ...(operation.problems ?? [])] };
}

/** What a request asks in its address; a problem with what its operation does not know. */
export function queryOf({ query = Nothing }: Pick<Route['operation'], 'query'>, req: Request): unknown {
  // A broken escape is told as in the path: what reads the query lets it pass.
  decodeURIComponent(req.url);
  return parameters(query, req.query, 'query');
}

export const IF_NONE_MATCH = 'the `ETag` of the answer that you have: nothing is sent (304) if it is still the same';

/** An operation about what the service itself holds: it is answered where requests arrive. */
export function direct(
  operation: Route['operation'],
  handle: (req: Request, res: Response, deps: Deps) => Promise<void>,
): Route {
  const elsewhere = (): Promise<never> => Promise.reject(new Error(`${operation.operationId} is answered here`));
  const handler: Route['handler'] = (deps) => async (req, res) => {
    queryOf(operation, req);
    await handle(req, res, deps);
  };
  return { operation: minding(operation), handler, perform: elsewhere, read: elsewhere };
}

/** What a request names a set of cards by. */
export const CardsParam = z
  .string()
  .max(100)
  .optional()
  .describe('the hash of a set of cards (`POST /v1/card-sets`) that holds for the log');

/** Whether sets of cards hold for the logs of an operation. */
export function takesCards({ query }: Pick<Route['operation'], 'query'>): boolean {
  return query instanceof z.ZodObject && Object.hasOwn(query.shape, 'cards');
}

/** The pieces of a body as one, which threads can share. */
function sharedIn(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(new SharedArrayBuffer(parts.reduce((sum, { length }) => sum + length, 0)));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Answers a question without a body: from the shelf, or made elsewhere, so that no page keeps anybody waiting. */
export async function sendRead(
  req: Request,
  res: Response,
  deps: Deps,
  performer: Performer,
  job: ReadJob,
): Promise<void> {
  const question = JSON.stringify([job.operationId, job.params, job.query, job.lang, job.wanted, job.mount]);
  const kept = await deps.shelf.get(question, async () => {
    const outcome =
      deps.pool === undefined
        ? await work(job, performer)
        : await deps.pool.run(job, { client: clientOf(req), signal: goneWith(res) });
    const { answer, type = JSON_TYPE, headers = {} } = settled(outcome, () => {});
    return { bytes: answer, type, headers };
  });
  await sendLasting(req, res, kept);
}

/** Aborted when the client goes away before it has its answer. */
export function goneWith(res: Response): AbortSignal {
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Whose request it is: an address; of IPv6 the network, of which anybody has as many addresses as they like. */
export function clientOf({ socket }: Request): string {
  const address = socket.remoteAddress ?? '';
  return address.includes('.') ? address : address.split(':').slice(0, 4).join(':');
}

/** An answer as it is sent by a service that stands below this path. */
export function written(answer: Answer<unknown>, mount = ''): Written {
  if ('text' in answer) return { text: answer.text, type: answer.type, headers: answer.headers ?? {} };
  const links = Object.entries(answer.links ?? {}).map(([rel, url]) => `<${mount}${url}>; rel="${rel}"`);
  const headers = links.length === 0 ? {} : { Link: links.join(', ') };
  return {
    text: JSON.stringify(answer.json),
    type: `${JSON_TYPE}; charset=utf-8`,
    headers: headers as Record<string, string>,
  };
}

/** The media types of an operation's answer, the one that is sent to a client without a wish first. */
export function typesOf({ response, body }: Pick<Route['operation'], 'response' | 'body'>): string[] {
  const json = response.json === undefined ? [] : [JSON_TYPE];
  return [...json, ...Object.keys(response.also ?? {}), ...(body?.lines === true ? [NDJSON_TYPE] : [])];
}

/** The language of the answer: what a parameter says, else the header. */
export function langOf(req: Request, res: Response, query: unknown): Lang {
  const asked = (query as { lang?: Lang } | undefined)?.lang;
  const lang = asked ?? (req.acceptsLanguages(['en', 'de']) === 'de' ? 'de' : 'en');
  res.vary('Accept-Language');
  res.setHeader('Content-Language', lang);
  return lang;
}

/** How a body is read: its shape, and where it is a log alone what is asked of it. */
interface Reading<Q> {
  readonly shape?: z.ZodType | undefined;
  plain?(log: string, query: Q): { [word: string]: unknown } | string;
}

/**
 * The value of a text that fits the shape. What is asked of a log that is sent alone, as a plain text or in the place of a question
 * in JSON, stands in the query.
 */
export function bodyOf<Q>(
  { shape = z.unknown(), plain }: Reading<Q>,
  text: Text,
  query: Q,
): Asked<unknown, unknown, unknown>['body'] {
  const value = text.plain === true ? null : jsonOf(text);
  const without = plain?.('', {} as Q);
  if (text.plain === true || (typeof without === 'object' && isLogAlone(value))) {
    const sent = withoutGaps(plain?.(text.text, query));
    const parsed = heldAgainst(shape, sent);
    if (parsed.success) return { value: parsed.data, ...text, plain: true };
    const errors = problemsOf(parsed.error, sent, null);
    throw unusable(
      'invalid-parameters',
      errors.map((fault) => ({ ...fault, pointer: `/query${fault.pointer}` })),
    );
  }
  refuseIdle(plain, query, canonical(without));
  const parsed = heldAgainst(shape, value);
  if (parsed.success) return { value: parsed.data, ...text };
  throw unusable('invalid-body', moved(problemsOf(parsed.error, value, text.text, shape), text.line));
}

/** Whether a value is meant as a log, not as a question that has one in it. */
function isLogAlone(value: Json): boolean {
  return isMembers(value) && Object.hasOwn(value, 'format') && !Object.hasOwn(value, 'log');
}

/** What is asked by a question in JSON stands in it: a parameter that would be passed over is refused. */
function refuseIdle<Q>(plain: Reading<Q>['plain'], query: Q, without: string): void {
  const idle = Object.entries(query as object).filter(
    ([name, value]) => plain !== undefined && canonical(plain('', { [name]: value } as Q)) !== without,
  );
  if (idle.length === 0) return;
  const errors = idle.map(([name]): Fault => {
    const message = `"${name}" is a parameter of a log that is sent alone; with a question in JSON this is asked in the body`;
    return { code: 'parameter', message, pointer: `/query/${name}`, line: null, column: null };
  });
  throw unusable('invalid-parameters', errors);
}

/** A value without what was not said. */
function withoutGaps(value: unknown): Json {
  if (typeof value !== 'object' || value === null) return value as Json;
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}

/** Faults of a text that begins at a line of the body. */
export function moved(faults: readonly Fault[], line: number): Fault[] {
  return faults.map((fault) => ({ ...fault, line: fault.line === null ? null : fault.line + line - 1 }));
}

/** A value of the address in a message. */
const shownIn = (value: unknown): string => JSON.stringify(shown(String(value)));

/** Values that fit a schema of parameters; a problem with the others. */
export function parameters(schema: z.ZodType, values: unknown, where: 'path' | 'query'): unknown {
  const parsed = schema.safeParse({ ...(values as object) });
  if (parsed.success) return parsed.data;
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const errors = faultsOf(parsed.error.issues, MOST_PROBLEMS).flatMap(({ issue, path }): Fault[] => {
    const fault = (code: string, message: string, path: readonly PropertyKey[]): Fault => ({
      code,
      message,
      pointer: `/${where}${pointerOf(path.map(String))}`,
      line: null,
      column: null,
    });
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.slice(0, MOST_PROBLEMS).map((key) => {
        return fault('unknown-parameter', `there is no parameter "${key.slice(0, 60)}"; ${didYouMean(key, known)}`, [
          ...issue.path,
          key.slice(0, 60),
        ]);
      });
    }
    const [name = ''] = path.map(String);
    // What was to be a number has been made one before it was looked at.
    const found = (values as Record<string, unknown>)[name];
    const told = Array.isArray(found) ? 'it stands here more than once' : inPlainWords(issue, shownIn(found));
    return [fault('parameter', `"${name}": ${told}`, path)];
  });
  throw unusable('invalid-parameters', errors);
}

function send(res: Response, answer: Answer<unknown>): void {
  if ('json' in answer) {
    if (answer.links !== undefined) res.links({ ...answer.links });
    res.type(JSON_TYPE).send(JSON.stringify(answer.json));
    return;
  }
  for (const [name, value] of Object.entries(answer.headers ?? {})) res.setHeader(name, value);
  res.setHeader('Content-Type', answer.type);
  res.send(answer.text);
}

/** Puts operations on an app; a path that is asked with another method answers 405 with the methods it has. */
export function mount(app: Express, routes: readonly Route[], deps: Deps): void {
  const paths = grouped(routes, ({ operation }) => operation.path);
  for (const [path, here] of paths) {
    const methods = here.flatMap(({ operation: { method } }) => [
      method.toUpperCase(),
      ...(method === 'get' ? ['HEAD'] : []),
    ]);
    const allow = [...methods, 'OPTIONS'].join(', ');
    const at = app.route(path.replaceAll('{', ':').replaceAll('}', ''));
    for (const one of here) at[one.operation.method](deps.metrics.of(one.operation.operationId), one.handler(deps));
    at.options((_req, res) => void res.setHeader('Allow', allow).status(204).end());
    at.all((req) => {
      throw new HttpProblem('method-not-allowed', `${req.method} is not known here; ${allow}`, {
        headers: { Allow: allow },
      });
    });
  }
}
