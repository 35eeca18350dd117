/**
 * @module
 * The facts of a component, as the catalogue holds them or as a log states them. A fact that is left out or null is
 * unknown, which is never the same as none: "no patrol icon" is written "none".
 */
import { z } from 'zod';
import {
  AssetType,
  BountyId,
  CardId,
  CharacterId,
  ContactClass,
  ContactId,
  Count,
  Credits,
  Deck,
  Face,
  Faction,
  Id,
  Seat as Player,
  Reputation,
  ShipId,
  Skill,
  SpaceId,
} from './words.ts';

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
    space: SpaceId,
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
const Seat = Player.describe(
  'the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player',
);
/**
 * Whom a deed happens to. `as` says how the card picks them: as a most famous player (fame.5.a), or as the player whom the
 * move has chosen.
 */
const As = z.enum(['most-famous', 'chosen']);
const whom = { seat: Seat.optional(), as: As.optional() };
/** Whose decision, test or condition a part of a program is; whoever it is resolves what hangs on it (skill-tests.3). */
const whose = {
  seat: Seat.optional(),
  as: z
    .literal('chosen')
    .optional()
    .describe('it is that of the player whom the move has chosen, to whom everything inside happens that names nobody'),
};

/** A faction, or that of the planet on which the seat is (spaces.3.1.a). */
const FactionMeant = z.union([Faction, z.literal('your-planet')]);

/** A contact token on the map, as far as the table knows it: where it lies, who it is, of which class it is. */
const token = {
  space: SpaceId.optional().describe('the planet it lies on; left out: that of the seat'),
  contact: ContactId.optional(),
  class: ContactClass.optional(),
};
export const TokenMeant = z.strictObject(token).meta({ id: 'OuterRimTokenMeant' });
export type TokenMeant = z.infer<typeof TokenMeant>;

/** A fight that a card calls for. */
const fightShape = {
  kind: z.enum(['ground', 'ship']).optional(),
  enemy: z.strictObject({ name: z.string().max(100), combat: Count.nullable() }).optional(),
  player: Player.optional(),
};

/** One deed of a card that asks for no dice first. */
const Deed = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('gain-credits'), amount: Credits, ...whom }),
    z.strictObject({ do: z.literal('lose-credits'), amount: Credits, ...whom }),
    z.strictObject({
      do: z.literal('gain-fame'),
      amount: Amount,
      ...whom,
      seats: z.array(Player).min(1).max(4).optional().describe('several seats that gain it at the same time'),
      with: z.literal('chosen').optional().describe('the player whom the move has chosen gains it at the same time'),
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
    z.strictObject({ do: z.literal('move-directly'), to: SpaceId, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('move-patrol-directly'), faction: Faction, to: SpaceId }),
    z.strictObject({ do: z.literal('move-patrol'), faction: Faction, spaces: Amount }),
    z.strictObject({
      do: z.literal('gain-asset'),
      card: CardId,
      contact: ContactId.optional().describe('the contact that becomes this crew'),
      seat: Seat.optional(),
    }),
    z.strictObject({ do: z.literal('discard-asset'), card: CardId, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('rotate-asset'), card: CardId, seat: Seat.optional() }),
    z.strictObject({
      do: z.literal('search-deck'),
      deck: Deck,
      cards: z.array(CardId).max(20).optional().describe('the cards that were seen, the faceup one first'),
      gains: CardId.optional().describe('the card that is gained; the deck is shuffled afterwards'),
      seat: Seat.optional(),
    }),
    z.strictObject({ do: z.literal('capture'), bounty: BountyId, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('gain-secret'), secret: CardId, deck: Id.optional(), seat: Seat.optional() }),
    z.strictObject({ do: z.literal('discard-secret'), secret: CardId, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('exchange-ships'), with: Seat.optional(), seat: Seat.optional() }),
    z.strictObject({ do: z.literal('cross-the-core'), seat: Seat.optional() }),
    z.strictObject({
      do: z.literal('resolve-card'),
      card: CardId.describe('the databank card whose program follows'),
    }),
    z.strictObject({ do: z.literal('untold') }).describe('a part of the text that nobody has told'),
    z.strictObject({ do: z.literal('look-at-contact'), ...token, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('flip-contact'), ...token, seat: Seat.optional() }),
    z.strictObject({
      do: z.literal('move-contact'),
      ...token,
      to: SpaceId.describe('the planet it is put on'),
      faceup: z
        .boolean()
        .optional()
        .describe('the side that the card has it show; left out: the side it shows is kept'),
      seat: Seat.optional(),
    }),
    z.strictObject({ do: z.literal('exchange-contacts'), one: TokenMeant, other: TokenMeant, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('eliminate-contact'), ...token, seat: Seat.optional() }),
    z.strictObject({ do: z.literal('discard-contact'), ...token, seat: Seat.optional() }),
    z.strictObject({
      do: z.literal('complete-job'),
      evenIfDefeated: z.boolean().optional().describe('the card completes it although its owner is defeated meanwhile'),
    }),
    z.strictObject({ do: z.literal('fail-job') }),
    z.strictObject({ do: z.literal('additional-turn') }),
    z.strictObject({ do: z.literal('end-turn') }),
    z.strictObject({
      do: z.literal('fight'),
      ...fightShape,
    }),
    z.strictObject({ do: z.literal('fight-patrol'), faction: Faction }),
    z.strictObject({
      do: z.literal('goal-token'),
      goal: Id.describe('a goal of the ambition sheet'),
      seat: Seat.optional(),
    }),
    z.strictObject({ do: z.literal('choose-player'), player: Player }),
    z.strictObject({
      do: z.literal('choose-nearest'),
      kind: z.enum(['player', 'planet', 'patrol']).describe('of what the card picks the nearest one to the seat'),
      seat: Seat.optional(),
    }),
  ])
  .meta({ id: 'OuterRimDeed', description: 'One thing that a card makes happen.' });

/** What somebody has, as a card asks for it: so many assets (left out: one) that are all this. */
const had = {
  card: CardId.optional().describe('an asset, a secret, the character or the ship'),
  type: AssetType.optional(),
  trait: z.string().max(30).optional(),
  deck: Deck.optional().describe('cards of this market deck'),
  least: Amount.optional().describe('so many of them; left out: one'),
};

/** What a card asks about the table; of a fact that nobody knows the answer is not known either. */
export const Condition = z
  .discriminatedUnion('is', [
    z.strictObject({
      is: z.literal('reputation'),
      faction: FactionMeant,
      among: z.array(Reputation).min(1).max(3).describe('the seat has one of these'),
      ...whose,
    }),
    z.strictObject({ is: z.enum(['credits', 'fame']), least: Credits, ...whose }),
    z.strictObject({ is: z.literal('damage'), on: z.enum(['character', 'ship']), least: Amount, ...whose }),
    z.strictObject({ is: z.literal('has'), ...had, ...whose }),
    z.strictObject({
      is: z.literal('space'),
      among: z
        .array(z.union([z.enum(['planet', 'navpoint', 'maelstrom', 'core-worlds']), SpaceId]))
        .min(1)
        .max(20)
        .describe('the seat is in one of these spaces, or in a space of this kind'),
      ...whose,
    }),
    z.strictObject({ is: z.literal('patrol'), faction: Faction.optional(), ...whose }),
    z
      .strictObject({ is: z.literal('token'), faction: Faction, ...whose })
      .describe('a patrol or faceup contact of the faction in the space of the seat'),
    z.strictObject({ is: z.literal('another-player'), ...whose }),
  ])
  .meta({ id: 'OuterRimCondition', description: 'What a card asks about the table.' });
export type Condition = z.infer<typeof Condition>;
const Conditions = z.array(Condition).min(1).max(6).describe('all of them have to hold');

/** The most effects in one list of a program, of a whole program, and of a card that another one goes on with; how deep lists nest. */
const MOST_IN_A_LIST = 30;
const MOST_EFFECTS = 1_000;
const MOST_OF_A_CARD = 100;
const MOST_DEEP = 10;

type DeedOf<K extends string> = Extract<z.infer<typeof Deed>, { do: K }>;
interface Whose {
  seat?: string | undefined;
  as?: 'chosen' | undefined;
}
/** A branch of a card among which somebody chooses. */
interface AWay {
  name: string;
  if?: Condition[] | undefined;
  effects: CardEffect[];
}

/** What a card (or a log, where the card's text is not known) makes happen: a deed, or deeds and what they hang on. */
export type CardEffect =
  | Exclude<z.infer<typeof Deed>, { do: 'fight' | 'fight-patrol' }>
  | (DeedOf<'fight' | 'fight-patrol'> & { win?: CardEffect[] | undefined; lose?: CardEffect[] | undefined })
  | ({ do: 'test'; skill: Skill; pass?: CardEffect[] | undefined; fail?: CardEffect[] | undefined } & Whose)
  | ({ do: 'to'; cost: CardEffect[]; effects: CardEffect[] } & Whose)
  | ({ do: 'may'; effects: CardEffect[] } & Whose)
  | ({ do: 'choose'; among: AWay[] } & Whose)
  | ({ do: 'if'; if: Condition[]; effects: CardEffect[]; else?: CardEffect[] | undefined } & Whose)
  | ({ do: 'repeat'; while: Condition[]; most: number; effects: CardEffect[] } & Whose);

/** A list of effects inside a program. */
type Inner = z.ZodType<CardEffect[]>;
export const Way = z.strictObject({
  name: Id.describe('what the branch is called in `card.choose`'),
  if: Conditions.optional().describe('what has to hold for it to be chosen'),
  get effects(): Inner {
    return Nested;
  },
});

/** Whatever a program may hold besides deeds. */
const composites = [
  z.strictObject({
    do: z.literal('test'),
    skill: Skill,
    ...whose,
    get pass(): z.ZodOptional<Inner> {
      return Nested.optional().describe('what a passed test brings (skill-tests.3)');
    },
    get fail(): z.ZodOptional<Inner> {
      return Nested.optional().describe('what a failed test brings');
    },
  }),
  z.strictObject({
    do: z.literal('fight'),
    ...fightShape,
    get win(): z.ZodOptional<Inner> {
      return Nested.optional().describe('what winning brings the seat');
    },
    get lose(): z.ZodOptional<Inner> {
      return Nested.optional().describe('what losing brings the seat');
    },
  }),
  z.strictObject({
    do: z.literal('fight-patrol'),
    faction: Faction,
    get win(): z.ZodOptional<Inner> {
      return Nested.optional().describe('what winning brings besides the reward of the patrol');
    },
    get lose(): z.ZodOptional<Inner> {
      return Nested.optional().describe('what losing brings');
    },
  }),
  z.strictObject({
    do: z.literal('to'),
    ...whose,
    get cost(): Inner {
      return Nested;
    },
    get effects(): Inner {
      return Nested;
    },
  }),
  z.strictObject({
    do: z.literal('may'),
    ...whose,
    get effects(): Inner {
      return Nested;
    },
  }),
  z.strictObject({ do: z.literal('choose'), ...whose, among: z.array(Way).min(1).max(10) }),
  z.strictObject({
    do: z.literal('if'),
    ...whose,
    if: Conditions,
    get effects(): Inner {
      return Nested;
    },
    get else(): z.ZodOptional<Inner> {
      return Nested.optional();
    },
  }),
  z.strictObject({
    do: z.literal('repeat'),
    ...whose,
    while: Conditions,
    most: z.int().min(1).max(20).describe('how often at most'),
    get effects(): Inner {
      return Nested;
    },
  }),
] as const;

const [ofTests] = composites;
const plain = Deed.options.filter(({ shape }) => !['fight', 'fight-patrol'].includes(shape.do.value));

export const CardEffect: z.ZodType<CardEffect> = z
  .discriminatedUnion('do', [...plain, ...composites] as unknown as typeof composites)
  .meta({
    id: 'OuterRimCardEffect',
    description:
      'One thing that a card makes happen, or a part of its program: "to", "may", a choice, a test or a fight with what hangs on it.',
  }) as unknown as z.ZodType<CardEffect>;
const Nested: Inner = z.array(CardEffect).max(MOST_IN_A_LIST);

/** The lists of effects inside an effect, each with the words that lead to it. */
type Lists = readonly (readonly [path: readonly (string | number)[], effects: readonly CardEffect[]])[];
const NO_LISTS: Lists = [];

export function listsIn(effect: CardEffect): Lists {
  const found: (readonly [readonly (string | number)[], readonly CardEffect[]])[] = [];
  const add = (word: string, some: readonly CardEffect[] | undefined): void => {
    if (some !== undefined) found.push([[word], some]);
  };
  switch (effect.do) {
    case 'test':
      add('pass', effect.pass);
      add('fail', effect.fail);
      break;
    case 'fight':
    case 'fight-patrol':
      add('win', effect.win);
      add('lose', effect.lose);
      break;
    case 'to':
      add('cost', effect.cost);
      add('effects', effect.effects);
      break;
    case 'if':
      add('effects', effect.effects);
      add('else', effect.else);
      break;
    case 'may':
    case 'repeat':
      add('effects', effect.effects);
      break;
    case 'choose':
      return effect.among.map(({ effects }, at) => [['among', at, 'effects'], effects] as const);
    default:
      return NO_LISTS;
  }
  return found;
}

/** The same effect with other lists inside. */
export function withLists(effect: CardEffect, change: (inner: readonly CardEffect[]) => CardEffect[]): CardEffect {
  if (effect.do === 'choose')
    return { ...effect, among: effect.among.map((way) => ({ ...way, effects: change(way.effects) })) };
  const lists = listsIn(effect).map(([[word = ''], inner]) => [word, change(inner)]);
  return { ...effect, ...Object.fromEntries(lists) } as CardEffect;
}

/** Whether a program is no longer and nests no deeper than any card, whatever it repeats and whichever card it goes on with. */
function isBounded(program: readonly CardEffect[], most: number): boolean {
  let count = 0;
  const fits = (some: readonly CardEffect[], deep: number, times: number): boolean => {
    if (deep > MOST_DEEP) return false;
    for (const effect of some) {
      count += times * (effect.do === 'resolve-card' ? MOST_OF_A_CARD : 1);
      const again = effect.do === 'repeat' ? times * effect.most : times;
      if (count > most || !listsIn(effect).every(([, inner]) => fits(inner, deep + 1, again))) return false;
    }
    return true;
  };
  return fits(program, 1, 1);
}

/** A card as a program: what it makes happen, in order (word-usage.3). `most`: in its first list; `all`: in all of them. */
export const program = (most: number, all = MOST_EFFECTS): z.ZodType<CardEffect[]> =>
  z
    .array(CardEffect)
    .max(most)
    .refine((effects) => isBounded(effects, all), {
      error: `a program nests at most ${MOST_DEEP} lists deep and comes to at most ${all} effects in all`,
    });

/** What a list of legal moves says of effects: deeds, and tests with deeds that hang on them. */
export const ListedEffect = z.discriminatedUnion('do', [
  ...Deed.options,
  ofTests.omit({ pass: true, fail: true }).extend({
    pass: z.array(Deed).max(10).optional(),
    fail: z.array(Deed).max(10).optional(),
  }),
]);

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
    cost: program(20).optional(),
    effects: program(20).optional(),
    change: DiceChange.optional(),
    /** the place where its owner has to be (ambitions.6.1) */
    destination: SpaceId.optional(),
    /** what it lowers the cost of a purchase by, or that the card is bought for free (credits.5, credits.6) */
    discount: z.union([Credits, z.literal('free')]).optional(),
    /** the ability needs another player in the space of its owner */
    needsPlayer: z.boolean().optional(),
    /** the player may barter while paying the cost although nothing is bought (bartering.4) */
    mayBarter: z.boolean().optional(),
    /** the card is discarded once the ability has been resolved (errata-encounter-cards) */
    discards: z.literal(true).optional(),
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

/** Additional fame that lasts while its owner has this, and is lost with it (fame.3.a, fame.3.b). */
export const AdditionalFame = z
  .strictObject({
    while: z
      .array(z.strictObject({ is: z.literal('has'), ...had }))
      .min(1)
      .max(3)
      .describe('all of them have to hold'),
    fame: Amount,
    afterGoal: z.literal(true).optional().describe('only once the goal of the card or sheet is completed'),
  })
  .meta({ id: 'OuterRimAdditionalFame', description: 'Additional fame that lasts while its owner has something.' });
export type AdditionalFame = z.infer<typeof AdditionalFame>;
const additionalFame = z.array(AdditionalFame).max(4).optional();

/** A section of an encounter card, or a subsection where `if` says for whom it is. */
export const Section = z
  .strictObject({
    of: SpaceId.describe('the planet, `maelstrom`, `patrol`, `no-patrol`, `core-worlds` or `across-the-core`'),
    name: Id.optional().describe('what a subsection is called'),
    if: Conditions.optional().describe('for whom a subsection is'),
    effects: program(30).optional().describe('what it makes happen; left out: not known'),
    secret: z.literal(true).optional().describe('it is a secret: the card is taken'),
    bounty: z.literal(true).optional().describe('it is a bounty: the card may be gained'),
  })
  .meta({ id: 'OuterRimSection', description: 'A section of an encounter card.' });
export type Section = z.infer<typeof Section>;

const cardShape = {
  id: CardId,
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
  destination: SpaceId.nullable().optional().describe('a space; "none": the card names none'),
  /** what delivering it brings: of a bounty the capture reward */
  reward: Reward.nullable().optional(),
  /** the other end of a rotating asset, by the starting asset; and the starting asset, by the other end */
  rotatesTo: CardId.optional(),
  rotatedFrom: CardId.optional(),
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
  contact: ContactId.nullable().optional(),
  patrolIcon: PatrolIcon.nullable().optional(),
  contactIcon: ContactIcon.nullable().optional(),
  ship: ShipId.optional(),
  skills: z.array(Skill).max(10).optional(),
  bonuses: Bonuses.optional(),
  abilities: z.array(Ability).max(10).optional(),
  additionalFame,
  /** after a purchase, a delivery or a reward the card leaves the game instead of going under its deck */
  leavesGame: z.boolean().optional(),
  /** of an encounter card: the deck that it belongs to, and its sections as far as they are known */
  encounterDeck: Id.nullable().optional(),
  sections: z.array(Section).max(12).optional(),
  /** of a databank card: what resolving it makes happen */
  program: program(30, MOST_OF_A_CARD).optional(),
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
    id: ShipId,
    name: z.string().max(100).optional(),
    starter: z.boolean().optional(),
    cost: Credits.nullable().optional(),
    hyperdrive: Count.nullable().optional(),
    combat: Count.nullable().optional(),
    hull: Count.nullable().optional(),
    slots: Slots.nullable().optional(),
    bonuses: Bonuses.optional(),
    abilities: z.array(Ability).max(10).optional(),
    additionalFame,
    goal: StatedGoal.optional(),
  })
  .meta({ id: 'OuterRimShip' });
export type ShipFacts = z.infer<typeof ShipFacts>;

/** The facts of one character card. */
export const CharacterFacts = z
  .strictObject({
    id: CharacterId,
    name: z.string().max(100).optional(),
    combat: Count.nullable().optional(),
    health: Count.nullable().optional(),
    skills: z.array(Skill).max(10).nullable().optional(),
    bonuses: Bonuses.optional(),
    abilities: z.array(Ability).max(10).optional(),
    additionalFame,
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
    // Only an asset has another end to be rotated to.
    reward: Reward.omit({ rotate: true }).nullable().optional(),
  })
  .meta({ id: 'OuterRimPatrolToken' });
export type PatrolToken = z.infer<typeof PatrolToken>;

export const SpaceFacts = z
  .strictObject({
    id: SpaceId,
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
    paths: z.array(z.tuple([SpaceId, SpaceId])).max(600),
    spawn: z.partialRecord(Faction, SpaceId).optional(),
  })
  .meta({ id: 'OuterRimMap', description: 'Spaces, paths and the space adjacent to each patrol stack.' });
export type MapFacts = z.infer<typeof MapFacts>;
