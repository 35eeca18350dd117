/**
 * @module
 * Whether what a log states of a card agrees with what it stated before and with what the catalogue is sure of.
 */
import { sureOfExpansion } from '../../../cards/outer-rim/index.ts';
import { type Json, sameJson } from '../../../schemas/json.ts';
import { saidElse } from '../../own-box.ts';
import { CARD_KINDS } from './catalogue.ts';
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
  'class',
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

/** What is compared to the letter: programs. */
const TO_THE_LETTER: ReadonlySet<string> = new Set(['abilities', 'sections', 'program', 'goals', 'setup', 'goal']);

/** Whether two statements of a fact say the same, as far as both say something. */
export function agreeOn(fact: string, stated: unknown, before: unknown): boolean {
  if (stated === undefined || before === undefined || stated === null || before === null) return true;
  if (TO_THE_LETTER.has(fact)) return sameJson(stated, before);
  return agree(stated, before, fact === 'bonuses' ? 0 : undefined);
}

/** The facts known of a card without what a box says: that is another one's word, and no word of the log or the catalogue. */
export function cardOfOthers(facts: Facts, id: string): CardFacts | undefined {
  const { box } = facts.board;
  return box === undefined ? cardOf(facts, id) : cardOf({ ...facts, board: box.without }, id);
}

/** What somebody's own box says else of a card than a log does, with its place; null when they agree. */
export function saidElseInBox({ board: { box } }: Facts, card: CardFacts): string | null {
  if (box === undefined) return null;
  for (const kind of CARD_KINDS) {
    const stated = box.own.components.get(kind)?.get(card.id);
    for (const fact of LASTING) {
      const own = stated?.[fact];
      if (own === undefined || agreeOn(fact, card[fact], own)) continue;
      return saidElse(box.own, kind, card.id, fact, card[fact], own);
    }
  }
  return null;
}

/** What speaks against a card that lies on the table: it belongs to Unfinished Business for certain, which is not in use (log.the-move-log.2). */
export function boxClash({ board }: Facts, card: string): Record<string, Json> | null {
  return board.expansion || !sureOfExpansion.has(card)
    ? null
    : { card, set: 'unfinished-business', unfinishedBusiness: false };
}

/**
 * The first fact stated of a card that is not the one stated before, or not the catalogue's where that is certain; null
 * when all agree (log.the-move-log.2).
 */
export function contradiction(facts: Facts, card: CardFacts): Record<string, Json> | null {
  const known = cardOfOthers(facts, card.id);
  if (known === undefined) return null;
  for (const fact of LASTING) {
    const [stated, before] = [card[fact], known[fact]];
    if (!agreeOn(fact, stated, before))
      return {
        card: card.id,
        fact,
        stated: structuredClone(stated) as unknown as Json,
        before: structuredClone(before) as unknown as Json,
      };
  }
  return null;
}
