/**
 * @module
 * Optional rules (page 29): they hold at tables that have agreed on them.
 */
import { fails, type Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';

export const optionalRules: Slice<Facts> = {
  constraints: {
    'deckbuilding.optional-rules.0.1': (facts) => facts.payingOff || fails({ payingOff: false }),
  },
};
