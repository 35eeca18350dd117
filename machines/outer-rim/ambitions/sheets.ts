/**
 * @module
 * Ambition sheets as they lie before the players: which goals are complete, and whether all of them are. No sheet is in the
 * catalogue: what a log does not state of one is not known. The rules are in ambitions.ts.
 */
import type { Ambition, AmbitionGoal } from '../../../schemas/outer-rim/ambitions.ts';
import type { Header } from '../../../schemas/outer-rim/header.ts';
import { type Facts, seatOf } from '../table/facts.ts';
import { meets } from '../table/needs.ts';

/** Whether a header says that ambitions are in use: by the option, or by stating sheets. */
export function wantsAmbitions({ options, ambitions = [] }: Header): boolean {
  return options?.ambitions ?? ambitions.length > 0;
}

/** Whether ambitions are in use (ambitions.0.1). */
export function usesAmbitions({ seats, first }: Pick<Facts, 'seats' | 'first'>): boolean {
  return seats[first]?.ambition !== undefined;
}

/** An ambition sheet as its owner takes it: no goal token lies on it. */
export function sheetOf({ board }: Pick<Facts, 'board'>, sheet: string | null): Ambition {
  const goals = sheet === null ? undefined : board.ambitions.get(sheet)?.goals;
  return {
    sheet,
    stated: goals !== undefined,
    goals: Object.fromEntries(
      (goals ?? []).map(({ id, kind = null, number = null, times = null }) => [id, { kind, number, times, tokens: 0 }]),
    ),
  };
}

/** What the log states of a goal, apart from its tokens. */
export function textOf({ board }: Facts, { sheet }: Ambition, goal: string): AmbitionGoal | undefined {
  return sheet === null ? undefined : board.ambitions.get(sheet)?.goals?.find(({ id }) => id === goal);
}

/** Why nobody knows what a player's sheet says. */
export function untoldSheet(seat: string, { sheet }: Ambition): string {
  return sheet === null ? `text of the ambition sheet of ${seat}` : `text of ${sheet}`;
}

/** Whether a goal is complete; null: nobody knows. What can be seen on the table needs no token (ambitions.4.3.a). */
export function isComplete(facts: Facts, seat: string, ambition: Ambition, goal: string): boolean | null {
  const { kind, times, tokens } = ambition.goals[goal] ?? { kind: null, times: null, tokens: 0 };
  const needs = kind === 'infinity' ? textOf(facts, ambition, goal)?.needs : undefined;
  if (needs === undefined) return tokens >= (times ?? 1);
  const finding = meets(facts, seat, needs);
  return finding === true ? true : finding.holds === false ? false : null;
}

/** Whether no token lies on an ongoing goal by rights: its criteria can be seen, and are not met (ambitions.5.2). */
export function isOff(facts: Facts, seat: string, ambition: Ambition, goal: string): boolean {
  const { kind, kept } = ambition.goals[goal] ?? {};
  return kind === 'infinity' && kept !== true && isComplete(facts, seat, ambition, goal) === false;
}

/** The seats with the tokens that lie on their goals by rights, where the log has not recorded one that goes; else undefined. */
export function tokensByRights(facts: Facts): Facts['seats'] | undefined {
  if (!usesAmbitions(facts)) return undefined;
  let seats: Facts['seats'] | undefined;
  for (const seat of facts.order) {
    const own = seatOf(facts, seat);
    const { ambition } = own;
    if (ambition === undefined) continue;
    const off = Object.entries(ambition.goals).filter(
      ([goal, { tokens }]) => tokens > 0 && isOff(facts, seat, ambition, goal),
    );
    if (off.length === 0) continue;
    const goals = { ...ambition.goals, ...Object.fromEntries(off.map(([goal, is]) => [goal, { ...is, tokens: 0 }])) };
    seats = { ...(seats ?? facts.seats), [seat]: { ...own, ambition: { ...ambition, goals } } };
  }
  return seats;
}

/**
 * Whether so many tokens may lie on an ongoing goal whose criteria can be seen: one that is met has a token, whether or not the
 * log has recorded it; and in the entry by which they are met no more (`before`: they were) it may not have been taken off yet.
 */
export function goWithoutSaying(facts: Facts, seat: string, goal: string, tokens: unknown, before?: Facts): boolean {
  const { ambition } = seatOf(facts, seat);
  const known = ambition?.goals[goal];
  if (ambition === undefined || known?.kind !== 'infinity') return false;
  if (isOff(facts, seat, ambition, goal))
    return before !== undefined && tokens === known.tokens && !isOff(before, seat, ambition, goal);
  return (
    tokens === 1 &&
    textOf(facts, ambition, goal)?.needs !== undefined &&
    isComplete(facts, seat, ambition, goal) === true
  );
}

/** The goals of a sheet that are certainly not complete, and those of which nobody knows; but for one. */
export function openGoals(
  facts: Facts,
  seat: string,
  ambition: Ambition,
  but?: string,
): { readonly open: readonly string[]; readonly unsure: readonly string[] } {
  const others = Object.keys(ambition.goals).filter((goal) => goal !== but);
  const of = (state: false | null) => others.filter((goal) => isComplete(facts, seat, ambition, goal) === state);
  return { open: of(false), unsure: of(null) };
}

/** Whether a seat has every goal that it has to complete; without ambitions there is none (ambitions.1). */
export function hasEveryGoal(facts: Facts, seat: string): boolean {
  const { ambition } = seatOf(facts, seat);
  if (ambition === undefined) return true;
  const { open, unsure } = openGoals(facts, seat, ambition);
  if (open.length + unsure.length > 0) return false;
  // The goal with the fame symbol is the last one, also of a sheet of which nobody has told all goals (ambitions.4.4).
  return ambition.stated || Object.values(ambition.goals).some(({ kind }) => kind === 'fame');
}

/** Whether a seat of which nobody has told the sheet may have completed it. */
export function mayHaveEveryGoal(facts: Facts, seat: string): boolean {
  const { ambition } = seatOf(facts, seat);
  if (ambition === undefined || !ambition.stated) return true;
  return openGoals(facts, seat, ambition).open.length === 0;
}
