/**
 * @module
 * The games that a checkout records: those of this one, or of another one, so that two commits are measured at the same work.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as rulesets from '../referee/play/rulesets.ts';
import * as simulation from '../referee/simulate.ts';
import * as games from './games.ts';

/** The games of one ruleset. */
export interface Games {
  /** the clean fixtures and some simulated games, as texts */
  readonly recorded: () => { texts: string[]; moves: number };
  /** a simulated game of so many moves at most */
  readonly simulated: (seed: number, most: number) => simulation.SimulatedGame;
  /** a game of as many moves as wanted, or nearly */
  readonly long: (moves: number, seed?: number) => simulation.SimulatedGame;
}

/** The games of each ruleset, as this checkout (null) or the one in a folder records them. */
export async function gamesIn(tree: string | null): Promise<(id: string) => Games> {
  const load = async <T>(own: T, file: string): Promise<T> =>
    tree === null ? own : ((await import(pathToFileURL(join(tree, file)).href)) as T);
  // Before the referee had floors, a checkout had this file beside the simulation.
  const older = tree !== null && !existsSync(join(tree, 'referee/play')) ? 'referee/rulesets.ts' : null;
  const { rulesetOf } = await load(rulesets, older ?? 'referee/play/rulesets.ts');
  const { simulate } = await load(simulation, 'referee/simulate.ts');
  const { gamesOf, longGame } = await load(games, 'bench/games.ts');
  return (id) => {
    const game = rulesetOf(id);
    if (game === undefined) throw new Error(`${tree ?? 'this checkout'} does not know ${id}`);
    return {
      recorded: () => gamesOf(game),
      simulated: (seed, most) => simulate(game, seed, most),
      long: (moves, seed) => longGame(game, moves, seed),
    };
  };
}
