/**
 * What an explanation says of an entry, and of what it claims, is what the report of its log says of it.
 */
import { describe, expect, it } from 'vitest';
import { explainFor, readText, reportFor } from '../../referee/ask.ts';
import { fixturesOf } from '../../scripts/golden.ts';
import { logOf, table } from '../outer-rim/example.ts';
import { examples as ambitions } from '../outer-rim/examples/ambitions.ts';
import { obey, orders, test } from '../outer-rim/fights.ts';
import { inEncounter } from '../outer-rim/tools.ts';

/** The verdicts on each entry: as the report has it, and as the explanation. */
function verdicts(text: string): { readonly reported: string[]; readonly explained: string[] } {
  const read = readText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const report = reportFor(read.value);
  if (!report.ok) throw new Error(JSON.stringify(report.problems));
  const { violations, unverifiable } = report.value;
  const reported: string[] = [];
  const explained: string[] = [];
  for (const at of read.value.log.moves.keys()) {
    const isOwn = ({ entry }: { readonly entry: number | null }): boolean => entry === at;
    reported.push(violations.some(isOwn) ? 'violation' : unverifiable.some(isOwn) ? 'unverifiable' : 'legal');
    const answer = explainFor(read.value, at);
    explained.push(answer.ok ? answer.value.verdict : 'none');
  }
  return { reported, explained };
}

/** Longer logs are explained entry by entry in too long a time. */
const SHORT = 12;

describe.each(['outer-rim', 'deckbuilding'])('of %s', (id) => {
  it('each entry of the short recorded games is explained as it is reported', () => {
    for (const { name, text } of fixturesOf(id)) {
      if ((JSON.parse(text) as { readonly moves: readonly unknown[] }).moves.length > SHORT) continue;
      const { reported, explained } = verdicts(text);
      expect(explained, name).toEqual(reported);
    }
  });
});

it.each([
  ['outer-rim.market-action.0.3--a-delivery-between-the-two-steps-of-the-market', 2],
  ['outer-rim.resolving-player-bounties.4--a-player-cannot-be-captured', 4],
])('%s: what would be legal is told as it is reported, with the facts', (name, at) => {
  const { text = '' } = fixturesOf('outer-rim').find((one) => one.name.includes(name)) ?? {};
  const read = readText(text);
  const [report, answer] = read.ok ? [reportFor(read.value), explainFor(read.value, at)] : [read, read];
  if (!report.ok || !answer.ok) throw new Error('no answer');
  const [{ rule, facts, legal } = { rule: '', facts: {}, legal: [] }] = report.value.violations;
  expect(legal).not.toEqual([]);
  expect(answer.value.legal).toEqual(legal);
  expect(answer.value.asked.filter(({ finding }) => finding === 'failed')).toEqual([
    { rule, finding: 'failed', facts },
  ]);
});

it('what is legal because something goes without saying before it is told with nothing that nobody knows', () => {
  const start = { turn: { seat: 'vera' }, force: 0, seats: { vera: { hand: ['inquisitor'] } } };
  const moves = [
    { type: 'card.play', seat: 'vera', card: 'inquisitor' },
    { type: 'choose.option', seat: 'vera', option: 'force' },
  ];
  const header = { format: 'referee-log/1', ruleset: 'deckbuilding', options: { information: 'public' } };
  const read = readText(JSON.stringify({ ...header, seats: ['vera', 'sam'], start, moves }));
  const answer = read.ok ? explainFor(read.value, 1) : read;
  if (!answer.ok) throw new Error('no answer');
  expect(answer.value.verdict).toBe('legal');
  expect(answer.value.asked.filter(({ finding }) => finding === 'failed' || finding === 'unknown')).toEqual([]);
});

it('what an untold card may have called for is a doubt in both', () => {
  const start = table(inEncounter);
  const moves = [
    { type: 'encounter.space', seat: 'ann' },
    { type: 'test.roll', faces: ['hit', 'blank'] },
  ];
  const log = logOf({ rule: 'outer-rim.encountering-a-space.0.1', shows: '', start, moves });
  expect(verdicts(JSON.stringify(log))).toEqual({
    reported: ['unverifiable', 'unverifiable'],
    explained: ['unverifiable', 'unverifiable'],
  });
});

it('what an entry claims wrongly is told in both, with the rule and what was found', () => {
  const start = table({ turn: { step: 'planning' } });
  const claims = (credits: number) => ({
    type: 'planning.gain-credits',
    seat: 'ann',
    expect: { seats: { ann: { credits } } },
  });
  const asked = (...moves: readonly { readonly type: string }[]) => {
    const text = JSON.stringify(logOf({ rule: 'outer-rim.planning-step.2', shows: '', start, moves }));
    const read = readText(text);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  };
  for (const [credits, verdict] of [
    [7000, 'legal'],
    [9000, 'violation'],
  ] as const) {
    const answer = explainFor(asked(claims(credits)), 0);
    expect(answer).toMatchObject({ ok: true, value: { verdict } });
    const tried = explainFor(asked(), 0, claims(credits));
    expect(tried).toMatchObject({ ok: true, value: { verdict } });
    const failed = answer.ok ? answer.value.asked.filter(({ finding }) => finding === 'failed') : [];
    expect(failed).toMatchObject(
      verdict === 'legal' ? [] : [{ rule: 'outer-rim.planning-step.2', facts: { claimed: 9000, found: 7000 } }],
    );
  }
});

it('dice that belie what the log has declared of their test are refused in both, also as a move that is tried', () => {
  const climb = {
    do: 'test' as const,
    skill: 'tech' as const,
    pass: [{ do: 'gain-fame' as const, amount: 1 }],
    fail: [],
  };
  const moves = [{ ...obey, effects: [{ do: 'gain-fame', amount: 1 }] }];
  const text = JSON.stringify(logOf({ rule: 'outer-rim.skill-tests.3', shows: '', start: orders([climb]), moves }));
  const read = readText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  for (const [die, verdict, failed] of [
    ['crit', 'legal', []],
    ['hit', 'violation', ['outer-rim.skill-tests.3']],
  ] as const) {
    const answer = explainFor(read.value, 1, test(die, 'blank'));
    const refusing = answer.ok ? answer.value.asked.filter(({ finding }) => finding === 'failed') : [];
    expect(answer).toMatchObject({ ok: true, value: { verdict } });
    expect(refusing.map(({ rule }) => rule)).toEqual(failed);
  }
});

it('an entry that records what has come about already carries nothing out, and nothing of it is in doubt', () => {
  const again = ambitions.find(({ shows }) => shows === 'a complete goal takes no other one: it is told once more');
  if (again === undefined) throw new Error('there is such an example');
  const read = readText(JSON.stringify(logOf(again)));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const answer = explainFor(read.value, again.moves.length - 1);
  expect(answer).toMatchObject({ ok: true, value: { verdict: 'legal', asked: [], carriesOut: [], reasons: [] } });
});
