/**
 * @module
 * Computes which rules are enforced, from the code (charts, constraints, effects) and from the examples of the tests, and
 * writes the table under `rules/coverage/`, and the hashes of the rules. With `--check` it only says what is stale.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RuleId } from '../machines/chart.ts';
import type { Coverage, CoverageRow } from '../referee/coverage.ts';
import { checkLog } from '../referee/read.ts';
import { canonical } from '../referee/report.ts';
import { rulesetIds, rulesetOf } from '../referee/rulesets.ts';
import { verify } from '../referee/verify.ts';
import { rulesOf } from '../rules/index.ts';
import type { Rule } from '../rules/schema.ts';
import type { Json } from '../schemas/json.ts';

interface AnyExample {
  readonly rule: RuleId;
  readonly breaks?: readonly RuleId[];
}

interface Evidence {
  keep: number;
  broken: number;
  /** broken by name: a violation cites the rule itself */
  cited: number;
  touched: boolean;
}

/** A rule of these kinds forbids or brings about something, so it must itself be cited when it is broken. */
const CITED_KINDS: ReadonlySet<Rule['kind']> = new Set(['constraint', 'effect']);

async function examplesOf(ruleset: string): Promise<{ log: Json; example: AnyExample }[]> {
  const folder = new URL(`../tests/${ruleset}/`, import.meta.url);
  const { logOf } = (await import(new URL('example.ts', folder).href)) as { logOf: (example: AnyExample) => unknown };
  const found: { log: Json; example: AnyExample }[] = [];
  for (const file of readdirSync(new URL('examples/', folder)).sort()) {
    if (!file.endsWith('.ts')) continue;
    const { examples } = (await import(new URL(`examples/${file}`, folder).href)) as {
      examples: readonly AnyExample[];
    };
    for (const example of examples) found.push({ example, log: JSON.parse(JSON.stringify(logOf(example))) as Json });
  }
  return found;
}

/** The coverage of one ruleset. */
export async function computeCoverage(ruleset: string): Promise<Coverage> {
  const game = rulesetOf(ruleset);
  if (game === undefined) throw new Error(`no ruleset ${ruleset}`);
  const evidence = new Map<string, Evidence>();
  const of = (id: string): Evidence => {
    const known = evidence.get(id) ?? { keep: 0, broken: 0, cited: 0, touched: false };
    evidence.set(id, known);
    return known;
  };
  for (const { example, log } of await examplesOf(ruleset)) {
    const read = checkLog(log);
    if (!read.ok) continue;
    const touched = new Set<RuleId>();
    const found = verify(read.value.game, read.value.log, { touched });
    for (const id of touched) of(id).touched = true;
    const own = of(example.rule);
    if (found.violations.length === 0) {
      if (example.breaks === undefined) own.keep += 1;
    } else if (example.breaks !== undefined) {
      own.broken += 1;
      if (
        found.violations.some((violation) => violation.rule === example.rule || violation.also.includes(example.rule))
      )
        own.cited += 1;
    }
  }
  const restates = new Map<string, string>();
  const waits = new Map<string, string>();
  for (const slice of Object.values(game.ruleset.slices)) {
    for (const [id, other] of Object.entries(slice.restates ?? {})) restates.set(id, other);
    for (const [id, reason] of Object.entries(slice.waits ?? {})) waits.set(id, reason);
  }
  const enforced = (rule: Rule): boolean => {
    const shown = evidence.get(rule.id);
    if (shown === undefined || shown.keep === 0 || shown.broken === 0) return false;
    if (!game.bound.has(rule.id as RuleId) && !shown.touched) return false;
    return !CITED_KINDS.has(rule.kind) || shown.cited > 0;
  };
  const byId = new Map(rulesOf(ruleset).map((rule) => [rule.id, rule]));
  const rows = rulesOf(ruleset).map((rule): CoverageRow => {
    const shown = evidence.get(rule.id);
    const examples = { keep: shown?.keep ?? 0, break: shown?.broken ?? 0 };
    const row = (status: CoverageRow['status'], where: string[]): CoverageRow => ({
      id: rule.id,
      status,
      where,
      examples,
    });
    if (enforced(rule)) return row('enforced', [...(game.bound.get(rule.id as RuleId) ?? ['effect'])]);
    const other = byId.get(restates.get(rule.id) ?? '');
    if (other !== undefined && enforced(other)) return row('enforced', [`restates ${other.id}`]);
    const reason = waits.get(rule.id);
    if (reason !== undefined) return row('waiting', [reason]);
    if (rule.check === 'table' || rule.kind === 'etiquette') return row('table-only', []);
    if (rule.check === 'card-data') return row('needs-card-text', []);
    return row('missing', []);
  });
  const idsOf = (status: CoverageRow['status']): string[] =>
    rows.filter((row) => row.status === status).map((row) => row.id);
  return {
    ruleset,
    total: rows.length,
    enforced: idsOf('enforced').length,
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

/** The hash of each ruleset's rules, as receipts show it. */
export function hashesText(): string {
  const hashes = rulesetIds.map((id) => {
    const text = canonical(rulesOf(id));
    return [id, `sha256:${createHash('sha256').update(text).digest('hex')}`];
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
      `${ruleset}: ${table.enforced} of ${table.total} enforced, ${table.needsCardText} need card text, ${table.tableOnly} table only, ${table.waiting.length} waiting, ${table.missing.length} missing`,
    );
    keep(`coverage/${ruleset}.json`, coverageText(table));
  }
}
