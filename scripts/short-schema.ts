/**
 * @module
 * JSON Schemas as the package has them: two thirds of a schema of logs are words that stand at each of a hundred moves.
 */

/** So often a part of a schema stands there, and so long it is, before it is written once and referred to. */
const OFTEN = 3;
const LONG = 90;

type Schema = { readonly [word: string]: unknown; readonly properties?: Readonly<Record<string, unknown>> };

/** A JSON Schema that says the same shortly: what many of its objects have as a property stands once, in `$defs`. */
export function shortSchema(schema: Schema & { readonly $defs?: object }): Schema {
  const counts = new Map<string, number>();
  const each = (value: unknown, visit: (name: string, text: string) => void): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties } = value as Schema;
    for (const [name, property] of Object.entries(isObject(properties) ? properties : {}))
      visit(name, JSON.stringify(property));
    for (const part of Object.values(value)) each(part, visit);
  };
  each(schema, (_, text) => counts.set(text, (counts.get(text) ?? 0) + 1));
  const names = new Map<string, string>();
  const shared: Record<string, unknown> = {};
  each(schema, (name, text) => {
    if (names.has(text) || text.length < LONG || (counts.get(text) ?? 0) < OFTEN) return;
    const called = `${name}${names.size}`;
    names.set(text, called);
    shared[called] = JSON.parse(text);
  });
  const short = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(short);
    if (!isObject(value)) return value;
    const { properties } = value as Schema;
    return Object.fromEntries(
      Object.entries(value).map(([word, part]) => {
        if (word !== 'properties' || !isObject(properties)) return [word, short(part)];
        const referring = Object.entries(properties).map(([name, property]) => {
          const called = names.get(JSON.stringify(property));
          return [name, called === undefined ? short(property) : { $ref: `#/$defs/${called}` }];
        });
        return [word, Object.fromEntries(referring)];
      }),
    );
  };
  return { ...(short(schema) as Schema), $defs: { ...(short(schema.$defs ?? {}) as object), ...shared } };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
