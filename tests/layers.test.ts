import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const planted = ['schemas/planted-breach.ts', 'schemas/planted-other.ts'].map((name) => `${root}${name}`);

afterEach(() => {
  for (const file of planted) rmSync(file, { force: true });
});

it('the layer check finds a planted breach and a planted cycle: it does not pass on nothing', () => {
  const [breach = '', other = ''] = planted;
  writeFileSync(
    breach,
    "import { readFileSync } from 'node:fs';\nimport { other } from './planted-other.ts';\nimport '../rules/index.ts';\nexport const breach = [readFileSync, other];\n",
  );
  writeFileSync(other, "import { breach } from './planted-breach.ts';\nexport const other: unknown = () => breach;\n");
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'schemas',
      'rules',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status).not.toBe(0);
  for (const rule of ['core-is-pure', 'schemas-at-the-bottom', 'no-cycles']) expect(stdout).toContain(rule);
});
