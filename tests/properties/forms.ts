/**
 * @module
 * Moves made of the forms that a list of legal moves shows, with nothing to go by but the answer: values are generated from
 * the JSON Schemas of the open parts.
 */
import fc from 'fast-check';
import { type Move, whatVaries } from '../../machines/ruleset.ts';
import type { LegalMove } from '../../referee/play/legal.ts';
import { type Json, pathOf } from '../../schemas/json.ts';
import { allows, type Words } from './listed.ts';

interface JsonSchema {
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly contains?: JsonSchema;
  readonly minContains?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** The most items of a list that a schema does not bound. */
const SOME = 4;

const made = new Map<string, fc.Arbitrary<Json>>();

/** Values of a JSON Schema. What a keyword says that this does not build in is filtered in. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<Json> {
  if (schema.enum !== undefined) return built(schema);
  const key = JSON.stringify(schema);
  const known = made.get(key) ?? built(schema, schema.$defs).filter((value) => allows(schema, value));
  made.set(key, known);
  return known;
}

type Defs = Readonly<Record<string, JsonSchema>>;

/** Values of a JSON Schema, as far as its keywords can be built in; `defs` are those of the whole document. */
function built(schema: JsonSchema, defs: Defs = {}): fc.Arbitrary<Json> {
  if (schema.$ref !== undefined) return built(defs[schema.$ref.replace('#/$defs/', '')] ?? {}, defs);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const some = schema.anyOf ?? schema.oneOf;
  if (some !== undefined) return fc.oneof(...some.map((one) => built(one, defs)));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'array':
      return list(schema, defs);
    case 'object':
      return object(schema, defs);
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue() as fc.Arbitrary<Json>;
  }
}

const matching = new Map<string, fc.Arbitrary<string>>();

function text({ pattern, minLength = 0, maxLength = 20 }: JsonSchema): fc.Arbitrary<Json> {
  if (pattern === undefined) return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 20) });
  const known = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  matching.set(pattern, known);
  return known;
}

/** A list: what it has to contain, filled up with what it may, in any order. */
function list(schema: JsonSchema, defs: Defs): fc.Arbitrary<Json> {
  const { items = {}, minItems = 0, uniqueItems = false } = schema;
  const maxItems = Math.min(schema.maxItems ?? Infinity, minItems + SOME);
  const needed = [schema, ...(schema.allOf ?? [])].flatMap(({ contains, minContains = 1 }) =>
    contains === undefined ? [] : Array.from({ length: minContains }, () => built(contains, defs)),
  );
  const rest = { minLength: Math.max(0, minItems - needed.length), maxLength: Math.max(0, maxItems - needed.length) };
  const comparator = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);
  const others: fc.Arbitrary<Json[]> =
    rest.maxLength === 0
      ? fc.constant([])
      : uniqueItems
        ? fc.uniqueArray(built(items, defs), { ...rest, comparator })
        : fc.array(built(items, defs), rest);
  return fc
    .tuple(fc.tuple(...needed), others)
    .chain(([must, more]) => fc.shuffledSubarray([...must, ...more], { minLength: must.length + more.length }));
}

function object({ properties = {}, required = [] }: JsonSchema, defs: Defs): fc.Arbitrary<Json> {
  const values = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, built(one, defs)]));
  return fc.record(values, { requiredKeys: required.filter((name) => name in values) }) as fc.Arbitrary<Json>;
}

function put(into: Words, [word = '', ...rest]: readonly string[], value: Json | undefined): void {
  if (rest.length > 0) {
    const inner = { ...(into[word] as Words | undefined) };
    into[word] = inner;
    put(inner, rest, value);
  } else if (value === undefined) delete into[word];
  else into[word] = value;
}

/** Moves of the form that an entry of the list shows: each open part with some value, or left out where it may be. */
export function movesOf(entry: LegalMove): fc.Arbitrary<Move> {
  const { open = {}, optional = [], depends = {} } = whatVaries(entry) ?? {};
  const parts = [...new Set([...Object.keys(open), ...optional])];
  const filled = fc.tuple(
    ...parts.map((pointer): fc.Arbitrary<readonly [string, Json | undefined, boolean]> => {
      const schema = open[pointer] as JsonSchema | undefined;
      const value = schema === undefined ? fc.constant(undefined) : valuesOf(schema);
      const left = optional.includes(pointer) ? fc.boolean() : fc.constant(false);
      return fc.tuple(value, left).map(([some, out]) => [pointer, some, out] as const);
    }),
  );
  return filled
    .map((values) => {
      const move = structuredClone(entry.move) as unknown as Words;
      for (const [pointer, value, out] of values)
        if (out || value !== undefined) put(move, pathOf(pointer), out ? undefined : value);
      return move as unknown as Move;
    })
    .filter((move) => allows(depends, move));
}
