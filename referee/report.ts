/**
 * @module
 * The report: what was found, with citations, places in the file and sentences. The same object is printed by the command
 * line, sent by the service and stored as a golden file.
 */
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import { type Citation, cite, type Hashes, hashesOf, type Lang, rulesOf, textInWords } from '../rules/index.ts';
import { inLanguage, phrases } from '../rules/phrases.ts';
import { NoOrder } from '../schemas/copy.ts';
import { canonical, type Json, pathOf, pointerOf } from '../schemas/json.ts';
import { placesIn, type Source } from '../schemas/source.ts';
import { Brief, type Cut, type Detail } from './brief.ts';
import type { Log } from './log/header.ts';
import type { Named } from './log/names.ts';
import { sha256 } from './log/sha256.ts';
import { claimInWords, factsInWords } from './log/words.ts';
import type { Compiled } from './play/compile.ts';
import type { Resumed, Violation } from './play/findings.ts';
import { viewOf, windowsClosed } from './play/play.ts';
import type { Verification } from './reading/verify.ts';
import { ENGINE } from './version.ts';

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
  /** the files of cards that the answer rests on; left out: none */
  cards?: { name: string; hash: string }[];
}

export interface Report {
  ruleset: string;
  title: string | null;
  verdict: 'legal' | 'violation' | 'unverifiable';
  moves: number;
  violations: ReportedViolation[];
  unverifiable: ReportedDoubt[];
  /** what was left out of long answers, which can be asked for; left out: nothing was */
  cut?: Cut;
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

function hashOfText(text: string): string {
  return `sha256:${sha256(text)}`;
}

const hashes = new WeakMap<object, Hashes>();

/** The hashes of a ruleset's rule index and of its charts. */
export function hashesFor(game: Compiled<BaseFacts>): Hashes {
  const { id } = game.ruleset;
  const known = hashesOf(id) ?? hashes.get(game);
  if (known !== undefined) return known;
  const made = {
    rules: hashOfText(canonical(rulesOf(id))),
    machines: hashOfText(canonical([...game.charts.values()])),
  };
  hashes.set(game, made);
  return made;
}

function resumedInWords(resumed: Resumed, lang: Lang): string {
  const words = phrases[lang].resumed;
  return resumed.how === 'as-meant' || resumed.how === 'elsewhere'
    ? words[resumed.how](inLanguage(resumed.says, lang))
    : words[resumed.how];
}

function sentence(
  game: Compiled<BaseFacts>,
  violation: Violation,
  citation: Citation,
  move: Move | undefined,
  brief: Brief,
  lang: Lang,
): string {
  const words = phrases[lang];
  const where = `${citation.entry}${citation.page === null ? '' : `, ${words.page(citation.page)}`}`;
  if (violation.said !== undefined) return `${violation.said} — ${where}: ${textInWords(citation, lang)}`;
  if ('fact' in violation.facts && 'claimed' in violation.facts) {
    const { further, ...first } = violation.facts;
    const all = [first, ...(Array.isArray(further) ? (further as { [part: string]: Json }[]) : [])];
    const claims = brief.first(all).map(({ fact, claimed, found, afterwards }) => {
      const then = afterwards === undefined ? undefined : brief.value(afterwards);
      const [said, is] = claimInWords(brief.value(claimed ?? null), brief.value(found ?? null), lang, then);
      return words.claim(String(fact), said, is);
    });
    const more = all.length > claims.length ? [words.more(all.length - claims.length)] : [];
    return `${words.claims([...claims, ...more].join(words.further))} (${where}: ${textInWords(citation, lang)})`;
  }
  const who = brief.sentence(violation.message ?? (move === undefined ? words.theHeader : game.say(move)));
  const facts = factsInWords(brief.facts(violation.facts), lang);
  return `${who} — ${words.notAllowedBy} ${where}: ${textInWords(citation, lang)}${facts === '' ? '' : ` [${facts}]`}`;
}

/** A report of a text that begins behind so many lines of a file or a body. */
export function movedBy(report: Report, lines: number): Report {
  if (lines === 0) return report;
  const moved = <T extends { line: number | null }>(one: T): T =>
    one.line === null ? one : { ...one, line: one.line + lines };
  return { ...report, violations: report.violations.map(moved), unverifiable: report.unverifiable.map(moved) };
}

const CLAIM = /^\/moves\/\d+\/expect\//;

/** The pointer of the value that a log has there: a claim in a short form has no member for each fact that it claims. */
function saidAt(log: object, pointer: string): string {
  if (!CLAIM.test(pointer)) return pointer;
  const path = pathOf(pointer);
  let at: unknown = log;
  for (const [index, name] of path.entries()) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return pointerOf(path.slice(0, index));
    at = (at as { readonly [member: string]: unknown })[name];
  }
  return pointer;
}

/** About the characters of a doubt beside its place and its reason. */
const FRAME = 75;

/**
 * A report of a verification. `source` is the log's own text, for lines and columns; they are looked up for breaches only.
 * `detail`: how much of what was found is shown; `goOn`: as of `Brief`; `names`: how the log calls what it is told by ids.
 */
export function reportOf(
  game: Compiled<BaseFacts>,
  log: Log & { readonly [key: string]: unknown },
  found: Verification<BaseFacts>,
  source: Source = null,
  lang: Lang = 'en',
  detail: Detail = {},
  goOn?: () => void,
  names?: Named,
): Report {
  const written = (pointer: string): string => {
    const said = saidAt(log, pointer);
    return names?.written(said) ?? said;
  };
  const place = placesIn(source);
  const at = (pointer: string, ofKey = false): { line: number | null; column: number | null } =>
    place(pointer, ofKey ? 'key' : 'value') ?? { line: null, column: null };
  const whole = found.inForm ? canonicalLog(game, log) : canonical(log);
  const brief = new Brief(whole.length, detail, goOn);
  const violation = (one: Violation): ReportedViolation => {
    const citation = cite(one.rule, lang);
    const move = one.entry === null ? undefined : log.moves[one.entry];
    return {
      rule: one.rule,
      entry: one.entry,
      pointer: written(one.pointer),
      ...at(written(one.pointer), one.ofKey),
      seat: one.seat,
      message: sentence(game, one, citation, move, brief, lang),
      facts: brief.facts(one.facts),
      citation,
      also: [...one.also],
      resumed: resumedInWords(one.resumed, lang),
      legal: brief.moves(one.legal),
    };
  };
  const violations = brief.listed(found.violations, 'violations', violation, (one) => JSON.stringify(one).length);
  const unverifiable = brief.listed(
    found.unverifiable,
    'unverifiable',
    (doubt) => {
      const pointer = written(doubt.pointer);
      return { ...doubt, reason: inLanguage(doubt.reason, lang), pointer, ...at(pointer) };
    },
    ({ pointer, reason }) => pointer.length + reason.length + FRAME,
  );
  const cut = brief.told();
  return {
    ruleset: game.ruleset.id,
    title: typeof log['title'] === 'string' ? log['title'] : null,
    verdict: found.verdict,
    moves: found.moves,
    violations,
    unverifiable,
    ...(cut === undefined ? {} : { cut }),
    final: viewOf(game, windowsClosed(game, found.position).position),
    receipt: {
      engine: ENGINE,
      ruleset: game.ruleset.id,
      version: game.ruleset.version,
      log: hashOfText(whole),
      ...hashesFor(game),
      ...(game.boxes === undefined ? {} : { cards: game.boxes.map((box) => ({ ...box })) }),
    },
  };
}
