import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { grammarOf } from '../../notation/grammar.ts';
import { inLines } from '../../notation/recognise.ts';
import { readLinesText } from '../../referee/log/lines.ts';
import { linesOf, logOf, movesOf, reportOf } from './support.ts';

const page = readFileSync(fileURLToPath(new URL('../../docs/line-notation.md', import.meta.url)), 'utf8');
const header = 'format: referee-log/1\nruleset: outer-rim\nseats: [jyn, han]\n';

/** The faults of these lines as the report places them. */
async function faultsOf(lines: string): Promise<string[]> {
  const { violations } = await reportOf(`${header}moves:\njyn planning.recover\n${lines}`);
  return violations.map(({ line, column, message }) => `${line}:${column} ${message.split(' — ')[0]}`);
}

describe('docs/line-notation.md', () => {
  const rows = [...page.matchAll(/^\| `(?<line>[^`]+)` \| `(?<json>[^`]+)` \|$/gm)].map(({ groups }) => groups);

  it('has its examples', () => expect(rows.length).toBeGreaterThan(10));

  it.each(rows.map((row) => [row?.['line'] ?? '', row?.['json'] ?? '']))(
    '%s is %s, and is written so',
    (line, json) => {
      const seats = ['jyn', 'han', 'Dr. Köhler'];
      const log = { ruleset: 'outer-rim', seats, moves: [JSON.parse(json)] };
      expect(movesOf(line, `ruleset: outer-rim\nseats: ${JSON.stringify(seats)}`)).toEqual(log.moves);
      expect(linesOf(log).split('moves:\n')[1]).toBe(`${line}\n`);
    },
  );

  it('its log is legal, and goes there and back', async () => {
    const [, text = ''] = /```referee\n([\s\S]*?)```/.exec(page) ?? [];
    const { verdict, moves, final } = await reportOf(text);
    expect({ verdict, moves }).toEqual({ verdict: 'legal', moves: 4 });
    expect(final['seats']).toMatchObject({ ann: { credits: 8000 } });
    expect(logOf(linesOf(logOf(text)))).toEqual(logOf(text));
  });
});

describe('the words of a move without their names', () => {
  const move = (shape: z.ZodRawShape) =>
    z.discriminatedUnion('type', [z.object({ type: z.literal('go'), seat: z.string(), ...shape })]);
  const positions = (shape: z.ZodRawShape) => grammarOf(move(shape), z.object({}), () => []).moves.get('go')?.positions;
  const to = z.string();

  it('are the names that have to be there, then the first that may be', () => {
    const all = { note: to.optional(), fast: z.boolean(), by: to.optional(), to, cost: z.number() };
    expect(positions(all)?.map(({ word }) => word)).toEqual(['to', 'by']);
  });

  it('stay the same when an optional word is added at the end', () => {
    const before = { to, by: to.optional() };
    expect(positions({ ...before, further: to.optional(), list: z.array(to).optional() })).toEqual(positions(before));
  });
});

describe('what cannot be read', () => {
  it.each([
    [
      'jyn planning.recover naboo',
      '6:22 this word needs its name (name=word): "planning.recover" takes no word without its name',
    ],
    ['jyn gain credits', '6:5 nobody here knows the move "gain"; did you mean planning.gain-credits?'],
    ['jyn planning.move "naboo', '6:19 this quote is not closed on its line'],
    ['jyn planning.move naboo to=kessel', '6:25 "to" is said twice'],
    ['jyn market.buy cargo paid=2,000', '6:27 a number stands without commas: 2000'],
    ['jyn encounter.space effects=[{do: x', '6:30 this "{" is not closed on its line'],
    [
      'jyn: planning.recover',
      '6:4 no ":" stands here: behind a seat comes the move at once, and the header ends with the line "moves:"',
    ],
    ['jyn action.end -> credits', '6:26 the value of "credits" is missing'],
    ['jyn action.end -> credits 1 -> credits 2', '6:32 "seats.jyn.credits" is said twice'],
    ['{ "type": "action.end" }', '6:1 a move is expected here, not "{"; what is JSON stands behind "= "'],
    ['jyn action.end __proto__=1', '6:16 __proto__ cannot serve as a name'],
  ])('%s', async (line, told) => {
    expect((await faultsOf(line))[0]).toBe(told);
  });

  it('is a log without the line "moves:": that is told at the line which was meant to be it, or at the first move', () => {
    const told = (text: string) => {
      const read = readLinesText(text);
      return read.ok ? [] : read.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
    };
    const missing =
      'the line "moves:" is missing, which ends the header: the moves follow it, each on a line of its own';
    const almost = (line: string) =>
      `${missing} ("${line}" is not it: the line begins with "moves:", in these very letters)`;
    expect(told(`${header}move:\njyn planning.recover\n`)).toEqual([`4:1 ${almost('move:')}`]);
    expect(told(`${header}  Moves\njyn planning.recover\n`)).toEqual([`4:1 ${almost('Moves')}`]);
    expect(told(`${header}jyn planning.recover\n`)).toEqual([`4:1 ${missing}`]);
    // A header that is none is told as such where its end is known.
    expect(told('ruleset: outer-rim\nseats: [jyn\nmoves:\n')[0]).toContain('the header is no YAML');
  });

  it('is a move with a blank where its dot is: it is read as meant', async () => {
    expect(await faultsOf('jyn planning gain-credits')).toEqual([
      '6:5 the move is written with a dot: planning.gain-credits',
    ]);
    const { violations } = await reportOf(`${header}moves:\njyn planning move naboo`);
    expect(violations.map(({ resumed }) => resumed)).toEqual([
      expect.stringContaining('read this as meant: jyn moves'),
    ]);
  });

  it('is a seat behind its move: it is read as meant, with the claims of that seat', async () => {
    expect(await faultsOf('planning.gain-credits jyn -> credits 2000')).toEqual([
      '6:23 the seat stands before the move: jyn planning.gain-credits',
    ]);
    const { violations } = await reportOf(`${header}moves:\nplanning.gain-credits jyn`);
    expect(violations.map(({ resumed }) => resumed)).toEqual([
      expect.stringContaining('read this as meant: jyn gains 2,000 credits'),
    ]);
    // One that stands before it is no second one.
    expect(await faultsOf('jyn planning.gain-credits jyn')).toEqual([
      '6:27 this word needs its name (name=word): "planning.gain-credits" takes no word without its name',
    ]);
  });

  it('is a number without its name, where a move has one number only: it is read as meant', async () => {
    const { violations } = await reportOf(`format: referee-log/1
ruleset: deckbuilding
seats: [vera, sam]
start: { seats: { vera: { ships: [star-destroyer] }, sam: { ships: [rebel-transport, blockade-runner] } } }
moves:
vera attack.commit star-destroyer base
vera attack.resolve base
vera attack.damage blockade-runner 4
`);
    expect(violations.map(({ column, message, resumed }) => [column, message.split(' — ')[0], resumed])).toEqual([
      [
        36,
        'this word needs its name (name=word): "attack.damage" takes ship without its name',
        'read this as meant: vera puts 4 damage on blockade-runner',
      ],
    ]);
  });

  it('is a word with a blank between its name and what it is: it is read as meant', async () => {
    expect(await faultsOf('jyn planning.move to naboo')).toEqual([
      '6:19 a word stands behind its name and "=": to=naboo',
    ]);
    const { violations } = await reportOf(`${header}moves:\njyn planning.move to naboo`);
    expect(violations[0]?.resumed).toContain('read this as meant: jyn moves to naboo');
  });

  it('is none because another player has a name of as many letters in several words', () => {
    const text = header.trim().replace('jyn, han', 'petra, Dr. K');
    expect(movesOf('petra planning.recover', text)).toEqual([{ type: 'planning.recover', seat: 'petra' }]);
    expect(() => movesOf('Dr. K planning.recover', text)).toThrow('a name of several words stands in quotes: "Dr. K"');
  });

  it('costs its entry only, each with its place', async () => {
    const faults = await faultsOf('jyn "x\njyn action.end [\n# fine\nhan action.end ]');
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(expect.arrayContaining(['6:5', '7:16', '9:16']));
  });

  it('a claim that cannot be read leaves the move as it is', async () => {
    const { violations } = await reportOf(`${header}moves:\njyn planning.recover -> credits\njyn action.end`);
    expect(violations[0]?.resumed).toContain('read this as meant: jyn recovers');
    const alone = await reportOf(`${header}moves:\njyn planning.recover -> credits`);
    expect(alone.violations.map(({ rule, line }) => [rule, line])).toEqual([['log.the-move-log.8', 5]]);
  });

  it('the words of a strange type are read as those of the one that was meant', async () => {
    expect((await faultsOf('jyn planing.move naboo'))[0]).toContain('6:5 nobody here knows the move planing.move');
    expect(movesOf('jyn planing.move naboo')).toEqual([{ type: 'planing.move', seat: 'jyn', to: 'naboo' }]);
  });

  it('the words of a strange type are those of the move that it is taken for in JSON, and of one that takes so many', () => {
    for (const type of ['market.purchase', 'row.buy', 'purchase'])
      expect(movesOf(`jyn ${type} cargo`), type).toEqual([{ type, seat: 'jyn', deck: 'cargo' }]);
    const attacks = (line: string) => movesOf(`jyn ${line}`, header.trim().replace('outer-rim', 'deckbuilding'));
    expect(attacks('attack base')).toEqual([{ type: 'attack', seat: 'jyn', target: 'base' }]);
    expect(attacks('attack tie-fighter base')).toEqual([
      { type: 'attack', seat: 'jyn', card: 'tie-fighter', target: 'base' },
    ]);
  });

  it('a strange move may call things by their printed names, as any move may: it is told once', async () => {
    const { violations } = await reportOf(`${header}moves:\njyn planning.recover\njyn buy "Coaxium Crystal"`);
    const here = violations.filter(({ rule }) => rule === 'log.the-move-log.8');
    expect(here.map(({ message }) => message)).toEqual([expect.stringContaining('nobody here knows the move buy')]);
  });

  it('a strange move of a player who is written in another case is told once: the player is none of its faults', async () => {
    const text = header.replace('jyn, han', 'Jyn, Dr. Köhler');
    const { violations } = await reportOf(
      `${text}moves:\njyn planning.recover\nJYN buy cargo\n"dr. köhler" fly kessel`,
    );
    const faults = violations.filter(({ rule }) => rule !== 'log.the-move-log.6');
    expect(faults.map(({ rule, line, seat }) => [rule, line, seat])).toEqual([
      ['log.the-move-log.8', 6, 'Jyn'],
      ['log.the-move-log.8', 7, 'Dr. Köhler'],
    ]);
  });

  it.each([
    ['format: x\nruleset: [\nmoves:\n', /YAML/],
    [
      'format: referee-log/1\nruleset: outer-rim\nseats: [jyn, han]\njyn planning.recover\n',
      /YAML|"moves:" is missing/,
    ],
    ['format: referee-log/1\nformat: x\nmoves:\n', /"format" is said twice/],
    ['a: &x 1\nb: *x\nmoves:\n', /anchors/],
    [`${header}moves: []\n`, /nothing stands behind "moves:"/],
    [`${header}moves:\njyn planning.recover "`, /this quote is not closed/],
  ])('%j leaves nothing to read', (text, message) => {
    const read = readLinesText(text);
    expect(read.ok ? '' : read.problems[0]?.message).toMatch(message);
    expect(read.ok ? 0 : read.problems[0]?.line).toBeGreaterThan(0);
  });
});

describe('two moves on one line, with a ";" between them', () => {
  const header = `format: referee-log/1
ruleset: outer-rim
seats: [ann, "Dr. Köhler"]
start:
  turn: { seat: ann, step: planning }
  seats: { ann: { space: lothal, credits: 1000 }, "Dr. Köhler": { space: naboo } }
moves:
`;
  it('are told once, at the second, and both are read', async () => {
    const { violations, moves } = await reportOf(
      `${header}ann planning.gain-credits -> credits 3000; ann action.end\nann encounter.space\n`,
    );
    expect(moves).toBe(3);
    expect(violations).toMatchObject([
      {
        rule: 'log.the-move-log.8',
        entry: 1,
        line: 8,
        column: 44,
        message: expect.stringMatching(/^each move has a line of its own: this is a second one behind a ";"/),
        resumed: expect.stringMatching(/^read this as meant/),
      },
    ]);
  });

  it('a ";" in a text, in a remark, or with no move behind it separates nothing', () => {
    const written = ['house.rule a="x; jyn turn.end"', 'jyn turn.end # then; jyn turn.end', 'house.rule a=b; c=d'];
    expect(movesOf(written.slice(0, 2).join('\n'))).toEqual([
      { type: 'house.rule', a: 'x; jyn turn.end' },
      { type: 'turn.end', seat: 'jyn', note: 'then; jyn turn.end' },
    ]);
    expect(movesOf(written[2] ?? '')).toEqual([{ type: 'house.rule', a: 'b;', c: 'd' }]);
  });

  it('a single move is one', () => {
    expect(() => movesOf('jyn turn.end; "Dr. Köhler" turn.end')).toThrow(/a line of its own/);
  });
});

it('an encounter with a contact names who it is: `encounter.contact lobot`', () => {
  expect(movesOf('jyn encounter.contact lobot card=databank-22')).toEqual([
    { type: 'encounter.contact', seat: 'jyn', contact: 'lobot', card: 'databank-22' },
  ]);
});

describe('places', () => {
  it('of a violation are those of the word in the line', async () => {
    const { violations } = await reportOf(`${header}moves:\n\n# one\njyn planning.move nabo\n  -> credits 5\n`);
    expect(violations.map(({ pointer, line, column }) => [pointer, line, column])[0]).toEqual(['/moves/0/to', 7, 19]);
  });

  it('of a header are those of YAML, also behind a byte order mark and with other line ends', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const lines = [
        '\ufeffformat: referee-log/1',
        'ruleset: outer-rim',
        'seats: [jyn, 7]',
        'moves:',
        'jyn action.end',
      ];
      const read = readLinesText(lines.join(end));
      expect(read.ok ? [] : read.problems.map(({ line, column }) => [line, column])).toEqual([[3, 14]]);
    }
  });
});

it('a log in lines is told from one in JSON by its beginning', () => {
  for (const text of ['format: x', '# by hand\n\nseats: [a]', '---\nformat: x', '"$schema": "x"', 'moves:\n'])
    expect(inLines(text)).toBe(true);
  for (const text of ['{"a": 1}', ' {', '', '[1]', 'null', 'not json', '"x"', '\ufeff{}', '{"a":1}\nb: 2'])
    expect(inLines(text)).toBe(false);
});

describe('referee convert', () => {
  const cli = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
  const run = (input: string, ...args: string[]) =>
    spawnSync(process.execPath, [cli, ...args], { input, encoding: 'utf8' });
  const lines = `${header}moves:\njyn planning.recover\n`;

  it('writes the other notation, or the one that is asked for', () => {
    const json = run(lines, 'convert', '-');
    expect(JSON.parse(json.stdout)).toMatchObject({ moves: [{ type: 'planning.recover', seat: 'jyn' }] });
    expect(run(json.stdout, 'convert', '-').stdout).toBe(lines);
    expect(run(lines, 'convert', '-', '--to', 'lines').stdout).toBe(lines);
  });

  it('refuses what it cannot read in full, with its place', () => {
    const { status, stdout, stderr } = run(`${lines}jyn action.end [\n`, 'convert', '-');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('<stdin>:6:16: cannot be used');
  });

  it('refuses a number that would come out with other digits, in either notation, and keeps all others', () => {
    const big = `${lines.trimEnd()} ts=9007199254740993\n`;
    const told = 'has more digits than are kept; as a text, in quotes, it stays as it is (/moves/0/ts)';
    const json = (ts: string) =>
      `{"format":"referee-log/1","ruleset":"outer-rim","seats":["jyn","han"],\n"moves":[{"type":"planning.recover","seat":"jyn","ts":${ts}}]}`;
    const refused = { status: 2, stdout: '' };
    const found = run(big, 'convert', '-');
    expect(found).toMatchObject({ ...refused, stderr: expect.stringContaining(told) });
    expect(found.stderr).toMatch(/^<stdin>:5:/);
    expect(run(json('-12345678901234567890'), 'convert', '-')).toMatchObject(refused);
    for (const kept of ['9007199254740991', '1e21', '0.1234567890123456789', '"9007199254740993"'])
      expect(run(json(kept), 'convert', '-').status, kept).toBe(0);
  });

  it('a log from standard input and a move as a line are read by explain', () => {
    const { status, stdout } = run(lines, 'explain', '-', '--at', '0', '--move', 'han planning.recover');
    expect(status).toBe(1);
    expect(stdout).toContain('han recovers');
  });
});
