/** The rules of tic-tac-toe at work, kept and broken: `rules coverage` counts them. */
import type { Example } from 'outer-rim-referee';

/** Ann and Ben mark these cells in turn. */
const marks = (cells: string) =>
  [...cells].map((cell, at) => ({ type: 'mark', seat: at % 2 === 0 ? 'ann' : 'ben', cell }));
const twice = ['a', 'b'].map((cell) => ({ type: 'mark', seat: 'ann', cell }));

const [turns, free, line, full] = ['turns.1', 'turns.2', 'the-end.1', 'the-end.2'] as const;
const keeps = (rule: string, shows: string, cells: string, final: object) =>
  ({ rule: `tic-tac-toe.${rule}`, shows, moves: marks(cells), final }) as Example;
const breaks = (rule: string, shows: string, moves: Example['moves']) =>
  ({ rule: `tic-tac-toe.${rule}`, shows, moves, breaks: [`tic-tac-toe.${rule}`] }) as Example;

export const examples: readonly Example[] = [
  keeps(turns, 'both mark in turn', 'ab', { cells: { a: 'ann', b: 'ben' } }),
  breaks(turns, 'Ann marks twice', twice),
  keeps(free, 'a cell is free', 'e', { cells: { e: 'ann' } }),
  breaks(free, 'Ben takes a cell of Ann', marks('ee')),
  keeps(line, 'Ann has a line', 'adbec', { winner: 'ann' }),
  breaks(line, 'Ben goes on', marks('adbecf')),
  keeps(full, 'nobody has a line', 'abcedgfih', { turn: 'ann', winner: null }),
];
