/**
 * @module
 * The hand of a player, and where a card is that is missing there.
 */
import { type Facts, seatOf } from './facts.ts';
import { canHold } from './hidden.ts';

/** May this card be in the hand of this seat? */
export function inHand(facts: Facts, { seat, card }: { seat: string; card: string }): ReturnType<typeof canHold> {
  return canHold(facts, seatOf(facts, seat).hand, card);
}

/** Where a card is that is missing in hand: exiled from there this turn, or just bought; null when nothing more is known. */
export function whereabouts({ turn }: Facts, card: string): 'exiled' | 'bought' | null {
  if (turn.exiledFromHand.includes(card)) return 'exiled';
  return turn.purchase.card === card && turn.purchase.at !== 'hand' ? 'bought' : null;
}
