/**
 * @module
 * Dice (LRR page 9): eight sides with four kinds of results.
 */
import type { Face } from '../../../schemas/outer-rim/words.ts';
import { fails, type Slice } from '../../ruleset.ts';
import { abilityOf } from '../abilities/abilities.ts';
import type { Facts } from '../table/facts.ts';
import { type DiceMove, namedDice, type Rolled } from './rolls.ts';

/** The eight sides of a die: three hits, one crit, two focus, two blanks (dice.1.1 to dice.1.4). */
export const DIE: readonly Face[] = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'];

export const dice: Slice<Facts> = {
  constraints: {
    'outer-rim.dice.2': (facts, move: DiceMove, own: Rolled) => {
      const ability = abilityOf(facts, move.seat ?? '', move);
      const text = ability === null || ability === 'unknown-text' ? undefined : ability.change;
      if (text === undefined || !('from' in text) || text.from !== 'hit') return true;
      const crit = namedDice(own, move, ability).find(
        ({ die }) => die.face === 'crit' && (die.was === 'rolled' || die.was === 'added'),
      );
      return crit === undefined ? true : fails({ die: crit.at, shows: 'crit', needed: 'hit' });
    },
  },
  carriesOut: [
    'outer-rim.dice.0.1',
    'outer-rim.dice.1',
    'outer-rim.dice.1.1',
    'outer-rim.dice.1.2',
    'outer-rim.dice.1.3',
    'outer-rim.dice.1.4',
    'outer-rim.dice.3',
  ],
};
