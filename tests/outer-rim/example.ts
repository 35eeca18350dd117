/**
 * @module
 * How a rule is shown at work: a position in a few facts, the moves, and what the referee must say. Every rule that this
 * project enforces has at least one example that keeps it and one that breaks it (or, for a permission or a definition,
 * one that goes beyond it and breaks the rule named in `breaks`).
 */

import type { RuleId } from '../../machines/chart.ts';
import type { Header, Start, StartSeat } from '../../schemas/outer-rim/header.ts';

export interface Example {
  /** the rule that is shown */
  readonly rule: RuleId;
  /** one sentence: what happens */
  readonly shows: string;
  readonly start: Start | 'set-up';
  /** other parts of the header; the seats are those of `start.seats` unless given here */
  readonly header?: Partial<Omit<Header, 'start'>>;
  readonly moves: readonly { readonly type: string; readonly [word: string]: unknown }[];
  /** the rules of the violations, exactly, in order of the entries; left out: no violation at all */
  readonly breaks?: readonly RuleId[];
  /** the rules that the violations name beside their own, exactly; left out: any */
  readonly also?: readonly RuleId[];
  /** true: some move cannot be ruled; a list: just these rules cannot be ruled, in order; left out: everything can */
  readonly doubtful?: true | readonly RuleId[];
  /** a part of the closing position */
  readonly final?: Readonly<Record<string, unknown>>;
}

/** A seat at the table of the examples: a starter ship, health and hull, no cards, some credits. */
export function seat(facts: StartSeat = {}): StartSeat {
  return {
    space: 'tatooine',
    credits: 5000,
    values: { hyperdrive: 5, groundCombat: 3, shipCombat: 3, health: 4, hull: 4, ...facts.values },
    slots: { cargo: 1, mod: 1, 'cargo-or-mod': 0, crew: 1 },
    skills: [],
    ...Object.fromEntries(Object.entries(facts).filter(([key]) => key !== 'values')),
  };
}

/** A table with Ann (the first player, whose turn it is) and Ben. */
export function table(facts: { ann?: StartSeat; ben?: StartSeat } & Omit<Start, 'seats'> = {}): Start {
  const { ann, ben, ...rest } = facts;
  return { ...rest, seats: { ann: seat(ann), ben: seat({ space: 'naboo', ...ben }) } };
}

/** The whole log of an example. */
export function logOf(example: Example): Header & { moves: Example['moves'] } {
  const { start, header, moves } = example;
  return {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: start === 'set-up' ? ['ann', 'ben'] : Object.keys(start.seats ?? {}),
    ...header,
    start,
    moves,
  };
}
