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
  name: Name.describe('what logs call it'),
  card: CardId.describe('the card'),
  committed: Committed.describe('what it is committed to: nothing, the base of the opponent, or a card of the row'),
  attacked: z.boolean().describe('the attack it was committed to has been resolved'),
  used: z.boolean().describe('its ability has been used this turn'),
  bonus: z.int().min(-99).max(99).describe('attack gained until the end of the turn'),
  fleeting: z.boolean().describe('it is exiled when the turn ends'),
});
export type Unit = z.infer<typeof Unit>;

export const Ship = Unit.extend({ damage: Count.describe('damage counters on it') });
export type Ship = z.infer<typeof Ship>;

export const Base = z.strictObject({
  card: BaseId.describe('`none` after it was destroyed, until the next one is revealed'),
  damage: Count.describe('damage counters on it'),
  used: z.boolean().describe('its ability has been used this turn'),
  prevented: Count.describe('points of damage that its ability has prevented this turn'),
});
export type Base = z.infer<typeof Base>;

export const SeatFacts = z.strictObject({
  side: Side.describe('which side the seat plays'),
  hand: z.array(Slot).describe('the cards in hand, in any order; `?1` is one of the pool 1'),
  deck: z.array(Slot).describe('from the top'),
  discard: z.array(Slot).describe('from the top'),
  units: z.array(Unit).describe('units in play'),
  ships: z.array(Ship).describe('capital ships in play'),
  base: Base.describe('the base in play'),
  bases: z.array(BaseSlot).describe('the bases that lie facedown under the present one'),
  victory: z.array(BaseId).describe('bases of the opponent that this seat has destroyed'),
});
export type SeatFacts = z.infer<typeof SeatFacts>;

export const RowCard = z.strictObject({ name: Name.describe('what logs call it'), card: CardId.describe('the card') });
export type RowCard = z.infer<typeof RowCard>;

export const Galaxy = z.strictObject({
  row: z.array(RowCard).describe('the galaxy row'),
  deck: z.array(Slot).describe('from the top'),
  discard: z.array(Slot).describe('from the top'),
  pilots: Count.describe('Outer Rim Pilots left in their stack'),
});

export const Turn = z.strictObject({
  seat: Seat.describe('whose turn it is'),
  number: Count.describe('which turn of the game it is'),
  phase: z.enum(['setup', 'beginning', 'actions', 'end']).describe('how far it has come'),
  resources: Count.describe('resources that are there to be spent'),
  neutralPlayed: Count.describe('neutral cards played so far'),
  bought: Count.describe('cards bought so far'),
  neutralBought: Count.describe('neutral cards bought so far'),
  purchase: z
    .strictObject({
      card: CardId.describe('the card; `none`: none was bought'),
      at: z.enum(['discard-pile', 'top-of-deck', 'hand', 'gone']).describe('where it lies'),
    })
    .describe('the card bought last and where it lies now'),
  toDeck: Count.describe('how many of the next purchases go on top of the deck'),
  exemptions: Count.describe('row attacks made under a permission that is for one of them in a turn'),
  fleeting: z.array(CardId).describe('cards in hand that are exiled when the turn ends'),
  exiledFromHand: z.array(CardId).describe('cards exiled from hand in this turn'),
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
  /** a cost that was declined: so many things right after it do not happen */
  z.strictObject({ do: z.literal('stop'), rest: Count }),
]);
export type Item = z.infer<typeof Item>;

/** An attack being resolved: what it is aimed at, and the damage that is left to deal. */
export const Attack = z.strictObject({
  target: z.union([z.literal('base'), Name]).describe('what it is aimed at'),
  total: Count.describe('the damage it deals'),
  left: Count.describe('what is left of it'),
  attackers: z.array(Name).describe('the cards that attack'),
});
export type Attack = z.infer<typeof Attack>;

export const Position = z
  .strictObject({
    order: z.array(Seat).length(2).describe('the seats in turn order'),
    mode: z.enum(['beginner', 'full-galaxy', 'secret-bases']).describe('how the bases were set up'),
    goal: Count.describe('how many bases of the opponent must be destroyed to win'),
    payingOff: z.boolean().describe('neutral cards may be paid off'),
    information: z.enum(['full', 'public']).describe('what the log tells of hidden cards'),
    rulings: Rulings.describe('how disputed cards are read, as far as the header or the log has settled it'),
    force: Force.describe('the Force marker: -3 is the end of the dark side, 3 that of the light side'),
    turn: Turn.describe('the turn'),
    seats: z.record(Seat, SeatFacts).describe('what each player has'),
    galaxy: Galaxy.describe('what both players share'),
    exile: z.array(Slot).describe('exiled cards'),
    pools: z
      .record(z.string(), z.union([z.array(CardId), z.literal('unknown')]))
      .describe('what the hidden cards `?n` may be; `unknown` when nothing tells it'),
    agenda: z.array(Item).describe('what has to be resolved next; nobody needs to claim it'),
    attack: z.union([Attack, z.literal('none')]).describe('the attack that is being resolved'),
    ready: z.array(z.string()).describe('steps of the set-up that are done'),
    loose: z
      .record(Seat, z.array(z.tuple([Count, Count])))
      .describe(
        'stretches of a discard pile (`none`: that of the galaxy), counted from its bottom, that were laid down together in an order nobody told',
      ),
    unsure: z
      .array(z.string())
      .describe('why facts may be different from what stands here: a disputed card has been read one way'),
    winner: Seat.describe('a seat, or `none`'),
  })
  .meta({ id: 'DeckbuildingPosition', description: 'Everything the referee knows between two moves.' });
export type Position = z.infer<typeof Position>;
