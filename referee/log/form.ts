/**
 * @module
 * Entries of a log that are none of the ruleset's moves in its form (log.the-move-log.8): what is wrong, at which word, and
 * which move was meant. It costs only the entry: every other one is judged all the same.
 */
import type { z } from 'zod';
import type { RuleId } from '../../machines/chart.ts';
import { nearWords, slipOf } from '../../machines/near.ts';
import type { BaseFacts, Move, Ruleset, Spellings } from '../../machines/ruleset.ts';
import { plainlyRight } from '../../schemas/check.ts';
import type { Schema } from '../../schemas/definition.ts';
import { heldAgainst } from '../../schemas/held-against.ts';
import { faultsOf, wanted } from '../../schemas/issues.ts';
import { copyJson, isMembers, type Json } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import { cut, kindOf, meantPerhaps } from './words.ts';

/** Something that is wrong with an entry itself, and where in it. */
export interface Slip {
  readonly rule: RuleId;
  /** the place inside the entry; `key`: the name of that member, not its value */
  readonly path: readonly (string | number)[];
  readonly what: 'value' | 'key';
  readonly message: string;
  readonly facts: Readonly<Record<string, Json>>;
  /** what was meant in its place, the likeliest first */
  readonly instead: readonly string[];
  /** it may say that something happened which nobody has read */
  readonly hides?: boolean;
  /** why it may be none: then it is doubted, and no breach */
  readonly doubt?: string;
}

/** Stands in the place of an entry of which nobody can say which move it was meant to be. */
export const UNREADABLE: Move = { type: 'unreadable' };

/** An entry with slips, and the moves that it may have been meant to be, the likeliest first; none: nothing is clearly meant. */
export interface Misread {
  readonly slips: readonly Slip[];
  readonly meant: readonly Move[];
  /** the entry as far as it goes, where a word is missing of which only a position says what it may be */
  readonly lacking?: Move;
  /** such a word is there, with a value that it never has: the rest of the entry may leave one move only */
  readonly isSaid?: true;
  /** a remark for people, no move at all: nothing happened */
  readonly remark: boolean;
  /** it is the move that stands there, but for words of an app's own: it is judged like any other */
  readonly isPlain?: boolean;
}

/** By entry, those that are none of the ruleset's moves in its form. */
export type Unread = ReadonlyMap<number, Misread>;

/** An entry has to be one of the ruleset's moves, in its form. */
const FORM = 'log.the-move-log.8';
/** So many unreadable entries are looked into; a log with more of them was not written for this referee. */
const MOST_ENTRIES = 1_000;
/** So many distinct strange words of a log are held against those that are known. */
const MOST_WORDS = 500;
/** The most slips of one entry that are put right, and the most moves that it may have meant. */
const MOST_SLIPS = 5;
const MOST_MEANT = 8;
/** So many times an entry is held against the form of a move. */
const MOST_TRIES = 60;
/** A word of so few values may be missing: each of them is tried. */
const FEW = 8;
/** What tables call a remark that they write among the moves. */
const REMARKS: ReadonlySet<string> = new Set(['note', 'comment', 'remark']);
const REMARK_WORDS: ReadonlySet<string> = new Set(['type', 'note', 'text', 'comment', 'message', 'seat', 'remark']);

type Path = readonly (string | number)[];
type Entry = { [word: string]: Json };

/** A value with one slip put right. */
interface Fix {
  readonly slip: Slip;
  /** the entry as it would be, for each way to put it right */
  readonly entries: readonly Entry[];
  /** a word is missing, and nothing is wrong with what there is */
  readonly isMissing?: boolean;
  /** the entry without a word of the move whose value is none of those that it has */
  readonly without?: Entry;
}

const NO_SPELLINGS: Spellings = { moves: {}, words: {} };

/** A game, as far as it says in which form its logs are written. */
interface InForm {
  readonly ruleset: Pick<Ruleset<BaseFacts>, 'schemas'>;
}

/** The zod schema of one move of a game. */
export function moveSchema(game: InForm): z.ZodType {
  return game.ruleset.schemas.log.shape.moves.element;
}

/** The schemas of a game's moves, by type. */
const byType = new WeakMap<object, ReadonlyMap<string, z.ZodType>>();

function schemasOf(game: InForm): ReadonlyMap<string, z.ZodType> {
  const known = byType.get(game);
  if (known !== undefined) return known;
  const { options = [] } = (moveSchema(game) as unknown as Schema)._zod.def;
  const made = new Map<string, z.ZodType>();
  for (const option of options)
    for (const type of option._zod.def.shape?.['type']?._zod.def.values ?? [])
      made.set(String(type), option as unknown as z.ZodType);
  byType.set(game, made);
  return made;
}

/** Whether a game has moves of this type. */
export function isType(game: InForm, type: unknown): boolean {
  return typeof type === 'string' && schemasOf(game).has(type);
}

const words = new WeakMap<object, ReadonlySet<string>>();

/** The words of all moves of a game. */
function wordsOf(game: Compiled<BaseFacts>): ReadonlySet<string> {
  const known = words.get(game);
  if (known !== undefined) return known;
  const shapes = [...schemasOf(game).values()].map((schema) => (schema as unknown as Schema)._zod.def.shape ?? {});
  const made = new Set(shapes.flatMap((shape) => Object.keys(shape)));
  words.set(game, made);
  return made;
}

/** `marketBuy`, `Market Buy`, `market_buy` → `market`, `buy`. */
function partsOf(word: string): string[] {
  const parts = word.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return parts.split(/[^a-z0-9]+/).filter((part) => part !== '');
}

/** As a verb stands in a list of other words, where somebody tells what a player does: `buys`, `flies`, `searches`. */
function plainForms(word: string): string[] {
  return [word.replace(/ies$/, 'y'), word.replace(/s$/, ''), word.replace(/es$/, '')];
}

/** What a log calls things. */
export interface Calls {
  /** by name, the ids of the several things that are called so */
  readonly unclear: ReadonlyMap<string, readonly string[]>;
  /** an entry with ids in the place of names, once it is clear which move it may be */
  readonly inIds: (entry: Json) => Json;
  /** whether a player or a component is called so */
  readonly isName: (word: string) => boolean;
}
const CALLS_NOTHING: Calls = { unclear: new Map(), inIds: (entry) => entry, isName: () => false };

/** Reads what entries of one log were meant to be; each strange word is looked up once. */
export class Speller {
  readonly #game: Compiled<BaseFacts>;
  readonly #seats: readonly string[];
  readonly #spellings: Spellings;
  readonly #types: readonly string[];
  readonly #calls: Calls;
  readonly #found = new Map<string, readonly string[]>();
  #tries = 0;

  /** `seats`: those of the header, for an entry that does not say whose move it is. */
  constructor(game: Compiled<BaseFacts>, seats: readonly string[], calls: Calls = CALLS_NOTHING) {
    this.#game = game;
    this.#seats = seats;
    this.#calls = calls;
    this.#spellings = game.ruleset.slips.spellings ?? NO_SPELLINGS;
    this.#types = [...schemasOf(game).keys()];
  }

  #lookedUp(about: string, strange: string, look: () => readonly string[]): readonly string[] {
    const key = `${about}\n${strange.slice(0, 80)}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    if (this.#found.size >= MOST_WORDS) return [];
    const found = look();
    this.#found.set(key, found);
    return found;
  }

  /** The move types that a strange one may mean, the likeliest first: other words for it, the same words, the same letters. */
  types(strange: string): readonly string[] {
    return this.#lookedUp('type', strange, () => {
      const scores = new Map<string, number>();
      const add = (type: string, score: number): void => void scores.set(type, (scores.get(type) ?? 0) + score);
      const parts = partsOf(strange.slice(0, 80));
      const meant = (word: string): readonly string[] => {
        const said = [word, ...plainForms(word)].find((form) => Object.hasOwn(this.#spellings.moves, form));
        return said === undefined ? [] : (this.#spellings.moves[said] ?? []);
      };
      meant(parts.join('-')).forEach((type, at) => void add(type, 4 - at / 10));
      for (const part of new Set(parts)) {
        if (parts.length > 1) meant(part).forEach((type, at) => void add(type, 3 - at / 10));
        for (const type of this.#types) {
          const words = type.split(/[.-]/);
          if (words.includes(part)) add(type, words.at(-1) === part ? 3 : 2);
        }
      }
      nearWords(strange, this.#types).forEach((type, at) => void add(type, 4 - at / 2));
      const best = Math.max(0, ...scores.values());
      const ranked = [...scores].filter(([, score]) => score >= best / 2).sort(([, a], [, b]) => b - a);
      return ranked.slice(0, 6).map(([type]) => type);
    });
  }

  /** The words of a list that a strange one may mean: another word for one, the same but for signs and case, the same letters. */
  #among(strange: string, known: readonly string[]): readonly string[] {
    return this.#lookedUp(known.join(' '), strange, () => {
      const { words } = this.#spellings;
      const other = Object.hasOwn(words, strange.toLowerCase()) ? (words[strange.toLowerCase()] ?? []) : [];
      const meant = other.filter((word) => known.includes(word));
      if (meant.length > 0) return meant;
      const plain = partsOf(strange.slice(0, 80)).join();
      const same = known.filter((word) => partsOf(word).join() === plain);
      return same.length > 0 ? same : nearWords(strange, known, 2);
    });
  }

  /** Whether a word that is none of its place may say that something happened: a word of other moves, a thing of the game, more than a word. */
  hides(entry: Entry, key: string, value: Json): boolean {
    const isThing = typeof value === 'string' && value !== entry['seat'] && this.#calls.isName(value);
    return isThing || (typeof value === 'object' && value !== null) || wordsOf(this.#game).has(key);
  }

  /**
   * Words that no move has, and that stand in moves of several types: an app's own. What is like a word of moves, or another word for one,
   * is a slip of the pen, however often it is made.
   */
  ownWords(moves: readonly Json[]): ReadonlySet<string> {
    const known = wordsOf(this.#game);
    const first = new Map<string, string>();
    const own = new Set<string>();
    for (const entry of moves) {
      if (!isMembers(entry) || !isType(this.#game, entry['type'])) continue;
      const type = entry['type'] as string;
      for (const word of Object.keys(entry)) {
        if (known.has(word) || (first.get(word) ?? type) === type) {
          if (!known.has(word) && first.size < MOST_WORDS) first.set(word, type);
        } else own.add(word);
      }
    }
    const means = (word: string): boolean =>
      Object.hasOwn(this.#spellings.words, word.toLowerCase()) || slipOf(word, [...known]) !== undefined;
    return new Set([...own].filter((word) => !means(word)));
  }

  /** What is wrong with an entry that the schema does not take, and what was meant. */
  misread(entry: Entry): Misread {
    this.#tries = 0;
    const { type } = entry;
    if (typeof type === 'string' && this.#types.includes(type)) return this.#inForm(type, entry, []);
    const slip = (message: string, instead: readonly string[]): Slip =>
      slipAt(type === undefined ? [] : ['type'], 'value', message, type, instead);
    if (typeof type !== 'string')
      return (
        this.#typed(entry) ?? {
          slips: [slip('an entry says by its "type" which move it is', [])],
          meant: [],
          remark: false,
        }
      );
    const said = `nobody here knows the move ${cut(type)}`;
    if (REMARKS.has(type.toLowerCase()) && Object.keys(entry).every((word) => REMARK_WORDS.has(word))) {
      const advice = `${said}; a remark stands in the word note of a move`;
      return { slips: [slip(advice, [])], meant: [], remark: true };
    }
    // Of the types that come near, those fit best whose form the rest of the entry has.
    const tried = this.types(type).map((like) => {
      const named = inLists(schemasOf(this.#game).get(like), this.#calls.inIds({ ...entry, type: like }) as Entry);
      return { like, read: this.#inForm(like, named, []) };
    });
    const fitting = tried.filter(({ read }) => read.meant.length > 0);
    const fewest = Math.min(...fitting.map(({ read }) => read.slips.length));
    const best = fitting.filter(({ read }) => read.slips.length === fewest);
    const likely = [...best, ...tried.filter((one) => !best.includes(one))].map(({ like }) => like).slice(0, 3);
    const wrongType = slip(`${said}${meantPerhaps(likely)}`, likely);
    // Which words a move has is only known where it is clear which one was meant.
    const further = (best[0]?.read.slips ?? []).filter(({ what }) => what !== 'key' || likely.length === 1);
    return {
      slips: [wrongType, ...further],
      meant: best.flatMap(({ read }) => read.meant).slice(0, MOST_MEANT),
      remark: false,
    };
  }

  /** An entry of which the word `type` itself is misspelt; null: nothing in it names a move. */
  #typed(entry: Entry): Misread | null {
    const schemas = schemasOf(this.#game);
    const named = Object.entries(entry).filter(([, value]) => typeof value === 'string' && schemas.has(value));
    const [only, ...others] = named;
    if (only === undefined || others.length > 0) return null;
    const [key, type] = only as [string, string];
    const { [key]: _, ...rest } = entry;
    const slip = slipAt([key], 'key', `${cut(key)} is not a word of ${type}${meantPerhaps(['type'])}`, key, ['type']);
    return this.#inForm(type, { ...rest, type }, [slip]);
  }

  /** An entry of a known type whose words are to be put right one after the other. */
  #inForm(type: string, entry: Entry, before: readonly Slip[]): Misread {
    const schema = schemasOf(this.#game).get(type);
    this.#tries += 1;
    const parsed = this.#tries > MOST_TRIES ? undefined : schema && heldAgainst(schema, entry);
    if (schema === undefined || parsed === undefined) return { slips: before, meant: [], remark: false };
    if (parsed.success) return { slips: before, meant: [entry as unknown as Move], remark: false };
    // A wrong name for a word may be why another one is missing.
    const issues = parsed.error.issues.map(atTheWord);
    const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
    const fix = issue === undefined ? null : this.#fixed(schema as unknown as Schema, type, entry, issue);
    if (fix === null) return { slips: before, meant: [], remark: false };
    const slips = [...before, fix.slip];
    if (slips.length > MOST_SLIPS) return { slips, meant: [], remark: false };
    let told: readonly Slip[] = slips;
    const meant: Move[] = [];
    const rest = fix.without ?? entry;
    // What it says is in its form: only words of the move itself are missing.
    const isOnlyLacking = issues.every(
      ({ path }) => path.length > 0 && path.length <= 2 && valueAt(rest, path as string[]) === undefined,
    );
    const isLacking = (fix.isMissing === true || fix.without !== undefined) && fix.entries.length === 0;
    let lacking = isLacking && isOnlyLacking ? (rest as unknown as Move) : undefined;
    let isSaid = lacking !== undefined && fix.without !== undefined;
    // A word that may be left out, with a value that it never has, leaves a whole move.
    if (fix.without !== undefined && heldAgainst(schema, fix.without)?.success === true)
      meant.push(fix.without as unknown as Move);
    for (const right of fix.entries) {
      const read = this.#inForm(type, right, slips);
      // What is still wrong at the same place was not put right: it is told once.
      const isRight = read.meant.length > 0 || !isInside(read.slips[slips.length]?.path, fix.slip.path);
      if (meant.length === 0 && (read.meant.length > 0 || told === slips) && isRight) told = read.slips;
      meant.push(...read.meant);
      if (lacking === undefined && read.lacking !== undefined) {
        lacking = read.lacking;
        isSaid = read.isSaid === true;
      }
      if (meant.length >= MOST_MEANT) break;
    }
    const open = meant.length > 0 || lacking === undefined ? {} : { lacking, ...(isSaid ? { isSaid } : {}) };
    return { slips: told, meant: meant.slice(0, MOST_MEANT), ...open, remark: false };
  }

  #fixed(schema: Schema, type: string, entry: Entry, issue: z.core.$ZodIssue): Fix | null {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    if (issue.code === 'unrecognized_keys')
      return this.#renamed(schema, type, entry, path, [...issue.keys].sort()[0] ?? '');
    const found = valueAt(entry, path);
    const put = (value: Json): Entry => changed(entry, path, value);
    const word = String(path.findLast((part) => typeof part === 'string') ?? type);
    const wrong = (message: string, instead: readonly string[], entries: readonly Entry[]): Fix => ({
      slip: slipAt(path, 'value', message, found, instead),
      entries,
    });
    const listed = valuesOf(issue);
    // Null says that there is nothing to say: of a word that has to be there it says no more than its absence.
    const without = found === null && path.length > 0 ? changed(entry, path, undefined) : null;
    const isNeeded = without !== null && typeof path.at(-1) === 'string' && lacks(schema, without, path);
    if (found === undefined || isNeeded) {
      const possible =
        word === 'seat' || word === 'with' ? this.#seats : (listed ?? []).length <= FEW ? (listed ?? []) : [];
      const slip = slipAt(path.slice(0, -1), 'value', `${cut(word)} is missing in ${type}`, undefined, []);
      return { slip, entries: possible.map(put), isMissing: true };
    }
    // A remark or a claim without its form says nothing, and is no part of the move.
    if (path.length === 1 && (word === 'note' || word === 'expect'))
      return wrong(`${shownAs(found)} is no form of ${word}: ${told(issue)}`, [], [changed(entry, path, undefined)]);
    if (without !== null && typeof path.at(-1) === 'string')
      return wrong(`${cut(word)} of ${type} is left out, not null, where there is nothing to say`, [], [without]);
    if (listed !== null && typeof found === 'string') {
      const near = this.#among(found, listed);
      const known = near.length === 0 && listed.length <= FEW ? `: it is ${listed.join(', ')}` : '';
      const fix = wrong(
        `${cut(found)} is no ${cut(word)} of ${type}${known}${meantPerhaps(near)}`,
        near,
        near.map(put),
      );
      return near.length > 0 || path.length > 1 ? fix : { ...fix, without: changed(entry, path, undefined) };
    }
    const shown = shownAs(found);
    const several = typeof found === 'string' && path.length > 0 ? this.#calls.unclear.get(found) : undefined;
    if (several !== undefined && issue.code !== 'invalid_type') {
      const which = several.slice(0, MOST_MEANT);
      return wrong(`${cut(found as string)} is the name of several${meantPerhaps(which)}`, which, which.map(put));
    }
    if (issue.code === 'invalid_key') return wrong(`${shown} is no form of ${cut(word)} of ${type}`, [], []);
    const right = rewritten(found, issue);
    const elsewhere = right === null ? this.#atItsWord(schema, entry, path, found) : [];
    const instead = typeof right === 'string' ? [right] : elsewhere.map(([other]) => other);
    const message = `${shown} is no form of ${cut(word)} of ${type}: ${told(issue)}${meantPerhaps(instead)}`;
    if (elsewhere.length > 0)
      return wrong(
        message,
        instead,
        elsewhere.map(([, one]) => one),
      );
    return wrong(message, instead, right === null ? [] : [put(right)]);
  }

  /** A value that another word takes: a way in the place of the space where it ends, cards in the place of what is given. */
  #atItsWord(schema: Schema, entry: Entry, path: Path, found: Json): (readonly [string, Entry])[] {
    const takes = (at: Path, [word, one]: [string, Schema]): boolean =>
      word !== 'expect' && valueAt(entry, [...at, word]) === undefined && asItIs(one, asItTakes(one, found));
    const [inside, beside] = [path, path.slice(0, -1)].map((at) =>
      Object.entries(shapeAt(schema, entry, at)).filter((one) => takes(at, one)),
    ) as [[string, Schema][], [string, Schema][]];
    const rest = changed(entry, path, undefined);
    if (inside.length > 0)
      return inside.map(([word, one]) => [word, changed(entry, path, { [word]: asItTakes(one, found) })]);
    if (!Array.isArray(found) || beside.length !== 1) return [];
    return beside.map(([word]) => [word, changed(rest, [...path.slice(0, -1), word], found)]);
  }

  /** A word that its place does not know: another word for one that is not there yet, or one too many. */
  #renamed(schema: Schema, type: string, entry: Entry, path: Path, key: string): Fix {
    const around = valueAt(entry, path) as Entry;
    const shape = shapeAt(schema, entry, path);
    const free = Object.keys(shape).filter((word) => !Object.hasOwn(around, word));
    const value = around[key] as Json;
    const near = this.#among(key, free).filter((word) => mayBe(shape[word], value));
    const without = Object.fromEntries(Object.entries(around).filter(([word]) => word !== key)) as Entry;
    const entries = near.map((word) => changed(entry, path, { ...without, [word]: asItTakes(shape[word], value) }));
    const place =
      path.length === 0 ? type : `${cut(String(path.findLast((part) => typeof part === 'string')))} of ${type}`;
    const slip = slipAt([...path, key], 'key', `${cut(key)} is not a word of ${place}${meantPerhaps(near)}`, key, near);
    if (near.length > 0) return { slip, entries };
    const hides = this.hides(entry, key, value);
    return { slip: hides ? { ...slip, hides } : slip, entries: [changed(entry, path, without)] };
  }
}

/** A value under the word that was meant: in lines a single one stands where the word would have made a list of one. */
function asItTakes(schema: Schema | undefined, value: Json): Json {
  return !asItIs(schema, value) && asItIs(schema, [value]) ? [value] : value;
}

/** An entry of which the lines could not know which words have lists: a single value stands for a list of one. */
function inLists(schema: z.ZodType | undefined, entry: Entry): Entry {
  const within = (around: Entry, path: Path): Entry => {
    const shape = shapeAt(schema as unknown as Schema, entry, path);
    const words = Object.entries(around).map(([word, value]) => [
      word,
      isMembers(value) && path.length === 0 ? within(value, [word]) : asItTakes(shape[word], value),
    ]);
    return Object.fromEntries(words) as Entry;
  };
  return within(entry, []);
}

/** Whether a word takes a value as it stands. */
function asItIs(schema: Schema | undefined, value: Json): boolean {
  return schema !== undefined && heldAgainst(schema as unknown as z.ZodType, value)?.success === true;
}

/** Whether a value is of the kind that a word takes, whether it is right there or not: a word of another kind is none misspelt. */
function mayBe(schema: Schema | undefined, value: Json): boolean {
  const parsed = schema === undefined ? undefined : heldAgainst(schema as unknown as z.ZodType, value);
  if (parsed === undefined || parsed.success) return true;
  const [issue] = parsed.error.issues;
  return (
    issue === undefined || issue.code !== 'invalid_type' || issue.path.length > 0 || rewritten(value, issue) !== null
  );
}

/** Whether an entry lacks the word at a place, which has to be there. */
function lacks(schema: Schema, entry: Entry, path: Path): boolean {
  const parsed = heldAgainst(schema as unknown as z.ZodType, entry);
  return !parsed.success && parsed.error.issues.some((issue) => issue.path.join('/') === path.join('/'));
}

/** Whether a place is another one or inside it. */
function isInside(path: Path | undefined, other: Path): boolean {
  return path !== undefined && other.length > 0 && other.every((part, at) => path[at] === part);
}

function slipAt(
  path: Path,
  what: Slip['what'],
  message: string,
  found: Json | undefined,
  instead: readonly string[],
): Slip {
  // A name without end would be printed with every pointer.
  const short = path.every((part) => typeof part === 'number' || part.length <= 60);
  const shown = found === undefined ? null : typeof found === 'string' ? cut(found) : shownAs(found);
  const facts = { found: shown, ...(instead.length === 0 ? {} : { meant: [...instead] }) };
  return { rule: FORM, path: short ? path : [], what: short ? what : 'value', message, facts, instead };
}

/** Beyond so many it is only said once that there are more. */
const TOO_MANY = slipAt(
  [],
  'value',
  `more than ${MOST_ENTRIES} entries are none of the moves of this game in its form; from here on they are not listed`,
  undefined,
  [],
);

/**
 * What is wrong inside a value that may have several forms: of the forms of its kind (an object, a list) what is wrong with the one
 * in which the least is; the issue itself where the value is of another kind.
 */
function atTheWord(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const isInside = ({ path, code }: z.core.$ZodIssue): boolean => path.length > 0 || code === 'unrecognized_keys';
  const [best, ...others] = issue.errors
    .filter((issues) => issues.length > 0 && issues.every(isInside))
    .sort((one, other) => one.length - other.length);
  if (best === undefined || others.some(({ length }) => length === best.length)) return issue;
  const first = best.find(({ code }) => code === 'unrecognized_keys') ?? best[0];
  return first === undefined ? issue : atTheWord({ ...first, path: [...issue.path, ...first.path] });
}

/** The words that a place takes, where it takes no others. */
function valuesOf(issue: z.core.$ZodIssue): readonly string[] | null {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const words = issue.errors.map(([first]) =>
      first?.code === 'invalid_value' && first.path.length === 0 ? first.values.map(String) : null,
    );
    const listed = words.flatMap((some) => some ?? []);
    return listed.length > 0 ? listed : null;
  }
  const { options } = issue as { options?: readonly unknown[] };
  return issue.code === 'invalid_union' && options !== undefined ? options.map(String) : null;
}

/** A value in a message, whatever the order of its members. */
function shownAs(value: Json): string {
  return typeof value === 'object' && value !== null ? kindOf(value) : cut(JSON.stringify(value));
}

/** What a schema says of a value that it does not take. */
function told(issue: z.core.$ZodIssue): string {
  const [{ message, issue: first, path } = { issue, path: issue.path }] = faultsOf([issue], 1);
  return message ?? (path.length > issue.path.length ? 'of another kind' : wanted(first));
}

/** A value of another kind or form that plainly says what was meant: `"4,000"`, one space for a way, `Ring of Kafrene`. */
function rewritten(found: Json, issue: z.core.$ZodIssue): Json | null {
  const expected = new Set<string>();
  if (issue.code === 'invalid_type') expected.add(issue.expected);
  if (issue.code === 'invalid_union')
    for (const first of issue.errors.map(([one]) => one))
      if (first?.code === 'invalid_type') expected.add(first.expected);
  if (issue.code === 'invalid_format' || issue.code === 'custom') {
    const named = typeof found === 'string' ? kebab(found) : '';
    // In a hand or pile no copy is different from another.
    const id = named === found ? named.replace(/#[0-9]+$/, '') : named;
    return id === '' || id === found || id.length > 64 ? null : id;
  }
  if (typeof found === 'string') {
    const number = /^[0-9]{1,3}([, _]?[0-9]{3})*$|^[0-9]+$/.test(found) ? Number(found.replace(/[, _]/g, '')) : null;
    if (number !== null && (expected.has('number') || expected.has('int'))) return number;
    if (expected.has('boolean') && /^(yes|no|true|false)$/i.test(found)) return /^(yes|true)$/i.test(found);
  }
  if (expected.has('array') && typeof found === 'string') return found.split(/ *[,;] */);
  if (expected.has('array') && !Array.isArray(found)) return [found];
  if (expected.has('string') && Array.isArray(found) && found.length === 1 && typeof found[0] === 'string')
    return found[0];
  if (expected.has('string') && typeof found === 'object' && found !== null && !Array.isArray(found))
    return typeof found['id'] === 'string' ? found['id'] : null;
  return null;
}

/** A name as ids are written: `Ring of Kafrene` → `ring-of-kafrene`; `X-Wing #2` → `x-wing#2`. */
function kebab(name: string): string {
  const [, words = '', copy = ''] = /^(.*?)\s*(#[0-9]+)?$/s.exec(name.slice(0, 100)) ?? [];
  const plain = words.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '');
  return `${partsOf(plain).join('-')}${copy}`;
}

function valueAt(root: Json, path: Path): Json | undefined {
  let at: Json | undefined = root;
  for (const part of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as Entry)[String(part)];
  }
  return at;
}

/** A copy of an entry with another value at a place; undefined takes the word away. */
function changed(entry: Entry, path: Path, value: Json | undefined): Entry {
  const last = path.at(-1);
  if (last === undefined) return value as Entry;
  const copy = copyJson(entry);
  const around = valueAt(copy, path.slice(0, -1)) as Entry;
  if (value === undefined) delete around[String(last)];
  else around[String(last)] = value;
  return copy;
}

/** The words that an object at a place may have. */
function shapeAt(schema: Schema, root: Json, path: Path): Readonly<Record<string, Schema>> {
  const { def } = schema._zod;
  const [part, ...rest] = path;
  const value = typeof root === 'object' && root !== null ? (root as Entry) : {};
  if (def.innerType !== undefined) return shapeAt(def.innerType, root, path);
  if (def.type === 'union') {
    const { discriminator = '' } = def;
    for (const option of def.options ?? []) {
      const one = option._zod.def.shape?.[discriminator]?._zod.def;
      if (discriminator !== '' && !(one?.values ?? []).includes(value[discriminator])) continue;
      const shape = shapeAt(option, root, path);
      if (Object.keys(shape).length > 0) return shape;
    }
    return {};
  }
  if (part === undefined) return def.shape ?? {};
  const inner = def.shape?.[String(part)] ?? def.element ?? def.valueType;
  return inner === undefined ? {} : shapeAt(inner, value[String(part)] ?? null, rest);
}

/**
 * The entries of a log that are none of the game's moves in its form; null when there are none. Costs one
 * look at each entry that is in order. `unreadable`: those of which it is known already.
 */
export function unreadOf(
  game: Compiled<BaseFacts>,
  moves: readonly Json[],
  seats: readonly string[],
  unreadable: Unread,
  calls?: Calls,
): Unread {
  const schema = moveSchema(game);
  const speller = new Speller(game, seats, calls);
  const unread = new Map<number, Misread>();
  const own = new Own(speller, moves);
  let looked = 0;
  const takeNote = (at: number, misread: () => Misread): void => {
    unread.set(at, looked < MOST_ENTRIES ? misread() : furtherThan(looked));
    looked += 1;
  };
  for (const [at, entry] of moves.entries()) {
    const known = unreadable.get(at);
    if (known !== undefined) {
      takeNote(at, () => known);
      continue;
    }
    if (!isMembers(entry)) {
      takeNote(at, () => misreadOf(noEntry(entry), entry, []));
      continue;
    }
    // The check of a short log is not written, and zod has the last word anyway.
    const isRight = (one: Entry): boolean =>
      plainlyRight(schema, one, at === 0 ? moves.length : 0) || heldAgainst(schema, one, { jitless: true }).success;
    if (isRight(entry)) continue;
    const plain = own.without(at, entry);
    if (plain !== entry && isRight(plain))
      unread.set(at, { slips: [], meant: [plain as unknown as Move], remark: false, isPlain: true });
    else takeNote(at, () => speller.misread(plain));
  }
  for (const [at, slips] of own.told()) {
    const misread = unread.get(at);
    if (misread !== undefined) unread.set(at, { ...misread, slips: [...misread.slips, ...slips] });
  }
  return unread;
}

/** The words of an app's own in the entries of a log: each is told once, where it first stands, with how many entries have it. */
class Own {
  readonly #speller: Speller;
  readonly #words: ReadonlySet<string>;
  readonly #found = new Map<string, { readonly at: number; readonly type: string; entries: number }>();

  constructor(speller: Speller, moves: readonly Json[]) {
    this.#speller = speller;
    this.#words = speller.ownWords(moves);
  }

  /** An entry without them; the same one where it has none. */
  without(at: number, entry: Entry): Entry {
    const isOwn = (word: string): boolean =>
      this.#words.has(word) && !this.#speller.hides(entry, word, entry[word] as Json);
    const own = this.#words.size === 0 ? [] : Object.keys(entry).filter(isOwn).sort();
    for (const word of own) {
      const found = this.#found.get(word) ?? { at, type: String(entry['type']), entries: 0 };
      found.entries += 1;
      this.#found.set(word, found);
    }
    return own.length === 0
      ? entry
      : (Object.fromEntries(Object.entries(entry).filter(([word]) => !own.includes(word))) as Entry);
  }

  /** What is told of them, by entry. */
  told(): ReadonlyMap<number, readonly Slip[]> {
    const told = new Map<number, Slip[]>();
    for (const [word, { at, type, entries }] of this.#found) {
      const others = entries === 1 ? '' : `; ${entries} entries have it`;
      const slip = slipAt([word], 'key', `${cut(word)} is not a word of ${cut(type)}${others}`, word, []);
      told.set(at, [...(told.get(at) ?? []), { ...slip, facts: { ...slip.facts, entries } }]);
    }
    return told;
  }
}

function noEntry(entry: Json): string {
  return `${shownAs(entry)} is no entry: it is an object with its "type", such as { "type": "…", "seat": "…" }`;
}

/** An entry beyond those that are looked into. */
function furtherThan(size: number): Misread {
  return { slips: size === MOST_ENTRIES ? [TOO_MANY] : [], meant: [], remark: false };
}

/** An entry of which not even the words can be read: what is wrong with it, and the move that it may be without that. */
export function misreadOf(message: string, found: Json, meant: readonly Move[]): Misread {
  return { slips: [slipAt([], 'value', message, found, [])], meant, remark: false };
}
