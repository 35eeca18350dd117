/**
 * @module
 * The secrets whose text the errata print (LRR page 26), each with its rule: errata-encounter-cards.ts says whom and what they may
 * choose, secrets.ts that they are discarded.
 */
import type { RuleId } from '../../chart.ts';

const ERRATA = {
  'tatooine-9': 'outer-rim.errata-encounter-cards.1',
  'lothal-1': 'outer-rim.errata-encounter-cards.2',
  'mon-calamari-2': 'outer-rim.errata-encounter-cards.3',
  'takodana-9': 'outer-rim.errata-encounter-cards.4',
} as const satisfies Readonly<Record<string, RuleId>>;

/** The rule that prints the text of a secret; undefined: none does. */
export function erratumOf(card: string): RuleId | undefined {
  return Object.hasOwn(ERRATA, card) ? ERRATA[card as keyof typeof ERRATA] : undefined;
}
