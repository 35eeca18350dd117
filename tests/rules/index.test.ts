import { describe, expect, test } from 'vitest';
import {
  allSources,
  cite,
  placeInWords,
  type Rule,
  ruleOf,
  rulesOf,
  textInWords,
  wordingOf,
} from '../../rules/index.ts';

describe('rulesOf', () => {
  test('lists every ruleset in index order', () => {
    expect(rulesOf('outer-rim')).toHaveLength(1153);
    expect(rulesOf('deckbuilding')).toHaveLength(265);
    expect(rulesOf('log')).toHaveLength(8);
    expect(rulesOf('outer-rim')[0]?.id).toBe('outer-rim.foundational-rules.0.1');
    expect(rulesOf('outer-rim').at(-1)?.source).toMatch(/^(LTP|MAN|REF-DE-1\.0)$/);
    const names = rulesOf('outer-rim').map((rule) => rule.id);
    const order = ['action-step.0.1', 'favors.0.1', 'appendix-1-setup.0.1', 'ltp-setup.0.1'].map((id) =>
      names.indexOf(`outer-rim.${id}`),
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('keeps the rules of the log out of a game, and is empty for an unknown ruleset', () => {
    expect(rulesOf('outer-rim').some((rule) => rule.source === 'LOG')).toBe(false);
    expect(rulesOf('deckbuilding').some((rule) => rule.source === 'LOG')).toBe(false);
    expect(rulesOf('chess')).toEqual([]);
    expect(rulesOf('constructor')).toEqual([]);
  });

  test('gives the same list every time', () => {
    expect(rulesOf('outer-rim')).toBe(rulesOf('outer-rim'));
  });
});

describe('ruleOf', () => {
  test('finds a rule of any ruleset by its id', () => {
    expect(ruleOf('outer-rim.movement.2')?.entry).toBe('Movement');
    expect(ruleOf('deckbuilding.setup.2.1')?.source).toBe('DBG');
    expect(ruleOf('log.the-move-log.7')?.statement).toBe('After the end of the game there are no further moves.');
    for (const ruleset of ['outer-rim', 'deckbuilding', 'log']) {
      for (const rule of rulesOf(ruleset)) expect(ruleOf(rule.id)).toBe(rule);
    }
  });

  test.each(['', 'movement', 'outer-rim', 'outer-rim.', 'outer-rim.no-such-entry.1', 'chess.castling.1'])(
    'knows no rule %j',
    (id) => {
      expect(ruleOf(id)).toBeUndefined();
    },
  );
});

describe('cite', () => {
  test('in English', () => {
    const rule = known('outer-rim.planning-step.3.1.b');
    expect(cite(rule.id)).toEqual({
      rule: rule.id,
      source: 'LRR-1.1',
      sourceName: 'Living Rules Reference 1.1',
      entry: rule.entry,
      page: rule.page,
      text: rule.statement,
      lang: 'en',
      overrules: [
        { source: 'REF-DE-1.0', note: 'bars only moving and gaining credits, without naming "Planning" abilities' },
      ],
      conflictsWith: [],
    });
  });

  test('in German, from the German reference', () => {
    const rule = known('outer-rim.players-and-characters.0.1');
    expect(cite(rule.id, 'de')).toEqual({
      rule: rule.id,
      source: 'REF-DE-1.0',
      sourceName: 'Referenzhandbuch 1.0',
      entry: 'Spieler und Charaktere',
      page: 2,
      text: 'Jeder Spieler führt einen Charakter.',
      lang: 'de',
      overrules: [],
      conflictsWith: [],
    });
  });

  test('in German only where the German reference has the rule', () => {
    for (const rule of [...rulesOf('outer-rim'), ...rulesOf('deckbuilding')]) {
      const citation = cite(rule.id, 'de');
      if (rule.de) {
        expect(citation).toMatchObject({ lang: 'de', source: 'REF-DE-1.0', text: rule.de.statement });
        expect(citation.page).toBe(rule.de.page);
      } else {
        const { sourceName: _, ...english } = cite(rule.id, 'en');
        expect(citation).toMatchObject(english);
        expect(citation.sourceName).toMatch(/ \(englisch\)$/);
        expect(citation.lang).toBe('en');
      }
    }
    expect(cite('outer-rim.market-action.1.2', 'de')).toMatchObject({ lang: 'en', source: 'LRR-1.1' });
  });

  test('the log rules keep their own source in German', () => {
    expect(cite('log.the-move-log.7', 'de')).toMatchObject({
      source: 'LOG',
      sourceName: 'Regeln des Zugprotokolls',
      entry: 'Das Zugprotokoll',
      page: null,
      text: 'Nach dem Ende der Partie gibt es keine weiteren Züge.',
      lang: 'de',
    });
  });

  test('says which lower sources the rule wins over', () => {
    expect(cite('outer-rim.market-action.1.2').overrules.map((each) => each.source)).toEqual([
      'REF-DE-1.0',
      'LTP',
      'MAN',
    ]);
    expect(cite('outer-rim.appendix-1-setup.0.1').overrules).toEqual([
      { rule: 'outer-rim.man-setup.4', source: 'MAN' },
    ]);
  });

  test('a German wording that the Living Rules Reference corrects is listed as overruled', () => {
    expect(cite('outer-rim.planning-step.3.1.b', 'de')).toMatchObject({
      source: 'REF-DE-1.0',
      overrules: [{ source: 'REF-DE-1.0' }],
    });
  });

  test('keeps tensions inside one source, with higher sources and with cards apart', () => {
    const tension = cite('outer-rim.patrol-movement.1');
    expect(tension.overrules).toEqual([]);
    expect(tension.conflictsWith).toEqual([
      'outer-rim.patrol-movement.2.1: there it is the current player who moves the patrol',
    ]);
    const lower = cite('outer-rim.man-setup.4');
    expect(lower.overrules).toEqual([]);
    expect(lower.conflictsWith).toContain('outer-rim.appendix-1-setup.8');
    const card = cite('deckbuilding.paying-off-neutral-cards.0.1');
    expect(card.overrules).toEqual([]);
    expect(card.conflictsWith).toEqual(['cards: the base Ord Mantell makes an exception']);
  });

  test('loses no disagreement, and never overrules an equal or a higher source', () => {
    const rank = new Map<string, number>(allSources().map((source) => [source.id, source.rank]));
    for (const rule of [...rulesOf('outer-rim'), ...rulesOf('deckbuilding'), ...rulesOf('log')]) {
      const { overrules, conflictsWith } = cite(rule.id);
      expect(overrules.length + conflictsWith.length).toBe(rule.conflicts.length);
      for (const { source } of overrules) {
        expect(rank.get(source)).toBeGreaterThan(rank.get(rule.source) ?? Number.POSITIVE_INFINITY);
      }
    }
  });

  test('names chapter, entry and paragraph where the book has no pages, and nothing else', () => {
    expect(cite('deckbuilding.deal-damage.0.2')).toMatchObject({
      entry: 'Deal damage',
      page: null,
      heading: 'Additional rules',
      paragraph: 1,
    });
    expect(cite('outer-rim.turn.0.1', 'de')).toMatchObject({ entry: 'Drehen', heading: 'Glossar', paragraph: 1 });
    expect(cite('outer-rim.turn.0.1')).not.toHaveProperty('paragraph');
    expect(cite('outer-rim.movement.2', 'de')).not.toHaveProperty('heading');
  });

  test('throws for an unknown id', () => {
    expect(() => cite('outer-rim.no-such-entry.1')).toThrow('outer-rim.no-such-entry.1');
    expect(() => cite('')).toThrow();
  });
});

describe('a citation in words', () => {
  test.each([
    ['outer-rim.movement.2', 'en', 'Movement, page 15'],
    ['outer-rim.movement.2', 'de', 'Bewegung, Seite 5'],
    ['outer-rim.market-action.1.2', 'de', 'Market Action, Seite 14'],
    ['deckbuilding.deal-damage.0.1', 'en', 'Additional rules, "Deal damage", paragraph 1'],
    ['deckbuilding.deal-damage.0.1', 'de', 'Additional rules, „Deal damage“, Absatz 1'],
    ['deckbuilding.setup.8.1', 'en', 'Setup, paragraph 8'],
    ['log.the-move-log.7', 'de', 'Das Zugprotokoll, Absatz 7'],
  ] as const)('%s in %s stands at %s', (id, lang, where) => {
    expect(placeInWords(cite(id, lang), lang)).toBe(where);
  });

  test('says in German that English stands in where there is no German, and only there', () => {
    const alone = cite('outer-rim.market-action.1.2', 'de');
    expect(textInWords(alone, 'de')).toBe(`(kein deutsches Gegenstück; englisch:) ${alone.text}`);
    expect(textInWords(cite(alone.rule), 'en')).toBe(alone.text);
    expect(textInWords(cite('outer-rim.movement.2', 'de'), 'de')).not.toContain('Gegenstück');
    expect(wordingOf(alone.rule, 'de')).toContain('Living Rules Reference 1.1 (englisch), Market Action, Seite 14');
  });
});

describe('the sources', () => {
  test('ranks the Living Rules Reference first and the third party manual last of its game', () => {
    expect(allSources().map((source) => source.id)).toEqual(['LRR-1.1', 'REF-DE-1.0', 'LTP', 'MAN', 'DBG', 'LOG']);
    expect(allSources().map((source) => source.rank)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(allSources().every((source) => source.url === null)).toBe(true);
  });

  test('names every source that a rule comes from', () => {
    const ids = new Set<string>(allSources().map((source) => source.id));
    for (const ruleset of ['outer-rim', 'deckbuilding', 'log']) {
      for (const rule of rulesOf(ruleset)) expect(ids).toContain(rule.source);
    }
  });
});

function known(id: string): Rule {
  const rule = ruleOf(id);
  if (!rule) throw new Error(`the test wants the rule ${id}`);
  return rule;
}
