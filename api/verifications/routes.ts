import { z } from 'zod';
import { LaterVerification } from '../../schemas/http.ts';
import { Report } from '../../schemas/report.ts';
import { Log } from '../documented.ts';
import { layOut } from '../lay-out.ts';
import { EVENTS_TYPE, NDJSON_TYPE } from '../media.ts';
import { CardsParam, direct, route } from '../route.ts';
import { masked, samples } from '../samples.ts';
import { wholeIn } from '../whole.ts';
import { CSV_TYPE, createVerification, HTML_TYPE, sendVerification } from './handlers.ts';
import { progress, report, status } from './later.ts';

const summary = (broken: boolean) => (broken ? 'A log with a move out of turn' : 'A log without a breach');

/** What a report is sent as besides JSON. */
const SHEETS = {
  [HTML_TYPE]: { schema: { type: 'string', description: 'a ruling sheet: one page that stands alone, fit to print' } },
  [CSV_TYPE]: { schema: { type: 'string', description: 'a table with one row for each finding (RFC 4180)' } },
} as const;

const of = {
  method: 'get',
  tag: 'Refereeing',
  params: z.strictObject({ id: z.string().describe('the name of a verification') }),
  problems: ['unknown-verification'],
} as const;

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
        '`Accept: text/html` answers a single log with a ruling sheet to print, `text/csv` with a table.\n\n' +
        '`Prefer: respond-async` answers at once (202) where the report will be: the body is read to its end, which may have as many bytes as a log, and refereed while you do something else.',
      headers: { Prefer: '`respond-async`: do not wait for the report' },
      query: z.strictObject({
        cards: CardsParam,
        all: z.enum(['true', 'false']).optional().describe('`true`: everything that was found, in full'),
        from: wholeIn(0, 1e9).optional().describe('passes over so many findings (`cut` says how many there are)'),
      }),
      body: {
        shape: z.unknown(),
        documented: Log,
        description: 'A log',
        samples: () => samples((log, _at, broken) => ({ summary: summary(broken), value: log })),
        lines: true,
        later: true,
        plain: (log) => log,
      },
      speaks: true,
      problems: ['invalid-log'],
      response: {
        description: 'The report',
        later: LaterVerification,
        json: Report,
        also: SHEETS,
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
  direct(
    {
      ...of,
      path: '/v1/verifications/{id}',
      operationId: 'getVerification',
      summary: 'How far a verification is',
      description: 'One that was asked with `Prefer: respond-async`.',
      response: { description: 'How far it is', json: LaterVerification },
    },
    status,
  ),
  direct(
    {
      ...of,
      path: '/v1/verifications/{id}/report',
      operationId: 'getVerificationReport',
      summary: 'Its report',
      problems: ['unknown-verification', 'not-done', 'not-acceptable'],
      response: {
        description:
          'The answer, as `POST /v1/verifications` would have given it, in the media type that was asked for there',
        json: Report,
        also: { ...SHEETS, [NDJSON_TYPE]: { schema: { type: 'string', description: 'of lines, a line for each' } } },
      },
    },
    report,
  ),
  direct(
    {
      ...of,
      path: '/v1/verifications/{id}/events',
      operationId: 'getVerificationEvents',
      summary: 'How far it comes',
      description:
        'Server-sent events: `event: progress` with the status, each time that logs have been answered, until it has ended.',
      response: {
        description: 'The events',
        also: { [EVENTS_TYPE]: { schema: { type: 'string', description: 'events whose data is the status' } } },
      },
    },
    progress,
  ),
];
