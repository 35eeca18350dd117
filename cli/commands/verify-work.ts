/**
 * @module
 * Verifying some logs and rendering what was found: the work of `referee verify`, in the main thread or in another.
 */
import { createRequire } from 'node:module';
import { atTable, readAny, readText, reportFor } from '../../referee/ask.ts';
import type { BoxText } from '../../referee/box/read.ts';
import type { Detail } from '../../referee/brief.ts';
import type { Problem } from '../../referee/log/read.ts';
import { movedBy } from '../../referee/report.ts';
import type { Lang } from '../../rules/index.ts';
import { LIMITS } from '../../schemas/json.ts';
import type { Sheet } from '../../sheets/ruling.ts';
import { Undone } from '../../workers/crew.ts';
import { freeMemory, type Lines, linesAlone, linesIn } from '../../workers/lines.ts';
import type { Boxed } from '../boxes.ts';
import { pretty } from '../formats/pretty.ts';
import type { NamedReport } from '../formats/sarif.ts';
import { short } from '../formats/short.ts';
import { textOf, textOfBytes } from '../input.ts';
import { type Input, isMeantAsLog } from '../inputs.ts';
import { complain, harmless, type Tick } from '../terminal.ts';

const require = createRequire(import.meta.url);

/** Ruling sheets and tables are loaded when they are asked for. */
const ruling = (): typeof import('../../sheets/ruling.ts') => require('../../sheets/ruling.ts');
const csv = (): typeof import('../../sheets/csv.ts') => require('../../sheets/csv.ts');

/** Logs to verify: files, lines of a stream, or a text. */
export type Work =
  | { readonly kind: 'files'; readonly files: readonly Input[] }
  | { readonly kind: 'lines'; readonly input: Input; readonly lines: Lines }
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | {
      readonly kind: 'problems';
      readonly name: string;
      /** the line of the file that is the log; left out: all of it */
      readonly line?: number;
      readonly problems: readonly Problem[];
    };

export interface WorkOptions {
  readonly lang: Lang;
  readonly detail: Detail;
  /** modules with rulesets from outside, which a thread has to load itself */
  readonly modules?: readonly string[];
  /** what is rendered at once; null: the reports are kept */
  readonly render: 'pretty' | 'short' | 'ndjson' | 'csv' | 'html' | null;
  /** the files of cards that hold for every log; left out: none */
  readonly cards?: readonly BoxText[] | undefined;
}

/** A report as people read it. */
export interface Shown {
  readonly isLegal: boolean;
  readonly text: string;
}

export interface Done {
  /** what is to be printed, as UTF-8; its memory is nobody else's */
  readonly out: Uint8Array<ArrayBuffer>;
  /** what is to be printed unless there are so many logs that the legal ones are only counted */
  readonly shown: readonly Shown[];
  readonly kept: readonly NamedReport[];
  /** the ruling sheets, where they are asked for: a page of several begins with a list of them */
  readonly sheets: readonly Sheet[];
  /** `file` is the name to complain by: in a stream the place says the line */
  readonly unusable: readonly { name: string; file: string; problems: readonly Problem[] }[];
  readonly count: Count;
  /** the files, found in a folder, that are no logs, or of which some lines are none */
  readonly passedOver: readonly string[];
}

/** How many logs came to what, and how many moves they have. */
export interface Count {
  legal: number;
  violation: number;
  unverifiable: number;
  moves: number;
}

/** A count that has not begun. */
export function countOfNone(): Count {
  return { legal: 0, violation: 0, unverifiable: 0, moves: 0 };
}

interface Source {
  readonly name: string;
  readonly file: string;
  readonly found: boolean;
  readonly before: number;
  readonly text: string | readonly Problem[];
}

function* sourcesOf(work: Work): Iterable<Source> {
  if (work.kind === 'files')
    for (const { name, found } of work.files) yield { name, file: name, found, before: 0, text: textOf(name) };
  else if (work.kind === 'lines') {
    const { line, tooLong, parts } = work.lines;
    let before = line - 1;
    const { name: file, found } = work.input;
    const name = () => `${file}:${before + 1}`;
    if (tooLong > 0) {
      yield { name: name(), file, found, before, text: tooLarge(tooLong) };
      before += 1;
    }
    for (const bytes of linesIn(parts)) {
      const text = textOfBytes(bytes);
      if (typeof text !== 'string' || text.trim() !== '') yield { name: name(), file, found, before, text };
      before += 1;
    }
    freeMemory(work.lines);
  } else {
    const text = work.kind === 'text' ? work.text : work.problems;
    const line = work.kind === 'text' ? undefined : work.line;
    const name = line === undefined ? work.name : `${work.name}:${line}`;
    yield { name, file: work.name, found: false, before: (line ?? 1) - 1, text };
  }
}

function tooLarge(bytes: number): Problem[] {
  const message = `The text is too large: found ${bytes} bytes, and at most ${LIMITS.bytes} are allowed.`;
  return [{ code: 'too-large', message, pointer: '', line: 1, column: 1 }];
}

/** A text of so many characters is not read at once. */
const LARGE = 4_000_000;

/**
 * Verifies the logs of a piece of work. `tick`: called every now and then while that takes long; `boxed`: the games of which
 * there are files of cards.
 */
export async function verifyWork(
  work: Work,
  { lang, detail, render }: WorkOptions,
  tick?: Tick,
  boxed?: Boxed,
): Promise<Done> {
  const lines: string[] = [];
  const shown: Shown[] = [];
  const kept: NamedReport[] = [];
  const sheets: Sheet[] = [];
  const unusable: { name: string; file: string; problems: readonly Problem[] }[] = [];
  const count = countOfNone();
  const passedOver = new Set<string>();
  const watching = tick === undefined ? {} : { stop: () => tick() === null };
  const refuse = ({ name, file, before }: Source, found: readonly Problem[]): void => {
    const problems = found.map((one) => (one.line === null ? one : { ...one, line: one.line + before }));
    unusable.push({ name, file, problems });
    if (render === 'ndjson') lines.push(`${harmless(JSON.stringify({ file: name, problems }))}\n`);
    else if (render === 'csv') lines.push(csv().rowsOfUnusable(name, problems, lang));
    else if (render === 'html') sheets.push(ruling().unusableSheet(name, problems, lang));
  };
  const judge = async (source: Source): Promise<void> => {
    const { name, file, found, before, text } = source;
    const came =
      typeof text !== 'string'
        ? { ok: false as const, problems: text }
        : work.kind === 'lines'
          ? readText(text)
          : await readAny(text);
    const read = came.ok ? { ok: true as const, value: { ...atTable(came.value, boxed), ...watching } } : came;
    const answer = read.ok ? reportFor(read.value, lang, detail) : read;
    if (!answer.ok) {
      if (found && typeof text === 'string' && !isMeantAsLog(text)) passedOver.add(file);
      else refuse(source, answer.problems);
      return;
    }
    const report = movedBy(answer.value, before);
    if (render === 'ndjson') lines.push(`${harmless(JSON.stringify({ file: name, ...report }))}\n`);
    else if (render === 'short') lines.push(short(file, report, lang));
    else if (render === 'pretty')
      shown.push({ isLegal: report.verdict === 'legal', text: pretty(name, report, lang, detail.all) });
    else if (render === 'csv') lines.push(csv().rowsOf(name, report, lang));
    else if (render === 'html' && read.ok) sheets.push(ruling().sheetOf(read.value, report, name, lang));
    else kept.push({ name, file, report });
    count[report.verdict] += 1;
    count.moves += report.moves;
  };
  for (const source of sourcesOf(work)) {
    tick?.(source.text.length > LARGE);
    try {
      await judge(source);
    } catch (error) {
      refuse(source, faultOf(error, work.kind));
    }
  }
  return {
    out: new TextEncoder().encode(lines.join('')),
    shown,
    kept,
    sheets,
    unusable,
    count,
    passedOver: [...passedOver],
  };
}

/**
 * Does a piece of work with `run`, which may die of one of its logs (a thread does, of too much memory): then each log has its own
 * chance, and what cannot be judged is told of the one that it fails with.
 */
export async function eachIfNotTogether(
  work: Work,
  options: WorkOptions,
  run: (work: Work) => Promise<Done>,
): Promise<Done[]> {
  try {
    return [await run(work)];
  } catch (error) {
    const [only, ...others] = eachAlone(work);
    if (only === undefined) throw error;
    if (others.length === 0) return [await verifyWork(notDone(only, error), options)];
    const done: Done[] = [];
    for (const one of [only, ...others]) done.push(...(await eachIfNotTogether(one, options, run)));
    return done;
  }
}

/** The logs of a piece of work, each as one of its own. */
function eachAlone(work: Work): Work[] {
  if (work.kind === 'files') return work.files.map((one) => ({ kind: 'files', files: [one] }));
  if (work.kind === 'lines') return linesAlone(work.lines).map((lines) => ({ ...work, lines }));
  return [work];
}

/** What is told of the only log of a piece that was not done. */
function notDone(work: Work, error: unknown): Work {
  const problems = faultOf(error, work.kind);
  if (work.kind === 'files') return { kind: 'problems', name: work.files[0]?.name ?? '', problems };
  if (work.kind === 'lines') return { kind: 'problems', name: work.input.name, line: work.lines.line, problems };
  return { kind: 'problems', name: work.name, problems };
}

/** The problem of a log with which the referee itself has failed; in a stream its place says which it is. */
function faultOf(error: unknown, kind: Work['kind']): Problem[] {
  const [line, column] = kind === 'lines' ? [1, 1] : [null, null];
  const told = (code: string, message: string): Problem[] => [{ code, message, pointer: '', line, column }];
  if (error instanceof Undone) return told('too-much-work', 'the log needs too much memory to be refereed');
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  if (process.env['REFEREE_DEBUG'] !== undefined && stack !== undefined) complain(stack);
  return told('internal', `a fault of the referee itself: ${message}`);
}
