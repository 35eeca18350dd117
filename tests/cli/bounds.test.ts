/**
 * @module
 * The command line where inputs have no end, readers go away and options ask for too much.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const cli = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url));
const broken = `${fixtures}outer-rim/breach/outer-rim.movement.2--past-an-imperial-patrol.json`;
const doubtful = `${fixtures}cases/hostile/patrol-ways-move.json`;

function referee(args: readonly string[], env: NodeJS.ProcessEnv = {}, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}

describe('inputs', () => {
  it('standard input has the limit of a file', () => {
    const { status, stderr } = referee(['verify', '-'], {}, ' '.repeat(33 * 1024 * 1024));
    expect(status).toBe(2);
    expect(stderr).toContain('a log has at most 32 MB');
  });

  it.runIf(existsSync('/dev/zero'))('so has a device without end', () => {
    const { status, stderr } = referee(['verify', '/dev/zero']);
    expect(status).toBe(2);
    expect(stderr).toContain('a log has at most 32 MB');
  });

  it('a folder is no log where one is asked for', () => {
    for (const args of [['legal'], ['explain', '--at', '0']]) {
      const { status, stderr } = referee([...args, fixtures]);
      expect(status).toBe(2);
      expect(stderr).toContain('this is a folder');
    }
  });
});

describe('a reader that goes away', () => {
  it('hears no more, and the exit code is still that of the logs', async () => {
    const child = spawn(process.execPath, [cli, 'verify', ...Array.from({ length: 400 }, () => broken)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout.once('data', () => child.stdout.destroy());
    expect((await once(child, 'exit'))[0]).toBe(1);
  });

  it('ends what has nothing else to tell', async () => {
    const child = spawn(process.execPath, [cli, 'simulate', '--games', '100000'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout.once('data', () => child.stdout.destroy());
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
});

describe('options', () => {
  it('a variable that says no means no', () => {
    expect(referee(['verify', doubtful], { REFEREE_STRICT: '1' }).status).toBe(3);
    for (const no of ['0', 'no', 'false', ''])
      expect(referee(['verify', doubtful], { REFEREE_STRICT: no }).status).toBe(0);
  });

  it.each([
    ['verify', '--threads', '65', broken],
    ['verify', '--threads', '-1', broken],
    ['verify', '--from', '-1', broken],
    ['simulate', '--games', '0'],
    ['simulate', '--games', '-1'],
    ['simulate', '--moves', '-1'],
    ['rules', '--limit', '0', 'move'],
    ['serve', '--host', '', '--port=0'],
    ['serve', '--port', '65536'],
    ['serve', '--memory', '1'],
    ['serve', '--connections', '0'],
    ['serve', '--budget', 'soon'],
  ])('%s %s %s is refused', (...args) => {
    const { status, stderr } = referee(args);
    expect(status).toBe(2);
    expect(stderr).toMatch(/are possible|a whole number is needed|an address is needed/);
  });

  it.skipIf(process.getuid?.() === 0)('a folder in which no game may be kept is named, not the port', () => {
    const folder = mkdtempSync(join(tmpdir(), 'referee-closed-'));
    chmodSync(folder, 0o500);
    const { status, stderr } = referee(['serve', '--port', '0', '--games', join(folder, 'games')]);
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([
      2,
      `referee: ${join(folder, 'games')} cannot be written: nobody here may write to it (EACCES)\n`,
    ]);
  });

  it('a variable without a value opens the service to nobody else', async () => {
    const child = spawn(process.execPath, [cli, 'serve', '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, HOST: '', REFEREE_BUDGET: '' },
    });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(said.toString()).toContain('http://127.0.0.1:');
    child.kill();
    await once(child, 'exit');
  });

  it('the bounds of the service are listed', () => {
    const { stdout } = referee(['serve', '--help']);
    for (const bound of ['threads', 'budget', 'body', 'memory', 'queue', 'connections', 'pause', 'idle'])
      expect(stdout).toContain(`--${bound}`);
    expect(stdout).toContain('(64 to 65536)');
  });

  it('what is cut is said, and shown when asked for', () => {
    // The same wrong claim once more is no second breach: every other one says something else.
    const log = JSON.parse(readFileSync(`${fixtures}cases/hostile/answer-blowup.json`, 'utf8')) as { moves: object[] };
    const other = { cards: { x: { abilities: [{ id: 'c', timing: 'other', effects: [] }] } } };
    const blown = JSON.stringify({
      ...log,
      moves: log.moves.map((move, at) => (at % 2 === 0 ? move : { ...move, expect: other })),
    });
    expect(referee(['verify', '-'], {}, blown).stdout).toMatch(/cut: \d+ long values shortened \(--all/);
    const all = JSON.parse(referee(['verify', '--all', '--from', '99', '--format', 'json', '-'], {}, blown).stdout) as {
      violations: unknown[];
      cut: unknown;
    };
    expect(all.violations).toHaveLength(2);
    expect(all.cut).toEqual({ violations: 99, unverifiable: 0, values: 0 });
  });
});

it('a service ends with the Node that started it, however that ends', async () => {
  // A Node that is too old starts the pinned one.
  const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.0.0'}})`;
  const main = fileURLToPath(new URL('../../bin/referee.js', import.meta.url));
  const child = spawn(process.execPath, ['--import', old, main, 'serve', '--port', '0', '--threads', '1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const [url = ''] = /http:\/\/\S+/.exec(said.toString()) ?? [];
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill('SIGKILL');
  // Both write to it: it closes when both have ended.
  await once(child.stdout, 'close');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

it('a service ends with the npx that started it, though the shell between them stays', async () => {
  const main = fileURLToPath(new URL('../../bin/referee.js', import.meta.url));
  // As npx does: a process of its own, a shell, the service.
  const shell = `'${process.execPath}' '${main}' serve --port 0 --threads 1; true`;
  const npx = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(shell)}], { stdio: 'inherit' })`;
  const child = spawn(process.execPath, ['-e', npx], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, npm_command: 'exec' },
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const [url = ''] = /http:\/\/\S+/.exec(said.toString()) ?? [];
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  await once(child.stdout, 'close');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

it('sarif lists what cannot be used, by the URI of its file', () => {
  const { status, stdout } = referee(['verify', '--format', 'sarif', 'no such file.json', broken]);
  expect(status).toBe(2);
  const { runs } = JSON.parse(stdout) as { runs: { invocations: { toolExecutionNotifications: unknown[] }[] }[] };
  const [notice] = runs[0]?.invocations[0]?.toolExecutionNotifications ?? [];
  expect(JSON.stringify(notice)).toContain('no%20such%20file.json');
});

it('standard input that is named twice is read once', () => {
  const log = readFileSync(broken, 'utf8');
  for (const more of [[], ['--ndjson']]) {
    const { status, stdout, stderr } = referee(
      ['verify', '--quiet', ...more, '-', '-'],
      {},
      `${JSON.stringify(JSON.parse(log))}\n`,
    );
    expect([status, stdout.split('\n').length, stderr]).toEqual([
      2,
      2,
      '<stdin>: cannot be used: standard input is named twice, and can be read only once\n',
    ]);
  }
});

it('a question about standard input is refused in its name', () => {
  const { status, stderr } = referee(['legal', '-', '--at', '9'], {}, readFileSync(broken, 'utf8'));
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^<stdin>: cannot be used: there is no entry 9/)]);
});

describe('what strangers write in a log', () => {
  const text = JSON.parse(readFileSync(broken, 'utf8')) as { moves: object[] };
  const strange = 'a]]>\u202eb\u2028<c>"&\u0007\ufffe';
  const log = JSON.stringify({ ...text, moves: [...text.moves, { type: strange }] });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not come out
  const obeyed = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\ufffe]/;

  it('junit: nothing that XML does not know, and nothing that is obeyed', () => {
    const { stdout } = referee(['verify', '--format', 'junit', '-'], {}, log);
    expect(stdout).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuite /);
    expect(stdout).not.toMatch(obeyed);
    expect(stdout).toContain('a]]&gt;');
    expect(stdout.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#\d+;)/);
  });

  it('junit: an input that cannot be used says where', () => {
    const { stdout } = referee(['verify', '--format', 'junit', '-'], {}, '{\n "a": 1,\n "a": 2 }');
    expect(stdout).toMatch(/<error message="[^"]+">&lt;stdin&gt;:3:2 \/a<\/error>/);
  });

  it('ndjson: a line is one line, whatever a reader takes for the end of one', () => {
    const { stdout } = referee(['verify', '--format', 'ndjson', '-'], {}, log);
    expect(stdout.trimEnd()).not.toMatch(/[\n\u2028]/);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'violation' });
  });

  it('sarif: what says how bad a result is goes with what says whether it is one', () => {
    const { stdout } = referee(['verify', '--format', 'sarif', doubtful, broken]);
    const { runs } = JSON.parse(stdout) as { runs: { results: { level: string; kind?: string }[] }[] };
    const results = runs.flatMap((run) => run.results);
    expect(new Set(results.map(({ level }) => level))).toEqual(new Set(['error', 'note']));
    // A result of another kind than `fail` has the level `none` (SARIF 2.1.0, 3.27.10).
    expect(results.every(({ kind = 'fail' }) => kind === 'fail')).toBe(true);
  });
});

describe('output that cannot be written', () => {
  const clean = `${fixtures}outer-rim/clean/patrol-hunt.json`;
  it
    .runIf(existsSync('/dev/full'))
    .each([
      ['--help'],
      ['--version'],
      ['charts', '--format', 'svg'],
      ['cards', 'template'],
      ['completion', 'bash'],
      ['convert', clean],
      ['legal', clean],
      ['legal', clean, '--format', 'json'],
      ['map'],
      ['simulate', '--moves', '5'],
      ['verify', clean],
      ['verify', clean, '--format', 'json'],
      ['verify', clean, '--format', 'ndjson'],
    ])('is told, and is no success: %s %s', (...args) => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [cli, ...args.filter((arg) => arg !== undefined)], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect(stderr).toBe('referee: standard output cannot be written: there is no space left (ENOSPC)\n');
    expect(status).toBe(2);
  });
});
