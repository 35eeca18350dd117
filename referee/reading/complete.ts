/**
 * @module
 * Words that a log has forgotten. What is legal tells what the move may have been: where only one completion fits it was
 * that one, and where several fit, later entries and claims decide.
 */
import { type BaseFacts, type Move, type Open, type Option, whatVaries } from '../../machines/ruleset.ts';
import { type Json, sameJson } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import { legalMoves } from '../play/legal.ts';
import { carryOn, type Position, type Ruling, rule } from '../play/play.ts';

/** More ways to complete a move than anybody keeps apart. */
export const MOST_COMPLETIONS = 64;

/**
 * The legal moves that a move may stand for whose log has left words out: each keeps what the log does say. Only words that
 * merely choose among what the position allows are put in (a slice's `leftOut`). None for a move that has all its words. Where
 * nothing makes it legal, but a slice knows what it is plainly about, that is where it is judged. `next`: the entries behind it.
 */
export function completionsOf<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  next: readonly Move[] = [],
): readonly Move[] {
  // Of a seat that the header does not name nothing is known: the name is the slip.
  if (move.seat !== undefined && !position.facts.order.includes(move.seat)) return [];
  const choices = game.leftOut.get(move.type)?.(position.facts, move) ?? {};
  const said: Words = wordsOf(move);
  const words = Object.keys(choices).filter((word) => said[word] === undefined);
  if (words.length === 0) return anotherCopy(game, position, move, next);
  const tried: Move[] = [];
  const fits = (filled: Words): boolean => {
    const completed: Move = { ...move, ...filled };
    if (tried.length === MOST_COMPLETIONS || game.work.over || tried.some((other) => sameJson(other, completed)))
      return false;
    tried.push(completed);
    return rule(game, position, completed).kind === 'accepted';
  };
  const found: Words[] = [];
  const atLarge: Words[] = [];
  const named = words.filter((word) => (choices[word] ?? []).length > 0);
  const saidOtherwise: [Option, Open][] = [];
  const fillIn = (option: Option, open: Open): void => {
    const filled = fillings(option, open, words);
    if (isAtLarge(option, named)) atLarge.push(...filled);
    else found.push(...filled.filter(fits));
  };
  for (const option of legalMoves(game, position, { seat: move.seat, type: (type) => type === move.type })) {
    const open = openIn(game, option);
    if (saysTheSame(option, open, said)) fillIn(option, open);
    else saidOtherwise.push([option, open]);
  }
  // The words of another card come last: one of which nobody knows what it does has more of them than are ever tried.
  if (found.length === 0) for (const [option, open] of saidOtherwise) fillIn(option, open);
  // What nobody knows to be there was meant only where nothing fits that everybody sees.
  if (found.length === 0) found.push(...atLarge.filter(fits));
  // What is used of a card that nobody knows is not listed.
  const plain = words.flatMap((word) => (choices[word] ?? []).map((value): Words => ({ [word]: value })));
  if (found.length === 0) found.push(...plain.filter(fits));
  const [about, ...others] = plain;
  if (found.length === 0 && about !== undefined && others.length === 0 && !rule(game, position, move).possible)
    return rule(game, position, { ...move, ...about }).possible ? [{ ...move, ...about }] : [];
  return found.map((filled) => ({ ...move, ...filled }));
}

/**
 * The legal moves that keep what an entry says which lacks words that it has to have. What chance has brought, and a number, is seen
 * and not chosen: nobody can say it.
 */
export function* filledIn<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  lacking: Move,
): Iterable<Move> {
  const said = wordsOf(lacking);
  for (const option of legalMoves(game, position, { seat: lacking.seat, type: (type) => type === lacking.type })) {
    const open = openIn(game, option);
    const listed = wordsOf(option.move);
    const inPart = Object.keys(listed).filter((word) => isInPart(said[word], listed[word]));
    const words = Object.keys(listed).filter((word) => said[word] === undefined || inPart.includes(word));
    if (option.chance || words.some((word) => valuesOf(option.move, open, word).length === 0)) continue;
    for (const filled of fillings(option, open, words)) {
      if (game.work.over) return;
      const whole = Object.fromEntries(inPart.map((word) => [word, filled[word]]));
      if (!inPart.every((word) => saysNoMore(said[word], filled[word]))) continue;
      const move: Move = { ...option.move, ...filled, ...lacking, ...whole };
      if (rule(game, position, move).kind === 'accepted') yield move;
    }
  }
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value of a word lacks something that a listed one has: which dice an ability has changed. */
function isInPart(said: Json | undefined, listed: Json | undefined): boolean {
  return isObject(said) && isObject(listed) && Object.keys(listed).some((key) => said[key] === undefined);
}

/** Whether all that such a value does say is in another one. */
function saysNoMore(said: Json | undefined, whole: Json | undefined): boolean {
  return isObject(said) && isObject(whole) && Object.keys(said).every((key) => sameJson(said[key], whole[key]));
}

/**
 * The move with the first of those components that it fits, and that the next entries do not name themselves: else one is as
 * good as another of which they can do that still. Where it fits none, but is about one of them rather than about what it names, that
 * is where it is judged.
 */
function anotherCopy<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  next: readonly Move[],
): readonly Move[] {
  let fitting: Move | null = null;
  let about: Move | null = null;
  let isTaken = false;
  const ended = next.findIndex(({ type }) => game.ruleset.slips.turns?.endedBy.has(type) === true);
  const soon = ended === -1 ? next : next.slice(0, ended);
  for (const other of game.ruleset.slips.otherCopies?.(position.facts, move) ?? []) {
    if (game.work.over) break;
    const { kind, transition, possible } = rule(game, position, other);
    if (kind === 'accepted') {
      const naming = soon.filter((entry) => namesAsWell(entry, other, move));
      if (naming.length === 0) return [other];
      if (fitting === null && !isInTheWay(game, position, other, naming)) fitting = other;
      isTaken = true;
    } else if (transition !== null && possible) about ??= other;
  }
  if (fitting !== null) return [fitting];
  return isTaken || about === null || rule(game, position, move).possible ? [] : [about];
}

/** Whether one of these entries is legal now, and not any more behind a move: it is they that record what it would do. */
function isInTheWay<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  entries: readonly Move[],
): boolean {
  const made = carryOn(game, position, move, rule(game, position, move)).position;
  const isLegal = (at: Position<F>, entry: Move): boolean => rule(game, at, entry, false).kind === 'accepted';
  return entries.some((entry) => isLegal(position, entry) && !isLegal(made, entry));
}

/** Whether an entry of the same kind names a component that stands in a move for what its log names. */
function namesAsWell(entry: Move, other: Move, move: Move): boolean {
  if (entry.type !== move.type) return false;
  const [told, read, said] = [wordsOf(entry), wordsOf(other), wordsOf(move)];
  return Object.keys(read).some((word) => read[word] !== said[word] && read[word] === told[word]);
}

type Words = Readonly<Record<string, Json | undefined>>;

function wordsOf(move: Move): Words {
  return { ...move } as Words;
}

/** Whether a listed move says, or leaves open, whatever an entry says. */
function saysTheSame({ move }: Option, open: Open, said: Words): boolean {
  const isOpen = (word: string): boolean =>
    Object.keys(open).some((pointer) => pointer === `/${word}` || pointer.startsWith(`/${word}/`));
  return Object.entries(wordsOf(move)).every(
    ([word, value]) => said[word] === undefined || value === undefined || sameJson(said[word], value) || isOpen(word),
  );
}

/** Whether a listed move leaves one of these words open beyond what it lists: a bounty that an untold text may have brought. */
function isAtLarge(option: Option, words: readonly string[]): boolean {
  const more = whatVaries(option)?.more ?? [];
  return words.some((word) => more.includes(`/${word}`));
}

/** What is open in a listed move: working it out costs what it is long. */
function openIn<F extends BaseFacts>(game: Compiled<F>, option: Option): Open {
  const open = whatVaries(option)?.open ?? {};
  game.work.spendForm(open);
  return open;
}

/** The ways in which a listed move fills these words in. */
function fillings({ move }: Option, open: Open, words: readonly string[]): Words[] {
  let ways: Words[] = [{}];
  for (const word of words) {
    const values = valuesOf(move, open, word);
    if (values.length > 0) ways = ways.flatMap((way) => values.map((value) => ({ ...way, [word]: value })));
    ways = ways.slice(0, MOST_COMPLETIONS);
  }
  return ways;
}

/** A listed move with everything that it leaves open said, in every way that can be listed. */
export function* spelledOut<F extends BaseFacts>(game: Compiled<F>, option: Option): Iterable<Move> {
  const open = openIn(game, option);
  const named = new Set(Object.keys(open).map((pointer) => pointer.split('/')[1] ?? ''));
  const words = [...named].filter((word) => wordsOf(option.move)[word] !== undefined);
  for (const filled of fillings(option, open, words)) yield { ...option.move, ...filled };
}

/** The values that a listed move allows for a word. */
function valuesOf(move: Move, open: Open, word: string): readonly Json[] {
  const value = wordsOf(move)[word];
  const own = open[`/${word}`];
  if (own !== undefined) return valuesIn(own);
  if (value === undefined) return [];
  let values: readonly Json[] = [value];
  const inside = `/${word}/`;
  for (const [pointer, schema] of Object.entries(open)) {
    if (!pointer.startsWith(inside)) continue;
    const member = pointer.slice(inside.length);
    values = values.flatMap((one) =>
      valuesIn(schema).map((it) => ({ ...(one as { [key: string]: Json }), [member]: it })),
    );
  }
  return values;
}

/** The values of a schema that lists them, or of lists of such values; none of any other. */
function valuesIn(schema: Json): readonly Json[] {
  const { enum: values, items, minItems = 0, maxItems = 0, uniqueItems = false } = schema as ListSchema;
  if (values !== undefined) return values;
  if (items?.enum === undefined) return [];
  if (!uniqueItems) return minItems === maxItems ? sequences(items.enum, minItems) : [];
  let lists: Json[][] = [[]];
  for (const item of items.enum) lists = [...lists, ...lists.map((list) => [...list, item])].slice(0, MOST_LISTS);
  return lists.filter(({ length }) => length >= minItems && length <= maxItems);
}
interface ListSchema {
  readonly enum?: readonly Json[];
  readonly items?: { readonly enum?: readonly Json[] };
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

/** Every list of so many of these values; none where there are too many. */
function sequences(values: readonly Json[], length: number): Json[][] {
  if (values.length ** length > MOST_LISTS) return [];
  let lists: Json[][] = [[]];
  for (let at = 0; at < length; at += 1) lists = lists.flatMap((list) => values.map((value) => [...list, value]));
  return lists;
}

const MOST_LISTS = 1024;

/** A move as it is ruled here, with the words that its log has left out where that makes it legal; which rule refuses what nothing takes is left open. */
export function withItsWords<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): { readonly ruling: Ruling<F>; readonly read: Move } {
  const ruling = rule(game, position, move, false);
  if (ruling.kind === 'accepted') return { ruling, read: move };
  for (const read of completionsOf(game, position, move)) {
    const whole = rule(game, position, read, false);
    if (whole.kind === 'accepted') return { ruling: whole, read };
  }
  return { ruling, read: move };
}
