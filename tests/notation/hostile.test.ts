import { describe, expect, it } from 'vitest';
import { toJson, toLines } from '../../referee/log/convert.ts';
import { readLinesText } from '../../referee/log/lines.ts';

const header = 'format: referee-log/1\nruleset: outer-rim\nseats: [ann, ben]\n';

describe('a hostile text in the line notation', () => {
  it.each([
    ['one line of a megabyte', `${header}moves:\nann planning.move ${'x'.repeat(1_000_000)}\n`, 5],
    ['brackets without end', `${header}moves:\nann planning.move ${'['.repeat(500_000)}\n`, 5],
    ['nothing but quotes that are not closed', `${header}moves:\n${'ann "\n'.repeat(20_000)}`, 5],
    ['a header that nests without end', `${'a: '.repeat(80_000)}\nmoves:\n`, 1],
    ['a header that is longer than a header may be', `${header}notes: ${'x'.repeat(300 * 1024)}\nmoves:\n`, 1],
    ['a header of aliases of aliases', 'a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]\nmoves:\n', 1],
    ['more moves than a log may have', `${header}moves:\n${'ann action.end\n'.repeat(200_001)}`, 4],
    ['names that every object has', `${header}__proto__: { seats: [x] }\nmoves:\nann action.end\n`, 4],
  ])('%s: is no log, and the first fault has its line', (_, text, line) => {
    const read = readLinesText(text);
    expect(read.ok).toBe(false);
    expect(read.ok ? null : read.problems[0]?.line).toBe(line);
    expect(read.ok ? 0 : read.problems.length).toBeLessThanOrEqual(20);
  });
});

describe('a whole number that is none any more once it is read', () => {
  const json = (x: string): string =>
    `{"format":"referee-log/1","ruleset":"outer-rim","seats":["ann"],\n"moves":[{"type":"planning.move","seat":"ann","x":${x}}]}`;
  const lines =
    'format: referee-log/1\nruleset: outer-rim\nseats: [ann]\nmoves:\nann planning.move x=12345678901234567890\n';

  it('is refused at its place, whichever notation it is to be written in', () => {
    for (const read of [toLines(json('12345678901234567890')), toJson(json('-12345678901234567890'))])
      expect(read).toMatchObject({ ok: false, problems: [{ code: 'number', pointer: '/moves/0/x', line: 2 }] });
    expect(toJson(lines)).toMatchObject({ ok: false, problems: [{ code: 'number', pointer: '/moves/0/x' }] });
  });

  it('is not one that is kept to the last digit', () => {
    expect(toLines(json('9007199254740991')).ok).toBe(true);
    expect(toLines(json('0.5')).ok).toBe(true);
  });
});
