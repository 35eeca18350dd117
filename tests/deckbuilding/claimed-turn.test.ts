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

it('cards that nobody has seen are claimed as reports show them, also in a log that calls a card by its printed name', () => {
  const stack = ['stormtrooper', 'stormtrooper', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle'];
  const log = {
    format: 'referee-log/1',
    ruleset: 'deckbuilding',
    seats: ['vera', 'sam'],
    options: { information: 'public' },
    start: {
      turn: { seat: 'vera' },
      seats: { vera: { hand: ['stormtrooper', '?'], deck: Array(4).fill('?'), unseen: stack } },
    },
  };
  const verdictOn = (hand: string[]) => {
    const entry = { type: 'card.play', seat: 'vera', card: 'Stormtrooper', expect: { seats: { vera: { hand } } } };
    const read = readText(JSON.stringify({ ...log, moves: [entry] }));
    const report = read.ok ? reportFor(read.value) : read;
    return report.ok ? report.value.verdict : report.problems;
  };
  expect(verdictOn(['?1'])).toBe('legal');
  expect(verdictOn(['?1', '?1'])).toBe('violation');
});
