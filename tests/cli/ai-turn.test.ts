/**
 * @module
 * `referee ai-turn`: what it plays, where it stops, and what it writes to the log.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { automatic } from '../../machines/outer-rim/solo/automatic.ts';
import { toLines } from '../../referee/log/convert.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'referee-solo-'));
afterAll(() => rmSync(folder, { recursive: true }));

function referee(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/referee.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, stdout, stderr };
}

const solo = { format: 'referee-log/1', ruleset: 'outer-rim', ...automatic.sample, moves: [] as object[] };

function file(name: string, content: object | string): string {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return name;
}
const linesOf = (log: object): string => {
  const read = toLines(JSON.stringify(log));
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value;
};
const card = { type: 'ai.card', card: 'hunter-1' };
/** What the AI player does with that card, as lines. */
const RECOVERS = ['ai.card hunter-1', 'boba ai.resolve recover'];

describe('referee ai-turn', () => {
  it('says which card is to be drawn', () => {
    const { status, stdout } = referee('ai-turn', file('solo.json', solo));
    expect(status).toBe(0);
    expect(stdout).toContain('The top card of the AI deck is drawn');
    expect(stdout).toContain('hunter-1 · hunter-2');
  });

  it('tells of a card that cannot come up that it breaks a rule, and that the move is wrong, not the file', () => {
    const { status, stderr } = referee('ai-turn', file('solo.json', solo), '--move', 'ai.card smuggler-1');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^--move: .*breaks outer-rim[.]single-player-rules-setup[.]/);
    expect(stderr.split('smuggler-1 is drawn')).toHaveLength(2);
  });

  it('plays what the card leaves no choice in, with how it was read and the rules', () => {
    const { status, stdout } = referee('ai-turn', file('solo.json', solo), '--move', 'ai.card hunter-1');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /the planning section of hunter-1\n {4}✓ .*recover.*: boba is defeated\n {2}→ boba resolves/,
    );
    expect(stdout).toMatch(
      /Single-Player Rules: Playing the Game, page 22: outer-rim[.]single-player-rules-playing-the-game .*0[.]5/,
    );
    expect(stdout).not.toContain('log.');
    expect(stdout).toContain(`as lines of the log:\n  ${RECOVERS.join('\n  ')}`);
  });

  it('goes on from an entry, also where the log has more', () => {
    const name = file('more.json', {
      ...solo,
      moves: [card, { type: 'ai.resolve', seat: 'boba', instruction: 'recover' }],
    });
    const { stdout } = referee('ai-turn', name, '--at', '0', '--format', 'json');
    const { steps, lines, at } = JSON.parse(stdout) as Record<string, { says: string; citations: unknown[] }[]>;
    expect([at, lines?.[0]]).toEqual([0, RECOVERS[1]]);
    expect(steps?.[0]?.citations[0]).toHaveProperty('page', 22);
  });

  it.each([
    ['a log in JSON', JSON.stringify({ ...solo, moves: [card] })],
    ['one whose moves have lines of their own', JSON.stringify({ ...solo, moves: [card] }, null, 2)],
    ['one with signs in its texts', JSON.stringify({ ...solo, moves: [{ ...card, note: '"]}\\' }], title: 'behind' })],
    ['one without moves', JSON.stringify({ ...solo, title: 'behind' }, null, 2)],
    ['a log in lines', linesOf({ ...solo, moves: [card] })],
    ['one that ends without a line break', linesOf({ ...solo, moves: [card] }).trimEnd()],
  ])('writes the moves to the end of %s', (_, text) => {
    const name = file('grows.json', text);
    const isBegun = /hunter-1/.test(text);
    const args = ['ai-turn', name, '--append', '--format', 'lines', ...(isBegun ? [] : ['--move', 'ai.card hunter-1'])];
    const { status, stdout } = referee(...args);
    expect([status, stdout.split('\n')[isBegun ? 0 : 1]]).toEqual([0, RECOVERS[1]]);
    const grown = readFileSync(join(folder, name), 'utf8');
    const moves = grown.startsWith('{')
      ? (JSON.parse(grown) as typeof solo).moves.length
      : grown.split('moves:\n')[1]?.trimEnd().split('\n').length;
    expect(moves).toBeGreaterThanOrEqual(2);
    expect(referee('verify', '--quiet', name).status).toBe(0);
    expect(referee('ai-turn', name, '--format', 'lines').stdout).toBe('');
  });

  it.each([
    ['JSON', JSON.stringify({ ...solo, moves: [card] }, null, 2)],
    ['JSON without moves', JSON.stringify({ ...solo, title: 'behind' }, null, 2)],
    ['lines', linesOf({ ...solo, moves: [card] })],
  ])('lines end as those of the text do: %s', (_, text) => {
    const name = file('crlf.json', text.replaceAll('\n', '\r\n'));
    const drawn = text.includes('hunter-1') ? [] : ['--move', 'ai.card hunter-1'];
    expect(referee('ai-turn', name, ...drawn, '--append').status).toBe(0);
    const grown = readFileSync(join(folder, name), 'utf8');
    expect(grown.length).toBeGreaterThan(text.length + text.split('\n').length);
    expect(grown).not.toMatch(/[^\r]\n/);
  });

  it('a log of a stream of lines stays in its line', () => {
    for (const moves of [[], [card]]) {
      const name = file('one.ndjson', `${JSON.stringify({ ...solo, moves })}\n`);
      const drawn = moves.length > 0 ? [] : ['--move', 'ai.card hunter-1'];
      expect(referee('ai-turn', name, ...drawn, '--append').status).toBe(0);
      expect(readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')).toHaveLength(1);
      expect(referee('verify', '--quiet', name).status).toBe(0);
    }
  });

  it.each([
    [
      { ...solo, ai: undefined },
      /every seat of this log is played by somebody: the member "ai" of the header .* \(\/seats\)/,
    ],
    [
      { ...solo, start: { turn: { seat: 'ann' } } },
      'it is the turn of ann, whom somebody plays: a turn of boba can be played once that has ended',
    ],
    [
      { format: 'referee-log/1', ruleset: 'deckbuilding', seats: ['ann', 'ben'], start: {}, moves: [] },
      /in Star Wars: The Deckbuilding Game every seat is played by somebody: .* \(\/ruleset\)/,
    ],
  ])('says why there is no such turn', (log, message) => {
    const { status, stdout, stderr } = referee('ai-turn', file('none.json', log));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });

  it.each(['null', 'true', '12', '-1.5e3', '"a \\"b\\""'])('writes behind a last entry that is no move: %s', (last) => {
    const text = JSON.stringify({ ...solo, moves: [card, 'last'] }, null, 2).replace('"last"', last);
    const name = file('odd.json', text);
    expect(referee('ai-turn', name, '--append').status).toBe(0);
    const { moves } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as typeof solo;
    expect(moves.slice(0, 2)).toEqual([card, JSON.parse(last)]);
    expect(moves.length).toBeGreaterThan(2);
  });

  it('writes nothing behind what is no JSON as it stands', () => {
    const text = JSON.stringify({ ...solo, moves: [card, 'last'] }, null, 2).replace(/\},\s+"last"/, '},');
    const name = file('slip.json', text);
    expect(referee('ai-turn', name).status).toBe(0);
    const { status, stderr } = referee('ai-turn', name, '--append');
    expect([status, stderr]).toEqual([2, expect.stringContaining('nothing can be written behind this')]);
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });

  it.skipIf(process.platform === 'win32')(
    'writes through a link, keeps the rights of a file, and leaves nothing beside it',
    () => {
      const name = file('kept.json', solo);
      chmodSync(join(folder, name), 0o640);
      symlinkSync(name, join(folder, 'link.json'));
      expect(referee('ai-turn', 'link.json', '--move', 'ai.card hunter-1', '--append').status).toBe(0);
      expect(lstatSync(join(folder, 'link.json')).isSymbolicLink()).toBe(true);
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o640);
      expect(readFileSync(join(folder, name), 'utf8')).toContain('hunter-1');
      expect(readdirSync(folder).filter((one) => one.endsWith('.new'))).toEqual([]);
    },
  );

  it('refuses a card that cannot lie on top, and to write behind an entry in the middle', () => {
    const name = file('solo.json', solo);
    const wrong = referee('ai-turn', name, '--move', 'ai.card ai-dengar', '--append');
    expect([wrong.status, wrong.stderr]).toEqual([
      2,
      expect.stringContaining('this breaks outer-rim.single-player-rules'),
    ]);
    const slip = referee('ai-turn', name, '--move', 'ai.card hunter-1 3 4');
    expect([slip.status, slip.stderr]).toEqual([2, expect.stringContaining('--move:1:')]);
    expect(referee('ai-turn', name, '--at', '-1', '--append').status).toBe(2);
    expect(referee('ai-turn', '-', '--append').stderr).toContain('--append goes on at the end of a file');
  });
});
