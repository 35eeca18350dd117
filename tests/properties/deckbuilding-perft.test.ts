import { describe, expect, it } from 'vitest';
import { deckbuilding } from '../../machines/deckbuilding/index.ts';
import type { BaseFacts, Ruleset } from '../../machines/ruleset.ts';
import { compile } from '../../referee/compile.ts';
import { legalMoves } from '../../referee/legal.ts';
import { begin, type Position, play } from '../../referee/play.ts';
import type { Start } from '../../schemas/deckbuilding/header.ts';
import { rebelTurn, table } from '../deckbuilding/example.ts';

const game = compile(deckbuilding as unknown as Ruleset);

/** How many sequences of listed moves of this length there are; moves with open parts count once. */
function perft(position: Position<BaseFacts>, depth: number): number {
  const moves = legalMoves(game, position);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const { move } of moves) count += perft(play(game, position, move).position, depth - 1);
  return count;
}

/** Positions with a little of everything, and the number of legal sequences of length 1 to 4 from each. */
const positions: readonly { name: string; start: Start; header?: object; counts: readonly number[] }[] = [
  {
    name: 'a hand of starters',
    start: table({ vera: { hand: ['imperial-shuttle', 'stormtrooper', 'inquisitor'] } }),
    counts: [4, 21, 102, 528],
  },
  {
    name: 'an attack on ships and base',
    start: table({
      vera: { units: ['stormtrooper'], ships: ['star-destroyer'] },
      sam: { ships: ['rebel-transport', 'blockade-runner'] },
    }),
    counts: [5, 18, 60, 195],
  },
  {
    name: 'sabotage with a reward',
    start: rebelTurn({ sam: { units: ['b-wing'] }, row: ['boba-fett', 'lobot'], galaxyDeck: ['x-wing'] }),
    counts: [4, 8, 15, 31],
  },
  {
    name: 'the opponent chooses and discards',
    start: rebelTurn({
      sam: { base: 'yavin-iv', units: ['duros-spy'] },
      vera: { hand: ['at-at', 'stormtrooper'] },
      row: [],
      galaxyDeck: [],
      turn: { seat: 'sam', resources: 2 },
    }),
    counts: [4, 12, 33, 94],
  },
  {
    name: 'purchases from a public table',
    start: table({
      turn: { resources: 3 },
      row: ['bossk', 'fang-fighter'],
      galaxyDeck: ['?', '?'],
      vera: { hand: ['?'], deck: ['?'], unseen: ['at-st', 'inquisitor'] },
    }),
    header: { options: { information: 'public' } },
    counts: [6, 126, 691, 2765],
  },
];

describe('legal sequences to depth 4', () => {
  it.each(positions)('$name', ({ start, header, counts }) => {
    const { position } = begin(
      game,
      deckbuilding.log.parse({
        format: 'referee-log/1',
        ruleset: 'deckbuilding',
        seats: ['vera', 'sam'],
        ...header,
        start,
        moves: [],
      }),
    );
    expect([1, 2, 3, 4].map((depth) => perft(position, depth))).toEqual(counts);
  });
});
