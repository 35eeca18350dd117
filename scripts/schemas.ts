/**
 * @module
 * Writes what people and editors need to write logs, from the zod schemas: `schemas/json/<ruleset>.schema.json` (for
 * editors), `schemas/logs.d.ts` (for programs) and `docs/moves/<ruleset>.md` (every move in a table). With `--check` it only
 * says which are stale.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { z } from 'zod';
import { rulesetIds, rulesetOf } from '../referee/rulesets.ts';

const root = new URL('../', import.meta.url);
const check = process.argv.includes('--check');

/** Writes a file if it differs, or complains that it does. */
function record(path: string, text: string): void {
  const file = new URL(path, root);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (check) {
    console.error(`${path} is stale: run npm run schemas`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(new URL('./', file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${path} written`);
}

interface Schema {
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema & { readonly const?: string }>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** A table of every move: its type, its words (optional ones with a question mark), and what it means. */
function movesTable(title: string, schema: Schema): string {
  const resolved = (one: Schema): Schema =>
    one.$ref === undefined ? one : (schema.$defs?.[one.$ref.replace('#/$defs/', '')] ?? one);
  const top = resolved(schema);
  const rows = (top.oneOf ?? top.anyOf ?? [])
    .map(resolved)
    .map(({ properties = {}, required = [], description = '' }) => {
      const words = Object.keys(properties).filter((word) => !['type', 'expect', 'note'].includes(word));
      const shown = words.map((word) => `\`${word}${required.includes(word) ? '' : '?'}\``).join(' ');
      return `| \`${properties['type']?.const ?? ''}\` | ${shown} | ${description} |`;
    });
  return [
    `# Moves of ${title}`,
    '',
    'Written by `npm run schemas` from the schemas themselves. A word with a question mark may be left out; every move may carry',
    '`expect` (claims about the position after it) and `note`.',
    '',
    '| move | words | meaning |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** The parts of all logs, by name. */
const parts: Record<string, unknown> = {};

for (const id of rulesetIds) {
  const game = rulesetOf(id);
  if (game === undefined) continue;
  const { name, log } = game.ruleset;
  const schema = { title: `A recorded game of ${name}`, ...z.toJSONSchema(log, { io: 'input' }) };
  record(`schemas/json/${id}.schema.json`, `${JSON.stringify(schema, null, 1)}\n`);
  record(`docs/moves/${id}.md`, movesTable(name, z.toJSONSchema(log.shape.moves.element, { io: 'input' }) as Schema));
  Object.assign(parts, schema.$defs);
}

/** The logs and moves of all rulesets as types. */
const components = JSON.parse(JSON.stringify(parts).replaceAll('"#/$defs/', '"#/components/schemas/'));
const document = {
  openapi: '3.1.0',
  info: { title: 'logs', version: '1' },
  paths: {},
  components: { schemas: components },
};
const types = astToString(await openapiTS(document, { alphabetize: false, immutable: true }));
record('schemas/logs.d.ts', `// Generated from the schemas by \`npm run schemas\`: do not edit.\n${types}`);
