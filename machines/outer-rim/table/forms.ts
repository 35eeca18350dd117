/**
 * @module
 * JSON Schemas of what a move of a log may name: ids, seats, and what a card makes happen.
 */
import { z } from 'zod';
import type { Json } from '../../../schemas/json.ts';
import { type CardEffect, ListedEffect } from '../../../schemas/outer-rim/cards.ts';
import { decks } from '../../../schemas/outer-rim/words.ts';
import { CONTACT_DEEDS } from './deeds.ts';
import { type Facts, faceupOf, seatOf } from './facts.ts';

type Schema = { readonly [keyword: string]: Json };

/** Any id: the same as `Id` of the schemas. */
export const ANY_ID: Schema = {
  type: 'string',
  maxLength: 64,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  not: { const: 'constructor' },
};

/** Any id but these. */
export function anyIdBut(barred: readonly string[]): Schema {
  return { ...ANY_ID, not: { enum: ['constructor', ...barred] } };
}

/** Any text of at most so many letters: one that UTF-16 writes with two units counts as two, so none of them are in it. */
export function anyText(most: number): Schema {
  return { type: 'string', maxLength: most, pattern: '^[\\u0000-\\ud7ff\\ue000-\\uffff]*$' };
}

/** A seat of the table, whose dice, deck or card it was. */
export function anySeat({ order }: Facts): Schema {
  return { enum: [...order] };
}

/** What the words of an effect name that are ids: seats, players that may be chosen, spaces, cards; anything else is a component. */
const NAMES: Readonly<Record<string, string>> = {
  seat: 'seat',
  seats: 'seat',
  player: 'player',
  to: 'space',
  card: 'card',
  bounty: 'card',
};

function named(schema: Json, word = ''): Json {
  if (Array.isArray(schema)) return schema.map((one) => named(one, word));
  if (typeof schema !== 'object' || schema === null) return schema;
  if (schema['type'] === 'string' && 'pattern' in schema) return { $ref: `#/$defs/${NAMES[word] ?? 'id'}` };
  const { $schema: _, description: __, ...rest } = schema;
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) =>
      key === 'properties'
        ? [key, Object.fromEntries(Object.entries(value as Schema).map(([name, one]) => [name, named(one, name)]))]
        : [key, named(value, word)],
    ),
  );
}

export interface ObjectSchema extends Schema {
  readonly properties: Schema;
  readonly required: string[];
}

/** The schemas of the deeds, and of the test that some of them may hang on. */
interface Effects {
  /** any of them, those put together that differ in nothing but their names */
  readonly any: Json;
  /** the deeds of a seat that resolves an effect itself: nobody else is named */
  readonly own: readonly ObjectSchema[];
  readonly test: ObjectSchema;
}
/**
 * Deeds with contact tokens and market decks: which tokens and cards lie where the position decides, so that they can be told
 * too, but are not listed.
 */
const OPEN: ReadonlySet<string> = new Set<string>([...CONTACT_DEEDS, 'search-deck' satisfies CardEffect['do']]);
let effects: Effects | undefined;

function effectSchemas(): Effects {
  const { oneOf } = named(z.toJSONSchema(ListedEffect, { metadata: z.registry(), io: 'input' }) as Json) as {
    oneOf: ObjectSchema[];
  };
  const test = oneOf.pop() as ObjectSchema;
  const { pass, fail, ...others } = test.properties;
  const some = (list: Json | undefined): Schema => ({ ...(list as Schema), items: { $ref: '#/$defs/deed' } });
  // Whom a card picks as a most famous player the position decides (fame.5.a), and which contact a crew was: these can be told too.
  const deeds = oneOf
    .filter((one) => !OPEN.has((one.properties['do'] as { const: string }).const))
    .map((one) => {
      const { as: _, contact: __, ...properties } = one.properties;
      return { ...one, properties };
    });
  const own = deeds.map((deed) => {
    const { seat: _, ...properties } = deed.properties;
    return { ...deed, properties };
  });
  return {
    any: { anyOf: together(deeds) },
    own,
    test: { ...test, properties: { ...others, pass: some(pass), fail: some(fail) } },
  };
}

/** The schema of each single deed that a seat does itself; always the same ones, so that what is made of them can be kept. */
export function ownDeedSchemas(): readonly ObjectSchema[] {
  effects ??= effectSchemas();
  return effects.own;
}

/** What two deeds must have alike to be put together, of each schema that has been asked for. */
const likeness = new WeakMap<ObjectSchema, string>();

function likenessOf(deed: ObjectSchema): string {
  const known = likeness.get(deed);
  if (known !== undefined) return known;
  const { do: _, ...others } = deed.properties;
  const key = JSON.stringify({ ...deed, properties: others });
  likeness.set(deed, key);
  return key;
}

/** Schemas of deeds that differ in nothing but the name of the deed, put together. */
function together(deeds: readonly ObjectSchema[]): ObjectSchema[] {
  const groups = new Map<string, { readonly names: Json[]; readonly first: ObjectSchema }>();
  for (const deed of deeds) {
    const key = likenessOf(deed);
    const group = groups.get(key) ?? { names: [], first: deed };
    group.names.push((deed.properties['do'] as { readonly const: string }).const);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ names, first }) => ({
    ...first,
    properties: { ...first.properties, do: names.length === 1 ? { const: names[0] as Json } : { enum: names } },
  }));
}

/** The names that effects may have in a position: seats, players, spaces, cards in play; a form of them says that there are more. */
function names(facts: Facts): Schema {
  const { order, seats, board } = facts;
  const standing = order.filter((seat) => seats[seat]?.defeated !== true);
  const cards = new Set(order.flatMap((seat) => seatOf(facts, seat).assets.map(({ card }) => card)));
  for (const deck of decks) {
    const card = faceupOf(facts, deck);
    if (card !== null) cards.add(card);
  }
  const among = (some: readonly string[]): Schema => (some.length === 0 ? { not: {} } : { enum: [...some] });
  return {
    id: ANY_ID,
    seat: { enum: [...order] },
    card: among([...cards]),
    player: among(standing),
    space: { enum: [...board.spaces.keys()] },
  };
}

/** A list of some of these deeds. */
export function deedsSchema(facts: Facts, some: readonly ObjectSchema[], most: number): Json {
  return { type: 'array', maxItems: most, items: { anyOf: together(some) }, $defs: names(facts) };
}

/**
 * What a card may make happen, as a list of effects: players who are certainly defeated cannot be chosen (defeated.6). It
 * names the cards that are in play: a form of it says that there are `more`.
 */
export function effectsForm(facts: Facts, most: number): Json {
  effects ??= effectSchemas();
  return {
    type: 'array',
    maxItems: most,
    items: { anyOf: [{ $ref: '#/$defs/deed' }, effects.test] },
    $defs: { deed: effects.any, ...names(facts) },
  };
}
