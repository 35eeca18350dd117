import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'referee-cards-'));

function referee(args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/referee.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    ...(input === undefined ? {} : { input }),
    maxBuffer: 100 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}

function file(name: string, content: unknown): string {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

const log = (paid: number) => ({
  format: 'referee-log/1',
  ruleset: 'outer-rim',
  seats: ['ann', 'ben'],
  start: {
    turn: { seat: 'ann', step: 'action' },
    seats: { ann: { space: 'tatooine', credits: 5000, ship: 'g9-rigger' }, ben: { space: 'naboo' } },
    market: { cargo: 'stolen-supplies' },
  },
  moves: [{ type: 'market.buy', seat: 'ann', deck: 'cargo', card: 'stolen-supplies', paid }],
});
const box = (cost: number): string =>
  `format: referee-cards/1\nruleset: outer-rim\nname: mine\ncards:\n  - id: stolen-supplies\n    cost: ${cost}\n    destination: kessel\n    reward: {}\n    bonuses: {}\n    abilities: []\n    patrolIcon: none\n    contactIcon: none\n`;

const right = file('right.json', log(2000));
const wrong = file('wrong.json', log(1000));
const mine = file('mine.yaml', box(2000));
const other = file('other.yaml', box(3000));
const icons = file(
  'icons.yaml',
  'format: referee-cards/1\nruleset: outer-rim\ncards:\n  - { id: bacta-supplies, patrolIcon: none }\n',
);
const decks = file('decks.yaml', 'format: referee-cards/1\nruleset: deckbuilding\nrulings: { tatooine: 16 }\n');
const faulty = file('faulty.yaml', `${box(2000)}crads: []\n`);

const slips = file(
  'slips.yaml',
  'format: referee-cards/1\nruleset: outer-rim\ncards:\n  - { id: stolen-supplys, cost: 2000 }\n  - { id: wholly-invented-thing, cost: 1 }\ncharacters:\n  - { id: han-sollo, combat: 3 }\n',
);

describe('cards check', () => {
  it('names new components that may be misspelt known ones, and takes them all the same', () => {
    const { status, stdout } = referee(['cards', 'check', slips]);
    expect(status).toBe(0);
    expect(stdout.match(/ new {2}.*/g)).toEqual([
      expect.stringMatching(/stolen-supplys \(cards\) at slips\.yaml.*did you mean "stolen-supplies"\?$/),
      expect.stringMatching(/han-sollo \(characters\) .*did you mean "han-solo"\?$/),
    ]);
  });
});

describe('--cards', () => {
  it('rules what could not be ruled without: legal, or a violation', () => {
    expect(referee(['verify', '--strict', right]).status).toBe(3);
    expect(referee(['verify', '--strict', right, '--cards', mine]).status).toBe(0);
    const { status, stdout } = referee(['verify', wrong, '--cards', mine, '--format', 'json']);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      violations: [{ rule: 'outer-rim.buying.0.1' }],
      receipt: { cards: [{ name: 'mine' }] },
    });
  });

  it('may be given several times, for several games', () => {
    const { status, stdout } = referee([
      'verify',
      right,
      '--cards',
      mine,
      '--cards',
      icons,
      '--cards',
      decks,
      '--format',
      'json',
    ]);
    expect(status).toBe(0);
    const { receipt } = JSON.parse(stdout) as { receipt: { cards: { name: string }[] } };
    expect(receipt.cards.map(({ name }) => name)).toEqual(['mine', 'icons.yaml']);
  });

  it('ends as unusable where files contradict each other or cannot be used, with every place', () => {
    const { status, stdout, stderr } = referee(['verify', right, '--cards', mine, '--cards', other]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('2000 at mine.yaml:6:11, but 3000 at other.yaml:6:11');
    const strange = referee(['verify', right, '--cards', faulty]);
    expect(strange.status).toBe(2);
    expect(strange.stderr).toContain('faulty.yaml:13:1');
    expect(referee(['verify', right, '--cards', 'nowhere.yaml']).status).toBe(2);
  });

  it('holds in threads too, for many logs', () => {
    const many = Array.from({ length: 400 }, (_, at) => `${JSON.stringify(log(at % 2 === 0 ? 2000 : 1000))}\n`).join(
      '',
    );
    const lines = file('many.ndjson', many);
    const { status, stdout } = referee(['verify', lines, '--cards', mine, '--threads', '2', '--format', 'ndjson']);
    expect(status).toBe(1);
    const verdicts = stdout
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { verdict: string }).verdict);
    expect(verdicts).toEqual(Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 'legal' : 'violation')));
  });

  it('holds for lists of legal moves, explanations, charts and ruling sheets', () => {
    expect(referee(['explain', wrong, '--at', '0', '--cards', mine]).status).toBe(1);
    expect(referee(['explain', wrong, '--at', '0']).status).toBe(0);
    const legal = referee(['legal', right, '--at', '-1', '--cards', mine]).stdout;
    expect(legal).not.toContain('the price of stolen-supplies is not known');
    expect(referee(['legal', right, '--at', '-1']).stdout).toContain('stolen-supplies');
    expect(referee(['charts', '--log', right, '--cards', mine]).status).toBe(0);
    expect(referee(['charts', '--log', right, '--cards', faulty]).status).toBe(2);
    const sheet = referee(['verify', wrong, '--cards', mine, '--format', 'html']).stdout;
    expect(sheet).toContain('<dt>cards</dt><dd>mine <code>sha256:');
  });
});

describe('--cards, on every command', () => {
  it('shows components with what a file says of them, and where it says so', () => {
    const [supplies] = JSON.parse(
      referee(['look', 'cards', 'stolen-supplies', '--cards', mine, '--format', 'json']).stdout,
    ) as { facts: object; confidence: string; provenance: string[] }[];
    expect(supplies?.facts).toMatchObject({ cost: 2000, deck: 'cargo', patrolIcon: 'none' });
    expect(supplies?.facts).not.toHaveProperty('text');
    expect([supplies?.confidence, supplies?.provenance[0]]).toEqual(['own-box', `cost at ${mine}:6:11`]);
    const patrols = file(
      'patrols.yaml',
      'format: referee-cards/1\nruleset: outer-rim\npatrols:\n  - { faction: rebel, level: 1, combat: 2 }\ngoalSides:\n  - { id: g9-rigger, hull: 4 }\n',
    );
    expect(referee(['look', 'patrol', 'rebel', '1', '--cards', patrols]).stdout).toContain('combat: 2');
    expect(referee(['look', 'goalSides', '--cards', patrols]).stdout).toMatch(/^g9-rigger .*\n {2}hull: 4\n/);
    expect(referee(['look', 'ships', 'g9-rigger', '--cards', patrols]).stdout).toContain('hull: 3');
  });

  it('makes up games that are legal with these files', () => {
    const made = referee(['simulate', '--seed', '3', '--moves', '200', '--cards', mine]);
    expect(referee(['verify', '-', '--cards', mine], made.stdout).status).toBe(0);
  });

  it('tells of a file that cannot be used even where no answer hangs on it', () => {
    for (const asked of [['look'], ['simulate'], ['convert', right], ['rules', 'maelstrom'], ['rules', 'coverage']]) {
      expect(referee([...asked, '--cards', mine]), asked[0]).toMatchObject({ status: 0, stderr: '' });
      expect(referee([...asked, '--cards', faulty]), asked[0]).toMatchObject({ status: 2, stdout: '' });
    }
  });
});

describe('referee cards', () => {
  it('template prints a file that check accepts as it stands, of every game', () => {
    for (const ruleset of ['outer-rim', 'deckbuilding']) {
      const { status, stdout } = referee(['cards', 'template', '--ruleset', ruleset]);
      expect(status).toBe(0);
      expect(referee(['cards', 'check', '-'], stdout)).toMatchObject({ status: 0, stderr: '' });
    }
    const one = referee(['cards', 'template', '--kind', 'patrols']).stdout;
    expect(one).toMatch(/^patrols:$/m);
    expect(one).not.toMatch(/^cards:$/m);
  });

  it('template says what was meant by a kind or a game that it does not know', () => {
    const kind = referee(['cards', 'template', '--kind', 'patrol']);
    expect(kind.status).toBe(2);
    expect(kind.stderr).toContain('did you mean "patrols"');
    expect(referee(['cards', 'template', '--ruleset', 'outerrim']).stderr).toContain('did you mean "outer-rim"');
  });

  it('check says how much is known, and tells contradictions with the catalogue by exit code 1', () => {
    const fine = referee(['cards', 'check', mine]);
    expect(fine.status).toBe(0);
    expect(fine.stdout).toMatch(/cards +3 of 115 known \(2 without your box\)/);
    const clash = file(
      'clash.yaml',
      'format: referee-cards/1\nruleset: outer-rim\ncards:\n  - { id: bacta-supplies, cost: 9000 }\n',
    );
    const told = referee(['cards', 'check', clash]);
    expect(told.status).toBe(1);
    expect(told.stdout).toMatch(/contradiction .* is 9000 at clash.yaml:4:33, but 1000 at the catalogue \(/);
    const asJson = JSON.parse(referee(['cards', 'check', mine, other, '--format', 'json']).stdout) as object;
    expect(asJson).toMatchObject([{ contradictions: [{ fact: 'cost' }] }]);
    expect(referee(['cards', 'check', faulty])).toMatchObject({ status: 2, stdout: '' });
  });

  it('merge prints one file that says what all say, and refuses contradictions', () => {
    const { status, stdout } = referee(['cards', 'merge', mine, icons]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      cards: [{ id: 'stolen-supplies', cost: 2000 }, { patrolIcon: 'none' }],
    });
    const merged = file('merged.json', stdout);
    expect(referee(['verify', '--strict', right, '--cards', merged]).status).toBe(0);
    const clash = referee(['cards', 'merge', mine, other]);
    expect([clash.status, clash.stdout]).toEqual([2, '']);
    expect(clash.stderr).toContain('2000 at mine.yaml:6:11, but 3000 at other.yaml:6:11');
    expect(referee(['cards', 'merge', mine, decks]).status).toBe(2);
  });
});
