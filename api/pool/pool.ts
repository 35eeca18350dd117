/**
 * @module
 * The crew that referees logs for the service, so that a long log keeps nobody else waiting and an endless one can be
 * stopped. Who comes when too much waits already is refused.
 */
import { Crew, Undone } from '../../workers/crew.ts';
import { handedOver } from '../../workers/lines.ts';
import { LONG } from '../../workers/queue.ts';
import { HttpProblem } from '../problems.ts';
import { type Job, lengthOf, type Outcome } from './work.ts';

export interface PoolOptions {
  readonly threads: number;
  /** the longest time for one job, in milliseconds */
  readonly budget: number;
  /** the most jobs that wait, and the most bytes that wait or are under way */
  readonly queue: { readonly jobs: number; readonly bytes: number };
  /** memory of one thread in MiB */
  readonly memory: number;
  /** modules with rulesets from outside */
  readonly modules: readonly string[];
}

export const POOL: Omit<PoolOptions, 'threads'> = {
  budget: 120_000,
  queue: { jobs: 1_000, bytes: 256 * 1024 * 1024 },
  memory: 1_024,
  modules: [],
};

export class Pool {
  readonly #options: PoolOptions;
  readonly #crew: Crew<Job, Outcome>;
  #bytes = 0;
  #jobs = 0;

  constructor(options: PoolOptions) {
    const { threads, budget, memory, modules: data } = options;
    this.#options = options;
    // One thread more than there is work for at a time: no client, and no long logs, ever have all of them.
    const url = new URL('worker.ts', import.meta.url);
    this.#crew = new Crew({ url, threads: threads + 1, share: threads, budget, memory, data });
  }

  /** How many threads there may be. */
  get threads(): number {
    return this.#options.threads;
  }

  /** How many jobs wait or are under way. */
  get busy(): number {
    return this.#jobs;
  }

  /** Whether nothing more is taken up. */
  get full(): boolean {
    const { queue } = this.#options;
    return this.#crew.waiting >= queue.jobs || this.#bytes >= queue.bytes;
  }

  /**
   * Does a job. Rejects with HttpProblem, or with another error for a fault of our own. `client`: who asks, each of whom has a
   * share of the threads and of the queue; `signal`: aborted when nobody waits for the answer any more.
   */
  async run(job: Job, { client = '', signal }: { client?: string; signal?: AbortSignal } = {}): Promise<Outcome> {
    const { queue, budget } = this.#options;
    const size = sizeOf(job);
    const isGreedy = client !== '' && this.#crew.waitingOf(client) >= Math.max(1, queue.jobs / 2);
    if (this.#crew.waiting >= queue.jobs || isGreedy || this.#bytes + size > queue.bytes)
      throw new HttpProblem('busy', 'too many logs are waiting to be refereed', { headers: { 'Retry-After': '5' } });
    this.#bytes += size;
    this.#jobs += 1;
    // Lines stay with us as well: if they cannot be done together, each has its own chance.
    const piece =
      job.kind === 'lines'
        ? handedOver({ ...job.lines, own: false }, (lines): Job => ({ ...job, lines }))
        : { work: job as Job };
    try {
      return await this.#crew.run({ ...piece, client, cost: size, ...(signal === undefined ? {} : { signal }) });
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
      if (error.why === 'closed')
        throw new HttpProblem('busy', 'the service is stopping', { headers: { 'Retry-After': '5' } });
      if (error.why === 'abandoned') throw new HttpProblem('body-aborted', 'nobody waits for the answer any more');
      throw new HttpProblem(
        'too-much-work',
        error.why === 'memory'
          ? 'the log needs too much memory to be refereed'
          : `the log could not be refereed within ${budget / 1000} seconds`,
      );
    } finally {
      this.#bytes -= size;
      this.#jobs -= 1;
    }
  }

  /** Starts the threads before the first job comes. */
  warm(): void {
    this.#crew.warm(this.#options.threads + 1);
  }

  /** Ends all threads; what waits is refused. */
  close(): Promise<void> {
    return this.#crew.close();
  }
}

/** What a page or a drawing costs beside logs: they are made once, and are no short work. */
const READING = 2 * LONG;

function sizeOf(job: Job): number {
  if (job.kind === 'read') return READING;
  return job.kind === 'body' ? lengthOf(job.body) : job.lines.parts.reduce((sum, part) => sum + part.length, 0);
}
