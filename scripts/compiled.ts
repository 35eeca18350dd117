/**
 * @module
 * `node scripts/compiled.ts ENTRY WORD…` runs a bundle once, and keeps what Node has compiled of its files by the end of that.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Script } from 'node:vm';
import { COMPILED, runCompiled } from '../bin/bundle.ts';

const [node = '', , entry = '', ...words] = process.argv;
process.argv = [node, entry, ...words];
const scripts = new Map<string, Script>();
process.once('exit', () => {
  for (const [file, script] of scripts) writeFileSync(file + COMPILED, script.createCachedData());
});
runCompiled(pathToFileURL(entry), (file, script) => scripts.set(file, script));
