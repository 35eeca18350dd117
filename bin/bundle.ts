/**
 * @module
 * The bundle of the command line (`scripts/bundle.ts`): whether it was made from the sources as they are now, and how it is run.
 */
// Not imported: that would look at everything that the module offers, which takes longer than the rest of this.
const { readFileSync, statSync } = process.getBuiltinModule('node:fs');
const { createRequire, wrap } = process.getBuiltinModule('node:module');
const { dirname } = process.getBuiltinModule('node:path');
const { fileURLToPath } = process.getBuiltinModule('node:url');
const { constants, Script } = process.getBuiltinModule('node:vm');

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
  /** the Node that has compiled it: for any other it has to be compiled anew */
  readonly node: string;
}

/** What ends the name of a file with what has been compiled of a file of the bundle. */
export const COMPILED = '.compiled';

/** Sizes and times of files: another text if one of them has been changed. */
export function stampOf(files: readonly string[]): string {
  const stamps = files.map((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found === undefined ? '' : `${found.size} ${found.mtimeMs}`;
  });
  return stamps.join(',');
}

/** The bundle in a folder, if its sources have not changed since: its entry, and whether this Node has compiled it; else null. */
export function freshBundle(folder: URL = FOLDER): { readonly entry: URL; readonly isCompiled: boolean } | null {
  let text: string;
  try {
    text = readFileSync(new URL(MADE_FROM, folder), 'utf8');
  } catch {
    return null;
  }
  const { root, files, stamp, node } = JSON.parse(text) as MadeFrom;
  if (root !== ROOT || stampOf(files) !== stamp) return null;
  return { entry: new URL('main.cjs', folder), isCompiled: node === process.version };
}

/**
 * Runs a bundle with what has been compiled of its files. Node's own cache knows what a file needs to be loaded, and none of the
 * functions that are called later: those are most of what is compiled for a log. `ran`: told of each file when it is loaded.
 */
export function runCompiled(entry: URL, ran?: (file: string, script: InstanceType<typeof Script>) => void): void {
  const require = createRequire(entry);
  const asEver = require.extensions['.js'];
  require.extensions['.cjs'] = (module, file) => {
    const cachedData = compiledOf(file);
    if (cachedData === undefined && ran === undefined) return asEver?.(module, file);
    const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    const script = new Script(wrap(readFileSync(file, 'latin1')), {
      filename: file,
      importModuleDynamically,
      ...(cachedData === undefined ? {} : { cachedData }),
    });
    ran?.(file, script);
    const run = script.runInThisContext() as (...given: unknown[]) => void;
    run.call(module.exports, module.exports, (id: string) => module.require(id), module, file, dirname(file));
  };
  require(fileURLToPath(entry));
}

function compiledOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file + COMPILED);
  } catch {
    return undefined;
  }
}
