/**
 * @module
 * `referee legal FILE`, `referee explain FILE`: questions about one position of a log.
 */
import type { Move } from '../../machines/ruleset.ts';
import { atTable, type ExplainAnswer, explainFor, legalFor, readAny } from '../../referee/ask.ts';
import { decisiveRules } from '../../referee/explain.ts';
import type { Asked, Read } from '../../referee/log/read.ts';
import { factsInWords, harmlessly, plain } from '../../referee/log/words.ts';
import { cite, type Lang, placeInWords, textInWords } from '../../rules/index.ts';
import { inLanguage, phrases } from '../../rules/phrases.ts';
import { movesInWords } from '../formats/moves.ts';
import { readsInWords } from '../formats/reads.ts';
import { nameOf, standardInput, textOf } from '../input.ts';
import { complainOf, type ExitCode, json, paint, print, progress, wrap } from '../terminal.ts';

/**
 * The log of a file or of standard input, with the files of cards that hold for it; null when one cannot be read, which has
 * been told.
 */
export async function readOne(file: string, lang: Lang = 'en', cards?: readonly string[]): Promise<Asked | null> {
  const boxed = cards === undefined ? undefined : await (await import('../boxes.ts')).boxedWith(cards);
  if (boxed === null) return null;
  const text = file === '-' ? await standardInput() : textOf(file);
  const name = nameOf(file);
  const read: Read<Asked> = typeof text === 'string' ? await readAny(text) : { ok: false, problems: text };
  if (read.ok) {
    const tick = progress(() => `reading ${name}`);
    return { ...atTable(read.value, boxed), stop: () => tick() === null };
  }
  complainOf(name, read.problems, lang);
  return null;
}

export interface LegalOptions {
  readonly cards?: readonly string[] | undefined;
  readonly at?: number | undefined;
  readonly seat?: string | undefined;
  readonly all?: boolean | undefined;
  readonly from?: number | undefined;
  readonly lang: Lang;
  readonly format: 'pretty' | 'json';
}

/** Prints the legal moves after an entry. */
export async function legal(file: string, options: LegalOptions): Promise<ExitCode> {
  const { lang } = options;
  const words = phrases[lang];
  const asked = await readOne(file, lang, options.cards);
  if (asked === null) return 2;
  const answer = legalFor(asked, options.at, options.seat, { all: options.all ?? false, from: options.from ?? 0 });
  if (!answer.ok) {
    complainOf(nameOf(file), answer.problems, lang);
    return 2;
  }
  if (options.format === 'json') {
    print(json(answer.value, 2));
    return 0;
  }
  const value = harmlessly(answer.value);
  const who = value.toMove.over
    ? words.gameOver
    : value.toMove.chance
      ? words.chance
      : words.toMove(value.toMove.seats.join(words.and));
  const others = value.toMove.mayAct.filter((seat) => !value.toMove.seats.includes(seat));
  const too = others.length === 0 ? '' : words.mayActToo(others.join(words.and));
  const when = paint('bold', value.at < 0 ? words.atTheStart : words.afterEntry(value.at));
  print(wrap(`${when}: ${who}${too}`, '  ', ''));
  print(placeOf(value.where));
  for (const line of readsInWords(value.reads ?? [])) print(line);
  for (const line of movesInWords(value, (move) => plain(asked.game.say(move)), options.lang)) print(line);
  if (value.cut !== undefined) print(wrap(words.moreMoves(value.cut), '  '));
  else if (value.moves.length === 0) print(`  ${words.noMove}`);
  return 0;
}

/** The procedures under way and the state of each, in a line. */
function placeOf(where: readonly { chart: string; state: string }[]): string {
  return paint('dim', wrap(where.map(({ chart, state }) => `${chart}.${state}`).join(' › '), '  '));
}

export interface ExplainOptions {
  readonly cards?: readonly string[] | undefined;
  readonly at: number;
  readonly move?: string | undefined;
  readonly all?: boolean | undefined;
  readonly lang: Lang;
  readonly format: 'pretty' | 'json';
}

/** The wording of so many rules that held is shown; of more only where they stand. */
const WORDED = 5;

const MARK = {
  held: () => paint('green', '✓'),
  failed: () => paint('red', '✗'),
  unknown: () => paint('yellow', '?'),
  'not-asked': () => paint('dim', '·'),
} as const;

/** Prints what decides over a move, or every rule that is asked of it, with citations. Exit code 1 when the move is a violation. */
export async function explainMove(file: string, options: ExplainOptions): Promise<ExitCode> {
  const { lang } = options;
  const words = phrases[lang];
  const asked = await readOne(file, lang, options.cards);
  if (asked === null) return 2;
  let move: Move | undefined;
  if (options.move !== undefined) {
    const { readEitherMove } = await import('../../referee/log/lines.ts');
    const read = readEitherMove(asked, options.move);
    if (!read.ok) {
      complainOf('--move', read.problems, lang);
      return 2;
    }
    move = read.value;
  }
  const answer = explainFor(asked, options.at, move, { all: options.all ?? false });
  if (!answer.ok) {
    complainOf(nameOf(file), answer.problems, lang);
    return 2;
  }
  const value = options.format === 'json' ? answer.value : harmlessly(answer.value);
  const code: ExitCode = value.verdict === 'violation' ? 1 : 0;
  if (options.format === 'json') {
    print(json({ ...value, asked: value.asked.map((one) => ({ ...one, citation: cite(one.rule, lang) })) }, 2));
    return code;
  }
  const colour = { legal: 'green', violation: 'red', unverifiable: 'yellow' } as const;
  const says = `${paint('bold', words.entry(value.at))}: ${value.says}`;
  print(wrap(`${says}  ${paint([colour[value.verdict], 'bold'], words.verdict[value.verdict])}`, '  ', ''));
  print(placeOf(value.where));
  for (const line of readsInWords(value.reads ?? [])) print(line);
  if (value.implies.length > 0) {
    const implied = value.implies.map((m) => plain(asked.game.say(m))).join(', ');
    print(paint('dim', wrap(`${words.leftUnsaid}: ${implied}`, '  ')));
  }
  const told = options.all === true ? value.asked : decidedBy(asked, value);
  const brief = options.all !== true && told.length > WORDED && told.every(({ finding }) => finding === 'held');
  const hanging = (word: string, text: string, indent: string): string =>
    wrap(text, indent + ' '.repeat(word.length + 2), `${indent}${paint('bold', word)}  `);
  for (const one of told) {
    const citation = cite(one.rule, lang);
    print(wrap(`${paint('cyan', one.rule)}  ${placeInWords(citation, lang)}`, '      ', `  ${MARK[one.finding]()} `));
    if (!brief) print(wrap(textInWords(citation, lang), '      '));
    if (one.facts !== undefined) print(hanging(words.found, factsInWords(one.facts, lang), '      '));
    if (one.reason !== undefined) print(hanging(words.notKnown, inLanguage(one.reason, lang), '      '));
  }
  for (const reason of value.reasons)
    if (!value.asked.some((one) => one.reason === reason))
      print(wrap(inLanguage(reason, lang), '    ', `  ${MARK.unknown()} `));
  if (value.legal.length > 0)
    print(hanging(words.allowed, [...new Set(value.legal.map((m) => plain(asked.game.say(m))))].join(' · '), '  '));
  const others = value.asked.filter((one) => !told.includes(one));
  const held = others.filter(({ finding }) => finding === 'held').length;
  if (others.length > 0) print(paint('dim', wrap(words.moreAsked(held, others.length - held), '  ')));
  if (value.cut !== undefined) print(wrap(words.shortened(value.cut), '  '));
  return code;
}

/** What decided: what failed or could not be said; of a legal move the rules that are asked of such moves, not of every move. */
function decidedBy(asked: Asked, { asked: all, where, move, reasons }: ExplainAnswer): ExplainAnswer['asked'] {
  const against = all.filter(({ finding }) => finding === 'failed' || finding === 'unknown');
  if (against.length + reasons.length > 0) return against;
  const decisive = decisiveRules(asked.game, where, move.type);
  const own = all.filter(({ rule }) => decisive.has(rule));
  return own.length > 0 ? own : all.slice(-1);
}
