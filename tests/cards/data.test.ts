import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BaseRow, CardRow } from '../../cards/deckbuilding/schema.ts';
import { mapOf } from '../../cards/outer-rim/index.ts';
import * as schema from '../../cards/outer-rim/schema.ts';

const root = new URL('../../cards/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, root), 'utf8'));
const jsonIn = (folder: string) =>
  readdirSync(new URL(`${folder}/`, root))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`);

const files: Readonly<Record<string, z.ZodType>> = {
  'deckbuilding/bases.json': z.array(BaseRow),
  'deckbuilding/cards.json': z.array(CardRow),
  'outer-rim/ai-cards.json': schema.AiCardsFile,
  'outer-rim/ambitions.json': schema.AmbitionsFile,
  'outer-rim/arrangement.json': schema.ArrangementFile,
  'outer-rim/characters.json': schema.CharactersFile,
  'outer-rim/contacts.json': schema.ContactsFile,
  'outer-rim/databank.json': schema.DatabankFile,
  'outer-rim/effects.json': schema.EffectsFile,
  'outer-rim/encounters.json': schema.EncountersFile,
  'outer-rim/german.json': schema.GermanFile,
  'outer-rim/map.json': schema.MapFile,
  'outer-rim/market.json': schema.MarketFile,
  'outer-rim/patrols.json': schema.PatrolsFile,
  'outer-rim/practice.json': schema.PracticeFile,
  'outer-rim/ships.json': schema.ShipsFile,
};

/** The lists of rows in a file: the arrays of objects at its top. */
function rowsIn(file: string): { id?: unknown }[] {
  const top = read(file);
  const lists = Array.isArray(top) ? [top] : Object.values(top as object);
  return lists.filter(Array.isArray).flatMap((list) => list.filter((row) => typeof row === 'object'));
}

describe('the files', () => {
  test('are all held against a schema', () => {
    expect([...jsonIn('deckbuilding'), ...jsonIn('outer-rim')]).toEqual(Object.keys(files));
  });

  test.each(Object.entries(files))('%s keeps its schema', (file, type) => {
    const result = type.safeParse(read(file));
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
  });

  test.each(Object.keys(files).filter((file) => !file.endsWith('arrangement.json')))('%s has every id once', (file) => {
    const ids = rowsIn(file).flatMap((row) => (row.id === undefined ? [] : [row.id]));
    const list = /(effects|german)\.json$/.test(file)
      ? rowsIn(file).map((row) => `${(row as { kind?: string }).kind} ${row.id}`)
      : ids;
    expect(list.filter((id, at) => list.indexOf(id) !== at)).toEqual([]);
    expect(list.length).toBeGreaterThan(0);
  });

  test('place every space of the map on its tile, and nothing else', () => {
    const { places } = read('outer-rim/arrangement.json') as schema.ArrangementFile;
    expect(Object.keys(places).sort()).toEqual(
      mapOf({ expansion: true })
        .spaces.concat(mapOf().spaces)
        .map(({ id }) => id)
        .filter((id, at, all) => all.indexOf(id) === at)
        .sort(),
    );
  });

  test('carry no word of the places they were gathered in', () => {
    for (const file of Object.keys(files)) {
      expect(readFileSync(new URL(file, root), 'utf8')).not.toMatch(/\/(work|tmp|home|Users)\//);
    }
  });

  test('are refused when a row loses its provenance or gains an unknown field', () => {
    const ships = read('outer-rim/ships.json') as schema.ShipsFile;
    const [first, ...rest] = ships.ships;
    expect(first).toBeDefined();
    const { provenance: _, ...bare } = first ?? { provenance: [] };
    expect(schema.ShipsFile.safeParse({ ...ships, ships: [bare, ...rest] }).success).toBe(false);
    expect(schema.ShipsFile.safeParse({ ...ships, ships: [{ ...first, colour: 'red' }, ...rest] }).success).toBe(false);
  });
});

describe('the Deckbuilding Game', () => {
  const cards = z.array(CardRow).parse(read('deckbuilding/cards.json'));
  const bases = z.array(BaseRow).parse(read('deckbuilding/bases.json'));
  const copies = (deck: string, faction?: string) =>
    cards
      .filter((card) => card.deck === deck && (faction === undefined || card.faction === faction))
      .reduce((sum, card) => sum + card.count, 0);

  test('has 30 galaxy cards of each side, ten starters of each player, ten pilots and ten bases of each player', () => {
    expect(['empire', 'rebel', 'neutral'].map((faction) => copies('galaxy', faction))).toEqual([30, 30, 30]);
    expect(['empire', 'rebel'].map((faction) => copies('starter', faction))).toEqual([10, 10]);
    expect(copies('outer-rim-pilot')).toBe(10);
    for (const faction of ['empire', 'rebel']) {
      const own = bases.filter((base) => base.faction === faction);
      expect(own).toHaveLength(10);
      expect(own.filter((base) => base.startingBase)).toHaveLength(1);
    }
  });

  test('gives capital ships hit points and no reward, and other galaxy units of a side a target value and a reward', () => {
    for (const card of cards) {
      expect(card.hitPoints === null).toBe(card.type !== 'capital-ship');
      const target = card.deck === 'galaxy' && card.type === 'unit' && card.faction !== 'neutral';
      expect(card.targetValue === null).toBe(!target);
      expect(card.reward === null).toBe(!target);
      if (target) expect(card.targetValue).toBe(card.cost);
    }
  });
});
