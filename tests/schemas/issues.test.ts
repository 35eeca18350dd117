/**
 * @module
 * What is told of a value that has several forms, and of one with more faults than zod can count.
 */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readLog } from '../../referee/log/read.ts';
import { inLanguage } from '../../rules/phrases.ts';
import { heldAgainst } from '../../schemas/held-against.ts';
import { faultsOf } from '../../schemas/issues.ts';

const MANY = 1_000_000;

function told(schema: z.ZodType, value: unknown) {
  const read = heldAgainst(schema, value);
  if (read.success) return [];
  return faultsOf(read.error.issues, 20).map(
    ({ issue, path, message = issue.message }) => `${path.join('.')}: ${message}`,
  );
}

const Inner = z.strictObject({ credits: z.int(), name: z.string().optional() });
const Form = z.union([z.literal('none'), z.strictObject({ seats: z.record(z.string(), Inner) })]);

describe('a value that has several forms', () => {
  it('is told by what is wrong with the form that it has, at that place', () => {
    expect(told(z.strictObject({ at: Form }), { at: { seats: { ann: { credits: '5' } } } })).toEqual([
      'at.seats.ann.credits: Invalid input: expected number, received string',
    ]);
  });

  it('is told by each thing that is wrong', () => {
    expect(told(Form, { seats: { ann: { credits: '5', name: 5 }, ben: {} } })).toHaveLength(3);
  });

  it('is told by all that would have fitted where it has none of the forms', () => {
    expect(told(z.strictObject({ at: Form }), { at: 5 })).toEqual(['at: "none" or an object is expected here']);
    expect(told(Form, 'nothing')).toEqual([': "none" or an object is expected here']);
    expect(told(z.union([Form, z.union([z.array(z.int()), z.literal('all')])]), 5)).toEqual([
      ': "none", an object, a list or "all" is expected here',
    ]);
  });

  it('is of the form whose words it has, however deep another one goes wrong', () => {
    const Do = z.union([
      z.strictObject({ do: z.literal('give'), to: z.strictObject({ seat: z.strictObject({ id: z.string() }) }) }),
      z.strictObject({ do: z.literal('take'), from: z.string(), to: z.unknown() }),
    ]);
    expect(told(Do, { do: 'take', from: 5, to: { seat: { id: 5 } } })).toEqual([
      'from: Invalid input: expected string, received number',
    ]);
  });

  it('may hold another one of the kind', () => {
    const Outer = z.union([z.string(), z.array(z.union([z.literal('?'), Inner]))]);
    expect(told(Outer, ['?', { credits: null }])).toEqual(['1.credits: Invalid input: expected number, received null']);
  });

  it('is not looked into without end', () => {
    let schema: z.ZodType = z.int();
    let value: unknown = 'x';
    for (let depth = 0; depth < 30; depth += 1) {
      schema = z.union([z.literal('none'), z.array(schema)]);
      value = [value, 'x', 'x'];
    }
    expect(told(schema, value).length).toBeLessThanOrEqual(20);
  });
});

describe('more faults than can be handed on', () => {
  // How many zod can hand on depends on the stack of the thread.
  const Few = z.custom<unknown[]>((list) => {
    if ((list as unknown[]).length > 500) throw new RangeError('Maximum call stack size exceeded');
    return (list as unknown[]).every((one) => typeof one === 'number');
  });

  it('are told by the first of them', () => {
    expect(told(z.strictObject({ list: Few }), { list: new Array(MANY).fill('x') })).toEqual(['list: Invalid input']);
    expect(told(z.strictObject({ list: z.array(z.int()) }), { list: new Array(MANY).fill('x') })[0]).toMatch(
      /^list\.0: /,
    );
  });

  it('are told as such where none of them is near the beginning', () => {
    const list = [...new Array(2_000).fill(1), ...new Array(MANY).fill('x')];
    expect(told(z.strictObject({ list: Few }), { list })).toEqual([': so much is wrong here that it cannot be listed']);
  });

  it('leave a value that is right as it is', () => {
    expect(heldAgainst(z.array(z.int()), new Array(MANY).fill(1)).success).toBe(true);
  });

  it('make a log unusable, whether they stand among its moves or in its header', () => {
    const header = { format: 'referee-log/1', ruleset: 'outer-rim', seats: ['ann', 'ben'], start: 'set-up' };
    const moves = new Array(2_000).fill({ type: 'x' });
    expect(readLog(JSON.stringify({ ...header, moves }))).toMatchObject({
      ok: false,
      problems: { length: 20, 0: { pointer: '/moves/0/type' } },
    });
    const seats = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`s${at}`, 5]));
    expect(readLog(JSON.stringify({ ...header, start: { seats }, moves: [] }))).toMatchObject({
      ok: false,
      problems: { length: 20, 0: { pointer: '/start/seats/s0' } },
    });
  });
});

describe('the header of a log', () => {
  const told = (words: object, lang: 'en' | 'de' = 'en') => {
    const read = readLog(
      JSON.stringify({ format: 'referee-log/1', ruleset: 'outer-rim', seats: ['ann'], ...words, moves: [] }),
    );
    return read.ok ? [] : read.problems.map(({ message }) => inLanguage(message, lang));
  };

  it('says in words of its own what is expected, in both languages', () => {
    expect(told({ seats: { ann: 1 } })).toEqual(['a list is expected here; found {"ann":1}']);
    expect(told({ seats: { ann: 1 } }, 'de')).toEqual(['hier muss eine Liste stehen; gefunden: {"ann":1}']);
    expect(told({ title: 5 })).toEqual(['a text is expected here; found 5']);
    const poor = { start: { seats: { ann: { credits: -5 } } } };
    expect(told(poor)).toEqual(['a number of 0 or more is expected here; found -5']);
    expect(told(poor, 'de')).toEqual(['hier muss eine Zahl ab 0 stehen; gefunden: -5']);
    expect(told({ title: 'x'.repeat(301) }, 'de')).toEqual([
      expect.stringMatching(/^hier muss ein Text bis 300 Zeichen stehen; gefunden: "x+…$/),
    ]);
    expect(told({ seats: [] })).toEqual(['a list of 1 or more is expected here; found []']);
  });

  it('says of a number that is far too big for it what may stand there, once', () => {
    const most = 'a number of 10000000 at most is expected here; found 100000000000000000000';
    expect(told({ start: { seats: { ann: { credits: 1e20 } } } })).toEqual([most]);
  });

  it('says of a number with commas that it has none', () => {
    const commas = 'a number stands without commas: 5000, not 5,000';
    expect(told({ start: { seats: { ann: { credits: '5,000' } } } })).toEqual([commas]);
    expect(told({ start: { seats: { ann: { credits: 5, '000': null } } } })).toEqual([commas]);
  });
});

describe('the start of a log', () => {
  const log = (start: unknown) =>
    JSON.stringify({ format: 'referee-log/1', ruleset: 'outer-rim', seats: ['ann', 'ben'], start, moves: [] }, null, 1);

  it('is told at the word that is wrong in it', () => {
    const read = readLog(log({ seats: { ann: { credits: '5000' } } }));
    expect(read).toMatchObject({
      ok: false,
      problems: [
        {
          message: 'a number is expected here; found "5000"',
          pointer: '/start/seats/ann/credits',
          line: 11,
          column: 16,
        },
      ],
    });
  });

  it('is told by what it may be where it is nothing of the kind', () => {
    expect(readLog(log(5))).toMatchObject({
      ok: false,
      problems: [{ message: '"set-up" or an object is expected here; found 5', pointer: '/start' }],
    });
  });
});
