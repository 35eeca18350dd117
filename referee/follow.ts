/**
 * @module
 * Following a log in place: what nearly every entry of a log is, a move that every rule allows, played without a copy.
 */
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import type { Compiled } from './compile.ts';
import { type Doubt, doubtsOf, drafting, type Live, leaveUnsaid, make, transitionOf, UNSAID } from './play.ts';

/**
 * `played`, or `played-any-time` by the standing chart: a careful ruling (`rule` in `play.ts`) would have accepted the move
 * with the same doubts and led here. Otherwise the move needs that ruling: `stopped` has changed nothing, `half-played` has
 * played what the log leaves unsaid.
 */
export type Followed = 'played' | 'played-any-time' | 'stopped' | 'half-played';

/** Plays a move in place, behind what the log leaves unsaid. What cannot be ruled about it is added to `doubts`. */
export function follow<F extends BaseFacts>(game: Compiled<F>, at: Live<F>, move: Move, doubts: Doubt[]): Followed {
  const { stack, facts } = at;
  const draft = drafting(at);
  for (let unsaid = 0; unsaid <= UNSAID; unsaid += 1) {
    const procedure = stack[stack.length - 1];
    if (procedure === undefined) break;
    const transition = transitionOf(game, procedure, facts, move);
    const ruled = transition === null ? null : doubtsOf(transition, facts, move, procedure.own);
    if (transition !== null && ruled !== null) {
      // Several ways to read the move are kept side by side elsewhere.
      if (transition.readings !== null && transition.readings(facts, move, procedure.own).length > 1)
        return unsaid === 0 ? 'stopped' : 'half-played';
      for (const doubt of ruled) doubts.push(doubt);
      make(game, at, transition, move, draft);
      return transition.standing ? 'played-any-time' : 'played';
    }
    // What is possible at any time may belong behind what the log leaves unsaid.
    const refused = transition !== null && !transition.standing;
    const left = refused || unsaid === UNSAID ? null : leaveUnsaid(game, at, draft);
    if (left === null) return unsaid === 0 ? 'stopped' : 'half-played';
    doubts.push(...left.doubts);
  }
  return 'half-played';
}
