/**
 * @module
 * Verifying logs.
 */

import { reportFor } from '../../referee/ask.ts';
import type { Asked } from '../../referee/log/read.ts';
import { movedBy, type Report } from '../../referee/report.ts';
import type { Lang } from '../../rules/index.ts';
import type { Text } from '../body.ts';
import { found, logOf } from '../logs.ts';
import type { Answer } from '../route.ts';

/** What a report can be sent as besides JSON: a ruling sheet, a table. */
export const HTML_TYPE = 'text/html';
export const CSV_TYPE = 'text/csv';

/** By what name a log goes that has come without one. */
const NAME = { en: 'the body of the request', de: 'der Inhalt der Anfrage' } as const;

interface Verification {
  readonly body: { value: unknown } & Text;
  readonly lang: Lang;
  readonly query?: { all?: 'true' | 'false' | undefined; from?: number | undefined };
}

function verified({ body, lang, query = {} }: Verification): { asked: Asked; report: Report } {
  const detail = { all: query.all === 'true', from: query.from ?? 0 };
  const asked = logOf(body);
  return { asked, report: movedBy(found(body, reportFor(asked, lang, detail)), body.line - 1) };
}

/** The report of a log. Its lines are those of the body. */
export function createVerification(asked: Verification) {
  return { json: verified(asked).report };
}

/** The report of a log in the media type that is wanted. Sheets and tables are loaded when they are asked for. */
export async function sendVerification(request: Verification & { readonly wanted: string }): Promise<Answer<Report>> {
  const { lang, wanted } = request;
  const { asked, report } = verified(request);
  if (wanted === HTML_TYPE) {
    const { sheetOf } = await import('../../sheets/ruling.ts');
    const { pageOf, POLICY } = await import('../../sheets/page.ts');
    const text = [...pageOf([sheetOf(asked, report, NAME[lang], lang)], lang)].join('');
    return { text, type: `${HTML_TYPE}; charset=utf-8`, headers: { 'Content-Security-Policy': POLICY } };
  }
  if (wanted === CSV_TYPE) {
    const { HEAD, rowsOf } = await import('../../sheets/csv.ts');
    return { text: `${HEAD}${rowsOf(NAME[lang], report, lang)}`, type: `${CSV_TYPE}; charset=utf-8; header=present` };
  }
  return { json: report };
}
