/**
 * @module
 * A thread of the command line. What it prints is handed over, not copied.
 */
import { serve, told } from '../workers/thread.ts';
import { type Done, verifyWork, type Work, type WorkOptions } from './commands/verify-work.ts';

const options = told<WorkOptions>();
// What a thread has loaded, no other one has.
const { cards = [], modules } = options;
const ready =
  modules === undefined ? undefined : import('../outside/load.ts').then(({ loadRulesets }) => loadRulesets(modules));
const boxed =
  cards.length === 0
    ? undefined
    : Promise.resolve(ready)
        .then(() => import('./boxes.ts'))
        .then(({ boxedBy }) => boxedBy(cards));

serve<Work, Done>(
  async (work) => {
    await ready;
    return verifyWork(work, options, undefined, (await boxed) ?? undefined);
  },
  ({ out }) => [out.buffer],
);
