/**
 * @module
 * Peers, measured on the same machine in the same run: chessops and chess.js replaying random legal games with legality
 * checks. boardgame.io is in boardgame.ts.
 */
import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { makeSan } from 'chessops/san';
import type { Move as ChessMove } from 'chessops/types';
import { drawer } from '../referee/simulate.ts';

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
