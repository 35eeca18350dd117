/**
 * @module
 * Discarding (LRR page 9): where a card goes that leaves play. The databank is not part of a position: a card that goes back
 * there is simply nowhere that the log could name.
 */
import type { Deck } from '../../../schemas/outer-rim/words.ts';
import { decks } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import type { Slice } from '../../ruleset.ts';
import { putUnderEncounters } from '../encounters/encounter-decks.ts';
import { cardOf, type Draft, type Facts, seatOf } from '../table/facts.ts';
import { startingEnd } from './rotating.ts';

type Pile = Facts['market'][Deck];

/** Takes a card away from wherever the log has put it; returns the market deck on which it lay faceup, if it did. */
export function takeUp(facts: Facts, card: string): Deck | null {
  let faceupOn: Deck | null = null;
  for (const deck of decks) {
    const pile = facts.market[deck];
    if (pile.faceup === card) {
      pile.faceup = null;
      faceupOn = deck;
    }
    takeFrom(pile, card);
  }
  for (const seat of facts.order) {
    const own = seatOf(facts, seat);
    if (own.assets.some((asset) => asset.card === card)) own.assets = own.assets.filter((asset) => asset.card !== card);
  }
  if (facts.removed.includes(card)) facts.removed = facts.removed.filter((other) => other !== card);
  return faceupOn;
}

/** Takes a card out of those that are known to lie in a deck. */
function takeFrom(pile: Pile, card: string): void {
  const at = pile.under.indexOf(card);
  if (at === -1) return;
  pile.under = pile.under.filter((other) => other !== card);
  if (at < (pile.shuffled ?? 0)) setShuffled(pile, (pile.shuffled ?? 0) - 1);
}

/** A deck is shuffled: of the cards that are known to lie in it, or of so many of them, nobody knows any more where. */
export function shuffle(pile: Pile, count = pile.under.length): void {
  setShuffled(pile, Math.min(count, pile.under.length));
}

function setShuffled(pile: Pile, count: number): void {
  if (count > 0) pile.shuffled = count;
  else pile.shuffled = undefined;
}

/** Puts a card facedown under a market deck. On a deck that the log has called empty it is the top card (market-decks.1). */
export function putUnder(draft: Draft, card: string, deck: Deck): void {
  const { facts } = draft;
  takeUp(facts, card);
  const pile = facts.market[deck];
  if (pile.empty === true) {
    pile.empty = undefined;
    pile.faceup = card;
    draft.note('outer-rim.market-decks.1', 'market', deck, 'faceup');
    return;
  }
  pile.under.push(card);
}

/** A market card that has gone without an entry of its own lies under its deck (discarding.1). */
export function layUnder(facts: Facts, card: string): void {
  takeUp(facts, card);
  const { deck = null, origin = 'market' } = cardOf(facts, card) ?? {};
  if (deck !== null && origin === 'market') facts.market[deck].under.push(card);
}

/** Takes a card out of the game for good (discarding.5): as the card says (discarding.1.1), or `because` a rule does. */
export function removeFromGame(draft: Draft, card: string, because?: RuleId): void {
  const { facts } = draft;
  takeUp(facts, card);
  facts.removed.push(card);
  draft.note(because ?? 'outer-rim.discarding.5', 'removed');
  const deck = cardOf(facts, card)?.deck ?? null;
  if (deck !== null) draft.note(because ?? 'outer-rim.discarding.1.1', 'market', deck, 'under');
}

/**
 * Puts a card where discarded cards of its kind go: under its market deck (discarding.1), or back to the encounter cards or
 * the databank (discarding.2). `spent`: it was delivered, completed or rewarded, and leaves the game if it says so
 * (discarding.1.1).
 */
export function putAway(draft: Draft, card: string, how: 'discarded' | 'spent' = 'discarded'): void {
  const { facts } = draft;
  const starting = startingEnd(facts, card);
  if (starting !== null) {
    // Turned back, as all cards of that deck lie (assets.3.5).
    takeUp(facts, card);
    putAway(draft, starting, how);
    const deck = cardOf(facts, starting)?.deck ?? null;
    if (deck !== null) draft.note('outer-rim.assets.3.5', 'market', deck, 'under');
    return;
  }
  const known = cardOf(facts, card);
  if (how === 'spent' && known?.leavesGame === true) {
    removeFromGame(draft, card);
    return;
  }
  const deck = known?.deck ?? null;
  if (deck !== null && (known?.origin ?? 'market') === 'market') {
    putUnder(draft, card, deck);
    // What lies under a deck has been discarded: that governs it anyway (claimed.ts). Of crew there is more to say.
    if (known?.type !== 'crew') return;
    draft.note('outer-rim.discarding.1', 'market', deck, 'under');
    draft.note('outer-rim.discarding.6.a', 'market', deck, 'under');
    return;
  }
  takeUp(facts, card);
  const encounters = known?.origin === 'encounter' ? (known.encounterDeck ?? null) : null;
  if (encounters !== null) {
    putUnderEncounters(facts, encounters, card);
    draft.note('outer-rim.discarding.1', 'encounterDecks', encounters);
  }
  // It is discarded, not removed: it lies in a deck that is not shown.
  draft.note(known?.origin === 'databank' ? 'outer-rim.discarding.2' : 'outer-rim.discarding.1', 'removed');
  if (known?.type === 'crew') draft.note('outer-rim.discarding.6.a', 'removed');
}

export const discarding: Slice<Facts> = {
  carriesOut: ['outer-rim.discarding.0.1'],
};
