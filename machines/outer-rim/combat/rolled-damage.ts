/**
 * @module
 * The damage of a combat as a log has counted it, against the dice: for the rules that say what counts (combat-steps.2.1,
 * combat-abilities.1.b).
 */
import { type Finding, fails } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import type { Combat } from '../table/types.ts';
import { type CombatResolve, mayBend } from './combat.ts';
import { damageOf } from './rolls.ts';
import { explainsDamage } from './unrecorded-abilities.ts';

/** The damage that a log counted differently than the dice show it: cancelled results in it, or any other mistake. */
export function claimedDamage(countsCancelled: boolean) {
  return (facts: Facts, move: CombatResolve, fight: Combat): Finding => {
    for (const side of ['attack', 'defence'] as const) {
      const { dice } = fight[side];
      const counted = fight[side].damage ?? 0;
      const claimed = move.damage?.[side] ?? counted;
      const withCancelled = damageOf(dice.map(({ face }) => ({ face, was: 'rolled' })));
      if (claimed === counted || (claimed === withCancelled) !== countsCancelled) continue;
      const shown = dice.map((die) => (die.was === 'cancelled' ? `${die.face} (cancelled)` : die.face));
      const doubt = mayBend(facts, fight, 'dice') ?? explainsDamage(facts, fight, side, claimed);
      return doubt ?? fails({ side, claimed, counted, dice: shown });
    }
    return true;
  };
}
