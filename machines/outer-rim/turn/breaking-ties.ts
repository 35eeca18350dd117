/**
 * @module
 * Breaking ties (LRR page 21): what no rule settles, the current player settles. Ties of the nearest one are named in
 * nearest.ts, ways of a patrol in patrol-movement.ts, the target among the most famous in the effect itself (fame.ts).
 */
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';

export const breakingTies: Slice<Facts> = {
  carriesOut: ['outer-rim.breaking-ties.1'],
  restates: {
    'outer-rim.breaking-ties.1.1': 'outer-rim.fame.5.b',
    'outer-rim.breaking-ties.2.a': 'outer-rim.fame.4.a',
    'outer-rim.breaking-ties.2.b': 'outer-rim.fame.4.b',
  },
};
