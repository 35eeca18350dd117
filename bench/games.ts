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

/** What keeps a game from ending: in one ruleset an agreement of the table, in another players who do not attack. */
const ENDLESS: Readonly<Record<string, { options?: { [key: string]: Json }; leaves?: string }>> = {
  'outer-rim': { options: { fameRequirement: 1000 } },
  deckbuilding: { leaves: 'attack.commit' },
};

/** A game of as many moves as wanted, or as near as a legal game comes to it. */
export function longGame(game: Game, moves: number, seed = 1): SimulatedGame {
  const { options = {}, leaves } = ENDLESS[game.ruleset.id] ?? {};
  const endless: Game = {
    ...game,
    ruleset: {
      ...game.ruleset,
      simulate: (draw) => {
        const { header, dealer } = game.ruleset.simulate(draw);
        const agreed = header as { options?: { [key: string]: Json } };
        return {
          header: { ...agreed, options: { ...agreed.options, ...options } },
          dealer: {
            deal: dealer.deal,
            decide: (facts, offered, pick) => {
              const peaceful = offered.filter(({ move }) => move.type !== leaves);
              return dealer.decide(facts, peaceful.length > 0 ? peaceful : offered, pick);
            },
          },
        };
      },
    },
  };
  return simulate(endless, seed, moves);
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
