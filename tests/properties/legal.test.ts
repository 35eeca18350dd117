import { describe, expect, it } from 'vitest';
import { type BaseFacts, whatVaries } from '../../machines/ruleset.ts';
import type { Compiled } from '../../referee/play/compile.ts';
import { legalMoves } from '../../referee/play/legal.ts';
import type { Position } from '../../referee/play/play.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { simulate } from '../../referee/simulate.ts';
import { positionsOf } from './positions.ts';

const GAMES = process.env['REFEREE_LONG'] === undefined ? 12 : 200;

/** What a list says, with all that its forms say. */
const said = (game: Compiled<BaseFacts>, position: Position<BaseFacts>): string =>
  JSON.stringify(legalMoves(game, position).map((legal) => ({ ...legal, open: whatVaries(legal) })));

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

  it.each([...rulesetIds])(
    '%s: is the same where what nothing has touched is asked again',
    (id) => {
      const game = rulesetOf(id);
      if (game === undefined) throw new Error(id);
      const all = { ...game, untouched: new Set<string>() };
      let lists = 0;
      for (let seed = 1; seed <= GAMES; seed += 1)
        for (const { position } of positionsOf(game, seed, 60)) {
          lists += 1;
          const list = said(game, position);
          if (list !== said(all, position)) expect(list, `seed ${seed}`).toBe(said(all, position));
        }
      expect(lists).toBeGreaterThan(GAMES * 10);
    },
    600_000,
  );
});
