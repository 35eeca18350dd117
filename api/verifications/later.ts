/**
 * @module
 * Answers about verifications that are done while the client does something else: how far they are, their reports, events.
 */
import type { Request, Response } from 'express';
import { linesIn, wholeLines } from '../../workers/lines.ts';
import { readBody } from '../body.ts';
import type { Deps } from '../deps.ts';
import { Listener } from '../events.ts';
import type { Hold } from '../flight.ts';
import { accepted, JSON_TYPE, NDJSON_TYPE } from '../media.ts';
import { answersOf, type LinesAsked } from '../ndjson.ts';
import { sendBytes } from '../packing.ts';
import type { BodyJob, Done, Job } from '../pool/work.ts';
import { HttpProblem } from '../problems.ts';
import { Run } from './runs.ts';

/** Whether the client would rather not wait for the answer (RFC 7240). */
export function prefersLater(req: Request): boolean {
  const wishes = (req.get('prefer') ?? '').split(',');
  return wishes.some((wish) => wish.split(';')[0]?.trim().toLowerCase() === 'respond-async');
}

/** The pieces of a body as a stream, in memory of its own. */
async function* copied(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield new Uint8Array(part);
}

const NEWLINE = 10;

function newlinesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

/** How many logs there are in the lines of a body. */
function logsIn(parts: readonly Uint8Array[]): number {
  const lines = linesIn(parts.map((part) => new Uint8Array(part)));
  return [...lines].filter((line) => line.some((byte) => byte > 32)).length;
}

/** How a body is answered while its client does something else. */
interface Later {
  readonly deps: Deps;
  readonly hold: Hold;
  /** where verifications are */
  readonly path: string;
  /** does a job, unless nobody wants it any more */
  find(job: Job, signal: AbortSignal): Promise<Done>;
}

/** Takes the body, answers where its answer will be, and goes on with it. */
export async function answerLater(
  req: Request,
  res: Response,
  job: LinesAsked | Omit<BodyJob, 'body'>,
  { deps, hold, path, find }: Later,
): Promise<void> {
  const ofLines = job.kind === 'lines';
  let run: Run;
  try {
    const parts = await readBody(req, deps.limits, hold);
    run = new Run(
      ofLines ? logsIn(parts) : 1,
      ofLines ? `${NDJSON_TYPE}; charset=utf-8` : `${JSON_TYPE}; charset=utf-8`,
    );
    const { signal } = run.gone;
    hold.signal.addEventListener('abort', () => run.gone.abort());
    const work = async (): Promise<void> => {
      try {
        if (job.kind === 'lines') {
          const answer = async (lines: Job): Promise<Uint8Array> => (await find(lines, signal)).answer;
          const pieces = wholeLines(copied(parts), deps.limits.bytes);
          for await (const bytes of answersOf(pieces, job, { deps, answer })) {
            if (signal.aborted) throw new HttpProblem('body-aborted', 'the service needs the room, or is stopping');
            run.add(bytes, newlinesIn(bytes));
          }
        } else {
          const { answer, type } = await find({ ...job, body: parts }, signal);
          run.type = type ?? run.type;
          run.add(answer, 1);
        }
      } finally {
        hold.close();
      }
    };
    const requestId = res.locals['requestId'] as string;
    deps.runs.begin(run, work, {
      path: req.path,
      requestId,
      mount: req.baseUrl,
      lang: job.lang,
      log: (fault) => deps.log(fault, requestId),
    });
  } catch (error) {
    hold.close();
    throw error;
  }
  res.status(202).setHeader('Location', `${req.baseUrl}${path}/${run.id}`);
  res.setHeader('Preference-Applied', 'respond-async');
  sendStatus(req, res, run);
}

const runIn = (req: Request, { runs }: Deps): Run => runs.named(String(req.params['id']));

/** Sends how far a verification is. */
function sendStatus(req: Request, res: Response, run: Run): void {
  res.setHeader('Cache-Control', 'no-store');
  res.type(JSON_TYPE).send(JSON.stringify(run.status(req.baseUrl)));
}

/** How far it is. */
export async function status(req: Request, res: Response, deps: Deps): Promise<void> {
  sendStatus(req, res, runIn(req, deps));
}

/** Its answer. */
export async function report(req: Request, res: Response, deps: Deps): Promise<void> {
  const run = runIn(req, deps);
  if (run.state !== 'done')
    throw new HttpProblem(
      'not-done',
      run.state === 'running' ? 'it is under way' : 'it has failed: its status says why',
    );
  accepted(req, [run.type.split(';')[0] as string]);
  await sendBytes(req, res, Buffer.concat(run.answer), { 'Content-Type': run.type });
}

/** How far it is, each time that it has come further, as events, until it has ended. */
export async function progress(req: Request, res: Response, deps: Deps): Promise<void> {
  const run = runIn(req, deps);
  res.setHeader('Cache-Control', 'no-store');
  const listener = new Listener(req, res, deps.idle, () => run.listeners.delete(tell));
  const tell = (): void => {
    // Of steps that a slow reader has not taken, the last one says all.
    if (run.state !== 'running' || listener.behind === 0) listener.tell('progress', run.status(req.baseUrl));
    if (run.state !== 'running' || deps.runs.isClosed) listener.end();
  };
  run.listeners.add(tell);
  tell();
}
