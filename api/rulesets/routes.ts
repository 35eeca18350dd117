import { Ruleset, RulesetList } from '../../schemas/http.ts';
import { allGames, RulesetParams } from '../named.ts';
import { route } from '../route.ts';
import { masked } from '../samples.ts';
import { getRuleset, listRulesets } from './handlers.ts';

const tag = 'Rulesets';

/** One ruleset as an example; its long lists are cut. */
function sample(id: string) {
  const { json } = getRuleset({ params: { ruleset: id } });
  return masked({ ...json, moves: json.moves.slice(0, 3), machines: json.machines.slice(0, 3) });
}

export const rulesetRoutes = [
  route(
    {
      method: 'get',
      path: '/v1/rulesets',
      operationId: 'listRulesets',
      tag,
      summary: 'The rulesets',
      description: 'Each ruleset is one game at one version: its options, moves and statecharts.',
      response: {
        description: 'The rulesets',
        json: RulesetList,
        samples: () => {
          const items = allGames().map((game) => sample(game.ruleset.id));
          return {
            rulesets: {
              summary: 'The rulesets (their lists are cut)',
              value: { items, next: null, total: items.length },
            },
          };
        },
      },
    },
    listRulesets,
  ),
  route(
    {
      method: 'get',
      path: '/v1/rulesets/{ruleset}',
      operationId: 'getRuleset',
      tag,
      summary: 'One ruleset',
      params: RulesetParams,
      response: {
        description: 'The ruleset',
        json: Ruleset,
        samples: () =>
          Object.fromEntries(
            allGames().map(({ ruleset: { id, name } }) => [
              id,
              { summary: `${name} (its lists are cut)`, value: sample(id) },
            ]),
          ),
      },
    },
    getRuleset,
  ),
];
