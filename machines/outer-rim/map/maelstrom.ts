/**
 * @module
 * The Maelstrom (LRR page 13): a space that stops ships which enter it. Stopping in the planning step is movement.3
 * (movement.ts), additional turns are gained in obligations.ts and begin in player-turn.ts.
 */
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import { stoppedByMaelstrom } from './movement.ts';

export const maelstrom: Slice<Facts> = {
  constraints: {
    'outer-rim.maelstrom.2.a': stoppedByMaelstrom,
  },
  carriesOut: ['outer-rim.maelstrom.2.b', 'outer-rim.maelstrom.5'],
};
