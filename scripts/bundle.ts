/**
 * @module
 * `npm ci` ends with this: it joins the sources of the command line, and what they import, into a few files, because
 * reading some hundred modules takes longer than refereeing a log. `bin/referee.js` takes them as long as no source has
 * changed since.
 */
import { spawnSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { FOLDER, MADE_FROM, type MadeFrom, ROOT, stampOf } from '../bin/bundle.ts';
import { games } from '../games/registry.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Sources of ours, not those of a package. */
const ours = (file: string): boolean => file.startsWith(root) && !file.includes(`${sep}node_modules${sep}`);

/**
 * A schema that is described is copied for it, which is dear at the start of a program with many words. What a call has just
 * made is nobody else's yet: there the description is written down without a copy. A schema that has a name is copied still.
 */
export function describedInPlace(code: string): string {
  if (!code.includes("import { z } from 'zod'")) return code;
  return code.replaceAll(
    /\)(\s*)\.describe\(\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?\s*\)/g,
    ')$1.register(z.globalRegistry, { description: $2 })',
  );
}

/**
 * A source that is loaded when it is first asked for, and that of a thread, becomes a file of its own. Anything else that a
 * source names by its place beside itself stays where it is.
 */
const places: Plugin = {
  name: 'places',
  transform(code, id) {
    if (!ours(id)) return null;
    const placeOf = (path: string): string => {
      const source = resolve(dirname(id), path);
      if (!source.endsWith('.ts')) return source;
      const fileName = `${relative(root, source).slice(0, -3).replaceAll(sep, '.')}.cjs`;
      this.emitFile({ type: 'chunk', id: source, fileName });
      return `./${fileName}`;
    };
    return describedInPlace(code)
      .replace('const require = createRequire', 'const load = createRequire')
      .replaceAll(/\brequire\('(\.[^']+)'\)/g, (_, path: string) => `load(${JSON.stringify(placeOf(path))})`)
      .replaceAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, (_, path: string) => {
        return `new URL('${placeOf(path)}', import.meta.url)`;
      })
      .replaceAll(/(?<!createRequire\(|\.cjs', )import\.meta\.url/g, JSON.stringify(pathToFileURL(id).href));
  },
};

/** One letter that is not in Latin-1 makes a file twice as long in memory: all are escaped that are not in ASCII. */
const plainLetters: Plugin = {
  name: 'plain-letters',
  generateBundle(_, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escaped(file.code);
  },
};

/** Code without letters that are not in ASCII. */
function escaped(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Writes the bundle of the command line into a folder, in place of what is there. */
export async function bundle(folder: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  const sources = await rolldown({
    cwd: root,
    input: { main: 'cli/main.ts' },
    platform: 'node',
    // It is large, it is one file already, and only drawings need it.
    external: /^elkjs/,
    plugins: [places, plainLetters],
  });
  // Made beside its place: who starts meanwhile finds the whole bundle or none.
  const making = `${folder}-${process.pid}`;
  const { output } = await sources.write({
    dir: making,
    // Node starts it a little sooner than modules of the newer kind, and the sooner the less there is to be read.
    format: 'cjs',
    minify: true,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  });
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const files = [...modules.filter(ours), join(root, 'package-lock.json'), fileURLToPath(import.meta.url)];
  writeFileSync(
    join(making, MADE_FROM),
    JSON.stringify({ root: ROOT, files, stamp: stampOf(files), node: process.version } satisfies MadeFrom),
  );
  // What verifying a log needs is compiled already when it is first asked for.
  const compiled = fileURLToPath(new URL('compiled.ts', import.meta.url));
  const run = ['verify', '--threads', '1', ...Object.keys(games).map((id) => `fixtures/${id}/clean`)];
  spawnSync(process.execPath, [compiled, join(making, 'main.cjs'), ...run], { cwd: root, stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
}

/** Whether the packages of developers are installed. */
function isDeveloped(): boolean {
  try {
    import.meta.resolve('rolldown');
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  if (isDeveloped()) await bundle(fileURLToPath(FOLDER).slice(0, -1));
  else console.warn('without the packages of developers there is no bundle: the sources are run as they are');
}
