/**
 * @module
 * The crew of a player as cards count it: how many, how many droids among them, how many different skills with those of the
 * character. Nothing here is a rule of its own.
 */
import { droidCards, droidContacts } from '../../../cards/outer-rim/index.ts';
import { contactOfCard } from '../encounters/tokens.ts';
import { doubtAbout } from '../table/doubts.ts';
import { assetTypeOf, cardOf, type Facts, seatOf } from '../table/facts.ts';
import type { HeldAsset } from '../table/types.ts';

/** Something that is counted: at least so many, and for certain no more. */
export interface Counted {
  readonly count: number;
  readonly unsure: string | null;
}

export function crewOf(facts: Facts, seat: string): { crew: readonly HeldAsset[]; unsure: string | null } {
  const { assets } = seatOf(facts, seat);
  const odd = assets.find((asset) => assetTypeOf(facts, asset) === null);
  return {
    crew: assets.filter((asset) => assetTypeOf(facts, asset) === 'crew'),
    unsure:
      doubtAbout(facts, seat, 'assets') ?? (odd === undefined ? null : `nobody knows whether ${odd.card} is crew`),
  };
}

/** Whether a crew is a droid, by its own card or by the contact that it was; null: nobody knows. */
function isDroid(facts: Facts, card: string): boolean | null {
  if (droidCards.has(card) || droidContacts.has(contactOfCard(facts, card) ?? '')) return true;
  return cardOf(facts, card)?.traits?.some((trait) => trait.toLowerCase() === 'droid') ?? null;
}

export function countDroids(facts: Facts, seat: string): Counted {
  const { crew, unsure } = crewOf(facts, seat);
  const odd = crew.find(({ card }) => isDroid(facts, card) === null);
  return {
    count: crew.filter(({ card }) => isDroid(facts, card) === true).length,
    unsure: unsure ?? (odd === undefined ? null : `nobody knows whether ${odd.card} is a droid`),
  };
}

export function countSkills(facts: Facts, seat: string): Counted {
  const { skills } = seatOf(facts, seat);
  const { crew, unsure } = crewOf(facts, seat);
  const odd = crew.find(({ card }) => cardOf(facts, card)?.skills === undefined);
  const all = new Set([...(skills ?? []), ...crew.flatMap(({ card }) => cardOf(facts, card)?.skills ?? [])]);
  return {
    count: all.size,
    unsure:
      unsure ??
      (skills === null ? `nobody knows the skills of ${seat}` : null) ??
      (odd === undefined ? null : `nobody knows the skills of ${odd.card}`),
  };
}
