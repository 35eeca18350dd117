/**
 * @module
 * The legal moves of a position: each candidate is asked by the same rules that verify a log.
 */
import { LAPSE } from '../machines/chart.ts';
import type { BaseFacts, Move, Option } from '../machines/ruleset.ts';
import { type Json, sameJson } from '../schemas/json.ts';
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
  top,
} from './play.ts';

export interface LegalMove {
  readonly move: Move;
  /** the parts that may vary, by JSON pointer into the move, as JSON Schemas; the rest is fixed */
  readonly open?: Readonly<Record<string, Json>>;
  /** moves that are made without a word by making this one */
  readonly implies?: readonly Move[];
  /** why it cannot be said for certain that the move is legal */
  readonly doubts?: readonly Doubt[];
}

/**
 * Every legal move, of all seats or of one: those of the state, then what is possible at any time, then what becomes
 * possible when the state is left without a word. The order is fixed: that of the charts and of the generators.
 */
export function legalMoves<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, seat?: string): LegalMove[] {
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
  const ask = ({ stack, facts }: Live<F>, transition: TableMove<F>, known = 0): void => {
    const { own } = top(stack);
    const { condition } = transition;
    for (const option of toTry(transition, facts, askedWith(transition, facts, own, { type: transition.type }))) {
      const { move, open } = option;
      if (seat !== undefined && move.seat !== undefined && move.seat !== seat) continue;
      if (condition !== null && !condition(facts, own, move)) continue;
      const doubts = doubtsOf(transition, facts, move, own);
      if (doubts === null || (known > 0 && isAmong(found, known, option))) continue;
      const legal: { -readonly [word in keyof LegalMove]: LegalMove[word] } = { move };
      if (open !== undefined) legal.open = open;
      if (implied.length > 0) legal.implies = implied.slice();
      if (doubts.length > 0) legal.doubts = doubts;
      found.push(legal);
    }
  };
  const here = live(game, position);
  const first = top(here.stack);
  for (const transition of first.state.moves.values()) ask(here, transition);
  const atAnyTime = ({ state }: Running<F>): readonly TableMove<F>[] =>
    [...game.standing.moves.values()].filter(({ type }) => !state.moves.has(type));
  const isOpen = ({ stack, facts }: Live<F>): boolean => !top(stack).state.final && !game.ruleset.over(facts);
  if (isOpen(here)) for (const transition of atAnyTime(first)) ask(here, transition);
  // A type of move that a state takes under a condition is asked again in the next one: other moves of it belong there.
  const seen = new Set<string>();
  const see = (moves: TableState<F>['moves']): void => {
    for (const { type, condition } of moves.values()) if (condition === null) seen.add(type);
  };
  see(first.state.moves);
  let before = first.state;
  for (const { at, move: unsaid } of leftUnsaid(game, position)) {
    if (unsaid.type !== LAPSE) implied.push(unsaid);
    const procedure = top(at.stack);
    const { moves } = procedure.state;
    // A window that merely closes makes nothing else possible than what belongs in the next one.
    const isQuiet = before.lapsesTo === procedure.state;
    before = procedure.state;
    if (!isQuiet) tried.clear();
    for (const transition of moves.values())
      if (!seen.has(transition.type)) ask(at, transition, transition.condition === null ? 0 : found.length);
    see(moves);
    if (isQuiet || !isOpen(at)) continue;
    // What is possible at any time, as far as only what is left unsaid makes it so.
    const known = found.length;
    for (const transition of atAnyTime(procedure)) ask(at, transition, known);
  }
  return found;
}

/** The legal moves by which the state on top goes on: nothing that is possible beside it, nothing behind what is left unsaid. */
export function* legalHere<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): Iterable<Option> {
  const { facts } = position;
  const { state, own } = top(live(game, position).stack);
  for (const transition of state.moves.values()) {
    const { type, condition, candidates } = transition;
    if (game.beside.has(type)) continue;
    for (const option of candidates(facts, askedWith(transition, facts, own, { type })))
      if (condition === null || condition(facts, own, option.move))
        if (doubtsOf(transition, facts, option.move, own) !== null) yield option;
  }
}

/** What is said of a move that not every reading of the log allows. */
export const SOME_READING: Doubt = {
  reason: 'the log can be read in several ways, and not every one of them allows this',
};

/** The moves that are legal in some of the positions in which a log may stand; a doubt goes with those that are not in all. */
export function legalInSome<F extends BaseFacts>(
  game: Compiled<F>,
  positions: readonly Position<F>[],
  seat?: string,
): LegalMove[] {
  const lists = positions.map((position) => legalMoves(game, position, seat));
  const [only = [], ...others] = lists;
  if (others.length === 0) return only;
  const union: LegalMove[] = [];
  for (const legal of lists.flat()) {
    if (isAmong(union, union.length, legal)) continue;
    const sure = lists.every((list) => isAmong(list, list.length, legal));
    union.push(sure ? legal : { ...legal, doubts: [...(legal.doubts ?? []), SOME_READING] });
  }
  return union;
}

/** Whether one of the first `count` moves of a list is this one, with the same parts left open. */
function isAmong(list: readonly LegalMove[], count: number, { move, open }: Option): boolean {
  for (let at = 0; at < count; at += 1) {
    const listed = list[at] as LegalMove;
    if (listed.move.type === move.type && sameJson(listed.move, move) && sameJson(listed.open, open)) return true;
  }
  return false;
}

/** Who is to move: seats with a decision, or chance. */
export function toMove<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
): { seats: readonly string[]; chance: boolean; over: boolean } {
  const state = currentState(game, position);
  return { seats: awaits(game, position), chance: state.awaits === 'chance', over: state.final };
}

/** How much a legal move has in common with a refused one: their type, then each word that the refused one names too. */
function likeness(refused: Move, legal: Move): number {
  let score = refused.type === legal.type ? 100 : refused.type.split('.')[0] === legal.type.split('.')[0] ? 50 : 0;
  const named = new Set(
    Object.entries(refused).flatMap(([word, value]) =>
      word === 'type' || word === 'expect' ? [] : Array.isArray(value) ? value : [value],
    ),
  );
  for (const [word, value] of Object.entries(legal)) if (word !== 'type' && named.has(value)) score += 1;
  return score;
}

/** The legal moves that come nearest to a refused one: first those of its kind, then one or two of each other kind. */
export function nearestLegal<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  most = 5,
): Move[] {
  const all = legalMoves(game, position);
  // What somebody may always do besides is no answer to what they have done instead, unless there is no other.
  const isAnswer = ({ move: { type } }: LegalMove): boolean =>
    type === move.type || !(game.beside.has(type) || game.standing.moves.has(type));
  const ranked = (all.some(isAnswer) ? all.filter(isAnswer) : all)
    .map((legal, index) => ({ legal, index, score: likeness(move, legal.move) }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const taken = new Map<string, number>();
  const near = ranked.filter(
    ({
      legal: {
        move: { type },
      },
    }) => {
      const count = taken.get(type) ?? 0;
      taken.set(type, count + 1);
      return type === move.type || count < 1;
    },
  );
  return near.slice(0, most).map(({ legal }) => legal.move);
}
