import { describe, expect, it } from 'vitest';
import { whatVaries } from '../../machines/ruleset.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { simulate } from '../../referee/simulate.ts';

const GAMES = process.env['REFEREE_LONG'] === undefined ? 12 : 200;

describe('a list of legal moves', () => {
  for (const id of rulesetIds) {
    it(`${id}: names each move once`, () => {
      const game = rulesetOf(id);
      if (game === undefined) throw new Error(id);
      let lists = 0;
      for (let seed = 1; seed <= GAMES; seed += 1) {
        simulate(game, seed, 400, (_, offered) => {
          lists += 1;
          const moves = offered.map((legal) => JSON.stringify([legal.move, whatVaries(legal)]));
          if (new Set(moves).size < moves.length)
            expect(
              moves.filter((move, at) => moves.indexOf(move) !== at),
              `seed ${seed}`,
            ).toEqual([]);
        });
      }
      expect(lists).toBeGreaterThan(GAMES * 100);
    }, 600_000);
  }
});
