/**
 * @module
 * A statechart as the JSON that XState's `createMachine` takes, made so that it runs as it stands: no guard and no actor has
 * to be supplied. What the rules ask stands in `meta` and `description`; what decides the way of a procedure is said by events
 * (`events.ts`); a state that carries out another chart waits for `done.<chart>`. Effects are named as actions: XState
 * passes over actions that nobody supplies.
 */
import { eventsOf, isPlain } from './events.ts';
import { type ChartEdge, type ChartModel, type ChartState, inWords, type Opening } from './model.ts';

type Json = string | readonly Json[] | { readonly [key: string]: Json };
type Members = { readonly [key: string]: Json };

/** Writes a chart as a config of XState. */
export function toXStateJson(model: ChartModel): string {
  return `${JSON.stringify(xstateOf(model), null, 2)}\n`;
}

/** The config of XState that a chart is written as. */
export function xstateOf(model: ChartModel): Members {
  return {
    id: model.id,
    ...present({ description: model.description }),
    ...stateOf(model, model.root, model.output === null ? {} : { output: model.output }),
  };
}

function stateOf(model: ChartModel, state: ChartState, more: Members = {}): Members {
  const own = model.edges.filter((edge) => edge.from === state.id);
  const on: Record<string, Json[]> = {};
  for (const edge of own)
    for (const event of eventsOf(state, edge)) {
      const opening = edge.offers?.moves.find((move) => move.event === event);
      on[event] = [...(on[event] ?? []), transitionOf(model, edge, opening)];
    }
  const plain = (trigger: ChartEdge['trigger']): Json | null => {
    const edge = own.find((each) => each.trigger === trigger && isPlain(each));
    return edge === undefined ? null : transitionOf(model, edge);
  };
  const { calls } = state;
  const meta = present({
    rules: some(state.rules),
    keeps: orNull(Object.fromEntries(state.keeps)),
    awaits: state.awaits,
    implies: state.implies,
    invoke: calls === null ? null : { src: calls.chart, ...present({ input: calls.input }) },
    refuses: Object.keys(state.refuses).length === 0 ? null : state.refuses,
  });
  return present({
    type: state.kind === 'final' ? 'final' : null,
    initial: state.initial === null ? null : lastOf(state.initial),
    ...(state.id === '' ? {} : { description: state.description }),
    meta: orNull({ ...meta, ...more }),
    on: orNull(
      Object.fromEntries(
        Object.entries(on).map(([event, ways]) => [event, ways.length === 1 ? (ways[0] ?? '') : ways]),
      ),
    ),
    always: plain('always'),
    onDone: plain('done'),
    states: orNull(Object.fromEntries(state.children.map((child) => [child.key, stateOf(model, child)]))),
  });
}

function transitionOf({ id }: ChartModel, edge: ChartEdge, opening?: Opening): Members {
  const { checks, when } = opening ?? edge;
  return present({
    target: edge.to === null ? null : edge.to === '' ? `#${id}` : `#${id}.${edge.to}`,
    actions: some(edge.effects),
    description: describe(edge, checks, when),
    meta: orNull(
      present({
        checks: some(checks),
        when,
        carriesOut: some(edge.rules),
        opens: edge.offers?.chart ?? null,
      }),
    ),
  });
}

/** What has to hold for a transition, in words: nothing of it is evaluated when the config runs. */
function describe(edge: ChartEdge, checks: readonly string[], when: string | null): string | null {
  const { order, otherwise, offers } = edge;
  const parts = [
    ...(offers === null ? [] : [`opens ${offers.chart}`]),
    ...(order === null ? [] : [`way ${order}`]),
    ...(when === null ? [] : [`only when ${inWords(when)}`]),
    ...(otherwise ? ['when no case before it holds'] : []),
    ...(checks.length === 0 ? [] : [`every rule has to hold: ${checks.join(', ')}`]),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}

function lastOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

function some(names: readonly string[]): readonly string[] | null {
  return names.length === 0 ? null : names;
}

function orNull(members: Members): Members | null {
  return Object.keys(members).length === 0 ? null : members;
}

function present(members: Readonly<Record<string, Json | null>>): Members {
  return Object.fromEntries(Object.entries(members).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}
