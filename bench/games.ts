/**
 * @module
 * The games that are measured: the clean fixtures of a ruleset and games that the referee has played itself.
 */
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import type { Compiled } from '../referee/play/compile.ts';
import { legalMoves, toMove } from '../referee/play/legal.ts';
import {
  begin,
  copyOf,
  drafting,
  type Live,
  leaveUnsaid,
  live,
  make,
  type Position,
  ruleHere,
  still,
} from '../referee/play/play.ts';
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

/** The text of a game of so many bytes, or a little more. */
export function gameOfSize(game: Game, bytes: number): string {
  const { log } = longGame(game, Math.ceil(bytes / LEAST_BYTES));
  const { moves, ...header } = log as unknown as { readonly moves: readonly Json[] };
  const kept: Json[] = [];
  let size = JSON.stringify(header).length;
  for (const move of moves) {
    if (size >= bytes) break;
    kept.push(move);
    size += JSON.stringify(move).length + 1;
  }
  return JSON.stringify({ ...header, moves: kept });
}
/** A move has more bytes than this. */
const LEAST_BYTES = 20;

/** How many moves a simulated game has. */
export function lengthOf({ log }: SimulatedGame): number {
  return (log['moves'] as readonly Json[]).length;
}

/** The next step on the way to a legal move, on a copy: what its log leaves unsaid before it, or the move itself. */
export function step(
  game: Game,
  position: Position<BaseFacts>,
  move: Move,
): { said: Move; position: Position<BaseFacts> } {
  const { kind, transition } = ruleHere(game, position, move, false);
  const at = live(game, copyOf(game, position));
  const unsaid = kind === 'accepted' ? null : leaveUnsaid(game, at, drafting(at));
  if (unsaid !== null) return { said: unsaid.move, position: still(at) };
  if (transition === null) throw new Error(`${move.type} cannot be played`);
  make(game, at, transition, move, drafting(at));
  return { said: move, position: still(at) };
}

/** Plays a move in place as it stands, in whatever other ways it might be read. */
export function asItSays(game: Game, at: Live<BaseFacts>, move: Move): void {
  const { transition } = ruleHere(game, still(at), move, false);
  if (transition === null) throw new Error(`${move.type} cannot be played`);
  make(game, at, transition, move, drafting(at));
}

/** A game with every move written out that its log leaves unsaid. */
export function spelledOut(game: Game, log: { readonly [key: string]: Json }): Move[] {
  let { position } = begin(game, log);
  const all: Move[] = [];
  for (const move of log['moves'] as unknown as Move[])
    for (let said: Move | null = null; said !== move; all.push(said)) ({ said, position } = step(game, position, move));
  return all;
}

/** How many moves a client without a generator would try in a position. */
const TRIED = 80;

/** A position of a decision, and moves to try in it: all that are legal there, and others of the same games. */
export interface Wide {
  readonly position: Position<BaseFacts>;
  readonly tried: readonly Move[];
}

/** Positions of a decision with many legal moves, nothing left unsaid: some from the widest tenth of all. */
export function widePositions(game: Game, most = 12): Wide[] {
  const found: { position: Position<BaseFacts>; legal: readonly Move[] }[] = [];
  const pool = new Map<string, Move>();
  for (let seed = 1; seed <= 4; seed += 1) {
    simulate(game, seed, 300, (position, offered) => {
      const legal = offered.filter(({ implies }) => implies === undefined).map(({ move }) => move);
      for (const move of legal) pool.set(JSON.stringify(move), move);
      if (!toMove(game, position).chance) found.push({ position: copyOf(game, position), legal });
    });
  }
  found.sort((a, b) => b.legal.length - a.legal.length);
  const widest = found.slice(0, Math.max(most, found.length / 10));
  const others = [...pool.values()];
  return Array.from({ length: most }, (_, index) => {
    const { position, legal } = widest[Math.floor((index * widest.length) / most)] as (typeof found)[number];
    const here = new Set(legal.map((move) => JSON.stringify(move)));
    const strange = others.filter((move) => !here.has(JSON.stringify(move)));
    const wanted = Math.max(0, TRIED - legal.length);
    const more = Array.from({ length: wanted }, (_, at) => strange[Math.floor((at * strange.length) / wanted)] as Move);
    return { position, tried: [...legal, ...more] };
  });
}

/** The legal moves of each position. */
export function queryAll(game: Game, positions: readonly { position: Position<BaseFacts> }[]): number {
  let count = 0;
  for (const { position } of positions) count += legalMoves(game, position).length;
  return count;
}
