/** What a list of legal moves leaves open is accepted, whatever of it is put in. */
import { describe, expect, it } from 'vitest';
import { explainFor, legalFor, readText } from '../../referee/ask.ts';
import { logOf } from './example.ts';

describe('a list of legal moves', () => {
  it('has each player draw the cards of their own opening hand', () => {
    const order = [...Array(7).fill('alliance-shuttle'), 'rebel-trooper', 'rebel-trooper', 'temple-guardian'];
    const moves = [{ type: 'galaxy.shuffle' }, { type: 'deck.shuffle', seat: 'sam', order }];
    const read = readText(JSON.stringify(logOf({ rule: 'deckbuilding.setup.9', shows: '', moves })));
    const list = read.ok ? legalFor(read.value) : read;
    if (!read.ok || !list.ok) throw new Error('no list');
    const draws = list.value.moves.filter(({ move }) => move.type === 'card.draw');
    const filled = draws.flatMap(({ move, open = {} }) => {
      const { enum: seats = [move.seat] } = (open['/seat'] ?? {}) as { enum?: string[] };
      return seats.map((seat) => ({ ...move, seat }));
    });
    expect(new Set(filled.map(({ seat }) => seat))).toEqual(new Set(['vera', 'sam']));
    for (const move of filled) {
      const answer = explainFor(read.value, moves.length, move as typeof move & { seat: string });
      expect(answer.ok && answer.value.verdict, JSON.stringify(move)).not.toBe('violation');
    }
  });
});
