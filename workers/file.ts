/**
 * @module
 * Files that the shells write.
 */
import { closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Writes a file: whoever looks finds all of the new text or what was there before, also on a full disk. `making`: where it is
 * written first. Throws the system's own error where that cannot be.
 */
export function writeWhole(file: string, text: string, mode = 0o666, making = `${file}.new`): void {
  const out = openSync(making, 'wx', mode);
  try {
    try {
      writeFileSync(out, text);
      fsyncSync(out);
    } finally {
      closeSync(out);
    }
    renameSync(making, file);
  } catch (error) {
    rmSync(making, { force: true });
    throw error;
  }
}

/** Writes to what a name leads to: a file whole, with the rights that it has; a device or a pipe as it is. */
export function writeTo(name: string, text: string): void {
  const there = statSync(name, { throwIfNoEntry: false });
  if (there !== undefined && !there.isFile()) writeFileSync(name, text);
  else {
    const file = there === undefined ? name : realpathSync(name);
    writeWhole(file, text, there?.mode, `${file}.${process.pid}.new`);
  }
}
