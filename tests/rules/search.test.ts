import { describe, expect, test } from 'vitest';
import { ruleOf, rulesOf, searchRules } from '../../rules/index.ts';

const ids = (ruleset: string, query: string, lang?: 'en' | 'de') =>
  searchRules(ruleset, query, lang).map((rule) => rule.id);

describe('searchRules', () => {
  test('puts the rules whose id begins with the query first, in index order', () => {
    const found = ids('outer-rim', 'outer-rim.market-action.1');
    const own = rulesOf('outer-rim')
      .map((rule) => rule.id)
      .filter((id) => id === 'outer-rim.market-action.1' || id.startsWith('outer-rim.market-action.1.'));
    expect(own.length).toBeGreaterThan(1);
    expect(found.slice(0, own.length)).toEqual(own);
  });

  test('takes an id without its ruleset, and puts the exact one first', () => {
    expect(ids('outer-rim', 'movement.2')[0]).toBe('outer-rim.movement.2');
    expect(ids('outer-rim', 'outer-rim.patrols.6.a')[0]).toBe('outer-rim.patrols.6.a');
    expect(ids('log', 'log.the-move-log.4')[0]).toBe('log.the-move-log.4');
  });

  test('finds words of heading, statement and topics in English', () => {
    expect(ids('outer-rim', 'Maelstrom')[0]).toMatch(/^outer-rim\.maelstrom\./);
    const found = searchRules('outer-rim', 'defeated planning');
    expect(found.slice(0, 12).map((rule) => rule.id)).toContain('outer-rim.planning-step.3.1.b');
    for (const rule of found) {
      const text = `${rule.id} ${rule.entry} ${rule.statement} ${rule.topics.join(' ')}`.toLowerCase();
      expect(text).toContain('defeated');
      expect(text).toContain('planning');
    }
  });

  test('finds singular and plural alike', () => {
    expect(ids('outer-rim', 'navpoints')).toEqual(expect.arrayContaining(ids('outer-rim', 'navpoint').slice(0, 3)));
  });

  test('finds German words, with umlauts or without, and inside compounds', () => {
    expect(ids('outer-rim', 'Kopfgeldaufträge', 'de').slice(0, 40)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^outer-rim\.bounties\./)]),
    );
    const fuzzy = ids('outer-rim', 'KOPFGELDAUFTRAEGE', 'de');
    const own = (id: string) => !id.startsWith('outer-rim.de-');
    expect(fuzzy.filter(own)).toEqual(ids('outer-rim', 'Kopfgeldaufträge', 'de').filter(own));
    expect(ids('outer-rim', 'kampfwert', 'de')).toContain('outer-rim.combat.1.2');
    expect(ids('log', 'Würfel Zufall', 'de')).toEqual(['log.the-move-log.6']);
  });

  test('searches the German wording in German, and the English where there is none', () => {
    expect(ruleOf('outer-rim.players-and-characters.0.1')?.de).not.toBeNull();
    expect(ids('outer-rim', 'exactly one character', 'de')).not.toContain('outer-rim.players-and-characters.0.1');
    expect(ids('outer-rim', 'exactly one character', 'en')).toContain('outer-rim.players-and-characters.0.1');
    expect(ruleOf('outer-rim.market-action.1.2')?.de).toBeNull();
    expect(ids('outer-rim', 'market-action discard', 'de')).toContain('outer-rim.market-action.1.2');
    expect(searchRules('deckbuilding', 'galaxy row', 'de')).toEqual(searchRules('deckbuilding', 'galaxy row', 'en'));
  });

  test('gives the rules with most of the words when none has all', () => {
    const found = ids('outer-rim', 'maelstrom zeppelin');
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatch(/^outer-rim\.maelstrom\./);
  });

  test('an empty query finds all, nonsense and unknown rulesets nothing', () => {
    expect(searchRules('deckbuilding', '  ')).toEqual(rulesOf('deckbuilding'));
    expect(searchRules('outer-rim', 'zeppelin')).toEqual([]);
    expect(searchRules('outer-rim', '???')).toEqual([]);
    expect(searchRules('chess', 'castling')).toEqual([]);
    expect(searchRules('chess', '')).toEqual([]);
  });

  test('gives a list of its own that the caller may change', () => {
    searchRules('log', '').length = 0;
    expect(rulesOf('log')).toHaveLength(8);
  });
});
