/**
 * @module
 * The games that a checkout records: those of this one, or of another one, so that two commits are measured at the same work.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as ask from '../referee/ask.ts';
import * as rulesets from '../referee/play/rulesets.ts';
import * as simulation from '../referee/simulate.ts';
import * as games from './games.ts';

/** Reads a text and judges it, to the finished report. */
export type Judge = Pick<typeof ask, 'readText' | 'reportFor'>;

/** The games of one ruleset. */
export interface Games {
  /** the clean fixtures and some simulated games, as texts; of another checkout those that it and this one both call clean */
  readonly recorded: () => { texts: string[]; moves: number };
  /** a simulated game of so many moves at most */
  readonly simulated: (seed: number, most: number) => simulation.SimulatedGame;
  /** a game of as many moves as wanted, or nearly */
  readonly long: (moves: number, seed?: number) => simulation.SimulatedGame;
}

/** A part of this checkout (null), or what stands for it in another one. */
async function load<T>(own: T, tree: string | null, file: string): Promise<T> {
  return tree === null ? own : ((await import(pathToFileURL(join(tree, file)).href)) as T);
}

/** What judges a text: this checkout (null) or the one in a folder. */
export const judgeIn = (tree: string | null): Promise<Judge> => load<Judge>(ask, tree, 'referee/ask.ts');

/** Whether a judge finds nothing in a text that is against the rules. */
export function isClean({ readText, reportFor }: Judge, text: string): boolean {
  const read = readText(text);
  const answer = read.ok ? reportFor(read.value) : read;
  return answer.ok && answer.value.verdict !== 'violation';
}

/** The games of each ruleset, as this checkout (null) or the one in a folder records them. */
export async function gamesIn(tree: string | null): Promise<(id: string) => Games> {
  // Before the referee had floors, a checkout had this file beside the simulation.
  const older = tree !== null && !existsSync(join(tree, 'referee/play')) ? 'referee/rulesets.ts' : null;
  const { rulesetOf } = await load(rulesets, tree, older ?? 'referee/play/rulesets.ts');
  const { simulate } = await load(simulation, tree, 'referee/simulate.ts');
  const { gamesOf, longGame } = await load(games, tree, 'bench/games.ts');
  const judges = tree === null ? [] : [ask, await judgeIn(tree)];
  return (id) => {
    const game = rulesetOf(id);
    if (game === undefined) throw new Error(`${tree ?? 'this checkout'} does not know ${id}`);
    return {
      recorded: () => {
        // What has become a breach since is more work here than there.
        const texts = gamesOf(game).texts.filter((text) => judges.every((judge) => isClean(judge, text)));
        return { texts, moves: texts.reduce((sum, text) => sum + movesIn(text), 0) };
      },
      simulated: (seed, most) => simulate(game, seed, most),
      long: (moves, seed) => longGame(game, moves, seed),
    };
  };
}

/** How many moves a text has. */
const movesIn = (text: string): number => (JSON.parse(text) as { moves: unknown[] }).moves.length;
