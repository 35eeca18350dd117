/**
 * @module
 * The operations of the API text as sections of the page.
 */
import type { Json } from '../../schemas/json.ts';
import { layOut } from '../lay-out.ts';
import type { OpenApi } from '../openapi/document.ts';
import { coloured, curl, panel } from './code.ts';
import { type Html, html, inline, prose } from './html.ts';
import { full, member, nameOf, type Schema, typeOf } from './schema.ts';

interface Media {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value: Json }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: string;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly description?: string; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
}

/** What the page reads of the API text. */
export interface ApiText {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The API text as the page reads it: shared answers are put where they are used. */
export function apiTextOf(document: OpenApi): ApiText {
  const shared = document.components?.responses ?? {};
  const whole = (_key: string, value: unknown): unknown => {
    const ref = typeof value === 'object' && value !== null && '$ref' in value ? value.$ref : undefined;
    return typeof ref === 'string' && ref.startsWith(RESPONSES) ? shared[ref.slice(RESPONSES.length)] : value;
  };
  return JSON.parse(JSON.stringify(document, whole)) as ApiText;
}

const RESPONSES = '#/components/responses/';

/** One operation with its place. */
export interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The operations of a tag, in order. */
export function operationsOf(api: ApiText, tag: string): Placed[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation.tags.includes(tag) ? [{ method, path, operation }] : [],
    ),
  );
}

/** A method as a small sign. */
export function badge(method: string): Html {
  return html`<span class="method ${method}">${method.toUpperCase()}</span>`;
}

function pathOf(path: string): Html[] {
  return path
    .split(/(\{[^}]*\})/)
    .map((part) => (part.startsWith('{') ? html`<var>${part}</var>` : html`${part.replaceAll('/', '/\u200B')}`));
}

/** The section of one operation. `base` is where the service is reached. */
export function operationSection(api: ApiText, { method, path, operation }: Placed, base: string): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const success = responses['200'];
  return html`<section class="operation" id="${operationId}">
    <div class="text">
      <h3><a class="anchor" href="#${operationId}">${summary}</a></h3>
      <p class="path">${badge(method)} <code>${pathOf(path)}</code></p>
      ${description === undefined ? '' : prose(description)}
      ${parametersOf(parameters)}
      ${requestBody === undefined ? '' : bodyOf(api, requestBody)}
      ${answersOf(api, responses)}
    </div>
    <div class="examples">
      ${requestsOf({ method, path, operation }, base)}
      ${success === undefined ? '' : responsesOf(success.content ?? {})}
    </div>
  </section>`;
}

const PLACES = { path: 'In the path', query: 'In the query', header: 'Headers' } as const;

function parametersOf(parameters: readonly Parameter[]): Html[] {
  return (['path', 'query', 'header'] as const).flatMap((place) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return [];
    const items = here.map(({ name, schema = {}, required, description }) =>
      member(name, schema, required === true && place !== 'path', description ?? schema.description),
    );
    return [html`<h4>${PLACES[place]}</h4><ul class="members">${items}</ul>`];
  });
}

function bodyOf(api: ApiText, { description, content }: NonNullable<Operation['requestBody']>): Html {
  const [first] = Object.values(content);
  const schema = first?.schema ?? {};
  const name = nameOf(schema);
  return html`<h4>Body</h4>
    <p>${description ?? ''}${name === null ? '' : html`: <a href="#schema-${name}">${name}</a>`}, as ${mediaTypes(content)}.</p>
    ${full(named(api, schema))}`;
}

/** The schema behind a name; of a union of one, that one. */
function named(api: ApiText, schema: Schema): Schema {
  const name = nameOf(schema);
  if (name !== null) return named(api, api.components.schemas[name] ?? {});
  const [only, ...others] = schema.oneOf ?? schema.anyOf ?? [];
  return only !== undefined && others.length === 0 ? named(api, only) : schema;
}

function mediaTypes(content: Readonly<Record<string, Media>>): Html[] {
  return Object.keys(content).map((type, index) => html`${index === 0 ? '' : ' or '}<code>${type}</code>`);
}

function answersOf(api: ApiText, responses: Operation['responses']): Html {
  const rows = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const good = status.startsWith('2');
    const json = content['application/json']?.schema;
    const types = Object.keys(content);
    const what = good
      ? html` ${json === undefined ? '' : html`– ${typeOf(json)} `}<span class="limits">${types.join(', ')}</span>`
      : html``;
    const label = status === 'default' ? 'else' : status;
    return html`<li><span class="status ${good ? 'good' : 'bad'}">${label}</span> <span>${inline(description).map(linkedProblem)}${what}</span></li>`;
  });
  const json = responses['200']?.content?.['application/json']?.schema;
  const name = json === undefined ? null : nameOf(json);
  return html`<h4>Answers</h4><ul class="answers">${rows}</ul>
    ${json === undefined || name === null ? '' : html`<details class="fold"><summary>Inside <code>${name}</code></summary>${full(named(api, json))}</details>`}`;
}

/** The code of a problem leads to its description. */
function linkedProblem(part: Html): Html {
  const code = /^<code>([a-z-]+)<\/code>$/.exec(part.text)?.[1];
  return code === undefined ? part : html`<a href="#problem-${code}"><code>${code}</code></a>`;
}

function requestsOf({ method, path, operation }: Placed, base: string): Html[] {
  const { parameters = [], requestBody, responses, security } = operation;
  const named = new Map(
    parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example] as const])),
  );
  const url = `${base}${path.replace(/\{([^}]*)\}/g, (all, name: string) => named.get(name) ?? all)}`;
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.example !== undefined);
  const words = query.map(({ name, example }) => `${name}=${encodeURIComponent(example ?? '')}`);
  const whole = words.length === 0 ? url : `${url}?${words.join('&')}`;
  const json = requestBody?.content['application/json'];
  const token: Record<string, string> = security === undefined ? {} : { Authorization: 'Bearer YOUR-TOKEN' };
  if (json === undefined || method === 'get') {
    const others = Object.keys(responses['200']?.content ?? {}).filter((type) => type === 'image/svg+xml');
    return [
      panel('Request', curl(whole, token, null)),
      ...others.map((type) => panel(`Request for ${type}`, curl(whole, { Accept: type }, null))),
    ];
  }
  const headers = { ...token, 'Content-Type': 'application/json' };
  return Object.values(json.examples ?? {}).map(({ summary, value }, index) => {
    const shown = panel(index === 0 ? `Request · ${summary ?? ''}` : 'Request', curl(whole, headers, layOut(value)));
    return index === 0 ? shown : html`<details><summary>${summary ?? 'Another request'}</summary>${shown}</details>`;
  });
}

function responsesOf(content: Readonly<Record<string, Media>>): Html[] {
  const json = content['application/json'];
  return Object.values(json?.examples ?? {}).map(({ summary, value }, index) => {
    const shown = panel(index === 0 ? 'Answer · 200' : 'Answer', coloured(layOut(value)));
    return index === 0 ? shown : html`<details><summary>Answer · ${summary ?? ''}</summary>${shown}</details>`;
  });
}

/** The schemas, each folded; moves and other parts of one ruleset stand together. */
export function schemaSection({ components }: ApiText): Html {
  const items = Object.entries(components.schemas).map(
    ([
      name,
      schema,
    ]) => html`<details class="schema"><summary><code>${name}</code>${schema.description === undefined ? '' : html` <span class="says">${schema.description}</span>`}</summary>
      <div id="schema-${name}" class="body">${full(schema)}</div></details>`,
  );
  return html`<section id="schemas"><h2>Schemas</h2>
    <p>Every object of the API by its name. Objects are closed: a word that is not listed is refused with its place.</p>${items}</section>`;
}
