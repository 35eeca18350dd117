/**
 * @module
 * Whether a card that leaves its player leaves a contact token behind, which has to go back to a planet (crew.3.b, bounties.3.1).
 */
import { assetTypeOf, type Draft, type Facts, owe } from '../table/facts.ts';
import type { HeldAsset } from '../table/types.ts';
import { contactOfCard } from './tokens.ts';

/** Whether an asset is a crew, or is called as the crew of a contact while nobody has told what it is. */
export function mayBeCrew(facts: Facts, asset: HeldAsset): boolean {
  const type = assetTypeOf(facts, asset);
  return type === 'crew' || (type === null && asset.card.startsWith('crew-'));
}

/** The token of a discarded crew or captured bounty has to go to a planet, if there is one. */
export function oweReturn(draft: Draft, seat: string, { card, captured }: HeldAsset): void {
  const contact = contactOfCard(draft.facts, card);
  if (captured) owe(draft, { do: 'return-contact', seat, from: 'bounty', contact: contact ?? null });
  else if (contact !== null) owe(draft, { do: 'return-contact', seat, from: 'crew', contact: contact ?? null });
}
