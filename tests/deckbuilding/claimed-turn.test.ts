import { expect, it } from 'vitest';
import { legalFor, readText, reportFor } from '../../referee/ask.ts';
import { fixturesOf } from '../../scripts/golden.ts';

it('a claim that it is nobody’s turn is wrong and not taken over: the game goes on', () => {
  const text = fixturesOf('deckbuilding').find(({ name }) => name === 'beginner-public.json')?.text ?? '';
  const log = JSON.parse(text) as { moves: object[] };
  const moves = log.moves.with(12, { ...log.moves[12], expect: { turn: { seat: 'none' } } });
  const read = readText(JSON.stringify({ ...log, moves }));
  if (!read.ok) throw new Error('unreadable');
  const report = reportFor(read.value);
  expect(report.ok && report.value.violations.map(({ entry }) => entry)).toEqual([12]);
  expect(legalFor(read.value, 12).ok).toBe(true);
});
