/**
 * @module
 * Following a log in place: what nearly every entry of a log is, a move that every rule allows, played without a copy.
 */
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import type { Compiled } from './compile.ts';
import {
  type Doubt,
  doubtsOf,
  drafting,
  isOnlyTold,
  type Live,
  leaveUnsaid,
  make,
  top,
  transitionOf,
  UNSAID,
} from './play.ts';

/**
 * `played`, or `played-any-time` by the standing chart, or `played-as-told` where nobody can follow: a careful ruling (`rule` in `play.ts`) would have accepted the move
 * with the same doubts and led here. Otherwise the move needs that ruling: `stopped` has changed nothing, `half-played` has
 * played what the log leaves unsaid.
 */
export type Followed = 'played' | 'played-any-time' | 'played-as-told' | 'stopped' | 'half-played';

/**
 * Plays a move in place, behind what the log leaves unsaid. What cannot be ruled about it is added to `doubts`. `whole`: only
 * as long as nothing has to be gone back to if it is stopped after all, so that nothing is ever half played.
 */
export function follow<F extends BaseFacts>(
  game: Compiled<F>,
  at: Live<F>,
  move: Move,
  doubts: Doubt[],
  whole = false,
): Followed {
  const { stack, facts } = at;
  const draft = drafting(at);
  const first = top(stack);
  const { state } = first;
  let hasChanged = false;
  for (let unsaid = 0; ; unsaid += 1) {
    const procedure = top(stack);
    const transition = transitionOf(game, procedure, facts, move);
    const ruled = transition === null ? null : doubtsOf(transition, facts, move, procedure.own);
    if (transition !== null && ruled !== null) {
      // Before anything is taken as told, other ways to read it are looked for.
      if (hasChanged && isOnlyTold(transition, procedure, facts, move)) break;
      // Several ways to read the move are kept side by side elsewhere.
      if (transition.readings !== null && transition.readings(facts, move, procedure.own).length > 1) break;
      for (const doubt of ruled) doubts.push(doubt);
      make(game, at, transition, move, draft);
      return transition.standing ? 'played-any-time' : transition.asTold ? 'played-as-told' : 'played';
    }
    // What is possible at any time may belong behind what the log leaves unsaid.
    if (transition !== null && !transition.later) break;
    // A window that merely closes can be opened again.
    const lapses = procedure.state.lapsesTo !== null;
    const left = unsaid === UNSAID || (whole && !lapses) ? null : leaveUnsaid(game, at, draft);
    if (left === null) break;
    if (!lapses) hasChanged = true;
    doubts.push(...left.doubts);
  }
  if (hasChanged) return 'half-played';
  first.state = state;
  return 'stopped';
}

/** Whether a move is played in place by `follow`, behind nothing but windows that merely close. Changes nothing. */
export function isPlayedHere<F extends BaseFacts>(game: Compiled<F>, { stack, facts }: Live<F>, move: Move): boolean {
  const procedure = top(stack);
  let { state } = procedure;
  for (let closed = 0; closed <= UNSAID; closed += 1) {
    const transition = transitionOf(game, { ...procedure, state }, facts, move);
    if (transition !== null && doubtsOf(transition, facts, move, procedure.own) !== null)
      return transition.readings === null || transition.readings(facts, move, procedure.own).length < 2;
    if ((transition !== null && !transition.later) || state.lapsesTo === null) return false;
    state = state.lapsesTo;
  }
  return false;
}
