/**
 * @module
 * Target value (page 11): the total attack that defeats a card while it lies in the galaxy row. A capital ship has none.
 */
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import { targetFault } from './committed.ts';

export const targetValue: Slice<Facts> = {
  constraints: { 'deckbuilding.target-value.0.1': targetFault('ship') },
};
