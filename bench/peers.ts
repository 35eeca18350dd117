/**
 * @module
 * Peers, measured on the same machine in the same run: boardgame.io with a game of the same shape as ours (seats, money,
 * places, a market, steps of a turn), chessops and chess.js replaying random legal games with legality checks.
 */
import { createRequire } from 'node:module';
import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { makeSan } from 'chessops/san';
import type { Move as ChessMove } from 'chessops/types';
import { drawer } from '../referee/simulate.ts';

const require = createRequire(import.meta.url);

interface Ctx {
  readonly currentPlayer: string;
  readonly numPlayers: number;
}
interface Table {
  readonly cells: { space: number; credits: number; fame: number; cargo: string[] }[];
  readonly market: string[];
  done: string[];
  step: 'planning' | 'action' | 'encounter';
}
type Reducer = (state: unknown, action: unknown) => { readonly G: Table; readonly ctx: Ctx & { turn: number } };
interface Internal {
  CreateGameReducer(options: { game: object }): Reducer;
  InitializeGame(options: { game: object; numPlayers: number }): unknown;
}
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
const INVALID = 'INVALID_MOVE';
interface Given {
  readonly G: Table;
  readonly ctx: Ctx;
  readonly events: { endTurn(): void };
}

const SPACES = 30;
const seat = ({ G, ctx }: Given) => G.cells[Number(ctx.currentPlayer)] as Table['cells'][number];
const comparable = {
  name: 'comparable',
  setup: ({ ctx }: { ctx: Ctx }): Table => ({
    cells: Array.from({ length: ctx.numPlayers }, (_, at) => ({ space: at * 7, credits: 4000, fame: 0, cargo: [] })),
    market: ['a', 'b', 'c', 'd', 'e', 'f'],
    done: [],
    step: 'planning',
  }),
  moves: {
    move: (given: Given, to: number) => {
      const { G } = given;
      if (G.step !== 'planning' || Math.abs(to - seat(given).space) > 4 || to < 0 || to >= SPACES) return INVALID;
      seat(given).space = to;
      G.step = 'action';
      return undefined;
    },
    gain: (given: Given) => {
      if (given.G.step !== 'planning') return INVALID;
      seat(given).credits += 2000;
      given.G.step = 'action';
      return undefined;
    },
    buy: (given: Given, card: number) => {
      const { G } = given;
      const own = seat(given);
      if (G.step !== 'action' || G.done.includes('buy') || own.credits < 1000) return INVALID;
      own.credits -= 1000;
      own.cargo.push(G.market[card] as string);
      if (own.cargo.length > 4) own.cargo.shift();
      G.market[card] = `card-${own.credits}`;
      G.done.push('buy');
      return undefined;
    },
    encounter: (given: Given) => {
      if (given.G.step !== 'action') return INVALID;
      seat(given).fame += 1;
      given.G.step = 'encounter';
      return undefined;
    },
    end: (given: Given) => {
      if (given.G.step !== 'encounter') return INVALID;
      given.G.step = 'planning';
      given.G.done = [];
      given.events.endTurn();
      return undefined;
    },
  },
};

/** A log of so many moves for boardgame.io, as JSON text: the actions of its reducer. */
export function boardgameLog(moves: number): string {
  const turn = (player: number, round: number) => [
    { type: 'gain', args: [], playerID: String(player) },
    { type: 'buy', args: [(player + round) % 6], playerID: String(player) },
    { type: 'encounter', args: [], playerID: String(player) },
    { type: 'end', args: [], playerID: String(player) },
  ];
  const actions = Array.from({ length: Math.ceil(moves / 4) }, (_, index) => turn(index % 4, index)).flat();
  return JSON.stringify(actions.slice(0, moves).map((payload) => ({ type: 'MAKE_MOVE', payload })));
}

/** Reads and replays such a log. Throws when a move was not taken. */
export function replayBoardgame(text: string): void {
  const reducer = CreateGameReducer({ game: comparable });
  let state = InitializeGame({ game: comparable, numPlayers: 4 }) as ReturnType<Reducer>;
  const actions = JSON.parse(text) as unknown[];
  for (const action of actions) state = reducer(state, action);
  if (state.ctx.turn !== Math.floor(actions.length / 4) + 1) throw new Error(`boardgame.io: turn ${state.ctx.turn}`);
}

interface ChessGame {
  readonly moves: readonly ChessMove[];
  readonly sans: readonly string[];
}

/** Random legal games of chess, until there are so many plies. */
export function chessGames(plies: number, seed: number): ChessGame[] {
  const draw = drawer(seed);
  const games: ChessGame[] = [];
  for (let left = plies; left > 0; ) {
    const position = Chess.default();
    const moves: ChessMove[] = [];
    const sans: string[] = [];
    while (!position.isEnd() && moves.length < Math.min(left, 300)) {
      const all = [...position.allDests()].flatMap(([from, dests]) => [...dests].map((to) => ({ from, to })));
      const picked = all[draw(all.length)];
      if (picked === undefined) break;
      const pawn = position.board.pawn.has(picked.from) && (picked.to >= 56 || picked.to < 8);
      const move: ChessMove = pawn ? { ...picked, promotion: 'queen' } : picked;
      moves.push(move);
      sans.push(makeSan(position, move));
      position.play(move);
    }
    left -= moves.length;
    games.push({ moves, sans });
  }
  return games;
}

/** Replays the games with chessops, asking of each ply whether it is legal. */
export function replayChessops(games: readonly ChessGame[]): void {
  for (const { moves } of games) {
    const position = Chess.default();
    for (const move of moves) {
      if (!position.isLegal(move)) throw new Error('chessops refuses its own move');
      position.play(move);
    }
  }
}

/** Replays the games with chess.js, which checks each ply by itself. */
export function replayChessJs(games: readonly ChessGame[]): void {
  for (const { sans } of games) {
    const position = new ChessJs();
    for (const san of sans) position.move(san);
  }
}
