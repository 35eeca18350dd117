/**
 * @module
 * Bounties (LRR page 4): where the captured token of a discarded bounty goes. The procedure is in contact-tokens.ts.
 */
import type { Slice } from '../../ruleset.ts';
import { goesToTheNearest } from '../encounters/contact-tokens.ts';
import type { Facts } from '../table/facts.ts';

export const bounties: Slice<Facts> = {
  constraints: { 'outer-rim.bounties.3.1': goesToTheNearest('outer-rim.bounties.3.1') },
};
