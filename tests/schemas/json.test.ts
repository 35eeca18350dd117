import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Json, type JsonProblem, LIMITS, locate, pathOf, pointerOf, readJson } from '../../schemas/json.ts';

/** The problem of a text that must be refused. */
function problem(text: string, limits?: { depth?: number; bytes?: number }): JsonProblem {
  const read = readJson(text, limits);
  if (read.ok) throw new Error(`accepted: ${text.slice(0, 100)}`);
  return read.problem;
}

/** The value of a text that must be accepted. */
function value(text: string, limits?: { depth?: number; bytes?: number }): Json {
  const read = readJson(text, limits);
  if (!read.ok) throw new Error(`refused: ${read.problem.message}`);
  return read.value;
}

/** A problem without its message, in one line. */
function brief(text: string, limits?: { depth?: number; bytes?: number }): string {
  const { code, pointer, line, column } = problem(text, limits);
  return `${code} "${pointer}" ${line}:${column}`;
}

/** What a place means, told independently of the reader: LF, CRLF or CR ends a line. */
function offsetOf(text: string, place: { line: number; column: number }): number {
  const lines = text.split(/(?<=\n|\r(?!\n))/);
  return lines.slice(0, place.line - 1).join('').length + place.column - 1;
}

describe('a text in order', () => {
  const texts = [
    '{}',
    '[]',
    '""',
    '0',
    '-0',
    'true',
    ' null\n',
    '-12.50e-3',
    '1E+2',
    '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9"',
    '{"type":"planning.move","seat":"red","to":"nar-shaddaa"}',
    '\t{ "a" : [ 1 ,\r\n { "b" : { } } , [ ] ] , "" : "}{][,:" }\r\n',
    '[{"a":1},{"a":2},{"a":{"a":3},"b":4}]',
    '"é → 😀 \u2028"',
  ];
  test.each(texts)('gives what JSON.parse gives: %s', (text) => {
    expect(value(text)).toStrictEqual(JSON.parse(text));
  });

  it('may begin with one byte order mark, which takes no column, but not with two', () => {
    expect(value('\ufeff{"a":1}')).toStrictEqual({ a: 1 });
    expect(brief('\ufeff{"a":x}')).toBe('syntax "/a" 1:6');
    expect(brief('\ufeff\ufeff{}')).toBe('syntax "" 1:1');
  });

  it('keeps names that only look dangerous', () => {
    const text = '{"constructor":1,"prototype":2,"toString":3,"__proto":4,"_proto__":5,"__PROTO__":6,"x__proto__":7}';
    expect(value(text)).toStrictEqual(JSON.parse(text));
    expect(value('["__proto__"]')).toStrictEqual(['__proto__']);
  });

  it('is judged by the exact reader where the fast pass has its doubts, and accepted', () => {
    for (const text of [
      '{"\\u0061":1,"b":2}',
      '[1e100, 1e0000000001, 1.7976931348623157e308]',
      `[1,${' '.repeat(500)}2]`,
      `0.${'1'.repeat(500)}`,
      `1${' '.repeat(500)}`,
    ]) {
      expect(value(text)).toStrictEqual(JSON.parse(text));
    }
  });

  it('may hold a number too small or too fine for a double', () => {
    expect(value('[1e-999, 0.10000000000000000000001, 9007199254740993]')).toStrictEqual([0, 0.1, 9007199254740992]);
  });
});

describe('syntax', () => {
  test.each([
    ['{"a":}', '"/a" 1:6', 'Expected a value after the ":", but found "}".'],
    ['[1 2]', '"" 1:4', 'Expected "," or "]" in the array, but found "2".'],
    ['[1}', '"" 1:3', 'Expected "," or "]" in the array, but found "}".'],
    ['{"a":1]', '"" 1:7', 'Expected "," or "}" in the object, but found "]".'],
    ['[,1]', '"/0" 1:2', 'Expected a value in the array, but found ",".'],
    ['[1,,2]', '"/1" 1:4', 'Expected a value in the array, but found ",".'],
    ['{a:1}', '"" 1:2', 'Expected a member name in double quotes in the object, but found "a".'],
    ['{"a" 1}', '"/a" 1:6', 'Expected ":" and a value after the member name, but found "1".'],
    ['{"a":1,"b",2}', '"/b" 1:11', 'Expected ":" and a value after the member name, but found ",".'],
    [']', '"" 1:1', 'Expected a value at the start, but found "]".'],
    [
      '{} {}',
      '"" 1:4',
      'The JSON value is complete, but more follows: found "{", expected the end of the text. Several values, one a line, are NDJSON.',
    ],
    ['[1,\n  2,\n]', '"" 2:4', 'A comma too many: expected another value after it, but found "]".'],
    ['{"a":1,}', '"" 1:7', 'A comma too many: expected another member after it, but found "}".'],
    ['[01]', '"/0" 1:2', 'A number must not begin with a needless 0; expected the number without it.'],
    ['[-]', '"/0" 1:3', 'Expected a digit after the "-", but found "]".'],
    ['[1.]', '"/0" 1:4', 'Expected a digit after the decimal point, but found "]".'],
    ['[1e+]', '"/0" 1:5', 'Expected a digit in the exponent, but found "]".'],
    [
      '[.5]',
      '"/0" 1:2',
      'Expected a value in the array, but found ".". A JSON number has a digit before its decimal point.',
    ],
    ['+1', '"" 1:1', 'Expected a value at the start, but found "+". A JSON number has no leading "+".'],
    ["['a']", '"/0" 1:2', 'Expected a value in the array, but found "\'". JSON has only double quotes.'],
    ['// x', '"" 1:1', 'Expected a value at the start, but found "/". JSON has no comments.'],
    ['[1 /* x */]', '"" 1:4', 'Expected "," or "]" in the array, but found "/". JSON has no comments.'],
    [
      '[True]',
      '"/0" 1:2',
      'Expected a value in the array, but found "True". JSON writes true, false and null in small letters.',
    ],
    ['[None]', '"/0" 1:2', 'Expected a value in the array, but found "None". JSON writes null.'],
    ['NaN', '"" 1:1', 'Expected a value at the start, but found "NaN". JSON has only finite numbers.'],
    ['truely', '"" 1:5', 'The JSON value is complete, but more follows: found "ly", expected the end of the text.'],
    [
      '["a\tb"]',
      '"/0" 1:4',
      'The string holds a bare control character, a tab, U+0009; expected it as an escape such as \\t.',
    ],
    [
      '{"a\n":1}',
      '"" 1:4',
      'The member name holds a bare control character, a line break, U+000A; expected it as an escape such as \\n.',
    ],
    [
      '["\\x41"]',
      '"/0" 1:3',
      'The string holds an unknown escape: found "\\" and "x41", expected one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX.',
    ],
    [
      '["\\u12"]',
      '"/0" 1:3',
      'The string holds a broken escape: expected four hexadecimal digits after "\\u", but found \'"\'.',
    ],
    ['[\u00a01]', '"/0" 1:2', 'Expected a value in the array, but found U+00A0.'],
    ['[\ud800]', '"/0" 1:2', 'Expected a value in the array, but found U+D800.'],
  ])('%j is refused at %s', (text, where, message) => {
    expect(brief(text)).toBe(`syntax ${where}`);
    expect(problem(text).message).toBe(message);
    expect(() => JSON.parse(text)).toThrow();
  });

  test.each([
    ['1e999', '"" 1:1'],
    ['[0,-1e309]', '"/1" 1:4'],
    ['{"a":1E+0400}', '"/a" 1:6'],
    [`[${'9'.repeat(309)}]`, '"/0" 1:2'],
    [`[${'9'.repeat(250)}e99]`, '"/0" 1:2'],
    [`${'9'.repeat(310)}`, '"" 1:1'],
  ])('a number too large to be finite is refused: %.40s', (text, where) => {
    expect(brief(text)).toBe(`syntax ${where}`);
    expect(problem(text).message).toMatch(
      /^The number ".+" is too large; expected one between -1\.7e308 and 1\.7e308\.$/,
    );
  });

  it('counts lines at LF, CRLF and a CR alone, and columns in UTF-16 units', () => {
    expect(brief('[\n1,\r\n2,\r3,\r\n\n  x]')).toBe('syntax "/3" 6:3');
    expect(brief('["😀é", x]')).toBe('syntax "/1" 1:9');
  });

  it('names the first problem of several', () => {
    expect(brief('{"a":1,"a":2,}')).toBe('duplicate-key "/a" 1:8');
    expect(brief('{"b":x,"a":1,"a":2}')).toBe('syntax "/b" 1:6');
    expect(brief('[1e999')).toBe('syntax "/0" 1:2');
  });
});

describe('empty', () => {
  test.each(['', ' ', '\n\t\r ', '\ufeff', '\ufeff \n'])('nothing but blanks is refused: %j', (text) => {
    expect(brief(text)).toBe('empty "" 1:1');
    expect(problem(text).message).toBe('The text is empty; expected a JSON value.');
  });
});

describe('truncated', () => {
  test.each([
    [
      '[',
      '"/0" 1:2',
      'The text ends too early: the array that begins at column 1 of this line is not closed; expected a value.',
    ],
    [
      '[1',
      '"" 1:3',
      'The text ends too early: the array that begins at column 1 of this line is not closed; expected "," or "]".',
    ],
    [
      '[1,',
      '"/1" 1:4',
      'The text ends too early: the array that begins at column 1 of this line is not closed; expected a value.',
    ],
    [
      '{',
      '"" 1:2',
      'The text ends too early: the object that begins at column 1 of this line is not closed; expected a member name in double quotes.',
    ],
    [
      '{"a"',
      '"/a" 1:5',
      'The text ends too early: the object that begins at column 1 of this line is not closed; expected ":" and a value.',
    ],
    [
      '{"a":',
      '"/a" 1:6',
      'The text ends too early: the object that begins at column 1 of this line is not closed; expected a value.',
    ],
    [
      '{"a":[{}]\n',
      '"" 2:1',
      'The text ends too early: the object that begins at line 1, column 1 is not closed; expected "," or "}".',
    ],
    [
      '{"a":\n [[1],',
      '"/a/1" 2:7',
      'The text ends too early: the array that begins at column 2 of this line is not closed; expected a value.',
    ],
    [
      '["ab',
      '"/0" 1:5',
      "The text ends too early: the string that begins at column 2 of this line is not closed; expected '\"'.",
    ],
    [
      '{"ab',
      '"" 1:5',
      "The text ends too early: the member name that begins at column 2 of this line is not closed; expected '\"'.",
    ],
    ['"a\\', '"" 1:4', 'The text ends too early, inside the escape \\ of a string; expected the rest of it.'],
    ['"\\u00', '"" 1:6', 'The text ends too early, inside the escape \\u00 of a string; expected the rest of it.'],
    [
      '"\\ud83d\\ud',
      '"" 1:11',
      'The text ends too early, inside a string after \\ud83d; expected the other half of the character.',
    ],
    [
      '"\\"',
      '"" 1:4',
      "The text ends too early: the string that begins at column 1 of this line is not closed; expected '\"'.",
    ],
    ['[tr', '"/0" 1:4', 'The text ends too early, inside a word: found "tr", expected true.'],
    ['nul', '"" 1:4', 'The text ends too early, inside a word: found "nul", expected null.'],
    ['-', '"" 1:2', 'The text ends too early, inside a number; expected a digit after the "-".'],
    ['1.', '"" 1:3', 'The text ends too early, inside a number; expected a digit after the decimal point.'],
    ['1e-', '"" 1:4', 'The text ends too early, inside a number; expected a digit in the exponent.'],
  ])('%j is refused at %s', (text, where, message) => {
    expect(brief(text)).toBe(`truncated ${where}`);
    expect(problem(text).message).toBe(message);
  });

  it('every beginning of a document is truncated, at its very end', () => {
    const text =
      '{"moves": [{"type": "a\\u00e9\\ud83d\\ude00\\n😀", "n": -1.5e-3, "t": true, "f": [false, null]}, {}]}';
    for (let length = 1; length < text.length; length++) {
      const part = text.slice(0, length);
      // Between the halves of the bare character the text itself is broken.
      if (!part.isWellFormed()) continue;
      expect(problem(part)).toMatchObject({ code: 'truncated', line: 1, column: length + 1 });
    }
  });
});

describe('too-deep', () => {
  it('stands at the first container over the limit, which itself is allowed', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(value(nested(LIMITS.depth))).toStrictEqual(JSON.parse(nested(LIMITS.depth)));
    expect(brief(nested(LIMITS.depth + 1))).toBe(`too-deep "${'/0'.repeat(64)}" 1:65`);
    expect(problem('[\n {"a":{}}]', { depth: 2 })).toStrictEqual({
      code: 'too-deep',
      message: 'This object is nested too deep: found level 3, and at most 2 are allowed.',
      pointer: '/0/a',
      line: 2,
      column: 7,
    });
    expect(value('[[],[],{"a":1},"[[[["]', { depth: 2 })).toStrictEqual([[], [], { a: 1 }, '[[[[']);
    expect(value('1', { depth: 0 })).toBe(1);
    expect(brief('[]', { depth: 0 })).toBe('too-deep "" 1:1');
  });

  test.each([
    ['[', 10_000],
    ['[', 10_000_000],
    ['{"a":', 10_000],
    ['[{"a":', 1_000_000],
  ])('%s repeated %d times is refused at once, closed or not', (opener, times) => {
    expect(problem(opener.repeat(times)).code).toBe('too-deep');
    expect(problem(opener.repeat(times) + ']'.repeat(times)).code).toBe('too-deep');
  });

  it('does not recurse even where no limit stops it', () => {
    const times = 100_000;
    const closed = (inside: string) => '['.repeat(times) + inside + ']'.repeat(times);
    expect(readJson(closed('1'), { depth: Infinity }).ok).toBe(true);
    expect(brief(closed('1e999'), { depth: Infinity })).toBe(`syntax "${'/0'.repeat(times)}" 1:${times + 1}`);
    expect(locate(closed('1'), '/0'.repeat(times))).toStrictEqual({ line: 1, column: times + 1 });
    expect(locate(`[${closed('1')},2]`, '/1')).toStrictEqual({ line: 1, column: 2 * times + 4 });
  });
});

describe('too-large', () => {
  test.each([
    ['"abc"', 5],
    ['"é"', 4],
    ['"→"', 5],
    ['"😀"', 6],
    ['\ufeff1', 4],
  ])('%j has %d bytes', (text, bytes) => {
    expect(Buffer.byteLength(text)).toBe(bytes);
    expect(readJson(text, { bytes }).ok).toBe(true);
    expect(problem(text, { bytes: bytes - 1 })).toStrictEqual({
      code: 'too-large',
      message: `The text is too large: found ${bytes} bytes, and at most ${bytes - 1} are allowed.`,
      pointer: '',
      line: 1,
      column: 1,
    });
  });

  it('is 32 MiB unless told otherwise', () => {
    const text = `"${'a'.repeat(LIMITS.bytes - 2)}"`;
    expect(readJson(text).ok).toBe(true);
    expect(problem(`${text} `).code).toBe('too-large');
  });
});

describe('duplicate-key', () => {
  test.each([
    ['{"a":1,"a":2}', '"/a" 1:8'],
    ['{"a":1,\n "b":2,\n "a":3}', '"/a" 3:2'],
    ['{"":1,"":2}', '"/" 1:7'],
    ['[0,{"m":{"x/y":1,"x/y":1}}]', '"/1/m/x~1y" 1:18'],
    ['{"a":1,"\\u0061":2}', '"/a" 1:8'],
    ['{"\\u0061":1,"a":2}', '"/a" 1:13'],
    ['{"a":{"b":{},"c":[{"a":1}]},"a":2}', '"/a" 1:29'],
    ['{"é":1,"\\u00E9":2}', '"/é" 1:8'],
    ['{"\\"":1,"\\u0022":2}', '"/"" 1:9'],
  ])('%j is refused at %s', (text, where) => {
    expect(brief(text)).toBe(`duplicate-key ${where}`);
  });

  it('says where the name stood first', () => {
    expect(problem('{"a":1,\n"a":2}').message).toBe(
      'The member name "a" is already used in this object (line 1, column 2); expected each name once.',
    );
  });

  it('is found anywhere in a long object, and only there', () => {
    const names = Array.from({ length: 40 }, (_, index) => `"n${index}":{"n1":[],"n2":{}}`);
    expect(value(`{${names.join()}}`)).toStrictEqual(JSON.parse(`{${names.join()}}`));
    for (const again of [0, 1, 15, 16, 17, 38, 39]) {
      for (const place of [again + 1, 40]) {
        const before = `{${names.slice(0, place).join()},`;
        const text = `${before}${[names[again], ...names.slice(place)].join()}}`;
        expect(brief(text)).toBe(`duplicate-key "/n${again}" 1:${before.length + 1}`);
      }
    }
  });

  it('is not seen in names that differ inside, nor in the same name of two objects', () => {
    const text = '[{"aXc":1,"aYc":2,"ac":3},{"aXc":1,"in":{"aXc":1},"out":{"in":2}},["aXc","aXc"]]';
    expect(value(text)).toStrictEqual(JSON.parse(text));
  });

  it('takes no quadratic time in an object of 200,000 names', () => {
    const names = Array.from({ length: 200_000 }, (_, index) => `"${index}x":0`).join();
    expect(readJson(`{${names}}`).ok).toBe(true);
    expect(problem(`{${names},"7x":0}`)).toMatchObject({ code: 'duplicate-key', column: names.length + 3 });
    expect(problem(`{${names},"\\u0037x":0}`)).toMatchObject({ code: 'duplicate-key', column: names.length + 3 });
  });
});

describe('forbidden-key', () => {
  test.each([
    ['{"__proto__":{}}', '"/__proto__" 1:2'],
    ['[{"a":1, "__proto__" : 1}]', '"/0/__proto__" 1:10'],
    ['{"\\u005f_proto__":1}', '"/__proto__" 1:2'],
    ['{"__pr\\u006Fto__":1}', '"/__proto__" 1:2'],
    [`{${Array.from({ length: 20 }, (_, index) => `"${index}":0`).join()},"__proto__":1}`, '"/__proto__" 1:132'],
  ])('%s is refused at %s', (text, where) => {
    expect(brief(text)).toBe(`forbidden-key ${where}`);
  });

  it('says why', () => {
    expect(problem('{"__proto__":1}').message).toBe(
      'The member name "__proto__" is not allowed, since it could change what an object inherits; expected any other name.',
    );
  });
});

describe('bad-unicode', () => {
  test.each([
    ['["\\ud83d"]', '"/0" 1:3'],
    ['["a\\uDE00"]', '"/0" 1:4'],
    ['["\\ude00\\ud83d"]', '"/0" 1:3'],
    ['["\\ud83d\\ud83d\\ude00"]', '"/0" 1:3'],
    ['["\\n\\ud83d\\n"]', '"/0" 1:5'],
    ['["\\ud83dude00"]', '"/0" 1:3'],
    ['["x\ud83d"]', '"/0" 1:4'],
    ['["\ude00x"]', '"/0" 1:3'],
    ['["\ud83d\\ude00"]', '"/0" 1:3'],
    ['["\\ud83d\ude00"]', '"/0" 1:3'],
    ['{"a":1,"\\ud83d":1}', '"" 1:9'],
    ['{"a":{"\ud83d":1}}', '"/a" 1:8'],
  ])('%j is refused at %s', (text, where) => {
    expect(brief(text)).toBe(`bad-unicode ${where}`);
  });

  it('says which half', () => {
    expect(problem('"\\uD83D"').message).toBe(
      'The string holds half of a surrogate pair, \\ud83d, without its other half; expected a whole Unicode character.',
    );
  });

  it('is not seen in whole pairs, bare or escaped, nor behind an escaped backslash', () => {
    for (const text of [
      '"😀"',
      '"\\ud83d\\ude00"',
      '"\\uD83D\\uDE00\\uD83D\\uDE00"',
      '"\\\\ud83d"',
      '"\\ud7ff\\ue000"',
    ]) {
      expect(value(text)).toBe(JSON.parse(text));
    }
  });
});

describe('pointers', () => {
  test.each([
    [[], ''],
    [[''], '/'],
    [['moves', 3, 'a/b'], '/moves/3/a~1b'],
    [['~1', '~', '/~'], '/~01/~0/~1~0'],
    [['', '', 'é "'], '///é "'],
  ])('%j is %j', (path, pointer) => {
    expect(pointerOf(path)).toBe(pointer);
    expect(pathOf(pointer)).toStrictEqual(path.map(String));
  });

  it('come back from every path', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (path) => {
        expect(pathOf(pointerOf(path))).toStrictEqual(path);
      }),
      { numRuns: 300 },
    );
  });

  test.each(['a', '#/a', '/~', '/~2', '/a~'])('%j is none', (text) => {
    expect(() => pathOf(text)).toThrow('is not a JSON pointer');
    expect(locate('{"a":1}', text)).toBeNull();
  });
});

describe('locate', () => {
  const text = '{ "moves": [\r\n  {"a/b": 1, "\\u0063": "x\\"}]"},\n\t[ ], -2.5 ], "": null, "~": {"": {}} }';
  test.each([
    ['', 1, 1],
    ['/moves', 1, 12],
    ['/moves/0', 2, 3],
    ['/moves/0/a~1b', 2, 11],
    ['/moves/0/c', 2, 24],
    ['/moves/1', 3, 2],
    ['/moves/2', 3, 7],
    ['/', 3, 19],
    ['/~0', 3, 30],
    ['/~0/', 3, 35],
  ])('finds the value %j', (pointer, line, column) => {
    expect(locate(text, pointer)).toStrictEqual({ line, column });
  });

  test.each([
    ['/moves', 1, 3],
    ['/moves/0/a~1b', 2, 4],
    ['/moves/0/c', 2, 14],
    ['/', 3, 15],
    ['/~0/', 3, 31],
  ])('finds the name %j', (pointer, line, column) => {
    expect(locate(text, pointer, 'key')).toStrictEqual({ line, column });
  });

  test.each([
    '/move',
    '/moves/3',
    '/moves/-',
    '/moves/00',
    '/moves/-1',
    '/moves/1/0',
    '/moves/2/0',
    '/moves/99999999999999999999',
    '/~0/x',
    '//x',
  ])('finds nothing at %j', (pointer) => expect(locate(text, pointer)).toBeNull());

  it('knows no name of the whole text nor of an element', () => {
    expect(locate(text, '', 'key')).toBeNull();
    expect(locate(text, '/moves/0', 'key')).toBeNull();
  });

  it('gives a leading byte order mark no column', () => {
    expect(locate('\ufeff{"a":1}', '/a')).toStrictEqual({ line: 1, column: 6 });
  });

  it('stays calm in a broken text', () => {
    expect(locate('', '')).toBeNull();
    expect(locate('{"a":', '/a')).toBeNull();
    expect(locate('{"a":1', '/a')).toStrictEqual({ line: 1, column: 6 });
    expect(locate('{"\\x":1,"b":2}', '/b')).toStrictEqual({ line: 1, column: 13 });
    expect(locate('{"a" 1}', '/a')).toBeNull();
    expect(locate('[1 2]', '/1')).toBeNull();
    expect(locate('["', '/1')).toBeNull();
  });

  it('stands where the problem of the same pointer stands', () => {
    const refused = '{"a":[1,{"b":2,"c":1e999}]}';
    const { pointer, line, column } = problem(refused);
    expect(locate(refused, pointer)).toStrictEqual({ line, column });
  });
});

// ------------------------------------------------------------------------------------------------- properties

/** Indentations to write with, so that places are not all on line 1. */
const indents = fc.constantFrom<string | number>('', 1, 2, '\t', '\n', '\r\n', '\r');

/** Not `toStrictEqual`, which believes a member named `constructor`. */
function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect.fail(`${JSON.stringify(found)} is not ${JSON.stringify(expected)}`);
}

/** Every pointer of a value with what it names. */
function* pointersOf(json: Json, path: (string | number)[] = []): Generator<[string, Json, boolean]> {
  yield [pointerOf(path), json, typeof path.at(-1) === 'string'];
  if (Array.isArray(json)) for (const [index, item] of json.entries()) yield* pointersOf(item, [...path, index]);
  else if (json !== null && typeof json === 'object') {
    for (const [name, item] of Object.entries(json)) yield* pointersOf(item, [...path, name]);
  }
}

/** The longest beginning of a text that is wholly one JSON value, found with JSON.parse alone. */
function valueAt(text: string): Json | undefined {
  const end = /^(?:true|false|null|-?[0-9][0-9.eE+-]*|"(?:[^"\\]|\\.)*")/.exec(text);
  if (end !== null) return JSON.parse(end[0]) as Json;
  for (let close = text.search(/[\]}]/); close >= 0 && close < text.length; close++) {
    if (text[close] !== ']' && text[close] !== '}') continue;
    try {
      return JSON.parse(text.slice(0, close + 1)) as Json;
    } catch {}
  }
  return undefined;
}

test('whatever JSON.stringify writes is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme', maxDepth: 6 }), indents, (json, indent) => {
      const text = JSON.stringify(json, null, indent);
      const read = readJson(text);
      if (read.ok) expectSame(read.value, JSON.parse(text));
      else {
        expect(read.problem.code).toBe('forbidden-key');
        expect(text).toContain('"__proto__"');
      }
    }),
    { numRuns: 500 },
  );
});

test('locate finds every value and every name of a document', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme', maxDepth: 4 }), indents, (json, indent) => {
      const text = JSON.stringify(json, null, indent);
      for (const [pointer, expected, named] of pointersOf(JSON.parse(text) as Json)) {
        const place = locate(text, pointer);
        if (place === null) throw new Error(`${pointer} is not found in ${text}`);
        expectSame(valueAt(text.slice(offsetOf(text, place))), expected);
        const nameAt = locate(text, pointer, 'key');
        expect(nameAt !== null).toBe(named);
        if (nameAt !== null) {
          expect(valueAt(text.slice(offsetOf(text, nameAt)))).toBe(pathOf(pointer).at(-1));
        }
        expect(locate(text, `${pointer}/nowhere at all`)).toBeNull();
      }
    }),
    { numRuns: 200 },
  );
});

test('a text changed at random is accepted exactly when JSON.parse accepts it, but for the extra refusals', () => {
  const snippets = fc.constantFrom(
    ...['"', '\\', '{', '}', '[', ']', ',', ':', '0', '1e999', '-', '.', 'e', ' ', '\n', '\t', '\u0000', 'true', 'nul'],
    ...[
      '//',
      "'",
      '\\u',
      '\\ud83d',
      '\\ude00',
      '\ud83d',
      '\ude00',
      '\ufeff',
      '"a":1,',
      '"a":1,"a":2',
      '"__proto__":1',
      '\\"',
    ],
  );
  const change = fc.record({ at: fc.nat(), remove: fc.nat(3), insert: fc.oneof(fc.constant(''), snippets) });
  const extra = new Set(['duplicate-key', 'forbidden-key', 'bad-unicode', 'too-deep']);
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), indents, fc.array(change, { maxLength: 4 }), (json, indent, changes) => {
      let text = JSON.stringify(json, null, indent);
      for (const { at, remove, insert } of changes) {
        const offset = at % (text.length + 1);
        text = text.slice(0, offset) + insert + text.slice(offset + remove);
      }
      const read = readJson(text, { depth: 8 });
      let parsed: { value: unknown } | null = null;
      try {
        parsed = { value: JSON.parse(text.replace(/^\ufeff/, '')) };
      } catch {}
      if (read.ok) expectSame(parsed, { value: read.value });
      else {
        const { code, message, line, column } = read.problem;
        const isExtra = extra.has(code) || (code === 'syntax' && message.startsWith('The number '));
        if (!isExtra) expect(parsed).toBeNull();
        // The fallback for a disagreement of the two readers, which must never be needed.
        expect(message).not.toBe('This text is not valid JSON.');
        const body = text.replace(/^\ufeff/, '');
        const offset = offsetOf(body, { line, column });
        expect(offset).toBeLessThanOrEqual(body.length);
        if (code === 'truncated') expect(offset).toBe(body.length);
      }
      // Whatever the text is, looking into it must not throw.
      locate(text, '/0/a');
      locate(text, '/a/1', 'key');
    }),
    { numRuns: 3000 },
  );
});

/** A document as it is to be written, with names and scalars that may be refused. */
type Tree = string | { names: string[] | null; items: Tree[]; space: string };
const NAMES: Record<string, string> = {
  '"a"': 'a',
  '"\\u0061"': 'a',
  '"b"': 'b',
  '"bXb"': 'bXb',
  '"bYb"': 'bYb',
  '"~/"': '~/',
  '""': '',
  '"constructor"': 'constructor',
  '"__proto__"': '__proto__',
  '"\\u005f_proto__"': '__proto__',
  '"\\ud83d"': '\ud83d',
  '"\\ud83d\\ude00"': '😀',
  '"😀"': '😀',
  ...Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`"n${index}"`, `n${index}`])),
};
const SCALARS: Record<string, JsonProblem['code'] | null> = {
  '1': null,
  '-0.5e10': null,
  '"{[\\"\\\\"': null,
  '"\\ud83d\\ude00"': null,
  '"é😀"': null,
  null: null,
  '1e150': null,
  '1e400': 'syntax',
  '"\\ud83d"': 'bad-unicode',
  '"\ude00"': 'bad-unicode',
};

/** Writes a document, and notes the first thing in it that must be refused. */
function write(
  tree: Tree,
  depth: number,
  path: (string | number)[],
  out: { text: string; first: string | null },
): void {
  // The problem stands where the writing goes on, or `ahead` units further.
  const note = (code: string, at: (string | number)[], ahead = 0) => {
    const lines = out.text.split('\n');
    out.first ??= `${code} "${pointerOf(at)}" ${lines.length}:${(lines.at(-1) as string).length + 1 + ahead}`;
  };
  if (typeof tree === 'string') {
    const code = SCALARS[tree];
    // Half a pair is shown itself, not the string around it.
    if (code) note(code, path, code === 'bad-unicode' ? 1 : 0);
    out.text += tree;
    return;
  }
  if (depth === 4) note('too-deep', path);
  out.text += tree.names === null ? '[' : '{';
  const seen = new Set<string>();
  for (const [index, item] of tree.items.entries()) {
    out.text += (index === 0 ? '' : ',') + tree.space;
    const source = tree.names?.[index % tree.names.length];
    if (source !== undefined) {
      const name = NAMES[source] as string;
      if (!name.isWellFormed()) note('bad-unicode', path, 1);
      else if (name === '__proto__') note('forbidden-key', [...path, name]);
      else if (seen.has(name)) note('duplicate-key', [...path, name]);
      seen.add(name);
      out.text += `${source}:${tree.space}`;
    }
    write(item, depth + 1, [...path, source === undefined ? index : (NAMES[source] as string)], out);
  }
  out.text += tree.space + (tree.names === null ? ']' : '}');
}

test('the first refusal in a written document is named with its exact place, and a clean one is accepted', () => {
  const spaces = fc.constantFrom('', ' ', '\n', '\n  ');
  const goodNames = fc.constantFrom(...Object.keys(NAMES).filter((source) => /^"n\d+"$/.test(source)));
  const goodScalars = fc.constantFrom(...Object.keys(SCALARS).filter((source) => SCALARS[source] === null));
  const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6, depthSize: 'small' },
      { arbitrary: goodScalars, weight: 30 },
      { arbitrary: fc.constantFrom(...Object.keys(SCALARS)), weight: 1 },
      {
        arbitrary: fc.record({
          names: fc.constant(null),
          items: fc.array(tie('tree') as fc.Arbitrary<Tree>, { maxLength: 4 }),
          space: spaces,
        }),
        weight: 6,
      },
      {
        arbitrary: fc
          .tuple(
            fc.uniqueArray(fc.oneof({ weight: 12, arbitrary: goodNames }, fc.constantFrom(...Object.keys(NAMES))), {
              minLength: 1,
              maxLength: 24,
            }),
            fc.array(tie('tree') as fc.Arbitrary<Tree>, { maxLength: 24 }),
            spaces,
            fc.integer({ min: 0, max: 9 }),
          )
          // One time in ten a name may come again.
          .map(([names, items, space, again]) => ({
            names,
            items: again === 0 ? items : items.slice(0, names.length),
            space,
          })),
        weight: 6,
      },
    ),
  }));
  const codes = new Map<string, number>();
  fc.assert(
    fc.property(tree, (document) => {
      const out: { text: string; first: string | null } = { text: '', first: null };
      write(document, 0, [], out);
      const read = readJson(out.text, { depth: 4 });
      const found = read.ok
        ? null
        : `${read.problem.code} "${read.problem.pointer}" ${read.problem.line}:${read.problem.column}`;
      expect(found).toBe(out.first);
      if (read.ok) expectSame(read.value, JSON.parse(out.text));
      const code = read.ok ? 'ok' : read.problem.code;
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }),
    { numRuns: 2000 },
  );
  // The documents must not all be of one kind, or this test would show little.
  expect([...codes.keys()].sort()).toStrictEqual(
    ['bad-unicode', 'duplicate-key', 'forbidden-key', 'ok', 'syntax', 'too-deep'].sort(),
  );
  expect(codes.get('ok')).toBeGreaterThan(200);
});
