/**
 * @module
 * A position of Outer Rim as plain facts. The same picture serves three times: a log's `start` gives a part of it, the
 * `expect` of a move claims a part of it, and the `final` of a report is all of it. Null means: not known.
 */
import { z } from 'zod';
import { neverChanged, seldomChanged } from '../copy.ts';
import { AiType, aiSections } from './ai.ts';
import { Ambition } from './ambitions.ts';
import { CardEffect, CardFacts, Condition, PatrolToken, Slots, Way } from './cards.ts';
import {
  AiCardId,
  AssetType,
  BountyId,
  CardId,
  CharacterId,
  ContactClass,
  ContactId,
  Count,
  Credits,
  CrewId,
  Deck,
  EncounterDeckId,
  Face,
  Faction,
  FavorKind,
  RemovedId,
  Reputation,
  Seat,
  ShipId,
  Skill,
  SlotType,
  SourceId,
  SpaceId,
} from './words.ts';

export const Values = z
  .strictObject({
    hyperdrive: Count.nullable().describe('spaces of movement'),
    groundCombat: Count.nullable().describe('dice'),
    shipCombat: Count.nullable().describe('dice'),
    health: Count.nullable().describe('damage that defeats the character'),
    hull: Count.nullable().describe('damage that defeats the ship'),
  })
  .meta({ id: 'OuterRimValues', description: 'The values in force: printed value plus every "Gain +X".' });
export type Values = z.infer<typeof Values>;

export const HeldAsset = z.strictObject({
  card: CardId.describe('the card'),
  type: AssetType.nullable().describe('its type'),
  slot: SlotType.nullable().describe('the slot it lies in, where the log tells it'),
  captured: z.boolean().describe('a captured contact token lies on this bounty'),
  turned: z.literal(true).optional().describe('its other end shows, which the log does not name'),
});
export type HeldAsset = z.infer<typeof HeldAsset>;

/** What of a seat a component of unknown text may have changed. */
export const Doubtful = z.enum([
  'credits',
  'fame',
  'reputation',
  'space',
  'character',
  'ship',
  'more-character',
  'more-ship',
  'defeated',
  'assets',
  'secrets',
  'sheet',
  'treatedAs',
]);
export type Doubtful = z.infer<typeof Doubtful>;

/** So much that a seat may have more of something, and what may have brought it; `reputation`: steps with one faction. */
export const Perhaps = z.strictObject({
  of: z.enum(['credits', 'fame', 'reputation']).describe('of what'),
  faction: Faction.optional().describe('with which faction'),
  amount: z.int().describe('how much'),
  by: SourceId.describe('by which card'),
});
export type Perhaps = z.infer<typeof Perhaps>;

/** How often what a goal asks for has come to its owner. */
export const GoalDeeds = z.strictObject({
  least: Count.describe('at least'),
  most: Count.nullable().describe('at most, with what came before the log; null: nobody knows'),
});
export type GoalDeeds = z.infer<typeof GoalDeeds>;

/** A range of sums, both ends with it. */
export const Sums = z.tuple([Credits.describe('the least'), Credits.describe('the most')]);
export type Sums = z.infer<typeof Sums>;

/**
 * What a seat has. A member that goes becomes undefined and is not deleted: an object of which something is deleted is a dictionary
 * for V8 from then on, in every copy too, and rules read seats all the time. (Only how far the goals are is deleted, which a report shows
 * in the order in which it came.)
 */
export const SeatFacts = z.strictObject({
  character: CharacterId.nullable().describe('the character card'),
  ship: ShipId.nullable().describe('the ship sheet'),
  shipGoalDone: z.boolean().describe('its goal is completed'),
  shipGoalProgress: z
    .enum(['none', 'open'])
    .optional()
    .describe(
      '`none`: since the ship was gained nothing has happened that its goal asks for (goals.2.1); `open`: its goal is not completed, for certain; left out: as far as the log tells, it is not',
    ),
  personalGoalDone: z
    .boolean()
    .optional()
    .describe(
      'the personal goal is completed and the character card turned over; false: for certain it is not; left out: as far as the log tells',
    ),
  goalDeeds: z
    .strictObject({
      personal: GoalDeeds.optional().describe('of the personal goal'),
      ship: GoalDeeds.optional().describe('of the goal of the ship'),
    })
    .optional()
    .describe('how often what the goals ask for has come; left out: as far as the log tells, not at all'),
  space: SpaceId.nullable().describe('where the ship is'),
  core: SpaceId.optional().describe('the Core Worlds space in which the ship is, in a log whose map has none'),
  credits: Credits.nullable().describe('credits'),
  purse: z
    .array(Sums)
    .optional()
    .describe('credits that are not known lie in one of these ranges; left out: they may be any sum'),
  fame: Count.nullable().describe('fame'),
  lastingFame: z
    .strictObject({ least: Count.describe('at least'), most: Count.describe('at most') })
    .optional()
    .describe(
      'how much of it lasts only while the seat has something, at least and at most (fame.3.b); left out: none',
    ),
  reputation: z
    .strictObject({
      rebel: Reputation.nullable().describe('with the Rebels'),
      imperial: Reputation.nullable().describe('with the Empire'),
      hutt: Reputation.nullable().describe('with the Hutts'),
      syndicate: Reputation.nullable().describe('with the Syndicate'),
    })
    .describe('reputation'),
  treatedAs: z
    .partialRecord(Faction, Reputation)
    .describe('factions with which an effect treats the player as having this reputation, whatever the marker shows'),
  damage: z
    .strictObject({ character: Count.describe('on the character'), ship: Count.describe('on the ship') })
    .describe('damage tokens'),
  defeated: z.boolean().nullable().describe('the standee lies on its side; null when cards of unknown text decide it'),
  values: Values,
  skills: z
    .array(Skill)
    .nullable()
    .describe("the character's own skills; those of crew count besides (a claim may name both together)"),
  slots: Slots.describe('the slots of the ship'),
  assets: z.array(HeldAsset).describe('the assets'),
  secrets: z
    .array(
      z.strictObject({
        id: CardId.describe('the encounter card'),
        deck: EncounterDeckId.nullable().describe('its deck'),
      }),
    )
    .describe('the secrets'),
  debtTokens: z
    .array(Seat)
    .optional()
    .describe('the debt tokens that the seat holds, by their owners; left out: favors are not in use'),
  ambition: Ambition.optional().describe('left out: ambitions are not in use'),
  doubts: z
    .partialRecord(Doubtful, z.string())
    .optional()
    .describe(
      'why some of these are not certain (`character` and `ship`: the damage, `more-…`: it may be more; `sheet`: which ship it is); left out: nothing is in doubt',
    ),
  perhaps: z
    .array(Perhaps)
    .optional()
    .describe(
      'what a card of known text may have brought besides, where the log does not tell whether it has: of a doubt about this no more',
    ),
  mayHaveGone: z
    .array(CardId)
    .optional()
    .describe('assets that a text which nobody knows may have taken away, where the log does not tell whether it has'),
});
export type SeatFacts = z.infer<typeof SeatFacts>;

export const Patrol = PatrolToken.required().extend({
  level: PatrolToken.shape.level.nullable().describe('its level; null: not known'),
  space: SpaceId.nullable().describe('where it lies'),
  atEndcap: z
    .literal(true)
    .optional()
    .describe(
      'where its space is not known: it still lies where it came to the map, on the navpoint next to an endcap',
    ),
});
export type Patrol = z.infer<typeof Patrol>;

/** A die on the table. `added` and `turned` say why later abilities may not touch it (combat-abilities.2, .3). */
export const Die = z.strictObject({
  face: Face.describe('what it shows'),
  was: z.enum(['rolled', 'turned', 'added', 'cancelled']).describe('how it came about'),
});
export type Die = z.infer<typeof Die>;

export const Side = z.strictObject({
  roller: Seat.nullable().describe(
    'who rolls: the player, or the neighbour who rolls for a patrol, contact or card enemy',
  ),
  value: z
    .union([Count, z.literal('infinite')])
    .nullable()
    .describe('the combat value in force, with what abilities have added; null when not known'),
  bonus: z.int().describe('what abilities of this combat have added to the value'),
  dice: z.array(Die).describe('the dice'),
  damage: Count.nullable().describe('the damage of the dice; null until they are rolled'),
});
export type Side = z.infer<typeof Side>;

/** The windows of a roll, in their order. */
export const combatWindows = [
  'start',
  'value-own',
  'value-other',
  'rolled',
  'reroll-own',
  'reroll-other',
  'result-own',
  'result-other',
  'damage',
] as const;

export const Combat = z.strictObject({
  kind: z.enum(['ground', 'ship']).nullable().describe('null when nothing tells it'),
  attacker: Seat.describe('the seat that attacks'),
  defender: z
    .union([
      z.strictObject({ player: Seat.describe('a player') }),
      z.strictObject({ patrol: Faction.describe('a patrol') }),
      z.strictObject({ enemy: z.string().describe('an enemy of a card') }),
      /** the target of a bounty: a contact on the map, or a crew whom nobody protects */
      z.strictObject({ contact: ContactId.describe('the target of a bounty') }),
    ])
    .describe('who is fought'),
  attack: Side.describe('the roll of the attacker'),
  defence: Side.describe('the roll of the defender'),
  side: z
    .enum(['attack', 'defence'])
    .describe("which side's dice are being made, and how far its ability windows have come"),
  window: z.enum(combatWindows).describe('which abilities may be used now'),
  rerolling: z.array(Count).describe('dice of the side in hand that an ability has picked to be rerolled'),
  prevented: z
    .strictObject({ attack: Count.describe('of the attack'), defence: Count.describe('of the defence') })
    .describe("damage of each side's dice that abilities of its opponent have prevented"),
  winner: z.enum(['attacker', 'defender']).nullable().describe('who has won'),
  used: z
    .array(z.string())
    .describe(
      'abilities used, each with the roll (or the start of the combat) in which it was used: `card/ability@attack`',
    ),
});
export type Combat = z.infer<typeof Combat>;

export const Test = z.strictObject({
  seat: Seat.describe('who tests'),
  skill: Skill.describe('the skill'),
  instances: Count.nullable().describe('instances of the skill on character and crew; null when the log does not tell'),
  gained: Count.describe('instances that abilities have added for this test'),
  dice: z.array(Die).describe('the dice'),
  rerolling: z.array(Count).describe('dice that an ability has picked to be rerolled'),
  passed: z
    .boolean()
    .nullable()
    .describe('null until the dice are rolled, or when the level of skill is not known and matters'),
  told: z.boolean().optional().describe('whether it was passed, as the log has declared it with the card'),
  pass: z.array(CardEffect).describe('what the card brings with a passed and with a failed test'),
  fail: z.array(CardEffect).describe('what it brings with a failed one'),
  used: z.array(z.string()).describe('abilities used in it'),
});
export type Test = z.infer<typeof Test>;

/** The nearest player, planet or patrol of a seat, which has to be named. */
export const Nearest = z.strictObject({
  kind: z.enum(['player', 'planet', 'patrol']).describe('of what'),
  seat: Seat.describe('whose'),
});
export type Nearest = z.infer<typeof Nearest>;

/** A combat as a card or an encounter calls for it. */
const Fight = z.strictObject({
  kind: z.enum(['ground', 'ship']).optional(),
  enemy: z.strictObject({ name: z.string(), combat: Count.nullable() }).optional(),
  player: Seat.optional(),
  won: z.boolean().optional(),
  win: z.array(CardEffect).optional(),
  lose: z.array(CardEffect).optional(),
});

/** A move that an ability allows outside the planning step. */
export const ExtraMove = z.strictObject({
  seat: Seat.describe('who moves'),
  spaces: Count.describe('how far at most'),
});
export type ExtraMove = z.infer<typeof ExtraMove>;

/** A ship under way: the spaces still to enter, and how many it has entered. */
export const UnderWay = z.strictObject({ kind: z.literal('move'), seat: Seat, path: z.array(SpaceId), entered: Count });

/** A seat that is becoming defeated; `won`: by the damage of a combat that it has won. */
export const Defeat = z.strictObject({
  seat: Seat.describe('who'),
  won: z.boolean().optional().describe('by the damage of a combat that it has won'),
});

/** A seat that must find room for its assets, and the asset that was gained or bought. */
export const Room = z.strictObject({
  seat: Seat.describe('who'),
  gained: CardId.nullable().describe('the asset that was gained'),
  bought: z.boolean().describe('it was bought'),
  untold: z
    .array(AssetType)
    .optional()
    .describe('where nobody has told which card was bought: as what it may lack a slot'),
});
export type Room = z.infer<typeof Room>;

/** A market deck whose top card must be turned faceup; `icons`: its icons work, for this buyer or gainer; `bought`: it follows a purchase. */
export const Reveal = z.strictObject({
  deck: Deck.describe('which deck'),
  icons: z.boolean().describe('the icons of the card will work'),
  buyer: Seat.nullable().describe('for whom'),
  bought: z.boolean().optional().describe('it follows a purchase'),
  lured: z.literal(true).optional().describe('a patrol that would move toward the buyer moves toward somebody else'),
});
export type Reveal = z.infer<typeof Reveal>;

export const PatrolMove = z.strictObject({
  faction: Faction.describe('whose patrol'),
  spaces: Count.describe('how far'),
  seat: Seat.describe('towards whom'),
  lured: z.literal(true).optional().describe('not towards that seat, but towards its nearest opponent'),
  way: z.literal('shortest').optional().describe('by a shortest way: an AI player has bought something'),
});
export type PatrolMove = z.infer<typeof PatrolMove>;

/** The icons of a market card that has come up: whose they are, and what is still open of each. */
export const Icons = z.strictObject({
  seat: Seat.describe('whose'),
  card: CardId.describe('the card'),
  patrol: z
    .union([PatrolMove.omit({ seat: true, lured: true, way: true }), z.literal('untold')])
    .nullable()
    .describe('the patrol icon; null: none, or done'),
  contact: z.enum(['told', 'untold']).nullable().describe('the reveal contact icon; null: none, or done'),
  lured: z.literal(true).optional().describe('the patrol does not move towards that seat'),
});
export type Icons = z.infer<typeof Icons>;

/** A patrol that the loser of a combat moves to an adjacent space. */
export const Displacement = z.strictObject({
  faction: Faction.describe('whose patrol'),
  seat: Seat.describe('who moves it'),
});

/** A contact token that a discarded crew or bounty leaves: whose it was, and which contact it is. */
export const Returning = z.strictObject({
  seat: Seat.describe('whose it was'),
  from: z.enum(['crew', 'bounty']).describe('what it lay on'),
  contact: ContactId.nullable().describe('null: nobody knows which, or whether there is one at all'),
});
export type Returning = z.infer<typeof Returning>;

/** The contact of a bounty, who has been beaten: on the map (in this space), or as a crew, whose token lies beside it. */
export const BeatenTarget = z.strictObject({
  seat: Seat,
  bounty: BountyId,
  contact: ContactId.nullable().describe('null: nobody knows who it is'),
  space: SpaceId.nullable(),
  from: z.enum(['map', 'own-crew', 'crew']),
});
export type BeatenTarget = z.infer<typeof BeatenTarget>;

/** A player whose character was the target of a bounty, and who has been beaten by its owner. */
export const BeatenPlayer = z.strictObject({ seat: Seat, bounty: BountyId, player: Seat });
export type BeatenPlayer = z.infer<typeof BeatenPlayer>;

/** A crew that was fought for a bounty, whose it was, and who fought it. */
const CrewFought = z.strictObject({ crew: CrewId, owner: Seat, seat: Seat });

/** Where a card asks somebody: whether its optional part is carried out, which of its branches, or which way it went untold. */
export const CardDecision = z.strictObject({
  asks: z.enum(['may', 'choose', 'if']).describe('what it asks'),
  seat: Seat.describe('whose effects they are, and who decides'),
  by: Seat.describe('who decides'),
  asked: z.array(Condition).optional().describe('what of the table it asks about'),
  effects: z.array(CardEffect).optional().describe('what happens then'),
  else: z.array(CardEffect).optional().describe('what happens if not'),
  among: z.array(Way).optional().describe('the branches'),
});
export type CardDecision = z.infer<typeof CardDecision>;

/** Something the rules oblige the table to carry out next. */
export const Obligation = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('card-effect'),
    seat: Seat,
    effect: CardEffect,
    beside: z
      .literal(true)
      .optional()
      .describe('an ability that was used while a job was being resolved: what the job fails is none of its business'),
  }),
  z.strictObject({ do: z.literal('job'), seat: Seat, card: CardId, effects: z.array(CardEffect) }),
  Fight.extend({ do: z.literal('combat'), seat: Seat }),
  z.strictObject({
    do: z.literal('patrol-combat'),
    seat: Seat,
    faction: Faction,
    won: z.boolean().optional(),
    win: z.array(CardEffect).optional(),
    lose: z.array(CardEffect).optional(),
  }),
  CardDecision.extend({ do: z.literal('card-decision') }),
  z.strictObject({ do: z.literal('patrol-beaten'), faction: Faction, seat: Seat }),
  Displacement.extend({ do: z.literal('patrol-displacement') }),
  BeatenTarget.extend({ do: z.literal('bounty-won') }),
  BeatenPlayer.extend({ do: z.literal('player-bounty-won') }),
  z.strictObject({ do: z.literal('bounty-missed'), seat: Seat, space: SpaceId.optional(), player: Seat.optional() }),
  CrewFought.extend({ do: z.literal('crew-beaten') }),
  CrewFought.extend({ do: z.literal('crew-lost') }),
  CrewFought.extend({ do: z.literal('ai-crew-beaten'), bounty: BountyId }),
  BeatenPlayer.extend({ do: z.literal('ai-character-beaten') }),
  z.strictObject({ do: z.literal('ai-bounty-lost'), seat: Seat, bounty: BountyId }),
  z.strictObject({
    do: z.literal('test'),
    seat: Seat,
    skill: Skill,
    told: z.boolean().optional(),
    pass: z.array(CardEffect).optional(),
    fail: z.array(CardEffect).optional(),
  }),
  Defeat.extend({ do: z.literal('defeat') }),
  ExtraMove.extend({ do: z.literal('move') }),
  Room.extend({ do: z.literal('make-room') }),
  Room.extend({ do: z.literal('gained-asset') }),
  Reveal.extend({ do: z.literal('reveal') }),
  PatrolMove.extend({ do: z.literal('patrol-icon') }),
  Nearest.extend({ do: z.literal('choose-nearest') }),
  Returning.extend({ do: z.literal('return-contact') }),
]);
export type Obligation = z.infer<typeof Obligation>;

export const MarketDeck = z.strictObject({
  faceup: CardId.nullable().describe('the card that lies faceup on the deck; null when the log has not told it'),
  under: z.array(CardId).describe('cards that are known to lie facedown in the deck'),
  shuffled: Count.optional().describe(
    'how many of them, the first ones, may lie anywhere in it: they were there when it was shuffled, or when the log begins; all others lie at its bottom in this order',
  ),
  unnamed: Count.optional().describe(
    'how many cards that nobody has told, or not since, may lie under it; left out: none',
  ),
  empty: z.boolean().optional().describe('the log has said that no card is left'),
});

export const ContactToken = z.strictObject({
  id: ContactId.nullable().describe('who it is; null or left out: not known'),
  class: ContactClass.nullable().describe('its class'),
  faceup: z.boolean().describe('it lies faceup (default: it does not)'),
  placed: z
    .literal(true)
    .optional()
    .describe(
      'in a single-player game: it came in the course of the game, so that nobody knows which tokens lie left of it',
    ),
});

/** A favor that has been granted in the present turn. */
export const Favor = z.strictObject({
  seat: Seat.describe('who has received it'),
  from: Seat.describe('who granted it'),
  kind: FavorKind.describe('which favor it was'),
  skill: Skill.optional().describe('the skill of Advice'),
  faction: Faction.optional().describe('the faction of Endorsement'),
  debtToken: z.literal(true).optional().describe("it was granted for the granter's debt token"),
  spent: z.literal(true).optional().describe('the skill test of Advice, or the combat of Combat Strategy, has come'),
  before: Reputation.optional().describe('what the receiver was treated as having with the faction before'),
});
export type Favor = z.infer<typeof Favor>;

export const Turn = z.strictObject({
  seat: Seat.describe('whose turn it is'),
  number: Count.describe('which turn of the game it is'),
  step: z.enum(['set-up', 'planning', 'action', 'encounter', 'end']).describe("`set-up`: nobody's turn has begun"),
  additional: z.boolean().describe('it is an additional turn'),
  done: z
    .array(z.string())
    .describe(
      'actions already performed in this action step: `market`, `deliver`, `trade`, or an ability as `card/ability`',
    ),
  used: z.array(z.string()).describe('abilities limited to once per turn that were used'),
  ends: z
    .enum(['no', 'after-this', 'now'])
    .describe('an effect has ended the turn, or a defeat will when the current action or step is finished'),
  unrecovered: z
    .literal(true)
    .optional()
    .describe(
      'its player was defeated before it and is still, having recovered nothing in the planning step; left out: no',
    ),
  grantsTurn: z.boolean().describe('an additional turn of the same seat follows'),
  favors: z
    .array(Favor)
    .optional()
    .describe('the favors granted in this turn, to whomever; left out: favors are not in use'),
  job: z
    .strictObject({
      card: CardId.describe('the job'),
      came: z.enum(['completed', 'completed-for-good', 'failed']).optional().describe('what has come of it'),
    })
    .optional()
    .describe('the job whose databank card is being resolved, and what has come of it; left out: none'),
  rolled: Count.optional().describe(
    'the combats and skill tests under way whose dice are on the table, where favors are in use; left out: none',
  ),
});

/** A player whom AI cards play (Appendix 3). */
export const AiPlayer = z.strictObject({
  type: AiType.nullable().describe('which AI deck plays it; null: not known'),
  under: z
    .array(AiCardId)
    .describe(
      'the cards that have gone under its AI deck since that was last shuffled: once all others have come, the first of them is next',
    ),
  untold: z
    .strictObject({
      turn: Count.describe('the number of the last such turn'),
      card: AiCardId.nullable().describe('its AI card; null: the log has not told it'),
      reason: z.string().describe('why nobody can say how it went'),
      parts: z
        .array(z.string())
        .describe('the parts of a position that are not certain since then, besides what players have'),
    })
    .optional()
    .describe('what is not known since a turn that nobody could follow; left out: there was none'),
});
export type AiPlayer = z.infer<typeof AiPlayer>;

/** The turn of an AI player as far as it has come. */
export const AiTurn = z.strictObject({
  seat: Seat.describe('whose turn it is'),
  card: AiCardId.nullable().describe('the AI card; null: the log has not told it'),
  section: z
    .enum([...aiSections, 'special'])
    .optional()
    .describe('the section of the card'),
  instruction: z.string().optional().describe('the instruction that is being resolved'),
});
export type AiTurn = z.infer<typeof AiTurn>;

/** A market action: the deck discarded from, and how many discards. */
export const MarketAction = z.strictObject({
  kind: z.literal('market'),
  deck: Deck.nullable(),
  discards: Count,
});
export type MarketAction = z.infer<typeof MarketAction>;

export const DeliverAction = z.strictObject({
  kind: z.literal('deliver'),
  rolling: CardId.nullable().describe('the cargo in hand: ILLEGAL cargo, until its die is rolled'),
  tried: z.array(CardId).describe('cargo whose roll has failed in this action'),
  again: z.literal(true).optional().describe('the die of the cargo in hand has been rolled again'),
  /** cargo of unknown traits just delivered, with what its owner had before: a recorded roll may undo it */
  unsure: z
    .strictObject({
      asset: HeldAsset,
      credits: Credits.nullable(),
      fame: Count.nullable(),
      reputation: SeatFacts.shape.reputation,
    })
    .nullable(),
});
export type DeliverAction = z.infer<typeof DeliverAction>;

/** The action or move being carried out, with what it remembers. */
export const CurrentAction = z.discriminatedUnion('kind', [MarketAction, DeliverAction, UnderWay]);

export const Position = z
  .strictObject({
    order: z.array(Seat).min(1).max(4).describe('the seats in turn order'),
    first: Seat.describe('the first player'),
    fameRequirement: z.int().min(1).max(1000).describe('the fame that wins'),
    turn: Turn.describe('the turn'),
    seats: z.record(Seat, SeatFacts).describe('what each player has'),
    patrols: z.record(Faction, Patrol.nullable()).describe('the patrols on the map; null: none'),
    stacks: z
      .record(Faction, z.array(z.int().min(1).max(4)).nullable())
      .describe('levels of the tokens left in each stack, top first; null when not known'),
    market: z.record(Deck, MarketDeck).describe('the market decks'),
    contacts: z.record(SpaceId, z.array(ContactToken)).describe('the contact tokens of each planet'),
    encounterDecks: z
      .record(EncounterDeckId, z.array(CardId.nullable()))
      .describe('by encounter deck, what has gone under it, in order; null for a card that the log has not told'),
    removed: z.array(RemovedId).describe('cards and tokens that have left the game'),
    shipSupply: z.array(ShipId).nullable().describe('ship sheets known to lie in the supply; null when not known'),
    cards: seldomChanged(z.record(CardId, neverChanged(CardFacts)).describe('facts that this log has stated of cards')),
    ai: z
      .record(Seat, AiPlayer)
      .optional()
      .describe('the players whom AI cards play; left out: it is no single-player game'),
    goalTokens: z
      .record(SpaceId, Count)
      .nullable()
      .optional()
      .describe('the goal tokens of the smuggler AI player, by planet; null: not known; left out: nobody has any'),
    action: CurrentAction.nullable().describe(
      'from here on: what the procedures under way work on, the innermost of each kind; null while there is none',
    ),
    combat: Combat.nullable().describe('the combat that is under way'),
    test: Test.nullable().describe('the skill test that is under way'),
    patrolMove: PatrolMove.nullable().describe('a patrol that has to be moved'),
    extraMove: ExtraMove.nullable().describe('a move that an ability allows'),
    defeat: Defeat.nullable().describe('somebody who is becoming defeated'),
    room: Room.nullable().describe('somebody who has to find room for assets'),
    reveal: Reveal.nullable().describe('a market deck whose top card has to be turned faceup'),
    icons: Icons.nullable().describe('a card whose icons work'),
    spawn: z
      .strictObject({ faction: Faction.describe('whose patrol') })
      .nullable()
      .describe('the faction whose patrol token has come last, as long as the log may tell what it shows'),
    displacement: Displacement.nullable().describe('a patrol that its beaten enemy moves'),
    nearest: Nearest.nullable().describe('what the current player has to name as nearest'),
    returning: Returning.nullable().describe(
      'the contact token that has to be put on the nearest planet with an empty contact space',
    ),
    card: CardDecision.nullable().describe('what a card asks somebody'),
    aiTurn: AiTurn.nullable().describe('the turn of an AI player'),
    overlooked: z
      .strictObject({
        reason: z.string().describe('why'),
        parts: z.array(z.string()).describe('the parts of the position, by their paths'),
      })
      .optional()
      .describe('what is not certain since an entry that nobody can read; left out: there was none'),
    untold: z
      .strictObject({
        by: z.string().describe('whose text it was'),
        was: z
          .record(z.string(), z.string())
          .describe('what it may have changed, with what lay there: what is otherwise now is certain again'),
        inTurn: z
          .strictObject({
            number: Count.describe('the number of the turn'),
            seat: Seat.describe('whose turn it was'),
            additional: z.boolean().describe('it was an additional turn'),
            by: z.string().describe('whose text it was'),
          })
          .optional()
          .describe(
            'the last turn whose player carried out such a text: it may have ended it, or have brought another one',
          ),
      })
      .optional()
      .describe(
        'what of the table is not certain since a text was carried out of which the log does not tell what it did; left out: there was none',
      ),
    winner: Seat.nullable().describe('who has won'),
  })
  .meta({ id: 'OuterRimPosition', description: 'Everything the referee knows between two moves.' });
export type Position = z.infer<typeof Position>;
