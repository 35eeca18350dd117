/**
 * @module
 * What nobody has seen. A place in a hand or pile holds a card id, or `?n`: one of the cards of pool n. Shuffling makes a
 * pool, drawing moves its places about, and every card that the table sees narrows it. What follows is sound: a card that
 * a zone cannot hold by these pools cannot be there; where pools become indistinguishable they are thrown together.
 */
import { type Facts, inPlay, removeFrom, seatOf } from './facts.ts';

export function isHidden(slot: string): boolean {
  return slot[0] === '?';
}

/** Zones without an order: in a hand and among facedown bases no place is different from another. */
function heaps(facts: Facts): string[][] {
  return [...facts.order.flatMap((seat) => [seatOf(facts, seat).hand, seatOf(facts, seat).bases]), facts.exile];
}

/** Zones in which every place is its own. */
function piles(facts: Facts): string[][] {
  const owned = facts.order.flatMap((seat) => [seatOf(facts, seat).deck, seatOf(facts, seat).discard]);
  return [...owned, facts.galaxy.deck, facts.galaxy.discard];
}

/** Makes a pool of these cards and gives the slot that stands for one of them. */
export function newPool(facts: Facts, cards: readonly string[] | 'unknown'): string {
  let number = 1;
  while (Object.hasOwn(facts.pools, String(number))) number += 1;
  facts.pools[String(number)] = cards === 'unknown' ? cards : sorted(cards);
  return `?${number}`;
}

/** A copy in order. What lies in the box is in order already, and is shuffled in every reading of a log. */
function sorted(cards: readonly string[]): string[] {
  const isSorted = cards.every((card, at) => at === 0 || (cards[at - 1] ?? '') <= card);
  return isSorted ? cards.slice() : cards.toSorted();
}

/** The cards that may lie at a hidden place. */
export function poolOf(facts: Facts, slot: string): string[] | 'unknown' {
  return facts.pools[slot.slice(1)] ?? 'unknown';
}

/**
 * Puts names where only one card is possible, and forgets pools that no place refers to. Asked after every card that moves,
 * and hardly ever is there anything to do: see `untold`.
 */
export function settleHidden(facts: Facts): void {
  const { pools } = facts;
  for (const number in pools) {
    const pool = pools[number] ?? 'unknown';
    if (!untold(facts, `?${number}`, pool)) settlePool(facts, number, pool);
  }
}

/**
 * True when a pool tells nothing yet: its cards differ, and it has a place where any of them may lie. Such a place is nearly
 * always the bottom of a deck.
 */
function untold(facts: Facts, slot: string, pool: string[] | 'unknown'): boolean {
  if (pool[0] === pool[pool.length - 1]) return false;
  const { order, galaxy } = facts;
  for (const seat of order) if (bottom(seatOf(facts, seat).deck) === slot) return true;
  if (bottom(galaxy.deck) === slot) return true;
  for (const seat of order) {
    // Bases picked in secret are fewer than those they were picked from.
    const { bases } = seatOf(facts, seat);
    if (bases.length < pool.length && bases.includes(slot)) return true;
  }
  return galaxy.deck.includes(slot) || piles(facts).some((pile) => pile.includes(slot));
}

function bottom(pile: readonly string[]): string | undefined {
  return pile[pile.length - 1];
}

function settlePool(facts: Facts, number: string, pool: string[] | 'unknown'): void {
  const slot = `?${number}`;
  const loose = heaps(facts);
  const holding = [...loose, ...piles(facts)].filter((zone) => zone.includes(slot));
  const [only] = holding;
  if (only === undefined) {
    delete facts.pools[number];
    return;
  }
  if (pool === 'unknown') return;
  const [first] = pool;
  const alike = first !== undefined && pool.every((card) => card === first);
  const together =
    holding.length === 1 && loose.includes(only) && only.filter((other) => other === slot).length === pool.length;
  if (!alike && !together) return;
  const cards = [...pool];
  for (const zone of holding) {
    for (const [index, other] of zone.entries()) if (other === slot) zone[index] = cards.shift() ?? first ?? slot;
  }
  delete facts.pools[number];
}

type Can = 'known' | 'possible' | 'unknown' | null;

/** Whether a copy of this card may lie where nobody has seen it: the box has more of them than lie open or are known elsewhere. */
function mayBeUnseen(facts: Facts, card: string): boolean {
  const known = facts.board.cards.get(card);
  if (known === undefined) return false;
  let seen = 0;
  for (const zone of [...heaps(facts), ...piles(facts)]) for (const slot of zone) if (slot === card) seen += 1;
  for (const one of facts.galaxy.row) if (one.card === card) seen += 1;
  for (const seat of facts.order) for (const one of inPlay(seatOf(facts, seat))) if (one.card === card) seen += 1;
  return seen < known.count;
}

/** Whether a place is a player's and the card one of the other side, which comes to no deck of theirs in any way (purchase-a-card.2). */
function isOfOther(facts: Facts, slot: string, card: string): boolean {
  const faction = facts.board.cards.get(card)?.faction;
  if (faction === undefined || faction === 'neutral') return false;
  return facts.order.some((seat) => {
    const { side, hand, deck, discard } = seatOf(facts, seat);
    return side !== faction && [hand, deck, discard].some((zone) => zone.includes(slot));
  });
}

/** May this card lie at a place? `known`: it does; `possible`: its pool has it; `unknown`: nothing tells; null: no. */
export function canBe(facts: Facts, slot: string | undefined, card: string): Can {
  if (slot === undefined) return null;
  if (!isHidden(slot)) return slot === card ? 'known' : null;
  const pool = poolOf(facts, slot);
  if (pool === 'unknown') return mayBeUnseen(facts, card) && !isOfOther(facts, slot, card) ? 'unknown' : null;
  return pool.includes(card) ? 'possible' : null;
}

/** A place of the galaxy deck that nobody has seen and that may have had this card. */
export function untoldPlace(facts: Facts, card: string): string | undefined {
  return facts.galaxy.deck.find((place) => isHidden(place) && canBe(facts, place, card) !== null);
}

/** May this card be in the zone? The most that one of its places says. */
export function canHold(facts: Facts, zone: readonly string[], card: string): Can {
  if (zone.includes(card)) return 'known';
  let can: Can = null;
  for (const slot of zone) {
    const here = canBe(facts, slot, card);
    if (here === 'possible') return here;
    if (here !== null) can = here;
  }
  return can;
}

/** The cards that may be in a zone, each once; `open` when a place there may hold anything. */
export function possible(facts: Facts, zone: readonly string[]): { cards: string[]; open: boolean } {
  const known: string[] = [];
  const hidden: string[] = [];
  for (const slot of zone) {
    if (!isHidden(slot)) known.push(slot);
    else if (!hidden.includes(slot)) hidden.push(slot);
  }
  let cards = known;
  let open = false;
  for (const slot of hidden) {
    const pool = poolOf(facts, slot);
    if (pool === 'unknown') open = true;
    else cards = cards.length === 0 ? pool : [...cards, ...pool];
  }
  return { cards: inOrder(cards), open };
}

/** The members of a list in order, each once. A pool is in order, unless a claim has put it there. */
function inOrder(cards: readonly string[]): string[] {
  const found: string[] = [];
  let last = '';
  for (const card of cards) {
    if (card === last) continue;
    if (card < last) return [...new Set(cards)].sort();
    found.push(card);
    last = card;
  }
  return found;
}

/** The cards that may lie at a place of the galaxy deck. */
export function cardsAt(facts: Facts, at: number): string[] {
  const slot = facts.galaxy.deck[at];
  if (slot === undefined) return [];
  const { cards, open } = possible(facts, [slot]);
  return open ? [...facts.board.cards.values()].filter((card) => card.deck === 'galaxy').map(({ id }) => id) : cards;
}

/** Throws pools together: nobody can tell any more which place holds which of their cards. Gives the slot of the result. */
export function mergePools(facts: Facts, slots: readonly string[], more: readonly string[] = []): string {
  const kinds = [...new Set(slots.filter(isHidden))];
  const pools = kinds.map((slot) => poolOf(facts, slot));
  const cards = pools.includes('unknown')
    ? 'unknown'
    : [...pools.flatMap((pool) => (pool === 'unknown' ? [] : pool)), ...more];
  const merged = newPool(facts, cards);
  for (const zone of [...heaps(facts), ...piles(facts)]) {
    for (const [index, slot] of zone.entries()) if (kinds.includes(slot)) zone[index] = merged;
  }
  for (const slot of kinds) delete facts.pools[slot.slice(1)];
  return merged;
}

/** Takes one copy of a card out of a zone; false when it cannot be there (then nothing changes). */
export function takeFrom(facts: Facts, zone: string[], card: string): boolean {
  // Pools that are settled stay so while cards move that everybody knows.
  return removeFrom(zone, card) || takeHidden(facts, zone, card);
}

/** Takes these cards out of a zone, one copy of each, and gives those that could be there. */
export function takeAll(facts: Facts, zone: string[], cards: readonly string[]): string[] {
  const taken: string[] = [];
  for (const card of cards) {
    if (takeFrom(facts, zone, card)) taken.push(card);
  }
  return taken;
}

/** Takes a card out of a zone where one of its hidden places may hold it. */
function takeHidden(facts: Facts, zone: string[], card: string): boolean {
  const kinds: string[] = [];
  for (const slot of zone)
    if (isHidden(slot) && !kinds.includes(slot) && canBe(facts, slot, card) !== null) kinds.push(slot);
  const [first] = kinds;
  if (first === undefined) return false;
  const slot = kinds.length === 1 ? first : mergePools(facts, kinds);
  removeFrom(zone, slot);
  strike(facts, slot, card);
  settleHidden(facts);
  return true;
}

function strike(facts: Facts, slot: string, card: string): void {
  const pool = poolOf(facts, slot);
  if (pool !== 'unknown') removeFrom(pool, card);
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
    if (!removeFrom(left, slot)) return false;
  }
  if (hidden.length === 0) return true;
  // A base is never in a hand or pile of cards, whatever nobody has told.
  if (left.some((card) => !facts.board.cards.has(card))) return false;
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
