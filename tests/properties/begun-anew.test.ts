import { expect, it } from 'vitest';
import { readText, reportFor } from '../../referee/ask.ts';
import { begunFrom } from '../../referee/begun.ts';
import type { Report } from '../../referee/report.ts';
import type { Json } from '../../schemas/json.ts';
import { fixturesOf } from '../../scripts/golden.ts';

/** Of every log so many places are tried. */
const PLACES = process.env['REFEREE_LONG'] === undefined ? 12 : Number.POSITIVE_INFINITY;

function reported(log: Json): Report {
  const asked = readText(JSON.stringify(log));
  if (!asked.ok) throw new Error(JSON.stringify(asked.problems));
  const report = reportFor(asked.value, 'en', { all: true });
  if (!report.ok) throw new Error(JSON.stringify(report.problems));
  return report.value;
}

it.each(['outer-rim', 'deckbuilding'])('a log of %s may begin in any position that its header can state', (id) => {
  let tried = 0;
  for (const { name, kind, text } of fixturesOf(id)) {
    const log = JSON.parse(text) as { readonly moves: readonly Json[] };
    const asked = readText(text);
    if (kind !== 'clean' || !asked.ok || reported(log as unknown as Json).verdict !== 'legal') continue;
    const step = Math.max(1, Math.ceil(log.moves.length / PLACES));
    for (let at = -1; at < log.moves.length - 1; at += step) {
      const begun = begunFrom(asked.value, at);
      if (begun.ok) {
        expect(reported(begun.value.log as unknown as Json).violations, `${name}, after entry ${at}`).toEqual([]);
        tried += 1;
      } else for (const { code, message } of begun.problems) expect(code, `${name}: ${message}`).toBe('no-start');
    }
  }
  expect(tried).toBeGreaterThan(20);
});

const position = {
  format: 'referee-log/1',
  ruleset: 'outer-rim',
  seats: ['ann', 'ben'],
  start: {
    turn: { seat: 'ann', step: 'action' },
    seats: { ann: { space: 'tatooine', credits: 5000, ship: 'g9-rigger' }, ben: { space: 'naboo' } },
    market: { cargo: { faceup: 'stolen-supplies', under: ['stolen-weapons'], shuffled: 0 } },
  },
};

function begun(moves: readonly object[], at?: number) {
  const asked = readText(JSON.stringify({ ...position, moves }));
  if (!asked.ok) throw new Error(JSON.stringify(asked.problems));
  return begunFrom(asked.value, at);
}

it('the log that begins there tells what the other one has told, and goes on with the moves that are left', () => {
  const moves = [{ type: 'action.end' }, { type: 'encounter.space', seat: 'ann', space: 'tatooine' }];
  const found = begun(moves, -1);
  expect(found.ok && found.value.log).toMatchObject({
    start: { turn: { seat: 'ann', step: 'action' }, market: { cargo: { under: ['stolen-weapons'], shuffled: 0 } } },
    moves: [{ type: 'action.end' }, { type: 'encounter.space' }],
  });
});

it('no log begins in the middle of a procedure, or leaves out what no header can state', () => {
  const bought = { type: 'market.buy', seat: 'ann', deck: 'cargo', card: 'stolen-supplies', paid: 1500 };
  const found = begun([bought]);
  expect(!found.ok && found.problems).toMatchObject([
    { code: 'no-start', message: expect.stringMatching(/^no log can begin in the middle of this|cannot state/) },
  ]);
});
