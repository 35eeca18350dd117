/**
 * @module
 * Folders that the shells write to.
 */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder, and those that it lies in. Throws the system's own error where that cannot be. Node's own way to do so (`recursive`)
 * never ends where the system knows no such place in a folder that is there (below `/proc`).
 */
export function makeFolder(folder: string, mode = 0o777): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
    const place = resolve(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || existsSync(place)) throw error;
    makeFolder(dirname(place), mode);
    mkdirSync(place, { mode });
  }
}
