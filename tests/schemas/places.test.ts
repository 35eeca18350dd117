import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyJson, type Json, locate, locator, pointerOf } from '../../schemas/json.ts';

/** Every path of a value, and some that lead nowhere. */
function pathsOf(value: Json, path: (string | number)[] = []): (string | number)[][] {
  const own = [path, [...path, 'nowhere'], [...path, 7]];
  if (typeof value !== 'object' || value === null) return own;
  const inner: [string | number, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...own, ...inner.flatMap(([step, one]) => pathsOf(one, [...path, step]))];
}

describe('the places of one text, asked again and again', () => {
  it('are those that are found one by one, in any order and with any line ends', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        (value, end, bom, order) => {
          const text = (bom ? '\ufeff' : '') + JSON.stringify(value, null, 2).replaceAll('\n', end);
          const place = locator(text);
          const pointers = pathsOf(value as Json).map(pointerOf);
          const shuffled = pointers
            .map((pointer) => ({ pointer, at: order.next().value as number }))
            .sort((a, b) => a.at - b.at);
          for (const { pointer } of shuffled) expect(place(pointer), pointer).toEqual(locate(text, pointer));
        },
      ),
    );
  });

  it('of something that is no pointer there is none', () => {
    expect(locator('[1]')('0')).toBeNull();
    expect(locator('')('/0')).toBeNull();
  });
});

describe('a copy of plain JSON', () => {
  it('is equal and independent', () => {
    const frozen = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      Object.freeze(value);
      Object.values(value).forEach(frozen);
    };
    const shared = (a: unknown, b: unknown): boolean =>
      typeof a === 'object' &&
      a !== null &&
      (a === b || Object.entries(a).some(([key, inner]) => shared(inner, (b as { [key: string]: unknown })[key])));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        frozen(value);
        const copy = copyJson(value);
        expect(copy).toEqual(structuredClone(value));
        expect(shared(value, copy)).toBe(false);
      }),
    );
  });
});
