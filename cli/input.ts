/**
 * @module
 * Reading the files that are named on the command line, and saying plainly why one cannot be read. Nothing is read further
 * than a log may be long, whatever it comes from.
 */
import { closeSync, fstatSync, lstatSync, openSync, readFileSync, readSync } from 'node:fs';
import type { Problem } from '../referee/log/read.ts';
import { LIMITS } from '../schemas/json.ts';
import { textIn } from '../schemas/utf8.ts';

/** The one problem of an input that cannot be read. */
export function unreadable(message: string): Problem[] {
  return [{ code: 'file', message, pointer: '', line: null, column: null }];
}

/** Why the system refuses a file. */
export function why(error: unknown): string {
  switch ((error as { code?: string }).code) {
    case 'ENOENT':
      return isLink((error as { path?: string }).path) ? 'this link leads to no file' : 'there is no such file';
    case 'EISDIR':
      return 'this is a folder, not a file';
    case 'EACCES':
      return 'this file may not be read';
    case 'ENOTDIR':
      return 'a part of this path is a file, not a folder';
    case 'ELOOP':
      return 'this link leads back to itself';
    default:
      return 'this file cannot be read';
  }
}

function isLink(path: string | undefined): boolean {
  return path !== undefined && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** Why the system refuses to write. */
export function whyNotWritten(error: unknown): string {
  const { code } = error as { code?: string };
  switch (code) {
    case 'ENOENT':
      return 'there is no such folder';
    case 'EISDIR':
      return 'this is a folder, not a file';
    case 'EEXIST':
      return 'this is a file, not a folder';
    case 'ENOTDIR':
      return 'a part of this path is a file, not a folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `nobody here may write to it (${code})`;
    case 'ELOOP':
      return 'this link leads back to itself';
    case 'ENOSPC':
      return 'there is no space left (ENOSPC)';
    default:
      return `the system refuses (${code ?? 'for no reason'})`;
  }
}

const MOST = LIMITS.bytes / 1024 / 1024;

/** The problem of an input that has more bytes than a log may have; `bytes`: how many, where that is known. */
function tooLarge(bytes: number | null): Problem[] {
  const found = bytes === null ? `more than ${MOST} MB` : `${Math.ceil(bytes / 1024 / 1024)} MB`;
  return unreadable(`${found}: a log has at most ${MOST} MB`);
}

/** Bytes as a text, or where they are none. */
export function textOfBytes(bytes: Uint8Array): string | Problem[] {
  const text = textIn(bytes);
  return typeof text === 'string' ? text : [text];
}

/** What a file that is named on the command line is called; `-` is standard input. */
export function nameOf(file: string): string {
  return file === '-' ? '<stdin>' : file === '' ? '""' : file;
}

/** All of standard input, or the problem with it. */
export async function standardInput(): Promise<string | Problem[]> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMITS.bytes) return tooLarge(null);
    chunks.push(chunk);
  }
  return textOfBytes(Buffer.concat(chunks));
}

/** The text of a file, or the problem with it. Who verifies it has nothing else to do meanwhile. */
export function textOf(file: string): string | Problem[] {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const stat = fstatSync(descriptor);
    if (!stat.isFile() && !stat.isDirectory()) return endless(descriptor);
    if (stat.size > LIMITS.bytes) return tooLarge(stat.size);
    return textOfBytes(readFileSync(descriptor));
  } catch (error) {
    return unreadable(why(error));
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** The text of a device or a pipe, which does not say how long it is. */
function endless(descriptor: number): string | Problem[] {
  const chunks: Buffer[] = [];
  for (let size = 0; ; ) {
    const chunk = Buffer.allocUnsafe(64 * 1024);
    const read = readSync(descriptor, chunk);
    if (read === 0) return textOfBytes(Buffer.concat(chunks));
    size += read;
    if (size > LIMITS.bytes) return tooLarge(null);
    chunks.push(chunk.subarray(0, read));
  }
}
