/**
 * @module
 * Copies of values that keep a zod schema: a function written for that schema, which knows where there is nothing below to
 * copy. `tests/schemas/copy.test.ts` holds it against `copyJson`.
 */
import type { z } from 'zod';
import { type Definition, NotCovered, type Schema } from './definition.ts';
import { copyJson } from './json.ts';

/** Writes the functions of one schema. */
class Writer {
  readonly source: string[] = [];
  readonly #names = new Map<Schema, string>();

  /** An expression for a copy of what the expression `from` gives; null when it is not an object and stands for itself. */
  copied(schema: Schema, from: string): string | null {
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
        return (def.options ?? []).every((option) => this.copied(option, 'v') === null) ? null : `copyJson(${from})`;
      default:
        return `copyJson(${from})`;
    }
  }

  #name(schema: Schema): string {
    const known = this.#names.get(schema);
    if (known !== undefined) return known;
    const name = `copy${this.#names.size}`;
    this.#names.set(schema, name);
    this.source.push(`function ${name}(v) {\n  ${this.#body(schema._zod.def).join('\n  ')}\n  return made;\n}`);
    return name;
  }

  #body(def: Definition): string[] {
    if (def.type === 'array')
      return [
        'const made = v.slice();',
        `for (let at = 0; at < made.length; at++) made[at] = ${this.copied(need(def.element), 'made[at]')};`,
      ];
    // The spread keeps the object's shape, which writing member by member would have to find again.
    const made = 'const made = { ...v };';
    if (def.type === 'record') {
      const value = this.copied(need(def.valueType), 'made[name]');
      return value === null ? [made] : [made, `for (const name in made) made[name] = ${value};`];
    }
    const members = Object.entries(def.shape ?? {}).flatMap(([name, schema]) => {
      const at = `made[${JSON.stringify(name)}]`;
      const optional = schema._zod.def.type === 'optional';
      const value = this.copied(schema, at);
      // A member that is not there must not come to be.
      return value === null ? [] : [optional ? `if (${at} != null) ${at} = ${value};` : `${at} = ${value};`];
    });
    return [made, ...members];
  }
}

function need(schema: Schema | undefined): Schema {
  if (schema === undefined) throw new NotCovered('a part is missing');
  return schema;
}

/**
 * A function that copies values of this schema. Members that the schema does not know are shared with the copy. The
 * function is written when it is first used.
 */
export function copier(schema: z.ZodType): <T>(value: T) => T {
  let copy: (<T>(value: T) => T) | null = null;
  return (value) => {
    if (copy === null) {
      const writer = new Writer();
      const root = writer.copied(schema as unknown as Schema, 'v') ?? 'v';
      const source = `'use strict';\n${writer.source.join('\n')}\nreturn (v) => ${root};`;
      copy = new Function('copyJson', source)(copyJson) as <T>(value: T) => T;
    }
    return copy(value);
  };
}
