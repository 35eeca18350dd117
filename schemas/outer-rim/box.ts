/**
 * @module
 * What a file of cards may state of Outer Rim. Cards, ships, characters and sheets have the forms of a log's header.
 */
import { z } from 'zod';
import type { BoxKinds } from '../box.ts';
import { AmbitionFacts } from './ambitions.ts';
import { CardFacts, CharacterFacts, PatrolToken, ShipFacts } from './cards.ts';
import { ContactClass, Faction, Id } from './words.ts';

const PatrolFacts = PatrolToken.extend({ faction: Faction });

/** A contact token. */
const ContactFacts = z.strictObject({
  id: Id,
  name: z.string().max(100).optional(),
  class: ContactClass.optional().describe('the colour of its back'),
});
export type ContactFacts = z.infer<typeof ContactFacts>;
export type PatrolFacts = z.infer<typeof PatrolFacts>;

const examples = {
  cost: 4000,
  traits: ['weapon'],
  destination: 'naboo',
  reward: { credits: 5000, fame: 1 },
  bonuses: { groundCombat: 1 },
  patrolIcon: { faction: 'hutt', spaces: 2 },
  contactIcon: { from: 1, to: 2 },
  combat: { kind: 'ground', value: 4 },
  eliminationReward: { credits: 5000, fame: 1 },
  skills: ['tech'],
  abilities: [
    { id: 'reroll', timing: 'combat', combat: 'ground', limit: 'combat', change: { kind: 'reroll', most: 1 } },
  ],
};

/** The kinds of components, in the order in which a template lists them. */
export const boxKinds = {
  cards: {
    component: CardFacts,
    named: ['id'],
    says: 'market cards, and the crew that contacts become; a card without an icon has "none" there, one without bonuses {}, one without abilities []',
    examples,
  },
  encounters: {
    component: CardFacts,
    named: ['id'],
    says: 'encounter cards, with their sections as programs',
    examples: {
      encounterDeck: 'tatooine-nal-hutta',
      sections: [{ of: 'tatooine', effects: [{ do: 'gain-credits', amount: 2000 }] }],
    },
  },
  databank: {
    component: CardFacts,
    named: ['id'],
    says: 'databank cards, each with its number and its program',
    examples: { number: 40, program: [{ do: 'gain-fame', amount: 1 }] },
  },
  ships: {
    component: ShipFacts,
    named: ['id'],
    says: 'ship sheets; the slots count those of the player board in',
    examples: {
      slots: { gear: 2, 'job-or-bounty': 2, cargo: 1, mod: 1, 'cargo-or-mod': 0, crew: 2 },
      goal: { needs: { shipCost: 10_000 }, fame: 1 },
    },
  },
  goalSides: {
    component: ShipFacts,
    named: ['id'],
    says: 'the other side of ship sheets, which shows once the goal is completed',
    examples: { slots: { gear: 2, 'job-or-bounty': 2, cargo: 1, mod: 1, 'cargo-or-mod': 0, crew: 2 } },
  },
  characters: {
    component: CharacterFacts,
    named: ['id'],
    says: 'character cards',
    examples: { skills: ['piloting', 'tech'], goal: { needs: { shipCost: 15_000 }, fame: 1 } },
  },
  patrols: {
    component: PatrolFacts,
    named: ['faction', 'level'],
    says: 'patrol tokens: combat in dice, and the reward',
    examples: { combat: 3, reward: { credits: 3000 } },
  },
  contacts: {
    component: ContactFacts,
    named: ['id'],
    says: 'contact tokens',
    examples: { class: 'green' },
  },
  ambitions: {
    component: AmbitionFacts,
    named: ['id'],
    says: 'ambition sheets',
    examples: { goals: [{ id: 'runs', kind: 'number', number: 1, times: 2 }] },
  },
} as const satisfies BoxKinds;
