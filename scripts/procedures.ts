/**
 * @module
 * Draws the map of each game's procedures, who calls whom, for `docs/architecture.md`: `docs/procedures/<ruleset>.svg`. With
 * `--check` it only says which are stale.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chartsOf, drawAll } from '../charts/index.ts';
import { rulesetIds, rulesetOf } from '../referee/rulesets.ts';

const folder = new URL('../docs/procedures/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const id of rulesetIds) {
  const game = rulesetOf(id);
  if (game === undefined) continue;
  const drawing = await drawAll(chartsOf(game.ruleset), 'svg');
  const file = new URL(`${id}.svg`, folder);
  if (existsSync(file) && readFileSync(file, 'utf8') === drawing) continue;
  if (process.argv.includes('--check')) {
    console.error(`docs/procedures/${id}.svg is stale: run npm run procedures`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, drawing);
    console.log(`docs/procedures/${id}.svg written`);
  }
}
