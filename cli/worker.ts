/**
 * @module
 * A thread of the command line. What it prints is handed over, not copied.
 */
import { serve, told } from '../workers/thread.ts';
import { type Done, verifyWork, type Work, type WorkOptions } from './commands/verify-work.ts';

const options = told<WorkOptions>();
// What a thread has loaded, no other one has.
const loaded = options.modules === undefined ? null : import('../outside/load.ts');
const ready = loaded?.then(({ loadRulesets }) => loadRulesets(options.modules ?? []));

serve<Work, Done>(
  async (work) => {
    if (ready !== undefined) await ready;
    return verifyWork(work, options);
  },
  ({ out }) => [out.buffer],
);
