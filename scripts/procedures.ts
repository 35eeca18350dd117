/**
 * @module
 * Draws the map of each game's procedures, who calls whom, for `docs/architecture.md`: `docs/procedures/<ruleset>.svg`; and the
 * charts of a turn that nobody plays, for whoever follows it at the table. With `--check` it only says which are stale.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chartsOf, draw, drawAll } from '../charts/index.ts';
import { rulesetIds, rulesetOf } from '../referee/play/rulesets.ts';

const folder = new URL('../docs/procedures/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const id of rulesetIds) {
  const game = rulesetOf(id);
  if (game === undefined) continue;
  const charts = chartsOf(game.ruleset);
  keep(id, await drawAll(charts, 'svg'));
  for (const name of game.ruleset.automatic?.charts ?? []) {
    const model = charts.models.get(name);
    if (model === undefined) throw new Error(`${id} has no chart ${name}`);
    keep(`${id}-${name}`, await draw(model, 'svg'));
  }
}

/** Writes a drawing, or says that the one there is stale. */
function keep(name: string, drawing: string): void {
  const file = new URL(`${name}.svg`, folder);
  if (existsSync(file) && readFileSync(file, 'utf8') === drawing) return;
  if (process.argv.includes('--check')) {
    console.error(`docs/procedures/${name}.svg is stale: run npm run procedures`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, drawing);
    console.log(`docs/procedures/${name}.svg written`);
  }
}
