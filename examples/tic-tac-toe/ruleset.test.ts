import { addRuleset, coverageOf, legalMoves, rulesets, simulate, verify } from 'outer-rim-referee';
import { expect, it } from 'vitest';
import ticTacToe from './ruleset.ts';

addRuleset(ticTacToe);

it('is known beside the games of the package', () => {
  expect(rulesets().map(({ id }) => id)).toContain('tic-tac-toe');
});

it('has no rule that its examples do not prove', () => {
  expect(coverageOf('tic-tac-toe')).toMatchObject({ total: 4, enforced: 4, missing: [] });
});

it('plays random games that keep its rules, to the end', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const played = simulate('tic-tac-toe', { seed });
    expect(played).toMatchObject({ ok: true, value: { over: true } });
    if (played.ok) expect(verify(played.value.log)).toMatchObject({ ok: true, value: { verdict: 'legal' } });
  }
});

it('lists the empty cells', () => {
  const log = { format: 'referee-log/1', ruleset: 'tic-tac-toe', seats: ['ann', 'ben'] };
  const found = legalMoves({ ...log, moves: [{ type: 'mark', seat: 'ann', cell: 'e' }] });
  expect(found.ok && found.value.moves.map(({ says }) => says)).toHaveLength(8);
});
