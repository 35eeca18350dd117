/**
 * @module
 * The legal moves of a position: each candidate is asked by the same rules that verify a log.
 */
import { LAPSE } from '../../machines/chart.ts';
import { type BaseFacts, type Form, type Move, type Option, whatVaries } from '../../machines/ruleset.ts';
import { canonical, type Json, sameJson } from '../../schemas/json.ts';
import type { Compiled, TableMove, TableState } from './compile.ts';
import {
  askedWith,
  awaits,
  currentState,
  type Doubt,
  doubtsOf,
  type Live,
  leftUnsaid,
  live,
  type Position,
  type Running,
  rule,
  ruleHere,
  top,
} from './play.ts';

/** A legal move, with what may vary in it (`whatVaries`). */
export interface LegalMove extends Omit<Option, 'restsOn'> {
  /** whether dice, a card or a token brings it about; else a seat decides it */
  readonly chance: boolean;
  /** moves that are made without a word by making this one */
  readonly implies?: readonly Move[];
  /** why it cannot be said for certain that the move is legal */
  readonly doubts?: readonly Doubt[];
  /** nobody has a choice: it is the only move that is left, or one of several between which chance decides */
  readonly forced?: true;
}

/** Which legal moves are asked for: of all seats or of one, of all types or of some. */
interface Wanted {
  readonly seat?: string | undefined;
  readonly type?: (type: string) => boolean;
}

/**
 * Every legal move that is asked for: those of the state, then what is possible at any time, then what becomes
 * possible when the state is left without a word. The order is fixed: that of the charts and of the generators.
 */
export function legalMoves<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  { seat, type: isWanted }: Wanted = {},
): LegalMove[] {
  const found: LegalMove[] = [];
  const implied: Move[] = [];
  // What is tried under a condition stays the same from window to window.
  const tried = new Map<string, readonly Option[]>();
  const toTry = ({ type, condition, candidates }: TableMove<F>, facts: F, asked: unknown): Iterable<Option> => {
    if (condition === null) return candidates(facts, asked);
    const options = tried.get(type) ?? [...candidates(facts, asked)];
    tried.set(type, options);
    return options;
  };
  // `known`: how many of those found have been listed before for another reason; they are not listed again.
  let unsaidMoves = 0;
  const behind = new Map<string, readonly Option[]>();
  const formBehind = (unsaid: number, transition: TableMove<F>, nth: number) => (): Form => {
    const key = `${unsaid}/${transition.type}`;
    const options = behind.get(key) ?? candidatesBehind(game, position, unsaid, transition);
    behind.set(key, options);
    const form = whatVaries(options[nth] as Option);
    if (form === null) throw new Error(`the position of a list of legal moves has changed since: ${transition.type}`);
    return form;
  };
  const before = new Before();
  // What nobody can say of a move that was left unsaid, nobody can say of those that imply it.
  const unsure: Doubt[] = [];
  // The types that a state before what is left unsaid takes under a condition: their moves may belong there.
  const claimed = new Set<string>();
  // What has been asked, by its type and the procedure that it is asked with, and nothing has touched since.
  const untouched = new Set<string>();
  const ask = ({ stack, facts }: Live<F>, transition: TableMove<F>, known = 0): void => {
    const { own, state } = top(stack);
    const { condition, type, standing } = transition;
    if (isWanted !== undefined && !isWanted(type)) return;
    if (game.untouched.has(type)) {
      const asked = standing ? type : `${type} ${state.chart} ${stack.length}`;
      if (untouched.has(asked)) return;
      untouched.add(asked);
    }
    let nth = -1;
    for (const option of toTry(transition, facts, askedWith(transition, facts, own, { type }))) {
      nth += 1;
      const { move, open, restsOn } = option;
      game.work.spendListing(move);
      if (game.work.over) return;
      if (seat !== undefined && move.seat !== undefined && move.seat !== seat) continue;
      if (condition !== null && !condition(facts, own, move)) continue;
      if (known > 0 && before.has(known, option)) continue;
      const doubts = doubtsOf(transition, facts, move, own);
      if (doubts === null) continue;
      if (claimed.has(move.type) && !belongsBehind(game, position, move, implied.length)) continue;
      const legal: { -readonly [word in keyof LegalMove]: LegalMove[word] } = { move, chance: transition.chance };
      // What varies is worked out when somebody asks, and by then the facts have gone on with what is left unsaid.
      if (typeof open === 'function' && unsaidMoves > 0) legal.open = formBehind(unsaidMoves, transition, nth);
      else if (open !== undefined) legal.open = open;
      // What nobody can say for certain leaves other ways open.
      if (transition.forced && unsure.length + doubts.length === 0) legal.forced = true;
      if (implied.length > 0) legal.implies = implied.slice();
      if (unsure.length + doubts.length > 0) legal.doubts = unsure.length === 0 ? doubts : [...unsure, ...doubts];
      found.push(legal);
      before.add(unsaidMoves > 0 && restsOn !== undefined ? { ...option, restsOn: asOfNow(restsOn) } : option);
    }
  };
  const here = live(game, position);
  const first = top(here.stack);
  for (const transition of first.state.moves.values()) ask(here, transition);
  const atAnyTime = ({ state }: Running<F>): readonly TableMove<F>[] =>
    [...game.standing.moves.values()].filter(({ type }) => !state.moves.has(type));
  const isOpen = ({ stack, facts }: Live<F>): boolean => !top(stack).state.final && !game.ruleset.stack.over(facts);
  if (isOpen(here)) for (const transition of atAnyTime(first)) ask(here, transition);
  // A type of move that a state takes under a condition is asked again in the next one: other moves of it belong there.
  const seen = new Set<string>();
  const conditional = new Set<string>();
  const see = (moves: TableState<F>['moves']): void => {
    for (const { type, condition } of moves.values()) (condition === null ? seen : conditional).add(type);
  };
  see(first.state.moves);
  let last = first.state;
  for (const { at, move: unsaid, doubts, touched } of leftUnsaid(game, position)) {
    if (touched) untouched.clear();
    if (unsaid.type !== LAPSE) implied.push(unsaid);
    unsaidMoves += 1;
    unsure.push(...doubts);
    const procedure = top(at.stack);
    const { moves } = procedure.state;
    // A window that merely closes makes nothing else possible than what belongs in the next one.
    const isQuiet = last.lapsesTo === procedure.state;
    last = procedure.state;
    if (!isQuiet) {
      tried.clear();
      for (const type of conditional) claimed.add(type);
    }
    for (const transition of moves.values())
      if (!seen.has(transition.type)) ask(at, transition, transition.condition === null ? 0 : found.length);
      else if (transition.later && !isQuiet) ask(at, transition, found.length);
    see(moves);
    if (isQuiet || !isOpen(at)) continue;
    // What is possible at any time, as far as only what is left unsaid makes it so.
    const known = found.length;
    for (const transition of atAnyTime(procedure)) ask(at, transition, known);
  }
  return found;
}

/** What a form rests on as the facts are now. */
function asOfNow(restsOn: () => string): () => string {
  const now = restsOn();
  return () => now;
}

/** Whether a move is accepted only behind so many moves that nobody says. */
function belongsBehind<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  unsaid: number,
): boolean {
  const { kind, implied } = rule(game, position, move);
  return kind === 'accepted' && implied.length === unsaid;
}

/** The candidates of a transition behind so many moves that are left unsaid: those that a list has shown, found again. */
function candidatesBehind<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  unsaid: number,
  transition: TableMove<F>,
): readonly Option[] {
  let left = unsaid;
  for (const { at } of leftUnsaid(game, position)) {
    left -= 1;
    if (left > 0) continue;
    const asked = askedWith(transition, at.facts, top(at.stack).own, { type: transition.type });
    return [...transition.candidates(at.facts, asked)];
  }
  return [];
}

/**
 * The legal moves by which the state on top goes on: nothing that is possible beside it, nothing behind what is left unsaid. `isAsked`:
 * whether one is asked for of which so much cannot be ruled, whatever varies in it.
 */
export function* legalHere<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  isAsked: (move: Move, doubts: readonly Doubt[]) => boolean = () => true,
): Iterable<Option> {
  const { facts } = position;
  const { state, own } = top(live(game, position).stack);
  for (const transition of state.moves.values()) {
    const { type, condition, candidates, beside } = transition;
    if (beside) continue;
    for (const option of candidates(facts, askedWith(transition, facts, own, { type })))
      if (condition === null || condition(facts, own, option.move)) {
        const doubts = doubtsOf(transition, facts, option.move, own);
        if (doubts === null) continue;
        if (isAsked(option.move, doubts)) yield option;
        else game.work.spendListing(option.move);
      }
  }
}

/** What is said of a move that not every reading of the log allows. */
export const SOME_READING: Doubt = {
  reason: 'the log can be read in several ways, and not every one of them allows this',
};

/**
 * The moves that are legal in some of the positions in which a log may stand; a doubt goes with those that are not in all. Where only what may
 * vary in a move is not the same in all of them, the move as it stands is legal in each, and goes before what may vary in doubt.
 */
export function legalInSome<F extends BaseFacts>(
  game: Compiled<F>,
  positions: readonly Position<F>[],
  seat?: string,
): LegalMove[] {
  const lists = positions.map((position) => legalMoves(game, position, { seat }));
  const [only = [], ...others] = lists;
  if (others.length === 0) return only;
  // By what they are: lists of hundreds are held against one another by one look-up each.
  const keys = lists.map((list) =>
    list.map((legal) => {
      const form = whatVaries(legal);
      game.work.spendForm(form?.open);
      const plain = canonical(legal.move as unknown as Json);
      return { plain, whole: form === null ? plain : canonical([legal.move, form] as unknown as Json) };
    }),
  );
  const known = keys.map((list) => new Set(list.flatMap(({ plain, whole }) => [plain, whole])));
  const isSure = (key: string): boolean => known.every((one) => one.has(key));
  const union = new Map<string, LegalMove>();
  for (const [at, list] of lists.entries())
    for (const [index, legal] of list.entries()) {
      const { plain = '', whole = '' } = keys[at]?.[index] ?? {};
      if (union.has(whole)) continue;
      const { open: _, ...bare } = legal;
      if (isSure(whole)) union.set(whole, legal);
      else {
        if (isSure(plain) && !union.has(plain)) union.set(plain, bare);
        union.set(whole, { ...legal, doubts: [...(legal.doubts ?? []), SOME_READING] });
      }
    }
  return [...union.values()];
}

/** What a list of legal moves has already. */
class Before {
  readonly #found: Option[] = [];
  readonly #byType = new Map<string, Known>();
  #upTo = 0;

  add(option: Option): void {
    this.#found.push(option);
  }

  /** Whether one of the first `count` moves is this one, with the same parts left open; `count` is never less than before. */
  has(count: number, option: Option): boolean {
    for (; this.#upTo < count; this.#upTo += 1) {
      const one = this.#found[this.#upTo] as Option;
      const known = this.#byType.get(one.move.type);
      if (known === undefined) this.#byType.set(one.move.type, { moves: [one], next: 0, places: new Map(), placed: 0 });
      else known.moves.push(one);
    }
    const known = this.#byType.get(option.move.type);
    if (known === undefined) return false;
    const { moves, places } = known;
    const isAt = (place: number): boolean => {
      if (!isSame(moves[place] as Option, option)) return false;
      known.next = place + 1 === moves.length ? 0 : place + 1;
      return true;
    };
    // Generators give their moves in one order, so it is most often the one behind that which was found last.
    if (isAt(known.next)) return true;
    for (; known.placed < moves.length; known.placed += 1) {
      const words = plainWords((moves[known.placed] as Option).move);
      const alike = places.get(words);
      if (alike === undefined) places.set(words, [known.placed]);
      else alike.push(known.placed);
    }
    return places.get(plainWords(option.move))?.some(isAt) === true;
  }
}

/** The moves of one type in a list: which of them is expected next, and where those stand whose plain words are the same. */
interface Known {
  readonly moves: Option[];
  next: number;
  readonly places: Map<string, number[]>;
  placed: number;
}

/** The words of a move that are no lists or objects, as one text. */
function plainWords(move: Move): string {
  let words = '';
  for (const word of Object.values(move)) if (typeof word !== 'object') words += `/${word}`;
  return words;
}

// Forms that are worked out when somebody asks are those of the same move.
function isSame(one: Option, other: Option): boolean {
  if (!sameJson(one.move, other.move)) return false;
  return typeof one.open === 'function' || typeof other.open === 'function'
    ? typeof one.open === typeof other.open && one.restsOn?.() === other.restsOn?.()
    : sameJson(one.open, other.open);
}

/** Who is to move: seats with a decision, or chance. */
export interface ToMove {
  readonly seats: readonly string[];
  readonly chance: boolean;
  readonly over: boolean;
}

/** Who is to move in a position. */
export function toMove<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): ToMove {
  const state = currentState(game, position);
  return { seats: awaits(game, position), chance: state.awaits === 'chance', over: state.final };
}

/** Everybody who may act now: who is to move, then whoever may do something at any time or in a window that is open. */
export function mayAct({ seats }: ToMove, listed: readonly LegalMove[]): string[] {
  const acting = new Set(seats);
  for (const { move, chance, implies } of listed)
    if (!chance && implies === undefined && move.seat !== undefined) acting.add(move.seat);
  return [...acting];
}

/** How near the kinds of two moves are: the same, of the same procedure, or neither. */
function kinship(refused: string, legal: string): number {
  return refused === legal ? 2 : refused.split('.')[0] === legal.split('.')[0] ? 1 : 0;
}

/** How many of the things that a refused move names a legal one names too. */
function likeness(named: ReadonlySet<unknown>, legal: Move): number {
  return Object.entries(legal).filter(([word, value]) => word !== 'type' && named.has(value)).length;
}

/** How many words a doubtful move has that a refused one of its type lacks: a discount that nobody spoke of, brought by an unknown text. */
function wordsMore(refused: Move, legal: LegalMove): number {
  if (isSure(legal) || legal.move.type !== refused.type) return 0;
  return Object.keys(legal.move).filter((word) => !(word in refused)).length;
}

function thingsIn(move: Move): ReadonlySet<unknown> {
  return new Set(
    Object.entries(move).flatMap(([word, value]) =>
      word === 'type' || word === 'expect' ? [] : Array.isArray(value) ? value : [value],
    ),
  );
}

/** Whether every rule is known to allow a legal move; what nobody models yet is no rule. */
export function isSure({ doubts }: LegalMove): boolean {
  return doubts === undefined || doubts.every(({ rule }) => rule === undefined);
}

/** What is possible at any time brings a game nowhere: it is no answer to another move, and forgetting to record it no reason for a breach. */
export function alwaysPossible<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, type: string): boolean {
  if (game.beside.has(type)) return true;
  return currentState(game, position).moves.get(type)?.beside ?? game.standing.moves.has(type);
}

/** The legal moves that may be an answer to a refused one: those of its type, and those that bring the game on. */
export function answers<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): LegalMove[] {
  return legalMoves(game, position, { type: (type) => type === move.type || !alwaysPossible(game, position, type) });
}

/** So many legal moves are told beside a refused one. */
const NEAREST = 5;
/** So many moves are tried that say one word of a refused one otherwise, and so many are told of each word. */
const EDITS = 12;
const OF_A_WORD = 2;
/** Of so many listed moves it is worked out what varies in them. */
const FORMS = 4;

/** What is legal and says only one word of a refused move otherwise, with what the list shows for that word. */
function editsOf<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  { expect: _claims, note: _note, ...move }: Move,
  listed: readonly LegalMove[],
): Move[] {
  const found: Move[] = [];
  // In one order, however the log has written them.
  const words = Object.entries(move)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([word, value]) =>
      word === 'type' || typeof value !== 'string' ? [] : [{ word, tried: new Set([value]), told: 0 }],
    );
  let left = EDITS;
  let forms = FORMS;
  for (const legal of listed) {
    // Behind what goes without saying nothing is tried: that would cost a copy of the table for each.
    if (legal.move.type !== move.type || legal.implies !== undefined) continue;
    const open = forms-- > 0 ? (whatVaries(legal)?.open ?? {}) : {};
    game.work.spendForm(open);
    const shown: object = legal.move;
    for (const about of words) {
      const { word, tried } = about;
      const { enum: values = [] } = (open[`/${word}`] ?? {}) as { enum?: readonly Json[] };
      for (const other of [(shown as { readonly [word: string]: Json | undefined })[word], ...values]) {
        if (about.told === OF_A_WORD || typeof other !== 'string' || tried.has(other)) continue;
        tried.add(other);
        if (left === 0 || game.work.over) return found;
        left -= 1;
        const edited = { ...move, [word]: other };
        const { kind, doubts } = ruleHere(game, position, edited, false);
        if (kind !== 'accepted' || doubts.length > 0) continue;
        found.push(edited);
        about.told += 1;
      }
    }
  }
  return found;
}

/** The legal moves that come nearest to a refused one: first those of its kind, then one of each other kind. */
export function nearestLegal<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  listed: readonly LegalMove[] = answers(game, position, move),
): Move[] {
  const named = thingsIn(move);
  // What somebody may always do besides, or perhaps may do with something else, is no answer to what they have done instead,
  // unless there is no other.
  const isAnswer = (legal: LegalMove): boolean => {
    const { type, seat } = legal.move;
    if (!isSure(legal)) return type === move.type && likeness(named, legal.move) > Number(seat === move.seat);
    return type === move.type || !alwaysPossible(game, position, type);
  };
  const likely = listed.filter(isAnswer);
  const ranked = (likely.length > 0 ? likely : legalMoves(game, position))
    .map((legal, index) => ({
      legal,
      index,
      kind: kinship(move.type, legal.move.type),
      sure: Number(isSure(legal)),
      more: wordsMore(move, legal),
      like: likeness(named, legal.move),
    }))
    .sort((a, b) => b.kind - a.kind || b.sure - a.sure || a.more - b.more || b.like - a.like || a.index - b.index);
  const taken = new Set<string>();
  const near = ranked.filter(({ legal: { move: legal } }) => {
    const isFirst = !taken.has(legal.type);
    taken.add(legal.type);
    return legal.type === move.type || isFirst;
  });
  const edits = editsOf(game, position, move, likely);
  const listedMoves = near.map(({ legal }) => legal.move);
  const others = listedMoves.filter((one) => !edits.some((edit) => sameJson(edit, one)));
  return [...edits, ...others].slice(0, NEAREST);
}
