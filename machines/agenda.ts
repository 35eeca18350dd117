/**
 * @module
 * The agenda: what the rules oblige the table to carry out next, one thing after the other. Effects put things on it with
 * `owe`; a state that invokes the agenda's chart has them carried out. What one of them brings about comes before those
 * that follow it, and each procedure has an agenda of its own, so that they nest without limit.
 */
import { type Branch, type ChartConfig, chart, type RuleId, type StateConfig, type StateMeta, when } from './chart.ts';
import type { Call, Draft, Slice } from './ruleset.ts';

/** How a kind of thing on the agenda is carried out: at once, by a deed, or by a procedure that is given an input. */
export type Kind<F> =
  | { deed(draft: Draft<F>, call: never): void; readonly rules?: readonly RuleId[] }
  | {
      readonly procedure: string;
      /** what the procedure's own facts begin as; left out: the call itself, without its kind; `asRecorded` as in `Draft` */
      input?(facts: F, call: never, asRecorded: boolean): unknown;
    };

interface AgendaConfig<F> {
  readonly id: string;
  readonly description: string;
  readonly meta: StateMeta;
  readonly kinds: Readonly<Record<string, Kind<F>>>;
  /** which kind a call is of; left out: its `do` */
  kindOf?(facts: F, call: Call): string;
}

/** What is carried out next. */
function next(own: unknown): Call | undefined {
  return (own as readonly Call[])[0];
}

const NOTHING: readonly Call[] = [];

function takeOff<F>(draft: Draft<F>): Call {
  const list = draft.own as readonly Call[];
  const call = list[0];
  if (call === undefined) throw new Error('nothing is on the agenda');
  draft.own = list.length === 1 ? NOTHING : list.slice(1);
  return call;
}

/** The chart of a game's agenda, with what it needs: one branch and one state for each kind of thing. */
export function agenda<F>({ id, description, meta, kinds, kindOf = (_facts, call) => call.do }: AgendaConfig<F>): {
  charts: readonly ChartConfig[];
} & Required<Pick<Slice<F>, 'effects' | 'cases' | 'inputs'>> {
  const branches: Branch[] = [];
  const states: Record<string, StateConfig> = {};
  const cases: Record<string, (facts: F, own: unknown) => boolean> = {
    'nothing-is-owed': (_facts, own) => next(own) === undefined,
  };
  const effects: Record<string, (draft: Draft<F>) => void> = { 'strike-off': (draft) => void takeOff(draft) };
  const inputs: Record<string, (facts: F, own: unknown, event: unknown, asRecorded: boolean) => unknown> = {};
  const last = Object.keys(kinds).at(-1);
  for (const [name, kind] of Object.entries(kinds)) {
    const owed = `${name}-is-owed`;
    // What is of no other kind is of the last one: nobody has to ask.
    const guarded = name === last ? {} : { guard: when(owed) };
    if (name !== last)
      cases[owed] = (facts, own) => {
        const call = next(own);
        return call !== undefined && kindOf(facts, call) === name;
      };
    if ('deed' in kind) {
      const { deed, rules } = kind;
      effects[`do-${name}`] = (draft) => deed(draft, takeOff(draft) as never);
      branches.push({
        ...guarded,
        actions: [`do-${name}`],
        target: 'next',
        ...(rules === undefined ? {} : { meta: { rules } }),
      });
      continue;
    }
    const { procedure, input } = kind;
    inputs[`the-${name}-owed`] = (facts, own, _event, asRecorded) => {
      const call = next(own);
      if (call === undefined) throw new Error('nothing is on the agenda');
      if (input !== undefined) return input(facts, call as never, asRecorded);
      const { do: _do, ...given } = call;
      return given;
    };
    branches.push({ ...guarded, target: name });
    states[name] = {
      invoke: { src: procedure, input: `the-${name}-owed`, onDone: { actions: ['strike-off'], target: 'next' } },
    };
  }
  const nothing: Branch = { guard: when('nothing-is-owed'), target: 'done' };
  const worked = chart({
    id,
    description,
    initial: 'next',
    meta,
    states: { next: { always: [nothing, ...branches] }, ...states, done: { type: 'final' } },
  });
  return { charts: [worked], effects, cases, inputs };
}
