/**
 * @module
 * Completes `package-lock.json` after `npm install`: npm leaves out the optional packages of other platforms when the
 * registry at hand does not serve them, and `npm ci` then refuses the lock. Every optional dependency gets its entry, with
 * the platform that its name tells; npm skips those that do not fit the machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  resolved?: string;
  /** a folder of this project, which `resolved` names */
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const path = `node_modules/${name}`;
    const nested = `${parent}/node_modules/${name}`;
    if (parent === '' || lock.packages[path] !== undefined || lock.packages[nested] !== undefined) continue;
    const parts = name.split('/').at(-1)?.split('-') ?? [];
    const os = SYSTEMS.find((system) => parts.includes(system));
    const cpu = PROCESSORS.find((processor) => parts.includes(processor));
    if (os === undefined || cpu === undefined || !/^\d/.test(version)) continue;
    const libc = parts.some((part) => part.startsWith('musl'))
      ? 'musl'
      : parts.some((part) => part.startsWith('gnu'))
        ? 'glibc'
        : undefined;
    lock.packages[path] = {
      version,
      cpu: [cpu],
      ...(dev === true ? { dev } : {}),
      ...(libc === undefined ? {} : { libc: [libc] }),
      optional: true,
      os: [os],
    };
  }
}
for (const entry of Object.values(lock.packages)) if (entry.link !== true) delete entry.resolved;
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
