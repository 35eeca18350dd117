import { Health, Readiness } from '../../schemas/http.ts';
import { PLAIN_TYPE } from '../media.ts';
import { HttpProblem } from '../problems.ts';
import { direct, route } from '../route.ts';
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
  direct(
    {
      method: 'get',
      path: '/metrics',
      operationId: 'getMetrics',
      tag,
      summary: 'What the service measures of itself',
      description:
        'As Prometheus reads it: how long requests took by operation, method and status, what the service holds, and the process itself.',
      response: {
        description: 'The measures',
        also: {
          [PLAIN_TYPE]: { schema: { type: 'string', description: 'the text format of Prometheus, version 0.0.4' } },
        },
      },
    },
    async (_req, res, { metrics }) => {
      res.setHeader('Content-Type', `${PLAIN_TYPE}; version=0.0.4; charset=utf-8`);
      res.send(await metrics.text());
    },
  ),
];
