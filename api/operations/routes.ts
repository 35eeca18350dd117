import { Health, Readiness } from '../../schemas/http.ts';
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
      summary: 'Are the rulesets loaded?',
      problems: ['not-ready'],
      response: {
        description: 'They are',
        json: Readiness,
        samples: () => ({ ready: { summary: 'They are', value: getReadiness().json } }),
      },
    },
    getReadiness,
  ),
];
