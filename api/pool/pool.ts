/**
 * @module
 * The crew that referees logs for the service, so that a long log keeps nobody else waiting and an endless one can be
 * stopped. Who comes when too much waits already is refused.
 */
import { Crew, Undone } from '../../workers/crew.ts';
import { handedOver } from '../../workers/lines.ts';
import { HttpProblem } from '../problems.ts';
import type { Job, Outcome } from './work.ts';

export interface PoolOptions {
  readonly threads: number;
  /** the longest time for one job, in milliseconds */
  readonly budget: number;
  /** the most jobs that wait, and the most bytes that wait or are under way */
  readonly queue: { readonly jobs: number; readonly bytes: number };
  /** memory of one thread in MiB */
  readonly memory: number;
}

export const POOL: Omit<PoolOptions, 'threads'> = {
  budget: 20_000,
  queue: { jobs: 1_000, bytes: 256 * 1024 * 1024 },
  memory: 1_024,
};

export class Pool {
  readonly #options: PoolOptions;
  readonly #crew: Crew<Job, Outcome>;
  #bytes = 0;

  constructor(options: PoolOptions) {
    const { threads, budget, memory } = options;
    this.#options = options;
    this.#crew = new Crew({ url: new URL('worker.ts', import.meta.url), threads, budget, memory });
  }

  /** How many threads there may be. */
  get threads(): number {
    return this.#options.threads;
  }

  /** Does a job. Rejects with HttpProblem, or with another error for a fault of our own. A body is handed over. */
  async run(job: Job): Promise<Outcome> {
    const { queue, budget } = this.#options;
    const size = job.kind === 'body' ? job.body.length : job.lines.parts.reduce((sum, part) => sum + part.length, 0);
    if (this.#crew.waiting >= queue.jobs || this.#bytes + size > queue.bytes)
      throw new HttpProblem('busy', 'too many logs are waiting to be refereed', { headers: { 'Retry-After': '5' } });
    this.#bytes += size;
    // Lines stay with us as well: if they cannot be done together, each has its own chance.
    const piece =
      job.kind === 'body'
        ? { work: job, transfer: [job.body.buffer] }
        : handedOver({ ...job.lines, own: false }, (lines): Job => ({ ...job, lines }));
    try {
      return await this.#crew.run(piece);
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
      if (error.why === 'closed') throw new HttpProblem('busy', 'the service is stopping');
      throw new HttpProblem(
        'too-much-work',
        error.why === 'memory'
          ? 'the log needs too much memory to be refereed'
          : `the log could not be refereed within ${budget / 1000} seconds`,
      );
    } finally {
      this.#bytes -= size;
    }
  }

  /** Starts a thread before the first job comes. */
  warm(): void {
    this.#crew.warm();
  }

  /** Ends all threads; what waits is refused. */
  close(): Promise<void> {
    return this.#crew.close();
  }
}
