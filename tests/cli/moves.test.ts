/**
 * @module
 * Legal moves and explanations in words.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { movesInWords } from '../../cli/formats/moves.ts';
import type { LegalAnswer, ListedMove } from '../../referee/ask.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const hunt = join(root, 'fixtures/outer-rim/clean/patrol-hunt.json');

function referee(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/referee.js'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  expect(stderr).toBe('');
  return { status, stdout };
}

/** The lines of a list of such moves. */
function lines(...moves: readonly (Partial<ListedMove> & { says: string })[]): string[] {
  const answer: LegalAnswer = {
    ruleset: 'toy',
    at: 0,
    toMove: { seats: ['ann'], chance: false, over: false, mayAct: ['ann'] },
    where: [],
    moves: moves.map((one) => ({ move: { type: 'go', seat: 'ann' }, by: 'seat', ...one })),
  };
  return movesInWords(answer, ({ type }) => `ann says ${type}`, 'en');
}

describe('a list of legal moves', () => {
  it('has each player, what chance brings, and what comes after something left unsaid', () => {
    expect(
      lines(
        { says: 'ann goes' },
        { says: 'ben goes', move: { type: 'go', seat: 'ben' } },
        { says: 'the die shows 4', by: 'chance', move: { type: 'roll' } },
        { says: 'ann rests', move: { type: 'rest', seat: 'ann' }, implies: [{ type: 'end', seat: 'ann' }] },
      ),
    ).toEqual([
      ...['', 'ann', '  go', '    ann goes', '  once ann says end:', '    rest', '      ann rests'],
      ...['', 'ben', '  go', '    ben goes'],
      ...['', 'chance: dice, cards and tokens', '  roll', '    the die shows 4'],
    ]);
  });

  it('says once what many moves have in common', () => {
    const spaces = ['kessel', 'naboo', 'lothal', 'ord mantell'];
    expect(lines(...spaces.map((space) => ({ says: `ann flies to ${space} at once` })))).toEqual([
      ...['', 'ann', '  go', '    ann flies to … at once:', '      kessel · naboo · lothal · ord mantell'],
    ]);
    expect(lines(...spaces.slice(1).map((space) => ({ says: `ann flies to ${space}` })))).toHaveLength(3 + 3);
  });

  it('keeps apart what differs in what may vary or is in doubt', () => {
    const open = { '/paid': { type: 'integer', minimum: 0, maximum: 2_000 } };
    expect(
      lines(
        { says: 'ann buys', open },
        { says: 'ann takes', doubts: [{ reason: 'nobody knows' }] },
        { says: 'ann waits' },
      ),
    ).toEqual([
      ...['', 'ann', '  go', '    ann buys', '      to choose: paid (0 to 2,000)'],
      ...['    ann takes', '      ? nobody knows', '    ann waits'],
    ]);
  });

  it.each([
    [{ enum: ['a', 'b', null] }, 'part (a, b or not known)'],
    [{ enum: Array.from({ length: 30 }, (_, index) => index) }, 'part (one of 30)'],
    [{ type: 'boolean' }, 'part (yes or no)'],
    [{ type: 'integer', minimum: 3 }, 'part (3 or more)'],
    [{ type: 'string', pattern: '^x', not: { enum: ['xy'] } }, 'part (a new name)'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, 'part (several: a or b)'],
    [{ anyOf: [{ type: 'null' }] }, 'part'],
    [true, 'part'],
  ])('says that a part may be %j', (schema, says) => {
    expect(lines({ says: 'x', open: { '/part': schema } }).at(-1)).toBe(`      to choose: ${says}`);
    const optional = { says: 'x', open: { '/part': schema }, optional: ['/part'] };
    expect(lines(optional).at(-1)).toBe(`      may be told: ${says}`);
  });

  it('asks for no choice where there is one value, and says where there are more than it lists', () => {
    expect(
      lines({ says: 'x', open: { '/a': { const: 1 }, '/b': { enum: ['b'] }, '/c': { minimum: 0, maximum: 0 } } }),
    ).toHaveLength(4);
    const open = { '/a': { enum: ['x', 'y'] }, '/b': { const: [] } };
    expect(lines({ says: 'x', open, optional: ['/a', '/b'], more: ['/a', '/b', '/c'] }).at(-1)).toBe(
      '      may be told: a (x or y, or another), b, c',
    );
  });

  it('is the same list as the one in JSON: no move is left out', () => {
    for (const at of ['-1', '1', '4', '10', '19']) {
      const { moves } = JSON.parse(referee('legal', hunt, '--at', at, '--format', 'json').stdout) as LegalAnswer;
      const said = referee('legal', hunt, '--at', at).stdout;
      expect(said).not.toContain('{');
      for (const { move, says } of moves) {
        expect(said).toContain(move.type);
        expect(said).toContain(says.split(' ').at(-1));
      }
    }
  });
});

describe('an explanation', () => {
  const far = '{"type":"planning.move","seat":"ketsu","to":"naboo"}';

  it('of a breach shows what failed, and all that was asked on request', () => {
    const { status, stdout } = referee('explain', hunt, '--at', '10', '--move', far);
    expect(status).toBe(1);
    expect(stdout.match(/^ {2}✗ outer-rim\.movement\.[12] /gm)).toHaveLength(2);
    expect(stdout).toContain('found  spaces: 14; hyperdrive: 6');
    expect(stdout).not.toContain('✓');
    const [, held = ''] = /^ {2}(\d+) more rules held \(--all shows every rule\)$/m.exec(stdout) ?? [];
    const all = referee('explain', hunt, '--at', '10', '--move', far, '--all').stdout;
    expect(all.match(/^ {2}✓ /gm)).toHaveLength(Number(held));
    expect(all).not.toContain('more rules');
  });

  it('of a legal move shows the rules for such moves, not those for every move', () => {
    const { status, stdout } = referee('explain', hunt, '--at', '2');
    expect(status).toBe(0);
    expect(stdout).toContain('✓ outer-rim.encountering-a-patrol.5  Encountering a Patrol, page 11');
    expect(stdout).toContain('the player must encounter one of those hostile patrols');
    expect(stdout).not.toContain('player-turn');
  });

  it('of many such rules says only where they stand', () => {
    const { stdout } = referee('explain', hunt, '--at', '4');
    expect(stdout).toMatch(/^ {2}✓ outer-rim\.combat-steps\.1 {2}Combat Steps, page 6\n {2}✓ /m);
    expect(referee('explain', hunt, '--at', '4', '--all').stdout).toContain('Step 1: the attacker rolls');
  });

  it('of what cannot be ruled shows why', () => {
    const { stdout } = referee('explain', hunt, '--at', '9');
    expect(stdout).toContain('? the text of the card that was resolved is not known');
    expect(stdout).not.toContain('✓');
  });
});
