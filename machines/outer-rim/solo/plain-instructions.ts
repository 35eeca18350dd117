/**
 * @module
 * Instructions of AI cards that are carried out at once: recovering, credits, fame and reputation. What applies is read here
 * (playing-the-game.0.5, .0.6); the chart that carries it out is `ai-deed`.
 */
import { recoverDamage } from '../combat/damage.ts';
import { gainCredits } from '../player/credits.ts';
import { settle } from '../table/doubts.ts';
import { seatOf } from '../table/facts.ts';
import { type AiDeeds, applies, passed, type Readers, unclear } from './instruction.ts';

const RULE = 'outer-rim.single-player-rules-playing-the-game.0.3';

export const readers: Readers<'recover' | 'gain-credits'> = {
  recover: (facts, seat, { only, of }) => {
    const { damage, defeated } = seatOf(facts, seat);
    if (only === 'defeated') {
      if (defeated === null) return unclear(`nobody knows whether ${seat} is defeated`);
      return defeated ? applies(`${seat} is defeated`) : passed(`${seat} is not defeated`);
    }
    const sum = damage.character + (of === undefined ? damage.ship : 0);
    return sum > 0 || defeated === true
      ? applies(`${seat} has ${sum} damage to recover`)
      : passed(`${seat} has no damage`);
  },
  'gain-credits': (_facts, _seat, { amount, each }) =>
    each === undefined ? applies(`gains ${amount} credits`) : unclear(`"each ${each}" is not refereed yet`),
};

export const deeds: AiDeeds<'recover' | 'gain-credits'> = {
  recover: (draft, seat, { of, amount }) => {
    const how = amount ?? 'all';
    recoverDamage(draft, seat, 'character', how, RULE);
    if (of === undefined) recoverDamage(draft, seat, 'ship', how, RULE);
    settle(draft.facts, seat, 'defeated');
    const own = seatOf(draft.facts, seat);
    if (of !== undefined || own.defeated === false) return;
    own.defeated = false;
    draft.note('outer-rim.defeated.2.b', 'seats', seat, 'defeated');
  },
  'gain-credits': (draft, seat, { amount }) => gainCredits(draft, seat, amount, RULE),
};
