/**
 * Ways through a chart, found in the chart itself and in no document that is made of it: which states may be entered, by
 * which transitions, and where each transition leads.
 */
import { isPlain } from '../../charts/events.ts';
import {
  type ChartEdge,
  type ChartModel,
  type ChartState,
  type Opening,
  parentOf,
  statesBelow,
} from '../../charts/model.ts';

/** A transition that somebody triggers; of an offer, by which move. */
export interface Step {
  readonly edge: ChartEdge;
  readonly move: Pick<Opening, 'event' | 'when'> | null;
}

/** A way: the steps from the beginning, the last of which is the one to be tried, with the leaf that it has to enter. */
export interface Way {
  readonly steps: readonly Step[];
  readonly lands: string;
}

export interface Walk {
  /** the leaf in which the chart comes to rest when it is started */
  readonly begins: string;
  /** one way for each step of each state that can be reached */
  readonly ways: readonly Way[];
  /** every transition that is taken on one of the ways, those that nobody triggers among them */
  readonly taken: ReadonlySet<ChartEdge>;
  /** every leaf that can be entered */
  readonly entered: ReadonlySet<string>;
}

/** Walks a chart in every way that its transitions allow, whatever its rules and cases say. */
export function walk(model: ChartModel): Walk {
  const byId = new Map([model.root, ...statesBelow(model.root)].map((state) => [state.id, state]));
  const stateOf = (id: string): ChartState => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`no state "${id}"`);
    return found;
  };
  const leafOf = (id: string): string => {
    const { initial } = stateOf(id);
    return initial === null ? id : leafOf(initial);
  };
  const around = (id: string): string[] => (id === '' ? [''] : [id, ...around(parentOf(id))]);
  const taken = new Set<ChartEdge>();
  const entered = new Set<string>();
  /** Follows what is simply taken. */
  const rest = (id: string): string => {
    entered.add(id);
    const final = stateOf(id).kind === 'final';
    const plain = model.edges.find(
      (edge) =>
        isPlain(edge) &&
        (edge.trigger === 'done' ? final && edge.from === parentOf(id) : around(id).includes(edge.from)),
    );
    if (plain === undefined) return id;
    taken.add(plain);
    return rest(leafOf(plain.to ?? id));
  };
  const stepsOf = (leaf: string): Step[] => {
    if (stateOf(leaf).kind === 'final' && parentOf(leaf) === '') return [];
    const known = new Set<string>();
    return around(leaf).flatMap((id) => {
      const here = model.edges.filter((edge) => edge.from === id && !isPlain(edge));
      const ended = stateOf(leaf).kind === 'final' && parentOf(leaf) === id;
      const steps = here.filter(({ trigger }) => trigger !== 'done' || ended).flatMap(stepsBy);
      // A move that an inner state takes is never seen by those around it.
      const own = steps.filter(({ move }) => move === null || !known.has(move.event));
      for (const { move } of own) if (move !== null) known.add(move.event);
      return own;
    });
  };
  const begins = rest(leafOf(''));
  const paths = new Map<string, readonly Step[]>([[begins, []]]);
  const ways: Way[] = [];
  for (const [leaf, path] of paths)
    for (const step of stepsOf(leaf)) {
      taken.add(step.edge);
      const lands = step.edge.to === null ? leaf : rest(leafOf(step.edge.to));
      const steps = [...path, step];
      ways.push({ steps, lands });
      if (!paths.has(lands)) paths.set(lands, steps);
    }
  return { begins, ways, taken, entered };
}

/** The ways in which somebody triggers a transition. */
function stepsBy(edge: ChartEdge): Step[] {
  switch (edge.trigger) {
    case 'event':
      return [{ edge, move: { event: edge.event ?? '', when: edge.when } }];
    case 'offer':
      return (edge.offers?.moves ?? []).map((move) => ({ edge, move }));
    case 'done':
    case 'returned':
    case 'always':
      return [{ edge, move: null }];
  }
}
