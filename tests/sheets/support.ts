import { readText, reportFor } from '../../referee/ask.ts';
import type { Asked } from '../../referee/log/read.ts';
import type { Report } from '../../referee/report.ts';
import type { Lang } from '../../rules/index.ts';
import { fixturesOf } from '../../scripts/golden.ts';
import { pageOf } from '../../sheets/page.ts';
import { type Sheet, sheetOf } from '../../sheets/ruling.ts';

/** A recorded game by the beginning of its name. */
export function fixture(ruleset: string, name: string): string {
  const found = fixturesOf(ruleset).find((one) => one.name.startsWith(name));
  if (found === undefined) throw new Error(`no fixture ${name}`);
  return found.text;
}

/** A log with its report. */
export function judged(log: unknown, lang: Lang = 'en'): { asked: Asked; report: Report } {
  const read = readText(typeof log === 'string' ? log : JSON.stringify(log, null, 1));
  const found = read.ok ? reportFor(read.value, lang) : read;
  if (!read.ok || !found.ok) throw new Error('no log');
  return { asked: read.value, report: found.value };
}

/** The sheet of a log. */
export function sheet(log: unknown, lang: Lang = 'en', name = 'game.json'): Sheet {
  const { asked, report } = judged(log, lang);
  return sheetOf(asked, report, name, lang);
}

/** A page of sheets. */
export function page(sheets: readonly Sheet[], lang: Lang = 'en'): string {
  return [...pageOf(sheets, lang)].join('');
}

/** A game of Outer Rim with breaches, in which whatever a person may write is this. */
export function spoilt(words: string): object {
  return {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    title: words,
    seats: ['ann', 'ben'],
    start: { seats: { ann: { space: 'tatooine', credits: 4000 }, ben: { space: 'naboo', credits: 6000 } } },
    moves: [
      { type: 'planning.gain-credits', seat: 'ann' },
      { type: 'planning.move', seat: 'ann', to: words, note: words },
      { type: 'planning.recover', seat: 'ann', note: words },
      { type: words, seat: 'ann' },
      { type: 'action.end', seat: words, expect: { [words]: words } },
    ],
  };
}
