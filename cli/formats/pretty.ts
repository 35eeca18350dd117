/**
 * @module
 * A report as an organiser reads it.
 */

import type { Report, ReportedViolation } from '../../referee/report.ts';
import { rulesetOf } from '../../referee/rulesets.ts';
import { factsInWords, plain } from '../../referee/words.ts';
import { harmlessly, paint, wrap } from '../terminal.ts';

/** How many of the doubts of one log are shown before the rest is only counted. */
const DOUBTS = 5;

const BADGE = {
  legal: () => paint(['green', 'bold'], '✓ legal'),
  violation: () => paint(['red', 'bold'], '✗ violation'),
  unverifiable: () => paint(['yellow', 'bold'], '? unverifiable'),
} as const;

function place(entry: number | null, line: number | null, column: number | null): string {
  const at = line === null ? '' : ` (line ${line}, column ${column ?? 1})`;
  return entry === null ? `header${at}` : `entry ${entry}${at}`;
}

function violation(found: ReportedViolation, say: (move: ReportedViolation['legal'][number]) => string): string {
  const { citation } = found;
  const page = citation.page === null ? '' : `, page ${citation.page}`;
  const source = `${paint('cyan', found.rule)}  ${citation.sourceName}, ${citation.entry}${page}`;
  const facts = factsInWords(found.facts);
  const subject =
    'claimed' in found.facts && 'fact' in found.facts
      ? `a claim about ${String(found.facts['fact'])}`
      : (found.message.split(' — ')[0] ?? '');
  const overruled = citation.overrules.map(
    ({ source: other, note }) => `overrules ${other}${note === undefined ? '' : `: ${note}`}`,
  );
  return [
    `  ${paint('red', '✗')} ${paint('bold', place(found.entry, found.line, found.column))}: ${subject}`,
    `    ${source}`,
    wrap(citation.text, '    '),
    ...overruled.map((text) => paint('dim', wrap(`(${text})`, '    '))),
    ...(facts === '' ? [] : [`    ${paint('bold', 'found')}  ${facts}`]),
    ...(found.legal.length === 0 ? [] : [`    ${paint('bold', 'legal')}  ${found.legal.map(say).join(' · ')}`]),
    `    ${paint('dim', `read on: ${found.resumed}`)}`,
  ].join('\n');
}

/** What a report leaves out. */
export function cutInWords({ violations, unverifiable, values }: NonNullable<Report['cut']>): string {
  const counted = [
    ...(violations > 0 ? [`${violations} violations not listed`] : []),
    ...(unverifiable > 0 ? [`${unverifiable} doubts not listed`] : []),
    ...(values > 0 ? [`${values} long values shortened`] : []),
  ];
  return `cut: ${counted.join(', ')} (--all shows all, --from <n> those from the nth on)`;
}

/** A report as lines of text, in which nothing of the log stands that a terminal would obey. `called`: the log's name. */
export function pretty(called: string, found: Report): string {
  const report = harmlessly(found);
  const name = plain(called);
  const game = rulesetOf(report.ruleset);
  const say = (move: ReportedViolation['legal'][number]): string => game?.say(move) ?? move.type;
  const count = `${report.moves} move${report.moves === 1 ? '' : 's'}`;
  const head = `${BADGE[report.verdict]()}  ${paint('bold', name)}  ${paint('dim', `${game?.ruleset.name ?? report.ruleset}, ${count}`)}`;
  const reasons = new Map<string, Report['unverifiable']>();
  for (const doubt of report.unverifiable) {
    const key = `${doubt.rule ?? ''} ${doubt.reason}`;
    const same = reasons.get(key);
    if (same === undefined) reasons.set(key, [doubt]);
    else same.push(doubt);
  }
  const doubts = [...reasons.values()].slice(0, DOUBTS).map((same) => {
    const [first, ...others] = same;
    if (first === undefined) return '';
    const rule = first.rule === undefined ? '' : ` ${paint('cyan', first.rule)}`;
    const also =
      others.length === 0
        ? ''
        : others.length < 6
          ? ` and ${others.map((doubt) => doubt.entry ?? 'header').join(', ')}`
          : ` and ${others.length} more`;
    return (
      wrap(`${place(first.entry, first.line, first.column)}${also}: ${first.reason}`, '    ').replace(
        /^ {3}/,
        `  ${paint('yellow', '?')}`,
      ) + rule
    );
  });
  const more = reasons.size - doubts.length;
  return [
    head,
    ...report.violations.map((found) => violation(found, say)),
    ...doubts,
    ...(more > 0
      ? [`  ${paint('yellow', '?')} and ${more} more reasons why something cannot be ruled (--format json shows all)`]
      : []),
    ...(report.cut === undefined ? [] : [`  ${cutInWords(report.cut)}`]),
  ].join('\n');
}
