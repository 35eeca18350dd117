/**
 * @module
 * The agenda of what is still to be resolved: what its next entry asks for, and who decides. The chart that works it off is
 * in abilities.ts; the procedures it calls read the agenda through these functions.
 */
import { type Draft, type Facts, front, opponentOf, owe, resourcesOf, seatOf } from '../table/facts.ts';
import { rowCards } from '../table/galaxy-row.ts';
import { possible } from '../table/hidden.ts';
import { fits, holds } from './if.ts';
import type { Effect, Entry, Item } from '../table/types.ts';

/** An entry of an ability on the agenda. */
export type Op = Extract<Item, { do: 'op' }>;

/** A capital ship that an ability may destroy: in the opponent's play area or in the row. */
export interface ShipTarget {
  readonly ship: string;
  readonly from: 'play' | 'row';
  /** sources differ on whether it may be chosen */
  readonly disputed: boolean;
}

/** The capital ships that an entry may destroy (destroy.0.1). */
export function destroyShipTargets(facts: Facts, item: Op): ShipTarget[] {
  const found: ShipTarget[] = [];
  for (const filter of item.entry.targets ?? []) {
    if (filter.zone === 'galaxy-row') {
      const ships = rowCards(facts, (card) => card.type === 'capital-ship' && fits(facts, item.seat, card, filter));
      found.push(...ships.map(({ name }): ShipTarget => ({ ship: name, from: 'row', disputed: false })));
      continue;
    }
    for (const ship of seatOf(facts, opponentOf(facts, item.seat)).ships) {
      const card = facts.board.cards.get(ship.card);
      if (card === undefined || !fits(facts, item.seat, card, filter)) continue;
      const narrow = filter.faction === null && card.faction !== 'empire';
      if (narrow && facts.rulings.hammerhead === 'empire') continue;
      found.push({ ship: ship.name, from: 'play', disputed: narrow && facts.rulings.hammerhead === undefined });
    }
  }
  return found;
}

/** The amount of an entry, or the other one when its condition is true. */
export function amountOf(facts: Facts, item: Op): { amount: number; upTo: boolean } {
  const { entry } = item;
  const instead =
    entry.insteadIf !== undefined && holds(facts, item.seat, item.source, entry.insteadIf.condition)
      ? entry.insteadIf
      : undefined;
  return { amount: instead?.amount ?? entry.amount ?? 1, upTo: instead?.upTo ?? entry.upTo ?? false };
}

/** True when the opponent's card is picked by chance (discard.1). */
export function atRandom(facts: Facts, item: Op): boolean {
  return item.entry.randomIf !== undefined && holds(facts, item.seat, item.source, item.entry.randomIf);
}

/** The zones out of which an entry lets its owner exile cards. */
export function exileZones(item: Op): ('hand' | 'discard-pile')[] {
  return Array.isArray(item.entry.from) ? item.entry.from : ['hand', 'discard-pile'];
}

export function zoneOf(facts: Facts, seat: string, zone: 'hand' | 'discard-pile'): string[] {
  const own = seatOf(facts, seat);
  return zone === 'hand' ? own.hand : own.discard;
}

/** Cards that a purchase or a free card of an entry may be: names in the row, or ids in the galaxy discard pile. */
export function offers(facts: Facts, item: Op): { name: string; cost: number }[] {
  const { entry, seat } = item;
  const mine = (faction: string): boolean => faction === 'neutral' || faction === seatOf(facts, seat).side;
  if (entry.from === 'galaxy-discard-pile') {
    return possible(facts, facts.galaxy.discard).cards.flatMap((id) => {
      const card = facts.board.cards.get(id);
      if (card === undefined || !fits(facts, seat, card, entry.filter) || !mine(card.faction)) return [];
      return entry.op === 'purchase' && card.cost > resourcesOf(facts, seat) ? [] : [{ name: id, cost: card.cost }];
    });
  }
  return rowCards(facts, (card) => fits(facts, seat, card, entry.filter) && mine(card.faction)).map(
    ({ name, card }) => ({ name, cost: card.cost }),
  );
}

/** Cards in the owner's discard pile that an entry may return to hand. */
export function returnable(facts: Facts, item: Op): string[] {
  return possible(facts, seatOf(facts, item.seat).discard).cards.filter((id) => {
    const card = facts.board.cards.get(id);
    return card !== undefined && fits(facts, item.seat, card, item.entry.filter);
  });
}

/** Cards of the galaxy discard pile that may change places with a card of the row. */
export function exchangeable(facts: Facts, item: Op): string[] {
  return possible(facts, facts.galaxy.discard).cards.filter((id) => {
    const card = facts.board.cards.get(id);
    return card !== undefined && fits(facts, item.seat, card, item.entry.filter);
  });
}

/** True when the damage of an entry may go to a capital ship of the opponent instead of the base. */
export function mayHitShips(facts: Facts, item: Op): boolean {
  const { target } = item.entry;
  if (target !== null && target !== 'enemy-base-or-capital-ship') return false;
  const ruled = target === null ? facts.rulings.yWing : 'enemy-base-or-capital-ship';
  return ruled !== 'enemy-base' && seatOf(facts, opponentOf(facts, item.seat)).ships.length > 0;
}

/** The entry that is being resolved, if it is one of these operations. */
export function resolving(facts: Facts, ...ops: Entry['op'][]): Op | null {
  const item = front(facts);
  return item?.do === 'op' && (ops.length === 0 || ops.includes(item.entry.op)) ? item : null;
}

/** Who has to decide about the next thing on the agenda. */
export function decider(facts: Facts): string {
  const item = front(facts);
  if (item === undefined || !('seat' in item)) return facts.turn.seat;
  if (item.do === 'options') return item.chooser === 'opponent' ? opponentOf(facts, item.seat) : item.seat;
  if (item.do === 'op' && item.entry.op === 'opponent-discards') return opponentOf(facts, item.seat);
  return item.seat;
}

/** Counts one more card of an entry that asks for several; the chart drops the entry when that is enough. */
export function oneMore(draft: Draft): void {
  const item = front(draft.facts);
  if (item?.do === 'op') item.count += 1;
}

/** Puts the entries of an ability on the agenda. */
export function resolve(draft: Draft, seat: string, source: string, card: string, effect: Effect): void {
  const { facts } = draft;
  facts.runs += 1;
  const run = facts.runs;
  const items: Item[] = effect.effects.map((entry) => ({ do: 'op', seat, source, card, run, entry, count: 0 }));
  if (effect.choose !== undefined)
    items.push({ do: 'options', seat, source, card, run, options: effect.choose, chooser: effect.chooser ?? 'owner' });
  owe(draft, ...items);
}
