/**
 * @module
 * Which rules of a ruleset are enforced, by what its examples prove.
 */
import type { RuleId } from '../machines/chart.ts';
import type { BaseFacts } from '../machines/ruleset.ts';
import type { Coverage, CoverageRow } from '../referee/coverage.ts';
import type { Compiled } from '../referee/play/compile.ts';
import type { Classes } from '../rules/book.ts';
import { rulesOf } from '../rules/index.ts';
import { evidenceOf } from './evidence.ts';
import type { Shown } from './stated.ts';

/** The slices that carry a rule out: those that say so, those of which it is said by hand, and the one named after its entry. */
function carriers(game: Compiled<BaseFacts>, { 'carried-out': said }: Classes, id: string): string[] {
  const entry = id.split('.')[1] ?? '';
  const carry = Object.entries(game.ruleset.slices).filter(
    ([slice, { carriesOut = [] }]) => carriesOut.some((one) => one === id) || (said[id] ?? []).includes(slice),
  );
  const own = carry.length === 0 && Object.hasOwn(game.ruleset.slices, entry) ? [entry] : [];
  return [...carry.map(([slice]) => slice), ...own];
}

/** Where a rule stands that only an effect bears: in the files that name it, or in what carries it out. */
export function effectOf(
  game: Compiled<BaseFacts>,
  classes: Classes,
  id: string,
  files: readonly string[],
): readonly string[] {
  const where = files.length > 0 ? files : carriers(game, classes, id);
  return where.length === 0 ? ['effect'] : where.map((one) => `effect in ${one}`);
}

/**
 * The table of a ruleset's rules: each is disabled, and these examples are asked whether they notice it. `classes`: what is
 * said of rules by hand; `files`: the files, by their names, that name a rule. Throws where the ruleset does not do what an example
 * states.
 */
export function coverageBy(
  shown: readonly Shown[],
  game: Compiled<BaseFacts>,
  classes: Classes,
  files: (id: string) => readonly string[] = () => [],
): Coverage {
  const ruleset = game.ruleset.id;
  const evidence = evidenceOf(game.ruleset, shown, classes['carried-out']);
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
    if (proven(id))
      return row('enforced', ...(game.bound().get(id as RuleId) ?? effectOf(game, classes, id, files(id))));
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
