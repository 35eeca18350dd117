/**
 * @module
 * Answering a body line by line: each line as soon as it has come, in order, no faster than the client reads.
 */
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { joined, type Lines, linesAlone } from '../workers/lines.ts';
import { inOrder } from '../workers/order.ts';
import type { Deps } from './deps.ts';
import type { Hold } from './flight.ts';
import { packing } from './packing.ts';
import { type LinesJob, problemLine } from './pool/work.ts';
import { HttpProblem, problemBody } from './problems.ts';

/** What a job of lines has besides them. */
export type LinesAsked = Omit<LinesJob, 'lines'>;

/** The answers to lines, piece by piece, in their order: what `answer` gives, or the problem with a line. */
export function answersOf(
  pieces: AsyncIterable<Lines>,
  asked: LinesAsked,
  { deps, answer, done }: { deps: Deps; answer: (job: LinesJob) => Promise<Uint8Array>; done?: (lines: Lines) => void },
): AsyncGenerator<Uint8Array> {
  const failed = (error: unknown, job: LinesJob): string => {
    if (!(error instanceof HttpProblem)) deps.log(error, asked.requestId);
    const problem =
      error instanceof HttpProblem ? error : new HttpProblem('internal', 'this line could not be answered');
    return problemLine(problem, job, job.lines.line);
  };
  const most = deps.pool === undefined ? 1 : deps.pool.threads * 2;
  const answered = async (lines: Lines): Promise<Uint8Array> => {
    try {
      return await together({ ...asked, lines }, answer, failed);
    } finally {
      done?.(lines);
    }
  };
  return inOrder(pieces, answered, most);
}

/** Answers each line with a line, while they come. A problem ends nothing but its line. */
export async function answerLines(
  req: Request,
  res: Response,
  pieces: AsyncIterable<Lines>,
  deps: Deps,
  asked: LinesAsked,
  answer: (job: LinesJob) => Promise<Uint8Array>,
  hold: Hold,
): Promise<void> {
  const { path, requestId, mount, lang } = asked;
  res.status(200).setHeader('Content-Type', 'application/x-ndjson; charset=utf-8');
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const packs = packing(req, res);
  const out = packs ?? res;
  const done = (lines: Lines): void =>
    hold.free(lines.tooLong + lines.parts.reduce((sum, part) => sum + part.length, 0));
  try {
    for await (const bytes of answersOf(pieces, asked, { deps, answer, done })) {
      if (bytes.length > 0 && !out.write(bytes)) await once(out, 'drain', { signal: gone.signal });
      // Others are served between two pieces.
      else await turn();
      // Who reads while they send has each answer as soon as it is there.
      packs?.flush();
      if (gone.signal.aborted) return;
    }
  } catch (error) {
    if (gone.signal.aborted) return;
    // The body ended badly. What was promised is one line for each line: this one tells that the rest is missing.
    if (!(error instanceof HttpProblem)) throw error;
    out.write(`${JSON.stringify(problemBody(error, `${mount}${path}`, requestId, mount, lang))}\n`);
  }
  out.end();
}

/** The answers of lines. If they cannot be had together, it is the fault of one of them: each has its own chance. */
async function together(
  job: LinesJob,
  answer: (job: LinesJob) => Promise<Uint8Array>,
  failed: (error: unknown, job: LinesJob) => string,
): Promise<Uint8Array> {
  try {
    return await answer(job);
  } catch (error) {
    const each = linesAlone(job.lines);
    if (each.length === 1) return Buffer.from(failed(error, job));
    const answers: Uint8Array[] = [];
    for (const lines of each) answers.push(await together({ ...job, lines }, answer, failed));
    return joined(answers);
  }
}
