import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transcriptOf } from '../../scripts/transcripts.ts';
import { type Installed, installed, nodes, root, within } from './support.ts';

const LOG = 'fixtures/outer-rim/breach/outer-rim.movement.2--past-an-imperial-patrol.json';

let place: Installed;
beforeAll(() => {
  place = installed();
  copyFileSync(join(root, LOG), join(place.folder, 'game.json'));
}, 300_000);
afterAll(() => rmSync(place.folder, { recursive: true, force: true }));

describe('the tarball', () => {
  it('holds less than 3 MB, and nothing that only developers need', () => {
    expect(place.unpackedSize).toBeLessThan(3_000_000);
    const folders = new Set(
      place.files.map(({ path }) =>
        path
          .split('/')
          .slice(0, -1)
          .join('/')
          .replace(/^(dist\/types).*/, '$1'),
      ),
    );
    expect([...folders].sort()).toEqual(['', 'bin', 'dist', 'dist/assets', 'dist/schemas', 'dist/types']);
    expect(place.files.filter(({ path }) => /\.(ts|map)$/.test(path) && !path.endsWith('.d.ts'))).toEqual([]);
  });

  it('brings the licence of everything that is built in', () => {
    const notices = readFileSync(join(place.folder, 'node_modules/outer-rim-referee/dist/THIRD-PARTY.md'), 'utf8');
    for (const name of ['zod', 'commander', 'helmet']) expect(notices).toMatch(new RegExp(`^## ${name} `, 'm'));
  });

  it('installs no Node and no tool', () => {
    const there = readdirSync(join(place.folder, 'node_modules'));
    expect(there.filter((name) => /^(node-|typescript|rolldown|vitest|commander|pinned)/.test(name))).toEqual([]);
  });

  it('lets nobody import what is not public', () => {
    const { stderr } = within(place, process.execPath, ['-e', "import('outer-rim-referee/dist/cli.js')"]);
    expect(stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });
});

describe.each(nodes())('with %s', (node) => {
  const bin = 'node_modules/.bin/outer-rim-referee';

  it('the command finds what is wrong with a game', () => {
    const { stdout, stderr, status } = within(place, node, [bin, 'verify', 'game.json']);
    expect(stdout, stderr).toContain('outer-rim.movement.2');
    expect(status).toBe(1);
  });

  it.each([
    ['legal', 'game.json'],
    ['explain', 'game.json', '--at', '0'],
    ['rules', 'maelstrom', '--lang', 'de'],
    ['rules', 'coverage', '--entry', 'movement'],
    ['charts', 'turn', '--format', 'svg'],
    ['simulate', '--ruleset', 'deckbuilding', '--moves', '20'],
    ['verify', 'nothing.json'],
  ])('says what the sources say: %s', (...args) => {
    const there = within(place, node, [bin, ...args]);
    const here = spawnSync(process.execPath, [join(root, 'cli/main.ts'), ...args], {
      cwd: place.folder,
      encoding: 'utf8',
    });
    expect([there.status, there.stdout, there.stderr]).toEqual([here.status, here.stdout, here.stderr]);
  });

  it.each(['outer-rim', 'deckbuilding'])('the first log of %s is written and verified as its page says', (game) => {
    const page = readFileSync(join(root, `docs/${game}/first-log.md`), 'utf8');
    expect(transcriptOf(page, [node, join(place.folder, bin)]).text).toBe(page);
  });

  it('the command verifies many games with threads', () => {
    const games = within(place, node, [bin, 'simulate', '--games', '200', '--moves', '40']).stdout;
    writeFileSync(join(place.folder, 'many.ndjson'), games);
    const { stdout, stderr } = within(place, node, [
      bin,
      'verify',
      '--threads',
      '2',
      '--format',
      'ndjson',
      'many.ndjson',
    ]);
    expect(stdout.trimEnd().split('\n'), stderr).toHaveLength(200);
  });

  it('every entry can be imported, and does its work', () => {
    const program = `
      import { createServer } from 'node:http';
      import { readFileSync } from 'node:fs';
      import { createRequire } from 'node:module';
      import { createActor } from 'xstate';
      import { legalMoves, verify } from 'outer-rim-referee';
      import { game, positionOf } from 'outer-rim-referee/machines';
      import { createClient } from 'outer-rim-referee/client';
      import { createApp } from 'outer-rim-referee/server';
      const schema = createRequire(import.meta.url)('outer-rim-referee/schemas/outer-rim.json');
      const text = readFileSync('game.json', 'utf8');
      const told = [schema.title, verify(text).value.verdict, legalMoves(text, { at: -1 }).ok];
      const header = { format: 'referee-log/1', ruleset: 'outer-rim', seats: ['jyn', 'han'] };
      const actor = createActor(game('outer-rim'), { input: header }).start();
      actor.send({ type: 'planning.gain-credits', seat: 'jyn' });
      told.push(positionOf(actor.getSnapshot()).facts.turn.step);
      for (const threads of [0, 1]) {
        const server = createServer(createApp({ threads }));
        await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
        const url = 'http://127.0.0.1:' + server.address().port;
        const { data } = await createClient(url).POST('/v1/verifications', { body: JSON.parse(text) });
        const pages = [await fetch(url + '/docs'), await fetch(url + '/docs/style.css')];
        told.push(data.verdict, ...pages.map(({ status }) => status));
        server.closeAllConnections();
        server.close();
      }
      console.log(JSON.stringify(told));
      process.exit();`;
    writeFileSync(join(place.folder, 'entries.mjs'), program);
    const { stdout, stderr } = within(place, node, ['entries.mjs']);
    expect(stdout, stderr).toBe(
      '["A recorded game of Star Wars: Outer Rim","violation",true,"action","violation",200,200,"violation",200,200]\n',
    );
  });
});

describe('docs/library.md', () => {
  const snippets = readFileSync(join(root, 'docs/library.md'), 'utf8')
    .split(/^## /m)
    .flatMap((section) =>
      [...section.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => ({
        heading: section.split('\n')[0],
        code,
      })),
    );

  it('has a snippet of everything', () => expect(snippets.length).toBeGreaterThan(5));

  it.each(snippets)('prints what it says: $heading', ({ code }) => {
    writeFileSync(join(place.folder, 'snippet.ts'), code);
    const { stdout, stderr } = within(place, process.execPath, ['snippet.ts']);
    const promised = [...code.matchAll(/^\/\/ → (.*)$/gm)].map(([, line]) => line);
    expect(promised.length).toBeGreaterThan(0);
    expect(stdout.trim().split('\n'), stderr).toEqual(promised);
  });

  /** What the compiler says of a project that has the package, and of the types that it imports. */
  function compiled(files: Readonly<Record<string, string>>): string {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(place.folder, name), text);
    const types = join(place.folder, 'node_modules/@types');
    if (!existsSync(types)) symlinkSync(join(root, 'node_modules/@types'), types);
    const compilerOptions = { target: 'es2022', module: 'nodenext', strict: true, noEmit: true, types: ['node'] };
    const config = { compilerOptions, files: Object.keys(files) };
    writeFileSync(join(place.folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    return within(place, process.execPath, [tsc, '-p', '.']).stdout;
  }

  it('passes the compiler, with every type that the package brings', () => {
    expect(snippets.length).toBeGreaterThan(0);
    const files = snippets.map(({ code }, at): [string, string] => [`snippet-${at}.ts`, code]);
    expect(compiled(Object.fromEntries(files))).toBe('');
  }, 300_000);

  it('knows the words of moves and answers: what is none of them does not pass', () => {
    const wrong = `
      import { verify } from 'outer-rim-referee';
      import { game } from 'outer-rim-referee/machines';
      import { createActor } from 'xstate';
      const found = verify('{}', { lang: 'fr' });
      console.log(found.value);
      const actor = createActor(game('outer-rim'), { input: { format: 'referee-log/1', ruleset: 'outer-rim', seats: [] } });
      actor.send({ type: 'planning.fly', seat: 'jyn' });
      const credits: string = actor.getSnapshot().context.facts.seats['jyn']!.credits;`;
    const told = compiled({ 'wrong.ts': wrong });
    for (const line of [5, 6, 8, 9]) expect(told).toContain(`wrong.ts(${line},`);
    expect(told).not.toContain('node_modules');
  }, 300_000);
});

describe.each(nodes())('a ruleset from outside, with %s', (node) => {
  it('is what the installed package makes of it', () => {
    const module = `
      import { defineRuleset } from 'outer-rim-referee';
      export default defineRuleset({
        of: 'outer-rim',
        id: 'home',
        name: 'At home',
        version: '1.0.0',
        sources: [{ id: 'HOME', name: 'Our table' }],
        rules: [{ id: 'home.patrols.1', entry: 'Patrols', statement: 'Nobody has to stop at a patrol.' }],
        instead: { 'outer-rim.movement.2': { rule: 'home.patrols.1', check: () => true } },
      });`;
    writeFileSync(join(place.folder, 'home.mjs'), module);
    const game = readFileSync(join(place.folder, 'game.json'), 'utf8').replace('"outer-rim"', '"home"');
    writeFileSync(join(place.folder, 'home.json'), game);
    const bin = 'node_modules/.bin/outer-rim-referee';
    const { stdout, stderr, status } = within(place, node, [
      bin,
      'verify',
      '--ruleset-module',
      'home.mjs',
      'home.json',
    ]);
    expect(stdout, stderr).toContain('✓ legal');
    expect(status).toBe(0);
    const none = within(place, node, [bin, 'verify', '--ruleset-module', 'none.mjs', 'home.json']);
    expect([none.status, none.stderr]).toEqual([2, 'referee: none.mjs: there is no such file\n']);
  });
});
