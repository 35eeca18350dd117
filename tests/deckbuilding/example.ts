/**
 * @module
 * How a rule is shown at work: a position in a few facts, the moves, and what the referee must say. Every rule that this
 * project enforces has at least one example that keeps it and one that breaks it (or, for a permission or a definition,
 * one that goes beyond it and breaks the rule named in `breaks`).
 */

import type { RuleId } from '../../machines/chart.ts';
import type { Header, Start, StartSeat } from '../../schemas/deckbuilding/header.ts';

export interface Example {
  /** the rule that is shown */
  readonly rule: RuleId;
  /** one sentence: what happens */
  readonly shows: string;
  /** left out: the log begins with the set-up */
  readonly start?: Start;
  /** other parts of the header */
  readonly header?: Partial<Omit<Header, 'start'>>;
  readonly moves: readonly { readonly type: string; readonly [word: string]: unknown }[];
  /** the rules of the violations, exactly, in order of the entries; left out: no violation at all */
  readonly breaks?: readonly RuleId[];
  /** the rules that the violations name beside their own, exactly; left out: any */
  readonly also?: readonly RuleId[];
  /** true: some move cannot be ruled; left out: everything can */
  readonly doubtful?: true;
  /** a part of the closing position */
  readonly final?: Readonly<Record<string, unknown>>;
  /** types of moves of which some are legal in it */
  readonly lists?: readonly string[];
}

/** A seat at the table of the examples: ten known cards in the deck, nothing else. */
function seat(shuttle: string, facts: StartSeat = {}): StartSeat {
  return { hand: [], deck: Array.from({ length: 6 }, () => shuttle), discard: [], ...facts };
}

/** A card of every kind in the row; the next galaxy cards are known. */
const ROW = ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'c-roc-cruiser', 'director-krennic', 'duros-spy'];
const NEXT = ['tie-fighter', 'y-wing', 'bossk', 'at-st', 'snowspeeder'];

/** A table with Vera (the Empire, whose turn it is) and Sam (the Rebels); the Force is with nobody. */
export function table(facts: { vera?: StartSeat; sam?: StartSeat } & Omit<Start, 'seats'> = {}): Start {
  const { vera, sam, ...rest } = facts;
  return {
    force: 0,
    row: ROW,
    galaxyDeck: NEXT,
    galaxyDiscard: [],
    ...rest,
    seats: { vera: seat('imperial-shuttle', vera), sam: seat('alliance-shuttle', sam) },
  };
}

/** The same table in Sam's turn. */
export function rebelTurn(facts: Parameters<typeof table>[0] = {}): Start {
  return table({ ...facts, turn: { seat: 'sam', ...facts.turn } });
}

type Words = Readonly<Record<string, unknown>>;
type Moves = Example['moves'];
/** A move of Vera, of Sam, and a chance outcome. */
export const vera = (type: string, words: Words = {}): Moves[number] => ({ type, seat: 'vera', ...words });
export const sam = (type: string, words: Words = {}): Moves[number] => ({ type, seat: 'sam', ...words });
export const chance = (type: string, words: Words = {}): Moves[number] => ({ type, ...words });

type Short = `${string}.${string}`;
const full = (rule: Short): RuleId => (rule.startsWith('log.') ? rule : `deckbuilding.${rule}`) as RuleId;

/** An example that keeps a rule. */
export function keeps(
  rule: Short,
  shows: string,
  start: Start | undefined,
  moves: Moves,
  final?: Words,
  header?: Example['header'],
): Example {
  return {
    rule: full(rule),
    shows,
    ...(start === undefined ? {} : { start }),
    moves,
    ...(final === undefined ? {} : { final }),
    ...(header === undefined ? {} : { header }),
  };
}

/** An example that breaks a rule: the rule itself unless others are named. */
export function breaks(
  rule: Short,
  shows: string,
  start: Start | undefined,
  moves: Moves,
  by: readonly Short[] = [rule],
  header?: Example['header'],
): Example {
  return {
    rule: full(rule),
    shows,
    ...(start === undefined ? {} : { start }),
    moves,
    breaks: by.map(full),
    ...(header === undefined ? {} : { header }),
  };
}

/** The whole log of an example. */
export function logOf(example: Example): Header & { moves: Example['moves'] } {
  const { start, header, moves } = example;
  return {
    format: 'referee-log/1',
    ruleset: 'deckbuilding',
    seats: ['vera', 'sam'],
    ...header,
    ...(start === undefined ? {} : { start }),
    moves,
  };
}
