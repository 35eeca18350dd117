/**
 * @module
 * The forms that a value may have: of a schema with several the one that is meant, and the words in it that are names.
 */
import type { Definition, Kinds, Schema } from './definition.ts';
import type { Json } from './json.ts';
import { kindsOf } from './kinds.ts';

type Members = { readonly [word: string]: Json };

/** Whether a word is one of a closed list. */
export function isListed({ type, entries, values }: Definition, word: string): boolean {
  if (type === 'enum') return Object.values(entries ?? {}).includes(word);
  return type === 'literal' && (values ?? []).includes(word);
}

/** A schema without the words that something may be missing, or null. */
export function plainly(schema: Schema): Schema {
  const { type, innerType } = schema._zod.def;
  return (type === 'nullable' || type === 'optional') && innerType !== undefined ? plainly(innerType) : schema;
}

/** The kinds of a schema, of whatever may be missing too. */
export function kindsIn(schema: Schema): Kinds | undefined {
  return kindsOf(plainly(schema)) ?? kindsOf(schema);
}

/** The schema of a member. */
export function memberOf(def: Definition, word: string): Schema | undefined {
  if (def.shape !== undefined) return Object.hasOwn(def.shape, word) ? def.shape[word] : undefined;
  return def.valueType;
}

/** A form that a text may have, and what it names. */
interface Text {
  readonly def: Definition;
  readonly kinds: Kinds | undefined;
}

const texts = new WeakMap<Schema, readonly Text[]>();

/** The forms of a schema that a text may have; of a thing that is called by its name alone, that name. */
export function textsIn(schema: Schema): readonly Text[] {
  const known = texts.get(schema);
  if (known !== undefined) return known;
  const plain = plainly(schema);
  const { def } = plain._zod;
  let found: readonly Text[] = [];
  if (def.type === 'union') found = (def.options ?? []).flatMap(textsIn);
  else if (def.type === 'string' || def.type === 'enum' || def.type === 'literal')
    found = [{ def, kinds: kindsIn(plain) }];
  else if (def.type === 'object') {
    const name = Object.values(def.shape ?? {}).find((member) => {
      const of = plainly(member)._zod.def.type;
      return of === 'string' && kindsIn(member) !== undefined;
    });
    found = name === undefined ? [] : textsIn(name);
  }
  texts.set(schema, found);
  return found;
}

/** By union, the forms that have been found, by the word that tells them apart. */
const forms = new WeakMap<Definition, Map<string, Schema['_zod']>>();

/** The form of a schema that a list or an object has. */
export function formOf(schema: Schema, value: Members | readonly Json[]): Schema['_zod'] {
  const plain = plainly(schema);
  const { def } = plain._zod;
  if (def.type !== 'union') return plain._zod;
  const options = def.options ?? [];
  if (Array.isArray(value)) {
    const list = options.find((option) => ['array', 'tuple'].includes(plainly(option)._zod.def.type));
    return list === undefined ? plain._zod : formOf(list, value);
  }
  const { discriminator } = def;
  const members = value as Members;
  const named = discriminator === undefined ? undefined : members[discriminator];
  // Of an object nothing is asked: what it says of itself as a text may be anything.
  const said = typeof named === 'object' ? '' : String(named);
  const known = discriminator === undefined ? undefined : forms.get(def)?.get(said);
  if (known !== undefined) return known;
  const words = Object.keys(members);
  const fits = (option: Schema): boolean => {
    const { shape, type, options: inner } = plainly(option)._zod.def;
    if (type === 'union') return (inner ?? []).some(fits);
    if (shape === undefined) return type === 'record' && discriminator === undefined;
    if (discriminator === undefined) return words.every((word) => Object.hasOwn(shape, word));
    const one = shape[discriminator]?._zod.def;
    return one !== undefined && isListed(one, said);
  };
  const form = options.find(fits);
  if (form === undefined) return plain._zod;
  const found = formOf(form, value);
  // Of an object that says which it is, that word alone decides.
  if (discriminator !== undefined && plainly(form)._zod.def.shape !== undefined)
    forms.set(def, (forms.get(def) ?? new Map<string, Schema['_zod']>()).set(said, found));
  return found;
}

/** A word of a value that names something, where it stands: as a value, or as the name of a member. */
export interface NamingWord {
  readonly word: string;
  readonly kinds: Kinds;
  readonly path: readonly (string | number)[];
  readonly isKey: boolean;
  /** what it is the name of tells of itself: it has other members */
  readonly tells: boolean;
}

/** The words in a value that name something, or that `others` speaks of, by the member in which they stand. */
export function namingWords(schema: Schema, value: Json, others: ReadonlySet<string>): NamingWord[] {
  const found: NamingWord[] = [];
  const path: (string | number)[] = [];
  const take = (word: string, kinds: Kinds, isKey: boolean, tells: boolean): void =>
    void found.push({ word, kinds, path: path.slice(), isKey, tells });
  /** `named`: the member in which a text stands */
  const look = (schema: Schema, inner: Json, named: string | undefined, tells: boolean): void => {
    if (typeof inner === 'object') {
      if (inner !== null) lookInto(schema, inner, named);
      return;
    }
    if (typeof inner !== 'string') return;
    const texts = textsIn(schema);
    let kinds = texts.find((text) => text.kinds !== undefined)?.kinds;
    if (kinds === undefined && named !== undefined && others.has(named))
      if (texts.some(({ def: { type } }) => type === 'string')) kinds = [named];
    if (kinds !== undefined && !texts.some(({ def }) => isListed(def, inner))) take(inner, kinds, false, tells);
  };
  const lookInto = (schema: Schema, value: Members | readonly Json[], named: string | undefined): void => {
    const { def } = formOf(schema, value);
    if (Array.isArray(value)) {
      for (let at = 0; at < value.length; at += 1) {
        const member = def.items?.[at] ?? def.element;
        if (member === undefined) continue;
        path.push(at);
        look(member, value[at], named, false);
        path.pop();
      }
      return;
    }
    const keyKinds = def.type === 'record' && def.keyType !== undefined ? kindsIn(def.keyType) : undefined;
    const words = Object.keys(value);
    for (const key of words) {
      path.push(key);
      if (keyKinds !== undefined) take(key, keyKinds, true, false);
      const member = memberOf(def, key);
      if (member !== undefined) look(member, (value as Members)[key] as Json, key, key === 'id' && words.length > 1);
      path.pop();
    }
  };
  if (typeof value === 'object' && value !== null) lookInto(schema, value, undefined);
  return found;
}

/** The members that a schema knows at a place of a value. */
export function wordsAt(schema: Schema, value: Json | undefined, path: readonly (string | number)[]): string[] {
  const { def } = schema._zod;
  const { innerType, options, element, keyType, valueType, shape, discriminator } = def;
  if (innerType !== undefined) return wordsAt(innerType, value, path);
  if (options !== undefined) {
    const word = discriminator === undefined ? undefined : partOf(value, discriminator);
    const fit = options.filter((one) => {
      const own = discriminator === undefined ? undefined : one._zod.def.shape?.[discriminator]?._zod.def.values;
      return word === undefined || own === undefined || own.includes(word);
    });
    return [...new Set(fit.flatMap((one) => wordsAt(one, value, path)))];
  }
  const [step, ...rest] = path;
  if (step === undefined) return Object.keys(shape ?? keyType?._zod.def.entries ?? {});
  const inner = element ?? valueType ?? (Object.hasOwn(shape ?? {}, step) ? shape?.[step] : undefined);
  return inner === undefined ? [] : wordsAt(inner, partOf(value, step), rest);
}

/** What stands at a step of a value. */
export function partOf(value: Json | undefined, step: string | number): Json | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return (value as { [key: string]: Json })[String(step)];
}
