/**
 * @module
 * Which rules are enforced, and where. The table is computed by disabling each of them (`npm run coverage`) and stands under
 * `rules/coverage/`; a test fails when it is stale.
 */
import { bookOf } from '../rules/registry.ts';

/** The state of one rule. */
export interface CoverageRow {
  id: string;
  /**
   * `enforced`: disabling what bears its id is noticed by an example that cites it, or that shows its exact outcome;
   * `not-a-constraint`: nothing could break it (a definition, a cross-reference, a recommendation); `needs-card-text`: its
   * mechanism cannot be stated without a printed text; `table-only`: nobody can see it in a log; `waiting`: it matters only
   * to procedures that are not refereed yet; `missing`: not enforced
   */
  status: 'enforced' | 'not-a-constraint' | 'needs-card-text' | 'table-only' | 'waiting' | 'missing';
  /** the places in the code, or the reason */
  where: string[];
  /** how many examples keep the rule, and how many break it */
  examples: { keep: number; break: number };
}

export interface Coverage {
  ruleset: string;
  total: number;
  enforced: number;
  notAConstraint: number;
  needsCardText: number;
  tableOnly: number;
  missing: string[];
  waiting: string[];
  rules: CoverageRow[];
}

/** The coverage of a ruleset's index; undefined for an unknown ruleset. */
export function coverageOf(ruleset: string): Coverage | undefined {
  return (bookOf(ruleset)?.coverage() ?? undefined) as Coverage | undefined;
}
