/**
 * @module
 * A report as an organiser reads it.
 */

import { factsInWords, harmlessly, plain } from '../../referee/log/words.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import type { Report, ReportedViolation } from '../../referee/report.ts';
import { type Lang, placeInWords, textInWords } from '../../rules/index.ts';
import { phrases } from '../../rules/phrases.ts';
import { paint, together, wrap } from '../terminal.ts';

/** How many of the doubts of one log are shown before the rest is only counted. */
const DOUBTS = 5;

const BADGE = {
  legal: (word: string) => paint(['green', 'bold'], `✓ ${word}`),
  violation: (word: string) => paint(['red', 'bold'], `✗ ${word}`),
  unverifiable: (word: string) => paint(['yellow', 'bold'], `? ${word}`),
} as const;

function place(entry: number | null, line: number | null, column: number | null, lang: Lang): string {
  const words = phrases[lang];
  const at = line === null ? '' : ` (${words.place(line, column ?? 1)})`;
  return entry === null ? `${words.header}${at}` : `${words.entry(entry)}${at}`;
}

/** A text after a word that says what it is; further lines stand below its beginning. */
function hanging(word: string, text: string): string {
  return wrap(text, ' '.repeat(word.length + 6), `    ${paint('bold', word)}  `);
}

/** What a violation is about: the move, or the fact that is claimed wrongly. */
export function subjectOf({ facts, message }: ReportedViolation, lang: Lang): string {
  if ('claimed' in facts && 'fact' in facts) return phrases[lang].claimAbout(String(facts['fact']));
  return message.split(' — ')[0] ?? '';
}

function violation(
  found: ReportedViolation,
  say: (move: ReportedViolation['legal'][number]) => string,
  lang: Lang,
): string {
  const { citation } = found;
  const words = phrases[lang];
  const source = `${paint('cyan', found.rule)}  ${citation.sourceName}, ${placeInWords(citation, lang)}`;
  const facts = factsInWords(found.facts, lang);
  const overruled = citation.overrules.map(
    ({ source: other, note }) => `${words.overrules(other)}${note === undefined ? '' : `: ${note}`}`,
  );
  return [
    wrap(
      `${paint('bold', place(found.entry, found.line, found.column, lang))}: ${subjectOf(found, lang)}`,
      '    ',
      `  ${paint('red', '✗')} `,
    ),
    wrap(source, '    '),
    wrap(textInWords(citation, lang), '    '),
    ...overruled.map((text) => paint('dim', wrap(`(${text})`, '    '))),
    ...(facts === '' ? [] : [hanging(words.found, facts)]),
    ...(found.legal.length === 0 ? [] : [hanging(words.allowed, [...new Set(found.legal.map(say))].join(' · '))]),
    paint('dim', wrap(`${words.readOn}: ${found.resumed}`, '    ')),
  ].join('\n');
}

/** What a report leaves out. */
export function cutInWords(
  { violations, unverifiable, values }: NonNullable<Report['cut']>,
  lang: Lang = 'en',
): string {
  const words = phrases[lang].cut;
  const counted = [
    ...(violations > 0 ? [words.violations(violations)] : []),
    ...(unverifiable > 0 ? [words.doubts(unverifiable)] : []),
    ...(values > 0 ? [words.values(values)] : []),
  ];
  return words.told(counted.join(', '));
}

/**
 * A report as lines of text, in which nothing of the log stands that a terminal would obey. `called`: the log's name; `all`: with every
 * reason why something cannot be ruled.
 */
export function pretty(called: string, { final: _, ...found }: Report, lang: Lang = 'en', all = false): string {
  const words = phrases[lang];
  const report = harmlessly(found);
  const name = plain(called);
  const game = rulesetOf(report.ruleset);
  const say = (move: ReportedViolation['legal'][number]): string => game?.say(move) ?? move.type;
  const about = paint('dim', together(`${game?.ruleset.name ?? report.ruleset}, ${words.moves(report.moves)}`));
  const badge = BADGE[report.verdict](words.verdict[report.verdict]);
  const head = wrap(`${paint('bold', name)}  ${about}`, '    ', `${badge}  `);
  const reasons = new Map<string, Report['unverifiable']>();
  for (const doubt of report.unverifiable) {
    const key = `${doubt.rule ?? ''} ${doubt.reason}`;
    const same = reasons.get(key);
    if (same === undefined) reasons.set(key, [doubt]);
    else same.push(doubt);
  }
  const doubts = [...reasons.values()].slice(0, all ? undefined : DOUBTS).map((same) => {
    const [first] = same;
    if (first === undefined) return '';
    // Of several facts of one entry the entry is named once.
    const others = [...new Set(same.map(({ entry }) => entry))].filter((entry) => entry !== first.entry);
    const rule = first.rule === undefined ? '' : ` ${paint('cyan', first.rule)}`;
    const also =
      others.length === 0
        ? ''
        : others.length < 6
          ? words.also(others.map((entry) => entry ?? words.header).join(', '))
          : words.also(words.more(others.length));
    const says = `${place(first.entry, first.line, first.column, lang)}${also}: ${first.reason}${rule}`;
    return wrap(says, '    ', `  ${paint('yellow', '?')} `);
  });
  const more = reasons.size - doubts.length;
  return [
    head,
    ...report.violations.map((found) => violation(found, say, lang)),
    ...doubts,
    ...(more > 0 ? [wrap(words.moreReasons(more), '    ', `  ${paint('yellow', '?')} `)] : []),
    ...(report.cut === undefined ? [] : [wrap(cutInWords(report.cut, lang), '  ')]),
  ].join('\n');
}
