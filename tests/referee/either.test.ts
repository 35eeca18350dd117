/**
 * @module
 * What a program asks of the library: a log in either notation, and moves that call things by their names, as a log does.
 */
import { expect, it } from 'vitest';
import { explain, legalMoves, play, verify } from '../../library/questions.ts';

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
