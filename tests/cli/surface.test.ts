/**
 * @module
 * What the command line offers: examples that run, variables that break no command, words that were nearly right, completion.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { automatic } from '../../machines/outer-rim/solo/automatic.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const game = join(root, 'fixtures/outer-rim/clean/patrol-hunt.json');
const env = { ...process.env, NO_COLOR: '1' };

/** A log that begins with the turn of a seat that nobody plays. */
const solo = { format: 'referee-log/1', ruleset: 'outer-rim', ...automatic.sample, moves: [] };

function referee(args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/referee.js'), ...args], {
    encoding: 'utf8',
    env: { ...env, ...variables },
    maxBuffer: 2 ** 26,
  });
  return { status, stdout, stderr };
}

/** Every command, by the words that lead to it, with its help. */
function commandsIn(words: readonly string[]): { words: readonly string[]; help: string }[] {
  const help = referee([...words, '--help']).stdout;
  const [list = ''] = (help.split('\nCommands:\n')[1] ?? '').split('\n\n');
  const names = [...list.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = '']) => name).filter((name) => name !== 'help');
  return [{ words, help }, ...names.flatMap((name) => commandsIn([...words, name]))];
}

const commands = commandsIn([]);
const examplesOf = (help: string): string[] =>
  [...(help.split('\nExamples:\n')[1] ?? '').matchAll(/^ {2}(referee .*)$/gm)].map(([, line = '']) => line);

/** A folder with what the examples name: `game.json`, `games`, and the command itself. */
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-surface-'));
  for (const name of ['bin', 'games', '.zfunc', '.config/fish/completions', '.local/share/bash-completion/completions'])
    mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(game, join(folder, 'game.json'));
  copyFileSync(game, join(folder, 'games/1.json'));
  writeFileSync(join(folder, 'solo.json'), JSON.stringify(solo));
  const command = join(folder, 'bin/referee');
  writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'bin/referee.js')}' "$@"\n`);
  chmodSync(command, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = () => ({
  cwd: folder,
  env: { ...env, HOME: folder, PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}` },
});

describe('what is asked for', () => {
  it('and is not there ends with 2, whatever it is', () => {
    expect(referee(['rules', 'nosuchword'])).toMatchObject({ status: 2, stdout: '' });
    expect(referee(['look', 'nosuchword'])).toMatchObject({ status: 2, stdout: '' });
    expect(referee(['verify', ''])).toMatchObject({ status: 2, stderr: '"": cannot be used: there is no such file\n' });
  });
});

describe('the help of a command', () => {
  it.each(commands.map(({ words, help }) => [words.join(' '), help]))(
    'referee %s: ends with examples of its own',
    (words, help) => {
      const examples = examplesOf(help);
      expect(examples.length).toBeGreaterThanOrEqual(2);
      expect(examples.length).toBeLessThanOrEqual(4);
      for (const example of examples) expect(example).toContain(words === '' ? 'referee ' : words.split(' ')[0]);
    },
  );

  const examples = [...new Set(commands.flatMap(({ help }) => examplesOf(help)))];

  it.each(examples.filter((line) => !line.startsWith('referee serve')))('%s', (line) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
      ...inFolder(),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    expect(stderr).toBe('');
    expect(status).toBeLessThan(2);
    if (!/>|--quiet/.test(line)) expect(stdout).not.toBe('');
  });

  it.each(examples.filter((line) => line.startsWith('referee serve')))('%s', async (line) => {
    const [, ...args] = `${line} --port 0`.split(' ');
    const child = spawn(process.execPath, [join(root, 'bin/referee.js'), ...args], {
      ...inFolder(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(said.toString()).toContain('http://');
    child.kill();
    await once(child, 'exit');
  });
});

describe('environment variables', () => {
  const variables = [...new Set(commands.flatMap(({ help }) => help.match(/REFEREE_[A-Z]+/g) ?? []))];
  const runs = [
    ['verify', game],
    ['legal', game],
    ['explain', game, '--at', '2'],
    ['charts'],
    ['charts', 'turn', '--log', game],
    ['rules', 'maelstrom'],
    ['rules', 'coverage', '--entry', 'movement'],
    ['simulate', '--moves', '20'],
    ['completion', 'bash'],
  ];

  it('are those of what somebody wants of every command, and those of the service', () => {
    expect(variables).toEqual(
      expect.arrayContaining(['REFEREE_FORMAT', 'REFEREE_LANG', 'REFEREE_RULESET', 'REFEREE_BODY']),
    );
  });

  it('with odd values change no answer and fail no command', () => {
    // One that switches something on takes any word for yes: it changes how much is said.
    const isSwitch = (variable: string): boolean =>
      ['ALL', 'QUIET', 'STRICT'].includes(variable.slice('REFEREE_'.length));
    const odd = (some: readonly string[]) => Object.fromEntries(some.map((variable) => [variable, 'odd']));
    for (const args of runs) {
      const { status, stdout } = referee(args);
      const plainly = referee(args, odd(variables.filter((variable) => !isSwitch(variable))));
      expect([plainly.status, plainly.stdout]).toEqual([status, stdout]);
      expect(referee(args, odd(variables)).status).toBe(args[0] === 'verify' ? 3 : status);
    }
  });

  it('what one command takes, the others pass over without a word; what none takes is told', () => {
    const sarif = { REFEREE_FORMAT: 'sarif' };
    expect(JSON.parse(referee(['verify', game], sarif).stdout)).toHaveProperty('runs');
    expect(referee(['legal', game], sarif)).toEqual(referee(['legal', game]));
    expect(referee(['verify', game], { REFEREE_FORMAT: 'sarfi' }).stderr).toBe(
      'referee: REFEREE_FORMAT is passed over: no command takes "sarfi"; did you mean "sarif"?\n',
    );
    expect(referee(['rules', 'maelstrom'], { REFEREE_LANG: 'de' })).toEqual(
      referee(['rules', 'maelstrom', '--lang', 'de']),
    );
  });

  it('a game that is usually meant contradicts no log of another one', () => {
    const usual = { REFEREE_RULESET: 'deckbuilding' };
    expect(referee(['charts'], usual)).toEqual(referee(['charts', '--ruleset', 'deckbuilding']));
    expect(referee(['charts', 'turn', '--log', game], usual).status).toBe(0);
    expect(referee(['charts', '--log', game, '--ruleset', 'deckbuilding']).status).toBe(2);
    expect(referee(['charts'], { REFEREE_RULESET: 'deckbuildng' }).stderr).toContain('did you mean "deckbuilding"?');
  });

  it('where no game is named or usually meant, all of them are asked, and what is left out is said', () => {
    const more = 'Star Wars: The Deckbuilding Game has an answer, too: --ruleset deckbuilding\n';
    expect(referee(['rules', 'exile']).stdout).toContain('deckbuilding.exile.0.4');
    const both = referee(['rules', 'sabotage']);
    expect(both.stdout).toContain('outer-rim.');
    expect(both.stdout.endsWith(more)).toBe(true);
    expect(referee(['rules', 'sabotage', '--ruleset', 'outer-rim']).stdout).not.toContain(more);
    expect(referee(['rules', 'sabotage'], { REFEREE_RULESET: 'deckbuilding' }).stdout).not.toContain('outer-rim.');
    expect(referee(['rules', 'deckbuilding.exile.9']).stderr).toContain('"deckbuilding.exile.');
    expect(referee(['rules', 'coverage']).stdout).toMatch(
      /^Star Wars: Outer Rim, [\s\S]*^Star Wars: The Deckbuilding Game, /m,
    );
    expect(referee(['rules', 'coverage', '--entry', 'exile']).stdout).not.toContain('outer-rim.');
    const json = referee(['rules', 'coverage', '--format', 'json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ ruleset: 'outer-rim' });
    expect(json.stderr).toBe(`referee: ${more}`);
    expect(referee(['charts', 'galaxy-row'])).toMatchObject({ status: 0, stderr: '' });
    expect(referee(['charts', 'galaxy-rwo']).stderr).toContain('did you mean "galaxy-row"?');
    expect(referee(['charts']).stdout.endsWith(more)).toBe(true);
  });

  it('of the service alone are refused where they are wrong', () => {
    const { status, stderr } = referee(['serve'], { REFEREE_BUDGET: 'soon' });
    expect(status).toBe(2);
    expect(stderr).toContain('REFEREE_BUDGET');
  });

  it('what is asked once is no variable: a file is written, an entry chosen only where somebody types it', () => {
    const out = join(folder, 'drawings-of-nobody');
    expect(referee(['charts'], { REFEREE_OUT: out, REFEREE_AT: '3', REFEREE_STATE: 'x' }).status).toBe(0);
    expect(readdirSync(folder)).not.toContain('drawings-of-nobody');
  });
});

describe('words that are nearly right', () => {
  it.each([
    [['verfy', 'x'], 'Did you mean verify?'],
    [['verify', '--strit', 'x'], 'Did you mean --strict?'],
    [['rules', 'movment'], 'did you mean movement?'],
    [['rules', 'outer-rim.movemnt.2'], 'did you mean "outer-rim.movement.2"'],
    [['rules', 'covrage'], 'did you mean coverage?'],
    [['rules', 'coverage', '--entry', 'movemnt'], 'did you mean "movement"?'],
    [['rules', 'maelstrom', '--ruleset', 'outer-rin'], 'did you mean "outer-rim"?'],
    [['charts', 'trun'], 'did you mean "turn"?'],
    [['charts', 'turn', '--state', 'planing'], 'did you mean "planning"?'],
    [['charts', 'turn', '--active', 'turn.plannig'], 'did you mean "turn.planning"?'],
    [['legal', game, '--seat', 'ketsuu'], 'did you mean ketsu?'],
    [['explain', game, '--at', '2', '--move', '{"type":"planing.move"}'], 'did you mean "planning.move"'],
    [['completion', 'bsh'], 'Allowed choices are bash, zsh, fish'],
    [['simulate', '--header', '{ "options": { "favours": true } }'], '/options/favours'],
  ])('%j', (args, says) => {
    const { stdout, stderr } = referee(args);
    expect(stdout).toBe('');
    expect(stderr).toContain(says);
  });
});

describe('completion', () => {
  const script = referee(['completion', 'bash']).stdout;

  /** What bash offers for the last of these words. */
  function offered(...words: readonly string[]): string[] {
    const run = `${script}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})\nCOMP_CWORD=${words.length - 1}\n_referee\nprintf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', run], { encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.split('\n').filter((word) => word !== '');
  }

  it('bash: commands, and those of a command', () => {
    expect(offered('referee', '')).toEqual(commands.flatMap(({ words }) => (words.length === 1 ? words : [])));
    expect(offered('referee', 'ver')).toEqual(['verify']);
    expect(offered('referee', 'rules', 'co')).toEqual(['coverage']);
  });

  it('bash: the options of each command, all of them', () => {
    for (const { words, help } of commands) {
      const options = [...help.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, long = '']) => long);
      expect(offered('referee', ...words, '--')).toEqual(expect.arrayContaining(options));
    }
    expect(offered('referee', 'verify', 'game.json', '--str')).toEqual(['--strict']);
    expect(offered('referee', 'rules', '--lim')).toEqual(['--limit']);
  });

  it('bash: the values of an option, also behind "="', () => {
    expect(offered('referee', 'verify', '--format', '')).toEqual(
      expect.arrayContaining(['pretty', 'json', 'ndjson', 'sarif', 'junit']),
    );
    expect(offered('referee', 'verify', '--format', '=', 'j')).toEqual(['json', 'junit']);
    expect(offered('referee', 'verify', '--format', '=')).toContain('sarif');
    expect(offered('referee', 'rules', '--lang', '')).toEqual(['en', 'de']);
    expect(offered('referee', 'rules', 'coverage', '--ruleset', 'd')).toEqual(['deckbuilding']);
  });

  it('bash: the charts of all games, the shells, and names of files where those belong', () => {
    expect(offered('referee', 'charts', 'tur')).toContain('turn');
    expect(offered('referee', 'look', 'spa')).toContain('spaces');
    for (const named of [['deckbuilding'], ['=', 'deckbuilding']]) {
      expect(offered('referee', 'charts', '--ruleset', ...named, 'bounty-')).toEqual(['bounty-hunting-and-sabotage']);
      expect(offered('referee', 'charts', '--ruleset', ...named, 'market')).toEqual([]);
    }
    expect(offered('referee', 'charts', '--ruleset', 'outer-rim', 'bounty-hunting')).toEqual([]);
    expect(offered('referee', 'charts', 'bounty-h')).toContain('bounty-hunting-and-sabotage');
    expect(offered('referee', 'completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(offered('referee', 'rules', 'coverage', '--entry', 'mark')).toContain('market-action');
    expect(offered('referee', 'cards', 'template', '--kind', 'goal')).toEqual(['goalSides']);
    expect(offered('referee', 'verify', 'verify', '')).toEqual([]);
    expect(script).toContain('complete -o default -F _referee referee outer-rim-referee');
  });

  it.each(['bash', 'zsh', 'fish'])('%s: a script in which every command and its values stand', (shell) => {
    const { status, stdout } = referee(['completion', shell]);
    expect(status).toBe(0);
    for (const word of ['verify', 'coverage', 'threads', 'junit', 'deckbuilding', 'market-action'])
      expect(stdout).toContain(word);
    const isThere = spawnSync(shell, ['--version']).status === 0;
    if (isThere) expect(spawnSync(shell, ['-n'], { input: stdout, encoding: 'utf8' }).stderr).toBe('');
  });
});
