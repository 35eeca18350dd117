import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deckbuilding } from '../../machines/deckbuilding/index.ts';
import { type Log, verify } from '../../referee/verify.ts';
import { fixtures, fixtureText, game } from './fixtures.ts';

const folder = new URL('../../fixtures/deckbuilding/', import.meta.url);
const WRITE = process.env['REFEREE_FIXTURES'] === 'write';
const made = await fixtures();

if (WRITE) {
  for (const kind of ['clean', 'breach']) for (const name of readdirSync(new URL(`${kind}/`, folder))) rmSync(new URL(`${kind}/${name}`, folder));
  for (const { kind, name, log } of made) writeFileSync(new URL(`${kind}/${name}`, folder), fixtureText(log));
}

describe('the fixtures of the Deckbuilding Game', () => {
  it('are enough', () => {
    expect(made.filter(({ kind }) => kind === 'clean').length).toBeGreaterThanOrEqual(6);
    expect(made.filter(({ kind }) => kind === 'breach').length).toBeGreaterThanOrEqual(120);
  });

  it('are the committed ones', () => {
    for (const { kind, name, log } of made) {
      const file = new URL(`${kind}/${name}`, folder);
      expect(existsSync(file), `${kind}/${name}: write it with REFEREE_FIXTURES=write`).toBe(true);
      expect(readFileSync(file, 'utf8') === fixtureText(log), `${kind}/${name} is stale`).toBe(true);
    }
    const names = new Set(made.map(({ kind, name }) => `${kind}/${name}`));
    for (const kind of ['clean', 'breach']) for (const name of readdirSync(new URL(`${kind}/`, folder))) expect(names.has(`${kind}/${name}`), `${kind}/${name} is made by nothing`).toBe(true);
  });

  it('break the rule of their name and no other, or nothing at all', () => {
    for (const { kind, name, log } of made) {
      const read = deckbuilding.log.safeParse(JSON.parse(fixtureText(log)));
      if (!read.success) throw new Error(`${name}: ${read.error.message}`);
      const { violations, unverifiable } = verify(game, read.data as Log);
      expect(
        violations.map(({ rule }) => rule),
        name,
      ).toEqual(kind === 'clean' ? [] : [name.split('--')[0]]);
      expect(unverifiable, name).toEqual([]);
    }
  });
});
