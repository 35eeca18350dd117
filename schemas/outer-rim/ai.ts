/**
 * @module
 * The cards that play the AI players of a single-player game, as programs: three sections of instructions, of which the first
 * that applies or all that apply are resolved (Appendix 3, Playing the Game), and what one of them says of its deck.
 */
import { z } from 'zod';
import { Count, Credits, Deck } from './words.ts';

export const aiTypes = ['smuggler', 'bounty-hunter'] as const;
/** Which of the two AI decks plays a character. */
export const AiType = z.enum(aiTypes);
export type AiType = z.infer<typeof AiType>;

/** The faction of whom: that of the planet the AI player is on, or that of the patrol nearest to it. */
const WhoseFaction = z.enum(['planet', 'nearest-patrol']);

/** Where an AI player heads. `…-player`: the nearest other one, one who is not defeated, the one with the most negative reputations. */
const Toward = z.enum([
  'goal',
  'goal-or-imperial-planet',
  'bounty-target',
  'player',
  'undefeated-player',
  'most-negative-player',
]);

/** One thing that an AI card has its player do; nothing in it is left to choose. */
const Plain = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('recover'),
    only: z.literal('defeated').optional().describe('only while defeated'),
    of: z.literal('character').optional().describe('of the character alone'),
    amount: Count.optional().describe('so much damage (default: all)'),
    credits: Credits.optional().describe('gained for each damage recovered'),
  }),
  z.strictObject({
    do: z.literal('move'),
    toward: Toward,
    spaces: Count.optional().describe('so many spaces (default: the hyperdrive value)'),
    directly: z.literal(true).optional().describe('put there, through no space in between'),
    ifReachable: z.literal(true).optional().describe('only if this movement ends there'),
    ignoresPatrols: z
      .union([
        z.literal(true),
        z.strictObject({ shipCosts: Credits.describe('only while the ship costs at least this') }),
      ])
      .optional(),
    shipSuffers: Count.optional().describe('damage of the ship, if it has moved'),
  }),
  z.strictObject({
    do: z.literal('gain-credits'),
    amount: Credits,
    each: z.enum(['droid-crew', 'crew', 'skill']).optional().describe('for each of these'),
    plus: Credits.optional().describe('and so much besides'),
    losesReputation: WhoseFaction.optional().describe('and then loses 1 reputation'),
  }),
  z.strictObject({
    do: z.literal('deliver-cargo'),
    illegal: z
      .union([
        z.strictObject({ suffer: z.enum(['ship', 'character']), amount: Count }),
        z.strictObject({ losesReputation: WhoseFaction }),
      ])
      .optional()
      .describe('what each ILLEGAL cargo costs'),
  }),
  z.strictObject({
    do: z.literal('buy'),
    deck: Deck,
    goal: z.literal(true).optional().describe('a goal token goes on the destination of what is bought'),
    anywhere: z.literal(true).optional().describe('also off the planets'),
    fame: Count.optional().describe('gained for a purchase'),
    lurePatrols: z.literal(true).optional().describe('a patrol icon moves the patrol toward the nearest opponent'),
  }),
  z.strictObject({
    do: z.literal('discard-cargo'),
    credits: Credits.describe('gained for the top card of the cargo deck'),
  }),
  z.strictObject({
    do: z.literal('fight-patrol'),
    whose: z
      .enum(['negative', 'not-above-own'])
      .describe('reputation with it is negative; its combat value is no higher'),
    within: Count.optional().describe('so many spaces (default: in the own space)'),
  }),
  z.strictObject({ do: z.literal('complete-job') }),
  z.strictObject({ do: z.literal('pay-for-fame'), credits: Credits, fame: Count }),
  z.strictObject({
    do: z.literal('sell-fame'),
    fame: Count,
    credits: Credits,
    under: Credits.describe('only with fewer credits than this'),
  }),
  z.strictObject({ do: z.literal('gain-reputation'), with: WhoseFaction }),
  z.strictObject({
    do: z.literal('reveal-contact'),
    which: z
      .enum(['lowest', 'highest', 'own-bounty'])
      .describe('of the lowest or highest class; of the class of one of its bounties'),
    crew: z.literal(true).optional().describe('and gains its crew'),
    ifSlot: z.literal(true).optional().describe('only with an empty crew slot'),
  }),
  z.strictObject({
    do: z.literal('gain-crew'),
    from: z.enum(['lowest-faceup-here', 'nearest-faceup-droid']).describe('the contact whose crew it is'),
    ifSlot: z.literal(true).optional().describe('only with an empty crew slot'),
  }),
  z.strictObject({
    do: z.literal('encounter-target'),
    within: Count.optional().describe('so many spaces (default: in the own space)'),
  }),
  z.strictObject({ do: z.literal('fight-player'), fame: Count.describe('gained for winning') }),
  z.strictObject({ do: z.literal('swap-bounty') }),
  z.strictObject({ do: z.literal('search-bounty') }),
  z.strictObject({
    do: z.literal('roll'),
    dice: z.enum(['one', 'ground-combat']),
    on: z.literal('imperial-planet').optional().describe('only there'),
    hit: z.strictObject({ credits: Credits.optional(), fame: Count.optional(), suffer: Count.optional() }).optional(),
    crit: z.strictObject({ fame: Count }).optional(),
    focus: z.strictObject({ reputation: WhoseFaction }).optional(),
  }),
  z.strictObject({ do: z.literal('others-lose-reputation') }),
  z.strictObject({
    do: z.literal('others-suffer'),
    amount: Count.describe('damage of the character for each negative reputation'),
    fame: Count.describe('gained if that defeats a character'),
  }),
  z.strictObject({ do: z.literal('rob') }),
]);
export type PlainInstruction = z.infer<typeof Plain>;

/** The kinds of instructions that are resolved in one step; all others have moves of their own. */
export const deedKinds = [
  'recover',
  'gain-credits',
  'complete-job',
  'pay-for-fame',
  'sell-fame',
  'gain-reputation',
  'others-suffer',
  'rob',
] as const satisfies readonly PlainInstruction['do'][];
export const DeedKind = z.enum(deedKinds);

/** Slots that may all be full. */
const Full = z.enum(['cargo', 'job', 'bounty']);

/** An instruction: one thing, one of two by a condition, or the first of several that can be done ("if unable"). */
export const Instruction = z.union([
  Plain,
  z.strictObject({ ifFull: Full, do: z.literal('either'), whenFull: Plain, otherwise: Plain }),
  z.strictObject({ do: z.literal('first'), of: z.array(Plain).min(2) }),
]);
export type Instruction = z.infer<typeof Instruction>;

/** A section of an AI card. */
export const AiSection = z.strictObject({
  pick: z.enum(['first', 'all']),
  /** with at least one droid crew so many of those that apply, instead of one (IG-88) */
  withDroidCrew: Count.optional(),
  steps: z.array(Instruction).min(1),
});
export type AiSection = z.infer<typeof AiSection>;

/** An AI card. */
export const AiCard = z.strictObject({
  id: z.string(),
  deck: AiType,
  number: Count.describe('in its lower right corner'),
  character: z.string().nullable().describe('whose own card it is'),
  planning: AiSection,
  action: AiSection,
  encounter: AiSection,
  /** decks of which the top card is discarded, and whether the card is then shuffled back into its deck */
  special: z
    .strictObject({
      discardTopOf: z.array(Deck).optional(),
      reshuffle: z.literal(true).optional(),
      step: Plain.optional(),
    })
    .nullable(),
});
export type AiCard = z.infer<typeof AiCard>;

export const aiSections = ['planning', 'action', 'encounter'] as const;
