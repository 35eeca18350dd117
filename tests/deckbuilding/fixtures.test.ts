import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deckbuilding } from '../../machines/deckbuilding/index.ts';
import { type Log, verify } from '../../referee/reading/verify.ts';
import { fixtures, fixtureText, game, gameFixtures } from './fixtures.ts';

const folder = new URL('../../fixtures/deckbuilding/', import.meta.url);
const kinds = ['clean', 'breach'] as const;
const namesOf = (kind: (typeof kinds)[number]): string[] => readdirSync(new URL(`${kind}/`, folder)).sort();

// Made anew only when asked for: a fixture is a recorded game, which stays what it is when the dealer changes its mind.
if (process.env['REFEREE_FIXTURES'] === 'write') {
  for (const kind of kinds) for (const name of namesOf(kind)) rmSync(new URL(`${kind}/${name}`, folder));
  for (const { kind, name, log } of await fixtures())
    writeFileSync(new URL(`${kind}/${name}`, folder), fixtureText(log));
}

describe('the fixtures of the Deckbuilding Game', () => {
  it('are enough', () => {
    expect(namesOf('clean').length).toBeGreaterThanOrEqual(6);
    expect(namesOf('breach').length).toBeGreaterThanOrEqual(120);
  });

  it('break the rule of their name and no other, or nothing at all', () => {
    for (const kind of kinds) {
      for (const name of namesOf(kind)) {
        const read = deckbuilding.schemas.log.safeParse(
          JSON.parse(readFileSync(new URL(`${kind}/${name}`, folder), 'utf8')),
        );
        if (!read.success) throw new Error(`${name}: ${read.error.message}`);
        const { violations, unverifiable } = verify(game, read.data as Log);
        expect(
          violations.map(({ rule }) => rule),
          name,
        ).toEqual(kind === 'clean' ? [] : [name.split('--')[0]]);
        expect(unverifiable, name).toEqual([]);
      }
    }
  });

  it('of slips in games break a rule that the rulebook has for such a slip, whatever the referee cites', () => {
    // Made anew, not read: a slip for which the referee cites another rule throws.
    expect(gameFixtures().length).toBeGreaterThan(60);
  });
});
