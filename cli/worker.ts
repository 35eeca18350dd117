/**
 * @module
 * A thread of the command line. What it prints is handed over, not copied.
 */
import { serve, told } from '../workers/thread.ts';
import { type Done, verifyWork, type Work, type WorkOptions } from './commands/verify-work.ts';

const options = told<WorkOptions>();
const { cards = [] } = options;
const boxed = cards.length === 0 ? undefined : import('./boxes.ts').then(({ boxedBy }) => boxedBy(cards));

serve<Work, Done>(
  boxed === undefined
    ? (work) => verifyWork(work, options)
    : async (work) => verifyWork(work, options, undefined, (await boxed) ?? undefined),
  ({ out }) => [out.buffer],
);
