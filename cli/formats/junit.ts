/**
 * @module
 * Reports as JUnit XML: one case for each log, one failure for each breach.
 */
import type { Problem } from '../../referee/read.ts';
import { cutInWords } from './pretty.ts';
import type { NamedReport } from './sarif.ts';

/** Text that is safe in XML, without the control characters that XML does not know. */
function xml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be taken out
  const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '');
  return clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A JUnit test suite of all logs; an unusable log is an error. */
export function junit(
  reports: readonly NamedReport[],
  unusable: readonly { name: string; problems: readonly Problem[] }[],
): string {
  const failures = reports.filter(({ report }) => report.verdict === 'violation').length;
  const head = `<testsuite name="referee" tests="${reports.length + unusable.length}" failures="${failures}" errors="${unusable.length}">`;
  const cases = reports.map(({ name, file, report }) => {
    const inside = report.violations.map(
      (found) =>
        `    <failure type="${xml(found.rule)}" message="${xml(found.message)}">${xml(`${file}${found.line === null ? '' : `:${found.line}:${found.column}`} ${found.pointer}`)}</failure>`,
    );
    const said = report.unverifiable.map((doubt) => xml(`${doubt.pointer}: ${doubt.reason}`));
    if (report.cut !== undefined) said.push(xml(cutInWords(report.cut)));
    const doubts = said.join('\n');
    if (doubts !== '') inside.push(`    <system-out>${doubts}</system-out>`);
    return `  <testcase classname="${xml(report.ruleset)}" name="${xml(name)}">\n${inside.join('\n')}${inside.length > 0 ? '\n' : ''}  </testcase>`;
  });
  const errors = unusable.map(
    ({ name, problems }) =>
      `  <testcase classname="unusable" name="${xml(name)}">\n    <error message="${xml(problems.map((p) => p.message).join('; '))}"/>\n  </testcase>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${[...cases, ...errors].join('\n')}\n</testsuite>`;
}
