/**
 * @module
 * The market action of the printed reference 1.0 (entry "Aktion „Markt“", page 3): one card may be discarded, and no second one.
 */
import { fails, type Move, type Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import type { MarketAction } from '../table/types.ts';

export const printedMarketAction: Slice<Facts> = {
  constraints: {
    'outer-rim.de-aktion-markt.1': ({ board }, { deck }: Move & { deck: string }, { discards }: MarketAction) =>
      !board.printed || discards === 0 ? true : fails({ deck, discardedBefore: discards, most: 1 }),
  },
};
