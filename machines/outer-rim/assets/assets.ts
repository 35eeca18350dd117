/**
 * @module
 * Assets (LRR page 4): the cards that a player owns. Where they lie is in slots.ts.
 */
import type { z } from 'zod';
import { type Slice, voids } from '../../ruleset.ts';
import { type Facts, heldBy } from '../table/facts.ts';
import type { discardMove } from './slots.ts';

export const assets: Slice<Facts> = {
  constraints: {
    // Standing: where no slot is wanting, nothing may be discarded at will.
    'outer-rim.assets.6': (facts, move: z.infer<typeof discardMove>) =>
      voids({
        seat: move.seat,
        card: move.card,
        has: heldBy(facts, move.seat, move.card) !== undefined,
        makesRoomFor: 'nothing',
      }),
  },
};
