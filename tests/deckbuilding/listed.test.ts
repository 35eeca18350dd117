/** What a list of legal moves leaves open is accepted, whatever of it is put in. */
import { describe, expect, it } from 'vitest';
import { explainFor, legalFor, readText } from '../../referee/ask.ts';
import { logOf, table, vera } from './example.ts';

describe('a list of legal moves', () => {
  it('has each player draw the cards of their own opening hand', () => {
    const order = [...Array(7).fill('alliance-shuttle'), 'rebel-trooper', 'rebel-trooper', 'temple-guardian'];
    const shuffled = { type: 'deck.shuffle', seat: 'vera' };
    const moves = [{ type: 'galaxy.shuffle' }, { type: 'deck.shuffle', seat: 'sam', order }, shuffled];
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

  it('lets a starter deck be shuffled without its seat, as far as the order tells whose it is', () => {
    const read = readText(JSON.stringify(logOf({ rule: 'deckbuilding.setup.4.2', shows: '', moves: [] })));
    const list = read.ok ? legalFor(read.value) : read;
    if (!list.ok) throw new Error('no list');
    const shuffles = list.value.moves.filter(({ move }) => move.type === 'deck.shuffle');
    expect(shuffles.map(({ optional, depends }) => [optional?.includes('/seat'), depends])).toEqual([
      [true, undefined],
      [true, { anyOf: [{ required: ['seat'] }, { required: ['order'] }] }],
    ]);
  });

  it('has the end of a turn without a doubt where every reading of a slip allows it, whatever is in hand then', () => {
    const start = table({ vera: { hand: ['imperial-shuttle', 'imperial-shuttle', 'stormtrooper', 'inquisitor'] } });
    const moves = [vera('card.play', { card: 'at-at' }), vera('card.play', { card: 'imperial-shuttle' })];
    const read = readText(JSON.stringify(logOf({ rule: 'deckbuilding.play-a-card.0.1', shows: '', start, moves })));
    const list = read.ok ? legalFor(read.value) : read;
    if (!list.ok) throw new Error('no list');
    const [first, ...others] = list.value.moves.filter(({ move }) => move.type === 'turn.end');
    expect(first).toEqual({ move: vera('turn.end'), by: 'seat', says: 'vera ends the turn' });
    // Which cards are discarded then is another matter.
    for (const { open, doubts } of others) expect([open, doubts]).not.toContain(undefined);
  });
});
