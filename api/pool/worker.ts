/**
 * @module
 * One thread of the pool.
 */
import { serve } from '../../workers/thread.ts';
import { explanationRoutes } from '../explanations/routes.ts';
import { legalMoveRoutes } from '../legal-moves/routes.ts';
import { verificationRoutes } from '../verifications/routes.ts';
import { type Job, type Outcome, work } from './work.ts';

const operations = new Map(
  [...verificationRoutes, ...legalMoveRoutes, ...explanationRoutes].map((route) => [
    route.operation.operationId,
    route,
  ]),
);

serve<Job, Outcome>(
  (job) => {
    const route = operations.get(job.operationId);
    if (route === undefined) throw new Error(`the pool does not know the operation ${job.operationId}`);
    return work(job, route.perform);
  },
  (outcome) => ('answer' in outcome ? [outcome.answer.buffer] : []),
);
