/**
 * @module
 * A crew of threads that does pieces of work. Threads start when they are needed. A piece that takes too long or too much
 * memory, or that nobody waits for any more, ends with its thread; the others go on. Who comes next is said by `queue.ts`.
 */
import { Worker } from 'node:worker_threads';
import { FairQueue, isLong } from './queue.ts';

/** A piece of work, with what is handed over to the thread instead of being copied. */
export interface Piece<W> {
  readonly work: W;
  readonly transfer?: readonly ArrayBuffer[];
  /** whose it is; left out: everybody's */
  readonly client?: string;
  /** what it costs, in bytes of a log; left out: little */
  readonly cost?: number;
  /** aborted when nobody waits for the result any more */
  readonly signal?: AbortSignal;
}

/** What a thread answers; at first, that it is ready. */
export type Answer<R> = { readonly result: R } | { readonly fault: string };
export const READY = 'ready';

/** What a thread is told when it starts. */
export interface Told {
  readonly data: unknown;
  /** the number of the last piece that nobody waits for any more, counted from the thread's first */
  readonly stopped: Int32Array<SharedArrayBuffer>;
  /** it may have long pieces, and lets those go first that answer short ones */
  readonly yields: boolean;
}

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
  /** so many threads at most have long pieces, or those of one client: the rest is for others; left out: all */
  readonly share?: number;
}

const WHY = {
  time: 'it took too long',
  memory: 'it needs too much memory',
  closed: 'the crew was dismissed',
  abandoned: 'nobody waits for it any more',
} as const;

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
/** So long a thread may go on with a piece that nobody waits for. It is told, and nearly always stops before that. */
const LINGER = 90;

interface Waiting<W, R> {
  readonly piece: Piece<W>;
  readonly client: string;
  readonly cost: number;
  readonly resolve: (result: R) => void;
  readonly reject: (error: Error) => void;
  /** a thread has died with it once */
  died: boolean;
}

/** A piece that a thread has. The clock runs from when the thread was ready for it. */
interface Having<W, R> {
  readonly waiting: Waiting<W, R>;
  /** the how-manieth piece of the thread it is */
  readonly number: number;
  /** nobody waits for it any more */
  abandoned: boolean;
  timer: NodeJS.Timeout | undefined;
}

interface Member<W, R> {
  readonly worker: Worker;
  /** the pieces that the thread has, in the order in which it answers them */
  readonly has: Having<W, R>[];
  /** it is kept for short pieces */
  readonly kept: boolean;
  ready: boolean;
  given: number;
  readonly stopped: Int32Array<SharedArrayBuffer>;
}

export class Crew<W, R> {
  readonly #options: CrewOptions;
  readonly #members = new Set<Member<W, R>>();
  readonly #queue = new FairQueue<Waiting<W, R>>();
  #closed = false;
  /** so many threads are started before they are needed */
  #wanted = 0;

  constructor(options: CrewOptions) {
    this.#options = options;
  }

  /** How many pieces wait for a thread: all of them, or those of one client. */
  get waiting(): number {
    return this.#queue.size;
  }
  waitingOf(client: string): number {
    return this.#queue.of(client);
  }

  /** Whether every thread that there may be has all the pieces that it can have. */
  get full(): boolean {
    const { threads, ahead = 1 } = this.#options;
    return this.#members.size >= threads && [...this.#members].every(({ has }) => has.length >= ahead);
  }

  /** Does a piece. Rejects with Undone, or with another error for a fault of our own. */
  run(piece: Piece<W>): Promise<R> {
    if (this.#closed) return Promise.reject(new Undone('closed'));
    const { signal, client = '', cost = 0 } = piece;
    if (signal?.aborted === true) return Promise.reject(new Undone('abandoned'));
    return new Promise((resolve, reject) => {
      const waiting: Waiting<W, R> = { piece, client, cost, resolve, reject, died: false };
      signal?.addEventListener('abort', () => this.#abandon(waiting), { once: true });
      this.#queue.add(waiting);
      this.#next();
    });
  }

  /**
   * Starts threads before the first piece comes, one after the other: side by side each would be ready later, and whoever
   * asks first waits for one only.
   */
  warm(count = 1): void {
    this.#wanted = Math.max(this.#wanted, count);
    this.#warmOne();
  }

  #warmOne(): void {
    if (this.#members.size >= this.#wanted || [...this.#members].some(({ ready }) => !ready)) return;
    this.#start()?.worker.unref();
  }

  /** Ends all threads; what waits is not done. */
  async close(): Promise<void> {
    this.#closed = true;
    const members = [...this.#members];
    for (const { reject } of this.#queue.clear()) reject(new Undone('closed'));
    for (const member of members) this.#end(member, new Undone('closed'));
    await Promise.all(members.map(({ worker }) => worker.terminate()));
  }

  /** Whether this piece may be begun now: others must find a thread too. */
  #may(waiting: Waiting<W, R>): boolean {
    const { threads, share = threads } = this.#options;
    if (share >= threads) return true;
    let [same, long] = [0, 0];
    for (const { has } of this.#members)
      for (const { waiting: other } of has) {
        if (other.client === waiting.client) same += 1;
        if (isLong(other)) long += 1;
      }
    return same < share && (!isLong(waiting) || long < share);
  }

  /** One thread is kept for short pieces: it is always there, however many long ones come and go. */
  get #kept(): Member<W, R> | undefined {
    return [...this.#members].find(({ kept }) => kept);
  }

  /** The thread that takes a piece now: one that is ready rather than one that still begins; undefined: none. */
  #memberFor(waiting: Waiting<W, R>): Member<W, R> | undefined {
    const { ahead = 1, threads } = this.#options;
    const members = [...this.#members].filter(({ kept }) => !kept || !isLong(waiting));
    const idle = members.filter(({ has }) => has.length === 0);
    const ready = idle.find((one) => one.ready);
    if (ready !== undefined) return ready;
    // Who is kept for short pieces begins first.
    if (threads > 1 && this.#members.size === 0 && isLong(waiting) && this.#options.share !== undefined) this.#start();
    return idle[0] ?? this.#start() ?? members.find(({ has }) => has.length < ahead);
  }

  #next(): void {
    while (this.#queue.size > 0) {
      let found: Member<W, R> | undefined;
      const waiting = this.#queue.next((one) => {
        found = this.#may(one) ? this.#memberFor(one) : undefined;
        return found !== undefined;
      });
      if (waiting === undefined || found === undefined) return;
      this.#give(found, waiting);
    }
  }

  #give(member: Member<W, R>, waiting: Waiting<W, R>): void {
    member.given += 1;
    const having: Having<W, R> = { waiting, number: member.given, abandoned: false, timer: undefined };
    member.has.push(having);
    if (member.ready) this.#clock(member, having);
    member.worker.ref();
    member.worker.postMessage(waiting.piece.work, (waiting.piece.transfer ?? []) as ArrayBuffer[]);
  }

  #clock(member: Member<W, R>, having: Having<W, R>): void {
    const { budget } = this.#options;
    const [most, why] = having.abandoned ? ([LINGER, 'abandoned'] as const) : ([budget, 'time'] as const);
    if (most !== undefined) having.timer = setTimeout(() => this.#stop(member, new Undone(why)), most);
  }

  /** Ends a thread with what it does; what it has not begun yet is done by another one. */
  #stop(member: Member<W, R>, why: Error): void {
    for (const other of member.has.slice(1).reverse()) this.#again(member, other);
    this.#end(member, why);
    member.worker.terminate();
    // Another one starts at once, for whoever comes next.
    this.#next();
    this.warm(Math.min(this.#options.threads, this.#members.size + 1));
  }

  #abandon(waiting: Waiting<W, R>): void {
    if (this.#queue.remove(waiting)) {
      waiting.reject(new Undone('abandoned'));
      return;
    }
    for (const member of this.#members) {
      const having = member.has.find((one) => one.waiting === waiting);
      if (having === undefined) continue;
      waiting.reject(new Undone('abandoned'));
      clearTimeout(having.timer);
      having.abandoned = true;
      Atomics.store(member.stopped, 0, having.number);
      // A thread that still begins is not ended for it: the next one would be no sooner ready.
      if (member.ready && member.has[0] === having) this.#clock(member, having);
    }
  }

  #start(): Member<W, R> | undefined {
    const { url, threads, data, memory = MEMORY, share = threads } = this.#options;
    if (this.#closed || this.#members.size >= threads) return undefined;
    const limits = { maxYoungGenerationSizeMb: NURSERY, maxOldGenerationSizeMb: memory };
    const stopped = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const kept = share < threads && this.#kept === undefined;
    const told: Told = { data, stopped, yields: share < threads && !kept };
    const worker = new Worker(url, { workerData: told, resourceLimits: limits });
    const member: Member<W, R> = { worker, kept, has: [], ready: false, given: 0, stopped };
    this.#members.add(member);
    worker.on('message', (answer: Answer<R> | typeof READY) => {
      if (answer === READY) {
        member.ready = true;
        for (const having of member.has) this.#clock(member, having);
        this.#warmOne();
        return;
      }
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
      this.#died(member, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Undone('memory') : error);
    });
    worker.on('exit', (code) => {
      if (this.#members.has(member)) this.#died(member, new Error(`a thread ended with ${code}`));
    });
    return member;
  }

  /** A thread that has died is replaced. What it had is done once more by another one, if it was not what it died of. */
  #died(member: Member<W, R>, why: Error): void {
    const [first, ...others] = member.has;
    for (const having of others.reverse()) this.#again(member, having);
    if (first !== undefined && !(why instanceof Undone) && !first.waiting.died) {
      first.waiting.died = true;
      this.#again(member, first);
    }
    this.#end(member, why);
    this.#next();
  }

  /** Takes a piece from a thread that will not do it, for another one; what has been handed over is gone. */
  #again(member: Member<W, R>, having: Having<W, R>): void {
    const { piece } = having.waiting;
    if ((piece.transfer ?? []).length > 0 || piece.signal?.aborted === true) return;
    clearTimeout(having.timer);
    member.has.splice(member.has.indexOf(having), 1);
    this.#queue.add(having.waiting, true);
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
