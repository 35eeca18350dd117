/**
 * @module
 * `referee verify FILE… [-]`
 */
import { availableParallelism } from 'node:os';
import type { Lang } from '../../rules/index.ts';
import { phrases } from '../../rules/phrases.ts';
import type { Sheet } from '../../sheets/ruling.ts';
import { Crew, type Piece } from '../../workers/crew.ts';
import { inOrder } from '../../workers/order.ts';
import type { NamedReport, Unusable } from '../formats/sarif.ts';
import { FILES, isStream, pieces } from '../pieces.ts';
import { complainOf, type ExitCode, json, paint, print, printBytes, progress } from '../terminal.ts';
import { type Done, verifyWork, type Work, type WorkOptions } from './verify-work.ts';

export const verifyFormats = ['pretty', 'json', 'ndjson', 'sarif', 'junit', 'html', 'csv'] as const;
export type VerifyFormat = (typeof verifyFormats)[number];

export interface VerifyOptions {
  readonly format: VerifyFormat;
  readonly strict: boolean;
  readonly lang: Lang;
  /** inputs hold one log a line whatever they are called */
  readonly ndjson: boolean;
  /** how many threads verify when there is much to do; 1 and less: this one alone */
  readonly threads?: number | undefined;
  /** what was found in full, however long it is */
  readonly all?: boolean;
  /** how many findings of each log are passed over */
  readonly from?: number | undefined;
}

/** The pieces that are done here without any other thread: a small job is finished sooner than a thread begins. */
const ALONE = 8;
/** How many pieces a thread has at a time: it need not wait for this one to hand out the next. */
const AHEAD = 2;
/** How many pieces may be under way for each thread; more than it has, for this one goes on while another still starts. */
const UNDER_WAY = 8;

/** Verifies every log of the files and prints what was found. */
export async function verifyFiles(files: readonly string[], options: VerifyOptions): Promise<ExitCode> {
  const { format, lang, threads = availableParallelism() } = options;
  const kept: NamedReport[] = [];
  const unusable: Unusable[] = [];
  const count = { legal: 0, violation: 0, unverifiable: 0 };
  const bar = progress(files.length, 'verified');
  // A thread knows neither the width nor the colours of a terminal: what people watch is rendered here.
  const watched = process.stdout.isTTY === true || process.env['FORCE_COLOR'] !== undefined;
  const isRendered = format === 'ndjson' || format === 'html' || format === 'csv' || (format === 'pretty' && !watched);
  const render = isRendered ? format : null;
  const detail = { all: options.all ?? false, from: options.from ?? 0 };
  const asked: WorkOptions = { lang, detail, render };
  const url = new URL('../worker.ts', import.meta.url);
  // Files are read by whoever verifies them, so this thread takes its share. A stream is read here, and verified by threads
  // whose memory is bounded.
  const streamed = files.some((file) => isStream(file, options.ndjson));
  const few = !streamed && files.length <= ALONE * FILES;
  const others = threads < 2 || few ? 0 : streamed ? threads : threads - 1;
  const crew = new Crew<Work, Done>({ url, threads: others, data: asked, ahead: AHEAD });
  if (format === 'csv') await printBytes(new TextEncoder().encode((await import('../../sheets/csv.ts')).HEAD));
  const sheets: Sheet[] = [];
  let given = 0;
  const verify = async (piece: Piece<Work>): Promise<Done> => {
    given += 1;
    const here = others === 0 || (streamed ? given <= ALONE : crew.full);
    return here ? verifyWork(piece.work, asked) : crew.run(piece);
  };
  try {
    for await (const done of inOrder(pieces(files, options.ndjson), verify, Math.max(1, threads) * UNDER_WAY)) {
      for (const { name, file, problems } of done.unusable) {
        bar.step();
        complainOf(file, problems, lang);
        unusable.push({ name, file, problems });
      }
      for (const verdict of ['legal', 'violation', 'unverifiable'] as const) {
        count[verdict] += done.count[verdict];
        for (let each = 0; each < done.count[verdict]; each += 1) bar.step();
      }
      await printBytes(done.out);
      sheets.push(...done.sheets);
      if (format === 'pretty' && done.kept.length > 0) {
        const { pretty } = await import('../formats/pretty.ts');
        for (const { name, report } of done.kept) print(pretty(name, report, lang));
      } else kept.push(...done.kept);
    }
  } finally {
    await crew.close();
  }
  bar.done();
  const total = count.legal + count.violation + count.unverifiable + unusable.length;
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
  } else if (format === 'pretty' && total > 1) {
    const words = phrases[lang].summary;
    const parts = [
      words.legal(count.legal),
      words.violation(count.violation),
      words.unverifiable(count.unverifiable),
      words.unusable(unusable.length),
    ];
    print(paint('bold', `\n${words.logs(total, parts.join(', '))}`));
  }
  if (unusable.length > 0) return 2;
  if (count.violation > 0) return 1;
  return options.strict && count.unverifiable > 0 ? 3 : 0;
}
