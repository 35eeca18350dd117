/**
 * @module
 * Verifications that nobody waits for: asked with `Prefer: respond-async`, they are done while the client does something else.
 */
import { randomBytes } from 'node:crypto';
import type { Lang } from '../../rules/index.ts';
import { HttpProblem, problemBody } from '../problems.ts';

/** The bounds of what is under way and kept. */
export const RUNS = {
  /** so many are kept, those that have ended longest ago make room; when so many are under way no more are begun */
  runs: 64,
  bytes: 64 * 1024 * 1024,
} as const;

/** One of them. */
export class Run {
  readonly id = randomBytes(16).toString('base64url');
  /** how many logs were sent */
  readonly logs: number;
  /** the media type of its answer */
  type: string;
  answered = 0;
  state: 'running' | 'done' | 'failed' = 'running';
  problem: object | null = null;
  readonly answer: Uint8Array[] = [];
  readonly listeners = new Set<() => void>();
  /** aborted when its answer is wanted no more */
  readonly gone = new AbortController();

  constructor(logs: number, type: string) {
    this.logs = logs;
    this.type = type;
  }

  get bytes(): number {
    return this.answer.reduce((sum, part) => sum + part.length, 0);
  }

  /** What is said of it, where the service stands below this path. */
  status(mount: string) {
    const { id, state, logs, answered, problem } = this;
    const report = state === 'done' ? `${mount}/v1/verifications/${id}/report` : null;
    return { id, state, logs, answered, report, problem };
  }

  /** More of its answer, which so many logs have. */
  add(bytes: Uint8Array, logs: number): void {
    this.answer.push(bytes);
    this.answered += logs;
    this.told();
  }

  told(): void {
    for (const listener of this.listeners) listener();
  }
}

export class Runs {
  readonly #runs = new Map<string, Run>();
  #isClosed = false;

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Begins one. Throws HttpProblem where too many are under way. `path`, `requestId`, `mount`: of the request, for its problem. */
  begin(
    run: Run,
    work: () => Promise<void>,
    {
      path,
      requestId,
      mount,
      lang,
      log,
    }: { path: string; requestId: string; mount: string; lang?: Lang; log: (fault: unknown) => void },
  ): void {
    this.#room();
    this.#runs.set(run.id, run);
    const ended = (state: 'done' | 'failed'): void => {
      run.state = state;
      this.#trim(run);
      run.told();
    };
    work().then(
      () => ended('done'),
      (error: unknown) => {
        if (!(error instanceof HttpProblem)) log(error);
        const problem =
          error instanceof HttpProblem ? error : new HttpProblem('internal', 'the logs could not be refereed');
        run.problem = problemBody(problem, `${mount}${path}`, requestId, mount, lang);
        run.answer.length = 0;
        ended('failed');
      },
    );
  }

  /** The one of this name. Throws HttpProblem where there is none. */
  named(id: string): Run {
    const run = this.#runs.get(id);
    if (run === undefined) throw new HttpProblem('unknown-verification', 'there is no such verification here');
    return run;
  }

  /** Whoever waits hears that nothing more comes; what is under way stops. */
  close(): void {
    this.#isClosed = true;
    for (const run of this.#runs.values()) {
      run.gone.abort();
      run.told();
    }
  }

  #room(): void {
    for (const [id, { state }] of this.#runs) {
      if (this.#runs.size < RUNS.runs) return;
      if (state !== 'running') this.#runs.delete(id);
    }
    if (this.#runs.size >= RUNS.runs)
      throw new HttpProblem('busy', 'too many verifications are under way that nobody waits for', {
        headers: { 'Retry-After': '10' },
      });
  }

  /** Those that have ended make room for the answer of the last one. */
  #trim(last: Run): void {
    let bytes = [...this.#runs.values()].reduce((sum, run) => sum + run.bytes, 0);
    for (const [id, run] of this.#runs) {
      if (bytes <= RUNS.bytes) return;
      if (run === last || run.state === 'running') continue;
      this.#runs.delete(id);
      bytes -= run.bytes;
    }
  }
}
