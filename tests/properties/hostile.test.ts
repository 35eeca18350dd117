/**
 * @module
 * Hostile logs: moves that keep the schema and nothing else, in every position that a game comes to. The referee may find
 * what it likes, but it never throws, and what it reads on with is still a position.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Facts } from '../../machines/outer-rim/table/facts.ts';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { checkMove } from '../../referee/log/read.ts';
import { legalMoves, nearestLegal } from '../../referee/play/legal.ts';
import { currentState, type Position, viewOf } from '../../referee/play/play.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { type Log, verify } from '../../referee/reading/verify.ts';
import { reportOf } from '../../referee/report.ts';
import { drawer, simulate } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';

const found = rulesetOf('outer-rim');
if (found === undefined) throw new Error('no ruleset');
const game = found;

const LONG = process.env['REFEREE_LONG'] !== undefined;
const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

type At = Position<BaseFacts>;
type Draw = (n: number) => number;
type Schema = { readonly [word: string]: unknown };

/** A zod schema as JSON Schema: the schema itself, and what it refers to. */
function schemaOf(type: z.ZodType): { root: Schema; defs: Schema } {
  const whole = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;
  const defs = (whole['$defs'] ?? {}) as Schema;
  return { root: behind(whole, defs), defs };
}

/** A schema, or what it refers to. */
function behind(schema: Schema, defs: Schema): Schema {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? behind(defs[ref.slice(ref.lastIndexOf('/') + 1)] as Schema, defs) : schema;
}

const move_ = schemaOf(game.ruleset.schemas.log.shape.moves.element);
const position_ = schemaOf(game.ruleset.schemas.position);
const moveSchemas = ((move_.root['oneOf'] ?? move_.root['anyOf']) as Schema[]).map((one) => behind(one, move_.defs));

const pick = <T>(draw: Draw, items: readonly T[]): T => items[draw(items.length)] as T;

/** Ids that mean something in a position, something elsewhere, or nothing at all. */
function ids(facts: Facts): string[] {
  const held = facts.order.flatMap((seat) => {
    const own = facts.seats[seat];
    return own === undefined ? [] : [...own.assets.map((asset) => asset.card), own.character, own.ship, own.space];
  });
  const faceup = Object.values(facts.market).map((deck) => deck.faceup);
  const known = [...held, ...faceup, facts.market.cargo.under[0] ?? null].filter((id) => id !== null);
  const spaces = [...facts.board.spaces.keys()];
  return [...facts.order, ...facts.order, ...known, ...spaces.slice(0, 12), 'nobody', 'goal', 'proto', 'x'.repeat(64)];
}

/** Any value that a JSON Schema allows, with a liking for its ends. */
function anything(draw: Draw, schema: Schema, defs: Schema, pool: readonly string[], depth = 0): Json {
  const next = (inner: unknown): Json => anything(draw, inner as Schema, defs, pool, depth + 1);
  if ('$ref' in schema) return next(behind(schema, defs));
  if ('const' in schema) return schema['const'] as Json;
  if (Array.isArray(schema['enum'])) return pick(draw, schema['enum'] as Json[]);
  const union = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (union !== undefined) return next(pick(draw, union));
  const { minimum = -5, maximum = 5 } = schema as { minimum?: number; maximum?: number };
  switch (schema['type']) {
    case 'integer':
      return pick(draw, [minimum, Math.min(maximum, minimum + 1), Math.min(maximum, minimum + 2), maximum]);
    case 'boolean':
      return draw(2) === 0;
    case 'null':
      return null;
    case 'string':
      return 'pattern' in schema ? pick(draw, pool) : pick(draw, ['', 'x', ...pool]);
    case 'array': {
      const { minItems = 0, maxItems = 50 } = schema as { minItems?: number; maxItems?: number };
      const length = depth > 6 ? minItems : pick(draw, [minItems, 1, 2, 3, Math.min(maxItems, 50)]);
      const items = Array.from({ length: Math.max(minItems, Math.min(length, maxItems)) }, () => next(schema['items']));
      // Now and then the same thing again and again.
      return draw(4) === 0 ? items.map(() => structuredClone(items[0] ?? null)) : items;
    }
    case 'object': {
      const properties = (schema['properties'] ?? {}) as Record<string, unknown>;
      const required = (schema['required'] ?? []) as string[];
      const made: { [key: string]: Json } = {};
      for (const [word, inner] of Object.entries(properties)) {
        if (word === 'expect' || word === 'note') continue;
        if (required.includes(word) || draw(2) === 0) made[word] = next(inner);
      }
      if (typeof schema['additionalProperties'] === 'object' && Object.keys(properties).length === 0)
        for (let count = draw(4); count > 0; count -= 1) made[pick(draw, pool)] = next(schema['additionalProperties']);
      return made;
    }
    default:
      return null;
  }
}

/** A move of any type; more often one that the position has a transition for. */
function anyMove(draw: Draw, position: At, wanted: readonly string[]): Json {
  const facts = position.facts as Facts;
  const typeOf = (one: Schema): unknown => ((one['properties'] as Schema)['type'] as Schema)['const'];
  const fitting = moveSchemas.filter((one) => wanted.includes(String(typeOf(one))));
  const schema = pick(draw, fitting.length > 0 && draw(4) > 0 ? fitting : moveSchemas);
  const move = anything(draw, schema, move_.defs, ids(facts)) as { [word: string]: Json };
  if (facts.order.length > 0 && 'seat' in move && draw(3) > 0)
    move['seat'] = pick(draw, [facts.turn.seat, ...facts.order]);
  if (draw(5) === 0) move['expect'] = anyClaim(draw, position);
  return move;
}

/** A claim of any kind: about facts that exist, with values of other facts, and about things that nobody has. */
function anyClaim(draw: Draw, position: At): Json {
  const facts = position.facts as Facts;
  const view = viewOf(game, position);
  if (draw(3) === 0)
    return {
      [pick(draw, ['constructor', 'toString', 'seats', 'nothing', 'turn'])]: pick<Json>(draw, [null, {}, [], 3, 'x']),
    };
  const key = pick(draw, Object.keys(view));
  const schema = (position_.root['properties'] as Schema)[key] as Schema | undefined;
  if (key === 'seats') {
    const seat = pick(draw, [...facts.order, 'nobody']);
    const own = facts.seats[seat] as unknown as { [fact: string]: Json } | undefined;
    const fact = pick(draw, Object.keys(own ?? { credits: 0 }));
    return {
      seats: {
        [seat]: { [fact]: pick<Json>(draw, [own?.[fact] ?? null, null, -1, 100, 'x', [], {}, { character: 9 }]) },
      },
    };
  }
  return {
    [key]:
      draw(2) === 0 || schema === undefined ? (view[key] ?? null) : anything(draw, schema, position_.defs, ids(facts)),
  };
}

const { start: _, ...alone } = game.ruleset.automatic?.sample ?? {};

describe('moves that keep the schema and nothing else', () => {
  it('never throw, and leave a position', () => {
    const types = new Set<string>();
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: LONG ? 150 : 60 }), (seed, length) => {
        const draw = drawer(seed ^ 0x2545f491);
        // Every third game is a single-player game.
        const { log, position: reached } = simulate(game, seed, length, undefined, seed % 3 === 0 ? alone : undefined);
        const moves = [...(log['moves'] as unknown as Move[])];
        let position: At = reached;
        let wanted = [...currentState(game, reached).moves.keys()];
        for (let more = 0; more < 6; more += 1) {
          const move = anyMove(draw, position, wanted);
          const checked = checkMove(game, move);
          if (!checked.ok) continue;
          types.add(checked.value.type);
          moves.push(checked.value);
          const whole = { ...log, moves } as unknown as Log & { [key: string]: unknown };
          const told = JSON.stringify(moves.slice(length));
          const verified = (() => {
            try {
              return verify(game, whole, {
                reached: (_, at) => {
                  const issues = game.ruleset.schemas.position.safeParse(viewOf(game, at)).error?.issues;
                  expect(issues ?? [], told).toEqual([]);
                },
              });
            } catch (error) {
              throw new Error(`seed ${seed}, ${length} moves, then ${told}`, { cause: error });
            }
          })();
          reportOf(game, whole, verified);
          const offered = legalMoves(game, verified.position);
          expect(Array.isArray(offered)).toBe(true);
          nearestLegal(game, verified.position, checked.value);
          position = verified.position;
          wanted = [...currentState(game, verified.position).moves.keys()];
        }
      }),
      { numRuns: LONG ? 2000 : 60 },
    );
    if (LONG) expect(types.size).toBeGreaterThan(30);
  }, 3_600_000);
});
