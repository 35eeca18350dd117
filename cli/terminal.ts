/**
 * @module
 * Writing to a terminal: colours where they are wanted (`NO_COLOR`, pipes and `TERM=dumb` are respected), progress on
 * standard error, and problems with their places.
 */
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { styleText } from 'node:util';
import type { Problem } from '../referee/read.ts';
import { harmlessly, plain } from '../referee/words.ts';
import { type Lang, phrases } from '../rules/phrases.ts';

/** How the command ended: 0 all legal, 1 some violation, 2 unusable input, 3 unverifiable under --strict. */
export type ExitCode = 0 | 1 | 2 | 3;

type Style = Parameters<typeof styleText>[0];

/** Text in a style, plain where the stream does not show colours. */
export function paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return stream.isTTY === true || process.env['FORCE_COLOR'] !== undefined
    ? styleText(style, text, { stream, validateStream: true })
    : text;
}

/** Whether nobody reads standard output any more (`referee … | head`). */
let closed = false;

/** Lets the reader of standard output go away: from then on nothing is printed. `then` is called when that happens. */
export function mayClose(then: () => void): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exit(2);
    if (closed) return;
    closed = true;
    then();
  });
  // Who cannot be told what is wrong still gets the exit code.
  process.stderr.on('error', () => {});
}

/** Lets what was printed reach its reader, or the reader's absence be noticed, before there is more. */
export async function heard(): Promise<void> {
  if (process.stdout.writableNeedDrain && !closed) await once(process.stdout, 'drain');
  else await setImmediate();
}

/** Prints bytes whose memory is nobody else's, and gives the memory back: the garbage collector sees no reason to hurry. */
export async function printBytes(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  if (bytes.length > 0 && !closed) await new Promise((resolve) => process.stdout.write(bytes, resolve));
  // Node 20 knows no such thing: there the collector has to do.
  bytes.buffer.transfer?.(0);
}

/** A line of a result: nothing of an input stands in it as it came (`plain`, `json`). */
export function print(line = ''): void {
  if (!closed) process.stdout.write(`${line}\n`);
}

/** A line for people: errors, hints. It has no style, so that no escape of an input comes through. */
export function complain(line: string): void {
  process.stderr.write(`${line.split('\n').map(plain).join('\n')}\n`);
}

/** A value as JSON in which nothing stands that a terminal would obey. */
export function json(value: unknown, indent?: number): string {
  return harmless(JSON.stringify(value, null, indent));
}

/** JSON in which control characters are written as escapes; `JSON.stringify` leaves those beyond ASCII as they are. */
export function harmless(text: string): string {
  if (!/[\u007f-\uffff]/.test(text)) return text;
  const escaped = (sign: string): string =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
  return text.replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, escaped);
}

/** Says what makes an input unusable, in the form that editors understand: `file:line:column: message`. */
export function complainOf(file: string, problems: readonly Problem[], lang: Lang = 'en'): void {
  for (const { line, column, pointer, message } of harmlessly(problems)) {
    const place = line === null ? '' : `:${line}:${column ?? 1}`;
    const at = pointer === '' ? '' : ` (${pointer})`;
    process.stderr.write(
      `${paint('bold', `${plain(file)}${place}`, process.stderr)}: ${paint('red', phrases[lang].cannotBeUsed, process.stderr)}: ${message}${at}\n`,
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
