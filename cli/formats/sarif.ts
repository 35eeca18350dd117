/**
 * @module
 * Reports as SARIF 2.1.0, for editors and continuous integration.
 */
import { createHash } from 'node:crypto';
import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '../../referee/log/read.ts';
import { ENGINE, type Report } from '../../referee/report.ts';
import { cite, placeInWords } from '../../rules/index.ts';
import { harmless } from '../terminal.ts';
import { cutInWords } from './pretty.ts';

/** A report with the name of its log, and that of the file in which it stands. */
export interface NamedReport {
  readonly name: string;
  readonly file: string;
  readonly report: Report;
}

/** An input that cannot be used, and why. */
export interface Unusable {
  readonly name: string;
  readonly file: string;
  readonly problems: readonly Problem[];
}

/** The name of a file as a URI: relative names stay so. */
function uriOf(file: string): string {
  if (isAbsolute(file)) return pathToFileURL(file).href;
  return file.split(sep).map(encodeURIComponent).join('/');
}

function region(line: number | null, column: number | null): object {
  return line === null ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
}

/** One SARIF run: each cited rule once, each breach an error, each doubt a note; what cannot be used is told as such. */
export function sarif(reports: readonly NamedReport[], unusable: readonly Unusable[]): string {
  const cited = new Map<string, object>();
  const results: object[] = [];
  const notes: object[] = unusable.flatMap(({ file, problems }) =>
    problems.map(({ line, column, message }) => ({
      level: 'error',
      message: { text: `cannot be used: ${message}` },
      locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) }, ...region(line, column) } }],
    })),
  );
  for (const { name, file, report } of reports) {
    const uri = uriOf(file);
    if (report.cut !== undefined)
      notes.push({ level: 'note', message: { text: `${name}: ${cutInWords(report.cut)}` } });
    for (const found of report.violations) {
      const { citation } = found;
      cited.set(found.rule, {
        id: found.rule,
        shortDescription: {
          text: `${placeInWords(citation)} (${citation.sourceName})`,
        },
        fullDescription: { text: citation.text },
      });
      results.push({
        ruleId: found.rule,
        level: 'error',
        message: { text: found.message },
        locations: [
          {
            physicalLocation: { artifactLocation: { uri }, ...region(found.line, found.column) },
            logicalLocations: [{ fullyQualifiedName: found.pointer }],
          },
        ],
        partialFingerprints: {
          'ruleAndEntry/v1': createHash('sha256').update(`${found.rule} ${found.entry} ${found.pointer}`).digest('hex'),
        },
      });
    }
    for (const doubt of report.unverifiable) {
      if (doubt.rule !== undefined && !cited.has(doubt.rule))
        cited.set(doubt.rule, { id: doubt.rule, fullDescription: { text: cite(doubt.rule).text } });
      results.push({
        ...(doubt.rule === undefined ? {} : { ruleId: doubt.rule }),
        level: 'note',
        message: { text: `cannot be ruled: ${doubt.reason}` },
        locations: [{ physicalLocation: { artifactLocation: { uri }, ...region(doubt.line, doubt.column) } }],
      });
    }
  }
  const run = JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'outer-rim-referee', version: ENGINE, rules: [...cited.values()] } },
          invocations: [{ executionSuccessful: unusable.length === 0, toolExecutionNotifications: notes }],
          columnKind: 'utf16CodeUnits',
          results,
        },
      ],
    },
    null,
    2,
  );
  return harmless(run);
}
