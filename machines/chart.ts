/**
 * @module
 * The subset of XState in which the rule statecharts are written.
 *
 * A chart is one procedure of a rulebook, as plain data. It keeps to what a small compiler can flatten
 * (`referee/play/compile.ts`): nested states, named guards, named effects, `always`, `onDone`, final states, and `invoke` of
 * another chart with a named input. A procedure is entered by `invoke` only; it has facts of its own, which begin as its
 * input, and may give an output to its caller. `machines/bind.ts` makes XState machines of charts.
 */

import { OnDemand } from './on-demand.ts';

/** The id of a rule of the index, such as `outer-rim.movement.2`. */
export type RuleId = `${string}.${string}.${string}`;

/**
 * A guard is a list of rules: the transition is taken when each of them holds. `if` names a case of the move: of a move for
 * which it does not hold this state has no transition at all.
 */
export interface RulesGuard {
  readonly type: 'rules';
  readonly params: { readonly all: readonly RuleId[]; readonly if?: string; readonly opens?: string };
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
  /**
   * `rules`: rules that this transition carries out (in addition to those it checks); `opens`: the procedure that takes the
   * move as its first one, in the state that is entered (written by `offers`, not by hand); `later`: where its rules refuse
   * it, it may belong behind what the log leaves unsaid, as with everything that the standing chart does in one step; `asTold`:
   * nobody can follow what is done here, so that it is taken as it is told, if it is not part of anything that can be followed
   */
  readonly meta?: {
    readonly rules?: readonly RuleId[];
    readonly opens?: string;
    readonly later?: boolean;
    readonly asTold?: boolean;
  };
}

/** An automatic transition; of several, the first whose case holds is taken. */
export interface Branch {
  readonly guard?: CaseGuard;
  readonly actions?: readonly string[];
  readonly target?: string;
  readonly meta?: { readonly rules: readonly RuleId[] };
}

/** The procedure that is carried out while a state lasts. */
export interface Invoke {
  /** the chart */
  readonly src: string;
  /** the name of what it is given to work on, which its own facts begin as; left out: it has none */
  readonly input?: string;
  /** where the caller goes on; effects find the procedure's output in the event */
  readonly onDone: Branch | readonly Branch[];
}

/** The event by which a window closes because somebody goes on with something later: nobody says it. */
export const LAPSE = 'lapse';

/** The event by which the game's own chart ends the game, once somebody has won. */
export const OVER = 'over';

/** Rules that moves have to keep: all of them, or those that fit a pattern. */
export type Keeps = readonly RuleId[] | Readonly<Record<string, readonly RuleId[]>>;

/** What a state says about itself. */
export interface StateMeta {
  /** the rules that make this state what it is */
  readonly rules?: readonly RuleId[];
  /**
   * the rules that every move of this state has to keep, before those of its own guard; or, by move type, `prefix.*`,
   * `*.suffix` or `*`, those that such moves have to keep
   */
  readonly keeps?: Keeps;
  /** who acts here: the name of a role of the ruleset (`current-player`, `chance`, …) */
  readonly awaits?: string;
  /** procedures that may be begun here by one of their first moves: by chart, the state beside this one that invokes it */
  readonly offers?: Readonly<Record<string, string>>;
  /** something is being carried out here that nothing interrupts: what is possible at any time is not possible here */
  readonly alone?: boolean;
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
  readonly invoke?: Invoke;
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
  /** the name of what the finished procedure tells its caller */
  readonly output?: string;
}

/** A chart, checked for its form. */
export function chart(config: ChartConfig): ChartConfig {
  return config;
}

/** The guard "all of these rules hold". */
export function rules(...all: RuleId[]): RulesGuard {
  return { type: 'rules', params: { all } };
}

/** The guard "all of these rules hold", for moves of which a case holds; any other move has no transition here. */
export function rulesIf(condition: string, ...all: RuleId[]): RulesGuard {
  return { type: 'rules', params: { if: condition, all } };
}

/** The same rules, for a transition that is there only if the case is so. */
export function only(condition: string, { type, params }: RulesGuard): RulesGuard {
  return { type, params: { ...params, if: condition } };
}

/** The guard of an automatic transition. */
export function when(is: string): CaseGuard {
  return { type: 'case', params: { is } };
}

/** What is possible at any time and carried out at once: its moves, and the state in which that happens. */
interface Beside {
  readonly on: Readonly<Record<string, MoveTransition>>;
  readonly state: StateConfig & { readonly invoke: Invoke };
}

/** What the standing chart carries out beside whatever is under way: the moves that lead to its one state with an agenda. */
function besideOf(standing: ChartConfig | undefined): Beside | null {
  const found = Object.entries(standing?.states ?? {}).find(([, { invoke }]) => invoke !== undefined);
  if (standing === undefined || found === undefined) return null;
  const [name, state] = found;
  const moves = Object.entries(standing.states[standing.initial]?.on ?? {});
  const on = Object.fromEntries(moves.filter(([, { target }]) => target === name));
  return { on, state: state as Beside['state'] };
}

/** The name of the state beside another one in which what is possible at any time is carried out. */
const besideName = (name: string): string => `beside-${name}`;

/** Whether the state at a path is such a one. */
export function isBeside(path: readonly string[]): boolean {
  return path.at(-1)?.startsWith(besideName('')) === true;
}

/**
 * Charts written out: a state that offers procedures gets their first moves, and each guard the rules that the states
 * around it keep. What the game's own chart keeps, every procedure keeps: all of them are carried out in it. A state that
 * awaits somebody gets the moves of the standing chart that are carried out at once, and one beside it in which that happens.
 * What is left is plain XState, but for the names. By the names of the charts, in their order; each is written when it is
 * asked for.
 */
export function written(
  charts: readonly ChartConfig[],
  game: string,
  standing?: string,
): ReadonlyMap<string, ChartConfig> {
  const byId = new Map(charts.map((one) => [one.id, one]));
  const beside = besideOf(standing === undefined ? undefined : byId.get(standing));
  // What is possible at any time has to keep nothing of the procedure that happens to be under way.
  const besides = new Set<MoveTransition>();
  const outermost = byId.get(game);
  const always = outermost === undefined ? [] : keptIn(outermost);
  /** The states of a chart, with those beside them in which something else is carried out. */
  const withBeside = (states: Readonly<Record<string, StateConfig>>): Readonly<Record<string, StateConfig>> =>
    beside === null
      ? states
      : Object.fromEntries(
          Object.entries(states).flatMap(([name, state]): (readonly [string, StateConfig])[] => {
            const { meta, invoke, states: inner } = state;
            const waits = meta?.awaits !== undefined && invoke === undefined && inner === undefined;
            if (!waits || meta.alone === true) return [[name, state]];
            const on: Record<string, MoveTransition> = { ...state.on };
            for (const [type, move] of Object.entries(beside.on)) {
              const here = { ...move, target: besideName(name) };
              besides.add(here);
              on[type] ??= here;
            }
            const { onDone } = beside.state.invoke;
            const back: StateConfig = {
              ...beside.state,
              invoke: { ...beside.state.invoke, onDone: [onDone].flat().map((done) => ({ ...done, target: name })) },
            };
            return [
              [name, { ...state, on }],
              [besideName(name), back],
            ];
          }),
        );
  const write = <T extends StateConfig>(state: T, kept: readonly Kept[], inStanding: boolean): T => {
    const keeps = [...kept, ...keptIn(state)];
    const on: Record<string, MoveTransition> = {};
    for (const [id, target] of Object.entries(state.meta?.offers ?? {}))
      for (const [type, { guard }] of Object.entries(openingsOf(byId, id))) {
        const params = { ...guard?.params, all: joined(type, keeps, guard), opens: id };
        on[type] = { guard: { type: 'rules', params }, target, meta: { opens: id } };
      }
    for (const [type, transition] of Object.entries(state.on ?? {})) {
      if (on[type] !== undefined) throw new Error(`${type} is both a move of a state and offered there`);
      on[type] = guarded(type, transition, besides.has(transition) ? always : keeps);
    }
    const all = inStanding ? (state.states ?? {}) : withBeside(state.states ?? {});
    const states = Object.fromEntries(
      Object.entries(all).map(([name, child]) => [name, write(child, keeps, inStanding)]),
    );
    return {
      ...state,
      ...(Object.keys(on).length === 0 ? {} : { on }),
      ...(state.states === undefined ? {} : { states }),
    };
  };
  return new OnDemand(byId.keys(), (id) => {
    const one = byId.get(id) as ChartConfig;
    return write(one, id === game ? [] : always, id === standing);
  });
}

/** Rules that moves of a type, or of a pattern of types, have to keep. */
export type Kept = readonly [pattern: string, rules: readonly RuleId[]];

/** What the moves of a state have to keep, by the pattern of their types. */
export function keptIn({ meta: { keeps = [] } = {} }: StateConfig): readonly Kept[] {
  return isList(keeps) ? [['*', keeps]] : Object.entries(keeps);
}

function isList(keeps: Keeps): keeps is readonly RuleId[] {
  return Array.isArray(keeps);
}

/** Whether a move type fits a pattern: itself, `prefix.*`, `*.suffix` or `*`. */
export function fitsPattern(pattern: string, type: string): boolean {
  if (pattern === type) return true;
  return pattern.startsWith('*')
    ? type.endsWith(pattern.slice(1))
    : pattern.endsWith('*') && type.startsWith(pattern.slice(0, -1));
}

/** The rules that a move of a type has to keep, and those of its guard, each once. */
function joined(type: string, keeps: readonly Kept[], guard: RulesGuard | undefined): RuleId[] {
  const kept = keeps.flatMap(([pattern, some]) => (fitsPattern(pattern, type) ? some : []));
  // What is no guard of rules is told when the chart is compiled.
  return [...new Set([...kept, ...(guard?.params?.all ?? [])])];
}

/** The first moves of a procedure, with everything that they have to keep. */
function openingsOf(charts: ReadonlyMap<string, ChartConfig>, id: string): Readonly<Record<string, MoveTransition>> {
  const chart = charts.get(id);
  const first = chart?.states[chart.initial];
  if (chart === undefined || first === undefined) throw new Error(`no chart "${id}" that could be offered`);
  const keeps = [...keptIn(chart), ...keptIn(first)];
  return Object.fromEntries(Object.entries(first.on ?? {}).map(([type, one]) => [type, guarded(type, one, keeps)]));
}

/** Events of the charts that are no moves of a log: nothing has to be kept for them. */
const OWN_EVENTS: ReadonlySet<string> = new Set([LAPSE, OVER]);

/** Whether an event of a chart is a move of a log. */
export function isMove(event: string): boolean {
  return !OWN_EVENTS.has(event);
}

function guarded(type: string, transition: MoveTransition, keeps: readonly Kept[]): MoveTransition {
  const all = joined(type, keeps, transition.guard);
  if (all.length === 0 || !isMove(type)) return transition;
  const params = { ...transition.guard?.params, all };
  return { ...transition, guard: { type: 'rules', params } };
}
