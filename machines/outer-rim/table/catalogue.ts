/**
 * @module
 * The board of a game: the catalogue's map and components, with what the header brings or overrides.
 */
import {
  type Bend,
  catalogue,
  contactClassOf,
  defaultTiles,
  mapFromTiles,
  mapOf,
} from '../../../cards/outer-rim/index.ts';
import type { AmbitionFacts } from '../../../schemas/outer-rim/ambitions.ts';
import type { Header } from '../../../schemas/outer-rim/header.ts';
import { type ContactClass, decks } from '../../../schemas/outer-rim/words.ts';
import { overlaid } from '../../own-box.ts';
import type { HeaderFinding, OwnBox } from '../../ruleset.ts';
import { netOf } from '../map/ways.ts';
import type { Board } from './facts.ts';
import type { CardFacts, CharacterFacts, MapFacts, PatrolToken, ShipFacts } from './types.ts';

/** The kinds of a box that are cards, wherever they lie. */
export const CARD_KINDS = ['cards', 'encounters', 'databank'] as const;

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
  const { unsure: _, ...own } = catalogue({ expansion, practice });
  const board: Board = {
    ...own,
    spaces: new Map(map.spaces.map((space) => [space.id, space])),
    paths: adjacency(map),
    net: netOf(map),
    spawn: map.spawn ?? {},
    ends: map.spawn ?? {},
    decks: byDeck(own.cards),
    ambitions: new Map(),
    bends: byBend(own.bends),
    contacts: contactClassOf,
    expansion,
    printed: false,
  };
  boards.set(key, board);
  return board;
}

const boxed = new WeakMap<OwnBox, Map<Board, Board>>();

/** A board with what somebody has read off their own box; made once for each. */
function withBox(board: Board, own: OwnBox, practice: boolean): Board {
  const made = boxed.get(own) ?? new Map<Board, Board>();
  boxed.set(own, made);
  const known = made.get(board);
  if (known !== undefined) return known;
  const named = (id: string) => ({ id });
  // What belongs to Unfinished Business is not on the table of a base game, whoever tells of it.
  const all = printedBoard(true, practice);
  let cards = board.cards;
  for (const kind of CARD_KINDS) {
    const origin =
      kind === 'cards' ? {} : { origin: kind === 'databank' ? ('databank' as const) : ('encounter' as const) };
    cards = overlaid<CardFacts>(cards, own, kind, (id) => ({ id, ...origin }), all.cards);
  }
  const side = (id: string) => ({
    ...board.ships.get(id),
    id,
    hyperdrive: null,
    combat: null,
    hull: null,
    slots: null,
  });
  const tokens = overlaid<{ class?: ContactClass }>(
    new Map([...board.contacts].map(([id, of]) => [id, { class: of }])),
    own,
    'contacts',
    () => ({}),
  );
  const laid: Board = {
    ...board,
    cards,
    decks: byDeck(cards),
    ships: overlaid<ShipFacts>(board.ships, own, 'ships', named, all.ships),
    goalSides: overlaid<ShipFacts>(board.goalSides, own, 'goalSides', side, all.goalSides),
    characters: overlaid<CharacterFacts>(board.characters, own, 'characters', named, all.characters),
    ambitions: overlaid<AmbitionFacts>(board.ambitions, own, 'ambitions', named),
    // The values of a practice game are invented, and are not those of any box.
    patrols: practice
      ? board.patrols
      : overlaid<PatrolToken>(board.patrols, own, 'patrols', (name) => ({ level: Number(name.at(-1)) })),
    contacts: new Map([...tokens].flatMap(([id, of]) => (of.class === undefined ? [] : [[id, of.class] as const]))),
    box: { own, without: board },
  };
  made.set(board, laid);
  return laid;
}

/** A board with another map. */
function withMap(board: Board, map: MapFacts): Board {
  return {
    ...board,
    spaces: new Map(map.spaces.map((space) => [space.id, space])),
    paths: adjacency(map),
    net: netOf(map),
    spawn: map.spawn ?? {},
    ends: {},
  };
}

/** Whether these are the six tiles, each of them once (random-map.3.b). */
export function isAMap(tiles: readonly string[]): boolean {
  return tiles.length === defaultTiles.length && defaultTiles.every((tile) => tiles.includes(tile));
}

/** A board with the six tiles in this order; `spawnKnown`: the endcaps are those of the base game. */
export function withTiles(board: Board, tiles: readonly string[], spawnKnown: boolean): Board {
  const laid = withMap(board, mapFromTiles(tiles));
  const ends = laid.spawn;
  return spawnKnown ? { ...laid, ends } : { ...laid, ends, spawn: {} };
}

/** The board for a header, at a table whose box is known or not. The Core Worlds endcaps are not known for certain: a log that uses them brings its own map. */
export function baseCatalogue(header: Header, box?: OwnBox): { board: Board; findings: HeaderFinding[] } {
  const findings: HeaderFinding[] = [];
  const practice = header.options?.practiceSet ?? false;
  const catalogued = printedBoard(header.options?.unfinishedBusiness ?? true, practice);
  const printed = box === undefined ? catalogued : withBox(catalogued, box, practice);
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
    // The shapes of the Core Worlds endcaps are not known: neither is where patrols come to the map beside them.
    const isCore = header.options?.unfinishedBusiness === true;
    board = 'tiles' in header.map ? withTiles(board, header.map.tiles, !isCore) : withMap(board, map);
  }
  if (header.ships !== undefined || header.characters !== undefined) {
    board = {
      ...board,
      ships: merged(board.ships, header.ships),
      characters: merged(board.characters, header.characters),
    };
  }
  if (header.edition === 'print-1.0') board = { ...board, printed: true };
  if (header.ambitions !== undefined) board = { ...board, ambitions: merged(board.ambitions, header.ambitions) };
  return { board, findings };
}
