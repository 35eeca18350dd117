/**
 * @module
 * Cargo (LRR page 5): where it may be bought. Delivering it is in `deliver-action.ts`.
 */
import { fails, type Slice } from '../ruleset.ts';
import { cardOf, type Facts, faceupOf, seatOf } from './facts.ts';
import type { Deck } from '../../schemas/outer-rim/words.ts';

export const cargo: Slice<Facts> = {
  constraints: {
    'outer-rim.cargo.5': (facts, move: { type: string; seat?: string; deck: Deck }) => {
      const card = faceupOf(facts, move.deck);
      const { space } = seatOf(facts, move.seat ?? facts.turn.seat);
      const known = card === null ? undefined : cardOf(facts, card);
      if (known?.type !== 'cargo' || space === null || known.destination !== space) return true;
      return fails({ card: known.id, destination: space, space });
    },
  },
};
