/**
 * @module
 * What every entry of a log must fulfil: it names a seat of the table and cards that exist.
 */
import { type Move, type Slice, voids } from '../ruleset.ts';
import { type Facts, idOf, isSeat } from './facts.ts';

type Named = Move & { card?: string | undefined; order?: string[] | undefined };

export const theMoveLog: Slice<Facts> = {
  constraints: {
    'log.the-move-log.4': (facts, move) =>
      move.seat === undefined || isSeat(facts, move.seat) || voids({ seat: move.seat, seats: [...facts.order] }),
    'log.the-move-log.5': (facts, move: Named) => {
      const strange = [...(move.card === undefined ? [] : [idOf(move.card)]), ...(move.order ?? [])].find(
        (id) => !facts.board.cards.has(id) && !facts.board.bases.has(id),
      );
      return strange === undefined || voids({ card: strange, known: false });
    },
  },
};
