/**
 * @module
 * Two small maps for examples, so that ways can be followed at a glance.
 */
import type { CardEffect, MapFacts } from '../../schemas/outer-rim/cards.ts';
import type { StartSeat } from '../../schemas/outer-rim/header.ts';

/**
 * Two lanes over four tiles, left to right clockwise, with a rung on each tile and a Core Worlds space at either end:
 *
 *     trailing-core — kessel — tatooine — maelstrom — naboo — spinward-core
 *                       |         |           |         |
 *                       n1   —    n2     —    n3    —   n4
 */
export const ladder: MapFacts = {
  spaces: [
    { id: 'trailing-core', type: 'planet', core: true, faction: null, sector: 0 },
    { id: 'kessel', type: 'planet', faction: 'syndicate', sector: 1 },
    { id: 'n1', type: 'navpoint', sector: 1 },
    { id: 'tatooine', type: 'planet', faction: 'hutt', sector: 2 },
    { id: 'n2', type: 'navpoint', sector: 2 },
    { id: 'maelstrom', type: 'maelstrom', sector: 3 },
    { id: 'n3', type: 'navpoint', sector: 3 },
    { id: 'naboo', type: 'planet', faction: 'imperial', sector: 4 },
    { id: 'n4', type: 'navpoint', sector: 4 },
    { id: 'spinward-core', type: 'planet', core: true, faction: null, sector: 5 },
  ],
  paths: [
    ['trailing-core', 'kessel'],
    ['kessel', 'tatooine'],
    ['tatooine', 'maelstrom'],
    ['maelstrom', 'naboo'],
    ['naboo', 'spinward-core'],
    ['n1', 'n2'],
    ['n2', 'n3'],
    ['n3', 'n4'],
    ['kessel', 'n1'],
    ['tatooine', 'n2'],
    ['maelstrom', 'n3'],
    ['naboo', 'n4'],
  ],
  spawn: { imperial: 'n4', hutt: 'naboo', rebel: 'n1', syndicate: 'kessel' },
};

/**
 * A tangle round `start`, whose tile is that of `home` too. Clockwise lie `bend`, which leads back at once, and `fork`,
 * an intersection with a way home by `back` and a blind way by `blind`; counterclockwise lie `west` and `far-west`.
 */
export const tangle: MapFacts = {
  spaces: [
    { id: 'far-west', type: 'navpoint', sector: 1 },
    { id: 'west', type: 'navpoint', sector: 1 },
    { id: 'start', type: 'navpoint', sector: 2 },
    { id: 'after-bend', type: 'navpoint', sector: 2 },
    { id: 'back', type: 'navpoint', sector: 2 },
    { id: 'blind', type: 'navpoint', sector: 2 },
    { id: 'nearly', type: 'navpoint', sector: 2 },
    { id: 'home', type: 'planet', faction: null, sector: 2 },
    { id: 'bend', type: 'navpoint', sector: 3 },
    { id: 'fork', type: 'navpoint', sector: 3 },
  ],
  paths: [
    ['start', 'west'],
    ['west', 'far-west'],
    ['start', 'bend'],
    ['bend', 'after-bend'],
    ['start', 'fork'],
    ['fork', 'back'],
    ['fork', 'blind'],
    ['back', 'nearly'],
    ['nearly', 'home'],
  ],
};

/** A card whose one ability, an action, makes these things happen. */
export function beacon(...effects: CardEffect[]): NonNullable<StartSeat['assets']>[number] {
  return { id: 'beacon', type: 'gear', bonuses: {}, abilities: [{ id: 'call', timing: 'action', effects }] };
}

/** The move that uses it. */
export const call = { type: 'action.ability', seat: 'ann', source: 'beacon', ability: 'call' } as const;
