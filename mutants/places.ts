/**
 * @module
 * The places of a ruleset's charts, as they are written: each rule of a guard or of what a state keeps, each action of a
 * transition, and the transitions themselves. What several states share by reference stands in one place.
 */
import { type Branch, type ChartConfig, keptIn, type MoveTransition, type StateConfig } from '../machines/chart.ts';
import type { BaseFacts, Ruleset, Slice } from '../machines/ruleset.ts';

/** A rule of a guard, a rule that a state keeps, or an action of a transition: the list that it stands in, and where there. */
export interface Place {
  readonly kind: 'guard' | 'keeps' | 'action';
  readonly what: string;
  readonly list: readonly string[];
  readonly at: number;
  readonly name: string;
}

/** A transition of a chart. */
export interface Way {
  readonly transition: object;
  readonly name: string;
}

export interface Places {
  readonly places: readonly Place[];
  readonly ways: readonly Way[];
}

type AnyRuleset = Ruleset<BaseFacts>;

export function chartsOf(ruleset: AnyRuleset): ChartConfig[] {
  return Object.values(ruleset.slices).flatMap(({ charts = [] }) => charts);
}

function listed<T>(one: T | readonly T[] | undefined): readonly T[] {
  return one === undefined ? [] : Array.isArray(one) ? one : [one as T];
}

/** Every place and transition of a ruleset's charts, in the order in which they are written. */
export function placesOf(ruleset: AnyRuleset): Places {
  const places: Place[] = [];
  const ways: Way[] = [];
  const seen = new Set<object>();
  const put = (kind: Place['kind'], list: readonly string[] | undefined, where: string): void => {
    if (list === undefined || seen.has(list)) return;
    seen.add(list);
    for (const [at, what] of list.entries()) {
      const again = list.slice(0, at).filter((other) => other === what).length;
      places.push({ kind, what, list, at, name: `${where} ${kind} ${what}${again === 0 ? '' : ` (${again + 1})`}` });
    }
  };
  const pass = (transition: MoveTransition | Branch, where: string): void => {
    if (seen.has(transition)) return;
    seen.add(transition);
    ways.push({ transition, name: where });
    if (transition.guard?.type === 'rules') put('guard', transition.guard.params.all, where);
    put('action', transition.actions, where);
  };
  const branch = (one: Branch, at: number, where: string): void => {
    const is = one.guard === undefined ? 'otherwise' : `if ${one.guard.params.is}`;
    pass(one, `${where} ${is}${one.target === undefined ? ` (${at + 1})` : ` -> ${one.target}`}`);
  };
  const visit = (state: StateConfig, where: string): void => {
    for (const [, kept] of keptIn(state)) put('keeps', kept, where);
    for (const [type, one] of Object.entries(state.on ?? {})) pass(one, `${where} on ${type}`);
    for (const [at, one] of listed(state.always).entries()) branch(one, at, where);
    for (const [at, one] of listed(state.onDone).entries()) branch(one, at, `${where} when done`);
    for (const [at, one] of listed(state.invoke?.onDone).entries())
      branch(one, at, `${where} after ${state.invoke?.src}`);
    for (const [name, child] of Object.entries(state.states ?? {})) visit(child, `${where}.${name}`);
  };
  for (const chart of chartsOf(ruleset)) visit(chart, chart.id);
  return { places, ways };
}

/**
 * A copy of plain data in which `change` has replaced parts: it is asked for every object and list, with its copy.
 * What it gives back stands in place of the copy.
 */
function rewritten(value: unknown, change: (original: object, copy: object) => object): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map((item) => rewritten(item, change))
    : Object.fromEntries(Object.entries(value).map(([key, member]) => [key, rewritten(member, change)]));
  return change(value, copy);
}

/** The ruleset with its charts rewritten by `change`, and each slice by `slice`. */
export function changed(
  ruleset: AnyRuleset,
  change: ((original: object, copy: object) => object) | null,
  slice: (slice: Slice<BaseFacts>) => Slice<BaseFacts> = (same) => same,
): AnyRuleset {
  const slices = Object.entries(ruleset.slices).map(([name, one]) => {
    const charts =
      one.charts === undefined || change === null
        ? {}
        : { charts: one.charts.map((chart) => rewritten(chart, change) as ChartConfig) };
    return [name, slice({ ...one, ...charts })];
  });
  return { ...ruleset, slices: Object.fromEntries(slices) };
}
