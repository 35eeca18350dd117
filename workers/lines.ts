/**
 * @module
 * Streams of lines, cut into pieces of whole lines: as much as comes at a time. A line that is longer than it may be is
 * never held.
 */
import type { Piece } from './crew.ts';

const NEWLINE = 10;

type Bytes = Uint8Array<ArrayBuffer>;

/** Some whole lines of a stream; only the last line of all may lack its end. */
export interface Lines {
  /** the 1-based number of the first line */
  readonly line: number;
  /** what the first line would have had if it were not too long; 0: no such line comes first */
  readonly tooLong: number;
  /** the bytes of the lines (after the one that is too long), cut anywhere */
  readonly parts: readonly Bytes[];
  /** nobody else uses the memory of the parts */
  readonly own: boolean;
}

function ownsAll({ byteLength, buffer }: Bytes): boolean {
  return byteLength === buffer.byteLength;
}

/** Whole lines of a stream; none of them is longer than `most` bytes, unless it has come at once. */
export async function* wholeLines(stream: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Lines> {
  let line = 1;
  let held: Bytes[] = [];
  let size = 0;
  let own = true;
  for await (const chunk of stream as AsyncIterable<Bytes>) {
    own &&= ownsAll(chunk);
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end === 0) {
      size += chunk.length;
      if (size > most) held = [];
      else hold(held, chunk);
      continue;
    }
    const first = chunk.indexOf(NEWLINE);
    const tooLong = size + first > most && size > 0 ? size + first : 0;
    const rest = chunk.subarray(tooLong === 0 ? 0 : first + 1, end);
    const parts = tooLong === 0 ? [...held, rest] : [rest];
    // What begins a line is copied, so that the rest can be handed over as it came.
    const begun = new Uint8Array(chunk.subarray(end));
    held = begun.length === 0 ? [] : [begun];
    size = begun.length;
    const lines: Lines = { line, tooLong, parts, own };
    own = true;
    for (let at = first; at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) line += 1;
    yield lines;
  }
  if (size > 0) yield size > most ? { line, tooLong: size, parts: [], own } : { line, tooLong: 0, parts: held, own };
}

/** So small a piece is joined with the one before it: a line that drips in costs no more than it is long. */
const SMALL = 4_096;

function hold(held: Bytes[], chunk: Bytes): void {
  const last = held.at(-1);
  if (last !== undefined && last.length < SMALL && chunk.length < SMALL) held[held.length - 1] = joined([last, chunk]);
  else held.push(chunk);
}

/** One array of all bytes; its memory is nobody else's. */
export function joined(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Every line of the parts, without its end. */
export function* linesIn(parts: readonly Bytes[]): Generator<Bytes> {
  let held: Bytes[] = [];
  for (const part of parts) {
    let from = 0;
    for (let end = part.indexOf(NEWLINE); end >= 0; end = part.indexOf(NEWLINE, from)) {
      const last = part.subarray(from, end);
      yield held.length === 0 ? last : joined([...held, last]);
      held = [];
      from = end + 1;
    }
    if (from < part.length) held.push(part.subarray(from));
  }
  if (held.length > 0) yield joined(held);
}

/** Each line by itself. */
export function linesAlone({ line, tooLong, parts }: Lines): Lines[] {
  const long = tooLong > 0 ? [{ line, tooLong, parts: [], own: false }] : [];
  const others = [...linesIn(parts)].map((bytes, at) => ({
    line: line + long.length + at,
    tooLong: 0,
    parts: [bytes],
    own: false,
  }));
  return [...long, ...others];
}

/** Lines as a piece of work. Memory that nobody else uses is handed over to the thread; anything else is copied once. */
export function handedOver<W>(lines: Lines, work: (lines: Lines) => W): Piece<W> {
  const parts = lines.own ? lines.parts : lines.parts.map((part) => new Uint8Array(part));
  return { work: work({ ...lines, parts }), transfer: parts.map(({ buffer }) => buffer) };
}

/** Gives the memory of lines back. It is not left to the garbage collector, which sees no reason to hurry. */
export function freeMemory({ parts }: Lines): void {
  for (const { buffer } of parts) buffer.transfer?.(0);
}
