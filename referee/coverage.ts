/**
 * @module
 * Which rules are enforced, and where. The table is computed from the code and the tests by `npm run coverage` and stands
 * under `rules/coverage/`; a test fails when it is stale.
 */
import { books } from '../rules/registry.ts';

/** The state of one rule. */
export interface CoverageRow {
  id: string;
  /**
   * `enforced`: bound to a constraint, an effect or a chart state and shown both ways by examples; `needs-card-text`: only
   * a card's own text can decide it; `table-only`: nobody can see it in a log; `waiting`: it matters only to procedures
   * that are not refereed yet; `missing`: not enforced
   */
  status: 'enforced' | 'needs-card-text' | 'table-only' | 'waiting' | 'missing';
  /** the places in the code, or the reason */
  where: string[];
  /** how many examples keep the rule, and how many break it */
  examples: { keep: number; break: number };
}

export interface Coverage {
  ruleset: string;
  total: number;
  enforced: number;
  needsCardText: number;
  tableOnly: number;
  missing: string[];
  waiting: string[];
  rules: CoverageRow[];
}

/** The coverage of a ruleset's index; undefined for an unknown ruleset. */
export function coverageOf(ruleset: string): Coverage | undefined {
  return Object.hasOwn(books, ruleset)
    ? ((books[ruleset]?.coverage() ?? undefined) as Coverage | undefined)
    : undefined;
}
