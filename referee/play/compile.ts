/**
 * @module
 * Flattens the statecharts of a ruleset into tables, from the XState machines' own nodes. What a chart may use is said in
 * `machines/chart.ts`; anything else is refused here, at load. The lockstep property (`tests/properties`) plays the same
 * moves through XState and through these tables and compares.
 */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { z } from 'zod';
import { bind, type InputMapper, isEffect, isOfTheChart, type OutputMapper } from '../../machines/bind.ts';
import {
  type ChartConfig,
  isBeside,
  LAPSE,
  type MoveTransition,
  OVER,
  type RuleId,
  type StateMeta,
} from '../../machines/chart.ts';
import { ChartError, gather } from '../../machines/named.ts';
import { OnDemand } from '../../machines/on-demand.ts';
import type {
  BaseFacts,
  byMove,
  Case,
  Choices,
  Constraint,
  Draft,
  Effect,
  Move,
  NotModelled,
  Option,
  Reader,
  Refusal,
  Ruleset,
  Slice,
  Unrecorded,
  Unspoken,
} from '../../machines/ruleset.ts';
import { isShared, orderer } from '../../schemas/copy.ts';
import { canonical, type Json } from '../../schemas/json.ts';
import { isChance } from '../../schemas/move.ts';
import { UNCOUNTED, type Work } from './work.ts';

/** A rule of a guard, bound to its function. */
export interface BoundRule<F> {
  readonly id: RuleId;
  readonly check: Constraint<F>;
}

/** An effect as the tables call it: with the move, or with the event that finished a procedure. */
type Deed<F> = (draft: Draft<F>, event: unknown) => void;

export interface TableMove<F> {
  readonly type: string;
  /** it belongs to the standing chart: possible at any time */
  readonly standing: boolean;
  /** as that, it is carried out in a state beside the one in which it is made */
  readonly beside: boolean;
  /** where its rules refuse it, it may belong behind what the log leaves unsaid */
  readonly later: boolean;
  /** nobody can follow what is done here: it is taken as told, if it is not part of anything that can be followed */
  readonly asTold: boolean;
  /** what must hold of a move for this state to have a transition for it at all; null: nothing */
  readonly condition: Case<F> | null;
  readonly guard: readonly BoundRule<F>[];
  readonly effects: readonly Deed<F>[];
  /** some of them may make any move possible (`Stack`) */
  readonly touches: boolean;
  /** the leaf that is entered; null: the state stays as it is */
  readonly target: TableState<F> | null;
  /** the procedure that takes the move as its first one once the target is entered; its facts are asked by the guard */
  readonly opens: Opened<F> | null;
  /** rules that the transition carries out */
  readonly rules: readonly RuleId[];
  /** such moves are chance outcomes that the table saw; else a seat decides them */
  readonly chance: boolean;
  /** why such a move can only be declared, not ruled; null when it can */
  readonly notModelled: NotModelled<F> | null;
  /** the moves of this type worth trying in a position */
  /** nobody may make another move here than its candidates */
  readonly forced: boolean;
  readonly candidates: (facts: F, own: unknown) => Iterable<Option>;
  /** the ways to complete a move that leaves unsaid what sources differ on; null: nothing is ever left so */
  readonly readings: ((facts: F, move: Move, own: unknown) => readonly Move[]) | null;
}

export interface TableBranch<F> {
  readonly rules: readonly RuleId[];
  readonly holds: Case<F> | null;
  readonly effects: readonly Deed<F>[];
  readonly touches: boolean;
  readonly target: TableState<F> | null;
}

/** What a procedure's own facts begin as. */
type InputOf<F> = (facts: F, own: unknown, event: unknown, asRecorded: boolean) => unknown;

/** The procedure that is carried out while a state lasts. Its table is made when a log first comes there. */
export class TableInvoke<F> {
  readonly chart: string;
  /** what its own facts begin as */
  readonly input: InputOf<F>;
  /** it works off what the caller's effects have put on the agenda */
  readonly agenda: boolean;
  readonly #tables: ReadonlyMap<string, Table<F>>;
  #first: TableState<F> | null = null;

  constructor(chart: string, input: InputOf<F>, agenda: boolean, tables: ReadonlyMap<string, Table<F>>) {
    this.chart = chart;
    this.input = input;
    this.agenda = agenda;
    this.#tables = tables;
  }

  /** the state in which it begins */
  get first(): TableState<F> {
    if (this.#first !== null) return this.#first;
    const table = this.#tables.get(this.chart);
    if (table === undefined) throw new ChartError(`no chart "${this.chart}"`);
    this.#first = table.initial;
    return this.#first;
  }
}

/** The procedure that takes a move as its first one. */
class Opened<F> {
  readonly invokes: TableInvoke<F>;
  readonly #type: string;
  #first: TableMove<F> | null = null;

  constructor(invokes: TableInvoke<F>, type: string) {
    this.invokes = invokes;
    this.#type = type;
  }

  get first(): TableMove<F> {
    if (this.#first !== null) return this.#first;
    const first = this.invokes.first.moves.get(this.#type);
    if (first === undefined) throw new ChartError(`${this.invokes.chart} does not begin with "${this.#type}"`);
    this.#first = first;
    return first;
  }
}

export interface TableState<F> {
  readonly index: number;
  readonly chart: string;
  /** names from the chart's root to the leaf, joined by dots */
  readonly path: string;
  readonly final: boolean;
  /** it belongs to the chart that works the agenda off */
  readonly agenda: boolean;
  readonly invokes: TableInvoke<F> | null;
  /** what the finished chart tells its caller */
  readonly output: ((facts: F, own: unknown) => unknown) | null;
  readonly awaits: string | null;
  /** the seats whose decision is awaited; none when it is chance or nothing */
  readonly seats: (facts: F, own: unknown) => readonly string[];
  /** the move that may be left unsaid here */
  readonly implies: TableMove<F> | null;
  /** how a log may go on here without a word; null: not at all, but for what the state implies */
  readonly unspoken: Unspoken | null;
  /** where it leads when the window that this state is lapses and nothing else happens on the way; null: something does, or it is none */
  readonly lapsesTo: TableState<F> | null;
  /** rules of this state and of the states around it, innermost first */
  readonly rules: readonly RuleId[];
  readonly moves: ReadonlyMap<string, TableMove<F>>;
  /** what happens when the invoked chart is finished (the first whose case holds), and when somebody has won */
  readonly onDone: readonly TableBranch<F>[];
  readonly onOver: TableMove<F> | null;
  readonly always: readonly TableBranch<F>[];
  /** nothing happens here by itself: a move is awaited */
  readonly rests: boolean;
  /** the rule to cite for a move type that is not accepted here */
  readonly refuses: readonly (readonly [string, RuleId])[];
}

export interface Table<F> {
  readonly name: string;
  readonly initial: TableState<F>;
  readonly states: readonly TableState<F>[];
  readonly byPath: ReadonlyMap<string, TableState<F>>;
  /** the rules that the chart names, each with the place that names it */
  readonly names: readonly (readonly [RuleId, string])[];
}

/** What procedures show of themselves in a position, by the part that it is shown as: the charts, with what each shows of its facts, and what stands there when none is under way. */
export interface Shown {
  readonly charts: ReadonlyMap<string, (own: unknown) => Json>;
  readonly none: Json;
}

export interface Compiled<F extends BaseFacts> {
  readonly ruleset: Ruleset<F>;
  /** the files of cards with which the game is refereed; left out: none */
  readonly boxes?: readonly { readonly name: string; readonly hash: string }[];
  /** the charts, written out */
  readonly charts: ReadonlyMap<string, ChartConfig>;
  readonly tables: ReadonlyMap<string, Table<F>>;
  readonly standing: TableState<F>;
  /** the types of moves that the standing chart carries out at once, beside whatever is under way, and no procedure has for its own */
  readonly beside: ReadonlySet<string>;
  /** the types of moves at any time of which not every effect makes more possible (`Stack`) */
  readonly untouched: ReadonlySet<string>;
  readonly constraints: ReadonlyMap<string, Constraint<F>>;
  readonly effects: ReadonlyMap<string, Effect<F>>;
  readonly cases: ReadonlyMap<string, Case<F>>;
  /** the types of moves that chance brings; any other one a seat decides */
  readonly chances: ReadonlySet<string>;
  /** one sentence that says a move in words */
  readonly say: (move: Move) => string;
  /** by chart, what is under way in it, in the words of the rulebook */
  readonly underWay: ReadonlyMap<string, string>;
  /** why a move of a type can only be declared, not ruled */
  readonly notModelled: ReadonlyMap<string, string | NotModelled<F>>;
  readonly refusals: ReadonlyMap<string, (facts: F, move: Move, own: unknown, state: string) => Refusal | null>;
  /** by move type, the words that a log may leave out where a legal move tells what they were */
  readonly leftOut: ReadonlyMap<string, (facts: F, move: Move) => Choices>;
  /** by move type, what is not certain of a word that was put in */
  readonly putIn: ReadonlyMap<string, (move: Move, read: Move) => string | null>;
  /** by move type, the words that say what the rules compute anyhow */
  readonly computed: ReadonlyMap<string, readonly string[]>;
  /** the types of moves that only complete what came before them (`Claims.chanceCompletes`) */
  readonly completing: ReadonlySet<string>;
  /** by move type, what a move may have been more fully than it says */
  readonly fuller: ReadonlyMap<string, (facts: F, move: Move, own: unknown) => readonly Move[]>;
  readonly unrecorded: ReadonlyMap<
    string,
    (facts: F, move: Move, own: unknown, state: string) => Iterable<Unrecorded<F>>
  >;
  /** by chart, the outcomes for which a table may take the procedure that has missed a rule */
  readonly misjudged: ReadonlyMap<string, readonly Outcomes<F>[]>;
  /** an independent copy of what lies on the table */
  readonly copy: (facts: F) => F;
  /** the names of a position's parts, in their order, and those of them that procedures under way show */
  readonly parts: readonly string[];
  /** those that copies of a position share (`schemas/copy.ts`) */
  readonly shared: ReadonlySet<string>;
  readonly shown: ReadonlyMap<string, Shown>;
  /** a log with the members of its objects in order (`schemas/copy.ts`) */
  readonly inOrder: <T>(log: T) => T;
  /** the steps that may still be searched on behalf of the log that is read (`work.ts`) */
  readonly work: Work;
  /** Every rule id that a chart, a guard or a slice names, with the places that name it. Throws ChartError. */
  bound(): ReadonlyMap<RuleId, readonly string[]>;
}

const NOBODY = (): readonly string[] => [];
const NONE = (): readonly Option[] => [];
const NOTHING = (): unknown => undefined;

/** A state that is still being filled in. */
type Blank<F> = { -readonly [member in keyof TableState<F>]: TableState<F>[member] };
type Writable<T> = { -readonly [member in keyof T]: T[member] };

function blank<F>(chart: string, { path, type }: AnyStateNode, index: number): Blank<F> {
  return {
    index,
    chart,
    path: path.join('.'),
    final: type === 'final',
    agenda: false,
    invokes: null,
    output: null,
    awaits: null,
    seats: NOBODY,
    implies: null,
    unspoken: null,
    lapsesTo: null,
    rules: [],
    moves: new Map(),
    onDone: [],
    onOver: null,
    always: [],
    rests: false,
    refuses: [],
  };
}

/** The words of each type of move, in the order of its schema. */
function wordsByType<F extends BaseFacts>({ slices }: Ruleset<F>): Map<string, readonly string[]> {
  const words = new Map<string, readonly string[]>();
  for (const { moves = [] } of Object.values(slices))
    for (const { shape } of moves)
      for (const type of (shape['type'] as z.ZodLiteral<string>).values) words.set(type, Object.keys(shape));
  return words;
}

/** How moves are said: by their slices' sentences, else by type and words. A sentence with a subject of its own keeps it. */
function sayer<F extends BaseFacts>(ruleset: Ruleset<F>): (move: Move) => string {
  // Words are said in the order of their schema, whatever that of the log.
  const words = wordsByType(ruleset);
  const sentences = gather<F, (move: Move) => string>(ruleset, 'says').all;
  return (move) => {
    const sentence = sentences.get(move.type)?.(move);
    if (sentence !== undefined && /^(the |[A-Z])/.test(sentence)) return sentence;
    const { type, seat, expect: _expect, note: _note, ...rest } = move as Move & { readonly [word: string]: Json };
    const object = (words.get(type) ?? []).flatMap((word) =>
      rest[word] === undefined ? [] : [`${word} ${inWords(rest[word])}`],
    );
    const plain = object.length === 0 ? type : `${type}: ${object.join(', ')}`;
    return `${seat === undefined ? '' : `${seat} `}${sentence ?? plain}`;
  };
}

function inWords(value: Json): string {
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' ? canonical(item) : item)).join(', ');
  return typeof value === 'object' ? canonical(value) : String(value);
}

/** Why a move cannot be ruled, asked of the move. */
function reasonOf<F>(told: string | NotModelled<F> | undefined): NotModelled<F> | null {
  return typeof told === 'string' ? () => told : (told ?? null);
}

/**
 * Loads a ruleset: guards, effects and cases are bound by name, and each chart is flattened when a log first comes there.
 * Throws ChartError; what is wrong with a chart is told when it is flattened (`bound` flattens all of them).
 */
export function compile<F extends BaseFacts>(ruleset: Ruleset<F>): Compiled<F> {
  const constraints = gather<F, Constraint<F>>(ruleset, 'constraints');
  const effects = gather<F, Effect<F>>(ruleset, 'effects');
  const cases = gather<F, Case<F>>(ruleset, 'cases');
  const candidates = gather<F, TableMove<F>['candidates']>(ruleset, 'candidates');
  const forced = gather<F, Readonly<Record<string, TableMove<F>['candidates']>>>(ruleset, 'forced').all;
  const readings = gather<F, NonNullable<TableMove<F>['readings']>>(ruleset, 'readings');
  const unspoken = gather<F, Readonly<Record<string, Unspoken>>>(ruleset, 'unspoken').all;
  const inputs = gather<F, TableInvoke<F>['input']>(ruleset, 'inputs');
  const outputs = gather<F, NonNullable<TableState<F>['output']>>(ruleset, 'outputs');
  const roles = gather<F, TableState<F>['seats']>(ruleset, 'roles');
  const notModelled = gather<F, string | NotModelled<F>>(ruleset, 'notModelled');
  const { machines, charts, copy } = bind(ruleset);
  const spelt = Object.values(ruleset.slices).flatMap(({ moves = [] }) => moves);
  const chances = new Set(spelt.filter(isChance).map(({ shape }) => String((shape['type'] as z.ZodLiteral).value)));

  const leaving = new Set(ruleset.stack.untouched?.by);
  const words = wordsByType(ruleset);
  const askedOf = (ids: readonly RuleId[], type: string, where: string): BoundRule<F>[] => {
    const reached = new Map<Reader<F>['reach'], { verdict: unknown }>();
    return ids.map((id) => {
      const check: Constraint<F> & {
        readonly of?: ReturnType<typeof byMove<F>>['of'];
        readonly reads?: Reader<F>;
      } = constraints.need(id, where);
      if (check.of !== undefined) return { id, check: check.of(type, new Set(words.get(type))) };
      if (check.reads === undefined) return { id, check };
      const { reach, read } = check.reads;
      // A guard is asked from its first rule on, so that the first of these always comes before the others.
      const before = reached.get(reach);
      if (before !== undefined) return { id, check: () => read(before.verdict) };
      const first: { verdict: unknown } = { verdict: null };
      reached.set(reach, first);
      return {
        id,
        check: (facts, move, own) => {
          first.verdict = reach(facts, move, own);
          return read(first.verdict);
        },
      };
    });
  };

  const inputOf = (mapper: unknown, where: string): TableInvoke<F>['input'] => {
    const { named: name } = mapper as InputMapper;
    return name === null ? NOTHING : inputs.need(name, where);
  };
  const nameOf = (action: unknown, where: string): string => {
    const name = typeof action === 'string' ? action : (action as { type?: unknown }).type;
    if (typeof name !== 'string') throw new ChartError(`${where}: inline actions are not in the subset`);
    return name;
  };
  const flatten = (machine: AnyStateMachine): Table<F> => {
    const names: [RuleId, string][] = [];
    const named = (id: RuleId, where: string): void => void names.push([id, where]);
    const opening: { move: Writable<TableMove<F>>; chart: string; where: string }[] = [];
    const leaves: AnyStateNode[] = [];
    const visit = (node: AnyStateNode): void => {
      const where = node.id;
      if (node.type === 'parallel' || node.type === 'history')
        throw new ChartError(`${where}: ${node.type} is not in the subset`);
      if (node.entry.some((action) => isEffect(nameOf(action, where))) || node.exit.length > 0)
        throw new ChartError(`${where}: entry and exit are not in the subset`);
      if (node.after.length > 0) throw new ChartError(`${where}: after is not in the subset`);
      if (node.invoke.length > 0 && Object.keys(node.states).length > 0)
        throw new ChartError(`${where}: a state that invokes a chart has no states of its own`);
      const children = Object.values(node.states);
      if (children.length === 0) leaves.push(node);
      for (const child of children) visit(child);
    };
    visit(machine.root);
    // The states refer to one another, so all of them are there before any is filled in.
    const stateOfLeaf = new Map(leaves.map((leaf, index) => [leaf.id, blank<F>(machine.id, leaf, index)]));
    const leafOf = (node: AnyStateNode): TableState<F> => {
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
    const effectsOf = (actions: readonly unknown[], where: string): Deed<F>[] =>
      actions
        .map((action) => nameOf(action, where))
        .filter(isEffect)
        .map((name) => effects.need(name, where) as Deed<F>);
    const touches = (actions: readonly unknown[], where: string): boolean =>
      actions.map((action) => nameOf(action, where)).some((name) => isEffect(name) && !leaving.has(name));
    type Definition = AnyStateNode['always'] extends (infer T)[] | undefined ? T : never;
    const targetOf = (t: Definition): TableState<F> | null => {
      const first = t.target?.[0];
      return first === undefined ? null : leafOf(first);
    };
    const branchOf = (t: Definition, where: string): TableBranch<F> => {
      const guard = t.guard as { type?: string; params?: { is?: string } } | undefined;
      if (guard !== undefined && guard.type !== 'case')
        throw new ChartError(`${where}: an automatic transition needs a case`);
      for (const id of (t.meta as { rules?: readonly RuleId[] } | undefined)?.rules ?? [])
        named(id, `automatic in ${where}`);
      return {
        rules: ((t.meta as { rules?: readonly RuleId[] } | undefined)?.rules ?? []).slice(),
        holds: guard === undefined ? null : cases.need(guard.params?.is ?? '', where),
        effects: effectsOf(t.actions, where),
        touches: touches(t.actions, where),
        target: targetOf(t),
      };
    };
    const { named: output } = machine.config.output as OutputMapper;
    const told = output === null ? null : outputs.need(output, machine.id);
    for (const leaf of leaves) {
      const state = stateOfLeaf.get(leaf.id) as Blank<F>;
      const chain: AnyStateNode[] = [];
      for (let node: AnyStateNode | undefined = leaf; node !== undefined; node = node.parent) chain.push(node);
      const moves = new Map<string, TableMove<F>>();
      const always: TableBranch<F>[] = [];
      const ruleIds: RuleId[] = [];
      const refuses: (readonly [string, RuleId])[] = [];
      for (const node of chain) {
        const meta = (node.meta ?? {}) as StateMeta;
        for (const id of [...(meta.rules ?? []), ...Object.values(meta.refuses ?? {})]) named(id, `state ${node.id}`);
        ruleIds.push(...(meta.rules ?? []));
        // Within one state the most specific pattern speaks: an exact type, then a longer prefix, then "*".
        const own = Object.entries(meta.refuses ?? {}) as [string, RuleId][];
        refuses.push(
          ...own.sort(([a], [b]) => Number(a.endsWith('*')) - Number(b.endsWith('*')) || b.length - a.length),
        );
        for (const branch of (node.always ?? []).filter(isOfTheChart)) always.push(branchOf(branch, node.id));
        for (const [type, all] of node.transitions) {
          const transitions = all.filter(isOfTheChart);
          if (type === '' || type.startsWith('xstate.') || transitions.length === 0) continue;
          if (type.includes('*')) throw new ChartError(`${node.id}: wildcard events are not in the subset`);
          const [only, ...more] = transitions;
          if (only === undefined || more.length > 0)
            throw new ChartError(`${node.id}: "${type}" needs exactly one transition`);
          const meta = (only.meta ?? {}) as NonNullable<MoveTransition['meta']>;
          for (const id of meta.rules ?? []) named(id, `${type} in ${node.id}`);
          if (moves.has(type)) continue;
          const guard = only.guard as
            | { type?: string; params?: { all?: readonly RuleId[]; if?: string; opens?: string } }
            | undefined;
          if (guard !== undefined && guard.type !== 'rules')
            throw new ChartError(`${node.id}: "${type}" needs a guard of rules`);
          const condition = guard?.params?.if;
          const forcedHere = forced.get(machine.id)?.[type];
          const move: Writable<TableMove<F>> = {
            type,
            standing: machine.id === ruleset.stack.standing,
            beside: (only.target ?? []).some(({ path }) => isBeside(path)),
            later: machine.id === ruleset.stack.standing || meta.later === true,
            asTold: meta.asTold === true,
            condition: condition === undefined ? null : cases.need(condition, node.id),
            guard: askedOf(guard?.params?.all ?? [], type, node.id),
            effects: effectsOf(only.actions, node.id),
            touches: touches(only.actions, node.id),
            target: targetOf(only),
            opens: null,
            rules: (meta.rules ?? []).slice(),
            chance: chances.has(type),
            notModelled: reasonOf(notModelled.all.get(type)),
            forced: forcedHere !== undefined,
            candidates: forcedHere ?? candidates.all.get(type) ?? NONE,
            readings: readings.all.get(type) ?? null,
          };
          if (meta.opens !== undefined) opening.push({ move, chart: meta.opens, where: node.id });
          moves.set(type, move);
        }
      }
      const final = leaf.type === 'final';
      if (final && leaf.parent !== machine.root) {
        for (const done of leaf.parent?.transitions.get(`xstate.done.state.${leaf.parent.id}`) ?? [])
          always.push(branchOf(done, leaf.id));
      }
      const { awaits, implies } = (leaf.meta ?? {}) as StateMeta;
      const unsaid = implies === undefined ? null : moves.get(implies);
      if (unsaid === undefined) throw new ChartError(`${leaf.id}: implies "${implies}", which it does not take`);
      const onOver = moves.get(OVER) ?? null;
      moves.delete(OVER);
      moves.delete(LAPSE);
      const [invoke] = leaf.invoke;
      const onDone = invoke === undefined ? [] : (leaf.transitions.get(`xstate.done.actor.${invoke.id}`) ?? []);
      if (invoke !== undefined) {
        const src = String(invoke.src);
        if (!charts.has(src)) throw new ChartError(`${leaf.id}: no chart "${src}"`);
        state.invokes = new TableInvoke(src, inputOf(invoke.input, leaf.id), src === ruleset.stack.agenda, tables);
      }
      Object.assign(state, {
        final: final && leaf.parent === machine.root,
        agenda: machine.id === ruleset.stack.agenda,
        output: told,
        awaits: awaits ?? null,
        seats: awaits === undefined ? NOBODY : roles.need(awaits, leaf.id),
        implies: unsaid,
        unspoken: unspoken.get(machine.id)?.[leaf.key] ?? null,
        rules: ruleIds,
        moves,
        onDone: onDone.filter(isOfTheChart).map((done) => branchOf(done, leaf.id)),
        onOver,
        always,
        rests: always.length === 0 && invoke === undefined && leaf.type !== 'final',
        refuses,
      } satisfies Partial<TableState<F>>);
    }
    for (const { move, chart, where } of opening) {
      const invokes = move.target?.invokes ?? null;
      if (invokes === null || invokes.chart !== chart)
        throw new ChartError(
          `${where}: "${move.type}" is offered by ${chart}, but the state entered does not invoke it`,
        );
      move.opens = new Opened(invokes, move.type);
      move.rules = [...move.rules, ...firstRulesOf(charts.get(chart), move.type)];
    }
    const states = [...stateOfLeaf.values()];
    for (const state of states)
      if (state.implies?.type === LAPSE && state.implies.effects.length === 0)
        state.lapsesTo = restingPlace(state.implies.target);
    const byPath = new Map(states.map((state) => [state.path, state]));
    return { name: machine.id, initial: leafOf(machine.root), states, byPath, names };
  };

  const tables: ReadonlyMap<string, Table<F>> = new OnDemand(machines.keys(), (name) =>
    flatten(machines.get(name) as AnyStateMachine),
  );
  const standing = tables.get(ruleset.stack.standing);
  if (standing === undefined)
    throw new ChartError(`no chart "${ruleset.stack.standing}" for what is possible at any time`);
  // What leads to another state is written out in every state in which it is possible (`machines/chart.ts`).
  const beside = [...standing.initial.moves.values()].filter(({ target }) => target !== null);
  for (const { type, target } of beside)
    if (target?.invokes?.agenda !== true)
      throw new ChartError(`${ruleset.stack.standing}: "${type}" must not lead to another state but the agenda`);
  const { initial } = standing;
  const anyTime = { ...initial, moves: new Map([...initial.moves].filter(([, move]) => !beside.includes(move))) };
  if (!charts.has(ruleset.stack.root)) throw new ChartError(`no root chart "${ruleset.stack.root}"`);
  const shown = shownBy(ruleset);
  const { shape } = ruleset.schemas.position;
  let bound: ReadonlyMap<RuleId, readonly string[]> | null = null;
  return {
    ruleset,
    charts,
    tables,
    standing: anyTime,
    beside: new Set(beside.flatMap(({ type, condition }) => (condition === null ? [type] : []))),
    untouched: new Set(ruleset.stack.untouched?.moves),
    constraints: constraints.all,
    effects: effects.all,
    cases: cases.all,
    chances,
    say: sayer(ruleset),
    notModelled: notModelled.all,
    underWay: gather<F, string>(ruleset, 'underWay').all,
    refusals: gather<F, never>(ruleset, 'refusals').all,
    unrecorded: gather<F, never>(ruleset, 'unrecorded').all,
    misjudged: outcomesBy(ruleset),
    leftOut: choicesOf(ruleset),
    putIn: gather<F, never>(ruleset, 'putIn').all,
    computed: gather<F, readonly string[]>(ruleset, 'computed').all,
    fuller: gather<F, never>(ruleset, 'fuller').all,
    completing: ruleset.claims.chanceCompletes === true ? chances : new Set(),
    copy,
    parts: Object.keys(shape),
    shared: new Set(Object.keys(shape).filter((part) => isShared(shape[part] as z.ZodType))),
    shown,
    inOrder: orderer(ruleset.schemas.log),
    work: UNCOUNTED,
    bound: () => {
      bound ??= boundIn(ruleset, tables);
      return bound;
    },
  };
}

/** The rules that the first move of this type of an offered procedure carries out. */
function firstRulesOf(chart: ChartConfig | undefined, type: string): readonly RuleId[] {
  return chart?.states[chart.initial]?.on?.[type]?.meta?.rules ?? [];
}

/** Every rule that slices and charts name, with the places. */
function boundIn<F extends BaseFacts>(
  { slices }: Ruleset<F>,
  tables: ReadonlyMap<string, Table<F>>,
): ReadonlyMap<RuleId, readonly string[]> {
  const bound = new Map<RuleId, string[]>();
  const named = (id: RuleId, where: string): void => {
    const places = bound.get(id) ?? [];
    if (!places.includes(where)) places.push(where);
    bound.set(id, places);
  };
  for (const [name, slice] of Object.entries(slices)) {
    for (const id of Object.keys(slice.constraints ?? {}) as RuleId[]) named(id, `constraint in ${name}`);
    for (const id of slice.carriesOut ?? []) named(id, `carried out by ${name}`);
  }
  for (const [, { names }] of tables) for (const [id, where] of names) named(id, where);
  return bound;
}

/** The outcomes for which a table may take a procedure. */
type Outcomes<F extends BaseFacts> = NonNullable<Slice<F>['misjudged']>[string];

/** By chart, the outcomes for which a table may take it; several slices may say so of any. */
function outcomesBy<F extends BaseFacts>({ slices }: Ruleset<F>): Map<string, Outcomes<F>[]> {
  const by = new Map<string, Outcomes<F>[]>();
  for (const { misjudged = {} } of Object.values(slices))
    for (const [chart, outcomes] of Object.entries(misjudged)) by.set(chart, [...(by.get(chart) ?? []), outcomes]);
  return by;
}

/** By move type, the words that may be left out of a move. */
function choicesOf<F extends BaseFacts>(ruleset: Ruleset<F>): ReadonlyMap<string, (facts: F, move: Move) => Choices> {
  const { all } = gather<F, Choices | ((facts: F, move: Move) => Choices)>(ruleset, 'leftOut');
  return new Map([...all].map(([type, words]) => [type, typeof words === 'function' ? words : () => words]));
}

/** The state in which a table comes to rest that enters this one, if nothing decides it and nothing is carried out; else null. */
function restingPlace<F>(entered: TableState<F> | null): TableState<F> | null {
  let state = entered;
  while (state !== null && state.always.length > 0) {
    const [first] = state.always;
    if (first === undefined || first.holds !== null || first.effects.length > 0) return null;
    state = first.target;
  }
  return state?.rests === true ? state : null;
}

/** The parts of a position that procedures under way show. */
function shownBy<F extends BaseFacts>(ruleset: Ruleset<F>): Map<string, Shown> {
  const charts = new Map<string, Map<string, (own: unknown) => Json>>();
  const everything = (own: unknown): Json => own as Json;
  for (const { own = {} } of Object.values(ruleset.slices))
    for (const [chart, { shownAs, shows = everything }] of Object.entries(own))
      charts.set(shownAs, (charts.get(shownAs) ?? new Map()).set(chart, shows as (own: unknown) => Json));
  // What stands there when no such procedure is under way is the first of these that the form of a position allows.
  const none = (part: string): Json => {
    const schema = ruleset.schemas.position.shape[part];
    const fits = ([null, 'none', []] as Json[]).find(
      (value) => schema?.safeParse(value, { jitless: true }).success === true,
    );
    if (fits === undefined) throw new ChartError(`a position has no "${part}", or none when nothing is to be shown`);
    return fits;
  };
  return new Map([...charts].map(([part, names]) => [part, { charts: names, none: none(part) }]));
}
