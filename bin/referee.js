#!/usr/bin/env node
// The command line runs on the pinned Node (a package of this project), whatever Node started it: the sources are
// TypeScript that Node 24 reads as it is.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = new URL('../cli/main.ts', import.meta.url);
const [major, minor] = process.versions.node.split('.').map(Number);

if (major > 23 || (major === 22 && minor >= 18)) {
  // Sources are read and compiled once, not at every start.
  nodeModule.enableCompileCache();
  await import(main.href);
} else {
  const pinned = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));
  if (!existsSync(pinned)) {
    console.error(
      `referee: needs Node 22.18 or newer, and the pinned Node is not installed (this is ${process.version}).\n` +
        'Run "npm ci" in the project folder, with install scripts allowed: the package "node" fetches it.',
    );
    process.exit(2);
  }
  const child = spawn(pinned, [fileURLToPath(main), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 2) : 130));
}
