/**
 * @module
 * What a table has done without a record: which of several things it chose where somebody had to choose, and what claims show
 * to have been done in a procedure under way. (What goes without saying is `leftUnsaid` in play.ts.)
 */
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import type { Json } from '../schemas/json.ts';
import { agrees, wrongClaims } from './claims.ts';
import type { Compiled } from './compile.ts';
import { spelledOut } from './complete.ts';
import { legalHere } from './legal.ts';
import {
  carryOn,
  currentState,
  doubtsOf,
  leftUnsaid,
  live,
  type Note,
  type Position,
  rule,
  top,
  transitionOf,
  UNSAID,
} from './play.ts';

/** A position that something unrecorded has led to. */
export interface Done<F> {
  readonly position: Position<F>;
  readonly notes: readonly Note[];
  /** what has been done, in order */
  readonly moves: readonly Move[];
}

/** Whether the state on top takes this move, or the standing chart allows it there. */
export function takes<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): boolean {
  const procedure = top(live(game, position).stack);
  const { facts } = position;
  const transition = transitionOf(game, procedure, facts, move);
  if (transition === null) return false;
  // What is possible at any time may belong behind what the log leaves unsaid: an arrangement of what is left.
  return !transition.standing || doubtsOf(transition, facts, move, procedure.own) !== null;
}

/** Whether somebody has to choose here, and a log may go on without a word about it; `next`: what it goes on with (null: it ends). */
export function isUnspoken<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, next: Move | null): boolean {
  return currentState(game, position).unspoken === 'any' && (next === null || !takes(game, position, next));
}

/** Where the log stands that goes on with `next`, by everything that may have been chosen without a word; the position itself if nothing. */
export function chosenBefore<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  next: Move | null,
): Done<F>[] {
  const found: Done<F>[] = [];
  let open: Done<F>[] = [{ position, notes: [], moves: [] }];
  for (let step = 0; step < UNSAID && open.length > 0 && !game.work.over; step += 1) {
    found.push(...open.filter((one) => !isUnspoken(game, one.position, next)));
    open = open.filter((one) => isUnspoken(game, one.position, next)).flatMap((one) => [...onwards(game, one)]);
  }
  return found;
}

/** Every legal move of the state itself, carried out: what is possible beside whatever is under way brings it no further. */
function* onwards<F extends BaseFacts>(game: Compiled<F>, { position, notes, moves }: Done<F>): Iterable<Done<F>> {
  for (const option of legalHere(game, position)) {
    for (const move of spelledOut(game, option)) {
      if (game.work.over) return;
      const after = carryOn(game, position, move, rule(game, position, move));
      yield { position: after.position, notes: [...notes, ...after.notes], moves: [...moves, move] };
    }
  }
}

/** The most that a claim shows at once, and the most that is tried for it. */
const DEEP = 3;
const WIDE = 200;

/** What must have been done without a word for these claims to be true; none when nothing makes them so. */
export function shownBy<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, claimed: Json): Done<F>[] {
  return doneUnder(game, position, (done) => agrees(game, done.position, claimed));
}

/**
 * What must have been done without a word before this refused move. Where something might have been done, the move shows it
 * by being legal only after it; where something had to be done, its claims show what, or there is one way only. `soon`: the
 * types of the next entries: what they record has not been done yet.
 */
export function shownBefore<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  soon: readonly string[],
): Done<F>[] {
  const [implied] = leftUnsaid(game, position);
  const isDuty = implied === undefined;
  const isMeant = ({ position: at, moves }: Done<F>): boolean =>
    !moves.some(({ type }) => soon.includes(type)) && rule(game, at, move).kind === 'accepted';
  if (isDuty && move.expect === undefined) return theOnlyWay(game, position, isMeant);
  const found = doneUnder(game, position, isMeant);
  if (!isDuty) return found;
  if (move.expect === undefined) return [];
  const claimed = move.expect as Json;
  const wrong = wrongClaims(game, position, claimed);
  const shown = found.filter((done) => {
    if (wrongClaims(game, done.position, claimed) >= wrong) return false;
    const after = carryOn(game, done.position, move, rule(game, done.position, move));
    return agrees(game, after.position, claimed);
  });
  return shown.length > 0 ? shown : theOnlyWay(game, position, isMeant);
}

/** What had to be done without a word until this holds, as long as there was one way only. */
function theOnlyWay<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  holds: (done: Done<F>) => boolean,
): Done<F>[] {
  let at: Done<F> = { position, notes: [], moves: [] };
  for (let step = 0; step < DEEP && currentState(game, at.position).unspoken !== null; step += 1) {
    const [only, ...others] = onwards(game, at);
    if (only === undefined || others.length > 0) return [];
    if (holds(only)) return [only];
    at = only;
  }
  return [];
}

/** The shortest ways on, through states in which something may be done without a word, after which this holds. */
function doneUnder<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  holds: (done: Done<F>) => boolean,
): Done<F>[] {
  let reached: Done<F>[] = [{ position, notes: [], moves: [] }];
  let tried = 0;
  for (let depth = 0; depth < DEEP; depth += 1) {
    const next: Done<F>[] = [];
    for (const one of reached)
      if (currentState(game, one.position).unspoken !== null)
        for (const done of onwards(game, one)) {
          next.push(done);
          tried += 1;
          if (tried === WIDE || game.work.over) return [];
        }
    const found = next.filter(holds);
    if (found.length > 0) return found;
    reached = next;
  }
  return [];
}
