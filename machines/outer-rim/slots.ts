/**
 * @module
 * Slots (LRR page 18): each asset lies in a slot of its type. A player may rearrange assets at any time, so only their
 * numbers count: an asset has no place of its own unless the log gives it one.
 */
import { z } from 'zod';
import type { Json } from '../../schemas/json.ts';
import { decision } from '../../schemas/outer-rim/move.ts';
import { type AssetType, Id, SlotType, type SlotType as SlotName, slotTypes } from '../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules, when } from '../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../ruleset.ts';
import { fitDamage } from './damage.ts';
import { putAway, takeUp } from './discarding.ts';
import { assetTypeOf, cardOf, type Draft, type Facts, heldBy, noteBoth, owe, seatOf } from './facts.ts';
import { assetFame } from './fame.ts';
import type { Bonuses, CardFacts, HeldAsset, Slots } from './types.ts';

export const moves = [
  decision(
    'slots.arrange',
    { assets: z.record(Id, SlotType).refine((assets) => Object.keys(assets).length > 0, 'name at least one asset') },
    'Assets are put into other slots; those that are not named go wherever there is room. At any time.',
  ),
  decision('asset.discard', { card: Id }, 'An asset is discarded because the slots do not hold all of them.'),
  decision('asset.decline', {}, 'The asset just gained or bought is discarded for want of a slot. A log may leave this out.'),
  decision('asset.keep', {}, 'Every asset has found a slot, thanks to a card whose text nobody knows. A log may leave this out.'),
] as const;
type Arrange = z.infer<(typeof moves)[0]>;
type Discard = z.infer<(typeof moves)[1]>;

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
const ROOM_OF: Readonly<Record<AssetType, Room>> = { gear: 'gear', job: 'job-or-bounty', bounty: 'job-or-bounty', crew: 'crew', cargo: 'hold', mod: 'hold' };

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
  const bonuses = [...holding.standing, ...holding.assets.map((asset) => cardOf(facts, asset.card)?.bonuses)];
  const sum = (slot: SlotName): number | null => {
    const printed = holding.printed[slot];
    return printed === null ? null : bonuses.reduce((total, bonus) => total + (bonus?.slots?.[slot] ?? 0), printed);
  };
  return Object.fromEntries(slotTypes.map((slot) => [slot, sum(slot)])) as Slots;
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
    lax: (bent && room !== 'gear') || holding.assets.some((asset, index) => cardOf(facts, asset.card)?.bonuses === undefined && mayMakeRoom(types[index] ?? null, room)),
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
  const bends = (source: string | null): boolean => source !== null && facts.board.bends.get(source)?.has('slots') === true;
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
  const slots = slotTypes.filter((slot) => (room === 'hold' ? slot === 'cargo' || slot === 'mod' || slot === 'cargo-or-mod' : slot === room));
  const assets = holding.assets.filter((asset) => ROOM_OF[assetTypeOf(facts, asset) ?? 'job'] === room && assetTypeOf(facts, asset) !== null);
  return { seat: holding.seat, assets: assets.map((asset) => asset.card), slots: Object.fromEntries(slots.map((slot) => [slot, capacity[slot]])), withoutASlot: all[room].over };
}

/** The assets of a seat that no arrangement fits into its slots; null if they fit or if nobody can know (slots.1). */
export function fitFailure(facts: Facts, seat: string): Record<string, Json> | null {
  const holding = holdingOf(facts, seat);
  return fitOf(facts, holding) === 'misfit' ? misfits(facts, holding) : null;
}

/** Whether discarding this card brings the assets nearer to fitting their slots. */
function relieves(facts: Facts, holding: Holding, card: string): boolean | 'unknown' {
  const asset = holding.assets.find((one) => one.card === card);
  if (asset === undefined) return false;
  const total = (one: Holding): number => Object.values(crowds(facts, one)).reduce((sum, crowd) => sum + crowd.over, 0);
  const before = Object.values(crowds(facts, holding));
  if (total(without(holding, [card])) < total(holding)) return before.some((crowd) => crowd.over > 0 && !crowd.lax) ? true : 'unknown';
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
    if (helps === false) return fails({ card, type: assetTypeOf(facts, card), freesANeededSlot: false, ...misfits(facts, rest) });
    if (helps === 'unknown') doubt = unknown(`nobody knows whether ${card} had to be discarded: not all slots, types or texts of the cards of ${holding.seat} are known`);
    rest = without(rest, [card]);
  }
  return doubt;
}

/** Whether a holding fits while one of its assets lies in this very slot. */
export function fitsWith(facts: Facts, holding: Holding, card: string, slot: SlotName): Finding {
  return arrangement(facts, holding, { [card]: slot });
}

/** Whether these assets can lie in these slots, and all the others somewhere (slots.4.b). */
function arrangement(facts: Facts, holding: Holding, named: Readonly<Record<string, SlotName>>): Finding {
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
  const used = Object.fromEntries(slotTypes.map((slot) => [slot, (capacity[slot] ?? 0) - (left[slot] ?? 0)])) as Record<SlotName, number>;
  if (crowded !== undefined) {
    return lax() ? unknown(`a card of ${holding.seat} whose text nobody knows may give more slots`) : fails({ slot: crowded, holds: capacity[crowded], assets: used[crowded] });
  }
  const printed = Object.fromEntries(slotTypes.map((slot) => [slot, minus(holding.printed[slot], used[slot])])) as Slots;
  const others: Holding = { ...without(holding, Object.keys(named)), printed, standing: [...holding.standing, ...Object.keys(named).map((card) => cardOf(facts, card)?.bonuses)] };
  const rest = fitOf(facts, others);
  if (rest === 'misfit') return lax() ? unknown(`a card of ${holding.seat} whose text nobody knows may give more slots`) : fails({ ...named, ...misfits(facts, others) });
  return rest === 'unsure' ? unknown(`a card of ${holding.seat} whose text nobody knows may give more slots`) : doubt;
}

function minus(slots: number | null, used: number): number | null {
  return slots === null ? null : slots - used;
}

/** Facts of a card that say the same in two spellings agree; what one of them does not tell is no contradiction. */
function agree(a: unknown, b: unknown, missing: unknown): boolean {
  if (a === null || b === null) return true;
  if (a === undefined || b === undefined) return missing === undefined || (a ?? missing) === (b ?? missing);
  if (Array.isArray(a) && Array.isArray(b)) return JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => agree(left[key], right[key], missing));
}

/** Facts that a card keeps all game long. */
const LASTING = ['deck', 'origin', 'type', 'cost', 'traits', 'destination', 'reward', 'patrolIcon', 'contactIcon', 'ship', 'skills', 'bonuses', 'abilities', 'leavesGame'] as const;

/**
 * The first fact stated of a card that is not the one stated before, or not the catalogue's where that is certain; null
 * when all agree (log.the-move-log.2).
 */
export function contradiction(facts: Facts, card: CardFacts): Record<string, Json> | null {
  const known = cardOf(facts, card.id);
  if (known === undefined) return null;
  for (const fact of LASTING) {
    const [stated, before] = [card[fact], known[fact]];
    if (stated === undefined || before === undefined || stated === null || before === null) continue;
    const same = fact === 'abilities' ? JSON.stringify(stated) === JSON.stringify(before) : agree(stated, before, fact === 'bonuses' ? 0 : undefined);
    if (!same) return { card: card.id, fact, stated: structuredClone(stated) as unknown as Json, before: structuredClone(before) as unknown as Json };
  }
  return null;
}

/** `seat` becomes the owner of a card: additional fame comes with it (fame.3.a). No slot is looked for. */
export function ownAsset(draft: Draft, seat: string, card: string, slot: SlotName | null): void {
  seatOf(draft.facts, seat).assets.push(assetFrom(draft.facts, card, slot));
  assetFame(draft, seat, card, 1);
}

/** `seat` owns a card no longer, and it goes where discarded cards go; what depends on it goes too (fame.3.b, damage.4). */
export function loseAsset(draft: Draft, seat: string, card: string, how: 'discarded' | 'spent' = 'discarded'): void {
  if (heldBy(draft.facts, seat, card) === undefined) return;
  putAway(draft, card, how);
  draft.note('outer-rim.discarding.1', 'seats', seat, 'assets');
  assetFame(draft, seat, card, -1);
  fitDamage(draft, seat);
}

/** Owes the chart `slots` when the assets of a seat do not fit for certain; `gained` is the asset that came last. */
export function oweRoom(draft: Draft, seat: string, gained: string | null, bought: boolean): void {
  if (fitOf(draft.facts, holdingOf(draft.facts, seat)) !== 'fits') owe(draft, { do: 'make-room', seat, gained, bought });
}

/**
 * `seat` gains a card as an asset (slots.2), from wherever it lay. Without a free slot, room must be made for it (slots.3).
 * The market deck on which it lay faceup gets a new top card, whose patrol icon works (patrol-movement.1).
 */
export function gainAsset(draft: Draft, seat: string, card: string, because: RuleId): void {
  const { facts } = draft;
  if (heldBy(facts, seat, card) !== undefined) return;
  const former = facts.order.find((other) => heldBy(facts, other, card) !== undefined);
  const deck = takeUp(facts, card);
  if (former !== undefined) {
    assetFame(draft, former, card, -1);
    fitDamage(draft, former);
    oweRoom(draft, former, null, false);
  }
  ownAsset(draft, seat, card, null);
  noteBoth(draft, 'outer-rim.slots.2', because, 'seats', seat, 'assets');
  oweRoom(draft, seat, card, false);
  if (deck === null) return;
  draft.note('outer-rim.market-decks.1.1', 'market', deck, 'faceup');
  owe(draft, { do: 'reveal', deck, icons: true, buyer: seat });
}

/** `seat` discards an asset (discarding.1). With a slot that the card gave, other assets may have to go (slots.4.1). */
export function discardAsset(draft: Draft, seat: string, card: string, how: 'discarded' | 'spent' = 'discarded'): void {
  const { facts } = draft;
  if (heldBy(facts, seat, card) === undefined) return;
  loseAsset(draft, seat, card, how);
  const owed = facts.room?.seat === seat || facts.agenda.owed.some((item) => item.do === 'make-room' && item.seat === seat);
  if (!owed) oweRoom(draft, seat, null, false);
}

/** A card is discarded to make room: by the seat that has to, a card of its own, out of a slot of the kind that lacks. */
function freesASlot(facts: Facts, move: Discard): Finding {
  const { room } = facts;
  if (room === null || room.seat !== move.seat) return voids({ seat: move.seat, mustMakeRoom: room?.seat ?? null });
  if (heldBy(facts, room.seat, move.card) === undefined) return voids({ card: move.card, seat: room.seat, has: false });
  return eachFreesASlot(facts, holdingOf(facts, room.seat), [move.card]);
}

/** Cards for which another one must go: declining them is not allowed (unfinished-business.1). */
const CANNOT_BE_DECLINED: ReadonlySet<string> = new Set(['broken-arm', 'encrypted-message', 'priority-delivery', 'structural-damage']);

/** Every way to distribute cargo and mods between their own slots and the common ones; the rest has one kind of slot. */
function* arrangements(facts: Facts, seat: string): Iterable<Record<string, SlotName>> {
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

const makesRoom = { awaits: 'who-makes-room' } as const;

export const slots: Slice<Facts> = {
  charts: [
    chart({
      id: 'slots',
      description: 'Assets are discarded until each of the others has a slot.',
      initial: 'looking',
      meta: { rules: ['outer-rim.slots.4.1'], refuses: { '*': 'outer-rim.slots.4.2' } },
      states: {
        looking: {
          always: [
            { guard: when('every-asset-has-a-slot'), actions: ['room-is-made'], target: 'done', meta: { rules: ['outer-rim.slots.1'] } },
            { guard: when('nobody-knows-whether-the-assets-fit'), target: 'perhaps' },
            { guard: when('the-new-asset-lacks-a-slot'), target: 'making-room' },
            { target: 'losing' },
          ],
        },
        'making-room': {
          // Whoever frees no slot lets the new card go (notes f-w.6); with four cards that is not allowed.
          meta: { ...makesRoom, implies: 'asset.decline', rules: ['outer-rim.slots.2', 'outer-rim.slots.3'], refuses: { '*': 'outer-rim.unfinished-business.1' } },
          on: {
            'asset.discard': { guard: rules('outer-rim.slots.3', 'outer-rim.unfinished-business.1'), actions: ['discard-for-room'], target: 'looking' },
            'asset.decline': { guard: rules('log.the-move-log.4', 'outer-rim.slots.2', 'outer-rim.unfinished-business.1'), actions: ['decline-asset'], target: 'looking' },
          },
        },
        losing: {
          meta: { ...makesRoom, rules: ['outer-rim.slots.4.2', 'outer-rim.buying.2.3'] },
          on: { 'asset.discard': { guard: rules('outer-rim.slots.4.2'), actions: ['discard-for-room'], target: 'looking' } },
        },
        perhaps: {
          meta: { ...makesRoom, implies: 'asset.keep', rules: ['outer-rim.slots.1.2'] },
          on: {
            'asset.keep': { guard: rules('log.the-move-log.4', 'outer-rim.slots.1.2'), actions: ['room-is-made'], target: 'done' },
            'asset.discard': { guard: rules('outer-rim.slots.4.2'), actions: ['discard-for-room'], target: 'looking' },
            'asset.decline': { guard: rules('log.the-move-log.4', 'outer-rim.slots.2', 'outer-rim.unfinished-business.1'), actions: ['decline-asset'], target: 'looking' },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    // Standing: where no slot is wanting, nothing may be discarded at will.
    'outer-rim.assets.6': (facts, move: Discard) => voids({ seat: move.seat, card: move.card, has: heldBy(facts, move.seat, move.card) !== undefined, makesRoomFor: null }),
    'outer-rim.slots.2': (facts, move: Move) => {
      const { room } = facts;
      if (room === null || room.seat !== move.seat) return voids({ seat: move.seat ?? null, mustMakeRoom: room?.seat ?? null });
      if (room.gained === null || heldBy(facts, room.seat, room.gained) === undefined) return voids({ seat: room.seat, declined: null });
      return fitOf(facts, holdingOf(facts, room.seat)) === 'unsure' ? unknown(`a card of ${room.seat} whose text nobody knows may give a slot for ${room.gained}`) : true;
    },
    'outer-rim.slots.3': freesASlot,
    'outer-rim.slots.4.2': freesASlot,
    'outer-rim.slots.1.2': (facts, move: Move) => {
      const { room } = facts;
      if (room === null || room.seat !== move.seat) return voids({ seat: move.seat ?? null, mustMakeRoom: room?.seat ?? null });
      return unknown(`a card of ${room.seat} whose text nobody knows must give a slot for all assets to fit`);
    },
    'outer-rim.slots.4.a': (facts, move: Arrange) => {
      const strange = Object.keys(move.assets).find((card) => heldBy(facts, move.seat, card) === undefined);
      return strange === undefined ? true : voids({ seat: move.seat, card: strange, has: false });
    },
    'outer-rim.slots.4.b': (facts, move: Arrange) => arrangement(facts, holdingOf(facts, move.seat), move.assets),
    'outer-rim.unfinished-business.1': (facts, move: Move & { card?: string }) => {
      const gained = facts.room?.gained ?? null;
      if (gained === null || !CANNOT_BE_DECLINED.has(gained) || !facts.board.expansion) return true;
      return move.card === undefined || move.card === gained ? fails({ card: gained, declined: true }) : true;
    },
  },
  effects: {
    'room-is-made': ({ facts }) => void (facts.room = null),
    'discard-for-room': (draft, move: Discard) => {
      const { room } = draft.facts;
      if (room === null) return;
      loseAsset(draft, room.seat, move.card);
      draft.note(room.gained === null ? 'outer-rim.slots.4.2' : 'outer-rim.slots.3', 'seats', room.seat, 'assets');
    },
    'decline-asset': (draft) => {
      const { room } = draft.facts;
      if (room === null || room.gained === null) return;
      loseAsset(draft, room.seat, room.gained);
      draft.note('outer-rim.assets.5', 'seats', room.seat, 'assets');
      draft.note('outer-rim.slots.2', 'seats', room.seat, 'assets');
      if (room.bought) draft.note('outer-rim.buying.1.b', 'seats', room.seat, 'assets');
    },
    'arrange-slots': (draft, move: Arrange) => {
      const { facts } = draft;
      const capacity = capacityOf(facts, holdingOf(facts, move.seat));
      const taken = new Map<SlotName, number>();
      const take = (asset: HeldAsset, slot: SlotName | null): void => {
        asset.slot = slot;
        if (slot !== null) taken.set(slot, (taken.get(slot) ?? 0) + 1);
      };
      const { assets } = seatOf(facts, move.seat);
      for (const asset of assets) if (Object.hasOwn(move.assets, asset.card)) take(asset, move.assets[asset.card] ?? null);
      for (const asset of assets) {
        if (Object.hasOwn(move.assets, asset.card)) continue;
        // What is not named makes way: its slot is not known any more once another asset lies there.
        const full = asset.slot !== null && (taken.get(asset.slot) ?? 0) >= (capacity[asset.slot] ?? Infinity);
        take(asset, full ? null : asset.slot);
      }
      draft.note('outer-rim.slots.4.a', 'seats', move.seat, 'assets');
    },
  },
  cases: {
    'every-asset-has-a-slot': (facts) => facts.room === null || fitOf(facts, holdingOf(facts, facts.room.seat)) === 'fits',
    'nobody-knows-whether-the-assets-fit': (facts) => facts.room !== null && fitOf(facts, holdingOf(facts, facts.room.seat)) === 'unsure',
    'the-new-asset-lacks-a-slot': (facts) => {
      const { room } = facts;
      return room !== null && room.gained !== null && heldBy(facts, room.seat, room.gained) !== undefined && relieves(facts, holdingOf(facts, room.seat), room.gained) !== false;
    },
  },
  candidates: {
    'slots.arrange': function* (facts): Iterable<Option> {
      for (const seat of facts.order) {
        for (const assets of arrangements(facts, seat)) {
          const cards = Object.entries(assets);
          if (cards.length === 0) continue;
          const properties = Object.fromEntries(cards.map(([card, slot]) => [card, { enum: [slot] }]));
          yield {
            move: { type: 'slots.arrange', seat, assets } as Arrange,
            open: { '/assets': { type: 'object', properties, additionalProperties: false, minProperties: 1 } },
          };
        }
      }
    },
    'asset.discard': (facts) => {
      const { room } = facts;
      return room === null ? [] : seatOf(facts, room.seat).assets.map((asset): Option => ({ move: { type: 'asset.discard', seat: room.seat, card: asset.card } as Move }));
    },
    'asset.decline': (facts) => (facts.room === null ? [] : [{ move: { type: 'asset.decline', seat: facts.room.seat } }]),
    'asset.keep': (facts) => (facts.room === null ? [] : [{ move: { type: 'asset.keep', seat: facts.room.seat } }]),
  },
  carriesOut: ['outer-rim.slots.0.1', 'outer-rim.slots.1', 'outer-rim.slots.1.1', 'outer-rim.slots.1.3'],
  restates: {
    'outer-rim.assets.1': 'outer-rim.slots.2',
    'outer-rim.assets.4': 'outer-rim.slots.3',
    'outer-rim.bounties.2': 'outer-rim.slots.2',
    'outer-rim.bounties.2.1': 'outer-rim.slots.3',
    'outer-rim.cargo.2': 'outer-rim.slots.2',
    'outer-rim.cargo.2.1.a': 'outer-rim.slots.3',
    'outer-rim.crew.2': 'outer-rim.slots.2',
    'outer-rim.crew.2.1': 'outer-rim.slots.3',
    'outer-rim.crew.2.2': 'outer-rim.assets.5',
    'outer-rim.gear.2': 'outer-rim.slots.2',
    'outer-rim.gear.2.1.a': 'outer-rim.slots.3',
    'outer-rim.jobs.3': 'outer-rim.slots.2',
    'outer-rim.jobs.3.1': 'outer-rim.slots.3',
    'outer-rim.mods.2': 'outer-rim.slots.2',
    'outer-rim.mods.2.1.a': 'outer-rim.slots.3',
  },
};
