/**
 * @module
 * A thread of the command line. What it prints is handed over, not copied.
 */
import { workerData } from 'node:worker_threads';
import { serve } from '../workers/thread.ts';
import { type Done, verifyWork, type Work, type WorkOptions } from './commands/verify-work.ts';

serve<Work, Done>(
  (work) => verifyWork(work, workerData as WorkOptions),
  ({ out }) => [out.buffer],
);
