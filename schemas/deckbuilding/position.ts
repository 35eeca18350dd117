/**
 * @module
 * A position of the Deckbuilding Game as plain facts. The same picture serves three times: a log's `start` gives a part of
 * it, the `expect` of a move claims a part of it, and the `final` of a report is all of it. Piles are listed from the top.
 */
import { z } from 'zod';
import { Effect, Entry, Rulings } from './cards.ts';
import { BaseId, BaseSlot, CardId, Count, Force, InPlayName, Name, Seat, Side, Slot } from './words.ts';

/** What a card in play is committed to: nothing, the opponent's base, or a card of the galaxy row. */
const Committed = z.union([z.literal('none'), z.literal('base'), Name]);

export const Unit = z.strictObject({
  name: Name,
  card: CardId,
  committed: Committed,
  /** the attack it was committed to has been resolved */
  attacked: z.boolean(),
  /** its ability has been used this turn */
  used: z.boolean(),
  /** attack gained until the end of the turn */
  bonus: z.int().min(-99).max(99),
  /** it is exiled when the turn ends */
  fleeting: z.boolean(),
});
export type Unit = z.infer<typeof Unit>;

export const Ship = Unit.extend({ damage: Count });
export type Ship = z.infer<typeof Ship>;

export const Base = z.strictObject({
  /** `none` after it was destroyed, until the next one is revealed */
  card: BaseId,
  damage: Count,
  used: z.boolean(),
  /** points of damage that its ability has prevented this turn */
  prevented: Count,
});
export type Base = z.infer<typeof Base>;

export const SeatFacts = z.strictObject({
  side: Side,
  hand: z.array(Slot),
  deck: z.array(Slot),
  discard: z.array(Slot),
  units: z.array(Unit),
  ships: z.array(Ship),
  base: Base,
  /** the bases that lie facedown under the present one */
  bases: z.array(BaseSlot),
  /** bases of the opponent that this seat has destroyed */
  victory: z.array(BaseId),
});
export type SeatFacts = z.infer<typeof SeatFacts>;

export const RowCard = z.strictObject({ name: Name, card: CardId });
export type RowCard = z.infer<typeof RowCard>;

export const Galaxy = z.strictObject({
  row: z.array(RowCard),
  deck: z.array(Slot),
  discard: z.array(Slot),
  pilots: Count,
});

export const Turn = z.strictObject({
  seat: Seat,
  number: Count,
  phase: z.enum(['setup', 'beginning', 'actions', 'end']),
  resources: Count,
  /** neutral cards played, cards bought, neutral cards bought so far in this turn */
  neutralPlayed: Count,
  bought: Count,
  neutralBought: Count,
  /** the card bought last and where it lies now */
  purchase: z.strictObject({ card: CardId, at: z.enum(['discard-pile', 'top-of-deck', 'hand', 'gone']) }),
  /** how many of the next purchases go on top of the deck */
  toDeck: Count,
  /** row attacks made under a permission of the base */
  exemptions: Count,
  /** cards in hand that are exiled when the turn ends */
  fleeting: z.array(CardId),
  exiledFromHand: z.array(CardId),
});
export type Turn = z.infer<typeof Turn>;

/** A triggered ability that may be resolved now. */
export const Trigger = z.strictObject({ source: InPlayName, card: CardId, effect: Effect });
export type Trigger = z.infer<typeof Trigger>;

const of = { seat: Seat, source: InPlayName, card: CardId };
/** Something that is resolved next. `rest`: how many of the things right after it belong to the same use of an ability. */
export const Item = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('op'), ...of, entry: Entry, count: Count, rest: Count }),
  z.strictObject({ do: z.literal('options'), ...of, options: z.array(Entry), chooser: z.enum(['owner', 'opponent']) }),
  z.strictObject({ do: z.literal('triggers'), seat: Seat, list: z.array(Trigger) }),
  z.strictObject({ do: z.literal('reward'), seat: Seat, card: CardId }),
  /** the place in the row that has become empty */
  z.strictObject({ do: z.literal('refill'), at: Count }),
  z.strictObject({ do: z.literal('draw'), seat: Seat, amount: Count }),
  z.strictObject({ do: z.literal('dispute'), seat: Seat }),
]);
export type Item = z.infer<typeof Item>;

/** An attack being resolved: what it is aimed at, and the damage that is left to deal. */
export const Attack = z.strictObject({
  target: z.union([z.literal('base'), Name]),
  total: Count,
  left: Count,
  attackers: z.array(Name),
});
export type Attack = z.infer<typeof Attack>;

export const Position = z
  .strictObject({
    order: z.array(Seat).length(2),
    mode: z.enum(['beginner', 'full-galaxy', 'secret-bases']),
    /** how many bases of the opponent must be destroyed to win */
    goal: Count,
    payingOff: z.boolean(),
    information: z.enum(['full', 'public']),
    rulings: Rulings,
    force: Force,
    turn: Turn,
    seats: z.record(Seat, SeatFacts),
    galaxy: Galaxy,
    exile: z.array(Slot),
    /** what the hidden cards `?n` may be; `unknown` when nothing tells it */
    pools: z.record(z.string(), z.union([z.array(CardId), z.literal('unknown')])),
    agenda: z.array(Item),
    attack: z.union([Attack, z.literal('none')]),
    /** steps of the set-up that are done */
    ready: z.array(z.string()),
    /** stretches of a discard pile, counted from its bottom, that were laid down together in an order nobody told */
    loose: z.record(Seat, z.array(z.tuple([Count, Count]))),
    /** why facts may be different from what stands here: a disputed card has been read one way */
    unsure: z.array(z.string()),
    /** a seat, or `none` */
    winner: Seat,
  })
  .meta({ id: 'DeckbuildingPosition', description: 'Everything the referee knows between two moves.' });
export type Position = z.infer<typeof Position>;
