/**
 * Single-player games (Appendix 3): wherever the rules leave an AI player no choice exactly one move is legal, and where they
 * leave a tie, all that are tied are moves of one kind.
 */
import { describe, expect, it } from 'vitest';
import { isAi } from '../../machines/outer-rim/solo/players.ts';
import type { Facts } from '../../machines/outer-rim/table/facts.ts';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import type { legalMoves } from '../../referee/play/legal.ts';
import { type Position, rule } from '../../referee/play/play.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { drawer, simulate } from '../../referee/simulate.ts';
import { combinations, nthOf } from '../properties/combinations.ts';

const LONG = process.env['REFEREE_LONG'] !== undefined;
const GAMES = LONG ? 200 : 4;
const game = rulesetOf('outer-rim');
if (game === undefined) throw new Error('no Outer Rim');

/** What is possible at any time, whoever's turn it is. */
const AT_ANY_TIME: ReadonlySet<string> = new Set(['credits.trade', 'slots.arrange', 'ability.use', 'trade.exchange']);

/**
 * The end of what has nothing left in it: whoever goes on with something else has said so, too. A new asset without a slot is let go,
 * or discarded, which comes to the same.
 */
const ENDS: ReadonlySet<string> = new Set(['market.end', 'deliver.end', 'asset.decline']);

/** The moves of the AI player whose turn it is that need nothing else before them. */
function ofTheAi(facts: Facts, offered: ReturnType<typeof legalMoves>) {
  return offered.filter(
    ({ move, implies }) =>
      implies === undefined && move.seat === facts.turn.seat && !AT_ANY_TIME.has(move.type) && !ENDS.has(move.type),
  );
}

describe.each(
  (combinations['outer-rim'] ?? []).filter(({ ai }) => ai !== undefined).map((parts) => [JSON.stringify(parts), parts]),
)('%s', (_name, parts) => {
  it('leaves an AI player moves of one kind, and takes no other ones', () => {
    let forced = 0;
    const look = (position: Position<BaseFacts>, offered: ReturnType<typeof legalMoves>): void => {
      const facts = position.facts as Facts;
      if (!isAi(facts, facts.turn.seat) || facts.turn.step === 'set-up') return;
      // Where nobody can say how its turn goes on, nothing is forced.
      if (position.frames.at(-1)?.state === 'untold') return;
      const own = ofTheAi(facts, offered);
      const types = [...new Set(own.map(({ move }) => move.type))];
      expect(types.slice(1), types.join(', ')).toEqual([]);
      const [only, other] = own;
      if (only === undefined || other !== undefined) return;
      forced += 1;
      const { seat } = facts.turn;
      // Nothing else that people do in a turn is taken from the AI player instead.
      // What an AI card has its player do in the planning step may be said in the words of that step.
      for (const type of [
        'planning.gain-credits',
        'planning.recover',
        'planning.move',
        'action.end',
        'encounter.patrol',
      ])
        if (type !== only.move.type && type !== `planning.${(only.move as { instruction?: string }).instruction}`) {
          const move = { type, seat, to: facts.seats[seat]?.space, faction: 'hutt' } as Move;
          const ruling = rule(game, position, move);
          // What comes later may be recorded at once: then the forced move has been made without a word.
          const isInstead = ruling.kind === 'accepted' && (ruling.implied ?? []).length === 0;
          expect(isInstead, `${type} instead of ${JSON.stringify(only.move)}`).toBe(false);
        }
    };
    for (let nth = 0; nth < GAMES; nth += 1)
      simulate(game, drawer(900 + nth)(1_000_000), 250, look, nthOf(game, parts, nth, true));
    expect(forced).toBeGreaterThan(0);
  }, 600_000);
});
