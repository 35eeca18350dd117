/**
 * @module
 * Writing to a terminal: colours where they are wanted (`NO_COLOR`, pipes and `TERM=dumb` are respected), progress on
 * standard error, and problems with their places.
 */
import { styleText } from 'node:util';
import type { Problem } from '../referee/read.ts';

/** How the command ended: 0 all legal, 1 some violation, 2 unusable input, 3 unverifiable under --strict. */
export type ExitCode = 0 | 1 | 2 | 3;

type Style = Parameters<typeof styleText>[0];

/** Text in a style, plain where the stream does not show colours. */
export function paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return stream.isTTY === true || process.env['FORCE_COLOR'] !== undefined
    ? styleText(style, text, { stream, validateStream: true })
    : text;
}

/** A line of a result. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** A line for people: errors, hints. */
export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Says what makes an input unusable, in the form that editors understand: `file:line:column: message`. */
export function complainOf(file: string, problems: readonly Problem[]): void {
  for (const { line, column, pointer, message } of problems) {
    const place = line === null ? '' : `:${line}:${column ?? 1}`;
    const at = pointer === '' ? '' : ` (${pointer})`;
    complain(
      `${paint('bold', `${file}${place}`, process.stderr)}: ${paint('red', 'cannot be used', process.stderr)}: ${message}${at}`,
    );
  }
}

/** A single line on standard error that counts; only where somebody watches. */
export function progress(total: number, what: string): { step(): void; done(): void } {
  const shown = process.stderr.isTTY === true && total > 20;
  let count = 0;
  return {
    step() {
      count += 1;
      if (shown && (count % 10 === 0 || count === total)) process.stderr.write(`\r${what} ${count} of ${total} `);
    },
    done() {
      if (shown) process.stderr.write('\r\x1b[K');
    },
  };
}

/** Breaks a text into lines of at most `width` characters, each after `indent`. */
export function wrap(text: string, indent: string, width = Math.min(process.stdout.columns ?? 100, 110)): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(indent + line);
  return lines.join('\n');
}
