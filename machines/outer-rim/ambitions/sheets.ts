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

/**
 * Whether so many tokens lie on a goal: on an ongoing one whose criteria can be seen, one as long as they are met, whether or not
 * the log has recorded that it was put there or taken off (ambitions.5.2).
 */
export function goWithoutSaying(facts: Facts, seat: string, goal: string, tokens: unknown): boolean {
  const { ambition } = seatOf(facts, seat);
  if (ambition?.goals[goal]?.kind !== 'infinity' || textOf(facts, ambition, goal)?.needs === undefined) return false;
  const complete = isComplete(facts, seat, ambition, goal);
  return complete === true ? tokens === 1 : complete === false && tokens === 0;
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
