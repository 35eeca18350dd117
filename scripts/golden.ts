/**
 * @module
 * Records the golden reports: `fixtures/<ruleset>/reports/` holds the report of each log of `clean/` and `breach/`, under
 * the same name. With `--check` it only says which are stale.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readText, reportFor } from '../referee/ask.ts';
import { rulesetIds } from '../referee/play/rulesets.ts';

const fixtures = new URL('../fixtures/', import.meta.url);

/** The fixture logs of a ruleset, by kind and file name. */
export function fixturesOf(ruleset: string): { kind: 'clean' | 'breach'; name: string; text: string }[] {
  return (['clean', 'breach'] as const).flatMap((kind) => {
    const folder = new URL(`${ruleset}/${kind}/`, fixtures);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => ({ kind, name, text: readFileSync(new URL(name, folder), 'utf8') }));
  });
}

/**
 * The golden text of a log's report; the problems of a log that cannot be used. The hashes of the rule index and of the
 * charts are left out: they change with every edit of either, also with one that changes no ruling.
 */
export function goldenText(text: string): string {
  const read = readText(text);
  const answer = read.ok ? reportFor(read.value) : read;
  if (!answer.ok) return `${JSON.stringify({ problems: answer.problems }, null, 2)}\n`;
  const { rules: _rules, machines: _machines, ...receipt } = answer.value.receipt;
  return `${JSON.stringify({ ...answer.value, receipt }, null, 2)}\n`;
}

/** The committed golden text of a log, or null. */
export function recorded(ruleset: string, name: string): string | null {
  const file = new URL(`${ruleset}/reports/${name}`, fixtures);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  for (const ruleset of rulesetIds) {
    const logs = fixturesOf(ruleset);
    const names = new Set(logs.map(({ name }) => name));
    const folder = new URL(`${ruleset}/reports/`, fixtures);
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      if (names.has(name)) continue;
      console.log(`${ruleset}: the report ${name} has no log`);
      if (check) process.exitCode = 1;
      else rmSync(new URL(name, folder));
    }
    let changed = 0;
    for (const { name, text } of logs) {
      const report = goldenText(text);
      if (recorded(ruleset, name) === report) continue;
      changed += 1;
      if (check) {
        console.error(`${ruleset}: the report of ${name} is stale: run npm run golden`);
        process.exitCode = 1;
      } else writeFileSync(new URL(name, folder), report);
    }
    console.log(
      `${ruleset}: ${logs.length} logs, ${changed} report${changed === 1 ? '' : 's'} ${check ? 'stale' : 'recorded anew'}`,
    );
  }
}
