/**
 * @module
 * What `referee verify` makes of folders and patterns, and how much it says of many logs.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleLogs } from '../../api/samples.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const BREACH = 'outer-rim.movement.2--past-an-imperial-patrol.json';
const [sample] = sampleLogs();
const legal = JSON.stringify(sample?.legal);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-inputs-'));
  for (const name of ['games/b', 'games/.hidden', 'games/node_modules/x', 'games/a', 'empty', 'reports', 'many'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['games/b/2.json', 'games/a/10.JSON', 'games/a/[1].json', 'games/.hidden/no.json'])
    writeFileSync(join(folder, name), legal);
  writeFileSync(join(folder, 'games/node_modules/x/no.json'), legal);
  writeFileSync(join(folder, 'games/c.ndjson'), `${legal}\n${legal}\n`);
  writeFileSync(join(folder, 'games/notes.md'), legal);
  symlinkSync(join(folder, 'games'), join(folder, 'games/a/loop'));
  writeFileSync(join(folder, 'reports/package.json'), '{ "name": "x" }');
  writeFileSync(join(folder, 'reports/list.json'), '[1, 2]');
  writeFileSync(join(folder, 'reports/notes.txt'), 'to do: nothing\n');
  for (let index = 0; index < 12; index += 1) writeFileSync(join(folder, `many/${index + 10}.json`), legal);
  copyFileSync(join(root, 'fixtures/outer-rim/breach', BREACH), join(folder, 'many/15.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function verify(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/referee.js'), 'verify', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, stdout, stderr };
}

/** The names of the logs that are verified. */
function verified(...args: readonly string[]): string[] {
  const { stdout, stderr } = verify('--format', 'ndjson', ...args);
  expect(stderr).toBe('');
  return stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { file: string }).file.replaceAll('\\', '/'));
}

const ALL = ['games/a/10.JSON', 'games/a/[1].json', 'games/b/2.json', 'games/c.ndjson:1', 'games/c.ndjson:2'];

describe('a folder', () => {
  it('stands for all logs in it, in the order of their paths; what is hidden or installed there is not meant', () => {
    expect(verified('games')).toEqual(ALL);
    expect(verified('games', 'games/')).toEqual(ALL);
    expect(verified('games/.hidden')).toEqual(['games/.hidden/no.json']);
  });

  it('with nothing in it, or with no log, is an error', () => {
    for (const [name, says] of [
      ['empty', 'empty: cannot be used: there is no file that ends in ".json"'],
      ['reports', 'none of the 3 files there is a log'],
    ] as const) {
      const { status, stdout, stderr } = verify(name);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain(says);
    }
  });

  it('may hold documents that are no logs: they are counted, no more', () => {
    const mixed = join(folder, 'mixed');
    cpSync(join(folder, 'reports'), mixed, { recursive: true });
    cpSync(join(root, 'fixtures/deckbuilding/reports'), join(mixed, 'golden'), { recursive: true });
    writeFileSync(join(mixed, '1.json'), legal);
    writeFileSync(join(mixed, '2.json'), legal);
    const { status, stdout, stderr } = verify('mixed');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/2 logs: 2 legal, .*; \d+ files are no log\)/);
  });

  it('with a log that cannot be read is told so: what was meant as a log is never passed over', () => {
    for (const [name, text] of [
      ['lines', 'format: referee-log/1\nruleset: chess\nmoves:\n'],
      ['half', '{"format": "referee-log/1", "moves": ['],
      ['unnamed', '{"moves": []}'],
      ['strange', '{"format": "referee-log/9"}'],
    ] as const) {
      mkdirSync(join(folder, name));
      const file = join(name, name === 'lines' ? 'log.txt' : 'log.json');
      writeFileSync(join(folder, file), text);
      const { status, stderr } = verify(name);
      expect(status).toBe(2);
      expect(stderr).toContain(`${file}:`);
    }
  });

  it.each(['lost', 'lost/*'])('with a file of logs tells of each line of it that is none: %s', (word) => {
    mkdirSync(join(folder, 'lost'), { recursive: true });
    writeFileSync(join(folder, 'lost/x.ndjson'), `null\n${JSON.stringify(JSON.parse(legal))}\n[]\n`);
    writeFileSync(join(folder, 'lost/y.ndjson'), '{"a":1}\n\n{"a":2}\n');
    const { status, stdout, stderr } = verify(word);
    expect(status).toBe(2);
    expect(stderr).toMatch(/x\.ndjson:1.*\n(.*\n)*.*x\.ndjson:3/);
    expect(stderr).not.toContain('y.ndjson');
    expect(stdout).toMatch(/3 logs: 1 legal, .*2 unusable.*; 1 file is no log\)/);
  });

  it('holds logs in the line notation too', () => {
    const { status, stdout, stderr } = verify(join(root, 'docs/example'));
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout.match(/violation {2}\S+game\.(json|referee)/g)).toHaveLength(2);
  });

  it('is not passed over when it is named itself as a file', () => {
    expect(verify('reports/package.json').stderr).toContain('cannot be used');
  });
});

describe('a pattern', () => {
  it('stands for the logs that fit it', () => {
    expect(verified('games/**/*.json')).toEqual(['games/a/[1].json', 'games/b/2.json']);
    expect(verified('games/{a,b}/*')).toEqual(ALL.slice(0, 3));
    expect(verified('**/c.*', 'games')).toEqual([...ALL.slice(3), ...ALL.slice(0, 3)]);
  });

  it('that nothing fits is an error, beside others too; so is a file that is not there', () => {
    for (const word of ['nowhere/*.json', 'games/*.md', 'nowhere.json']) {
      const { status, stdout, stderr } = verify(word, 'games/b/2.json');
      expect(status).toBe(2);
      expect(stderr).toContain(`${word}: cannot be used: `);
      expect(stdout).toContain('✓ legal');
    }
  });

  it('is none where a file is called so', () => {
    expect(verified('games/a/[1].json')).toEqual(['games/a/[1].json']);
  });
});

describe('a stream', () => {
  it('without a line is no log: who pipes what has failed is told', () => {
    writeFileSync(join(folder, 'empty/none.ndjson'), '\n \n');
    for (const args of [['empty/none.ndjson'], ['--ndjson', '-']])
      expect(verify(...args)).toMatchObject({ status: 2, stderr: 'referee: there is no log in the input\n' });
    expect(verify('empty/none.ndjson', 'games/b').status).toBe(0);
    rmSync(join(folder, 'empty/none.ndjson'));
  });
});

describe('how much is said', () => {
  it('of one legal log a line, of a few a line each and one together', () => {
    expect(verify('games/b').stdout).toMatch(/^✓ legal {2}games.b.2\.json .*\n$/);
    const { stdout } = verify('games');
    expect(stdout.match(/^✓ legal/gm)).toHaveLength(5);
    expect(stdout).toContain('5 logs: 5 legal, 0 with violations, 0 not fully verifiable, 0 unusable (');
  });

  it('of many only what needs attention, and what they come to', () => {
    const { status, stdout } = verify('many');
    expect(status).toBe(1);
    expect(stdout).not.toContain('✓');
    expect(stdout).toMatch(/^✗ violation {2}many.15\.json/);
    expect(stdout).toMatch(/\n\n12 logs: 11 legal, 1 with violations, .*\n$/);
  });

  it('the same of many lines of a stream, and of ten', () => {
    const lines = (count: number) => {
      const file = join(folder, `${count}.ndjson`);
      writeFileSync(file, `${legal}\n`.repeat(count));
      return verify(file).stdout;
    };
    expect(lines(10).match(/^✓ legal/gm)).toHaveLength(10);
    expect(lines(11)).toMatch(/^11 logs: 11 legal/);
  });

  it('quietly: nothing of what is legal, a line for a breach, the exit code', () => {
    expect(verify('--quiet', 'games')).toEqual({ status: 0, stdout: '', stderr: '' });
    const { status, stdout } = verify('--quiet', 'many');
    expect(status).toBe(1);
    expect(stdout.replaceAll('\\', '/')).toBe(
      'many/15.json:15:5: violation: jyn moves by t5-n3, t5-n5, t5-n6, ring-of-kafrene (outer-rim.movement.2: Movement, page 15)\n',
    );
    const doubtful = join(root, 'fixtures/outer-rim/clean/patrol-hunt.json');
    expect(verify('--quiet', doubtful).stdout).toMatch(/patrol-hunt\.json:\d+:\d+: unverifiable: .* \(1 more\)\n$/);
    expect(verify('--quiet', '--strict', doubtful).status).toBe(3);
  });
});

describe('what the file system refuses', () => {
  function linked(name: string): string {
    mkdirSync(join(folder, name, 'sub'), { recursive: true });
    writeFileSync(join(folder, name, 'sub/good.json'), legal);
    symlinkSync('loop.json', join(folder, name, 'loop.json'));
    symlinkSync('nowhere.json', join(folder, name, 'sub/dangling.json'));
    symlinkSync('nowhere', join(folder, name, 'no-log'));
    return name;
  }

  it('a link that leads back to itself is told, and the file beside it is verified', () => {
    const name = linked('looping');
    const { status, stdout, stderr } = verify(join(name, 'loop.json'), join(name, 'sub/good.json'));
    expect(status).toBe(2);
    expect(stderr).toBe(`${join(name, 'loop.json')}: cannot be used: this link leads back to itself\n`);
    expect(stdout).toContain('✓ legal');
  });

  it('links that lead nowhere are told, in a folder and by a pattern that they fit', () => {
    const name = linked('leading');
    const loop = `${join(name, 'loop.json')}: cannot be used: this link leads back to itself`;
    const dangling = `${join(name, 'sub/dangling.json')}: cannot be used: this link leads to no file`;
    for (const [word, refused, good] of [
      [name, [loop, dangling], true],
      [`${name}/**/*.json`, [loop, dangling], true],
      [`${name}/**/[dg]*.json`, [dangling], true],
      [`${name}/sub/dangling.*`, [dangling], false],
      [join(name, 'sub/dangling.json'), [dangling], false],
    ] as const) {
      const { status, stdout, stderr } = verify(word);
      expect(status).toBe(2);
      expect(stderr.trim().split('\n').sort()).toEqual(refused);
      expect(stdout.includes('✓ legal')).toBe(good);
    }
    expect(verify(`${name}/**/g*.json`).status).toBe(0);
  });

  it('links that lead to a log are logs, in a folder and by a pattern', () => {
    mkdirSync(join(folder, 'collected'));
    symlinkSync(join(folder, 'games/b/2.json'), join(folder, 'collected/round-1.json'));
    symlinkSync(join(folder, 'games/c.ndjson'), join(folder, 'collected/round-2.ndjson'));
    symlinkSync(join(folder, 'games'), join(folder, 'collected/all.json'));
    const both = ['collected/round-1.json', 'collected/round-2.ndjson:1', 'collected/round-2.ndjson:2'];
    expect(verified('collected')).toEqual(both);
    expect(verified('collected/*')).toEqual(both);
  });

  it.skipIf(process.getuid?.() === 0)('a folder in a folder that may not be read is told', () => {
    mkdirSync(join(folder, 'partly/closed'), { recursive: true });
    writeFileSync(join(folder, 'partly/good.json'), legal);
    chmodSync(join(folder, 'partly/closed'), 0);
    const answers = ['partly', 'partly/**/*.json'].map((word) => verify(word));
    chmodSync(join(folder, 'partly/closed'), 0o700);
    for (const { status, stderr } of answers) {
      expect(status).toBe(2);
      expect(stderr).toBe(`${join('partly', 'closed')}: cannot be used: this folder may not be read\n`);
    }
  });

  it('where nothing can be written that is told of the place that was to be written', () => {
    const log = 'games/b/2.json';
    for (const [args, says] of [
      [['charts', '--out', log], `referee: ${log} cannot be written: this is a file, not a folder\n`],
      [
        ['charts', '--out', `${log}/x`],
        `referee: ${log}/x cannot be written: a part of this path is a file, not a folder\n`,
      ],
      // Node's own way to make a folder below one that takes none would never end.
      ...(process.platform === 'linux'
        ? [
            [
              ['charts', '--out', '/proc/nope/x'],
              'referee: /proc/nope/x cannot be written: there is no such folder\n',
            ] as const,
          ]
        : []),
      [['convert', log, '--out', 'nope/x'], 'referee: nope/x cannot be written: there is no such folder\n'],
      [['convert', log, '--out', 'games'], 'referee: games cannot be written: this is a folder, not a file\n'],
    ] as const) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/referee.js'), ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      });
      expect([status, stdout, stderr]).toEqual([2, '', says]);
    }
  });
});
