/**
 * @module
 * Every combination of the options that a header can have, as parts of the header of a simulated game.
 */
import { catalogue, characterSetup } from '../../cards/outer-rim/index.ts';
import { aiTypeOf } from '../../machines/outer-rim/solo/players.ts';
import type { BaseFacts } from '../../machines/ruleset.ts';
import type { Compiled } from '../../referee/play/compile.ts';
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

/** Single-player games (Appendix 3): who plays against Ann. Which characters they are goes round within each of these. */
const against = (...ai: readonly string[]): Parts => ({ seats: ['ann', ...ai], ai: [...ai] });
const UB = { unfinishedBusiness: true } as const;
const solo: readonly Parts[] = [
  { ...against('smuggler'), options: { unfinishedBusiness: false } },
  { ...against('smuggler'), options: UB },
  { ...against('hunter'), options: UB },
  { ...against('smuggler', 'hunter'), options: UB },
  { ...against('hunter', 'smuggler'), options: { ...UB, aiFame: 2 } },
  { ...against('hunter'), options: { ...UB, ambitions: true } },
  { ...against('ai'), start: 'set-up', options: { unfinishedBusiness: false } },
  { ...against('ai'), start: 'set-up', options: UB },
  { ...against('ai', 'another'), start: 'set-up', options: { ...UB, aiFame: 1 } },
  { ...against('ai'), start: 'set-up', options: { ...UB, ambitions: true } },
];

/** The characters of AI players, by the name of their seat here. */
const CHARACTERS: Readonly<Record<string, readonly string[]>> = {
  smuggler: [...characterSetup.keys()].filter((id) => aiTypeOf(id) === 'smuggler'),
  hunter: [...characterSetup.keys()].filter((id) => aiTypeOf(id) === 'bounty-hunter'),
};

/** The nth characters of the AI players, in a game that does not begin with choosing them. */
function charactersOf({ ai = [], start, options }: Parts, nth: number): Parts {
  const expansion = (options as Parts)['unfinishedBusiness'] !== false;
  const { characters } = catalogue({ expansion, practice: false });
  const seats = (ai as readonly string[]).flatMap((seat) => {
    const all = CHARACTERS[seat]?.filter((id) => characters.has(id)) ?? [];
    const character = all[nth % all.length];
    return character === undefined ? [] : [[seat, { character }] as const];
  });
  return seats.length === 0 || start !== undefined ? {} : { start: { seats: Object.fromEntries(seats) } };
}

/** The Deckbuilding Game: what sources dispute, and how many bases are to be destroyed, goes round within each of these. */
const deckbuilding: readonly Parts[] = ['beginner', 'full-galaxy', 'secret-bases'].flatMap((mode) =>
  ['full', 'public'].flatMap((information) =>
    either.map((payingOff) => ({ options: { mode, information, payingOff } })),
  ),
);

export const combinations: Readonly<Record<string, readonly Parts[]>> = {
  'outer-rim': [...outerRim, ...solo],
  deckbuilding,
};

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
  const seats = combination['seats'] ?? SEATS.slice(0, 2 + (nth % 3));
  const fameRequirement = short && combination['edition'] === undefined ? 4 : requirement(combination, nth);
  const parts = { ...combination, ...charactersOf(combination, nth), seats, options: { ...options, fameRequirement } };
  if (!short) return parts;
  const { cards } = game.ruleset.simulate(drawer(nth), parts).header as Parts;
  const generous = JSON.stringify(cards).replaceAll(/"gain-fame","amount":\d+/g, '"gain-fame","amount":6');
  return { ...parts, cards: JSON.parse(generous) as Json };
}
