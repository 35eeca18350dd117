import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CardEffect } from '../../../machines/outer-rim/table/types.ts';
import { explainFor, readText, reportFor } from '../../../referee/ask.ts';
import type { Report } from '../../../referee/report.ts';
import { logOf as deckbuilding, rebelTurn, sam } from '../../deckbuilding/example.ts';
import { type Example, logOf, table } from '../../outer-rim/example.ts';
import { ambush, meet, obey, orders, roll, test, trick } from '../../outer-rim/fights.ts';
import { atMarket, cargo, gear } from '../../outer-rim/market-cards.ts';
import { tool, use } from '../../outer-rim/tools.ts';

function asked(log: object) {
  const read = readText(JSON.stringify(log));
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return read.value;
}

function reportOf(log: object): Report {
  const answer = reportFor(asked(log));
  if (!answer.ok) throw new Error(answer.problems.map(({ message }) => message).join('\n'));
  return answer.value;
}

const outerRim = (start: Example['start'], moves: Example['moves']): object =>
  logOf({ rule: 'outer-rim.movement.1', shows: '', start, moves });
const told = ({ violations }: Report) => violations.map(({ entry, rule }) => `${entry} ${rule}`);
const depending = ({ unverifiable }: Report) =>
  unverifiable.filter(({ reason }) => reason.startsWith('depends on')).map(({ entry, reason }) => [entry, reason]);

const guns = cargo('guns', { traits: ['illegal'], destination: 'tatooine', reward: { credits: 3000, fame: 1 } });
const deliver = { type: 'deliver.cargo', seat: 'ann', card: 'guns' };
const end = { type: 'action.end', seat: 'ann' };

describe('one slip is told once', () => {
  const crit = {
    type: 'deliver.roll',
    faces: ['crit'],
    expect: { seats: { ann: { credits: 8000, fame: 1 } } },
  };
  const report = reportOf(outerRim(atMarket({}, { assets: [guns], fame: 0 }), [deliver, crit, end]));

  it('with all its claims', () => {
    expect(told(report)).toEqual(['1 outer-rim.deliver-action.1.1.c']);
    const [violation] = report.violations;
    expect(violation?.facts).toEqual({
      fact: 'seats.ann.credits',
      claimed: 8000,
      found: 5000,
      further: [{ fact: 'seats.ann.fame', claimed: 1, found: 0 }],
    });
    expect(violation?.message).toContain(
      'The log claims seats.ann.credits = 8000, but it is 5000; and seats.ann.fame = 1, but it is 0',
    );
  });

  it('and what follows from it depends on it', () => {
    expect(report.violations[0]?.resumed).toBe('went on as if this had happened: the die for ILLEGAL cargo shows hit');
    expect(depending(report)).toEqual([
      [
        2,
        'depends on the breach at entry 1: it is legal only if this had happened: the die for ILLEGAL cargo shows hit',
      ],
    ]);
  });

  it('though two rules have settled what it claims', () => {
    const claim = { seats: { ann: { credits: 8000, fame: 1, assets: [] } } };
    const found = reportOf(
      outerRim(atMarket({}, { assets: [guns], fame: 0 }), [deliver, { ...crit, expect: claim }, end]),
    );
    expect(told(found)).toEqual(['1 outer-rim.deliver-action.1.1.c']);
    expect(found.violations[0]?.facts['further']).toHaveLength(2);
  });

  it('two slips in one entry stay two', () => {
    const claim = { seats: { ann: { credits: 9000 }, ben: { credits: 1 } } };
    const found = reportOf(
      outerRim(
        atMarket({}),
        [end, { type: 'encounter.space', seat: 'ann', effects: [] }].concat({
          type: 'planning.gain-credits',
          seat: 'ben',
          expect: claim,
        } as never),
      ),
    );
    expect(told(found)).toEqual(['2 outer-rim.credits.2', '2 outer-rim.planning-step.2']);
  });
});

describe('an entry in the middle of a procedure', () => {
  const start = atMarket(
    { 'gear-mod': gear('gun') },
    { assets: [tool('purse', { do: 'gain-credits', amount: 1000 })] },
  );
  const market = [
    { type: 'market.discard', seat: 'ann', deck: 'gear-mod' },
    { type: 'card.reveal', deck: 'gear-mod', card: gear('next-gun') },
    { type: 'market.buy', seat: 'ann', deck: 'gear-mod' },
    { type: 'card.reveal', deck: 'gear-mod', card: gear('third-gun') },
  ] as const;

  it('is blamed, and the return depends on it', () => {
    const report = reportOf(outerRim(start, [market[0], market[1], use('purse'), market[2], market[3], end]));
    expect(told(report)).toEqual(['2 outer-rim.action-step.2.2']);
    expect(report.violations[0]?.facts).toEqual({ inTheMiddleOf: 'market action' });
    expect(depending(report)).toEqual([
      [3, 'depends on the breach at entry 2, which came in the middle of what this goes on with'],
    ]);
  });

  it('is told before what comes after it', () => {
    const trade = { type: 'trade.exchange', seat: 'ann', with: 'ben', gives: { credits: 1 }, takes: {} };
    const report = reportOf(outerRim(start, [market[0], market[1], use('purse'), trade, market[2], market[3]]));
    expect(told(report)).toEqual(['2 outer-rim.action-step.2.2', '3 outer-rim.trade-action.0.1']);
  });
});

describe('an explanation of an entry', () => {
  const lens = trick('lens', { on: 'own', change: { kind: 'turn', most: 1, from: 'focus', to: 'crit' } });
  const fight = [meet, roll('hit', 'focus', 'blank'), { type: 'combat.ability', seat: 'ann', source: 'lens' }];
  const log = outerRim(ambush({ ann: { assets: [lens] } }), fight);

  it('makes a forgotten word good as the report does', () => {
    const answer = explainFor(asked(log), 2);
    expect(answer.ok && answer.value.verdict).toBe('legal');
  });

  it('so does that of a move that is tried: the log with it would be read the same', () => {
    const answer = explainFor(asked(log), 2, fight[2] as never);
    expect(answer.ok && answer.value.verdict).toBe('legal');
  });

  it('of a move that is tried says which it may have been where several are left', () => {
    const start = table({ turn: { step: 'planning' } });
    const nowhere = { type: 'planning.move', seat: 'ann' };
    const answer = explainFor(asked(outerRim(start, [])), 0, nowhere as never);
    expect(answer.ok && answer.value).toMatchObject({
      verdict: 'unverifiable',
      reasons: [expect.stringContaining('the log does not say which it was: ann moves to')],
    });
    expect(reportOf(outerRim(start, [nowhere])).verdict).toBe('unverifiable');
  });

  it('goes on behind what was chosen without a word', () => {
    const start = atMarket({ 'gear-mod': gear('gun') }, { assets: [gear('coat'), gear('net')] });
    const bought = outerRim(start, [
      { type: 'market.buy', seat: 'ann', deck: 'gear-mod' },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('next-gun') },
    ]);
    const answer = explainFor(asked(bought), 1);
    expect(answer.ok && answer.value.verdict).not.toBe('violation');
  });
});

describe('a log that never says', () => {
  it('is told at the entry that left it open, among the others in order', () => {
    const start = rebelTurn({ force: 2, sam: { units: ['jyn-erso'] }, vera: { hand: ['at-at', 'boba-fett'] } });
    const report = reportOf(
      deckbuilding({
        rule: 'deckbuilding.ability.0.1',
        shows: '',
        start,
        moves: [sam('ability.use', { card: 'jyn-erso' }), sam('hand.to-deck'), sam('turn.end')],
      }),
    );
    expect(report.verdict).toBe('unverifiable');
    expect(report.unverifiable.map(({ entry }) => entry)).toEqual([1]);
    expect(report.unverifiable[0]?.reason).toMatch(/^the log does not say which it was: .*at-at.*; or: .*boba-fett/);
  });
});

describe('dice that belie what was declared, at the end of a log', () => {
  const climb: CardEffect = { do: 'test', skill: 'tech', pass: [{ do: 'gain-fame', amount: 1 }] };
  const climbs = [{ ...obey, effects: [{ do: 'gain-fame', amount: 1 }] }, test('hit', 'blank')];
  const trade = (gives: number) => ({ type: 'credits.trade', seat: 'ann', with: 'ben', gives, takes: 0 });

  it('are told at their entry, whatever was traded after them', () => {
    const report = reportOf(outerRim(orders([climb]), [...climbs, trade(1000)]));
    expect(told(report)).toEqual(['1 outer-rim.skill-tests.3']);
  });

  it('among the other breaches in order', () => {
    const report = reportOf(outerRim(orders([climb]), [...climbs, trade(90_000), trade(1000)]));
    expect(told(report)).toEqual(['1 outer-rim.skill-tests.3', '2 outer-rim.credits.0.1']);
  });
});

it('the judge’s log with a crit: two slips, and nothing told twice', () => {
  const file = new URL('../../../fixtures/cases/judge/05-illegal-cargo-on-a-crit.json', import.meta.url);
  const report = reportOf(JSON.parse(readFileSync(file, 'utf8')) as object);
  expect(report.violations.map(({ entry }) => entry)).toEqual([1, 4]);
  expect(depending(report).map(([entry]) => entry)).toEqual([2]);
});
