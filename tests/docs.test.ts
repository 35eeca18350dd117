import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { coverageOf } from '../referee/coverage.ts';
import { rulesetIds } from '../referee/play/rulesets.ts';
import { ruleOf } from '../rules/index.ts';
import { Rulings } from '../schemas/deckbuilding/cards.ts';
import { transcriptOf } from '../scripts/transcripts.ts';

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
});

/** Every page of the repository that people read. */
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'cards/README.md',
  ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const HAND_WRITTEN = PAGES.filter((path) => !/^docs\/moves\/|\/(?:header|position|effects)\.md$/.test(path));

/** The anchors of a page: its headings, as a browser of repositories links them. */
function anchorsOf(page: string): Set<string> {
  const plain = page.replaceAll(/```[\s\S]*?```/g, '');
  return new Set(
    [...plain.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

describe.each(PAGES)('%s', (path) => {
  const text = read(path);

  it('links to files and headings that exist', () => {
    for (const [, link = '', anchor] of text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)) {
      const target = link === '' ? path : posix.normalize(posix.join(posix.dirname(path), link));
      expect(existsSync(`${root}${target}`), `${path} links to ${link}`).toBe(true);
      if (anchor !== undefined)
        expect([...anchorsOf(read(target))], `${path} links to ${link}#${anchor}`).toContain(anchor);
    }
  });

  it('names rules of the index only', () => {
    for (const [, id = ''] of text.matchAll(/`((?:outer-rim|deckbuilding|log)\.[a-z0-9-]+(?:\.[a-z0-9]+)+)`/g))
      expect(ruleOf(id), `${path} names ${id}`).toBeDefined();
  });
});

describe('logs in pages written by hand', () => {
  // These have logs that are wrong, or that nobody can rule by themselves, on purpose: tests of their own hold them to it.
  const own = ['first-log.md', 'cards-of-your-own.md', 'solo-play.md'];
  const shown = HAND_WRITTEN.filter((path) => !own.some((name) => path.endsWith(name))).flatMap((path) =>
    [...read(path).matchAll(/```json\n([\s\S]*?)```/g)]
      .filter(([, text = '']) => text.includes('"format": "referee-log/1"'))
      .map(([, log = ''], at) => [path, at, log] as const),
  );

  it('are enough of them', () => {
    expect(shown.length).toBeGreaterThanOrEqual(9);
  });

  it.each(shown)('of %s are legal: number %i', (_path, _at, log) => {
    const { status, stdout } = referee(['verify', '-'], log);
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

/** What each command of the tutorials ends with, and the rule that it cites. */
const TUTORIALS: Readonly<Record<string, readonly (readonly [command: string, status: number, tells: string])[]>> = {
  'docs/outer-rim/first-log.md': [
    ['verify first.json', 0, '✓ legal'],
    ['verify mistake.json', 1, 'outer-rim.movement.2'],
    ['verify claim.json', 1, 'outer-rim.encountering-a-patrol.1.a'],
    ['verify unknown.json', 0, '? unverifiable'],
    ['verify slip.json', 1, 'log.the-move-log.8'],
    ['verify setup.json', 0, '✓ legal'],
  ],
  'docs/deckbuilding/first-log.md': [
    ['verify first.json', 0, '✓ legal'],
    ['verify middle.json', 0, '✓ legal'],
    ['verify mistake.json', 1, 'deckbuilding.purchase-a-card.1'],
    ['verify claim.json', 1, 'deckbuilding.attacking-an-opponents-base'],
    ['verify slip.json', 1, 'log.the-move-log.8'],
  ],
  'docs/solo-play.md': [
    ['ai-turn solo.json', 0, 'ai-lando-calrissian'],
    ["ai-turn solo.json --move 'ai.card ai-lando-calrissian' --append", 0, '→ lando delivers bacta-supplies'],
    ["ai-turn solo.json --move 'ai.roll crit' --append", 0, 'the turn of lando is over'],
    ['verify solo.json', 0, '✓ legal'],
    ['verify wrong.json', 1, 'outer-rim.single-player-rules-moving.1.a'],
    ['legal wrong.json --at 5 --seat lando', 0, 'lando, without a choice'],
  ],
};

describe.each(Object.entries(TUTORIALS))('%s', (path, commands) => {
  const { text, runs } = transcriptOf(read(path));

  it('shows what its commands print today (else: npm run docs)', () => {
    expect(read(path)).toBe(text);
  });

  it('has each command end as the page says, and cite one rule', () => {
    expect(runs.map(({ command, status }) => [command, status])).toEqual(
      commands.map(([command, status]) => [`npx referee ${command}`, status]),
    );
    for (const [at, [command, status, tells]] of commands.entries()) {
      const printed = runs[at]?.printed ?? '';
      expect(printed, command).toContain(tells);
      expect(printed.match(/^ {2}✗/gm)?.length ?? 0, command).toBe(status);
    }
  });

  it('names no other command that does not run', () => {
    const files = new Map(
      [...read(path).matchAll(/`([a-z]+\.json)`:\n\n```json\n([\s\S]*?)```/g)].map(([, name = '', log = '']) => [
        name,
        log,
      ]),
    );
    for (const [, command = ''] of read(path).matchAll(/`npx referee ([^`]*)`/g)) {
      const file = [...files.keys()].find((name) => command.includes(name));
      if (file === undefined) continue;
      const { status, stderr } = referee(command.replace(file, '-').split(' '), files.get(file));
      expect(status, command).toBeLessThan(2);
      expect(stderr).toBe('');
    }
  });
});

describe.each(rulesetIds)('docs/%s/rulings.md', (id) => {
  const rulings = read(`docs/${id}/rulings.md`)
    .split(/\n(?=- |#)/)
    .filter((part) => part.startsWith('- '));
  const status = new Map(coverageOf(id)?.rules.map(({ id, status }) => [id, status]));

  it('names for each ruling the rules under which it is enforced today', () => {
    expect(rulings.length).toBeGreaterThan(30);
    const named = rulings.map((ruling) => [...ruling.matchAll(/`([a-z0-9-]+(?:\.[a-z0-9]+)+)`/g)].map(([, id]) => id));
    expect(rulings.filter((_, at) => named[at]?.length === 0)).toEqual([]);
    expect(named.flat().filter((rule) => status.get(`${id}.${rule}`) !== 'enforced')).toEqual([]);
  });
});

describe('docs/deckbuilding', () => {
  it('tells of every question on which sources differ, in the header and among the rulings', () => {
    for (const path of ['docs/deckbuilding/header.md', 'docs/deckbuilding/rulings.md'])
      for (const question of Object.keys(Rulings.shape)) expect(read(path)).toContain(`\`${question}\``);
  });
});

describe('CONTRIBUTING.md', () => {
  const text = read('CONTRIBUTING.md');

  it('names scripts and folders that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(6);
    for (const name of named) expect(scripts).toHaveProperty(name);
    for (const [, path = ''] of text.matchAll(/`((?:tests|rules|machines|docs|cards|fixtures|games)\/[a-z./<>-]*)`/g))
      for (const game of path.includes('<') ? rulesetIds : ['']) {
        const real = path.replace('<game>', game).replace(/\/<entry>.*$/, '');
        expect(existsSync(`${root}${real}`), real).toBe(true);
      }
  });
});

describe('the README and CONTRIBUTING', () => {
  it('set everything up with two commands', () => {
    for (const path of ['README.md', 'CONTRIBUTING.md'])
      expect(read(path)).toMatch(/^npm ci && npm start\b[^\n]*\nnpm ci && npm test\b/m);
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
