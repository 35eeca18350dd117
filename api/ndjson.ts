/**
 * @module
 * Answering a body line by line: each line as soon as it has come, in order, no faster than the client reads.
 */
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Text } from './body.ts';
import type { Deps } from './deps.ts';
import { HttpProblem, problemBody } from './problems.ts';

/** Answers each line with a line: what `answer` gives, or the problem with it. A problem ends nothing but its line. */
export async function answerLines(
  req: Request,
  res: Response,
  lines: AsyncIterable<{ line: number; text: Text | HttpProblem }>,
  deps: Deps,
  answer: (text: Text) => Promise<string>,
): Promise<void> {
  const requestId = res.locals['requestId'] as string;
  const problem = (found: HttpProblem, line: number): string =>
    JSON.stringify(problemBody(found, `${req.path}#line-${line}`, requestId));
  const one = async (line: number, text: Text | HttpProblem): Promise<string> => {
    if (text instanceof HttpProblem) return problem(text, line);
    try {
      return await answer(text);
    } catch (error) {
      if (error instanceof HttpProblem) return problem(error, line);
      deps.log(error, requestId);
      return problem(new HttpProblem('internal', 'this line could not be answered'), line);
    }
  };
  res.status(200).setHeader('Content-Type', 'application/x-ndjson; charset=utf-8');
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  try {
    for await (const { line, text } of lines) {
      const full = !res.write(`${await one(line, text)}\n`);
      if (full) await once(res, 'drain', { signal: gone.signal });
      // Others are served between two lines.
      else await turn();
      if (gone.signal.aborted) return;
    }
  } catch (error) {
    if (gone.signal.aborted) return;
    // The body ended badly. What was promised is one line for each line: this one tells that the rest is missing.
    if (!(error instanceof HttpProblem)) throw error;
    res.write(`${JSON.stringify(problemBody(error, req.path, requestId))}\n`);
  }
  res.end();
}
