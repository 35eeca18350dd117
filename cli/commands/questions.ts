/**
 * @module
 * `referee legal FILE`, `referee explain FILE`: questions about one position of a log.
 */
import type { Move } from '../../machines/ruleset.ts';
import { type Asked, explainFor, legalFor, readAny } from '../../referee/ask.ts';
import { checkMove, type Read } from '../../referee/read.ts';
import { factsInWords, harmlessly } from '../../referee/words.ts';
import { cite, type Lang, placeInWords, textInWords } from '../../rules/index.ts';
import { phrases } from '../../rules/phrases.ts';
import { readJson } from '../../schemas/json.ts';
import { standardInput, textOf } from '../input.ts';
import { complainOf, type ExitCode, json, paint, print, wrap } from '../terminal.ts';

/** The log of a file or of standard input; null when it cannot be read, which has been told. */
export async function readOne(file: string, lang: Lang = 'en'): Promise<Asked | null> {
  const text = file === '-' ? await standardInput() : textOf(file);
  const name = file === '-' ? '<stdin>' : file;
  const read: Read<Asked> = typeof text === 'string' ? await readAny(text) : { ok: false, problems: text };
  if (read.ok) return read.value;
  complainOf(name, read.problems, lang);
  return null;
}

export interface LegalOptions {
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
  const asked = await readOne(file, lang);
  if (asked === null) return 2;
  const answer = legalFor(asked, options.at, options.seat, { all: options.all ?? false, from: options.from ?? 0 });
  if (!answer.ok) {
    complainOf(file, answer.problems, lang);
    return 2;
  }
  if (options.format === 'json') {
    print(json(answer.value, 2));
    return 0;
  }
  const value = harmlessly(answer.value);
  const where = value.where.map(({ chart, state }) => `${chart}.${state}`).join(' › ');
  const who = value.toMove.over
    ? words.gameOver
    : value.toMove.chance
      ? words.chance
      : words.toMove(value.toMove.seats.join(words.and));
  const others = value.toMove.mayAct.filter((seat) => !value.toMove.seats.includes(seat));
  const too = others.length === 0 ? '' : words.mayActToo(others.join(words.and));
  print(
    `${paint('bold', value.at < 0 ? words.atTheStart : words.afterEntry(value.at))}: ${who}${too}  ${paint('dim', where)}`,
  );
  let type = '';
  for (const { move, says, open, more, doubts, implies } of value.moves) {
    if (move.type !== type) {
      type = move.type;
      print(
        `  ${paint('cyan', type)}${implies === undefined ? '' : paint('dim', `  (${words.after(implies.map((m) => m.type).join(', '))})`)}`,
      );
    }
    const free = [...new Set([...Object.keys(open ?? {}), ...(more ?? [])])];
    const varies = free.length === 0 ? '' : paint('dim', `  ${words.free}: ${free.join(' ')}`);
    const doubt = doubts === undefined ? '' : paint('yellow', `  ? ${doubts[0]?.reason ?? ''}`);
    print(`    ${says}  ${paint('dim', JSON.stringify(move))}${varies}${doubt}`);
  }
  if (value.cut !== undefined) print(`  ${words.moreMoves(value.cut)}`);
  else if (value.moves.length === 0) print(`  ${words.noMove}`);
  return 0;
}

export interface ExplainOptions {
  readonly at: number;
  readonly move?: string | undefined;
  readonly all?: boolean | undefined;
  readonly lang: Lang;
  readonly format: 'pretty' | 'json';
}

const MARK = {
  held: () => paint('green', '✓'),
  failed: () => paint('red', '✗'),
  unknown: () => paint('yellow', '?'),
  'not-asked': () => paint('dim', '·'),
} as const;

/** Prints every rule that is asked of a move, held or failed, with citations. Exit code 1 when the move is a violation. */
export async function explainMove(file: string, options: ExplainOptions): Promise<ExitCode> {
  const { lang } = options;
  const words = phrases[lang];
  const asked = await readOne(file, lang);
  if (asked === null) return 2;
  let move: Move | undefined;
  if (options.move !== undefined) {
    const parsed = readJson(options.move);
    const read: Read<Move> = parsed.ok
      ? checkMove(asked.game, parsed.value, options.move, asked.log)
      : { ok: false, problems: [parsed.problem] };
    if (!read.ok) {
      complainOf('--move', read.problems, lang);
      return 2;
    }
    move = read.value;
  }
  const answer = explainFor(asked, options.at, move, { all: options.all ?? false });
  if (!answer.ok) {
    complainOf(file, answer.problems, lang);
    return 2;
  }
  const value = options.format === 'json' ? answer.value : harmlessly(answer.value);
  const code: ExitCode = value.verdict === 'violation' ? 1 : 0;
  if (options.format === 'json') {
    print(json({ ...value, asked: value.asked.map((one) => ({ ...one, citation: cite(one.rule, lang) })) }, 2));
    return code;
  }
  const colour = { legal: 'green', violation: 'red', unverifiable: 'yellow' } as const;
  print(
    `${paint('bold', words.entry(value.at))}: ${value.says}  ${paint([colour[value.verdict], 'bold'], words.verdict[value.verdict])}`,
  );
  print(paint('dim', `  ${value.where.map(({ chart, state }) => `${chart}.${state}`).join(' › ')}`));
  if (value.implies.length > 0)
    print(paint('dim', `  ${words.leftUnsaid}: ${value.implies.map((m) => m.type).join(', ')}`));
  for (const one of value.asked) {
    const citation = cite(one.rule, lang);
    print(`  ${MARK[one.finding]()} ${paint('cyan', one.rule)}  ${placeInWords(citation, lang)}`);
    print(wrap(textInWords(citation, lang), '      '));
    if (one.facts !== undefined) print(`      ${paint('bold', words.found)}  ${factsInWords(one.facts, lang)}`);
    if (one.reason !== undefined) print(`      ${paint('bold', words.notKnown)}  ${one.reason}`);
  }
  for (const reason of value.reasons)
    if (!value.asked.some((one) => one.reason === reason)) print(`  ${MARK.unknown()} ${reason}`);
  if (value.legal.length > 0)
    print(`  ${paint('bold', words.allowed)}  ${value.legal.map((m) => asked.game.say(m)).join(' · ')}`);
  if (value.cut !== undefined) print(`  ${words.shortened(value.cut)}`);
  return code;
}
