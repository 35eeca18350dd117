/**
 * @module
 * Verifying logs.
 */
import { reportFor } from '../../referee/ask.ts';
import { movedBy } from '../../referee/report.ts';
import type { Lang } from '../../rules/index.ts';
import type { Text } from '../body.ts';
import { found, logOf } from '../logs.ts';

/** The report of a log. Its lines are those of the body. */
export function createVerification({
  body,
  lang,
  query = {},
}: {
  body: { value: unknown } & Text;
  lang: Lang;
  query?: { all?: 'true' | 'false' | undefined; from?: number | undefined };
}) {
  const detail = { all: query.all === 'true', from: query.from ?? 0 };
  return { json: movedBy(found(body, reportFor(logOf(body), lang, detail)), body.line - 1) };
}
