/**
 * @module
 * Flattens the statecharts of a ruleset into tables, from the XState machines' own nodes. What a chart may use is said in
 * `machines/chart.ts`; anything else is refused here, at load. The lockstep property (`tests/properties`) plays the same
 * moves through XState and through these tables and compares.
 */
import type { AnyStateMachine, StateNode } from 'xstate';
import type { RuleId, StateMeta } from '../machines/chart.ts';
import type { BaseFacts, Case, Constraint, Effect, Frame, Move, Option, Ruleset } from '../machines/ruleset.ts';
import { orderer } from '../schemas/copy.ts';

/** A rule of a guard, bound to its function. */
export interface BoundRule<F> {
  readonly id: RuleId;
  readonly check: Constraint<F>;
}

export interface TableMove<F> {
  readonly type: string;
  /** it belongs to the standing chart: possible at any time */
  readonly standing: boolean;
  readonly guard: readonly BoundRule<F>[];
  readonly effects: readonly Effect<F>[];
  /** the leaf that is entered; null: the state stays as it is */
  readonly target: TableState<F> | null;
  /** rules that the transition carries out */
  readonly rules: readonly RuleId[];
  /** why such a move can only be declared, not ruled; null when it can */
  readonly notModelled: string | null;
  /** the moves of this type worth trying in a position */
  readonly candidates: (facts: F) => Iterable<Option>;
  /** the ways to complete a move that leaves unsaid what sources differ on; null: nothing is ever left so */
  readonly readings: ((facts: F, move: Move) => readonly Move[]) | null;
}

export interface TableBranch<F> {
  readonly rules: readonly RuleId[];
  readonly holds: Case<F> | null;
  readonly effects: readonly Effect<F>[];
  readonly target: TableState<F> | null;
}

export interface TableState<F> {
  readonly index: number;
  /** names from the chart's root to the leaf, joined by dots */
  readonly path: string;
  /** this state as positions name it */
  readonly frame: Frame;
  readonly final: boolean;
  readonly calls: string | null;
  /** the state in which the called chart begins */
  readonly first: TableState<F> | null;
  readonly awaits: string | null;
  /** the seats whose decision is awaited; none when it is chance or nothing */
  readonly seats: (facts: F) => readonly string[];
  /** the move that may be left unsaid here */
  readonly implies: TableMove<F> | null;
  /** rules of this state and of the states around it, innermost first */
  readonly rules: readonly RuleId[];
  readonly moves: ReadonlyMap<string, TableMove<F>>;
  /** what happens when a called chart is finished, and when somebody has won: events of the charts, not moves of a log */
  readonly onReturn: TableMove<F> | null;
  readonly onOver: TableMove<F> | null;
  readonly always: readonly TableBranch<F>[];
  /** the rule to cite for a move type that is not accepted here */
  readonly refuses: readonly (readonly [string, RuleId])[];
}

export interface Table<F> {
  readonly name: string;
  readonly initial: TableState<F>;
  readonly states: readonly TableState<F>[];
  readonly byPath: ReadonlyMap<string, TableState<F>>;
}

export interface Compiled<F extends BaseFacts> {
  readonly ruleset: Ruleset<F>;
  readonly machines: ReadonlyMap<string, AnyStateMachine>;
  readonly tables: ReadonlyMap<string, Table<F>>;
  readonly standing: TableState<F>;
  readonly constraints: ReadonlyMap<string, Constraint<F>>;
  readonly effects: ReadonlyMap<string, Effect<F>>;
  readonly cases: ReadonlyMap<string, Case<F>>;
  /** a log with the members of its objects in order (`schemas/copy.ts`) */
  readonly inOrder: <T>(log: T) => T;
  /** every rule id that a chart, a guard or a slice names, with the places that name it */
  readonly bound: ReadonlyMap<RuleId, readonly string[]>;
}

/** A fault of a chart or a slice: a programmer error, found when the ruleset is loaded. */
export class ChartError extends Error {
  override name = 'ChartError';
}

interface Named<T> {
  readonly all: ReadonlyMap<string, T>;
  need(name: string, where: string): T;
}

function gather<F extends BaseFacts, T>(
  ruleset: Ruleset<F>,
  what: 'constraints' | 'effects' | 'cases' | 'candidates' | 'readings',
): Named<T> {
  const all = new Map<string, T>();
  for (const [sliceName, slice] of Object.entries(ruleset.slices)) {
    for (const [name, value] of Object.entries(slice[what] ?? {})) {
      if (all.has(name)) throw new ChartError(`${sliceName}: ${what} "${name}" is defined twice`);
      all.set(name, value as T);
    }
  }
  return {
    all,
    need(name, where) {
      const found = all.get(name);
      if (found === undefined) throw new ChartError(`${where}: no ${what} named "${name}"`);
      return found;
    },
  };
}

const NOBODY = (): readonly string[] => [];
const NONE = (): readonly Option[] => [];

/** A state that is still being filled in. */
type Blank<F> = { -readonly [member in keyof TableState<F>]: TableState<F>[member] };

function blank<F>(chart: string, { path, type }: StateNode, index: number): Blank<F> {
  const name = path.join('.');
  return {
    index,
    path: name,
    frame: Object.freeze({ chart, state: name }),
    final: type === 'final',
    calls: null,
    first: null,
    awaits: null,
    seats: NOBODY,
    implies: null,
    rules: [],
    moves: new Map(),
    onReturn: null,
    onOver: null,
    always: [],
    refuses: [],
  };
}

/** Loads a ruleset: binds guards, effects and cases by name and flattens every chart. Throws ChartError. */
export function compile<F extends BaseFacts>(ruleset: Ruleset<F>): Compiled<F> {
  const constraints = gather<F, Constraint<F>>(ruleset, 'constraints');
  const effects = gather<F, Effect<F>>(ruleset, 'effects');
  const cases = gather<F, Case<F>>(ruleset, 'cases');
  const candidates = gather<F, (facts: F) => Iterable<Option>>(ruleset, 'candidates');
  const readings = gather<F, (facts: F, move: Move) => readonly Move[]>(ruleset, 'readings');
  const machines = new Map<string, AnyStateMachine>();
  for (const slice of Object.values(ruleset.slices)) {
    for (const machine of slice.charts ?? []) {
      if (machines.has(machine.id)) throw new ChartError(`the chart "${machine.id}" is defined twice`);
      machines.set(machine.id, machine);
    }
  }

  const bound = new Map<RuleId, string[]>();
  const bind = (id: RuleId, where: string): void => {
    const places = bound.get(id) ?? [];
    if (!places.includes(where)) places.push(where);
    bound.set(id, places);
  };
  for (const [name, slice] of Object.entries(ruleset.slices)) {
    for (const id of Object.keys(slice.constraints ?? {}) as RuleId[]) bind(id, `constraint in ${name}`);
    for (const id of slice.carriesOut ?? []) bind(id, `carried out by ${name}`);
  }

  const flatten = (machine: AnyStateMachine): Table<F> => {
    const leaves: StateNode[] = [];
    const visit = (node: StateNode): void => {
      const where = node.id;
      if (node.type === 'parallel' || node.type === 'history')
        throw new ChartError(`${where}: ${node.type} is not in the subset`);
      if (node.entry.length > 0 || node.exit.length > 0)
        throw new ChartError(`${where}: entry and exit are not in the subset`);
      if (node.invoke.length > 0 || node.after.length > 0)
        throw new ChartError(`${where}: invoke and after are not in the subset`);
      const children = Object.values(node.states);
      if (children.length === 0) leaves.push(node);
      for (const child of children) visit(child);
    };
    visit(machine.root);
    // The states refer to one another, so all of them are there before any is filled in.
    const stateOfLeaf = new Map(leaves.map((leaf, index) => [leaf.id, blank<F>(machine.id, leaf, index)]));
    const leafOf = (node: StateNode): TableState<F> => {
      let at = node;
      while (Object.keys(at.states).length > 0) {
        const next = at.initial.target[0];
        if (next === undefined || at.initial.actions.length > 0)
          throw new ChartError(`${at.id}: an initial state must be plain`);
        at = next;
      }
      const state = stateOfLeaf.get(at.id);
      if (state === undefined) throw new ChartError(`${at.id}: not a leaf of ${machine.id}`);
      return state;
    };
    const nameOf = (action: unknown, where: string): string => {
      const name = typeof action === 'string' ? action : (action as { type?: unknown }).type;
      if (typeof name !== 'string') throw new ChartError(`${where}: inline actions are not in the subset`);
      return name;
    };
    type Definition = StateNode['always'] extends (infer T)[] | undefined ? T : never;
    const targetOf = (t: Definition): TableState<F> | null => {
      const first = t.target?.[0];
      return first === undefined ? null : leafOf(first);
    };
    const branchOf = (t: Definition, where: string): TableBranch<F> => {
      const guard = t.guard as { type?: string; params?: { is?: string } } | undefined;
      if (guard !== undefined && guard.type !== 'case')
        throw new ChartError(`${where}: an automatic transition needs a case`);
      for (const id of (t.meta as { rules?: readonly RuleId[] } | undefined)?.rules ?? [])
        bind(id, `automatic in ${where}`);
      return {
        rules: ((t.meta as { rules?: readonly RuleId[] } | undefined)?.rules ?? []).slice(),
        holds: guard === undefined ? null : cases.need(guard.params?.is ?? '', where),
        effects: t.actions.map((action) => effects.need(nameOf(action, where), where)),
        target: targetOf(t),
      };
    };
    for (const leaf of leaves) {
      const state = stateOfLeaf.get(leaf.id) as Blank<F>;
      const chain: StateNode[] = [];
      for (let node: StateNode | undefined = leaf; node !== undefined; node = node.parent) chain.push(node);
      const moves = new Map<string, TableMove<F>>();
      const always: TableBranch<F>[] = [];
      const ruleIds: RuleId[] = [];
      const refuses: (readonly [string, RuleId])[] = [];
      for (const node of chain) {
        const meta = (node.meta ?? {}) as StateMeta;
        for (const id of [...(meta.rules ?? []), ...Object.values(meta.refuses ?? {})]) bind(id, `state ${node.id}`);
        ruleIds.push(...(meta.rules ?? []));
        // Within one state the most specific pattern speaks: an exact type, then a longer prefix, then "*".
        const own = Object.entries(meta.refuses ?? {}) as [string, RuleId][];
        refuses.push(
          ...own.sort(([a], [b]) => Number(a.endsWith('*')) - Number(b.endsWith('*')) || b.length - a.length),
        );
        for (const branch of node.always ?? []) always.push(branchOf(branch, node.id));
        for (const [type, transitions] of node.transitions) {
          if (type === '' || type.startsWith('xstate.')) continue;
          if (type.includes('*')) throw new ChartError(`${node.id}: wildcard events are not in the subset`);
          const [only, ...more] = transitions;
          if (only === undefined || more.length > 0)
            throw new ChartError(`${node.id}: "${type}" needs exactly one transition`);
          for (const id of (only.meta as { rules?: readonly RuleId[] } | undefined)?.rules ?? [])
            bind(id, `${type} in ${node.id}`);
          if (moves.has(type)) continue;
          const guard = only.guard as { type?: string; params?: { all?: readonly RuleId[] } } | undefined;
          if (guard !== undefined && guard.type !== 'rules')
            throw new ChartError(`${node.id}: "${type}" needs a guard of rules`);
          moves.set(type, {
            type,
            standing: machine.id === ruleset.standing,
            guard: (guard?.params?.all ?? []).map((id) => ({ id, check: constraints.need(id, node.id) })),
            effects: only.actions.map((action) => effects.need(nameOf(action, node.id), node.id)),
            target: targetOf(only),
            rules: ((only.meta as { rules?: readonly RuleId[] } | undefined)?.rules ?? []).slice(),
            notModelled: ruleset.notModelled[type] ?? null,
            candidates: candidates.all.get(type) ?? NONE,
            readings: readings.all.get(type) ?? null,
          });
        }
      }
      const final = leaf.type === 'final';
      if (final && leaf.parent !== machine.root) {
        for (const done of leaf.parent?.transitions.get(`xstate.done.state.${leaf.parent.id}`) ?? [])
          always.push(branchOf(done, leaf.id));
      }
      const { awaits, calls, implies } = (leaf.meta ?? {}) as StateMeta;
      const unsaid = implies === undefined ? null : moves.get(implies);
      if (unsaid === undefined) throw new ChartError(`${leaf.id}: implies "${implies}", which it does not take`);
      const seats = awaits === undefined ? NOBODY : ruleset.roles[awaits];
      if (seats === undefined) throw new ChartError(`${leaf.id}: no role "${awaits}"`);
      if (calls !== undefined && !moves.has('return'))
        throw new ChartError(`${leaf.id}: a state that calls a chart needs "return"`);
      const event = (type: 'return' | 'over'): TableMove<F> | null => {
        const transition = moves.get(type) ?? null;
        moves.delete(type);
        return transition;
      };
      Object.assign(state, {
        final: final && leaf.parent === machine.root,
        calls: calls ?? null,
        awaits: awaits ?? null,
        seats,
        implies: unsaid,
        rules: ruleIds,
        moves,
        onReturn: event('return'),
        onOver: event('over'),
        always,
        refuses,
      } satisfies Partial<TableState<F>>);
    }
    const states = [...stateOfLeaf.values()];
    return { name: machine.id, initial: leafOf(machine.root), states, byPath: new Map(states.map((s) => [s.path, s])) };
  };

  const tables = new Map([...machines].map(([name, machine]) => [name, flatten(machine)]));
  for (const table of tables.values()) {
    for (const state of table.states) {
      if (state.calls === null) continue;
      const called = tables.get(state.calls);
      if (called === undefined) throw new ChartError(`${table.name}.${state.path}: no chart "${state.calls}"`);
      (state as Blank<F>).first = called.initial;
    }
  }
  const standing = tables.get(ruleset.standing);
  if (standing === undefined) throw new ChartError(`no chart "${ruleset.standing}" for what is possible at any time`);
  for (const { type, target } of standing.initial.moves.values())
    if (target !== null) throw new ChartError(`${ruleset.standing}: "${type}" must not lead to another state`);
  if (!tables.has(ruleset.root)) throw new ChartError(`no root chart "${ruleset.root}"`);
  return {
    ruleset,
    machines,
    tables,
    standing: standing.initial,
    constraints: constraints.all,
    effects: effects.all,
    cases: cases.all,
    inOrder: orderer(ruleset.log),
    bound,
  };
}
