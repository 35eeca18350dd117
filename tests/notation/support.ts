import { readAny, reportFor } from '../../referee/ask.ts';
import { toJson, toLines } from '../../referee/log/convert.ts';
import { linesIn } from '../../referee/log/lines.ts';
import type { Read } from '../../referee/log/read.ts';
import type { Report } from '../../referee/report.ts';
import type { Json } from '../../schemas/json.ts';

/** What was read, or an error that names all problems. */
export function good<T>(read: Read<T>): T {
  if (read.ok) return read.value;
  throw new Error(read.problems.map(({ line, column, message }) => `${line}:${column}: ${message}`).join('\n'));
}

/** A log as lines. */
export const linesOf = (log: Json): string => good(toLines(JSON.stringify(log)));

/** The log of lines. */
export const logOf = (lines: string): Json => JSON.parse(good(toJson(lines))) as Json;

/** The moves of lines that follow this header. */
export function movesOf(
  lines: string,
  header = 'format: referee-log/1\nruleset: outer-rim\nseats: [jyn, "Dr. Köhler"]',
): Json[] {
  const { value, unreadable } = good(linesIn(`${header}\nmoves:\n${lines}\n`));
  const [fault] = unreadable.values();
  if (fault !== undefined) throw new Error(fault.message);
  return value['moves'] as Json[];
}

/** The report of a log in either notation. */
export async function reportOf(text: string): Promise<Report> {
  return good(reportFor(good(await readAny(text))));
}

/** A report without what hangs on the text that was read. */
export function placeless(report: Report): unknown {
  return JSON.parse(JSON.stringify(report, (name, value) => (name === 'line' || name === 'column' ? null : value)));
}
