/**
 * @module
 * The inside of a thread: takes a piece of work, answers it, takes the next.
 */
import { setPriority } from 'node:os';
import { platform } from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, READY, type Told } from './crew.ts';

/** What the thread was told when it started. */
export function told<D>(): D {
  return (workerData as Told).data as D;
}

/** How far a thread with long pieces steps back behind those that serve everybody, of 19. */
const YIELDING = 10;

/**
 * Answers every piece with the result of `work`; the bytes that `handed` names are handed over, not copied. `stop` says
 * whether nobody waits for the piece any more: then any end of it will do.
 */
export function serve<W, R>(
  work: (piece: W, stop: () => boolean) => R | Promise<R>,
  handed: (result: R) => ArrayBuffer[],
): void {
  const { stopped, yields } = workerData as Told;
  // On Linux a thread has a priority of its own; elsewhere the whole process would step back.
  if (yields && platform === 'linux') setPriority(YIELDING);
  let count = 0;
  parentPort?.postMessage(READY);
  parentPort?.on('message', async (piece: W) => {
    count += 1;
    const number = count;
    const stop = (): boolean => Atomics.load(stopped, 0) === number;
    try {
      if (stop()) throw new Error('nobody waits for this piece any more');
      const result = await work(piece, stop);
      parentPort?.postMessage({ result } satisfies Answer<R>, handed(result));
    } catch (error) {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ fault } satisfies Answer<R>);
    }
  });
}
