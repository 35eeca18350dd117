import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { ENGINE } from '../../referee/version.ts';
import { rulesOf } from '../../rules/index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'referee-'));

function referee(args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/referee.js', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    ...(input === undefined ? {} : { input }),
    maxBuffer: 100 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return path;
}

const log = (moves: unknown[], start: object = {}) => ({
  format: 'referee-log/1',
  ruleset: 'outer-rim',
  seats: ['ann', 'ben'],
  start: {
    seats: {
      ann: {
        space: 'tatooine',
        credits: 4000,
        values: { hyperdrive: 5, groundCombat: 3, shipCombat: 3, health: 4, hull: 4 },
      },
      ben: { space: 'naboo', credits: 6000 },
    },
    ...start,
  },
  moves,
});
/** The line of `broken.json` on which its second move begins. */
const LINE = 32;
const legal = file(
  'legal.json',
  log([{ type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ann: { credits: 6000 } } } }]),
);
const broken = file(
  'broken.json',
  log([
    { type: 'planning.gain-credits', seat: 'ann' },
    { type: 'planning.recover', seat: 'ann' },
  ]),
);
const unruled = file('unruled.json', log([{ type: 'encounter.space', seat: 'ann' }], { turn: { step: 'encounter' } }));

describe('referee verify', () => {
  it('exits 0 for a legal log and says so', () => {
    const { status, stdout } = referee(['verify', legal]);
    expect(status).toBe(0);
    expect(stdout).toContain('✓ legal');
  });

  it('exits 1 for a violation and names the rule, its page, the entry and the line', () => {
    const { status, stdout } = referee(['verify', broken]);
    expect(status).toBe(1);
    expect(stdout).toContain(`entry 1 (line ${LINE}`);
    expect(stdout).toContain('outer-rim.planning-step.0.1');
    expect(stdout).toContain('Planning Step, page 17');
    expect(stdout).not.toContain('\u001b[');
  });

  it('exits 1 for an entry that is no move or names what nobody knows, and judges the others all the same', () => {
    const slips = file(
      'slips.json',
      log([
        { type: 'gain.credits', seat: 'ann' },
        { type: 'planning.recover', seat: 'ann' },
        { type: 'action.end', seat: 'anm' },
      ]),
    );
    const { status, stdout, stderr } = referee(['verify', slips]);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(
      /entry 0 \(line \d+, column 15\): nobody here knows the move gain\.credits; did you mean planning\.gain-credits\?/,
    );
    expect(stdout).toContain('read on: read this as meant: ann gains 2,000 credits');
    expect(stdout).toContain('outer-rim.planning-step.0.1');
    expect(stdout).toMatch(/entry 2 .*anm is no seat of this log, which has ann, ben; did you mean ann\?/);
    const { runs } = JSON.parse(referee(['verify', '--format', 'sarif', slips]).stdout) as {
      runs: { results: { ruleId: string }[] }[];
    };
    expect(runs[0]?.results.map(({ ruleId }) => ruleId)).toEqual([
      'log.the-move-log.8',
      'outer-rim.planning-step.0.1',
      'log.the-move-log.4',
    ]);
    expect(referee(['verify', '--format', 'junit', slips]).stdout.match(/<failure type="log\./g)).toHaveLength(2);
    expect(referee(['explain', slips, '--at', '0']).status).toBe(1);
    expect(referee(['legal', slips, '--at', '0']).status).toBe(0);
  });

  it('exits 3 only under --strict when something cannot be ruled', () => {
    expect(referee(['verify', unruled]).status).toBe(0);
    expect(referee(['verify', '--strict', unruled]).status).toBe(3);
  });

  it('goes on after an unusable file, and exits 2', () => {
    const { status, stdout, stderr } = referee([
      'verify',
      file('half.json', '{"format": "referee-log/1",'),
      join(folder, 'nowhere.json'),
      legal,
    ]);
    expect(status).toBe(2);
    expect(stderr).toContain('half.json:1:28');
    expect(stderr).toContain('there is no such file');
    expect(stdout).toContain('✓ legal');
    expect(stdout).toContain('3 logs: 1 legal, 0 with violations, 0 not fully verifiable, 2 unusable');
  });

  it('reads one log a line from standard input', () => {
    const lines = [log([]), log([{ type: 'planning.recover', seat: 'ben' }])]
      .map((one) => JSON.stringify(one))
      .join('\n');
    const { status, stdout } = referee(['verify', '--ndjson', '--format', 'ndjson', '-'], `${lines}\nnot json\n`);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { file: string; verdict?: string; problems?: { line: number }[] });
    expect(answers.map((answer) => answer.verdict ?? 'unusable')).toEqual(['legal', 'violation', 'unusable']);
    expect(answers[2]?.problems?.[0]?.line).toBe(3);
    expect(status).toBe(2);
  });

  it('says of one log on several lines that it is no log a line, once; a broken first line costs only itself', () => {
    const laidOut = JSON.stringify(log([]), null, 2);
    const told = referee(['verify', '--ndjson', '-'], laidOut);
    expect(told.stderr.trim().split('\n')).toEqual([
      '<stdin>: cannot be used: this is one log on several lines, where one log a line was expected (--ndjson, or a name in .ndjson)',
    ]);
    expect(told.status).toBe(2);
    const cut = referee(['verify', '--ndjson', '-'], `{"format":\n${JSON.stringify(log([]))}\n{"a":1,\n`);
    expect(cut.stdout).toContain('3 logs: 1 legal, 0 with violations, 0 not fully verifiable, 2 unusable');
    expect(referee(['verify', '-'], laidOut).status).toBe(0);
  });

  it('prints JSON with the promised members', () => {
    const report = JSON.parse(referee(['verify', '--format', 'json', broken]).stdout) as Record<string, unknown>;
    expect(Object.keys(report)).toEqual([
      'ruleset',
      'title',
      'verdict',
      'moves',
      'violations',
      'unverifiable',
      'final',
      'receipt',
    ]);
    expect(report['violations']).toMatchObject([
      {
        rule: 'outer-rim.planning-step.0.1',
        entry: 1,
        pointer: '/moves/1',
        line: LINE,
        seat: 'ann',
        citation: { source: 'LRR-1.1', entry: 'Planning Step', page: 17 },
      },
    ]);
  });

  it('prints SARIF with rules, places and fingerprints', () => {
    const { runs } = JSON.parse(referee(['verify', '--format', 'sarif', broken, legal]).stdout) as {
      runs: {
        tool: { driver: { rules: { id: string }[] } };
        results: {
          ruleId: string;
          level: string;
          locations: { physicalLocation: { region: { startLine: number } } }[];
          partialFingerprints: object;
        }[];
      }[];
    };
    expect(runs[0]?.tool.driver.rules.map((rule) => rule.id)).toEqual(['outer-rim.planning-step.0.1']);
    expect(runs[0]?.results).toMatchObject([
      {
        ruleId: 'outer-rim.planning-step.0.1',
        level: 'error',
        locations: [{ physicalLocation: { region: { startLine: LINE } } }],
      },
    ]);
  });

  it('prints JUnit with one case a log and one failure a breach', () => {
    const { stdout } = referee(['verify', '--format', 'junit', broken, legal]);
    expect(stdout).toContain('<testsuite name="referee" tests="2" failures="1" errors="0">');
    expect(stdout.match(/<failure type="outer-rim\.planning-step\.0\.1"/g)).toHaveLength(1);
  });

  it('cites in German where the German reference has the rule', () => {
    expect(referee(['verify', '--lang', 'de', broken]).stdout).toContain('Planungsschritt');
  });

  it.each([
    ['an unknown ruleset', { ...log([]), ruleset: 'outer-rin' }, 'did you mean "outer-rim"?'],
    ['a wrong format', { ...log([]), format: 'referee-log/9' }, 'referee-log/1'],
    ['a version from elsewhere', { ...log([]), version: '9.0.0' }, 'version'],
    ['an unknown move', log([{ type: 'planing.move', seat: 7, to: 'kessel' }]), 'did you mean "planning.move"'],
    ['wrong types', log([{ type: 'planning.move', seat: 7, to: 'kessel' }]), '/moves/0/seat'],
    ['a strange word', log([{ type: 'planning.recover', seat: 7, speed: 9 }]), '"speed" is not a word of this place'],
    ['a missing word', log([{ type: 'market.buy', seat: 'ann' }]), '"deck" is missing here'],
    ['a seat that could reach a prototype', { ...log([]), seats: ['constructor'] }, '/seats/0'],
    ['a strange seat in the start', log([], { seats: { eve: {} } }), '"eve" is not one of the seats'],
    ['a word of the header that is like none', log([], { seats: { ann: { wealth: 1 } } }), '"wealth" is not a word'],
    ['a misspelt name of a list', log([], { patrols: { hut: { level: 1 } } }), 'did you mean "hutt"?'],
    ['a list', [], 'a log is a JSON object'],
  ])('tells the place of %s, without a stack trace', (name, content, message) => {
    const { status, stderr } = referee(['verify', file(`${name.replaceAll(' ', '-')}.json`, content)]);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('tells a misspelt word of the header at its place, and judges the game as it was meant', () => {
    const { status, stdout } = referee(['verify', file('misspelt.json', log([], { seats: { ann: { credts: 1 } } }))]);
    expect(status).toBe(1);
    expect(stdout).toContain('log.the-move-log.8');
    expect(stdout).toContain('credits');
  });

  it.each([
    ['prototype keys', '{"__proto__": {"a": 1}}'],
    ['duplicate keys', '{"format": "referee-log/1", "format": "referee-log/1"}'],
    ['nesting 10,000 deep', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['50 MB', `"${'a'.repeat(50 * 1024 * 1024)}"`],
    ['nothing at all', ''],
  ])('refuses %s with exit code 2', (name, text) => {
    const { status, stderr } = referee(['verify', file(`${name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`, text)]);
    expect(status).toBe(2);
    expect(stderr).toContain('cannot be used');
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

describe('referee legal and explain', () => {
  it('lists the legal moves after an entry, of one seat', () => {
    const { status, stdout } = referee(['legal', legal, '--at', '-1', '--seat', 'ann', '--format', 'json']);
    expect(status).toBe(0);
    const answer = JSON.parse(stdout) as { toMove: { seats: string[] }; moves: { move: { type: string } }[] };
    expect(answer.toMove.seats).toEqual(['ann']);
    expect(new Set(answer.moves.map(({ move }) => move.type))).toContain('planning.recover');
  });

  it('refuses an entry and a seat that do not exist', () => {
    expect(referee(['legal', legal, '--at', '9']).stderr).toContain('there is no entry 9');
    expect(referee(['legal', legal, '--seat', 'eve']).stderr).toContain('not one of the seats: ann, ben');
  });

  it('explains an entry, and a move tried in its place', () => {
    const own = referee(['explain', legal, '--at', '0', '--all']);
    expect(own.status).toBe(0);
    expect(own.stdout).toContain('✓ outer-rim.player-turn.0.1');
    const tried = referee([
      'explain',
      legal,
      '--at',
      '0',
      '--move',
      '{"type":"planning.move","seat":"ann","to":"lothal"}',
    ]);
    expect(tried.status).toBe(1);
    expect(tried.stdout).toContain('✗ outer-rim.movement.1');
    expect(tried.stdout).toContain('hyperdrive: 5');
    expect(referee(['explain', legal, '--at', '0', '--move', '{"type":"fly"}']).status).toBe(2);
  });
});

describe('the other commands', () => {
  it('charts: tells what would be passed over', () => {
    expect(referee(['charts', '--state', 'x'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--state'),
    });
    const both = referee(['charts', 'turn', '--out', 'drawings']);
    expect(both).toMatchObject({ status: 2, stderr: expect.stringContaining('"turn"') });
  });

  it('charts: the list, and one as Mermaid', () => {
    expect(referee(['charts']).stdout).toMatch(/^turn /m);
    expect(referee(['charts', 'turn', '--format', 'mermaid']).stdout).toMatch(/^stateDiagram-v2/m);
    expect(referee(['charts', 'trun']).stderr).toContain('did you mean "turn"?');
  });

  it('charts: who calls whom, in one drawing or one document', () => {
    expect(referee(['charts', '--format', 'svg']).stdout).toContain('data-chart="turn"');
    expect(referee(['charts', '--format', 'mermaid', '--ruleset', 'deckbuilding']).stdout).toMatch(/^flowchart LR$/m);
    expect(JSON.parse(referee(['charts', '--format', 'xstate']).stdout).turn.id).toBe('turn');
    const one = referee(['charts', '--format', 'scxml']);
    expect([one.status, one.stdout]).toEqual([2, '']);
    expect(one.stderr).toContain('--out');
  });

  it('charts: the states in which a log stands are lit, and those that are named', () => {
    const lit = (args: readonly string[]): string[] =>
      [...referee(['charts', ...args, '--format', 'svg']).stdout.matchAll(/sc-active" data-\w+="([^"]*)"/g)].map(
        ([, id = '']) => id,
      );
    expect(lit(['turn', '--log', legal, '--at', '-1'])).toEqual(['planning', 'planning.choosing']);
    expect(lit(['--log', legal])).toEqual(expect.arrayContaining(['game', 'turn']));
    expect(lit(['--log', legal])).toHaveLength(2);
    expect(lit(['turn', '--active', 'movement,turn.encounter'])).toEqual(['encounter']);
    const strange = referee(['charts', 'turn', '--active', 'turn.encuonter']);
    expect([strange.status, strange.stderr]).toEqual([2, expect.stringContaining('did you mean "turn.encounter"?')]);
    expect(referee(['charts', 'turn', '--at', '3']).stderr).toContain('--log names the log');
    expect(referee(['charts', 'turn', '--log', legal, '--at', '99']).stderr).toContain('there is no entry 99');
    expect(referee(['charts', '--log', legal, '--ruleset', 'deckbuilding']).status).toBe(2);
  });

  it('charts: every chart in a folder, and links between the files', () => {
    const out = join(folder, 'charts');
    const { status, stdout } = referee(['charts', '--out', out]);
    expect(status).toBe(0);
    const written = readdirSync(out);
    expect(stdout.trimEnd().split('\n').sort()).toEqual(written.map((name) => join(out, name)).sort());
    expect(written).toContain('index.svg');
    for (const name of written)
      for (const [, link = ''] of readFileSync(join(out, name), 'utf8').matchAll(/<a [^>]*href="([^"]*)"/g))
        expect(written).toContain(link);
    expect(referee(['charts', '--out', out, '--format', 'scxml']).status).toBe(0);
    expect(readdirSync(out)).toContain('turn.scxml');
  });

  it('charts: a state with all that it contains, alone', () => {
    expect(referee(['charts', 'turn', '--state', 'planning']).stdout).toContain('title: "turn: planning');
    expect(referee(['charts', 'turn', '--state', 'end']).stderr).toContain('known are "planning"');
    // What is a state, but holds none, is not called unknown.
    expect(referee(['charts', 'turn', '--state', 'action.choosing']).stderr).toContain('the state with others in it');
    expect(referee(['charts', 'market-action', '--state', 'x']).stderr).toContain('"x"; there are none here');
    expect(referee(['charts', 'turn', '--format', 'markdown']).stdout).toContain('```mermaid');
  });

  it('rules: by the beginning of an id, whatever its game, also of those of the log; else by how many there are', () => {
    for (const [query, found] of [
      ['deckbuilding.purchase', 'deckbuilding.purchase-a-card.0.1'],
      ['log.the-move-log', 'log.the-move-log.1'],
      ['log', 'log.the-move-log.1'],
    ] as const) {
      const { status, stdout } = referee(['rules', query]);
      expect([query, status]).toEqual([query, 0]);
      expect(stdout).toContain(`${found}  `);
    }
    const strange = referee(['rules', 'zzzzzz.zzzzzz', '--ruleset', 'deckbuilding']);
    expect([strange.status, strange.stderr]).toEqual([
      2,
      expect.stringContaining(`${rulesOf('deckbuilding').length} are known`),
    ]);
  });

  it('rules: by id and by word, and their coverage', () => {
    expect(referee(['rules', 'outer-rim.movement.2']).stdout).toContain('Movement, page 15');
    expect(referee(['rules', 'maelstrom', '--lang', 'de']).stdout).toContain('Mahlstrom');
    expect(referee(['rules', 'market', 'action', '--limit', '1']).stdout).toContain('Market Action, page 14');
    expect(referee(['rules', 'coverage', '--entry', 'planning-step']).stdout).toContain('0 missing');
  });

  it('simulate: the same seed gives the same game, and it verifies', () => {
    const one = referee(['simulate', '--seed', '5', '--moves', '60']).stdout;
    expect(referee(['simulate', '--seed', '5', '--moves', '60']).stdout).toBe(one);
    expect(referee(['verify', '-'], one).status).toBe(0);
  });

  it('simulate: with parts of a header, to the end and with nothing left in doubt', () => {
    const parts = { seats: ['ada', 'bo'], start: 'set-up', options: { fameRequirement: 3, favors: true } };
    const game = referee(['simulate', '--seed', '5', '--header', JSON.stringify(parts)]).stdout;
    expect(JSON.parse(game)).toMatchObject(parts);
    expect(referee(['verify', '--strict', '-'], game).status).toBe(0);
    const wrong = referee(['simulate', '--header', '{ "options": { "favours": true } }']);
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('/options/favours')]);
    expect(referee(['simulate', '--header', 'set-up']).status).toBe(2);
    expect(referee(['simulate', '--header', '[]']).stderr).toBe(
      '--header:1:1: cannot be used: parts of a header are a JSON object; this is a list\n',
    );
  });

  it('simulate: a header with which no legal game begins is told, with its place', () => {
    const told = (header: string, ...others: string[]): string => {
      const { status, stdout, stderr } = referee(['simulate', '--moves', '3', '--header', header, ...others]);
      expect([status, stdout], header).toEqual([2, '']);
      return stderr;
    };
    expect(told('{ "start": { "turn": { "seat": "zoe", "step": "planning" } } }')).toMatch(
      /^--header:1:32: .*"zoe" is not one of the seats/,
    );
    expect(told('{ "start": { "seats": { "ann": { "space": "nabo" } } } }')).toContain('the map has no space nabo');
    expect(told('{ "seats": ["ann", "ann"] }')).toContain(
      'every seat needs a name of its own: "ann" stands there twice (/seats)',
    );
    expect(told('{ "seats": ["a", "b", "c"] }', '--ruleset', 'deckbuilding')).toContain('exactly two players');
    expect(told('{ "ruleset": "outer-rim" }', '--ruleset', 'deckbuilding')).toContain('not of "deckbuilding"');
    expect(told('{ "ruleset": "chess" }')).toContain('nobody here knows the ruleset "chess"');
    expect(told('{ "moves": [{ "type": "planning.recover" }] }')).toContain('moves are no part of a header');
  });

  it('simulate: the header may name the game, and call things by their printed names', () => {
    const other = referee(['simulate', '--moves', '9', '--header', '{ "ruleset": "deckbuilding" }']).stdout;
    expect(other).toBe(referee(['simulate', '--moves', '9', '--ruleset', 'deckbuilding']).stdout);
    const printed = '{ "seats": ["ann", "ben"], "start": { "seats": { "ann": { "space": "Ord Mantell" } } } }';
    const game = referee(['simulate', '--moves', '9', '--header', printed]).stdout;
    expect(JSON.parse(game)).toMatchObject({ start: { seats: { ann: { space: 'ord-mantell' } } } });
    expect(referee(['verify', '-'], game).status).toBe(0);
  });

  it('simulate: the time of day is a seed', () => {
    expect(referee(['simulate', '--moves', '1', '--seed', '1795475737123']).status).toBe(0);
    expect(referee(['simulate', '--seed', '1'.repeat(17)]).stderr).toContain('a smaller number is needed');
  });

  it('tells a strange command and a missing argument, and exits 2', () => {
    expect(referee(['verfy', 'x']).status).toBe(2);
    expect(referee(['help', 'verfy'])).toMatchObject({ status: 2, stderr: expect.stringContaining("'verfy'") });
    expect(referee(['verify']).status).toBe(2);
    expect(referee(['--help']).status).toBe(0);
  });

  it('has the version of package.json', () => {
    expect(ENGINE).toBe(packageFile.version);
    expect(referee(['--version']).stdout.trim()).toBe(packageFile.version);
  });

  it('a reader that stops early is no fault', () => {
    const { stderr } = spawnSync('sh', ['-c', `${process.execPath} bin/referee.js rules --limit 500 | head -1`], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
  });
});
