/**
 * @module
 * Choices among cards that are alike, as a list of legal moves shows what may be given in for a purchase.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Counts, waysToTake } from '../../machines/outer-rim/actions/lots.ts';

const lots = fc.array(fc.record({ size: fc.nat(3), worth: fc.nat(9) }), { maxLength: 5 });

/** Every way to take some of each lot. */
const allWays = (sizes: readonly number[]): Counts[] =>
  sizes.reduce<Counts[]>(
    (ways, size) => ways.flatMap((way) => Array.from({ length: size + 1 }, (_, count) => [...way, count])),
    [[]],
  );
const inOrder = (ways: readonly Counts[]): string[] => ways.map((way) => way.join()).sort();

it('every way to take cards that are worth enough, and no more of them than may be named, comes once', () => {
  fc.assert(
    fc.property(lots, fc.nat(40), fc.nat(8), (some, needed, most) => {
      const suffices = (way: Counts): boolean =>
        way.reduce((sum, count) => sum + count, 0) <= most &&
        way.reduce((sum, count, at) => sum + count * (some[at]?.worth ?? 0), 0) >= needed;
      const expected = allWays(some.map(({ size }) => size)).filter(suffices);
      expect(inOrder([...waysToTake(some, needed, most)])).toEqual(inOrder(expected));
    }),
  );
});

it('what nobody knows the worth of may be worth enough', () => {
  const unknown = [
    { size: 1, worth: Number.POSITIVE_INFINITY },
    { size: 1, worth: 1 },
  ];
  expect(inOrder([...waysToTake(unknown, 100, 20)])).toEqual(['1,0', '1,1']);
});

it('of forty cards of which no twenty are worth enough no way is followed up: there are more than anybody could wait for', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ size: 1, worth: 100 + 7 * at }));
  const dearest = many.slice(20).reduce((sum, { worth }) => sum + worth, 0);
  expect([...waysToTake(many, dearest + 1, 20)]).toEqual([]);
  const [only, ...others] = waysToTake(many, dearest, 20);
  expect(only).toEqual(many.map((_, at) => (at < 20 ? 0 : 1)));
  expect(others).toEqual([]);
});
