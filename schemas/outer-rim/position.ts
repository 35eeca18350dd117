/**
 * @module
 * A position of Outer Rim as plain facts. The same picture serves three times: a log's `start` gives a part of it, the
 * `expect` of a move claims a part of it, and the `final` of a report is all of it. Null means: not known.
 */
import { z } from 'zod';
import { Ambition } from './ambitions.ts';
import { CardEffect, CardFacts, PatrolToken, Slots, Way } from './cards.ts';
import {
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
  Face,
  Faction,
  FavorKind,
  Id,
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
  card: CardId,
  type: AssetType.nullable(),
  /** the slot it lies in, where the log tells it */
  slot: SlotType.nullable(),
  /** a captured contact token lies on this bounty */
  captured: z.boolean(),
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
]);
export type Doubtful = z.infer<typeof Doubtful>;

/** So much that a seat may have more of something, and what may have brought it; `reputation`: steps with one faction. */
export const Perhaps = z.strictObject({
  of: z.enum(['credits', 'fame', 'reputation']),
  faction: Faction.optional(),
  amount: z.int(),
  by: SourceId,
});
export type Perhaps = z.infer<typeof Perhaps>;

export const SeatFacts = z.strictObject({
  character: CharacterId.nullable(),
  ship: ShipId.nullable(),
  shipGoalDone: z.boolean(),
  /** `none`: since the ship was gained nothing has happened that its goal asks for (goals.2.1); left out: nobody follows it */
  shipGoalProgress: z.literal('none').optional(),
  /** the personal goal is completed and the character card turned over; left out: as far as the log tells, it is not */
  personalGoalDone: z.boolean().optional(),
  space: SpaceId.nullable(),
  credits: Credits.nullable(),
  fame: Count.nullable(),
  /** how much of it lasts only while the seat has something, at least and at most (fame.3.b); left out: none */
  lastingFame: z.strictObject({ least: Count, most: Count }).optional(),
  reputation: z.strictObject({
    rebel: Reputation.nullable(),
    imperial: Reputation.nullable(),
    hutt: Reputation.nullable(),
    syndicate: Reputation.nullable(),
  }),
  /** factions with which an effect treats the player as having this reputation, whatever the marker shows */
  treatedAs: z.partialRecord(Faction, Reputation),
  damage: z.strictObject({ character: Count, ship: Count }),
  /** the standee lies on its side; null when cards of unknown text decide it */
  defeated: z.boolean().nullable(),
  values: Values,
  skills: z.array(Skill).nullable(),
  slots: Slots,
  assets: z.array(HeldAsset),
  secrets: z.array(z.strictObject({ id: CardId, deck: Id.nullable() })),
  /** the debt tokens that the seat holds, by their owners; left out: favors are not in use */
  debtTokens: z.array(Seat).optional(),
  /** left out: ambitions are not in use */
  ambition: Ambition.optional(),
  /** why some of these are not certain (`character` and `ship`: the damage, `more-…`: it may be more); left out: nothing is in doubt */
  doubts: z.partialRecord(Doubtful, z.string()).optional(),
  /** what a card of known text may have brought besides, where the log does not tell whether it has: of a doubt about this no more */
  perhaps: z.array(Perhaps).optional(),
});
export type SeatFacts = z.infer<typeof SeatFacts>;

export const Patrol = PatrolToken.required().extend({ space: SpaceId.nullable() });
export type Patrol = z.infer<typeof Patrol>;

/** A die on the table. `added` and `turned` say why later abilities may not touch it (combat-abilities.2, .3). */
export const Die = z.strictObject({ face: Face, was: z.enum(['rolled', 'turned', 'added', 'cancelled']) });
export type Die = z.infer<typeof Die>;

export const Side = z.strictObject({
  /** who rolls: the player, or the neighbour who rolls for a patrol, contact or card enemy */
  roller: Seat.nullable(),
  /** the combat value in force, with what abilities have added; null when not known */
  value: z.union([Count, z.literal('infinite')]).nullable(),
  /** what abilities of this combat have added to the value */
  bonus: z.int(),
  dice: z.array(Die),
  /** the damage of the dice; null until they are rolled */
  damage: Count.nullable(),
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
  /** null when nothing tells it */
  kind: z.enum(['ground', 'ship']).nullable(),
  attacker: Seat,
  defender: z.union([
    z.strictObject({ player: Seat }),
    z.strictObject({ patrol: Faction }),
    z.strictObject({ enemy: z.string() }),
    /** the target of a bounty: a contact on the map, or a crew whom nobody protects */
    z.strictObject({ contact: ContactId }),
  ]),
  attack: Side,
  defence: Side,
  /** which side's dice are being made, and how far its ability windows have come */
  side: z.enum(['attack', 'defence']),
  window: z.enum(combatWindows),
  /** dice of the side in hand that an ability has picked to be rerolled */
  rerolling: z.array(Count),
  /** damage of each side's dice that abilities of its opponent have prevented */
  prevented: z.strictObject({ attack: Count, defence: Count }),
  winner: z.enum(['attacker', 'defender']).nullable(),
  /** abilities used, each with the roll (or the start of the combat) in which it was used: `card/ability@attack` */
  used: z.array(z.string()),
});
export type Combat = z.infer<typeof Combat>;

export const Test = z.strictObject({
  seat: Seat,
  skill: Skill,
  /** instances of the skill on character and crew; null when the log does not tell */
  instances: Count.nullable(),
  /** instances that abilities have added for this test */
  gained: Count,
  dice: z.array(Die),
  rerolling: z.array(Count),
  /** null until the dice are rolled, or when the level of skill is not known and matters */
  passed: z.boolean().nullable(),
  /** what the card brings with a passed and with a failed test */
  pass: z.array(CardEffect),
  fail: z.array(CardEffect),
  used: z.array(z.string()),
});
export type Test = z.infer<typeof Test>;

/** The nearest player, planet or patrol of a seat, which has to be named. */
export const Nearest = z.strictObject({ kind: z.enum(['player', 'planet', 'patrol']), seat: Seat });
export type Nearest = z.infer<typeof Nearest>;

/** A combat as a card or an encounter calls for it. */
const Fight = z.strictObject({
  kind: z.enum(['ground', 'ship']).optional(),
  enemy: z.strictObject({ name: z.string(), combat: Count.nullable() }).optional(),
  player: Seat.optional(),
  win: z.array(CardEffect).optional(),
  lose: z.array(CardEffect).optional(),
});

/** A move that an ability allows outside the planning step. */
export const ExtraMove = z.strictObject({ seat: Seat, spaces: Count });
export type ExtraMove = z.infer<typeof ExtraMove>;

/** A ship under way: the spaces still to enter, and how many it has entered. */
export const UnderWay = z.strictObject({ kind: z.literal('move'), seat: Seat, path: z.array(SpaceId), entered: Count });

/** A seat that is becoming defeated; `won`: by the damage of a combat that it has won. */
export const Defeat = z.strictObject({ seat: Seat, won: z.boolean().optional() });

/** A seat that must find room for its assets, and the asset that was gained or bought. */
export const Room = z.strictObject({ seat: Seat, gained: CardId.nullable(), bought: z.boolean() });
export type Room = z.infer<typeof Room>;

/** A market deck whose top card must be turned faceup; `icons`: its icons work, for this buyer or gainer; `bought`: it follows a purchase. */
export const Reveal = z.strictObject({
  deck: Deck,
  icons: z.boolean(),
  buyer: Seat.nullable(),
  bought: z.boolean().optional(),
});
export type Reveal = z.infer<typeof Reveal>;

export const PatrolMove = z.strictObject({ faction: Faction, spaces: Count, seat: Seat });
export type PatrolMove = z.infer<typeof PatrolMove>;

/** The icons of a market card that has come up: whose they are, and what is still open of each. */
export const Icons = z.strictObject({
  seat: Seat,
  card: CardId,
  /** the patrol icon; null: none, or done */
  patrol: z.union([PatrolMove.omit({ seat: true }), z.literal('untold')]).nullable(),
  /** the reveal contact icon; null: none, or done */
  contact: z.enum(['told', 'untold']).nullable(),
});
export type Icons = z.infer<typeof Icons>;

/** A patrol that the loser of a combat moves to an adjacent space. */
export const Displacement = z.strictObject({ faction: Faction, seat: Seat });

/** A contact token that a discarded crew or bounty leaves: whose it was, and which contact it is. */
export const Returning = z.strictObject({
  seat: Seat,
  from: z.enum(['crew', 'bounty']),
  /** null: nobody knows which, or whether there is one at all */
  contact: ContactId.nullable(),
});
export type Returning = z.infer<typeof Returning>;

/** The contact of a bounty, who has been beaten: on the map (in this space), or as a crew, whose token lies beside it. */
export const BeatenTarget = z.strictObject({
  seat: Seat,
  bounty: BountyId,
  /** null: nobody knows who it is */
  contact: ContactId.nullable(),
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
  asks: z.enum(['may', 'choose', 'if']),
  /** whose effects they are, and who decides */
  seat: Seat,
  by: Seat,
  effects: z.array(CardEffect).optional(),
  else: z.array(CardEffect).optional(),
  among: z.array(Way).optional(),
});
export type CardDecision = z.infer<typeof CardDecision>;

/** Something the rules oblige the table to carry out next. */
export const Obligation = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('card-effect'),
    seat: Seat,
    effect: CardEffect,
    /** an ability that was used while a job was being resolved: what the job fails is none of its business */
    beside: z.literal(true).optional(),
  }),
  z.strictObject({ do: z.literal('job'), seat: Seat, card: CardId, effects: z.array(CardEffect) }),
  Fight.extend({ do: z.literal('combat'), seat: Seat }),
  z.strictObject({
    do: z.literal('patrol-combat'),
    seat: Seat,
    faction: Faction,
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
  z.strictObject({
    do: z.literal('test'),
    seat: Seat,
    skill: Skill,
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
  /** the card that lies faceup on the deck; null when the log has not told it */
  faceup: CardId.nullable(),
  /** cards that are known to lie facedown in the deck */
  under: z.array(CardId),
  /** the log has said that no card is left */
  empty: z.boolean().optional(),
});

export const ContactToken = z.strictObject({
  id: ContactId.nullable().describe('who it is; null or left out: not known'),
  class: ContactClass.nullable().describe('its class'),
  faceup: z.boolean().describe('it lies faceup (default: it does not)'),
});

/** A favor that has been granted in the present turn. */
export const Favor = z.strictObject({
  /** who has received it, and who granted it */
  seat: Seat,
  from: Seat,
  kind: FavorKind,
  /** the skill of Advice */
  skill: Skill.optional(),
  /** the faction of Endorsement */
  faction: Faction.optional(),
  /** it was granted for the granter's debt token */
  debtToken: z.literal(true).optional(),
  /** the skill test of Advice, or the combat of Combat Strategy, has come */
  spent: z.literal(true).optional(),
  /** what the receiver was treated as having with the faction before */
  before: Reputation.optional(),
});
export type Favor = z.infer<typeof Favor>;

export const Turn = z.strictObject({
  seat: Seat,
  number: Count,
  /** `set-up`: nobody's turn has begun */
  step: z.enum(['set-up', 'planning', 'action', 'encounter', 'end']),
  additional: z.boolean(),
  /** actions already performed in this action step: `market`, `deliver`, `trade`, or an ability as `card/ability` */
  done: z.array(z.string()),
  /** abilities limited to once per turn that were used */
  used: z.array(z.string()),
  /** an effect has ended the turn, or a defeat will when the current action or step is finished */
  ends: z.enum(['no', 'after-this', 'now']),
  /** an additional turn of the same seat follows */
  grantsTurn: z.boolean(),
  /** the favors granted in this turn, to whomever; left out: favors are not in use */
  favors: z.array(Favor).optional(),
  /** the job whose databank card is being resolved, and what has come of it; left out: none */
  job: z
    .strictObject({ card: CardId, came: z.enum(['completed', 'completed-for-good', 'failed']).optional() })
    .optional(),
  /** the combats and skill tests under way whose dice are on the table, where favors are in use; left out: none */
  rolled: Count.optional(),
});

/** A market action: the deck discarded from, and how many discards. */
export const MarketAction = z.strictObject({
  kind: z.literal('market'),
  deck: Deck.nullable(),
  discards: Count,
});
export type MarketAction = z.infer<typeof MarketAction>;

export const DeliverAction = z.strictObject({
  kind: z.literal('deliver'),
  /** the cargo in hand: ILLEGAL cargo, until its die is rolled */
  rolling: CardId.nullable(),
  /** cargo whose roll has failed in this action */
  tried: z.array(CardId),
  /** the die of the cargo in hand has been rolled again */
  again: z.literal(true).optional(),
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
    order: z.array(Seat).min(1).max(4),
    first: Seat,
    fameRequirement: z.int().min(1).max(1000),
    turn: Turn,
    seats: z.record(Seat, SeatFacts),
    patrols: z.record(Faction, Patrol.nullable()),
    /** levels of the tokens left in each stack, top first; null when not known */
    stacks: z.record(Faction, z.array(z.int().min(1).max(4)).nullable()),
    market: z.record(Deck, MarketDeck),
    contacts: z.record(SpaceId, z.array(ContactToken)),
    /** by encounter deck, what has gone under it, in order; null for a card that the log has not told */
    encounterDecks: z.record(Id, z.array(CardId.nullable())),
    /** cards and tokens that have left the game */
    removed: z.array(CardId),
    /** ship sheets known to lie in the supply; null when not known */
    shipSupply: z.array(ShipId).nullable(),
    /** facts that this log has stated of cards */
    cards: z.record(CardId, CardFacts),
    /** from here on: what the procedures under way work on, the innermost of each kind; null while there is none */
    action: CurrentAction.nullable(),
    combat: Combat.nullable(),
    test: Test.nullable(),
    patrolMove: PatrolMove.nullable(),
    extraMove: ExtraMove.nullable(),
    defeat: Defeat.nullable(),
    room: Room.nullable(),
    reveal: Reveal.nullable(),
    icons: Icons.nullable(),
    /** the faction whose patrol token has come last, as long as the log may tell what it shows */
    spawn: z.strictObject({ faction: Faction }).nullable(),
    displacement: Displacement.nullable(),
    /** what the current player has to name as nearest */
    nearest: Nearest.nullable(),
    /** the contact token that has to be put on the nearest planet with an empty contact space */
    returning: Returning.nullable(),
    /** what a card asks somebody */
    card: CardDecision.nullable(),
    winner: Seat.nullable(),
  })
  .meta({ id: 'OuterRimPosition', description: 'Everything the referee knows between two moves.' });
export type Position = z.infer<typeof Position>;
