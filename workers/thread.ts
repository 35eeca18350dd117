/**
 * @module
 * The inside of a thread: takes a piece of work, answers it, takes the next.
 */
import { parentPort } from 'node:worker_threads';
import { type Answer, READY } from './crew.ts';

/** Answers every piece with the result of `work`; the bytes that `handed` names are handed over, not copied. */
export function serve<W, R>(work: (piece: W) => R | Promise<R>, handed: (result: R) => ArrayBuffer[]): void {
  parentPort?.postMessage(READY);
  parentPort?.on('message', async (piece: W) => {
    try {
      const result = await work(piece);
      parentPort?.postMessage({ result } satisfies Answer<R>, handed(result));
    } catch (error) {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ fault } satisfies Answer<R>);
    }
  });
}
