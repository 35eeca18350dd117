/**
 * @module
 * What can be wrong with a request, as problem details (RFC 9457). A breach of game rules is no problem: it is a report.
 */
import { type Problem as Fault, MOST_PROBLEMS } from '../referee/log/read.ts';
import { didYouMean } from '../referee/log/words.ts';
import { inLanguage, type Lang, phrases } from '../rules/phrases.ts';
import type { Problem } from '../schemas/http.ts';
import type { HeaderName } from './openapi/headers.ts';

export interface Kind {
  readonly status: number;
  readonly title: string;
  /** what to do about it, for the page that describes it */
  readonly help: string;
  /** what comes with it besides its body */
  readonly headers?: readonly HeaderName[];
}

/** Every kind of problem. */
export const PROBLEMS = {
  'malformed-request': {
    status: 400,
    title: 'The request cannot be read',
    help: 'The address has a broken percent escape, or the bytes are no HTTP request. Encode each part of the path with `encodeURIComponent`.',
  },
  'invalid-json': {
    status: 400,
    title: 'The body is not valid JSON, or not UTF-8',
    help: 'Lines are UTF-8, too. JSON is read strictly (RFC 8259, UTF-8): no comments, no trailing commas, each name once, at most 64 levels. `errors` says where it stops.',
  },
  'cannot-unpack': {
    status: 400,
    title: 'The body cannot be unpacked',
    help: 'The bytes are not what `Content-Encoding` says. The limit of the size holds for the unpacked body.',
  },
  'body-aborted': {
    status: 400,
    title: 'The body did not arrive',
    help: 'The connection was closed before the whole body had come.',
  },
  unauthorized: {
    status: 401,
    title: 'The token of the game is missing, or another one',
    help: 'Send a token that `POST /v1/games` has answered with: `Authorization: Bearer …`. Nobody can tell a token again.',
    headers: ['WWW-Authenticate'],
  },
  'not-yours': {
    status: 403,
    title: 'This is for somebody else to tell',
    help: 'A player tells the decisions of the own seat; what chance brings too, where the game was begun with `"chance": "seats"`. Watchers tell nothing. The table tells everything, and nobody else takes a game away.',
  },
  'unknown-game': {
    status: 404,
    title: 'No such game',
    help: 'Its table has taken it away, or it has never been here. Without a folder (`referee serve --games FOLDER`) the service forgets its games when it stops.',
  },
  'unknown-verification': {
    status: 404,
    title: 'No such verification',
    help: 'Those that have ended are kept for a while, in memory, until others need the room. Send the logs again.',
  },
  'unknown-path': { status: 404, title: 'There is nothing at this path', help: 'This page lists every path.' },
  'unknown-ruleset': { status: 404, title: 'No such ruleset', help: '`GET /v1/rulesets` lists them.' },
  'unknown-rule': {
    status: 404,
    title: 'No such rule',
    help: '`GET /v1/rulesets/{ruleset}/rules?q=…` finds rules by id or by words.',
  },
  'unknown-card': {
    status: 404,
    title: 'No such component',
    help: '`GET /v1/rulesets/{ruleset}/cards?q=…` finds cards, spaces and all other components by their names.',
  },
  'unknown-machine': {
    status: 404,
    title: 'No such statechart',
    help: '`GET /v1/rulesets/{ruleset}/machines` lists them.',
  },
  'unknown-cards': {
    status: 404,
    title: 'No such set of cards',
    help: 'Sets are kept in memory, and the one that nobody has named for the longest time makes room. Send it again with `POST /v1/card-sets`: it has the same hash.',
  },
  'no-board': {
    status: 404,
    title: 'The game has no board',
    help: 'Only games with a board have a drawing of it.',
  },
  'no-coverage': {
    status: 404,
    title: 'Nobody has counted the coverage',
    help: 'This ruleset has no table of coverage yet.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This path does not know the method',
    help: 'The header `Allow` names the methods of the path.',
    headers: ['Allow'],
  },
  'not-acceptable': {
    status: 406,
    title: 'None of the accepted media types can be sent',
    help: 'Compare the header `Accept` with the media types of the operation.',
  },
  'not-done': {
    status: 409,
    title: 'There is no report yet',
    help: 'The status of the verification says how far it is, or why it has failed; its events say when that changes.',
  },
  'damaged-game': {
    status: 409,
    title: 'What is kept of the game cannot be read',
    help: 'Somebody has changed its file, or the disk has lost some of it. Tell the operator.',
  },
  'body-too-slow': {
    status: 408,
    title: 'The request came too slowly',
    help: 'Send the whole request without long pauses.',
  },
  'precondition-failed': {
    status: 412,
    title: 'The game has gone on',
    help: '`If-Match` names another count of entries than the game has now (`ETag`). Ask what has come up since, and whether the move is still meant.',
    headers: ['ETag'],
  },
  'too-large': {
    status: 413,
    title: 'The body is too large',
    help: 'A log may have 32 MiB. Send many logs as `application/x-ndjson`, one a line: the limit then holds for each line.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body has a form that is not read here',
    help: 'Send `Content-Type: application/json` (or `application/x-ndjson` where the operation says so) in UTF-8, as it is or with `Content-Encoding: gzip`, `br` or `deflate`.',
    headers: ['Accept', 'Accept-Encoding'],
  },
  'invalid-parameters': {
    status: 422,
    title: 'The parameters do not fit',
    help: '`errors` names each parameter as `/query/…`.',
  },
  'invalid-body': {
    status: 422,
    title: 'The body does not fit the schema',
    help: '`errors` names each place by JSON pointer, line and column.',
  },
  'invalid-log': {
    status: 422,
    title: 'The log cannot be used',
    help: 'The log does not have the form of a log of this ruleset, or its header leaves no position to begin from. `errors` says where. What breaks a rule of the game is not meant here: that is reported with status 200.',
  },
  'invalid-cards': {
    status: 422,
    title: 'The set of cards cannot be used',
    help: 'It does not have the form of a file of cards, or says different things of one fact. `errors` names each place.',
  },
  'too-much-work': {
    status: 422,
    title: 'The log takes too long to referee',
    help: 'Searches are counted and bounded for each log, so that only a log of many megabytes comes here: send it in parts that begin with `start`.',
  },
  'key-used': {
    status: 422,
    title: 'The key was used for something else',
    help: 'An `Idempotency-Key` belongs to one body: send what is new under a new key.',
  },
  'expectation-failed': {
    status: 417,
    title: 'The expectation cannot be met',
    help: 'Only `Expect: 100-continue` is known here.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The address or the headers are too long',
    help: 'Together they may have 16 KiB.',
  },
  busy: {
    status: 503,
    title: 'The service has as much to do as it may take up',
    help: 'Ask again after the seconds of `Retry-After`.',
    headers: ['Retry-After'],
  },
  'not-ready': {
    status: 503,
    title: 'The service is not ready',
    help: 'It has more to do than it may take up, is stopping, or a ruleset cannot be loaded. Ask again later.',
    headers: ['Retry-After'],
  },
  'no-room': {
    status: 503,
    title: 'There is no room for more games',
    help: 'A service without a folder for its games (`referee serve --games FOLDER`) keeps 1,000 of them, 64 MiB together; one with a folder 100,000. Games that are over can be taken away: `DELETE /v1/games/{id}`.',
    headers: ['Retry-After'],
  },
  'not-kept': {
    status: 503,
    title: 'This could not be written down',
    help: 'The disk is full, or cannot be written to: nothing was taken. Tell the operator, and tell it once more later.',
    headers: ['Retry-After'],
  },
  internal: {
    status: 500,
    title: 'A fault of the referee itself',
    help: 'Nothing is wrong with the request. Tell the operator the `requestId`.',
  },
} as const satisfies Record<string, Kind>;

export type ProblemCode = keyof typeof PROBLEMS;

interface More {
  readonly errors?: readonly Fault[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A problem on its way to the edge. Everything in it may be shown to the client. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly code: ProblemCode;
  readonly errors: readonly Fault[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  constructor(code: ProblemCode, detail: string, more: More = {}) {
    super(detail);
    this.code = code;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }
}

/** The body of a problem; `mount`: the path below which the service stands; `lang`: the language in which the log's faults are told. */
export function problemBody(
  problem: HttpProblem,
  instance: string,
  requestId: string,
  mount = '',
  lang: Lang = 'en',
): Problem {
  const { status, title } = PROBLEMS[problem.code];
  const errors = problem.errors?.map((error) => ({ ...error, message: inLanguage(error.message, lang) }));
  const isOfErrors = lang !== 'en' && problem.message === detailOf(problem.code, problem.errors ?? [], 'en');
  return {
    type: `${mount}/docs#problem-${problem.code}`,
    title,
    status,
    detail: isOfErrors ? detailOf(problem.code, errors ?? [], lang) : problem.message,
    instance: instance.length > 300 ? `${instance.slice(0, 299)}…` : instance,
    code: problem.code,
    requestId,
    ...(errors === undefined ? {} : { errors }),
  };
}

/** A word of the client as a message may show it. */
export function shown(word: string): string {
  return word.length > 60 ? `${word.slice(0, 59)}…` : word;
}

/** Something that is not there, with what may have been meant. */
export function notFound(code: ProblemCode, what: string, strange: string, known: readonly string[]): HttpProblem {
  return new HttpProblem(code, `there is no ${what} "${shown(strange)}"; ${didYouMean(strange, known)}`);
}

/** A request that is unusable for these reasons; the detail is the first of them. */
export function unusable(code: ProblemCode, errors: readonly Fault[]): HttpProblem {
  return new HttpProblem(code, detailOf(code, errors, 'en'), { errors });
}

function detailOf(code: ProblemCode, errors: readonly Fault[], lang: Lang): string {
  const [first] = errors;
  const count = errors.length;
  const more =
    count >= MOST_PROBLEMS ? phrases[lang].firstListed(count) : count > 1 ? phrases[lang].andMore(count - 1) : '';
  return first === undefined ? PROBLEMS[code].title : `${first.message}${more}`;
}
