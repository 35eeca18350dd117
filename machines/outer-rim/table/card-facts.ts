/**
 * @module
 * Whether what a log states of a card agrees with what it stated before and with what the catalogue is sure of.
 */
import { type Json, sameJson } from '../../../schemas/json.ts';
import { cardOf, type Facts } from './facts.ts';
import type { CardFacts } from './types.ts';

/** Facts of a card that say the same in two spellings agree; what one of them does not tell is no contradiction. */
function agree(a: unknown, b: unknown, missing: unknown): boolean {
  if (a === null || b === null) return true;
  if (a === undefined || b === undefined) return missing === undefined || (a ?? missing) === (b ?? missing);
  if (Array.isArray(a) && Array.isArray(b)) return sameJson([...a].sort(), [...b].sort());
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    agree(left[key], right[key], missing),
  );
}

/** Facts that a card keeps all game long. */
const LASTING = [
  'deck',
  'origin',
  'type',
  'cost',
  'traits',
  'destination',
  'reward',
  'combat',
  'rotatesTo',
  'rotatedFrom',
  'number',
  'eliminationReward',
  'contact',
  'patrolIcon',
  'contactIcon',
  'ship',
  'skills',
  'bonuses',
  'abilities',
  'leavesGame',
  'encounterDeck',
  'sections',
  'program',
] as const;

/**
 * The first fact stated of a card that is not the one stated before, or not the catalogue's where that is certain; null
 * when all agree (log.the-move-log.2).
 */
export function contradiction(facts: Facts, card: CardFacts): Record<string, Json> | null {
  const known = cardOf(facts, card.id);
  if (known === undefined) return null;
  for (const fact of LASTING) {
    const [stated, before] = [card[fact], known[fact]];
    if (stated === undefined || before === undefined || stated === null || before === null) continue;
    const same =
      fact === 'abilities' || fact === 'sections' || fact === 'program'
        ? sameJson(stated, before)
        : agree(stated, before, fact === 'bonuses' ? 0 : undefined);
    if (!same)
      return {
        card: card.id,
        fact,
        stated: structuredClone(stated) as unknown as Json,
        before: structuredClone(before) as unknown as Json,
      };
  }
  return null;
}
