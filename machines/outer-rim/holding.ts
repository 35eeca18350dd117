/**
 * @module
 * Whether assets fit their slots (slots.1 to slots.1.3): how many slots of each kind there are, which assets they can hold,
 * and which discards would help. Pure questions, asked of what a seat holds now or would hold; their rules are in slots.ts.
 */
import type { Json } from '../../schemas/json.ts';
import { type AssetType, type SlotType as SlotName, slotTypes } from '../../schemas/outer-rim/words.ts';
import { type Finding, fails, unknown } from '../ruleset.ts';
import { assetTypeOf, bends, cardOf, characterBonuses, type Facts, seatOf, shipBonuses } from './facts.ts';
import type { Bonuses, HeldAsset, Slots } from './types.ts';

/** The slots that an asset of this type may lie in (slots.1, slots.1.3). */
export const SLOTS_FOR: Readonly<Record<AssetType, readonly SlotName[]>> = {
  gear: ['gear'],
  job: ['job-or-bounty'],
  bounty: ['job-or-bounty'],
  crew: ['crew'],
  cargo: ['cargo', 'cargo-or-mod'],
  mod: ['mod', 'cargo-or-mod'],
};

/** Slots that can stand in for one another are counted together. */
type Room = 'gear' | 'job-or-bounty' | 'crew' | 'hold';
const ROOMS = ['gear', 'job-or-bounty', 'crew', 'hold'] as const;
const ROOM_OF: Readonly<Record<AssetType, Room>> = {
  gear: 'gear',
  job: 'job-or-bounty',
  bounty: 'job-or-bounty',
  crew: 'crew',
  cargo: 'hold',
  mod: 'hold',
};
const SLOTS_OF: Readonly<Record<Room, readonly SlotName[]>> = {
  gear: ['gear'],
  'job-or-bounty': ['job-or-bounty'],
  crew: ['crew'],
  hold: ['cargo', 'mod', 'cargo-or-mod'],
};

/** Assets and the slots for them: those of a seat now, or as they would be. */
export interface Holding {
  readonly seat: string;
  /** slots of board and sheet, without what cards add */
  readonly printed: Slots;
  readonly ship: string | null;
  /** bonuses of the character and the ship */
  readonly standing: readonly (Bonuses | undefined)[];
  readonly assets: readonly HeldAsset[];
}

/** What a seat holds now. */
export function holdingOf(facts: Facts, seat: string): Holding {
  const own = seatOf(facts, seat);
  const standing = [characterBonuses(facts, own), shipBonuses(facts, own)];
  return { seat, ship: own.ship, printed: own.slots, standing, assets: own.assets };
}

/** A holding without some of its cards. */
export function without(holding: Holding, cards: readonly string[]): Holding {
  if (cards.length === 0) return holding;
  return { ...holding, assets: holding.assets.filter((asset) => !cards.includes(asset.card)) };
}

/** A new asset as it lies before its player. Claims compare lists as a whole, so the order of the members is fixed. */
export function assetFrom(facts: Facts, card: string, slot: SlotName | null = null): HeldAsset {
  return { card, type: assetTypeOf(facts, card), slot, captured: cardOf(facts, card)?.captured ?? false };
}

/** A holding with one more card. */
export function withCard(facts: Facts, holding: Holding, card: string): Holding {
  return { ...holding, assets: [...holding.assets, assetFrom(facts, card)] };
}

/** How many assets each kind of slot holds; null where nobody knows (slots.1.1, slots.1.2). */
export function capacityOf(facts: Facts, holding: Holding): Slots {
  const capacity = { ...holding.printed };
  for (const bonuses of holding.standing) addSlots(capacity, bonuses);
  for (const asset of holding.assets) addSlots(capacity, cardOf(facts, asset.card)?.bonuses);
  return capacity;
}

function addSlots(capacity: Slots, bonuses: Bonuses | undefined): void {
  const more = bonuses?.slots;
  if (more === undefined) return;
  for (const slot of slotTypes) {
    const printed = capacity[slot];
    if (printed !== null) capacity[slot] = printed + (more[slot] ?? 0);
  }
}

/** How many assets find no slot, by room. What is not known counts as room enough. */
function crowds(facts: Facts, holding: Holding): Readonly<Record<Room, number>> {
  const capacity = capacityOf(facts, holding);
  const count = { gear: 0, job: 0, bounty: 0, crew: 0, cargo: 0, mod: 0 };
  for (const asset of holding.assets) {
    const type = assetTypeOf(facts, asset);
    if (type !== null) count[type] += 1;
  }
  return {
    gear: excess(count.gear, capacity.gear),
    'job-or-bounty': excess(count.job + count.bounty, capacity['job-or-bounty']),
    crew: excess(count.crew, capacity.crew),
    // Cargo and mods beyond their own slots share those that take either (slots.1.3).
    hold: excess(excess(count.cargo, capacity.cargo) + excess(count.mod, capacity.mod), capacity['cargo-or-mod']),
  };
}

function excess(assets: number, slots: number | null): number {
  return slots === null ? 0 : Math.max(0, assets - slots);
}

/** Whether a card whose text is not known may make more of one of these rooms (slots.1.2). */
function isLax(facts: Facts, holding: Holding, ...rooms: Room[]): boolean {
  return (
    holding.assets.some(
      (asset) =>
        cardOf(facts, asset.card)?.bonuses === undefined &&
        rooms.some((room) => mayMakeRoom(assetTypeOf(facts, asset), room)),
    ) ||
    (rooms.some((room) => room !== 'gear') && bendsSlots(facts, holding))
  );
}

/** Whether a number of slots or the type of an asset is not known, so that more assets may lack a slot of this room. */
function isBlind(facts: Facts, holding: Holding, room: Room): boolean {
  const capacity = capacityOf(facts, holding);
  return (
    SLOTS_OF[room].some((slot) => capacity[slot] === null) ||
    holding.assets.some((asset) => assetTypeOf(facts, asset) === null)
  );
}

/**
 * Whether a card bends the rules of slots in a way that its bonuses do not say: most ships have other slots once their goal
 * is completed (golden-rules.0.2). None of them adds gear slots.
 */
function bendsSlots(facts: Facts, { seat, ship, assets }: Holding): boolean {
  const own = seatOf(facts, seat);
  const counted = characterBonuses(facts, own)?.slots !== undefined;
  return (
    (!counted && bends(facts, own.character, 'slots')) ||
    bends(facts, ship, 'slots') ||
    assets.some((asset) => bends(facts, asset.card, 'slots'))
  );
}

/** Whether a card of unknown text might give slots: mods of the hold, gear and crew of their own kind. */
function mayMakeRoom(type: AssetType | null, room: Room): boolean {
  return type === null || ((type === 'mod' || type === 'gear' || type === 'crew') && ROOM_OF[type] === room);
}

/** Whether every asset of a holding has a slot: `unsure` when a card of unknown text might make the room that lacks. */
export function fitOf(facts: Facts, holding: Holding): 'fits' | 'misfit' | 'unsure' {
  const over = crowds(facts, holding);
  if (total(over) === 0) return 'fits';
  return ROOMS.some((room) => over[room] > 0 && !isLax(facts, holding, room)) ? 'misfit' : 'unsure';
}

function total(over: Readonly<Record<Room, number>>): number {
  return over.gear + over['job-or-bounty'] + over.crew + over.hold;
}

/** What does not fit, for a report. */
function misfits(facts: Facts, holding: Holding): Record<string, Json> {
  const over = crowds(facts, holding);
  const capacity = capacityOf(facts, holding);
  const room = ROOMS.find((name) => over[name] > 0);
  if (room === undefined) return { seat: holding.seat };
  const assets = holding.assets.filter(
    (asset) => ROOM_OF[assetTypeOf(facts, asset) ?? 'job'] === room && assetTypeOf(facts, asset) !== null,
  );
  return {
    seat: holding.seat,
    assets: assets.map((asset) => asset.card),
    slots: Object.fromEntries(SLOTS_OF[room].map((slot) => [slot, capacity[slot]])),
    withoutASlot: over[room],
  };
}

/** The assets of a seat that no arrangement fits into its slots; null if they fit or if nobody can know (slots.1). */
export function fitFailure(facts: Facts, seat: string): Record<string, Json> | null {
  const holding = holdingOf(facts, seat);
  return fitOf(facts, holding) === 'misfit' ? misfits(facts, holding) : null;
}

/** Whether discarding this card brings the assets nearer to fitting their slots. */
export function relieves(facts: Facts, holding: Holding, card: string): boolean | 'unknown' {
  const asset = holding.assets.find((one) => one.card === card);
  if (asset === undefined) return false;
  const over = crowds(facts, holding);
  if (total(crowds(facts, without(holding, [card]))) < total(over))
    return ROOMS.some((room) => over[room] > 0 && !isLax(facts, holding, room)) ? true : 'unknown';
  const type = assetTypeOf(facts, asset);
  return type === null || isBlind(facts, holding, ROOM_OF[type]) ? 'unknown' : false;
}

/**
 * Whether each of these cards had to go: after the ones before it, the assets still did not fit, and it lay in a slot of
 * the kind that lacked. `holding` includes the cards.
 */
export function eachFreesASlot(facts: Facts, holding: Holding, cards: readonly string[]): Finding {
  let doubt: Finding = true;
  let rest = holding;
  for (const card of cards) {
    const helps = relieves(facts, rest, card);
    if (helps === false)
      return fails({ card, type: assetTypeOf(facts, card), freesANeededSlot: false, ...misfits(facts, rest) });
    if (helps === 'unknown')
      doubt = unknown(
        `nobody knows whether ${card} had to be discarded: not all slots, types or texts of the cards of ${holding.seat} are known`,
      );
    rest = without(rest, [card]);
  }
  return doubt;
}

/** Whether these assets can lie in these slots, and all the others somewhere (slots.4.b). */
export function arrangement(facts: Facts, holding: Holding, named: Readonly<Record<string, SlotName>>): Finding {
  const capacity = capacityOf(facts, holding);
  const used = { ...NONE_USED };
  let doubt: Finding = true;
  for (const [card, slot] of Object.entries(named)) {
    const type = assetTypeOf(facts, holding.assets.find((asset) => asset.card === card) ?? card);
    if (type === null) doubt = unknown(`nobody knows what kind of asset ${card} is`);
    else if (!SLOTS_FOR[type].includes(slot)) return fails({ card, type, slot, validSlots: [...SLOTS_FOR[type]] });
    if (capacity[slot] === null) doubt = unknown(`nobody knows how many "${slot}" slots ${holding.seat} has`);
    else used[slot] += 1;
  }
  const mayGiveMore = (): Finding => unknown(`a card of ${holding.seat} whose text nobody knows may give more slots`);
  const crowded = slotTypes.find((slot) => used[slot] > (capacity[slot] ?? 0));
  if (crowded !== undefined) {
    return isLax(facts, holding, ...ROOMS)
      ? mayGiveMore()
      : fails({ slot: crowded, holds: capacity[crowded], assets: used[crowded] });
  }
  const cards = Object.keys(named);
  const others = without(holding, cards);
  // Every asset is named, so that none is left to fit.
  if (others.assets.length === 0 && cards.length === holding.assets.length) return doubt;
  const left: Holding = {
    ...others,
    printed: less(holding.printed, used),
    standing: [...holding.standing, ...cards.map((card) => cardOf(facts, card)?.bonuses)],
  };
  const rest = fitOf(facts, left);
  if (rest === 'misfit')
    return isLax(facts, holding, ...ROOMS) ? mayGiveMore() : fails({ ...named, ...misfits(facts, left) });
  return rest === 'unsure' ? mayGiveMore() : doubt;
}

const NONE_USED: Readonly<Record<SlotName, number>> = {
  gear: 0,
  'job-or-bounty': 0,
  cargo: 0,
  mod: 0,
  'cargo-or-mod': 0,
  crew: 0,
};

function less(slots: Slots, used: Readonly<Record<SlotName, number>>): Slots {
  const left = { ...slots };
  for (const slot of slotTypes) {
    const printed = left[slot];
    if (printed !== null) left[slot] = printed - used[slot];
  }
  return left;
}

/**
 * Every way to distribute cargo and mods between their own slots and the common ones; the rest has one kind of slot. None
 * that slots.4.b allows is left out.
 */
export function arrangements(facts: Facts, seat: string): Record<string, SlotName>[] {
  const holding = holdingOf(facts, seat);
  const capacity = capacityOf(facts, holding);
  // Where a card of unknown text may give more slots, no asset is one too many for certain; nor is one named twice.
  const named = new Set(holding.assets.map((asset) => asset.card));
  const endless = named.size < holding.assets.length || isLax(facts, holding, ...ROOMS);
  const left = { ...capacity };
  const found: Record<string, SlotName>[] = [];
  const placed: Record<string, SlotName> = {};
  const place = (at: number): void => {
    const asset = holding.assets[at];
    if (asset === undefined) return void found.push({ ...placed });
    const type = assetTypeOf(facts, asset);
    if (type === null) return place(at + 1);
    for (const slot of SLOTS_FOR[type]) {
      const free = left[slot];
      if (capacity[slot] === 0 || (free !== null && free <= 0 && !endless)) continue;
      if (free !== null) left[slot] = free - 1;
      placed[asset.card] = slot;
      place(at + 1);
      left[slot] = free;
    }
  };
  place(0);
  return found;
}
