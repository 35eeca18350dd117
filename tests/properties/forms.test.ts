/**
 * What is listed is accepted, and what is accepted is listed, to the last word that a form leaves open: with values that are
 * made from the JSON Schemas of the answer alone, and with moves made up without a look at it.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whatVaries } from '../../machines/ruleset.ts';
import { checkMove } from '../../referee/log/read.ts';
import { isStanding, rule, windowsClosed } from '../../referee/play/play.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import type { Json } from '../../schemas/json.ts';
import { anyMove, formsOfMoves, Names } from './any-move.ts';
import { movesOf } from './forms.ts';
import { isListed, isOf } from './listed.ts';
import { positionsOf } from './positions.ts';

const LONG = process.env['REFEREE_LONG'] !== undefined;
const FILLED = LONG ? 100_000 : 4_000;
const TRIED_AT = LONG ? 2_000 : 100;
/** How many moves of each type are made up at a position. */
const TRIES = LONG ? 30 : 6;
/** How many moves of a random game are looked at. */
const MOVES = 40;

function gameOf(id: string) {
  const game = rulesetOf(id);
  if (game === undefined) throw new Error(id);
  return game;
}

describe.each([...rulesetIds])('%s', (id) => {
  const game = gameOf(id);

  it('accepts every move of a listed form, without a doubt that its entry has not', () => {
    let filled = 0;
    const types = new Set<string>();
    for (let seed = 1; filled < FILLED; seed += 1) {
      for (const { position, offered, draw } of positionsOf(game, seed, MOVES)) {
        for (const entry of offered) {
          // Of the many forms of a kind some are enough.
          if (draw(offered.length) > 12) continue;
          for (const move of fc.sample(movesOf(entry), { numRuns: 2, seed: draw(2 ** 30) })) {
            filled += 1;
            types.add(move.type);
            const ruling = rule(game, position, move);
            const told = JSON.stringify({ seed, move, entry: entry.move, breaches: ruling.breaches });
            expect(checkMove(game, move as unknown as Json).ok, told).toBe(true);
            expect(ruling.kind, told).toBe('accepted');
            expect(isOf(entry, move), told).toBe(true);
            // What is possible at any time may be so here with a doubt, and for certain behind what is left unsaid: a window
            // that closes with a reward lapses without a move.
            const isLater = isStanding(ruling) && windowsClosed(game, position).position !== position;
            if (entry.doubts === undefined && entry.implies === undefined && !isLater)
              expect(ruling.doubts, told).toEqual([]);
          }
        }
      }
    }
    expect(types.size).toBeGreaterThan(id === 'outer-rim' ? 20 : 12);
  }, 3_600_000);

  it('accepts no move that fits none of the listed forms', () => {
    const forms = formsOfMoves(game);
    let [positions, accepted] = [0, 0];
    for (let seed = 1001; positions < TRIED_AT; seed += 1) {
      for (const { position, offered, draw } of positionsOf(game, seed, MOVES)) {
        if (draw(6) > 0) continue;
        positions += 1;
        const names = new Names(game, position, offered);
        for (const form of forms) {
          for (let tried = 0; tried < TRIES; tried += 1) {
            const move = anyMove(form, names, draw);
            if (!checkMove(game, move as unknown as Json).ok) continue;
            const ruling = rule(game, position, move);
            if (ruling.kind !== 'accepted') continue;
            accepted += 1;
            expect(isListed(offered, move), JSON.stringify({ seed, move, doubts: ruling.doubts })).toBe(true);
          }
        }
      }
    }
    expect(accepted).toBeGreaterThan(TRIED_AT);
  }, 3_600_000);

  it('opens parts with schemas that are JSON Schema 2020-12, and shows every part that has to be there', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false });
    const seen = new Set<string>();
    for (let seed = 2001; seed < (LONG ? 2300 : 2010); seed += 1) {
      for (const { offered, draw } of positionsOf(game, seed, MOVES)) {
        for (const entry of offered) {
          if (draw(20) > 0) continue;
          const form = whatVaries(entry);
          const kind = `${entry.move.type} ${Object.keys(form?.open ?? {}).join(' ')}`;
          if (form === null) continue;
          seen.add(kind);
          for (const schema of [...Object.values(form.open), ...(form.depends === undefined ? [] : [form.depends])])
            expect(ajv.validateSchema(schema as object), JSON.stringify([schema, ajv.errors])).toBe(true);
          expect(isOf(entry, entry.move), JSON.stringify(entry.move)).toBe(true);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(id === 'outer-rim' ? 20 : 4);
  }, 600_000);
});
