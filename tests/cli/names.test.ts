/** @module On the command line things are called by their names, found by them, and drawn with them. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

function referee(args: readonly string[], input?: unknown) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/referee.js', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    ...(input === undefined ? {} : { input: JSON.stringify(input) }),
  });
  return { status, stdout, stderr };
}

const log = {
  format: 'referee-log/1',
  ruleset: 'outer-rim',
  seats: ['Jyn', 'Dr. Köhler'],
  start: {
    turn: { seat: 'jyn' },
    seats: { JYN: { space: 'Kessel', values: { hyperdrive: 4 } }, 'dr. köhler': { space: 'Naboo' } },
  },
  moves: [{ type: 'planning.move', seat: 'jyn', to: 'Mahlstrom' }],
};

describe('names', () => {
  it('of players and spaces are as good as ids', () => {
    const { status, stdout } = referee(['verify', '-'], log);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^✓ legal/)]);
    expect(referee(['legal', '-', '--seat', 'DR. KÖHLER'], log).status).toBe(0);
    const wrong = referee(['legal', '-', '--seat', 'Dr. Kehler'], log);
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('did you mean Dr. Köhler?')]);
    const move = JSON.stringify({ type: 'planning.move', seat: 'JYN', to: 'MAELSTROM' });
    const tried = referee(['explain', '-', '--at', '0', '--move', move], log);
    expect([tried.status, tried.stdout]).toEqual([
      0,
      expect.stringMatching(/^entry 0: Jyn moves to maelstrom {2}legal/),
    ]);
  });
});

describe('look', () => {
  it('finds components, tells what is known of them and who says so, and that nobody knows the rest', () => {
    const { status, stdout } = referee(['look', 'ships', 'yt-2400']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^yt-2400-light-freighter {2}YT-2400 Light Freighter\n.*cost: not known.*\n/);
    expect(stdout).toContain('unsure:');
    expect(referee(['look', 'spaces', 'mahlstrom']).stdout).toContain('maelstrom  Maelstrom · Mahlstrom (German)');
    expect(JSON.parse(referee(['look', 'cards', 'ion', '--format', 'json']).stdout)[0]).toMatchObject({
      id: 'ion-cannon',
    });
    expect(referee(['look', 'bases', 'dagobah']).stdout).toContain('hit points: 12');
    expect(referee(['look']).stdout).toContain('spaces');
  });

  it.each([
    [['spacs'], 'nobody here knows the kind "spacs"; did you mean "spaces"?'],
    [['spaces', 'tatoine'], 'did you mean "Tatooine"?'],
    [['cards', 'xyzzy'], 'nothing among the cards is called "xyzzy"'],
    [['spaces', '--ruleset', 'outerrim'], 'did you mean "outer-rim"?'],
  ])('%j is not found, and that is said', (args, message) => {
    const { status, stdout, stderr } = referee(['look', ...args]);
    expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
  });
});

describe('map', () => {
  it('draws the board, and a log on it', () => {
    expect(referee(['map']).stdout).toMatch(/^<svg [\s\S]*Ring of Kafrene[\s\S]*<\/svg>\n$/);
    const { status, stdout } = referee(['map', '--log', '-', '--at', '-1'], log);
    expect(status).toBe(0);
    expect(stdout).toContain('Jyn: Kessel');
    expect(referee(['map', '--log', '-'], log).stdout).toContain('Jyn: Maelstrom');
  });

  it('says what it cannot draw', () => {
    expect(referee(['map', '--ruleset', 'deckbuilding'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('without a board'),
    });
    expect(referee(['map', '--at', '3']).stderr).toContain('--log names the log');
    expect(referee(['map', '--log', '-', '--at', '7'], log).stderr).toContain('there is no entry 7');
    const other = referee(['map', '--log', '-', '--ruleset', 'deckbuilding'], log);
    expect(other).toMatchObject({ status: 2, stdout: '' });
    expect(other.stderr).toContain('the log is one of outer-rim, not of deckbuilding');
  });
});
