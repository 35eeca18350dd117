/**
 * @module
 * The report: what was found, with citations, places in the file and sentences. The same object is printed by the command
 * line, sent by the service and stored as a golden file.
 */
import { createHash } from 'node:crypto';
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import { type Citation, cite, hashOf, type Lang, rulesOf } from '../rules/index.ts';
import { NoOrder } from '../schemas/copy.ts';
import { type Json, locator } from '../schemas/json.ts';
import type { Compiled } from './compile.ts';
import type { Violation } from './findings.ts';
import { viewOf, windowsClosed } from './play.ts';
import type { Resumed } from './read-on.ts';
import type { Log, Verification } from './verify.ts';
import { ENGINE } from './version.ts';
import { claimInWords, factsInWords } from './words.ts';

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

/** Strings that JSON quotes without changing a character. */
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

function quoted(text: string): string {
  return text.length < 100 && PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** Sorts in place; most objects have too few names for a call of `sort`. */
function sorted(names: string[]): string[] {
  if (names.length > 12) return names.sort();
  for (let at = 1; at < names.length; at += 1) {
    const name = names[at] as string;
    let to = at;
    for (; to > 0 && (names[to - 1] as string) > name; to -= 1) names[to] = names[to - 1] as string;
    names[to] = name;
  }
  return names;
}

/** JSON in one form only: members sorted, no white space (the part of RFC 8785 that our documents need). */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) text += `${at === 0 ? '' : ','}${canonical(value[at])}`;
    return `[${text}]`;
  }
  for (const key of sorted(Object.keys(value))) {
    const member = (value as { [key: string]: unknown })[key];
    if (member !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(member)}`;
  }
  return `{${text}}`;
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
  if ('fact' in violation.facts && 'claimed' in violation.facts) {
    const { further, ...first } = violation.facts;
    const claims = [first, ...(Array.isArray(further) ? (further as { [part: string]: Json }[]) : [])].map(
      ({ fact, claimed, found }) => `${String(fact)} = ${claimInWords(claimed)}, but it is ${claimInWords(found)}`,
    );
    return `The log claims ${claims.join('; and ')} (${where}: ${citation.text})`;
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
  const at = (pointer: string): { line: number | null; column: number | null } =>
    place?.(pointer) ?? { line: null, column: null };
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
        ...at(violation.pointer),
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
      log: sha256(canonicalLog(game, log)),
      ...hashesOf(game),
    },
  };
}
