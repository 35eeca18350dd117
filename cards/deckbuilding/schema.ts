/**
 * @module
 * The shape of the Deckbuilding Game's source rows. Tests hold both files against it; the loader trusts it. A fact on
 * which sources disagree is null, with the readings in `<field>Candidates`. The words of `effect` are in `../README.md`.
 */
import { z } from 'zod';

const Confidence = z.enum(['two-sources', 'one-source', 'unsure']);
const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Count = z.int().min(0);
const Text = z.string().min(1);

/** Every operation that an effect may name. */
export const Operation = z.enum([
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
]);
/** One thing that happens; its other keys depend on `op`. */
const Entry = z.looseObject({ op: Operation, amount: z.int().optional() });

export const Effect = z.strictObject({
  trigger: z.enum([
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
  ]),
  effects: z.array(Entry),
  choose: z.array(Entry).min(2).optional(),
  chooser: z.enum(['owner', 'opponent']).optional(),
  condition: z.record(z.string(), z.unknown()).optional(),
  limit: z.literal('once-per-turn').optional(),
});

const shared = {
  id: Id,
  name: Text,
  count: z.int().min(1),
  traits: z.array(Text),
  ability: Text.nullable(),
  effect: Effect.nullable(),
  confidence: Confidence,
  confidenceBy: z.record(z.string(), Confidence),
  provenance: z.array(Text).min(1),
  notes: z.array(Text).optional(),
};

/** A row of `cards.json`. */
export const CardRow = z.strictObject({
  ...shared,
  faction: z.enum(['empire', 'rebel', 'neutral']),
  type: z.enum(['unit', 'capital-ship']),
  deck: z.enum(['starter', 'outer-rim-pilot', 'galaxy']),
  cost: Count,
  attack: Count,
  resources: Count,
  force: Count,
  targetValue: Count.nullable(),
  hitPoints: Count.nullable(),
  unique: z.boolean(),
  reward: z
    .strictObject({
      resources: Count,
      force: Count,
      repair: Count,
      exile: Count,
      exileUpTo: z.boolean().optional(),
      other: Entry.nullable(),
    })
    .nullable(),
});
export type CardRow = z.infer<typeof CardRow>;

/** A row of `bases.json`. */
export const BaseRow = z.strictObject({
  ...shared,
  faction: z.enum(['empire', 'rebel']),
  type: z.literal('base'),
  deck: z.literal('base'),
  cost: z.null(),
  attack: z.null(),
  resources: z.null(),
  force: z.null(),
  targetValue: z.null(),
  hitPoints: Count.nullable(),
  hitPointsCandidates: z.array(Count).min(2).optional(),
  unique: z.null(),
  reward: z.null(),
  startingBase: z.boolean(),
  beginnerDeck: z.boolean(),
});
export type BaseRow = z.infer<typeof BaseRow>;
