#!/usr/bin/env node
// The command as npm links it: where the sources stand beside it they are run, else what was built of them.
import { existsSync } from 'node:fs';
import module from 'node:module';

if (existsSync(new URL('../cli/main.ts', import.meta.url))) await import('./referee.js');
else {
  // What has been compiled once is not compiled at every start. Node 20 cannot keep it.
  module.enableCompileCache?.();
  await import('../dist/cli.js');
}
