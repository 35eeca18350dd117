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
  EncounterDeckId,
  Face,
  Faction,
  GoalId,
  Id,
  Seat as Player,
  Reputation,
  ShipId,
  Skill,
  SourceId,
  SpaceId,
} from './words.ts';

/** What a goal asks its owner to have on the table: at least so much of each. */
export const Needs = z
  .strictObject({
    shipCost: Credits.describe('the cost of the ship'),
    gear: Count.describe('so many gear'),
    mod: Count.describe('so many mods'),
    crew: Count.describe('so many crew'),
    cargo: Count.describe('so many cargo'),
    job: Count.describe('so many jobs'),
    bounty: Count.describe('so many bounties'),
    cost: Credits.describe('the costs of all mods and gear together'),
    secrets: Count.describe('so many secrets'),
    credits: Credits.describe('credits'),
    space: SpaceId.describe('the space to be in'),
    reputation: z.partialRecord(Faction, Reputation).describe('reputation, by faction'),
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

/** No card brings or takes more of anything at once. */
export const MOST_AT_ONCE = 100;
const Amount = z.int().min(1).max(MOST_AT_ONCE).describe('how much');
const Seat = Player.describe(
  'the seat it happens to; left out: the seat that resolves it, which inside a part of another player is that player',
);
/**
 * Whom a deed happens to. `as` says how the card picks them: as a most famous player (fame.5.a), or as the player whom the
 * move has chosen.
 */
const As = z
  .enum(['most-famous', 'chosen'])
  .describe(
    'whom it happens to, where the card picks them: a most famous player, or the player whom the move has chosen',
  );
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
const FactionMeant = z
  .union([Faction, z.literal('your-planet')])
  .describe('a faction, or that of the planet on which the seat is');

/** A contact token on the map, as far as the table knows it: where it lies, who it is, of which class it is. */
const token = {
  space: SpaceId.optional().describe('the planet it lies on; left out: that of the seat'),
  contact: ContactId.optional().describe('who it is'),
  class: ContactClass.optional().describe('its class'),
};
export const TokenMeant = z.strictObject(token).meta({ id: 'OuterRimTokenMeant' });
export type TokenMeant = z.infer<typeof TokenMeant>;

/** A fight that a card calls for. */
const fightShape = {
  kind: z.enum(['ground', 'ship']).optional().describe('ground combat or ship combat'),
  enemy: z
    .strictObject({
      name: z.string().max(100).describe('what the card calls it'),
      combat: Count.nullable().describe('its combat value, in dice; null: not known'),
    })
    .optional()
    .describe('an enemy of the card'),
  player: Player.optional().describe('the seat that is fought'),
};
/** What a log declares of the outcome of a fight that it tells. */
const outcome = {
  won: z
    .boolean()
    .optional()
    .describe('of a move: whether the seat won it, as the log tells it with the rest of the card'),
};

/** One deed of a card that asks for no dice first. */
const Deed = z
  .discriminatedUnion('do', [
    z.strictObject({
      do: z.literal('gain-credits').describe('credits are gained from the supply'),
      amount: Credits.describe('credits'),
      ...whom,
    }),
    z.strictObject({
      do: z
        .literal('lose-credits')
        .describe('credits are lost; who has fewer loses all, and as a cost they have to be there'),
      amount: Credits.describe('credits'),
      ...whom,
    }),
    z.strictObject({
      do: z.literal('gain-fame').describe('fame is gained'),
      amount: Amount,
      ...whom,
      seats: z.array(Player).min(1).max(4).optional().describe('several seats that gain it at the same time'),
      with: z.literal('chosen').optional().describe('the player whom the move has chosen gains it at the same time'),
    }),
    z.strictObject({ do: z.literal('lose-fame').describe('fame is lost'), amount: Amount, ...whom }),
    z.strictObject({
      do: z
        .literal('gain-reputation')
        .describe('reputation with a faction goes one step up: negative, neutral, positive'),
      faction: FactionMeant,
      ...whom,
    }),
    z.strictObject({
      do: z.literal('lose-reputation').describe('reputation with a faction goes one step down'),
      faction: FactionMeant,
      ...whom,
    }),
    z.strictObject({
      do: z.literal('set-reputation').describe('reputation with a faction becomes what is named, however far that is'),
      faction: Faction,
      to: Reputation,
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('suffer').describe('a character or ship suffers damage'),
      on: z.enum(['character', 'ship']).describe('where the damage is'),
      amount: Amount,
      prevented: Amount.optional().describe('damage that an ability prevents'),
      ...whom,
    }),
    z.strictObject({
      do: z.literal('recover').describe('a character or ship recovers damage'),
      on: z.enum(['character', 'ship']).describe('where the damage is'),
      amount: z.union([Amount, z.literal('all')]).describe('how much of it'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('move').describe('the seat may move its ship up to so many spaces; `move.along` says where'),
      spaces: Amount.describe('at most so many spaces'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('move-directly').describe('the ship is put into a space, without moving through others'),
      to: SpaceId.describe('the space'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('move-patrol-directly').describe('a patrol is put into a space'),
      faction: Faction,
      to: SpaceId.describe('the space'),
    }),
    z.strictObject({
      do: z
        .literal('move-patrol')
        .describe('a patrol moves along paths towards the current player; `patrol.move` says where'),
      faction: Faction,
      spaces: Amount,
    }),
    z.strictObject({
      do: z.literal('gain-asset').describe('a card is gained; it needs a slot'),
      card: CardId.describe('the card'),
      contact: ContactId.optional().describe('the contact that becomes this crew'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('discard-asset').describe('an own asset is discarded'),
      card: CardId.describe('the asset'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('rotate-asset').describe('a rotating asset is turned, so that its other end shows'),
      card: CardId.describe('the end that shows'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('search-deck').describe('a market deck is searched; what is not gained is shuffled back'),
      deck: Deck.describe('the market deck'),
      cards: z.array(CardId).max(20).optional().describe('the cards that were seen, the faceup one first'),
      gains: CardId.optional().describe('the card that is gained; the deck is shuffled afterwards'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('capture').describe('the target of a bounty is captured without a fight'),
      bounty: BountyId.describe('an own bounty'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('gain-secret').describe('an encounter card is taken as a secret'),
      secret: CardId.describe('the encounter card'),
      deck: EncounterDeckId.optional().describe('its encounter deck'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('discard-secret').describe('a secret is discarded'),
      secret: CardId.describe('the encounter card'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z
        .literal('exchange-ships')
        .describe('two players exchange their ship sheets with damage and goals; their assets stay with them'),
      with: Seat.optional().describe('the other player; left out: the one whom the move has chosen'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('cross-the-core').describe('the ship crosses the galaxy from one Core Worlds space to the other'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('resolve-card').describe('the program of another card follows'),
      card: CardId.describe('the databank card whose program follows'),
    }),
    z.strictObject({ do: z.literal('untold') }).describe('a part of the text that nobody has told'),
    z.strictObject({
      do: z.literal('look-at-contact').describe('a facedown contact token is looked at in secret'),
      ...token,
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('flip-contact').describe('a contact token is turned faceup'),
      ...token,
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('move-contact').describe('a contact token is put on another planet'),
      ...token,
      to: SpaceId.describe('the planet it is put on'),
      faceup: z
        .boolean()
        .optional()
        .describe('the side that the card has it show; left out: the side it shows is kept'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('exchange-contacts').describe('two contact tokens change places'),
      one: TokenMeant.describe('the one token'),
      other: TokenMeant.describe('the other one'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('eliminate-contact').describe('a contact token leaves the game'),
      ...token,
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('discard-contact').describe('a contact token goes off the map'),
      ...token,
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z.literal('complete-job').describe('the job that is being resolved is completed: its reward comes by itself'),
      evenIfDefeated: z.boolean().optional().describe('the card completes it although its owner is defeated meanwhile'),
    }),
    z.strictObject({ do: z.literal('fail-job').describe('the job that is being resolved is failed') }),
    z.strictObject({
      do: z.literal('additional-turn').describe('the current player takes another turn after this one'),
    }),
    z.strictObject({ do: z.literal('end-turn').describe('the turn ends at once') }),
    z.strictObject({
      do: z.literal('fight').describe('a combat against an enemy of the card, or against a player'),
      ...fightShape,
    }),
    z.strictObject({
      do: z.literal('fight-patrol').describe('a combat against the patrol of a faction in the own space'),
      faction: Faction,
    }),
    z.strictObject({
      do: z.literal('goal-token').describe('a goal token is put on a goal of the own ambition sheet'),
      goal: GoalId.describe('a goal of the ambition sheet'),
      seat: Seat.optional(),
    }),
    z.strictObject({
      do: z
        .literal('choose-player')
        .describe('says which player the card has chosen, where the log declares what a card did'),
      player: Player.describe('the player'),
    }),
    z.strictObject({
      do: z
        .literal('choose-nearest')
        .describe('the nearest player, planet or patrol is named; `nearest.choose` says which'),
      kind: z.enum(['player', 'planet', 'patrol']).describe('of what the card picks the nearest one to the seat'),
      seat: Seat.optional(),
    }),
  ])
  .meta({ id: 'OuterRimDeed', description: 'One thing that a card makes happen.' });

/** What somebody has, as a card asks for it: so many assets (left out: one) that are all this. */
const had = {
  card: SourceId.optional().describe('an asset, a secret, the character or the ship'),
  type: AssetType.optional().describe('cards of this type'),
  trait: z.string().max(30).optional().describe('cards with this trait'),
  deck: Deck.optional().describe('cards of this market deck'),
  least: Amount.optional().describe('so many of them; left out: one'),
};

/** What a card asks about the table; of a fact that nobody knows the answer is not known either. */
export const Condition = z
  .discriminatedUnion('is', [
    z.strictObject({
      is: z.literal('reputation').describe('the reputation of the seat with a faction'),
      faction: FactionMeant,
      among: z.array(Reputation).min(1).max(3).describe('the seat has one of these'),
      ...whose,
    }),
    z.strictObject({
      is: z.enum(['credits', 'fame']).describe('the seat has at least so much'),
      least: Credits.describe('at least so much'),
      ...whose,
    }),
    z.strictObject({
      is: z.literal('damage').describe('so much damage on the character or ship of the seat'),
      on: z.enum(['character', 'ship']).describe('where the damage is'),
      least: Amount,
      ...whose,
    }),
    z.strictObject({
      is: z.literal('has').describe('the seat has so many assets that are all this'),
      ...had,
      ...whose,
    }),
    z.strictObject({
      is: z.literal('space').describe('where the seat is'),
      among: z
        .array(z.union([z.enum(['planet', 'navpoint', 'maelstrom', 'core-worlds']), SpaceId]))
        .min(1)
        .max(20)
        .describe('the seat is in one of these spaces, or in a space of this kind'),
      ...whose,
    }),
    z.strictObject({
      is: z.literal('patrol').describe('a patrol lies in the space of the seat'),
      faction: Faction.optional(),
      ...whose,
    }),
    z
      .strictObject({ is: z.literal('token'), faction: Faction, ...whose })
      .describe('a patrol or faceup contact of the faction in the space of the seat'),
    z.strictObject({
      is: z.literal('another-player').describe('another player is in the space of the seat'),
      ...whose,
    }),
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
export interface Whose {
  seat?: string | undefined;
  as?: 'chosen' | undefined;
}
/** A branch of a card among which somebody chooses. */
export interface AWay {
  name: string;
  if?: Condition[] | undefined;
  effects: CardEffect[];
}

/** What a card (or a log, where the card's text is not known) makes happen: a deed, or deeds and what they hang on. */
export type CardEffect =
  | Exclude<z.infer<typeof Deed>, { do: 'fight' | 'fight-patrol' }>
  | (DeedOf<'fight' | 'fight-patrol'> & {
      won?: boolean | undefined;
      win?: CardEffect[] | undefined;
      lose?: CardEffect[] | undefined;
    })
  | ({
      do: 'test';
      skill: Skill;
      passed?: boolean | undefined;
      pass?: CardEffect[] | undefined;
      fail?: CardEffect[] | undefined;
    } & Whose)
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
    return Nested.describe('what the branch brings');
  },
});

/** Whatever a program may hold besides deeds. */
const composites = [
  z.strictObject({
    do: z.literal('test').describe('a skill test, and what hangs on it'),
    skill: Skill,
    passed: z
      .boolean()
      .optional()
      .describe('of a move: whether it was passed, as the log tells it with the rest of the card'),
    ...whose,
    get pass(): z.ZodOptional<Inner> {
      return Nested.optional().describe('what a passed test brings (skill-tests.3)');
    },
    get fail(): z.ZodOptional<Inner> {
      return Nested.optional().describe('what a failed test brings');
    },
  }),
  z.strictObject({
    do: z.literal('fight').describe('a combat against an enemy of the card, or against a player'),
    ...fightShape,
    ...outcome,
    get win(): z.ZodOptional<Inner> {
      return Nested.optional().describe('what winning brings the seat');
    },
    get lose(): z.ZodOptional<Inner> {
      return Nested.optional().describe('what losing brings the seat');
    },
  }),
  z.strictObject({
    do: z.literal('fight-patrol').describe('a combat against the patrol of a faction in the own space'),
    faction: Faction,
    ...outcome,
    get win(): z.ZodOptional<Inner> {
      return Nested.optional().describe('what winning brings besides the reward of the patrol');
    },
    get lose(): z.ZodOptional<Inner> {
      return Nested.optional().describe('what losing brings');
    },
  }),
  z.strictObject({
    do: z.literal('to').describe('the cost in full, and then the rest; or nothing at all'),
    ...whose,
    get cost(): Inner {
      return Nested.describe('what has to be done in full');
    },
    get effects(): Inner {
      return Nested.describe('what follows then');
    },
  }),
  z.strictObject({
    do: z.literal('may').describe('left to the player whom it addresses (`card.may`, `card.decline`)'),
    ...whose,
    get effects(): Inner {
      return Nested.describe('what is done, or left');
    },
  }),
  z.strictObject({
    do: z.literal('choose').describe('one of several branches, among those whose condition holds (`card.choose`)'),
    ...whose,
    among: z.array(Way).min(1).max(10).describe('the branches'),
  }),
  z.strictObject({
    do: z.literal('if').describe('only where all conditions hold; else the other part'),
    ...whose,
    if: Conditions,
    get effects(): Inner {
      return Nested.describe('what happens if they hold');
    },
    get else(): z.ZodOptional<Inner> {
      return Nested.optional().describe('what happens if not');
    },
  }),
  z.strictObject({
    do: z.literal('repeat').describe('again and again, as long as the conditions hold'),
    ...whose,
    while: Conditions,
    most: z.int().min(1).max(20).describe('how often at most'),
    get effects(): Inner {
      return Nested.describe('what is done each time');
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
    z.strictObject({
      kind: z.literal('value').describe('adds to the combat value (or takes from it)'),
      add: z.int().min(-20).max(20).describe('so many dice more, or less'),
    }),
    z.strictObject({
      kind: z.literal('reroll').describe('dice are rolled again'),
      most: Amount,
      from: Face.optional().describe('only dice that show this'),
    }),
    z.strictObject({
      kind: z.literal('turn').describe('dice are turned to another face'),
      most: Amount,
      from: Face.optional().describe('only dice that show this'),
      to: Face.describe('what they show then'),
    }),
    z.strictObject({
      kind: z.literal('add').describe('dice with these faces are added'),
      faces: z.array(Face).min(1).max(20).describe('what they show'),
    }),
    z.strictObject({
      kind: z.literal('cancel').describe('dice are cancelled'),
      most: Amount,
      from: Face.describe('dice that show this'),
    }),
    /** takes damage off what the opponent's dice are about to deal (damage.6) */
    z.strictObject({
      kind: z.literal('prevent').describe("damage of the opponent's dice is prevented"),
      amount: Amount,
    }),
    z.strictObject({
      kind: z.literal('skill').describe('counts as one more instance of a skill in a test; used before its dice'),
      skill: Skill.optional().describe('the skill; left out: the one that is tested'),
    }),
  ])
  .meta({ id: 'OuterRimDiceChange', description: 'What an ability does to a combat value, dice or a skill.' });
export type DiceChange = z.infer<typeof DiceChange>;

/** The moment at which an ability may be used (the bold word it begins with, or the window it names). */
export const Timing = z.enum(['planning', 'action', 'encounter', 'combat', 'start-of-combat', 'test', 'other']);

export const Ability = z
  .strictObject({
    id: Id.describe('what the move calls it'),
    timing: Timing.describe('the moment at which it may be used; "other": at a moment of its own (`ability.use`)'),
    combat: z.enum(['ground', 'ship', 'any']).optional().describe('in which combats it may be used'),
    on: z.enum(['own', 'opponent']).optional().describe('whose dice or value it changes'),
    limit: z
      .enum(['turn', 'combat', 'none'])
      .optional()
      .describe('how often: once in a turn, once in a combat, as often as one likes (left out: once at its moment)'),
    countsAs: Id.optional().describe(
      'another ability of the card, with which it is printed as one: once a turn means one of the two',
    ),
    healthLeft: Count.optional().describe('the health that its owner must have left'),
    word: z
      .enum(['when', 'after'])
      .optional()
      .describe(
        'the word with which a combat or test ability names the roll as its moment (timing-of-abilities.1 to .3)',
      ),
    cost: program(20)
      .optional()
      .describe('what must be carried out in full before the rest (the part before the word "to")'),
    effects: program(20)
      .optional()
      .describe('what it makes happen, in order; left out: not known, or only the change of dice'),
    change: DiceChange.optional().describe('of a combat or test ability: what it does to dice or values'),
    destination: SpaceId.optional().describe('the place where its owner has to be (ambitions.6.1)'),
    discount: z
      .union([Credits, z.literal('free')])
      .optional()
      .describe('what it lowers the cost of a purchase by, or that the card is bought for free (credits.5, credits.6)'),
    needsPlayer: z.boolean().optional().describe('the ability needs another player in the space of its owner'),
    mayBarter: z
      .boolean()
      .optional()
      .describe('the player may barter while paying the cost although nothing is bought (bartering.4)'),
    discards: z
      .literal(true)
      .optional()
      .describe('the card is discarded once the ability has been resolved (errata-encounter-cards)'),
    optional: z.boolean().optional().describe('printed without a limit word: its owner may leave it out or not'),
  })
  .meta({ id: 'OuterRimAbility', description: 'An ability, as structure; never as the card prints it.' });
export type Ability = z.infer<typeof Ability>;

export const Reward = z
  .strictObject({
    credits: Credits.nullable().optional().describe('credits'),
    fame: Count.nullable().optional().describe('fame'),
    reputation: z.array(Faction).max(4).optional().describe('the factions with which reputation goes one step up'),
    rotate: z.literal(true).optional().describe('the card is rotated instead of discarded'),
  })
  .meta({ id: 'OuterRimReward' });
export type Reward = z.infer<typeof Reward>;

export const PatrolIcon = z.union([
  z.literal('none'),
  z.strictObject({
    faction: Faction.describe('whose patrol moves'),
    spaces: z.int().min(1).max(20).describe('how many spaces'),
  }),
]);
export const ContactIcon = z.union([
  z.literal('none'),
  z.strictObject({
    from: z.int().min(1).max(4).describe('the least number of players for which it works'),
    to: z.int().min(1).max(4).describe('the greatest'),
  }),
]);

/** Standing bonuses: "Gain +X" (movement.1.3, combat-abilities.5, slots.1.2, fame.3). */
export const Bonuses = z
  .strictObject({
    hyperdrive: z.int().optional().describe('spaces of movement'),
    groundCombat: z.int().optional().describe('dice'),
    shipCombat: z.int().optional().describe('dice'),
    health: z.int().optional().describe('health of the character'),
    hull: z.int().optional().describe('hull of the ship'),
    fame: z.int().min(0).optional().describe('additional fame as long as it is owned'),
    slots: z
      .partialRecord(z.enum(['gear', 'job-or-bounty', 'cargo', 'mod', 'cargo-or-mod', 'crew']), Count)
      .optional()
      .describe('more slots, by their kind'),
  })
  .meta({ id: 'OuterRimBonuses' });
export type Bonuses = z.infer<typeof Bonuses>;

/** Additional fame that lasts while its owner has this, and is lost with it (fame.3.a, fame.3.b). */
export const AdditionalFame = z
  .strictObject({
    while: z
      .array(z.strictObject({ is: z.literal('has').describe('the seat has so many assets that are all this'), ...had }))
      .min(1)
      .max(3)
      .describe('all of them have to hold'),
    fame: Amount.describe('so much fame'),
    afterGoal: z.literal(true).optional().describe('only once the goal of the card or sheet is completed'),
  })
  .meta({ id: 'OuterRimAdditionalFame', description: 'Additional fame that lasts while its owner has something.' });
export type AdditionalFame = z.infer<typeof AdditionalFame>;
const additionalFame = z
  .array(AdditionalFame)
  .max(4)
  .optional()
  .describe('fame that lasts only while its owner has something');

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
  id: CardId.describe('the id: that of the catalogue, or a new one'),
  name: z.string().max(100).optional().describe('the printed name'),
  deck: Deck.nullable().optional().describe('the market deck it belongs to; null: none'),
  origin: z
    .enum(['market', 'encounter', 'databank'])
    .optional()
    .describe('market, encounter or databank: where a discarded copy goes (discarding.1, discarding.2)'),
  type: z
    .enum([...AssetType.options, 'ship', 'event', 'other'])
    .nullable()
    .optional()
    .describe('what kind of card it is; null: not known'),
  cost: Credits.nullable().optional().describe('credits; null or left out: not known'),
  traits: z.array(z.string().max(30)).max(10).optional().describe('all of its traits; left out: not known'),
  destination: SpaceId.nullable()
    .optional()
    .describe('a space; "imperial-patrol" or the like: a patrol, wherever it is; "none": the card names none'),
  reward: Reward.nullable().optional().describe('what delivering it brings: of a bounty the capture reward'),
  rotatesTo: CardId.optional().describe(
    'the other end of a rotating asset, by the starting asset; and the starting asset, by the other end',
  ),
  rotatedFrom: CardId.optional().describe('of the other end: the starting asset'),
  number: Count.optional().describe('of a databank card'),
  combat: z
    .strictObject({
      kind: z.enum(['ground', 'ship']).nullable().optional().describe('the icon'),
      value: Count.nullable().optional().describe('dice'),
    })
    .nullable()
    .optional()
    .describe('of a bounty: the fight against its target'),
  eliminationReward: Reward.nullable().optional().describe('of a bounty, what eliminating its target brings'),
  captured: z.boolean().optional().describe('a captured contact lies on this bounty'),
  contact: ContactId.nullable()
    .optional()
    .describe(
      'the contact whose token belongs to this crew, or who is the target of this bounty; null: a crew without a token',
    ),
  class: ContactClass.optional().describe('of a bounty: the class of its target'),
  patrolIcon: PatrolIcon.nullable().optional().describe('the patrol movement icon; left out or null: not known'),
  contactIcon: ContactIcon.nullable().optional().describe('the reveal contact icon; left out or null: not known'),
  ship: ShipId.optional().describe('of a ship card: the ship sheet'),
  skills: z.array(Skill).max(10).optional().describe('of a crew: its skills'),
  bonuses: Bonuses.optional().describe(
    'what it adds to values as long as it is owned; left out: not known, `{}`: nothing',
  ),
  abilities: z.array(Ability).max(10).optional().describe('all of its abilities; left out: not known'),
  additionalFame,
  leavesGame: z
    .boolean()
    .optional()
    .describe('after a purchase, a delivery or a reward the card leaves the game instead of going under its deck'),
  encounterDeck: EncounterDeckId.nullable()
    .optional()
    .describe('of an encounter card: the deck that it belongs to, and its sections as far as they are known'),
  sections: z
    .array(Section)
    .max(12)
    .optional()
    .describe('of an encounter card: its sections, as far as they are known'),
  program: program(30, MOST_OF_A_CARD).optional().describe('of a databank card: what resolving it makes happen'),
};

/** The facts of one card. */
export const CardFacts = z.strictObject(cardShape).meta({ id: 'OuterRimCard', description: 'The facts of one card.' });
export type CardFacts = z.infer<typeof CardFacts>;

export const Slots = z
  .strictObject({
    gear: Count.nullable().describe('slots of this kind; null: not known'),
    'job-or-bounty': Count.nullable().describe('slots of this kind; null: not known'),
    cargo: Count.nullable().describe('slots of this kind; null: not known'),
    mod: Count.nullable().describe('slots of this kind; null: not known'),
    'cargo-or-mod': Count.nullable().describe('slots of this kind; null: not known'),
    crew: Count.nullable().describe('slots of this kind; null: not known'),
  })
  .meta({ id: 'OuterRimSlots' });
export type Slots = z.infer<typeof Slots>;

/** The facts of one ship sheet. */
export const ShipFacts = z
  .strictObject({
    id: ShipId.describe('the id: that of the catalogue, or a new one'),
    name: z.string().max(100).optional().describe('the printed name'),
    starter: z.boolean().optional().describe('it is a starter ship'),
    cost: Credits.nullable().optional().describe('credits'),
    hyperdrive: Count.nullable().optional().describe('spaces of movement'),
    combat: Count.nullable().optional().describe('dice'),
    hull: Count.nullable().optional().describe('damage that defeats it'),
    slots: Slots.nullable().optional().describe('its slots'),
    bonuses: Bonuses.optional().describe('what it adds to values'),
    abilities: z.array(Ability).max(10).optional().describe('all of its abilities; left out: not known'),
    additionalFame,
    goal: StatedGoal.optional().describe('its goal'),
  })
  .meta({ id: 'OuterRimShip' });
export type ShipFacts = z.infer<typeof ShipFacts>;

/** The facts of one character card. */
export const CharacterFacts = z
  .strictObject({
    id: CharacterId.describe('the id: that of the catalogue, or a new one'),
    name: z.string().max(100).optional().describe('the printed name'),
    combat: Count.nullable().optional().describe('dice in ground combat'),
    health: Count.nullable().optional().describe('damage that defeats the character'),
    skills: z.array(Skill).max(10).nullable().optional().describe('its skills'),
    bonuses: Bonuses.optional().describe('what it adds to values'),
    abilities: z.array(Ability).max(10).optional().describe('all of its abilities; left out: not known'),
    additionalFame,
    goal: StatedGoal.optional().describe('its personal goal'),
  })
  .meta({ id: 'OuterRimCharacter' });
export type CharacterFacts = z.infer<typeof CharacterFacts>;

/** The facts of one patrol token. */
export const PatrolToken = z
  .strictObject({
    level: z.int().min(1).max(4).describe('its level'),
    combat: z
      .union([Count, z.literal('infinite')])
      .nullable()
      .optional()
      .describe('dice; level 4 beats everybody'),
    // Only an asset has another end to be rotated to.
    reward: Reward.omit({ rotate: true }).nullable().optional().describe('what beating it brings; null: not known'),
  })
  .meta({ id: 'OuterRimPatrolToken' });
export type PatrolToken = z.infer<typeof PatrolToken>;

export const SpaceFacts = z
  .strictObject({
    id: SpaceId.describe('what logs call it'),
    name: z.string().max(100).optional().describe('the printed name'),
    type: z.enum(['planet', 'navpoint', 'maelstrom']).describe('what kind of space it is'),
    faction: Faction.nullable()
      .optional()
      .describe('the faction icon of a planet; null: it bears none; left out: not known'),
    core: z.boolean().optional().describe('a Core Worlds space (a planet in every respect of play)'),
    contactSpaces: z
      .array(ContactClass.nullable())
      .max(4)
      .optional()
      .describe(
        'the classes of the contact spaces beside a planet; null: not known; left out: not even their number is',
      ),
    sector: z
      .int()
      .min(0)
      .max(20)
      .optional()
      .describe(
        "the place along the map's ring, left to right seen from inside the arc (clockwise): the number of its tile",
      ),
  })
  .meta({ id: 'OuterRimSpace' });
export type SpaceFacts = z.infer<typeof SpaceFacts>;

/** A map: spaces, the paths between them, and the space next to each faction's patrol stack. */
export const MapFacts = z
  .strictObject({
    spaces: z.array(SpaceFacts).min(1).max(200).describe('all spaces'),
    paths: z
      .array(z.tuple([SpaceId, SpaceId]))
      .max(600)
      .describe('each path, by the two spaces that it connects'),
    spawn: z.partialRecord(Faction, SpaceId).optional().describe('by faction, the space next to its patrol stack'),
  })
  .meta({ id: 'OuterRimMap', description: 'Spaces, paths and the space adjacent to each patrol stack.' });
export type MapFacts = z.infer<typeof MapFacts>;
