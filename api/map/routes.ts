import { RulesetParams } from '../named.ts';
import { route } from '../route.ts';
import { getMap, SVG } from './handlers.ts';

export const mapRoutes = [
  route(
    {
      method: 'get',
      path: '/v1/rulesets/{ruleset}/map',
      operationId: 'getMap',
      tag: 'Catalogue',
      summary: 'The board',
      description: 'The printed board as SVG, with ids, names and paths. A game without a board says so.',
      params: RulesetParams,
      problems: ['no-board'],
      response: { description: 'The drawing', also: { [SVG]: { schema: { type: 'string' } } } },
    },
    getMap,
  ),
];
