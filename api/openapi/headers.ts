/**
 * @module
 * The headers of answers that say something of their own. Those of HTTP itself (lengths, encodings, caches) and those that
 * browsers mind come with any answer, and are not named.
 */
import type { oas31 } from 'zod-openapi';

interface Header {
  readonly says: string;
  /** it does not come with each answer of which it is told */
  readonly optional?: true;
  readonly isNumber?: true;
}

const HEADERS = {
  'X-Request-Id': { says: 'The id of the request, given by the client or made here' },
  ETag: { says: 'What the answer goes by; of a game it is the count of its entries' },
  'Content-Language': { says: 'The language of citations and of the words around them: `en` or `de`' },
  Link: { says: 'Where the next page is (`rel="next"`); none on the last one', optional: true },
  Location: { says: 'Where the game, or the status of the verification, is found from now on' },
  'Preference-Applied': { says: '`respond-async`: nobody has to wait' },
  'Retry-After': { says: 'After so many seconds it is worth asking again', isNumber: true },
  Allow: { says: 'The methods that the path has' },
  'WWW-Authenticate': { says: '`Bearer`: how a token is sent' },
  Accept: { says: 'The media types of bodies that are read here' },
  'Accept-Encoding': { says: 'How bodies may be packed' },
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;

function written({ says, optional, isNumber }: Header, isSure = optional !== true): oas31.HeaderObject {
  return {
    description: says,
    ...(isSure ? { required: true } : {}),
    schema: { type: isNumber ? 'integer' : 'string' },
  };
}

/** Every header, as a component. */
export const components = Object.fromEntries(Object.entries(HEADERS).map(([name, header]) => [name, written(header)]));

/** The headers of an answer, besides the one that all have. */
export function headersOf(...names: readonly HeaderName[]): oas31.HeadersObject {
  const all: readonly HeaderName[] = ['X-Request-Id', ...names];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` } as const]));
}

/** Headers that may come with an answer or not. */
export function perhaps(...names: readonly HeaderName[]): oas31.HeadersObject {
  return Object.fromEntries(names.map((name) => [name, written(HEADERS[name], false)]));
}
