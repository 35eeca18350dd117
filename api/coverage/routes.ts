import { rulesOf } from '../../rules/index.ts';
import { Coverage } from '../../schemas/report.ts';
import { allGames, RulesetParams } from '../named.ts';
import { route } from '../route.ts';
import { getCoverage } from './handlers.ts';

/** Numbers that show the form; the true ones change with every commit. */
function sample(ruleset: string) {
  const [enforced = '', none = '', card = '', table = ''] = rulesOf(ruleset).map((rule) => rule.id);
  const rows = [
    { id: enforced, status: 'enforced', where: ['a constraint'], examples: { keep: 1, break: 1 } },
    { id: none, status: 'not-a-constraint', where: ['a definition'], examples: { keep: 0, break: 0 } },
    { id: card, status: 'needs-card-text', where: [], examples: { keep: 0, break: 0 } },
    { id: table, status: 'table-only', where: [], examples: { keep: 0, break: 0 } },
  ];
  return {
    ruleset,
    total: 4,
    enforced: 1,
    notAConstraint: 1,
    needsCardText: 1,
    tableOnly: 1,
    missing: [],
    waiting: [],
    rules: rows,
  };
}

export const coverageRoutes = [
  route(
    {
      method: 'get',
      path: '/v1/rulesets/{ruleset}/coverage',
      operationId: 'getCoverage',
      tag: 'Rules',
      summary: 'Which rules are enforced',
      description:
        'For every rule of the index whether the referee enforces it, and where. The table is computed by disabling each rule and asking the examples.',
      params: RulesetParams,
      problems: ['no-coverage'],
      response: {
        description: 'The table',
        json: Coverage,
        samples: () =>
          Object.fromEntries(
            allGames().map(({ ruleset: { id, name } }) => [
              id,
              { summary: `${name} (four rules, to show the form)`, value: sample(id) },
            ]),
          ),
      },
    },
    getCoverage,
  ),
];
