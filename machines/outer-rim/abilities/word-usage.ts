/**
 * @module
 * Word usage (LRR page 21): what the small words of an ability mean. "To" makes the part before it a cost.
 */
import type { Finding, Slice } from '../../ruleset.ts';
import { type Facts, isSeat } from '../table/facts.ts';
import type { CardEffect } from '../table/types.ts';
import { type AbilityMove, abilityOf, unstructured } from './abilities.ts';
import { canPay } from './costs.ts';

const NOTHING: readonly CardEffect[] = [];

export const wordUsage: Slice<Facts> = {
  constraints: {
    'outer-rim.word-usage.4': (facts, move: AbilityMove) => {
      const seat = move.seat ?? facts.turn.seat;
      const ability = isSeat(facts, seat) ? abilityOf(facts, seat, move) : null;
      // Where the card lets its owner barter for the cost, less than the sum in credits may be enough (bartering.4).
      if (ability !== null && ability !== 'unknown-text' && ability.mayBarter === true) return true;
      // Of a text that nobody knows the log declares the cost.
      const told = ability === null || ability === 'unknown-text' || unstructured(ability) ? move : ability;
      let doubt: Finding = true;
      for (const cost of told.cost ?? NOTHING) {
        const payer = 'seat' in cost && isSeat(facts, cost.seat) ? cost.seat : seat;
        const finding = canPay(facts, payer, cost);
        if (finding === true) continue;
        if (finding.holds === false) return finding;
        doubt = finding;
      }
      return doubt;
    },
  },
};
