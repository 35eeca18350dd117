/**
 * @module
 * Writing to a terminal: colours where they are wanted (`NO_COLOR`, pipes and `TERM=dumb` are respected), progress on
 * standard error, and problems with their places.
 */
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { styleText } from 'node:util';
import columnsOf from 'fast-string-width';
import type { Problem } from '../referee/log/read.ts';
import { harmlessly, plain } from '../referee/log/words.ts';
import { inLanguage, type Lang, phrases } from '../rules/phrases.ts';
import { whyNotWritten } from './input.ts';

/** How the command ended: 0 all legal, 1 some violation, 2 unusable input, 3 unverifiable under --strict. */
export type ExitCode = 0 | 1 | 2 | 3;

type Style = Parameters<typeof styleText>[0];

/** Text in a style, plain where the stream does not show colours. */
export function paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  if (stream.isTTY !== true && process.env['FORCE_COLOR'] === undefined) return text;
  // Of several styles at once Node does not ask whether the stream shows any.
  return [style].flat().reduceRight((styled, one) => styleText(one, styled, { stream, validateStream: true }), text);
}

/** Whether nobody reads standard output any more (`referee … | head`). */
let closed = false;

/** What is done once standard output cannot be written. */
let failed = (_: NodeJS.ErrnoException): void => {};

/**
 * Lets the reader of standard output go away: from then on nothing is printed. `then` is called when that happens. Output that is lost
 * otherwise (a full disk) is told, and ends everything.
 */
export function mayClose(then: () => void): void {
  failed = (error) => {
    if (error.code !== 'EPIPE') {
      process.exit(notWritten('standard output', error));
    }
    if (closed) return;
    closed = true;
    then();
  };
  process.stdout.on('error', failed);
  // Who cannot be told what is wrong still gets the exit code.
  process.stderr.on('error', () => {});
}

/** Ends the process; a stream that could not be written says so later than that, and is asked first. */
export function leave(code: number): void {
  process.exitCode = code;
  const { errored } = process.stdout;
  if (errored !== null) failed(errored);
  process.exit();
}

/** Lets what was printed reach its reader, or the reader's absence be noticed, before there is more. */
export async function heard(): Promise<void> {
  if (process.stdout.writableNeedDrain && !closed) await once(process.stdout, 'drain');
  else await setImmediate();
}

/** Prints bytes whose memory is nobody else's, and gives the memory back: the garbage collector sees no reason to hurry. */
export async function printBytes(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  if (process.stdout.isTTY === true) erase();
  if (bytes.length > 0 && !closed) await new Promise((resolve) => process.stdout.write(bytes, resolve));
  // Node 20 knows no such thing: there the collector has to do.
  bytes.buffer.transfer?.(0);
}

/** A line of a result: nothing of an input stands in it as it came (`plain`, `json`). */
export function print(line = ''): void {
  if (process.stdout.isTTY === true) erase();
  if (!closed) process.stdout.write(`${line}\n`);
}

/** A line for people: errors, hints. It has no style, so that no escape of an input comes through. */
export function complain(line: string): void {
  erase();
  const lines = line.split('\n').map((one) => wrap(plain(one), '  ', '', process.stderr));
  process.stderr.write(`${lines.join('\n')}\n`);
}

/** Tells that something cannot be written, and why; gives the code with which the command ends. */
export function notWritten(name: string, error: unknown): ExitCode {
  complain(`referee: ${name} cannot be written: ${whyNotWritten(error)}`);
  return 2;
}

/** A value as JSON in which nothing stands that a terminal would obey. */
export function json(value: unknown, indent?: number): string {
  return harmless(JSON.stringify(value, null, indent));
}

/**
 * JSON in which control characters are written as escapes, as is what some readers take for the end of a line; `JSON.stringify` leaves those
 * beyond ASCII as they are.
 */
export function harmless(text: string): string {
  if (!/[\u007f-\uffff]/.test(text)) return text;
  const escaped = (sign: string): string =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
  return text.replace(/(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}

/** Says what makes an input unusable, in the form that editors understand: `file:line:column: message`. */
export function complainOf(file: string, problems: readonly Problem[], lang: Lang = 'en'): void {
  erase();
  for (const { line, column, pointer, message } of harmlessly(problems)) {
    const place = line === null ? '' : `:${line}:${column ?? 1}`;
    const at = pointer === '' ? '' : ` (${pointer})`;
    const head = `${paint('bold', `${plain(file)}${place}`, process.stderr)}: ${paint('red', phrases[lang].cannotBeUsed, process.stderr)}`;
    process.stderr.write(`${wrap(`${head}: ${inLanguage(message, lang)}${at}`, '  ', '', process.stderr)}\n`);
  }
}

/** Whether a line of progress stands on standard error. */
let drawn = false;

/** Takes the line of progress away, before anything else is written where it stands. */
export function erase(): void {
  if (drawn) process.stderr.write('\r\u001b[K');
  drawn = false;
}

/** So long nothing is said of what goes on, and so long a line of progress stays as it is, in milliseconds. */
const PATIENCE = 1_000;
const REDRAWN = 100;

/** Says that something goes on; `atOnce`: what follows takes long, and nothing will be said meanwhile. */
export type Tick = (atOnce?: boolean) => void;

/**
 * A line on standard error that says what goes on, for whoever watches a terminal: from the second second on. The answer is to be
 * called often; `says` is asked when the line is drawn anew. What is printed afterwards takes its place.
 */
export function progress(
  says: () => string,
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'> = process.stderr,
  now: () => number = () => performance.now(),
): Tick {
  if (stream.isTTY !== true || process.env['TERM'] === 'dumb') return () => {};
  let next = now() + PATIENCE;
  return (atOnce = false) => {
    const time = now();
    if (!atOnce && time < next) return;
    next = time + REDRAWN;
    // A line that the terminal would break could not be taken away again.
    stream.write(`\r${plain(says()).slice(0, Math.max(10, (stream.columns || 80) - 1))}\u001b[K`);
    drawn = true;
  };
}

/** The fewest and the most columns that lines are made for. */
const NARROW = 20;
const WIDE = 110;

/**
 * How wide lines may be: as wide as the terminal, or as `COLUMNS` says. In a pipe a line is as long as what it says: so it is found. On
 * standard error only a terminal counts: elsewhere a program reads it line by line.
 */
function width(stream: NodeJS.WriteStream): number {
  const told =
    (stream.isTTY === true && stream.columns) || (stream === process.stderr ? 0 : Number(process.env['COLUMNS']));
  return Number.isInteger(told) && told > 0 ? Math.min(Math.max(told, NARROW), WIDE) : Number.POSITIVE_INFINITY;
}

/** A text that stays on one line, if it can (`wrap`). */
export function together(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/**
 * Breaks a text into lines between its words, as wide as the terminal is; each begins with `indent`, the first one with `first`.
 */
export function wrap(
  text: string,
  indent: string,
  first = indent,
  stream: NodeJS.WriteStream = process.stdout,
): string {
  const most = width(stream);
  const lines: string[] = [];
  let line = first;
  let used = columnsOf(first);
  let gap = '';
  for (const part of text.split(/( +)/)) {
    if (part === '' || part.startsWith(' ')) {
      gap = part;
      continue;
    }
    const columns = columnsOf(part);
    if (gap !== '' && used + gap.length + columns > most) {
      lines.push(line);
      line = indent + part;
      used = columnsOf(indent) + columns;
    } else {
      line += gap + part;
      used += gap.length + columns;
    }
    gap = '';
  }
  return [...lines, line].join('\n').replaceAll('\u00a0', ' ');
}
