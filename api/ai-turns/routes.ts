import { z } from 'zod';
import { FORMAT } from '../../referee/log/read.ts';
import type { Json } from '../../schemas/json.ts';
import { AiTurn } from '../../schemas/report.ts';
import { LogOrLines, MoveOrLine } from '../documented.ts';
import { allGames } from '../named.ts';
import { CardsParam, route, type Sample } from '../route.ts';
import { wholeIn } from '../whole.ts';
import { createAiTurn } from './handlers.ts';

const at = z.int().min(-1).optional().describe('on from this entry (0-based); -1 is the start; left out: the end');
const SINCE = 'what has come up since: dice, cards, decisions of people; moves as they would stand in the log';
/** So many moves may have come up since. */
const MOST = 100;

/** A log that begins with the turn of such a seat, and the same with what comes up first; of each game that has such seats. */
function samples(make: (question: { log: Json; moves?: Json[] }, summary: string) => Sample): Record<string, Sample> {
  const found: Record<string, Sample> = {};
  for (const { ruleset } of allGames()) {
    if (ruleset.automatic === undefined) continue;
    const log = { format: FORMAT, ruleset: ruleset.id, ...ruleset.automatic.sample, moves: [] };
    found[`${ruleset.id}-begins`] = make({ log }, 'What is to be drawn first');
    const [first] = answerTo({ log }).next.moves;
    if (first !== undefined)
      found[`${ruleset.id}-goes-on`] = make({ log, moves: [first.move as unknown as Json] }, 'What is done with it');
  }
  return found;
}

function answerTo(value: { log: Json; moves?: Json[] }) {
  return createAiTurn({ body: { value, text: JSON.stringify(value), line: 1 }, lang: 'en' }).json;
}

export const aiTurnRoutes = [
  route(
    {
      method: 'post',
      path: '/v1/ai-turns',
      operationId: 'createAiTurn',
      tag: 'Refereeing',
      summary: 'Play the turn of an AI player',
      description:
        'The turn of a seat that nobody plays, on from an entry of a log: every move that the rules leave no choice in, each with how the instructions ' +
        'were read and the rules, until dice, a card, one of several moves that are left, or a person has to decide. `append` can be put at the ' +
        'end of the log as it stands. In a log in which nobody has such a turn there, the question cannot be answered (422).',
      query: z.strictObject({
        cards: CardsParam,
        all: z
          .enum(['true', 'false'])
          .optional()
          .describe('`true`: every move that may come next, however many they are'),
        at: wholeIn(-1).optional().describe('of a log that is sent alone: on from this entry'),
        move: z
          .string()
          .max(10_000)
          .optional()
          .describe('of a log that is sent alone: a move that has come up since, as a line or in JSON'),
      }),
      body: {
        shape: z.strictObject({ log: z.unknown(), at, moves: z.array(z.unknown()).max(MOST).optional() }),
        documented: () =>
          z
            .strictObject({ log: LogOrLines(), at, moves: z.array(MoveOrLine()).max(MOST).optional().describe(SINCE) })
            .meta({ id: 'AiTurnQuestion' }),
        plain: (log, { at, move }) => ({ log, at, ...(move === undefined ? {} : { moves: [move] }) }),
        description: 'A log, where in it, and what has come up since',
        samples: () => samples((value, summary) => ({ summary, value })),
      },
      speaks: true,
      problems: ['invalid-log'],
      response: {
        description: 'The turn',
        json: AiTurn,
        samples: () =>
          samples((question, summary) => ({ summary, value: JSON.parse(JSON.stringify(answerTo(question))) })),
      },
    },
    createAiTurn,
  ),
];
