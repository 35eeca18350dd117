/**
 * @module
 * The table before anything is laid out: what is known of it from the header alone, and the facts that set-up works on.
 */
import type { Header } from '../../../schemas/outer-rim/header.ts';
import { decks } from '../../../schemas/outer-rim/words.ts';
import type { HeaderFinding } from '../../ruleset.ts';
import { sheetOf, usesAmbitions, wantsAmbitions } from '../ambitions/sheets.ts';
import { ENDCAPS } from '../map/endcaps.ts';
import { type Facts, isAi, seatOf } from '../table/facts.ts';
import { freshTurn } from '../turn/player-turn.ts';
import { startingPurse } from './components.ts';

/** What set-up remembers while it lasts. */
export interface SetUp {
  /** the fame requirement that the header names */
  readonly fame: number | null;
  /** Unfinished Business is on the table; null: nobody has said */
  readonly expansion: boolean | null;
  /** the map that the header brings: its tiles from left to right, or one of its own */
  readonly map: readonly string[] | 'own' | null;
  /** a random map is to be built */
  random: boolean;
  /** who rolls for first player in this round, and what each of them has rolled */
  rolling: string[];
  hits: Record<string, number>;
  /** a tie is rolled again */
  again: boolean;
  /** seats of whose starting databank card nothing has been told yet */
  untold: string[];
  /** seats that have not said yet with whom they begin positive */
  unpicked: string[];
  /** ambition sheets that lie faceup on the table; null: nobody has told which */
  sheets: string[] | null;
  /** seats that have chosen a sheet, and those that have not carried out its set-up part */
  picked: string[];
  unpaid: string[];
  /** market decks whose top card is to be turned faceup */
  facedown: (typeof decks)[number][];
}

/** Set-up as it begins. */
export function newSetUp(facts: Facts): SetUp {
  const { board, order } = facts;
  const { fame, coreWorlds, map } = board.beforeSetUp ?? { fame: null, coreWorlds: null, map: null, aiFame: null };
  return {
    fame,
    expansion: coreWorlds,
    map,
    random: false,
    rolling: [...order],
    hits: {},
    again: false,
    untold: [...order],
    unpicked: [],
    sheets: null,
    picked: [],
    unpaid: usesAmbitions(facts) ? order.filter((seat) => !isAi(facts, seat)) : [],
    facedown: [...decks],
  };
}

/**
 * Takes everything off the table, for a log that begins before set-up, and looks at the map that its header brings. Whether
 * the endcaps are those of the base game or the Core Worlds the option says, or the map itself.
 */
export function bareTable(facts: Facts, header: Header): HeaderFinding[] {
  const { options, map } = header;
  const brought = map !== undefined && !('tiles' in map);
  const hasCore = [...facts.board.spaces.values()].some(({ core }) => core === true);
  const coreWorlds = brought && hasCore ? true : (options?.unfinishedBusiness ?? null);
  // The Core Worlds endcaps are not known for certain: where their patrols come to the map only a map of the log says.
  const spawn = brought || coreWorlds === false ? facts.board.spawn : {};
  const given = map === undefined ? null : 'tiles' in map ? [...map.tiles] : 'own';
  const beforeSetUp = {
    fame: options?.fameRequirement ?? null,
    coreWorlds,
    map: given,
    aiFame: options?.aiFame ?? null,
  } as const;
  facts.board = { ...facts.board, spawn, beforeSetUp };
  facts.turn = { ...freshTurn(facts, facts.first, false), number: 0, step: 'set-up' };
  if (options?.favors === true) facts.turn.favors = [];
  for (const seat of facts.order)
    Object.assign(seatOf(facts, seat), {
      credits: null,
      fame: null,
      reputation: { rebel: null, imperial: null, hutt: null, syndicate: null },
      ...(wantsAmbitions(header) && !isAi(facts, seat)
        ? { ambition: sheetOf(facts, null) }
        : { purse: startingPurse(facts.order) }),
    });
  return hasCore ? ENDCAPS.flatMap((pair) => apart(facts, pair)) : [];
}

/** The level-1 patrols of a Core Worlds endcap begin in one space (appendix-1-setup.3.c). */
function apart({ board: { spawn } }: Facts, [one, other]: (typeof ENDCAPS)[number]): HeaderFinding[] {
  const [here, there] = [spawn[one], spawn[other]];
  if (here === undefined || there === undefined || here === there) return [];
  return [
    {
      kind: 'violation',
      rule: 'outer-rim.appendix-1-setup.3.c',
      pointer: `/map/spawn/${other}`,
      message: `the ${one} and the ${other} patrol of a Core Worlds endcap begin in one space`,
      facts: { [one]: here, [other]: there },
    },
  ];
}
