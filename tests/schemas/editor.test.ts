/** @module Editors complete ids with their names, and take whatever the referee takes. */
import { readFileSync } from 'node:fs';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { fixturesOf } from '../../scripts/golden.ts';

interface Known {
  readonly anyOf: readonly { readonly const?: string; readonly description?: string }[];
}
const schemaOf = (ruleset: string) =>
  JSON.parse(readFileSync(new URL(`../../schemas/json/${ruleset}.schema.json`, import.meta.url), 'utf8')) as {
    $defs: Record<string, Known>;
  };

describe.each(rulesetIds)('the schema of %s', (ruleset) => {
  const schema = schemaOf(ruleset);
  const check = new Ajv({ strict: false, unicodeRegExp: true }).compile(schema);

  it('takes every clean log', () => {
    for (const { name, text } of fixturesOf(ruleset).filter(({ kind }) => kind === 'clean'))
      expect([name, check(JSON.parse(text)), check.errors]).toEqual([name, true, null]);
  });

  it('completes every id that is known, each once, with its names', () => {
    const called = rulesetOf(ruleset)?.ruleset.components?.called({ options: { practiceSet: true } });
    for (const kind of ['card', ruleset === 'outer-rim' ? 'space' : 'base']) {
      const offered = schema.$defs[`name-of-${kind}`]?.anyOf.flatMap(({ const: id, description }) =>
        id === undefined ? [] : [[id, description]],
      );
      expect(offered).toEqual([...(called?.get(kind) ?? [])].map(([id, names]) => [id, names.join(' · ') || id]));
      expect(offered?.length).toBeGreaterThan(10);
    }
  });

  it('still refuses what is no log', () => {
    const [first] = fixturesOf(ruleset);
    const log = JSON.parse(first?.text ?? '{}');
    expect(check({ ...log, seats: [] })).toBe(false);
    expect(check({ ...log, seats: ['a\u0000', 'b'] })).toBe(false);
    expect(check({ ...log, moves: [{ type: 'no.such-move' }] })).toBe(false);
    expect(check({ ...log, moves: [{ type: 'planning.move', seat: 'a', to: 3 }] })).toBe(false);
  });
});

it('a log with names is in order for an editor, too', () => {
  const check = new Ajv({ strict: false }).compile(schemaOf('outer-rim'));
  const log = {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: ['Jyn', 'Dr. Köhler'],
    start: { seats: { Jyn: { space: 'The Ring of Kafrene' } }, patrols: { Imperium: { level: 1, space: 'Naboo' } } },
    moves: [{ type: 'planning.move', seat: 'Jyn', to: 'Mahlstrom' }],
  };
  expect([check(log), check.errors]).toEqual([true, null]);
});
