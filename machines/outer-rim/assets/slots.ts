/**
 * @module
 * Slots (LRR page 18): each asset lies in a slot of its type. A player may rearrange assets at any time, so only their
 * numbers count: an asset has no place of its own unless the log gives it one.
 */
import { z } from 'zod';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { Room as RoomSchema } from '../../../schemas/outer-rim/position.ts';
import {
  type AssetType,
  assetTypes,
  CardId,
  type Deck,
  type SlotType as SlotName,
  SlotType,
  slotTypes,
} from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { fitDamage } from '../combat/damage.ts';
import { mayBeCrew, oweReturn } from '../encounters/returns.ts';
import { contactOfCard, takeOffTheMap } from '../encounters/tokens.ts';
import { assetFame, refreshFame } from '../player/fame.ts';
import { BY_CARD, type Deeds } from '../table/deeds.ts';
import { doubtAbout } from '../table/doubts.ts';
import {
  assetTypeOf,
  cardOf,
  type Draft,
  type Facts,
  heldBy,
  noteBoth,
  owe,
  seatOf,
  tellCard,
} from '../table/facts.ts';
import type { HeldAsset, Room } from '../table/types.ts';
import { putAway, removeFromGame, takeUp } from './discarding.ts';
import { isGained } from './gaining.ts';
import {
  arrangement,
  arrangements,
  assetFrom,
  capacityOf,
  eachFreesASlot,
  fitOf,
  hasNoSlotFor,
  holdingOf,
  isUntoldRoom,
  MOST_ARRANGEMENTS,
  mayHaveHadToGo,
  mayLack,
  relieves,
  SLOTS_FOR,
  shareSlots,
} from './holding.ts';
import { otherEnd } from './rotating.ts';

const discardMove = decision(
  'asset.discard',
  { card: CardId.describe('the asset that goes') },
  'An asset is discarded because the slots do not hold all of them.',
);

const moves = [
  decision(
    'slots.arrange',
    {
      assets: z
        .record(CardId, SlotType)
        .refine((assets) => Object.keys(assets).length > 0, 'name at least one asset')
        .describe('by asset, the kind of slot that it is put in'),
    },
    'Assets are put into other slots; those that are not named go wherever there is room. At any time.',
  ),
  discardMove,
  decision(
    'asset.decline',
    {},
    'The asset just gained is not taken, or the one just bought has no slot: it is discarded.',
  ),
  decision(
    'asset.keep',
    {},
    'Every asset has found a slot, thanks to a card whose text nobody knows. A log may leave this out.',
  ),
] as const;
type Arrange = z.infer<(typeof moves)[0]>;
export type Discard = z.infer<(typeof moves)[1]>;

/** `seat` becomes the owner of a card. No slot is looked for: `oweRoom` says whether it may keep it. */
export function ownAsset(draft: Draft, seat: string, card: string, slot: SlotName | null): void {
  seatOf(draft.facts, seat).assets.push(assetFrom(draft.facts, card, slot));
  isGained(draft.facts, seat, card);
}

/** How a card goes: `spent`, it has brought its reward; `beaten`, a crew whose token somebody takes who has won the fight over it. */
type Going = 'discarded' | 'spent' | 'beaten';

/** `seat` owns a card no longer, and it goes where discarded cards go; what depends on it goes too (fame.3.b, damage.4). */
export function loseAsset(draft: Draft, seat: string, card: string, how: Going = 'discarded'): void {
  if (heldBy(draft.facts, seat, card) === undefined) return;
  assetFame(draft, seat, card, -1);
  letGo(draft, seat, card, how);
}

/** As `loseAsset`, of a card whose additional fame its owner does not have. */
function letGo(draft: Draft, seat: string, card: string, how: Going): void {
  const held = heldBy(draft.facts, seat, card);
  putAway(draft, card, how === 'spent' ? how : 'discarded');
  const leavesToken = held !== undefined && how !== 'beaten' && (held.captured || mayBeCrew(draft.facts, held));
  if (leavesToken) oweReturn(draft, seat, held);
  draft.note('outer-rim.discarding.1', 'seats', seat, 'assets');
  refreshFame(draft, seat, card);
  fitDamage(draft, seat);
}

/** An asset that has found its slot stays, and its additional fame comes with it (fame.3.a). */
function keep(draft: Draft, { seat, gained }: Pick<Room, 'seat' | 'gained'>): void {
  if (gained !== null && heldBy(draft.facts, seat, gained) !== undefined) assetFame(draft, seat, gained, 1);
}

/** Whether there is a slot for every asset, as far as anybody can tell; of what has come that has to have been told. */
function hasRoom(facts: Facts, room: Room): boolean {
  if (room.untold !== undefined) return false;
  return fitOf(facts, holdingOf(facts, room.seat)) === 'fits' && !isUntold(facts, room);
}

/** Whether what was gained, or lies on a ship that was bought, may lack a slot because the slots have never been told (slots.1.1). */
function isUntold(facts: Facts, { seat, gained, bought }: Room): boolean {
  const isKnown = gained !== null || (bought && seatOf(facts, seat).ship !== null);
  return isKnown && isUntoldRoom(facts, holdingOf(facts, seat), gained);
}

/**
 * What was gained or bought last stays if the assets of a seat fit for certain; else room must be made, and until then it
 * is open whether it stays.
 */
export function oweRoom(draft: Draft, seat: string, gained: string | null, bought: boolean): void {
  const room = roomFor(draft.facts, seat, gained, bought);
  if (hasRoom(draft.facts, room)) keep(draft, { seat, gained });
  else owe(draft, { do: 'make-room', ...room });
}

/** What has come, and whether it may lack a slot because nobody knows what else its owner has. */
function roomFor(facts: Facts, seat: string, gained: string | null, bought: boolean): Room {
  const room: Room = { seat, gained, bought };
  const type = gained === null || doubtAbout(facts, seat, 'assets') === null ? null : assetTypeOf(facts, gained);
  return type === null || hasNoSlotFor(facts, seat, type) === false ? room : { ...room, untold: [type] };
}

/** The kinds of assets on each market deck; a card of the luxury deck may be of any. */
const ON_DECK: Readonly<Record<Deck, readonly AssetType[]>> = {
  bounty: ['bounty'],
  cargo: ['cargo'],
  'gear-mod': ['gear', 'mod'],
  job: ['job'],
  luxury: assetTypes,
  ship: [],
};

/**
 * A card has been bought and nobody has told which: it may have found no slot (buying.1.1). `isOpen`: nor does anybody know what else its
 * buyer has.
 */
export function oweRoomUntold(draft: Draft, seat: string, deck: Deck, isOpen: boolean): void {
  const untold = ON_DECK[deck].filter((type) => isOpen || hasNoSlotFor(draft.facts, seat, type) !== false);
  if (untold.length > 0) owe(draft, { do: 'make-room', seat, gained: null, bought: true, untold });
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
  noteBoth(draft, 'outer-rim.slots.2', because, seat, 'assets');
  if (cardOf(facts, card)?.rotatesTo !== undefined && former === undefined)
    draft.note('outer-rim.assets.3.2', 'seats', seat, 'assets');
  if (former !== undefined && otherEnd(facts, card) !== null)
    draft.note('outer-rim.assets.3.4', 'seats', seat, 'assets');
  const room = roomFor(facts, seat, card, false);
  owe(draft, { do: hasRoom(facts, room) ? 'gained-asset' : 'make-room', ...room });
  if (deck !== null) owe(draft, { do: 'reveal', deck, icons: true, buyer: seat });
}

/** `seat` discards an asset (discarding.1). With a slot that the card gave, other assets may have to go (slots.4.1). */
export function discardAsset(draft: Draft, seat: string, card: string, how: 'discarded' | 'spent' = 'discarded'): void {
  const { facts } = draft;
  if (heldBy(facts, seat, card) === undefined) return;
  loseAsset(draft, seat, card, how);
  oweRoom(draft, seat, null, false);
}

/**
 * `seat` owns a card no longer `because` of a rule, and it leaves the game: what its owner had by it goes with it, and with a slot
 * that it gave other assets may have to go. `removedBy`: the rule by which it leaves the game; left out: the card itself says so.
 */
export function removeAsset(draft: Draft, seat: string, card: string, because: RuleId, removedBy?: RuleId): void {
  const isHeld = heldBy(draft.facts, seat, card) !== undefined;
  removeFromGame(draft, card, removedBy);
  if (isHeld) assetFame(draft, seat, card, -1);
  fitDamage(draft, seat);
  oweRoom(draft, seat, null, false);
  draft.note(because, 'seats', seat, 'assets');
}

/** A card is discarded to make room: by the seat that has to, a card of its own, out of a slot of the kind that lacks. */
export function freesASlot(facts: Facts, move: Discard, room: Room): Finding {
  if (room.seat !== move.seat) return voids({ seat: move.seat, mustMakeRoom: room.seat });
  if (heldBy(facts, room.seat, move.card) === undefined) return voids({ card: move.card, seat: room.seat, has: false });
  if (room.untold === undefined) return eachFreesASlot(facts, holdingOf(facts, room.seat), [move.card]);
  const type = assetTypeOf(facts, move.card);
  return type === null || room.untold.some((kind) => shareSlots(kind, type))
    ? mayHaveHadToGo(move.seat, move.card)
    : fails({ card: move.card, type, freesANeededSlot: false, seat: room.seat });
}

/** The new asset that goes again: where the log has told only behind a purchase what was bought, the last of its kind that is too much. */
function declinedIn(facts: Facts, { seat, gained, untold }: Room): string | null {
  if (gained !== null || untold === undefined || fitOf(facts, holdingOf(facts, seat)) !== 'misfit') return gained;
  const isOne = (asset: HeldAsset): boolean => untold.some((type) => type === assetTypeOf(facts, asset));
  return seatOf(facts, seat).assets.findLast(isOne)?.card ?? null;
}

const makesRoom = { awaits: 'who-makes-room' } as const;

/** What was gained goes: an AI player keeps a crew that it has gained as long as another one can go (gaining-crew.1.1). */
const goesAgain = rules(
  'outer-rim.slots.2',
  'outer-rim.unfinished-business.1',
  'outer-rim.single-player-rules-gaining-crew.1.1',
);

/** More assets put into slots one by one than anybody reads. */
const MOST_SINGLES = 256;

/** Single assets put into slots otherwise, where nobody knows what kind of asset each is or how many slots there are. */
function untoldArrangements(facts: Facts, seat: string, ways: readonly Readonly<Record<string, SlotName>>[]): Option[] {
  const found: Option[] = [];
  const holding = holdingOf(facts, seat);
  const lacking = mayLack(facts, holding, slotTypes);
  for (const asset of holding.assets) {
    const type = assetTypeOf(facts, asset);
    for (const slot of type === null ? slotTypes : SLOTS_FOR[type]) {
      if ((type !== null && !lacking.includes(slot)) || ways.some((way) => way[asset.card] === slot)) continue;
      if (found.length === MOST_SINGLES) return found;
      found.push(singleArrangement(seat, asset.card, slot));
    }
  }
  return found;
}

/** One asset put into a slot; any of the others may be put anywhere with it. */
function singleArrangement(seat: string, card: string, slot: SlotName): Option {
  const properties = { [card]: { enum: [slot] } };
  const only = { type: 'object', properties, required: [card], additionalProperties: false };
  return {
    move: { type: 'slots.arrange', seat, assets: { [card]: slot } } as Arrange,
    open: () => ({ open: { '/assets': only }, more: ['/assets'] }),
  };
}

export const slots: Slice<Facts> = {
  moves,
  says: {
    'slots.arrange': ({ assets }: Arrange) =>
      // In one order, whatever that of the log.
      `puts ${Object.entries(assets)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([card, slot]) => `${card} into a ${slot} slot`)
        .join(', ')}`,
    'asset.discard': ({ card }: Discard) => `discards ${card} to make room`,
    'asset.decline': () => 'lets the new asset go',
    'asset.keep': () => 'has a slot for every asset',
  },
  // Which card went is never supplied: it is a card of the player's, whether held before or just gained.
  unspoken: { slots: { 'making-room': 'any', 'moving-over': 'any', losing: 'shown', perhaps: 'shown' } },
  // A table that has kept too many assets goes on with all of them.
  unrecorded: {
    slots: function* (_facts, _move, _room, state) {
      if (state === 'losing' || state === 'moving-over') yield { state: 'done', says: 'nothing had been discarded' };
    },
  },
  own: { slots: { schema: RoomSchema, shownAs: 'room' } },
  charts: [
    chart({
      id: 'slots',
      description: 'Assets are discarded until each of the others has a slot.',
      initial: 'looking',
      meta: { rules: ['outer-rim.slots.4.1'], refuses: { '*': 'outer-rim.slots.4.2' } },
      states: {
        looking: {
          always: [
            {
              guard: when('every-asset-has-a-slot'),
              actions: ['keep-asset'],
              target: 'done',
              meta: { rules: ['outer-rim.slots.1'] },
            },
            { guard: when('nobody-knows-whether-the-assets-fit'), target: 'perhaps' },
            { guard: when('the-new-asset-lacks-a-slot'), target: 'making-room' },
            { guard: when('a-ship-was-bought'), target: 'moving-over' },
            { target: 'losing' },
          ],
        },
        'making-room': {
          // Whoever frees no slot lets the new card go (notes f-w.6); with four cards that is not allowed.
          meta: {
            ...makesRoom,
            rules: ['outer-rim.slots.2', 'outer-rim.slots.3'],
            refuses: { '*': 'outer-rim.unfinished-business.1' },
          },
          on: {
            'asset.decline': {
              guard: goesAgain,
              actions: ['decline-asset'],
              target: 'looking',
            },
            'asset.discard': {
              guard: rules(
                'outer-rim.slots.3',
                'outer-rim.unfinished-business.1',
                'outer-rim.single-player-rules-gaining-crew.1.1',
              ),
              actions: ['discard-for-room'],
              target: 'looking',
            },
          },
        },
        // What a new ship has no room for goes by the rule of its purchase, which says the same of one case of slots.4.2.
        'moving-over': {
          meta: { ...makesRoom, rules: ['outer-rim.buying.2.3'], refuses: { '*': 'outer-rim.buying.2.3' } },
          on: {
            'asset.discard': { guard: rules('outer-rim.buying.2.3'), actions: ['discard-for-room'], target: 'looking' },
          },
        },
        losing: {
          meta: { ...makesRoom, rules: ['outer-rim.slots.4.2'] },
          on: {
            'asset.discard': { guard: rules('outer-rim.slots.4.2'), actions: ['discard-for-room'], target: 'looking' },
          },
        },
        perhaps: {
          meta: { ...makesRoom, implies: 'asset.keep', rules: ['outer-rim.slots.1.2'] },
          on: {
            'asset.keep': {
              guard: rules('outer-rim.slots.1.2'),
              actions: ['keep-asset'],
              target: 'done',
            },
            'asset.discard': {
              guard: rules('outer-rim.slots.4.2', 'outer-rim.single-player-rules-gaining-crew.1.1'),
              actions: ['discard-for-room'],
              target: 'looking',
            },
            'asset.decline': {
              guard: goesAgain,
              actions: ['decline-asset'],
              target: 'looking',
            },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'outer-rim.slots.2': (facts, move: Move, room: Room) => {
      if (room.seat !== move.seat) return voids({ seat: move.seat ?? null, mustMakeRoom: room.seat });
      const gained = declinedIn(facts, room);
      if (gained === null || heldBy(facts, room.seat, gained) === undefined)
        return voids({ seat: room.seat, declined: null });
      switch (fitOf(facts, holdingOf(facts, room.seat))) {
        case 'unsure':
          return unknown(`a card of ${room.seat} whose text nobody knows may give a slot for ${gained}`);
        case 'fits':
          return unknown(`nobody knows whether ${room.seat} has a slot for ${gained}`);
        case 'misfit':
          return true;
      }
    },
    'outer-rim.slots.3': freesASlot,
    'outer-rim.slots.4.2': freesASlot,
    'outer-rim.slots.1.2': (facts, move: Move, room: Room) => {
      if (room.seat !== move.seat) return voids({ seat: move.seat ?? null, mustMakeRoom: room.seat });
      // Where the slots have never been told, there are enough of them as far as anybody knows.
      return fitOf(facts, holdingOf(facts, room.seat)) === 'fits'
        ? true
        : unknown(`a card of ${room.seat} whose text nobody knows must give a slot for all assets to fit`);
    },
    'outer-rim.slots.4.a': (facts, move: Arrange) => {
      const strange = Object.keys(move.assets).find((card) => heldBy(facts, move.seat, card) === undefined);
      return strange === undefined ? true : voids({ seat: move.seat, card: strange, has: false });
    },
    'outer-rim.slots.4.b': (facts, move: Arrange) => arrangement(facts, holdingOf(facts, move.seat), move.assets),
  },
  effects: {
    'keep-asset': (draft: Draft<Room>) => keep(draft, draft.own),
    'discard-for-room': (draft: Draft<Room>, move: Discard) => {
      const { own: room } = draft;
      if (move.card === room.gained) letGo(draft, room.seat, move.card, 'discarded');
      else loseAsset(draft, room.seat, move.card);
      const lost = room.bought ? 'outer-rim.buying.2.3' : 'outer-rim.slots.4.2';
      draft.note(room.gained === null ? lost : 'outer-rim.slots.3', 'seats', room.seat, 'assets');
      // Where one has gone the bought card has its slot.
      const { untold: _, ...told } = room;
      draft.own = told;
    },
    'decline-asset': (draft: Draft<Room>) => {
      const { own: room } = draft;
      const gained = declinedIn(draft.facts, room);
      if (gained === null) return;
      letGo(draft, room.seat, gained, 'discarded');
      draft.own = { ...room, untold: undefined };
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
      for (const asset of assets)
        if (Object.hasOwn(move.assets, asset.card)) take(asset, move.assets[asset.card] ?? null);
      for (const asset of assets) {
        if (Object.hasOwn(move.assets, asset.card)) continue;
        // What is not named makes way: its slot is not known any more once another asset lies there.
        const full = asset.slot !== null && (taken.get(asset.slot) ?? 0) >= (capacity[asset.slot] ?? Infinity);
        take(asset, full ? null : asset.slot);
      }
      draft.note('outer-rim.slots.4.a', 'seats', move.seat, 'assets');
    },
  },
  roles: { 'who-makes-room': (_facts, room: Room) => [room.seat] },
  cases: {
    'every-asset-has-a-slot': hasRoom,
    'nobody-knows-whether-the-assets-fit': (facts, room: Room) =>
      room.untold !== undefined || fitOf(facts, holdingOf(facts, room.seat)) !== 'misfit',
    'the-new-asset-lacks-a-slot': (facts, room: Room) =>
      room.gained !== null &&
      heldBy(facts, room.seat, room.gained) !== undefined &&
      relieves(facts, holdingOf(facts, room.seat), room.gained) !== false,
    'a-ship-was-bought': (_facts, { bought, gained }: Room) => bought && gained === null,
  },
  candidates: {
    'slots.arrange': (facts) => {
      const found: Option[] = [];
      for (const seat of facts.order) {
        if (seatOf(facts, seat).assets.length === 0) continue;
        const ways = arrangements(facts, seat);
        // Of so many ways not even the certain ones are all listed.
        const isCut = ways.length >= MOST_ARRANGEMENTS;
        if (!isCut) found.push(...untoldArrangements(facts, seat, ways));
        for (const assets of ways) {
          const places = Object.entries(assets);
          if (places.length === 0) continue;
          const properties: Record<string, { enum: [SlotName] }> = {};
          for (const [card, slot] of places) properties[card] = { enum: [slot] };
          const open = { '/assets': { type: 'object', properties, additionalProperties: false, minProperties: 1 } };
          found.push({
            move: { type: 'slots.arrange', seat, assets } as Arrange,
            open: isCut ? () => ({ open, more: ['/assets'] }) : open,
          });
        }
      }
      return found;
    },
    'asset.discard': (facts, own: Room | object | undefined) =>
      own !== undefined && 'gained' in own
        ? seatOf(facts, own.seat).assets.map(
            (asset): Option => ({ move: { type: 'asset.discard', seat: own.seat, card: asset.card } as Move }),
          )
        : facts.order.flatMap((seat) =>
            (seatOf(facts, seat).mayHaveGone ?? [])
              .filter((card) => heldBy(facts, seat, card) !== undefined)
              .map((card): Option => ({ move: { type: 'asset.discard', seat, card } as Move })),
          ),
    'asset.decline': (_facts, room: Room) => [{ move: { type: 'asset.decline', seat: room.seat } }],
    'asset.keep': (_facts, room: Room) => [{ move: { type: 'asset.keep', seat: room.seat } }],
  },
  carriesOut: ['outer-rim.slots.0.1', 'outer-rim.slots.1', 'outer-rim.slots.1.1', 'outer-rim.slots.1.3'],
};

/** What cards make happen under these rules. */
export const deeds = {
  'gain-asset': (draft, seat, { card, contact: told }) => {
    const { facts } = draft;
    if (told !== undefined) tellCard(facts, { id: card, ...facts.cards[card], type: 'crew', contact: told });
    gainAsset(draft, seat, card, BY_CARD);
    // The contact that becomes a crew is on no planet any more: its token lies beside the map.
    const contact = contactOfCard(facts, card);
    const held = heldBy(facts, seat, card);
    if (typeof contact === 'string' && held !== undefined && mayBeCrew(facts, held)) takeOffTheMap(facts, contact);
  },
  'discard-asset': (draft, seat, { card }) => discardAsset(draft, seat, card),
} satisfies Deeds;
