/**
 * @module
 * Which rules are proven: disabling what bears a rule's id is noticed by an example that cites it, or, where it allows or
 * brings something about, by an example of that rule which states the exact outcome.
 */

import type { RuleId, StateConfig, StateMeta } from '../machines/chart.ts';
import type { BaseFacts, Ruleset } from '../machines/ruleset.ts';
import { rulesOf } from '../rules/index.ts';
import { grouped } from '../schemas/grouped.ts';
import { chartsOf } from './places.ts';
import type { Shown } from './stated.ts';
import { type Mutant, Switchboard, touch } from './switchboard.ts';

/** What examples say of one rule. */
export interface Evidence {
  keep: number;
  broken: number;
  /** the example that notices that the rule is disabled, by which it is cited or its outcome shown; null: none does */
  cited: string | null;
  outcome: string | null;
}

/**
 * The actions and cases that carry a rule out: those of the slice that is named after the rule's entry, of slices that say
 * that they carry it out, and of the states and transitions that name it.
 */
type Bearers = ReadonlyMap<RuleId, ReadonlySet<string>>;

function bearersOf(ruleset: Ruleset<BaseFacts>, carriedOut: Readonly<Record<string, readonly string[]>>): Bearers {
  const bearers = new Map<RuleId, Set<string>>();
  const bear = (rules: readonly RuleId[] | undefined, names: readonly string[]): void => {
    for (const id of rules ?? []) {
      const known = bearers.get(id) ?? new Set();
      for (const name of names) known.add(name);
      bearers.set(id, known);
    }
  };
  const entries = grouped(rulesOf(ruleset.id), ({ id }) => id.split('.')[1] ?? '');
  for (const [slice, { carriesOut, effects = {}, cases = {} }] of Object.entries(ruleset.slices)) {
    const names = [...Object.keys(effects), ...Object.keys(cases)];
    bear(carriesOut, names);
    bear(
      entries.get(slice)?.map(({ id }) => id as RuleId),
      names,
    );
    for (const [id, slices] of Object.entries(carriedOut)) if (slices.includes(slice)) bear([id as RuleId], names);
  }
  type Plain = {
    readonly actions?: readonly string[];
    readonly meta?: Pick<StateMeta, 'rules'>;
    guard?: { params: object };
  };
  const inState = (state: StateConfig): string[] => {
    const { onDone = [] } = state.invoke ?? {};
    const listed = Array.isArray(onDone) ? onDone : [onDone];
    const transitions = [
      ...Object.values(state.on ?? {}),
      ...(state.always ?? []),
      ...listed,
      ...(state.onDone === undefined ? [] : [state.onDone]),
    ] as Plain[];
    const names = transitions.flatMap(({ actions = [], meta, guard }) => {
      const is = (guard?.params as { is?: string } | undefined)?.is;
      const own = [...actions, ...(is === undefined ? [] : [is])];
      bear(meta?.rules as RuleId[] | undefined, own);
      return own;
    });
    for (const child of Object.values(state.states ?? {})) names.push(...inState(child));
    bear(state.meta?.rules, names);
    return names;
  };
  for (const chart of chartsOf(ruleset)) inState(chart);
  return bearers;
}

/** The mutants of effects and cases with these names that a log which touched this much can notice. */
function mutantsOf(names: ReadonlySet<string>, touched: ReadonlySet<string>, { places }: Switchboard): Mutant[] {
  const all: Mutant[] = [];
  const done = new Set(
    places.places.flatMap(({ kind, what }, place) =>
      kind === 'action' && touched.has(touch.done(place)) ? [what] : [],
    ),
  );
  for (const name of names) {
    if (done.has(name)) all.push({ kind: 'effect', name });
    for (const as of [true, false]) if (touched.has(touch.case(name, !as))) all.push({ kind: 'case', name, as });
  }
  return all;
}

/** How often a disabled rule may make a log call functions of the ruleset. */
const PATIENCE = 500_000;

/**
 * What examples say of each rule of a ruleset that they show or cite. `carriedOut`: by rule, the slices that carry it out
 * although it stands under another entry. Throws where the ruleset does not do what an example states.
 */
export function evidenceOf(
  ruleset: Ruleset<BaseFacts>,
  shown: readonly Shown[],
  carriedOut: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, Evidence> {
  const board = new Switchboard(ruleset);
  const evidence = new Map<string, Evidence>();
  const of = (rule: string): Evidence => {
    const known = evidence.get(rule) ?? { keep: 0, broken: 0, cited: null, outcome: null };
    evidence.set(rule, known);
    return known;
  };
  const notices = (one: Shown, mutant: Mutant): boolean => {
    board.disable(mutant);
    const noticed = !board.bounded(PATIENCE, () => one.holds(board.game));
    board.disable(null);
    return noticed;
  };
  const bearers = bearersOf(ruleset, carriedOut);
  for (const one of shown) {
    if (!one.holds(board.game)) throw new Error(`the ruleset does not do what is stated: ${one.name}`);
    for (const rule of new Set(one.breaks ?? [])) {
      const told = of(rule);
      if (told.cited === null && notices(one, { kind: 'rule', id: rule })) told.cited = one.name;
    }
    const { rule } = one;
    if (rule === null) continue;
    const told = of(rule);
    if (one.breaks === null) told.keep += 1;
    else told.broken += 1;
    if (told.outcome !== null || !one.exact || one.breaks !== null) continue;
    const { touched } = board.watch(() => void one.holds(board.game));
    // An effect bears the rules under which it notes what it has done.
    const noted = [...board.notes].filter(([key, note]) => note.rule === rule && touched.has(key));
    const names = new Set([...(bearers.get(rule) ?? []), ...noted.map(([, { effect }]) => effect)]);
    if (mutantsOf(names, touched, board).some((mutant) => notices(one, mutant))) told.outcome = one.name;
  }
  return evidence;
}
