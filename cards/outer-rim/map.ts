/**
 * @module
 * The map as the referee uses it, put together from tiles: a tile brings its spaces and inner paths, and two lanes (the
 * inner and the outer one) cross every seam. Built once for each layout.
 */
import type { MapFacts, SpaceFacts } from '../../schemas/outer-rim/cards.ts';
import type { ContactClass } from '../../schemas/outer-rim/words.ts';
import file from './map.json' with { type: 'json' };
import type { MapFile } from './schema.ts';

const source = file as unknown as MapFile;

/** The ends of the two lanes on one side of a piece. */
interface Ends {
  readonly inner: string;
  readonly outer: string;
}

/** The tiles of the fixed map, left to right seen from inside the arc, which is clockwise. */
export const defaultTiles: readonly string[] = source.tiles
  .toSorted((a, b) => a.default_position - b.default_position)
  .map((tile) => tile.id);

/** The two Core Worlds spaces by endcap; which of them is on which side was not found: this is one of two ways. */
const CORE_WORLDS: Readonly<Record<string, string>> = {
  'core-world-left': 'trailing-core',
  'core-world-right': 'spinward-core',
};
const NAMES: Readonly<Record<string, string>> = { 'trailing-core': 'Trailing Core', 'spinward-core': 'Spinward Core' };
const idOf = (space: string): string => CORE_WORLDS[space] ?? space;

const coreEndcaps = source.endcaps.filter((endcap) => endcap.set === 'unfinished-business');
const unsureSpaces: ReadonlySet<string> = new Set(coreEndcaps.flatMap((endcap) => endcap.spaces.map(idOf)));

/** The contact spaces beside a planet, with their classes where these are certain. */
function contactSpacesOf({
  contact_spaces: printed,
  contact_class_confidence: trust,
}: MapFile['spaces'][number]): ContactClass[] | null[] {
  const certain = trust === 'two-sources' || trust === 'rulebook';
  return certain ? printed.map((one) => one.class) : printed.map(() => null);
}

function spacesOf(piece: string, sector: number): SpaceFacts[] {
  return source.spaces
    .filter((space) => space.tile === piece)
    .map((space) => {
      const core = space.type === 'core-worlds';
      const id = idOf(space.id);
      return {
        id,
        name: NAMES[id] ?? space.name,
        type: space.type === 'core-worlds' ? 'planet' : space.type,
        faction: space.faction,
        ...(core ? { core } : {}),
        ...(space.type === 'planet' || core ? { contactSpaces: contactSpacesOf(space) } : {}),
        sector,
      };
    });
}

const certain = new Set(['rulebook', 'two-sources']);

/** By space, the class of each of its contact spaces; null where nobody is sure of it. */
export const contactSpaces: ReadonlyMap<string, readonly (ContactClass | null)[]> = new Map(
  source.spaces.map((space) => [
    idOf(space.id),
    space.contact_spaces.map((one) => (certain.has(space.contact_class_confidence ?? '') ? one.class : null)),
  ]),
);

/** The eight pieces of the fixed map from left to right: six tiles between the endcaps of the game that is played. */
export function fixedPieces(expansion: boolean): readonly string[] {
  const endcap = (side: 'left' | 'right'): string =>
    source.endcaps.find((one) => one.side === side && (one.set === 'unfinished-business') === expansion)?.id ?? '';
  return [endcap('left'), ...defaultTiles, endcap('right')];
}

/**
 * The map of a given order of the six tiles, left to right (clockwise), between the base endcaps or, with the expansion,
 * the Core Worlds endcaps. Throws a RangeError unless every tile is named once.
 */
export function mapFromTiles(order: readonly string[], options: { expansion?: boolean } = {}): MapFacts {
  const tiles = order.map((id) => {
    const tile = source.tiles.find((one) => one.id === id);
    if (tile === undefined) throw new RangeError(`the map has no tile "${id}"`);
    return tile;
  });
  if (new Set(order).size !== source.tiles.length || order.length !== source.tiles.length) {
    throw new RangeError(`a map has each of its ${source.tiles.length} tiles once`);
  }
  const expansion = options.expansion === true;
  const spaces = tiles.flatMap((tile, at) => spacesOf(tile.id, at + 1));
  const paths: [string, string][] = [];
  const spawn: NonNullable<MapFacts['spawn']> = {};
  const join = (left: Ends, right: Ends) =>
    void paths.push([idOf(left.inner), idOf(right.inner)], [idOf(left.outer), idOf(right.outer)]);

  const sides = tiles.map(({ exits }) => ({
    left: { inner: exits.left_inner, outer: exits.left_outer },
    right: { inner: exits.right_inner, outer: exits.right_outer },
  }));
  for (const [at, side] of sides.entries()) {
    const next = sides[at + 1];
    if (next !== undefined) join(side.right, next.left);
  }

  for (const endcap of source.endcaps) {
    if ((endcap.set === 'unfinished-business') !== expansion) continue;
    const lanes = endcap.side === 'left' ? sides[0]?.left : sides.at(-1)?.right;
    if (lanes === undefined) continue;
    if (endcap.exits !== undefined) {
      spaces.push(...spacesOf(endcap.id, endcap.side === 'left' ? 0 : tiles.length + 1));
      if (endcap.side === 'left') join(endcap.exits, lanes);
      else join(lanes, endcap.exits);
    }
    for (const stack of endcap.patrol_stacks) {
      spawn[stack.faction] = idOf(stack.spawn_space ?? lanes[stack.lane ?? 'inner']);
    }
  }

  const laid = new Set(spaces.map((space) => space.id));
  const inner = source.paths
    .map(({ a, b }): [string, string] => [idOf(a), idOf(b)])
    .filter(([a, b]) => laid.has(a) && laid.has(b));
  return { spaces: spaces.toSorted((a, b) => (a.sector ?? 0) - (b.sector ?? 0)), paths: [...inner, ...paths], spawn };
}

const fixed = new Map<boolean, MapFacts>();

/** The fixed map; with the expansion between the two Core Worlds endcaps, whose shape is a guess (`unsureOf`). */
export function mapOf(options: { expansion?: boolean } = {}): MapFacts {
  const expansion = options.expansion === true;
  const known = fixed.get(expansion);
  if (known !== undefined) return known;
  const map = mapFromTiles(defaultTiles, { expansion });
  fixed.set(expansion, map);
  return map;
}

/** The spaces of the Core Worlds endcaps: where they lie, and beside what, is not known for certain. */
export const coreEndcapSpaces: ReadonlySet<string> = unsureSpaces;

/** Those of them that are planets (core-worlds.0.1). */
export const coreWorlds: ReadonlySet<string> = new Set(
  mapOf({ expansion: true })
    .spaces.filter(({ core }) => core === true)
    .map(({ id }) => id),
);

/** The fixed map of the base game. */
export function baseMap(): MapFacts {
  return mapOf();
}

/** What of a map nobody is sure of, so that no move may be condemned on it. */
export interface UnsureMap {
  readonly spaces: ReadonlySet<string>;
  /** paths as `a|b`, in both directions */
  readonly paths: ReadonlySet<string>;
}

/** The spaces of the Core Worlds endcaps and every path that leads to or from one of them. */
export function unsureOf(map: MapFacts): UnsureMap {
  const spaces = new Set(map.spaces.map((space) => space.id).filter((id) => unsureSpaces.has(id)));
  const touched = map.paths.filter(([a, b]) => spaces.has(a) || spaces.has(b));
  return { spaces, paths: new Set(touched.flatMap(([a, b]) => [`${a}|${b}`, `${b}|${a}`])) };
}

/** The neighbours of each space, in the order of the map's paths. */
export function neighboursOf(map: MapFacts): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>(map.spaces.map((space) => [space.id, []]));
  for (const [a, b] of map.paths) {
    found.get(a)?.push(b);
    found.get(b)?.push(a);
  }
  return found;
}
