/**
 * @module
 * Cards that a log claims to be in play although the rules have taken them out, or never brought them there: the table may have
 * played on with them. A claim says less of them than a position does, so each is put there in full.
 */

import { Ship, type Unit } from '../../../schemas/deckbuilding/position.ts';
import type { Json } from '../../../schemas/json.ts';
import { type Facts, idOf, isSeat, nameFor, seatOf } from '../table/facts.ts';
import { takeFrom } from '../table/hidden.ts';
import { intoPlay } from '../turn/play-a-card.ts';

/** What is in play after all comes from where its owner has it, and what is not lies on the discard pile. See `Claims.takes`. */
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
