/**
 * @module
 * Timing of Abilities (LRR page 21): how often an ability may be used, in which order, and that none interrupts another.
 */
import { type Finding, fails, type Slice } from '../../ruleset.ts';
import { type DiceMove, occasionOf, type Rolled, useKey } from '../combat/rolls.ts';
import type { Facts } from '../table/facts.ts';
import { abilitiesOf, abilityKey, abilityOf, usedKey } from './abilities.ts';

/** The use that a move makes of an ability: the ability, and the occurrence of its timing event. */
function useOf(
  facts: Facts,
  move: DiceMove,
  own: Rolled,
): { ability: ReturnType<typeof abilityOf>; key: string; occasion: ReturnType<typeof occasionOf> } {
  const ability = abilityOf(facts, move.seat ?? '', move);
  return { ability, key: usedKey(facts, move.seat ?? '', move), occasion: occasionOf(own, move, ability) };
}

/** An ability without a limit of its own is available once for each roll, or once at the start of each combat. */
function oncePerOccurrence(facts: Facts, move: DiceMove, own: Rolled): Finding {
  const { ability, key, occasion } = useOf(facts, move, own);
  // A text that nobody knows may allow more; a printed limit is the matter of the card's own text.
  if (ability === null || ability === 'unknown-text' || ability.limit !== undefined) return true;
  return own.used.includes(useKey(key, occasion)) ? fails({ ability: key, usedBefore: occasion }) : true;
}

/** Of one player's abilities for the same roll, those that say "when" come before those that say "after". */
function whenBeforeAfter(facts: Facts, move: DiceMove, own: Rolled): Finding {
  const { ability, key, occasion } = useOf(facts, move, own);
  if (ability === null || ability === 'unknown-text' || ability.word !== 'when') return true;
  const after = abilitiesOf(facts, move.seat ?? '')
    .filter((other) => other.ability.word === 'after')
    .map((other) => abilityKey({ source: other.source, ability: other.ability.id }))
    .find((other) => own.used.includes(useKey(other, occasion)));
  return after === undefined ? true : fails({ when: key, usedBefore: after, roll: occasion });
}

export const timingOfAbilities: Slice<Facts> = {
  constraints: {
    'outer-rim.timing-of-abilities.3': whenBeforeAfter,
    'outer-rim.timing-of-abilities.5': oncePerOccurrence,
  },
  carriesOut: [
    'outer-rim.timing-of-abilities.1',
    'outer-rim.timing-of-abilities.2',
    'outer-rim.timing-of-abilities.4',
    'outer-rim.timing-of-abilities.5.1',
    'outer-rim.timing-of-abilities.6.b',
  ],
};
