/**
 * @module
 * Cards of the Deckbuilding Game as the referee uses them. Effects are structured as `cards/README.md` says; a log may
 * bring cards of its own or override printed ones with the same words.
 */
import { z } from 'zod';
import { BaseId, CardId, Count, Faction, Side } from './words.ts';

/** Which cards are meant; a word that is absent does not restrict. */
export const Filter = z
  .strictObject({
    owner: z.enum(['self', 'opponent']).optional(),
    zone: z.enum(['in-play', 'opponent-in-play', 'galaxy-row']).optional(),
    type: z.enum(['unit', 'capital-ship']).optional(),
    /** null: sources differ, see `factionCandidates` */
    faction: z.enum(['empire', 'rebel', 'neutral', 'own']).nullable().optional(),
    factionCandidates: z.array(z.string()).optional(),
    anyFaction: z.array(Faction).optional(),
    trait: z.string().optional(),
    anyTrait: z.array(z.string()).optional(),
    unique: z.boolean().optional(),
    card: CardId.optional(),
    other: z.boolean().optional(),
  })
  .meta({ id: 'DeckbuildingFilter' });
export type Filter = z.infer<typeof Filter>;

export const Condition = z
  .strictObject({
    forceWith: z.literal('owner').optional(),
    inPlay: Filter.optional(),
    currentBase: BaseId.optional(),
    attacking: z.literal('galaxy-row').optional(),
  })
  .meta({ id: 'DeckbuildingCondition' });
export type Condition = z.infer<typeof Condition>;

const To = z.enum(['hand', 'discard-pile', 'top-of-deck']);

/** Every operation that an effect may name. */
export const operations = [
  'gain',
  'modify-attack',
  'draw',
  'repair',
  'deal-damage',
  'prevent-damage',
  'destroy-capital-ship',
  'exile',
  'exile-self',
  'move-self',
  'discard-from-hand',
  'opponent-discards',
  'discard-from-row',
  'look-top-galaxy',
  'reveal-top-galaxy',
  'discard-revealed',
  'keep-one-on-top',
  'swap-top-galaxy-with-row',
  'swap-row-card-with-galaxy-discard',
  'look-opponent-hand',
  'opponent-hand-card-to-top-of-deck',
  'return-to-hand',
  'purchase',
  'purchase-free',
  'take-from-row',
  'next-purchase-to',
  'purchased-card-to',
  'pay',
  'allow-row-attack',
] as const;

const entryShape = {
  op: z.enum(operations),
  amount: z.int().min(0).max(99).optional(),
  what: z.enum(['resources', 'force']).optional(),
  self: z.boolean().optional(),
  each: Filter.optional(),
  perEach: z
    .strictObject({ victoryPileOf: z.enum(['owner', 'opponent']), bases: Side })
    .nullable()
    .optional(),
  perEachCandidates: z.array(z.unknown()).optional(),
  until: z.literal('end-of-turn').optional(),
  target: z.enum(['enemy-base', 'enemy-base-or-capital-ship', 'self']).nullable().optional(),
  targetCandidates: z.array(z.string()).optional(),
  targets: z.array(Filter).optional(),
  per: z.literal('turn').optional(),
  from: z
    .union([z.array(z.enum(['hand', 'discard-pile'])), z.enum(['galaxy-row', 'galaxy-discard-pile', 'discard-pile'])])
    .optional(),
  to: To.optional(),
  toIf: z.strictObject({ condition: Condition, to: To }).optional(),
  upTo: z.boolean().optional(),
  optional: z.boolean().optional(),
  asCost: z.boolean().optional(),
  condition: Condition.optional(),
  insteadIf: z
    .strictObject({ condition: Condition, amount: z.int().min(0).max(99), upTo: z.boolean().optional() })
    .optional(),
  randomIf: Condition.optional(),
  chooser: z.enum(['owner', 'opponent']).optional(),
  all: z.boolean().optional(),
  filter: Filter.optional(),
  amountPerDiscarded: z.int().optional(),
  other: z.enum(['galaxy-discard-pile', 'bottom-of-galaxy-deck']).nullable().optional(),
  otherCandidates: z.array(z.string()).optional(),
  exileAtEndOfTurn: z.boolean().optional(),
  countsAsPurchase: z.boolean().nullable().optional(),
  limit: z.literal('once-per-turn').optional(),
  targetValue: z.literal('cost').optional(),
  reward: z.strictObject({ resources: z.literal('cost') }).optional(),
};
const PlainEntry = z.strictObject(entryShape);
/** One thing that happens; which words it uses depends on `op`. */
export const Entry = PlainEntry.extend({
  ifFaction: z
    .strictObject({ empire: z.array(PlainEntry), rebel: z.array(PlainEntry), neutral: z.array(PlainEntry) })
    .optional(),
}).meta({ id: 'DeckbuildingEffectEntry' });
export type Entry = z.infer<typeof Entry>;

export const triggers = [
  'activate',
  'on-play',
  'on-purchase',
  'on-defeat-in-row',
  'constant',
  'on-reveal',
  'start-of-turn',
  'first-neutral-played-each-turn',
  'first-purchase-each-turn',
  'first-neutral-purchase-each-turn',
  'opponent-discards-in-own-turn',
] as const;

export const Effect = z
  .strictObject({
    trigger: z.enum(triggers),
    effects: z.array(Entry).max(20),
    choose: z.array(Entry).min(2).max(5).optional(),
    chooser: z.enum(['owner', 'opponent']).optional(),
    condition: Condition.optional(),
    limit: z.literal('once-per-turn').optional(),
  })
  .meta({ id: 'DeckbuildingEffect' });
export type Effect = z.infer<typeof Effect>;

export const Reward = z.strictObject({
  resources: Count,
  force: Count,
  repair: Count,
  exile: Count,
  exileUpTo: z.boolean().optional(),
  other: Entry.nullable(),
});
export type Reward = z.infer<typeof Reward>;

/** Facts of a card that a log states: all of a card of its own, or what differs from the printed one. */
export const CardFacts = z
  .strictObject({
    id: CardId,
    name: z.string().max(100).optional(),
    faction: Faction.optional(),
    type: z.enum(['unit', 'capital-ship']).optional(),
    deck: z.enum(['starter', 'outer-rim-pilot', 'galaxy']).optional(),
    count: z.int().min(0).max(30).optional(),
    cost: Count.optional(),
    attack: Count.optional(),
    resources: Count.optional(),
    force: Count.optional(),
    targetValue: Count.nullable().optional(),
    hitPoints: Count.nullable().optional(),
    unique: z.boolean().optional(),
    traits: z.array(z.string().max(40)).max(10).optional(),
    reward: Reward.nullable().optional(),
    effect: Effect.nullable().optional(),
  })
  .meta({ id: 'DeckbuildingCardFacts', description: 'A house card, or a reprint that differs from the catalogue.' });
export type CardFacts = z.infer<typeof CardFacts>;

/**
 * Questions on which the sources of the catalogue differ. What a log does not settle here stays open: it is never held
 * against a move.
 */
export const Rulings = z
  .strictObject({
    tatooine: z
      .union([z.literal(14), z.literal(16)])
      .optional()
      .describe('hit points of the base Tatooine'),
    carrier: z.enum(['any', 'empire']).optional().describe('which fighters of its owner the Imperial Carrier helps'),
    endor: z.enum(['any', 'empire']).optional().describe('which troopers and vehicles of its owner Endor helps'),
    baze: z
      .enum(['lost', 'destroyed'])
      .optional()
      .describe('Baze Malbus counts Rebel bases lost, or Empire bases destroyed'),
    coruscant: z
      .enum(['galaxy-discard-pile', 'bottom-of-galaxy-deck'])
      .optional()
      .describe('where the card goes that Coruscant does not keep'),
    yWing: z.enum(['enemy-base', 'enemy-base-or-capital-ship']).optional().describe('what the Y-Wing may damage'),
    hammerhead: z
      .enum(['any', 'empire'])
      .optional()
      .describe('which ships in play the Hammerhead Corvette may destroy'),
    tarkin: z.enum(['move', 'purchase']).optional().describe('whether the card that Tarkin takes counts as bought'),
  })
  .meta({ id: 'DeckbuildingRulings', description: 'How this table reads the cards on which sources differ.' });
export type Rulings = z.infer<typeof Rulings>;
