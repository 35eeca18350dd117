import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshBundle, MADE_FROM, ROOT, stampOf } from '../../bin/bundle.ts';
import { bundle, describedInPlace } from '../../scripts/bundle.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
// Inside the project, where packages are found.
const folder = join(root, 'node_modules/.cache', `referee-test-${process.pid}`);
const LOGS = 'fixtures/outer-rim/breach';

function run(entry: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}

describe('the bundle of the command line', () => {
  beforeAll(() => bundle(folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['verify', `${LOGS}/outer-rim.movement.2--past-an-imperial-patrol.json`],
    ['verify', '--format', 'sarif', `${LOGS}/outer-rim.movement.2--past-an-imperial-patrol.json`],
    ['verify', '--format', 'ndjson', 'fixtures/deckbuilding/clean', 'nothing.json'],
    ['charts', 'turn'],
    ['rules', 'maelstrom', '--lang', 'de'],
    ['rules', 'coverage', '--entry', 'movement'],
    ['simulate', '--ruleset', 'deckbuilding', '--seed', '3', '--moves', '20'],
    ['verify'],
  ])('says what the sources say: %s %s %s', (...args) => {
    expect(run(join(folder, 'main.cjs'), args)).toEqual(run(join(root, 'cli/main.ts'), args));
  });

  it('runs with what was compiled of it', () => {
    const words = ['verify', 'fixtures/outer-rim/clean/simulated-3.json'];
    const starter = join(folder, 'starter.mjs');
    writeFileSync(
      starter,
      `import { runCompiled } from '${ROOT}bin/bundle.ts';
const rejected = [];
process.on('exit', () => console.error(JSON.stringify([...new Set(rejected)])));
runCompiled(new URL('main.cjs', import.meta.url), (_, script) => rejected.push(script.cachedDataRejected));`,
    );
    const expected = run(join(root, 'cli/main.ts'), words);
    expect(run(starter, words)).toEqual({ ...expected, stderr: '[false]\n' });
  });

  it('verifies with threads', () => {
    const games = run(join(root, 'cli/main.ts'), ['simulate', '--games', '400', '--moves', '60']).stdout;
    const args = ['verify', '--ndjson', '--format', 'ndjson', '--threads', '2', '-'];
    const found = run(join(folder, 'main.cjs'), args, games).stdout;
    expect(found === run(join(root, 'cli/main.ts'), args, games).stdout).toBe(true);
    expect(found.trimEnd().split('\n')).toHaveLength(400);
  });

  it('is fresh', () => {
    const entry = pathToFileURL(join(folder, 'main.cjs'));
    expect(freshBundle(pathToFileURL(`${folder}/`))).toEqual({ entry, isCompiled: true });
  });
});

describe('a bundle', () => {
  const place = mkdtempSync(join(tmpdir(), 'referee-bundle-'));
  const source = join(place, 'source.ts');
  const fresh = () => freshBundle(pathToFileURL(`${place}/`)) !== null;
  afterAll(() => rmSync(place, { recursive: true }));

  it('is taken only while no source has changed', () => {
    expect(fresh()).toBe(false);
    writeFileSync(source, 'one');
    const made = { root: ROOT, files: [source], stamp: stampOf([source]), node: process.version };
    // One that a copy of the project has brought along was made from the sources of the original.
    writeFileSync(join(place, MADE_FROM), JSON.stringify({ ...made, root: 'file:///elsewhere/' }));
    expect(fresh()).toBe(false);
    writeFileSync(join(place, MADE_FROM), JSON.stringify(made));
    expect(fresh()).toBe(true);
    utimesSync(source, 1, 1);
    expect(fresh()).toBe(false);
    rmSync(source);
    expect(fresh()).toBe(false);
  });
});

describe('descriptions of schemas in the bundle', () => {
  const from = "import { z } from 'zod';\n";

  it('are written down without a copy where nobody else has the schema', () => {
    expect(describedInPlace(`${from}z.int().optional()\n  .describe('so "many"'),`)).toBe(
      `${from}z.int().optional()\n  .register(z.globalRegistry, { description: 'so "many"' }),`,
    );
  });

  it.each([
    [`${from}const to = Id.describe('a space')`],
    [`${from}z.int().describe(what)`],
    ["cases().describe('no schema')"],
  ])('are left as they are: %s', (code) => {
    expect(describedInPlace(code)).toBe(code);
  });
});
