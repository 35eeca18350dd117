/**
 * @module
 * Cards that a log claims to be in play although the rules have taken them out, or never brought them there, or to be in hand: the table
 * may have played on with them. They come from where they lie, and a claim says less of those in play than a position does: each is put there in full.
 */

import { Ship, type Unit } from '../../../schemas/deckbuilding/position.ts';
import type { Json } from '../../../schemas/json.ts';
import { type Facts, idOf, isSeat, nameFor, removeFrom, seatOf } from '../table/facts.ts';
import { canBe, isHidden, see, takeFrom } from '../table/hidden.ts';
import { hasDrawn } from '../table/lately.ts';
import { intoPlay } from '../turn/play-a-card.ts';

/** See `Claims.takes`. */
export function takes(facts: Facts, path: readonly (string | number)[], claimed: Json): boolean {
  return takesInHand(facts, path, claimed) || takesInPlay(facts, path, claimed);
}

/** A card that is in hand after all comes from the deck, from its top if it may lie there; what has been drawn instead of it, or too much, lies there. */
function takesInHand(facts: Facts, path: readonly (string | number)[], claimed: Json): boolean {
  const [root, seat, zone, place] = path.map(String);
  if (root !== 'seats' || zone !== 'hand' || !isSeat(facts, seat)) return false;
  const own = seatOf(facts, seat);
  // Of two hands of as many cards each is compared.
  const hand = place === undefined ? claimed : own.hand.map((card, at) => (String(at) === place ? claimed : card));
  if (!Array.isArray(hand) || !hand.every((card) => typeof card === 'string' && facts.board.cards.has(card)))
    return false;
  const left = [...own.hand];
  const come = (hand as string[]).filter((card) => !removeFrom(left, card));
  if (left.some(isHidden)) return false;
  const back = left.filter((card) => hasDrawn(facts, seat, card));
  own.hand = [...(hand as string[])];
  for (const card of come) {
    const at = canBe(facts, own.deck[0], card) === null ? own.deck.indexOf(card) : 0;
    if (at !== -1 && see(facts, own.deck, at, card)) own.deck.splice(at, 1, ...back.splice(0, 1));
    else takeFrom(facts, own.discard, card);
  }
  own.deck.unshift(...back);
  return true;
}

/** What is in play after all comes from where its owner has it, and what is not lies on the discard pile. */
export function takesInPlay(facts: Facts, path: readonly (string | number)[], claimed: Json): boolean {
  const [root, seat, zone] = path.map(String);
  if (root !== 'seats' || path.length !== 3 || !isSeat(facts, seat) || !Array.isArray(claimed)) return false;
  if (zone !== 'units' && zone !== 'ships') return false;
  const own = seatOf(facts, seat);
  const left: (Unit | Ship)[] = [...own[zone]];
  const inPlay: Ship[] = [];
  const come: string[] = [];
  for (const one of claimed) {
    const told = typeof one === 'string' ? { name: one } : (one as { name?: string; card?: string } | null);
    const name = told?.name ?? told?.card;
    const card = typeof name === 'string' ? facts.board.cards.get(idOf(name)) : undefined;
    if (name === undefined || card === undefined || (card.type === 'unit') !== (zone === 'units')) return false;
    const at = left.findIndex((other) => other.name === name || other.card === name);
    const [stays] = at === -1 ? [] : left.splice(at, 1);
    if (stays === undefined) come.push(card.id);
    const copy = nameFor(card.id, (other) => inPlay.some((before) => before.name === other));
    const whole = { damage: 0, ...(stays ?? { ...intoPlay(facts, seat, card.id), name: copy }), ...told };
    const read = Ship.safeParse(whole);
    if (!read.success) return false;
    inPlay.push(read.data);
  }
  for (const card of come) [own.discard, own.hand, own.deck].some((from) => takeFrom(facts, from, card));
  own.discard.unshift(...left.map(({ card }) => card));
  if (zone === 'ships') own.ships = inPlay;
  else own.units = inPlay.map(({ damage: _, ...unit }) => unit);
  return true;
}
