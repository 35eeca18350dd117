/**
 * @module
 * The shape of the source rows under this folder. Tests hold every file against it; the loader trusts it and does not
 * load zod. Every row says how sure it is (`confidence`) and who says so (`provenance`); null means "not found".
 */
import { z } from 'zod';
import { AiCard } from '../../schemas/outer-rim/ai.ts';
import {
  Ability,
  AdditionalFame,
  Bonuses,
  CardFacts,
  PatrolToken,
  Section,
  ShipFacts,
} from '../../schemas/outer-rim/cards.ts';
import { Doubtful } from '../../schemas/outer-rim/position.ts';
import { Credits, Deck, Face, Faction, Id, Reputation, Skill } from '../../schemas/outer-rim/words.ts';

export const Confidence = z.enum(['two-sources', 'one-source', 'rulebook', 'unsure']);
export type Confidence = z.infer<typeof Confidence>;
export const GameSet = z.enum(['base', 'unfinished-business']);
const SetConfidence = z.enum(['rulebook', 'inferred', 'guess']);
const ContactClass = z.enum(['white', 'green', 'yellow', 'orange']);
const Count = z.int().min(0);
const Text = z.string().min(1);

const trust = { confidence: Confidence, provenance: z.array(Text).min(1) };
const row = { id: Id, name: Text, set: GameSet, ...trust };
/** Structure whose words differ from card to card; `effects.json` says what the referee makes of it. */
const Loose = z.record(z.string(), z.unknown());

const Space = z.strictObject({
  ...row,
  type: z.enum(['planet', 'navpoint', 'maelstrom', 'core-worlds']),
  tile: Id,
  lane: z.enum(['inner', 'outer', 'middle']).optional(),
  faction: Faction.nullable(),
  faction_confidence: Confidence.optional(),
  contact_spaces: z.array(z.strictObject({ class: ContactClass })),
  contact_class_confidence: Confidence.optional(),
  orange_space_on_planet: z.boolean().optional(),
  accepts_contact_on_planet: z.boolean().optional(),
  across_the_core: z.boolean().optional(),
  names: z.array(Id).optional(),
});

const Stack = z.strictObject({
  faction: Faction,
  lane: z.enum(['inner', 'outer']).optional(),
  spawn_space: Id.optional(),
});

/** `map.json`: spaces, the paths inside tiles, and where lanes cross from tile to tile. */
export const MapFile = z.strictObject({
  status: Text,
  how_to_build: z.strictObject({
    order_left_to_right: z.array(Id).length(8),
    joining: Text,
    patrol_spawn: Text,
    random_map: Text,
    clockwise: Text,
    core_worlds: Text,
  }),
  default_spawn_spaces: z.record(Faction, Id),
  notes: z.array(Text),
  checks: z.array(z.strictObject({ statement: Text, holds: z.boolean(), found: Text.optional() })),
  contradicted_sources: z.array(Text),
  spaces: z.array(Space),
  paths: z.array(z.strictObject({ a: Id, b: Id, ...trust })),
  tiles: z.array(
    z.strictObject({
      ...row,
      count: Count,
      default_position: z.int().min(1).max(6),
      exits: z.strictObject({ left_inner: Id, left_outer: Id, right_inner: Id, right_outer: Id }),
    }),
  ),
  endcaps: z.array(
    z.strictObject({
      ...row,
      count: Count,
      side: z.enum(['left', 'right']),
      spaces: z.array(Id),
      exits: z.strictObject({ inner: Id, outer: Id }).optional(),
      patrol_stacks: z.array(Stack).length(2),
      note: Text.optional(),
    }),
  ),
});
export type MapFile = z.infer<typeof MapFile>;

const SourceAbility = z.strictObject({ timing: Text, summary: Text, effect: Loose });

const Character = z.strictObject({
  ...row,
  count: Count,
  ground_combat: Count,
  health: Count,
  droid: z.boolean(),
  skills: z.array(Skill),
  start_databank: z.array(z.int()).min(1),
  start_reputation: z.partialRecord(z.enum([...Faction.options, 'choice-of-one-faction']), Reputation),
  personal_goal: z.strictObject({ summary: Text, timing: Text, condition: Loose, fame: Count }),
  abilities: z.array(SourceAbility),
  after_goal_abilities: z.array(SourceAbility),
  after_goal_keeps_front_ability: z.boolean(),
  ai_type: z.enum(['smuggler', 'bounty-hunter']),
  note: Text.optional(),
});

/** `characters.json`: the character cards, and the slots of the player board. */
export const CharactersFile = z.strictObject({
  status: Text,
  player_board: z.strictObject({
    gear_slots: Count,
    job_or_bounty_slots: Count,
    fame_track_start: Count,
    fame_track_max: Count,
    note: Text,
    ...trust,
  }),
  notes: z.array(Text),
  characters: z.array(Character),
});
export type CharactersFile = z.infer<typeof CharactersFile>;

const SheetSlots = {
  mod: Count,
  cargo: Count,
  cargo_or_mod: Count.nullable(),
  crew: Count,
};

const Ship = z.strictObject({
  ...row,
  count: Count,
  kind: z.enum(['starter', 'market']),
  cost: Credits,
  hyperdrive: Count.nullable(),
  ship_combat: Count,
  hull: Count,
  slots: z.strictObject(SheetSlots),
  slots_after_goal: z.strictObject({ ...SheetSlots, bounty: Count.optional() }).nullable(),
  values_after_goal: z.strictObject({ hyperdrive: Count, ship_combat: Count, hull: Count }).optional(),
  goal: Text.nullable(),
  after_goal_ability: z.strictObject({ summary: Text, effect: Loose }).nullable(),
  note: Text.optional(),
});

/** `ships.json`: the ship sheets. */
export const ShipsFile = z.strictObject({ status: Text, notes: z.array(Text), ships: z.array(Ship) });
export type ShipsFile = z.infer<typeof ShipsFile>;

const SourceReward = z.strictObject({ credits: Credits.nullable().optional(), fame: Count.nullable().optional() });

/** `patrols.json`: the patrol tokens. */
export const PatrolsFile = z.strictObject({
  status: Text,
  notes: z.array(Text),
  patrols: z.array(
    z.strictObject({
      ...row,
      count: Count,
      faction: Faction,
      level: z.int().min(1).max(4),
      ship_combat: z.union([Count, z.literal('infinite')]).nullable(),
      reward: SourceReward,
      reward_kind: z.enum(['credits', 'fame', 'none']),
      reward_guess: SourceReward.optional(),
      note: Text,
    }),
  ),
});
export type PatrolsFile = z.infer<typeof PatrolsFile>;

const MarketCard = z.strictObject({
  ...row,
  set_confidence: SetConfidence,
  count: Count,
  deck: Deck,
  asset_type: z.enum(['bounty', 'cargo', 'crew', 'gear', 'job', 'mod', 'ship', 'event']).nullable(),
  cost: Credits.nullable(),
  traits: z.array(z.enum(['illegal', 'armor', 'weapon'])),
  destination: Text.nullable(),
  buy_restriction: Text.nullable(),
  reward: z
    .strictObject({
      credits: Credits.nullable().optional(),
      fame: Count.nullable().optional(),
      fame_if_target_has_more_fame: Count.optional(),
      credits_each: Credits.optional(),
      reputation: z.partialRecord(Faction, z.int()).optional(),
      optional: z.strictObject({ pay: Credits, additional_fame: Count }).optional(),
      rotate: z.boolean().optional(),
      card: z.enum(['remove', 'discard']).optional(),
    })
    .nullable(),
  patrol_icon: z.null(),
  reveal_contact_icon: z.null(),
  ability: Text.nullable(),
  effect: Loose.optional(),
  databank: z.int().nullable().optional(),
  test: Skill.optional(),
  rotates_to: Id.optional(),
  rotated_side_of: Id.optional(),
  target: Id.optional(),
  target_class: ContactClass.nullable().optional(),
  combat_type: z.enum(['ground', 'ship']).nullable().optional(),
  combat_value: Count.nullable().optional(),
  elimination_reward: SourceReward.nullable().optional(),
  capture_reward: SourceReward.extend({ destination: Id }).nullable().optional(),
  machine_read: z
    .strictObject({ combat: Count.nullable(), credits: Credits.nullable(), fame: Count.nullable() })
    .optional(),
  note: Text.optional(),
});

/** `market.json`: the cards of the six market decks. */
export const MarketFile = z.strictObject({
  status: Text,
  counts: z.record(z.string(), Count),
  rules_facts: z.array(Text),
  caution: Text,
  cards: z.array(MarketCard),
});
export type MarketFile = z.infer<typeof MarketFile>;

/** `contacts.json`: contact tokens with the crew they become. */
export const ContactsFile = z.strictObject({
  status: Text,
  rules_facts: z.array(Text),
  not_contacts: z.array(Text),
  missing: Text,
  contacts: z.array(
    z.strictObject({
      ...row,
      set_confidence: SetConfidence,
      count: Count,
      databank: z.int().nullable(),
      class: ContactClass.nullable(),
      icons: z.strictObject({ droid: z.boolean(), factions: z.array(Faction).nullable() }).nullable(),
      crew: z.strictObject({ skills: z.array(Skill).nullable(), ability: Text.nullable(), effect: Loose.optional() }),
      crew_known: z.boolean().optional(),
      note: Text.optional(),
    }),
  ),
});
export type ContactsFile = z.infer<typeof ContactsFile>;

/** `databank.json`: databank cards; many have a number only, so that their name is null. */
export const DatabankFile = z.strictObject({
  status: Text,
  rules_facts: z.array(Text),
  count_check: Text,
  databank: z.array(
    z.strictObject({
      ...row,
      name: Text.nullable(),
      set_confidence: SetConfidence.optional(),
      number: z.int().nullable(),
      count: Count.nullable(),
      kind: Text,
      summary: Text,
      job: Id.nullable().optional(),
      note: Text.optional(),
    }),
  ),
});
export type DatabankFile = z.infer<typeof DatabankFile>;

/** `encounters.json`: the encounter decks and the few cards that are known. */
export const EncountersFile = z.strictObject({
  status: Text,
  rules_facts: z.array(Text),
  decks: z.array(
    z.strictObject({
      ...row,
      count: Count.nullable(),
      spaces: z.array(Text),
      sections: z.array(Id),
      expansion_adds: Count.optional(),
    }),
  ),
  encounters: z.array(
    z.strictObject({
      ...row,
      deck: Id.nullable(),
      number: z.int().nullable(),
      count: Count,
      section: Id.nullable(),
      summary: Text,
      effect: Loose.optional(),
      asset_type: z
        .string()
        .regex(/^(crew|job|gear|mod|cargo)\??$/)
        .optional(),
      droid: z.boolean().optional(),
    }),
  ),
});
export type EncountersFile = z.infer<typeof EncountersFile>;

/** `ai-cards.json`: the cards that play the AI players. */
export const AiCardsFile = z.strictObject({
  status: Text,
  decks: z.record(z.string(), Text),
  legend: z.record(z.string(), Text),
  ai_cards: z.array(
    z.strictObject({
      ...row,
      ...AiCard.shape,
      count: Count,
      note: Text.optional(),
    }),
  ),
});
export type AiCardsFile = z.infer<typeof AiCardsFile>;

/** `ambitions.json`: two hints; the sheets themselves were not found, so that the names are null. */
export const AmbitionsFile = z.strictObject({
  status: Text,
  rules_facts: z.array(Text),
  ambitions: z.array(z.strictObject({ ...row, name: Text.nullable(), count: Count, summary: Text })),
});

/**
 * General rules that a component bends in a way that the referee's structure cannot say: where its owner is concerned,
 * a move against that rule may be fine.
 */
export const Bend = z.enum([
  'movement-stops',
  /** patrols do not stop a move that an ability of the component allows */
  'extra-movement-stops',
  'encounter-range',
  'others-encounter',
  'forced-encounter',
  'combat-kind',
  'patrol-movement',
  'market-action',
  'market-discards',
  'planning-credits',
  'slots',
  'values',
  'dice',
  /** a skill test that its owner would fail */
  'test',
  /** the die for ILLEGAL cargo */
  'delivery-dice',
  'delivery-reroll',
  /** the damage that its owner suffers in a combat that they have won */
  'damage',
  /** more damage for those who lose a combat against its owner */
  'opponent-damage',
  /** as `damage`, in ground combats only */
  'ground-damage',
  'defeat',
  /** a defeat that its owner may escape by giving up crew */
  'defeat-for-crew',
  /** a defeat costs its owner more than the rules say */
  'defeat-costs',
  /** a defeat in a ship combat */
  'ship-defeat',
  /** gained fame becomes something else */
  'fame',
  /** additional fame that comes and goes with reputations */
  'reputation-fame',
  /** whether the card itself is bought */
  'own-purchase',
  /** whether the card itself may be discarded */
  'own-discard',
  /** the reward of the card itself; and one that moves its owner */
  'reward',
  'reward-move',
  /** credits for every combat won, contact eliminated, asset delivered */
  'victory',
  'elimination',
  'delivery',
  /** the reward of a completed job; that of a bounty */
  'job',
  'bounty',
  'reputation',
  'purchase',
]);
export type Bend = z.infer<typeof Bend>;

/** What may complete a goal, by what happens to its owner. */
export const Moment = z.enum([
  'action',
  'encounter',
  /** the own space encountered */
  'space-encounter',
  /** a job completed */
  'job',
  /**
   * a combat won, against so many dice: any, one against a patrol, against a player of so much fame whom its winner has attacked, a ship
   * combat against one with more fame than its winner, or against a contact or an enemy on a card
   */
  'victory',
  'patrol-victory',
  'player-victory',
  'upset-victory',
  'elimination',
  /** cargo delivered, ILLEGAL or not; ILLEGAL cargo; a bounty */
  'delivery',
  'illegal-delivery',
  'bounty-delivery',
  /** an asset or a ship gained, in whatever way; crew whose token is orange */
  'asset',
  'ship',
  'orange-crew',
  /** damage recovered: all of it in the planning step, or any of the ship's */
  'planning-recovery',
  'ship-recovery',
  /** Imperial reputation lost while it is negative */
  'imperial-loss',
]);
export type Moment = z.infer<typeof Moment>;

/** When a goal may be completed, and what its owner then has at least: a number of assets of a kind, a ship of this cost, … */
export const Goal = z.strictObject({
  on: z.array(Moment).min(1),
  /** it is completed by an ability of this very card, and by nothing else */
  own: z.literal(true).optional(),
  /** so often it has to come; left out: once */
  times: z.int().min(2).optional(),
  /** the credits that its owner pays for it */
  fee: z.int().optional(),
  /** this is all that it asks for */
  whole: z.literal(true).optional(),
  needs: z
    .strictObject({
      shipCost: z.int(),
      gear: z.int(),
      mod: z.int(),
      crew: z.int(),
      cargo: z.int(),
      /** the costs of all mods and gear together */
      cost: z.int(),
      space: Id,
      /** so many droids among the crew, and different skills of character and crew together */
      droids: z.int(),
      skills: z.int(),
      /** so much of what has happened */
      amount: z.int(),
    })
    .partial()
    .optional(),
});
export type Goal = z.infer<typeof Goal>;

/** Credits (and fame) that a component brings its owner on top of what the rules pay, whenever this happens. */
export const Pay = z.strictObject({
  /** the ability that says so: what it does comes about by itself, and its `effects` are none */
  ability: Id,
  for: z.enum(['planning-credits', 'victory', 'elimination', 'delivery', 'job', 'fame', 'patrol-fame']),
  credits: z.int(),
  fame: z.int().optional(),
  /** so much for each of these; left out: once */
  each: z.enum(['positive-reputation', 'margin']).optional(),
  /** of a victory: so much less damage is suffered by its owner, and so much more by a player who has lost */
  spares: z.int().optional(),
  adds: z.int().optional(),
  /** of a victory in a ground combat: its owner suffers no more than this */
  atMost: z.int().optional(),
  /** only on the side that shows once the goal is completed */
  afterGoal: z.boolean().optional(),
});
export type Pay = z.infer<typeof Pay>;

/** How far an ability goes although nobody has put down what it does: what it cannot reach is in no doubt. */
export const Reaches = z.strictObject({
  ability: Id,
  /** of a combat: it cancels one die of the opponent that shows one of these */
  cancels: z.array(Face).optional(),
  /** or one of these, if its owner has this skill */
  skilled: z.strictObject({ skill: Skill, cancels: z.array(Face) }).optional(),
  /** and so one more for each further own die that shows this */
  perOwn: Face.optional(),
  /** what of its owner it may change, with what a defeat that comes of it takes */
  changes: z.array(Doubtful).optional(),
});
export type Reaches = z.infer<typeof Reaches>;

/** `effects.json`: our reading of what cards do, in the words of the referee. */
export const EffectsFile = z.strictObject({
  status: Text,
  effects: z.array(
    z.strictObject({
      id: Id,
      kind: z.enum(['character', 'ship', 'card']),
      /** standing bonuses; left out: not certain */
      bonuses: Bonuses.optional(),
      /** all abilities that the component has; left out: not certain */
      abilities: z.array(Ability).optional(),
      /** the sections of an encounter card, as far as they are known */
      sections: z.array(Section).optional(),
      additionalFame: z.array(AdditionalFame).optional(),
      /** those of the abilities that its owner has only once the goal is completed */
      afterGoal: z.array(Id).optional(),
      /** those of the abilities that its owner has only until the goal is completed */
      untilGoal: z.array(Id).optional(),
      /** those of the abilities that no droid may use */
      notForDroids: z.array(Id).optional(),
      /** of a job: it is completed although its owner is defeated meanwhile */
      evenIfDefeated: z.literal(true).optional(),
      /** of a job: there are no credits in its reward, whatever else is not certain about it */
      paysNoCredits: z.literal(true).optional(),
      bends: z.array(Bend).optional(),
      /** of a character: its card bends them only once its goal is completed */
      bendsAfterGoal: z.literal(true).optional(),
      /** what completes its goal; left out: not certain, or it has none */
      goal: Goal.optional(),
      pays: z.array(Pay).optional(),
      reaches: z.array(Reaches).optional(),
      /** fields of the source row that its note calls doubtful although the row as a whole is well attested */
      doubtful: z.array(z.enum(['deck', 'cost', 'destination', 'reward', 'credits', 'fame'])).optional(),
    }),
  ),
});
export type EffectsFile = z.infer<typeof EffectsFile>;

const Part = z.number().min(0).max(1);
/** `arrangement.json`: where drawings put each space on its tile: along it, clockwise, and across it from the inner edge. */
export const ArrangementFile = z.strictObject({
  status: Text,
  places: z.record(Id, z.strictObject({ along: Part, across: Part })),
});
export type ArrangementFile = z.infer<typeof ArrangementFile>;

/** `german.json`: the German names that a source prints, by kind and id. */
export const GermanFile = z.strictObject({
  status: Text,
  names: z.array(
    z.strictObject({
      kind: z.enum(['space', 'piece', 'card', 'ship', 'character', 'contact', 'faction', 'deck', 'skill', 'face']),
      id: Id,
      names: z.array(Text).min(1),
      ...trust,
    }),
  ),
});
export type GermanFile = z.infer<typeof GermanFile>;

/** `practice.json`: our own invented cards. */
export const PracticeFile = z.strictObject({
  status: Text,
  cards: z.array(CardFacts),
  ships: z.array(ShipFacts),
  patrols: z.record(z.string().regex(/^(rebel|imperial|hutt|syndicate)-[1-4]$/), PatrolToken),
  contacts: z.array(z.strictObject({ id: Id, name: Text, class: ContactClass })),
});
export type PracticeFile = z.infer<typeof PracticeFile>;
