/**
 * @module
 * Reports as CSV (RFC 4180, UTF-8) for piles of logs: one row for each finding, and one for a log of which nothing is to be said.
 */
import type { Problem } from '../referee/log/read.ts';
import { factsInWords, plain } from '../referee/log/words.ts';
import { rulesetOf } from '../referee/play/rulesets.ts';
import type { Report, ReportedDoubt, ReportedViolation } from '../referee/report.ts';
import { cite, type Lang } from '../rules/index.ts';
import { inLanguage } from '../rules/phrases.ts';

/** What the columns say; the names are those of reports and citations. */
export const COLUMNS = [
  'file',
  'game',
  'verdict',
  'finding',
  'entry',
  'line',
  'column',
  'pointer',
  'seat',
  'rule',
  'sourceName',
  'ruleEntry',
  'page',
  'heading',
  'paragraph',
  'text',
  'message',
  'facts',
  'legal',
  'resumed',
] as const;

type Row = Partial<Readonly<Record<(typeof COLUMNS)[number], string | number | null | undefined>>>;

/** What a program for tables takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A value as a cell: no formula whatever the log says, and quoted where it has to be. */
export function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = plain(FORMULA.test(value) ? `'${value}` : value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function line(row: Row): string {
  return `${COLUMNS.map((column) => cell(row[column])).join(',')}\r\n`;
}

/** The first row: the names of the columns. */
export const HEAD = `${COLUMNS.join(',')}\r\n`;

/** The rows of a report. `name`: the name of its log. */
export function rowsOf(name: string, report: Report, lang: Lang): string {
  const game = rulesetOf(report.ruleset);
  const log: Row = { file: name, game: game?.ruleset.name ?? report.ruleset, verdict: report.verdict };
  const say = (move: ReportedViolation['legal'][number]): string => game?.say(move) ?? move.type;
  const rows = [
    ...report.violations.map((found) => line({ ...log, ...ofViolation(found, say, lang) })),
    ...report.unverifiable.map((doubt) => line({ ...log, ...ofDoubt(doubt, lang) })),
  ];
  const { cut } = report;
  if (cut !== undefined && cut.violations + cut.unverifiable > 0)
    rows.push(
      line({ ...log, finding: 'cut', message: `${cut.violations + cut.unverifiable} findings are not listed` }),
    );
  return rows.length === 0 ? line(log) : rows.join('');
}

/** The rows of an input that is no log. */
export function rowsOfUnusable(name: string, problems: readonly Problem[], lang: Lang): string {
  return problems
    .map((problem) =>
      line({
        file: name,
        verdict: 'unusable',
        finding: 'problem',
        line: problem.line,
        column: problem.column,
        pointer: problem.pointer,
        message: inLanguage(problem.message, lang),
      }),
    )
    .join('');
}

function ofRule(id: string, lang: Lang): Row {
  const { sourceName, entry, page, heading, paragraph, text } = cite(id, lang);
  return { rule: id, sourceName, ruleEntry: entry, page, heading, paragraph, text };
}

function ofViolation(
  found: ReportedViolation,
  say: (move: ReportedViolation['legal'][number]) => string,
  lang: Lang,
): Row {
  const { entry, line: at, column, pointer, seat, message, facts, legal, resumed } = found;
  return {
    finding: 'violation',
    entry,
    line: at,
    column,
    pointer,
    seat,
    ...ofRule(found.rule, lang),
    message,
    facts: factsInWords(facts, lang),
    legal: [...new Set(legal.map(say))].join(' · '),
    resumed,
  };
}

function ofDoubt({ entry, line: at, column, pointer, reason, rule }: ReportedDoubt, lang: Lang): Row {
  return {
    finding: 'unverifiable',
    entry,
    line: at,
    column,
    pointer,
    ...(rule === undefined ? {} : ofRule(rule, lang)),
    message: reason,
  };
}
