/**
 * @module
 * The planning step (LRR page 17): move, gain credits, recover, or one "Planning" ability.
 */
import { decision } from '../../schemas/outer-rim/move.ts';
import { fails, must, type Move, type Slice } from '../ruleset.ts';
import { abilityMove, abilityOptions } from './abilities.ts';
import { gainCredits } from './credits.ts';
import { recoverDamage } from './damage.ts';
import { type Facts, seatOf } from './facts.ts';

/** Credits for choosing them in the planning step (planning-step.2). */
const PLANNING_CREDITS = 2000;

export const moves = [
  decision('planning.gain-credits', {}, 'The planning step is spent on gaining 2,000 credits.'),
  decision('planning.recover', {}, 'The planning step is spent on recovering all damage of character and ship.'),
  decision('planning.ability', abilityMove, 'The planning step is spent on one "Planning" ability.'),
] as const;

export const planningStep: Slice<Facts> = {
  constraints: {
    'outer-rim.planning-step.3.1.a': (facts, move: Move) => {
      const own = seatOf(facts, facts.turn.seat);
      return must(!own.defeated, () => ({ seat: facts.turn.seat, defeated: true, chose: move.type }));
    },
    'outer-rim.planning-step.3.1.b': (facts, move: Move) => {
      const own = seatOf(facts, facts.turn.seat);
      return own.defeated ? fails({ seat: facts.turn.seat, defeated: true, chose: move.type }) : true;
    },
  },
  effects: {
    'gain-planning-credits': (draft) => gainCredits(draft, draft.facts.turn.seat, PLANNING_CREDITS, 'outer-rim.planning-step.2'),
    'recover-everything': (draft) => {
      const { seat } = draft.facts.turn;
      recoverDamage(draft, seat, 'character', 'all', 'outer-rim.planning-step.3');
      recoverDamage(draft, seat, 'ship', 'all', 'outer-rim.planning-step.3');
      seatOf(draft.facts, seat).defeated = false;
      draft.note('outer-rim.defeated.2.b', 'seats', seat, 'defeated');
    },
  },
  candidates: {
    'planning.gain-credits': (facts) => [{ move: { type: 'planning.gain-credits', seat: facts.turn.seat } }],
    'planning.recover': (facts) => [{ move: { type: 'planning.recover', seat: facts.turn.seat } }],
    'planning.ability': (facts) => abilityOptions(facts, 'planning'),
  },
};
