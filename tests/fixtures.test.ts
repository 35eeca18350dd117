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
