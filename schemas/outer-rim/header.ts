/**
 * @module
 * The header of an Outer Rim log: the table, its options, and the position the log begins in. `start` is a part of the
 * picture of a position; what it leaves out takes the plain default or is not known. With "set-up" nothing lies on the table yet.
 */
import { z } from 'zod';
import { AmbitionFacts } from './ambitions.ts';
import { CardFacts, CharacterFacts, MapFacts, PatrolToken, ShipFacts, Slots } from './cards.ts';
import { ContactToken, Favor, Values } from './position.ts';
import {
  AiCardId,
  CardId,
  CharacterId,
  Count,
  Credits,
  Deck,
  Faction,
  GoalId,
  Id,
  NewSeat,
  PieceId,
  RemovedId,
  Reputation,
  Seat,
  SheetId,
  ShipId,
  Skill,
  SlotType,
  SpaceId,
} from './words.ts';

/** A card by its id, or with facts of it stated on the spot. */
const Card = z.union([
  CardId,
  CardFacts.extend({ slot: SlotType.optional().describe('the slot it lies in') }).meta({
    id: 'OuterRimStatedCard',
    description: 'A card with its facts, stated where it lies.',
  }),
]);
const byFaction = <T extends z.ZodType>(value: T) => z.partialRecord(Faction, value);

/** The ambition sheet of a seat by its id, or with the goal tokens that lie on it, by goal. */
const StartAmbition = z.union([
  Id,
  z.strictObject({
    sheet: SheetId.optional().describe('which sheet it is'),
    tokens: z.record(GoalId, z.int().min(0).max(20)).optional().describe('goal tokens, by goal'),
  }),
]);

export const StartSeat = z
  .strictObject({
    character: CharacterId.nullable().optional().describe('the character card; null or left out: not known'),
    ship: ShipId.nullable().optional().describe('the ship sheet; null or left out: not known'),
    space: SpaceId.nullable().optional().describe('the space of the ship; null or left out: not known'),
    credits: Credits.nullable().optional().describe('credits; null or left out: not known'),
    fame: Count.nullable().optional().describe('fame; null: not known (default: 0)'),
    reputation: byFaction(Reputation.nullable()).optional().describe('by faction; null: not known (default: neutral)'),
    treatedAs: byFaction(Reputation)
      .optional()
      .describe('what an effect has the seat treated as having with a faction, whatever the marker shows'),
    damage: z
      .strictObject({
        character: Count.optional().describe('on the character'),
        ship: Count.optional().describe('on the ship'),
      })
      .optional()
      .describe('damage tokens (default: none)'),
    defeated: z.boolean().optional().describe('the standee lies on its side (default: it stands)'),
    values: Values.partial()
      .optional()
      .describe('printed values; those of a known ship and character need not be given'),
    skills: z
      .array(Skill)
      .max(20)
      .nullable()
      .optional()
      .describe(
        "the character's own skills, each as often as it is there (null or left out: as printed); those of crew count besides",
      ),
    slots: Slots.partial()
      .optional()
      .describe('how many slots of each kind there are, where the ship is not in the catalogue'),
    assets: z.array(Card).max(40).optional().describe('the assets: ids, or the facts of a card (default: none)'),
    secrets: z
      .array(
        z.strictObject({
          id: CardId.describe('the encounter card'),
          deck: Id.nullable().optional().describe('its deck; null: not known'),
        }),
      )
      .max(40)
      .optional()
      .describe('the secrets, each with its encounter deck'),
    debtTokens: z
      .array(Seat)
      .max(4)
      .optional()
      .describe('the debt tokens that the seat holds, by their owners (default: its own, unless another seat has it)'),
    ambition: StartAmbition.optional().describe('the ambition sheet, and the goal tokens on it'),
    personalGoalDone: z.boolean().optional().describe('the character card has been turned over'),
    shipGoalDone: z.boolean().optional().describe('the ship sheet has been turned over'),
  })
  .meta({ id: 'OuterRimStartSeat' });
export type StartSeat = z.infer<typeof StartSeat>;

export const Start = z
  .strictObject({
    turn: z
      .strictObject({
        seat: Seat.optional().describe('whose turn it is (default: the first seat)'),
        number: Count.optional().describe('which turn of the game it is (default: 1)'),
        step: z
          .enum(['planning', 'action', 'encounter'])
          .optional()
          .describe('the step of the turn (default: planning)'),
        additional: z.boolean().optional().describe('it is an additional turn'),
        done: z
          .array(z.string().max(140))
          .max(60)
          .optional()
          .describe('actions already performed: market, deliver, trade, card/ability'),
        used: z.array(z.string().max(140)).max(60).optional().describe('abilities used this turn, as card/ability'),
        favors: z
          .array(Favor.omit({ before: true }))
          .max(4)
          .optional()
          .describe('favors granted this turn'),
      })
      .optional()
      .describe('whose turn it is, and how far it has come'),
    seats: z.record(Seat, StartSeat).optional().describe('what each seat has'),
    patrols: byFaction(
      PatrolToken.extend({
        space: SpaceId.nullable().describe('the space it lies in; null: not known'),
        atEndcap: z
          .literal(true)
          .optional()
          .describe('its space is not known, but that it has not moved since it came'),
      }).nullable(),
    )
      .optional()
      .describe('the patrols on the map; null: none'),
    stacks: byFaction(z.array(z.int().min(2).max(4)).max(3).nullable())
      .optional()
      .describe(
        'the levels of the tokens left in each stack, top first; null: not known (default: all above the patrol)',
      ),
    market: z
      .partialRecord(
        Deck,
        z.union([
          Card,
          z.strictObject({
            faceup: Card.nullable().optional().describe('the card that lies faceup; null or left out: not known'),
            under: z.array(Card).max(200).optional().describe('cards known to lie in the deck'),
            shuffled: Count.optional().describe(
              'how many of them, the first ones, may lie anywhere in it; the others lie at its bottom in this order (default: all may)',
            ),
          }),
        ]),
      )
      .optional()
      .describe('the faceup card of each market deck, and what is known to lie under it (default: not known)'),
    contacts: z
      .record(SpaceId, z.array(ContactToken.omit({ placed: true }).partial()).max(4))
      .optional()
      .describe('the contact tokens of each planet, from left to right (default: not known)'),
    ai: z
      .record(
        Seat,
        z.strictObject({
          under: z
            .array(AiCardId)
            .max(40)
            .optional()
            .describe('the AI cards that have gone under the deck, in order (default: none)'),
        }),
      )
      .optional()
      .describe('the AI decks of AI players'),
    goalTokens: z
      .record(SpaceId, Count)
      .optional()
      .describe("the smuggler AI player's goal tokens by planet (default: one for each of its cargo and jobs)"),
    removed: z.array(RemovedId).max(400).optional().describe('cards and tokens that have left the game'),
    shipSupply: z
      .array(ShipId)
      .max(40)
      .nullable()
      .optional()
      .describe('the ship sheets that nobody has; null or left out: not known'),
  })
  .meta({ id: 'OuterRimStart', description: 'The position in which a log begins, by its facts.' });
export type Start = z.infer<typeof Start>;

export const Options = z
  .strictObject({
    unfinishedBusiness: z
      .boolean()
      .optional()
      .describe('rules and components of Unfinished Business are in use (default: true)'),
    practiceSet: z.boolean().optional().describe('the invented practice cards are in use'),
    favors: z.boolean().optional().describe('the optional rules for favors and debt tokens are in use (default: not)'),
    ambitions: z
      .boolean()
      .optional()
      .describe('the optional rules for ambitions are in use (default: where the header states sheets)'),
    aiFame: z
      .int()
      .min(0)
      .max(1000)
      .optional()
      .describe('the fame with which each AI player begins: expert mode of a single-player game (default: none)'),
    fameRequirement: z
      .int()
      .min(1)
      .max(1000)
      .optional()
      .describe('the fame that wins (default: 10, with ambitions the recommended 8)'),
  })
  .meta({ id: 'OuterRimOptions' });

const Map_ = z.union([
  MapFacts,
  z.strictObject({ tiles: z.array(PieceId).min(1).max(6).describe('the tiles from left to right') }),
]);

export const headerShape = {
  $schema: z.string().max(300).optional().describe('where an editor finds the schema that completes the log'),
  format: z.literal('referee-log/1').describe('this format'),
  ruleset: z.literal('outer-rim').describe('the game'),
  version: z
    .string()
    .max(20)
    .optional()
    .describe('of the ruleset that the log was written for; another main version is refused'),
  edition: z
    .enum(['living-1.1', 'print-1.0'])
    .optional()
    .describe('the rules that this table plays by: the Living Rules Reference (default), or the printed reference'),
  title: z.string().max(300).optional().describe('for people'),
  notes: z.string().max(10_000).optional().describe('for people'),
  options: Options.optional().describe('what is in use at this table'),
  seats: z
    .array(NewSeat)
    .min(1)
    .max(4)
    .describe(
      'the seats in clockwise order from the first player; in a log that begins with the set-up from any of them',
    ),
  ai: z
    .array(Seat)
    .min(1)
    .max(4)
    .optional()
    .describe('the seats, one or two, that AI cards play: the game is a single-player game (Appendix 3)'),
  map: Map_.optional().describe('a random map by its tiles, or a map of its own (default: the fixed map)'),
  cards: z
    .array(CardFacts)
    .max(1000)
    .optional()
    .describe('facts of cards: house cards, or what the catalogue does not know'),
  ships: z.array(ShipFacts).max(100).optional().describe('facts of ship sheets'),
  characters: z.array(CharacterFacts).max(100).optional().describe('facts of character cards'),
  ambitions: z.array(AmbitionFacts).max(20).optional().describe('what the ambition sheets of this table say'),
  start: z
    .union([z.literal('set-up'), Start])
    .optional()
    .describe('where the log begins: "set-up" (Appendix 1, before anything is laid out), or a position by its facts'),
};
export const Header = z.strictObject(headerShape).meta({ id: 'OuterRimHeader' });
export type Header = z.infer<typeof Header>;
