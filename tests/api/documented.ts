/**
 * @module
 * What `openapi.yaml` says of an answer, held against the answer.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Json } from '../../schemas/json.ts';

export interface Media {
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: Json }>>;
}
interface Ref {
  readonly $ref?: string;
}
export interface Documented extends Ref {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Ref & { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, Media>>;
}
export interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Documented>>;
}

export const api = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
};

export const operations = Object.entries(api.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

/** The operation that serves a path. */
export function operationAt(method: string, path: string): Operation | undefined {
  const fits = ({ path: template }: { path: string }): boolean =>
    new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{[^}]*\}/g, '[^/]+')}$`).test(path);
  return operations.find((each) => each.method === method.toLowerCase() && fits(each))?.operation;
}

/** What stands behind a reference. */
function meant<T extends Ref>(one: T): T {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.*)$/.exec(one.$ref ?? '') ?? [];
  return one.$ref === undefined ? one : (api.components[kind]?.[name] as T);
}

/** What is said of the answers with a status. Only problems may be told of together. */
export function documentedFor({ responses }: Operation, status: number): Documented | undefined {
  const found = responses[String(status)] ?? (status < 400 ? undefined : responses['default']);
  return found === undefined ? undefined : meant(found);
}

/** Headers that come with any answer: those of HTTP itself, and what browsers and proxies mind. */
const OF_ALL = new Set(
  `connection keep-alive date content-length content-type content-encoding transfer-encoding vary cache-control
  content-security-policy cross-origin-opener-policy cross-origin-resource-policy origin-agent-cluster referrer-policy
  x-content-type-options x-dns-prefetch-control x-download-options x-frame-options x-permitted-cross-domain-policies
  x-xss-protection x-accel-buffering`.split(/\s+/),
);

/** The headers that say something of this answer. */
export const headersIn = (answer: Response): string[] => [...answer.headers.keys()].filter((name) => !OF_ALL.has(name));

export const typeOf = (answer: Response): string => answer.headers.get('content-type')?.split(';')[0] ?? '';

/** What is wrong with an answer by its documentation. */
export function complaints(documented: Documented | undefined, answer: Response): string[] {
  if (documented === undefined) return [`the status ${answer.status}`];
  const { headers = {}, content = {} } = documented;
  const known = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const type = typeOf(answer);
  return [
    ...(type === '' || type in content ? [] : [`${type} is not documented`]),
    ...(type !== '' || Object.keys(content).length === 0 ? [] : ['there is no body']),
    ...headersIn(answer).flatMap((name) => (known.has(name) ? [] : [`the header ${name} is not documented`])),
    ...Object.entries(headers).flatMap(([name, header]) =>
      meant(header).required === true && !answer.headers.has(name) ? [`the header ${name} is missing`] : [],
    ),
  ];
}
