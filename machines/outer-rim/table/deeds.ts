/**
 * @module
 * What a card makes happen. Each deed is carried out by the slice of its rules; obligations.ts finds them there.
 */
import type { Draft } from './facts.ts';
import type { CardEffect } from './types.ts';

/** Carries out one thing that a card makes happen to a seat. What is a procedure of its own goes on the agenda. */
export type Deed<K extends CardEffect['do']> = (
  draft: Draft,
  seat: string,
  effect: Extract<CardEffect, { do: K }>,
) => void;

/** The deeds of a slice. */
export type Deeds = { readonly [K in CardEffect['do']]?: Deed<K> };

/** The deeds with contact tokens. */
const contactDeeds = [
  'look-at-contact',
  'flip-contact',
  'move-contact',
  'exchange-contacts',
  'eliminate-contact',
  'discard-contact',
] as const satisfies readonly CardEffect['do'][];
export type ContactDeed = Extract<CardEffect, { do: (typeof contactDeeds)[number] }>;
export const CONTACT_DEEDS: ReadonlySet<string> = new Set(contactDeeds);

/** A card decides what happens; the general rules decide how (golden-rules.0.2, golden-rules.0.3). */
export const BY_CARD = 'outer-rim.golden-rules.0.3';
