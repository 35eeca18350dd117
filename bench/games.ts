/**
 * @module
 * The games that are measured: the clean fixtures of a ruleset and games that the referee has played itself.
 */
import type { BaseFacts, Move, Option } from '../machines/ruleset.ts';
import type { Compiled } from '../referee/compile.ts';
import { legalMoves } from '../referee/legal.ts';
import { begin, carryOut, currentState, type Position, rule } from '../referee/play.ts';
import { type SimulatedGame, simulate } from '../referee/simulate.ts';
import type { Json } from '../schemas/json.ts';
import { fixturesOf } from '../scripts/golden.ts';

export type Game = Compiled<BaseFacts>;

interface Recorded {
  readonly text: string;
  readonly moves: number;
}

const recorded = (text: string): Recorded => ({ text, moves: (JSON.parse(text) as { moves: unknown[] }).moves.length });

/** The clean fixtures of a ruleset and some simulated games, as texts. */
export function gamesOf(game: Game): { texts: string[]; moves: number } {
  const all = [
    ...fixturesOf(game.ruleset.id)
      .filter(({ kind }) => kind === 'clean')
      .map(({ text }) => recorded(text)),
    ...[101, 102, 103, 104].map((seed) => recorded(JSON.stringify(simulate(game, seed, 1_000).log))),
  ];
  return { texts: all.map(({ text }) => text), moves: all.reduce((sum, { moves }) => sum + moves, 0) };
}

/**
 * A game of as many moves as wanted, or as near as a legal game comes to it: one that ends is played on from the seed that
 * lasts longest. Where a ruleset lets the table agree on when somebody wins, the game is told not to end.
 */
export function longGame(game: Game, moves: number, seed = 1): SimulatedGame {
  const endless: Game = {
    ...game,
    ruleset: {
      ...game.ruleset,
      simulate: (draw) => {
        const made = game.ruleset.simulate(draw);
        if (!Object.hasOwn(game.ruleset.options, 'fameRequirement')) return made;
        const header = made.header as { [key: string]: Json };
        const options = { ...(header['options'] as { [key: string]: Json } | undefined), fameRequirement: 1000 };
        return { ...made, header: { ...header, options } };
      },
    },
  };
  let longest: SimulatedGame | null = null;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const made = simulate(endless, seed + attempt, moves);
    if (longest === null || lengthOf(made) > lengthOf(longest)) longest = made;
    if (lengthOf(longest) >= moves) break;
  }
  return longest as SimulatedGame;
}

/** How many moves a simulated game has. */
export function lengthOf({ log }: SimulatedGame): number {
  return (log['moves'] as readonly Json[]).length;
}

/** A game with every move written out that its log leaves unsaid. */
export function spelledOut(game: Game, log: { readonly [key: string]: Json }): Move[] {
  let { position } = begin(game, log);
  const all: Move[] = [];
  for (const move of log['moves'] as unknown as Move[]) {
    const ruling = rule(game, position, move);
    all.push(...ruling.implied, move);
    ({ position } = carryOut(game, ruling.position, move, ruling));
  }
  return all;
}

/** What is worth trying in a position, the legal and the illegal: what a referee without a generator would ask of XState. */
export function candidatesIn(game: Game, position: Position<BaseFacts>): Option[] {
  const own = [...currentState(game, position).moves.keys()];
  return [...own, ...game.standing.moves.keys()].flatMap((type) => [
    ...(game.candidates.get(type)?.(position.facts) ?? []),
  ]);
}

/** Positions with about 80 candidates (60 to 110), or those with the most where there are none. */
export function widePositions(game: Game, most = 12): { position: Position<BaseFacts>; options: Option[] }[] {
  const found: { position: Position<BaseFacts>; options: Option[] }[] = [];
  for (let seed = 1; seed <= 4; seed += 1) {
    simulate(game, seed, 300, (position) => {
      const options = candidatesIn(game, position);
      if (options.length < 30) return;
      found.push({ position: { frames: position.frames, facts: game.ruleset.copy(position.facts) }, options });
    });
  }
  const off = ({ options }: { options: Option[] }): number => Math.abs(options.length - 80);
  const near = found.filter(({ options }) => options.length >= 60 && options.length <= 110);
  const chosen = near.length >= most ? near : found.sort((a, b) => off(a) - off(b)).slice(0, most);
  const every = Math.max(1, Math.floor(chosen.length / most));
  return chosen.filter((_, index) => index % every === 0).slice(0, most);
}

/** The legal moves of each position. */
export function queryAll(game: Game, positions: readonly { position: Position<BaseFacts> }[]): number {
  let count = 0;
  for (const { position } of positions) count += legalMoves(game, position).length;
  return count;
}
