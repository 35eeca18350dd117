/**
 * @module
 * A report in a line for each breach, as compilers print: `file:line:column: violation: …`. Of a legal log there is none.
 */

import { harmlessly, plain } from '../../referee/log/words.ts';
import type { Report } from '../../referee/report.ts';
import { type Lang, placeInWords } from '../../rules/index.ts';
import { phrases } from '../../rules/phrases.ts';
import { subjectOf } from './pretty.ts';

/** The lines of a report, each with its end; `file`: the file that the log stands in. */
export function short(file: string, report: Report, lang: Lang): string {
  const words = phrases[lang];
  const lineOf = (found: { line: number | null; column: number | null }, kind: string, says: string): string => {
    const place = found.line === null ? '' : `:${found.line}:${found.column ?? 1}`;
    return `${plain(file)}${place}: ${kind}: ${plain(says)}\n`;
  };
  const { violations, unverifiable, cut } = report;
  const breaches = harmlessly(violations).map((found) =>
    lineOf(
      found,
      words.verdict.violation,
      `${subjectOf(found, lang)} (${found.rule}: ${`${found.citation.lang === lang ? '' : words.noTwin} ${placeInWords(found.citation, lang)}`.trimStart()})`,
    ),
  );
  const more = cut?.violations ?? 0;
  if (more > 0) breaches.push(`${plain(file)}: ${words.verdict.violation}: ${words.more(more)} (--all)\n`);
  const [doubt] = unverifiable;
  if (breaches.length > 0 || doubt === undefined) return breaches.join('');
  const others = unverifiable.length + (cut?.unverifiable ?? 0) - 1;
  const rest = others === 0 ? '' : ` (${words.more(others)})`;
  return lineOf(doubt, words.verdict.unverifiable, `${doubt.reason}${rest}`);
}
