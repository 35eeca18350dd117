/**
 * @module
 * What the words of logs name. A schema that stands for the name of something says of what: a seat, a space, a card. Printed
 * names are read by it (`referee/log/names.ts`), and editors complete ids by it.
 */
import { z } from 'zod';
import type { Kinds, Schema } from './definition.ts';

/** A schema of its own for the names of these kinds; the schema that is given stays as it is. */
export function naming<S extends z.ZodType>(schema: S, ...of: Kinds): S {
  // Kept where zod keeps what it knows of a schema, so that it stays with every schema that is made of this one.
  const def = { ...schema._zod.def, names: of };
  return schema.clone(def as S['_zod']['def'], { parent: true }) as S;
}

/** What a schema stands for the names of; undefined: nothing that has a name. */
export function kindsOf(schema: Schema): Kinds | undefined {
  return schema._zod.def.names;
}

/** A name as ids are written. */
const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** A sign that is printed; space is the only one that leaves paper white. */
const SIGN = '[^\\p{C}\\p{Z}]';
const LONGEST = 40;
const LONGEST_ID = 64;
const SEAT = new RegExp(`^(?:(?=.{1,${LONGEST_ID}}$)${ID}|(?=.{1,${LONGEST}}$)${SIGN}+(?: ${SIGN}+)*)$`, 'u');

/** What is wrong with a text that calls no player. */
function whyNoName(text: string): string {
  const unseen = /(?! )[\p{C}\p{Z}]/u.exec(text)?.[0].codePointAt(0);
  if (unseen !== undefined) {
    const code = unseen.toString(16).toUpperCase().padStart(4, '0');
    return `a player's name holds no sign that nobody can see (U+${code} here)`;
  }
  if (text.length === 0 || text.length > LONGEST)
    return `a player is called by 1 to ${LONGEST} characters, by an id of up to ${LONGEST_ID}`;
  return "a player's name has single spaces between its words, and none before or behind them";
}

/**
 * The name of a player, as people write it: 1 to 40 characters, single spaces between words, normalised (NFC). An id may be
 * longer. Names that every object inherits are refused.
 */
export const Seat = naming(
  z
    .string()
    .max(80)
    .regex(SEAT, { error: ({ input }) => whyNoName(String(input)) })
    .refine((name) => name.normalize('NFC') === name, 'a name is written in the normal form of Unicode (NFC)')
    .refine((name) => !(name in {}), 'this word cannot serve as a name'),
  'seat',
).meta({ id: 'Seat', description: 'The name of a player.' });

/** A player where the header names them: that is how they are called. */
export const NewSeat = naming(Seat, 'new-seat');
