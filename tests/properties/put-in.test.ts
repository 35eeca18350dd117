/**
 * @module
 * Recorded games with entries put in that belong elsewhere, ten of them in sixty: the referee judges them to some end, and tells the
 * first that the rules refuse at its place.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../machines/ruleset.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { type Log, verify } from '../../referee/reading/verify.ts';
import { reportOf } from '../../referee/report.ts';
import { drawer, simulate } from '../../referee/simulate.ts';

const LONG = process.env['REFEREE_LONG'] !== undefined;
const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

type Recorded = Log & { readonly [part: string]: unknown };

const ENTRIES = 60;
const PUT_IN = 10;

describe.each([
  ['outer-rim', 40],
  ['deckbuilding', 200],
] as const)('%s', (id, runs) => {
  const found = rulesetOf(id);
  if (found === undefined) throw new Error('no ruleset');
  const game = found;

  /** The entries at which breaches are told of a game that begins like a simulated one. */
  function refused(log: Recorded, moves: readonly Move[]): (number | null)[] {
    const read: Recorded = { ...log, moves };
    const report = reportOf(game, read, verify(game, read), null);
    return report.violations.map(({ entry }) => entry);
  }

  it('tells the first entry that is put in where it does not belong, whatever else is put in behind', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const draw = drawer(seed);
        const log = simulate(game, seed, 2 * ENTRIES).log as unknown as Recorded;
        const all = log.moves;
        const moves = all.slice(0, ENTRIES);
        const put: number[] = [];
        for (let count = 0; count < PUT_IN; count += 1) {
          const at = draw(moves.length);
          moves.splice(at, 0, all[draw(all.length)] as Move);
          for (const [index, before] of put.entries()) if (before >= at) put[index] = before + 1;
          put.push(at);
        }
        const told = refused(log, moves);
        const first = Math.min(...put);
        const alone = refused(log, moves.slice(0, first + 1));
        expect(told.includes(first)).toBe(alone.includes(first));
      }),
      { numRuns: LONG ? 1_000 : runs },
    );
  });
});
