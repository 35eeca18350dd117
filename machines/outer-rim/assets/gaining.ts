/**
 * @module
 * What comes with an asset that has come before a player, in whatever way. It may have to be given up again: whether it stays is said
 * in slots.ts.
 */
import { classOf, contactOfCard } from '../encounters/tokens.ts';
import { mayCompleteGoal } from '../player/goal-cards.ts';
import { assetTypeOf, type Facts } from '../table/facts.ts';

/** An asset has come before a seat: it may be what a goal asks for. */
export function isGained(facts: Facts, seat: string, card: string): void {
  mayCompleteGoal(facts, seat, 'asset', { isSure: false });
  const type = assetTypeOf(facts, card);
  if (type !== null && type !== 'crew') return;
  const contact = contactOfCard(facts, card);
  if (contact === null) return;
  const of = contact === undefined ? undefined : classOf(facts, contact);
  if (of === undefined || of === 'orange') mayCompleteGoal(facts, seat, 'orange-crew', { isSure: false });
}
