import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readLog } from '../../referee/log/read.ts';
import { copyOf, viewOf } from '../../referee/play/play.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { canonicalLog } from '../../referee/report.ts';
import { simulate } from '../../referee/simulate.ts';
import { copier, NoOrder, orderer, seldomChanged, toChange } from '../../schemas/copy.ts';
import { canonical, sameJson } from '../../schemas/json.ts';
import { fixturesOf } from '../../scripts/golden.ts';

/** Has whoever changes a value in place fail. */
function freeze(value: unknown): void {
  for (const part of partsOf(value)) Object.freeze(part);
}

/** Every object and list of a value. */
function partsOf(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const inner of Object.values(value)) partsOf(inner, found);
  return found;
}

describe('a copy of a position', () => {
  for (const id of rulesetIds) {
    it(`${id}: is equal and shares nothing that is changed in place`, () => {
      const game = rulesetOf(id);
      if (game === undefined) throw new Error(id);
      let positions = 0;
      let frozen = 0;
      for (let seed = 1; seed <= 8; seed += 1) {
        simulate(game, seed, 300, (position) => {
          const copy = copyOf(game, position);
          positions += 1;
          const own = viewOf(game, copy);
          expect(own).toEqual(viewOf(game, position));
          const shared = partsOf(viewOf(game, position));
          // What both have is frozen: the game goes on with it, and would fail where it changed it in place.
          for (const part of partsOf(own)) {
            if (!shared.has(part)) continue;
            frozen += 1;
            freeze(part);
          }
        });
      }
      expect(positions).toBeGreaterThan(500);
      expect(frozen > 0).toBe(game.shared.size > 0);
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

  it('shares what is seldom changed until one of those who have it is about to', () => {
    const known = seldomChanged(z.record(z.string(), z.int()));
    const one: { known: Record<string, number> } = { known: { a: 1 } };
    expect(toChange(one.known)).toBe(one.known);
    const other = copier(z.strictObject({ known }))(one);
    expect(other.known).toBe(one.known);
    for (const { known: before } of [one, other]) {
      const own = toChange(before);
      own['b'] = 2;
      expect(before).toEqual({ a: 1 });
      expect(toChange(own)).toBe(own);
    }
  });

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

describe('a log in canonical form', () => {
  for (const id of rulesetIds) {
    it(`${id}: is the same text by the schema's function and without it`, () => {
      const game = rulesetOf(id);
      if (game === undefined) throw new Error(id);
      const fixtures = fixturesOf(id).flatMap(({ text }) => {
        const read = readLog(text);
        return read.ok ? [read.value.log] : [];
      });
      expect(fixtures.length).toBeGreaterThan(100);
      for (const log of fixtures) expect(JSON.stringify(game.inOrder(log))).toBe(canonical(log));
      const { log } = simulate(game, 3, 200);
      expect(canonicalLog(game, log as never)).toBe(canonical(log));
    });
  }

  it('is not asked of an object that JavaScript would order otherwise', () => {
    const schema = z.strictObject({ by: z.record(z.string(), z.int()), any: z.unknown() });
    const order = orderer(schema);
    expect(JSON.stringify(order({ by: { b: 1, a: 2 }, any: { d: [{ f: 1, e: 2 }], c: 3 } }))).toBe(
      '{"any":{"c":3,"d":[{"e":2,"f":1}]},"by":{"a":2,"b":1}}',
    );
    expect(() => order({ by: { '10': 1, '9': 2 }, any: 1 })).toThrow(NoOrder);
    expect(() => order({ by: {}, any: [{ '1': 1 }] })).toThrow(NoOrder);
  });
});

describe('the same JSON', () => {
  it('is the same in any order of members, with what is undefined left out', () => {
    expect(sameJson({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1, d: undefined })).toBe(true);
    expect(sameJson(undefined, undefined)).toBe(true);
  });

  it('is not the same when anything differs', () => {
    for (const [one, other] of [
      [{ a: 1 }, { a: 2 }],
      [{ a: 1 }, {}],
      [{}, { a: 1 }],
      [[1, 2], [1]],
      [[1], { 0: 1 }],
      [{ 0: 1 }, [1]],
      [null, {}],
      ['1', 1],
      [undefined, {}],
    ])
      expect(sameJson(one, other), JSON.stringify([one, other])).toBe(false);
  });
});
