/**
 * @module
 * The movements of an AI player, against every way there is: a search made from the words of the rules alone, which walks all
 * ways, keeps those that the rules prefer, and shortens them, finds the same ends and the same ways; whatever else is recorded
 * breaks one rule.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapOf } from '../../cards/outer-rim/map.ts';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { checkLog } from '../../referee/log/read.ts';
import { legalMoves } from '../../referee/play/legal.ts';
import { begin, type Position, play, rule } from '../../referee/play/play.ts';
import type { MapFacts } from '../../schemas/outer-rim/cards.ts';
import type { Faction } from '../../schemas/outer-rim/words.ts';
import { factions } from '../../schemas/outer-rim/words.ts';
import { seat } from './example.ts';

interface Asked {
  readonly map: MapFacts;
  readonly from: string;
  readonly goals: readonly string[];
  readonly hyperdrive: number;
  /** by faction, where its patrol is, and whether it stops the AI player */
  readonly patrols: readonly { readonly space: string; readonly friendly: boolean }[];
}

/** The AI player's planning step: the position, and the game. */
function asked({ map, from, goals, hyperdrive, patrols }: Asked) {
  const byFaction = <T>(of: (at: number) => T): Partial<Record<Faction, T>> =>
    Object.fromEntries(patrols.map((_, at) => [factions[at] as Faction, of(at)]));
  const log = {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: ['ann', 'ben'],
    ai: ['ben'],
    map,
    start: {
      turn: { seat: 'ben' },
      goalTokens: Object.fromEntries(goals.map((goal) => [goal, 1])),
      seats: {
        ann: seat({ space: from, character: 'jyn-erso' }),
        ben: seat({
          space: from,
          character: 'lando-calrissian',
          values: { hyperdrive },
          reputation: { ...NEUTRAL, ...byFaction((at) => (patrols[at]?.friendly ? 'positive' : 'negative')) },
        }),
      },
      patrols: byFaction((at) => ({ level: 1, space: patrols[at]?.space ?? from })),
    },
    moves: [{ type: 'ai.card', card: 'smuggler-1' }],
  };
  const read = checkLog(JSON.parse(JSON.stringify(log)));
  if (!read.ok) throw new Error(read.problems.map(({ pointer, message }) => `${pointer}: ${message}`).join('\n'));
  const { game } = read.value;
  const { position } = play<BaseFacts>(game, begin(game, read.value.log).position, read.value.log.moves[0] as Move);
  return { game, position };
}

const NEUTRAL = { rebel: 'neutral', imperial: 'neutral', hutt: 'neutral', syndicate: 'neutral' } as const;

const nextTo = ({ paths }: MapFacts, space: string): string[] => [
  ...new Set(paths.flatMap(([one, other]) => (one === space ? [other] : other === space ? [one] : []))),
];

/** The movements that the rules leave: the spaces entered, for each of them. */
function forcedBy({ map, from, goals, hyperdrive, patrols }: Asked): string[][] {
  const typeOf = new Map(map.spaces.map((space) => [space.id, space]));
  const isCore = (space: string): boolean => typeOf.get(space)?.core === true;
  const isPlanet = (space: string): boolean => typeOf.get(space)?.type === 'planet';
  const stops = new Set(patrols.filter(({ friendly }) => !friendly).map(({ space }) => space));
  const steps = (space: string): string[] =>
    nextTo(map, space).filter((next) => !(isCore(space) && isCore(next)) && (goals.includes(next) || !isCore(next)));
  // How far every space is from the nearest goal, by looking again and again until nothing changes.
  const away = new Map(map.spaces.map(({ id }) => [id, goals.includes(id) ? 0 : Infinity]));
  for (let round = 0; round < map.spaces.length; round += 1)
    for (const { id } of map.spaces)
      if (!goals.includes(id))
        away.set(id, 1 + Math.min(Infinity, ...steps(id).map((next) => away.get(next) ?? Infinity)));
  const left = (space: string): number => away.get(space) ?? Infinity;
  if (left(from) === 0 || left(from) === Infinity) return [];
  // Every way that is no longer than the shortest one to a goal, up to where it ends.
  const ways: string[][] = [];
  const walk = (way: string[]): void => {
    const here = way.at(-1) ?? from;
    const ends = way.length > 0 && (goals.includes(here) || way.length === hyperdrive || stops.has(here));
    if (ends) ways.push(way);
    else for (const next of steps(here)) if (left(next) === left(here) - 1) walk([...way, next]);
  };
  walk([]);
  const endOf = (way: readonly string[]): string => way.at(-1) ?? from;
  const preferring = (some: string[][], wanted: (way: string[]) => boolean): string[][] =>
    some.some(wanted) ? some.filter(wanted) : some;
  const fewest = Math.min(...ways.map((way) => left(endOf(way))));
  const nearest = ways.filter((way) => left(endOf(way)) === fewest);
  const unstopped = preferring(nearest, (way) => !stops.has(endOf(way)));
  const chosen = unstopped.some((way) => stops.has(endOf(way)))
    ? unstopped
    : preferring(unstopped, (way) => isPlanet(endOf(way)));
  return [...new Set(chosen.map(endOf))].flatMap((end) => {
    const all = chosen.filter((way) => endOf(way) === end);
    if (isPlanet(end) || all[0]?.length !== hyperdrive) return all;
    const earlier = (less: number): string[][] =>
      all.map((way) => way.slice(0, -less)).filter((way) => way.length > 0 && isPlanet(endOf(way)));
    const [one, two] = [earlier(1), earlier(2)];
    const planets = one.length > 0 ? one : two;
    if (planets.length === 0) return all;
    return goals.includes(end) ? [...planets, ...all] : planets;
  });
}

/** Some ways of at most so many spaces that enter no space twice. */
function someWays({ map, from }: Asked, most: number, count: number): string[][] {
  const ways: string[][] = [[]];
  for (const way of ways) {
    if (ways.length > count) break;
    if (way.length < most)
      for (const next of nextTo(map, way.at(-1) ?? from))
        if (next !== from && !way.includes(next)) ways.push([...way, next]);
  }
  return ways;
}

/** A position holds what the search has found. */
function holds(one: Asked): void {
  const forced = forcedBy(one);
  const { game, position } = asked(one);
  const moves = (word: object): Move => ({ type: 'planning.move', seat: 'ben', ...word }) as Move;
  const isDue = top(position) === 'ai-moving';
  expect(isDue).toBe(forced.length > 0);
  if (!isDue) return;
  const ends = new Set(forced.map((way) => way.at(-1)));
  const listed = legalMoves(game, position).filter(
    ({ move, implies }) => move.type === 'planning.move' && implies === undefined,
  );
  expect(new Set(listed.map(({ move }) => (move as { to?: string }).to))).toEqual(ends);
  const wrong = (move: Move): readonly string[] => rule(game, position, move).breaches.map((breach) => breach.rule);
  const names = new Set(forced.map((way) => way.join(' ')));
  for (const { id } of one.map.spaces)
    expect([id, wrong(moves({ to: id })).length]).toEqual([id, ends.has(id) ? 0 : 1]);
  for (const path of [...forced, ...someWays(one, one.hyperdrive + 1, 150)])
    expect([path, wrong(moves({ path })).length]).toEqual([path, names.has(path.join(' ')) ? 0 : 1]);
}

const top = ({ frames }: Position<BaseFacts>): string => frames.at(-1)?.chart ?? '';

/** Patrols and how far the ship comes, for a map with these spaces. */
const circumstances = (space: fc.Arbitrary<string>) => ({
  from: space,
  hyperdrive: fc.integer({ min: 1, max: 7 }),
  patrols: fc.array(fc.record({ space, friendly: fc.boolean() }), { maxLength: 4 }),
});

it('finds the movements that a search by the words of the rules finds, on the fixed map', () => {
  const map = mapOf();
  const spaces = map.spaces.map(({ id }) => id);
  const planets = map.spaces.filter(({ type }) => type === 'planet').map(({ id }) => id);
  const tables = fc.record({
    map: fc.constant(map),
    ...circumstances(fc.constantFrom(...spaces)),
    goals: fc.uniqueArray(fc.constantFrom(...planets), { minLength: 1, maxLength: 3 }),
  });
  fc.assert(fc.property(tables, holds), { numRuns: 60 });
});

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

it('and on small maps made at random, with Core Worlds and a Maelstrom', () => {
  const space = fc.constantFrom(...NAMES);
  const maps = fc
    .record({
      paths: fc.array(fc.tuple(space, space), { minLength: 8, maxLength: 18 }),
      planets: fc.uniqueArray(space, { maxLength: 5 }),
      core: fc.uniqueArray(space, { maxLength: 2 }),
      maelstrom: space,
    })
    .map(
      ({ paths, planets, core, maelstrom }): MapFacts => ({
        spaces: NAMES.map((id) => ({
          id,
          type: core.includes(id) || planets.includes(id) ? 'planet' : id === maelstrom ? 'maelstrom' : 'navpoint',
          ...(core.includes(id) ? { core: true } : {}),
          faction: null,
        })),
        paths: paths.filter(([one, other]) => one !== other),
      }),
    );
  const tables = fc.record({
    map: maps,
    ...circumstances(space),
    goals: fc.uniqueArray(space, { minLength: 1, maxLength: 3 }),
  });
  fc.assert(fc.property(tables, holds), { numRuns: 150 });
});
