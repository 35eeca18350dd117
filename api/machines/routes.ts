import { z } from 'zod';
import type { ChartFormat } from '../../charts/index.ts';
import { chartsOf, draw, FORMATS } from '../../charts/index.ts';
import { Drawings, MachineDefinition, MachineList } from '../../schemas/http.ts';
import type { Json } from '../../schemas/json.ts';
import { LogOrLines } from '../documented.ts';
import { JSON_TYPE } from '../media.ts';
import { allGames, RulesetParam, RulesetParams } from '../named.ts';
import { CardsParam, route } from '../route.ts';
import { samples } from '../samples.ts';
import { wholeIn } from '../whole.ts';
import { createDrawings, describedMachine, getMachine, listMachines } from './handlers.ts';

const tag = 'Statecharts';
const formats = Object.keys(FORMATS) as [ChartFormat, ...ChartFormat[]];

const at = z.int().min(-1).optional().describe('after this entry (0-based); -1 is the start; left out: the end');

/** The formats other than JSON, for a text of the API. */
const also = (wanted: readonly ChartFormat[], what: string) =>
  Object.fromEntries(
    wanted.map((format) => [
      FORMATS[format],
      { schema: { type: 'string' as const, description: `${what} as ${format}` } },
    ]),
  );

const active = z
  .string()
  .max(2000)
  .optional()
  .describe('of an SVG drawing: states that stand out, such as `turn.action.choosing,market-action.more`');

/** The shortest definition of all, as it is sent. */
async function shortest(): Promise<Json> {
  const models = allGames().flatMap((game) => [...chartsOf(game.ruleset).models.values()]);
  const texts = await Promise.all(models.map((model) => draw(model, 'xstate')));
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
      description:
        'One chart for each procedure of the rulebook. These very charts referee the game. As a drawing (SVG or Mermaid): who calls whom.',
      params: RulesetParams,
      query: z.strictObject({
        format: z.enum(['mermaid', 'svg']).optional().describe('draws who calls whom; wins over `Accept`'),
        active,
      }),
      forced: ({ format }) => (format === undefined ? undefined : FORMATS[format]),
      response: {
        description: 'The statecharts',
        json: MachineList,
        samples: () =>
          Object.fromEntries(
            allGames().map((game) => {
              const items = [describedMachine(game, game.ruleset.stack.root)];
              return [
                game.ruleset.id,
                { summary: `${game.ruleset.name} (one of its charts)`, value: { items, next: null, total: 1 } },
              ];
            }),
          ),
        also: also(['svg', 'mermaid'], 'who calls whom,'),
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
        'As a definition that XState loads and runs, as a Mermaid diagram, as a drawing, as SCXML, or as Markdown with a diagram for each ' +
        'nested state: by `Accept`, by `format`, which wins, or by the end of the name (`turn.scxml`, `turn.svg`), which wins over both.',
      params: z.strictObject({
        ruleset: RulesetParam,
        name: z.string().describe('name of a statechart, with or without the ending of a format'),
      }),
      query: z.strictObject({
        format: z.enum(formats).optional().describe('wins over `Accept`'),
        active,
        state: z
          .string()
          .max(200)
          .optional()
          .describe('of a drawing (SVG, Mermaid): a state that contains states, to be drawn alone'),
      }),
      forced: ({ format }) => (format === undefined ? undefined : FORMATS[format]),
      sampleParams: () => ({ name: allGames()[0]?.ruleset.stack.root ?? '' }),
      problems: ['unknown-machine'],
      response: {
        description: 'The statechart',
        json: MachineDefinition,
        samples: async () => ({ shortest: { summary: 'The shortest of them', value: await shortest() } }),
        also: also(
          formats.filter((format) => FORMATS[format] !== JSON_TYPE),
          'the chart',
        ),
      },
    },
    getMachine,
  ),
  route(
    {
      method: 'post',
      path: '/v1/drawings',
      operationId: 'createDrawings',
      tag,
      summary: 'Where a log stands, drawn',
      description:
        'The states in which a log stands after an entry, outermost procedure first, with the addresses of the drawings in which they stand out.',
      query: z.strictObject({
        cards: CardsParam,
        at: wholeIn(-1).optional().describe('of a log that is sent alone: after this entry'),
      }),
      body: {
        shape: z.strictObject({ log: z.unknown(), at }),
        documented: () => z.strictObject({ log: LogOrLines(), at }).meta({ id: 'DrawingsQuestion' }),
        plain: (log, { at }) => ({ log, at }),
        description: 'A log, and where in it',
        samples: () => samples((log, entry) => ({ summary: 'At an entry of a log', value: { log, at: entry } })),
      },
      problems: ['invalid-log'],
      response: {
        description: 'The states, and their drawings',
        json: Drawings,
        samples: () =>
          samples((log, entry) => {
            const value = { log, at: entry };
            const { json } = createDrawings({ body: { value, text: JSON.stringify(value), line: 1 }, mount: '' });
            return { summary: 'At an entry of a log', value: json };
          }),
      },
    },
    createDrawings,
  ),
];
