/**
 * @module
 * The Maelstrom (LRR page 13): a space that stops ships which enter it. Stopping in the planning step is movement.3
 * (movement.ts), additional turns are gained in obligations.ts and begin in player-turn.ts.
 */
import { type Misjudged, type Move, type Slice, voids } from '../../ruleset.ts';
import { isOfTheDeck } from '../encounters/encountering-a-space.ts';
import type { Deeds } from '../table/deeds.ts';
import { unlessInDoubt } from '../table/doubts.ts';
import type { Facts } from '../table/facts.ts';
import { stoppedByMaelstrom } from './movement.ts';

/** Whose additional turn has just ended in which a card said that they take another one; null: nobody's. */
function deniedTo({ denied, turn }: Facts): string | null {
  const isJustBehind = denied !== undefined && turn.number === denied.number + 1 && turn.seat !== denied.seat;
  return isJustBehind && turn.step === 'planning' && turn.used.length === 0 ? denied.seat : null;
}

/** A table may have taken the turn that an additional one cannot bring (maelstrom.4.1). */
function* tookAnother(facts: Facts, _own: unknown, state: string): Iterable<Misjudged<Facts>> {
  const seat = deniedTo(facts);
  if (seat === null) return;
  yield {
    state,
    rule: 'outer-rim.maelstrom.4.1',
    says: `${seat} had taken another additional turn`,
    unmoved: true,
    rather: ['outer-rim.maelstrom.4.b', 'outer-rim.player-turn.3'],
    change: (at) => {
      at.turn = { ...at.turn, seat, additional: true };
    },
  };
}

export const maelstrom: Slice<Facts> = {
  misjudged: { turn: tookAnother },
  constraints: {
    'outer-rim.maelstrom.4.1': (facts, move: Move) =>
      move.seat !== undefined && move.seat === deniedTo(facts)
        ? voids({ seat: move.seat, gainedIn: 'an additional turn', currentPlayer: facts.turn.seat })
        : true,
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
    if (turn.additional) {
      draft.facts.denied = { seat: turn.seat, number: turn.number };
      draft.note('outer-rim.maelstrom.4.1', 'turn', 'grantsTurn');
    } else turn.grantsTurn = true;
  },
} satisfies Deeds;
