import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pretty } from '../cli/formats/pretty.ts';
import { readText, reportFor } from '../referee/ask.ts';
import { rulesetIds } from '../referee/play/rulesets.ts';
import type { Report } from '../referee/report.ts';
import { fixturesOf, goldenText, recorded } from '../scripts/golden.ts';

function reportOf(text: string): Report {
  const read = readText(text);
  const answer = read.ok ? reportFor(read.value) : read;
  if (!answer.ok)
    throw new Error(answer.problems.map((problem) => `${problem.pointer}: ${problem.message}`).join('\n'));
  return answer.value;
}

for (const ruleset of rulesetIds) {
  const logs = fixturesOf(ruleset);
  describe(`fixtures of ${ruleset}`, () => {
    it('there are enough of them', () => {
      expect(logs.filter(({ kind }) => kind === 'clean').length).toBeGreaterThanOrEqual(6);
      expect(logs.filter(({ kind }) => kind === 'breach').length).toBeGreaterThanOrEqual(60);
    });

    for (const { kind, name, text } of logs) {
      it(`${kind}/${name}: ${kind === 'clean' ? 'breaks no rule' : 'breaks the rule of its name, and no other'}`, () => {
        const told = reportOf(text).violations.map((violation) => violation.rule);
        const expected = kind === 'clean' ? [] : [name.split('--')[0]];
        expect(told).toEqual(expected);
      });

      it(`${kind}/${name}: is told in words`, () => {
        expect(pretty(name, reportOf(text))).not.toMatch(/undefined|NaN|\[object/);
      });

      it(`${kind}/${name}: the golden report is what the referee says today`, () => {
        expect(recorded(ruleset, name)).toBe(goldenText(text));
      });
    }
  });
}

it('there are at least 350 breach files of Outer Rim, one for each rule of which an example breaks nothing else', async () => {
  const names = fixturesOf('outer-rim').flatMap(({ kind, name }) => (kind === 'breach' ? [name] : []));
  expect(names.length).toBeGreaterThanOrEqual(350);
  const shown = new Set(names.map((name) => name.split('--')[0]));
  const folder = new URL('outer-rim/examples/', import.meta.url);
  // What only allows or defines something is broken under another rule: the one that such an example names.
  const lacking = new Set<string>();
  for (const file of readdirSync(folder)) {
    const { examples = [] } = (await import(new URL(file, folder).href)) as {
      examples?: readonly { readonly breaks?: readonly string[] }[];
    };
    for (const { breaks } of examples)
      if (breaks?.length === 1 && breaks[0]?.startsWith('outer-rim.') && !shown.has(breaks[0])) lacking.add(breaks[0]);
  }
  expect([...lacking]).toEqual([]);
});
