/**
 * @module
 * `referee verify FILE… FOLDER… PATTERN… [-]`
 */
import { availableParallelism } from 'node:os';
import type { Lang } from '../../rules/index.ts';
import { phrases } from '../../rules/phrases.ts';
import type { Sheet } from '../../sheets/ruling.ts';
import { Crew } from '../../workers/crew.ts';
import { freeMemory, handedOver } from '../../workers/lines.ts';
import { inOrder } from '../../workers/order.ts';
import type { NamedReport, Unusable } from '../formats/sarif.ts';
import { inputsOf, isStream } from '../inputs.ts';
import { FILES, pieces } from '../pieces.ts';
import { complain, complainOf, type ExitCode, json, paint, print, printBytes, progress, wrap } from '../terminal.ts';
import {
  type Count,
  countOfNone,
  type Done,
  eachIfNotTogether,
  type Shown,
  verifyWork,
  type Work,
  type WorkOptions,
} from './verify-work.ts';

export const verifyFormats = ['pretty', 'json', 'ndjson', 'sarif', 'junit', 'html', 'csv'] as const;
export type VerifyFormat = (typeof verifyFormats)[number];

export interface VerifyOptions {
  readonly format: VerifyFormat;
  readonly strict: boolean;
  /** nothing is printed of legal logs, and a line for each breach (format `pretty`) */
  readonly quiet?: boolean;
  readonly lang: Lang;
  /** inputs hold one log a line whatever they are called */
  readonly ndjson: boolean;
  /** how many threads verify when there is much to do; 1 and less: this one alone */
  readonly threads?: number | undefined;
  /** modules with rulesets from outside, which have been loaded here */
  readonly rulesetModule?: readonly string[] | undefined;
  /** what was found in full, however long it is */
  readonly all?: boolean;
  /** how many findings of each log are passed over */
  readonly from?: number | undefined;
  /** files of cards that hold for every log */
  readonly cards?: readonly string[] | undefined;
}

/** The pieces that are done here without any other thread: a small job is finished sooner than a thread begins. */
const ALONE = 8;
/** How many pieces a thread has at a time: it need not wait for this one to hand out the next. */
const AHEAD = 2;
/** How many pieces may be under way for each thread; more than it has, for this one goes on while another still starts. */
const UNDER_WAY = 8;

/** Of so many logs each is shown; of more the legal ones are only counted. */
const FEW = 10;

/** A piece of work whose memory nobody else uses. */
function owned(work: Work): Work {
  return work.kind === 'lines' ? handedOver(work.lines, (lines): Work => ({ ...work, lines })).work : work;
}

/** Verifies every log that the words name and prints what was found. */
export async function verifyFiles(words: readonly string[], options: VerifyOptions): Promise<ExitCode> {
  const { format, lang, threads = availableParallelism(), quiet = false } = options;
  const inputs = await inputsOf(words);
  const kept: NamedReport[] = [];
  const unusable: Unusable[] = [];
  const count = countOfNone();
  const passedOver = new Set<string>();
  // A thread knows neither the width nor the colours of a terminal: what people watch is rendered here.
  const watched = process.stdout.isTTY === true || process.env['FORCE_COLOR'] !== undefined;
  const isRendered = format === 'ndjson' || format === 'html' || format === 'csv' || (format === 'pretty' && !watched);
  const render = format === 'pretty' && quiet ? 'short' : isRendered ? format : null;
  const detail = { all: options.all ?? false, from: options.from ?? 0 };
  const cards = options.cards === undefined ? undefined : await (await import('../boxes.ts')).boxTexts(options.cards);
  if (cards === null) return 2;
  const boxed = cards === undefined ? undefined : await (await import('../boxes.ts')).boxedBy(cards);
  if (boxed === null) return 2;
  const asked: WorkOptions = {
    lang,
    detail,
    render,
    cards,
    ...(options.rulesetModule === undefined ? {} : { modules: options.rulesetModule }),
  };
  const url = new URL('../worker.ts', import.meta.url);
  // Files are read by whoever verifies them, so this thread takes its share. A stream is read here, and verified by threads
  // whose memory is bounded.
  const streamed = inputs.some((input) => !('problems' in input) && isStream(input, options.ndjson));
  const few = !streamed && inputs.length <= ALONE * FILES;
  const others = threads < 2 || few ? 0 : streamed ? threads : threads - 1;
  const crew = new Crew<Work, Done>({ url, threads: others, data: asked, ahead: AHEAD });
  if (format === 'csv') await printBytes(new TextEncoder().encode((await import('../../sheets/csv.ts')).HEAD));
  const sheets: Sheet[] = [];
  const tick = progress(() => {
    const done = number(passedOver.size + logsIn(count, unusable));
    return streamed ? `${done} logs verified` : `${done} of ${number(inputs.length)} files verified`;
  });
  let given = 0;
  const verify = async (work: Work): Promise<Done[]> => {
    given += 1;
    const here = others === 0 || (streamed ? given <= ALONE : crew.full);
    const own = owned(work);
    if (here) return [await verifyWork(own, asked, tick, boxed)];
    // Threads have a copy of the lines: what one of them dies of is no fault of the others.
    const done = await eachIfNotTogether(own, asked, (each) => crew.run({ work: owned(each) }));
    if (own.kind === 'lines') freeMemory(own.lines);
    return done;
  };
  // The first few, until it is known whether there are more.
  let held: Shown[] | null = [];
  let printed = false;
  const put = async (shown: readonly Shown[]): Promise<void> => {
    printed ||= shown.length > 0;
    await printBytes(new TextEncoder().encode(shown.map(({ text }) => `${text}\n`).join('')));
  };
  const show = async (shown: readonly Shown[]): Promise<void> => {
    const known: readonly Shown[] = held === null ? shown : [...held, ...shown];
    held = held !== null && known.length <= FEW ? [...known] : null;
    if (held === null) await put(known.filter(({ isLegal }) => !isLegal));
  };
  try {
    for await (const all of inOrder(pieces(inputs, options.ndjson), verify, Math.max(1, threads) * UNDER_WAY)) {
      for (const done of all) {
        for (const { name, file, problems } of done.unusable) {
          complainOf(file, problems, lang);
          unusable.push({ name, file, problems });
        }
        for (const word of Object.keys(count) as (keyof Count)[]) count[word] += done.count[word];
        for (const file of done.passedOver) passedOver.add(file);
        tick();
        await printBytes(done.out);
        sheets.push(...done.sheets);
        if (format !== 'pretty') kept.push(...done.kept);
        else if (done.kept.length === 0) await show(done.shown);
        else {
          const { pretty } = await import('../formats/pretty.ts');
          await show(
            done.kept.map(({ name, report }) => ({
              isLegal: report.verdict === 'legal',
              text: pretty(name, report, lang, detail.all),
            })),
          );
        }
      }
    }
  } finally {
    await crew.close();
  }
  await put(held ?? []);
  const total = logsIn(count, unusable);
  if (format === 'json') {
    const [only] = kept;
    if (total === 1 && only !== undefined) print(json(only.report, 2));
    else {
      // One after the other: all of them may be more than a text can hold.
      const many = kept.length > 0;
      print(many ? '[' : '[]');
      for (const [at, { name, report }] of kept.entries()) {
        const text = json({ file: name, ...report }, 2).replaceAll('\n', '\n  ');
        print(`  ${text}${at + 1 < kept.length ? ',' : ''}`);
      }
      if (many) print(']');
    }
  } else if (format === 'sarif') print((await import('../formats/sarif.ts')).sarif(kept, unusable));
  else if (format === 'junit') print((await import('../formats/junit.ts')).junit(kept, unusable));
  else if (format === 'html') {
    const { pageOf } = await import('../../sheets/page.ts');
    for (const piece of pageOf(sheets, lang)) await printBytes(new TextEncoder().encode(piece));
  } else if (format === 'pretty' && !quiet && total > 1)
    print(`${printed ? '\n' : ''}${summary(count, unusable, passedOver.size, lang)}`);
  if (total === 0) {
    complain(`referee: ${phrases[lang].summary.noLogThere(passedOver.size)}`);
    return 2;
  }
  if (unusable.length > 0) return 2;
  if (count.violation > 0) return 1;
  return options.strict && count.unverifiable > 0 ? 3 : 0;
}

function logsIn({ legal, violation, unverifiable }: Count, unusable: readonly Unusable[]): number {
  return legal + violation + unverifiable + unusable.length;
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}

/** What many logs come to, in a line. */
function summary(count: Count, unusable: readonly Unusable[], passedOver: number, lang: Lang): string {
  const words = phrases[lang].summary;
  const parts = [
    ['green', count.legal, words.legal],
    ['red', count.violation, words.violation],
    ['yellow', count.unverifiable, words.unverifiable],
    ['red', unusable.length, words.unusable],
  ] as const;
  const told = parts.map(([colour, of, what]) => paint(of === 0 ? 'dim' : colour, what(of)));
  const aside = paint('dim', words.aside(count.moves, passedOver));
  return wrap(`${words.logs(logsIn(count, unusable), told.join(', '))} ${aside}`, '  ', '');
}
