/**
 * @module
 * Cards of the galaxy row that nobody has told: where the log has forgotten which card filled a gap, it may be the one that a
 * later entry names (purchase-a-card.0.6).
 */
import type { Move, Untold } from '../../ruleset.ts';
import type { Op } from '../abilities/operations.ts';
import { CARRIES_OUT } from '../abilities/unmet.ts';
import { ROW } from '../setup/box.ts';
import { type Facts, GALAXY, idOf, rowCard, seatOf } from '../table/facts.ts';
import { namedInRow, putInRow } from '../table/galaxy-row.ts';
import { canBe, isHidden, see, untoldPlace } from '../table/hidden.ts';
import { notWanting, tellsGap, toldAgain, wanting } from '../table/lately.ts';
import type { CardSeen } from '../turn/empty-deck.ts';
import { owed } from './resume.ts';

/** The part of an ability which a move carries out that has found nothing to be done to while a card of the row was untold. */
function wantingPart(facts: Facts, { type }: Move): Op | null {
  const ops = CARRIES_OUT[type] ?? [];
  for (const source of wanting(facts)) {
    const card = idOf(source);
    const { effect } = facts.board.cards.get(card) ?? facts.board.bases.get(card) ?? {};
    const entry = [...(effect?.effects ?? []), ...(effect?.choose ?? [])].find(({ op }) => ops.includes(op));
    if (entry !== undefined) return { seat: facts.turn.seat, source, card, entry, count: 0, rest: 0 };
  }
  return null;
}

/** A card that a refused move names lies in the row if a place of it is untold, and the galaxy deck may have had the card. */
export function presumes(facts: Facts, move: Move): Untold<Facts> | null {
  const name = namedInRow(move);
  const { row } = facts.galaxy;
  if (name === undefined || row.length >= ROW || rowCard(facts, name) !== undefined) return null;
  const card = idOf(name);
  const slot = untoldPlace(facts, card);
  if (slot === undefined) return null;
  // The ability for which no other card served has been carried out with this one.
  const part = wantingPart(facts, move);
  return {
    ...(part === null ? {} : { frames: owed({ do: 'op', ...part }) }),
    reason: `nobody has recorded which card came into the galaxy row: it may be ${card}`,
    change: (at) => {
      const seen = [slot];
      see(at, seen, 0, card);
      tellsGap(at);
      // Which copy it is the log says as it likes.
      at.galaxy.row.push({ name, card });
      if (part !== null) notWanting(at, part.source);
    },
  };
}

/** Whether a card is told only now that came into the row when it had to be told, which has been held against the log there. */
function fillsGap(facts: Facts, { card }: CardSeen): boolean {
  const slot = untoldPlace(facts, card);
  if (slot === undefined || facts.galaxy.row.length >= ROW || !tellsGap(facts)) return false;
  see(facts, [slot], 0, card);
  putInRow(facts, card, facts.galaxy.row.length);
  facts.untold = facts.untold.filter((owner) => owner !== GALAXY);
  return true;
}

/** Whether a log that tells no draws says after all what lies in a hand, since whenever: then the table knows it now. */
function tellsHeld(facts: Facts, { seat, card }: CardSeen): boolean {
  if (facts.information !== 'public') return false;
  for (const owner of seat === undefined ? facts.order : facts.order.filter((one) => one === seat)) {
    const { hand } = seatOf(facts, owner);
    const at = hand.findIndex((slot) => isHidden(slot) && canBe(facts, slot, card) !== null);
    if (at !== -1) return see(facts, hand, at, card);
  }
  return false;
}

/** Whether an entry records what has come about already: once more, or for the first time. */
export function records(facts: Facts, move: Move): boolean {
  if (toldAgain(facts, move)) return true;
  if (move.type === 'card.draw') return tellsHeld(facts, move as CardSeen);
  return move.type === 'galaxy.refill' && fillsGap(facts, move as CardSeen);
}
