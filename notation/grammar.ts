/**
 * @module
 * What the line notation knows of a game, derived from its schemas: which words of a move may stand without their names, in
 * which order, where a list is meant, and which facts belong to a seat. No game has a grammar of its own.
 */
import type { Definition, Schema } from '../schemas/definition.ts';

/** A word of a move that may stand without its name. */
export interface Position {
  readonly word: string;
  /** it is a list: it takes all further words without names */
  readonly list: boolean;
}

/** The words of one type of move. */
export interface MoveForm {
  readonly positions: readonly Position[];
  /** how many of them have to be there */
  readonly needed: number;
  /** its only word that is a number: a number without its name can be no other */
  readonly number: string | undefined;
  /** whether only a list can stand at this place in the move, so that a single value means a list of one */
  takesList(path: readonly string[]): boolean;
}

/** What the notation knows of a game. */
export interface Grammar {
  /** the move types, each with its form */
  readonly moves: ReadonlyMap<string, MoveForm>;
  /** what is known of a seat in a position: a claim about it is about the seat that moves */
  readonly ofSeat: ReadonlySet<string>;
  /** whether only a list can stand at this place of a position */
  claimsList(path: readonly string[]): boolean;
  /** the types that a strange one may mean, the likeliest first: its words are read as those of one of them */
  near(type: string): readonly string[];
}

/** The member of a move that says what it is, the one that says whose it is, and what every move may carry. */
const COMMON: ReadonlySet<string> = new Set(['type', 'seat', 'expect', 'note']);
/** The member of a position that has the facts of each seat. */
export const SEATS = 'seats';

/** The grammar of a game that nobody knows: every word has its name, every claim begins at the position. */
export const UNKNOWN_GAME: Grammar = {
  moves: new Map(),
  ofSeat: new Set(),
  claimsList: () => false,
  near: () => [],
};

const NO_FORM: MoveForm = { positions: [], needed: 0, number: undefined, takesList: () => false };

/** The form in which a strange type is read that has so many words without names: the likeliest that takes so many. */
export function formMeant({ moves, near }: Grammar, type: string, words: number): MoveForm {
  const likely = near(type).flatMap((one) => moves.get(one) ?? []);
  const takesThem = ({ positions, needed }: MoveForm): boolean =>
    words >= needed && (words <= positions.length || positions.at(-1)?.list === true);
  return likely.find(takesThem) ?? likely[0] ?? NO_FORM;
}

/**
 * The grammar of a game; `move` is the zod schema of a move (a union of objects, each with its `type`), `position` that of a
 * position, `near` as of `Grammar`.
 */
export function grammarOf(move: unknown, position: unknown, near: Grammar['near']): Grammar {
  const moves = new Map<string, MoveForm>();
  for (const { shape } of formsOf(move as Schema))
    for (const type of shape?.['type']?._zod.def.values ?? []) moves.set(String(type), formOf(shape ?? {}));
  const seats = [position as Schema].flatMap((root) => membersOf(root, SEATS)).flatMap((all) => membersOf(all, ''));
  return {
    moves,
    ofSeat: new Set(seats.flatMap(formsOf).flatMap(({ shape }) => Object.keys(shape ?? {}))),
    claimsList: (path) => isList(along(position as Schema, path)),
    near,
  };
}

function formOf(shape: Readonly<Record<string, Schema>>): MoveForm {
  const positions = positionsOf(shape);
  const numbers = Object.keys(shape).filter((word) =>
    formsOf(shape[word] as Schema).some(({ type }) => type === 'number'),
  );
  return {
    positions,
    number: numbers.length === 1 ? numbers[0] : undefined,
    needed: positions.filter(({ word }) => shape[word]?._zod.def.type !== 'optional').length,
    takesList: ([word = '', ...rest]) => {
      const schema = Object.hasOwn(shape, word) ? shape[word] : undefined;
      return schema !== undefined && isList(along(schema, rest));
    },
  };
}

/**
 * The words that may stand without their names: every name (no number, no condition) that has to be there, in the order of
 * the schema, then the first one that may be left out; a list comes last. An optional word that is added behind changes nothing.
 */
function positionsOf(shape: Readonly<Record<string, Schema>>): Position[] {
  const names = Object.entries(shape).filter(([word, schema]) => !COMMON.has(word) && isName(schema));
  const needed = names.filter(([, schema]) => schema._zod.def.type !== 'optional');
  const optional = names.filter(([, schema]) => schema._zod.def.type === 'optional').slice(0, 1);
  const positions: Position[] = [];
  for (const [word, schema] of [...needed, ...optional]) {
    const list = isList([schema]);
    positions.push({ word, list });
    if (list) break;
  }
  return positions;
}

/** The forms that a schema may take, without the words that something may be missing. */
function formsOf(schema: Schema): readonly Definition[] {
  const { def } = schema._zod;
  if (def.innerType !== undefined) return formsOf(def.innerType);
  if (def.options !== undefined) return def.options.flatMap(formsOf);
  return def.type === 'null' || def.type === 'undefined' ? [] : [def];
}

/** The schemas of a member; of a record any. */
function membersOf(schema: Schema, step: string): Schema[] {
  return formsOf(schema).flatMap(({ type, shape, element, valueType }) => {
    if (type === 'object') return Object.hasOwn(shape ?? {}, step) ? (shape?.[step] ?? []) : [];
    return (type === 'record' ? valueType : type === 'array' ? element : undefined) ?? [];
  });
}

function along(schema: Schema, path: readonly string[]): Schema[] {
  let found = [schema];
  for (const step of path) found = found.flatMap((one) => membersOf(one, step));
  return found;
}

/** Whether nothing but a list can stand there. */
function isList(schemas: readonly Schema[]): boolean {
  const forms = schemas.flatMap(formsOf);
  return forms.length > 0 && forms.every(({ type }) => type === 'array');
}

/** Whether it is called by a name, or is a list of names. */
function isName(schema: Schema): boolean {
  const forms = formsOf(schema);
  const named = forms.some(
    ({ type, values }) => type === 'string' || type === 'enum' || typeof values?.[0] === 'string',
  );
  return named || (isList([schema]) && forms.every(({ element }) => element !== undefined && isName(element)));
}
