/**
 * @module
 * What bodies ask for, from bytes to bytes: here, or in a thread.
 */
import type { Problem as Fault } from '../../referee/log/read.ts';
import type { Lang } from '../../rules/index.ts';
import { joined, type Lines, linesIn } from '../../workers/lines.ts';
import { type Text, textOf } from '../body.ts';
import { gamesWith } from '../card-sets/games.ts';
import type { Kept } from '../card-sets/store.ts';
import { HttpProblem, type ProblemCode, problemBody } from '../problems.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Asked {
  readonly operationId: string;
  readonly lang: Lang;
  /** the media type that the answer shall have */
  readonly wanted: string;
  /** the path below which the service stands in the app of somebody else; empty: at the root of its host */
  readonly mount: string;
}

/** What holds for the logs of a body besides their own headers. */
interface WithCards {
  readonly cards?: readonly Kept[];
}

/** Parameters that have passed their schema. */
interface WithQuery {
  readonly query: unknown;
}

/** A whole body. */
export interface BodyJob extends Asked, WithQuery, WithCards {
  readonly kind: 'body';
  /** its bytes, in pieces that may be shared with a thread */
  readonly body: readonly Uint8Array[];
  /** it is no JSON but the text of a log */
  readonly plain?: boolean;
}

/** Some lines of a body, each answered by a line. */
export interface LinesJob extends Asked, WithQuery, WithCards {
  readonly kind: 'lines';
  readonly lines: Lines;
  /** the most bytes of a line */
  readonly most: number;
  /** the path and the id of the request, for problems */
  readonly path: string;
  readonly requestId: string;
}

/** A question without a body: its answer is always the same. */
export interface ReadJob extends Asked {
  readonly kind: 'read';
  readonly params: unknown;
  readonly query: unknown;
}

export type Job = BodyJob | LinesJob | ReadJob;

/** The answer to a job; what is wrong with a whole body; what is wrong with us, where lines are answered all the same. */
export type Outcome =
  | {
      readonly answer: Bytes;
      readonly faults: readonly string[];
      /** what it is, where it is no JSON */
      readonly type?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      readonly problem: {
        readonly code: ProblemCode;
        readonly detail: string;
        readonly errors: readonly Fault[] | undefined;
      };
    };

/** The answer to a job. */
export type Done = Extract<Outcome, { answer: Bytes }>;

/** An answer as it is sent. */
export interface Written {
  readonly text: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What an operation does. */
export interface Performer {
  /** Answers a text; throws HttpProblem. */
  perform(text: Text, job: Pick<BodyJob, 'lang' | 'query' | 'wanted' | 'mount'>): Promise<Written>;
  /** Answers a question without a body; throws HttpProblem. */
  read(job: ReadJob): Promise<Written>;
}

/** How many bytes there are in all pieces. */
export function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

/** The line that tells the problem with a line. */
export function problemLine(problem: HttpProblem, { path, requestId, mount, lang }: LinesJob, line: number): string {
  return `${JSON.stringify(problemBody(problem, `${mount}${path}#line-${line}`, requestId, mount, lang))}\n`;
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 32 || byte === 9 || byte === 13);
}

/** The games of a job with sets of cards; nothing for any other. */
async function gamesOf({ cards = [] }: WithCards): Promise<Pick<Text, 'games'>> {
  return cards.length === 0 ? {} : { games: await gamesWith(cards) };
}

async function answerLines(job: LinesJob, { perform }: Performer, stop: Stop): Promise<Outcome> {
  const { tooLong, parts } = job.lines;
  const answers: string[] = [];
  const faults: string[] = [];
  const tooLarge = new HttpProblem(
    'too-large',
    `this line is longer than ${job.most} bytes, the most that is read here`,
  );
  const games = gamesOf(job);
  // Where they cannot be had, each line is told so.
  games.catch(() => {});
  let { line } = job.lines;
  if (tooLong > 0) answers.push(problemLine(tooLarge, job, line++));
  for (const bytes of linesIn(parts)) {
    const at = line++;
    if (isBlank(bytes)) continue;
    try {
      if (bytes.length > job.most) throw tooLarge;
      answers.push(`${(await perform({ ...textOf(bytes, at), stop, ...(await games) }, job)).text}\n`);
    } catch (error) {
      if (!(error instanceof HttpProblem)) faults.push(error instanceof Error ? (error.stack ?? '') : String(error));
      const problem =
        error instanceof HttpProblem ? error : new HttpProblem('internal', 'this line could not be answered');
      answers.push(problemLine(problem, job, at));
    }
  }
  return { answer: new TextEncoder().encode(answers.join('')), faults };
}

/** Whether nobody waits for the answer any more. */
type Stop = () => boolean;
const NEVER: Stop = () => false;

/** Does a job; `stop`: whether nobody waits for it any more. Throws for a fault of our own. */
export async function work(job: Job, performer: Performer, stop: Stop = NEVER): Promise<Outcome> {
  if (job.kind === 'lines') return answerLines(job, performer, stop);
  try {
    const { text, ...how } =
      job.kind === 'read'
        ? await performer.read(job)
        : await performer.perform(
            {
              ...textOf(joined(job.body), 1),
              stop,
              ...(job.plain === true ? { plain: true } : {}),
              ...(await gamesOf(job)),
            },
            job,
          );
    return { answer: new TextEncoder().encode(text), faults: [], ...how };
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    return { problem: { code: error.code, detail: error.message, errors: error.errors } };
  }
}

/** The good outcome; throws HttpProblem for the other. Faults are told to `log`. */
export function settled(outcome: Outcome, log: (fault: Error) => void): Done {
  if ('problem' in outcome) {
    const { code, detail, errors } = outcome.problem;
    throw new HttpProblem(code, detail, errors === undefined ? {} : { errors });
  }
  for (const stack of outcome.faults) log(Object.assign(new Error('a line could not be answered'), { stack }));
  return outcome;
}
