/**
 * @module
 * Whether assets fit their slots (slots.1 to slots.1.3): how many slots of each kind there are, which assets they can hold,
 * and which discards would help. Pure questions, asked of what a seat holds now or would hold; their rules are in slots.ts.
 */
import type { Json } from '../../../schemas/json.ts';
import { type AssetType, type SlotType as SlotName, slotTypes } from '../../../schemas/outer-rim/words.ts';
import { type Finding, fails, unknown } from '../../ruleset.ts';
import { doubtAbout } from '../table/doubts.ts';
import {
  assetTypeIn,
  assetTypeOf,
  bends,
  cardOf,
  characterBonuses,
  type Facts,
  isAi,
  MOST_ASSETS,
  seatOf,
  shipBonuses,
  shipMayBend,
} from '../table/facts.ts';
import type { Bonuses, HeldAsset, SeatFacts, Slots } from '../table/types.ts';

/** The slots that an asset of this type may lie in (slots.1, slots.1.3). */
export const SLOTS_FOR: Readonly<Record<AssetType, readonly SlotName[]>> = {
  gear: ['gear'],
  job: ['job-or-bounty'],
  bounty: ['job-or-bounty'],
  crew: ['crew'],
  cargo: ['cargo', 'cargo-or-mod'],
  mod: ['mod', 'cargo-or-mod'],
};

/** Whether assets of these kinds may take a slot from one another. */
export function shareSlots(one: AssetType, other: AssetType): boolean {
  return ROOM_OF[one] === ROOM_OF[other];
}

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

/** What a seat holds now, or would hold with other assets. */
export function holdingOf(
  facts: Facts,
  seat: string,
  assets: readonly HeldAsset[] = seatOf(facts, seat).assets,
): Holding {
  const own = seatOf(facts, seat);
  const standing = [characterBonuses(facts, own), shipBonuses(facts, own)];
  return { seat, ship: own.ship, printed: own.slots, standing, assets };
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

/** How many assets of each kind there are, and slots for them, once a card is gone. */
function counted(
  facts: Facts,
  { printed, standing, assets }: Holding,
  gone?: string,
): { count: Counts; capacity: Slots } {
  const capacity = { ...printed };
  for (const bonuses of standing) addSlots(capacity, bonuses);
  const count = { ...NO_ASSETS };
  for (const { card, type } of assets) {
    if (card === gone) continue;
    const known = cardOf(facts, card);
    add(count, type ?? assetTypeIn(known));
    addSlots(capacity, known?.bonuses);
  }
  return { count, capacity };
}

/** How many assets find no slot, by room, once a card is gone. What is not known counts as room enough. */
function crowds(facts: Facts, holding: Holding, gone?: string): Readonly<Record<Room, number>> {
  const { count, capacity } = counted(facts, holding, gone);
  return excesses(count, capacity);
}

/** Whether some of the assets of a kind find no slot: whichever of them goes, it is one that lacked it (slots.4.2). */
function lacks(facts: Facts, holding: Holding, kind: AssetType): boolean {
  const { count, capacity } = counted(facts, holding);
  const over = excesses(count, capacity);
  if (kind === 'cargo') return over.hold > 0 && excess(count.cargo, capacity.cargo) > 0;
  if (kind === 'mod') return over.hold > 0 && excess(count.mods, capacity.mod) > 0;
  return over[ROOM_OF[kind]] > 0;
}

/** How many assets of each kind there are. */
type Counts = { gear: number; jobs: number; crew: number; cargo: number; mods: number };
const NO_ASSETS: Readonly<Counts> = { gear: 0, jobs: 0, crew: 0, cargo: 0, mods: 0 };

function add(count: Counts, kind: AssetType | null): void {
  if (kind === 'cargo') count.cargo += 1;
  else if (kind === 'gear') count.gear += 1;
  else if (kind === 'mod') count.mods += 1;
  else if (kind === 'crew') count.crew += 1;
  else if (kind !== null) count.jobs += 1;
}

function excesses(count: Readonly<Counts>, capacity: Slots): Readonly<Record<Room, number>> {
  return {
    gear: excess(count.gear, capacity.gear),
    'job-or-bounty': excess(count.jobs, capacity['job-or-bounty']),
    crew: excess(count.crew, capacity.crew),
    // Cargo and mods beyond their own slots share those that take either (slots.1.3).
    hold: excess(excess(count.cargo, capacity.cargo) + excess(count.mods, capacity.mod), capacity['cargo-or-mod']),
  };
}

function excess(assets: number, slots: number | null): number {
  return slots === null ? 0 : Math.max(0, assets - slots);
}

/** Whether a card whose text is not known may make more of this room, or of any (slots.1.2). */
function isLax(facts: Facts, holding: Holding, room: Room | 'any'): boolean {
  for (const asset of holding.assets)
    if (cardOf(facts, asset.card)?.bonuses === undefined && mayMakeRoom(assetTypeOf(facts, asset), room)) return true;
  return room !== 'gear' && bendsSlots(facts, holding);
}

/** Those of some slots of which nobody knows how many there are. */
export function mayLack(facts: Facts, holding: Holding, slots: readonly SlotName[]): readonly SlotName[] {
  return isLax(facts, holding, 'any') ? slots : slots.filter((slot) => holding.printed[slot] === null);
}

/** Whether some assets lack a slot for certain: no card of unknown text might make the room. */
function isCertain(facts: Facts, holding: Holding, over: Readonly<Record<Room, number>>): boolean {
  for (const room of ROOMS) if (over[room] > 0 && !isLax(facts, holding, room)) return true;
  return false;
}

/** Whether a number of slots or the type of an asset is not known, so that more assets may lack a slot of this room. */
function isBlind(facts: Facts, holding: Holding, room: Room): boolean {
  for (const slot of SLOTS_OF[room]) if (holding.printed[slot] === null) return true;
  return holding.assets.some((asset) => assetTypeOf(facts, asset) === null);
}

/**
 * Whether a card bends the rules of slots in a way that its bonuses do not say: most ships have other slots once their goal
 * is completed (golden-rules.0.2). None of them adds gear slots.
 */
function bendsSlots(facts: Facts, { seat, ship, assets }: Holding): boolean {
  if (isAi(facts, seat)) return false;
  const own = seatOf(facts, seat);
  const counted = characterBonuses(facts, own)?.slots !== undefined;
  return (
    (!counted && bends(facts, own.character, 'slots')) ||
    (bends(facts, ship, 'slots') && mayShowItsGoal(facts, own, ship)) ||
    assets.some((asset) => bends(facts, asset.card, 'slots'))
  );
}

/** Whether the sheet may have been turned over: one that is only just gained shows its front, unless its assets complete the goal. */
function mayShowItsGoal({ board }: Facts, own: SeatFacts, ship: string | null): boolean {
  if (ship === own.ship) return shipMayBend(own, 'slots');
  return ship !== null && board.goals.get(ship)?.on.includes('asset') === true;
}

/** Whether a card of unknown text might give slots: mods of the hold, gear and crew of their own kind. */
function mayMakeRoom(type: AssetType | null, room: Room | 'any'): boolean {
  if (type === null) return true;
  return (type === 'mod' || type === 'gear' || type === 'crew') && (room === 'any' || ROOM_OF[type] === room);
}

/** Whether every asset of a holding has a slot: `unsure` when a card of unknown text might make the room that lacks. */
export function fitOf(facts: Facts, holding: Holding): 'fits' | 'misfit' | 'unsure' {
  const over = crowds(facts, holding);
  if (total(over) === 0) return 'fits';
  return isCertain(facts, holding, over) ? 'misfit' : 'unsure';
}

/**
 * Whether nobody knows if there is a slot for what has been gained, or for all that lies on a new ship (`gained` null), because the
 * number of its slots or the kind of an asset has never been told.
 */
export function isUntoldRoom(facts: Facts, holding: Holding, gained: string | null): boolean {
  const rooms = (card: string): readonly Room[] => {
    const type = assetTypeOf(facts, holding.assets.find((one) => one.card === card) ?? card);
    return type === null ? ROOMS : [ROOM_OF[type]];
  };
  const asked = gained === null ? holding.assets.flatMap(({ card }) => rooms(card)) : rooms(gained);
  const { count, capacity } = counted(facts, holding);
  // Of what kind an untold asset is, nobody knows: it may be of any.
  const untold = holding.assets.filter((asset) => assetTypeOf(facts, asset) === null).length;
  for (const kind of ['gear', 'jobs', 'crew', 'cargo'] as const) count[kind] += untold;
  const most = excesses(count, Object.fromEntries(slotTypes.map((slot) => [slot, capacity[slot] ?? 0])) as Slots);
  return asked.some((room) => isBlind(facts, holding, room) && most[room] > 0);
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

/**
 * Whether discarding this card brings the assets nearer to fitting their slots; one that gives slots itself may go as well where
 * its own kind lacks them, although others have to go with it.
 */
export function relieves(facts: Facts, holding: Holding, card: string): boolean | 'unknown' {
  const asset = holding.assets.find((one) => one.card === card);
  if (asset === undefined) return false;
  const over = crowds(facts, holding);
  const type = assetTypeOf(facts, asset);
  if (total(crowds(facts, holding, card)) < total(over) || (type !== null && lacks(facts, holding, type)))
    return isCertain(facts, holding, over) || 'unknown';
  return type === null || isBlind(facts, holding, ROOM_OF[type]) ? 'unknown' : false;
}

/** The cards whose discard may bring the assets nearer to fitting their slots, as far as anybody knows. */
export function relieving(facts: Facts, holding: Holding): string[] {
  const over = total(crowds(facts, holding));
  // Cards of one kind that give no slots are all the same.
  const byType = new Map<AssetType, boolean>();
  const relieved = (type: AssetType, card: string): boolean => {
    const isPlain = cardOf(facts, card)?.bonuses?.slots === undefined;
    const known = isPlain ? byType.get(type) : undefined;
    if (known !== undefined) return known;
    const helps = total(crowds(facts, holding, card)) < over || lacks(facts, holding, type);
    if (isPlain) byType.set(type, helps);
    return helps;
  };
  return holding.assets.flatMap((asset) => {
    const type = assetTypeOf(facts, asset);
    // Where everything has its slot, nothing that goes can help.
    const helps = type === null || (over > 0 && relieved(type, asset.card));
    return helps || isBlind(facts, holding, ROOM_OF[type]) ? [asset.card] : [];
  });
}

/** That nobody knows whether an asset had to be discarded. */
export function mayHaveHadToGo(seat: string, card: string): Finding {
  return unknown(
    `nobody knows whether ${card} had to be discarded: not all slots, types or texts of the cards of ${seat} are known`,
  );
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
    if (helps === 'unknown') doubt = mayHaveHadToGo(holding.seat, card);
    if (bends(facts, card, 'own-discard')) doubt = unknown(`whether ${card} may be discarded stands on the card alone`);
    if (cards.length > 1) rest = without(rest, [card]);
  }
  return doubt;
}

/** Those of the slots for an asset that it can lie in, with all the others somewhere (slots.4.b). No card is held twice. */
export function slotsLeftFor(facts: Facts, holding: Holding, card: string, type: AssetType): readonly SlotName[] {
  const slots = SLOTS_FOR[type];
  if (isLax(facts, holding, 'any')) return slots;
  const capacity = capacityOf(facts, holding);
  const others = { ...NO_ASSETS };
  for (const asset of holding.assets) if (asset.card !== card) add(others, assetTypeOf(facts, asset));
  return slots.filter((slot) => {
    const free = capacity[slot];
    return free === null || (free > 0 && total(excesses(others, { ...capacity, [slot]: free - 1 })) === 0);
  });
}

const FEW = 8;

/** Whether these assets can lie in these slots, and all the others somewhere (slots.4.b). */
export function arrangement(facts: Facts, holding: Holding, named: Readonly<Record<string, SlotName>>): Finding {
  const left = capacityOf(facts, holding);
  const printed = { ...holding.printed };
  const cards = Object.keys(named);
  // Of many the first one of each name is looked up.
  const first = cards.length > FEW ? new Map(holding.assets.toReversed().map((asset) => [asset.card, asset])) : null;
  const assetOf = (card: string): HeldAsset | undefined =>
    first === null ? holding.assets.find((asset) => asset.card === card) : first.get(card);
  let doubt: Finding = true;
  let crowded = false;
  for (const card of cards) {
    const slot = named[card] as SlotName;
    const type = assetTypeOf(facts, assetOf(card) ?? card);
    if (type === null) doubt = unknown(`nobody knows what kind of asset ${card} is`);
    else if (!SLOTS_FOR[type].includes(slot)) return fails({ card, type, slot, validSlots: [...SLOTS_FOR[type]] });
    const free = left[slot];
    if (free === null) {
      doubt = unknown(`nobody knows how many "${slot}" slots ${holding.seat} has`);
      continue;
    }
    left[slot] = free - 1;
    printed[slot] = (printed[slot] ?? 0) - 1;
    if (free <= 0) crowded = true;
  }
  const mayGiveMore = (): Finding => unknown(`a card of ${holding.seat} whose text nobody knows may give more slots`);
  if (crowded) return isLax(facts, holding, 'any') ? mayGiveMore() : fails(crowdIn(left, named));
  const others = { ...holding, assets: holding.assets.filter(({ card }) => !Object.hasOwn(named, card)) };
  // Every asset is named, so that none is left to fit.
  if (others.assets.length === 0 && cards.length === holding.assets.length) return doubt;
  const given = cards.map((card) => cardOf(facts, card)?.bonuses);
  const rest: Holding = { ...others, printed, standing: [...holding.standing, ...given] };
  const fit = fitOf(facts, { ...rest, assets: withoutTheGained(facts, holding, others.assets) });
  // Those that are not named may be gone, where it is in doubt what there is.
  const mayBeGone = fit === 'misfit' ? doubtAbout(facts, holding.seat, 'assets') : null;
  if (mayBeGone !== null) return unknown(mayBeGone);
  if (fit === 'misfit')
    return isLax(facts, holding, 'any') ? mayGiveMore() : fails({ ...named, ...misfits(facts, rest) });
  return fit === 'unsure' ? mayGiveMore() : doubt;
}

/** Some of the assets without the one that was gained last, if it waits for a slot: whoever still has to make room moves the old ones. */
function withoutTheGained(facts: Facts, holding: Holding, assets: readonly HeldAsset[]): readonly HeldAsset[] {
  const last = holding.assets.at(-1);
  return assets.at(-1) === last && last?.slot === null && fitOf(facts, holding) === 'misfit'
    ? assets.slice(0, -1)
    : assets;
}

/** The first kind of slot that does not hold all the assets named for it; `left` are its slots without them. */
function crowdIn(left: Slots, named: Readonly<Record<string, SlotName>>): Record<string, Json> {
  const slot = slotTypes.find((name) => (left[name] ?? 0) < 0) ?? null;
  const assets = Object.values(named).filter((name) => name === slot).length;
  return { slot, holds: slot === null ? null : (left[slot] ?? 0) + assets, assets };
}

/** More arrangements of its assets than anybody would choose from: no more are listed for a seat. */
export const MOST_ARRANGEMENTS = 256;

/**
 * The ways to distribute cargo and mods between their own slots and the common ones; the rest has one kind of slot. None
 * that slots.4.b allows is left out, unless there are very many.
 */
export function arrangements(facts: Facts, seat: string): Record<string, SlotName>[] {
  const holding = holdingOf(facts, seat);
  const { assets } = holding;
  if (assets.length > MOST_ASSETS) return [];
  const kinds = assets.map((asset) => assetTypeOf(facts, asset));
  const capacity = capacityOf(facts, holding);
  const count = { ...NO_ASSETS };
  for (const kind of kinds) add(count, kind);
  // Where a card of unknown text may give more slots, no asset is one too many for certain; nor is one named twice.
  const endless =
    isScarce(count, capacity) &&
    (new Set(assets.map((asset) => asset.card)).size < assets.length || isLax(facts, holding, 'any'));
  const left = { ...capacity };
  if (endless) for (const slot of slotTypes) if (left[slot] !== 0) left[slot] = null;
  const found: Record<string, SlotName>[] = [];
  const placed: Record<string, SlotName> = {};
  const place = (at: number): void => {
    const asset = assets[at];
    if (asset === undefined) return void found.push({ ...placed });
    const type = kinds[at] ?? null;
    if (type === null) return place(at + 1);
    const slots = SLOTS_FOR[type];
    for (const slot of slots) {
      const free = left[slot];
      if (free !== null && free <= 0) continue;
      if (free !== null) left[slot] = free - 1;
      placed[asset.card] = slot;
      // A choice that leaves no room for the others is not followed up, so that each step leads to an arrangement.
      if (found.length < MOST_ARRANGEMENTS && (slots.length === 1 || haveRoom(kinds, at + 1, left))) place(at + 1);
      left[slot] = free;
    }
  };
  if (haveRoom(kinds, 0, left)) place(0);
  return found;
}

/** Whether there are slots of a kind, but not enough for all the assets that could lie in them. */
function isScarce({ gear, jobs, crew, cargo, mods }: Counts, capacity: Slots): boolean {
  const lack = (assets: number, slots: number | null): boolean => slots !== null && slots > 0 && slots < assets;
  return (
    lack(gear, capacity.gear) ||
    lack(jobs, capacity['job-or-bounty']) ||
    lack(crew, capacity.crew) ||
    lack(cargo, capacity.cargo) ||
    lack(mods, capacity.mod) ||
    lack(cargo + mods, capacity['cargo-or-mod'])
  );
}

/** Whether the assets from this one on, told by their kinds, find room in the slots that are left. */
function haveRoom(kinds: readonly (AssetType | null)[], from: number, left: Slots): boolean {
  const count = { ...NO_ASSETS };
  for (let at = from; at < kinds.length; at += 1) {
    const kind = kinds[at] ?? null;
    add(count, kind);
  }
  return total(excesses(count, left)) === 0;
}

/** Whether a seat has no empty slot for one more asset of this type, one that brings no slot itself; null: nobody knows. */
export function hasNoSlotFor(facts: Facts, seat: string, type: AssetType): boolean | null {
  const own = holdingOf(facts, seat);
  const more: Holding = { ...own, assets: [...own.assets, { card: '', type, slot: null, captured: false }] };
  const over = crowds(facts, more);
  if (total(over) === 0) return isBlind(facts, own, ROOM_OF[type]) ? null : false;
  return isCertain(facts, own, over) ? true : null;
}
