/**
 * @module
 * `referee map`: the board of a game as a drawing, with the position of a log on it.
 */
import { boardSvg } from '../../boards/svg.ts';
import { positionsAfter } from '../../referee/ask.ts';
import { rulesetIds, rulesetOf } from '../../referee/rulesets.ts';
import { complain, complainOf, type ExitCode, print } from '../terminal.ts';
import { readOne } from './questions.ts';
import { idOf, type OfRuleset, strange } from './reference.ts';

export interface MapOptions extends OfRuleset {
  /** the log whose position is drawn, and the entry after which */
  readonly log?: string | undefined;
  readonly at?: number | undefined;
}

/** Prints the drawing of a board. */
export async function map(options: MapOptions): Promise<ExitCode> {
  const asked = options.log === undefined ? undefined : await readOne(options.log);
  if (asked === null) return 2;
  if (asked === undefined && options.at !== undefined) {
    complain('referee: --at is a place in a log; --log names the log');
    return 2;
  }
  const game = asked?.game ?? rulesetOf(idOf(options));
  if (game === undefined) return strange('ruleset', idOf(options), rulesetIds);
  if (game.ruleset.board === undefined) {
    complain(`referee: ${game.ruleset.name} is played without a board`);
    return 2;
  }
  if (asked === undefined) {
    print((await boardSvg(game.ruleset.board())).trimEnd());
    return 0;
  }
  const positions = positionsAfter(asked, options.at);
  if (!positions.ok) {
    complainOf(options.log === '-' || options.log === undefined ? '<stdin>' : options.log, positions.problems);
    return 2;
  }
  print((await boardSvg(game.ruleset.board(positions.value[0]?.facts))).trimEnd());
  return 0;
}
