/**
 * @module
 * Computes which rules are enforced: each is disabled, and the examples of the tests are asked whether they notice it. Writes
 * the table under `rules/coverage/`, and the hashes of the rules. With `--check` it only says what is stale.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { coverageBy } from '../mutants/coverage.ts';
import { shownOf } from '../mutants/shown.ts';
import type { Coverage } from '../referee/coverage.ts';
import { rulesetIds, rulesetOf } from '../referee/play/rulesets.ts';
import { rulesOf } from '../rules/index.ts';
import { bookOf } from '../rules/registry.ts';
import { canonical, type Json } from '../schemas/json.ts';

/** The coverage of one ruleset. */
export async function computeCoverage(ruleset: string): Promise<Coverage> {
  const game = rulesetOf(ruleset);
  const classes = bookOf(ruleset)?.classes();
  if (game === undefined || classes === undefined) throw new Error(`no ruleset ${ruleset}`);
  const shown = await shownOf(ruleset, game);
  return coverageBy(
    shown.filter(({ from }) => from === 'example'),
    game,
    classes,
    (id) => filesThatName(ruleset, id),
  );
}

const texts = new Map<string, readonly { readonly name: string; readonly isOfLog: boolean; readonly text: string }[]>();

/** The files of a game, without their ends, in which the id of a rule stands; those about logs only where there are no others. */
export function filesThatName(ruleset: string, id: string): string[] {
  const folder = new URL(`../machines/${ruleset}/`, import.meta.url);
  const all =
    texts.get(ruleset) ??
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => ({
        name: basename(name, '.ts'),
        isOfLog: name.startsWith('log'),
        text: readFileSync(new URL(name, folder), 'utf8'),
      }));
  texts.set(ruleset, all);
  const naming = all.filter(({ text }) => text.includes(`'${id}'`));
  const ofGame = naming.filter(({ isOfLog }) => !isOfLog);
  return (ofGame.length > 0 ? ofGame : naming).map(({ name }) => name);
}

/** The committed form of a table: one row a line, so that changes can be read. */
export function coverageText(table: Coverage): string {
  const { rules, ...rest } = table;
  const head = JSON.stringify(rest, null, 1).slice(0, -2);
  return `${head},\n "rules": [\n${rules.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n ]\n}\n`;
}

/** The hashes of each ruleset's rules and charts, as receipts show them. */
export function hashesText(): string {
  const hashOf = (what: unknown): string => {
    const text = canonical(what as Json);
    return `sha256:${createHash('sha256').update(text).digest('hex')}`;
  };
  const hashes = rulesetIds.map((id) => {
    const charts = [...(rulesetOf(id)?.charts.values() ?? [])];
    return [id, { rules: hashOf(rulesOf(id)), machines: hashOf(charts) }];
  });
  return `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`;
}

/** Writes a generated file under `rules/`, or says that it is stale. */
function keep(name: string, text: string): void {
  const file = new URL(`../rules/${name}`, import.meta.url);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (process.argv.includes('--check')) {
    console.error(`rules/${name} is stale: run npm run coverage`);
    process.exitCode = 1;
  } else writeFileSync(file, text);
}

if (import.meta.main) {
  keep('hashes.json', hashesText());
  for (const ruleset of rulesetIds) {
    const table = await computeCoverage(ruleset);
    console.log(
      `${ruleset}: ${table.enforced} of ${table.total} enforced, ${table.notAConstraint} nothing could break, ${table.needsCardText} need card text, ${table.tableOnly} table only, ${table.waiting.length} waiting, ${table.missing.length} missing`,
    );
    keep(`coverage/${ruleset}.json`, coverageText(table));
  }
}
