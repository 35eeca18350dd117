/**
 * @module
 * `referee convert FILE`: a log from one notation into the other, without losing anything.
 */
import { inLines } from '../../notation/recognise.ts';
import { toJson, toLines } from '../../referee/log/convert.ts';
import type { Problem, Read } from '../../referee/log/read.ts';
import { writeTo } from '../../workers/file.ts';
import { nameOf, standardInput, textOf } from '../input.ts';
import { complainOf, type ExitCode, notWritten, print } from '../terminal.ts';

export interface ConvertOptions {
  /** the notation that is written; left out: the other one */
  readonly to?: 'lines' | 'json' | undefined;
  /** the file that is written; left out: standard output */
  readonly out?: string | undefined;
}

/** Prints a log in the other notation, or writes it to a file. Exit code 2 when it cannot be read in full. */
export async function convert(file: string, options: ConvertOptions): Promise<ExitCode> {
  const text = file === '-' ? await standardInput() : textOf(file);
  const refuse = (name: string, problems: readonly Problem[]): ExitCode => {
    complainOf(name, problems);
    return 2;
  };
  const name = nameOf(file);
  if (typeof text !== 'string') return refuse(name, text);
  const written = convertedText(text, options.to);
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

function convertedText(text: string, to: ConvertOptions['to']): Read<string> {
  const lines = inLines(text);
  const wanted = to ?? (lines ? 'json' : 'lines');
  return wanted === 'lines' ? toLines(text) : toJson(text);
}
