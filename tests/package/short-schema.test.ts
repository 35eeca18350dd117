import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shortSchema } from '../../scripts/short-schema.ts';

type Schema = Parameters<typeof shortSchema>[0];

const folder = new URL('../../schemas/json/', import.meta.url);

/** A short schema with everything that stands once put back where it was. */
function writtenOut(short: Schema, original: Schema): unknown {
  const { $defs = {} } = short as { readonly $defs?: Readonly<Record<string, unknown>> };
  const added = new Set(Object.keys($defs).filter((name) => !Object.hasOwn(original.$defs ?? {}, name)));
  const back = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(back);
    if (typeof value !== 'object' || value === null) return value;
    const name = (value as { $ref?: string }).$ref?.replace('#/$defs/', '') ?? '';
    if (added.has(name)) return back($defs[name]);
    return Object.fromEntries(Object.entries(value).map(([word, part]) => [word, back(part)]));
  };
  const kept = Object.entries($defs).filter(([name]) => !added.has(name));
  return back({ ...short, ...(original.$defs === undefined ? {} : { $defs: Object.fromEntries(kept) }) });
}

describe.each(readdirSync(folder))('%s, written shortly', (name) => {
  const schema = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Schema;
  const short = shortSchema(schema);

  it('says the same, in fewer words', () => {
    const { $defs: none, ...plain } = writtenOut(short, schema) as Schema & { $defs?: unknown };
    expect(schema.$defs === undefined ? plain : { ...plain, $defs: none }).toEqual(schema);
    expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(schema).length);
  });
});
