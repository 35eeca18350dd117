/** @module Components are found by what they are called, and what is told of them is what the referee takes for certain. */
import { describe, expect, it } from 'vitest';
import { componentsOf, kindNamed, kindsOfComponents, lookUp, namesNear } from '../../referee/look.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';

const gameOf = (id: string) => {
  const game = rulesetOf(id);
  if (game === undefined) throw new Error(id);
  return game;
};
const outerRim = gameOf('outer-rim');
const ids = (kinds: readonly string[], query: string): string[] => lookUp(outerRim, kinds, query).map(({ id }) => id);

describe.each(rulesetIds)('the components of %s', (ruleset) => {
  const game = gameOf(ruleset);
  const all = componentsOf(game, kindsOfComponents(game));

  it('have an id of their own in their kind, say who says so, and are found by all their names', () => {
    expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(all.length);
    for (const one of all) {
      expect(one.confidence, one.id).toMatch(/^(rulebook|two-sources|one-source|unsure|invented)$/);
      expect(one.provenance.length, one.id).toBeGreaterThan(0);
      for (const name of [one.id, ...(one.name === null ? [] : [one.name]), ...one.german])
        expect(lookUp(game, [`${one.kind}s`], name.toUpperCase()), name).toContain(one);
    }
  });

  it('are those that a log may name', () => {
    const called = game.ruleset.components?.called({ options: { practiceSet: true } });
    for (const { kind, id, name, german } of all.filter((one) => one.kind !== 'patrol')) {
      const names = called?.get(kind)?.get(id);
      const listed = [...(name === null ? [] : [name]), ...german];
      // A log may know further names by which tables call it.
      expect(names?.slice(0, listed.length), `${kind} ${id}`).toEqual(listed);
    }
  });
});

describe('looking up', () => {
  it('finds by names in either language, by words of what is known, and all of a kind', () => {
    expect(ids(['spaces'], 'ring of kafrene')[0]).toBe('ring-of-kafrene');
    expect(ids(['spaces'], 'Mahlstrom')).toEqual(['maelstrom']);
    expect(ids(['cards'], 'Ionenkanone')).toEqual(['ion-cannon']);
    expect(ids(['cards'], 'illegal cargo')).toContain('stolen-weapons');
    expect(ids(['spaces'], 'maelstrom')[0]).toBe('maelstrom');
    expect(ids(['characters'], '')).toHaveLength(16);
    expect(ids(['characters'], 'xyzzy')).toEqual([]);
    expect(ids(['characters'], '!?')).toEqual([]);
  });

  it('tells what nobody knows as unknown', () => {
    const [cannon] = lookUp(outerRim, ['cards'], 'ion cannon');
    expect(cannon?.facts).toMatchObject({ cost: 5000, text: 'not told' });
    const [ship] = lookUp(outerRim, ['ships'], 'yt-2400');
    expect(ship).toMatchObject({ confidence: 'unsure', facts: { cost: null, hull: null } });
  });

  it('suggests what comes near, also where one word of several is misspelt', () => {
    expect(namesNear(outerRim, ['spaces'], 'tatoine')).toEqual(['Tatooine']);
    expect(namesNear(outerRim, ['spaces'], 'ring of kaffrene')).toContain('ring-of-kafrene');
    expect(namesNear(outerRim, ['characters'], 'boba fet the hunter')).toContain('Boba Fett');
    expect(namesNear(outerRim, ['spaces'], 'naboo extra')).toEqual(['Naboo']);
    expect(namesNear(outerRim, ['spaces'], '')).toEqual([]);
  });

  it('knows kinds in the singular and the plural, and those alone', () => {
    expect(['card', 'CARDS', 'spaces', 'constructor', ''].map((word) => kindNamed(outerRim, word))).toEqual([
      'cards',
      'cards',
      'spaces',
      undefined,
      undefined,
    ]);
  });
});
