/**
 * @module
 * What must hold of simulated games of any ruleset (`tests/properties` hold the same, and more, of each): what is listed is
 * accepted, what was played verifies without a violation and leads to the same position.
 */
import { isDeepStrictEqual } from 'node:util';
import type { BaseFacts } from '../machines/ruleset.ts';
import type { Compiled } from '../referee/play/compile.ts';
import { rule, viewOf } from '../referee/play/play.ts';
import { type Log, verify } from '../referee/reading/verify.ts';
import { simulate } from '../referee/simulate.ts';

/** How many moves of a game are played. */
const MOVES = 200;

class Broken extends Error {}

/** What does not hold of the game with this seed; null: everything does. */
export function breaksDown(game: Compiled<BaseFacts>, seed: number): string | null {
  try {
    const { log, position } = simulate(game, seed, MOVES, (at, offered) => {
      for (const { move } of offered) {
        const { kind } = rule(game, at, move);
        if (kind !== 'accepted') throw new Broken(`${move.type} is listed and ${kind}`);
      }
    });
    const found = verify(game, game.ruleset.schemas.log.parse(log) as Log);
    const [first] = found.violations;
    if (first !== undefined) throw new Broken(`the referee's own game breaks ${first.rule}`);
    if (!isDeepStrictEqual(viewOf(game, found.position), viewOf(game, position)))
      throw new Broken('it leads to another position when it is read');
    return null;
  } catch (error) {
    return (error as Error).message.slice(0, 200);
  }
}
