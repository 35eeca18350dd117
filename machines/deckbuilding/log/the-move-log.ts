/**
 * @module
 * What every entry of a log must fulfil: it names a seat of the table and cards that exist.
 */
import { type Move, type Slice, voids } from '../../ruleset.ts';
import { type Facts, idOf, isSeat } from '../table/facts.ts';

type Named = Move & { card?: string | undefined; order?: string[] | undefined };

function exists({ board }: Facts, id: string): boolean {
  return board.cards.has(id) || board.bases.has(id);
}

export const theMoveLog: Slice<Facts> = {
  constraints: {
    'log.the-move-log.4': (facts, move) =>
      move.seat === undefined || isSeat(facts, move.seat) || voids({ seat: move.seat, seats: [...facts.order] }),
    'log.the-move-log.5': (facts, { card, order }: Named) => {
      if (card !== undefined && !exists(facts, idOf(card))) return voids({ card: idOf(card), known: false });
      const strange = order?.find((id) => !exists(facts, id));
      return strange === undefined || voids({ card: strange, known: false });
    },
  },
};
