/**
 * @module
 * Damage on bases and capital ships, and what destroys them. Shared by attacks (page 18) and by abilities that deal damage
 * or destroy (page 24).
 */
import type { RuleId } from '../../chart.ts';
import { type Draft, type Facts, NONE, opponentOf, owe, removeFrom, seatOf } from '../table/facts.ts';
import { baseFell, leftPlay } from '../table/lately.ts';
import type { Ship } from '../table/types.ts';

/** Hit points of the base of a seat: the least and the most that the sources and the log allow; null without a base. */
export function hitPointsOf(facts: Facts, seat: string): { least: number; most: number } | null {
  const { card } = seatOf(facts, seat).base;
  const base = facts.board.bases.get(card);
  if (base === undefined) return null;
  const ruled = card === 'tatooine' ? facts.rulings.tatooine : undefined;
  const sure = base.hitPoints ?? ruled;
  // Sources give Tatooine 14 or 16 (cards/README.md): between the two nobody is condemned.
  return sure === undefined || sure === null
    ? { least: LEAST_TATOOINE, most: base.hitPointsAtMost }
    : { least: sure, most: sure };
}
const LEAST_TATOOINE = 14;

/** Puts damage on the base of a seat; with as much as its hit points it is destroyed. What a destroyed base would get is lost. */
export function damageBase(draft: Draft, seat: string, amount: number, because: RuleId): void {
  const { facts } = draft;
  const { base } = seatOf(facts, seat);
  const hitPoints = hitPointsOf(facts, seat);
  if (hitPoints === null) return draft.note('deckbuilding.frequently-asked-questions.8.2', 'seats', seat, 'base');
  const earlier = base.damage;
  const prevented = addDamage(facts, seat, amount);
  draft.note('deckbuilding.attacking-an-opponents-base.2.1', 'seats', seat, 'base', 'damage');
  draft.note(because, 'seats', seat, 'base');
  // Counters of earlier turns are still there.
  if (earlier > 0) draft.note('deckbuilding.attacking-an-opponents-base.2.1', 'seats', seat, 'base', 'damage');
  if (prevented > 0) draft.note('deckbuilding.while.0.1', 'seats', seat, 'base', 'damage');
  if (base.damage >= hitPoints.most) destroyBase(draft, seat);
  else if (base.damage >= hitPoints.least) owe(draft, { do: 'dispute', seat });
}

/** So much damage is put on a base, and stays there; the points that its own ability has kept off it. */
export function addDamage(facts: Facts, seat: string, amount: number): number {
  const { base } = seatOf(facts, seat);
  const prevented = prevent(facts, seat, amount);
  base.damage += amount - prevented;
  return prevented;
}

/** Points that a base's own constant ability keeps off it; so many in each turn (while.0.1). */
function prevent(facts: Facts, seat: string, amount: number): number {
  const { base } = seatOf(facts, seat);
  const effect = facts.board.bases.get(base.card)?.effect;
  if (effect?.trigger !== 'constant') return 0;
  let prevented = 0;
  for (const entry of effect.effects) {
    if (entry.op === 'prevent-damage') prevented += Math.min(amount, Math.max(0, (entry.amount ?? 0) - base.prevented));
  }
  base.prevented += prevented;
  return prevented;
}

/** A destroyed base goes to the other player's victory pile; its damage and what was too much go back to the supply. */
export function destroyBase(draft: Draft, seat: string): void {
  const { facts } = draft;
  if (seatOf(facts, seat).base.card === NONE) return;
  baseFell(facts, seat);
  loseBase(facts, seat);
  draft.note('deckbuilding.attacking-an-opponents-base.3.2', 'seats', seat, 'base', 'damage');
  draft.note('deckbuilding.adjustable-game-length.0.1', 'winner');
}

export function loseBase(facts: Facts, seat: string): void {
  const own = seatOf(facts, seat);
  seatOf(facts, opponentOf(facts, seat)).victory.push(own.base.card);
  own.base = { card: NONE, damage: 0, used: false, prevented: 0 };
}

/** A base stands all the same that was lost, with this damage. */
export function stands(facts: Facts, seat: string, lost: { readonly card: string; readonly damage: number }): void {
  const own = seatOf(facts, seat);
  own.base = { ...own.base, ...lost };
  removeFrom(seatOf(facts, opponentOf(facts, seat)).victory, lost.card);
}

/** Hit points of a capital ship; a house card that has none is never destroyed by damage. */
export function shipHitPoints(facts: Facts, ship: Ship): number {
  return facts.board.cards.get(ship.card)?.hitPoints ?? Number.POSITIVE_INFINITY;
}

/** How much more damage a ship takes before it is destroyed. */
export function shipStands(facts: Facts, ship: Ship): number {
  return Math.max(0, shipHitPoints(facts, ship) - ship.damage);
}

/** Puts damage on a capital ship in play; with as much as its hit points it is destroyed. */
export function damageShip(draft: Draft, seat: string, name: string, amount: number, because: RuleId): void {
  const ship = seatOf(draft.facts, seat).ships.find((one) => one.name === name);
  if (ship === undefined) return;
  const before = ship.damage;
  ship.damage += amount;
  draft.note('deckbuilding.attacking-an-opponents-base.2.1', 'seats', seat, 'ships');
  draft.note(because, 'seats', seat, 'ships');
  if (ship.damage >= shipHitPoints(draft.facts, ship))
    destroyShip(draft, seat, name, 'deckbuilding.attacking-an-opponents-base.1.1', before);
}

/** A destroyed capital ship goes to its owner's discard pile, whatever damage it has (destroy.1); `before`: what it had before that. */
export function destroyShip(draft: Draft, seat: string, name: string, because: RuleId, before?: number): void {
  const own = seatOf(draft.facts, seat);
  const at = own.ships.findIndex((ship) => ship.name === name);
  const [ship] = at === -1 ? [] : own.ships.splice(at, 1);
  if (ship === undefined) return;
  leftPlay(draft.facts, seat, { ...ship, damage: before ?? ship.damage }, because);
  own.discard.unshift(ship.card);
  draft.note('deckbuilding.play-a-card.0.8', 'seats', seat, 'ships');
  draft.note(because, 'seats', seat, 'ships');
  draft.note(because, 'seats', seat, 'discard');
  draft.note(because, 'seats', seat, 'discard', ship.card);
}
