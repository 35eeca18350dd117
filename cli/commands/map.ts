/**
 * @module
 * `referee map`: the board of a game as a drawing, with the position of a log on it.
 */
import { boardSvg } from '../../boards/svg.ts';
import { complain, type ExitCode, print } from '../terminal.ts';
import { type OfLog, standingOf } from './standing.ts';

/** Prints the drawing of a board. */
export async function map(options: OfLog): Promise<ExitCode> {
  const found = await standingOf(options);
  if (typeof found === 'number') return found;
  const { game, position } = found;
  if (game.ruleset.components?.board === undefined) {
    complain(`referee: ${game.ruleset.name} is played without a board`);
    return 2;
  }
  print((await boardSvg(game.ruleset.components?.board(position?.facts))).trimEnd());
  return 0;
}
