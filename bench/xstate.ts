/**
 * @module
 * Games and positions as XState plays them: by the very machines that the tables are made from, one kept actor for each
 * procedure under way.
 */
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { bind, positionOf, stackOf } from '../machines/bind.ts';
import { gameOf } from '../machines/game.ts';
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import type { Position } from '../referee/play/play.ts';
import type { Json } from '../schemas/json.ts';
import type { Game } from './games.ts';

/** Something that plays the moves of a game from its header and gives the position at its end. */
export function player(
  game: Game,
): (log: { readonly [key: string]: Json }, moves: readonly Move[]) => Position<BaseFacts> {
  const machine = gameOf(bind(game.ruleset));
  return (log, moves) => {
    const actor = createActor(machine, { input: log }).start();
    for (const move of moves) actor.send(move);
    return positionOf(actor.getSnapshot());
  };
}

/** The snapshot of the procedure on top of a position: what `can` is asked of. */
export function snapshotOf(game: Game, { frames, facts }: Position<BaseFacts>): AnyMachineSnapshot {
  const root = bind(game.ruleset).machines.get(game.ruleset.stack.root);
  if (root === undefined) throw new Error(game.ruleset.stack.root);
  const actor = createActor(root, { input: { facts, frames } }).start();
  const top = stackOf(actor.getSnapshot()).at(-1);
  if (top === undefined) throw new Error('an actor has a snapshot');
  return top;
}
