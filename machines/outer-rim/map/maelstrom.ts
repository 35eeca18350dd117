/**
 * @module
 * The Maelstrom (LRR page 13): a space that stops ships which enter it. Stopping in the planning step is movement.3
 * (movement.ts), additional turns are gained in obligations.ts and begin in player-turn.ts.
 */
import { type Move, type Slice, voids } from '../../ruleset.ts';
import { isOfTheDeck } from '../encounters/encountering-a-space.ts';
import type { Deeds } from '../table/deeds.ts';
import { unlessInDoubt } from '../table/doubts.ts';
import type { Facts } from '../table/facts.ts';
import { stoppedByMaelstrom } from './movement.ts';

export const maelstrom: Slice<Facts> = {
  constraints: {
    'outer-rim.maelstrom.2.a': stoppedByMaelstrom,
    'outer-rim.maelstrom.3.a': unlessInDoubt(['space'], isOfTheDeck(true)),
    // Nobody else begins a turn before an additional one has been taken.
    'outer-rim.maelstrom.4.b': ({ turn: { additional, seat } }, move: Move) => {
      if (!additional || move.seat === seat) return true;
      return voids({ seat: move.seat ?? null, additionalTurnOf: seat });
    },
  },
  carriesOut: ['outer-rim.maelstrom.2.b', 'outer-rim.maelstrom.5'],
};

/** What cards make happen under these rules. */
export const deeds = {
  // No additional turn can be gained during an additional turn (maelstrom.4.1).
  'additional-turn': (draft) => {
    const { turn } = draft.facts;
    if (turn.additional) draft.note('outer-rim.maelstrom.4.1', 'turn', 'grantsTurn');
    else turn.grantsTurn = true;
  },
} satisfies Deeds;
