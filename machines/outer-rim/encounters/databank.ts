/**
 * @module
 * Databank (LRR page 8): the card that is resolved has the number that was called for, and lies in the databank until then.
 * Where the log has told what it says, that is carried out.
 */
import { illegalNumber, numbersOfOthers } from '../../../cards/outer-rim/index.ts';
import type { Json } from '../../../schemas/json.ts';
import { type Finding, fails, type Move, type Option, type Slice } from '../../ruleset.ts';
import { aboutTheText, type EffectMove } from '../abilities/abilities.ts';
import { deedsOf, filledIn, isUntoldText, unprinted } from '../abilities/declared.ts';
import { asChosen, notNow } from '../abilities/possible.ts';
import { cardOf, type Facts, placeOf } from '../table/facts.ts';
import type { CardEffect } from '../table/types.ts';

/** The card has the number that was called for: 1 for ILLEGAL cargo, that of its token for a contact, whose are no other card's. */
export function hasTheNumber(facts: Facts, { type, card }: Pick<Resolves, 'type' | 'card'>): Finding {
  if (card === undefined) return true;
  const { number, origin = 'databank' } = cardOf(facts, card) ?? {};
  const isForCargo = type === 'deliver.databank';
  if (isForCargo && origin !== 'databank') return fails({ card, of: origin, needed: 'databank' });
  if (number !== undefined && (isForCargo ? number !== illegalNumber : numbersOfOthers.has(number)))
    return fails({ card, number, needed: isForCargo ? illegalNumber : "the contact's" });
  const place = placeOf(facts, card);
  return place?.kind === 'held' || place?.kind === 'removed' ? fails({ card, lies: place.kind, of: place.of }) : true;
}

/** A move that resolves a databank card, and may say which and what it brought. */
type Resolves = Move & { readonly card?: string | undefined; readonly effects?: readonly CardEffect[] | undefined };

/** What the card of a move says; null: nobody has told, and the move declares it. */
export function toldProgram(facts: Facts, { card, effects, seat }: Resolves): readonly CardEffect[] | null {
  const told = card === undefined ? undefined : cardOf(facts, card)?.program;
  return told === undefined ? null : filledIn(told, effects, { facts, seat: seat ?? facts.turn.seat });
}

/** The move with what its card says. */
export function asTheCardSays(facts: Facts, move: EffectMove): EffectMove {
  const told = toldProgram(facts, move as Resolves);
  if (told === null) return move;
  const seat = move.seat ?? facts.turn.seat;
  return { ...move, effects: [...asChosen(facts, { seat, program: told, told: move.effects ?? [] })] };
}

/** Why what a databank card brings can only be declared; null: the log has told all of it. */
export function onlyDeclared(facts: Facts, move: Move): string | null {
  const { card } = move as Resolves;
  const told = toldProgram(facts, { ...move, card, effects: undefined });
  return told !== null && !deedsOf(told).some(isUntoldText) ? null : aboutTheText(card);
}

/** What a move declares beside a card that the log has told stands on the card. */
function standsOnTheCard(facts: Facts, move: Resolves): Finding {
  const { card = '', effects } = move;
  const told = effects === undefined ? null : toldProgram(facts, move);
  if (told === null || effects === undefined) return true;
  const seat = move.seat ?? facts.turn.seat;
  const strange =
    unprinted(deedsOf(told), effects, { facts, seat }) ??
    notNow(facts, { seat, program: told, told: effects })?.declared ??
    null;
  return strange === null || fails({ card, declared: strange as unknown as Json, program: told as unknown as Json });
}

/** The databank cards of which the log has told what they say. */
function toldCards(facts: Facts): string[] {
  return Object.keys(facts.cards).filter((card) => cardOf(facts, card)?.program !== undefined);
}

/** Those cards that a move may resolve. */
export function toldFor(facts: Facts, move: Move): Option[] {
  return toldCards(facts)
    .filter((card) => hasTheNumber(facts, { type: move.type, card }) === true)
    .map((card) => ({ move: { ...move, card } as Move, open: () => ({ open: {}, more: ['/effects', '/section'] }) }));
}

export const databank: Slice<Facts> = {
  constraints: {
    'outer-rim.databank.1': (facts, move: Resolves) => {
      const found = hasTheNumber(facts, move);
      return found === true ? standsOnTheCard(facts, move) : found;
    },
  },
};
