import { describe, expect, it } from 'vitest';
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
