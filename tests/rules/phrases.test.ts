import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dependsOn, inLanguage, phrases, SENTENCES } from '../../rules/phrases.ts';
import { readJson } from '../../schemas/json.ts';

/** The sources that say the sentences, each text written in one piece. */
const sources = ['referee', 'cli', 'schemas', 'machines'].flatMap((folder) => {
  const here = new URL(`../../${folder}/`, import.meta.url);
  return readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, here), 'utf8'));
});

/** Every word of a table by its path: a text, or what a function gives for some words. */
function wordsOf(table: object, path = ''): [string, string][] {
  return Object.entries(table).flatMap(([name, value]): [string, string][] => {
    const here = `${path}/${name}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [[here, String((value as (...words: unknown[]) => unknown)(3, 4, 5))]];
    return wordsOf(value as object, here);
  });
}

describe('the table of words', () => {
  const english = new Map(wordsOf(phrases.en));
  const german = new Map(wordsOf(phrases.de));

  test('has every word in both languages', () => {
    expect([...german.keys()]).toEqual([...english.keys()]);
    expect(english.size).toBeGreaterThan(80);
    for (const [path, words] of german) if (path !== '/noTwin') expect(words, path).not.toBe('');
  });

  test('counts one in the singular', () => {
    expect(phrases.en.moreReasons(1)).toMatch(/^and 1 more reason why /);
    expect(phrases.de.moreReasons(1)).toMatch(/^und 1 weiterer Grund, aus dem /);
    expect([phrases.en.moreMoves(1), phrases.de.moreMoves(1)].map((words) => words.split(':')[0])).toEqual([
      '… 1 more is legal',
      '… 1 weiterer ist erlaubt',
    ]);
    expect(phrases.de.andMore(1)).toBe(' (und 1 weiterer)');
    expect(phrases.de.sheet.morePositions(1)).toBe('Die Stellung vor einem weiteren Verstoß ist nicht gezeigt.');
  });

  test('is German in German: no word is the same in both', () => {
    const same = [...german].filter(([path, words]) => words === english.get(path)).map(([path]) => path);
    expect(same).toEqual([]);
  });
});

describe('sentences of the core', () => {
  test.each(SENTENCES)('%s: is said somewhere, and names as much in German', (english, german) => {
    expect(german.split('{}')).toHaveLength(english.split('{}').length);
    const pieces = english.split('{}').filter((piece) => piece.trim().length > 3);
    const isSaid = sources.some((source) =>
      pieces.every((piece) => source.includes(piece.replaceAll("'", "\\'")) || source.includes(piece)),
    );
    expect(isSaid, english).toBe(true);
  });

  test('are said in German with what they name', () => {
    expect(inLanguage('depends on the breach at entry 7, after which the log could not be followed', 'de')).toBe(
      'hängt vom Verstoß in Eintrag 7 ab, nach dem dem Protokoll nicht mehr zu folgen war',
    );
    expect(inLanguage('this had been recorded at entry 3: ann moves to naboo', 'de')).toBe(
      'in Eintrag 3 war festgehalten: ann moves to naboo',
    );
    expect(inLanguage('depends on the breach at entry 7: both are legal if it were a move of ben', 'de')).toBe(
      'hängt vom Verstoß in Eintrag 7 ab: beides ist erlaubt unter der Annahme: es war ein Zug von ben',
    );
    expect(inLanguage('there is no entry 7: the log has one entry, 0; a further move can be tried at 1', 'de')).toBe(
      'einen Eintrag 7 gibt es nicht: das Protokoll hat einen, 0; ein weiterer Zug lässt sich versuchen bei 1',
    );
    expect(inLanguage('nobody here knows the move "buy"; did you mean "market.buy" or "debt.buy"?', 'de')).toBe(
      'niemand hier kennt den Zug "buy"; gemeint war vielleicht "market.buy" oder "debt.buy"?',
    );
  });

  test('stay as they are in English, and where nobody has translated them', () => {
    for (const [english] of SENTENCES) expect(inLanguage(english, 'en')).toBe(english);
    for (const words of ['', 'the log does not say where the patrol is', '$1 {} \\ (', 'x; did you mean y?'])
      expect(inLanguage(words, 'de')).toBe(words);
  });

  test('what they name is never taken for words of ours', () => {
    expect(inLanguage('"there is no such file" is missing here', 'de')).toBe('hier fehlt "there is no such file"');
    expect(inLanguage('"{}$&$1" is missing here', 'de')).toBe('hier fehlt "{}$&$1"');
    const long = `"${'; did you mean '.repeat(5_000)}" is missing here`;
    expect(inLanguage(long, 'de')).toContain('hier fehlt');
  });

  test('tell on which entry a doubt depends, in both languages', () => {
    const depending = SENTENCES.filter(([english]) => english.startsWith('depends on'));
    expect(depending.length).toBeGreaterThan(3);
    for (const [english] of depending) {
      const said = english.replace('{}', '12');
      for (const lang of ['en', 'de'] as const) expect(dependsOn(inLanguage(said, lang))).toBe(12);
    }
    for (const [english] of SENTENCES)
      if (!english.startsWith('depends on')) expect(dependsOn(inLanguage(english, 'de'))).toBeNull();
  });
});

test('what the reader of JSON says has German words', () => {
  const broken = [
    ...['', '{"__proto__":1}', '{"a":1,"a":2}', '{"a":1,\n"a":2}', 'tru', '01', '1e400', '1.', '-', '-x', '1.x', '1ex'],
    ...[
      '"\t"',
      '"\n"',
      '{"\t":1}',
      '"a',
      '{"a',
      '["\\u00',
      '"\\q"',
      '"\\u00zz"',
      '"\\ud800',
      '"\\ud800"',
      '1 2',
      '{} {}',
      '1 #',
    ],
    ...[
      '[1,]',
      '{"a":1,}',
      '[1 2]',
      '{"a":1 "b"}',
      '{"a" 1}',
      '{a:1}',
      '{"a":}',
      '[',
      '[1',
      '[1,',
      '{',
      '{"a"',
      '{"a":',
      '{"a":1',
    ],
    ...[
      '[NaN]',
      '[None]',
      '[True]',
      "['a']",
      '[+1]',
      '[.5]',
      '[/* */]',
      '[1;\u0000]',
      '\u00a0',
      '[1\u00ad',
      '{"a":x}',
      'x',
    ],
    '['.repeat(70),
    '{"a":'.repeat(70),
  ];
  for (const text of broken) {
    const read = readJson(text);
    if (read.ok) throw new Error(`${text} is JSON`);
    const told = inLanguage(read.problem.message, 'de');
    expect(told, read.problem.message).not.toBe(read.problem.message);
    expect(told).not.toMatch(
      /\b(?:expected|found|but|the|text|ends|member|value|or|and|of|line|column|after|in the|array|is)\b/,
    );
  }
  const large = readJson('[1]', { bytes: 2 });
  expect(!large.ok && inLanguage(large.problem.message, 'de')).toBe('Der Text ist zu groß: 3 Bytes, erlaubt sind 2.');
  // What stands in the text is quoted as it stands there.
  expect(inLanguage('Expected a value in the array, but found "the end of the text".', 'de')).toBe(
    'Hier fehlt ein Wert in der Liste; gefunden: "the end of the text".',
  );
});
