/**
 * @module
 * The report: what was found, with citations, places in the file and sentences. The same object is printed by the command
 * line, sent by the service and stored as a golden file.
 */
import { createHash } from 'node:crypto';
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import { type Citation, cite, hashOf, type Lang, rulesOf } from '../rules/index.ts';
import { NoOrder } from '../schemas/copy.ts';
import { canonical, type Json, locator } from '../schemas/json.ts';
import type { Compiled } from './compile.ts';
import type { Violation } from './findings.ts';
import { viewOf, windowsClosed } from './play.ts';
import type { Resumed } from './read-on.ts';
import type { Log, Verification } from './verify.ts';
import { ENGINE } from './version.ts';
import { factsInWords } from './words.ts';

export { ENGINE } from './version.ts';

export interface ReportedViolation {
  rule: string;
  entry: number | null;
  pointer: string;
  line: number | null;
  column: number | null;
  seat: string | null;
  message: string;
  facts: { [key: string]: Json };
  citation: Citation;
  also: string[];
  resumed: string;
  legal: Move[];
}

export interface ReportedDoubt {
  entry: number | null;
  pointer: string;
  line: number | null;
  column: number | null;
  reason: string;
  rule?: string;
}

export interface Receipt {
  engine: string;
  ruleset: string;
  version: string;
  log: string;
  rules: string;
  machines: string;
}

export interface Report {
  ruleset: string;
  title: string | null;
  verdict: 'legal' | 'violation' | 'unverifiable';
  moves: number;
  violations: ReportedViolation[];
  unverifiable: ReportedDoubt[];
  final: { [key: string]: Json };
  receipt: Receipt;
}

/** From so many moves on it pays to write a function that puts logs of a ruleset in order. */
const WORTH = 100;

/** The canonical text of a log that keeps its schema. */
export function canonicalLog(game: Compiled<BaseFacts>, log: Log): string {
  if (log.moves.length < WORTH) return canonical(log);
  try {
    return JSON.stringify(game.inOrder(log));
  } catch (error) {
    if (error instanceof NoOrder) return canonical(log);
    throw error;
  }
}

function sha256(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

const hashes = new WeakMap<object, { rules: string; machines: string }>();

/** The hashes of a ruleset's rule index and of its charts. */
export function hashesOf(game: Compiled<BaseFacts>): { rules: string; machines: string } {
  const known = hashes.get(game);
  if (known !== undefined) return known;
  const charts = [...game.charts.values()];
  const made = {
    rules: hashOf(game.ruleset.id) ?? sha256(canonical(rulesOf(game.ruleset.id))),
    machines: sha256(canonical(charts)),
  };
  hashes.set(game, made);
  return made;
}

function resumedInWords(resumed: Resumed): string {
  switch (resumed.how) {
    case 'as-recorded':
      return 'took what the log recorded and went on';
    case 'skipped':
      return 'left this move out and went on';
    case 'as-meant':
      return `read this as meant: ${resumed.says}`;
    case 'unread':
      return 'left this entry out, because nobody can say for certain what it was meant to be, and went on';
    case 'claim-taken':
      return "took the log's own claim and went on";
    case 'claim-left':
      return 'went on with what the rules compute';
    case 'elsewhere':
      return `went on as if ${resumed.says}`;
    case 'header':
      return 'took the header as it stands';
  }
}

function sentence(game: Compiled<BaseFacts>, violation: Violation, citation: Citation, move: Move | undefined): string {
  const where = `${citation.entry}${citation.page === null ? '' : `, page ${citation.page}`}`;
  if (violation.said !== undefined) return `${violation.said} — ${where}: ${citation.text}`;
  if ('fact' in violation.facts && 'claimed' in violation.facts) {
    const { fact, claimed, found } = violation.facts;
    return `The log claims ${String(fact)} = ${canonical(claimed)}, but it is ${canonical(found)} (${where}: ${citation.text})`;
  }
  const who = violation.message ?? (move === undefined ? 'The header' : game.say(move));
  const facts = factsInWords(violation.facts);
  return `${who} — not allowed by ${where}: ${citation.text}${facts === '' ? '' : ` [${facts}]`}`;
}

/** A report of a verification. `text` is the log's own text, for lines and columns; they are looked up for breaches only. */
export function reportOf(
  game: Compiled<BaseFacts>,
  log: Log & { readonly [key: string]: unknown },
  found: Verification<BaseFacts>,
  text: string | null = null,
  lang: Lang = 'en',
): Report {
  const place = text === null ? null : locator(text);
  const at = (pointer: string, ofKey = false): { line: number | null; column: number | null } =>
    place?.(pointer, ofKey ? 'key' : 'value') ?? { line: null, column: null };
  return {
    ruleset: game.ruleset.id,
    title: typeof log['title'] === 'string' ? log['title'] : null,
    verdict: found.verdict,
    moves: found.moves,
    violations: found.violations.map((violation) => {
      const citation = cite(violation.rule, lang);
      const move = violation.entry === null ? undefined : log.moves[violation.entry];
      return {
        rule: violation.rule,
        entry: violation.entry,
        pointer: violation.pointer,
        ...at(violation.pointer, violation.ofKey),
        seat: violation.seat,
        message: sentence(game, violation, citation, move),
        facts: { ...violation.facts },
        citation,
        also: [...violation.also],
        resumed: resumedInWords(violation.resumed),
        legal: [...violation.legal],
      };
    }),
    unverifiable: found.unverifiable.map((doubt) => ({ ...doubt, ...at(doubt.pointer) })),
    final: viewOf(game, windowsClosed(game, found.position).position),
    receipt: {
      engine: ENGINE,
      ruleset: game.ruleset.id,
      version: game.ruleset.version,
      log: sha256(found.inForm ? canonicalLog(game, log) : canonical(log)),
      ...hashesOf(game),
    },
  };
}
