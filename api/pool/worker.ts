/**
 * @module
 * One thread of the pool: takes a job, answers it, takes the next.
 */
import { parentPort } from 'node:worker_threads';
import { explanationRoutes } from '../explanations/routes.ts';
import { legalMoveRoutes } from '../legal-moves/routes.ts';
import { HttpProblem } from '../problems.ts';
import { verificationRoutes } from '../verifications/routes.ts';
import type { Job, Outcome } from './pool.ts';

const operations = new Map(
  [...verificationRoutes, ...legalMoveRoutes, ...explanationRoutes].map((route) => [
    route.operation.operationId,
    route,
  ]),
);

async function outcomeOf({ operationId, text, lang }: Job): Promise<Outcome> {
  try {
    const route = operations.get(operationId);
    if (route === undefined) return { fault: `the pool does not know the operation ${operationId}` };
    return { json: await route.perform(text, lang) };
  } catch (error) {
    if (error instanceof HttpProblem)
      return { problem: { code: error.code, detail: error.message, errors: error.errors } };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await outcomeOf(job)));
