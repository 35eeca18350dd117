/**
 * @module
 * `referee verify FILE… [-]`
 */

import { readText, reportFor } from '../../referee/ask.ts';
import type { Problem } from '../../referee/read.ts';
import type { Lang } from '../../rules/index.ts';
import { junit } from '../formats/junit.ts';
import { pretty } from '../formats/pretty.ts';
import { type NamedReport, sarif } from '../formats/sarif.ts';
import { sources } from '../input.ts';
import { complainOf, type ExitCode, paint, print, progress } from '../terminal.ts';

export const verifyFormats = ['pretty', 'json', 'ndjson', 'sarif', 'junit'] as const;
export type VerifyFormat = (typeof verifyFormats)[number];

export interface VerifyOptions {
  readonly format: VerifyFormat;
  readonly strict: boolean;
  readonly lang: Lang;
  /** inputs hold one log a line whatever they are called */
  readonly ndjson: boolean;
}

/** Verifies every log of the files and prints what was found. */
export async function verifyFiles(files: readonly string[], options: VerifyOptions): Promise<ExitCode> {
  const { format } = options;
  const kept: NamedReport[] = [];
  const unusable: { name: string; problems: readonly Problem[] }[] = [];
  const count = { legal: 0, violation: 0, unverifiable: 0 };
  const bar = progress(files.length, 'verified');
  for await (const source of sources(files, options.ndjson)) {
    const before = 'linesBefore' in source ? source.linesBefore : 0;
    const read = 'problems' in source ? { ok: false as const, problems: source.problems } : readText(source.text);
    const answer = read.ok ? reportFor(read.value, options.lang) : read;
    bar.step();
    if (!answer.ok) {
      const problems = answer.problems.map((problem) =>
        problem.line === null ? problem : { ...problem, line: problem.line + before },
      );
      const name = source.name.replace(/:\d+$/, '');
      complainOf(before > 0 ? name : source.name, problems);
      unusable.push({ name: source.name, problems });
      if (format === 'ndjson') print(JSON.stringify({ file: source.name, problems }));
      continue;
    }
    const report = answer.value;
    count[report.verdict] += 1;
    if (format === 'pretty') print(pretty(source.name, report, before));
    else if (format === 'ndjson') print(JSON.stringify({ file: source.name, ...report }));
    else kept.push({ name: source.name, report });
  }
  bar.done();
  const total = count.legal + count.violation + count.unverifiable + unusable.length;
  if (format === 'json') {
    const [only] = kept;
    print(
      JSON.stringify(
        total === 1 && only !== undefined ? only.report : kept.map(({ name, report }) => ({ file: name, ...report })),
        null,
        2,
      ),
    );
  } else if (format === 'sarif') print(sarif(kept));
  else if (format === 'junit') print(junit(kept, unusable));
  else if (format === 'pretty' && total > 1) {
    const parts = [
      `${count.legal} legal`,
      `${count.violation} with violations`,
      `${count.unverifiable} not fully verifiable`,
      `${unusable.length} unusable`,
    ];
    print(paint('bold', `\n${total} logs: ${parts.join(', ')}`));
  }
  if (unusable.length > 0) return 2;
  if (count.violation > 0) return 1;
  return options.strict && count.unverifiable > 0 ? 3 : 0;
}
