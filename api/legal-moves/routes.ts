import { z } from 'zod';
import { LegalMoves } from '../../schemas/report.ts';
import { LogOrLines } from '../documented.ts';
import { CardsParam, route } from '../route.ts';
import { samples } from '../samples.ts';
import { wholeIn } from '../whole.ts';
import { createLegalMoves } from './handlers.ts';

const at = z.int().min(-1).optional().describe('after this entry (0-based); -1 is the start; left out: the end');
const seat = z.string().max(100).optional().describe('only the moves of this seat');

const summary = (broken: boolean) => (broken ? 'Before the breach' : 'At the end of a log');

export const legalMoveRoutes = [
  route(
    {
      method: 'post',
      path: '/v1/legal-moves',
      operationId: 'createLegalMoves',
      tag: 'Refereeing',
      summary: 'List the legal moves',
      description:
        'What may happen next after an entry of a log: the decisions of the seats, or what dice and cards may show. Every move is playable as it stands; ' +
        'what may vary in it is given in `open`, by JSON pointer, as JSON Schemas.',
      query: z.strictObject({
        cards: CardsParam,
        all: z.enum(['true', 'false']).optional().describe('`true`: every move, however long the answer is'),
        from: wholeIn(0, 1e9).optional().describe('passes over so many moves (`cut` says how many are not listed)'),
        at: wholeIn(-1).optional().describe('of a log that is sent alone: after this entry'),
        seat: seat.describe('of a log that is sent alone: only the moves of this seat'),
      }),
      body: {
        shape: z.strictObject({ log: z.unknown(), at, seat }),
        documented: () => z.strictObject({ log: LogOrLines(), at, seat }).meta({ id: 'LegalMovesQuestion' }),
        plain: (log, { at, seat }) => ({ log, at, seat }),
        description: 'A log, and where in it',
        samples: () =>
          samples((log, entry, broken) => ({
            summary: summary(broken),
            value: { log, at: broken ? entry - 1 : entry },
          })),
      },
      problems: ['invalid-log'],
      response: {
        description: 'The legal moves',
        json: LegalMoves,
        samples: () =>
          samples((log, entry, broken) => {
            const value = { log, at: broken ? entry - 1 : entry };
            const { json } = createLegalMoves({ body: { value, text: JSON.stringify(value), line: 1 } });
            const shown = { ...json, moves: json.moves.slice(0, 3) };
            const cut = json.moves.length > 3 ? ` (3 of ${json.moves.length} moves)` : '';
            return { summary: `${summary(broken)}${cut}`, value: JSON.parse(JSON.stringify(shown)) };
          }),
      },
    },
    createLegalMoves,
  ),
];
