/**
 * @module
 * Assets (LRR page 4): the cards that a player owns. Where they lie is in slots.ts.
 */
import type { Slice } from '../../ruleset.ts';
import { type Facts, heldBy, isSeat } from '../table/facts.ts';
import type { Discard } from './slots.ts';

export const assets: Slice<Facts> = {
  refusals: {
    // At any time: where no slot is wanting (slots.ts), nothing may be discarded at will.
    standing: (facts, move) => {
      if (move.type !== 'asset.discard') return null;
      const { seat, card } = move as Discard;
      if (!isSeat(facts, seat)) return { rule: 'log.the-move-log.4', facts: { seat, seats: [...facts.order] } };
      const has = heldBy(facts, seat, card) !== undefined;
      return { rule: 'outer-rim.assets.6', facts: { seat, card, has, makesRoomFor: 'nothing' } };
    },
  },
  carriesOut: ['outer-rim.assets.6'],
};
