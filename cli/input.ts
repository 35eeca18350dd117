/**
 * @module
 * Reading the files that are named on the command line: one log each, or one log a line (`.ndjson`), or standard input.
 */
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Problem } from '../referee/read.ts';
import { LIMITS } from '../schemas/json.ts';

/** One log's text, with the name to call it by and the line at which it begins in its file. */
export interface Source {
  readonly name: string;
  readonly text: string;
  /** lines of the file before this text (NDJSON) */
  readonly linesBefore: number;
}

export interface BadSource {
  readonly name: string;
  readonly problems: readonly Problem[];
}

function unreadable(name: string, message: string): BadSource {
  return { name, problems: [{ code: 'file', message, pointer: '', line: null, column: null }] };
}

function why(error: unknown): string {
  switch ((error as { code?: string }).code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'this is a folder, not a file';
    case 'EACCES':
      return 'this file may not be read';
    default:
      return 'this file cannot be read';
  }
}

async function standardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function* lines(name: string, stream: NodeJS.ReadableStream): AsyncIterable<Source> {
  let before = 0;
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') yield { name: `${name}:${before + 1}`, text: line, linesBefore: before };
    before += 1;
  }
}

/** The logs of the named files, one after the other; `-` is standard input (one log, or one a line with `ndjson`). */
export async function* sources(files: readonly string[], ndjson = false): AsyncIterable<Source | BadSource> {
  for (const file of files) {
    try {
      if (file === '-') {
        if (ndjson) yield* lines('<stdin>', process.stdin);
        else yield { name: '<stdin>', text: await standardInput(), linesBefore: 0 };
      } else if (ndjson || file.endsWith('.ndjson') || file.endsWith('.jsonl')) {
        // Opened first, so that a missing file is told as such and not as a broken stream.
        const handle = await open(file);
        yield* lines(file, createReadStream('', { fd: handle }));
      } else {
        const handle = await open(file);
        const { size } = await handle.stat().finally(() => handle.close());
        if (size > LIMITS.bytes)
          yield unreadable(
            file,
            `${Math.ceil(size / 1024 / 1024)} MB: a log has at most ${LIMITS.bytes / 1024 / 1024} MB`,
          );
        else yield { name: file, text: await readFile(file, 'utf8'), linesBefore: 0 };
      }
    } catch (error) {
      yield unreadable(file, why(error));
    }
  }
}
