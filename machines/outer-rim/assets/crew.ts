/**
 * @module
 * Crew (LRR page 8): where they are, and where the token of a discarded one goes. The procedures are in contact-tokens.ts and
 * resolving-bounties.ts.
 */
import { fails, type Move, type Slice } from '../../ruleset.ts';
import { crewIsHere } from '../bounties/resolving-bounties.ts';
import { ofABounty } from '../bounties/targets.ts';
import { goesToTheNearest } from '../encounters/contact-tokens.ts';
import type { Facts } from '../table/facts.ts';
import type { Returning } from '../table/types.ts';

export const crew: Slice<Facts> = {
  constraints: {
    'outer-rim.crew.5.1': ofABounty(crewIsHere),
    'outer-rim.crew.3.b': goesToTheNearest('outer-rim.crew.3.b'),
    // The owner breaks ties, whoever has the turn (notes a-f.7).
    'outer-rim.crew.3.1': (_facts, move: Move, { seat, from }: Returning) =>
      from === 'bounty' || move.seat === seat || fails({ seat: move.seat ?? null, crewOf: seat }),
  },
};
