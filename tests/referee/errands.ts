/**
 * @module
 * A toy game of nothing but procedures: an errand is a list of steps, some of which are errands themselves, run at once or
 * owed and run later. Whoever runs one is asked for numbers, may think aside (which is an errand again), and brings a sum
 * home. It cites rules of the log's own index, because citations must exist.
 */
import { z } from 'zod';
import { agenda } from '../../machines/agenda.ts';
import { chart, rules, rulesIf, when } from '../../machines/chart.ts';
import {
  type BaseFacts,
  type Call,
  type Done,
  type Draft,
  fails,
  type Move,
  type Ruleset,
  type Slice,
  voids,
} from '../../machines/ruleset.ts';

/** An errand: its name and what it consists of. */
export interface Errand {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** A number asked for; an errand run at once; an errand owed; everything owed carried out; a mark owed, with an errand after it. */
export type Step =
  | { readonly ask: true }
  | { readonly run: Errand }
  | { readonly owe: Errand }
  | { readonly settle: true }
  | { readonly mark: string; readonly after?: Errand };

/** What an errand under way knows. */
export interface Own {
  name: string;
  steps: Step[];
  sum: number;
}

export interface Errands extends BaseFacts {
  order: string[];
  /** the errand of the header, until it is begun */
  plan: Errand | null;
  /** what has been finished and marked, in order */
  done: string[];
  /** how often an errand has brought something */
  brought: number;
  /** after so many finished errands the game is over */
  limit: number;
  over: boolean;
  result: number | null;
}

/** Thinking aside: an errand, and one more number while the window is open. */
interface Aside {
  sum: number;
  errand: Errand | null;
}

interface Answer extends Move {
  readonly number: number;
}
interface AsideMove extends Move {
  readonly errand: Errand;
}
interface Errand_ extends Call {
  readonly errand: Errand;
}
interface Mark extends Call {
  readonly mark: string;
  readonly after?: Errand;
}

const base = { seat: z.string().optional(), expect: z.record(z.string(), z.unknown()).optional() };
const move = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('answer'), number: z.int(), ...base }),
  z.strictObject({ type: z.literal('aside'), errand: z.unknown(), ...base }),
  z.strictObject({ type: z.literal('more'), ...base }),
  z.strictObject({ type: z.literal('stop'), ...base }),
  z.strictObject({ type: z.literal('hum'), ...base }),
]);
const errandShown = z.strictObject({ name: z.string(), steps: z.array(z.unknown()), sum: z.int() });
const position = z.strictObject({
  order: z.array(z.string()),
  plan: z.unknown(),
  done: z.array(z.string()),
  brought: z.int(),
  limit: z.int(),
  over: z.boolean(),
  result: z.int().nullable(),
  errand: errandShown.nullable(),
});

const next = (own: unknown): Step | undefined => (own as Own).steps[0];
const begun = ({ name, steps }: Errand): Own => ({ name, steps: structuredClone(steps) as Step[], sum: 0 });
const finished = ({ facts }: Draft<Errands>, what: string): void => {
  facts.done.push(what);
  if (facts.done.length >= facts.limit) facts.over = true;
};

const list = agenda<Errands>({
  id: 'list',
  description: 'What is owed, one after the other.',
  meta: { refuses: { stop: 'log.the-move-log.3' } },
  kinds: {
    errand: { procedure: 'errand', input: (_facts, { errand }: Errand_) => begun(errand) },
    mark: {
      deed: (draft, { mark, after }: Mark) => {
        finished(draft, mark);
        draft.note('log.the-move-log.2', 'done');
        if (after !== undefined) draft.owe({ do: 'errand', errand: after } as Errand_);
      },
      rules: ['log.the-move-log.2'],
    },
  },
});

const game = chart({
  id: 'game',
  description: 'One errand.',
  initial: 'errand',
  meta: { refuses: { '*': 'log.the-move-log.6' } },
  states: {
    errand: {
      invoke: { src: 'errand', input: 'the-plan', onDone: { actions: ['bring-home'], target: 'rest' } },
      on: { over: { actions: ['break-off'], target: 'over' } },
    },
    // What the errand still owes is owed here, and run before the game ends.
    rest: {
      invoke: { src: 'list', onDone: { target: 'over' } },
      on: { over: { actions: ['break-off'], target: 'over' } },
    },
    over: { type: 'final', meta: { refuses: { '*': 'log.the-move-log.7' } } },
  },
});

const errand = chart({
  id: 'errand',
  description: 'The steps of an errand, in order.',
  initial: 'next',
  output: 'the-sum',
  states: {
    next: {
      always: [
        { guard: when('an-errand-is-run'), target: 'running' },
        { guard: when('something-is-owed'), actions: ['owe-it'], target: 'next' },
        { guard: when('it-is-settled'), actions: ['strike'], target: 'settling' },
        { guard: when('a-number-is-asked'), target: 'asking' },
        { actions: ['finish'], target: 'done' },
      ],
    },
    running: {
      invoke: {
        src: 'errand',
        input: 'the-next-errand',
        onDone: [
          { guard: when('nothing-was-brought'), actions: ['strike'], target: 'next' },
          { actions: ['add', 'strike'], target: 'next' },
        ],
      },
    },
    settling: { invoke: { src: 'list', onDone: { target: 'next' } } },
    asking: {
      initial: 'open',
      meta: { keeps: ['log.the-move-log.4'] },
      // What the state within does not take, this one must not take either.
      on: { answer: { actions: ['break-off'], target: 'done' } },
      states: {
        open: {
          meta: { awaits: 'runner', offers: { aside: 'thinking' } },
          on: {
            answer: {
              guard: rulesIf('the-number-is-even', 'log.the-move-log.3'),
              actions: ['count', 'strike'],
              target: '#errand.counted',
            },
          },
        },
        thinking: { invoke: { src: 'aside', input: 'a-thought', onDone: { actions: ['add'], target: 'open' } } },
      },
    },
    counted: { always: [{ target: 'next' }] },
    done: { type: 'final' },
  },
});

const aside = chart({
  id: 'aside',
  description: 'Something else that comes to mind.',
  initial: 'begin',
  // Who thinks aside hums to the same end.
  on: { hum: { actions: ['one-more'] } },
  output: 'the-thought',
  states: {
    begin: {
      meta: { awaits: 'runner' },
      on: { aside: { guard: rules('log.the-move-log.2'), actions: ['think'], target: 'running' } },
    },
    running: {
      invoke: { src: 'errand', input: 'the-errand-thought-of', onDone: { actions: ['add'], target: 'window' } },
    },
    window: {
      meta: {
        awaits: 'runner',
        implies: 'lapse',
        refuses: { '*': 'log.the-move-log.6', 'a*': 'log.the-move-log.7', aside: 'log.the-move-log.5' },
      },
      on: { more: { guard: rules('log.the-move-log.4'), actions: ['one-more'] }, lapse: { target: 'end' } },
    },
    end: { type: 'final' },
  },
});

const standing = chart({
  id: 'standing',
  description: 'At any time.',
  initial: 'open',
  states: {
    open: {
      on: {
        hum: { actions: ['owe-a-tune'] },
        stop: { guard: rules('log.the-move-log.5'), actions: ['break-off'] },
      },
    },
  },
});

const add = ({ facts, own }: Draft<Errands, { sum: number }>, { output }: Done<number>): void => {
  own.sum += output;
  facts.brought += 1;
};

const slice: Slice<Errands> = {
  moves: move.options,
  charts: [game, errand, aside, standing, ...list.charts],
  own: { errand: { schema: errandShown, shownAs: 'errand' } },
  constraints: {
    'log.the-move-log.4': ({ order }, { seat }) => seat === undefined || order.includes(seat) || voids({ seat }),
    'log.the-move-log.3': (_facts, { number }: Answer, own) =>
      Math.abs(number) <= Math.abs((own as Own).sum) + 9 || fails({ number, sum: (own as Own).sum }),
    'log.the-move-log.2': (_facts, { errand: thought }: AsideMove, own) =>
      (thought.steps.length < 4 && (own as Aside).errand === null) || fails({ steps: thought.steps.length }),
    'log.the-move-log.5': ({ done }) => done.length >= 2 || fails({ done: done.length }),
  },
  cases: {
    ...list.cases,
    'an-errand-is-run': (_facts, own) => 'run' in (next(own) ?? {}),
    'something-is-owed': (_facts, own) => 'owe' in (next(own) ?? {}) || 'mark' in (next(own) ?? {}),
    'it-is-settled': (_facts, own) => 'settle' in (next(own) ?? {}),
    'a-number-is-asked': (_facts, own) => 'ask' in (next(own) ?? {}),
    'nothing-was-brought': ({ done }, _own, event) =>
      (event as Done<number>).output === 0 && done.at(-1)?.endsWith('=0') === true,
    'the-number-is-even': (_facts, _own, event) => (event as Answer).number % 2 === 0,
  },
  inputs: {
    ...list.inputs,
    'the-plan': ({ plan }) => begun(plan ?? { name: '', steps: [] }),
    'the-next-errand': (_facts, own) => begun((next(own) as { run: Errand }).run),
    'a-thought': (): Aside => ({ sum: 0, errand: null }),
    'the-errand-thought-of': (_facts, own) => begun((own as Aside).errand ?? { name: '', steps: [] }),
  },
  outputs: { 'the-sum': (_facts, own) => (own as Own).sum, 'the-thought': (_facts, own) => (own as Aside).sum },
  effects: {
    ...list.effects,
    add: add as never,
    'bring-home': (draft, { output }: Done<number>) => {
      draft.facts.result = output;
    },
    'break-off': ({ facts }) => {
      facts.over = true;
      facts.limit = -1;
    },
    strike: ({ own }: Draft<Errands, Own>) => void own.steps.shift(),
    'owe-it': (draft: Draft<Errands, Own>) => {
      const step = draft.own.steps.shift() as Extract<Step, { owe: Errand } | { mark: string }>;
      draft.owe(
        'owe' in step
          ? ({ do: 'errand', errand: step.owe } as Errand_)
          : ({ do: 'mark', mark: step.mark, ...(step.after === undefined ? {} : { after: step.after }) } as Mark),
      );
    },
    count: (draft: Draft<Errands, Own>, { number }: Answer) => {
      draft.own.sum += number;
      draft.note('log.the-move-log.3', 'errand', 'sum');
    },
    finish: (draft: Draft<Errands, Own>) => finished(draft, `${draft.own.name}=${draft.own.sum}`),
    think: ({ own }: Draft<Errands, Aside>, { errand: thought }: AsideMove) => {
      own.errand = thought;
    },
    'one-more': ({ own }: Draft<Errands, Aside>) => {
      own.sum += 1;
    },
    'owe-a-tune': (draft) => draft.owe({ do: 'mark', mark: 'tune' } as Mark),
  },
  refusals: {
    aside: (_facts, { type }, own, state) =>
      state === 'window' && type === 'answer'
        ? { rule: 'log.the-move-log.8', facts: { sum: (own as Aside).sum } }
        : null,
  },
  roles: { runner: ({ order }) => order.slice(0, 1) },
  candidates: {
    answer: ({ order: [seat = ''] }) =>
      [1, 2, 5, 40].map((number) => ({ move: { type: 'answer', seat, number } as Move })),
    aside: ({ order: [seat = ''] }) =>
      THOUGHTS.map((steps, at) => ({
        move: { type: 'aside', seat, errand: { name: `thought-${at}`, steps } } as Move,
      })),
    more: ({ order: [seat = ''] }) => [{ move: { type: 'more', seat } }],
    hum: () => [{ move: { type: 'hum' } }],
    stop: () => [{ move: { type: 'stop' } }],
  },
};

const THOUGHTS: readonly (readonly Step[])[] = [
  [],
  [{ ask: true }],
  [{ owe: { name: 'owed-aside', steps: [{ ask: true }] } }],
  [{ mark: 'aside', after: { name: 'after-mark', steps: [] } }, { settle: true }, { ask: true }],
];

/** The toy ruleset; a log's header is its plan and its limit. */
export const errands: Ruleset<Errands> = {
  id: 'errands',
  name: 'Errands',
  version: '1.0.0',
  options: {},
  slices: { errands: slice },
  stack: { root: 'game', standing: 'standing', agenda: 'list', over: ({ over, limit }) => over && limit >= 0 },
  schemas: { log: z.object({ plan: z.unknown(), limit: z.int(), moves: z.array<z.ZodType>(move) }), position },
  header: {
    open: (header) => {
      const { plan, limit } = header as { plan: Errand; limit: number };
      const facts: Errands = { order: ['ann'], plan, done: [], brought: 0, limit, over: false, result: null };
      return { facts, frames: [{ chart: 'game', state: 'errand' }], findings: [] };
    },
  },
  slips: { *resume() {} },
  claims: { doubt: () => null, claimable: [] },
  simulate: (draw) => ({
    header: { plan: anyErrand(draw, 4) as never, limit: draw(3) === 0 ? 1_000 : 2 + draw(25) },
    dealer: {
      deal: (_facts, options) => options[0]?.move ?? { type: 'hum' },
      decide: (_facts, options) => {
        // Errands are brought to an end now and then.
        const answers = options.filter(({ move: { type } }) => type === 'answer');
        const among = answers.length > 0 && draw(3) > 0 ? answers : options;
        return among[draw(among.length)]?.move ?? { type: 'hum' };
      },
    },
  }),
};

/** An errand of which other errands are at most so many deep below. */
export function anyErrand(draw: (n: number) => number, deep: number): Errand {
  const step = (): Step => {
    const inner = (): Errand => (deep === 0 ? { name: 'leaf', steps: [{ ask: true }] } : anyErrand(draw, deep - 1));
    switch (draw(8)) {
      case 0:
        return { settle: true };
      case 1:
        return { owe: inner() };
      case 2:
        return { mark: `mark-${draw(100)}`, ...(draw(2) === 0 ? {} : { after: inner() }) };
      case 3:
      case 4:
        return { ask: true };
      default:
        return { run: inner() };
    }
  };
  return { name: `errand-${draw(1000)}`, steps: Array.from({ length: 2 + draw(3) }, step) };
}
