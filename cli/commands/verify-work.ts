/**
 * @module
 * Verifying some logs and rendering what was found: the work of `referee verify`, in the main thread or in another.
 */
import { createRequire } from 'node:module';
import { readAny, readText, reportFor } from '../../referee/ask.ts';
import type { Detail } from '../../referee/brief.ts';
import type { Problem } from '../../referee/read.ts';
import { movedBy } from '../../referee/report.ts';
import type { Lang } from '../../rules/index.ts';
import { LIMITS } from '../../schemas/json.ts';
import type { Sheet } from '../../sheets/ruling.ts';
import { type Lines, linesIn } from '../../workers/lines.ts';
import { pretty } from '../formats/pretty.ts';
import type { NamedReport } from '../formats/sarif.ts';
import { textOf, textOfBytes } from '../input.ts';
import { harmless } from '../terminal.ts';

const require = createRequire(import.meta.url);

/** Ruling sheets and tables are loaded when they are asked for. */
const ruling = (): typeof import('../../sheets/ruling.ts') => require('../../sheets/ruling.ts');
const csv = (): typeof import('../../sheets/csv.ts') => require('../../sheets/csv.ts');

/** Logs to verify: files, lines of a stream, or a text. */
export type Work =
  | { readonly kind: 'files'; readonly names: readonly string[] }
  | { readonly kind: 'lines'; readonly name: string; readonly lines: Lines }
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | { readonly kind: 'problems'; readonly name: string; readonly problems: readonly Problem[] };

export interface WorkOptions {
  readonly lang: Lang;
  readonly detail: Detail;
  /** what is rendered at once; null: the reports are kept */
  readonly render: 'pretty' | 'ndjson' | 'csv' | 'html' | null;
}

export interface Done {
  /** what is to be printed, as UTF-8; its memory is nobody else's */
  readonly out: Uint8Array<ArrayBuffer>;
  readonly kept: readonly NamedReport[];
  /** the ruling sheets, where they are asked for: a page of several begins with a list of them */
  readonly sheets: readonly Sheet[];
  /** `file` is the name to complain by: in a stream the place says the line */
  readonly unusable: readonly { name: string; file: string; problems: readonly Problem[] }[];
  readonly count: { legal: number; violation: number; unverifiable: number };
}

interface Source {
  readonly name: string;
  readonly file: string;
  readonly before: number;
  readonly text: string | readonly Problem[];
}

function* sourcesOf(work: Work): Iterable<Source> {
  if (work.kind === 'text') yield { name: work.name, file: work.name, before: 0, text: work.text };
  else if (work.kind === 'problems') yield { name: work.name, file: work.name, before: 0, text: work.problems };
  else if (work.kind === 'files')
    for (const name of work.names) yield { name, file: name, before: 0, text: textOf(name) };
  else {
    const { line, tooLong, parts } = work.lines;
    let before = line - 1;
    const file = work.name;
    const name = () => `${file}:${before + 1}`;
    if (tooLong > 0) {
      yield { name: name(), file, before, text: tooLarge(tooLong) };
      before += 1;
    }
    for (const bytes of linesIn(parts)) {
      const text = textOfBytes(bytes);
      if (typeof text !== 'string' || text.trim() !== '') yield { name: name(), file, before, text };
      before += 1;
    }
    // Not left to the garbage collector, which sees no reason to hurry.
    for (const { buffer } of parts) buffer.transfer?.(0);
  }
}

function tooLarge(bytes: number): Problem[] {
  const message = `The text is too large: found ${bytes} bytes, and at most ${LIMITS.bytes} are allowed.`;
  return [{ code: 'too-large', message, pointer: '', line: 1, column: 1 }];
}

/** Verifies the logs of a piece of work. */
export async function verifyWork(work: Work, { lang, detail, render }: WorkOptions): Promise<Done> {
  const lines: string[] = [];
  const kept: NamedReport[] = [];
  const sheets: Sheet[] = [];
  const unusable: { name: string; file: string; problems: readonly Problem[] }[] = [];
  const count = { legal: 0, violation: 0, unverifiable: 0 };
  for (const { name, file, before, text } of sourcesOf(work)) {
    const read =
      typeof text !== 'string'
        ? { ok: false as const, problems: text }
        : work.kind === 'lines'
          ? readText(text)
          : await readAny(text);
    const answer = read.ok ? reportFor(read.value, lang, detail) : read;
    if (!answer.ok) {
      const problems = answer.problems.map((problem) =>
        problem.line === null ? problem : { ...problem, line: problem.line + before },
      );
      unusable.push({ name, file, problems });
      if (render === 'ndjson') lines.push(`${harmless(JSON.stringify({ file: name, problems }))}\n`);
      else if (render === 'csv') lines.push(csv().rowsOfUnusable(name, problems));
      else if (render === 'html') sheets.push(ruling().unusableSheet(name, problems, lang));
      continue;
    }
    const report = movedBy(answer.value, before);
    count[report.verdict] += 1;
    if (render === 'ndjson') lines.push(`${harmless(JSON.stringify({ file: name, ...report }))}\n`);
    else if (render === 'pretty') lines.push(`${pretty(name, report, lang)}\n`);
    else if (render === 'csv') lines.push(csv().rowsOf(name, report, lang));
    else if (render === 'html' && read.ok) sheets.push(ruling().sheetOf(read.value, report, name, lang));
    else kept.push({ name, file, report });
  }
  return { out: new TextEncoder().encode(lines.join('')), kept, sheets, unusable, count };
}
