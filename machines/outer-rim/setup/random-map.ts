/**
 * @module
 * The random map (LRR page 20): the six tiles are turned up one after the other, each joins the one before it, and the
 * second endcap closes the map.
 */
import type { z } from 'zod';
import { fixedPieces } from '../../../cards/outer-rim/index.ts';
import { chance } from '../../../schemas/outer-rim/move.ts';
import { PieceId } from '../../../schemas/outer-rim/words.ts';
import { chart, rules, when } from '../../chart.ts';
import {
  type Finding,
  fails,
  type Move,
  must,
  type Option,
  type Slice,
  type Unrecorded,
  voids,
} from '../../ruleset.ts';
import { isAMap, withTiles } from '../table/catalogue.ts';
import type { Draft, Facts } from '../table/facts.ts';
import { anySeat } from '../table/forms.ts';
import type { SetUp } from './bare-table.ts';

const moves = [
  chance(
    'setup.tile',
    {
      tile: PieceId.describe('the map tile, or the endcap that closes the map'),
      beside: PieceId.optional().describe('the piece that it has been joined to'),
    },
    'A random map: the next map tile has been turned up and joined to the map. The endcap that comes last may be left out.',
  ),
] as const;
export type Tile = z.infer<(typeof moves)[0]>;
/** The move that says how the map is laid: a random map may be told in it as a whole. */
type Layout = Move & { readonly layout?: string | undefined; readonly pieces?: readonly string[] | undefined };

/** A random map under construction. */
export interface RandomMap {
  readonly expansion: boolean | null;
  /** the tiles of the map that the header brings: they need not be told once more */
  readonly given: readonly string[] | null;
  /** the tiles that lie, from left to right */
  tiles: string[];
}

const TILES = fixedPieces(false).slice(1, -1);
type End = 'left' | 'right';

/** The endcaps of one end of the map that may be the one in use; `expansion` null: nobody has said which. */
function endcaps(expansion: boolean | null, end: End): string[] {
  const of = (which: boolean): string => fixedPieces(which).at(end === 'left' ? 0 : -1) ?? '';
  return expansion === null ? [of(false), of(true)] : [of(expansion)];
}

/** The pieces of a random map that is told as a whole; of any other map nothing is asked here. */
function randomPieces({ layout, pieces }: Layout): readonly string[] | null {
  return layout === 'random' && pieces !== undefined ? pieces : null;
}

/** An end of the map is an endcap of that side; which of the two, appendix-1-setup.2.b says. */
function isEndcap(move: Layout, end: End): Finding {
  const pieces = randomPieces(move);
  // The six tiles alone: the endcaps go without saying.
  const piece = pieces === null || isAMap(pieces) ? undefined : pieces.at(end === 'left' ? 0 : -1);
  const fitting = endcaps(null, end);
  return piece === undefined || fitting.includes(piece) || fails({ [end]: piece, endcap: fitting.join(' or ') });
}

function eachTileOnce(move: Layout): Finding {
  const pieces = randomPieces(move);
  if (pieces === null || isAMap(pieces)) return true;
  const tiles = pieces.slice(1, -1);
  const missing = TILES.filter((tile) => !tiles.includes(tile));
  const twice = tiles.filter((tile, at) => tiles.indexOf(tile) !== at || !TILES.includes(tile));
  return missing.length + twice.length === 0 || voids({ tiles: [...tiles], missing, tooMany: twice });
}

/** What a log tells of the next tile beside the header, where the two differ; null: they agree (log.the-move-log.2). */
export function tileClash({ tile }: Tile, { given, tiles }: RandomMap): Record<string, string> | null {
  const next = given?.[tiles.length];
  return next === undefined || next === tile ? null : { header: next, told: tile };
}

/** The pieces that the next one may join: the tile turned up last, or the left endcap. */
function neighboursOf(own: RandomMap): string[] {
  const last = own.tiles.at(-1);
  return last === undefined ? endcaps(own.expansion, 'left') : [last];
}

/** The piece is joined to the one that comes before it. */
function isJoined({ tile, beside }: Tile, own: RandomMap): Finding {
  const beforeIt = neighboursOf(own);
  return must(beside === undefined || beforeIt.includes(beside), () => ({
    tile,
    beside: beside ?? null,
    tiles: own.tiles.length,
    joins: beforeIt.join(' or '),
  }));
}

/**
 * How the map may lie behind a breach: a tile that is joined elsewhere than at the end lies where its entry has it, as one that was told
 * in the wrong order; and of the one tile that nobody has recorded (3.b: each is used) only later entries may show where it lies.
 */
function* unrecorded(
  _facts: Facts,
  move: Move,
  { expansion, tiles }: RandomMap,
  state: string,
): Iterable<Unrecorded<Facts>> {
  if (state !== 'revealing') return;
  const lying = (tile: string, at: number): Pick<Unrecorded<Facts>, 'state' | 'change'> => ({
    state: 'joined',
    change: (_table, own) => {
      (own as RandomMap).tiles = tiles.toSpliced(at, 0, tile);
    },
  });
  const { tile, beside } = move as Partial<Tile>;
  if (tile !== undefined && TILES.includes(tile) && !tiles.includes(tile)) {
    const at = endcaps(expansion, 'left').includes(beside ?? '') ? 0 : tiles.indexOf(beside ?? '') + 1 || null;
    if (at !== null) yield { ...lying(tile, at), says: `${tile} had been joined before`, done: true };
    return;
  }
  const [missing, ...more] = TILES.filter((one) => !tiles.includes(one));
  if (missing === undefined || more.length > 0) return;
  const says = `${missing} had been joined somewhere`;
  for (let at = tiles.length; at >= 0; at -= 1) yield { ...lying(missing, at), says, standsFor: 'setup.tile' };
}

export const randomMap: Slice<Facts> = {
  moves,
  says: {
    'setup.tile': ({ tile, beside }: Tile) =>
      beside === undefined ? `${tile} is the next piece of the map` : `${tile} is joined to ${beside}`,
  },
  inputs: {
    'an-empty-map': (_facts, { expansion, map }: SetUp): RandomMap => ({
      expansion,
      given: Array.isArray(map) ? map : null,
      tiles: [],
    }),
  },
  unrecorded: { 'random-map': unrecorded },
  charts: [
    chart({
      id: 'random-map',
      description: 'Six tiles are turned up one after the other, and the second endcap closes the map.',
      initial: 'setting-out',
      meta: {
        rules: ['outer-rim.random-map.0.1', 'outer-rim.random-map.1.a'],
        refuses: { '*': 'outer-rim.random-map.3.b' },
      },
      states: {
        'setting-out': {
          always: [{ guard: when('the-header-has-the-map'), target: 'known' }, { target: 'revealing' }],
        },
        // A map that stands in the header lies already; a log may tell its tiles all the same.
        known: {
          meta: { awaits: 'chance', alone: true, implies: 'lapse' },
          on: {
            'setup.tile': {
              guard: rules('outer-rim.random-map.2', 'outer-rim.random-map.3.a', 'log.the-move-log.2'),
              actions: ['join-tile'],
              target: 'told',
            },
            lapse: { target: 'done' },
          },
        },
        told: {
          always: [{ guard: when('all-tiles-lie'), target: 'closing' }, { target: 'known' }],
        },
        revealing: {
          meta: { awaits: 'chance', alone: true },
          on: {
            'setup.tile': {
              guard: rules(
                'outer-rim.random-map.3.c',
                'outer-rim.random-map.3.b',
                'outer-rim.random-map.2',
                'outer-rim.random-map.3.a',
              ),
              actions: ['join-tile'],
              target: 'joined',
            },
          },
        },
        joined: {
          always: [
            { guard: when('all-tiles-lie'), actions: ['lay-random-map'], target: 'closing' },
            { target: 'revealing' },
          ],
        },
        closing: {
          meta: { awaits: 'chance', alone: true, implies: 'lapse', rules: ['outer-rim.random-map.3.c'] },
          on: {
            'setup.tile': { guard: rules('outer-rim.random-map.3.b', 'outer-rim.random-map.3.c'), target: 'done' },
            lapse: { target: 'done' },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'outer-rim.random-map.2': (_facts, move: Tile | Layout, own: RandomMap) => {
      if (move.type === 'setup.map') return isEndcap(move as Layout, 'left');
      return own.tiles.length > 0 ? true : isJoined(move as Tile, own);
    },
    'outer-rim.random-map.3.a': (_facts, move: Tile, own: RandomMap) =>
      own.tiles.length === 0 ? true : isJoined(move, own),
    'outer-rim.random-map.3.b': (_facts, move: Tile | Layout, { tiles }: RandomMap) => {
      if (move.type === 'setup.map') return eachTileOnce(move as Layout);
      const { tile } = move as Tile;
      return !tiles.includes(tile) || voids({ tile, liesAlready: true, tiles: [...tiles] });
    },
    // The endcap of the Hutts and the Empire is the last piece, and joins the tile turned up last.
    'outer-rim.random-map.3.c': (_facts, move: Tile | Layout, own: RandomMap) => {
      if (move.type === 'setup.map') return isEndcap(move as Layout, 'right');
      const { tile } = move as Tile;
      if (TILES.includes(tile)) return true;
      const last = endcaps(own.expansion, 'right');
      if (own.tiles.length === TILES.length && last.includes(tile)) return isJoined(move as Tile, own);
      return voids({ piece: tile, tiles: own.tiles.length, ofTiles: TILES.length, closesTheMap: last.join(' or ') });
    },
  },
  effects: {
    'join-tile': ({ own }: Draft<RandomMap>, { tile }: Tile) => {
      own.tiles.push(tile);
    },
    'lay-random-map': ({ facts, own }: Draft<RandomMap>) => {
      facts.board = withTiles(facts.board, own.tiles, own.expansion === false);
    },
  },
  cases: {
    'the-header-has-the-map': (_facts, { given }: RandomMap) => given !== null,
    'all-tiles-lie': (_facts, { tiles }: RandomMap) => tiles.length === TILES.length,
  },
  candidates: {
    'setup.tile': (facts, own: RandomMap): Option[] => {
      const left =
        own.given?.slice(own.tiles.length, own.tiles.length + 1) ?? TILES.filter((tile) => !own.tiles.includes(tile));
      const next = left.length > 0 ? left : endcaps(own.expansion, 'right');
      const open = { '/seat': anySeat(facts), '/beside': { enum: neighboursOf(own) } };
      return next.map((tile) => ({ move: { type: 'setup.tile', tile } as Tile, open }));
    },
  },
};
