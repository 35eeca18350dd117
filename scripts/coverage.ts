/**
 * @module
 * Computes which rules are enforced: each is disabled, and the examples of the tests are asked whether they notice it. Writes
 * the table under `rules/coverage/`, and the hashes of the rules. With `--check` it only says what is stale.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { RuleId } from '../machines/chart.ts';
import { evidenceOf } from '../mutants/evidence.ts';
import type { Coverage, CoverageRow } from '../referee/coverage.ts';
import { rulesetIds, rulesetOf } from '../referee/rulesets.ts';
import { rulesOf } from '../rules/index.ts';
import { bookOf } from '../rules/registry.ts';
import { canonical, type Json } from '../schemas/json.ts';

/** The coverage of one ruleset. */
export async function computeCoverage(ruleset: string): Promise<Coverage> {
  const game = rulesetOf(ruleset);
  const classes = bookOf(ruleset)?.classes();
  if (game === undefined || classes === undefined) throw new Error(`no ruleset ${ruleset}`);
  const evidence = await evidenceOf(ruleset);
  const rules = rulesOf(ruleset);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  // A rule that forbids is proven by the breach that cites it; one that allows or brings something about also by what comes
  // of it, unless somebody has said why nothing could break it: then what came of it was another rule's doing.
  const classed = (id: string): [CoverageRow['status'], string] | null => {
    for (const status of ['not-a-constraint', 'needs-card-text', 'waiting'] as const) {
      const reason = classes[status][id];
      if (reason !== undefined) return [status, reason];
    }
    return null;
  };
  const proven = (id: string): boolean => {
    const shown = evidence.get(id);
    if (shown === undefined || shown.cited !== null) return shown !== undefined;
    return byId.get(id)?.kind !== 'constraint' && shown.outcome !== null && classed(id) === null;
  };
  const rows = rules.map((rule): CoverageRow => {
    const { id, check, kind } = rule;
    const { keep = 0, broken = 0 } = evidence.get(id) ?? {};
    const row = (status: CoverageRow['status'], ...where: string[]): CoverageRow => ({
      id,
      status,
      where,
      examples: { keep, break: broken },
    });
    if (proven(id)) return row('enforced', ...(game.bound().get(id as RuleId) ?? ['effect']));
    const same = classes.restates[id] ?? [];
    if (same.length > 0 && same.every(proven)) return row('enforced', `restates ${same.join(', ')}`);
    const said = classed(id);
    if (said !== null) return row(...said);
    return row(check === 'table' || kind === 'etiquette' ? 'table-only' : 'missing');
  });
  const idsOf = (status: CoverageRow['status']): string[] =>
    rows.filter((row) => row.status === status).map((row) => row.id);
  return {
    ruleset,
    total: rows.length,
    enforced: idsOf('enforced').length,
    notAConstraint: idsOf('not-a-constraint').length,
    needsCardText: idsOf('needs-card-text').length,
    tableOnly: idsOf('table-only').length,
    missing: idsOf('missing'),
    waiting: idsOf('waiting'),
    rules: rows,
  };
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
  if (readFileSync(file, 'utf8') === text) return;
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
