/**
 * @module
 * Word usage (LRR page 21): what the small words of an ability mean. "To" makes the part before it a cost.
 */
import { type Finding, fails, type Slice, unknown } from '../../ruleset.ts';
import { atLimit } from '../combat/damage.ts';
import { doubtAbout } from '../table/doubts.ts';
import { type Facts, heldBy, isSeat, reputationOf, seatOf } from '../table/facts.ts';
import type { CardEffect } from '../table/types.ts';
import { type AbilityMove, abilityOf, unstructured } from './abilities.ts';

/** Whether a seat can carry out this part of a cost in full; what the position does not tell is not held against it. */
function canPay(facts: Facts, seat: string, cost: CardEffect): Finding {
  const own = seatOf(facts, seat);
  switch (cost.do) {
    case 'lose-credits':
    case 'lose-fame': {
      const has = cost.do === 'lose-credits' ? own.credits : own.fame;
      if (has === null) return unknown(`the log does not say whether ${seat} can pay the cost`);
      if (has >= cost.amount) return true;
      const doubt = doubtAbout(facts, seat, cost.do === 'lose-credits' ? 'credits' : 'fame');
      return doubt === null ? fails({ seat, cost: cost.do, amount: cost.amount, has }) : unknown(doubt);
    }
    case 'lose-reputation':
    case 'gain-reputation': {
      if (cost.faction === 'your-planet') return true;
      const end = cost.do === 'lose-reputation' ? 'negative' : 'positive';
      const now = reputationOf(facts, seat, cost.faction);
      // A reputation that only seems so cannot be changed either (reputation.6).
      if (own.treatedAs[cost.faction] !== undefined)
        return fails({ seat, cost: cost.do, faction: cost.faction, treatedAs: now });
      if (now === null) return unknown(`the log does not say the ${cost.faction} reputation of ${seat}`);
      return now !== end || fails({ seat, cost: cost.do, faction: cost.faction, reputation: now });
    }
    case 'suffer':
      return !atLimit(facts, seat, cost.on) || fails({ seat, cost: cost.do, on: cost.on, damage: own.damage[cost.on] });
    case 'discard-asset':
      return (
        heldBy(facts, seat, cost.card) !== undefined || fails({ seat, cost: cost.do, card: cost.card, has: false })
      );
    default:
      return true;
  }
}

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
