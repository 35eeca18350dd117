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
    mode: Mode.optional().describe('how the bases are set up (default: beginner); 2v2 is not refereed'),
    goal: z.int().min(0).max(20).optional().describe('destroyed bases that win (default: 3; the rules allow 2 to 5)'),
    payingOff: z
      .boolean()
      .optional()
      .describe('the optional rule about paying off neutral cards is used (default: not)'),
    information: z
      .enum(['full', 'public'])
      .optional()
      .describe('full: every shuffle result is recorded; public: only what the table saw (default: full)'),
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
    card: Name.describe('the card'),
    damage: Count.optional().describe('damage counters on a capital ship (default: 0)'),
    committed: z
      .union([z.literal('base'), Name])
      .optional()
      .describe("the attack it is committed to: the opponent's base, or a card of the row (default: none)"),
    attacked: z.boolean().optional().describe('that attack has been resolved (default: false)'),
    used: z.boolean().optional().describe('its ability has been used this turn (default: false)'),
    bonus: z.int().min(-99).max(99).optional().describe('attack gained until the end of the turn (default: 0)'),
    fleeting: z.boolean().optional().describe('it is exiled when the turn ends (default: false)'),
  }),
]);

export const StartSeat = z
  .strictObject({
    hand: Pile.optional().describe('the cards in hand (default: none)'),
    deck: Pile.optional().describe('from the top (default: the starter cards that lie nowhere else, in unknown order)'),
    discard: Pile.optional().describe('from the top (default: none)'),
    unseen: z.array(CardId).max(150).optional().describe('what the cards "?" of this seat are, in no order'),
    units: z.array(InPlay).max(60).optional().describe('units in play (default: none)'),
    ships: z.array(InPlay).max(40).optional().describe('capital ships in play (default: none)'),
    base: z
      .union([
        BaseId,
        z.strictObject({
          card: BaseId.describe('the base; `none`: destroyed, and the next one not yet revealed'),
          damage: Count.optional().describe('damage counters (default: 0)'),
          used: z.boolean().optional().describe('its ability has been used this turn'),
          prevented: Count.optional().describe('damage that its ability has prevented this turn'),
        }),
      ])
      .optional()
      .describe('the base in play (default: the starting base, without damage)'),
    bases: z.array(HiddenBase).max(10).optional().describe('the facedown bases (default: all others of the mode)'),
    victory: z
      .array(BaseId)
      .max(10)
      .optional()
      .describe(
        'bases of the opponent that this seat has destroyed (default: their starting base, where another one is in play)',
      ),
  })
  .meta({ id: 'DeckbuildingStartSeat' });
export type StartSeat = z.infer<typeof StartSeat>;

export const Start = z
  .strictObject({
    turn: z
      .strictObject({
        seat: Seat.optional().describe('whose turn it is (default: that of the Empire)'),
        number: Count.optional().describe('which turn of the game it is (default: 1)'),
        phase: z
          .enum(['beginning', 'actions'])
          .optional()
          .describe('before the first steps of the turn, or after them (default: actions)'),
        resources: Count.optional().describe('resources that are there to be spent (default: 0)'),
        neutralPlayed: Count.optional().describe('neutral cards played in this turn (default: 0)'),
        bought: Count.optional().describe('cards bought in this turn (default: 0)'),
        neutralBought: Count.optional().describe('neutral cards bought in this turn (default: 0)'),
        toDeck: Count.optional().describe('how many of the next purchases go on top of the deck (default: 0)'),
      })
      .optional()
      .describe('whose turn it is, and how far it has come'),
    force: Force.optional().describe(
      'the Force marker: -3 is the end of the dark side, 0 the middle, 3 the end of the light side (default: 3)',
    ),
    seats: z.record(Seat, StartSeat).optional().describe('what each player has'),
    row: z.array(Name).max(20).optional().describe('the galaxy row (default: no card)'),
    galaxyDeck: Pile.optional().describe(
      'from the top (default: the galaxy cards that lie nowhere else, in unknown order)',
    ),
    galaxyDiscard: z.array(CardId).max(150).optional().describe('from the top (default: none)'),
    pilots: Count.optional().describe('Outer Rim Pilots left in their stack (default: those that lie nowhere else)'),
    exile: z.array(CardId).max(150).optional().describe('exiled cards'),
  })
  .meta({ id: 'DeckbuildingStart', description: 'The position a log begins in, by its facts.' });
export type Start = z.infer<typeof Start>;

export const headerShape = {
  $schema: z.string().max(300).optional().describe('where an editor finds the schema that completes the log'),
  format: z.literal('referee-log/1').describe('this format'),
  ruleset: z.literal('deckbuilding').describe('the game'),
  version: z
    .string()
    .max(20)
    .optional()
    .describe('of the ruleset that the log was written for; another main version is refused'),
  title: z.string().max(300).optional().describe('for people'),
  notes: z.string().max(10_000).optional().describe('for people'),
  options: Options.optional().describe('how this table plays'),
  seats: z.array(NewSeat).min(2).max(4).describe('the two players; the Empire begins'),
  sides: z
    .record(Seat, Side)
    .optional()
    .describe('who plays which side; left out, the player named first plays the Empire'),
  rulings: Rulings.optional().describe('how this table reads the cards on which sources differ'),
  cards: z.array(CardFacts).max(200).optional().describe('house cards, and reprints that differ from the catalogue'),
  start: Start.optional().describe('the position in which the log begins (left out: it begins with the set-up)'),
};
export const Header = z.strictObject(headerShape).meta({ id: 'DeckbuildingHeader' });
export type Header = z.infer<typeof Header>;
