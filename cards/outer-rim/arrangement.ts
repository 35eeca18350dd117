/**
 * @module
 * Where drawings of the board put each space, and the pieces that it is laid of. The arrangement is ours.
 */
import arrangementFile from './arrangement.json' with { type: 'json' };
import mapFile from './map.json' with { type: 'json' };
import type { ArrangementFile, MapFile } from './schema.ts';

const { places } = arrangementFile as ArrangementFile;
const { tiles, spaces } = mapFile as unknown as MapFile;

/** By space, its place on its tile. */
export const arrangement: ReadonlyMap<string, { readonly along: number; readonly across: number }> = new Map(
  Object.entries(places),
);

/** By space, the name of the tile that it is printed on; spaces of endcaps have none. */
export const tileNames: ReadonlyMap<string, string> = new Map(
  spaces.flatMap(({ id, tile }) => tiles.filter((one) => one.id === tile).map(({ name }) => [id, name] as const)),
);
