/**
 * @module
 * Writes the JSON Schemas of logs, for editors: `schemas/json/<ruleset>.schema.json`. With `--check` it only says which are
 * stale.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { rulesetIds, rulesetOf } from '../referee/rulesets.ts';

const folder = new URL('../schemas/json/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const id of rulesetIds) {
  const game = rulesetOf(id);
  if (game === undefined) continue;
  const file = new URL(`${id}.schema.json`, folder);
  const text = `${JSON.stringify({ title: `A recorded game of ${game.ruleset.name}`, ...z.toJSONSchema(game.ruleset.log, { io: 'input' }) }, null, 1)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`schemas/json/${id}.schema.json is stale: run npm run schemas`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`schemas/json/${id}.schema.json written`);
  }
}
