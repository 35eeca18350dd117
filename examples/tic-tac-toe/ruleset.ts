/** Tic-tac-toe, as a ruleset from outside: `npx referee verify game.json --ruleset-module examples/tic-tac-toe/ruleset.ts` */
import { chart, defineRuleset, fails, type Move, movesOf, rules, type Slice, voids, when } from 'outer-rim-referee';
import { z } from 'zod';
import { examples } from './examples.ts';

const LINES = ['abc', 'def', 'ghi', 'adg', 'beh', 'cfi', 'aei', 'ceg'];
const Cell = z.enum([...'abcdefghi']);

/** What lies on the table: who has marked each cell so far, and whose turn it is. */
const Position = z.strictObject({
  order: z.array(z.string()),
  turn: z.string(),
  cells: z.record(z.string(), z.string()),
  winner: z.string().nullable(),
});
type Board = z.infer<typeof Position>;
type Mark = Move & { readonly seat: string; readonly cell: string };

const game = chart({
  id: 'game',
  description: 'One mark after the other, until a line or the last cell.',
  initial: 'marking',
  states: {
    marking: {
      meta: { awaits: 'mover' },
      on: { mark: { guard: rules('tic-tac-toe.turns.1', 'tic-tac-toe.turns.2'), actions: ['mark'], target: 'marked' } },
    },
    marked: {
      always: [
        { guard: when('there is a line'), actions: ['win'], target: 'over' },
        { guard: when('the board is full'), target: 'over', meta: { rules: ['tic-tac-toe.the-end.2'] } },
        { actions: ['pass on'], target: 'marking' },
      ],
    },
    over: { type: 'final', meta: { refuses: { '*': 'tic-tac-toe.the-end.1' } } },
  },
});

const turns: Slice<Board> = {
  moves: [movesOf('tic-tac-toe').decision('mark', { cell: Cell }, 'marks a cell: a, b, c in the first row, and so on')],
  says: { mark: (move) => `marks ${(move as Mark).cell}` },
  charts: [game],
  roles: { mover: ({ turn }) => [turn] },
  constraints: {
    'tic-tac-toe.turns.1': ({ turn }, { seat = null }) => seat === turn || voids({ seat, turn }),
    'tic-tac-toe.turns.2': ({ cells }, { cell }: Mark) => !(cell in cells) || fails({ cell, by: cells[cell] ?? null }),
  },
  effects: {
    mark: (draft, { cell, seat }: Mark) => {
      draft.facts.cells[cell] = seat;
      draft.note('tic-tac-toe.turns.2', 'cells', cell);
    },
    'pass on': ({ facts }) => {
      facts.turn = facts.order.find((seat) => seat !== facts.turn) ?? facts.turn;
    },
    win: (draft) => {
      draft.facts.winner = draft.facts.turn;
      draft.note('tic-tac-toe.the-end.1', 'winner');
    },
  },
  cases: {
    'there is a line': ({ cells, turn }) => LINES.some((line) => [...line].every((cell) => cells[cell] === turn)),
    'the board is full': ({ cells }) => Object.keys(cells).length === Cell.options.length,
  },
  candidates: {
    mark: ({ turn }) => Cell.options.map((cell) => ({ move: { type: 'mark', seat: turn, cell } as Mark })),
  },
};

export default defineRuleset<Board>({
  id: 'tic-tac-toe',
  name: 'Tic-tac-toe',
  version: '1.0.0',
  sources: [{ id: 'TTT', name: 'Rules of tic-tac-toe' }],
  rules: [
    { id: 'tic-tac-toe.turns.1', entry: 'Turns', page: 1, statement: 'Two players mark one cell each in turn.' },
    { id: 'tic-tac-toe.turns.2', entry: 'Turns', page: 1, statement: 'Only a cell that nobody has marked is marked.' },
    {
      id: 'tic-tac-toe.the-end.1',
      entry: 'The end',
      page: 2,
      statement: 'With three in a line one wins: that is the end.',
    },
    {
      id: 'tic-tac-toe.the-end.2',
      entry: 'The end',
      kind: 'effect',
      statement: 'A full board without a line is a draw.',
    },
  ],
  slices: { turns },
  position: Position,
  begin: ({ seats }) => ({ order: [...seats], turn: seats[0] ?? '', cells: {}, winner: null }),
  claims: { noneIfNull: ['winner'] },
  examples,
});
