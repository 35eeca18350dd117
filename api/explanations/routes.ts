import { z } from 'zod';
import { Explanation } from '../../schemas/report.ts';
import { LogOrLines, MoveOrLine } from '../documented.ts';
import { CardsParam, route } from '../route.ts';
import { masked, samples } from '../samples.ts';
import { wholeIn } from '../whole.ts';
import { createExplanation } from './handlers.ts';

const at = z.int().min(0).describe('the entry that is explained, or in whose place `move` is tried');

const summary = (broken: boolean) => (broken ? 'Why a move is not legal' : 'Why a move is legal');

export const explanationRoutes = [
  route(
    {
      method: 'post',
      path: '/v1/explanations',
      operationId: 'createExplanation',
      tag: 'Refereeing',
      summary: 'Explain a move',
      description:
        'Every rule that is asked of a move, held or failed, with its citation; for a move that is not legal also the nearest legal ones. ' +
        'The move is entry `at` of the log, or `move`, tried in its place (a further move can be tried after the last entry).',
      query: z.strictObject({
        cards: CardsParam,
        all: z.enum(['true', 'false']).optional().describe('`true`: every value in full, however long the answer is'),
        at: wholeIn(0).optional().describe('of a log that is sent alone: the entry'),
        move: z
          .string()
          .max(10_000)
          .optional()
          .describe('of a log that is sent alone: a move that is tried in its place, as a line or in JSON'),
      }),
      body: {
        shape: z.strictObject({ log: z.unknown(), at, move: z.unknown().optional() }),
        documented: () =>
          z.strictObject({ log: LogOrLines(), at, move: MoveOrLine().optional() }).meta({ id: 'ExplanationQuestion' }),
        plain: (log, { at, move }) => ({ log, at, move }),
        description: 'A log, an entry of it, and perhaps another move',
        samples: () => samples((log, entry, broken) => ({ summary: summary(broken), value: { log, at: entry } })),
      },
      speaks: true,
      problems: ['invalid-log'],
      response: {
        description: 'The explanation',
        json: Explanation,
        samples: () =>
          samples((log, entry, broken) => {
            const value = { log, at: entry };
            const { json } = createExplanation({ body: { value, text: JSON.stringify(value), line: 1 }, lang: 'en' });
            return { summary: summary(broken), value: masked(json) };
          }),
      },
    },
    createExplanation,
  ),
];
