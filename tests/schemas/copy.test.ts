import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rulesetIds, rulesetOf } from '../../referee/rulesets.ts';
import { simulate } from '../../referee/simulate.ts';
import { copier } from '../../schemas/copy.ts';

/** Every object and list of a value. */
function partsOf(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const inner of Object.values(value)) partsOf(inner, found);
  return found;
}

describe('a copy of a position', () => {
  for (const id of rulesetIds) {
    it(`${id}: is equal and shares nothing that may change`, () => {
      const game = rulesetOf(id);
      if (game === undefined) throw new Error(id);
      let positions = 0;
      for (let seed = 1; seed <= 8; seed += 1) {
        simulate(game, seed, 300, ({ facts }) => {
          const copy = game.ruleset.copy(facts);
          positions += 1;
          const own = game.ruleset.view(copy);
          expect(own).toEqual(game.ruleset.view(facts));
          const shared = partsOf(game.ruleset.view(facts));
          for (const part of partsOf(own)) if (shared.has(part)) expect.fail(JSON.stringify(part));
        });
      }
      expect(positions).toBeGreaterThan(500);
    });
  }
});

describe('a copy by a schema', () => {
  const inner = z.strictObject({ list: z.array(z.int()), word: z.string().optional() });
  const schema = z.strictObject({
    one: inner.nullable(),
    many: z.array(inner),
    by: z.record(z.string(), inner),
    either: z.union([inner, z.literal('none')]),
    pair: z.tuple([z.int(), z.int()]),
    may: inner.optional(),
  });
  const value: z.infer<typeof schema> = {
    one: null,
    many: [{ list: [1] }, { list: [2], word: 'x' }],
    by: { a: { list: [] } },
    either: { list: [3] },
    pair: [1, 2],
  };

  it('keeps members that are not there away', () => {
    const copy = copier(schema)(value);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
    expect(Object.keys(copy)).toEqual(Object.keys(value));
  });

  it('shares no part with what it was made from', () => {
    const full = { ...value, one: { list: [5] }, may: { list: [6] } };
    const copy = copier(schema)(full);
    expect(copy).toEqual(full);
    const parts = partsOf(full);
    for (const part of partsOf(copy)) expect(parts.has(part)).toBe(false);
  });
});
