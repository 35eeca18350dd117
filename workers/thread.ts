/**
 * @module
 * The inside of a thread: takes a piece of work, answers it, takes the next.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, READY, type Told } from './crew.ts';

/** What the thread was told when it started. */
export function told<D>(): D {
  return (workerData as Told).data as D;
}

/**
 * Answers every piece with the result of `work`; the bytes that `handed` names are handed over, not copied. `stop` says
 * whether nobody waits for the piece any more: then any end of it will do.
 */
export function serve<W, R>(
  work: (piece: W, stop: () => boolean) => R | Promise<R>,
  handed: (result: R) => ArrayBuffer[],
): void {
  const { stopped } = workerData as Told;
  let count = 0;
  parentPort?.postMessage(READY);
  parentPort?.on('message', async (piece: W) => {
    count += 1;
    const number = count;
    try {
      const result = await work(piece, () => Atomics.load(stopped, 0) === number);
      parentPort?.postMessage({ result } satisfies Answer<R>, handed(result));
    } catch (error) {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ fault } satisfies Answer<R>);
    }
  });
}
