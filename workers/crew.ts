/**
 * @module
 * A crew of threads that does pieces of work and hands the results on in order. At most two pieces for each thread are
 * under way, so that a stream of any length needs no more memory than a short one.
 */
import { Worker } from 'node:worker_threads';

/** A piece of work, with what is handed over to the thread instead of being copied. */
export interface Piece<W> {
  readonly work: W;
  readonly transfer?: readonly ArrayBuffer[];
}

/** What a thread answers. */
export type Answer<R> = { readonly result: R } | { readonly fault: string };

interface Member<R> {
  readonly worker: Worker;
  busy: { resolve: (result: R) => void; reject: (error: Error) => void } | null;
}

/** A thread sweeps a small nursery often instead of letting it grow with the stream. In MiB. */
const LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1_024 };

/** The pieces that are done here before any thread is started: a small job is finished sooner than a thread begins. */
const ALONE = 2;

/**
 * The results of all pieces, in their order. With `threads` 0, and for the first pieces, `here` does the work in this
 * thread; `url` is a module that does the same in another one (`serve` in this folder) with these `options`.
 */
export async function* inOrder<W, R>(
  pieces: AsyncIterable<Piece<W>>,
  here: (work: W) => R | Promise<R>,
  { threads, url, options }: { threads: number; url: URL; options: unknown },
): AsyncIterable<R> {
  if (threads === 0) {
    for await (const { work } of pieces) yield await here(work);
    return;
  }
  const members: Member<R>[] = [];
  const waiting: (() => void)[] = [];
  const start = (): Member<R> => {
    const member: Member<R> = { worker: new Worker(url, { workerData: options, resourceLimits: LIMITS }), busy: null };
    members.push(member);
    const end = (settle: (busy: NonNullable<Member<R>['busy']>) => void): void => {
      const { busy } = member;
      member.busy = null;
      if (busy !== null) settle(busy);
      waiting.shift()?.();
    };
    member.worker.on('message', (answer: Answer<R>) =>
      end((busy) => ('result' in answer ? busy.resolve(answer.result) : busy.reject(new Error(answer.fault)))),
    );
    member.worker.on('error', (error: Error) => end((busy) => busy.reject(error)));
    return member;
  };
  const give = async ({ work, transfer = [] }: Piece<W>): Promise<R> => {
    let free = members.find(({ busy }) => busy === null);
    if (free === undefined && members.length < threads) free = start();
    while (free === undefined) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      free = members.find(({ busy }) => busy === null);
    }
    const { worker } = free;
    const done = new Promise<R>((resolve, reject) => {
      (free as Member<R>).busy = { resolve, reject };
    });
    worker.postMessage(work, transfer as ArrayBuffer[]);
    return done;
  };
  const underWay: Promise<R>[] = [];
  let given = 0;
  try {
    for await (const piece of pieces) {
      given += 1;
      if (given <= ALONE) {
        yield await here(piece.work);
        continue;
      }
      const result = give(piece);
      // Whoever waits for it hears of a failure; until then it is nobody's.
      result.catch(() => {});
      underWay.push(result);
      if (underWay.length >= threads * 2) yield await (underWay.shift() as Promise<R>);
    }
    for (let next = underWay.shift(); next !== undefined; next = underWay.shift()) yield await next;
  } finally {
    await Promise.all(members.map(({ worker }) => worker.terminate()));
  }
}
