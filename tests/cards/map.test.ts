import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseMap, defaultTiles, mapFromTiles, mapOf, neighboursOf, unsureOf } from '../../cards/outer-rim/index.ts';
import file from '../../cards/outer-rim/map.json' with { type: 'json' };
import { MapFacts } from '../../schemas/outer-rim/cards.ts';

/** Spaces entered on the shortest way from one space to every other, keeping clear of some. */
function distances(map: MapFacts, from: string, without: readonly string[] = []): Map<string, number> {
  const paths = neighboursOf(map);
  const found = new Map([[from, 0]]);
  for (const [space, steps] of found) {
    for (const next of paths.get(space) ?? []) {
      if (!found.has(next) && !without.includes(next)) found.set(next, steps + 1);
    }
  }
  return found;
}

const base = baseMap();
const ids = base.spaces.map((space) => space.id);
const planets = base.spaces.filter((space) => space.type === 'planet').map((space) => space.id);

describe('the base map', () => {
  test('keeps the schema and is the same object every time', () => {
    expect(MapFacts.safeParse(base).success).toBe(true);
    expect(MapFacts.safeParse(mapOf({ expansion: true })).success).toBe(true);
    expect(mapOf({ expansion: false })).toBe(base);
    expect(mapFromTiles(defaultTiles)).toEqual(base);
  });

  test('has 46 spaces: 11 planets, the Maelstrom and 34 navpoints', () => {
    expect(ids).toHaveLength(46);
    expect(new Set(ids).size).toBe(46);
    expect(planets).toHaveLength(11);
    expect(base.spaces.filter((space) => space.type === 'maelstrom').map((space) => space.id)).toEqual(['maelstrom']);
    expect(base.spaces.filter((space) => space.type === 'navpoint')).toHaveLength(34);
    expect(base.spaces.some((space) => space.core === true)).toBe(false);
  });

  test('has every path once, between two of its spaces, readable from both ends', () => {
    const keys = base.paths.map(([a, b]) => [a, b].sort().join('|'));
    expect(new Set(keys).size).toBe(keys.length);
    // 41 paths inside the tiles and two over each of the five seams
    expect(keys).toHaveLength(41 + 10);
    const paths = neighboursOf(base);
    for (const [a, b] of base.paths) {
      expect(a).not.toBe(b);
      expect(paths.get(a)).toContain(b);
      expect(paths.get(b)).toContain(a);
    }
    for (const id of ids) expect(paths.get(id)?.length, id).toBeGreaterThan(0);
  });

  test('joins inner lane with inner and outer with outer', () => {
    const paths = neighboursOf(base);
    expect(paths.get('ord-mantell')).toContain('lothal');
    expect(paths.get('t1-n2')).toContain('t2-n1');
    expect(paths.get('t5-n6')).toContain('ring-of-kafrene');
    expect(paths.get('naboo')).toContain('t6-n1');
    expect(paths.get('naboo')).not.toContain('ring-of-kafrene');
  });

  test('is connected: every space is reached from every planet', () => {
    for (const planet of planets) expect([...distances(base, planet).keys()].sort(), planet).toEqual([...ids].sort());
  });

  test('numbers its tiles clockwise from 1 to 6', () => {
    expect(new Set(base.spaces.map((space) => space.sector))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const sectorOf = (id: string) => base.spaces.find((space) => space.id === id)?.sector;
    expect(['cantonica', 'lothal', 'kessel', 'nal-hutta', 'naboo', 'takodana'].map(sectorOf)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  test('agrees with what the rulebook tells of it', () => {
    expect(file.checks.every((check) => check.holds)).toBe(true);
    expect(distances(base, 'ryloth').get('ring-of-kafrene')).toBe(4);
    // The example's other route keeps clear of the space on the shortest one and passes Naboo.
    expect(distances(base, 'ryloth', ['t5-n5']).get('ring-of-kafrene')).toBe(7);
    expect(distances(base, 'ryloth', ['t5-n6']).get('ring-of-kafrene')).toBe(7);
    expect(distances(base, 'ryloth', ['t5-n5', 'naboo']).get('ring-of-kafrene')).toBeUndefined();
  });

  test('spawns patrols on navpoints at the four lane ends', () => {
    expect(base.spawn).toEqual(file.default_spawn_spaces);
    for (const [faction, id] of Object.entries(base.spawn ?? {})) {
      const space = base.spaces.find((one) => one.id === id);
      expect(space?.type, faction).toBe('navpoint');
      expect(space?.sector, faction).toBe(faction === 'rebel' || faction === 'syndicate' ? 1 : 6);
    }
  });

  test('has nothing unsure', () => {
    expect(unsureOf(base).spaces.size).toBe(0);
    expect(unsureOf(base).paths.size).toBe(0);
    const sure = new Set(
      file.paths.filter((path) => path.confidence !== 'unsure').flatMap(({ a, b }) => [`${a}|${b}`]),
    );
    const seams = new Set(file.tiles.flatMap((tile) => Object.values(tile.exits)));
    for (const [a, b] of base.paths)
      expect(sure.has(`${a}|${b}`) || (seams.has(a) && seams.has(b)), `${a}|${b}`).toBe(true);
  });
});

describe('the map with the Core Worlds', () => {
  const map = mapOf({ expansion: true });
  const unsure = unsureOf(map);

  test('adds two Core Worlds and two shared spawn spaces at the ends', () => {
    const added = map.spaces.filter((space) => !ids.includes(space.id));
    expect(added.map((space) => [space.sector, space.core === true, space.type])).toEqual([
      [0, true, 'planet'],
      [0, false, 'navpoint'],
      [7, true, 'planet'],
      [7, false, 'navpoint'],
    ]);
    expect(added.filter((space) => space.core === true).map((space) => space.id)).toEqual([
      'trailing-core',
      'spinward-core',
    ]);
    expect(map.spawn?.rebel).toBe(map.spawn?.syndicate);
    expect(map.spawn?.imperial).toBe(map.spawn?.hutt);
  });

  test('calls everything it adds unsure, and nothing else', () => {
    expect([...unsure.spaces].sort()).toEqual(
      map.spaces
        .map((space) => space.id)
        .filter((id) => !ids.includes(id))
        .sort(),
    );
    const certain = map.paths.filter(([a, b]) => !unsure.paths.has(`${a}|${b}`));
    expect(certain).toEqual(base.paths.filter(([a, b]) => certain.some((path) => path[0] === a && path[1] === b)));
    expect(certain).toHaveLength(base.paths.length);
    for (const key of unsure.paths) expect(unsure.paths.has(key.split('|').reverse().join('|'))).toBe(true);
  });

  test('keeps the two Core Worlds apart', () => {
    expect(neighboursOf(map).get('spinward-core')).not.toContain('trailing-core');
    expect(distances(map, 'trailing-core').size).toBe(50);
  });
});

describe('a random map', () => {
  const orders = fc.shuffledSubarray([...defaultTiles], { minLength: 6, maxLength: 6 });

  test('holds together in every order of the tiles', () => {
    fc.assert(
      fc.property(orders, fc.boolean(), (order, expansion) => {
        const map = mapFromTiles(order, { expansion });
        expect(distances(map, 'kessel').size).toBe(expansion ? 50 : 46);
        expect(map.paths).toHaveLength(expansion ? 57 : 51);
        for (const id of Object.values(map.spawn ?? {})) expect(map.spaces.some((space) => space.id === id)).toBe(true);
        for (const [at, tile] of order.entries()) {
          const own = file.spaces.filter((space) => space.tile === tile).map((space) => space.id);
          const laid = map.spaces.filter((space) => space.sector === at + 1).map((space) => space.id);
          expect(laid.sort()).toEqual(own.sort());
        }
      }),
      { numRuns: 60 },
    );
  });

  test('may spawn a patrol on a planet', () => {
    const [first, second, ...rest] = defaultTiles;
    if (first === undefined || second === undefined) throw new Error('the map has tiles');
    expect(mapFromTiles([second, first, ...rest]).spawn?.syndicate).toBe('lothal');
  });

  test('is refused with a tile missing, twice or unheard of', () => {
    const five = defaultTiles.slice(1);
    expect(() => mapFromTiles(five)).toThrow(RangeError);
    expect(() => mapFromTiles([...five, five[0] ?? ''])).toThrow(RangeError);
    expect(() => mapFromTiles([...five, 'tile-hoth'])).toThrow(/tile-hoth/);
  });
});
