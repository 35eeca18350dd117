/**
 * @module
 * Traits (LRR page 19): words on a card that mean nothing by themselves; ILLEGAL matters when cargo is delivered.
 */
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';

export const traits: Slice<Facts> = {
  // A trait is a fact of a card like any other: log.the-move-log.2 holds every statement of it against the others.
  carriesOut: ['outer-rim.traits.0.1', 'outer-rim.traits.0.2'],
};
