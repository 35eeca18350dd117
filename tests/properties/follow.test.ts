import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { checkLog } from '../../referee/log/read.ts';
import type { Compiled } from '../../referee/play/compile.ts';
import { type Position, viewOf } from '../../referee/play/play.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { Work } from '../../referee/play/work.ts';
import { verify } from '../../referee/reading/verify.ts';
import { drawer, simulate } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';

const RUNS = process.env['REFEREE_LONG'] === undefined ? 60 : 2_000;

/** A game with some slips and claims in it, of which half do not say what a purchase into a full slot made go. */
function spoiltGame(game: Compiled<BaseFacts>, seed: number): Json {
  const draw = drawer(seed);
  const claims: Json[] = [];
  // Every third game is one in which the rules alone play a seat, if the ruleset has such games.
  const { start: _, ...alone } = game.ruleset.automatic?.sample ?? {};
  const look = (position: Position<BaseFacts>): void => {
    claims.push(draw(8) === 0 ? (structuredClone(viewOf(game, position)) as Json) : null);
  };
  const parts = seed % 3 === 0 && game.ruleset.automatic !== undefined ? alone : undefined;
  const { log } = simulate(game, seed, 60 + draw(120), look, parts);
  const saysAll = draw(2) === 0;
  const played = (log['moves'] as unknown as (Move & { discard?: Json })[]).map(({ discard, ...move }) =>
    discard === undefined || !saysAll ? move : { ...move, discard },
  );
  const moves = played.map((move, entry) => {
    // What stands before the next move is claimed after this one.
    const claimed = claims[entry + 1] as { [fact: string]: Json } | null | undefined;
    const fact = claimed == null ? undefined : Object.keys(claimed)[draw(Object.keys(claimed).length)];
    return fact === undefined ? move : { ...move, expect: { [fact]: claimed?.[fact] } };
  });
  for (let slips = draw(3); slips > 0; slips -= 1) {
    const at = draw(moves.length - 1);
    const other = moves[draw(moves.length)] as Move;
    const [here, next] = moves.slice(at, at + 2) as [Move, Move];
    const slip = [[], [next, here], [here, here], [other, here]][draw(4)] as Move[];
    moves.splice(at, slip[0] === next ? 2 : 1, ...slip);
  }
  return { ...log, moves } as unknown as Json;
}

describe('a log that is followed in place is found to be what a careful look at every entry finds', () => {
  for (const id of rulesetIds) {
    it(id, () => {
      // A careful look spends more steps: both have as many as they like.
      const game = { ...(rulesetOf(id) as Compiled<BaseFacts>), work: new Work(null) };
      let broken = 0;
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          const read = checkLog(spoiltGame(game, seed));
          if (!read.ok) return;
          const { log } = read.value;
          // Whoever asks which rules were touched has every entry looked at.
          const carefully = verify(game, log, { touched: new Set() });
          const before = JSON.stringify(log);
          const followed = verify(game, log);
          expect(JSON.stringify(log)).toBe(before);
          expect(followed).toEqual(carefully);
          if (carefully.verdict === 'violation') broken += 1;
        }),
        // Of several readings one takes the dice in place, and another only as told by an AI player.
        { numRuns: RUNS, examples: [[284_292]] },
      );
      expect(broken).toBeGreaterThan(RUNS / 10);
    }, 3_600_000);
  }
});
