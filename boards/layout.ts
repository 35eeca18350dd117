/**
 * @module
 * Where everything of a board is drawn: an arc of pieces where the board is one, else wherever its paths put it.
 */
import type { BoardPicture, BoardSpace } from './model.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece of the arc: the angles it begins and ends at, in radians, clockwise from the left. */
export interface PlacedPiece {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<string, Point>;
  readonly pieces: readonly PlacedPiece[];
  /** where the lines about the game begin, and how much room they have */
  readonly text: { readonly x: number; readonly y: number; readonly width: number };
}

/** The arc, in pixels: its radii, and where its middle lies. */
export const ARC = { inner: 390, outer: 790, x: 860, y: 870, edge: 26 } as const;
const SIZE = { width: 1720, height: 920 } as const;
/** How much of the half circle the arc leaves free at either end, in radians. */
const FREE = 0.03;

/** The point at an angle (clockwise from the left) and a distance from the middle of the arc. */
export function onArc(angle: number, radius: number): Point {
  return { x: ARC.x - Math.cos(angle) * radius, y: ARC.y - Math.sin(angle) * radius };
}

/** Lays out a board. */
export async function layOutBoard(board: BoardPicture): Promise<BoardLayout> {
  const isArc = board.pieces.length > 0 && board.spaces.every(({ piece, spot }) => piece !== null && spot !== null);
  return isArc ? arc(board) : await plain(board);
}

function arc({ spaces, pieces }: BoardPicture): BoardLayout {
  const whole = pieces.reduce((sum, { width }) => sum + width, 0);
  const turn = (Math.PI - 2 * FREE) / whole;
  let reached = FREE;
  const placed = new Map<number, PlacedPiece>();
  for (const { at, name, width } of pieces) {
    placed.set(at, { name, from: reached, to: reached + width * turn });
    reached += width * turn;
  }
  const place = ({ piece, spot }: BoardSpace): Point => {
    const on = placed.get(piece ?? -1);
    if (on === undefined || spot === null) return { x: 0, y: 0 };
    const radius = ARC.inner + ARC.edge + spot.across * (ARC.outer - ARC.inner - 2 * ARC.edge);
    return onArc(on.from + spot.along * (on.to - on.from), radius);
  };
  return {
    ...SIZE,
    places: new Map(spaces.map((space) => [space.id, place(space)])),
    pieces: [...placed.values()],
    text: { x: ARC.x - 280, y: 620, width: 560 },
  };
}

/** The room that a board without an arc has, and what is beside it. */
const PLAIN = { width: 1180, least: 700, margin: 90, beside: 440 } as const;

/** A map of one's own: neighbours lie beside each other, as far as a plane has room for that. */
async function plain({ spaces, paths }: BoardPicture): Promise<BoardLayout> {
  const { default: elkjs } = await import('elkjs/lib/elk.bundled.js');
  const known = new Set(spaces.map(({ id }) => id));
  const found = await new elkjs.default().layout({
    id: 'board',
    layoutOptions: {
      'elk.algorithm': 'stress',
      'elk.stress.desiredEdgeLength': '130',
      'elk.separateConnectedComponents': 'true',
    },
    children: spaces.map(({ id }) => ({ id: `s-${id}`, width: 30, height: 30 })),
    edges: paths
      .filter(([a, b]) => known.has(a) && known.has(b))
      .map(([a, b], at) => ({ id: `p-${at}`, sources: [`s-${a}`], targets: [`s-${b}`] })),
  });
  const points = new Map((found.children ?? []).map(({ id, x = 0, y = 0 }) => [id.slice(2), { x: x + 15, y: y + 15 }]));
  const xs = [...points.values()].map(({ x }) => x);
  const ys = [...points.values()].map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.max(1, (PLAIN.width - 2 * PLAIN.margin) / Math.max(1, right - left));
  const stretch = Math.min(scale, 2);
  const places = new Map(
    [...points].map(([id, { x, y }]) => [
      id,
      { x: PLAIN.margin + (x - left) * stretch, y: PLAIN.margin + (y - top) * stretch },
    ]),
  );
  const width = Math.max(PLAIN.width, (right - left) * stretch + 2 * PLAIN.margin);
  return {
    width: width + PLAIN.beside,
    height: Math.max(PLAIN.least, (bottom - top) * stretch + 2 * PLAIN.margin),
    places,
    pieces: [],
    text: { x: width, y: 110, width: PLAIN.beside - 40 },
  };
}
