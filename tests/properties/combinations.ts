/**
 * @module
 * Every combination of the options that a header can have, as parts of the header of a simulated game.
 */
import type { BaseFacts } from '../../machines/ruleset.ts';
import type { Compiled } from '../../referee/compile.ts';
import { drawer } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';

export type Parts = { readonly [part: string]: Json };

const SEATS = ['ann', 'ben', 'cleo', 'dan'];
const either = [false, true] as const;

/** Outer Rim: the number of players and the map go round within each of these. */
const outerRim: readonly Parts[] = either.flatMap((unfinishedBusiness) =>
  either.flatMap((ambitions) =>
    either.flatMap((favors) =>
      [{}, { start: 'set-up' }].flatMap((start) =>
        [{}, { edition: 'print-1.0' }].map((edition) => ({
          ...edition,
          ...start,
          options: { unfinishedBusiness, ...(ambitions ? { ambitions } : {}), ...(favors ? { favors } : {}) },
        })),
      ),
    ),
  ),
);

/** The Deckbuilding Game: what sources dispute, and how many bases are to be destroyed, goes round within each of these. */
const deckbuilding: readonly Parts[] = ['beginner', 'full-galaxy', 'secret-bases'].flatMap((mode) =>
  ['full', 'public'].flatMap((information) =>
    either.map((payingOff) => ({ options: { mode, information, payingOff } })),
  ),
);

export const combinations: Readonly<Record<string, readonly Parts[]>> = { 'outer-rim': outerRim, deckbuilding };

/** The fame requirements of whole games: the recommended ones, and that of an extended game. */
function requirement({ edition, options }: Parts, nth: number): number {
  const { ambitions } = options as Parts;
  if (edition === 'print-1.0') return nth % 2 === 0 ? 10 : 12;
  return nth % 2 === 0 ? (ambitions === true ? 8 : 10) : 12;
}

/**
 * The parts of the nth game of a combination. A `short` game of Outer Rim is one in which every card that brings fame brings
 * so much that few of them win, with a low fame requirement where the edition allows one; of the Deckbuilding Game one base less.
 */
export function nthOf(game: Compiled<BaseFacts>, combination: Parts, nth: number, short: boolean): Parts {
  const options = combination['options'] as Parts;
  if (game.ruleset.id === 'deckbuilding')
    return short ? { ...combination, options: { ...options, goal: 2 } } : combination;
  const seats = SEATS.slice(0, 2 + (nth % 3));
  const fameRequirement = short && combination['edition'] === undefined ? 4 : requirement(combination, nth);
  const parts = { ...combination, seats, options: { ...options, fameRequirement } };
  if (!short) return parts;
  const { cards } = game.ruleset.simulate(drawer(nth), parts).header as Parts;
  const generous = JSON.stringify(cards).replaceAll(/"gain-fame","amount":\d+/g, '"gain-fame","amount":6');
  return { ...parts, cards: JSON.parse(generous) as Json };
}
