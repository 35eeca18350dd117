import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText, reportFor } from '../../referee/ask.ts';
import { toJson, toLines } from '../../referee/log/convert.ts';
import { linesIn, readLinesText } from '../../referee/log/lines.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { simulate } from '../../referee/simulate.ts';
import { canonical, type Json } from '../../schemas/json.ts';
import { good, linesOf, logOf, placeless } from '../notation/support.ts';

const LONG = process.env['REFEREE_LONG'] !== undefined;

const games = rulesetIds.map((id) => rulesetOf(id)).filter((game) => game !== undefined);
const words = ['to', 'path', 'faces', 'deck', 'card', 'target', 'discards', 'effects', 'gives', 'seat', 'type', 'note'];
const strange = [
  ...[
    '',
    ' ',
    '#',
    '# x',
    '->',
    '->x',
    '=',
    'a=b',
    'a,b',
    'a.b',
    'a b',
    '"',
    '\\',
    '\n',
    '\r\n',
    'é',
    'Dr. Köhler',
    '🎲',
  ],
  ...[
    'null',
    'true',
    '1',
    '-0',
    '1e21',
    '007',
    '8,000',
    '[',
    '{',
    ':',
    'a: b',
    '- a',
    '&a',
    '*a',
    '!a',
    '@',
    '`',
    '|',
    '%',
  ],
  ...[
    '\u00a0',
    '\u2028',
    '\u0085',
    '\ufeff',
    '\u001b[2J',
    'moves:',
    'planning.move',
    'turn.end',
    'ann',
    'credits',
    'seats',
  ],
  ...['constructor', 'toString', 'no', 'yes', '~', '.', '..', 'a.', '.a', '---', '...', '0x1F', '.5', "it's", '<<'],
];
const text = fc.oneof(fc.constantFrom(...strange, ...words), fc.string({ unit: 'grapheme', maxLength: 12 }));
// A name of one sign that JSON writes as an escape comes out of `JSON.parse` of Node 24.21 as a backslash.
const isMisread = (word: string): boolean => word.length === 1 && JSON.stringify(word).length > 3;
const name = text.filter((word) => word !== '__proto__' && !isMisread(word));
const number = fc.oneof(
  fc.integer(),
  fc.constantFrom(-1.5, 1e21, 1e-7, 123456789012345680000, 0.1),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
);
const value: fc.Arbitrary<Json> = fc.letrec<{ any: Json; list: Json[]; object: { [name: string]: Json } }>((tie) => ({
  any: fc.oneof({ maxDepth: 3 }, text, number, fc.boolean(), fc.constant(null), tie('list'), tie('object')),
  list: fc.array(tie('any'), { maxLength: 4 }),
  object: fc.dictionary(name, tie('any'), { maxKeys: 4, noNullPrototype: true }),
})).any;
const known = fc.constantFrom(
  'planning.move',
  'combat.roll',
  'market.buy',
  'turn.end',
  'trade.exchange',
  'card.play',
  'buy',
);
const entry: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: value, weight: 1 },
  {
    arbitrary: fc
      .tuple(
        fc.dictionary(fc.oneof(fc.constantFrom(...words), name), value, { maxKeys: 4, noNullPrototype: true }),
        fc.record(
          {
            type: fc.oneof(known, text),
            seat: fc.oneof(fc.constantFrom('ann', 'Dr. Köhler'), text),
            note: text,
            expect: value,
          },
          { requiredKeys: ['type'], noNullPrototype: true },
        ),
      )
      .map(([others, common]) => ({ ...others, ...common }) as Json),
    weight: 6,
  },
);
const log: fc.Arbitrary<Json> = fc
  .tuple(
    fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true }),
    fc.record({
      ruleset: fc.constantFrom(...rulesetIds, 'none'),
      seats: fc.constantFrom(['ann', 'Dr. Köhler'], [], ['planning.move', '7']),
    }),
    fc.array(entry, { maxLength: 5 }),
  )
  .map(([header, common, moves]) => ({ ...header, ...common, moves }) as unknown as Json);

describe('the line notation', () => {
  it.each([-5, -0.1, 0.5, -1.5e-323])('holds a move without a seat whose first word is the number %s', (card) => {
    const one = { ruleset: 'deckbuilding', seats: ['ann'], moves: [{ card, type: 'buy' }] };
    expect(logOf(linesOf(one))).toEqual(one);
  });

  it('loses nothing of anything that has the shape of a log', () => {
    fc.assert(
      fc.property(log, (one) => {
        expect(canonical(logOf(linesOf(one)))).toBe(canonical(one));
      }),
      { numRuns: LONG ? 20_000 : 800 },
    );
  });

  it('-0 stays what it is', () => {
    const json = '{"a":-0,"moves":[{"type":"x.y","n":-0}]}';
    const back = JSON.parse(good(toJson(good(toLines(json))))) as Json;
    expect(back).toStrictEqual({ a: -0, moves: [{ type: 'x.y', n: -0 }] });
  });

  for (const game of games) {
    it(`games of ${game.ruleset.id} are judged alike in both notations, also with a word changed`, () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(), fc.nat(), text, (seed, at, which, other) => {
          const played = JSON.parse(JSON.stringify(simulate(game, seed, 60).log)) as {
            moves: { [word: string]: Json }[];
          };
          const logs = [structuredClone(played), played];
          const move = played.moves[at % played.moves.length];
          const changed = move === undefined ? undefined : Object.keys(move)[which % Object.keys(move).length];
          if (move !== undefined && changed !== undefined) move[changed] = other;
          for (const one of logs as unknown as Json[]) {
            const lines = linesOf(one);
            expect(logOf(lines)).toStrictEqual(one);
            const [inJson, inLines] = [readText(JSON.stringify(one)), readLinesText(lines)];
            expect(inLines.ok).toBe(inJson.ok);
            if (!inJson.ok || !inLines.ok) continue;
            expect(placeless(good(reportFor(inLines.value)))).toEqual(placeless(good(reportFor(inJson.value))));
          }
        }),
        { numRuns: LONG ? 200 : 12 },
      );
    });
  }

  it('of any text it says what it holds or where it breaks', () => {
    const piece = fc.oneof(
      text,
      fc.constantFrom(' ', '\n', '\r', ',', '=', '-> ', '# ', 'ann ', 'planning.move ', '= ', '[', '}'),
    );
    const header = fc.constantFrom('', 'ruleset: outer-rim\nseats: [ann]\nmoves:\n', 'moves:\n', 'a: [\nmoves:\n');
    fc.assert(
      fc.property(header, fc.array(piece, { maxLength: 30 }), (begin, pieces) => {
        const whole = begin + pieces.join('');
        const read = linesIn(whole);
        const lines = whole.split(/\r\n|\r|\n/);
        const places = read.ok
          ? [...read.value.unreadable.values()].map(({ at }) => read.value.source.placeAt(at))
          : read.problems;
        for (const { line, column } of places) {
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
          expect(column).toBeLessThanOrEqual((lines[(line ?? 0) - 1]?.length ?? 0) + 1);
        }
      }),
      { numRuns: LONG ? 20_000 : 800 },
    );
  });
});
