import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seenBefore } from '../../referee/ask.ts';
import { readLog } from '../../referee/log/read.ts';
import { viewOf } from '../../referee/play/play.ts';
import { cite } from '../../rules/index.ts';
import { fixturesOf } from '../../scripts/golden.ts';
import { rowsOf } from '../../sheets/csv.ts';
import { POLICY } from '../../sheets/page.ts';
import { unusableSheet } from '../../sheets/ruling.ts';
import { fixture, judged, page, sheet, spoilt } from './support.ts';

const patrol = fixture('outer-rim', 'outer-rim.movement.2--past-an-imperial');

/** The text of a page as it is read: without tags, entities resolved, one space between words. */
function read(html: string): string {
  const text = html.replace(/<style>[\s\S]*<\/style>/, '').replace(/<[^>]*>/g, ' ');
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => signs[name] ?? '').replace(/\s+/g, ' ');
}

/** The tags of a page that are open at its end, or closed without having been opened. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  const alone = new Set(['meta', 'br']);
  for (const [, slash, name = ''] of html.replace(/<!doctype html>/, '').matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (alone.has(name)) continue;
    if (slash !== '/') open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

describe('a ruling sheet', () => {
  const html = page([sheet(patrol)]);

  it('says in order where it stands, the position before, the move, why not, the rule, what was legal and how reading went on', () => {
    const text = read(html);
    const told = [
      'Ruling sheet',
      'The short way to the Ring of Kafrene leads past an Imperial patrol',
      '✗ violation',
      'Star Wars: Outer Rim',
      'jyn, han',
      '1 move',
      'game.json',
      'Entry 0 line 15, column 5 jyn',
      'The position before turn: jyn; step: planning; awaited: jyn',
      'Fact jyn han',
      'space ryloth kessel',
      'credits 4,000 6,000',
      'hyperdrive 7',
      'Elsewhere on the table',
      'level 1, space t5-n5',
      'The move jyn moves by t5-n3, t5-n5, t5-n6, ring-of-kafrene {"type":"planning.move","seat":"jyn"',
      'Why not jyn moves by t5-n3, t5-n5, t5-n6, ring-of-kafrene — not allowed by Movement, page 15. stops in t5-n5 patrols imperial beyond',
      'The rule outer-rim.movement.2 English A player who enters',
      'Living Rules Reference 1.1, Movement, page 15',
      'German Auf dem Feld einer Patrouille',
      'Referenzhandbuch 1.0, Bewegung, Seite 5',
      'What would have been legal jyn moves to t5-n3 {"type":"planning.move","seat":"jyn","to":"t5-n3"}',
      'How reading went on Took what the log recorded and went on.',
      'Receipt',
    ];
    let at = 0;
    for (const words of told) {
      const found = text.indexOf(words, at);
      expect(found, words).toBeGreaterThanOrEqual(at);
      at = found;
    }
  });

  it('marks the facts that the rule has compared, and no others', () => {
    const marked = [...html.matchAll(/class="compared"[^>]*><(?:dt|th)[^>]*>([^<]*)</g)].map(([, name]) => name);
    expect(marked).toEqual(['patrols']);
  });

  it('stands alone: it loads nothing, runs nothing, and its policy allows its own style only', () => {
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? [];
    expect(POLICY).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(POLICY).toContain("default-src 'none'");
    expect(html).toContain(POLICY.replaceAll("'", '&#39;'));
    expect(html).not.toMatch(
      /<(script|link|img|iframe|object|embed|form|input)\b| on[a-z]+=| style=|url\(|@import|https?:/,
    );
    expect(html.startsWith('<!doctype html>')).toBe(true);
  });

  it('is fit to print and has a dark side', () => {
    expect(html).toContain('@page{size:A4');
    expect(html).toContain('@media print');
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it('speaks German', () => {
    const text = read(page([sheet(patrol, 'de')], 'de'));
    for (const words of [
      'Regelentscheid',
      '✗ Verstoß',
      'Eintrag 0 Zeile 15, Spalte 5',
      'Die Stellung davor',
      'credits 4.000 6.000',
      'nicht erlaubt nach Bewegung, Seite 5.',
      'Englisch A player who enters',
      'Deutsch Auf dem Feld',
      'Was erlaubt gewesen wäre',
      'Wie weitergelesen wurde Was das Protokoll festhält',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Ruling|Why not|How reading/);
  });

  it('says where the German reference lacks the rule, and where a book without pages has it', () => {
    const text = read(page([sheet(fixture('deckbuilding', 'deckbuilding.choose.0.1--an-option'))]));
    expect(text).toContain('Deckbuilding Game rulebook, Additional rules, "Choose", paragraph 1');
    expect(text).toContain('German The German reference does not have this rule.');
  });

  it('says of a log that is right that it is, and nothing else', () => {
    const clean = sheet(fixture('deckbuilding', 'beginner-full'));
    expect(clean.verdict).toBe('legal');
    const text = read(page([clean]));
    expect(text).toContain('Every move of this log keeps the rules');
    expect(text).not.toMatch(/Why not|Not ruled|The position before/);
  });

  it('tells apart what depends on an earlier breach, with a link to it, and what could not be ruled', () => {
    // Ben has not gone where the log says, and delivers and buys where he is.
    const whole = fixturesOf('outer-rim').find(({ name }) => name === 'whole-game-four-players.json');
    const log = JSON.parse(whole?.text ?? '') as { moves: object[] };
    const spoilt = log.moves.with(35, { ...log.moves[35], path: undefined, to: 'naboo' });
    const { anchor, text } = sheet(JSON.stringify({ ...log, moves: spoilt }));
    const [, target = ''] = /<a href="#([^"]*)">/.exec(text) ?? [];
    expect(target.startsWith(`${anchor}-entry-`)).toBe(true);
    expect(text).toContain(`<article id="${target}">`);
    expect(read(text)).toContain('Depends on earlier breaches');
  });

  it('is sound HTML with both citations for every breach of every fixture', () => {
    let told = 0;
    for (const ruleset of ['outer-rim', 'deckbuilding'])
      for (const { text: log } of fixturesOf(ruleset).filter((_, at) => at % 6 === 0)) {
        const { report } = judged(log);
        const html = page([sheet(log)]);
        expect(unbalanced(html)).toEqual([]);
        expect(html).not.toMatch(/undefined|NaN|\[object/);
        const text = read(html);
        for (const { rule, entry } of report.violations) {
          for (const lang of ['en', 'de'] as const) expect(text).toContain(cite(rule, lang).text.replace(/\s+/g, ' '));
          if (entry !== null) expect(text).not.toContain('cannot be told');
          told += 1;
        }
      }
    expect(told).toBeGreaterThan(60);
  });
});

describe('whatever a log says', () => {
  const EVIL = [
    '<script>alert(1)</script>',
    '</style></title><img src=x onerror=alert(1)>',
    '"><a href="javascript:alert(1)">x</a>',
    "' onmouseover='alert(1)",
    '\u202egnp.exe\u0000\u001b[31m',
    '&lt;b&gt; &amp;',
  ];

  it.each(EVIL)('is text on the page: %j', (words) => {
    const tags = (html: string): string[] => [...html.matchAll(/<\/?[a-z][a-z0-9]*/gi)].map(([tag]) => tag);
    const html = page([sheet(spoilt(words), 'en', words)]);
    const harmless = page([sheet(spoilt('harmless words'), 'en', 'harmless words')]);
    expect(html).not.toMatch(/<script|<img|<a href="javascript|(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(new Set(tags(html))).toEqual(new Set(tags(harmless)));
    expect(unbalanced(html)).toEqual([]);
    expect(html.split('</style>')).toHaveLength(2);
  });

  it('is text where it is the name of a player', () => {
    const named = {
      ...spoilt('words'),
      seats: ['<b>Ann</b> & Co', '=Ben'],
      start: { seats: { '<b>Ann</b> & Co': { space: 'tatooine' }, '=Ben': { space: 'naboo' } } },
      moves: [
        { type: 'planning.recover', seat: '<b>Ann</b> & Co' },
        { type: 'planning.recover', seat: '=Ben' },
      ],
    };
    const html = page([sheet(named)]);
    expect(html).not.toContain('<b>');
    expect(read(html)).toMatch(/Players <b>Ann<\/b> & Co, =Ben .* The move =Ben recovers/);
    const { report } = judged(named);
    expect(rowsOf('x', report, 'en')).toContain(",'=Ben,");
  });

  it('is there to be read all the same', () => {
    expect(read(page([sheet(spoilt('<script>alert(1)</script>'))]))).toContain('<script>alert(1)</script>');
  });

  it('does not make the page endless: of many breaches the first ones show the position before', () => {
    const moves = Array.from({ length: 60 }, (_, at) => ({
      type: 'planning.gain-credits',
      seat: at % 2 === 0 ? 'ann' : 'ben',
      wrong: at,
    }));
    const text = read(
      page([
        sheet({ ...spoilt('x'), moves: moves.flatMap((move) => [move, { type: 'encounter.space', seat: move.seat }]) }),
      ]),
    );
    const [, more = '0'] = /The positions before (\d+) further violations are not shown/.exec(text) ?? [];
    expect(text.match(/The position before turn:/g)).toHaveLength(40);
    expect(Number(more)).toBeGreaterThan(0);
  });
});

describe('a page of several logs', () => {
  const clean = sheet(fixture('deckbuilding', 'beginner-full'), 'en', 'clean.json');
  const broken = sheet(patrol, 'en', 'broken.json');
  const none = unusableSheet('none.json', [{ code: 'x', message: 'no <log>', pointer: '', line: 3, column: 1 }], 'en');
  const html = page([clean, broken, none]);

  it('begins with a list of them that leads to the sheets of those of which there is more to say', () => {
    const text = read(html);
    expect(text).toContain('3 logs 1 legal, 1 with violations, 0 not fully verifiable, 1 unusable');
    expect(text.indexOf('clean.json')).toBeLessThan(text.indexOf('broken.json'));
    expect([...html.matchAll(/href="#([^"]+)"/g)].map(([, to]) => to)).toEqual([broken.anchor, none.anchor]);
    for (const { anchor } of [broken, none]) expect(html).toContain(`id="${anchor}"`);
    expect(html).not.toContain(`id="${clean.anchor}"`);
    expect(text).toContain('no <log> line 3, column 1');
    expect(unbalanced(html)).toEqual([]);
  });
});

describe('the position before an entry', () => {
  it('is the one that reading up to there ends in', () => {
    const text = fixture('outer-rim', 'patrol-hunt');
    const { asked } = judged(text);
    const seen = seenBefore(asked, new Set([0, 5, 12]), (position) => structuredClone(viewOf(asked.game, position)));
    expect([...seen.keys()]).toEqual([0, 5, 12]);
    for (const [entry, view] of seen) {
      const log = JSON.parse(text) as { moves: unknown[] };
      const cut = readLog(JSON.stringify({ ...log, moves: log.moves.slice(0, entry) }));
      if (!cut.ok) throw new Error('no log');
      expect(view['seats']).toEqual(judged(JSON.stringify(cut.value.log)).report.final['seats']);
    }
  });

  it('costs nothing where nothing is asked', () => {
    const { asked } = judged(patrol);
    expect(seenBefore(asked, new Set(), () => expect.unreachable()).size).toBe(0);
  });
});
