import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  addRuleset,
  coverageOf,
  defineRuleset,
  type GameDefinition,
  legalMoves,
  must,
  play,
  RulesetError,
  rules,
  rulesets,
  simulate,
  verify,
} from '../../library/index.ts';

/** A game of nothing but passing: what is changed of it is refused. */
const passing: GameDefinition<{ order: string[] }> = {
  id: 'passing',
  name: 'Passing',
  version: '1.0.0',
  sources: [{ id: 'PAS', name: 'Rules of passing' }],
  rules: [{ id: 'passing.turns.1', entry: 'Turns', statement: 'Anybody may pass.' }],
  slices: {
    turns: {
      moves: [z.strictObject({ type: z.literal('pass'), seat: z.string() })],
      charts: [
        {
          id: 'game',
          description: 'Passing.',
          initial: 'open',
          states: { open: { on: { pass: { guard: rules('passing.turns.1') } } } },
        },
      ],
      constraints: { 'passing.turns.1': () => true },
    },
  },
  position: z.strictObject({ order: z.array(z.string()) }),
  begin: ({ seats }) => ({ order: [...seats] }),
};
const added = (change: Partial<typeof passing>) => () => addRuleset(defineRuleset({ ...passing, ...change }));

describe('a ruleset from outside', () => {
  it('is judged like any other, once it is added; the same again changes nothing', () => {
    const log = { format: 'referee-log/1', ruleset: 'passing', seats: ['Ann', 'Dr. Köhler'] };
    const moves = [{ type: 'pass', seat: 'Dr. Köhler' }];
    expect(verify({ ...log, moves })).toMatchObject({ ok: false, problems: [{ code: 'ruleset' }] });
    const defined = defineRuleset(passing);
    addRuleset(defined);
    addRuleset(defined);
    expect(verify({ ...log, moves })).toMatchObject({ ok: true, value: { verdict: 'legal' } });
    expect(rulesets().filter(({ id }) => id === 'passing')).toHaveLength(1);
    expect(coverageOf('passing')).toMatchObject({ total: 1, missing: ['passing.turns.1'] });
  });

  it.each([
    ['an id that is taken', { id: 'outer-rim' }, 'there is a ruleset "outer-rim" already'],
    ['an id that is none', { id: 'My Game' }, '"My Game" is no id'],
    [
      'a rule of another game',
      { id: 'passing-2', sources: [{ id: 'PA2', name: '' }] },
      'the rule "passing.turns.1" has to begin with "passing-2."',
    ],
    ['a rule without a book', { id: 'passing-2', sources: [] }, 'the rule "passing.turns.1": source'],
    ['a book of another game', { id: 'passing-2', sources: [{ id: 'LTP', name: '' }] }, 'another book is called "LTP"'],
    [
      'a rule that the index lacks',
      { id: 'passing-2', sources: [{ id: 'PA2', name: '' }], rules: [] },
      'names the rule "passing.turns.2", which is not among "rules"',
      { 'passing.turns.2': () => true as const },
    ],
    ['a chart that is missing', { id: 'passing-2', sources: [], rules: [], root: 'match' }, 'no root chart "match"'],
  ])('is refused with its fault: %s', (_name, change, message, constraints?: object) => {
    const slices = { turns: { ...passing.slices['turns'], ...(constraints === undefined ? {} : { constraints }) } };
    const charts = [
      {
        ...passing.slices['turns']?.charts?.[0],
        states: { open: { on: { pass: { guard: rules('passing.turns.2') } } } },
      },
    ];
    const other = constraints === undefined ? {} : { slices: { turns: { ...slices.turns, charts } } };
    expect(added({ ...change, ...(other as object) })).toThrow(message);
    expect(rulesets().map(({ id }) => id)).not.toContain('passing-2');
  });

  it('is refused when it is none, or lacks what has to be said of it', () => {
    expect(() => addRuleset({} as never)).toThrow('this is no ruleset');
    const lacking: [object | null, string][] = [
      [null, 'a ruleset is an object'],
      [{}, '"id" has to be there, as a text'],
      [{ id: 'x', name: 'X', version: '1', sources: [], rules: [] }, '"slices" has to be there, as an object'],
      [{ id: 'x', of: 'outer-rim', name: 'X', version: '1', sources: [], rules: [] }, '"instead" has to be there'],
      [{ id: 'x', of: 'outer-rim', name: 'X', version: 1 }, '"version" has to be there, as a text'],
    ];
    for (const [definition, message] of lacking) {
      expect(() => defineRuleset(definition as never)).toThrow(RulesetError);
      expect(() => defineRuleset(definition as never)).toThrow(message);
    }
  });
});

describe('house rules', () => {
  const common = { of: 'outer-rim', name: 'Outer Rim at home', version: '1.0.0' };
  const entry = 'Our table';
  const lenient = defineRuleset({
    ...common,
    id: 'lenient-rim',
    sources: [{ id: 'LENIENT', name: 'Our table' }],
    rules: [{ id: 'lenient-rim.patrols.1', entry, statement: 'Nobody has to stop at a patrol.' }],
    instead: { 'outer-rim.movement.2': { rule: 'lenient-rim.patrols.1', check: () => true } },
  });
  const strict = defineRuleset({
    ...common,
    id: 'strict-rim',
    sources: [{ id: 'STRICT', name: 'Our table' }],
    rules: [{ id: 'strict-rim.turns.1', entry, statement: 'Only the first player does anything.' }],
    instead: {
      'outer-rim.player-turn.0.1': {
        rule: 'strict-rim.turns.1',
        check: ({ order }: { order: string[] }, { seat = '' }) => must(seat === order[0], () => ({ seat })),
      },
    },
  });

  it('name what they change', () => {
    const definition = { ...common, id: 'x', sources: [], rules: [], instead: {} };
    const check = () => true as const;
    const instead = { 'outer-rim.movement.99': { rule: 'lenient-rim.patrols.1', check } } as const;
    expect(() => defineRuleset({ ...definition, instead })).toThrow('outer-rim.movement.99, which is no rule');
    expect(() => defineRuleset({ ...definition, of: 'chess' })).toThrow('"chess", which nobody here knows');
  });

  it('allow what the rulebook forbids', () => {
    addRuleset(lenient);
    const file = new URL(
      '../../fixtures/outer-rim/breach/outer-rim.movement.2--past-an-imperial-patrol.json',
      import.meta.url,
    );
    const log = JSON.parse(readFileSync(file, 'utf8')) as object;
    expect(verify(log)).toMatchObject({ ok: true, value: { verdict: 'violation' } });
    expect(verify({ ...log, ruleset: 'lenient-rim' })).toMatchObject({ ok: true, value: { verdict: 'legal' } });
  });

  it('forbid what the rulebook allows, under their own names', () => {
    addRuleset(strict);
    const seats = { ann: { space: 'tatooine', credits: 0 }, ben: { space: 'naboo', credits: 0 } };
    const start = { turn: { seat: 'ben', step: 'planning' }, seats };
    const log = { format: 'referee-log/1', seats: ['ann', 'ben'], start, moves: [] };
    const gain = { type: 'planning.gain-credits', seat: 'ben' };
    const under = (ruleset: string) => play({ ...log, ruleset }, gain);
    expect(under('outer-rim')).toMatchObject({ ok: true, value: { verdict: 'legal', violations: [] } });
    const violations = [{ rule: 'strict-rim.turns.1', citation: { sourceName: 'Our table', entry } }];
    expect(under('strict-rim')).toMatchObject({ ok: true, value: { verdict: 'violation', violations } });
  });

  it('keep the rest of the game: simulated games are legal, and lists say what may be done', () => {
    const played = simulate('lenient-rim', { seed: 4, moves: 60 });
    expect(played.ok).toBe(true);
    if (!played.ok) return;
    const report = verify(played.value.log);
    expect(report.ok && report.value.violations).toEqual([]);
    expect(legalMoves(played.value.log).ok).toBe(true);
  });
});
