import { describe, expect, it } from 'vitest';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import type { Compiled } from '../../referee/compile.ts';
import { play, rule } from '../../referee/play.ts';
import { checkMove } from '../../referee/read.ts';
import { rulesetIds, rulesetOf } from '../../referee/rulesets.ts';
import { drawer, simulate } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';
import { Interpreter } from './interpreter.ts';

const LONG = process.env['REFEREE_LONG'] !== undefined;
/** So many moves are compared, over all rulesets. */
const MOVES = LONG ? 100_000 : 5_000;

/** A move with one word taken from other moves of the game: mostly a wrong one. */
function strange(move: Move, words: ReadonlyMap<string, readonly Json[]>, draw: (n: number) => number): Move {
  const own = Object.keys(move).filter((word) => word !== 'type');
  const word = own[draw(own.length)];
  const pool = word === undefined ? undefined : words.get(word);
  if (word === undefined || pool === undefined) return move;
  return { ...move, [word]: pool[draw(pool.length)] } as Move;
}

/** Plays games through the tables and through XState until so many moves are compared; says how many were refused. */
function lockstep(game: Compiled<BaseFacts>, most: number): { compared: number; refused: number } {
  const yardstick = new Interpreter(game);
  const words = new Map<string, Json[]>();
  let compared = 0;
  let refused = 0;
  for (let seed = 1; compared < most; seed += 1) {
    const draw = drawer(seed);
    const earlier: Move[] = [];
    simulate(game, seed, 400, (position, offered) => {
      if (compared >= most) return;
      const some = offered.filter((legal) => legal.implies === undefined);
      const legal = some[draw(some.length)]?.move;
      if (legal === undefined) return;
      for (const [word, value] of Object.entries(legal)) {
        const pool = words.get(word) ?? [];
        if (pool.length < 200) pool.push(value as Json);
        words.set(word, pool);
      }
      earlier.push(legal);
      const others = [strange(legal, words, draw), strange(legal, words, draw), earlier[draw(earlier.length)] as Move];
      for (const move of [legal, ...others]) {
        if (!checkMove(game, move as unknown as Json).ok) continue;
        const ruling = rule(game, position, move);
        // What a log leaves unsaid is the referee's own doing: XState is asked of plain moves.
        if (ruling.implied.length > 0) continue;
        compared += 1;
        const other = yardstick.play(position, move);
        const told = JSON.stringify({ seed, move });
        if (ruling.kind !== 'accepted') {
          refused += 1;
          if (other !== null) expect(other, told).toBeNull();
          if (ruling.kind === 'refused') {
            const cited = ruling.breaches.map((breach) => breach.rule);
            if (JSON.stringify(yardstick.failed) !== JSON.stringify(cited))
              expect(yardstick.failed, told).toEqual(cited);
          }
          continue;
        }
        const ours = play(game, position, move);
        const [left, right] = [other, ours.position].map((one) =>
          JSON.stringify(one === null ? null : [one.frames, game.ruleset.view(one.facts)]),
        );
        if (left !== right) expect(left, told).toBe(right);
        if (JSON.stringify(yardstick.notes) !== JSON.stringify(ours.notes))
          expect(yardstick.notes, told).toEqual(ours.notes);
      }
    });
  }
  return { compared, refused };
}

describe('the tables play in lockstep with XState', () => {
  for (const id of rulesetIds) {
    it(`${id}: configuration, facts, verdict, cited rules and notes after every move, legal or not`, () => {
      const game = rulesetOf(id);
      if (game === undefined) throw new Error(id);
      const { compared, refused } = lockstep(game, Math.ceil(MOVES / rulesetIds.length));
      expect(compared).toBeGreaterThanOrEqual(MOVES / rulesetIds.length);
      expect(refused).toBeGreaterThan(compared / 10);
    }, 3_600_000);
  }
});
