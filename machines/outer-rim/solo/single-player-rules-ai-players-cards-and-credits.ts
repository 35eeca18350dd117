/**
 * @module
 * Single-Player Rules: AI Player's Cards and Credits (LRR page 22). What AI players have is kept as for a person. Their cards
 * do nothing for them but raise values of their ships and characters, and they complete no goals. That no text of theirs is at
 * work, also none that nobody knows, `isAi` says wherever abilities are asked for.
 */
import { fails, type Slice } from '../../ruleset.ts';
import type { AbilityMove } from '../abilities/abilities.ts';
import { saysItsGoal } from '../abilities/any-time.ts';
import { type Facts, isAi, seatOf } from '../table/facts.ts';

/** Whether a move says that a goal of its seat's character card or ship sheet is completed. */
function isItsGoal(facts: Facts, move: AbilityMove): boolean {
  const { seat, source } = move;
  if (!isAi(facts, seat) || !saysItsGoal(move)) return false;
  const { character, ship } = seatOf(facts, seat);
  return source === character || source === ship;
}

export const aiPlayersCardsAndCredits: Slice<Facts> = {
  constraints: {
    // A completed goal is no ability: the entry has a sentence of its own about it.
    'outer-rim.single-player-rules-ai-players-cards-and-credits.0.2': (facts, move: AbilityMove) => {
      const { seat, source } = move;
      return !isAi(facts, seat) || isItsGoal(facts, move) || fails({ aiPlayer: seat, uses: source });
    },
    'outer-rim.single-player-rules-ai-players-cards-and-credits.0.4': (facts, move: AbilityMove) =>
      !isItsGoal(facts, move) || fails({ aiPlayer: move.seat ?? null, goalOf: move.source }),
  },
};
