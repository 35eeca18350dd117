/**
 * @module
 * The charts of a ruleset as XState machines that run: bound to its constraints, effects and cases, each a procedure that
 * invokes others as actors. `referee/play/compile.ts` flattens these very machines; `machines/game.ts` plays games with them.
 *
 * What lies on the table is with the innermost procedure: it comes with the input, is changed there, and goes back with the
 * outcome. Moves are passed on to the innermost procedure. Once somebody has won, a procedure tells its caller, and so on up
 * to the game's own chart, which leaves them all.
 */
import {
  type ActorRef,
  type AnyMachineSnapshot,
  type AnyStateNode,
  assign,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type MachineSnapshot,
  type MetaObject,
  type ParameterizedObject,
  type ProvidedActor,
  type StateMachine,
  type StateSchema,
  type StateValue,
  setup,
  type UnknownActorLogic,
} from 'xstate';
import { copier } from '../schemas/copy.ts';
import { copyJson, type Json } from '../schemas/json.ts';
import {
  type ChartConfig,
  type Invoke,
  type LAPSE,
  type MoveTransition,
  OVER,
  type RuleId,
  type StateConfig,
  type StateMeta,
  written,
} from './chart.ts';
import { ChartError, gather } from './named.ts';
import { OnDemand } from './on-demand.ts';
import type {
  BaseFacts,
  Call,
  Case,
  Constraint,
  Draft,
  Effect,
  Frame,
  Move,
  Refusal,
  Ruleset,
  Slice,
} from './ruleset.ts';
import { inWords, whereabouts } from './whereabouts.ts';

/** What a running procedure knows. Nothing of it is changed in place: every effect gives a new one. */
export interface Context<F> extends MachineContext {
  /** the table, as this procedure knows it: up to date while it is the innermost */
  readonly facts: F;
  /** its own facts */
  readonly own: unknown;
  /** what its effects have put on the agenda */
  readonly owed: readonly Call[];
  /** what of it is being carried out: it has been handed over to the procedure of the agenda */
  readonly handed?: readonly Call[] | undefined;
}

/** What a procedure is given. */
export interface Input<F> {
  readonly facts: F;
  readonly own?: unknown;
  readonly owed?: readonly Call[];
  /** where it stands already, when it does not begin: its own frame, and those of the procedures under way in it */
  readonly frames?: readonly Frame[];
}

/** What a finished procedure gives back. */
export interface Outcome<F> {
  readonly facts: F;
  /** what it still owes, its caller owes */
  readonly owed: readonly Call[];
  /** what it tells its caller */
  readonly output: unknown;
}

/** A rule that a move breaks, with the facts that were compared. */
export interface Breach {
  readonly rule: RuleId;
  readonly also?: readonly RuleId[];
  readonly facts: Readonly<Record<string, Json>>;
}

/** What the outermost actor emits about a move that cannot be made. */
export interface Refused<M extends Move = Move> {
  readonly type: 'refused';
  readonly move: M;
  readonly breaches: readonly Breach[];
}

/** The event that closes a window (`LAPSE`): a log never says it, whoever plays event by event does. */
export interface Lapse {
  readonly type: typeof LAPSE;
}

/** The procedures that a procedure has under way: one at most, by the name of its chart. */
type Invoked<F, M extends EventObject> = Record<string, ActorRef<Running<F, M>, M> | undefined>;

/** A procedure under way. */
export type Running<F, M extends EventObject = EventObject> = MachineSnapshot<
  Context<F>,
  M,
  Invoked<F, M>,
  StateValue,
  string,
  Outcome<F>,
  MetaObject,
  StateSchema
>;

/** A procedure as an XState machine: it keeps facts `F`, takes moves `M`, and is given an input `I`. */
export type Procedure<F, M extends Move = Move, I = Input<F>> = StateMachine<
  Context<F>,
  M | Lapse,
  Invoked<F, M | Lapse>,
  ProvidedActor,
  ParameterizedObject,
  ParameterizedObject,
  string,
  StateValue,
  string,
  I,
  Outcome<F>,
  Refused<M>,
  MetaObject,
  StateSchema
>;

/** The parameters of the guard `rules`. */
interface Rules {
  readonly all: readonly RuleId[];
  readonly if?: string;
  /** the rules are asked with the facts that this input makes for the procedure that the move begins; null: with none */
  readonly input?: string | null;
}

/** The parameters of `case`, `over` and `take-back`: whether the procedure that was invoked has just come back. */
interface Returned {
  readonly returned?: boolean;
}

/** What makes the input of an invoked procedure, with what `compile.ts` has to know of it. */
export interface InputMapper {
  (args: { context: Context<unknown>; event: EventObject }): Input<unknown>;
  /** the name of the input; null when the procedure has no facts of its own to begin with */
  readonly named: string | null;
}

/** What makes the outcome of a procedure, with the name of its output. */
export interface OutputMapper {
  (args: { context: Context<unknown> }): Outcome<unknown>;
  readonly named: string | null;
}

/** The event that begins an opened procedure: its first move is passed on to it. */
const BEGINS_WITH = 'begins-with';

/** The actions that keep the stack of procedures: they stand beside the effects of a ruleset. */
const KEEPING = [
  'begin-with',
  'hand-over',
  'note',
  'pass-on',
  'pass-the-first-on',
  'put-first',
  'refuse',
  'take-back',
  'take-the-table',
  'tell-it-is-over',
] as const;
const keeping: ReadonlySet<string> = new Set(KEEPING);

/** A transition that is not one: a move of this type is not looked for further out. */
const FORBIDDEN = Object.freeze({ meta: { beside: true } });

/**
 * Whether a transition of a bound machine is one of its chart. The others only keep the stack of procedures, or belong to the
 * chart whose moves are possible at any time.
 */
export function isOfTheChart({ guard, meta }: { readonly guard?: unknown; readonly meta?: unknown }): boolean {
  if ((guard as { type?: string } | undefined)?.type === 'over') return false;
  return (meta as { beside?: boolean } | undefined)?.beside !== true;
}

/** Marks a transition that is not one of the chart itself. */
const BESIDE = Object.freeze({ beside: true });

/** Whether an action of a bound machine is an effect of the ruleset. */
export function isEffect(name: string): boolean {
  return !keeping.has(name);
}

/** The machines of a ruleset, and what belongs to all of them. */
export interface Bound<F extends BaseFacts> {
  readonly ruleset: Ruleset<F>;
  /** the charts, written out, by their name, in the order of the slices */
  readonly charts: ReadonlyMap<string, ChartConfig>;
  readonly machines: ReadonlyMap<string, Procedure<F>>;
  /** the game's own chart as a machine by itself: it refuses what no procedure takes */
  root(): Procedure<F>;
  /** an independent copy of what lies on the table */
  copy(facts: F): F;
}

const bindings = new WeakMap<object, unknown>();

/** The machines of a ruleset, each made once, when it is first asked for; a fault of a chart throws ChartError then. */
export function bind<F extends BaseFacts>(ruleset: Ruleset<F>): Bound<F> {
  const known = bindings.get(ruleset);
  if (known !== undefined) return known as Bound<F>;
  const made = bound(ruleset);
  bindings.set(ruleset, made);
  return made;
}

/** The names of the parts of a position that procedures under way show. */
export function shownParts(slices: Readonly<Record<string, Pick<Slice<never>, 'own'>>>): string[] {
  return [
    ...new Set(Object.values(slices).flatMap(({ own = {} }) => Object.values(own).map(({ shownAs }) => shownAs))),
  ];
}

/** A state written for XState. */
type Written = Record<string, unknown>;

function bound<F extends BaseFacts>(ruleset: Ruleset<F>): Bound<F> {
  const constraints = gather<F, Constraint<F>>(ruleset, 'constraints');
  const effects = gather<F, Effect<F>>(ruleset, 'effects');
  const cases = gather<F, Case<F>>(ruleset, 'cases');
  const inputs = gather<F, (facts: F, own: unknown, event: unknown, asRecorded: boolean) => unknown>(ruleset, 'inputs');
  const outputs = gather<F, (facts: F, own: unknown) => unknown>(ruleset, 'outputs');
  const roles = gather<F, (facts: F, own: unknown) => readonly string[]>(ruleset, 'roles');
  const underWay = gather<F, string>(ruleset, 'underWay').all;
  const refusals = gather<F, NonNullable<NonNullable<Slice<F>['refusals']>[string]>>(ruleset, 'refusals');
  for (const name of KEEPING) if (effects.all.has(name)) throw new ChartError(`the effect "${name}" has a taken name`);

  const shown = shownParts(ruleset.slices);
  const onTheTable = ruleset.schemas.position.omit(Object.fromEntries(shown.map((part) => [part, true])) as never);
  const copy = copier(onTheTable) as (facts: F) => F;
  // What never changes (a board, a catalogue) is not kept with an actor: it follows from the log.
  const parts = Object.keys(onTheTable.shape);

  const configs = Object.values(ruleset.slices).flatMap(({ charts: some = [] }) => some);
  const ids = configs.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) < at);
  if (twice !== undefined) throw new ChartError(`the chart "${twice}" is defined twice`);
  const charts = written(configs, ruleset.stack.root, ruleset.stack.standing);

  // ---- guards

  /** The facts that rules are asked with: the procedure's own, or those of the one that the move would begin. */
  const askedWith = ({ facts, own }: Context<F>, { input }: Rules, event: EventObject): unknown => {
    if (input === undefined) return own;
    return input === null ? undefined : inputs.need(input, 'a guard')(facts, own, event, false);
  };
  const isOpen = ({ facts, own }: Context<F>, params: Rules, event: EventObject): boolean =>
    params.if === undefined || cases.need(params.if, 'a guard')(facts, own, event);
  const rules = ({ context, event }: Happening<F>, params: Rules): boolean => {
    if (!isOpen(context, params, event)) return false;
    const asked = askedWith(context, params, event);
    return params.all.every((id) => {
      const finding = constraints.need(id, 'a guard')(context.facts, event as Move, asked);
      return finding === true || finding.holds === 'unknown';
    });
  };
  const guards = {
    rules,
    case: ({ context, event }: Happening<F>, { is, returned = false }: Returned & { is: string }) =>
      cases.need(is, 'a guard')(returned ? outcomeOf<F>(event).facts : context.facts, context.own, told(event)),
    over: ({ context, event }: Happening<F>, { returned = false }: Returned) =>
      ruleset.stack.over(returned ? outcomeOf<F>(event).facts : context.facts),
    'a-move': ({ event }: Happening<F>) => !event.type.startsWith('xstate.'),
  };

  // ---- refusals

  /** The rules that a move breaks of the transition that a procedure has for it; none when it has none. */
  const broken = (snapshot: Running<F>, move: Move): Breach[] => {
    const { context } = snapshot;
    const params = guardFor(snapshot, move.type);
    if (params === null) return [];
    if (!isOpen(context, params, move)) return [];
    const asked = askedWith(context, params, move);
    const found: Breach[] = [];
    for (const id of params.all) {
      const finding = constraints.need(id, 'a guard')(context.facts, move, asked);
      if (finding === true || finding.holds === 'unknown') continue;
      found.push({ rule: id, facts: finding.facts, ...(finding.also === undefined ? {} : { also: finding.also }) });
      // What cannot be carried out makes the rules after it meaningless: they are not asked.
      if (finding.void === true) break;
    }
    return found;
  };
  /** The rule to cite for a move that no procedure takes: at any time, or the innermost procedure or state that says why. */
  const refusal = (stack: readonly Running<F>[], move: Move): Refusal[] => {
    const { facts } = innermost(stack).context;
    const { standing } = ruleset.stack;
    const state = charts.get(standing)?.initial ?? '';
    const always = ruleset.stack.over(facts)
      ? null
      : (refusals.all.get(standing)?.(facts, move, undefined, state) ?? null);
    if (always !== null) return [always];
    for (const snapshot of stack.toReversed()) {
      const { machine, value, context } = snapshot;
      const said = refusals.all.get(machine.id)?.(facts, move, context.own, pathOf(value)) ?? null;
      if (said !== null) return [said];
      for (const { meta } of nodesOf(snapshot)) {
        const rule = refusedBy((meta as StateMeta | undefined)?.refuses ?? {}, move.type);
        if (rule !== undefined) return [{ rule }];
      }
    }
    return [];
  };
  const breaches = (stack: readonly Running<F>[], move: Move): Breach[] => {
    const top = innermost(stack);
    const found = broken(top, move);
    if (found.length > 0) return found;
    const { facts: table, own } = top.context;
    const [awaits] = [...nodesOf(top)].flatMap(({ meta }) => (meta as StateMeta | undefined)?.awaits ?? []);
    const seats = awaits === undefined ? [] : roles.need(awaits, top.machine.id)(table, own);
    const where = { words: inWords(underWay, top.machine.id), depth: stack.length, seats };
    return refusal(stack, move).map(({ rule, facts }) => ({
      rule,
      facts: facts ?? whereabouts(ruleset, table, where),
    }));
  };

  // ---- actions

  type Keeping = Parameters<Parameters<typeof enqueueActions<Context<F>, EventObject, never>>[0]>[0];
  const carriedOut = (effect: Effect<F>) =>
    enqueueActions(({ context, event, enqueue }: Keeping) => {
      const notes: { rule: RuleId; path: readonly (string | number)[] }[] = [];
      const { own } = context;
      let { owed } = context;
      const draft: Draft<F> = {
        facts: copy(context.facts),
        own: own === undefined ? undefined : copyJson(own as Json),
        asRecorded: false,
        note: (rule, ...path) => void notes.push({ rule, path }),
        owe: (...calls) => {
          owed = [...owed, ...calls];
        },
        tell: () => {},
      };
      effect(draft, told(event) as never);
      enqueue.assign({ facts: draft.facts, own: draft.own, owed } as never);
      for (const params of notes) enqueue({ type: 'note', params } as never);
    });
  const actions = {
    ...Object.fromEntries([...effects.all].map(([name, effect]) => [name, carriedOut(effect)])),
    // Nothing happens here: whoever inspects the actors learns which rule has settled which fact.
    note: () => {},
    'hand-over': assign(({ context: { owed } }: Happening<F>) => ({ owed: [], handed: owed })),
    'take-back': assign(({ context, event }: Happening<F>) => {
      const { facts, owed } = outcomeOf<F>(event);
      return { facts, owed: [...context.owed, ...owed], handed: undefined };
    }),
    'take-the-table': assign(({ event }: Happening<F>) => ({ facts: tableOf<F>(event), handed: undefined })),
    // On the agenda, what has just come about is carried out before what was there.
    'put-first': assign(({ context: { own, owed } }: Happening<F>) =>
      owed.length === 0 ? {} : { own: [...owed, ...(own as readonly Call[])], owed: [] },
    ),
    'pass-on': enqueueActions(({ event, enqueue, self }: Keeping, { to }: { to: string }) => {
      if (self._parent === undefined) {
        // Here the move came in, so here it is told that it cannot be made.
        const stack = stackOf<F, EventObject>(self.getSnapshot() as Running<F>);
        if (!innermost(stack).can(event)) {
          enqueue.emit({ type: 'refused', move: event, breaches: breaches(stack, event as Move) } as never);
          return;
        }
      }
      enqueue.sendTo(to as never, event as never);
    }),
    'begin-with': enqueueActions(({ event, enqueue }: Keeping) => {
      enqueue.raise({ type: BEGINS_WITH, move: event } as never);
    }),
    'pass-the-first-on': enqueueActions(({ event, enqueue }: Keeping, { to }: { to: string }) => {
      enqueue.sendTo(to as never, (event as unknown as { move: Move }).move as never);
    }),
    refuse: enqueueActions(({ event, enqueue, self }: Keeping) => {
      const found = breaches([self.getSnapshot() as Running<F>], event as Move);
      enqueue.emit({ type: 'refused', move: event, breaches: found } as never);
    }),
    'tell-it-is-over': enqueueActions(({ context: { facts }, enqueue, self }: Keeping) => {
      if (self._parent !== undefined) enqueue.sendTo(self._parent, { type: OVER, facts });
    }),
  };

  // ---- machines

  // Procedures invoke one another in circles: XState keeps this very record, which makes each when it is first invoked.
  const actors: Record<string, UnknownActorLogic> = {};
  for (const name of charts.keys())
    Object.defineProperty(actors, name, { enumerable: true, get: () => machines.get(name) });
  const make = setup({ actors, guards, actions } as never).createMachine as unknown as (
    config: Written,
  ) => Procedure<F>;

  const standing = charts.get(ruleset.stack.standing);
  const anyTime = standing?.states[standing.initial]?.on ?? {};

  const mapInput = (src: string, name: string | null): InputMapper => {
    const given = name === null ? () => undefined : inputs.need(name, `an invoke of ${src}`);
    const map = ({ context, event }: Happening<F>): Input<F> => {
      const { facts, own, handed } = context;
      // A procedure that did not begin at its beginning goes on with the one that is under way in it.
      const { frames = [] } = (event as { input?: Input<F> }).input ?? {};
      if (event.type === 'xstate.init' && frames[0]?.chart === src) return { facts, frames };
      return { facts, own: src === ruleset.stack.agenda ? handed : given(facts, own, told(event), false) };
    };
    return Object.assign(map, { named: name }) as InputMapper;
  };
  const mapOutput = (name: string | null, where: string): OutputMapper => {
    const given = name === null ? () => undefined : outputs.need(name, where);
    const map = ({ context: { facts, own, owed } }: { context: Context<F> }): Outcome<F> => ({
      facts,
      owed,
      output: given(facts, own),
    });
    return Object.assign(map, { named: name }) as OutputMapper;
  };

  const write = (state: StateConfig, at: At): Written => {
    const isRoot = at.chart === ruleset.stack.root;
    const isAgenda = at.chart === ruleset.stack.agenda;
    const { invoke, on = {}, always = [], states = {}, onDone, ...plain } = state;
    const carried = (names: readonly string[] = []) => [...names, ...(isAgenda ? ['put-first'] : [])];

    const { [OVER]: won, ...taken } = on;
    const over = won === undefined ? at.over : fromAnywhere(at, won);
    const moves: Written = {};
    for (const [type, one_] of Object.entries(taken)) {
      if (Array.isArray(one_)) throw new ChartError(`${at.chart}: "${type}" needs exactly one transition`);
      const { guard, ...transition } = one_;
      const opened = transition.meta?.opens === undefined ? undefined : at.around[transition.target ?? '']?.invoke;
      const asked = opened === undefined ? {} : { input: opened.input ?? null };
      const one = {
        ...transition,
        ...(guard === undefined
          ? {}
          : { guard: opened === undefined ? guard : { ...guard, params: { ...guard.params, ...asked } } }),
        actions: [...carried(transition.actions), ...(opened === undefined ? [] : ['begin-with'])],
      };
      // A move that is refused here is refused, whatever the states around would say of it.
      moves[type] = guard !== undefined && at.outside.has(type) ? [one, FORBIDDEN] : one;
    }
    if (at.path.length === 0 && at.chart !== ruleset.stack.standing) {
      for (const [type, { guard, actions: names, target }] of Object.entries(anyTime)) {
        // What leads to a state is written out where it is possible.
        if (target !== undefined) continue;
        // What is possible at any time knows nothing of the procedure that happens to be under way.
        const guarded = guard === undefined ? {} : { guard: { ...guard, params: { ...guard.params, input: null } } };
        moves[type] ??= { ...guarded, actions: carried(names), meta: BESIDE };
      }
      if (isRoot) moves['*'] = { guard: 'a-move', actions: 'refuse', meta: BESIDE };
    }
    if (isRoot && over !== undefined && won !== undefined)
      moves[OVER] = { ...over, actions: ['take-the-table', ...(over.actions ?? [])] };
    if (invoke !== undefined) {
      const where = [at.chart, ...at.path].join('.');
      if (Array.isArray(invoke)) throw new ChartError(`${where}: a state invokes one chart`);
      if (invoke.onDone === undefined) throw new ChartError(`${where}: a state that invokes a chart needs "onDone"`);
      if (Object.keys(taken).length > 0) throw new ChartError(`${where}: a state that invokes a chart takes no moves`);
      const to = { to: invoke.src };
      moves['*'] = { guard: 'a-move', actions: { type: 'pass-on', params: to }, meta: BESIDE };
      moves[BEGINS_WITH] = { actions: { type: 'pass-the-first-on', params: to }, meta: BESIDE };
      if (!isRoot) moves[OVER] = { actions: ['take-the-table', 'tell-it-is-over'], meta: BESIDE };
    }

    // The innermost procedure looks first whether somebody has won; one that has begun another leaves that to it.
    const isLeaf = Object.keys(states).length === 0;
    const looks = isLeaf && !isRoot && (invoke === undefined || always.length > 0);
    const automatic = [
      ...(looks ? [{ guard: { type: 'over', params: {} }, actions: 'tell-it-is-over' }] : []),
      ...always.map((one) => ({ ...one, actions: carried(one.actions) })),
    ];
    const outside = new Set([...at.outside, ...Object.keys(moves)]);
    const inside = Object.entries(states).map(([name, child]) => [
      name,
      write(child, { chart: at.chart, path: [...at.path, name], outside, over, around: states }),
    ]);
    return {
      ...plain,
      ...(Object.keys(moves).length === 0 ? {} : { on: moves }),
      ...(automatic.length === 0 ? {} : { always: automatic }),
      ...(inside.length === 0 ? {} : { states: Object.fromEntries(inside) }),
      ...(onDone === undefined ? {} : { onDone: { ...onDone, actions: carried(onDone.actions) } }),
      ...(invoke !== undefined && invoke.src === ruleset.stack.agenda ? { entry: ['hand-over'] } : {}),
      ...(invoke === undefined ? {} : { invoke: writeInvoke(invoke, isRoot ? over : 'tell', carried) }),
    };
  };
  const writeInvoke = (
    { src, input, onDone }: Invoke,
    over: MoveTransition | 'tell' | undefined,
    carried: (names?: readonly string[]) => string[],
  ): Written => {
    const ended = { guard: { type: 'over', params: { returned: true } } };
    const branches = [onDone].flat().map((one) => ({
      ...one,
      ...(one.guard === undefined ? {} : { guard: { ...one.guard, params: { ...one.guard.params, returned: true } } }),
      actions: ['take-back', ...carried(one.actions)],
      // A state that is entered from itself begins its procedure anew.
      ...(one.target === undefined ? {} : { reenter: true }),
    }));
    if (over === 'tell') branches.unshift({ ...ended, actions: ['take-the-table', 'tell-it-is-over'] } as never);
    else if (over !== undefined)
      branches.unshift({ ...over, ...ended, actions: ['take-the-table', ...(over.actions ?? [])] } as never);
    return { src, id: src, input: mapInput(src, input ?? null), onDone: branches };
  };
  const machineOf = (chart: ChartConfig, provided: readonly unknown[] = []): Procedure<F> => {
    const config = {
      ...write(chart, { chart: chart.id, path: [], outside: new Set(), over: undefined, around: {} }),
      context: ({ input: { facts, own, owed = [], log } }: { input: Input<F> & { log?: unknown } }) => ({
        facts,
        own,
        owed,
        ...(log === undefined ? {} : { log }),
      }),
      output: mapOutput(chart.output ?? null, chart.id),
    };
    const build = (path: readonly string[]): Procedure<F> =>
      provided.reduce<Procedure<F>>(
        (one, implementations) => one.provide(implementations as never) as Procedure<F>,
        make(beginning(config, path)),
      );
    const machine = build([]);
    const { getInitialSnapshot, getPersistedSnapshot } = machine;
    // XState knows one initial state only. Where the input names another, the machine that begins there makes the first
    // snapshot; everything else is the same.
    const others = new Map<string, Procedure<F>>();
    const beginningIn = (state: string): Procedure<F> => {
      const made = others.get(state) ?? build(state.split('.'));
      others.set(state, made);
      return made;
    };
    const begin: typeof getInitialSnapshot = (scope, input) => {
      const [first, ...frames] = input?.frames ?? [];
      if (input === undefined || first === undefined) return getInitialSnapshot(scope, input);
      const { own, owed = [] } = first;
      return beginningIn(first.state).getInitialSnapshot(scope, { ...input, own, owed, frames });
    };
    const persist: typeof getPersistedSnapshot = (snapshot, options) => {
      const { context } = snapshot as Running<F>;
      const facts = Object.fromEntries(parts.map((part) => [part, context.facts[part as keyof F]]));
      return getPersistedSnapshot({ ...snapshot, context: { ...context, facts } } as never, options);
    };
    const provide = (implementations: unknown) => machineOf(chart, [...provided, implementations]);
    return Object.assign(machine, {
      getInitialSnapshot: begin,
      getPersistedSnapshot: persist,
      provide,
    }) as Procedure<F>;
  };

  const machines = new OnDemand(charts.keys(), (name) => machineOf(charts.get(name) as ChartConfig));
  return {
    ruleset,
    charts,
    machines,
    root: () => {
      const chart = charts.get(ruleset.stack.root);
      if (chart === undefined) throw new ChartError(`no root chart "${ruleset.stack.root}"`);
      return machineOf(chart);
    },
    copy,
  };
}

/** What guards and actions are called with. */
interface Happening<F> {
  readonly context: Context<F>;
  readonly event: EventObject;
}

/** Where a state stands in its chart. */
interface At {
  readonly chart: string;
  readonly path: readonly string[];
  /** the moves that the states around it take */
  readonly outside: ReadonlySet<string>;
  /** how the game ends, if the state or one around it says so */
  readonly over: MoveTransition | undefined;
  /** the states beside it */
  readonly around: Readonly<Record<string, StateConfig>>;
}

/** A state's transition with a target that may be used anywhere in the chart. */
function fromAnywhere({ chart, path }: At, { target, ...transition }: MoveTransition): MoveTransition {
  return target === undefined
    ? transition
    : { ...transition, target: `#${[chart, ...path.slice(0, -1), target].join('.')}` };
}

/** The outcome of the procedure that has just come back. */
function outcomeOf<F>(event: EventObject): Outcome<F> {
  return (event as unknown as { output: Outcome<F> }).output;
}

/** The table as an event brings it: of a procedure that has come back, or of one that tells that it is over. */
function tableOf<F>(event: EventObject): F {
  return isDone(event) ? outcomeOf<F>(event).facts : (event as unknown as { facts: F }).facts;
}

function isDone({ type }: EventObject): boolean {
  return type.startsWith('xstate.done.actor.');
}

/** An event as effects and cases see it: of a procedure that has come back, what it tells its caller. */
function told(event: EventObject): unknown {
  return isDone(event) ? { type: 'done', output: outcomeOf(event).output } : event;
}

/** A chart whose initial state is another one: the leaf at this path. */
function beginning(config: Written, [name, ...rest]: readonly string[]): Written {
  if (name === undefined) return config;
  const states = config['states'] as Readonly<Record<string, Written>>;
  const inner = states[name];
  if (inner === undefined) throw new ChartError(`no state "${name}" to begin in`);
  return { ...config, initial: name, states: { ...states, [name]: beginning(inner, rest) } };
}

/** The path of a state, its names joined by dots. */
function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [[name, inner] = ['', undefined]] = Object.entries(value);
  return inner === undefined ? name : `${name}.${pathOf(inner)}`;
}

/** The state, and those around it, in which a procedure is. */
function* nodesOf({ machine, value }: AnyMachineSnapshot): Generator<AnyStateNode> {
  let node: AnyStateNode | undefined = machine.getStateNodeById(`${machine.id}.${pathOf(value)}`);
  for (; node !== undefined; node = node.parent) yield node;
}

/** The guard of the transition that a procedure has for a move; null: it has none. */
function guardFor(snapshot: AnyMachineSnapshot, type: string): Rules | null {
  for (const node of nodesOf(snapshot)) {
    const transition = node.transitions.get(type)?.[0];
    if (transition !== undefined) return (transition.guard as { params?: Rules } | undefined)?.params ?? { all: [] };
  }
  return null;
}

/** The rule that a state's `refuses` has for a move: of an exact type, then of a longer prefix, then of `*`. */
function refusedBy(refuses: Readonly<Record<string, RuleId>>, type: string): RuleId | undefined {
  const [closest] = Object.keys(refuses)
    .filter((pattern) => pattern === type || (pattern.endsWith('*') && type.startsWith(pattern.slice(0, -1))))
    .sort((a, b) => Number(a.endsWith('*')) - Number(b.endsWith('*')) || b.length - a.length);
  return closest === undefined ? undefined : refuses[closest];
}

/** The procedures under way in an actor, the innermost last. */
export function stackOf<F, M extends EventObject>(snapshot: Running<F, M>): Running<F, M>[] {
  const stack = [snapshot];
  for (let at = snapshot; ; stack.push(at)) {
    const [child] = Object.values(at.children);
    if (child === undefined) return stack;
    at = child.getSnapshot();
  }
}

function innermost<T>(stack: readonly T[]): T {
  const last = stack.at(-1);
  if (last === undefined) throw new Error('no procedure is under way');
  return last;
}

/** The position in which an actor stands, as the referee knows positions. */
export function positionOf<F, M extends EventObject>(
  snapshot: Running<F, M>,
): { readonly frames: readonly Frame[]; readonly facts: F } {
  const stack = stackOf(snapshot);
  const frames = stack.map(({ machine, value, context: { own, owed } }) => ({
    chart: machine.id,
    state: pathOf(value),
    ...(own === undefined ? {} : { own }),
    ...(owed.length === 0 ? {} : { owed }),
  }));
  return { frames, facts: innermost(stack).context.facts };
}
