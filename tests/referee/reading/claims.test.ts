/**
 * @module
 * Claims about what a procedure brings that the log has not closed: a fight whose dice lie on the table deals its damage without
 * another word, so a claim behind the last roll may be about it.
 */
import { describe, expect, it } from 'vitest';
import { readText, reportFor } from '../../../referee/ask.ts';

/** A fight against a patrol that ended as dice say, with a claim about Ann (her damage) behind the last roll, and what follows. */
function judged(claimed: number | object, ...more: readonly object[]) {
  const patrol = { level: 1, combat: 2, reward: { credits: 3000 }, space: 'naboo' };
  const log = {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: ['ann', 'ben'],
    start: {
      turn: { seat: 'ann', step: 'encounter' },
      seats: {
        ann: { space: 'naboo', credits: 5000, values: { shipCombat: 2, hull: 5 }, damage: { ship: 1 } },
        ben: { space: 'tatooine' },
      },
      patrols: { imperial: patrol },
    },
    moves: [
      { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
      { type: 'combat.roll', side: 'attack', faces: ['hit', 'crit'] },
      {
        type: 'combat.roll',
        side: 'defence',
        faces: ['hit', 'blank'],
        expect: { seats: { ann: typeof claimed === 'number' ? { damage: { ship: claimed } } : claimed } },
      },
      ...more,
    ],
  };
  const read = readText(JSON.stringify(log));
  if (!read.ok) throw new Error(read.problems[0]?.message);
  const report = reportFor(read.value);
  if (!report.ok) throw new Error(report.problems[0]?.message);
  return report.value.violations;
}

describe('a claim behind the last roll of a fight', () => {
  it.each([1, 2])('may be about the table before the damage is suffered or after it (%i)', (damage) => {
    expect(judged(damage)).toEqual([]);
  });

  it('that is neither is told both, under the rule by which it is suffered', () => {
    expect(judged(3)).toMatchObject([
      {
        rule: 'outer-rim.combat-steps.5.2',
        facts: { claimed: 3, found: 1, afterwards: 2 },
        message: expect.stringContaining('damage.ship = 3, but it is 1, and then 2 ('),
      },
    ]);
  });

  it('speaks of what comes where a part of it comes true only there: what was forgotten of it is told, not the reward', () => {
    const next = { type: 'planning.recover', seat: 'ben' };
    const told = (facts: object) => judged({ credits: 8000, ...facts }, next).map((one) => one.facts['fact']);
    expect(told({ damage: { ship: 1 } })).toEqual(['seats.ann.damage.ship']);
    expect(told({ reputation: { imperial: 'neutral' } })).toEqual(['seats.ann.reputation.imperial']);
    expect(told({ damage: { ship: 1 }, reputation: { imperial: 'neutral' } })).toEqual([
      'seats.ann.damage.ship',
      'seats.ann.reputation.imperial',
    ]);
    expect(judged({ credits: 8000, damage: { ship: 3 } }, next)).toMatchObject([
      { rule: 'outer-rim.combat-steps.5.2', facts: { fact: 'seats.ann.damage.ship', claimed: 3, found: 2 } },
    ]);
  });

  it('may come one early: what the log records next has not been left unsaid', () => {
    const resolves = { type: 'combat.resolve', seat: 'ann' };
    const wins = { type: 'planning.recover', seat: 'ben' };
    expect(judged(2, resolves, wins)).toEqual([]);
    expect(judged(3, resolves, wins)).toMatchObject([{ entry: 2, rule: 'outer-rim.combat-steps.5.2' }]);
  });
});

describe('a false claim in a short form', () => {
  const log = {
    format: 'referee-log/1',
    ruleset: 'deckbuilding',
    options: { information: 'public' },
    seats: ['vera', 'sam'],
    start: {
      turn: { seat: 'vera' },
      force: 0,
      row: ['scout-trooper', 'x-wing'],
      seats: { vera: { hand: ['imperial-shuttle'] }, sam: {} },
    },
    moves: [
      {
        type: 'card.play',
        seat: 'vera',
        card: 'imperial-shuttle',
        expect: { galaxy: { row: ['rebel-commando', 'x-wing'] } },
      },
    ],
  };

  it('is told at the value that stands there: a pointer of a report leads to something', () => {
    const read = readText(JSON.stringify(log));
    const report = read.ok ? reportFor(read.value) : read;
    expect(report.ok && report.value.violations.map(({ pointer }) => pointer)).toEqual([
      '/moves/0/expect/galaxy/row/0',
    ]);
  });
});
