/**
 * @module
 * Databank (LRR page 8): the card that is resolved has the number that was called for, and lies in the databank until then.
 */
import { numbersOfOthers } from '../../../cards/outer-rim/index.ts';
import { type Finding, fails, type Move, type Slice } from '../../ruleset.ts';
import { cardOf, type Facts, placeOf } from '../table/facts.ts';

/** The number of the card that is resolved after a failed roll for ILLEGAL cargo (deliver-action.1.1.c). */
const ILLEGAL = 1;

/** The card has the number that was called for: 1 for ILLEGAL cargo, that of its token for a contact, whose are no other card's. */
export function hasTheNumber(facts: Facts, { type, card }: Move & { readonly card?: string }): Finding {
  if (card === undefined) return true;
  const { number, origin = 'databank' } = cardOf(facts, card) ?? {};
  const isForCargo = type === 'deliver.databank';
  if (isForCargo && origin !== 'databank') return fails({ card, of: origin, needed: 'databank' });
  if (number !== undefined && (isForCargo ? number !== ILLEGAL : numbersOfOthers.has(number)))
    return fails({ card, number, needed: isForCargo ? ILLEGAL : "the contact's" });
  const place = placeOf(facts, card);
  return place?.kind === 'held' || place?.kind === 'removed' ? fails({ card, lies: place.kind, of: place.of }) : true;
}

export const databank: Slice<Facts> = {
  constraints: { 'outer-rim.databank.1': hasTheNumber },
};
