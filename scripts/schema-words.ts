/**
 * @module
 * JSON Schemas in words: what the generated pages of the documentation say of the members of an object.
 */

export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Where a named part of a schema is written about: a link to put behind its name; null: nowhere. */
type Link = (part: string) => string | null;

/** A member of an object, with the members of what it holds itself: `turn.seat`, `favors[].kind`, `patrols.*.level`. */
export interface Member {
  readonly path: string;
  readonly optional: boolean;
  readonly value: string;
  readonly meaning: string;
}

const PREFIX = '#/$defs/';
const code = (value: unknown): string => (typeof value === 'string' ? `\`${value}\`` : `\`${JSON.stringify(value)}\``);

/** The name of the part that a schema refers to. */
export function partOf({ $ref }: Schema): string | null {
  return $ref?.startsWith(PREFIX) === true ? $ref.slice(PREFIX.length) : null;
}

/** The name of a part as people read it: without the name of its game, as small words. */
export function nameOf(part: string): string {
  const words = part.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  return words.slice(words[0] === 'outer' ? 2 : 1).join(' ');
}

/** The member by which one form of an object is told from the others, and its values; null: there is none. */
export function tagOf({ properties = {}, required = [] }: Schema): readonly [string, string] | null {
  const [name = '', first] = Object.entries(properties)[0] ?? [];
  if (first === undefined || !required.includes(name)) return null;
  const values = first.const === undefined ? first.enum : [first.const];
  return values === undefined ? null : [name, values.map(code).join(', ')];
}

function text({ pattern, maxLength }: Schema): string {
  if (pattern?.startsWith('^[a-z0-9]+(-[a-z0-9]+)*(#') === true)
    return 'id of a card on the table (a second copy: `id#2`)';
  if (pattern?.startsWith('^[a-z0-9]+(-[a-z0-9]+)*') === true) return 'id';
  return maxLength === undefined ? 'text' : `text, at most ${maxLength} characters`;
}

function number({ minimum, maximum }: Schema): string {
  if (minimum === undefined || minimum < -1e9) return 'whole number';
  return maximum === undefined || maximum > 1e9
    ? `whole number from ${minimum}`
    : `whole number, ${minimum} to ${maximum}`;
}

/** What values a schema allows, in a few words. */
export function valuesOf(schema: Schema, link: Link): string {
  const part = partOf(schema);
  if (part === 'Seat') return 'name of a player';
  if (part !== null) {
    const to = link(part);
    return to === null ? nameOf(part) : `[${nameOf(part)}](${to})`;
  }
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ');
  const ways = schema.oneOf ?? schema.anyOf;
  if (ways !== undefined) {
    const tags = ways.map((way) => tagOf(way));
    if (tags.every((tag) => tag !== null))
      return `object with \`${tags[0]?.[0]}\`: ${tags.map((tag) => tag[1]).join(', ')}`;
    return ways.map((way) => valuesOf(way, link)).join('; or ');
  }
  switch (schema.type) {
    case 'null':
      return 'null';
    case 'boolean':
      return '`true`, `false`';
    case 'integer':
    case 'number':
      return number(schema);
    case 'string':
      return text(schema);
    case 'array':
      if (schema.prefixItems !== undefined)
        return `list: ${schema.prefixItems.map((item) => valuesOf(item, link)).join(', ')}`;
      return schema.items === undefined ? 'list' : `list of: ${valuesOf(schema.items, link)}`;
    case 'object': {
      const { properties, propertyNames, additionalProperties: each } = schema;
      if (properties !== undefined) return 'object with the members below';
      if (typeof each !== 'object' || Object.keys(each).length === 0) return 'object';
      return `object; by ${valuesOf(propertyNames ?? { type: 'string' }, link)}: ${valuesOf(each, link)}`;
    }
    default:
      return 'anything';
  }
}

/** An object that a value may be or hold: what leads to it, and of several forms the one that it is. */
interface Held {
  readonly path: string;
  readonly schema: Schema;
  readonly tag: readonly [string, string] | null;
}

/** The objects that a value may be or hold; named parts have a place of their own. */
function* within(schema: Schema): Iterable<Held> {
  if (schema.properties !== undefined) yield { path: '', schema, tag: null };
  const ways = schema.oneOf ?? schema.anyOf ?? [];
  const several = ways.length > 1 && ways.every((way) => tagOf(way) !== null);
  for (const way of ways)
    for (const one of within(way)) yield several && one.path === '' ? { ...one, tag: tagOf(way) } : one;
  if (schema.items !== undefined) for (const one of within(schema.items)) yield { ...one, path: `[]${one.path}` };
  if (typeof schema.additionalProperties === 'object')
    for (const one of within(schema.additionalProperties)) yield { ...one, path: `.*${one.path}` };
}

/** The members of an object, and those of the objects that they hold and that have no name. */
export function membersOf(schema: Schema, link: Link, before = ''): Member[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, inner]) => {
    const path = `${before}${name}`;
    const own: Member = {
      path,
      optional: !required.includes(name),
      value: valuesOf(inner, link),
      meaning: inner.description ?? '',
    };
    return [own, ...together([...within(inner)].flatMap((held) => membersHeld(held, link, path)))];
  });
}

function membersHeld({ path, schema, tag }: Held, link: Link, before: string): (Member & { tags: string[] })[] {
  return membersOf(schema, link, `${before}${path}.`)
    .filter((one) => tag === null || one.path !== `${before}${path}.${tag[0]}`)
    .map((one) => ({ ...one, tags: tag === null ? [] : [tag[1]] }));
}

/** The same member of several forms of an object is told once, with the forms that have it. */
function together(members: readonly (Member & { tags: string[] })[]): Member[] {
  const found = new Map<string, Member & { tags: string[] }>();
  for (const one of members) {
    const key = JSON.stringify([one.path, one.value, one.optional, one.meaning]);
    const known = found.get(key);
    if (known === undefined) found.set(key, { ...one, tags: [...one.tags] });
    else known.tags.push(...one.tags);
  }
  return [...found.values()].map(({ tags, ...one }) =>
    tags.length === 0
      ? one
      : { ...one, meaning: `of ${tags.join(', ')}${one.meaning === '' ? '' : `: ${one.meaning}`}` },
  );
}

/** Members as a table; those that may be left out say so. */
export function tableOf(members: readonly Member[], word = 'member'): string[] {
  const cell = (value: string): string => value.replaceAll('|', '\\|').replaceAll('\n', ' ');
  return [
    `| ${word} | values | meaning |`,
    '|---|---|---|',
    ...members.map(
      ({ path, optional, value, meaning }) =>
        `| \`${path}\`${optional ? ' (may be left out)' : ''} | ${cell(value)} | ${cell(meaning)} |`,
    ),
  ];
}

/** A schema with its named parts written out in place, but for those that are kept as names. */
export function writtenOut(
  schema: Schema,
  defs: Readonly<Record<string, Schema>>,
  keeps: (part: string) => boolean,
): Schema {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    const part = partOf(value as Schema);
    if (part === null || keeps(part))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
    const { $ref: _name, ...said } = value as Schema;
    return { ...(plain(defs[part] ?? {}) as Schema), ...said };
  };
  return plain(schema) as Schema;
}

/** The parts that a schema names, at any depth. */
export function partsWithin(schema: Schema, defs: Readonly<Record<string, Schema>>): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const part = partOf(value as Schema);
    if (part !== null && !found.has(part)) {
      found.add(part);
      look(defs[part]);
    }
    for (const inner of Object.values(value)) look(inner);
  };
  look(schema);
  return found;
}
