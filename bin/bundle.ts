/**
 * @module
 * Whether the bundle of the command line (`scripts/bundle.ts`) was made from the sources as they are now.
 */
// Not imported: that would look at everything that the module offers, which takes longer than the rest of this.
const { readFileSync, statSync } = process.getBuiltinModule('node:fs');

/** Where the bundle stands, with what Node has compiled of it. */
export const FOLDER = new URL('../node_modules/.cache/referee/', import.meta.url);

/** The folder of this project. */
export const ROOT = new URL('../', import.meta.url).href;

/** The file of a bundle that says what it was made from. */
export const MADE_FROM = 'sources.json';

/** What a bundle was made from: its sources, and how they looked. */
export interface MadeFrom {
  /** the folder of the project: a copy of it, or the project moved, runs its own sources */
  readonly root: string;
  readonly files: readonly string[];
  readonly stamp: string;
}

/** Sizes and times of files: another text if one of them has been changed. */
export function stampOf(files: readonly string[]): string {
  const stamps = files.map((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found === undefined ? '' : `${found.size} ${found.mtimeMs}`;
  });
  return stamps.join(',');
}

/** The entry of a bundle whose sources have not changed since; null: there is none. */
export function freshBundle(folder: URL = FOLDER): URL | null {
  let text: string;
  try {
    text = readFileSync(new URL(MADE_FROM, folder), 'utf8');
  } catch {
    return null;
  }
  const { root, files, stamp } = JSON.parse(text) as MadeFrom;
  return root === ROOT && stampOf(files) === stamp ? new URL('main.cjs', folder) : null;
}
