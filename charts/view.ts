/**
 * @module
 * What one drawing shows of a chart: the whole of it, or one of its states with all that it contains. What would make the
 * drawing too big to be read is folded: its boxes are drawn closed there, and open on their own.
 */
import { isMove } from '../machines/chart.ts';
import { arrowsOf, type ChartEdge, type ChartModel, type ChartState, isAbove, nameOf, statesBelow } from './model.ts';

/** How many states and arrows one drawing bears. */
const BEARABLE = 80;

const views = new WeakMap<ChartModel, Map<string, ChartModel>>();

/** The part of a chart that is drawn for a state (empty: for the whole chart); the same each time. */
export function viewOf(model: ChartModel, state = ''): ChartModel {
  const known = views.get(model) ?? new Map<string, ChartModel>();
  views.set(model, known);
  const view = known.get(state) ?? folded(partOf(model, state));
  known.set(state, view);
  return view;
}

/** The states of a chart that are folded in some drawing of it, and so have a drawing of their own. */
export function foldedIn(model: ChartModel): string[] {
  const found: string[] = [];
  const look = (state: string): void => {
    for (const { id, folds } of statesBelow(viewOf(model, state).root)) {
      if (folds === null) continue;
      found.push(id);
      look(id);
    }
  };
  look('');
  return found;
}

/** One state of a chart as a chart of its own; what leaves it is told. */
function partOf(model: ChartModel, state: string): ChartModel {
  if (state === '') return model;
  const root = [...statesBelow(model.root)].find(({ id }) => id === state);
  if (root === undefined) return model;
  const inside = (id: string): boolean => id === state || isAbove(state, id);
  const edges = model.edges
    .filter(({ from }) => inside(from))
    .map((edge) =>
      edge.to === null || (inside(edge.to) && edge.to !== state)
        ? edge
        : { ...edge, to: null, leads: nameOf(model, edge.to) },
    );
  return { ...model, description: root.description, output: null, root, edges };
}

/** Folds the innermost boxes until the rest can be borne. */
function folded(model: ChartModel): ChartModel {
  for (let view = model; ; ) {
    const states = [...statesBelow(view.root)];
    const boxes = states.filter(({ children }) => children.length > 0);
    if (boxes.length === 0 || states.length + arrowsOf(view).length <= BEARABLE) return view;
    const innermost = boxes.filter(({ children }) => children.every((child) => child.children.length === 0));
    view = closed(view, new Set(innermost.map(({ id }) => id)));
  }
}

/** A chart with some of its boxes closed: what happens inside is left out, what leaves them begins at their border. */
function closed(model: ChartModel, boxes: ReadonlySet<string>): ChartModel {
  const boxOf = (id: string): string => [...boxes].find((box) => isAbove(box, id)) ?? id;
  const inside = new Map<string, Set<string>>();
  const edges: ChartEdge[] = [];
  for (const edge of model.edges) {
    const from = boxOf(edge.from);
    if (edge.event !== null && isMove(edge.event) && from !== edge.from)
      inside.set(from, (inside.get(from) ?? new Set<string>()).add(edge.event));
    const to = edge.to === null ? null : boxOf(edge.to);
    const leaves = from === edge.from || (to !== null && to !== from);
    if (leaves) edges.push({ ...edge, from, to });
  }
  const close = (state: ChartState): ChartState =>
    boxes.has(state.id)
      ? { ...state, kind: 'atomic', children: [], initial: null, folds: [...(inside.get(state.id) ?? [])] }
      : {
          ...state,
          initial: state.initial === null ? null : boxOf(state.initial),
          children: state.children.map(close),
        };
  return { ...model, root: close(model.root), edges };
}
