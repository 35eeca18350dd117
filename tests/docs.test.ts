import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** The words of a command, as a shell takes them. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

describe('README', () => {
  const text = read('README.md');

  const shown = [...text.matchAll(/```console\n([\s\S]*?)```/g)]
    .flatMap(([, block = '']) => block.split(/^(?=\$ )/m))
    .map((part) => /^\$ npx referee (.*)\n([\s\S]*)$/.exec(part)?.slice(1) ?? ['', part]);

  it('begins with what a newcomer expects: a log that is in order is legal', () => {
    expect(shown[0]?.[1]).toMatch(/^✓ legal .*\n$/);
    expect(shown.length).toBeGreaterThan(5);
  });

  it.each(shown)('shows what the referee prints today: %s', (command = '', output = '') => {
    const line = `npx referee ${command}`.replaceAll('npx referee', `'${process.execPath}' bin/referee.js`);
    const env = { ...process.env, NO_COLOR: '1', COLUMNS: '100' };
    expect(spawnSync('sh', ['-c', line], { cwd: root, encoding: 'utf8', env }).stdout).toBe(output);
  });

  it('names commands that run', () => {
    const commands = [...text.matchAll(/^npx referee ([^|#\n]+?)\s*(?:#.*)?$/gm)]
      .map(([, words = '']) => words)
      .filter((words) => !words.includes('game.json'));
    expect(commands.length).toBeGreaterThan(3);
    for (const command of commands) {
      const { status, stderr } = referee(wordsOf(command));
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

describe('docs/cards-of-your-own.md', () => {
  const text = read('docs/cards-of-your-own.md');
  const folder = mkdtempSync(join(tmpdir(), 'referee-docs-'));
  const write = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const [, log = ''] = /```json\n([\s\S]*?)```/.exec(text) ?? [];
  const [mine = '', more = ''] = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml);
  const [game, box] = [write('game.json', log), write('box.yaml', mine)];

  it('shows a log that cannot be ruled without a file of cards, and what is said of it with one', () => {
    expect(referee(['verify', '--strict', game]).status).toBe(3);
    const [, shown = ''] = /```console\n\$ npx referee verify [^\n]*\n([\s\S]*?)```/.exec(text) ?? [];
    expect(shown).not.toBe('');
    const { status, stdout } = referee(['verify', game, '--cards', box]);
    expect(status).toBe(1);
    expect(stdout.replaceAll(game, 'game.json').startsWith(shown)).toBe(true);
    const paid = write('paid.json', log.replace('"paid": 1500', '"paid": 2000'));
    expect(log).toContain('"paid": 1500');
    expect(referee(['verify', '--strict', paid, '--cards', box]).status).toBe(0);
  });

  it('shows files that can be used, and merged', () => {
    const other = write('more.yaml', more);
    expect(referee(['cards', 'check', box, other])).toMatchObject({ status: 0, stderr: '' });
    expect(Object.keys(JSON.parse(referee(['cards', 'merge', box, other]).stdout) as object)).toEqual([
      'format',
      'ruleset',
      'name',
      'cards',
      'encounters',
      'patrols',
    ]);
  });

  it('names every list of every game', () => {
    for (const ruleset of ['outer-rim', 'deckbuilding']) {
      const { properties } = JSON.parse(read(`schemas/json/${ruleset}-cards.schema.json`)) as { properties: object };
      const lists = Object.keys(properties).filter((word) => !['$schema', 'format', 'ruleset'].includes(word));
      for (const list of lists) expect(text, `${ruleset}: ${list}`).toContain(`\`${list}\``);
    }
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
