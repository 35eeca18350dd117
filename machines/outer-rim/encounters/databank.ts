/**
 * @module
 * Databank (LRR page 8): the card that is resolved has the number that was called for, and lies in the databank until then.
 */
import { numbersOfOthers } from '../../../cards/outer-rim/index.ts';
import type { Json } from '../../../schemas/json.ts';
import { type Finding, fails, type Move, type Slice } from '../../ruleset.ts';
import { aboutTheText, type EffectMove, isUntoldText, oweEffects } from '../abilities/abilities.ts';
import { deedsOf, unprinted } from '../abilities/declared.ts';
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

/** A move that resolves a databank card. */
interface Resolved {
  readonly card?: string | undefined;
  readonly effects?: readonly CardEffect[] | undefined;
}

/** What a databank card says, where the log has told it; null: the move declares what it brought. */
export function toldProgram(facts: Facts, { card, effects }: Resolved): readonly CardEffect[] | null {
  const program = card === undefined ? undefined : cardOf(facts, card)?.program;
  if (program === undefined) return null;
  return effects !== undefined && deedsOf(program).some(isUntoldText) ? null : program;
}

/** Why what comes of a databank card cannot be ruled; null: its text has been told. */
export function aboutTheCard(facts: Facts, move: Resolved): string | null {
  const all = toldProgram(facts, move);
  return all === null || deedsOf(all).some(isUntoldText) ? aboutTheText(move.card) : null;
}

/** What is read is what the card says, as far as the log has told it. */
function asItSays(facts: Facts, move: Move & Resolved): Finding {
  const all = toldProgram(facts, move);
  if (all === null || move.effects === undefined) return true;
  const strange = unprinted(deedsOf(all), move.effects, facts.turn.seat, undefined);
  return strange === null
    ? true
    : fails({ card: move.card ?? null, declared: strange as unknown as Json, text: all as unknown as Json });
}

/** Databank cards whose text has been told: what they bring follows by itself. */
export function toldCards(facts: Facts): string[] {
  const all = [...facts.board.cards.values(), ...Object.values(facts.cards)];
  const told = all.filter(({ origin = 'databank', program }) => origin === 'databank' && program !== undefined);
  return [...new Set(told.map(({ id }) => id))];
}

/** What the card says comes next: as it has been told, or as the move declares it. */
export function resolveDatabank(draft: Draft, move: EffectMove & Resolved): void {
  const all = toldProgram(draft.facts, move);
  if (all === null) return oweEffects(draft, move);
  for (const effect of all) owe(draft, { do: 'card-effect', seat: draft.facts.turn.seat, effect });
}

export const databank: Slice<Facts> = {
  constraints: {
    'outer-rim.databank.1': (facts, move: Move & Resolved) => {
      const number = hasTheNumber(facts, move as Move & { card?: string });
      return number === true ? asItSays(facts, move) : number;
    },
  },
};
