import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const planted = ['schemas/planted-breach.ts', 'schemas/planted-other.ts'].map((name) => `${root}${name}`);

afterEach(() => {
  for (const file of planted) rmSync(file, { force: true });
});

/** What the layer check says of a tree with these two files in it. */
function checked(one: string, two: string): { stdout: string; status: number | null } {
  const [first = '', second = ''] = planted;
  writeFileSync(first, one);
  writeFileSync(second, two);
  const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  const asked = [cruiser, '--config', '.dependency-cruiser.cjs', 'schemas', 'rules'];
  return spawnSync(process.execPath, asked, { cwd: root, encoding: 'utf8' });
}

it('the layer check finds a planted breach and a planted cycle: it does not pass on nothing', () => {
  const { stdout, status } = checked(
    "import { readFileSync } from 'node:fs';\nimport { other } from './planted-other.ts';\nimport '../rules/index.ts';\nexport const breach = [readFileSync, other];\n",
    "import { breach } from './planted-breach.ts';\nexport const other: unknown = () => breach;\n",
  );
  expect(status).not.toBe(0);
  for (const rule of ['core-is-pure', 'schemas-at-the-bottom', 'no-cycles: ']) expect(stdout).toContain(rule);
});

it('the layer check finds a planted cycle of types', () => {
  const { stdout, status } = checked(
    "import type { Other } from './planted-other.ts';\nexport type Breach = Other[];\n",
    "import type { Breach } from './planted-breach.ts';\nexport interface Other { breach: Breach }\n",
  );
  expect(status).not.toBe(0);
  expect(stdout).toContain('no-cycles: ');
});
