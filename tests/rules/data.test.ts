import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rulesetIds } from '../../referee/play/rulesets.ts';
import { cite, parseConflict, ruleOf, rulesOf } from '../../rules/index.ts';
import { bookOf } from '../../rules/registry.ts';
import { placesSchema, type Rule, ruleSchema } from '../../rules/schema.ts';

const root = new URL('../../rules/', import.meta.url);
const rulesets = [...rulesetIds, 'log'];
const sourcesOf = (ruleset: string) => bookOf(ruleset)?.sources.map(({ id }) => id) ?? [];
const files = rulesets.flatMap((ruleset) =>
  readdirSync(new URL(`${ruleset}/`, root))
    .filter((name) => name.endsWith('.json') && name !== 'places.json')
    .map((name) => `${ruleset}/${name}`),
);
const all = rulesets.flatMap((ruleset) => rulesOf(ruleset));

function rowsIn(file: string): unknown[] {
  const rows: unknown = JSON.parse(readFileSync(new URL(file, root), 'utf8'));
  if (!Array.isArray(rows)) throw new Error(`${file} is no array`);
  return rows;
}

describe('the files', () => {
  test('are those that the loader reads, and no row is left out', () => {
    for (const ruleset of rulesets)
      expect(
        files.some((file) => file.startsWith(`${ruleset}/`)),
        ruleset,
      ).toBe(true);
    expect(files.flatMap(rowsIn)).toHaveLength(all.length);
  });

  test.each(files)('%s: every row keeps the schema and belongs to its ruleset', (file) => {
    const ruleset = file.slice(0, file.indexOf('/'));
    for (const row of rowsIn(file)) {
      const result = ruleSchema.safeParse(row);
      expect(result.error?.issues ?? [], JSON.stringify(row)).toEqual([]);
      const rule = result.data as Rule;
      expect(rule.id.split('.')[0]).toBe(ruleset);
      expect(sourcesOf(ruleset)).toContain(rule.source);
    }
  });

  test('name no path of the machine they were written on', () => {
    const notes = readdirSync(new URL('outer-rim/notes/', root)).map((name) => `outer-rim/notes/${name}`);
    expect(notes).toHaveLength(3);
    for (const file of [...files, ...notes]) {
      expect(readFileSync(new URL(file, root), 'utf8')).not.toMatch(/(^|[\s"'`(])(\/|~\/|[A-Z]:\\)[a-z]+[/\\]/im);
    }
  });
});

describe('the rows', () => {
  test('have ids of their own', () => {
    expect(new Set(all.map((rule) => rule.id)).size).toBe(all.length);
  });

  test.each([
    'outer-rim.movement',
    'Outer-Rim.movement.1',
    'movement.1',
    'outer-rim.Movement.1',
    'outer-rim.movement.a',
    'outer-rim.movement.1.a.2',
    'outer-rim.-movement.1',
    'outer-rim.movement.1.',
  ])('the schema refuses the id %s', (id) => {
    expect(ruleSchema.safeParse({ ...all[0], id }).success).toBe(false);
    expect(ruleSchema.safeParse(all[0]).success).toBe(true);
  });

  test('the schema refuses unknown fields, kinds and pages that are none', () => {
    for (const change of [{ url: '' }, { kind: 'rule' }, { page: 0 }, { topics: ['one'] }, { de: { entry: 'x' } }]) {
      expect(ruleSchema.safeParse({ ...all[0], ...change }).success).toBe(false);
    }
  });

  test('have German only where the German reference can have it', () => {
    for (const rule of rulesOf('outer-rim').filter((each) => each.de)) {
      expect(['LRR-1.1', 'REF-DE-1.0']).toContain(rule.source);
    }
    expect(rulesOf('deckbuilding').filter((rule) => rule.de)).toEqual([]);
    expect(rulesOf('log').filter((rule) => rule.de?.entry !== 'Das Zugprotokoll')).toEqual([]);
  });
});

describe('the places', () => {
  const languages = ['en', 'de'] as const;
  const placesOf = (ruleset: string) => bookOf(ruleset)?.places?.() ?? { en: {}, de: {} };

  test.each(rulesets)('of %s keep their schema', (ruleset) => {
    const shape = z.record(z.string(), placesSchema);
    const parsed = z.strictObject({ en: shape, de: shape }).safeParse(placesOf(ruleset));
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  test('every rule can be found in its book: by its page, or by chapter, entry and paragraph', () => {
    const lost = all.flatMap(({ id }) =>
      languages
        .map((lang) => cite(id, lang))
        .filter(({ page, heading = '', paragraph = 0 }) => page === null && (heading === '' || paragraph < 1)),
    );
    expect(lost).toEqual([]);
    expect(all.filter(({ page }) => page === null).length).toBeGreaterThan(290);
  });

  test.each(rulesets)('of %s are those of rules without a page, and of no others', (ruleset) => {
    for (const lang of languages) {
      const told = Object.entries(placesOf(ruleset)[lang]).flatMap(([slug, { paragraphs }]) =>
        Object.keys(paragraphs).map((path) => `${ruleset}.${slug}.${path}`),
      );
      const pageless = rulesOf(ruleset).filter((rule) => (lang === 'en' ? rule : rule.de)?.page === null);
      expect(told.sort()).toEqual(pageless.map(({ id }) => id).sort());
    }
  });

  test('stand in the order of the text: a bullet never before the one above it', () => {
    const path = (id: string): number[] => id.split('.').slice(2).map(Number);
    const numbered = all.filter(({ id, page }) => page === null && path(id)[0] !== 0);
    for (const [at, { id, entry }] of numbered.entries()) {
      const before = numbered[at - 1];
      if (before === undefined || before.entry !== entry || before.id.split('.')[1] !== id.split('.')[1]) continue;
      expect(cite(before.id).paragraph, `${before.id}, ${id}`).toBeLessThanOrEqual(cite(id).paragraph ?? 0);
    }
  });
});

describe('conflicts', () => {
  const entries = all.flatMap((rule) => rule.conflicts.map((text) => ({ rule, text })));

  test('every entry parses, names a source, and no rule disagrees with itself', () => {
    expect(entries.length).toBeGreaterThan(350);
    for (const { rule, text } of entries) {
      const conflict = parseConflict(text);
      expect(conflict.rule).not.toBe(rule.id);
      expect(text.startsWith(conflict.rule ?? conflict.source)).toBe(true);
      if (conflict.note !== undefined) expect(text.endsWith(`: ${conflict.note}`)).toBe(true);
      if (conflict.rule) expect(ruleOf(conflict.rule)?.source).toBe(conflict.source);
    }
  });

  test('all forms of entry are read', () => {
    expect(parseConflict('outer-rim.fame.1')).toEqual({ rule: 'outer-rim.fame.1', source: 'LRR-1.1' });
    expect(parseConflict('outer-rim.man-setup.4: a note: with a colon')).toEqual({
      rule: 'outer-rim.man-setup.4',
      source: 'MAN',
      note: 'a note: with a colon',
    });
    expect(parseConflict('REF-DE-1.0: a note')).toEqual({ source: 'REF-DE-1.0', note: 'a note' });
    expect(parseConflict('cards: a note')).toEqual({ source: 'cards', note: 'a note' });
  });

  test.each(['', 'LTP', 'outer-rim.no-such-entry.1', 'outer-rim.no-such-entry.1: a note', 'RRG: a note'])(
    'refuses %j',
    (text) => {
      expect(() => parseConflict(text)).toThrow();
    },
  );
});
