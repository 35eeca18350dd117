/**
 * @module
 * A toy game for the tests of the core: two seats take turns drawing pebbles from a heap; whoever takes the last one wins.
 * It cites rules of the log's own index, because citations must exist.
 */
import { z } from 'zod';
import { type ChartConfig, chart, rules, when } from '../../machines/chart.ts';
import { type BaseFacts, fails, type Move, type Ruleset, type Slice, unknown, voids } from '../../machines/ruleset.ts';

export interface Pebbles extends BaseFacts {
  order: string[];
  turn: string;
  heap: number | null;
  taken: Record<string, number>;
  winner: string | null;
}

interface Take extends Move {
  readonly count: number;
}

const base = {
  seat: z.string().optional(),
  expect: z.record(z.string(), z.unknown()).optional(),
  note: z.string().optional(),
};
const move = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('take'), count: z.int(), ...base }),
  z.strictObject({ type: z.literal('done'), ...base }),
  z.strictObject({ type: z.literal('wave'), ...base }),
]);
const position = z.strictObject({
  order: z.array(z.string()),
  turn: z.string(),
  heap: z.int().nullable(),
  taken: z.record(z.string(), z.int()),
  winner: z.string().nullable(),
});

export const game: ChartConfig = {
  id: 'game',
  description: 'Turns until the heap is empty.',
  initial: 'turn',
  states: {
    turn: {
      invoke: { src: 'turn', onDone: { actions: ['next-seat'], target: 'turn' } },
      on: { over: { actions: ['win'], target: 'over' } },
    },
    over: { type: 'final', meta: { refuses: { '*': 'log.the-move-log.7' } } },
  },
};

export const turn: ChartConfig = {
  id: 'turn',
  description: 'Take pebbles, once or more.',
  initial: 'fresh',
  meta: { refuses: { '*': 'log.the-move-log.6' } },
  states: {
    fresh: {
      meta: { awaits: 'mover' },
      on: { take: { guard: rules('log.the-move-log.4', 'log.the-move-log.3'), actions: ['take'], target: 'more' } },
    },
    more: {
      meta: { awaits: 'mover', implies: 'done' },
      on: {
        take: { guard: rules('log.the-move-log.4', 'log.the-move-log.3'), actions: ['take'], target: 'full' },
        done: { guard: rules('log.the-move-log.4'), target: 'end' },
      },
    },
    full: { always: [{ guard: when('the-heap-is-low'), target: 'end' }, { target: 'end' }] },
    end: { type: 'final' },
  },
};

const standing: ChartConfig = {
  id: 'standing',
  description: 'At any time.',
  initial: 'open',
  states: { open: { on: { wave: { actions: [] } } } },
};

const slice = (game_: ChartConfig, turn_: ChartConfig): Slice<Pebbles> => ({
  charts: [chart(game_), chart(turn_), chart(standing)],
  constraints: {
    'log.the-move-log.4': (facts, { seat }) =>
      seat === facts.turn ? true : voids({ seat: seat ?? null, turn: facts.turn }),
    'log.the-move-log.3': (facts, { count }: Take) => {
      if (facts.heap === null) return unknown('nobody counted the heap');
      return count >= 1 && count <= Math.min(3, facts.heap) ? true : fails({ count, heap: facts.heap });
    },
  },
  effects: {
    take: (draft, { count }: Take) => {
      const { facts } = draft;
      if (facts.heap !== null) facts.heap = Math.max(0, facts.heap - count);
      facts.taken[facts.turn] = (facts.taken[facts.turn] ?? 0) + count;
      draft.note('log.the-move-log.3', 'heap');
    },
    'next-seat': ({ facts }) => {
      facts.turn = facts.order[(facts.order.indexOf(facts.turn) + 1) % facts.order.length] ?? facts.turn;
    },
    win: ({ facts }) => {
      facts.winner = facts.turn;
    },
  },
  roles: { mover: (facts) => [facts.turn] },
  cases: { 'the-heap-is-low': ({ heap }) => heap !== null && heap < 3 },
  candidates: {
    take: ({ turn: seat }) => [1, 2, 3].map((count) => ({ move: { type: 'take', seat, count } as Move })),
    done: ({ turn: seat }) => [{ move: { type: 'done', seat } }],
    wave: () => [{ move: { type: 'wave' } }],
  },
});

/** The toy ruleset, with charts to the test's liking. */
export function pebbles(charts: { game?: ChartConfig; turn?: ChartConfig } = {}): Ruleset<Pebbles> {
  return {
    id: 'pebbles',
    name: 'Pebbles',
    version: '1.0.0',
    options: {},
    slices: { pebbles: slice(charts.game ?? game, charts.turn ?? turn) },
    stack: {
      root: 'game',
      standing: 'standing',
      over: (facts) => facts.winner === null && facts.heap === 0,
    },
    schemas: { log: z.strictObject({ heap: z.int().nullable(), moves: z.array<z.ZodType>(move) }), position },
    header: {
      open: (header) => ({
        facts: {
          order: ['ann', 'ben'],
          turn: 'ann',
          heap: (header as { heap: number | null }).heap,
          taken: {},
          winner: null,
        },
        frames: [{ chart: 'game', state: 'turn' }],
        findings: [],
      }),
    },
    slips: {
      *resume(facts, { seat }) {
        if (seat !== undefined && seat !== facts.turn && facts.order.includes(seat)) {
          yield {
            frames: [
              { chart: 'game', state: 'turn' },
              { chart: 'turn', state: 'fresh' },
            ],
            says: `it was ${seat}'s turn`,
            change: (f) => {
              f.turn = seat;
            },
          };
        }
      },
    },
    claims: { doubt: () => null, claimable: ['heap', 'taken'] },
    simulate: (draw) => ({
      header: { heap: 10 },
      dealer: {
        deal: (_facts, options) => options[0]?.move ?? { type: 'wave' },
        decide: (_facts, options) => options[draw(options.length)]?.move ?? { type: 'wave' },
      },
    }),
  };
}
