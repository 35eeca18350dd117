/**
 * @module
 * Factions (LRR page 11): the four of them. Their reputations are in reputation.ts, their patrols in patrols.ts.
 */
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';

export const factions: Slice<Facts> = {
  // The word list `factions` of the schemas is the definition; every seat has a reputation with each of them.
  carriesOut: ['outer-rim.factions.0.1', 'outer-rim.factions.1'],
  restates: { 'outer-rim.factions.2': 'outer-rim.patrols.9.a' },
};
