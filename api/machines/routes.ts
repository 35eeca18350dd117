import { z } from 'zod';
import type { ChartFormat } from '../../charts/index.ts';
import { FORMATS } from '../../charts/index.ts';
import { MachineDefinition, MachineList } from '../../schemas/http.ts';
import type { Json } from '../../schemas/json.ts';
import { allGames, RulesetParam, RulesetParams } from '../games.ts';
import { route } from '../route.ts';
import { describedMachine, getMachine, listMachines } from './handlers.ts';

const tag = 'Statecharts';
const formats = Object.keys(FORMATS) as [ChartFormat, ...ChartFormat[]];

/** The shortest definition of all, as it is sent. */
function shortest(): Json {
  const texts = allGames().flatMap((game) =>
    [...game.machines.values()].map((machine) => JSON.stringify(machine.config)),
  );
  return JSON.parse(texts.sort((a, b) => a.length - b.length)[0] ?? '{}') as Json;
}

export const machineRoutes = [
  route(
    {
      method: 'get',
      path: '/v1/rulesets/{ruleset}/machines',
      operationId: 'listMachines',
      tag,
      summary: 'The statecharts of a ruleset',
      description: 'One chart for each procedure of the rulebook. These very charts referee the game.',
      params: RulesetParams,
      response: {
        description: 'The statecharts',
        json: MachineList,
        samples: () =>
          Object.fromEntries(
            allGames().map((game) => {
              const items = [describedMachine(game, game.ruleset.root)];
              return [
                game.ruleset.id,
                { summary: `${game.ruleset.name} (one of its charts)`, value: { items, next: null, total: 1 } },
              ];
            }),
          ),
      },
    },
    listMachines,
  ),
  route(
    {
      method: 'get',
      path: '/v1/rulesets/{ruleset}/machines/{name}',
      operationId: 'getMachine',
      tag,
      summary: 'One statechart',
      description:
        'As the definition that XState takes, as a Mermaid diagram, as a drawing or as SCXML: by `Accept`, or by `format`, which wins.',
      params: z.strictObject({ ruleset: RulesetParam, name: z.string().describe('name of a statechart') }),
      query: z.strictObject({ format: z.enum(formats).optional().describe('wins over `Accept`') }),
      forced: ({ format }) => (format === undefined ? undefined : FORMATS[format]),
      sampleParams: () => ({ name: allGames()[0]?.ruleset.root ?? '' }),
      problems: ['unknown-machine'],
      response: {
        description: 'The statechart',
        json: MachineDefinition,
        samples: () => ({ shortest: { summary: 'The shortest of them', value: shortest() } }),
        also: Object.fromEntries(
          formats
            .filter((format) => format !== 'xstate')
            .map((format) => [FORMATS[format], { schema: { type: 'string', description: `the chart as ${format}` } }]),
        ),
      },
    },
    getMachine,
  ),
];
