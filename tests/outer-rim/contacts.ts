/**
 * @module
 * A map with two contact spaces beside each of its planets but the Core Worlds, and crew that came from contacts.
 */
import type { MapFacts } from '../../schemas/outer-rim/cards.ts';
import { ladder } from './maps.ts';
import { crew, gear } from './market-cards.ts';

/** The ladder, whose planets have the contact spaces of the real ones. */
export const contactMap: MapFacts = {
  ...ladder,
  spaces: ladder.spaces.map((space) =>
    space.type === 'planet' && space.core !== true ? { ...space, contactSpaces: [null, null] } : space,
  ),
};

/** A crew who was the contact of this name. */
export const mate = (id: string, contact: string | null | undefined) =>
  crew(id, { origin: 'databank', deck: null, ...(contact === undefined ? {} : { contact }) });

/** A gear whose planning ability discards a card. */
export const order = (card: string) =>
  gear('old-order', { abilities: [{ id: 'dismiss', timing: 'planning', effects: [{ do: 'discard-asset', card }] }] });
export const dismiss = { type: 'planning.ability', seat: 'ann', source: 'old-order' };
