/**
 * @module
 * Reading the files that are named on the command line, and saying plainly why one cannot be read.
 */
import { readFileSync, statSync } from 'node:fs';
import type { Problem } from '../referee/read.ts';
import { LIMITS } from '../schemas/json.ts';

/** The one problem of an input that cannot be read. */
export function unreadable(message: string): Problem[] {
  return [{ code: 'file', message, pointer: '', line: null, column: null }];
}

/** Why the system refuses a file. */
export function why(error: unknown): string {
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

/** All of standard input. */
export async function standardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** The text of a file, or the problem with it. Who verifies it has nothing else to do meanwhile. */
export function textOf(file: string): string | Problem[] {
  try {
    const { size } = statSync(file);
    if (size <= LIMITS.bytes) return readFileSync(file, 'utf8');
    const most = LIMITS.bytes / 1024 / 1024;
    return unreadable(`${Math.ceil(size / 1024 / 1024)} MB: a log has at most ${most} MB`);
  } catch (error) {
    return unreadable(why(error));
  }
}
