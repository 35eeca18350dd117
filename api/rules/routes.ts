import { z } from 'zod';
import { rulesOf } from '../../rules/index.ts';
import { Rule, RuleList } from '../../schemas/http.ts';
import { allGames, RulesetParam, RulesetParams } from '../named.ts';
import { pageQuery } from '../page.ts';
import { route } from '../route.ts';
import { masked } from '../samples.ts';
import { getRule, listRules } from './handlers.ts';

const tag = 'Rules';
const Lang = z.enum(['en', 'de']).optional().describe('language of entry and text; wins over `Accept-Language`');

/** What a sample says of coverage would be stale with every commit. */
const settled = (value: object) => masked({ ...value, status: 'enforced' });

function firstRule(ruleset: string): string {
  return rulesOf(ruleset)[0]?.id ?? '';
}

export const ruleRoutes = [
  route(
    {
      method: 'get',
      path: '/v1/rulesets/{ruleset}/rules',
      operationId: 'listRules',
      tag,
      summary: 'Search the rules',
      description:
        'Without `q` every rule, in the order of the index. Otherwise the rules whose id begins with `q`, then those with its words, the best first. ' +
        'Where a rule has no German wording, the English stands, and `lang` says so.',
      params: RulesetParams,
      query: z.strictObject({
        q: z.string().max(200).optional().describe('an id, the beginning of one, or words'),
        entry: z
          .string()
          .max(100)
          .optional()
          .describe('only the rules of this entry of the rulebook: its heading, or the part of the id'),
        lang: Lang,
        ...pageQuery,
      }),
      speaks: true,
      sampleParams: () => ({ q: 'credits', limit: '1' }),
      response: {
        description: 'One page of rules',
        json: RuleList,
        headers: { 200: ['Link'] },
        samples: () =>
          Object.fromEntries(
            allGames().map(({ ruleset: { id, name } }) => {
              const { json } = listRules({ params: { ruleset: id }, query: { q: 'credits', limit: 1 }, lang: 'en' });
              return [id, { summary: name, value: masked({ ...json, items: json.items.map(settled) }) }];
            }),
          ),
      },
    },
    listRules,
  ),
  route(
    {
      method: 'get',
      path: '/v1/rulesets/{ruleset}/rules/{id}',
      operationId: 'getRule',
      tag,
      summary: 'One rule',
      description: 'Also the rules of the move log (`log.…`), which reports of every ruleset may cite.',
      params: z.strictObject({ ruleset: RulesetParam, id: z.string().describe('id of a rule') }),
      query: z.strictObject({ lang: Lang }),
      speaks: true,
      sampleParams: () => ({ id: firstRule(allGames()[0]?.ruleset.id ?? '') }),
      problems: ['unknown-rule'],
      response: {
        description: 'The rule',
        json: Rule,
        samples: () =>
          Object.fromEntries(
            allGames().map(({ ruleset: { id, name } }) => {
              const { json } = getRule({ params: { ruleset: id, id: firstRule(id) }, lang: 'en' });
              return [id, { summary: name, value: settled({ ...json, bound: [] }) }];
            }),
          ),
      },
    },
    getRule,
  ),
];
