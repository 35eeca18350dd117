import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { drawer, simulate } from '../../referee/simulate.ts';
import { checkOf } from '../../schemas/check.ts';
import { copyJson, type Json } from '../../schemas/json.ts';
import { fixturesOf } from '../../scripts/golden.ts';

/** Every place of a value, as the object or list that holds it and its name there. */
function placesIn(value: Json, found: [{ [key: string]: Json }, string][] = []): [{ [key: string]: Json }, string][] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    found.push([value as { [key: string]: Json }, key]);
    placesIn(inner, found);
  }
  return found;
}

const STRANGE: readonly Json[] = [
  null,
  0,
  -1,
  1.5,
  1e9,
  '',
  'x',
  'constructor',
  'UPPER',
  'a'.repeat(70),
  true,
  [],
  {},
  [1],
  { a: 1 },
];

for (const id of rulesetIds) {
  const game = rulesetOf(id);
  if (game === undefined) throw new Error(id);
  const schema = game.ruleset.schemas.log;
  const check = checkOf(schema);
  const logs = fixturesOf(id).map(({ text }) => JSON.parse(text) as Json);

  describe(`the check of logs of ${id}`, () => {
    it('covers the schema', () => {
      expect(check).not.toBeNull();
    });

    it('says what zod says of every fixture, and zod changes nothing in them', () => {
      for (const log of logs) {
        const parsed = schema.safeParse(log);
        expect(check?.(log)).toBe(parsed.success);
        if (parsed.success) expect(parsed.data).toEqual(log);
      }
    });

    it('says what zod says of logs that were changed at random', () => {
      const short = [
        ...logs.filter((log) => ((log as { moves?: Json[] }).moves?.length ?? 0) < 120),
        simulate(game, 5, 60).log as Json,
      ];
      let refused = 0;
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
          const draw = drawer(seed);
          const log = copyJson(short[draw(short.length)] as Json);
          for (let changes = draw(3); changes >= 0; changes -= 1) {
            const places = placesIn(log);
            const [holder, key] = places[draw(places.length)] as [{ [key: string]: Json }, string];
            const what = draw(4);
            if (what === 0) delete holder[key];
            else if (what === 1) holder[key] = copyJson(STRANGE[draw(STRANGE.length)] as Json);
            else if (what === 2) holder[`${key}x`] = holder[key] as Json;
            else {
              const [other, name] = places[draw(places.length)] as [{ [key: string]: Json }, string];
              holder[key] = copyJson(other[name] as Json);
            }
          }
          const { success } = schema.safeParse(log);
          if (!success) refused += 1;
          expect(check?.(log), JSON.stringify(log)).toBe(success);
        }),
        { numRuns: 600 },
      );
      expect(refused).toBeGreaterThan(100);
    });
  });
}

describe('a schema that the check does not cover', () => {
  it('is left to zod', () => {
    expect(checkOf(z.object({ a: z.string() }))).toBeNull();
    expect(checkOf(z.string().transform((text) => text.length))).toBeNull();
    expect(checkOf(z.date())).toBeNull();
  });
});
