/**
 * @module
 * A board as it is drawn, whatever game it is of: spaces, paths, and what stands on them.
 */

/** What a space is; it decides how it looks. */
export type SpaceKind = 'planet' | 'navpoint' | 'maelstrom';

/** Where a space lies on a piece of an arc: along it, clockwise, and across it from the inner edge, each from 0 to 1. */
export interface Spot {
  readonly along: number;
  readonly across: number;
}

export interface BoardSpace {
  readonly id: string;
  /** its printed name; null: it has none */
  readonly name: string | null;
  readonly kind: SpaceKind;
  /** the faction whose icon it bears */
  readonly faction: string | null;
  /** the piece of the arc that it lies on, counted clockwise, and where there; null: the board does not say */
  readonly piece: number | null;
  readonly spot: Spot | null;
  /** nobody is sure of it */
  readonly unsure: boolean;
}

/** A piece of the arc that a board is laid in. */
export interface BoardPiece {
  readonly at: number;
  readonly name: string;
  /** how wide it is, in parts of a whole piece */
  readonly width: number;
}

/** Something that stands in a space. */
export type Token =
  | { readonly kind: 'ship'; readonly space: string; readonly seat: string; readonly says: string }
  | {
      readonly kind: 'patrol';
      readonly space: string;
      readonly faction: string;
      readonly level: number | null;
      readonly says: string;
    }
  | {
      readonly kind: 'contact';
      readonly space: string;
      readonly class: string | null;
      readonly name: string | null;
      readonly says: string;
    };

/** A board, and where a game stands on it. */
export interface BoardPicture {
  readonly title: string;
  readonly spaces: readonly BoardSpace[];
  readonly paths: readonly (readonly [string, string])[];
  /** the pieces from left to right; none: the board is no arc */
  readonly pieces: readonly BoardPiece[];
  readonly tokens: readonly Token[];
  /** who plays, in turn order, with a line about each */
  readonly players: readonly { readonly seat: string; readonly says: string }[];
  /** what else there is to say, a line each */
  readonly notes: readonly string[];
}
