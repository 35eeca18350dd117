/**
 * @module
 * The header of a log: the position in which its game begins, and what is wrong with it.
 */
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import type { Compiled } from '../play/compile.ts';
import type { Unverifiable, Violation } from '../play/findings.ts';
import { begin } from '../play/play.ts';

/** A header that leaves no position to begin from. */
export class HeaderProblem extends Error {
  override name = 'HeaderProblem';
  readonly problems: readonly { pointer: string; message: string }[];
  constructor(problems: readonly { pointer: string; message: string }[]) {
    super(problems.map((problem) => problem.message).join('; '));
    this.problems = problems;
  }
}

export interface Log {
  readonly moves: readonly Move[];
}

/** Opens a log's header, or throws HeaderProblem when it cannot be used. */
export function openLog<F extends BaseFacts>(game: Compiled<F>, log: Log): ReturnType<typeof begin<F>> {
  const opened = begin(game, log);
  const problems = opened.findings.filter((finding) => finding.kind === 'problem');
  if (problems.length > 0) throw new HeaderProblem(problems);
  return opened;
}

/** What is said of a header that can be used. */
export function saidOfHeader(findings: ReturnType<typeof openLog>['findings']): {
  violations: Violation[];
  unverifiable: Unverifiable[];
} {
  const violations: Violation[] = [];
  const unverifiable: Unverifiable[] = [];
  for (const { kind, pointer, message, rule, facts = {} } of findings) {
    if (kind === 'violation' && rule !== undefined)
      violations.push({
        rule,
        entry: null,
        pointer,
        seat: null,
        facts,
        also: [],
        resumed: typeof facts['meant'] === 'string' ? { how: 'as-meant', says: facts['meant'] } : { how: 'header' },
        legal: [],
        message,
      });
    else unverifiable.push({ entry: null, pointer, reason: message, ...(rule === undefined ? {} : { rule }) });
  }
  return { violations, unverifiable };
}
