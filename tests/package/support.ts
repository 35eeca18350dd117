/**
 * @module
 * The package as `npm pack` makes it, installed in an empty folder.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

interface Packed {
  readonly filename: string;
  /** in bytes */
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

export interface Installed extends Packed {
  /** an empty project that has the package, and nothing else */
  readonly folder: string;
}

function run(command: string, args: readonly string[], cwd: string) {
  // npm tells the programs that it starts where it has been started: the project in the empty folder is another one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  return spawnSync(command, args, { cwd, encoding: 'utf8', env, maxBuffer: 2 ** 28 });
}

/** Packs the project and installs the tarball in an empty folder. */
export function installed(): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'referee-package-'));
  // A developer's own bundle need not be made anew: only what is published.
  const built = run(process.execPath, ['scripts/package.ts'], root);
  if (built.status !== 0) throw new Error(`the package could not be built: ${built.stderr}`);
  const packing = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root);
  if (packing.status !== 0) throw new Error(`npm pack: ${packing.stderr}`);
  const [packed] = JSON.parse(packing.stdout) as [Packed];
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }\n');
  const tarball = `./${packed.filename}`;
  const installing = run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball], folder);
  if (installing.status !== 0) unpack(folder, packed.filename);
  return { ...packed, folder };
}

/** Where npm reaches no registry and has not kept what it once downloaded: the tarball is unpacked by hand. */
function unpack(folder: string, tarball: string): void {
  console.warn('npm cannot install without a registry: the dependencies of the package are those of this project');
  const modules = join(folder, 'node_modules');
  const place = join(modules, 'outer-rim-referee');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  mkdirSync(place, { recursive: true });
  run('tar', ['-xzf', join(folder, tarball), '-C', place, '--strip-components=1'], folder);
  const { dependencies, bin } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    bin: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const [name, file] of Object.entries(bin)) symlinkSync(join(place, file), join(modules, '.bin', name));
}

/** The Nodes of this machine: the one that runs the tests, and those on the path. */
export function nodes(): string[] {
  const places = (process.env['PATH'] ?? '').split(delimiter).map((place) => join(place, 'node'));
  return [
    ...new Set([process.execPath, ...places.filter((place) => existsSync(place))].map((one) => realpathSync(one))),
  ];
}

/** Runs a program of the installed package. */
export function within({ folder }: Installed, node: string, args: readonly string[]) {
  return run(node, args, folder);
}
