/**
 * @module
 * The ways that are listed for a patrol, against every way there is: on small maps made at random none is missing and none is
 * refused; on dense ones the search ends soon and says that there are more.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { checkLog } from '../../referee/log/read.ts';
import { legalMoves } from '../../referee/play/legal.ts';
import { begin, play, rule } from '../../referee/play/play.ts';
import type { Json } from '../../schemas/json.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const space = fc.constantFrom(...NAMES);

interface Asked {
  readonly map: Json;
  readonly from: string;
  readonly goal: string;
  readonly spaces: number;
}

/** The position in which a patrol has to be moved; null when there is nothing to choose. */
function asked({ map, from, goal, spaces }: Asked) {
  const log = {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: ['ann', 'ben'],
    map,
    start: {
      turn: { step: 'encounter' },
      seats: { ann: { space: goal, character: 'ketsu-onyo' }, ben: { space: goal, character: 'ketsu-onyo' } },
      patrols: { hutt: { level: 1, space: from } },
    },
    moves: [{ type: 'encounter.space', seat: 'ann', effects: [{ do: 'move-patrol', faction: 'hutt', spaces }] }],
  };
  const read = checkLog(log as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map(({ pointer, message }) => `${pointer}: ${message}`).join('\n'));
  const { game } = read.value;
  const first = read.value.log.moves[0] as Move;
  const { position, ruling } = play<BaseFacts>(game, begin(game, read.value.log).position, first);
  if (ruling.kind !== 'accepted') throw new Error('the patrol is not moved');
  const listed = legalMoves(game, position).filter(({ move }) => move.type === 'patrol.move');
  const isLegal = (path: readonly string[]): boolean =>
    rule(game, position, { type: 'patrol.move', seat: 'ann', faction: 'hutt', path } as Move).kind === 'accepted';
  return { listed, isLegal };
}

const pathOf = ({ move }: { move: Move }): readonly string[] => (move as unknown as { path: string[] }).path;

/** Every way of at most so many steps that enters no space twice. */
function* ways(pairs: readonly (readonly [string, string])[], from: string, most: number): Generator<string[]> {
  const visit = function* (at: string, way: readonly string[]): Generator<string[]> {
    yield [...way];
    if (way.length === most) return;
    for (const [one, other] of pairs)
      for (const [here, next] of [
        [one, other],
        [other, one],
      ] as const)
        if (here === at && next !== from && !way.includes(next)) yield* visit(next, [...way, next]);
  };
  yield* visit(from, []);
}

const questions = fc.record({
  sectors: fc.array(fc.option(fc.nat(3), { nil: undefined }), { minLength: 6, maxLength: 6 }),
  hasSectors: fc.boolean(),
  pairs: fc.uniqueArray(fc.tuple(space, space), {
    maxLength: 9,
    selector: ([one, other]) => [one, other].sort().join(' '),
  }),
  from: space,
  goal: space,
  spaces: fc.integer({ min: 1, max: 4 }),
});

it('every way there is is listed, and every listed one is legal', () => {
  fc.assert(
    fc.property(questions, ({ sectors, hasSectors, pairs, from, goal, spaces }) => {
      fc.pre(from !== goal && pairs.every(([one, other]) => one !== other));
      const map = {
        spaces: NAMES.map((id, at) => ({
          id,
          type: 'navpoint',
          ...(hasSectors && sectors[at] !== undefined ? { sector: sectors[at] } : {}),
        })),
        paths: pairs,
      };
      const { listed, isLegal } = asked({ map: map as unknown as Json, from, goal, spaces });
      const legal = [...ways(pairs, from, spaces)].filter(isLegal).map((way) => way.join(' '));
      const said = listed.filter(({ open }) => open === undefined).map((one) => pathOf(one).join(' '));
      if (listed.every(({ open }) => open === undefined)) expect(new Set(said)).toEqual(new Set(legal));
      for (const one of said) expect(legal).toContain(one);
    }),
    { numRuns: 150 },
  );
});

it('on a map that is all paths some ways are listed, and that there are more', () => {
  const names = Array.from({ length: 60 }, (_, at) => `n${at}`);
  const paths = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]));
  const map = { spaces: [...names, 'goal'].map((id) => ({ id, type: 'navpoint' })), paths: paths.slice(0, 500) };
  const { listed } = asked({ map: map as unknown as Json, from: 'n0', goal: 'goal', spaces: 12 });
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.length).toBeLessThanOrEqual(65);
  expect(listed.some(({ open }) => open !== undefined)).toBe(true);
});
