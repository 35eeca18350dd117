/**
 * @module
 * Single-Player Rules: Clarifications (LRR page 25). That an AI player obeys the rules for players, each of those says where it
 * stands; that a defeat ends its turn, the charts of its turn do (single-player-rules-playing-the-game.ts).
 */

import type { Deck } from '../../../schemas/outer-rim/words.ts';
import { fails, type Move, type Slice } from '../../ruleset.ts';
import { type CombatRoll, type Fight, rolledSide } from '../combat/combat.ts';
import { type Facts, isAi } from '../table/facts.ts';
import type { Test } from '../table/types.ts';
import { soloPlayer } from './players.ts';

export const clarifications: Slice<Facts> = {
  constraints: {
    // The dice of who is no player; those of an AI player the combat steps speak of, who has them rolled for it.
    'outer-rim.single-player-rules-clarifications.3.a': (facts, move: CombatRoll, fight: Fight) => {
      if (facts.ai === undefined || move.seat === undefined || 'player' in fight.defender) return true;
      const { roller } = fight.defence;
      return (
        rolledSide(fight, move) !== 'defence' ||
        move.seat === roller ||
        fails({ rolledBy: move.seat, rollsFor: roller })
      );
    },
    // Whoever tests, the dice are in the hand of the one person at the table.
    'outer-rim.single-player-rules-clarifications.4': (facts, { seat }: Move, test: Test) => {
      if (facts.ai === undefined || !isAi(facts, test.seat) || seat === undefined) return true;
      const roller = soloPlayer(facts);
      return seat === test.seat || seat === roller || fails({ rolledBy: seat, rollsFor: roller });
    },
    // A card is discarded for credits only from the cargo deck; nobody buys anything by it.
    'outer-rim.single-player-rules-clarifications.6': (_facts, { deck }: Move & { readonly deck: Deck }) =>
      deck === 'cargo' || fails({ deck, named: 'cargo' }),
  },
};
