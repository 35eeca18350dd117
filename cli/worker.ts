/**
 * @module
 * A thread of the command line. What it prints is handed over, not copied.
 */
import { serve, told } from '../workers/thread.ts';
import { type Done, verifyWork, type Work, type WorkOptions } from './commands/verify-work.ts';

const options = told<WorkOptions>();

serve<Work, Done>(
  (work) => verifyWork(work, options),
  ({ out }) => [out.buffer],
);
