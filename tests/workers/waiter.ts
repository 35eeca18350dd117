import { getPriority } from 'node:os';
import { threadId } from 'node:worker_threads';
import { serve } from '../../workers/thread.ts';

/** A thread that waits as long as it is told, or ends. */
serve<number | 'die', { thread: number; waited: number; priority: number }>(
  async (work) => {
    if (work === 'die') process.exit(1);
    await new Promise((resolve) => setTimeout(resolve, work));
    return { thread: threadId, waited: work, priority: getPriority() };
  },
  () => [],
);
