/**
 * @module
 * Who plays in a single-player game (Appendix 3): the seats that AI cards play, of which type they are, and what is left in
 * their decks. Nothing here is a rule of its own.
 */
import { aiCards, aiDeck } from '../../../cards/outer-rim/ai.ts';
import { characterSetup } from '../../../cards/outer-rim/index.ts';
import { cardOf, type Facts, isAi, seatOf } from '../table/facts.ts';
import type { AiCard, AiPlayer, AiType } from '../table/types.ts';

export { isAi };

/** What an AI player has besides what every player has. Throws for anybody else: ask `isAi` first. */
export function aiOf({ ai }: Facts, seat: string): AiPlayer {
  const found = ai?.[seat];
  if (found === undefined) throw new Error(`${seat} is no AI player`);
  return found;
}

/** The person who plays against AI players (appendix-3.0.2); null: it is no single-player game. */
export function soloPlayer(facts: Facts): string | null {
  return facts.ai === undefined ? null : (facts.order.find((seat) => !isAi(facts, seat)) ?? null);
}

/** The type of AI player that a character is, by its starting databank card (setup.2.1, setup.2.2); null: nobody knows it. */
export function aiTypeOf(character: string | null): AiType | null {
  const numbers = character === null ? undefined : characterSetup.get(character)?.databank;
  return numbers === undefined ? null : numbers.includes(90) ? 'bounty-hunter' : 'smuggler';
}

/** The AI player of a type; null: there is none, as far as anybody knows. */
export function aiPlayerOf({ ai = {} }: Facts, type: AiType): string | null {
  return Object.entries(ai).find(([, one]) => one.type === type)?.[0] ?? null;
}

/** The AI cards of a seat's deck, in no order (setup.7); null: nobody knows which deck it has. */
export function deckOf(facts: Facts, seat: string): readonly string[] | null {
  const { type } = aiOf(facts, seat);
  return type === null ? null : aiDeck(type, seatOf(facts, seat).character, facts.board.expansion);
}

/**
 * The decks that a seat may have, its own first; null: nobody knows which. Once a card has come out of it that is in the deck of the
 * other edition only, it has been put together as that one: it is told of the first such card, not of all of them.
 */
export function decksOf(facts: Facts, seat: string): readonly (readonly string[])[] | null {
  const deck = deckOf(facts, seat);
  if (deck === null) return null;
  const { type, under } = aiOf(facts, seat);
  const strange = under.filter((card) => !deck.includes(card));
  if (type === null || strange.length === 0) return [deck];
  const other = aiDeck(type, seatOf(facts, seat).character, !facts.board.expansion);
  return strange.some((card) => other.includes(card)) ? [deck, other] : [deck];
}

/** The AI cards that may lie on top of a seat's deck; null: nobody knows which deck it has. */
export function mayBeDrawn(facts: Facts, seat: string): readonly string[] | null {
  const { under } = aiOf(facts, seat);
  // A card goes under the deck, so that one comes up again only after all others (playing-the-game.0.10).
  const may = decksOf(facts, seat)?.map((deck) => {
    const left = deck.filter((card) => !under.includes(card));
    return left.length > 0 ? left : under.slice(0, 1);
  });
  return may === undefined ? null : [...new Set(may.flat())];
}

export function aiCardOf(card: string | null): AiCard | null {
  return card === null ? null : (aiCards.get(card) ?? null);
}

/**
 * One goal token for each cargo and job of the smuggler AI player (notes, 16); null: nobody knows where one of them goes, or
 * whether a card of it is one.
 */
export function goalsOf(facts: Facts, seat: string): Record<string, number> | null {
  const tokens: Record<string, number> = {};
  for (const { card, type } of seatOf(facts, seat).assets) {
    if (type !== null && type !== 'cargo' && type !== 'job') continue;
    const destination = cardOf(facts, card)?.destination;
    if (type === null || destination == null) return null;
    // Tokens lie on planets: of a patrol, or of a card that names nothing, there is none.
    if (facts.board.spaces.has(destination)) tokens[destination] = (tokens[destination] ?? 0) + 1;
  }
  return tokens;
}
