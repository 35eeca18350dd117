/**
 * @module
 * Shortest ways on a map. A map never changes, so its spaces are numbered once, and what a search from one of them finds is
 * kept with it: everybody who plays on the map shares it.
 */
import type { MapFacts } from '../table/types.ts';

/** A map with its spaces numbered. */
export interface Net {
  readonly names: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** by the number of a space, those adjacent to it, in the order of the map's paths */
  readonly next: readonly (readonly number[])[];
  /** by the number of a space, whether every ship stops there (movement.3) */
  readonly maelstrom: readonly boolean[];
  /** true on maps with Core Worlds spaces */
  readonly core: boolean;
  /** the ways that were searched for past whatever stops a ship, by the number of the space where they set out */
  readonly kept: Ways[];
  /** the last search round what stops a ship: all rules of one move ask the same question */
  last: { readonly stops: readonly string[]; readonly ways: Ways } | null;
}

/** The shortest ways from one space, as a search has found them. */
export interface Ways {
  readonly net: Net;
  readonly from: string;
  /** the spaces that ways lead to, nearest first */
  readonly found: readonly number[];
  /** by the number of a space, how many spaces the way to it enters; -1 where none leads */
  readonly lengths: readonly number[];
  /** by the number of a space, the one before it on the way; -1 where there is none */
  readonly before: readonly number[];
  /** by the number of a space, whether the way to it leads through the Maelstrom */
  readonly maelstrom: readonly boolean[];
}

export function netOf({ spaces, paths }: MapFacts): Net {
  const names = spaces.map((space) => space.id);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const next: number[][] = names.map(() => []);
  for (const [a, b] of paths) {
    const [one, other] = [numbers.get(a), numbers.get(b)];
    // A path that ends nowhere has been reported where the map was read.
    if (one === undefined || other === undefined) continue;
    next[one]?.push(other);
    next[other]?.push(one);
  }
  const net = {
    names,
    numbers,
    next,
    maelstrom: spaces.map((space) => space.type === 'maelstrom'),
    core: spaces.some((space) => space.core === true),
  };
  // What has been searched for is no part of the map: where two maps are compared, nobody may come upon it.
  Object.defineProperties(net, { kept: { value: [] }, last: { value: null, writable: true } });
  return net as unknown as Net;
}

/**
 * A breadth-first search that goes no further where something stops it, unless it sets out there. Of several shortest ways
 * to a space, the first in the order of the map's paths is found.
 */
function search(net: Net, from: string, stops: readonly boolean[]): Ways {
  const lengths = new Array<number>(net.names.length).fill(-1);
  const before = lengths.slice();
  const maelstrom = new Array<boolean>(net.names.length).fill(false);
  const start = net.numbers.get(from);
  const found = start === undefined ? [] : [start];
  if (start !== undefined) lengths[start] = 0;
  // The list grows while it is walked.
  for (const at of found) {
    if (at !== start && stops[at] === true) continue;
    const length = (lengths[at] as number) + 1;
    const through = maelstrom[at] === true || (at !== start && net.maelstrom[at] === true);
    for (const next of net.next[at] as readonly number[]) {
      if (lengths[next] !== -1) continue;
      lengths[next] = length;
      before[next] = at;
      maelstrom[next] = through;
      found.push(next);
    }
  }
  return { net, from, found, lengths, before, maelstrom };
}

/** By the number of a space, whether something stops a ship there: nothing does. */
const NOWHERE: readonly boolean[] = [];

/** The shortest ways from a space to all others, past whatever stops a ship. */
export function waysFrom(net: Net, from: string): Ways {
  const number = net.numbers.get(from);
  // A space that the map does not have is a word of one log: it is not kept for the others.
  if (number === undefined) return search(net, from, NOWHERE);
  const ways = net.kept[number] ?? search(net, from, NOWHERE);
  net.kept[number] = ways;
  return ways;
}

/** The spaces that ways of at most this length lead to, nearest first. */
export function spacesWithin({ net, from, found, lengths }: Ways, most: number): string[] {
  if (found.length === 0) return [from];
  const spaces: string[] = [];
  for (const at of found) {
    if ((lengths[at] as number) > most) break;
    spaces.push(net.names[at] as string);
  }
  return spaces;
}

/** How many spaces the way to a space enters; undefined where no way leads there. */
export function lengthTo({ net, from, lengths }: Ways, to: string): number | undefined {
  if (to === from) return 0;
  const number = net.numbers.get(to);
  const length = number === undefined ? -1 : (lengths[number] as number);
  return length === -1 ? undefined : length;
}

/** The spaces that the way to a space enters, in order; undefined where no way leads there. */
export function wayTo(ways: Ways, to: string): string[] | undefined {
  const length = lengthTo(ways, to);
  if (length === undefined) return undefined;
  const { net, before } = ways;
  const way = new Array<string>(length);
  let at = net.numbers.get(to) ?? -1;
  for (let place = length - 1; place >= 0; place -= 1) {
    way[place] = net.names[at] as string;
    at = before[at] as number;
  }
  return way;
}

/** The shortest ways from a space that neither the Maelstrom nor these spaces break off. */
export function waysRound(net: Net, from: string, stops: readonly string[]): Ways {
  const { last, maelstrom, numbers } = net;
  if (last?.ways.from === from && isSame(last.stops, stops)) return last.ways;
  const stopsAt = maelstrom.slice();
  for (const space of stops) {
    const number = numbers.get(space);
    if (number !== undefined) stopsAt[number] = true;
  }
  const ways = search(net, from, stopsAt);
  net.last = { stops, ways };
  return ways;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((space, index) => space === other[index]);
}

/** Whether the way to a space leads through the Maelstrom; the space where a ship sets out does not count (movement.4). */
export function isThroughMaelstrom({ net, maelstrom }: Ways, to: string): boolean {
  const end = net.numbers.get(to);
  return end !== undefined && maelstrom[end] === true;
}

/** Whether the way to a space enters another one before it ends. */
export function leadsThrough({ net, lengths, before }: Ways, to: string, space: string): boolean {
  const through = net.numbers.get(space);
  const length = through === undefined ? 0 : (lengths[through] as number);
  if (length < 1) return false;
  let at = net.numbers.get(to);
  if (at === undefined || (lengths[at] as number) <= length) return false;
  while ((lengths[at] as number) > length) at = before[at] as number;
  return at === through;
}
