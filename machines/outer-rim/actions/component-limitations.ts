/**
 * @module
 * Component limitations (LRR page 2): what there is one of cannot be had twice.
 */
import { fails, type Slice } from '../../ruleset.ts';
import { type Facts, seatOf } from '../table/facts.ts';
import { type Buy, purchaseOf } from './bartering.ts';

export const componentLimitations: Slice<Facts> = {
  constraints: {
    // There is one sheet of a ship that is bought: nobody else flies it.
    'outer-rim.component-limitations.0.2': (facts, move: Buy) => {
      const sheet = purchaseOf(facts, move).known?.ship;
      if (sheet === undefined || facts.board.ships.get(sheet)?.starter === true) return true;
      const flownBy = facts.order.find((seat) => seat !== move.seat && seatOf(facts, seat).ship === sheet);
      return flownBy === undefined || fails({ ship: sheet, flownBy });
    },
  },
};
