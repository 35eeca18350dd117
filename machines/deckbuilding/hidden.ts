/**
 * @module
 * What nobody has seen. A place in a hand or pile holds a card id, or `?n`: one of the cards of pool n. Shuffling makes a
 * pool, drawing moves its places about, and every card that the table sees narrows it. What follows is sound: a card that
 * a zone cannot hold by these pools cannot be there; where pools become indistinguishable they are thrown together.
 */
import type { Facts } from './facts.ts';

export function isHidden(slot: string): boolean {
  return slot.startsWith('?');
}

/** Hands and facedown bases have no order; in piles every place is its own. */
function* zones(facts: Facts): Iterable<{ slots: string[]; ordered: boolean }> {
  for (const seat of facts.order) {
    const own = facts.seats[seat];
    if (own === undefined) continue;
    yield { slots: own.hand, ordered: false };
    yield { slots: own.bases, ordered: false };
    yield { slots: own.deck, ordered: true };
    yield { slots: own.discard, ordered: true };
  }
  yield { slots: facts.galaxy.deck, ordered: true };
  yield { slots: facts.galaxy.discard, ordered: true };
  yield { slots: facts.exile, ordered: false };
}

/** Makes a pool of these cards and gives the slot that stands for one of them. */
export function newPool(facts: Facts, cards: readonly string[] | 'unknown'): string {
  let number = 1;
  while (Object.hasOwn(facts.pools, String(number))) number += 1;
  facts.pools[String(number)] = cards === 'unknown' ? cards : [...cards].sort();
  return `?${number}`;
}

function poolOf(facts: Facts, slot: string): string[] | 'unknown' {
  return facts.pools[slot.slice(1)] ?? 'unknown';
}

/** Puts names where only one card is possible, and forgets pools that no place refers to. */
export function settleHidden(facts: Facts): void {
  for (const [number, pool] of Object.entries(facts.pools)) {
    const slot = `?${number}`;
    const places: { slots: string[]; ordered: boolean; count: number }[] = [];
    for (const zone of zones(facts)) {
      let count = 0;
      for (const other of zone.slots) if (other === slot) count += 1;
      if (count > 0) places.push({ ...zone, count });
    }
    const total = places.reduce((sum, place) => sum + place.count, 0);
    if (total === 0) {
      delete facts.pools[number];
      continue;
    }
    if (pool === 'unknown') continue;
    const [first] = pool;
    const alike = first !== undefined && pool.every((card) => card === first);
    const [only] = places;
    const together = places.length === 1 && only !== undefined && !only.ordered && total === pool.length;
    if (!alike && !together) continue;
    const cards = [...pool];
    for (const { slots } of places) {
      for (const [index, other] of slots.entries()) if (other === slot) slots[index] = cards.shift() ?? first ?? slot;
    }
    delete facts.pools[number];
  }
}

/** May this card be in the zone? `known`: it is; `possible`: a place there may hold it; `unknown`: nothing tells; null: no. */
export function canHold(facts: Facts, zone: readonly string[], card: string): 'known' | 'possible' | 'unknown' | null {
  if (zone.includes(card)) return 'known';
  let unknown = false;
  for (const slot of zone) {
    if (!isHidden(slot)) continue;
    const pool = poolOf(facts, slot);
    if (pool === 'unknown') unknown = true;
    else if (pool.includes(card)) return 'possible';
  }
  return unknown ? 'unknown' : null;
}

/** The cards that may be in a zone, each once; `open` when a place there may hold anything. */
export function possible(facts: Facts, zone: readonly string[]): { cards: string[]; open: boolean } {
  const cards = new Set<string>();
  let open = false;
  for (const slot of new Set(zone)) {
    if (!isHidden(slot)) {
      cards.add(slot);
      continue;
    }
    const pool = poolOf(facts, slot);
    if (pool === 'unknown') open = true;
    else for (const card of pool) cards.add(card);
  }
  return { cards: [...cards].sort(), open };
}

/** Throws pools together: nobody can tell any more which place holds which of their cards. Gives the slot of the result. */
export function mergePools(facts: Facts, slots: readonly string[], more: readonly string[] = []): string {
  const kinds = [...new Set(slots.filter(isHidden))];
  const pools = kinds.map((slot) => poolOf(facts, slot));
  const cards = pools.includes('unknown')
    ? 'unknown'
    : [...pools.flatMap((pool) => (pool === 'unknown' ? [] : pool)), ...more];
  const merged = newPool(facts, cards);
  for (const { slots: zone } of zones(facts)) {
    for (const [index, slot] of zone.entries()) if (kinds.includes(slot)) zone[index] = merged;
  }
  for (const slot of kinds) delete facts.pools[slot.slice(1)];
  return merged;
}

/** Takes one copy of a card out of a zone; false when it cannot be there (then nothing changes). */
export function takeFrom(facts: Facts, zone: string[], card: string): boolean {
  const at = zone.indexOf(card);
  if (at !== -1) {
    zone.splice(at, 1);
    settleHidden(facts);
    return true;
  }
  const kinds = [...new Set(zone.filter(isHidden))].filter((slot) => {
    const pool = poolOf(facts, slot);
    return pool === 'unknown' || pool.includes(card);
  });
  const [first] = kinds;
  if (first === undefined) return false;
  const slot = kinds.length === 1 ? first : mergePools(facts, kinds);
  zone.splice(zone.indexOf(slot), 1);
  strike(facts, slot, card);
  settleHidden(facts);
  return true;
}

function strike(facts: Facts, slot: string, card: string): void {
  const pool = poolOf(facts, slot);
  if (pool === 'unknown') return;
  const at = pool.indexOf(card);
  if (at !== -1) pool.splice(at, 1);
}

/** A card that is exiled when the turn ends has left the hand before: nothing is left to exile. */
export function noLongerFleeting(facts: Facts, hand: readonly string[], card: string): void {
  const at = facts.turn.fleeting.indexOf(card);
  if (at !== -1 && !hand.includes(card)) facts.turn.fleeting.splice(at, 1);
}

/** Says which card a certain place of a pile holds; false when it cannot. */
export function see(facts: Facts, zone: string[], index: number, card: string): boolean {
  const slot = zone[index];
  if (slot === undefined) return false;
  if (!isHidden(slot)) return slot === card;
  const pool = poolOf(facts, slot);
  if (pool !== 'unknown' && !pool.includes(card)) return false;
  zone[index] = card;
  strike(facts, slot, card);
  settleHidden(facts);
  return true;
}

/** True when these cards, each as often as named, may be exactly what the zone holds; `unknown` when nothing tells. */
export function couldBe(facts: Facts, zone: readonly string[], cards: readonly string[]): boolean | 'unknown' {
  if (zone.length !== cards.length) return false;
  const left = [...cards];
  const hidden: string[] = [];
  for (const slot of zone) {
    if (isHidden(slot)) {
      hidden.push(slot);
      continue;
    }
    const at = left.indexOf(slot);
    if (at === -1) return false;
    left.splice(at, 1);
  }
  const pools = new Map([...new Set(hidden)].map((slot) => [slot, poolOf(facts, slot)]));
  if ([...pools.values()].includes('unknown')) return 'unknown';
  // Pools of different shuffles rarely overlap: each card is taken from the first pool that still has it and a place for it.
  const places = new Map([...pools.keys()].map((slot) => [slot, hidden.filter((other) => other === slot).length]));
  const stock = new Map([...pools].map(([slot, pool]) => [slot, pool === 'unknown' ? [] : [...pool]]));
  return assign(left, places, stock);
}

function assign(cards: readonly string[], places: Map<string, number>, stock: Map<string, string[]>): boolean {
  const [card, ...rest] = cards;
  if (card === undefined) return true;
  for (const [slot, free] of places) {
    const pool = stock.get(slot) ?? [];
    const at = pool.indexOf(card);
    if (free === 0 || at === -1) continue;
    pool.splice(at, 1);
    places.set(slot, free - 1);
    if (assign(rest, places, stock)) return true;
    pool.push(card);
    places.set(slot, free);
  }
  return false;
}
