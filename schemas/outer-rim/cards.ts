/**
 * @module
 * The facts of a component, as the catalogue holds them or as a log states them. A fact that is left out or null is
 * unknown, which is never the same as none: "no patrol icon" is written "none".
 */
import { z } from 'zod';
import { AssetType, ContactClass, Count, Credits, Deck, Face, Faction, Id, Reputation, Skill } from './words.ts';

/** What a goal asks its owner to have on the table: at least so much of each. */
export const Needs = z
  .strictObject({
    shipCost: Credits.describe('the cost of the ship'),
    gear: Count,
    mod: Count,
    crew: Count,
    cargo: Count,
    job: Count,
    bounty: Count,
    cost: Credits.describe('the costs of all mods and gear together'),
    secrets: Count,
    credits: Credits,
    space: Id,
    reputation: z.partialRecord(Faction, Reputation),
  })
  .partial()
  .meta({ id: 'OuterRimNeeds', description: 'What a goal asks its owner to have on the table.' });
export type Needs = z.infer<typeof Needs>;

/** The goal of a character card or ship sheet, as a log states it. */
const StatedGoal = z
  .strictObject({
    needs: Needs.optional().describe('all that it asks for, where that can be seen on the table'),
    fame: Count.optional().describe('the fame that it awards (left out: 1)'),
  })
  .meta({ id: 'OuterRimGoal', description: 'The goal of a character card or ship sheet.' });

const Amount = z.int().min(1).max(100);
const Seat = Id.describe('the seat it happens to; left out: the seat that resolves the effect');
/** Whom a deed happens to. `as` says that the card picks its target as a most famous player (fame.5.a). */
const whom = { seat: Seat.optional(), as: z.literal('most-famous').optional() };

/** A faction, or that of the planet on which the seat is (spaces.3.1.a). */
const FactionMeant = z.union([Faction, z.literal('your-planet')]);

/** A contact token on the map, as far as the table knows it: where it lies, who it is, of which class it is. */
const token = {
  space: Id.optional().describe('the planet it lies on; left out: that of the seat'),
  contact: Id.optional(),
  class: ContactClass.optional(),
};
export const TokenMeant = z.strictObject(token).meta({ id: 'OuterRimTokenMeant' });
export type TokenMeant = z.infer<typeof TokenMeant>;

/** One deed of a card that asks for no dice first. */
const Deed = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('gain-credits'), amount: Credits, ...whom }),
    z.strictObject({ do: z.literal('lose-credits'), amount: Credits, ...whom }),
    z.strictObject({
      do: z.literal('gain-fame'),
      amount: Amount,
      ...whom,
      seats: z.array(Id).min(1).max(4).optional().describe('several seats that gain it at the same time'),
    }),
    z.strictObject({ do: z.literal('lose-fame'), amount: Amount, ...whom }),
    z.strictObject({ do: z.literal('gain-reputation'), faction: FactionMeant, ...whom }),
    z.strictObject({ do: z.literal('lose-reputation'), faction: FactionMeant, ...whom }),
    z.strictObject({ do: z.literal('set-reputation'), faction: Faction, to: Reputation, seat: Seat.optional() }),
    z.strictObject({
      do: z.literal('suffer'),
      on: z.enum(['character', 'ship']),
      amount: Amount,
      prevented: Amount.optional().describe('damage that an ability prevents'),
      ...whom,
    }),
    z.strictObject({
      do: z.literal('recover'),
      on: z.enum(['character', 'ship']),
      amount: z.union([Amount, z.literal('all')]),
      seat: Seat.optional(),
    }),
    z.strictObject({ do: z.literal('move'), spaces: Amount, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('move-directly'), to: Id, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('move-patrol-directly'), faction: Faction, to: Id }),
    z.strictObject({ do: z.literal('move-patrol'), faction: Faction, spaces: Amount }),
    z.strictObject({
      do: z.literal('gain-asset'),
      card: Id,
      contact: Id.optional().describe('the contact that becomes this crew'),
      seat: Seat.optional(),
    }),
    z.strictObject({ do: z.literal('discard-asset'), card: Id, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('rotate-asset'), card: Id, seat: Seat.optional() }),
    z.strictObject({
      do: z.literal('search-deck'),
      deck: Deck,
      cards: z.array(Id).max(20).optional().describe('the cards that were seen, the faceup one first'),
      gains: Id.optional().describe('the card that is gained; the deck is shuffled afterwards'),
      seat: Seat.optional(),
    }),
    z.strictObject({ do: z.literal('capture'), bounty: Id, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('gain-secret'), secret: Id, deck: Id.optional(), seat: Seat.optional() }),
    z.strictObject({ do: z.literal('look-at-contact'), ...token, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('flip-contact'), ...token, seat: Seat.optional() }),
    z.strictObject({
      do: z.literal('move-contact'),
      ...token,
      to: Id.describe('the planet it is put on'),
      faceup: z
        .boolean()
        .optional()
        .describe('the side that the card has it show; left out: the side it shows is kept'),
      seat: Seat.optional(),
    }),
    z.strictObject({ do: z.literal('exchange-contacts'), one: TokenMeant, other: TokenMeant, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('eliminate-contact'), ...token, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('discard-contact'), ...token, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('additional-turn') }),
    z.strictObject({ do: z.literal('end-turn') }),
    z.strictObject({
      do: z.literal('fight'),
      kind: z.enum(['ground', 'ship']).optional(),
      enemy: z.strictObject({ name: z.string().max(100), combat: Count.nullable() }).optional(),
      player: Id.optional(),
    }),
    z.strictObject({ do: z.literal('fight-patrol'), faction: Faction }),
    z.strictObject({
      do: z.literal('goal-token'),
      goal: Id.describe('a goal of the ambition sheet'),
      seat: Seat.optional(),
    }),
    z.strictObject({ do: z.literal('choose-player'), player: Id }),
    z.strictObject({
      do: z.literal('choose-nearest'),
      kind: z.enum(['player', 'planet', 'patrol']).describe('of what the card picks the nearest one to the seat'),
      seat: Seat.optional(),
    }),
  ])
  .meta({ id: 'OuterRimDeed', description: 'One thing that a card makes happen.' });

/** What a card (or a log, where the card's text is not known) makes happen: one deed, under the general rules. */
export const CardEffect = z
  .discriminatedUnion('do', [
    ...Deed.options,
    z.strictObject({
      do: z.literal('test'),
      skill: Skill,
      seat: Seat.optional(),
      pass: z.array(Deed).max(10).optional().describe('what a passed test brings (skill-tests.3)'),
      fail: z.array(Deed).max(10).optional().describe('what a failed test brings'),
    }),
  ])
  .meta({
    id: 'OuterRimCardEffect',
    description: 'One thing that a card makes happen, or a skill test with what hangs on it.',
  });
export type CardEffect = z.infer<typeof CardEffect>;

/** What a combat or test ability may do to dice and values. */
export const DiceChange = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('value'), add: z.int().min(-20).max(20) }),
    z.strictObject({ kind: z.literal('reroll'), most: Amount, from: Face.optional() }),
    z.strictObject({ kind: z.literal('turn'), most: Amount, from: Face.optional(), to: Face }),
    z.strictObject({ kind: z.literal('add'), faces: z.array(Face).min(1).max(20) }),
    z.strictObject({ kind: z.literal('cancel'), most: Amount, from: Face }),
    /** takes damage off what the opponent's dice are about to deal (damage.6) */
    z.strictObject({ kind: z.literal('prevent'), amount: Amount }),
    z.strictObject({ kind: z.literal('skill'), skill: Skill.optional() }),
  ])
  .meta({ id: 'OuterRimDiceChange', description: 'What an ability does to a combat value, dice or a skill.' });
export type DiceChange = z.infer<typeof DiceChange>;

/** The moment at which an ability may be used (the bold word it begins with, or the window it names). */
export const Timing = z.enum(['planning', 'action', 'encounter', 'combat', 'start-of-combat', 'test', 'other']);

export const Ability = z
  .strictObject({
    id: Id,
    timing: Timing,
    /** in which combats it may be used */
    combat: z.enum(['ground', 'ship', 'any']).optional(),
    /** whose dice or value it changes */
    on: z.enum(['own', 'opponent']).optional(),
    limit: z.enum(['turn', 'combat', 'none']).optional(),
    /** another ability of the card, with which it is printed as one: once a turn means one of the two */
    countsAs: Id.optional(),
    /** the health that its owner must have left */
    healthLeft: Count.optional(),
    /** the word with which a combat or test ability names the roll as its moment (timing-of-abilities.1 to .3) */
    word: z.enum(['when', 'after']).optional(),
    /** what must be carried out in full before the rest (the part before the word "to") */
    cost: z.array(CardEffect).max(20).optional(),
    effects: z.array(CardEffect).max(20).optional(),
    change: DiceChange.optional(),
    /** the place where its owner has to be (ambitions.6.1) */
    destination: Id.optional(),
    /** what it lowers the cost of a purchase by, or that the card is bought for free (credits.5, credits.6) */
    discount: z.union([Credits, z.literal('free')]).optional(),
    /** the ability needs another player in the space of its owner */
    needsPlayer: z.boolean().optional(),
    /** the player may barter while paying the cost although nothing is bought (bartering.4) */
    mayBarter: z.boolean().optional(),
    /** printed without a limit word: its owner may leave it out or not */
    optional: z.boolean().optional(),
  })
  .meta({ id: 'OuterRimAbility', description: 'An ability, as structure; never as the card prints it.' });
export type Ability = z.infer<typeof Ability>;

export const Reward = z
  .strictObject({
    credits: Credits.nullable().optional(),
    fame: Count.nullable().optional(),
    reputation: z.array(Faction).max(4).optional(),
    /** the card is rotated instead of discarded */
    rotate: z.literal(true).optional(),
  })
  .meta({ id: 'OuterRimReward' });
export type Reward = z.infer<typeof Reward>;

export const PatrolIcon = z.union([
  z.literal('none'),
  z.strictObject({ faction: Faction, spaces: z.int().min(1).max(20) }),
]);
export const ContactIcon = z.union([
  z.literal('none'),
  z.strictObject({ from: z.int().min(1).max(4), to: z.int().min(1).max(4) }),
]);

/** Standing bonuses: "Gain +X" (movement.1.3, combat-abilities.5, slots.1.2, fame.3). */
export const Bonuses = z
  .strictObject({
    hyperdrive: z.int().optional(),
    groundCombat: z.int().optional(),
    shipCombat: z.int().optional(),
    health: z.int().optional(),
    hull: z.int().optional(),
    fame: z.int().min(0).optional(),
    slots: z.partialRecord(z.enum(['gear', 'job-or-bounty', 'cargo', 'mod', 'cargo-or-mod', 'crew']), Count).optional(),
  })
  .meta({ id: 'OuterRimBonuses' });
export type Bonuses = z.infer<typeof Bonuses>;

const cardShape = {
  id: Id,
  name: z.string().max(100).optional(),
  deck: Deck.nullable().optional(),
  /** market, encounter or databank: where a discarded copy goes (discarding.1, discarding.2) */
  origin: z.enum(['market', 'encounter', 'databank']).optional(),
  type: z
    .enum([...AssetType.options, 'ship', 'event', 'other'])
    .nullable()
    .optional(),
  cost: Credits.nullable().optional(),
  traits: z.array(z.string().max(30)).max(10).optional(),
  destination: Id.nullable().optional(),
  /** what delivering it brings: of a bounty the capture reward */
  reward: Reward.nullable().optional(),
  /** the other end of a rotating asset, by the starting asset; and the starting asset, by the other end */
  rotatesTo: Id.optional(),
  rotatedFrom: Id.optional(),
  /** of a databank card */
  number: Count.optional(),
  /** of a bounty, the fight against its target: ground or ship by the icon, and the number of dice */
  combat: z
    .strictObject({ kind: z.enum(['ground', 'ship']).nullable().optional(), value: Count.nullable().optional() })
    .nullable()
    .optional(),
  /** of a bounty, what eliminating its target brings */
  eliminationReward: Reward.nullable().optional(),
  /** a captured contact lies on this bounty */
  captured: z.boolean().optional(),
  /** the contact whose token belongs to this crew, or who is the target of this bounty; null: a crew without a token */
  contact: Id.nullable().optional(),
  patrolIcon: PatrolIcon.nullable().optional(),
  contactIcon: ContactIcon.nullable().optional(),
  ship: Id.optional(),
  skills: z.array(Skill).max(10).optional(),
  bonuses: Bonuses.optional(),
  abilities: z.array(Ability).max(10).optional(),
  /** after a purchase, a delivery or a reward the card leaves the game instead of going under its deck */
  leavesGame: z.boolean().optional(),
};

/** The facts of one card. */
export const CardFacts = z.strictObject(cardShape).meta({ id: 'OuterRimCard', description: 'The facts of one card.' });
export type CardFacts = z.infer<typeof CardFacts>;

export const Slots = z
  .strictObject({
    gear: Count.nullable(),
    'job-or-bounty': Count.nullable(),
    cargo: Count.nullable(),
    mod: Count.nullable(),
    'cargo-or-mod': Count.nullable(),
    crew: Count.nullable(),
  })
  .meta({ id: 'OuterRimSlots' });
export type Slots = z.infer<typeof Slots>;

/** The facts of one ship sheet. */
export const ShipFacts = z
  .strictObject({
    id: Id,
    name: z.string().max(100).optional(),
    starter: z.boolean().optional(),
    cost: Credits.nullable().optional(),
    hyperdrive: Count.nullable().optional(),
    combat: Count.nullable().optional(),
    hull: Count.nullable().optional(),
    slots: Slots.nullable().optional(),
    bonuses: Bonuses.optional(),
    abilities: z.array(Ability).max(10).optional(),
    goal: StatedGoal.optional(),
  })
  .meta({ id: 'OuterRimShip' });
export type ShipFacts = z.infer<typeof ShipFacts>;

/** The facts of one character card. */
export const CharacterFacts = z
  .strictObject({
    id: Id,
    name: z.string().max(100).optional(),
    combat: Count.nullable().optional(),
    health: Count.nullable().optional(),
    skills: z.array(Skill).max(10).nullable().optional(),
    bonuses: Bonuses.optional(),
    abilities: z.array(Ability).max(10).optional(),
    goal: StatedGoal.optional(),
  })
  .meta({ id: 'OuterRimCharacter' });
export type CharacterFacts = z.infer<typeof CharacterFacts>;

/** The facts of one patrol token. */
export const PatrolToken = z
  .strictObject({
    level: z.int().min(1).max(4),
    combat: z
      .union([Count, z.literal('infinite')])
      .nullable()
      .optional(),
    reward: Reward.nullable().optional(),
  })
  .meta({ id: 'OuterRimPatrolToken' });
export type PatrolToken = z.infer<typeof PatrolToken>;

export const SpaceFacts = z
  .strictObject({
    id: Id,
    name: z.string().max(100).optional(),
    type: z.enum(['planet', 'navpoint', 'maelstrom']),
    /** the faction icon of a planet; null: it bears none; left out: not known */
    faction: Faction.nullable().optional(),
    /** a Core Worlds space (a planet in every respect of play) */
    core: z.boolean().optional(),
    /** the classes of the contact spaces beside a planet; null: not known; left out: not even their number is */
    contactSpaces: z.array(ContactClass.nullable()).max(4).optional(),
    /** the place along the map's ring, left to right seen from inside the arc (clockwise): the number of its tile */
    sector: z.int().min(0).max(20).optional(),
  })
  .meta({ id: 'OuterRimSpace' });
export type SpaceFacts = z.infer<typeof SpaceFacts>;

/** A map: spaces, the paths between them, and the space next to each faction's patrol stack. */
export const MapFacts = z
  .strictObject({
    spaces: z.array(SpaceFacts).min(1).max(200),
    paths: z.array(z.tuple([Id, Id])).max(600),
    spawn: z.partialRecord(Faction, Id).optional(),
  })
  .meta({ id: 'OuterRimMap', description: 'Spaces, paths and the space adjacent to each patrol stack.' });
export type MapFacts = z.infer<typeof MapFacts>;
