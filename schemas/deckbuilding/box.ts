/**
 * @module
 * What a file of cards may state of the Deckbuilding Game. The cards have the form of a log's header.
 */
import { z } from 'zod';
import type { BoxKinds } from '../box.ts';
import { CardFacts, Effect, Rulings } from './cards.ts';
import { Count, Id } from './words.ts';

/** The facts of a base, as a file of cards states them. */
const BaseFacts = z.strictObject({
  id: Id,
  name: z.string().max(100).optional(),
  hitPoints: Count.optional(),
  effect: Effect.optional(),
});
export type BaseFacts = z.infer<typeof BaseFacts>;

/** The kinds of components, in the order in which a template lists them. */
export const boxKinds = {
  rulings: {
    component: Rulings,
    named: [],
    says: 'the questions on which sources differ, as the cards at hand answer them',
    examples: {
      tatooine: 16,
      carrier: 'empire',
      endor: 'empire',
      baze: 'lost',
      coruscant: 'galaxy-discard-pile',
      yWing: 'enemy-base',
      hammerhead: 'any',
      tarkin: 'purchase',
    },
  },
  cards: {
    component: CardFacts,
    named: ['id'],
    says: 'units and capital ships, of the box or of your own',
    examples: { cost: 3, attack: 2 },
  },
  bases: {
    component: BaseFacts,
    named: ['id'],
    says: 'bases',
    examples: { hitPoints: 14 },
  },
} as const satisfies BoxKinds;
