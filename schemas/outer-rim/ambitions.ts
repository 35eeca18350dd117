/**
 * @module
 * Ambition sheets as a log states them: no sheet is in the catalogue. What is left out is not known.
 */
import { z } from 'zod';
import { Ability, CardEffect, Needs } from './cards.ts';
import { CardId, Count, Credits, Deck, GoalId, SheetId } from './words.ts';

/** The four kinds of goal, by the symbol that is printed beside it (ambitions.4). */
export const goalKinds = ['dash', 'number', 'infinity', 'fame'] as const;
const GoalKind = z.enum(goalKinds);

/** What a goal says of itself, apart from its task. */
export const goalShape = {
  kind: GoalKind.nullable()
    .optional()
    .describe('its symbol: any time, in order, only while its criteria are met, last'),
  number: z.int().min(1).max(20).nullable().optional().describe('the number of a numbered goal'),
  times: z.int().min(1).max(20).nullable().optional().describe('how often its task is done, each time for one token'),
};

export const AmbitionGoal = z
  .strictObject({
    id: GoalId.describe('what logs call it'),
    ...goalShape,
    needs: Needs.optional().describe('what its owner has on the table while it is met, where that is all it asks for'),
  })
  .meta({ id: 'OuterRimAmbitionGoal', description: 'A goal of an ambition sheet.' });
export type AmbitionGoal = z.infer<typeof AmbitionGoal>;

export const AmbitionFacts = z
  .strictObject({
    id: SheetId.describe('what logs call it'),
    name: z.string().max(100).optional().describe('the printed name'),
    setup: z
      .strictObject({
        credits: Credits.nullable().optional().describe('credits'),
        card: CardId.nullable().optional().describe('the market card that its owner looks for and gains; null: none'),
        deck: Deck.nullable().optional().describe('the deck whose icon stands beside the title of that card'),
        effects: z.array(CardEffect).max(20).optional().describe('other benefits'),
      })
      .optional()
      .describe('what it gives at set-up'),
    goals: z.array(AmbitionGoal).min(1).max(20).optional().describe('all of its goals'),
    abilities: z.array(Ability).max(10).optional().describe('all of its abilities'),
  })
  .meta({ id: 'OuterRimAmbition', description: 'The facts of one ambition sheet.' });
export type AmbitionFacts = z.infer<typeof AmbitionFacts>;

/** The goals of a player's sheet with the goal tokens on its progress tracker. */
export const Ambition = z
  .strictObject({
    sheet: SheetId.nullable().describe('null: the log has not told which'),
    stated: z.boolean().describe('all goals of the sheet are stated; else those that the log has spoken of'),
    goals: z
      .record(
        GoalId,
        z.strictObject({
          kind: GoalKind.nullable().describe('its symbol'),
          number: z.int().nullable().describe('the number of a numbered goal'),
          times: z.int().nullable().describe('how often its task is done'),
          tokens: Count.describe('the goal tokens on it'),
          kept: z
            .literal(true)
            .optional()
            .describe('the table has put the token on it although its criteria were not met'),
        }),
      )
      .describe('by goal'),
  })
  .meta({ id: 'OuterRimPlayersAmbition' });
export type Ambition = z.infer<typeof Ambition>;
