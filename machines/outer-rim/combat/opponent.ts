/**
 * @module
 * Opponent (LRR page 15): whatever a player is fighting, whoever rolls its dice.
 */
import { fails, type Slice } from '../../ruleset.ts';
import { abilityOf } from '../abilities/abilities.ts';
import type { Facts } from '../table/facts.ts';
import type { Combat } from '../table/types.ts';
import { type DiceMove, sideOf, sideWorkedOn } from './rolls.ts';

export const opponent: Slice<Facts> = {
  constraints: {
    'outer-rim.opponent.0.1': (facts, move: DiceMove, fight: Combat) => {
      const ability = abilityOf(facts, move.seat ?? '', move);
      if (ability === null || ability === 'unknown-text' || ability.on !== 'opponent') return true;
      if (move.change === undefined || move.change.kind === 'prevent') return true;
      const side = sideWorkedOn(fight, move, ability);
      return side === sideOf(fight, move.seat) ? fails({ workedOn: side, own: side, needed: 'opponent' }) : true;
    },
  },
  carriesOut: ['outer-rim.opponent.0.2'],
};
