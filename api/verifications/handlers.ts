/**
 * @module
 * Verifying logs.
 */
import { reportFor } from '../../referee/ask.ts';
import type { Lang } from '../../rules/index.ts';
import { found, logOf } from '../logs.ts';

/** The report of a log. Its lines are those of the body. */
export function createVerification({
  body,
  lang,
}: {
  body: { value: unknown; text: string; line: number };
  lang: Lang;
}) {
  const report = found(body, reportFor(logOf(body), lang));
  const placed = <T extends { line: number | null }>(one: T): T =>
    one.line === null ? one : { ...one, line: one.line + body.line - 1 };
  return {
    json: { ...report, violations: report.violations.map(placed), unverifiable: report.unverifiable.map(placed) },
  };
}
