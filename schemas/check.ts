/**
 * @module
 * A fast check of a value against a zod schema: a function written for that schema, from zod's own definition of it. It
 * only says yes or "ask zod": zod has the last word on everything that is not plainly right, and alone words the problems.
 * `tests/schemas/check.test.ts` holds the two against each other.
 */
import type { z } from 'zod';
import { type Definition, NotCovered, type Rule, type Schema } from './definition.ts';

/** True when zod would accept the value as it stands, without changing it. False says nothing: ask zod. */
export type Check = (value: unknown) => boolean;

/** The most words that a check remembers to be spelled well. */
const REMEMBERED = 4_096;

/** Writes the functions of one schema. */
class Writer {
  readonly source: string[] = [];
  readonly values: unknown[] = [];
  readonly #names = new Map<Schema, string>();

  /** Makes a value known to the functions, and gives the words to reach it. */
  #hold(value: unknown): string {
    this.values.push(value);
    return `held[${this.values.length - 1}]`;
  }

  /** The name of the function that checks this schema. */
  name(schema: Schema): string {
    const known = this.#names.get(schema);
    if (known !== undefined) return known;
    const name = `check${this.#names.size}`;
    this.#names.set(schema, name);
    this.source.push(`function ${name}(v) {\n${this.#body(schema)}\n}`);
    return name;
  }

  #body(schema: Schema): string {
    const { def } = schema._zod;
    const checks = [
      ...(def.check === undefined ? [] : [def as Rule]),
      ...(def.checks ?? []).map((one) => one._zod.def),
    ];
    switch (def.type) {
      case 'string':
        return this.#string(checks);
      case 'number':
        return `return typeof v === 'number' && Number.isFinite(v)${checks.map((rule) => ` && ${number(rule)}`).join('')};`;
      case 'boolean':
        return `return typeof v === 'boolean';`;
      case 'null':
        return 'return v === null;';
      case 'unknown':
      case 'any':
        return 'return true;';
      case 'literal':
        return `return ${(def.values ?? []).map((value) => `v === ${literal(value)}`).join(' || ')};`;
      case 'enum':
        return `return ${Object.values(def.entries ?? {})
          .map((value) => `v === ${literal(value)}`)
          .join(' || ')};`;
      case 'optional':
        return `return v === undefined || ${this.name(need(def.innerType))}(v);`;
      case 'nullable':
        return `return v === null || ${this.name(need(def.innerType))}(v);`;
      case 'array':
        // A condition of its own is asked of a list whose elements are in order.
        return `if (!Array.isArray(v)) return false;
  ${this.#rest(checks.filter(({ check }) => check !== 'custom'))}
  for (let at = 0; at < v.length; at++) if (!${this.name(need(def.element))}(v[at])) return false;
  ${this.#rest(checks.filter(({ check }) => check === 'custom'))}
  return true;`;
      case 'tuple':
        if (def.rest != null || checks.length > 0) throw new NotCovered('tuple');
        return `return Array.isArray(v) && v.length === ${def.items?.length}${(def.items ?? [])
          .map((item, at) => ` && ${this.name(item)}(v[${at}])`)
          .join('')};`;
      case 'object':
        return this.#object(def, checks);
      case 'record':
        return this.#record(def, checks);
      case 'union':
        return this.#union(def);
      default:
        throw new NotCovered(def.type);
    }
  }

  #string(checks: readonly Rule[]): string {
    const lines: string[] = [];
    for (const rule of checks) {
      if (rule.check === 'string_format' && rule.pattern !== undefined)
        lines.push(
          `if (!${this.#hold(new RegExp(rule.pattern.source, rule.pattern.flags.replace(/[gy]/g, '')))}.test(v)) return false;`,
        );
      else lines.push(this.#rest([rule]));
    }
    if (lines.length < 2) return `if (typeof v !== 'string') return false;\n  ${lines.join('\n  ')}\n  return true;`;
    // The same few words come again and again.
    const known = this.#hold(new Set<string>());
    return `if (typeof v !== 'string') return false;
  if (${known}.has(v)) return true;
  ${lines.join('\n  ')}
  if (v.length <= 64 && ${known}.size < ${REMEMBERED}) ${known}.add(v);
  return true;`;
  }

  /** Length and own conditions of anything. */
  #rest(checks: readonly Rule[]): string {
    return checks
      .map((rule) => {
        if (rule.check === 'max_length') return `if (v.length > ${rule.maximum}) return false;`;
        if (rule.check === 'min_length') return `if (v.length < ${rule.minimum}) return false;`;
        if (rule.check === 'custom' && rule.fn !== undefined) return `if (!${this.#hold(rule.fn)}(v)) return false;`;
        throw new NotCovered(rule.check);
      })
      .join('\n  ');
  }

  #object(def: Definition, checks: readonly Rule[]): string {
    const members = Object.entries(def.shape ?? {});
    if (def.catchall?._zod.def.type !== 'never') throw new NotCovered('object that is not strict');
    const each = members.map(([key, schema]) => {
      const at = `v[${literal(key)}]`;
      const inner = schema._zod.def;
      if (inner.type !== 'optional') return `if (!(${this.#inline(schema, at)})) return false;\n  left++;`;
      return `if (${at} !== undefined) {
    if (!(${this.#inline(need(inner.innerType), at)})) return false;
    left++;
  }`;
    });
    // Members that the schema does not know are found by counting.
    return `if (typeof v !== 'object' || v === null || Array.isArray(v)) return false;
  let left = 0;
  ${each.join('\n  ')}
  for (const key in v) left--;
  if (left !== 0) return false;
  ${this.#rest(checks)}
  return true;`;
  }

  /** A short schema is checked on the spot. */
  #inline(schema: Schema, at: string): string {
    const { type, values, checks } = schema._zod.def;
    if (type === 'literal' && values?.length === 1) return `${at} === ${literal(values[0])}`;
    if (type === 'boolean' && (checks ?? []).length === 0) return `typeof ${at} === 'boolean'`;
    return `${this.name(schema)}(${at})`;
  }

  #record(def: Definition, checks: readonly Rule[]): string {
    const key = need(def.keyType);
    if (def.mode !== undefined && def.mode !== 'strict') throw new NotCovered('loose record');
    // Of a record over a list of words each must be there, unless the record is a partial one.
    const listed = key._zod.def.type === 'enum' && def.partial !== true;
    if (!listed && def.partial !== true && key._zod.values !== undefined) throw new NotCovered('record of literals');
    const words = listed ? Object.values(key._zod.def.entries ?? {}) : [];
    const all = words.map((word) => `if (!Object.hasOwn(v, ${literal(word)})) return false;`);
    return `if (typeof v !== 'object' || v === null || Array.isArray(v)) return false;
  for (const key in v) if (!${this.name(key)}(key) || !${this.name(need(def.valueType))}(v[key])) return false;
  ${all.join('\n  ')}
  ${this.#rest(checks)}
  return true;`;
  }

  #union(def: Definition): string {
    const options = def.options ?? [];
    const { discriminator } = def;
    if (discriminator === undefined)
      return `return ${options.map((option) => `${this.name(option)}(v)`).join(' || ')};`;
    const cases = options.flatMap((option) => {
      const word = option._zod.def.shape?.[discriminator]?._zod.def;
      const values =
        word?.type === 'literal' ? (word.values ?? []) : word?.type === 'enum' ? Object.values(word.entries ?? {}) : [];
      if (values.length === 0) throw new NotCovered('discriminator');
      return values.map((value) => `[${literal(value)}, ${this.name(option)}]`);
    });
    this.source.push(`const by${this.source.length} = new Map([${cases.join(', ')}]);`);
    return `if (typeof v !== 'object' || v === null) return false;
  const found = by${this.source.length - 1}.get(v[${literal(discriminator)}]);
  return found !== undefined && found(v);`;
  }
}

function need(schema: Schema | undefined): Schema {
  if (schema === undefined) throw new NotCovered('a part is missing');
  return schema;
}

function literal(value: unknown): string {
  if (value === undefined || typeof value === 'bigint' || typeof value === 'symbol') throw new NotCovered('literal');
  return JSON.stringify(value);
}

function number(rule: Rule): string {
  if (rule.check === 'number_format' && rule.format === 'safeint') return 'Number.isSafeInteger(v)';
  if (rule.check === 'less_than') return `v ${rule.inclusive === true ? '<=' : '<'} ${rule.value}`;
  if (rule.check === 'greater_than') return `v ${rule.inclusive === true ? '>=' : '>'} ${rule.value}`;
  throw new NotCovered(`${rule.check} ${rule.format ?? ''}`);
}

const made = new WeakMap<z.ZodType, { worth: number; check?: Check | null }>();
/** So many entries must have been read before a check is written: a short log is read by zod sooner. */
export const WORTH = 400;

/** Whether a value with so many entries is plainly right. The check is written once it pays. */
export function plainlyRight(schema: z.ZodType, value: unknown, entries: number): boolean {
  const known = made.get(schema) ?? { worth: 0 };
  made.set(schema, known);
  known.worth += entries;
  if (known.check === undefined) {
    if (known.worth < WORTH) return false;
    known.check = checkOf(schema);
  }
  return known.check?.(value) === true;
}

/** The check of a schema; null when the schema says something that this module does not cover. */
export function checkOf(schema: z.ZodType): Check | null {
  const writer = new Writer();
  try {
    const name = writer.name(schema as unknown as Schema);
    const source = `'use strict';\n${writer.source.join('\n')}\nreturn ${name};`;
    return new Function('held', source)(writer.values) as Check;
  } catch (error) {
    if (error instanceof NotCovered || error instanceof EvalError) return null;
    throw error;
  }
}
