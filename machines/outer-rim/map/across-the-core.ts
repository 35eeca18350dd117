/**
 * @module
 * Across the Core (LRR page 3): a player who crosses the galaxy goes from one Core Worlds space to the other.
 */
import { coreWorlds } from '../../../cards/outer-rim/index.ts';
import type { Slice } from '../../ruleset.ts';
import type { Deeds } from '../table/deeds.ts';
import { type Facts, seatOf, spaceOf } from '../table/facts.ts';

export const acrossTheCore: Slice<Facts> = {
  carriesOut: ['outer-rim.across-the-core.2.1', 'outer-rim.across-the-core.2.2'],
};

/** What cards make happen under these rules. */
export const deeds = {
  // Nothing lies on the way, and no patrol stops it, not even one at the other end (2.1, 2.2).
  'cross-the-core': (draft, seat) => {
    const { facts } = draft;
    const own = seatOf(facts, seat);
    if (own.core !== undefined) {
      const from = own.core;
      own.core = [...coreWorlds].find((space) => space !== from) ?? from;
      draft.note('outer-rim.across-the-core.2', 'seats', seat, 'space');
      return;
    }
    if (own.space !== null && spaceOf(facts, own.space)?.core !== true) return;
    const others = [...facts.board.spaces.values()].filter(({ id, core }) => core === true && id !== own.space);
    own.space = own.space === null || others.length !== 1 ? null : (others[0]?.id ?? null);
    draft.note('outer-rim.across-the-core.2', 'seats', seat, 'space');
  },
} satisfies Deeds;
