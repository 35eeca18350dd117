import { Health, Readiness } from '../../schemas/http.ts';
import { HttpProblem } from '../problems.ts';
import { route } from '../route.ts';
import { getHealth, getReadiness } from './handlers.ts';

const tag = 'Operations';

export const operationRoutes = [
  route(
    {
      method: 'get',
      path: '/healthz',
      operationId: 'getHealth',
      tag,
      now: true,
      summary: 'Does the process answer?',
      response: {
        description: 'It does',
        json: Health,
        samples: () => ({ ok: { summary: 'It does', value: getHealth().json } }),
      },
    },
    getHealth,
  ),
  route(
    {
      method: 'get',
      path: '/readyz',
      operationId: 'getReadiness',
      tag,
      now: true,
      before: ({ refuses }) => {
        const why = refuses();
        if (why !== null) throw new HttpProblem('not-ready', why, { headers: { 'Retry-After': '5' } });
      },
      summary: 'Would the service take up a log?',
      problems: ['not-ready'],
      response: {
        description: 'It would, and the rulesets are loaded',
        json: Readiness,
        samples: () => ({ ready: { summary: 'It would', value: getReadiness().json } }),
      },
    },
    getReadiness,
  ),
];
