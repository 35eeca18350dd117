/**
 * @module
 * JSON Schemas in words and lists.
 */
import { type Html, html, inline } from './html.ts';

/** What the page reads of a schema. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly discriminator?: { readonly propertyName: string };
}

const REF = '#/components/schemas/';

/** The name of the component that a schema refers to. */
export function nameOf(schema: Schema): string | null {
  return schema.$ref?.startsWith(REF) === true ? schema.$ref.slice(REF.length) : null;
}

function joined(parts: readonly Html[], by: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${by}${part}`))}`;
}

/** The type of a schema in a few words, with links to components. */
export function typeOf(schema: Schema): Html {
  const name = nameOf(schema);
  if (name !== null) return html`<a href="#schema-${name}">${name}</a>`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum !== undefined)
    return joined(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' | ',
    );
  const choices = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (choices !== undefined) {
    if (choices.length > 8) return html`one of ${choices.length} forms`;
    return joined(choices.map(typeOf), schema.allOf === undefined ? ' | ' : ' and ');
  }
  if (schema.items !== undefined) return html`list of ${typeOf(schema.items)}`;
  if (schema.properties === undefined && typeof schema.additionalProperties === 'object') {
    const values =
      Object.keys(schema.additionalProperties).length === 0 ? html`anything` : typeOf(schema.additionalProperties);
    const { propertyNames } = schema;
    const keys = propertyNames?.enum === undefined ? html`` : html` by ${typeOf(propertyNames)}`;
    return html`map${keys} of ${values}`;
  }
  if (schema.type === undefined) return html`anything`;
  return html`${[schema.type].flat().join(' | ')}`;
}

/** What bounds a schema's values, in a few words. */
function bounds({ minimum, maximum, maxLength, minItems, maxItems, default: usual }: Schema): string {
  const range =
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum}`
      : minimum !== undefined
        ? `from ${minimum}`
        : maximum !== undefined
          ? `up to ${maximum}`
          : null;
  const items =
    minItems === undefined && maxItems === undefined
      ? null
      : minItems === maxItems
        ? `exactly ${minItems}`
        : `${minItems === undefined ? 'up to' : `${minItems} to`} ${maxItems ?? 'any number'}`;
  return [
    range,
    maxLength === undefined ? null : `up to ${maxLength} characters`,
    items,
    usual === undefined ? null : `usually ${JSON.stringify(usual)}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** One named thing with its type and what there is to say of it. */
export function member(name: string, schema: Schema, required: boolean, description = schema.description): Html {
  const limits = bounds(schema);
  return html`<li>
    <div class="member"><code class="name">${name}</code>${required ? html` <span class="must">required</span>` : ''} <span class="type">${typeOf(schema)}</span>${limits === '' ? '' : html` <span class="limits">${limits}</span>`}</div>
    ${description === undefined ? '' : html`<div class="says">${inline(description)}</div>`}
    ${inside(schema)}
  </li>`;
}

/** The members of the objects in a schema that have no name of their own. */
function inside(schema: Schema): Html[] {
  if (nameOf(schema) !== null) return [];
  if (schema.properties !== undefined) return [members(schema)];
  const values = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  return [
    ...(schema.oneOf ?? schema.anyOf ?? []),
    ...(schema.items === undefined ? [] : [schema.items]),
    ...values,
  ].flatMap(inside);
}

/** The members of an object. */
export function members({ properties = {}, required = [] }: Schema): Html {
  const items = Object.entries(properties).map(([name, schema]) => member(name, schema, required.includes(name)));
  return html`<ul class="members">${items}</ul>`;
}

/** Everything about a schema: its members, or the forms it may have. */
export function full(schema: Schema): Html {
  const choices = schema.oneOf ?? schema.anyOf;
  if (schema.properties !== undefined) return members(schema);
  if (choices !== undefined) {
    const by = schema.discriminator?.propertyName;
    return html`<p class="forms">One of these${by === undefined ? '' : html`, told apart by <code>${by}</code>`}:</p>
      <ul class="choices">${choices.map((choice) => html`<li>${typeOf(choice)}</li>`)}</ul>`;
  }
  return html`<p class="forms">${typeOf(schema)}</p>${inside(schema)}`;
}
