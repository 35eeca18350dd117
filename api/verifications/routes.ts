import { z } from 'zod';
import { Report } from '../../schemas/report.ts';
import { Log } from '../documented.ts';
import { layOut } from '../lay-out.ts';
import { CardsParam, route } from '../route.ts';
import { masked, samples } from '../samples.ts';
import { CSV_TYPE, createVerification, HTML_TYPE, sendVerification } from './handlers.ts';

const summary = (broken: boolean) => (broken ? 'A log with a move out of turn' : 'A log without a breach');

export const verificationRoutes = [
  route(
    {
      method: 'post',
      path: '/v1/verifications',
      operationId: 'createVerification',
      tag: 'Refereeing',
      summary: 'Verify a log',
      description:
        'A log in, a report out: every breach with the rule, its place in the text and how reading went on. A breach is no error of HTTP, ' +
        'nor is an entry that is no move: it is told with what was meant, and the others are judged.\n\n' +
        'Many logs go as `application/x-ndjson`, one a line. Each is answered by one line as soon as it has been read, in order: a report, or a problem ' +
        'if the line cannot be used. Lines and columns are those of the whole body. Read the answer while you send: the service reads no faster than you do.\n\n' +
        '`Accept: text/html` answers a single log with a ruling sheet to print, `text/csv` with a table.',
      query: z.strictObject({
        cards: CardsParam,
        all: z.enum(['true', 'false']).optional().describe('`true`: everything that was found, in full'),
        from: z.coerce
          .number()
          .int()
          .min(0)
          .max(1e9)
          .optional()
          .describe('passes over so many findings (`cut` says how many there are)'),
      }),
      body: {
        shape: z.unknown(),
        documented: Log,
        description: 'A log',
        samples: () => samples((log, _at, broken) => ({ summary: summary(broken), value: log })),
        lines: true,
        plain: (log) => log,
      },
      speaks: true,
      problems: ['invalid-log'],
      response: {
        description: 'The report',
        json: Report,
        also: {
          [HTML_TYPE]: {
            schema: { type: 'string', description: 'a ruling sheet: one page that stands alone, fit to print' },
          },
          [CSV_TYPE]: { schema: { type: 'string', description: 'a table with one row for each finding (RFC 4180)' } },
        },
        samples: () =>
          samples((log, _at, broken) => {
            const body = { value: log, text: layOut(log), line: 1 };
            const { json } = createVerification({ body, lang: 'en' });
            const final = Object.fromEntries(Object.entries(json.final).slice(0, 4));
            return { summary: `${summary(broken)} (the closing position is cut)`, value: masked({ ...json, final }) };
          }),
      },
    },
    sendVerification,
  ),
];
