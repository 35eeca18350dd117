/**
 * @module
 * The ways of an AI player toward a goal: the shortest ways, as far as its hyperdrive and patrols let it come, and where it ends
 * on them. Nothing here is a rule of its own; which rule speaks is said in `wrong-ways.ts`.
 */
import type { Net } from '../map/ways.ts';
import { crossesTheCore, type Facts, isPlanet, neighbours, spaceOf } from '../table/facts.ts';

/** By space, how many spaces it is away. */
export type Distances = ReadonlyMap<string, number>;

/** What has been measured on each map, by the space where it begins: a map never changes. */
const measured = new WeakMap<Net, Map<string, Distances>>();

/** Whether an AI player could enter this space and go on from it: not through the Core Worlds (moving.4.4). */
function leadsOn(facts: Facts, space: string): boolean {
  return spaceOf(facts, space)?.core !== true;
}

/** How many spaces each space is away for an AI player: by the shortest way that does not lead through the Core Worlds. */
export function distancesFrom(facts: Facts, from: string): Distances {
  const { net } = facts.board;
  const kept = measured.get(net) ?? new Map<string, Distances>();
  measured.set(net, kept);
  const known = kept.get(from);
  if (known !== undefined) return known;
  const distances = new Map([[from, 0]]);
  // The map grows while it is walked, nearest spaces first.
  for (const [space, distance] of distances)
    if (space === from || leadsOn(facts, space))
      for (const next of neighbours(facts, space))
        if (!distances.has(next) && !crossesTheCore(facts, space, next)) distances.set(next, distance + 1);
  // A space that the map does not have is a word of one log: it is not kept for the others.
  if (net.numbers.has(from)) kept.set(from, distances);
  return distances;
}

/** A movement toward the nearest of some goals, all of them equally near. */
export interface Voyage {
  readonly from: string;
  readonly goals: readonly string[];
  /** how many spaces it covers at most */
  readonly spaces: number;
  /** these are all spaces of the hyperdrive value: only then it may end earlier on a planet (moving.5) */
  readonly full: boolean;
  /** it has to come to the goal itself, so that it does not end earlier on a planet */
  readonly exactly: boolean;
  /** the spaces in which patrols stop it */
  readonly stops: ReadonlySet<string>;
}

/** Where a movement may end. */
export interface End {
  readonly space: string;
  /** how many spaces have been entered */
  readonly length: number;
  /** how many spaces are left to the goal */
  readonly left: number;
}

/** A movement with the spaces of its shortest ways, and where it ends on them. */
export interface Forced extends Voyage {
  /** how far the goal is away */
  readonly distance: number;
  /** by number of spaces entered, the spaces where it may be then without having been stopped before; the first is where it begins */
  readonly layers: readonly ReadonlySet<string>[];
  /** where its ways end that leave the fewest spaces (moving.4.a) */
  readonly nearest: readonly string[];
  /** those of them that are preferred among equally near ones (moving.4.3) */
  readonly preferred: readonly string[];
  /** where it ends */
  readonly ends: readonly End[];
}

/** How many spaces a space is away from the nearest of some goals; undefined where no way leads to them. */
export function leftFrom(facts: Facts, goals: readonly string[], space: string): number | undefined {
  let least: number | undefined;
  for (const goal of goals) {
    const distance = distancesFrom(facts, goal).get(space);
    if (distance !== undefined && (least === undefined || distance < least)) least = distance;
  }
  return least;
}

/** The movement as it has to be; null where no way leads to a goal, or nothing is entered. */
export function forcedWays(facts: Facts, voyage: Voyage): Forced | null {
  const { from, goals, spaces } = voyage;
  const distance = leftFrom(facts, goals, from);
  if (distance === undefined || distance === 0 || spaces === 0) return null;
  const layers = layersOf(facts, voyage, distance);
  const nearest = [...(layers.at(-1) ?? [])];
  const preferred = preferredOf(facts, voyage, nearest);
  const length = layers.length - 1;
  const ends = new Map<string, End>();
  for (const space of preferred)
    for (const end of endsAt(facts, voyage, layers, space))
      ends.set(end.space, { ...end, left: distance - end.length });
  return length < 1 ? null : { ...voyage, distance, layers, nearest, preferred, ends: [...ends.values()] };
}

/** The spaces of the shortest ways, by how many have been entered, up to where the last of these ways ends. */
function layersOf(facts: Facts, { from, goals, spaces, stops }: Voyage, distance: number): Set<string>[] {
  const layers = [new Set([from])];
  const most = Math.min(spaces, distance);
  for (let entered = 1; entered <= most; entered += 1) {
    const layer = new Set<string>();
    for (const space of layers[entered - 1] ?? [])
      if (entered === 1 || !stops.has(space))
        for (const next of neighbours(facts, space)) {
          const isOnWay =
            !crossesTheCore(facts, space, next) &&
            leftFrom(facts, goals, next) === distance - entered &&
            (goals.includes(next) || leadsOn(facts, next));
          if (isOnWay) layer.add(next);
        }
    if (layer.size === 0) break;
    layers.push(layer);
  }
  return layers;
}

/** Of ends that are equally near those without a patrol that stops; of these, those that are planets (moving.4.3). */
function preferredOf(facts: Facts, { stops }: Voyage, nearest: readonly string[]): readonly string[] {
  const free = nearest.filter((space) => !stops.has(space));
  if (free.length === 0) return nearest;
  const planets = free.filter((space) => isPlanet(facts, space) === true);
  return planets.length === 0 ? free : planets;
}

/** Where a movement ends that would end in this space: off the planets one or two spaces earlier, if that is a planet (moving.5, moving.5.1). */
function endsAt(
  facts: Facts,
  { spaces, full, exactly, goals, stops }: Voyage,
  layers: readonly ReadonlySet<string>[],
  space: string,
): Omit<End, 'left'>[] {
  const length = layers.length - 1;
  const itself = { space, length };
  const isGoal = goals.includes(space);
  if (!full || length < spaces || isPlanet(facts, space) === true || (isGoal && exactly)) return [itself];
  let ways: readonly string[] = [space];
  // Of the whole movement nothing would be left: not to move is no movement.
  for (const entered of [length - 1, length - 2].filter((count) => count > 0)) {
    const layer = layers[entered] ?? new Set<string>();
    ways = [...layer].filter((one) => !stops.has(one) && neighbours(facts, one).some((next) => ways.includes(next)));
    const planets = ways.filter((one) => isPlanet(facts, one) === true);
    if (planets.length > 0)
      // Whether it stops short of the very space that it heads for, the text leaves open.
      return [...planets.map((one) => ({ space: one, length: entered })), ...(isGoal ? [itself] : [])];
  }
  return [itself];
}

/** Whether some spaces, entered in this order, are one of the shortest ways of a movement without a stop before the last of them. */
export function isOnTheWay({ layers, stops }: Forced, facts: Facts, path: readonly string[], from: string): boolean {
  let before = from;
  for (const [at, space] of path.entries()) {
    const isStopped = at > 0 && stops.has(before);
    if (isStopped || layers[at + 1]?.has(space) !== true || !neighbours(facts, before).includes(space)) return false;
    before = space;
  }
  return true;
}

/** Whether a movement that enters these spaces is the one that is forced. */
export function isForced(forced: Forced, facts: Facts, path: readonly string[]): boolean {
  return (
    forced.ends.some(({ space, length }) => space === path.at(-1) && length === path.length) &&
    isOnTheWay(forced, facts, path, forced.from)
  );
}

/** The ways of a movement to one of its ends, at most so many. */
export function waysTo(forced: Forced, facts: Facts, { space, length }: End, most: number): string[][] {
  const found: string[][] = [];
  // From the end to the beginning: whatever lies in an earlier layer can be come to.
  const visit = (way: readonly string[]): void => {
    const [first = space] = way;
    if (found.length === most) return;
    if (way.length === length) {
      if (neighbours(facts, forced.from).includes(first)) found.push([...way]);
      return;
    }
    for (const before of forced.layers[length - way.length] ?? [])
      if (!forced.stops.has(before) && neighbours(facts, before).includes(first)) visit([before, ...way]);
  };
  visit([space]);
  return found;
}
