/**
 * @module
 * The JSON Schema of a game's logs as editors use it: where a word names something, they complete the ids that are known, each
 * with its printed names, and take any other name.
 */
import { z } from 'zod';
import type { BaseFacts, Called, Ruleset } from '../machines/ruleset.ts';
import type { Kinds, Schema } from '../schemas/definition.ts';
import { kindsOf } from '../schemas/kinds.ts';

interface JsonSchema {
  [keyword: string]: unknown;
  $defs?: Record<string, unknown>;
}

/** Players are called as the log calls them: of their names nothing is known beforehand. */
const ofLog = (kinds: Kinds): boolean => kinds[0] === 'seat' || kinds[0] === 'new-seat';

/** The kinds that are completed: one that has all of the likeliest kind and more only widens it. */
function completed(called: Called, [first, ...others]: Kinds): string[] {
  const ids = [...(called.get(first)?.keys() ?? [])];
  const widens = (kind: string): boolean => ids.length > 0 && ids.every((id) => called.get(kind)?.has(id) === true);
  return [first, ...others].filter((kind) => called.has(kind) && (kind === first || !widens(kind)));
}

/** Every id of a kind, and any other name. */
function completions(called: Called, kind: string): JsonSchema {
  const ids = [...(called.get(kind) ?? [])].map(([id, names]) => ({ const: id, description: names.join(' · ') || id }));
  return { description: `${kind}: an id or a printed name`, anyOf: [...ids, { type: 'string', maxLength: 120 }] };
}

/** The schema of the logs of a game. */
export function editorSchema({ name, schemas, components }: Ruleset<BaseFacts>): JsonSchema {
  const called: Called = components?.called({ options: { practiceSet: true } }) ?? new Map();
  const named = new Set<string>();
  const schema = z.toJSONSchema(schemas.log, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const kinds = kindsOf(zodSchema as unknown as Schema);
      if (kinds === undefined || ofLog(kinds)) return;
      const offered = completed(called, kinds);
      const refs = offered.map((kind) => ({ $ref: `#/$defs/name-of-${kind}` }));
      const [only] = refs;
      if (only === undefined) return;
      for (const kind of offered) named.add(kind);
      for (const keyword of Object.keys(jsonSchema)) if (keyword !== 'description') delete jsonSchema[keyword];
      Object.assign(jsonSchema, refs.length === 1 ? only : { anyOf: refs });
    },
  }) as JsonSchema;
  const names = Object.fromEntries([...named].map((kind) => [`name-of-${kind}`, completions(called, kind)]));
  return { title: `A recorded game of ${name}`, ...schema, $defs: { ...schema.$defs, ...names } };
}
