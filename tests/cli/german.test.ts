import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pretty } from '../../cli/formats/pretty.ts';
import { aboutTheText } from '../../machines/outer-rim/abilities/abilities.ts';
import { readText, reportFor } from '../../referee/ask.ts';
import type { Report } from '../../referee/report.ts';
import { inLanguage, phrases } from '../../rules/phrases.ts';
import { fixturesOf } from '../../scripts/golden.ts';

function reportOf(text: string, lang: 'en' | 'de'): Report {
  const read = readText(text);
  const answer = read.ok ? reportFor(read.value, lang) : read;
  if (!answer.ok) throw new Error(answer.problems[0]?.message);
  return answer.value;
}

function fixture(ruleset: string, name: string): string {
  const found = fixturesOf(ruleset).find((one) => one.name.startsWith(name));
  if (found === undefined) throw new Error(`no fixture ${name}`);
  return found.text;
}

describe('the report for people, in German', () => {
  it('names the German entry, page and wording where there are any', () => {
    const report = reportOf(fixture('outer-rim', 'outer-rim.movement.2--past-an-imperial'), 'de');
    expect(pretty('partie.json', report, 'de').split('\n')).toEqual([
      '✗ Verstoß  partie.json  Star Wars: Outer Rim, 1 Zug',
      '  ✗ Eintrag 0 (Zeile 15, Spalte 5): jyn moves by t5-n3, t5-n5, t5-n6, ring-of-kafrene',
      '    outer-rim.movement.2  Referenzhandbuch 1.0, Bewegung, Seite 5',
      '    Auf dem Feld einer Patrouille endet die Bewegung sofort, außer bei gutem Ruf bei deren Fraktion.',
      '    Befund  stops in: t5-n5; patrols: imperial; beyond: t5-n6, ring-of-kafrene',
      '    erlaubt  jyn moves to t5-n3 · jyn moves to t5-n5 · jyn moves to ring-of-kafrene · jyn moves to ryloth · jyn moves to t4-n7',
      '    weiter: was das Protokoll festhält, gilt als geschehen',
    ]);
  });

  it('says so where a rule has no German, and names chapter, entry and paragraph where the book has no pages', () => {
    const report = reportOf(fixture('deckbuilding', 'deckbuilding.choose.0.1--an-option'), 'de');
    expect(pretty('partie.json', report, 'de').split('\n').slice(0, 4)).toEqual([
      '✗ Verstoß  partie.json  Star Wars: The Deckbuilding Game, 2 Züge',
      '  ✗ Eintrag 1 (Zeile 64, Spalte 3): vera chooses resources',
      '    deckbuilding.choose.0.1  Regelheft des Deckbuilding Game (englisch), Additional rules, „Choose“, Absatz 1',
      '    (kein deutsches Gegenstück; englisch:) A player who resolves a "choose" ability must take an option that can be resolved.',
    ]);
    expect(report.violations[0]?.citation.lang).toBe('en');
    expect(
      pretty('game.json', reportOf(fixture('deckbuilding', 'deckbuilding.choose.0.1--an-option'), 'en')),
    ).toContain('Deckbuilding Game rulebook, Additional rules, "Choose", paragraph 1\n');
  });

  it('keeps what machines read: members, verdicts, facts and places are those of the English report', () => {
    for (const ruleset of ['outer-rim', 'deckbuilding'])
      for (const { text } of fixturesOf(ruleset).filter((_, at) => at % 20 === 0)) {
        const same = ({ violations, unverifiable, ...report }: Report) => ({
          ...report,
          unverifiable: unverifiable.map(({ reason: _, ...one }) => one),
          violations: violations.map(({ citation: { rule }, message: _, resumed: __, ...one }) => ({ ...one, rule })),
        });
        expect(same(reportOf(text, 'de'))).toEqual(same(reportOf(text, 'en')));
      }
  });

  it('leaves no word of the English frame in any German report', () => {
    const frame = / not allowed by |The log claims|, but it is |\bpage \d|\bparagraph \d|took the|went on|\bread on\b/;
    const { resumed } = phrases.de;
    const fixed = Object.values(resumed).filter((words) => typeof words === 'string');
    let told = 0;
    for (const ruleset of ['outer-rim', 'deckbuilding'])
      for (const { text } of fixturesOf(ruleset).filter((_, at) => at % 5 === 0)) {
        const report = reportOf(text, 'de');
        for (const { citation, message, resumed: how } of report.violations) {
          expect(message.replace(citation.text, '')).not.toMatch(frame);
          expect(
            fixed.includes(how) || /^(gelesen, wie es gemeint war|weitergelesen unter der Annahme): /.test(how),
            how,
          ).toBe(true);
          expect(citation.lang === 'de').toBe(!message.includes('kein deutsches Gegenstück'));
          told += 1;
        }
        expect(pretty('x', { ...report, violations: [] }, 'de')).not.toMatch(/\b(entry \d|line \d|moves?$|header)\b/);
      }
    expect(told).toBeGreaterThan(80);
  });
});

it('names an entry once of which several facts are not known', () => {
  const log = {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: ['ann', 'ben'],
    start: { turn: { step: 'encounter' }, seats: { ann: { space: 'tatooine' } } },
    moves: [{ type: 'encounter.space', seat: 'ann' }],
  };
  const report = reportOf(JSON.stringify(log), 'en');
  const [doubt] = report.unverifiable;
  if (doubt === undefined) throw new Error('nothing is in doubt');
  const entries = (...of: number[]) => ({ ...report, unverifiable: of.map((entry) => ({ ...doubt, entry })) });
  expect(pretty('game.json', entries(0, 0))).toMatch(/entry 0 \(line \d+, column \d+\): the text/);
  expect(pretty('game.json', entries(0, 0, 3, 3, 5))).toMatch(/entry 0 \(line \d+, column \d+\) and 3, 5: the text/);
});

describe('the command line', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const clean = 'fixtures/deckbuilding/clean/beginner-full.json';
  const broken = 'fixtures/outer-rim/breach/outer-rim.movement.2--past-an-imperial-patrol.json';

  function referee(args: readonly string[], input?: string) {
    const env = { ...process.env, NO_COLOR: '1' };
    return spawnSync(process.execPath, ['bin/referee.js', ...args], { cwd: root, encoding: 'utf8', env, input });
  }

  it('verifies in German, from the frame to the summary, and keeps the exit code', () => {
    const { status, stdout, stderr } = referee(['verify', broken, clean, 'nirgends.json', '--lang', 'de']);
    expect(status).toBe(2);
    expect(stdout).toContain('✗ Verstoß');
    expect(stdout).toContain('✓ regelgerecht');
    expect(stdout).toContain('3 Protokolle: 1 regelgerecht, 1 mit Verstößen, 0 nicht ganz entscheidbar, 1 unbrauchbar');
    expect(stderr).toContain('nirgends.json: unbrauchbar: ');
  });

  it('says in German why something is no input', () => {
    const words = ['nirgends/*.json', 'machines', '-', '-'];
    const { stderr } = referee(['verify', ...words, '--lang', 'de'], '[]');
    const ends = '".json", ".referee", ".log", ".txt", ".ndjson", ".jsonl"';
    expect(new Set(stderr.trimEnd().split('\n'))).toEqual(
      new Set([
        '<stdin>:1:1: unbrauchbar: ein Protokoll ist ein JSON-Objekt mit "format", "ruleset", "seats" und "moves"; dies ist eine Liste',
        '<stdin>: unbrauchbar: die Standardeingabe ist zweimal genannt und kann nur einmal gelesen werden',
        `machines: unbrauchbar: in diesem Ordner endet keine Datei auf ${ends}`,
        `nirgends/*.json: unbrauchbar: keine Datei, die auf ${ends} endet, passt zu diesem Muster`,
      ]),
    );
    // Commands that say nothing of their own in German tell so what is wrong with what they are given.
    for (const asked of [
      ['convert', 'nirgends.json'],
      ['map', '--log', 'nirgends.json'],
      ['charts', '--log', 'nirgends.json'],
    ])
      expect(referee([...asked, '--lang', 'de']).stderr).toBe(
        'nirgends.json: unbrauchbar: diese Datei gibt es nicht\n',
      );
    expect(referee(['simulate', '--header', '[1,]', '--lang', 'de']).stderr).toBe(
      '--header:1:3: unbrauchbar: Ein Komma zu viel: dahinter fehlt ein weiterer Wert; gefunden: "]".\n',
    );
    expect(referee(['simulate', '--header', '[]', '--lang', 'de']).stderr).toBe(
      '--header:1:1: unbrauchbar: Teile eines Kopfes sind ein JSON-Objekt; dies ist eine Liste\n',
    );
    const tried = referee(['explain', clean, '--at', '0', '--move', 'zugzwang', '--lang', 'de']).stderr;
    expect(tried).toMatch(/niemand hier kennt den Zug "zugzwang"; bekannt sind \d+ /);
  });

  it('explains, lists and looks up in German', () => {
    expect(referee(['explain', broken, '--at', '0', '--lang', 'de']).stdout).toMatch(
      /Eintrag 0: .* Verstoß\n[\s\S]*✗ outer-rim.movement.2 {2}Bewegung, Seite 5\n[\s\S]*Befund[\s\S]*erlaubt/,
    );
    expect(referee(['legal', broken, '--at', '-1', '--lang', 'de']).stdout).toContain('Zu Beginn: am Zug: jyn');
    expect(referee(['rules', 'outer-rim.movement.2', '--lang', 'de']).stdout).toContain('Bewegung, Seite 5');
    expect(referee(['rules', 'coverage', '--entry', 'movement', '--lang', 'de']).stdout).toMatch(
      /durchgesetzt[\s\S]*\d+ Regeln: \d+ durchgesetzt/,
    );
  });

  it('says in German what kind of rule it is, what bears it, and where --quiet cites in English', () => {
    const kinds = referee(['rules', 'outer-rim.movement.2', '--lang', 'de']).stdout;
    expect(kinds).toMatch(/ · (Vorschrift|Klarstellung|Wirkung|Erlaubnis)\n/);
    const covered = referee([
      'rules',
      'coverage',
      '--entry',
      'movement',
      '--ruleset',
      'outer-rim',
      '--lang',
      'de',
    ]).stdout;
    expect(covered).toContain('Bedingung in movement');
    expect(covered).not.toMatch(/constraint in|carried out by|automatic in/);
    expect(inLanguage(aboutTheText(undefined), 'de')).toMatch(/^der Text der Karte, die abgehandelt wurde, /);
    expect(inLanguage(aboutTheText('crew-x'), 'de')).toMatch(/^der Text von crew-x ist nicht bekannt/);
    const quiet = referee(['verify', broken, '--quiet', '--lang', 'de']).stdout;
    expect(quiet).toContain('(outer-rim.movement.2: Bewegung, Seite 5)');
  });

  it('prints ruling sheets as one page, in order, also where several threads make them', () => {
    const files = [broken, ...Array.from({ length: 150 }, () => clean), broken];
    const alone = referee(['verify', ...files, '--format', 'html', '--threads', '1']);
    expect(alone.status).toBe(1);
    expect(alone.stdout.startsWith('<!doctype html>')).toBe(true);
    expect(alone.stdout).toContain('152 logs');
    expect(alone.stdout.match(/<article /g)).toHaveLength(2);
    expect(referee(['verify', ...files, '--format', 'html', '--threads', '3']).stdout).toBe(alone.stdout);
  });

  it('prints a table with one head, of streams too', () => {
    const { status, stdout } = referee(['verify', broken, clean, 'nowhere.json', '--format', 'csv']);
    expect(status).toBe(2);
    const rows = stdout.split('\r\n');
    expect(rows[0]).toMatch(/^file,game,verdict,finding,entry,/);
    expect(rows.slice(1).map((row) => row.split(',').slice(0, 4).join())).toEqual([
      `${broken},Star Wars: Outer Rim,violation,violation`,
      `${clean},Star Wars: The Deckbuilding Game,legal,`,
      'nowhere.json,,unusable,problem',
      '',
    ]);
    const games = referee(['simulate', '--ruleset', 'deckbuilding', '--games', '3']).stdout;
    const streamed = referee(['verify', '-', '--ndjson', '--format', 'csv'], games).stdout.split('\r\n');
    expect(streamed.map((row) => row.split(',')[0])).toEqual(['file', '<stdin>:1', '<stdin>:2', '<stdin>:3', '']);
  });
});
