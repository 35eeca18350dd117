import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixturesOf } from '../../scripts/golden.ts';
import { COLUMNS, cell, HEAD, rowsOf, rowsOfUnusable } from '../../sheets/csv.ts';
import { fixture, judged, spoilt } from './support.ts';

/** The cells of a text of RFC 4180, by rows. */
function parsed(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (text[at] === '"') at += 1;
        value += text[at];
      }
      at += 1;
    } else for (; at < text.length && text[at] !== ',' && text[at] !== '\r'; at += 1) value += text[at];
    row.push(value);
    if (text[at] === ',') at += 1;
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n');
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

/** Rows by the names of the columns. */
function table(text: string): Record<string, string>[] {
  const [head = [], ...rows] = parsed(HEAD + text);
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}

describe('reports as CSV', () => {
  it('have a row for each finding, with its place, its rule and where that stands', () => {
    const { report } = judged(fixture('outer-rim', 'outer-rim.movement.2--past-an-imperial'), 'de');
    expect(table(rowsOf('a, "b".json', report, 'de'))).toEqual([
      {
        file: 'a, "b".json',
        game: 'Star Wars: Outer Rim',
        verdict: 'violation',
        finding: 'violation',
        entry: '0',
        line: '15',
        column: '5',
        pointer: '/moves/0',
        seat: 'jyn',
        rule: 'outer-rim.movement.2',
        sourceName: 'Referenzhandbuch 1.0',
        ruleEntry: 'Bewegung',
        page: '5',
        heading: '',
        paragraph: '',
        text: 'Auf dem Feld einer Patrouille endet die Bewegung sofort, außer bei gutem Ruf bei deren Fraktion.',
        message: report.violations[0]?.message,
        facts: 'stops in: t5-n5; patrols: imperial; beyond: t5-n6, ring-of-kafrene',
        legal:
          'jyn moves to t5-n3 · jyn moves to t5-n5 · jyn moves to ring-of-kafrene · jyn moves to ryloth · jyn moves to t4-n7',
        resumed: 'was das Protokoll festhält, gilt als geschehen',
      },
    ]);
  });

  it('say once what several legal moves are that differ in words which nobody says', () => {
    const sections = ['core-worlds', 'across-the-core'].map((of) => ({ of, effects: [] }));
    const log = {
      format: 'referee-log/1',
      ruleset: 'outer-rim',
      seats: ['ann', 'ben'],
      cards: [{ id: 'cw', origin: 'encounter', encounterDeck: 'core-worlds', sections }],
      start: {
        turn: { seat: 'ann', step: 'encounter' },
        seats: { ann: { space: 'spinward-core' }, ben: { space: 'naboo' } },
      },
      moves: [{ type: 'encounter.space', seat: 'ann', card: 'cw', cross: false, section: 'across-the-core' }],
    };
    const [row] = table(rowsOf('core.json', judged(log).report, 'en'));
    const said = (row?.legal ?? '').split(' · ');
    expect(said).toContain('ann encounters the space, with the card cw');
    expect(new Set(said).size).toBe(said.length);
  });

  it('have one row for a log without findings, and the problems of what is no log', () => {
    const { report } = judged(fixture('deckbuilding', 'beginner-full'));
    const [only, ...more] = table(rowsOf('clean.json', report, 'en'));
    expect(only).toMatchObject({ file: 'clean.json', verdict: 'legal', finding: '', entry: '' });
    expect(more).toEqual([]);
    const problem = { code: 'x', message: 'no, log', pointer: '', line: 2, column: 7 };
    expect(table(rowsOfUnusable('none.json', [problem], 'en'))).toMatchObject([
      { file: 'none.json', verdict: 'unusable', finding: 'problem', line: '2', column: '7', message: 'no, log' },
    ]);
  });

  it('are as many rows, of as many cells, as there are findings, for all fixtures', () => {
    for (const ruleset of ['outer-rim', 'deckbuilding'])
      for (const { name, text } of fixturesOf(ruleset).filter((_, at) => at % 10 === 0)) {
        const { report } = judged(text);
        const rows = parsed(rowsOf(name, report, 'en'));
        const { length } = [...report.violations, ...report.unverifiable];
        expect(rows).toHaveLength(Math.max(1, length));
        for (const row of rows) expect(row).toHaveLength(COLUMNS.length);
        const pages = table(rowsOf(name, report, 'en')).filter(({ rule }) => rule !== '');
        for (const { page, heading, paragraph } of pages)
          expect(page !== '' || (heading !== '' && paragraph !== '')).toBe(true);
      }
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1', '=cmd|"/C calc"!A0'])('hold no formula: %j', (words) => {
    expect(cell(words)).not.toMatch(/^"?[=+\-@\t\r]/);
    const { report } = judged(spoilt(words));
    for (const row of parsed(rowsOf(words, report, 'en')))
      for (const one of row) expect(one).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('give back every harmless text as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (words) => {
        const plain = words.map((word) => `x${word.replace(/[\p{Cc}\p{Cf}]/gu, '')}`);
        expect(parsed(`${plain.map(cell).join(',')}\r\n`)).toEqual([plain]);
      }),
    );
    expect(cell(-5)).toBe('-5');
    expect(cell('Zoë = 1')).toBe('Zoë = 1');
  });
});

it('the documentation names every column', () => {
  const text = readFileSync(new URL('../../docs/ruling-sheet.md', import.meta.url), 'utf8');
  const named = text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .join('\n');
  for (const column of COLUMNS) expect(named).toContain(`\`${column}\``);
});
