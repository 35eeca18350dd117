/**
 * @module
 * What a game brings to the rule index: its rows, its sources, and the table of what is enforced.
 */
import type { SourceId } from './schema.ts';

/** A book that rules come from. Of two sources of the same game the one with the lower rank number decides. */
export interface Source {
  id: SourceId;
  name: string;
  rank: number;
  url: null;
}

/**
 * The rule index of one game. Rows are plain JSON here: the schema tests earn the narrow type that `index.ts` gives them.
 * They are read when they are asked for: most logs cite no rule.
 */
export interface Book {
  files(): readonly (readonly unknown[])[];
  readonly sources: readonly Source[];
  /** the generated table of `npm run coverage`; the log's own rules have none */
  coverage(): unknown;
}
