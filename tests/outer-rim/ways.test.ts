import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isThroughMaelstrom,
  leadsThrough,
  lengthTo,
  type Net,
  netOf,
  waysFrom,
  waysRound,
  wayTo,
} from '../../machines/outer-rim/map/ways.ts';
import type { MapFacts } from '../../machines/outer-rim/table/types.ts';
import { difference } from '../../schemas/json.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const space: fc.Arbitrary<string> = fc.constantFrom(...NAMES);

const maps: fc.Arbitrary<MapFacts> = fc
  .record({
    paths: fc.array(fc.tuple(space, space), { maxLength: 16 }),
    maelstroms: fc.uniqueArray(space, { maxLength: 2 }),
  })
  .map(({ paths, maelstroms }) => ({
    spaces: NAMES.map((id) => ({ id, type: maelstroms.includes(id) ? ('maelstrom' as const) : ('navpoint' as const) })),
    paths,
  }));

/** The first of the shortest ways, found one space at a time: never on from a space that stops. */
function naive(map: MapFacts, from: string, to: string, stops: (space: string) => boolean): string[] | undefined {
  const ways = new Map<string, string[]>([[from, []]]);
  for (const [at, way] of ways) {
    if (at !== from && stops(at)) continue;
    for (const [a, b] of map.paths)
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const)
        if (one === at && !ways.has(other)) ways.set(other, [...way, other]);
  }
  return ways.get(to);
}

function isMaelstrom(map: MapFacts, id: string): boolean {
  return map.spaces.some((one) => one.id === id && one.type === 'maelstrom');
}

test('the shortest way is the first that a search along the paths finds', () => {
  fc.assert(
    fc.property(maps, space, space, (map, from, to) => {
      const way = naive(map, from, to, () => false);
      const ways = waysFrom(netOf(map), from);
      expect(wayTo(ways, to)).toEqual(way);
      expect(lengthTo(ways, to)).toBe(way?.length);
    }),
  );
});

/** The legal way of a ship, as movement.ts asks for it. */
function past(net: Net, from: string, to: string, stops: readonly string[]): string[] | undefined {
  const ways = waysFrom(net, from);
  const isStopped = isThroughMaelstrom(ways, to) || stops.some((at) => leadsThrough(ways, to, at));
  return wayTo(isStopped ? waysRound(net, from, stops) : ways, to);
}

test('a way that nothing stops is the one that a search past no stop finds, whatever was asked before', () => {
  const question = fc.tuple(space, space, fc.uniqueArray(space, { maxLength: 3 }));
  fc.assert(
    fc.property(maps, fc.array(question, { minLength: 1, maxLength: 8 }), (map, questions) => {
      const net = netOf(map);
      for (const [from, to, stops] of questions)
        expect(past(net, from, to, stops)).toEqual(
          naive(map, from, to, (at) => stops.includes(at) || isMaelstrom(map, at)),
        );
    }),
  );
});

test('a space that the map does not have is near to nothing but itself', () => {
  const ways = waysFrom(netOf({ spaces: [{ id: 'a', type: 'planet' }], paths: [] }), 'nowhere');
  expect(lengthTo(ways, 'nowhere')).toBe(0);
  expect(lengthTo(ways, 'a')).toBeUndefined();
});

test('maps are told apart by what they are, whatever ways have been searched on them', () => {
  const [one, other]: MapFacts[] = [
    { spaces: NAMES.map((id) => ({ id, type: 'navpoint' })), paths: [['a', 'b']] },
    { spaces: NAMES.map((id) => ({ id, type: 'navpoint' })), paths: [['a', 'c']] },
  ];
  if (one === undefined || other === undefined) throw new Error('two maps');
  const searched = (map: MapFacts, from: string): Net => {
    const net = netOf(map);
    waysFrom(net, from);
    waysRound(net, from, []);
    return net;
  };
  expect(difference(searched(one, 'a'), searched(one, 'b'))).toBeNull();
  expect(difference(searched(one, 'a'), searched(other, 'a'))).not.toBeNull();
});
