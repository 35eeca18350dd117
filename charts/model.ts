/**
 * @module
 * A statechart as plain data, read from the nodes of its XState machine. Every drawing is made from this.
 */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state of a chart. */
export interface ChartState {
  /** the keys from the chart's root down to the state, joined by dots; empty for the root itself */
  readonly id: string;
  readonly key: string;
  /** the key in words */
  readonly label: string;
  readonly kind: 'atomic' | 'compound' | 'final';
  readonly description: string | null;
  /** id of the child state in which a compound state begins */
  readonly initial: string | null;
  readonly children: readonly ChartState[];
  /** the chart that is carried out while this state lasts */
  readonly calls: string | null;
  /** who acts here */
  readonly awaits: string | null;
  /** the move that may be left unsaid here */
  readonly implies: string | null;
  /** the rules that make this state what it is */
  readonly rules: readonly string[];
  /** the rule cited for a move that this state does not accept, by move type or pattern */
  readonly refuses: Readonly<Record<string, string>>;
}

/** A transition of a chart. */
export interface ChartEdge {
  readonly from: string;
  /** id of the state that is entered; null when the state is not left */
  readonly to: string | null;
  /** what triggers it: a move or event, nothing at all (`always`), or the end of the state's own children (`done`) */
  readonly trigger: 'event' | 'always' | 'done';
  /** the event's name when an event triggers it */
  readonly event: string | null;
  /** rules of the guard: each must hold */
  readonly checks: readonly string[];
  /** case of the guard of an automatic transition */
  readonly when: string | null;
  /** true for the automatic transition that is left when no case before it held */
  readonly otherwise: boolean;
  /** names of the effects, in order */
  readonly effects: readonly string[];
  /** rules that the transition carries out */
  readonly rules: readonly string[];
}

/** A whole chart: its root state and all its transitions, in the order of the machine. */
export interface ChartModel {
  readonly id: string;
  readonly description: string | null;
  readonly root: ChartState;
  readonly edges: readonly ChartEdge[];
}

/** Reads a machine that keeps to the chart subset; anything beyond it is an error, so that no drawing leaves things out. */
export function chartModel(machine: AnyStateMachine): ChartModel {
  const root: AnyStateNode = machine.root;
  const edges: ChartEdge[] = [];
  const state = readState(root, edges);
  return { id: machine.id, description: root.description ?? null, root: state, edges };
}

/** The states below a state, parents before their children, in the order of the machine. */
export function* statesBelow(state: ChartState): Generator<ChartState> {
  for (const child of state.children) {
    yield child;
    yield* statesBelow(child);
  }
}

/** A name of a chart in plain words. */
export function inWords(name: string): string {
  return name.replaceAll('-', ' ');
}

/** A rule id without its ruleset. */
export function shortRule(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}

/** A state's name for readers, with the boxes that it is in. */
export function nameOf(model: ChartModel, id: string): string {
  return id === '' ? inWords(model.id) : id.split('.').map(inWords).join(' / ');
}

/** Whether one state is above another. The root is above all. */
export function isAbove(upper: string, lower: string): boolean {
  return lower !== upper && (upper === '' || lower.startsWith(`${upper}.`));
}

/**
 * Whether a transition has to be told in its state instead of being drawn: it stays there, or one of its ends is inside
 * the other, so that there is no room for an arrow.
 */
export function isListed({ from, to }: ChartEdge): boolean {
  return to === null || to === '' || isAbove(from, to) || isAbove(to, from);
}

/** The innermost state above both ends of a transition. */
export function boxOf({ from, to }: ChartEdge): string {
  let box = parentOf(from);
  while (!isAbove(box, to ?? from)) box = parentOf(box);
  return box;
}

/** The state above a state. */
export function parentOf(id: string): string {
  return id.slice(0, Math.max(id.lastIndexOf('.'), 0));
}

/** What triggers a transition, as drawings write it: an event, a case in brackets, or nothing. */
export function caption(edge: ChartEdge): string {
  if (edge.trigger === 'event') return edge.event ?? '';
  const parts = [
    ...(edge.trigger === 'done' ? ['done'] : []),
    ...(edge.when === null ? [] : [inWords(edge.when)]),
    ...(edge.otherwise ? ['otherwise'] : []),
  ];
  return parts.length === 0 ? '' : `[${parts.join(', ')}]`;
}

/** The title of a state: its name, and the chart that it calls. */
export function title(state: ChartState): string {
  return state.calls === null ? state.label : `${state.label} ⟶ ${state.calls}`;
}

function readState(node: AnyStateNode, edges: ChartEdge[]): ChartState {
  if (node.type === 'parallel' || node.type === 'history') throw beyond(node, `a ${node.type} state`);
  if (node.invoke.length > 1 || node.after.length > 0) throw beyond(node, 'after, or more than one invoke');
  if (node.entry.length > 0 || node.exit.length > 0) throw beyond(node, 'entry or exit actions');
  for (const [descriptor, transitions] of node.transitions) {
    const done = descriptor.startsWith('xstate.done.');
    for (const [index, transition] of transitions.entries()) {
      edges.push(readEdge(node, transition, done ? 'done' : 'event', index));
    }
  }
  for (const [index, transition] of (node.always ?? []).entries()) {
    edges.push(readEdge(node, transition, 'always', index));
  }
  const children = Object.values(node.states as Record<string, AnyStateNode>);
  const meta = (node.meta ?? {}) as Partial<ChartState>;
  const [invoked] = node.invoke;
  const [initial] = children.length > 0 ? (node.initial.target ?? []) : [];
  return {
    id: idOf(node),
    key: node.key,
    label: inWords(node.key),
    kind: node.type,
    description: node.description ?? null,
    initial: initial === undefined ? null : idOf(initial),
    children: children.map((child) => readState(child, edges)),
    calls: invoked === undefined ? null : String(invoked.src),
    awaits: meta.awaits ?? null,
    implies: meta.implies ?? null,
    rules: [...(meta.rules ?? [])],
    refuses: { ...meta.refuses },
  };
}

function readEdge(
  node: AnyStateNode,
  transition: AnyTransitionDefinition,
  trigger: ChartEdge['trigger'],
  index: number,
): ChartEdge {
  const { checks, when } = readGuard(node, transition.guard);
  const [target, ...others] = (transition.target ?? []) as readonly AnyStateNode[];
  if (others.length > 0) throw beyond(node, 'a transition with several targets');
  return {
    from: idOf(node),
    to: target === undefined ? null : idOf(target),
    trigger,
    event: trigger === 'event' ? transition.eventType : null,
    checks,
    when,
    otherwise: trigger !== 'event' && index > 0 && when === null && checks.length === 0,
    effects: transition.actions.map((action) => typeOf(node, action, 'an inline action')),
    rules: [...((transition.meta as { rules?: readonly string[] } | undefined)?.rules ?? [])],
  };
}

function readGuard(node: AnyStateNode, guard: unknown): Pick<ChartEdge, 'checks' | 'when'> {
  if (guard === undefined) return { checks: [], when: null };
  const type = typeOf(node, guard, 'an inline guard');
  const params = (guard as { params?: { all?: readonly string[]; is?: string } }).params ?? {};
  if (type === 'rules' && params.all !== undefined) return { checks: [...params.all], when: null };
  if (type === 'case' && params.is !== undefined) return { checks: [], when: params.is };
  throw beyond(node, `the guard '${type}'`);
}

function typeOf(node: AnyStateNode, named: unknown, otherwise: string): string {
  if (typeof named === 'string') return named;
  const type = typeof named === 'object' && named !== null && 'type' in named ? named.type : undefined;
  if (typeof type === 'string') return type;
  throw beyond(node, otherwise);
}

function idOf(node: AnyStateNode): string {
  return node.path.join('.');
}

function beyond(node: AnyStateNode, what: string): Error {
  return new Error(`${node.id} has ${what}, which is beyond the chart subset`);
}
