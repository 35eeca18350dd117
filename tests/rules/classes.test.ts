import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { coverageOf } from '../../referee/coverage.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { rulesOf } from '../../rules/index.ts';
import { bookOf } from '../../rules/registry.ts';

const reasons = z.record(
  z.string(),
  z
    .string()
    .min(10)
    .regex(/^[A-Z].*\.$/s),
);
const others = z.record(z.string(), z.array(z.string()).min(1));
const schema = z.strictObject({
  'not-a-constraint': reasons,
  'needs-card-text': reasons,
  waiting: reasons,
  restates: others,
  'carried-out': others,
});

for (const id of rulesetIds) {
  describe(`what is said by hand of the rules of ${id}`, () => {
    const found = schema.safeParse(bookOf(id)?.classes());
    const classes = found.data as z.infer<typeof schema>;
    const rules = new Map(rulesOf(id).map((rule) => [rule.id, rule]));
    const rows = new Map(coverageOf(id)?.rules.map((row) => [row.id, row]));

    it('has its form: every reason is a sentence', () => expect(found.error?.issues ?? []).toEqual([]));

    it('is about rules of the index, and names such', () => {
      const named = Object.values(classes).flatMap((all) => Object.keys(all));
      expect([...named, ...Object.values(classes.restates).flat()].filter((one) => !rules.has(one))).toEqual([]);
    });

    it('puts no rule in two classes', () => {
      const { 'carried-out': _, ...exclusive } = classes;
      const named = Object.values(exclusive).flatMap((all) => Object.keys(all));
      expect(named.filter((one, at) => named.indexOf(one) !== at)).toEqual([]);
    });

    it('calls no rule anything but enforced that is', () => {
      for (const status of ['not-a-constraint', 'needs-card-text', 'waiting'] as const)
        expect(
          Object.keys(classes[status]).filter((one) => rows.get(one)?.status !== status),
          status,
        ).toEqual([]);
    });

    it('has no restatement of what is not proven, nor of itself, nor of what restates another', () => {
      const wrong = Object.entries(classes.restates).filter(
        ([one, same]) =>
          rows.get(one)?.where[0] !== `restates ${same.join(', ')}` ||
          same.some((other) => other === one || Object.hasOwn(classes.restates, other)),
      );
      expect(wrong.map(([one]) => one)).toEqual([]);
    });

    it('names procedures that there are, for rules that an example shows', () => {
      const slices = rulesetOf(id)?.ruleset.slices ?? {};
      for (const [one, carriers] of Object.entries(classes['carried-out'])) {
        expect(
          carriers.some((carrier) => Object.hasOwn(slices, carrier)),
          one,
        ).toBe(true);
        expect(rows.get(one)?.status, one).toBe('enforced');
      }
    });
  });
}
