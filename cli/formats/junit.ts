/**
 * @module
 * Reports as JUnit XML: one case for each log, one failure for each breach.
 */
import type { Problem } from '../../referee/log/read.ts';
import { cutInWords } from './pretty.ts';
import type { NamedReport, Unusable } from './sarif.ts';

/** Text that is safe in XML, also in an attribute; what a terminal would obey stands in it by number, unless XML does not know it at all. */
function xml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML does not know
  const known = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\u{fffd}');
  const marked = known
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  return marked.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

/** Where something stands, as editors understand it. */
function placed(file: string, { line, column, pointer }: Pick<Problem, 'line' | 'column' | 'pointer'>): string {
  return xml(`${file}${line === null ? '' : `:${line}:${column}`} ${pointer}`.trimEnd());
}

/** A JUnit test suite of all logs; an unusable log is an error. */
export function junit(reports: readonly NamedReport[], unusable: readonly Unusable[]): string {
  const failures = reports.filter(({ report }) => report.verdict === 'violation').length;
  const head = `<testsuite name="referee" tests="${reports.length + unusable.length}" failures="${failures}" errors="${unusable.length}">`;
  const cases = reports.map(({ name, file, report }) => {
    const inside = report.violations.map(
      (found) =>
        `    <failure type="${xml(found.rule)}" message="${xml(found.message)}">${placed(file, found)}</failure>`,
    );
    const said = report.unverifiable.map((doubt) => xml(`${doubt.pointer}: ${doubt.reason}`));
    if (report.cut !== undefined) said.push(xml(cutInWords(report.cut)));
    const doubts = said.join('\n');
    if (doubts !== '') inside.push(`    <system-out>${doubts}</system-out>`);
    return `  <testcase classname="${xml(report.ruleset)}" name="${xml(name)}">\n${inside.join('\n')}${inside.length > 0 ? '\n' : ''}  </testcase>`;
  });
  const errors = unusable.map(
    ({ name, file, problems }) =>
      `  <testcase classname="unusable" name="${xml(name)}">\n    <error message="${xml(problems.map((p) => p.message).join('; '))}">${problems.map((problem) => placed(file, problem)).join('\n')}</error>\n  </testcase>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${[...cases, ...errors].join('\n')}\n</testsuite>`;
}
