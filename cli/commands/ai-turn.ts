/**
 * @module
 * `referee ai-turn FILE`: the turn of a seat that nobody plays, as far as the rules alone bring it.
 */

import type { RuleId } from '../../machines/chart.ts';
import type { Move } from '../../machines/ruleset.ts';
import { type TurnAnswer, turnFor } from '../../referee/ask.ts';
import { appended } from '../../referee/log/append.ts';
import { linesOf, readEitherMove } from '../../referee/log/lines.ts';
import type { Asked } from '../../referee/log/read.ts';
import { harmlessly, plain } from '../../referee/log/words.ts';
import { cite, type Lang, placeInWords } from '../../rules/index.ts';
import { inLanguage, phrases } from '../../rules/phrases.ts';
import { grouped } from '../../schemas/grouped.ts';
import { writeTo } from '../../workers/file.ts';
import { movesInWords } from '../formats/moves.ts';
import { readsInWords } from '../formats/reads.ts';
import { nameOf } from '../input.ts';
import { complain, complainOf, type ExitCode, json, notWritten, paint, print, wrap } from '../terminal.ts';
import { readOne } from './questions.ts';

export interface AiTurnOptions {
  readonly cards?: readonly string[] | undefined;
  readonly at?: number | undefined;
  /** what has come up meanwhile: moves, as lines or in JSON */
  readonly move?: readonly string[] | undefined;
  /** the moves are written to the end of the log */
  readonly append?: boolean | undefined;
  readonly all?: boolean | undefined;
  readonly lang: Lang;
  readonly format: 'pretty' | 'json' | 'lines';
}

/** Prints what a seat that nobody plays does in its turn, with the rules, and what is to be rolled, drawn or decided next. */
export async function aiTurn(file: string, options: AiTurnOptions): Promise<ExitCode> {
  const { lang, at, format } = options;
  if (options.append === true && (file === '-' || at !== undefined)) {
    complain(`referee: --append goes on at the end of a file: it does not go with ${file === '-' ? '-' : '--at'}`);
    return 2;
  }
  const asked = await readOne(file, lang, options.cards);
  if (asked === null) return 2;
  const since: Move[] = [];
  for (const text of options.move ?? []) {
    const read = readEitherMove(asked, text);
    if (!read.ok) {
      complainOf('--move', read.problems, lang);
      return 2;
    }
    since.push(read.value);
  }
  const answer = turnFor(asked, at, since, { all: options.all ?? false });
  if (!answer.ok) {
    const isOfMove = answer.problems.some(({ code }) => code === 'not-legal');
    complainOf(isOfMove ? '--move' : nameOf(file), answer.problems, lang);
    return 2;
  }
  const { append } = answer.value;
  if (options.append === true && append.length > 0) {
    const written = appended(asked, append);
    if (!written.ok) {
      complainOf(nameOf(file), written.problems, lang);
      return 2;
    }
    try {
      writeTo(file, written.value);
    } catch (error) {
      return notWritten(file, error);
    }
  }
  const lines = linesOf(asked, append);
  if (format === 'json') {
    const steps = answer.value.steps.map((step) => ({
      ...step,
      citations: step.rules.map((rule) => cite(rule, lang)),
    }));
    print(json({ ...answer.value, steps, lines }, 2));
  } else if (format === 'lines') {
    for (const line of lines) print(plain(line));
  } else tell(asked, harmlessly(answer.value), lines.map(plain), lang);
  return 0;
}

/** Rules, those of an entry of a rulebook in one line: where it stands, and their numbers. */
function rulesInWords(rules: readonly RuleId[], lang: Lang): string[] {
  const entryOf = (rule: RuleId): string => /^[^.]*[.][^.]*/.exec(rule)?.[0] ?? rule;
  return [...grouped(rules, entryOf)].map(([entry, own]) => {
    const [first] = own as [RuleId];
    const numbers = own.map((rule) => rule.slice(entry.length + 1)).join(', ');
    return `${placeInWords(cite(first, lang), lang)}: ${entry} ${numbers}`;
  });
}

/** Tells a turn move by move, each with how the instructions were read before it, and the rules. */
function tell(asked: Asked, answer: TurnAnswer, lines: readonly string[], lang: Lang): void {
  const words = phrases[lang];
  const { at, seat, steps, next, ended, reads = [] } = answer;
  const when = at < 0 ? words.atTheStart : words.afterEntry(at);
  print(wrap(`${when}: ${paint('bold', words.aiTurn.of(seat))}`, '  ', ''));
  for (const step of steps) {
    for (const line of readsInWords(step.reads ?? [])) print(line);
    print(wrap(paint('bold', step.says), '    ', '  → '));
    for (const line of rulesInWords(step.rules, lang)) print(paint('dim', wrap(line, '        ', '      ')));
  }
  for (const line of readsInWords(reads)) print(line);
  if (ended) print(words.aiTurn.over(seat));
  print(wrap(paint('bold', words.aiTurn.next[next.by](next.seats.join(words.and))), '  ', ''));
  for (const ask of next.asks) print(wrap(ask, '  '));
  for (const reason of next.reasons) print(wrap(inLanguage(reason, lang), '    ', `  ${paint('yellow', '?')} `));
  const listed = { ...answer, ...next, toMove: { seats: next.seats, chance: false, over: false, mayAct: [] } };
  if (!ended) for (const line of movesInWords(listed, (move) => plain(asked.game.say(move)), lang)) print(line);
  if (next.cut !== undefined) print(wrap(words.moreMoves(next.cut), '  '));
  if (lines.length > 0) {
    print('');
    print(words.aiTurn.lines);
    for (const line of lines) print(`  ${line}`);
  }
}
