import { describe, expect, it } from 'vitest';
import { pretty } from '../../cli/formats/pretty.ts';
import { readText, reportFor } from '../../referee/ask.ts';
import type { Report } from '../../referee/report.ts';
import { phrases } from '../../rules/phrases.ts';
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
    expect(pretty('partie.json', report, 'de').split('\n').slice(0, 5)).toEqual([
      '✗ Verstoß  partie.json  Star Wars: The Deckbuilding Game, 2 Züge',
      '  ✗ Eintrag 1 (Zeile 64, Spalte 3): vera chooses resources',
      '    deckbuilding.choose.0.1  Regelheft des Deckbuilding Game (englisch), Additional rules, „Choose“, Absatz 1',
      '    (kein deutsches Gegenstück; englisch:) A player who resolves a "choose" ability must take an',
      '    option that can be resolved.',
    ]);
    expect(report.violations[0]?.citation.lang).toBe('en');
    expect(
      pretty('game.json', reportOf(fixture('deckbuilding', 'deckbuilding.choose.0.1--an-option'), 'en')),
    ).toContain('Deckbuilding Game rulebook, Additional rules, "Choose", paragraph 1\n');
  });

  it('keeps what machines read: members, verdicts, facts and places are those of the English report', () => {
    for (const ruleset of ['outer-rim', 'deckbuilding'])
      for (const { text } of fixturesOf(ruleset).filter((_, at) => at % 20 === 0)) {
        const same = ({ violations, ...report }: Report) => ({
          ...report,
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
          expect(fixed.includes(how) || /^(gelesen, wie es gemeint war|weitergelesen, als ob): /.test(how), how).toBe(
            true,
          );
          expect(citation.lang === 'de').toBe(!message.includes('kein deutsches Gegenstück'));
          told += 1;
        }
        expect(pretty('x', { ...report, violations: [] }, 'de')).not.toMatch(/\b(entry \d|line \d|moves?$|header)\b/);
      }
    expect(told).toBeGreaterThan(80);
  });
});
