import { z } from 'zod';

/**
 * The definition of one row of the rule index. A row is one atomic rule: one checkable statement of a rulebook, in our
 * own words. The rows are the project's data; the tests hold every row of every file to this schema, the loader trusts it.
 */

/** Parts of an id: ruleset, entry slug (both kebab-case), path (places of bullets, at the end perhaps a letter). */
const RULE_ID = /^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*(\.\d+)+(\.[a-z])?$/;

const ruleIdSchema = z.string().regex(RULE_ID);

/** `LRR-1.1` Living Rules Reference, `REF-DE-1.0` German printed reference, `LTP` Learn to Play, `MAN` summary manual, … */
const sourceIdSchema = z.string().regex(/^[A-Z][A-Z0-9]*([.-][A-Z0-9]+)*$/);

/** What a rule does: `constraint` forbids or requires, `effect` changes the state, `etiquette` cannot be seen in a log, … */
const ruleKindSchema = z.enum([
  'constraint',
  'permission',
  'effect',
  'definition',
  'timing',
  'choice',
  'tie-break',
  'setup',
  'component',
  'clarification',
  'etiquette',
]);

/** The optional module of its game that a rule belongs to. */
const ruleOptionSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Who can decide it: a verifier with the log, a verifier that has the card's own data as well, or only the table. */
const ruleCheckSchema = z.enum(['log', 'card-data', 'table']);

const pageSchema = z.int().positive().nullable();
const textSchema = z.string().min(1);

export const ruleSchema = z.strictObject({
  id: ruleIdSchema,
  source: sourceIdSchema,
  /** The heading as printed. */
  entry: textSchema,
  /** Page in that source, null where it cannot be known. */
  page: pageSchema,
  kind: ruleKindSchema,
  /** The rule in our own words, complete without its neighbours. */
  statement: textSchema,
  topics: z
    .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
    .min(2)
    .max(5),
  option: ruleOptionSchema.nullable(),
  check: ruleCheckSchema,
  /** The same rule in the German reference, in our own German words; null where that reference lacks it. */
  de: z.strictObject({ entry: textSchema, page: pageSchema, statement: textSchema }).nullable(),
  /** Statements elsewhere that disagree: `some.id`, `some.id: note`, `SOURCE: note`, or `cards: note`. */
  conflicts: z.array(textSchema),
});

/**
 * Where the rules of one entry stand in a book whose pages nobody knows: the heading of the chapter with the entry (left out:
 * the entry is one), and for each rule, by the end of its id, which paragraph it is.
 *
 * Paragraphs and items of lists are counted together from 1, in the order of the text, captions that are sentences too; films
 * that are quoted and labels of pictures are not counted. Where a book numbers its steps or questions, that number stands.
 */
export const placesSchema = z.strictObject({
  heading: textSchema.optional(),
  paragraphs: z.record(z.string().regex(/^\d+(\.\d+)*(\.[a-z])?$/), z.int().positive()),
});

export type PlacesOf = z.infer<typeof placesSchema>;
export type Rule = z.infer<typeof ruleSchema>;
export type SourceId = z.infer<typeof sourceIdSchema>;
