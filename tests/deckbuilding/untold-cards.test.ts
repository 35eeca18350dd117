/**
 * Cards that a log has forgotten to tell: the slip is told at its place, and what the cards may have been is held against nobody.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readText, reportFor } from '../../referee/ask.ts';
import type { Json } from '../../schemas/json.ts';

type Entry = { readonly [word: string]: Json };
const gameOf = (name: string): { moves: readonly Entry[] } =>
  JSON.parse(readFileSync(new URL(`../../fixtures/deckbuilding/clean/${name}.json`, import.meta.url), 'utf8'));

/** What is said of a game without one of its entries. */
function without(game: { moves: readonly Entry[] }, missing: number) {
  const moves = game.moves.filter((_, at) => at !== missing);
  const read = readText(JSON.stringify({ ...game, moves }));
  const report = read.ok ? reportFor(read.value) : read;
  if (!report.ok) throw new Error(JSON.stringify(report.problems));
  return report.value;
}

describe('the card that fills a gap of the galaxy row', () => {
  const game = gameOf('beginner-public');
  const refills = game.moves.flatMap(({ type }, at) => (type === 'galaxy.refill' ? [at] : []));

  it('was not recorded: one slip, and whatever is bought later may have been it', () => {
    const reports = refills.map((missing) => without(game, missing));
    for (const { violations } of reports) expect(violations[0]).toMatchObject({ rule: 'log.the-move-log.6' });
    const single = reports.filter(({ violations }) => violations.length === 1);
    expect(single.length / reports.length).toBeGreaterThan(0.9);
    const doubts = reports.flatMap(({ unverifiable }) => unverifiable.map(({ reason }) => reason));
    expect(doubts.join()).toContain('nobody has recorded which card came into the galaxy row');
  });

  it('may not have been one that the galaxy deck does not have', () => {
    const missing = refills.at(-1) ?? 0;
    const seat = game.moves.slice(0, missing).findLast(({ type }) => type === 'card.play')?.['seat'] ?? '';
    const bought: Entry = { type: 'galaxy.purchase', seat, card: 'stormtrooper' };
    const { violations } = without({ ...game, moves: [...game.moves.slice(0, missing + 2), bought] }, missing);
    expect(violations.map(({ rule }) => rule)).toContain('deckbuilding.purchase-a-card.0.1');
  });
});

describe('the order of a deck that was told for every other', () => {
  it('is missing: hands of which nobody knows the cards are played all the same', () => {
    const { violations } = without(gameOf('beginner-full'), 0);
    expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set(['log.the-move-log.6']));
  });
});
