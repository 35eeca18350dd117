/**
 * @module
 * The planning step (LRR page 17): move, gain credits, recover, or one "Planning" ability.
 */
import { decision } from '../../../schemas/outer-rim/move.ts';
import { type Finding, type Move, must, type Slice, unknown } from '../../ruleset.ts';
import { abilityMove, abilityOptions, timed } from '../abilities/abilities.ts';
import { recoverDamage } from '../combat/damage.ts';
import { gainCredits } from '../player/credits.ts';
import { mayCompleteGoal } from '../player/goal-cards.ts';
import { maySway, settle, unlessInDoubt } from '../table/doubts.ts';
import { type Facts, paysOf, seatOf, sumPaid } from '../table/facts.ts';
import { gainUnknownSum } from '../table/purse.ts';

/** Credits for choosing them in the planning step (planning-step.2). */
const PLANNING_CREDITS = 2000;

const moves = [
  decision('planning.gain-credits', {}, 'The planning step is spent on gaining 2,000 credits.'),
  decision('planning.recover', {}, 'The planning step is spent on recovering all damage of character and ship.'),
  decision('planning.ability', abilityMove, 'The planning step is spent on one "Planning" ability.'),
] as const;

const onlyRecovery = unlessInDoubt(['defeated'], (facts: Facts, move: Move): Finding => {
  const { seat } = facts.turn;
  const { defeated } = seatOf(facts, seat);
  if (defeated === null) return unknown(`cards of unknown text decide whether ${seat} is defeated`);
  return must(!defeated, () => ({ seat, defeated: true, chose: move.type }));
});

/** What cards pay their owner besides (golden-rules.0.2); null where nobody knows the reputations that it depends on. */
function paidBesides(facts: Facts, seat: string): number | null {
  let sum = 0;
  for (const pay of paysOf(facts, seat, 'planning-credits')) {
    const paid = sumPaid(facts, seat, pay);
    if (paid === null) return null;
    sum += paid;
  }
  return sum;
}

export const planningStep: Slice<Facts> = {
  moves,
  says: {
    'planning.gain-credits': () => 'gains 2,000 credits in the planning step',
    'planning.recover': () => 'recovers all damage in the planning step',
  },
  constraints: {
    'outer-rim.planning-step.4': timed('planning'),
    // A defeated player has one choice. 3.1.a is asked where 3.1.b names nothing more specific that is barred.
    'outer-rim.planning-step.3.1.a': onlyRecovery,
    // The printed reference bars no "Planning" ability (de-planungsschritt.3.1).
    'outer-rim.planning-step.3.1.b': (facts, move: Move, own: unknown) =>
      facts.board.printed && move.type === 'planning.ability' ? true : onlyRecovery(facts, move, own),
  },
  effects: {
    'gain-planning-credits': (draft) => {
      const { seat } = draft.facts.turn;
      const more = paidBesides(draft.facts, seat);
      if (more === null) gainUnknownSum(seatOf(draft.facts, seat));
      gainCredits(draft, seat, PLANNING_CREDITS + (more ?? 0), 'outer-rim.planning-step.2');
      maySway(draft, seat, 'planning-credits', 'credits');
    },
    'recover-everything': (draft) => {
      const { seat } = draft.facts.turn;
      const { character, ship } = seatOf(draft.facts, seat).damage;
      mayCompleteGoal(draft.facts, seat, 'planning-recovery', { much: character + ship });
      recoverDamage(draft, seat, 'character', 'all', 'outer-rim.planning-step.3');
      recoverDamage(draft, seat, 'ship', 'all', 'outer-rim.planning-step.3');
      settle(draft.facts, seat, 'defeated');
      const own = seatOf(draft.facts, seat);
      if (own.defeated === false) return;
      own.defeated = false;
      draft.note('outer-rim.defeated.2.b', 'seats', seat, 'defeated');
    },
  },
  candidates: {
    'planning.gain-credits': (facts) => [{ move: { type: 'planning.gain-credits', seat: facts.turn.seat } }],
    'planning.recover': (facts) => [{ move: { type: 'planning.recover', seat: facts.turn.seat } }],
    'planning.ability': (facts) => abilityOptions(facts, 'planning'),
  },
  carriesOut: ['outer-rim.planning-step.0.1'],
};
