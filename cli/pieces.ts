/**
 * @module
 * The inputs of `referee verify` as pieces of work of a handy size.
 */
import { createReadStream, openSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { LIMITS } from '../schemas/json.ts';
import { type Lines, linesIn, wholeLines } from '../workers/lines.ts';
import type { Work } from './commands/verify-work.ts';
import { nameOf, standardInput, unreadable, why } from './input.ts';
import { type Input, isMeantAsLog, isStream, type NoInput } from './inputs.ts';

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

/** Whether lines begin with one log that is laid out on several: its first line cannot be all of it, the next begins no other. */
function isOneLog({ line, tooLong, parts }: Lines): boolean {
  if (line !== 1 || tooLong > 0) return false;
  const said: string[] = [];
  for (const bytes of linesIn(parts)) {
    const text = Buffer.from(bytes).toString('utf8').trim();
    if (text !== '') said.push(text);
    if (said.length === 2) break;
  }
  const [first = '', second = '{'] = said;
  return /^\{(.*[{[,])?$/.test(first) && !second.startsWith('{');
}

const ONE_LOG = 'this is one log on several lines, where one log a line was expected (--ndjson, or a name in .ndjson)';

/** Whether a line of these is meant as a log. */
function haveLog({ parts }: Lines): boolean {
  for (const bytes of linesIn(parts)) if (isMeantAsLog(Buffer.from(bytes).toString('utf8'))) return true;
  return false;
}

async function* linesOf(given: Input, stream: Readable): AsyncIterable<Work> {
  let input = given;
  for await (const lines of wholeLines(chunksOf(stream), LIMITS.bytes)) {
    if (isOneLog(lines)) {
      stream.destroy();
      yield { kind: 'problems', name: input.name, problems: unreadable(ONE_LOG) };
      return;
    }
    // A file of logs was meant as one, wherever it was found: none of its lines is passed over.
    if (input.found && haveLog(lines)) input = { ...input, found: false };
    yield { kind: 'lines', input, lines };
  }
}

/** The logs of the inputs; `-` is standard input (one log, or one a line with `ndjson`). */
export async function* pieces(inputs: readonly (Input | NoInput)[], ndjson: boolean): AsyncIterable<Work> {
  let files: Input[] = [];
  let hasReadStandardInput = false;
  for (const input of inputs) {
    if (!('problems' in input) && input.name !== '-' && !isStream(input, ndjson)) {
      if (files.push(input) < FILES) continue;
      yield { kind: 'files', files };
      files = [];
      // Before the next piece the threads are heard, and given more.
      await setImmediate();
      continue;
    }
    if (files.length > 0) yield { kind: 'files', files };
    files = [];
    const { name } = input;
    const stdin: Input = { name: nameOf('-'), found: false };
    const isReadAlready = hasReadStandardInput;
    hasReadStandardInput ||= name === '-';
    try {
      if ('problems' in input) yield { kind: 'problems', name, problems: input.problems };
      else if (name === '-' && isReadAlready) {
        const problems = unreadable('standard input is named twice, and can be read only once');
        yield { kind: 'problems', name: stdin.name, problems };
      } else if (name === '-' && !ndjson) {
        const text = await standardInput();
        if (typeof text === 'string') yield { kind: 'text', name: stdin.name, text };
        else yield { kind: 'problems', name: stdin.name, problems: text };
      } else if (name === '-') yield* linesOf(stdin, process.stdin);
      else {
        // Opened first, so that a missing file is told as such and not as a broken stream.
        yield* linesOf(input, createReadStream('', { fd: openSync(name, 'r') }));
      }
    } catch (error) {
      yield { kind: 'problems', name, problems: unreadable(why(error)) };
    }
  }
  if (files.length > 0) yield { kind: 'files', files };
}
