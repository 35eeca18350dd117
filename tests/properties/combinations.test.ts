/**
 * Simulated games with every combination of options: each ends with a winner, and its log is right and ruled in full.
 */
import { describe, expect, it } from 'vitest';
import { checkLog } from '../../referee/log/read.ts';
import { windowsClosed } from '../../referee/play/play.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { verify } from '../../referee/reading/verify.ts';
import { simulate } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';
import { combinations, nthOf } from './combinations.ts';

const LONG = process.env['REFEREE_LONG'] !== undefined;
const GAMES = LONG ? 1_000 : 20;
/** Of so many games one is whole; the others are short. */
const WHOLE = LONG ? 4 : 20;
/** More moves than any of these games has. */
const MOST = 6_000;

describe.each(Object.entries(combinations))('%s: games end and are right with', (id, all) => {
  const game = rulesetOf(id);
  if (game === undefined) throw new Error(id);

  it.each(all.map((parts) => [JSON.stringify(parts), parts] as const))(
    `%s (${GAMES} games; one of ${WHOLE} is whole, the others are short: cards that bring much fame, a low requirement)`,
    (_name, combination) => {
      for (let nth = 0; nth < GAMES; nth += 1) {
        const seed = 31_000 + nth;
        const parts = nthOf(game, combination, nth, nth % WHOLE !== WHOLE - 1);
        const { log, over } = simulate(game, seed, MOST, undefined, parts);
        const told = `seed ${seed}, ${JSON.stringify({ ...parts, cards: undefined })}`;
        expect(over, `${told}: ends`).toBe(true);
        expect(log, told).toMatchObject({ ...parts, options: parts['options'] });
        const read = checkLog(log as Json);
        if (!read.ok) throw new Error(`${told}: ${JSON.stringify(read.problems)}`);
        const verified = verify(read.value.game, read.value.log);
        expect(verified.violations, told).toEqual([]);
        expect(verified.unverifiable, told).toEqual([]);
        // A window in which nobody does anything more may still be open: what its end carries out may be the victory.
        const { facts } = windowsClosed(game, verified.position).position;
        expect(facts, told).toMatchObject({ winner: expect.any(String) });
      }
    },
    3_600_000,
  );
});
