/**
 * @module
 * Cargo (LRR page 5): where it may be bought. Delivering it is in `deliver-action.ts`.
 */
import { fails, type Slice, unknown } from '../../ruleset.ts';
import { type Buy, boughtCard } from '../actions/bartering.ts';
import { cardOf, type Facts, seatOf } from '../table/facts.ts';

export const cargo: Slice<Facts> = {
  constraints: {
    'outer-rim.cargo.5': (facts, move: Buy) => {
      const card = boughtCard(facts, move);
      const known = card === null ? undefined : cardOf(facts, card);
      if (known?.type !== 'cargo') return true;
      const { core, space: here } = seatOf(facts, move.seat);
      const space = core ?? here;
      const destination = known.destination ?? null;
      if (destination === null)
        return unknown(`the destination of ${card} is not known, and cargo cannot be bought there`);
      if (space === null) return unknown(`the log does not say where ${move.seat} is`);
      return destination !== space || fails({ card, destination, space });
    },
  },
};
