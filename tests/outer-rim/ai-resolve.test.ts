/** `ai.resolve` names instructions that are resolved in one step: of all others the moves are told that they consist of. */
import { describe, expect, it } from 'vitest';
import { PROCEDURES } from '../../machines/outer-rim/solo/instructions.ts';
import { readText, reportFor } from '../../referee/ask.ts';
import { deedKinds } from '../../schemas/outer-rim/ai.ts';
import { logOf } from './example.ts';
import { cargo, gear } from './market-cards.ts';
import { drawn, hunter, solo } from './solo.ts';

const kinds: ReadonlySet<string> = new Set(deedKinds);
const others = Object.keys(PROCEDURES).filter((kind) => !kinds.has(kind));

/** The card of Ben is drawn, and then one of its instructions is told. */
const start = hunter({ cargo: cargo('silk'), 'gear-mod': gear('rod', { cost: 99_000 }) }, { credits: 0 });
const log = (instruction: string, more: object = {}) => {
  const moves = [drawn('hunter-4'), { type: 'ai.resolve', seat: 'ben', instruction, ...more }];
  const found = readText(JSON.stringify(logOf({ rule: 'log.the-move-log.8', shows: '', start, header: solo, moves })));
  if (!found.ok) throw new Error(found.problems[0]?.message);
  return found.value;
};

describe.each(others)('ai.resolve with %s', (instruction) => {
  it.each([
    ['alone', {}],
    ['with a card that lies nowhere', { card: 'lace' }],
  ])('%s is a slip of the pen, and no breach of a rule of the game', (_how, more) => {
    const report = reportFor(log(instruction, more));
    if (!report.ok) throw new Error(report.problems[0]?.message);
    expect(report.value.violations.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['log.the-move-log.8', '/moves/1/instruction'],
    ]);
  });
});

it('what is resolved in one step is none', () => {
  const report = reportFor(log('recover'));
  expect(report.ok && report.value.violations).toEqual([]);
});
