/**
 * @module
 * The cards that are not in a single-player game: taken out of their decks in set-up. That none of them turns up is a rule of
 * single-player-rules-setup.ts.
 */
import { cardOf, type Facts } from '../table/facts.ts';

const JOBS: ReadonlySet<string> = new Set([
  'disable-comms-network',
  'honest-robbery',
  'sail-barge-sabotage',
  'snatch-and-grab',
]);
const ENCOUNTER = { id: 'kafrene-takodana-11', deck: 'ring-of-kafrene-takodana', number: 11 } as const;

/** Whether a card is one of the jobs that are not in this game. */
export function isJobTakenOut({ ai }: Facts, card: string): boolean {
  return ai !== undefined && JOBS.has(card);
}

/** Whether a card is the encounter card that is not in this game. */
export function isEncounterTakenOut(facts: Facts, card: string): boolean {
  if (facts.ai === undefined) return false;
  if (card === ENCOUNTER.id) return true;
  const { encounterDeck, number } = cardOf(facts, card) ?? {};
  return encounterDeck === ENCOUNTER.deck && number === ENCOUNTER.number;
}
