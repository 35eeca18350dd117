/**
 * @module
 * What the referee finds in a log.
 */
import type { RuleId } from '../../machines/chart.ts';
import type { Move } from '../../machines/ruleset.ts';
import type { Json } from '../../schemas/json.ts';

/** How reading went on after a breach. */
export type Resumed =
  | { how: 'as-recorded' }
  | { how: 'skipped' }
  | { how: 'as-meant'; says: string }
  | { how: 'unread' }
  | { how: 'claim-taken' }
  | { how: 'claim-left' }
  | { how: 'elsewhere'; says: string }
  | { how: 'header' };

export interface Violation {
  readonly rule: RuleId;
  /** the place in `moves`; null for the header */
  readonly entry: number | null;
  readonly pointer: string;
  readonly seat: string | null;
  readonly facts: Readonly<Record<string, Json>>;
  /** other rules on which the same fact rests */
  readonly also: readonly RuleId[];
  /** settled once the log has decided between several ways to read it */
  resumed: Resumed;
  readonly legal: readonly Move[];
  /** what the header's own words are, for a breach of the header */
  readonly message?: string;
  /** what is wrong with the entry itself, in a sentence, for one that is no move or names what nobody knows */
  readonly said?: string;
  /** the pointer means the name of that member, not its value */
  readonly ofKey?: boolean;
}

export interface Unverifiable {
  readonly entry: number | null;
  readonly pointer: string;
  readonly reason: string;
  readonly rule?: RuleId;
}

/** Puts what is found of an earlier entry only now where it belongs among the others. */
export function putInOrder<T extends { readonly entry: number | null }>(all: T[], found: T): void {
  const before = all.findLastIndex(({ entry }) => (entry ?? -1) <= (found.entry ?? -1));
  all.splice(before + 1, 0, found);
}
