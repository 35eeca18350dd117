/**
 * @module
 * Rotating assets (assets.3): a card with an asset on each of its ends. In play it is called by the end that shows; everywhere
 * else it lies with its starting asset up.
 */
import { fitDamage } from '../combat/damage.ts';
import { assetFame } from '../player/fame.ts';
import { forgetTurned, sway } from '../table/doubts.ts';
import { assetTypeOf, type Draft, type Facts, heldBy, seatOf } from '../table/facts.ts';

/** The starting asset of a card that is called by its other end; null: it is not. Every card that comes up is asked. */
export function startingEnd({ board, cards }: Facts, card: string): string | null {
  return cards[card]?.rotatedFrom ?? board.cards.get(card)?.rotatedFrom ?? null;
}

/** The other end of a card; null: it has none, or nobody knows it. */
export function otherEnd(facts: Facts, card: string): string | null {
  const { board, cards } = facts;
  return cards[card]?.rotatesTo ?? board.cards.get(card)?.rotatesTo ?? startingEnd(facts, card);
}

/** Whether a card that a seat has is for certain turned to its other end, which the log does not name. */
export function showsOtherEnd(facts: Facts, seat: string, card: string): boolean {
  const named = seatOf(facts, seat).assets.filter((one) => one.card === card);
  return named.length > 0 && named.every(({ turned }) => turned === true);
}

/** A card is turned in its slot, so that its other asset is the active one (assets.3.3). */
export function rotate(draft: Draft, seat: string, card: string): void {
  const { facts } = draft;
  const held = heldBy(facts, seat, card);
  if (held === undefined) {
    // It may be the end that the log has not named.
    forgetTurned(facts, seat);
    return;
  }
  const other = otherEnd(facts, card);
  if (other === null) {
    const shows = held.turned !== true;
    sway(facts, seat, card, 'assets');
    if (shows) held.turned = true;
    return;
  }
  assetFame(draft, seat, card, -1);
  Object.assign(held, { card: other, type: assetTypeOf(facts, other) ?? held.type, captured: false });
  assetFame(draft, seat, other, 1);
  fitDamage(draft, seat);
  draft.note('outer-rim.assets.3.3', 'seats', seat, 'assets');
}
