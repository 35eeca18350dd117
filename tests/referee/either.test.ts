/**
 * @module
 * What a program asks of the library: a log in either notation, and moves that call things by their names, as a log does.
 */
import { expect, it } from 'vitest';
import { aiTurn, begunFrom, explain, legalMoves, play, simulate, verify } from '../../library/questions.ts';

const lines = `format: referee-log/1
ruleset: outer-rim
seats: [jyn, han]
start: {seats: {jyn: {space: nal-hutta, credits: 3000, values: {hyperdrive: 4}}, han: {space: naboo}}}
moves:
jyn planning.gain-credits
`;
const log = {
  format: 'referee-log/1',
  ruleset: 'outer-rim',
  seats: ['jyn', 'han'],
  start: { seats: { jyn: { space: 'nal-hutta', credits: 3000, values: { hyperdrive: 4 } }, han: { space: 'naboo' } } },
  moves: [],
};

it('a log in lines is read as one in JSON is', () => {
  const found = verify(lines);
  expect(found.ok && found.value.verdict).toBe('legal');
  const listed = legalMoves(lines);
  expect(listed.ok && listed.value.at).toBe(0);
  const broken = verify(lines.replace('jyn planning.gain-credits', 'han planning.gain-credits'));
  expect(broken.ok && broken.value.violations.map(({ rule, line }) => [rule, line])).toEqual([
    ['outer-rim.player-turn.0.1', 6],
  ]);
});

it('a move may call players by their names', () => {
  const why = explain(log, 0, { move: { type: 'planning.recover', seat: 'JYN' } });
  expect(why.ok && why.value.verdict).toBe('legal');
  const played = play(log, { type: 'planning.gain-credits', seat: 'Jyn' });
  expect(played.ok && [played.value.verdict, played.value.toMove.seats]).toEqual(['legal', ['jyn']]);
});

it('what a program without types asks is answered, not thrown back', () => {
  const move = { type: 'planning.gain-credits', seat: 'jyn' };
  const bare: unknown = Object.create(null);
  for (const odd of [null, { at: bare, seat: bare }, { from: bare, seed: Symbol('1'), moves: bare }]) {
    const options = odd as null;
    expect(verify(log, options).ok).toBe(true);
    expect(play(log, move, options).ok).toBe(true);
    expect(explain(log, 0, { ...(odd as object), move }).ok).toBe(true);
    for (const ask of [legalMoves, begunFrom, aiTurn]) expect(() => ask(log, options)).not.toThrow();
    expect(() => explain(log, 0, options)).not.toThrow();
    expect(simulate('outer-rim', { moves: 1, ...(odd as object) }).ok).toBe(true);
  }
  expect(legalMoves(log, null)).toEqual(legalMoves(log));
  const nowhere = explain(log, bare as number);
  expect(!nowhere.ok && nowhere.problems[0]?.code).toBe('no-such-entry');
  const nothing = simulate(bare as string, null);
  expect(!nothing.ok && nothing.problems[0]?.message).toContain('the ruleset "an object"');
});
