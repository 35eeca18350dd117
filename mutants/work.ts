/**
 * @module
 * A thread that tries mutants: it reads logs with each, one after the other, until one is not what it says any more.
 */
import { loadRuleset } from '../games/registry.ts';
import type { BaseFacts } from '../machines/ruleset.ts';
import type { Compiled } from '../referee/play/compile.ts';
import { rulesetOf } from '../referee/play/rulesets.ts';
import { serve } from '../workers/thread.ts';
import { breaksDown } from './properties.ts';
import { shownOf } from './shown.ts';
import type { Shown } from './stated.ts';
import { type Mutant, Switchboard } from './switchboard.ts';

/** A mutant to try, with the logs that may notice it, by their number, in the order in which they are asked. */
export interface Trial {
  readonly ruleset: string;
  readonly mutant: Mutant;
  readonly logs: readonly number[];
  /** how often each of them may call functions of the ruleset before it is said not to come to an end */
  readonly most: readonly number[];
  /** how many games are simulated when no log notices it */
  readonly games: number;
}

/** The name of what noticed the mutant; null: nothing did. */
export type Result = { readonly by: string | null };

/** How often a simulated game may call functions of the ruleset. */
const GAME = 20_000_000;

interface Bench {
  readonly board: Switchboard;
  readonly shown: readonly Shown[];
}

const benches = new Map<string, Promise<Bench>>();

async function benchFor(id: string): Promise<Bench> {
  const ruleset = loadRuleset(id);
  if (ruleset === undefined) throw new Error(`no ruleset ${id}`);
  return { board: new Switchboard(ruleset), shown: await shownOf(id, rulesetOf(id) as Compiled<BaseFacts>) };
}

async function tried({ ruleset, mutant, logs, most, games }: Trial): Promise<Result> {
  const made = benches.get(ruleset) ?? benchFor(ruleset);
  benches.set(ruleset, made);
  const { board, shown } = await made;
  board.disable(mutant);
  for (const [index, number] of logs.entries()) {
    const one = shown[number];
    if (one !== undefined && !board.bounded(most[index] ?? 0, () => one.holds(board.game))) return { by: one.name };
  }
  for (let seed = 1; seed <= games; seed += 1) {
    const broken = board.bounded(GAME, () => breaksDown(board.game, seed));
    if (broken !== null) return { by: `simulated game ${seed}: ${broken}` };
  }
  return { by: null };
}

serve<Trial, Result>(tried, () => []);
