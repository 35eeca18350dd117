import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { coverageOf } from '../referee/coverage.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

function referee(args: readonly string[], input?: string) {
  return spawnSync(process.execPath, ['bin/referee.js', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', COLUMNS: '100' },
    ...(input === undefined ? {} : { input }),
  });
}

describe('README', () => {
  const text = read('README.md');

  it('shows a report that the referee prints today', () => {
    const [, command = '', shown = ''] = /```console\n\$ npx referee (.*)\n([\s\S]*?)```/.exec(text) ?? [];
    expect(shown).not.toBe('');
    expect(referee(command.split(' ')).stdout).toBe(shown);
  });

  it('names commands that run', () => {
    const commands = [...text.matchAll(/^npx referee ([^|#\n]+?)\s*(?:#.*)?$/gm)]
      .map(([, words = '']) => words)
      .filter((words) => !words.includes('game.json'));
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) {
      const files = readdirSync(`${root}fixtures/outer-rim/clean`).map((name) => `fixtures/outer-rim/clean/${name}`);
      const args = [...command.matchAll(/'([^']*)'|(\S+)/g)].flatMap(([, quoted, plain]) =>
        plain === 'fixtures/outer-rim/clean/*.json' ? files : [quoted ?? plain ?? ''],
      );
      const { status, stderr } = referee(args);
      expect(status, `${command}\n${stderr}`).toBeLessThan(2);
      expect(stderr).toBe('');
    }
  });

  it('links to files that exist', () => {
    for (const [, path = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)\)/g))
      expect(existsSync(`${root}${path}`), path).toBe(true);
  });
});

describe('docs/log-format.md', () => {
  const logs = [...read('docs/log-format.md').matchAll(/```json\n([\s\S]*?)```/g)].map(([, log = '']) => log);

  it('shows a log that is legal, one that begins with set-up, and one whose cards are programs', () => {
    expect(logs.length).toBe(3);
  });

  it.each([0, 2])('shows a log that is legal: the one with number %i', (at) => {
    const { status, stdout } = referee(['verify', '-'], logs[at]);
    expect(stdout).toContain('✓ legal');
    expect(status).toBe(0);
  });
});

describe('docs/rulings.md', () => {
  const rulings = read('docs/rulings.md')
    .split(/\n(?=- |#)/)
    .filter((part) => part.startsWith('- '));
  const status = new Map(coverageOf('outer-rim')?.rules.map(({ id, status }) => [id, status]));

  it('names for each ruling the rules under which it is enforced today', () => {
    expect(rulings.length).toBeGreaterThan(40);
    const named = rulings.map((ruling) => [...ruling.matchAll(/`([a-z0-9-]+(?:\.[a-z0-9]+)+)`/g)].map(([, id]) => id));
    expect(rulings.filter((_, at) => named[at]?.length === 0)).toEqual([]);
    expect(named.flat().filter((id) => status.get(`outer-rim.${id}`) !== 'enforced')).toEqual([]);
  });
});

describe('what is committed', () => {
  const files = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .filter((name) => name !== '' && existsSync(`${root}${name}`));

  it('has no download addresses in the lock file', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });

  it('names no path of the machine it was made on', () => {
    const home = root.replace(/\/$/, '');
    for (const name of files)
      if (name !== 'package-lock.json') expect(read(name).includes(`${home}/`) && home.length > 3, name).toBe(false);
  });
});
