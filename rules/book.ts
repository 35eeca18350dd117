/**
 * @module
 * What a game brings to the rule index: its rows, its sources, and the table of what is enforced.
 */
import type { Lang } from './phrases.ts';
import type { PlacesOf, SourceId } from './schema.ts';

/** A book that rules come from. Of two sources of the same game the one with the lower rank number decides. */
export interface Source {
  id: SourceId;
  /** its title; what has none is described, and a title stays as it is printed */
  names: Readonly<Record<Lang, string>>;
  rank: number;
  url: null;
}

/**
 * What is said of rules by hand, by their id: the reason why nothing could break one, why it waits for procedures that are
 * not refereed yet, or what printed text its mechanism cannot be stated without; the rules that together say the same; and
 * the procedures that carry one out which stands under another entry.
 */
export interface Classes {
  readonly 'not-a-constraint': Readonly<Record<string, string>>;
  readonly 'needs-card-text': Readonly<Record<string, string>>;
  readonly waiting: Readonly<Record<string, string>>;
  readonly restates: Readonly<Record<string, readonly string[]>>;
  readonly 'carried-out': Readonly<Record<string, readonly string[]>>;
}

/** Of a book of whose rules nothing is said. */
export const NO_CLASSES: Classes = {
  'not-a-constraint': {},
  'needs-card-text': {},
  waiting: {},
  restates: {},
  'carried-out': {},
};

/**
 * The rule index of one game. Rows are plain JSON here: the schema tests earn the narrow type that `index.ts` gives them.
 * They are read when they are asked for: most logs cite no rule.
 */
export interface Book {
  files(): readonly (readonly unknown[])[];
  readonly sources: readonly Source[];
  /** where rules stand whose page nobody knows, by the slug of their entry: in their source, and in the German reference */
  places?(): Readonly<Record<Lang, Readonly<Record<string, PlacesOf>>>>;
  /** what is said by hand of rules that are not enforced, or enforced through another entry */
  classes(): Classes;
  /** the generated table of `npm run coverage`; the log's own rules have none */
  coverage(): unknown;
}
