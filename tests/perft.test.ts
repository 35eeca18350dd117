import { describe, expect, it } from 'vitest';
import { rulesetIds } from '../referee/play/rulesets.ts';
import { perft, perftRows } from '../scripts/perft.ts';

describe.each(rulesetIds)('sequences of legal moves in %s', (ruleset) => {
  it('are counted to depth 4 from several positions', () => {
    expect(perftRows(ruleset).length).toBeGreaterThanOrEqual(4);
    for (const { counts } of perftRows(ruleset)) expect(counts.length).toBeGreaterThanOrEqual(4);
  });

  it.each(perftRows(ruleset))('$name', (row) => {
    expect(perft(ruleset, row)).toEqual(row.counts);
  });
});
