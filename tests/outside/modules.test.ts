import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../api/server.ts';
import { loadRulesets } from '../../outside/load.ts';
import { bundle } from '../../scripts/bundle.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const TIC_TAC_TOE = join(root, 'examples/tic-tac-toe/ruleset.ts');
const folder = mkdtempSync(join(tmpdir(), 'referee-modules-'));
// Inside the project, where packages are found.
const bundled = join(root, 'node_modules/.cache', `referee-modules-${process.pid}`);
beforeAll(() => bundle(bundled));
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(bundled, { recursive: true });
});

function referee(args: readonly string[], main = join(root, 'cli/main.ts'), env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const log = (...cells: string[]): string =>
  JSON.stringify({
    format: 'referee-log/1',
    ruleset: 'tic-tac-toe',
    seats: ['ann', 'ben'],
    moves: cells.map((cell, at) => ({ type: 'mark', seat: at % 2 === 0 ? 'ann' : 'ben', cell })),
  });

describe.each([
  ['the sources', join(root, 'cli/main.ts')],
  ['the bundle', join(bundled, 'main.cjs')],
])('--ruleset-module, with %s', (_name, main) => {
  const asked = (...args: string[]) => referee([...args, '--ruleset-module', TIC_TAC_TOE], main);
  const game = file('game.json', log('a', 'd', 'b', 'e', 'c'));
  const wrong = file('wrong.json', log('a', 'a'));

  it('verifies: a clean game, and a breach under the rule of the game', () => {
    expect(asked('verify', game)).toMatchObject({ status: 0, stdout: expect.stringContaining('legal') });
    const { status, stdout } = asked('verify', wrong);
    expect(stdout).toContain('tic-tac-toe.turns.2  Rules of tic-tac-toe, Turns, page 1');
    expect(status).toBe(1);
  });

  it('verifies with threads', () => {
    const games = asked('simulate', '--games', '100').stdout;
    const { stdout } = asked('verify', '--threads', '2', '--format', 'ndjson', file('games.ndjson', games));
    const reports = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { verdict: string });
    expect(reports.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 100 }, () => 'legal'));
  });

  it.each([
    [['legal', game, '--at', '0'], 'ben marks …'],
    [['explain', wrong, '--at', '1'], '✗ tic-tac-toe.turns.2'],
    [['rules'], 'tic-tac-toe.the-end.2'],
    [['rules', 'coverage'], '4 rules: 4 enforced'],
    [['charts'], 'One mark after the other'],
    [['charts', 'game', '--log', game, '--format', 'mermaid'], 'stateDiagram'],
    [['rules', 'maelstrom', '--ruleset', 'outer-rim'], 'outer-rim.maelstrom'],
  ])('answers %j', (args, shown) => {
    const { stdout, stderr } = asked(...args);
    expect(stdout, stderr).toContain(shown);
  });

  it('takes the module from the environment', () => {
    const { stdout } = referee(['rules'], main, { REFEREE_RULESET_MODULE: TIC_TAC_TOE });
    expect(stdout).toContain('tic-tac-toe.turns.1');
  });

  it('without it nobody knows the game', () => {
    expect(referee(['verify', game], main)).toMatchObject({ status: 2, stdout: '' });
  });

  it.each([0, 2])("a fault of one log is that log's: the others are judged (%i threads)", (threads) => {
    const rules = readFileSync(TIC_TAC_TOE, 'utf8')
      .replace('./examples.ts', join(root, 'examples/tic-tac-toe/examples.ts'))
      .replace("import { z } from 'zod';", "$& import { isMainThread } from 'node:worker_threads';")
      .replace(
        'draft.facts.cells[cell] = seat;',
        "if (cell === 'h' && !isMainThread) process.exit(1); if ('hi'.includes(cell)) throw new Error('no pebble'); $&",
      );
    const module = file('faulty.ts', rules);
    const padded = (cell: string) => log(cell).replace('"seats"', `${' '.repeat(40_000)}"seats"`);
    const cells = [...'abcdefgi'.repeat(4), ...'hab'];
    const games = file('faulty.ndjson', cells.map(padded).join('\n'));
    const args = ['verify', '--threads', String(threads), '--ruleset-module', module, games];
    const { status, stdout, stderr } = referee([...args, '--format', 'ndjson'], main);
    expect(stdout, stderr).not.toBe('');
    const lines = stdout.trimEnd().split('\n');
    const found = lines.map((line) => JSON.parse(line) as { file: string; verdict?: string; problems?: object[] });
    expect(found.map(({ verdict }) => verdict)).toEqual(
      cells.map((cell) => ('hi'.includes(cell) ? undefined : 'legal')),
    );
    expect(found.map(({ file: name }) => name)).toEqual(cells.map((_, at) => `${games}:${at + 1}`));
    expect(found[7]?.problems).toMatchObject([
      { code: 'internal', message: 'a fault of the referee itself: no pebble', line: 8 },
    ]);
    expect(found[32]?.problems).toMatchObject([{ code: 'internal' }]);
    expect(stderr).toContain(`${games}:32:1: cannot be used: a fault of the referee itself: no pebble`);
    expect(status).toBe(2);
  });

  const pile = "export { default } from 'outer-rim-referee/none';";
  const taken = `import { defineRuleset } from 'outer-rim-referee';
    export default defineRuleset({ of: 'outer-rim', id: 'deckbuilding', name: 'Another', version: '1.0.0', sources: [], rules: [], instead: {} });`;
  it.each([
    ['that is missing', join(folder, 'nothing.ts'), 'there is no such file'],
    ['that is a folder', folder, 'this is no file'],
    ['that is no program', file('broken.mjs', 'export default {'), 'the module cannot be run'],
    ['that throws', file('throws.mjs', "throw new Error('out of pebbles')"), 'cannot be run: out of pebbles'],
    ['that throws nothing', file('nothing.mjs', 'throw null'), 'cannot be run: null'],
    [
      'that cannot be looked at',
      file('proxy.mjs', "export default new Proxy({}, { get() { throw new Error('hands off'); } })"),
      'cannot be used: hands off',
    ],
    [
      'that says it has a ruleset',
      file('says.mjs', "export default { kind: 'outer-rim-referee/ruleset/1' }"),
      'what the module exports cannot be used',
    ],
    [
      'that never ends',
      file('waits.mjs', 'await new Promise(() => {}); export default 1'),
      'waits for what never comes',
    ],
    [
      'that throws later, while it is loaded',
      file(
        'late.mjs',
        'setTimeout(() => { throw new Error("late"); }, 5); await new Promise((done) => setTimeout(done, 5000)); export default 3',
      ),
      'the module cannot be run: late',
    ],
    ['that ends the program', file('exits.mjs', 'process.exit(0)'), 'a module ends the program'],
    [
      'that throws what cannot be read',
      file('unread.mjs', 'throw { toString() { throw 1; } }'),
      'the module cannot be run: it throws what nobody can read',
    ],
    ['that needs what is not there', file('needs.mjs', pile), 'the module cannot be run'],
    ['that exports no ruleset', file('none.mjs', 'export default 1'), 'exports no ruleset'],
    ['whose ruleset has a taken id', file('taken.mjs', taken), 'there is a ruleset "deckbuilding" already'],
  ])('a module %s is told in one line, with exit code 2', (_what, module, message) => {
    const { status, stdout, stderr } = referee(['verify', game, '--ruleset-module', module], main);
    expect(stderr).toContain(message);
    expect(stderr).toContain(module);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect([status, stdout]).toEqual([2, '']);
  });
});

describe('the service', () => {
  it('knows the game, with threads and without', async () => {
    await loadRulesets([TIC_TAC_TOE]);
    for (const threads of [0, 1]) {
      const server = await startServer({ host: '127.0.0.1', port: 0, threads, modules: [TIC_TAC_TOE] });
      try {
        const post = (path: string, body: string) =>
          fetch(`${server.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        const found = await (await post('/v1/verifications', log('a', 'a'))).json();
        expect(found).toMatchObject({ verdict: 'violation', violations: [{ rule: 'tic-tac-toe.turns.2' }] });
        const listed = await (await fetch(`${server.url}/v1/rulesets/tic-tac-toe/rules`)).json();
        expect(listed).toMatchObject({ total: 4, items: [{ status: 'enforced' }, {}, {}, {}] });
        const text = await (await fetch(`${server.url}/openapi.yaml`)).text();
        expect(text).toContain('TicTacToeMove_mark');
      } finally {
        await server.close();
      }
    }
  });
});

it('the example is complete in less than 150 lines', () => {
  const lines = ['ruleset.ts', 'examples.ts', 'ruleset.test.ts'].flatMap((name) =>
    readFileSync(join(root, 'examples/tic-tac-toe', name), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  expect(lines.length).toBeLessThan(150);
});
