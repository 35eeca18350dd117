/**
 * @module
 * Cards of the galaxy row that nobody has told: where the log has forgotten which card filled a gap, it may be the one that a
 * later entry names (purchase-a-card.0.6).
 */
import type { Move, Untold } from '../../ruleset.ts';
import { ROW } from '../setup/box.ts';
import { type Facts, idOf, rowCard } from '../table/facts.ts';
import { namedInRow } from '../table/galaxy-row.ts';
import { canBe, isHidden, see } from '../table/hidden.ts';

/** A card that a refused move names lies in the row if a place of it is untold, and the galaxy deck may have had the card. */
export function presumes(facts: Facts, move: Move): Untold<Facts> | null {
  const name = namedInRow(move);
  const { row, deck } = facts.galaxy;
  if (name === undefined || row.length >= ROW || rowCard(facts, name) !== undefined) return null;
  const card = idOf(name);
  const slot = deck.find((place) => isHidden(place) && canBe(facts, place, card) !== null);
  if (slot === undefined) return null;
  return {
    reason: `nobody has recorded which card came into the galaxy row: it may be ${card}`,
    change: (at) => {
      const seen = [slot];
      see(at, seen, 0, card);
      // Which copy it is the log says as it likes.
      at.galaxy.row.push({ name, card });
    },
  };
}
