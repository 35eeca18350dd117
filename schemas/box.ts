/**
 * @module
 * A file of cards (`referee-cards/1`): what the owner of a game has read off the components of their own box, stated once for
 * all logs. The same for every game; which kinds of components there are, and the form of each, the game says.
 */
import { z } from 'zod';
import type { Json } from './json.ts';

/** The only format of files of cards so far. */
export const BOX_FORMAT = 'referee-cards/1';

/** The most components of one kind in a file. */
const MOST = 2_000;

/** A kind of component that a file may state facts of. */
export interface BoxKind {
  /** the form of one component, as a log's header states it */
  readonly component: z.ZodObject;
  /** the members that say which component it is; none: there is one of this kind, which stands in the file without a list */
  readonly named: readonly string[];
  /** what stands there, in words */
  readonly says: string;
  /** how a fact is written, for those of which that is not plain from its name */
  readonly examples?: Readonly<Record<string, Json>>;
}

export type BoxKinds = Readonly<Record<string, BoxKind>>;

/** A component of a game as its catalogue has it. */
export interface Catalogued {
  readonly kind: string;
  /** what `named` of the kind says of it, joined by `-` */
  readonly name: string;
  /** the members that name it, as they stand in a file */
  readonly members: Readonly<Record<string, Json>>;
  /** what it is called by people; null: nobody knows */
  readonly called: string | null;
  /** the facts that the catalogue is certain of */
  readonly known: Readonly<Record<string, Json>>;
  /** facts that nobody is certain of, with what some source says of them */
  readonly unsure: Readonly<Record<string, Json>>;
  /** the facts that have to be known for the component to be ruled in full, and are not */
  readonly missing: readonly string[];
  readonly confidence: string;
  readonly provenance: readonly string[];
}

/** Whether a fact is known in full: a part of it that is null is not known. */
export function isWhole(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  return typeof value !== 'object' || Array.isArray(value) || Object.values(value).every((part) => part !== null);
}

/** A word for people. */
const Words = z.string().max(300);

/** A component in which every fact may be left blank: null says nothing, as in a template that nobody has filled in yet. */
function withBlanks({ component, named }: BoxKind): z.ZodObject {
  const shape = Object.entries(component.shape as Record<string, z.ZodType>).map(([member, schema]) => [
    member,
    named.includes(member) ? schema : schema.nullable(),
  ]);
  return z.strictObject(Object.fromEntries(shape));
}

/** The schema of a file of cards of one game. */
export function boxSchema(ruleset: string, title: string, kinds: BoxKinds): z.ZodObject {
  const lists = Object.entries(kinds).map(([kind, one]): [string, z.ZodType] => {
    const component = withBlanks(one);
    const all = one.named.length === 0 ? component : z.array(component).max(MOST);
    return [kind, all.nullable().optional().describe(one.says)];
  });
  return z
    .strictObject({
      $schema: Words.optional(),
      format: z.literal(BOX_FORMAT),
      ruleset: z.literal(ruleset),
      name: Words.optional().nullable().describe('what this file is called in reports'),
      author: Words.optional().nullable(),
      edition: Words.optional().nullable().describe('the print of the box'),
      notes: z.string().max(10_000).optional().nullable(),
      ...Object.fromEntries(lists),
    })
    .describe(`What somebody has read off their own box of ${title}. A blank (null) states nothing.`);
}
