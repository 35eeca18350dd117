/**
 * @module
 * The secrets whose text the errata print (LRR page 26), each with its rule: errata-encounter-cards.ts says whom and what they may
 * choose, secrets.ts that they are discarded.
 */
import type { Faction } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import type { Reach } from '../table/untold-texts.ts';

/** What is known of a secret of the errata. */
interface Printed {
  /** prints its text */
  readonly rule: RuleId;
  /** how far that reaches beyond its player and whom it chooses */
  readonly reach: Reach;
  /** the faction with which a positive reputation makes it free */
  readonly freeWith?: Faction;
}

const ERRATA = {
  'tatooine-9': { rule: 'outer-rim.errata-encounter-cards.1', reach: 'nothing' },
  'lothal-1': { rule: 'outer-rim.errata-encounter-cards.2', reach: 'nothing' },
  'mon-calamari-2': { rule: 'outer-rim.errata-encounter-cards.3', reach: 'nothing', freeWith: 'rebel' },
  'takodana-9': { rule: 'outer-rim.errata-encounter-cards.4', reach: 'facedown-contacts' },
} as const satisfies Readonly<Record<string, Printed>>;

/** What is known of the text of a secret that the errata print; undefined: they do not. */
function printed(card: string): Printed | undefined {
  return Object.hasOwn(ERRATA, card) ? ERRATA[card as keyof typeof ERRATA] : undefined;
}

/** The rule that prints the text of a secret; undefined: none does. */
export function erratumOf(card: string): RuleId | undefined {
  return printed(card)?.rule;
}

/** How far the text of a secret reaches that the errata print; undefined: they do not. */
export function erratumReach(card: string): Reach | undefined {
  return printed(card)?.reach;
}

/** The faction with which a positive reputation makes a secret of the errata free; undefined: none does. */
export function freeWith(card: string): Faction | undefined {
  return printed(card)?.freeWith;
}
