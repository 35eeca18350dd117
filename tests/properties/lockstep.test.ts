import { describe, expect, it } from 'vitest';
import type { Move } from '../../machines/ruleset.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import type { Json } from '../../schemas/json.ts';
import { type Attempts, inLockstep } from './in-lockstep.ts';

const LONG = process.env['REFEREE_LONG'] !== undefined;
/** So many moves are compared, over all rulesets. */
const MOVES = LONG ? 100_000 : 5_000;

/** Moves with one word taken from other moves of the game, mostly wrong ones, and an earlier move again. */
function strange(): Attempts {
  const words = new Map<string, Json[]>();
  const earlier: Move[] = [];
  return (legal, _position, draw) => {
    for (const [word, value] of Object.entries(legal)) {
      const pool = words.get(word) ?? [];
      if (pool.length < 200) pool.push(value as Json);
      words.set(word, pool);
    }
    earlier.push(legal);
    const other = (): Move => {
      const own = Object.keys(legal).filter((word) => word !== 'type');
      const word = own[draw(own.length)];
      const pool = word === undefined ? undefined : words.get(word);
      return word === undefined || pool === undefined ? legal : ({ ...legal, [word]: pool[draw(pool.length)] } as Move);
    };
    return [other(), other(), earlier[draw(earlier.length)] as Move];
  };
}

describe('the tables play in lockstep with XState', () => {
  // Where nobody plays some seats, once with all of them played by people, once not.
  const tables = rulesetIds.flatMap((id) => {
    const { start: _, ...parts } = rulesetOf(id)?.ruleset.automatic?.sample ?? {};
    return [{ id, table: id, parts: {} }, ...('seats' in parts ? [{ id, table: `${id}, alone`, parts }] : [])];
  });
  for (const { id, table, parts } of tables) {
    it(`${table}: procedures with their facts, the table, verdict, cited rules and notes after every move, legal or not`, () => {
      const game = rulesetOf(id);
      if (game === undefined) throw new Error(id);
      const attempts = strange();
      let [compared, refused] = [0, 0];
      for (let seed = 1; compared < MOVES / tables.length; seed += 1) {
        const one = inLockstep(game, seed, 400, attempts, parts);
        compared += one.compared;
        refused += one.refused;
      }
      expect(refused).toBeGreaterThan(compared / 10);
    }, 3_600_000);
  }
});
