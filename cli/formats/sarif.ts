/**
 * @module
 * Reports as SARIF 2.1.0, for editors and continuous integration.
 */
import { createHash } from 'node:crypto';
import { ENGINE, type Report } from '../../referee/report.ts';
import { cite } from '../../rules/index.ts';

export interface NamedReport {
  readonly name: string;
  readonly report: Report;
}

function region(line: number | null, column: number | null): object {
  return line === null ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
}

/** One SARIF run: each cited rule once, each breach an error, each doubt a note. */
export function sarif(reports: readonly NamedReport[]): string {
  const cited = new Map<string, object>();
  const results: object[] = [];
  for (const { name, report } of reports) {
    const uri = name.replace(/:\d+$/, '');
    for (const found of report.violations) {
      const { citation } = found;
      cited.set(found.rule, {
        id: found.rule,
        shortDescription: {
          text: `${citation.entry}${citation.page === null ? '' : `, page ${citation.page}`} (${citation.sourceName})`,
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
        kind: 'open',
        message: { text: `cannot be ruled: ${doubt.reason}` },
        locations: [{ physicalLocation: { artifactLocation: { uri }, ...region(doubt.line, doubt.column) } }],
      });
    }
  }
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'outer-rim-referee', version: ENGINE, rules: [...cited.values()] } },
          columnKind: 'utf16CodeUnits',
          results,
        },
      ],
    },
    null,
    2,
  );
}
