/**
 * @module
 * Winning (page 22): the player who destroys the last base of the goal wins at once; nothing more is resolved.
 */
import type { Slice } from '../../ruleset.ts';
import { type Draft, type Facts, NONE, seatOf } from '../table/facts.ts';

/** The seat that has destroyed as many bases as agreed on (adjustable-game-length.0.1); undefined while nobody has. */
export function victor(facts: Facts): string | undefined {
  for (const seat of facts.order) if (seatOf(facts, seat).victory.length >= facts.goal) return seat;
  return undefined;
}

export const winningTheGame: Slice<Facts> = {
  effects: {
    'declare-winner': (draft: Draft) => {
      draft.facts.winner = victor(draft.facts) ?? NONE;
      draft.note('deckbuilding.game-overview.0.3', 'winner');
      draft.note('deckbuilding.winning-the-game.0.1', 'winner');
    },
  },
};
