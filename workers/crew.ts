/**
 * @module
 * A crew of threads that does pieces of work, first come, first served. Threads start when they are needed. A piece that
 * takes too long, or too much memory, ends with its thread; the others go on.
 */
import { Worker } from 'node:worker_threads';

/** A piece of work, with what is handed over to the thread instead of being copied. */
export interface Piece<W> {
  readonly work: W;
  readonly transfer?: readonly ArrayBuffer[];
}

/** What a thread answers. */
export type Answer<R> = { readonly result: R } | { readonly fault: string };

export interface CrewOptions {
  /** the module of a thread; it calls `serve` of `thread.ts` */
  readonly url: URL;
  /** the most threads */
  readonly threads: number;
  /** what every thread is told when it starts */
  readonly data?: unknown;
  /** the longest time for one piece, in milliseconds; left out: any */
  readonly budget?: number;
  /** memory of one thread, in MiB */
  readonly memory?: number;
  /** how many pieces a thread has at a time, so that it need not wait for the next (left out: one) */
  readonly ahead?: number;
}

const WHY = { time: 'it took too long', memory: 'it needs too much memory', closed: 'the crew was dismissed' } as const;

/** A piece that was not done, and why. */
export class Undone extends Error {
  override name = 'Undone';
  readonly why: keyof typeof WHY;
  constructor(why: keyof typeof WHY) {
    super(`a piece of work was not done: ${WHY[why]}`);
    this.why = why;
  }
}

/** A small nursery is swept often, and does not grow with the stream. In MiB. */
const NURSERY = 8;
const MEMORY = 1_024;

interface Waiting<W, R> {
  readonly piece: Piece<W>;
  readonly resolve: (result: R) => void;
  readonly reject: (error: Error) => void;
}

interface Member<W, R> {
  readonly worker: Worker;
  /** the pieces that the thread has, in the order in which it answers them */
  readonly has: { readonly waiting: Waiting<W, R>; readonly timer: NodeJS.Timeout | undefined }[];
}

export class Crew<W, R> {
  readonly #options: CrewOptions;
  readonly #members = new Set<Member<W, R>>();
  readonly #queue: Waiting<W, R>[] = [];
  #closed = false;

  constructor(options: CrewOptions) {
    this.#options = options;
  }

  /** How many pieces wait for a thread. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Whether every thread that there may be has all the pieces that it can have. */
  get full(): boolean {
    const { threads, ahead = 1 } = this.#options;
    return this.#members.size >= threads && [...this.#members].every(({ has }) => has.length >= ahead);
  }

  /** Does a piece. Rejects with Undone, or with another error for a fault of our own. */
  run(piece: Piece<W>): Promise<R> {
    if (this.#closed) return Promise.reject(new Undone('closed'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ piece, resolve, reject });
      this.#next();
    });
  }

  /** Starts a thread before the first piece comes. */
  warm(): void {
    if (this.#members.size === 0) this.#start()?.worker.unref();
  }

  /** Ends all threads; what waits is not done. */
  async close(): Promise<void> {
    this.#closed = true;
    const members = [...this.#members];
    for (const { reject } of this.#queue.splice(0)) reject(new Undone('closed'));
    for (const member of members) this.#end(member, new Undone('closed'));
    await Promise.all(members.map(({ worker }) => worker.terminate()));
  }

  #next(): void {
    const [waiting] = this.#queue;
    if (waiting === undefined) return;
    const { budget, ahead = 1 } = this.#options;
    const members = [...this.#members];
    const member =
      members.find(({ has }) => has.length === 0) ?? this.#start() ?? members.find(({ has }) => has.length < ahead);
    if (member === undefined) return;
    this.#queue.shift();
    const late = (): void => {
      this.#end(member, new Undone('time'));
      member.worker.terminate();
      this.#next();
    };
    member.has.push({ waiting, timer: budget === undefined ? undefined : setTimeout(late, budget) });
    member.worker.ref();
    member.worker.postMessage(waiting.piece.work, (waiting.piece.transfer ?? []) as ArrayBuffer[]);
  }

  #start(): Member<W, R> | undefined {
    const { url, threads, data, memory = MEMORY } = this.#options;
    if (this.#closed || this.#members.size >= threads) return undefined;
    const limits = { maxYoungGenerationSizeMb: NURSERY, maxOldGenerationSizeMb: memory };
    const worker = new Worker(url, { workerData: data, resourceLimits: limits });
    const member: Member<W, R> = { worker, has: [] };
    this.#members.add(member);
    worker.on('message', (answer: Answer<R>) => {
      const done = member.has.shift();
      if (done === undefined) return;
      clearTimeout(done.timer);
      // A thread without work keeps no process alive.
      if (member.has.length === 0) worker.unref();
      if ('result' in answer) done.waiting.resolve(answer.result);
      else {
        const [first] = answer.fault.split('\n');
        done.waiting.reject(Object.assign(new Error(`a thread failed: ${first}`), { stack: answer.fault }));
      }
      this.#next();
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      this.#end(member, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Undone('memory') : error);
      this.#next();
    });
    worker.on('exit', (code) => {
      if (!this.#members.has(member)) return;
      this.#end(member, new Error(`a thread ended with ${code}`));
      this.#next();
    });
    return member;
  }

  /** Forgets a thread that will do no more, and tells whoever waits for it. */
  #end(member: Member<W, R>, why: Error): void {
    this.#members.delete(member);
    for (const { waiting, timer } of member.has.splice(0)) {
      clearTimeout(timer);
      waiting.reject(why);
    }
  }
}
