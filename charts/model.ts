/**
 * @module
 * A statechart as plain data, read from the chart as its slice wrote it: what stands there once (the conditions of a state,
 * an offered procedure) stands here once. Every drawing and document is made from this.
 */
import {
  type Branch,
  type ChartConfig,
  fitsPattern,
  isMove,
  type Kept,
  keptIn,
  type MoveTransition,
  type StateConfig,
} from '../machines/chart.ts';

/** The procedure that is carried out while a state lasts. */
export interface Call {
  readonly chart: string;
  /** the name of what it is given to work on */
  readonly input: string | null;
}

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
  /** for a box that is drawn closed, the moves that are made inside; null for any other state */
  readonly folds: readonly string[] | null;
  readonly calls: Call | null;
  /** who acts here */
  readonly awaits: string | null;
  /** the move that may be left unsaid here */
  readonly implies: string | null;
  /** the rules that make this state what it is */
  readonly rules: readonly string[];
  /** the rules that moves of this state have to keep, by the pattern of their types (`*`: every move) */
  readonly keeps: readonly Kept[];
  /** the rule cited for a move that this state does not accept, by move type or pattern */
  readonly refuses: Readonly<Record<string, string>>;
}

/** A move that opens an offered procedure, with what it has to keep there. */
export interface Opening {
  readonly event: string;
  readonly checks: readonly string[];
  readonly when: string | null;
}

/** An offered procedure. */
export interface Offer {
  readonly chart: string;
  readonly moves: readonly Opening[];
}

/** What triggers a transition. */
export type Trigger =
  /** a move, or another event by name */
  | 'event'
  /** one of the first moves of an offered procedure */
  | 'offer'
  /** the end of the procedure that the state carries out */
  | 'returned'
  /** the end of the state's own children */
  | 'done'
  /** nothing at all */
  | 'always';

/** A transition of a chart. */
export interface ChartEdge {
  readonly from: string;
  /** id of the state that is entered; null when the state is not left */
  readonly to: string | null;
  /** where it leads, in words, if that is not in the drawing */
  readonly leads: string | null;
  readonly trigger: Trigger;
  /** the event's name when an event triggers it */
  readonly event: string | null;
  /** what is offered when an offer triggers it */
  readonly offers: Offer | null;
  /** rules of the guard: each must hold */
  readonly checks: readonly string[];
  /** what has to be the case: of a position for an automatic transition, of a move for the transition of a move */
  readonly when: string | null;
  /** of several transitions with the same trigger the place of this one: they are asked in this order; null when it is alone */
  readonly order: number | null;
  /** true for the automatic transition that is left when no case before it held */
  readonly otherwise: boolean;
  /** names of the effects, in order */
  readonly effects: readonly string[];
  /** rules that the transition carries out */
  readonly rules: readonly string[];
}

/** A whole chart: its root state and all its transitions, in the order of the chart. */
export interface ChartModel {
  readonly id: string;
  readonly description: string | null;
  /** the name of what the finished procedure tells its caller */
  readonly output: string | null;
  readonly root: ChartState;
  readonly edges: readonly ChartEdge[];
}

/**
 * Reads a chart; anything beyond the chart subset is an error, so that no drawing leaves things out. `others`: the charts of
 * its ruleset, which say by which moves an offered procedure is opened.
 */
export function chartModel(config: ChartConfig, others: readonly ChartConfig[] = [config]): ChartModel {
  const edges: ChartEdge[] = [];
  const root = readState({ config, others, edges }, config, '', config.id);
  const known = new Set([root, ...statesBelow(root)].map(({ id }) => id));
  for (const { from, to } of edges)
    if (to !== null && !known.has(to)) throw new Error(`${placeOf(config, from)} leads to "${to}", which is no state`);
  return { id: config.id, description: config.description ?? null, output: config.output ?? null, root, edges };
}

/** The states below a state, parents before their children, in the order of the chart. */
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

/** The name of what is drawn: a chart, or one of its states. */
export function headingOf({ id, root }: ChartModel): string {
  return root.id === '' ? inWords(id) : `${inWords(id)}: ${root.id.split('.').map(inWords).join(' / ')}`;
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

/** Transitions between the same two states: one arrow. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly edges: readonly ChartEdge[];
}

/** The arrows of a chart, in the order of their first transitions. */
export function arrowsOf({ edges }: ChartModel): Arrow[] {
  const arrows = new Map<string, { from: string; to: string; edges: ChartEdge[] }>();
  for (const edge of edges) {
    const { from, to } = edge;
    if (to === null || isListed(edge)) continue;
    const arrow = arrows.get(`${from} ${to}`) ?? { from, to, edges: [] };
    arrow.edges.push(edge);
    arrows.set(`${from} ${to}`, arrow);
  }
  return [...arrows.values()];
}

/** The innermost state above both ends of a transition. */
export function boxOf({ from, to }: Pick<ChartEdge, 'from' | 'to'>): string {
  let box = parentOf(from);
  while (!isAbove(box, to ?? from)) box = parentOf(box);
  return box;
}

/** The state above a state. */
export function parentOf(id: string): string {
  return id.slice(0, Math.max(id.lastIndexOf('.'), 0));
}

/**
 * What triggers a transition, as drawings write it: an event, an offer, or a case in brackets after its place. Nothing for
 * what simply follows, be it the end of a called chart or of a state's own children.
 */
export function caption({ trigger, event, offers, when, order, otherwise }: ChartEdge): string {
  const place = order === null ? '' : `${order} `;
  if (trigger === 'offer') return `offers ${offers?.chart ?? ''}`;
  if (trigger === 'event') return when === null ? (event ?? '') : `${event} [${inWords(when)}]`;
  const parts = [...(when === null ? [] : [inWords(when)]), ...(otherwise ? ['otherwise'] : [])];
  return parts.length === 0 ? place.trim() : `${place}[${parts.join(', ')}]`;
}

/** The title of a state: its name, and the chart that it calls. */
export function title(state: ChartState): string {
  return state.calls === null ? state.label : `${state.label} ⟶ ${state.calls.chart}`;
}

interface Reading {
  readonly config: ChartConfig;
  readonly others: readonly ChartConfig[];
  readonly edges: ChartEdge[];
}

const IN_STATES = ['initial', 'type', 'states', 'on', 'always', 'invoke', 'onDone', 'meta', 'description'];
const IN_CHARTS = [...IN_STATES, 'id', 'output'];
const IN_TRANSITIONS = ['guard', 'actions', 'target', 'meta'];

function readState(reading: Reading, state: StateConfig, id: string, key: string): ChartState {
  const { config, edges } = reading;
  const where = placeOf(config, id);
  for (const word of Object.keys(state))
    if (!(id === '' ? IN_CHARTS : IN_STATES).includes(word)) throw beyond(where, `"${word}"`);
  if (state.type !== undefined && state.type !== 'final') throw beyond(where, `a ${state.type} state`);
  for (const [event, transition] of Object.entries(state.on ?? {}))
    edges.push({ ...readEdge(reading, id, transition), trigger: 'event', event, ...readGuard(where, transition) });
  const { meta } = state;
  for (const [chart, target] of Object.entries(meta?.offers ?? {}))
    edges.push({
      ...readEdge(reading, id, { target }),
      trigger: 'offer',
      offers: { chart, moves: openingsOf(reading, chart) },
    });
  edges.push(
    ...readBranches(reading, id, 'returned', state.invoke?.onDone ?? []),
    ...readBranches(reading, id, 'done', state.onDone ?? []),
    ...readBranches(reading, id, 'always', state.always ?? []),
  );
  const below = (name: string): string => (id === '' ? name : `${id}.${name}`);
  const children = Object.entries(state.states ?? {});
  return {
    id,
    key,
    label: inWords(key),
    kind: state.type === 'final' ? 'final' : children.length > 0 ? 'compound' : 'atomic',
    description: state.description ?? null,
    initial: state.initial === undefined ? null : below(state.initial),
    children: children.map(([name, child]) => readState(reading, child, below(name), name)),
    folds: null,
    calls: state.invoke === undefined ? null : { chart: state.invoke.src, input: state.invoke.input ?? null },
    awaits: meta?.awaits ?? null,
    implies: meta?.implies ?? null,
    rules: [...(meta?.rules ?? [])],
    keeps: keptIn(state).filter(([, some]) => some.length > 0),
    refuses: { ...meta?.refuses },
  };
}

/** What every transition says of itself, as if nothing triggered it. */
function readEdge({ config }: Reading, from: string, transition: MoveTransition | Branch): ChartEdge {
  for (const word of Object.keys(transition))
    if (!IN_TRANSITIONS.includes(word)) throw beyond(placeOf(config, from), `"${word}" at a transition`);
  const { target, actions = [], meta } = transition;
  for (const action of actions) if (typeof action !== 'string') throw beyond(placeOf(config, from), 'an inline action');
  return {
    from,
    to: target === undefined ? null : stateNamed(config, from, target),
    leads: null,
    trigger: 'always',
    event: null,
    offers: null,
    checks: [],
    when: null,
    order: null,
    otherwise: false,
    effects: [...actions],
    rules: [...(meta?.rules ?? [])],
  };
}

function readGuard(where: string, { guard }: MoveTransition): Pick<ChartEdge, 'checks' | 'when'> {
  if (guard === undefined) return { checks: [], when: null };
  if (guard.type !== 'rules') throw beyond(where, `a guard of a move that is no list of rules`);
  return { checks: [...guard.params.all], when: guard.params.if ?? null };
}

function readBranches(
  reading: Reading,
  from: string,
  trigger: Trigger,
  branches: Branch | readonly Branch[],
): ChartEdge[] {
  const several = [branches].flat();
  return several.map((branch, index) => {
    const { guard } = branch;
    if (guard !== undefined && guard.type !== 'case')
      throw beyond(placeOf(reading.config, from), 'a guard of an automatic transition that is no case');
    return {
      ...readEdge(reading, from, branch),
      trigger,
      when: guard?.params.is ?? null,
      order: several.length === 1 ? null : index + 1,
      otherwise: index > 0 && guard === undefined,
    };
  });
}

/** The moves by which a chart of the ruleset is opened. */
function openingsOf({ config, others }: Reading, id: string): Opening[] {
  const offered = others.find((other) => other.id === id);
  const first = offered?.states[offered.initial];
  if (offered === undefined || first === undefined) throw new Error(`${config.id} offers "${id}", which is no chart`);
  const keeps = [...keptIn(offered), ...keptIn(first)];
  return Object.entries(first.on ?? {})
    .filter(([event]) => isMove(event))
    .map(([event, transition]) => {
      const { checks, when } = readGuard(id, transition);
      const kept = keeps.flatMap(([pattern, some]) => (fitsPattern(pattern, event) ? some : []));
      return { event, checks: [...new Set([...kept, ...checks])], when };
    });
}

/** The state that a target means: `#chart.state` from the root, `.state` below the source, `state` beside it, as in XState. */
function stateNamed({ id }: ChartConfig, from: string, target: string): string {
  if (target === `#${id}`) return '';
  if (target.startsWith(`#${id}.`)) return target.slice(id.length + 2);
  const base = target.startsWith('.') ? from : parentOf(from);
  return `${base}.${target.replace(/^\./, '')}`.replace(/^\./, '');
}

function placeOf({ id }: ChartConfig, state: string): string {
  return state === '' ? id : `${id}.${state}`;
}

function beyond(where: string, what: string): Error {
  return new Error(`${where} has ${what}, which is beyond the chart subset`);
}

/** Which moves keep such rules, for readers. */
export function whichKeep([pattern]: Kept): string {
  return pattern === '*' ? 'every move' : pattern;
}
