/**
 * @module
 * Interpreting cards and abilities (LRR Appendix 2): an ability does what its card says, for whoever has it. What all uses of
 * abilities share is in abilities.ts.
 */
import { byMove, type Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import { mayBeUsed } from './abilities.ts';
import { isOpen } from './word-usage.ts';

export const interpretingCards: Slice<Facts> = {
  constraints: {
    'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2': byMove<Facts>((type) =>
      type === 'card.choose' ? isOpen : mayBeUsed,
    ),
  },
};
