import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RuleId } from '../../machines/chart.ts';
import { deckbuilding } from '../../machines/deckbuilding/index.ts';
import type { Ruleset } from '../../machines/ruleset.ts';
import { compile } from '../../referee/play/compile.ts';
import { legalMoves } from '../../referee/play/legal.ts';
import { viewOf } from '../../referee/play/play.ts';
import { type Log, verify } from '../../referee/reading/verify.ts';
import { ruleOf } from '../../rules/index.ts';
import { type Example, logOf } from './example.ts';

const game = compile(deckbuilding as unknown as Ruleset);
const folder = new URL('./examples/', import.meta.url);

for (const file of readdirSync(folder).sort()) {
  const { examples } = (await import(new URL(file, folder).href)) as { examples: readonly Example[] };
  describe(file.replace(/\.ts$/, ''), () => {
    for (const example of examples) {
      it(`${example.rule}: ${example.shows}`, () => {
        expect(ruleOf(example.rule), 'the rule index has this rule').toBeDefined();
        const read = deckbuilding.schemas.log.safeParse(JSON.parse(JSON.stringify(logOf(example))));
        if (!read.success)
          throw new Error(read.error.issues.map((issue) => `${issue.path.join('/')}: ${issue.message}`).join('\n'));
        const touched = new Set<RuleId>();
        const found = verify(game, read.data as Log, { touched });
        const told = found.violations.map(
          (v) => `${v.entry} ${v.rule} ${JSON.stringify(v.facts)} also ${v.also.join()}`,
        );
        expect(
          found.violations.map((violation) => violation.rule),
          told.join('\n'),
        ).toEqual(example.breaks ?? []);
        if (example.also !== undefined)
          expect(new Set(found.violations.flatMap(({ also }) => also))).toEqual(new Set(example.also));
        if (example.doubtful === true) expect(found.unverifiable).not.toEqual([]);
        else
          expect(
            found.unverifiable.filter(
              (doubt) => example.breaks === undefined || !doubt.reason.startsWith('depends on'),
            ),
          ).toEqual([]);
        if (example.final !== undefined) expect(viewOf(game, found.position)).toMatchObject(example.final);
        const { lists = [] } = example;
        const legal = lists.length === 0 ? [] : legalMoves(game, found.position).map(({ move }) => move.type);
        expect(legal).toEqual(expect.arrayContaining([...lists]));
      });
    }
  });
}
