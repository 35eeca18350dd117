/**
 * @module
 * Small inputs that once cost too much, were judged differently from run to run or broke out of the terminal: what each must
 * give. What they cost is counted elsewhere (`tests/referee/play/work.test.ts`), not timed.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createVerification } from '../api/verifications/handlers.ts';
import { verifyWork } from '../cli/commands/verify-work.ts';
import { junit } from '../cli/formats/junit.ts';
import { sarif } from '../cli/formats/sarif.ts';
import { explainFor, legalFor, readText, reportFor } from '../referee/ask.ts';
import type { Detail } from '../referee/brief.ts';
import type { Report } from '../referee/report.ts';
import type { Json } from '../schemas/json.ts';

const folder = fileURLToPath(new URL('../fixtures/cases/hostile/', import.meta.url));
const bytesOf = (name: string): Buffer => readFileSync(`${folder}${name}`);
const textOf = (name: string): string => bytesOf(name).toString('utf8');

function reported(text: string, detail: Detail = {}): Report {
  const read = readText(text);
  const answer = read.ok ? reportFor(read.value, 'en', detail) : read;
  if (!answer.ok) throw new Error(answer.problems.map(({ message }) => message).join('\n'));
  return answer.value;
}

/** A report without the places of its text. */
function placeless(report: Report): unknown {
  return JSON.parse(JSON.stringify(report, (name, value) => (name === 'line' || name === 'column' ? null : value)));
}

/** What the command line finds in the lines of a stream. */
function verified(bytes: Buffer, render: 'pretty' | 'short' | 'ndjson' | null) {
  const lines = { line: 1, tooLong: 0, parts: [new Uint8Array(bytes)], own: true };
  return verifyWork(
    { kind: 'lines', input: { name: 'logs.ndjson', found: false }, lines },
    { lang: 'en', detail: {}, render },
  );
}

/** The output of the command line, whatever it writes to. */
function told(...args: readonly string[]): { status: number | null; said: Buffer } {
  const cli = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { env });
  return { status, said: Buffer.concat([stdout, stderr]) };
}

const counts = ({ violations, unverifiable, verdict }: Report) => [verdict, violations.length, unverifiable.length];

describe('what a log is, not what was read before it', () => {
  it('duplicate-other-key-order: one report, the first time and the three-hundredth', async () => {
    const text = textOf('duplicate-other-key-order.json');
    const first = reported(text);
    const stream = Buffer.from(`${text.trim().replaceAll('\n', ' ')}\n`.repeat(306));
    const { kept } = await verified(stream, null);
    expect(kept).toHaveLength(306);
    for (const { report } of kept) expect(placeless(report)).toEqual(placeless(first));
  });

  it('key-order: the same receipt and the same report, but for places', () => {
    const others = 'duplicate-other-key-order.json';
    const [a, b] = ['key-order-a.json', 'key-order-b.json'].map((name) => reported(textOf(name)));
    expect(a?.receipt).toEqual(b?.receipt);
    expect(placeless(a as Report)).toEqual(placeless(b as Report));
    for (let warm = 0; warm < 420; warm += 1) reported(textOf(others));
    for (const name of ['key-order-a.json', 'key-order-b.json'])
      expect(placeless(reported(textOf(name)))).toEqual(placeless(a as Report));
  });
});

describe('what costs no more than it says', () => {
  it.each(['patrol-ways-1kb.json', 'patrol-ways-breach.json'])('%s: one violation', (name) => {
    expect(counts(reported(textOf(name)))).toEqual(['violation', 1, expect.any(Number)]);
  });

  it('patrol-ways-move: a report', () => {
    expect(counts(reported(textOf('patrol-ways-move.json')))).toEqual(['unverifiable', 0, 3]);
  });

  it('rich-table-20-breaches: twenty violations', () => {
    expect(counts(reported(textOf('rich-table-20-breaches.json')))[1]).toBe(20);
  });

  it('claims: as many doubts as unknown names; wrong claims and lists in any order', () => {
    expect(counts(reported(textOf('claims-5000-unknown-names.json')))).toEqual(['unverifiable', 0, 5000]);
    expect(counts(reported(textOf('claims-2094-wrong.json')))[0]).toBe('violation');
    expect(counts(reported(textOf('claims-400-unordered.json')))).toEqual(['violation', 1, 0]);
  });
});

describe('answers', () => {
  // The same wrong claim once more is no second breach: here every other one says something else.
  const text = ((): string => {
    const log = JSON.parse(textOf('answer-blowup.json')) as { moves: Record<string, Json>[] };
    const other = { cards: { x: { abilities: [{ id: 'c', timing: 'other', effects: [] }] } } };
    const moves = log.moves.map((move, at) => (at % 2 === 0 ? move : { ...move, expect: other }));
    return JSON.stringify({ ...log, moves });
  })();

  it('answer-blowup: the same wrong claim two hundred times is one breach', () => {
    const report = reported(textOf('answer-blowup.json'));
    expect(report.violations.map(({ entry }) => entry)).toEqual([0]);
    expect(JSON.stringify(report).length).toBeLessThan(8 * text.length);
  });

  it('wrong claims of much: within a few times the log, and what is cut is counted', () => {
    const report = reported(text);
    expect(JSON.stringify(report).length).toBeLessThan(8 * text.length);
    expect(report.violations).toHaveLength(101);
    expect(report.cut?.values).toBeGreaterThan(0);
  });

  it('what is cut can be asked for: all of it, or from some finding on', () => {
    const all = reported(text, { all: true });
    expect(all.cut).toBeUndefined();
    expect(JSON.stringify(all).length).toBeGreaterThan(80 * text.length);
    const rest = reported(text, { from: 90 });
    expect(rest.violations.map(({ entry }) => entry)).toEqual(all.violations.slice(90).map(({ entry }) => entry));
    expect(rest.cut?.violations).toBe(90);
  });

  it('a list of legal moves too; what is cut can be asked for: all of it, or page by page', () => {
    const crates = Array.from({ length: 36 }, (_, index) => ({
      id: `crate-${index}`,
      type: 'cargo',
      cost: 1000 + index,
    }));
    const seat = { space: 'tatooine', credits: 90_000, ship: 'g9-rigger', assets: crates, slots: { cargo: 36 } };
    const card = (deck: string) => ({ faceup: { id: `new-${deck}`, type: 'cargo', deck, cost: 20_000 } });
    const decks = ['bounty', 'cargo', 'gear-mod', 'job', 'luxury'];
    const market = Object.fromEntries(decks.map((deck) => [deck, card(deck)]));
    const log = {
      format: 'referee-log/1',
      ruleset: 'outer-rim',
      seats: ['ann', 'ben'],
      start: { seats: { ann: seat, ben: { space: 'naboo' } }, market, turn: { step: 'action' } },
      moves: [],
    };
    const rich = JSON.stringify(log);
    const read = readText(rich);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const listed = (detail: Detail) => {
      const answer = legalFor(read.value, undefined, undefined, detail);
      if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
      return answer.value;
    };
    const all = listed({ all: true });
    const first = listed({});
    expect(all.cut).toBeUndefined();
    expect(JSON.stringify(first).length).toBeLessThan(300_000 + 20 * rich.length);
    expect(first.cut).toBe(all.moves.length - first.moves.length);
    const pages = [...first.moves];
    while (pages.length < all.moves.length) pages.push(...listed({ from: pages.length }).moves);
    expect(pages).toEqual(all.moves);
  });

  it('an explanation too', () => {
    const read = readText(text);
    if (!read.ok) throw new Error('unusable');
    for (const at of [0, 1, 199]) {
      const [short, all] = [explainFor(read.value, at), explainFor(read.value, at, undefined, { all: true })];
      if (!short.ok || !all.ok) throw new Error('no explanation');
      expect(JSON.stringify(short.value).length).toBeLessThan(20_000 + 2 * text.length);
      expect(all.value.cut).toBeUndefined();
    }
  });

  it('even one log of the largest kind has an answer that is no fault of ours', () => {
    const log = JSON.parse(text) as { moves: Json[] };
    log.moves = Array.from({ length: 8 }, () => log.moves).flat();
    const report = reported(JSON.stringify(log));
    const { length } = JSON.stringify(log);
    expect(JSON.stringify(report).length).toBeLessThan(300_000 + 20 * length);
    expect(report.violations.length + (report.cut?.violations ?? 0)).toBe(801);
  });
});

describe('bytes that are no text', () => {
  it.each(['not-utf8-a.json', 'not-utf8-b.json'])('%s: unusable, with its place', (name) => {
    const { status, said } = told('verify', `${folder}${name}`);
    expect(status).toBe(2);
    expect(said.toString()).toMatch(/:5:1\d: cannot be used: the text is not valid UTF-8/);
  });
});

describe('two-logs.ndjson: the breach of the second log is at line 2', () => {
  const bytes = bytesOf('two-logs.ndjson');
  const kept = async () => (await verified(bytes, null)).kept;

  it('in ndjson', async () => {
    const lines = Buffer.from((await verified(bytes, 'ndjson')).out)
      .toString('utf8')
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => (JSON.parse(line) as Report).violations.map((found) => found.line))).toEqual([[1], [2]]);
  });

  it('in sarif', async () => {
    const run = JSON.parse(sarif(await kept(), [])) as { runs: { results: unknown[] }[] };
    const lines = JSON.stringify(run.runs[0]?.results).match(/"startLine":\d/g);
    expect(lines).toEqual(['"startLine":1', '"startLine":2']);
  });

  it('in junit, as over HTTP', async () => {
    expect(junit(await kept(), [])).toContain('logs.ndjson:2:');
    const [, second = ''] = bytes.toString('utf8').split('\n');
    const { json } = createVerification({ body: { value: JSON.parse(second), text: second, line: 2 }, lang: 'en' });
    expect(json.violations.map(({ line }) => line)).toEqual([2]);
  });
});

describe('a terminal obeys no log', () => {
  // The command line as a whole, because everything that it says counts.
  it.each([
    ['verify', `${folder}escape-in-claim.json`],
    ['verify', `${folder}escape-in-move-type.json`],
    ['verify', '--format', 'json', `${folder}escape-in-claim.json`],
    ['verify', `${folder}\u001b[31mno such file`],
    ['legal', `${folder}escape-in-claim.json`, '--seat', '\u001b[31m'],
    ['charts', '\u001b[31m'],
    ['rules', '\u001b[31m', '--ruleset', '\u001b[31m'],
    ['\u001b[31m'],
    ['verify', '--\u001b[31m'],
  ])('%j %j %j', (...args) => {
    const { said } = told(...args);
    expect(said.length).toBeGreaterThan(0);
    expect([...said].filter((byte) => byte < 0x20 && byte !== 0x0a)).toEqual([]);
  });

  it('nor the control characters beyond ASCII', async () => {
    const log = JSON.parse(textOf('escape-in-claim.json')) as { [key: string]: Json };
    const text = JSON.stringify({ ...log, title: '\u009b31m red \u202e back' });
    for (const render of ['ndjson', 'pretty', 'short'] as const) {
      const { out, shown } = await verified(Buffer.from(text), render);
      const said = Buffer.from(out).toString('utf8') + shown.map((one) => one.text).join('\n');
      expect(said).not.toBe('');
      expect(said).not.toMatch(/[\u007f-\u009f\u202e]/);
    }
  });
});

it('what is wrong thousands of times is told twenty times', () => {
  const header = { format: 'referee-log/1', ruleset: 'outer-rim', seats: ['ann', 'ben'] };
  const many = Array.from({ length: 5_000 }, (_, at): [string, object] => [`k${at}`, {}]);
  for (const log of [
    { ...header, start: { seats: Object.fromEntries(many) }, moves: [] },
    { ...header, moves: many.map(([, entry]) => entry) },
  ]) {
    const read = readText(JSON.stringify(log));
    const answer = read.ok ? reportFor(read.value) : read;
    expect(answer.ok ? [] : answer.problems.map(({ line }) => line)).toEqual(Array(20).fill(1));
  }
});

it('violation-without-place: every violation has a line', () => {
  for (const { line, column } of reported(textOf('violation-without-place.json')).violations) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
  }
});

it('a claim that it is the turn of somebody who does not sit here is wrong, and no fault of ours', () => {
  const log = {
    format: 'referee-log/1',
    ruleset: 'deckbuilding',
    seats: ['sam', 'vera'],
    moves: [
      { type: 'turn.end', seat: 'sam', expect: { turn: { seat: 'nobody' } } },
      { type: 'turn.end', seat: 'sam' },
    ],
  };
  expect(reported(JSON.stringify(log)).verdict).toBe('violation');
});

it('a purchase by a seat that nobody knows is told as that slip, and is no fault of ours', () => {
  const log = {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: ['ann', 'ben'],
    start: { turn: { step: 'action' }, seats: { ann: { space: 'naboo', credits: 5000 } } },
    moves: [{ type: 'market.buy', seat: 'cleo', deck: 'cargo' }],
  };
  const [found] = reported(JSON.stringify(log)).violations;
  expect([found?.entry, found?.rule]).toEqual([0, 'log.the-move-log.4']);
});
