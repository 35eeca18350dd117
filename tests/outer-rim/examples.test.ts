import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { RuleId } from '../../machines/chart.ts';
import type { Facts } from '../../machines/outer-rim/table/facts.ts';
import type { BaseFacts } from '../../machines/ruleset.ts';
import { checkLog } from '../../referee/log/read.ts';
import type { Compiled } from '../../referee/play/compile.ts';
import { viewOf, windowsClosed } from '../../referee/play/play.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { verify } from '../../referee/reading/verify.ts';
import { ruleOf } from '../../rules/index.ts';
import type { Json } from '../../schemas/json.ts';
import { type Example, logOf } from './example.ts';

/** What the game itself says of its components: every log has the same, and none may change it. */
function printed(): string {
  const { facts } = (rulesetOf('outer-rim') as Compiled<BaseFacts>).ruleset.header.open({
    seats: ['ann', 'ben'],
    start: {},
  });
  const { board } = facts as Facts;
  return JSON.stringify(board, (_key, value) =>
    value instanceof Map ? [...value] : value instanceof Set ? [...value] : value,
  );
}
const before = printed();
afterAll(() => expect(printed()).toBe(before));

const folder = new URL('./examples/', import.meta.url);

for (const file of readdirSync(folder).sort()) {
  const { examples } = (await import(new URL(file, folder).href)) as { examples: readonly Example[] };
  describe(file.replace(/\.ts$/, ''), () => {
    for (const example of examples) {
      it(`${example.rule}: ${example.shows}`, () => {
        expect(ruleOf(example.rule), 'the rule index has this rule').toBeDefined();
        const read = checkLog(logOf(example) as unknown as Json);
        if (!read.ok) throw new Error(read.problems.map((p) => `${p.pointer}: ${p.message}`).join('\n'));
        const touched = new Set<RuleId>();
        const found = verify(read.value.game, read.value.log, { touched });
        const told = found.violations.map((v) => `${v.entry} ${v.rule} ${JSON.stringify(v.facts)}`);
        expect(
          found.violations.map((violation) => violation.rule),
          told.join('\n'),
        ).toEqual(example.breaks ?? []);
        if (example.also !== undefined)
          expect(new Set(found.violations.flatMap(({ also }) => also))).toEqual(new Set(example.also));
        const doubts = found.unverifiable.filter(
          (doubt) => example.breaks === undefined || !doubt.reason.startsWith('depends on'),
        );
        if (example.doubtful === undefined) expect(doubts).toEqual([]);
        else if (example.doubtful === true) expect(found.unverifiable).not.toEqual([]);
        else expect(doubts.flatMap(({ rule }) => rule ?? [])).toEqual(example.doubtful);
        if (example.final !== undefined) {
          const { game } = read.value;
          expect(viewOf(game, windowsClosed(game, found.position).position)).toMatchObject(example.final);
        }
      });
    }
  });
}
