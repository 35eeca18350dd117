/**
 * @module
 * boardgame.io with a comparable game for each ruleset: G begins as our own facts, the moves check about what our rules
 * check, and chance (cards, dice, shuffles) is recorded in the log as in ours. Written as its documentation recommends: the
 * steps of a turn are stages, so that the framework itself says which moves are possible now; what is owed next is a stage
 * that reverts to the one before; moves change G in place and refuse with INVALID_MOVE; what never changes stays out of G;
 * undo, which no referee needs, is off. Where a rule is left out, it is boardgame.io that has less to do.
 */
import { inDeckbuilding } from './deckbuilding.ts';
import { inOuterRim } from './outer-rim.ts';

const logs = { 'outer-rim': inOuterRim, deckbuilding: inDeckbuilding };

/** A log of so many moves of the game that is comparable to this ruleset, as JSON text; always the same one. */
export function boardgameLog(ruleset: string, moves: number): string {
  return logs[ruleset as keyof typeof logs].write(moves);
}

/** Reads and replays such a log. Throws when a move was not taken. */
export function replayBoardgame(ruleset: string, text: string): void {
  logs[ruleset as keyof typeof logs].replay(text);
}
