/**
 * @module
 * Encounter cards (LRR page 10): of each card that is drawn one section or subsection is resolved. How it comes to that is
 * encountering-a-space.ts.
 */
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import { isOneSection } from './encountering-a-space.ts';

export const encounterCards: Slice<Facts> = {
  constraints: { 'outer-rim.encounter-cards.4': isOneSection },
};
