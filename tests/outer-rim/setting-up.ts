/**
 * @module
 * The entries with which the examples of set-up are written: Ann and Ben with the base game, each of them in one line.
 */
import type { Header } from '../../schemas/outer-rim/header.ts';

type Entry = { readonly type: string; readonly [word: string]: unknown };

/** The base game is on the table, or Unfinished Business. */
export const baseGame = { options: { unfinishedBusiness: false } } satisfies Partial<Header>;
export const expansion = { options: { unfinishedBusiness: true } } satisfies Partial<Header>;

/** The pieces of the fixed map from left to right. */
export const fixedMap = [
  'endcap-left',
  'tile-cantonica-ord-mantell',
  'tile-lothal-mon-calamari',
  'tile-kessel',
  'tile-tatooine-nal-hutta',
  'tile-ryloth-naboo',
  'tile-ring-of-kafrene-takodana',
  'endcap-right',
] as const;

/** The fixed map between the Core Worlds endcaps. */
export const coreMap = ['core-endcap-rebel-syndicate', ...fixedMap.slice(1, -1), 'core-endcap-imperial-hutt'] as const;

/** Another order of the six tiles. */
export const otherTiles = [...fixedMap.slice(1, -1)].reverse();

export const lays = (pieces: readonly string[], layout = 'fixed'): Entry => ({
  type: 'setup.map',
  seat: 'ann',
  layout,
  pieces,
});

/** So many of the six dice show a hit or a crit. */
export function rolls(seat: string, hits: number, dice = 6): Entry {
  return {
    type: 'setup.roll',
    seat,
    faces: Array.from({ length: dice }, (_, at) => (at < hits ? (at % 2 === 0 ? 'hit' : 'crit') : 'focus')),
  };
}

export const isFirst = (seat: string): Entry => ({ type: 'setup.first-player', seat });

/** A player chooses a character, and a side of the ship unless it is told later. */
export function takes(seat: string, character: string, ship: string | null = 'g9-rigger'): Entry {
  return { type: 'setup.character', seat, character, ...(ship === null ? {} : { ship }) };
}

export const startsWith = (seat: string, told: object = {}): Entry => ({ type: 'setup.databank', seat, ...told });

export const turnsUp = (deck: string, card: unknown): Entry => ({ type: 'card.reveal', deck, card });

/** Ann has Han Solo and Ben has Boba Fett, and both have a ship. */
export const chosen: readonly Entry[] = [takes('ann', 'han-solo'), takes('ben', 'boba-fett')];

/** The same, and where they begin. */
export const begun: readonly Entry[] = [
  ...chosen,
  startsWith('ann', { space: 'tatooine' }),
  startsWith('ben', { space: 'naboo' }),
];

/** An entry with claims about what lies on the table after it. */
export const claiming = (entry: Entry, expect: object): Entry => ({ ...entry, expect });
