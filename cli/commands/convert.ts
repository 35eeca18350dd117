/**
 * @module
 * `referee convert FILE`: a log from one notation into the other, without losing anything.
 */
import { inLines } from '../../notation/recognise.ts';
import { toJson, toLines } from '../../referee/log/convert.ts';
import type { Problem, Read } from '../../referee/log/read.ts';
import type { Lang } from '../../rules/index.ts';
import { writeTo } from '../../workers/file.ts';
import { nameOf, standardInput, textOf } from '../input.ts';
import { complainOf, type ExitCode, notWritten, print } from '../terminal.ts';

export interface ConvertOptions {
  /** the notation that is written; left out: the other one */
  readonly to?: 'lines' | 'json' | undefined;
  /** the file that is written; left out: standard output */
  readonly out?: string | undefined;
  /** the log is to begin after this entry; left out: where it does */
  readonly beginAt?: number | undefined;
  /** files of cards that hold besides its header */
  readonly cards?: readonly string[] | undefined;
  readonly lang?: Lang | undefined;
}

/** Prints a log in the other notation, or writes it to a file. Exit code 2 when it cannot be read in full. */
export async function convert(file: string, options: ConvertOptions): Promise<ExitCode> {
  const text = file === '-' ? await standardInput() : textOf(file);
  const refuse = (name: string, problems: readonly Problem[]): ExitCode => {
    complainOf(name, problems, options.lang);
    return 2;
  };
  const name = nameOf(file);
  if (typeof text !== 'string') return refuse(name, text);
  const { beginAt } = options;
  const written =
    beginAt === undefined ? convertedText(text, options.to) : await begunText(text, { ...options, at: beginAt });
  if (written === null) return 2;
  if (!written.ok) return refuse(name, written.problems);
  if (options.out === undefined) {
    print(written.value.trimEnd());
    return 0;
  }
  try {
    writeTo(options.out, written.value);
  } catch (error) {
    return notWritten(options.out, error);
  }
  return 0;
}

/** The log from behind an entry on, in its own notation unless another is wanted; null: the cards cannot be used, which has been told. */
async function begunText(
  text: string,
  { at, cards, to }: ConvertOptions & { at: number },
): Promise<Read<string> | null> {
  const { atTable, readAny } = await import('../../referee/ask.ts');
  const boxed = cards === undefined ? undefined : await (await import('../boxes.ts')).boxedWith(cards);
  if (boxed === null) return null;
  const read = await readAny(text);
  const begun = read.ok ? (await import('../../referee/begun.ts')).begunFrom(atTable(read.value, boxed), at) : read;
  if (!begun.ok) return begun;
  return convertedText(JSON.stringify(begun.value.log), to ?? (inLines(text) ? 'lines' : 'json'));
}

function convertedText(text: string, to: ConvertOptions['to']): Read<string> {
  const lines = inLines(text);
  const wanted = to ?? (lines ? 'json' : 'lines');
  return wanted === 'lines' ? toLines(text) : toJson(text);
}
