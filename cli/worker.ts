/**
 * @module
 * A thread of the command line: takes a piece of work, answers it, takes the next. What it prints is handed over, not copied.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer } from '../workers/crew.ts';
import { type Done, verifyWork, type Work, type WorkOptions } from './commands/verify-work.ts';

parentPort?.on('message', async (work: Work) => {
  try {
    const result = await verifyWork(work, workerData as WorkOptions);
    parentPort?.postMessage({ result } satisfies Answer<Done>, [result.out.buffer]);
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ fault } satisfies Answer<Done>);
  }
});
