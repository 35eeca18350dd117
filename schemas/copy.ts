/**
 * @module
 * Copies of values that keep a zod schema, by a function written for that schema, which knows where there is nothing below
 * to copy. `tests/schemas/copy.test.ts` holds copies against `copyJson`, and what is ordered against `canonical`.
 */
import type { z } from 'zod';
import { type Definition, NotCovered, type Schema } from './definition.ts';
import { copyJson } from './json.ts';

interface Marks {
  /** schemas of what is never changed in place: another value takes its place, and copies share it */
  readonly lasting: WeakSet<object>;
  /** schemas of what copies share until one of them is about to change it */
  readonly sharing: WeakSet<object>;
  /** the values that are shared so */
  readonly shared: WeakSet<object>;
}

/**
 * The marks of the whole process. A module may be loaded twice: as it stands by `require`, and by a tool that transforms it.
 * If each had its own marks, what the schemas of a game have marked would be copied, and its steps would be others.
 */
const MARKS = Symbol.for('outer-rim-referee.copies');
const everywhere = globalThis as { [MARKS]?: Marks };
everywhere[MARKS] ??= { lasting: new WeakSet(), sharing: new WeakSet(), shared: new WeakSet() };
const { lasting, sharing, shared } = everywhere[MARKS];

/** Marks a schema of what is never changed in place. */
export function neverChanged<S extends z.ZodType>(schema: S): S {
  lasting.add(schema);
  return schema;
}

/** Marks a schema of what is seldom changed, and then only as `toChange` gives it: copies share it until then. */
export function seldomChanged<S extends z.ZodType>(schema: S): S {
  sharing.add(schema);
  return schema;
}

/** Whether copies share the values of a schema. */
export function isShared(schema: z.ZodType): boolean {
  return sharing.has(schema);
}

/** What may be changed in place of a value that copies may share: itself, if none does. */
export function toChange<T extends object>(value: T): T {
  return shared.has(value) ? { ...value } : value;
}

function share<T extends object>(value: T): T {
  shared.add(value);
  return value;
}

/** Writes the functions of one schema. `sorted`: the members of what they make stand in the order of their names. */
class Writer {
  readonly source: string[] = [];
  readonly #sorted: boolean;
  readonly #names = new Map<Schema, string>();

  constructor(sorted: boolean) {
    this.#sorted = sorted;
  }

  /** An expression for a copy of what the expression `from` gives; null when it is not an object and stands for itself. */
  copied(schema: Schema, from: string): string | null {
    if (!this.#sorted && lasting.has(schema)) return null;
    if (!this.#sorted && sharing.has(schema)) return `share(${from})`;
    const { def } = schema._zod;
    switch (def.type) {
      case 'string':
      case 'number':
      case 'boolean':
      case 'null':
      case 'literal':
      case 'enum':
        return null;
      case 'optional':
      case 'nullable': {
        const inner = this.copied(need(def.innerType), from);
        return inner === null ? null : `(${from} == null ? ${from} : ${inner})`;
      }
      case 'array':
        return this.copied(need(def.element), 'v') === null ? `${from}.slice()` : `${this.#name(schema)}(${from})`;
      case 'object':
      case 'record':
        return `${this.#name(schema)}(${from})`;
      case 'union':
        if ((def.options ?? []).every((option) => this.copied(option, 'v') === null)) return null;
        return def.discriminator === undefined ? `other(${from})` : `${this.#name(schema)}(${from})`;
      default:
        return `other(${from})`;
    }
  }

  #name(schema: Schema): string {
    const known = this.#names.get(schema);
    if (known !== undefined) return known;
    const name = `copy${this.#names.size}`;
    this.#names.set(schema, name);
    const body = schema._zod.def.type === 'union' ? this.#union(schema._zod.def) : this.#body(schema._zod.def);
    this.source.push(`function ${name}(v) {\n  ${body.join('\n  ')}\n}`);
    return name;
  }

  #body(def: Definition): string[] {
    if (def.type === 'array')
      return [
        'const made = v.slice();',
        `for (let at = 0; at < made.length; at++) made[at] = ${this.copied(need(def.element), 'made[at]')};`,
        'return made;',
      ];
    if (this.#sorted) return this.#inOrder(def);
    // The spread keeps the object's shape, which writing member by member would have to find again.
    const made = 'const made = { ...v };';
    if (def.type === 'record') {
      const value = this.copied(need(def.valueType), 'made[name]');
      return [made, value === null ? '' : `for (const name in made) made[name] = ${value};`, 'return made;'];
    }
    const members = Object.entries(def.shape ?? {}).flatMap(([name, schema]) => {
      const at = `made[${JSON.stringify(name)}]`;
      const optional = schema._zod.def.type === 'optional';
      const value = this.copied(schema, at);
      // A member that is not there must not come to be.
      return value === null ? [] : [optional ? `if (${at} != null) ${at} = ${value};` : `${at} = ${value};`];
    });
    return [made, ...members, 'return made;'];
  }

  #inOrder(def: Definition): string[] {
    if (def.type === 'record') {
      const value = this.copied(need(def.valueType), 'v[name]') ?? 'v[name]';
      return ['const made = {};', `for (const name of namesOf(v)) made[name] = ${value};`, 'return made;'];
    }
    const members = Object.entries(def.shape ?? {})
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, schema]) => {
        const at = `v[${JSON.stringify(name)}]`;
        return `${JSON.stringify(name)}: ${this.copied(schema, at) ?? at}`;
      });
    return [`return { ${members.join(', ')} };`];
  }

  #union(def: Definition): string[] {
    const { discriminator = '', options = [] } = def;
    const cases = options.flatMap((option) =>
      valuesOf(need(option._zod.def.shape?.[discriminator])).map(
        (value) => `case ${JSON.stringify(value)}: return ${this.copied(option, 'v')};`,
      ),
    );
    return [`switch (v[${JSON.stringify(discriminator)}]) {`, ...cases, '}', 'return other(v);'];
  }
}

/** The values by which the options of a union are told apart. */
function valuesOf({ _zod: { def } }: Schema): readonly unknown[] {
  if (def.type === 'literal') return def.values ?? [];
  if (def.type === 'enum') return Object.values(def.entries ?? {});
  throw new NotCovered('discriminator');
}

function need(schema: Schema | undefined): Schema {
  if (schema === undefined) throw new NotCovered('a part is missing');
  return schema;
}

type Copy = <T>(value: T) => T;

/** Writes the function for a schema when it is first needed. */
function written(schema: z.ZodType, sorted: boolean, other: Copy): Copy {
  let copy: Copy | null = null;
  return (value) => {
    if (copy === null) {
      const writer = new Writer(sorted);
      const root = writer.copied(schema as unknown as Schema, 'v') ?? 'v';
      const source = `'use strict';\n${writer.source.join('\n')}\nreturn (v) => ${root};`;
      copy = new Function('other', 'namesOf', 'share', source)(other, namesInOrder, share) as Copy;
    }
    return copy(value);
  };
}

/** A function that copies values of this schema. Members that the schema does not know are shared with the copy. */
export function copier(schema: z.ZodType): Copy {
  return written(schema, false, copyJson);
}

/**
 * A function that copies values of this schema with the members of every object in the order of their names (UTF-16 code
 * units, as RFC 8785 sorts them); members that are not there may be undefined. It throws `NoOrder` where JavaScript would
 * put a name elsewhere.
 */
export function orderer(schema: z.ZodType): Copy {
  return written(schema, true, inOrder as Copy);
}

/** An object cannot keep its members in order: names that are whole numbers always come first. */
export class NoOrder extends Error {}

function namesInOrder(value: object): string[] {
  const names = Object.keys(value).sort();
  for (const name of names) if (/^\d/.test(name)) throw new NoOrder(name);
  return names;
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const made: { [name: string]: unknown } = {};
  for (const name of namesInOrder(value)) made[name] = inOrder((value as { [name: string]: unknown })[name]);
  return made;
}
