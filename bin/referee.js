#!/usr/bin/env node
// The command line runs on the pinned Node (a package for each platform), where the Node that started it is too old: the
// sources are TypeScript that Node 24 reads as it is. A bundle of them, made by `npm ci`, starts sooner; it is taken only if no source
// has changed since.
const [major, minor] = process.versions.node.split('.').map(Number);

// npx that is told to stop is gone without a word to what it has started: a service would stay, and hold its port.
if (process.env.npm_command === 'exec' && process.argv[2] === 'serve' && process.platform !== 'win32') {
  const { execFile } = await import('node:child_process');
  execFile('ps', ['-o', 'ppid=,comm=', '-p', `${process.ppid}`], (_, found) => {
    // Where a shell stands between, it stays behind.
    const [, above = '0', by = ''] = /^\s*(\d+)\s+(.*)/.exec(found) ?? [];
    const npx = by.trim().endsWith('sh') ? Number(above) : process.ppid;
    if (npx <= 1) return;
    const watch = setInterval(() => {
      try {
        process.kill(npx, 0);
      } catch (error) {
        if (error.code !== 'ESRCH') return;
        clearInterval(watch);
        process.kill(process.pid, 'SIGTERM');
      }
    }, 1000).unref();
  });
}

if (major > 23 || (major === 22 && minor >= 18)) {
  if (process.connected) {
    // Whoever has started this is gone: nothing stays listening.
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.channel.unref();
  }
  const { enableCompileCache, constants } = process.getBuiltinModule('module');
  // What has been compiled once is not compiled at every start. Threads hear of the folder by the variable. Where the
  // project cannot be written to, a folder of the system serves.
  process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/../node_modules/.cache/referee/compiled`;
  const { status } = enableCompileCache(process.env.NODE_COMPILE_CACHE);
  if (status === constants.compileCacheStatus.FAILED) enableCompileCache();
  const { freshBundle, runCompiled } = await import('./bundle.ts');
  const bundle = freshBundle();
  if (bundle?.isCompiled) runCompiled(bundle.entry);
  else await import((bundle?.entry ?? new URL('../cli/main.ts', import.meta.url)).href);
} else {
  const { spawn } = await import('node:child_process');
  const { existsSync } = await import('node:fs');
  const { fileURLToPath } = await import('node:url');
  const pinned = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
  if (!existsSync(pinned)) {
    console.error(
      `referee: needs Node 22.18 or newer, and the pinned Node is not installed (this is ${process.version}).\n` +
        'Run "npm ci" in the project folder (there is one for Linux on x64 and arm64), or install a newer Node.',
    );
    process.exit(2);
  }
  // The channel tells the other Node when this one is gone, also by a signal that nobody can pass on.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 2) : 130));
}
