/**
 * @module
 * The header of a log of the Deckbuilding Game: the table, its options, and the position the log begins in. Without `start`
 * the log begins with the set-up. Cards that `start` does not mention lie where they would before the game: starter cards in
 * their player's deck, galaxy cards in the galaxy deck, both in unknown order; if the deck itself is given, in the box.
 */
import { z } from 'zod';
import { CardFacts, Rulings } from './cards.ts';
import { BaseId, CardId, Count, Force, Mode, Name, NewSeat, Seat, Side } from './words.ts';

export const Options = z
  .strictObject({
    mode: Mode.optional().describe('beginner unless said otherwise'),
    goal: z.int().min(0).max(20).optional().describe('destroyed bases that win: 3 unless agreed otherwise'),
    payingOff: z.boolean().optional().describe('the optional rule about paying off neutral cards is used'),
    information: z
      .enum(['full', 'public'])
      .optional()
      .describe('full: every shuffle result is recorded; public: only what the table saw'),
  })
  .meta({ id: 'DeckbuildingOptions' });
export type Options = z.infer<typeof Options>;

/** A card of a pile, or "?" for one that the log does not know. */
const Hidden = z.union([CardId, z.literal('?')]);
const HiddenBase = z.union([BaseId, z.literal('?')]);
const Pile = z.array(Hidden).max(150);
/** A unit or ship in play by its id, or with what has happened to it. */
const InPlay = z.union([
  Name,
  z.strictObject({
    card: Name,
    damage: Count.optional(),
    committed: z.union([z.literal('base'), Name]).optional(),
    attacked: z.boolean().optional(),
    used: z.boolean().optional(),
    bonus: z.int().min(-99).max(99).optional(),
    fleeting: z.boolean().optional(),
  }),
]);

export const StartSeat = z
  .strictObject({
    hand: Pile.optional(),
    deck: Pile.optional().describe('from the top'),
    discard: Pile.optional().describe('from the top'),
    unseen: z.array(CardId).max(150).optional().describe('what the cards "?" of this seat are, in no order'),
    units: z.array(InPlay).max(60).optional(),
    ships: z.array(InPlay).max(40).optional(),
    base: z
      .union([
        BaseId,
        z.strictObject({
          card: BaseId,
          damage: Count.optional(),
          used: z.boolean().optional(),
          prevented: Count.optional(),
        }),
      ])
      .optional(),
    bases: z.array(HiddenBase).max(10).optional().describe('the facedown bases'),
    victory: z.array(BaseId).max(10).optional().describe('bases of the opponent that this seat has destroyed'),
  })
  .meta({ id: 'DeckbuildingStartSeat' });
export type StartSeat = z.infer<typeof StartSeat>;

export const Start = z
  .strictObject({
    turn: z
      .strictObject({
        seat: Seat.optional(),
        number: Count.optional(),
        phase: z.enum(['beginning', 'actions']).optional(),
        resources: Count.optional(),
        neutralPlayed: Count.optional(),
        bought: Count.optional(),
        neutralBought: Count.optional(),
        toDeck: Count.optional(),
      })
      .optional(),
    force: Force.optional(),
    seats: z.record(Seat, StartSeat).optional(),
    row: z.array(CardId).max(20).optional(),
    galaxyDeck: Pile.optional().describe('from the top'),
    galaxyDiscard: z.array(CardId).max(150).optional().describe('from the top'),
    pilots: Count.optional(),
    exile: z.array(CardId).max(150).optional(),
  })
  .meta({ id: 'DeckbuildingStart', description: 'The position a log begins in, by its facts.' });
export type Start = z.infer<typeof Start>;

export const headerShape = {
  $schema: z.string().max(300).optional(),
  format: z.literal('referee-log/1'),
  ruleset: z.literal('deckbuilding'),
  version: z.string().max(20).optional(),
  title: z.string().max(300).optional(),
  notes: z.string().max(10_000).optional(),
  options: Options.optional(),
  seats: z.array(NewSeat).min(2).max(4).describe('the two players, in turn order'),
  sides: z.record(Seat, Side).optional().describe('who plays which side; left out, the first seat plays the Empire'),
  rulings: Rulings.optional(),
  cards: z.array(CardFacts).max(200).optional(),
  start: Start.optional(),
};
export const Header = z.strictObject(headerShape).meta({ id: 'DeckbuildingHeader' });
export type Header = z.infer<typeof Header>;
