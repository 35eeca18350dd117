/**
 * @module
 * A report depends on the content of its log alone: not on what was read before, on the order of members, on which check
 * took the log, on threads or on warmth. Every fixture, and fixtures with a few slips, are read in all these ways.
 */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type Done, verifyWork, type Work, type WorkOptions } from '../../cli/commands/verify-work.ts';
import { readText, reportFor } from '../../referee/ask.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import type { Log } from '../../referee/reading/verify.ts';
import { canonicalLog, type Report } from '../../referee/report.ts';
import { drawer } from '../../referee/simulate.ts';
import { checkOf } from '../../schemas/check.ts';
import { canonical, type Json } from '../../schemas/json.ts';
import { fixturesOf } from '../../scripts/golden.ts';
import { Crew } from '../../workers/crew.ts';

const LONG = process.env['REFEREE_LONG'] !== undefined;
const RUNS = LONG ? 5_000 : 250;

type Draw = (n: number) => number;
const pick = <T>(draw: Draw, items: readonly T[]): T => items[draw(items.length)] as T;

/** The same value with the members of every object in another order. */
function shuffled(value: Json, draw: Draw): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => shuffled(item, draw));
  const members = Object.entries(value).map(([name, member]) => ({ name, member, at: draw(1_000_000) }));
  return Object.fromEntries(
    members.sort((a, b) => a.at - b.at).map(({ name, member }) => [name, shuffled(member, draw)]),
  );
}

/** Every word of a value. */
function wordsOf(value: Json): Json[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap((inner) => wordsOf(inner as Json));
}

/** A value with one of its words, or of the names of its members, gone wrong. */
function slipped(value: Json, draw: Draw, words: readonly Json[]): Json {
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'string' && value.length > 2 && draw(3) === 0) return value.slice(0, -1);
    if (typeof value === 'number' && draw(2) === 0) return value + draw(5) - 2;
    return pick(draw, words);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return [pick(draw, words)];
    const at = draw(value.length);
    const kind = draw(4);
    if (kind === 0) return value.toSpliced(at, 1);
    if (kind === 1) return value.toSpliced(at, 0, value[at] as Json);
    if (kind === 2) return value.toSpliced(at, 1).toSpliced(draw(value.length), 0, value[at] as Json);
    return value.with(at, slipped(value[at] as Json, draw, words));
  }
  const names = Object.keys(value);
  const name = pick(draw, names);
  if (names.length === 0 || draw(5) === 0) {
    const { [name]: _, ...rest } = value;
    return rest;
  }
  return { ...value, [name]: slipped(value[name] as Json, draw, words) };
}

const texts = rulesetIds.flatMap((id) => fixturesOf(id).map(({ text }) => text));

/** A fixture with one to three slips in its moves. */
const logs: fc.Arbitrary<Json> = fc
  .tuple(fc.constantFrom(...texts), fc.integer({ min: 1, max: 2 ** 31 - 2 }), fc.integer({ min: 1, max: 3 }))
  .map(([text, seed, slips]) => {
    const draw = drawer(seed);
    const log = JSON.parse(text) as { [name: string]: Json };
    const words = wordsOf(log['moves'] as Json);
    let { moves = [] } = log;
    for (let count = 0; count < slips; count += 1) moves = slipped(moves, draw, words.length === 0 ? [null] : words);
    return { ...log, moves };
  });

function placeless(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (name, value) => (name === 'line' || name === 'column' ? null : value)));
}

function said(text: string): unknown {
  const read = readText(text);
  const answer = read.ok ? reportFor(read.value) : read;
  return answer.ok ? placeless(answer.value) : { code: answer.problems[0]?.code };
}

/** What the command line finds in lines: the reports, and what it cannot use. */
function found({ kept, unusable }: Done): unknown[] {
  const all = [
    ...kept.map(({ name, report }) => [name, placeless(report)] as const),
    ...unusable.map(({ name, problems }) => [name, { code: problems[0]?.code }] as const),
  ];
  const line = (name: string): number => Number(name.split(':')[1]);
  return all.sort(([a], [b]) => line(a) - line(b)).map(([, one]) => one);
}

function lines(all: readonly string[]): Work {
  const bytes = new Uint8Array(Buffer.from(`${all.join('\n')}\n`));
  return {
    kind: 'lines',
    input: { name: 'logs', found: false },
    lines: { line: 1, tooLong: 0, parts: [bytes], own: true },
  };
}

const options: WorkOptions = { lang: 'en', detail: {}, render: null };
const url = new URL('../../cli/worker.ts', import.meta.url);
const crew = new Crew<Work, Done>({ url, threads: 2, data: options, ahead: 2 });
afterAll(() => crew.close());

describe('a report depends on its log alone', () => {
  it('whatever the order of members, and however often it is read', () => {
    fc.assert(
      fc.property(logs, fc.integer({ min: 1, max: 2 ** 31 - 2 }), (log, seed) => {
        const first = said(JSON.stringify(log));
        expect(said(JSON.stringify(shuffled(log, drawer(seed))))).toEqual(first);
        expect(said(JSON.stringify(log, null, 2))).toEqual(first);
      }),
      { numRuns: RUNS },
    );
  });

  it('also where a misspelt move names several things, whatever their order', () => {
    const read = (assets: { [card: string]: string }) =>
      said(
        JSON.stringify({
          format: 'referee-log/1',
          ruleset: 'outer-rim',
          options: { practiceSet: true },
          seats: ['ann', 'ben'],
          start: {
            seats: { ann: { character: 'han-solo', assets: ['practice-kitchen-armor', 'practice-copper-wire'] } },
          },
          moves: [
            { type: 'planning.gain-credits', seat: 'ann' },
            { type: 'slots.arrang', seat: 'ann', assets },
          ],
        }),
      );
    const first = read({ 'practice-kitchen-armor': 'gear', 'practice-copper-wire': 'cargo' });
    expect(JSON.stringify(first)).toContain('practice-copper-wire into a cargo slot, practice-kitchen-armor into');
    expect(read({ 'practice-copper-wire': 'cargo', 'practice-kitchen-armor': 'gear' })).toEqual(first);
  });

  it('also where a claim has put a contact into a second space, whatever the order of spaces', () => {
    const smuggler = [{ id: 'some-smuggler', class: 'white' }, { class: 'yellow' }];
    const turned = [{ id: 'lobot', class: 'green', faceup: false }];
    const encounter = (naboo: Json) => ({
      type: 'encounter.space',
      seat: 'ann',
      effects: [{ do: 'exchange-contacts', one: { contact: 'some-smuggler' }, other: { contact: 'lobot' } }],
      expect: { contacts: { naboo } },
    });
    const lobot = [{ id: 'lobot', class: 'green', faceup: true }];
    const read = (contacts: { [space: string]: Json }) =>
      said(
        JSON.stringify({
          format: 'referee-log/1',
          ruleset: 'outer-rim',
          seats: ['ann', 'ben'],
          start: {
            contacts,
            turn: { step: 'encounter' },
            seats: { ann: { space: 'tatooine' }, ben: { space: 'naboo' } },
          },
          moves: [encounter(turned), encounter([{ id: 'lobot', class: 'green' }])],
        }),
      );
    expect(read({ tatooine: smuggler, naboo: lobot })).toEqual(read({ naboo: lobot, tatooine: smuggler }));
  });

  it('in the middle of streams, and in threads that have read others before', async () => {
    const some = fc.sample(logs, { numRuns: RUNS, seed: 7 }).map((log) => JSON.stringify(log));
    const all = [...(LONG ? texts.map((text) => JSON.stringify(JSON.parse(text))) : []), ...some];
    const alone = all.map(said);
    const streamed = found(await verifyWork(lines(all.toReversed()), options)).toReversed();
    expect(streamed).toHaveLength(alone.length);
    for (const [index, one] of streamed.entries()) expect(one, all[index]).toEqual(alone[index]);
    const parts = Array.from({ length: 10 }, (_, at) => all.filter((_text, index) => index % 10 === at));
    const threaded = await Promise.all(parts.map((part) => crew.run({ work: lines(part) })));
    for (const [at, done] of threaded.entries())
      expect(found(done)).toEqual(alone.filter((_one, index) => index % 10 === at));
  });

  it('whether zod or the quick check has taken it', () => {
    const checks = new Map(rulesetIds.map((id) => [id, checkOf(rulesetOf(id)?.ruleset.schemas.log as never)]));
    fc.assert(
      fc.property(logs, (log) => {
        const { ruleset } = log as { ruleset?: string };
        const schema = rulesetOf(ruleset ?? '')?.ruleset.schemas.log;
        const check = checks.get(ruleset ?? '');
        if (schema === undefined || check == null) return;
        // What the quick check takes, zod takes, and nobody changes it.
        if (check(log)) expect(schema.safeParse(log)).toMatchObject({ success: true });
      }),
      { numRuns: RUNS },
    );
  });

  it('and so does its receipt: the quick way to put a log in order gives the slow one', () => {
    fc.assert(
      fc.property(logs, fc.integer({ min: 1, max: 2 ** 31 - 2 }), (log, seed) => {
        const game = rulesetOf((log as { ruleset: string }).ruleset);
        if (game === undefined || !game.ruleset.schemas.log.safeParse(log).success) return;
        const { moves } = log as { moves: Json[] };
        // As long as the quick way needs it to be.
        const long = { ...(log as object), moves: Array.from({ length: 120 }, () => moves).flat() } as unknown as Log;
        if (moves.length === 0 || long.moves.length > 20_000) return;
        expect(canonicalLog(game, shuffled(long as unknown as Json, drawer(seed)) as unknown as Log)).toBe(
          canonical(long),
        );
      }),
      { numRuns: RUNS / 5 },
    );
  });

  it('different logs have different receipts', () => {
    const receipts = new Map<string, string>();
    for (const log of fc.sample(logs, { numRuns: RUNS, seed: 11 })) {
      const read = readText(JSON.stringify(log));
      const answer = read.ok ? reportFor(read.value) : read;
      if (!answer.ok) continue;
      const { receipt } = answer.value as Report;
      const text = canonical(log);
      expect(receipts.get(receipt.log) ?? text).toBe(text);
      receipts.set(receipt.log, text);
    }
    expect(receipts.size).toBeGreaterThan(RUNS / 4);
  });
});
