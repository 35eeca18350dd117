/**
 * @module
 * Unfinished Business (its own rules sheet): cards that nobody may decline, and planets as contact spaces.
 * Whether something must go at all is in slots.ts, where tokens go in contact-tokens.ts.
 */
import { fails, type Move, type Slice } from '../../ruleset.ts';
import { goesToTheNearest } from '../encounters/contact-tokens.ts';
import type { Facts } from '../table/facts.ts';
import type { Room } from '../table/types.ts';

/** Cards for which another one must go: declining them is not allowed (unfinished-business.1). */
const CANNOT_BE_DECLINED: ReadonlySet<string> = new Set([
  'broken-arm',
  'encrypted-message',
  'priority-delivery',
  'structural-damage',
]);

export const unfinishedBusiness: Slice<Facts> = {
  constraints: {
    'outer-rim.unfinished-business.4': goesToTheNearest('outer-rim.unfinished-business.4'),
    'outer-rim.unfinished-business.1': (facts, move: Move & { card?: string }, { gained }: Room) => {
      if (gained === null || !CANNOT_BE_DECLINED.has(gained) || !facts.board.expansion) return true;
      return move.card === undefined || move.card === gained ? fails({ card: gained, declined: true }) : true;
    },
  },
};
