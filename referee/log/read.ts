/**
 * @module
 * Reading a log: text → JSON → schema. What cannot be used is told with its place; nothing is thrown.
 */
import type { z } from 'zod';
import { MOST_MOVES } from '../../machines/log.ts';
import { nearWords, slipOf } from '../../machines/near.ts';
import type { BaseFacts, HeaderFinding, Move } from '../../machines/ruleset.ts';
import { plainlyRight, WORTH } from '../../schemas/check.ts';
import type { Schema } from '../../schemas/definition.ts';
import { wordsAt } from '../../schemas/forms.ts';
import { heldAgainst } from '../../schemas/held-against.ts';
import { faultsOf, inPlainWords } from '../../schemas/issues.ts';
import { isMembers, type Json, pointerOf, readJson, sameJson } from '../../schemas/json.ts';
import { placeOf, type Source } from '../../schemas/source.ts';
import type { Compiled } from '../play/compile.ts';
import { rulesetIds, rulesetOf } from '../play/rulesets.ts';
import { moveSchema, Speller, type Unread, unreadOf } from './form.ts';
import type { Log } from './header.ts';
import { mend } from './mend.ts';
import { wordsMeant } from './misspelt.ts';
import { isNameOfSomething, type Named, named, namedMove, unnamed } from './names.ts';
import { cut, didYouMean, kindOf, oneOf } from './words.ts';

/** One thing that makes an input unusable, with its place. Line and column are 1-based; null without a source text. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly pointer: string;
  readonly line: number | null;
  readonly column: number | null;
}

export interface ReadLog {
  readonly game: Compiled<BaseFacts>;
  readonly log: Log & { readonly [key: string]: unknown };
  /** the entries that are none of the game's moves in its form (log.the-move-log.8); left out: every entry is one */
  readonly unread?: Unread;
  /** members of its header that are misspelt, and read as meant; left out: there are none */
  readonly misspelt?: readonly HeaderFinding[];
  /** the log with names read as ids, where its form has called for it; left out: it has not been looked for names */
  readonly named?: Named;
  /** the text, where its places are not those of JSON; left out: it is JSON, or there is none */
  readonly source?: Source;
}

/** A log that has been read, with its text where there is one. */
export interface Asked extends ReadLog {
  readonly text: Source;
  /** whether nobody waits for the answer any more: then reading ends with an error (`Stopped`) */
  readonly stop?: () => boolean;
  /** true: it is the log of a game that goes on */
  readonly goesOn?: boolean;
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const ALL_READ: Unread = new Map();

/** The only format of logs so far. */
export const FORMAT = 'referee-log/1';

/** The place of what has no text. */
const NOWHERE = { line: null, column: null };

/** The most problems that are listed of one input: of so many nobody knows whether there are more. */
export const MOST_PROBLEMS = 20;

/** A problem at a pointer of the source text. */
export function problemAt(
  source: Source,
  code: string,
  message: string,
  pointer: string,
  what: 'value' | 'key' = 'value',
): Problem {
  return { code, message, pointer, ...(placeOf(source, pointer, what) ?? NOWHERE) };
}

/** A log from a text: JSON, format, ruleset, schema. `limits` bounds bytes and nesting. */
export function readLog(text: string, limits?: { depth?: number; bytes?: number }): Read<ReadLog> {
  const json = readJson(text, limits);
  if (json.ok) return checkLog(json.value, text);
  const mended = mend(text, json.problem, limits);
  if (mended !== null) {
    const { value, unreadable, source } = mended;
    const read = checkLog(value, source, unreadable);
    if (read.ok) return { ok: true, value: { ...read.value, source } };
  }
  return { ok: false, problems: [json.problem] };
}

/**
 * A log from a JSON value that has been read already (the source, if there is one, gives the places). `unreadable`: the
 * entries that could not be read at all, in whose place stands something else.
 */
export function checkLog(value: Json, text: Source = null, unreadable: Unread = ALL_READ): Read<ReadLog> {
  const fail = (code: string, message: string, pointer: string): Read<never> => ({
    ok: false,
    problems: [problemAt(text, code, message, pointer)],
  });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail(
      'not-a-log',
      `a log is a JSON object with "format", "ruleset", "seats" and "moves"; this is ${kindOf(value)}`,
      '',
    );
  }
  const { format, ruleset } = value;
  if (format !== FORMAT) {
    return fail(
      'format',
      format === undefined
        ? `a log begins with "format": "${FORMAT}"`
        : `this referee reads the format "${FORMAT}", not ${cut(JSON.stringify(format))}`,
      '/format',
    );
  }
  if (typeof ruleset !== 'string')
    return fail('ruleset', `"ruleset" names the game: ${rulesetIds.join(' or ')}`, '/ruleset');
  const game = rulesetOf(ruleset);
  if (game === undefined)
    return fail(
      'ruleset',
      `nobody here knows the ruleset "${cut(ruleset)}"; ${didYouMean(ruleset, rulesetIds)}`,
      '/ruleset',
    );
  const version = value['version'];
  if (typeof version === 'string' && version.split('.')[0] !== game.ruleset.version.split('.')[0]) {
    return fail(
      'version',
      `this referee has version ${game.ruleset.version} of the ruleset ${ruleset}, the log was written for ${cut(version)}`,
      '/version',
    );
  }
  const entries = Array.isArray(value['moves']) ? value['moves'].length : 0;
  // Said at once: each of them would be looked into first.
  if (entries > MOST_MOVES)
    return fail('too-many-moves', `a log has at most ${MOST_MOVES} moves, and this one has ${entries}`, '/moves');
  if (plainlyRight(game.ruleset.schemas.log, value, entries))
    return { ok: true, value: { game, log: value as unknown as ReadLog['log'] } };
  // zod writes functions of its own for a schema, which a short log does not make up for.
  const jitless = entries < WORTH;
  const parsed = jitless ? heldAgainst(game.ruleset.schemas.log, value, { jitless }) : null;
  // Not zod's copy, whose members stand in another order: what is said of a log never depends on how it was checked.
  const log = value as unknown as ReadLog['log'];
  if (parsed?.success === true) return { ok: true, value: { game, log } };
  // Of a long list in which nothing can be a move the first entries say what is wrong.
  if (entries > MOST_NO_MOVES && !(value['moves'] as Json[]).some(mayBeMove))
    return checkLog({ ...value, moves: (value['moves'] as Json[]).slice(0, MOST_NO_MOVES) }, text, unreadable);
  // What is not in order as it stands may say by names what it should say by ids.
  const names = named(game, value);
  return withIds(game, names, text, names.value === value ? parsed : null, unreadable);
}

/** So many entries are looked into of a list in which there is no move. */
const MOST_NO_MOVES = 1_000;

const mayBeMove = (entry: Json): boolean => isMembers(entry) && typeof entry['type'] === 'string';

/** A log in which ids stand in the place of names; `parsed`: what the schema says of it, where it has been asked. */
function withIds(
  game: Compiled<BaseFacts>,
  names: Named,
  text: Source,
  parsed: ReturnType<typeof game.ruleset.schemas.log.safeParse> | null,
  unreadable: Unread,
): Read<ReadLog> {
  const value = names.value as { [key: string]: Json };
  const log = value as unknown as ReadLog['log'];
  const isRight = (): boolean =>
    plainlyRight(game.ruleset.schemas.log, value, 0) ||
    heldAgainst(game.ruleset.schemas.log, value, { jitless: true }).success;
  if (parsed === null && isRight()) return { ok: true, value: { game, log, named: names } };
  const unread = unreadIn(game, value, names, unreadable);
  if (unread !== null) return { ok: true, value: { game, log, unread, named: names } };
  const last = parsed ?? heldAgainst(game.ruleset.schemas.log, value);
  if (last.success) return { ok: true, value: { game, log, named: names } };
  const meant = wordsMeant(game, value);
  const again = meant === null ? null : checkLog(meant.log, text, unreadable);
  if (meant !== null && again?.ok === true) {
    const { named: inner = unnamed(meant.log), misspelt = [] } = again.value;
    const written = (pointer: string): string => names.written(meant.written(inner.written(pointer)));
    const all = [...meant.findings, ...misspelt];
    return { ok: true, value: { ...again.value, misspelt: all, named: { ...inner, written } } };
  }
  return { ok: false, problems: asWritten(names, problemsOfMoves(game, last.error, value, text), text) };
}

/** Problems at their places in the text, where members may be called otherwise. */
export function asWritten(names: Named, problems: readonly Problem[], text: Source): readonly Problem[] {
  return problems.map((problem) => {
    const pointer = names.written(problem.pointer);
    if (pointer === problem.pointer) return problem;
    return problemAt(text, problem.code, problem.message, pointer, problem.code === 'unknown-key' ? 'key' : 'value');
  });
}

/**
 * The entries of a log that are none of the game's moves in its form; null when there are none, or when more is wrong with
 * it: its header, moves that are no list, or no entry at all that can be read.
 */
function unreadIn(
  game: Compiled<BaseFacts>,
  value: { [key: string]: Json },
  names: Named,
  unreadable: Unread,
): Unread | null {
  const { moves } = value;
  const { log } = game.ruleset.schemas;
  if (!Array.isArray(moves)) return null;
  if (!heldAgainst(log, { ...value, moves: [] }, { jitless: true }).success) return null;
  const unread = unreadOf(game, moves, value['seats'] as string[], unreadable, {
    unclear: names.unclear,
    inIds: (entry) => namedMove(game, value, entry).value,
    isName: (word) => isNameOfSomething(game, value, word),
  });
  // An entry that is plainly meant to be one move is one: a slip of the pen costs no log.
  const isMove = unread.size === moves.length && [...unread.values()].some(({ meant }) => meant.length === 1);
  return unread.size === 0 || (unread.size === moves.length && !isMove) ? null : unread;
}

/**
 * The parts of a header that are asked for, with ids in the place of names: what is left out of it is made up, so that any two players
 * do here.
 */
export function checkParts(
  game: Compiled<BaseFacts>,
  value: Json,
  text: Source = null,
): Read<{ readonly [part: string]: Json }> {
  const { id } = game.ruleset;
  const refused = (pointer: string, message: string): Read<never> => ({
    ok: false,
    problems: [problemAt(text, 'parts', message, pointer)],
  });
  if (!isMembers(value)) return refused('', `parts of a header are a JSON object; this is ${kindOf(value)}`);
  const { ruleset = id, moves = [] } = value;
  if (ruleset !== id) return refused('/ruleset', `this is a header of ${cut(JSON.stringify(ruleset))}, not of "${id}"`);
  if (!sameJson(moves, [])) return refused('/moves', 'moves are no part of a header: a simulated game makes its own');
  const read = checkLog({ format: FORMAT, seats: ['ann', 'ben'], ...value, ruleset, moves }, text);
  if (!read.ok) return read;
  // A game is not made by what was perhaps meant.
  const { misspelt = [] } = read.value;
  if (misspelt.length > 0)
    return {
      ok: false,
      problems: misspelt.map(({ pointer, message }) => problemAt(text, 'parts', message, pointer, 'key')),
    };
  const header = read.value.log as unknown as { readonly [part: string]: Json };
  return { ok: true, value: Object.fromEntries(Object.keys(value).map((part) => [part, header[part] as Json])) };
}

/** A single move from a JSON value; `log`: where it may be tried, by whose names things may be called in it. */
export function checkMove(
  game: Compiled<BaseFacts>,
  said: Json,
  text: Source = null,
  log?: ReadLog['log'],
): Read<Move> {
  const value = log === undefined ? said : namedMove(game, log as unknown as { [key: string]: Json }, said).value;
  const parsed = heldAgainst(moveSchema(game), value);
  if (!parsed.success) return { ok: false, problems: problemsOfMoves(game, parsed.error, value, text) };
  return { ok: true, value: value as unknown as Move };
}

/** Every move type of a ruleset. */
export function moveTypes(game: Compiled<BaseFacts>): string[] {
  const types = new Set<string>();
  for (const table of game.tables.values())
    for (const state of table.states) for (const type of state.moves.keys()) types.add(type);
  return [...types];
}

function valueAt(root: Json, path: readonly PropertyKey[]): Json | undefined {
  let at: Json | undefined = root;
  for (const part of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as { [key: string]: Json })[String(part)];
  }
  return at;
}

/** What was meant by the words of moves that do not fit: by their pointers, for the moves at these paths. */
function meantIn(game: Compiled<BaseFacts>, root: Json, moves: Iterable<readonly (string | number)[]>): Meant {
  const speller = new Speller(game, []);
  const words = new Map<string, readonly string[]>();
  for (const path of moves) {
    const entry = valueAt(root, path);
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) continue;
    for (const slip of speller.misread(entry).slips) words.set(pointerOf([...path, ...slip.path]), slip.instead);
  }
  return { types: moveTypes(game), words, schema: isLog(root) ? game.ruleset.schemas.log : moveSchema(game) };
}

/** What is known of the words of moves: every type, and by pointer what was meant there; and the schema that has the words of all else. */
interface Meant {
  readonly types: readonly string[];
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly schema: Form | null;
}
type Form = { readonly _zod: { readonly def: unknown } };
const nothingMeant = (schema: Form | null): Meant => ({ types: [], words: new Map(), schema });

/** The problems of moves: those of a log, or a single one. */
function problemsOfMoves(game: Compiled<BaseFacts>, error: z.ZodError, root: Json, text: Source): Problem[] {
  const paths = new Map<string, readonly (string | number)[]>();
  for (const { path } of error.issues.slice(0, MOST_PROBLEMS)) {
    const [moves, at] = path;
    if (!isLog(root)) paths.set('', []);
    else if (moves === 'moves' && typeof at === 'number') paths.set(`${at}`, ['moves', at]);
  }
  return problemsIn(error, root, text, meantIn(game, root, paths.values()));
}

function isLog(root: Json): boolean {
  return isMembers(root) && (Object.hasOwn(root, 'moves') || Object.hasOwn(root, 'format'));
}

/** The issues of a schema as problems with places, in the words of the log. */
export function problemsOf(error: z.ZodError, root: Json, text: Source, schema: Form | null = null): Problem[] {
  return problemsIn(error, root, text, nothingMeant(schema));
}

/** What may have been meant by the name of a member: the one of which it is a slip, else those that are near it, or that it begins. */
function nearOrBegun(key: string, known: readonly string[]): readonly string[] {
  const slip = slipOf(key, known);
  if (slip !== undefined) return [slip];
  const begun = key.length < 3 ? [] : known.filter((word) => word.startsWith(key));
  return begun.length > 0 ? begun : nearWords(key, known);
}

/** What is said of a number as people write it. */
const NO_COMMAS = 'a number stands without commas: 5000, not 5,000';

function problemsIn(error: z.ZodError, root: Json, text: Source, meant: Meant): Problem[] {
  const problems = faultsOf(error.issues, MOST_PROBLEMS).flatMap(({ issue, path: where, message: fitting }) => {
    const path = where.map((part) => (typeof part === 'symbol' ? String(part) : part));
    const found = valueAt(root, path);
    const near = (pointer: string): readonly string[] => meant.words.get(pointer) ?? [];
    const suggestion = (pointer: string): string =>
      near(pointer).length === 0 ? '' : `; did you mean ${oneOf(near(pointer))}?`;
    if (issue.code === 'invalid_union' && path.at(-1) === 'type' && found !== undefined) {
      const strange = cut(typeof found === 'string' ? found : JSON.stringify(found));
      const pointer = pointerOf(path);
      const help = suggestion(pointer) === '' ? `; ${didYouMean(strange, meant.types)}` : suggestion(pointer);
      return problemAt(text, 'unknown-move', `nobody here knows the move "${strange}"${help}`, pointer);
    }
    // In one order, however the log has written them.
    if (issue.code === 'unrecognized_keys') {
      const known = meant.schema === null ? [] : wordsAt(meant.schema as Schema, root, path);
      return [...issue.keys]
        .sort()
        .slice(0, MOST_PROBLEMS)
        .map((key) => {
          const pointer = pointerOf([...path, key]);
          // A word of another form that the place may have is none misspelt.
          const others = known.includes(key) ? [] : nearOrBegun(key, known);
          // `5,000` in braces is 5, and a member of three digits.
          if (/^[0-9]{3}$/.test(key)) return problemAt(text, 'unknown-key', NO_COMMAS, pointer, 'key');
          const help =
            suggestion(pointer) === '' && others.length > 0 ? `; did you mean ${oneOf(others)}?` : suggestion(pointer);
          const message = `"${cut(key)}" is not a word of this place${help}`;
          return problemAt(text, 'unknown-key', message, pointer, 'key');
        });
    }
    const pointer = pointerOf(path);
    if (found === undefined)
      return problemAt(text, 'missing', `"${String(path.at(-1) ?? '')}" is missing here`, pointer);
    // What was meant by a word of an entry is known otherwise.
    if (issue.code === 'invalid_value' && typeof found === 'string' && isLog(root) && path[0] !== 'moves') {
      const values = issue.values.map(String);
      const begun = values.filter((value) => value.startsWith(found) && found !== '');
      const help = begun.length > 0 ? `did you mean ${oneOf(begun)}?` : didYouMean(found, values);
      return problemAt(text, 'schema', `"${cut(found)}" is not a word of this place; ${help}`, pointer);
    }
    if (typeof found === 'string' && /^[0-9]{1,3}(?:,[0-9]{3})+$/.test(found) && issue.code === 'invalid_type')
      return problemAt(text, 'schema', NO_COMMAS, pointer);
    const shown = cut(JSON.stringify(found) ?? '');
    const said = fitting === undefined ? inPlainWords(issue, shown) : `${fitting}; found ${shown}`;
    const message = `${said}${suggestion(pointer)}`;
    return problemAt(text, 'schema', message, pointer);
  });
  return problems.slice(0, MOST_PROBLEMS);
}
