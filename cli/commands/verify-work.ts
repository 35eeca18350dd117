/**
 * @module
 * Verifying some logs and rendering what was found: the work of `referee verify`, in the main thread or in another.
 */
import { readText, reportFor } from '../../referee/ask.ts';
import type { Problem } from '../../referee/read.ts';
import type { Lang } from '../../rules/index.ts';
import { pretty } from '../formats/pretty.ts';
import type { NamedReport } from '../formats/sarif.ts';
import { textOf } from '../input.ts';

/** Logs to verify: files, lines of a stream with the number of lines before them, or a text. */
export type Work =
  | { readonly kind: 'files'; readonly names: readonly string[] }
  | { readonly kind: 'lines'; readonly name: string; readonly before: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | { readonly kind: 'problems'; readonly name: string; readonly problems: readonly Problem[] };

export interface WorkOptions {
  readonly lang: Lang;
  /** what is rendered at once; null: the reports are kept */
  readonly render: 'pretty' | 'ndjson' | null;
}

export interface Done {
  /** what is to be printed, as UTF-8 */
  readonly out: Uint8Array<ArrayBuffer>;
  readonly kept: readonly (NamedReport & { readonly before: number })[];
  /** `file` is the name to complain by: in a stream the place says the line */
  readonly unusable: readonly { name: string; file: string; problems: readonly Problem[] }[];
  readonly count: { legal: number; violation: number; unverifiable: number };
}

interface Source {
  readonly name: string;
  readonly before: number;
  readonly text: string | readonly Problem[];
}

async function* sourcesOf(work: Work): AsyncIterable<Source> {
  if (work.kind === 'text') yield { name: work.name, before: 0, text: work.text };
  else if (work.kind === 'problems') yield { name: work.name, before: 0, text: work.problems };
  else if (work.kind === 'files') for (const name of work.names) yield { name, before: 0, text: await textOf(name) };
  else {
    let { before } = work;
    const { bytes } = work;
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let from = 0; from < all.length; before += 1) {
      const found = all.indexOf(10, from);
      const end = found < 0 ? all.length : found;
      const text = all.toString('utf8', from, end);
      if (text.trim() !== '') yield { name: `${work.name}:${before + 1}`, before, text };
      from = end + 1;
    }
  }
}

/** Verifies the logs of a piece of work. */
export async function verifyWork(work: Work, { lang, render }: WorkOptions): Promise<Done> {
  const lines: string[] = [];
  const kept: (NamedReport & { before: number })[] = [];
  const unusable: { name: string; file: string; problems: readonly Problem[] }[] = [];
  const count = { legal: 0, violation: 0, unverifiable: 0 };
  for await (const { name, before, text } of sourcesOf(work)) {
    const read = typeof text === 'string' ? readText(text) : { ok: false as const, problems: text };
    const answer = read.ok ? reportFor(read.value, lang) : read;
    if (!answer.ok) {
      const problems = answer.problems.map((problem) =>
        problem.line === null ? problem : { ...problem, line: problem.line + before },
      );
      unusable.push({ name, file: before > 0 ? name.replace(/:\d+$/, '') : name, problems });
      if (render === 'ndjson') lines.push(`${JSON.stringify({ file: name, problems })}\n`);
      continue;
    }
    const report = answer.value;
    count[report.verdict] += 1;
    if (render === 'ndjson') lines.push(`${JSON.stringify({ file: name, ...report })}\n`);
    else if (render === 'pretty') lines.push(`${pretty(name, report, before)}\n`);
    else kept.push({ name, report, before });
  }
  return { out: new TextEncoder().encode(lines.join('')), kept, unusable, count };
}
