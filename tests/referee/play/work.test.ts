/**
 * @module
 * What is searched on behalf of a log is counted: so much for each character of it, the same every time, and when it is spent
 * the rest is not ruled.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { explainFor, legalFor, readText, reportFor } from '../../../referee/ask.ts';
import { judged } from '../../../referee/live.ts';
import type { Asked } from '../../../referee/log/read.ts';
import { Work } from '../../../referee/play/work.ts';
import { counted, verify } from '../../../referee/reading/verify.ts';

const cases = new URL('../../../fixtures/cases/hostile/', import.meta.url);

function asked(text: string): Asked {
  const read = readText(text);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return read.value;
}

/** The steps that reading a log takes. */
function stepsOf({ game, log, unread }: Asked): number {
  const counting = counted(game, log);
  verify(counting, log, { unread });
  return counting.work.spent;
}

/** A log in which nothing is right, as long as one likes. */
const wrong = (moves: number) =>
  asked(
    JSON.stringify({
      format: 'referee-log/1',
      ruleset: 'outer-rim',
      seats: ['ann', 'ben'],
      moves: Array.from({ length: moves }, (_, at) => ({ type: 'planning.recover', seat: at % 2 ? 'ann' : 'ben' })),
    }),
  );

describe('the steps of a log', () => {
  it('are few for every input that once cost too much', () => {
    for (const name of readdirSync(cases)) {
      const text = readFileSync(new URL(name, cases), 'utf8');
      const read = readText(text);
      if (read.ok) expect(stepsOf({ ...read.value, text }), name).toBeLessThan(6_000 + text.length);
    }
  });

  it('are the same every time', () => {
    for (const log of [wrong(3), wrong(40), wrong(400)]) expect(stepsOf(log)).toBe(stepsOf(log));
  });

  it('grow with the log and no faster, and those for a log are not spent by another', () => {
    const [once, twice] = [stepsOf(wrong(2_000)), stepsOf(wrong(4_000))];
    expect(twice / once).toBeGreaterThan(1.8);
    expect(twice / once).toBeLessThan(2.2);
  });

  it('when they are spent the rest is unverifiable, and nothing more is held against the log', () => {
    const log = wrong(2_000);
    const report = reportFor(log);
    if (!report.ok) throw new Error('no report');
    const { violations, unverifiable } = report.value;
    const last = unverifiable.at(-1);
    expect(last?.reason).toMatch(/^too much is left open/);
    expect(violations.length).toBeGreaterThan(60);
    expect(violations.every(({ entry }) => (entry ?? 0) < (last?.entry ?? 0))).toBe(true);
    expect(reportFor(log)).toEqual(report);
    expect(legalFor(log)).toMatchObject({ ok: false, problems: [{ code: 'too-much-open' }] });
    expect(explainFor(log, 1_999)).toMatchObject({ ok: false, problems: [{ code: 'too-much-open' }] });
  });

  it('are hardly more where a log tells its cards: copies share them', () => {
    // Games are loaded by Node itself: of the marks on their schemas only what it has loaded, too, knows.
    const load = createRequire(import.meta.url);
    const { readText: reads }: typeof import('../../../referee/ask.ts') = load('../../../referee/ask.ts');
    const verifying: typeof import('../../../referee/reading/verify.ts') = load('../../../referee/reading/verify.ts');
    const lando = new URL('../../../fixtures/outer-rim/clean/single-player-lando.json', import.meta.url);
    const { cards }: { readonly cards: readonly object[] } = JSON.parse(readFileSync(lando, 'utf8'));
    expect(cards.length).toBeGreaterThan(50);
    const steps = (told: object): number => {
      const read = reads(JSON.stringify({ ...wrong(3).log, ...told }));
      if (!read.ok) throw new Error('not read');
      const counting = verifying.counted(read.value.game, read.value.log);
      verifying.verify(counting, read.value.log);
      return counting.work.spent;
    };
    expect(steps({ cards }) / steps({})).toBeLessThan(3);
  });

  it('are none for a log that is simply followed', () => {
    const log = readFileSync(new URL('../../../fixtures/outer-rim/clean/learn-to-play-movement.json', import.meta.url));
    expect(stepsOf(asked(log.toString()))).toBeLessThan(100);
  });
});

describe('a table on which cards pile up', () => {
  const piling = (rounds: number): Asked => {
    const gains = (entry: number) =>
      Array.from({ length: 30 }, (_, at) => ({ do: 'gain-asset', card: `gift-${entry}-${at}` }));
    const moves = Array.from({ length: rounds }, (_, at) => {
      const [seat, other] = at % 2 === 0 ? ['ann', 'ben'] : ['ben', 'ann'];
      return [
        { type: 'encounter.space', seat, effects: gains(at) },
        { type: 'planning.gain-credits', seat: other },
        { type: 'action.end', seat: other },
      ];
    }).flat();
    const start = { turn: { step: 'encounter' }, seats: { ann: { space: 'lothal' }, ben: { space: 'naboo' } } };
    return asked(
      JSON.stringify({ format: 'referee-log/1', ruleset: 'outer-rim', seats: ['ann', 'ben'], start, moves }),
    );
  };

  it('is read as long as there may be such a table', () => {
    const report = reportFor(piling(40));
    if (!report.ok) throw new Error('no report');
    const last = report.value.unverifiable.at(-1);
    expect(last?.reason).toMatch(/^more lies on the table/);
    expect(last?.entry).toBeGreaterThan(10);
    expect(last?.entry).toBeLessThan(100);
  });

  it.each([{ table: true }, { seat: 'ann' }] as const)('is none on which a game goes on (told by %j)', (viewer) => {
    const toldOf = (log: Asked, from: number) => {
      const read = judged(log, from, viewer, 'en');
      if (!read.ok) throw new Error('not judged');
      return read.value;
    };
    expect(toldOf(piling(1), 0)).toMatchObject({ accepted: true, because: null });
    const full = toldOf(piling(40), 3);
    expect(full).toMatchObject({ accepted: false, because: 'not-to-be-followed', violations: [] });
    expect(full.unverifiable.at(-1)?.reason).toMatch(/^more lies on the table/);
    // What is told where it has come so far already is taken no more than that.
    expect(toldOf(piling(40), 119)).toMatchObject({ accepted: false, because: 'not-to-be-followed' });
  });
});

describe('what is not asked on behalf of a log', () => {
  it('is not counted', () => {
    const uncounted = new Work(null);
    uncounted.spend(1e12);
    expect([uncounted.over, uncounted.low]).toEqual([false, false]);
  });
});
