/**
 * @module
 * How what is wrong with a header is told.
 */
import type { RuleId } from '../../chart.ts';
import type { HeaderFinding } from '../../ruleset.ts';

/** Notes a finding about the header. */
export type Finder = (
  kind: HeaderFinding['kind'],
  pointer: string,
  message: string,
  rule?: RuleId,
  facts?: HeaderFinding['facts'],
) => void;
