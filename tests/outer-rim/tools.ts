/**
 * @module
 * Cards that do one thing, for the examples: "gain 2 damage" needs no combat where a card says so.
 */
import type { CardEffect, CardFacts } from '../../schemas/outer-rim/cards.ts';

/** The action step of the first seat. */
export const inAction = { turn: { step: 'action' as const } };
/** The encounter step of the first seat. */
export const inEncounter = { turn: { step: 'encounter' as const } };

/** A gear card whose one "Action" ability has these effects. */
export function tool(id: string, ...effects: object[]): CardFacts {
  return timed(id, 'action', ...effects);
}

/** A gear card whose one ability has these effects, in this step. */
export function timed(id: string, timing: 'planning' | 'action' | 'encounter', ...effects: object[]): CardFacts {
  return { id, type: 'gear', bonuses: {}, abilities: [{ id: 'use', timing, effects: effects as CardEffect[] }] };
}

/** A gear card with an ability that chooses another player of the same space. */
export function aimed(id: string, timing: 'planning' | 'action' | 'encounter', ...effects: object[]): CardFacts {
  return {
    id,
    type: 'gear',
    bonuses: {},
    abilities: [{ id: 'use', timing, needsPlayer: true, effects: effects as CardEffect[] }],
  };
}

/** Ann uses such a card in her action step; `more` adds to the move. */
export function use(source: string, more: object = {}): { type: string; [word: string]: unknown } {
  return { type: 'action.ability', seat: 'ann', source, ability: 'use', ...more };
}
