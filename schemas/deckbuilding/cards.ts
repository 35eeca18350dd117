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
    owner: z.enum(['self', 'opponent']).optional().describe('whose cards'),
    zone: z.enum(['in-play', 'opponent-in-play', 'galaxy-row']).optional().describe('where they lie'),
    type: z.enum(['unit', 'capital-ship']).optional().describe('cards of this type'),
    faction: z
      .enum(['empire', 'rebel', 'neutral', 'own'])
      .nullable()
      .optional()
      .describe('cards of this faction; null: sources differ, see `factionCandidates`'),
    factionCandidates: z.array(z.string()).optional().describe('how sources read it, where they differ'),
    anyFaction: z.array(Faction).optional().describe('cards of one of these factions'),
    trait: z.string().optional().describe('cards with this trait'),
    anyTrait: z.array(z.string()).optional().describe('cards with one of these traits'),
    unique: z.boolean().optional().describe('unique cards, or cards that are not'),
    card: CardId.optional().describe('this card'),
    other: z.boolean().optional().describe('not the card itself'),
  })
  .meta({ id: 'DeckbuildingFilter', description: 'Which cards are meant; a word that is absent does not restrict.' });
export type Filter = z.infer<typeof Filter>;

export const Condition = z
  .strictObject({
    forceWith: z.literal('owner').optional().describe('the Force is with the owner'),
    inPlay: Filter.optional().describe('such a card is in play'),
    currentBase: BaseId.optional().describe('this is the base of the owner'),
    attacking: z.literal('galaxy-row').optional().describe('the card attacks a card of the row'),
  })
  .meta({ id: 'DeckbuildingCondition', description: 'What has to hold; all that is named.' });
export type Condition = z.infer<typeof Condition>;

const To = z.enum(['hand', 'discard-pile', 'top-of-deck']);

/** Every operation that an effect may name: what happens, and the words of an entry that say more about it. */
export const OPERATIONS = {
  gain: { says: 'resources are gained, or the Force marker moves towards the owner', words: ['amount', 'what'] },
  'modify-attack': {
    says: 'attack values go up: that of the card itself, or of each card that the filter means',
    words: ['amount', 'self', 'each', 'perEach', 'until'],
  },
  draw: { says: 'cards are drawn', words: ['amount', 'insteadIf'] },
  repair: { says: 'damage is taken off the own base', words: ['amount'] },
  'deal-damage': {
    says: 'damage is dealt; `damage.deal` says to what, where there is a choice',
    words: ['amount', 'amountPerDiscarded', 'target'],
  },
  'prevent-damage': {
    says: 'damage to the target is prevented; bases alone do so',
    words: ['amount', 'target', 'per'],
  },
  'destroy-capital-ship': {
    says: 'a capital ship is destroyed, in play or in the row (`ship.destroy`)',
    words: ['targets'],
  },
  exile: { says: 'cards are exiled (`exile.card`, `exile.done`)', words: ['amount', 'from', 'upTo', 'insteadIf'] },
  'exile-self': { says: 'the card itself is exiled', words: [] },
  'move-self': { says: 'the card itself goes elsewhere', words: ['to'] },
  'discard-from-hand': { says: 'the owner discards cards (`hand.discard`)', words: ['amount'] },
  'opponent-discards': {
    says: 'the opponent discards cards (`hand.discard`), or chance picks them (`hand.random`)',
    words: ['amount', 'chooser', 'randomIf'],
  },
  'discard-from-row': {
    says: 'cards of the galaxy row are discarded (`row.discard`)',
    words: ['amount', 'all', 'filter'],
  },
  'look-top-galaxy': { says: 'the top cards of the galaxy deck are looked at (`galaxy.look`)', words: ['amount'] },
  'reveal-top-galaxy': {
    says: 'the top card of the galaxy deck is shown (`galaxy.reveal`); what follows may depend on its faction',
    words: ['ifFaction'],
  },
  'discard-revealed': { says: 'the card just shown is discarded', words: [] },
  'keep-one-on-top': {
    says: 'one of the cards looked at stays on top of the galaxy deck (`galaxy.keep`)',
    words: ['other'],
  },
  'swap-top-galaxy-with-row': {
    says: 'the top card of the galaxy deck changes places with one of the row (`galaxy.swap`)',
    words: [],
  },
  'swap-row-card-with-galaxy-discard': {
    says: 'a card of the row changes places with one of the galaxy discard pile (`galaxy.exchange`)',
    words: ['filter'],
  },
  'look-opponent-hand': { says: "the opponent's hand is looked at", words: [] },
  'opponent-hand-card-to-top-of-deck': {
    says: "a card of the opponent's hand is put on top of their deck (`hand.to-deck`)",
    words: ['amount', 'chooser'],
  },
  'return-to-hand': {
    says: 'a card of the discard pile comes back to hand (`discard.return`)',
    words: ['amount', 'from', 'filter'],
  },
  purchase: { says: 'a card is bought for its cost (`galaxy.take`)', words: ['from', 'to'] },
  'purchase-free': {
    says: 'a card is bought for nothing (`galaxy.take`)',
    words: ['from', 'filter', 'to', 'toIf'],
  },
  'take-from-row': {
    says: 'a card of the row is taken (`galaxy.take`)',
    words: ['filter', 'to', 'exileAtEndOfTurn', 'countsAsPurchase'],
  },
  'next-purchase-to': { says: 'the next card bought goes elsewhere than to the discard pile', words: ['to', 'until'] },
  'purchased-card-to': { says: 'the card just bought goes elsewhere', words: ['to', 'exileAtEndOfTurn'] },
  pay: { says: 'resources are paid', words: ['amount', 'what'] },
  'allow-row-attack': {
    says: 'cards of the row may be attacked that otherwise may not, as long as the card is in play (`constant`)',
    words: ['filter', 'limit', 'targetValue', 'reward'],
  },
} as const satisfies Readonly<Record<string, { readonly says: string; readonly words: readonly string[] }>>;
export type OperationName = keyof typeof OPERATIONS;
export const operations = Object.keys(OPERATIONS) as [OperationName, ...OperationName[]];

const entryShape = {
  op: z.enum(operations).describe('what happens'),
  amount: z.int().min(0).max(99).optional().describe('how much, or how many cards (left out: 1)'),
  what: z.enum(['resources', 'force']).optional().describe('what is gained or paid'),
  self: z.boolean().optional().describe('the card itself is meant'),
  each: Filter.optional().describe('each of these cards is meant'),
  perEach: z
    .strictObject({
      victoryPileOf: z.enum(['owner', 'opponent']).describe('in whose victory pile'),
      bases: Side.describe('bases of this side'),
    })
    .nullable()
    .optional()
    .describe('so much for each base of that side in the victory pile of that player'),
  perEachCandidates: z.array(z.unknown()).optional().describe('how sources read it, where they differ'),
  until: z.literal('end-of-turn').optional().describe('how long it lasts'),
  target: z
    .enum(['enemy-base', 'enemy-base-or-capital-ship', 'self'])
    .nullable()
    .optional()
    .describe('what takes the damage, or is protected from it'),
  targetCandidates: z.array(z.string()).optional().describe('how sources read it, where they differ'),
  targets: z.array(Filter).optional().describe('the cards that may be hit'),
  per: z.literal('turn').optional().describe('the amount is for a whole turn'),
  from: z
    .union([z.array(z.enum(['hand', 'discard-pile'])), z.enum(['galaxy-row', 'galaxy-discard-pile', 'discard-pile'])])
    .optional()
    .describe('where the cards come from'),
  to: To.optional().describe('where the card goes'),
  toIf: z
    .strictObject({ condition: Condition.describe('the condition'), to: To.describe('where then') })
    .optional()
    .describe('where it goes instead, on a condition'),
  upTo: z.boolean().optional().describe('fewer will do'),
  optional: z.boolean().optional().describe('a "may": its owner may leave it out (`effect.decline`)'),
  asCost: z.boolean().optional().describe('a cost: where it is not done in full, nothing after it happens'),
  condition: Condition.optional().describe('what has to hold'),
  insteadIf: z
    .strictObject({
      condition: Condition.describe('the condition'),
      amount: z.int().min(0).max(99).describe('how much then'),
      upTo: z.boolean().optional().describe('fewer will do then'),
    })
    .optional()
    .describe('another amount, on a condition'),
  randomIf: Condition.optional().describe('chance picks the cards, on a condition'),
  chooser: z.enum(['owner', 'opponent']).optional().describe('who picks the cards'),
  all: z.boolean().optional().describe('all of them'),
  filter: Filter.optional().describe('which cards it may be'),
  amountPerDiscarded: z.int().optional().describe('so much for each card discarded before'),
  other: z
    .enum(['galaxy-discard-pile', 'bottom-of-galaxy-deck'])
    .nullable()
    .optional()
    .describe('where the other card goes'),
  otherCandidates: z.array(z.string()).optional().describe('how sources read it, where they differ'),
  exileAtEndOfTurn: z.boolean().optional().describe('the card is exiled when the turn ends'),
  countsAsPurchase: z
    .boolean()
    .nullable()
    .optional()
    .describe('whether the card counts as bought; null: sources differ'),
  limit: z.literal('once-per-turn').optional().describe('once in a turn'),
  targetValue: z.literal('cost').optional().describe('the target value is the cost of the card'),
  reward: z
    .strictObject({ resources: z.literal('cost').describe('as many as the card costs') })
    .optional()
    .describe('the reward is as many resources'),
};
const PlainEntry = z
  .strictObject(entryShape)
  .meta({ id: 'DeckbuildingPlainEntry', description: 'An effect entry that depends on no card shown.' });
/** One thing that happens; which words it uses depends on `op`. */
export const Entry = PlainEntry.extend({
  ifFaction: z
    .strictObject({
      empire: z.array(PlainEntry).describe('of an Empire card'),
      rebel: z.array(PlainEntry).describe('of a Rebel card'),
      neutral: z.array(PlainEntry).describe('of a neutral card'),
    })
    .optional()
    .describe('what follows, by the faction of the card shown'),
}).meta({ id: 'DeckbuildingEffectEntry', description: 'One thing that happens; which words it uses depends on `op`.' });
export type Entry = z.infer<typeof Entry>;

/** The moments at which an ability works. */
export const TRIGGERS = {
  activate: 'used in the own turn, once a turn (`ability.use`)',
  'on-play': 'when the card is played (`trigger.use`)',
  'on-purchase': 'when the card is bought (`trigger.use`)',
  'on-defeat-in-row': 'when the card defeats a card of the row (`trigger.use`)',
  constant: 'as long as the card is in play; nobody uses it',
  'on-reveal': 'when the base is revealed (`trigger.use`)',
  'start-of-turn': 'at the start of the own turn',
  'first-neutral-played-each-turn': 'when the first neutral card of the turn is played',
  'first-purchase-each-turn': 'when the first card of the turn is bought',
  'first-neutral-purchase-each-turn': 'when the first neutral card of the turn is bought',
  'opponent-discards-in-own-turn': 'when the opponent discards cards in the own turn',
} as const;
export type TriggerName = keyof typeof TRIGGERS;
export const triggers = Object.keys(TRIGGERS) as [TriggerName, ...TriggerName[]];

export const Effect = z
  .strictObject({
    trigger: z.enum(triggers).describe('when it works'),
    effects: z.array(Entry).max(20).describe('all of these, in order'),
    choose: z.array(Entry).min(2).max(5).optional().describe('and exactly one of these (`choose.option`)'),
    chooser: z.enum(['owner', 'opponent']).optional().describe('who chooses (left out: the owner)'),
    condition: Condition.optional().describe('what has to hold for it to work'),
    limit: z.literal('once-per-turn').optional().describe('once in a turn'),
  })
  .meta({ id: 'DeckbuildingEffect', description: 'The ability of a card or base.' });
export type Effect = z.infer<typeof Effect>;

export const Reward = z.strictObject({
  resources: Count.describe('resources'),
  force: Count.describe('spaces of the Force marker'),
  repair: Count.describe('damage taken off the own base'),
  exile: Count.describe('cards that are exiled from hand or discard pile'),
  exileUpTo: z.boolean().optional().describe('fewer will do'),
  other: Entry.nullable().describe('something else; null: nothing'),
});
export type Reward = z.infer<typeof Reward>;

/** Facts of a card that a log states: all of a card of its own, or what differs from the printed one. */
export const CardFacts = z
  .strictObject({
    id: CardId.describe('the id: that of the catalogue, or a new one'),
    name: z.string().max(100).optional().describe('the printed name'),
    faction: Faction.optional().describe('whose card it is'),
    type: z.enum(['unit', 'capital-ship']).optional().describe('unit or capital ship'),
    deck: z.enum(['starter', 'outer-rim-pilot', 'galaxy']).optional().describe('the deck it belongs to'),
    count: z.int().min(0).max(30).optional().describe('how many copies are in the box'),
    cost: Count.optional().describe('resources'),
    attack: Count.optional().describe('attack'),
    resources: Count.optional().describe('resources that playing it gives'),
    force: Count.optional().describe('spaces that playing it moves the Force marker'),
    targetValue: Count.nullable()
      .optional()
      .describe('attack that defeats it in the row; null: it cannot be attacked there'),
    hitPoints: Count.nullable().optional().describe('of a capital ship: damage that destroys it'),
    unique: z.boolean().optional().describe('it is unique'),
    traits: z.array(z.string().max(40)).max(10).optional().describe('its traits'),
    reward: Reward.nullable().optional().describe('what defeating it in the row brings; null: nothing'),
    effect: Effect.nullable().optional().describe('its ability; null: none'),
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
