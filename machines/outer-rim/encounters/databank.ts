/**
 * @module
 * Databank (LRR page 8): the card that is resolved has the number that was called for, and lies in the databank until then.
 */
import { numbersOfOthers } from '../../../cards/outer-rim/index.ts';
import type { Json } from '../../../schemas/json.ts';
import { type Finding, fails, type Move, type Slice } from '../../ruleset.ts';
import { aboutTheText, type EffectMove, isUntoldText, oweEffects } from '../abilities/abilities.ts';
import { deedsOf, isHalfUntold, unprinted } from '../abilities/declared.ts';
import { cardOf, type Draft, type Facts, owe, placeOf } from '../table/facts.ts';
import type { CardEffect } from '../table/types.ts';

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

/** A move that resolves a databank card: of a contact, or after a failed roll for ILLEGAL cargo. */
type Resolution = Pick<EffectMove, 'type' | 'seat' | 'effects'> & { readonly card?: string | undefined };

/** What is known of the card that a move resolves; null: the log declares what it brought. */
export function knownProgram(facts: Facts, { card, effects }: Resolution): readonly CardEffect[] | null {
  const known = card === undefined ? undefined : cardOf(facts, card)?.program;
  return known === undefined || (effects !== undefined && deedsOf(known).some(isUntoldText)) ? null : known;
}

/** Why nobody can rule what the card of a move brings; null: its text is known. */
export function unknownText(facts: Facts, move: Resolution): string | null {
  const known = knownProgram(facts, move);
  return known === null || isHalfUntold(known) ? aboutTheText(move.card) : null;
}

/** What a log declares of a card that is known stands on it (1). */
export function standsOnTheCard(facts: Facts, move: Resolution): Finding {
  const { card, effects, seat } = move;
  const known = effects === undefined ? null : knownProgram(facts, move);
  if (card === undefined || effects === undefined || known === null) return true;
  const strange = unprinted(deedsOf(known), effects, seat ?? facts.turn.seat, undefined);
  return strange === null
    ? true
    : fails({ card, declared: strange as unknown as Json, program: known as unknown as Json });
}

/** What the card brings comes next: what is known of it, or what the log declares. */
export function oweCard(draft: Draft, move: Resolution & EffectMove): void {
  const known = knownProgram(draft.facts, move);
  if (known === null) oweEffects(draft, move);
  else for (const effect of known) owe(draft, { do: 'card-effect', seat: move.seat ?? draft.facts.turn.seat, effect });
}

/** Whether what a log declares of the card is held against its text: then a list names it with nothing else. */
export function isTold(facts: Facts, card: string): boolean {
  return cardOf(facts, card)?.program !== undefined;
}

export const databank: Slice<Facts> = {
  constraints: {
    'outer-rim.databank.1': (facts, move: Resolution & Move) => {
      const number = hasTheNumber(facts, move as Move & { readonly card?: string });
      return number === true ? standsOnTheCard(facts, move) : number;
    },
  },
};
