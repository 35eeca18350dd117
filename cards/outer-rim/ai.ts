/**
 * @module
 * The cards that play the AI players: all that there are, in both games. Pure data, shared: treat it as read-only.
 */
import type { AiCard, AiType } from '../../schemas/outer-rim/ai.ts';
import aiCardsFile from './ai-cards.json' with { type: 'json' };
import type { AiCardsFile } from './schema.ts';

const { ai_cards: rows } = aiCardsFile as unknown as AiCardsFile;

/** Every AI card by its id. */
export const aiCards: ReadonlyMap<string, AiCard> = new Map(
  rows.map(({ id, deck, number, character, planning, action, encounter, special }) => [
    id,
    { id, deck, number, character, planning, action, encounter, special },
  ]),
);

/** The numbers of the smuggler cards that make up a deck with the character's own card (setup.7.1.1). */
const WITH_OWN_CARD: readonly number[] = [1, 2, 6, 7, 9];

/**
 * The cards of an AI deck, in no order; `expansion`: Unfinished Business is on the table. Without it there are the ten of the
 * base game; a bounty hunter has none there.
 */
export function aiDeck(type: AiType, character: string | null, expansion: boolean): readonly string[] {
  const isIn = ({ deck, number, character: whose }: AiCard): boolean => {
    if (deck !== type) return false;
    if (whose !== null) return expansion && whose === character;
    return type === 'bounty-hunter' ? expansion : !expansion || WITH_OWN_CARD.includes(number);
  };
  return [...aiCards.values()].filter(isIn).map(({ id }) => id);
}
