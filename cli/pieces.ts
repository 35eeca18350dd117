/**
 * @module
 * The inputs of `referee verify` as pieces of work of a handy size.
 */
import { createReadStream, openSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { LIMITS } from '../schemas/json.ts';
import type { Piece } from '../workers/crew.ts';
import { handedOver, wholeLines } from '../workers/lines.ts';
import type { Work } from './commands/verify-work.ts';
import { standardInput, unreadable, why } from './input.ts';

/** So many files are one piece of work. */
export const FILES = 16;

/** The chunks of a stream as they came. (Its own iterator joins what has come meanwhile, and leaves the pieces to be collected.) */
async function* chunksOf(stream: Readable): AsyncIterable<Buffer> {
  const come: Buffer[] = [];
  let wake = (): void => {};
  const ended = finished(stream, { writable: false }).finally(() => wake());
  ended.catch(() => {});
  stream.on('data', (chunk: Buffer) => {
    come.push(chunk);
    stream.pause();
    wake();
  });
  while (!stream.readableEnded && !stream.destroyed) {
    const waking = new Promise<void>((resolve) => {
      wake = resolve;
    });
    stream.resume();
    await waking;
    for (let chunk = come.shift(); chunk !== undefined; chunk = come.shift()) yield chunk;
  }
  await ended;
}

async function* linesOf(name: string, stream: Readable): AsyncIterable<Piece<Work>> {
  for await (const lines of wholeLines(chunksOf(stream), LIMITS.bytes))
    yield handedOver(lines, (handed) => ({ kind: 'lines', name, lines: handed }));
}

/** Whether an input holds one log a line. */
export function isStream(file: string, ndjson: boolean): boolean {
  return ndjson || file.endsWith('.ndjson') || file.endsWith('.jsonl');
}

/** The logs of the named files; `-` is standard input (one log, or one a line with `ndjson`). */
export async function* pieces(files: readonly string[], ndjson: boolean): AsyncIterable<Piece<Work>> {
  let names: string[] = [];
  for (const file of files) {
    if (file !== '-' && !isStream(file, ndjson)) {
      if (names.push(file) < FILES) continue;
      yield { work: { kind: 'files', names } };
      names = [];
      // Before the next piece the threads are heard, and given more.
      await setImmediate();
      continue;
    }
    if (names.length > 0) yield { work: { kind: 'files', names } };
    names = [];
    try {
      if (file === '-' && !ndjson) {
        const text = await standardInput();
        if (typeof text === 'string') yield { work: { kind: 'text', name: '<stdin>', text } };
        else yield { work: { kind: 'problems', name: '<stdin>', problems: text } };
      } else if (file === '-') yield* linesOf('<stdin>', process.stdin);
      else {
        // Opened first, so that a missing file is told as such and not as a broken stream.
        yield* linesOf(file, createReadStream('', { fd: openSync(file, 'r') }));
      }
    } catch (error) {
      yield { work: { kind: 'problems', name: file, problems: unreadable(why(error)) } };
    }
  }
  if (names.length > 0) yield { work: { kind: 'files', names } };
}
