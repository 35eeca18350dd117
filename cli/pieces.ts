/**
 * @module
 * The inputs of `referee verify` as pieces of work of a handy size.
 */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Piece } from '../workers/crew.ts';
import type { Work } from './commands/verify-work.ts';
import { standardInput, unreadable, why } from './input.ts';

/** So many files are one piece of work. */
const FILES = 16;
/** About so many bytes of a stream are one piece of work: whole lines, one at least. */
const BYTES = 256 * 1024;

async function* linesOf(name: string, stream: AsyncIterable<Buffer>): AsyncIterable<Piece<Work>> {
  let before = 0;
  let held: Buffer[] = [];
  let size = 0;
  const piece = (): Piece<Work> => {
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const part of held) {
      bytes.set(part, at);
      at += part.length;
    }
    held = [];
    size = 0;
    const work: Work = { kind: 'lines', name, before, bytes };
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, end + 1)) before += 1;
    return { work, transfer: [bytes.buffer] };
  };
  for await (const chunk of stream) {
    const end = chunk.lastIndexOf(10) + 1;
    if (end > 0 && size + end >= BYTES) {
      held.push(chunk.subarray(0, end));
      size += end;
      yield piece();
      if (end < chunk.length) held.push(chunk.subarray(end));
      size = chunk.length - end;
    } else {
      held.push(chunk);
      size += chunk.length;
    }
  }
  if (size > 0) yield piece();
}

/** The logs of the named files; `-` is standard input (one log, or one a line with `ndjson`). */
export async function* pieces(files: readonly string[], ndjson: boolean): AsyncIterable<Piece<Work>> {
  let names: string[] = [];
  for (const file of files) {
    const lines = ndjson || file.endsWith('.ndjson') || file.endsWith('.jsonl');
    if (file !== '-' && !lines) {
      if (names.push(file) < FILES) continue;
      yield { work: { kind: 'files', names } };
      names = [];
      continue;
    }
    if (names.length > 0) yield { work: { kind: 'files', names } };
    names = [];
    try {
      if (file === '-' && !ndjson) yield { work: { kind: 'text', name: '<stdin>', text: await standardInput() } };
      else if (file === '-') yield* linesOf('<stdin>', process.stdin);
      else {
        // Opened first, so that a missing file is told as such and not as a broken stream.
        const handle = await open(file);
        yield* linesOf(file, createReadStream('', { fd: handle, highWaterMark: BYTES }) as AsyncIterable<Buffer>);
      }
    } catch (error) {
      yield { work: { kind: 'problems', name: file, problems: unreadable(why(error)) } };
    }
  }
  if (names.length > 0) yield { work: { kind: 'files', names } };
}
