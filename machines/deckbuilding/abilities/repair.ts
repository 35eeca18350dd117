/**
 * @module
 * Repair (page 26): damage is taken off the user's own base, never more than is there.
 */
import { seatOf } from '../table/facts.ts';
import { amountOf, type Operations } from './operations.ts';

export const operations = {
  repair: {
    deed(draft, op) {
      const { base } = seatOf(draft.facts, op.seat);
      base.damage = Math.max(0, base.damage - amountOf(draft.facts, op).amount);
      draft.note('deckbuilding.abilities.3', 'seats', op.seat, 'base', 'damage');
      draft.note('deckbuilding.repair.0.2', 'seats', op.seat, 'base', 'damage');
    },
  },
} satisfies Operations;
