/**
 * @module
 * The board of a game: the catalogue's map and components, with what the header brings or overrides.
 */
import { type Bend, catalogue, defaultTiles, mapFromTiles, mapOf } from '../../../cards/outer-rim/index.ts';
import type { Header } from '../../../schemas/outer-rim/header.ts';
import { decks } from '../../../schemas/outer-rim/words.ts';
import type { HeaderFinding } from '../../ruleset.ts';
import { netOf } from '../map/ways.ts';
import type { Board } from './facts.ts';
import type { CardFacts, MapFacts } from './types.ts';

function adjacency(map: MapFacts): Map<string, string[]> {
  const paths = new Map<string, string[]>(map.spaces.map((space) => [space.id, []]));
  for (const [a, b] of map.paths) {
    paths.get(a)?.push(b);
    paths.get(b)?.push(a);
  }
  return paths;
}

function merged<T extends { id: string }>(
  printed: ReadonlyMap<string, T>,
  brought: readonly T[] | undefined,
): ReadonlyMap<string, T> {
  if (brought === undefined || brought.length === 0) return printed;
  const all = new Map(printed);
  for (const item of brought) all.set(item.id, { ...all.get(item.id), ...item });
  return all;
}

function byDeck(cards: Board['cards']): Board['decks'] {
  const all = [...cards.values()].filter((card) => card.deck !== undefined && card.deck !== null);
  const ids = (fits: (card: CardFacts) => boolean): string[] => all.filter(fits).map((card) => card.id);
  return Object.fromEntries(
    decks.map((deck) => [deck, { own: ids((card) => card.deck === deck), others: ids((card) => card.deck !== deck) }]),
  ) as unknown as Board['decks'];
}

/** The components that bend each rule. */
function byBend(bends: ReadonlyMap<string, ReadonlySet<Bend>>): Board['bends'] {
  const benders = new Map<Bend, Set<string>>();
  for (const [source, bent] of bends)
    for (const bend of bent) benders.set(bend, (benders.get(bend) ?? new Set()).add(source));
  return benders;
}

const boards = new Map<string, Board>();

/** The board with the catalogue's own facts; built once for each choice of options. */
function printedBoard(expansion: boolean, practice: boolean): Board {
  const key = `${expansion} ${practice}`;
  const known = boards.get(key);
  if (known !== undefined) return known;
  const map = mapOf({ expansion: false });
  const { cards, ships, characters, patrols, bends, afterGoal, untilGoal, goalSides, goals, pays } = catalogue({
    expansion,
    practice,
  });
  const board: Board = {
    spaces: new Map(map.spaces.map((space) => [space.id, space])),
    paths: adjacency(map),
    net: netOf(map),
    spawn: map.spawn ?? {},
    cards,
    decks: byDeck(cards),
    ships,
    characters,
    ambitions: new Map(),
    patrols,
    bends: byBend(bends),
    afterGoal,
    untilGoal,
    goalSides,
    goals,
    pays,
    expansion,
    printed: false,
  };
  boards.set(key, board);
  return board;
}

/** A board with another map. */
function withMap(board: Board, map: MapFacts): Board {
  return {
    ...board,
    spaces: new Map(map.spaces.map((space) => [space.id, space])),
    paths: adjacency(map),
    net: netOf(map),
    spawn: map.spawn ?? {},
  };
}

/** Whether these are the six tiles, each of them once (random-map.3.b). */
export function isAMap(tiles: readonly string[]): boolean {
  return tiles.length === defaultTiles.length && defaultTiles.every((tile) => tiles.includes(tile));
}

/** A board with the six tiles in this order; `spawnKnown`: the endcaps are those of the base game. */
export function withTiles(board: Board, tiles: readonly string[], spawnKnown: boolean): Board {
  const laid = withMap(board, mapFromTiles(tiles));
  return spawnKnown ? laid : { ...laid, spawn: {} };
}

/** The board for a header. The Core Worlds endcaps are not known for certain: a log that uses them brings its own map. */
export function baseCatalogue(header: Header): { board: Board; findings: HeaderFinding[] } {
  const findings: HeaderFinding[] = [];
  const printed = printedBoard(header.options?.unfinishedBusiness ?? true, header.options?.practiceSet ?? false);
  // With Unfinished Business on the table both endcaps are replaced, and where their stacks lie is not known for certain.
  let board: Board = header.options?.unfinishedBusiness === true ? { ...printed, spawn: {} } : printed;
  if (header.map !== undefined && 'tiles' in header.map && !isAMap(header.map.tiles)) {
    findings.push({
      kind: 'violation',
      rule: 'outer-rim.random-map.3.b',
      pointer: '/map/tiles',
      message: 'a map has each of its six tiles once',
      facts: { tiles: header.map.tiles },
    });
  } else if (header.map !== undefined) {
    const map = 'tiles' in header.map ? mapFromTiles(header.map.tiles) : header.map;
    const spaces = new Map(map.spaces.map((space) => [space.id, space]));
    map.paths.forEach(([a, b], index) => {
      for (const end of [a, b]) {
        if (!spaces.has(end))
          findings.push({
            kind: 'problem',
            pointer: `/map/paths/${index}`,
            message: `the path ends in "${end}", which is not a space of this map`,
          });
      }
    });
    for (const [faction, space] of Object.entries(map.spawn ?? {})) {
      if (!spaces.has(space))
        findings.push({
          kind: 'problem',
          pointer: `/map/spawn/${faction}`,
          message: `"${space}" is not a space of this map`,
        });
    }
    board = withMap(board, map);
  }
  if (header.ships !== undefined || header.characters !== undefined) {
    board = {
      ...board,
      ships: merged(board.ships, header.ships),
      characters: merged(board.characters, header.characters),
    };
  }
  if (header.edition === 'print-1.0') board = { ...board, printed: true };
  if (header.ambitions !== undefined)
    board = { ...board, ambitions: new Map(header.ambitions.map((sheet) => [sheet.id, sheet])) };
  return { board, findings };
}
