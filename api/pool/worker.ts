/**
 * @module
 * One thread of the pool.
 */
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { serve, told } from '../../workers/thread.ts';
import { cardSetRoutes } from '../card-sets/routes.ts';
import { explanationRoutes } from '../explanations/routes.ts';
import { legalMoveRoutes } from '../legal-moves/routes.ts';
import { verificationRoutes } from '../verifications/routes.ts';
import { type Job, type Outcome, type Performer, work } from './work.ts';

const operations = new Map<string, Performer>(
  [...verificationRoutes, ...legalMoveRoutes, ...explanationRoutes, ...cardSetRoutes].map((route) => [
    route.operation.operationId,
    route,
  ]),
);

/** The performer of an operation: what is asked for seldom (drawings, pages, the API text) is loaded when it is asked for. */
async function performerOf(operationId: string): Promise<Performer> {
  const known = operations.get(operationId);
  if (known !== undefined) return known;
  const [{ routes }, { pagesOf }] = await Promise.all([import('../routes.ts'), import('../docs/pages.ts')]);
  for (const route of routes) operations.set(route.operation.operationId, route);
  for (const [name, page] of pagesOf(routes)) operations.set(name, page);
  const found = operations.get(operationId);
  if (found === undefined) throw new Error(`the pool does not know the operation ${operationId}`);
  return found;
}

// What a thread has loaded, no other one has.
const modules = told<readonly string[]>();
const loaded = modules.length === 0 ? null : import('../../outside/load.ts');
const ready = loaded?.then(({ loadRulesets }) => loadRulesets(modules));

// A thread is ready once it knows the rules: what comes then is answered, or stopped, at once.
for (const id of rulesetIds) rulesetOf(id);

serve<Job, Outcome>(
  async (job, stop) => {
    if (ready !== undefined) await ready;
    return work(job, await performerOf(job.operationId), stop);
  },
  (outcome) => ('answer' in outcome ? [outcome.answer.buffer] : []),
);
