/**
 * @module
 * A procedure that a log returns to although an earlier entry has gone on with something else: what was left unsaid there, its
 * end, has not happened, and that entry came in the middle.
 */
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { inWords } from '../../machines/whereabouts.ts';
import type { Compiled } from '../play/compile.ts';
import { alwaysPossible, answers, nearestLegal } from '../play/legal.ts';
import {
  type Breach,
  carryOut,
  copyOf,
  currentState,
  forbids,
  leftUnsaid,
  type Position,
  type Ruling,
  refusal,
  rule,
  ruleHere,
  TURN,
  top,
} from '../play/play.ts';
import { afterTold, followedTo } from './unsaid.ts';

/** An entry that came in the middle of a procedure, with what is said against it there. */
export interface Interruption<F> {
  readonly entry: number;
  readonly breach: Breach;
  /** where the log stood before it */
  readonly position: Position<F>;
  /** the first entry of the procedure, and where the log stood before that */
  readonly first: number;
  readonly from: Position<F>;
}

/** How many entries are looked back through for the one that interrupted. */
const LOOKBACK = 12;
/** How many for a procedure that has no entry before. */
const RECENT = 8;

const kindOf = ({ type }: Move): string => type.split('.')[0] ?? type;

/**
 * The first entry of the procedure that a move may return to: a recent one of its seat and kind, or, where no state takes it
 * any more, one shortly before; null when there is none.
 */
export function returnsTo(moves: readonly Move[], entry: number, isNotNow: boolean): number | null {
  const move = moves[entry] as Move;
  for (let at = Math.max(0, entry - LOOKBACK); at < entry - 1; at += 1) {
    const earlier = moves[at] as Move;
    if (kindOf(earlier) === kindOf(move) && earlier.seat === move.seat) return at;
  }
  if (!isNotNow) return null;
  return entry < 2 ? null : Math.max(0, entry - RECENT);
}

/**
 * The entry from `first` on that interrupted the procedure to which entry `last` returns, where the procedure says what is
 * against that; `from`: the position before `first`.
 */
export function interruption<F extends BaseFacts>(
  game: Compiled<F>,
  from: Position<F>,
  moves: readonly Move[],
  first: number,
  last: number,
): Interruption<F> | null {
  const back = moves[last] as Move;
  let position = copyOf(game, from);
  for (let entry = first; entry < last; entry += 1) {
    const move = moves[entry] as Move;
    const ruling = rule(game, position, move);
    const cutIn = (refused = ruling): Interruption<F> => {
      const breach = against(game, position, move, refused);
      return { entry, breach, position, first, from };
    };
    if (ruling.kind !== 'accepted') {
      const told = afterTold(game, position, move);
      if (told === null && isBeforeItsEnd(game, position, moves, entry, last))
        return { ...cutIn(ruleHere(game, position, move)), first: entry, from: position };
      if (told === null)
        return isBehindAChoice(game, position, move) && goesOnIn(game, position, back) ? cutIn() : null;
      position = told;
      continue;
    }
    const { frames } = position;
    // Another procedure may have begun where the one that was under way has ended.
    const depth = frames.length - 1;
    const isOver = ruling.position.frames[depth]?.chart !== frames[depth]?.chart;
    // What nobody could have done otherwise is no procedure that a log returns to.
    const isForced = currentState(game, position).implies?.forced === true;
    const ends = ruling.implied.length > 0 && frames.length > TURN && isOver && !isForced;
    // Whatever is said of the entry that returns, it may rest on the one that came in the middle.
    if (ends && goesOnIn(game, position, back)) {
      if (forbids(game, position, move)) return cutIn();
      if (isTooSoon(game, position, moves, entry, last)) return cutIn(ruleHere(game, position, move));
      if (isBeforeItsEnd(game, position, moves, entry, last))
        return { ...cutIn(ruleHere(game, position, move)), first: entry, from: position };
    }
    ({ position } = carryOut(game, ruling.position, move, ruling));
  }
  return null;
}

/** So many entries behind what chance has brought are looked at for whether the one before it was recorded too early. */
const SOON = 3;

/**
 * The entry before the last of these, where it was taken only because what chance had to bring first (the card of an AI player) was held
 * not to be told, and the last one tells it: the log goes on from there, with that entry left out or behind it. `position`: before both.
 */
export function beforeItsChance<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  all: readonly Move[],
  last: number,
): Interruption<F> | null {
  const entry = last - 1;
  const [early, brought] = all.slice(entry, last + 1) as [Move, Move];
  if (currentState(game, position).awaits !== 'chance' || !game.chances.has(brought.type)) return null;
  const taken = rule(game, position, early);
  if (taken.kind !== 'accepted' || taken.implied.length === 0 || taken.doubts.length === 0) return null;
  const ruling = rule(game, position, brought);
  if (ruling.kind !== 'accepted' || ruling.implied.length > 0) return null;
  // What belongs to the same procedure cannot come before it has begun; what ended it may have had a place of its own.
  const depth = position.frames.length - 1;
  const isOver = taken.position.frames[depth]?.chart !== position.frames[depth]?.chart;
  const goesOn = (before: readonly Move[]): boolean => {
    const moves = [...before, ...all.slice(last + 1, last + 1 + SOON)];
    return followedTo(game, copyOf(game, position), moves, 0, moves.length, 'possible') !== null;
  };
  if (isOver && !goesOn([brought]) && !goesOn([brought, early])) return null;
  return {
    entry,
    breach: against(game, position, early, rule(game, position, early)),
    position,
    first: entry,
    from: position,
  };
}

/**
 * Whether a move that is refused at any time was taken behind a choice left unsaid: a log that returns to that very choice shows
 * that it had not been made.
 */
function isBehindAChoice<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, { type }: Move): boolean {
  if (position.frames.length <= TURN || !alwaysPossible(game, position, type)) return false;
  return currentState(game, position).unspoken !== null;
}

/**
 * Whether a move is possible at any time, but refused before the end of the procedure under way, to which a log returns that has done
 * nothing since that could only follow on that end (a trade with somebody whose turn it is not: credits.7.a).
 */
function isTooSoon<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  moves: readonly Move[],
  entry: number,
  last: number,
): boolean {
  const isAnyTime = ({ type }: Move): boolean => alwaysPossible(game, position, type);
  return moves.slice(entry, last).every(isAnyTime) && ruleHere(game, position, moves[entry] as Move).kind === 'refused';
}

/**
 * Whether the entry before the last one has left unsaid the very end of a procedure that the last one records: it was recorded too
 * early, or is one too many.
 */
function isBeforeItsEnd<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  moves: readonly Move[],
  entry: number,
  last: number,
): boolean {
  const end = moves[last] as Move;
  if (entry !== last - 1 || position.frames.length <= TURN || !goesOnIn(game, position, end)) return false;
  return Array.from(leftUnsaid(game, position)).some(
    ({ move: { type, seat } }) => type === end.type && seat === end.seat,
  );
}

/** What is said against a move in the middle of the innermost procedure: what refuses it, or that procedure itself. */
function against<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  { breaches }: Ruling<F>,
): Breach {
  const { rule: id, facts = {} } = breaches[0] ?? refusal(game, position, move);
  return { rule: id, facts: { ...facts, inTheMiddleOf: inWords(game.underWay, top(position.frames).chart) } };
}

/** The legal moves nearest to the entry that interrupted: with what ends the procedure, as that entry did, the log could not go on. */
export function legalInstead<F extends BaseFacts>(
  game: Compiled<F>,
  move: Move,
  { position }: Interruption<F>,
): Move[] {
  const inside = answers(game, position, move).filter((legal) => goesOnIn(game, position, legal.move));
  return nearestLegal(game, position, move, inside).filter((legal) => goesOnIn(game, position, legal));
}

/**
 * Whether a move goes on in the innermost procedure itself, not behind an end of it that the log would leave unsaid as well. What is
 * possible at any time is no way back into a procedure that refuses it, too.
 */
function goesOnIn<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): boolean {
  const ruling = rule(game, position, move);
  const depth = position.frames.length - 1;
  if (ruling.kind !== 'accepted' && ruling.transition?.later === true) return false;
  return ruling.kind !== 'not-now' && ruling.position.frames[depth]?.chart === position.frames[depth]?.chart;
}

/**
 * Where the log stands before the entry that returns to its procedure, had the one in the middle come before: as late as the
 * rules allow it, or not at all (`isLeftOut`); null where the log cannot be followed so.
 */
export function hadItComeEarlier<F extends BaseFacts>(
  game: Compiled<F>,
  moves: readonly Move[],
  { entry, first, from }: Interruption<F>,
  last: number,
): { position: Position<F>; ruling: Ruling<F>; isLeftOut: boolean } | null {
  const others = moves.slice(first, last).filter((_, at) => first + at !== entry);
  const middle = moves[entry] as Move;
  for (let at = entry - first - 1; at >= -1; at -= 1) {
    const told = at < 0 ? others : [...others.slice(0, at), middle, ...others.slice(at)];
    const position = afterAll(game, from, told);
    if (position === null) continue;
    const ruling = rule(game, position, moves[last] as Move);
    if (ruling.transition !== null && ruling.possible) return { position, ruling, isLeftOut: at < 0 };
  }
  return null;
}

/** Where the log stands after these moves; null when the rules refuse one of them. */
function afterAll<F extends BaseFacts>(
  game: Compiled<F>,
  from: Position<F>,
  moves: readonly Move[],
): Position<F> | null {
  let position = copyOf(game, from);
  for (const move of moves) {
    const ruling = rule(game, position, move);
    if (ruling.kind === 'accepted') ({ position } = carryOut(game, ruling.position, move, ruling));
    else {
      const told = afterTold(game, position, move);
      if (told === null) return null;
      position = told;
    }
  }
  return position;
}
