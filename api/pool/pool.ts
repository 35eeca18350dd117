/**
 * @module
 * Threads that referee logs, so that a long log keeps nobody else waiting and an endless one can be stopped.
 */
import { Worker } from 'node:worker_threads';
import type { Problem as Fault } from '../../referee/read.ts';
import type { Lang } from '../../rules/index.ts';
import type { Text } from '../body.ts';
import { HttpProblem, type ProblemCode } from '../problems.ts';

/** A body to be answered by an operation. */
export interface Job {
  readonly operationId: string;
  readonly text: Text;
  readonly lang: Lang;
}

/** What a thread says of a job. */
export type Outcome =
  | { readonly json: string }
  | {
      readonly problem: {
        readonly code: ProblemCode;
        readonly detail: string;
        readonly errors: readonly Fault[] | undefined;
      };
    }
  | { readonly fault: string };

export interface PoolOptions {
  readonly threads: number;
  /** the longest time for one job, in milliseconds */
  readonly budget: number;
  /** the most jobs that wait, and the most characters in them */
  readonly queue: { readonly jobs: number; readonly characters: number };
  /** memory of one thread in MiB */
  readonly memory: number;
}

export const POOL: Omit<PoolOptions, 'threads'> = {
  budget: 20_000,
  queue: { jobs: 1_000, characters: 256 * 1024 * 1024 },
  memory: 1_024,
};

interface Waiting {
  readonly job: Job;
  readonly resolve: (json: string) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  now: { readonly waiting: Waiting; readonly timer: NodeJS.Timeout } | null;
}

/** A number of threads and the jobs that wait for them, first come, first served. Threads start when they are needed. */
export class Pool {
  readonly #options: PoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #queue: Waiting[] = [];
  #characters = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** The JSON text that answers a job. Rejects with HttpProblem, or with another error for a fault of our own. */
  run(job: Job): Promise<string> {
    const { queue } = this.#options;
    if (
      this.#closed ||
      this.#queue.length >= queue.jobs ||
      this.#characters + job.text.text.length > queue.characters
    ) {
      return Promise.reject(
        new HttpProblem('busy', 'too many logs are waiting to be refereed', { headers: { 'Retry-After': '5' } }),
      );
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#characters += job.text.text.length;
      this.#next();
    });
  }

  /** Starts a thread before the first job comes. */
  warm(): void {
    if (this.#threads.size === 0) this.#start()?.worker.unref();
  }

  /** Ends all threads; what waits is refused. */
  async close(): Promise<void> {
    this.#closed = true;
    const threads = [...this.#threads];
    for (const { reject } of this.#queue.splice(0)) reject(new HttpProblem('busy', 'the service is stopping'));
    for (const thread of threads) this.#end(thread, new HttpProblem('busy', 'the service is stopping'));
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #next(): void {
    const [waiting] = this.#queue;
    if (waiting === undefined) return;
    const thread = [...this.#threads].find(({ now }) => now === null) ?? this.#start();
    if (thread === null) return;
    this.#queue.shift();
    this.#characters -= waiting.job.text.text.length;
    const { budget } = this.#options;
    const timer = setTimeout(() => {
      this.#end(
        thread,
        new HttpProblem('too-much-work', `the log could not be refereed within ${budget / 1000} seconds`),
      );
      thread.worker.terminate();
      this.#next();
    }, budget);
    thread.now = { waiting, timer };
    thread.worker.ref();
    thread.worker.postMessage(waiting.job);
  }

  #start(): Thread | null {
    if (this.#closed || this.#threads.size >= this.#options.threads) return null;
    const worker = new Worker(new URL('worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memory },
    });
    const thread: Thread = { worker, now: null };
    this.#threads.add(thread);
    worker.on('message', (outcome: Outcome) => {
      const done = thread.now;
      if (done === null) return;
      clearTimeout(done.timer);
      thread.now = null;
      // A thread without work keeps no process alive.
      worker.unref();
      settle(done.waiting, outcome);
      this.#next();
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#end(
        thread,
        full ? new HttpProblem('too-much-work', 'the log needs too much memory to be refereed') : error,
      );
      this.#next();
    });
    return thread;
  }

  /** Forgets a thread that will do no more, and tells whoever waits for it. */
  #end(thread: Thread, why: unknown): void {
    this.#threads.delete(thread);
    const { now } = thread;
    thread.now = null;
    if (now === null) return;
    clearTimeout(now.timer);
    now.waiting.reject(why);
  }
}

function settle({ resolve, reject }: Waiting, outcome: Outcome): void {
  if ('json' in outcome) resolve(outcome.json);
  else if ('fault' in outcome) reject(Object.assign(new Error('a thread failed'), { stack: outcome.fault }));
  else {
    const { code, detail, errors } = outcome.problem;
    reject(new HttpProblem(code, detail, errors === undefined ? {} : { errors }));
  }
}
