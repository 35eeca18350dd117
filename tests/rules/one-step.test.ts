import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { effectOf } from '../../mutants/coverage.ts';
import { coverageOf } from '../../referee/coverage.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { bookOf } from '../../rules/registry.ts';
import { filesThatName } from '../../scripts/coverage.ts';

const machines = new URL('../../machines/', import.meta.url);

/** The source files of a game by their name, which is the slug of the rulebook's entry; the log's own rules have one too. */
function filesOf(ruleset: string): Map<string, string> {
  const folder = new URL(`${ruleset}/`, machines);
  const files = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const slug = basename(name, '.ts');
    expect(files.has(slug), `${ruleset} has two files ${slug}.ts`).toBe(false);
    files.set(slug, readFileSync(new URL(name, folder), 'utf8'));
  }
  return files;
}

/** Constraints that do not stand in the slice, or in the file, that their id names. */
function astray(ruleset: string): { all: number; found: string[] } {
  const files = filesOf(ruleset);
  let all = 0;
  const found: string[] = [];
  for (const [slice, { constraints = {} }] of Object.entries(rulesetOf(ruleset)?.ruleset.slices ?? {})) {
    for (const id of Object.keys(constraints)) {
      all += 1;
      const entry = id.split('.')[1] ?? '';
      if (slice !== entry || files.get(entry)?.includes(`'${id}'`) !== true) found.push(id);
    }
  }
  return { all, found: found.sort() };
}

describe('a rule id leads to the file of its constraint in one step', () => {
  it('of the Deckbuilding Game, in every case', () => {
    const { all, found } = astray('deckbuilding');
    expect(all).toBeGreaterThan(60);
    expect(found).toEqual([]);
  });

  it('of Outer Rim, in every case', () => {
    const { all, found } = astray('outer-rim');
    expect(all).toBeGreaterThan(110);
    expect(found).toEqual([]);
  });
});

it.each(['outer-rim', 'deckbuilding'])(
  'a rule of %s that only an effect bears leads to the files of that effect',
  (id) => {
    const game = rulesetOf(id);
    const classes = bookOf(id)?.classes();
    if (game === undefined || classes === undefined) throw new Error(id);
    const files = filesOf(id);
    const rows = coverageOf(id)?.rules.filter(({ where }) => where[0]?.startsWith('effect')) ?? [];
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      const places = effectOf(game, classes, row.id, filesThatName(id, row.id));
      for (const place of places) expect(files.has(place.replace('effect in ', '')), `${row.id}: ${place}`).toBe(true);
    }
  },
);
