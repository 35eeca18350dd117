/**
 * @module
 * A component as people look it up, in any game.
 */
import type { Json } from '../schemas/json.ts';

/** What a component is called, what is known of it, and who says so. */
export interface Listed {
  /** in the singular: `card` */
  readonly kind: string;
  readonly id: string;
  /** the printed name in English; null: nobody knows */
  readonly name: string | null;
  /** the names of it that a German source prints */
  readonly german: readonly string[];
  /** what there is to know of it; null: nobody knows */
  readonly facts: Readonly<Record<string, Json>>;
  /** how sure its row of the catalogue is: `rulebook`, `two-sources`, `one-source`, `unsure`, or `invented` */
  readonly confidence: string;
  readonly provenance: readonly string[];
}
