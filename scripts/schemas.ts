/**
 * @module
 * Writes what editors and programs need to write logs, from the zod schemas: `schemas/json/<ruleset>.schema.json`, for
 * files of cards `<ruleset>-cards.schema.json`, and `schemas/logs.d.ts`. With `--check` it only says which are stale. The
 * pages for people are written by `docs.ts`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { z } from 'zod';
import { boxedRulesets, schemaOf } from '../referee/box/read.ts';
import { rulesetIds, rulesetOf } from '../referee/play/rulesets.ts';
import { editorSchema } from './editor-schema.ts';

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

/** The schemas of files of cards, for editors. */
for (const { game, form } of boxedRulesets()) {
  const title = `A file of cards of ${game.ruleset.name}`;
  const schema = { title, ...z.toJSONSchema(schemaOf(game, form), { io: 'input' }) };
  record(`schemas/json/${game.ruleset.id}-cards.schema.json`, `${JSON.stringify(schema, null, 1)}\n`);
}

/** The parts of all logs, by name. */
const parts: Record<string, unknown> = {};

for (const id of rulesetIds) {
  const game = rulesetOf(id);
  if (game === undefined) continue;
  record(`schemas/json/${id}.schema.json`, `${JSON.stringify(editorSchema(game.ruleset), null, 1)}\n`);
  Object.assign(parts, z.toJSONSchema(game.ruleset.schemas.log, { io: 'input' }).$defs);
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
