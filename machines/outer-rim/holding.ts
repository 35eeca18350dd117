/**
 * @module
 * Whether assets fit their slots (slots.1 to slots.1.3): how many slots of each kind there are, which assets they can hold,
 * and which discards would help. Pure questions, asked of what a seat holds now or would hold; their rules are in slots.ts.
 */
import type { Json } from '../../schemas/json.ts';
import { type AssetType, type SlotType as SlotName, slotTypes } from '../../schemas/outer-rim/words.ts';
import { type Finding, fails, unknown } from '../ruleset.ts';
import { assetTypeOf, cardOf, type Facts, seatOf } from './facts.ts';
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
  const standing = [
    own.character === null ? undefined : facts.board.characters.get(own.character)?.bonuses,
    own.ship === null ? undefined : facts.board.ships.get(own.ship)?.bonuses,
  ];
  return { seat, ship: own.ship, printed: own.slots, standing, assets: own.assets };
}

/** A holding without some of its cards. */
export function without(holding: Holding, cards: readonly string[]): Holding {
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
  const add = (bonuses: Bonuses | undefined): void => {
    const more = bonuses?.slots;
    if (more === undefined) return;
    for (const slot of slotTypes) {
      const printed = capacity[slot];
      if (printed !== null) capacity[slot] = printed + (more[slot] ?? 0);
    }
  };
  for (const bonuses of holding.standing) add(bonuses);
  for (const asset of holding.assets) add(cardOf(facts, asset.card)?.bonuses);
  return capacity;
}

interface Crowd {
  /** assets that find no slot, as far as anybody knows */
  readonly over: number;
  /** a card whose text is not known may make more room (slots.1.2) */
  readonly lax: boolean;
  /** a number of slots or the type of an asset is not known, so that more assets may lack a slot */
  readonly blind: boolean;
}

/** How crowded each room is. What is not known counts as room enough. */
function crowds(facts: Facts, holding: Holding): Readonly<Record<Room, Crowd>> {
  const capacity = capacityOf(facts, holding);
  const types = holding.assets.map((asset) => assetTypeOf(facts, asset));
  const count = (...of: AssetType[]): number => types.filter((type) => type !== null && of.includes(type)).length;
  const excess = (assets: number, slots: number | null): number => (slots === null ? 0 : Math.max(0, assets - slots));
  const bent = bendsSlots(facts, holding);
  const crowd = (room: Room, over: number, ...slots: SlotName[]): Crowd => ({
    over,
    lax:
      (bent && room !== 'gear') ||
      holding.assets.some(
        (asset, index) => cardOf(facts, asset.card)?.bonuses === undefined && mayMakeRoom(types[index] ?? null, room),
      ),
    blind: types.includes(null) || slots.some((slot) => capacity[slot] === null),
  });
  return {
    gear: crowd('gear', excess(count('gear'), capacity.gear), 'gear'),
    'job-or-bounty': crowd('job-or-bounty', excess(count('job', 'bounty'), capacity['job-or-bounty']), 'job-or-bounty'),
    crew: crowd('crew', excess(count('crew'), capacity.crew), 'crew'),
    hold: crowd(
      'hold',
      // Cargo and mods beyond their own slots share those that take either (slots.1.3).
      excess(excess(count('cargo'), capacity.cargo) + excess(count('mod'), capacity.mod), capacity['cargo-or-mod']),
      'cargo',
      'mod',
      'cargo-or-mod',
    ),
  };
}

/**
 * Whether a card bends the rules of slots in a way that its bonuses do not say: most ships have other slots once their goal
 * is completed (golden-rules.0.2). None of them adds gear slots.
 */
function bendsSlots(facts: Facts, { seat, ship, assets }: Holding): boolean {
  const { character } = seatOf(facts, seat);
  const bends = (source: string | null): boolean =>
    source !== null && facts.board.bends.get(source)?.has('slots') === true;
  const counted = character !== null && facts.board.characters.get(character)?.bonuses?.slots !== undefined;
  return (bends(character) && !counted) || bends(ship) || assets.some((asset) => bends(asset.card));
}

/** Whether a card of unknown text might give slots: mods of the hold, gear and crew of their own kind. */
function mayMakeRoom(type: AssetType | null, room: Room): boolean {
  return type === null || ((type === 'mod' || type === 'gear' || type === 'crew') && ROOM_OF[type] === room);
}

/** Whether every asset of a holding has a slot: `unsure` when a card of unknown text might make the room that lacks. */
export function fitOf(facts: Facts, holding: Holding): 'fits' | 'misfit' | 'unsure' {
  const found = Object.values(crowds(facts, holding)).filter((crowd) => crowd.over > 0);
  if (found.length === 0) return 'fits';
  return found.some((crowd) => !crowd.lax) ? 'misfit' : 'unsure';
}

/** What does not fit, for a report. */
function misfits(facts: Facts, holding: Holding): Record<string, Json> {
  const all = crowds(facts, holding);
  const capacity = capacityOf(facts, holding);
  const [room] = ROOMS.filter((name) => all[name].over > 0);
  if (room === undefined) return { seat: holding.seat };
  const slots = slotTypes.filter((slot) =>
    room === 'hold' ? slot === 'cargo' || slot === 'mod' || slot === 'cargo-or-mod' : slot === room,
  );
  const assets = holding.assets.filter(
    (asset) => ROOM_OF[assetTypeOf(facts, asset) ?? 'job'] === room && assetTypeOf(facts, asset) !== null,
  );
  return {
    seat: holding.seat,
    assets: assets.map((asset) => asset.card),
    slots: Object.fromEntries(slots.map((slot) => [slot, capacity[slot]])),
    withoutASlot: all[room].over,
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
  const total = (one: Holding): number => Object.values(crowds(facts, one)).reduce((sum, crowd) => sum + crowd.over, 0);
  const before = Object.values(crowds(facts, holding));
  if (total(without(holding, [card])) < total(holding))
    return before.some((crowd) => crowd.over > 0 && !crowd.lax) ? true : 'unknown';
  const type = assetTypeOf(facts, asset);
  return type === null || crowds(facts, holding)[ROOM_OF[type]].blind ? 'unknown' : false;
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
  let doubt: Finding = true;
  const left: Slots = { ...capacity };
  for (const [card, slot] of Object.entries(named)) {
    const type = assetTypeOf(facts, holding.assets.find((asset) => asset.card === card) ?? card);
    if (type === null) doubt = unknown(`nobody knows what kind of asset ${card} is`);
    else if (!SLOTS_FOR[type].includes(slot)) return fails({ card, type, slot, validSlots: [...SLOTS_FOR[type]] });
    const free = left[slot];
    if (free === null) doubt = unknown(`nobody knows how many "${slot}" slots ${holding.seat} has`);
    else left[slot] = free - 1;
  }
  const lax = (): boolean => Object.values(crowds(facts, holding)).some((crowd) => crowd.lax);
  const crowded = slotTypes.find((slot) => (left[slot] ?? 0) < 0);
  const used = Object.fromEntries(slotTypes.map((slot) => [slot, (capacity[slot] ?? 0) - (left[slot] ?? 0)])) as Record<
    SlotName,
    number
  >;
  if (crowded !== undefined) {
    return lax()
      ? unknown(`a card of ${holding.seat} whose text nobody knows may give more slots`)
      : fails({ slot: crowded, holds: capacity[crowded], assets: used[crowded] });
  }
  const printed = Object.fromEntries(
    slotTypes.map((slot) => [slot, minus(holding.printed[slot], used[slot])]),
  ) as Slots;
  const others: Holding = {
    ...without(holding, Object.keys(named)),
    printed,
    standing: [...holding.standing, ...Object.keys(named).map((card) => cardOf(facts, card)?.bonuses)],
  };
  const rest = fitOf(facts, others);
  if (rest === 'misfit')
    return lax()
      ? unknown(`a card of ${holding.seat} whose text nobody knows may give more slots`)
      : fails({ ...named, ...misfits(facts, others) });
  return rest === 'unsure' ? unknown(`a card of ${holding.seat} whose text nobody knows may give more slots`) : doubt;
}

function minus(slots: number | null, used: number): number | null {
  return slots === null ? null : slots - used;
}

/** Every way to distribute cargo and mods between their own slots and the common ones; the rest has one kind of slot. */
export function* arrangements(facts: Facts, seat: string): Iterable<Record<string, SlotName>> {
  const holding = holdingOf(facts, seat);
  const capacity = capacityOf(facts, holding);
  let found: Record<string, SlotName>[] = [{}];
  for (const asset of holding.assets) {
    const type = assetTypeOf(facts, asset);
    if (type === null) continue;
    const open = SLOTS_FOR[type].filter((slot) => capacity[slot] !== 0);
    found = found.flatMap((before) => open.map((slot) => ({ ...before, [asset.card]: slot })));
  }
  for (const one of found) {
    const finding = arrangement(facts, holding, one);
    if (finding === true || finding.holds === 'unknown') yield one;
  }
}
