/**
 * @module
 * The subset of XState in which the rule statecharts are written.
 *
 * A chart is one procedure of a rulebook. It keeps to what a small compiler can flatten (`referee/compile.ts`): nested
 * states, named guards, named effects, `always`, `onDone`, final states. A state that `calls` another chart hands over
 * to it and goes on with `return` when that chart is finished; this is the only way procedures are entered and left.
 */
import { type AnyStateMachine, createMachine, type MachineConfig } from 'xstate';

/** The id of a rule of the index, such as `outer-rim.movement.2`. */
export type RuleId = `${string}.${string}.${string}`;

/** A guard is a list of rules: the transition is taken when each of them holds. */
export interface RulesGuard {
  readonly type: 'rules';
  readonly params: { readonly all: readonly RuleId[] };
}

/** A guard of an automatic transition: a named fact that decides which way a procedure goes on. */
export interface CaseGuard {
  readonly type: 'case';
  readonly params: { readonly is: string };
}

/** What happens on a move that a state accepts. Exactly one transition for each move type of a state. */
export interface MoveTransition {
  readonly guard?: RulesGuard;
  /** names of effects, carried out in order after every rule of the guard held */
  readonly actions?: readonly string[];
  readonly target?: string;
  /** rules that this transition carries out (in addition to those it checks) */
  readonly meta?: { readonly rules: readonly RuleId[] };
}

/** An automatic transition; of several, the first whose case holds is taken. */
export interface Branch {
  readonly guard?: CaseGuard;
  readonly actions?: readonly string[];
  readonly target?: string;
  readonly meta?: { readonly rules: readonly RuleId[] };
}

/** What a state says about itself. */
export interface StateMeta {
  /** the rules that make this state what it is */
  readonly rules?: readonly RuleId[];
  /** who acts here: the name of a role of the ruleset (`current-player`, `chance`, …) */
  readonly awaits?: string;
  /** the chart that is carried out while this state lasts; it ends with the event `return` */
  readonly calls?: string;
  /** the move that may be left unsaid here: a log that goes on with something else has made it */
  readonly implies?: string;
  /** the rule to cite for a move that this state does not accept, by move type, `prefix.*` or `*` */
  readonly refuses?: Readonly<Record<string, RuleId>>;
}

export interface StateConfig {
  readonly initial?: string;
  readonly type?: 'final';
  readonly states?: Readonly<Record<string, StateConfig>>;
  readonly on?: Readonly<Record<string, MoveTransition>>;
  readonly always?: readonly Branch[];
  readonly onDone?: Branch;
  readonly meta?: StateMeta;
  readonly description?: string;
}

export interface ChartConfig extends StateConfig {
  /** the procedure's name, as the rulebook's entry in kebab-case */
  readonly id: string;
  readonly initial: string;
  readonly states: Readonly<Record<string, StateConfig>>;
  readonly description: string;
}

/** Makes the XState machine of one procedure. Guards and effects are bound by name when a ruleset is opened. */
export function chart(config: ChartConfig): AnyStateMachine {
  return createMachine(config as unknown as MachineConfig<object, { type: string }>);
}

/** The guard "all of these rules hold". */
export function rules(...all: RuleId[]): RulesGuard {
  return { type: 'rules', params: { all } };
}

/** The guard of an automatic transition. */
export function when(is: string): CaseGuard {
  return { type: 'case', params: { is } };
}
