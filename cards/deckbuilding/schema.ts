/**
 * @module
 * The shape of the Deckbuilding Game's source rows. Tests hold both files against it; the loader trusts it. A fact on
 * which sources disagree is null, with the readings in `<field>Candidates`. The words of `effect` are in `../README.md`.
 */
import { z } from 'zod';
import { operations, triggers } from '../../schemas/deckbuilding/cards.ts';

const Confidence = z.enum(['two-sources', 'one-source', 'unsure']);
const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Count = z.int().min(0);
const Text = z.string().min(1);

/** Every operation that an effect may name. */
export const Operation = z.enum(operations);
/** One thing that happens; its other keys depend on `op`. */
const Entry = z.looseObject({ op: Operation, amount: z.int().optional() });

export const Effect = z.strictObject({
  trigger: z.enum(triggers),
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
