/**
 * @module
 * What both comparable games have in common: the table of boardgame.io, and logs of it, written and replayed.
 */
import { createRequire } from 'node:module';
import type { FnContext, Game, MoveFn, State } from 'boardgame.io';
import { viewOf } from '../../referee/play/play.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { drawer, simulate } from '../../referee/simulate.ts';

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' };
interface Internal {
  ProcessGameConfig<G>(game: Setup<G>): Game<G>;
  CreateGameReducer<G>(options: { game: Game<G> }): (state: State<G>, action: unknown) => State<G>;
  InitializeGame<G>(options: { game: Game<G>; numPlayers: number; setupData: G }): State<G>;
}
const { ProcessGameConfig, CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;

/** A game that begins with the G of its log. */
export type Setup<G> = Game<G, Record<string, unknown>, G>;
export type Draw = (n: number) => number;
export const pick = <T>(from: readonly T[], draw: Draw): T => from[draw(from.length)] as T;
export const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** Facts of which nothing is unknown. */
export type Known<T> = T extends object ? { [K in keyof T]-?: Known<NonNullable<T[K]>> } : T;
export const known = <T>(facts: T | undefined) => facts as Known<T>;

/** Our own facts where the turns of a simulated game begin. */
export function opening<F>(ruleset: string): Known<F> {
  const game = rulesetOf(ruleset);
  const found: Known<F>[] = [];
  if (game !== undefined)
    simulate(game, 5, 60, (position) => {
      const view = viewOf(game, position) as unknown as Known<F> & { turn: { phase?: string } };
      if ((view.turn.phase ?? 'actions') === 'actions') found.push(structuredClone(view));
    });
  return found[0] as Known<F>;
}

/** Seats in turn order. What is owed next comes first on the agenda: each thing is a stage of its own name for one move. */
export interface Table<S> {
  seats: S[];
  agenda: { do: string }[];
}
/** A move of the current player, who is asked for what is owed next; false refuses it. */
export const moveOf =
  <G extends Table<S>, S, A extends unknown[]>(make: (G: G, own: S, ...args: A) => false | undefined) =>
  ({ G, ctx, events }: FnContext<G>, ...args: A) => {
    if (make(G, G.seats[Number(ctx.currentPlayer)] as S, ...args) === false) return INVALID_MOVE;
    const next = G.agenda[0];
    if (next !== undefined) events.setActivePlayers({ currentPlayer: next.do, maxMoves: 1, revert: true });
    return undefined;
  };

/** How gladly a move is made in a generated game, and arguments for it that may be legal. */
type Idea<G, S> = readonly [number, (G: G, own: S, draw: Draw) => unknown[]];
interface Match<G> {
  readonly start: G;
  readonly turns: number;
  readonly actions: unknown[];
}

/** Writes and replays logs: matches, each with the G that it begins with, its actions, and how many turns they take. */
export function logsOf<G extends Table<S>, S>(setup: Setup<G>, open: () => G, ideas: Record<string, Idea<G, S>>) {
  const game = ProcessGameConfig(setup);
  const reducer = CreateGameReducer({ game });
  const begin = (start: G) => InitializeGame({ game, numPlayers: start.seats.length, setupData: start });
  const carryOn = (state: State<G>, act: unknown): State<G> => {
    const next = reducer(state, act);
    // What the framework refuses leaves the state as it was.
    if (next._stateID !== state._stateID + 1) throw new Error(`boardgame.io refuses ${JSON.stringify(act)}`);
    return next;
  };
  const decide = ({ G, ctx }: State<G>, draw: Draw) => {
    const { currentPlayer: playerID } = ctx;
    const moves = game.turn?.stages?.[ctx.activePlayers?.[playerID] ?? '']?.moves ?? {};
    const types = Object.keys(moves).flatMap((name) => Array<string>(ideas[name]?.[0] ?? 0).fill(name));
    for (let tries = 0; tries < 10_000; tries += 1) {
      const type = pick(types, draw);
      const args = ideas[type]?.[1](G, G.seats[Number(playerID)] as S, draw) ?? [];
      const given = { G: structuredClone(G), ctx, playerID, events: { endStage() {}, setActivePlayers() {} } };
      if ((moves[type] as MoveFn<G>)(given as never, ...args) !== INVALID_MOVE)
        return { type: 'MAKE_MOVE', payload: { type, args, playerID } };
    }
    throw new Error(`boardgame.io: none of ${types} found to be legal`);
  };
  return {
    write(moves: number): string {
      const draw = drawer(1);
      const start = open();
      const matches: Match<G>[] = [];
      for (let left = moves; left > 0; left -= matches.at(-1)?.actions.length ?? left) {
        const actions: unknown[] = [];
        let state = begin(structuredClone(start));
        while (actions.length < left && state.ctx.gameover === undefined) {
          const act = decide(state, draw);
          state = carryOn(state, act);
          actions.push(act);
        }
        matches.push({ start, turns: state.ctx.turn, actions });
      }
      return JSON.stringify(matches);
    },
    replay(text: string): void {
      for (const { start, turns, actions } of JSON.parse(text) as Match<G>[]) {
        const { turn } = actions.reduce(carryOn, begin(start)).ctx;
        if (turn !== turns) throw new Error(`boardgame.io: turn ${turn}, not ${turns}`);
      }
    },
  };
}
