/**
 * @module
 * Moves of every type, made up without a look at what is legal: any words that the form of a log allows, with the names that
 * a position knows.
 */
import { z } from 'zod';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import type { Compiled } from '../../referee/play/compile.ts';
import type { LegalMove } from '../../referee/play/legal.ts';
import { type Position, viewOf } from '../../referee/play/play.ts';
import type { Json } from '../../schemas/json.ts';

type Draw = (n: number) => number;

interface Schema {
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly additionalProperties?: Schema | boolean;
}

const pick = <T>(from: readonly T[], draw: Draw): T => from[draw(from.length)] as T;

/** The forms of all moves of a game, as JSON Schemas. */
export function formsOfMoves({ ruleset }: Compiled<BaseFacts>): readonly Schema[] {
  const { element } = ruleset.schemas.log.shape.moves;
  const all = z.toJSONSchema(element, { metadata: z.registry(), io: 'input', unrepresentable: 'any' }) as Schema;
  return all.oneOf ?? all.anyOf ?? [];
}

const ID = /^[a-z0-9]+(-[a-z0-9]+)*(#\d+)?$/;

/** Every name that a value has, as a key or as a text. */
function* namesIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* namesIn(one);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) {
      yield key;
      yield* namesIn(one);
    }
}

/** The names that words may have: by word those of the listed moves, and any that the position shows. */
export class Names {
  readonly #byWord = new Map<string, string[]>();
  readonly #all: readonly string[];
  readonly #spaces: ReadonlyMap<string, readonly string[]>;

  constructor(game: Compiled<BaseFacts>, position: Position<BaseFacts>, offered: readonly LegalMove[]) {
    const { board, order } = position.facts as BaseFacts & {
      board?: { paths?: ReadonlyMap<string, readonly string[]> };
    };
    this.#spaces = board?.paths ?? new Map();
    this.#all = [...new Set([...namesIn(viewOf(game, position)), ...this.#spaces.keys()])].filter((name) =>
      ID.test(name),
    );
    for (const word of ['seat', 'player', 'with']) this.#byWord.set(word, [...order]);
    for (const { move } of offered)
      for (const [word, value] of Object.entries(move))
        for (const name of namesIn(value)) {
          const known = this.#byWord.get(word) ?? [];
          if (known.length < 200 && !known.includes(name)) this.#byWord.set(word, [...known, name]);
        }
  }

  /** A name for a word. */
  name(word: string, draw: Draw): string {
    const known = this.#byWord.get(word);
    return known !== undefined && draw(5) > 0 ? pick(known, draw) : pick(this.#all, draw);
  }

  /** A way along the paths of the map, from some space. */
  way(draw: Draw): string[] {
    const way: string[] = [];
    let space = pick([...this.#spaces.keys()], draw);
    for (let length = draw(7); length > 0; length -= 1) {
      space = pick(this.#spaces.get(space) ?? [space], draw);
      way.push(space);
    }
    return way;
  }
}

function madeOf(schema: Schema, word: string, names: Names, draw: Draw): Json {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, draw);
  const some = schema.anyOf ?? schema.oneOf;
  if (some !== undefined) return madeOf(pick(some, draw), word, names, draw);
  switch (schema.type) {
    case 'string':
      return names.name(word, draw);
    case 'boolean':
      return draw(2) === 0;
    case 'integer':
    case 'number':
      return draw(2) === 0 ? draw(4) : 1000 * draw(8);
    case 'array':
      if (word === 'path') return names.way(draw);
      return Array.from({ length: (schema.minItems ?? 0) + draw(3) }, () =>
        madeOf(schema.items ?? {}, word, names, draw),
      );
    case 'object':
      return objectOf(schema, word, names, draw);
    default:
      return null;
  }
}

function objectOf(schema: Schema, word: string, names: Names, draw: Draw): Json {
  const made: { [word: string]: Json } = {};
  for (const [name, one] of Object.entries(schema.properties ?? {}))
    if (schema.required?.includes(name) || draw(3) === 0) made[name] = madeOf(one, name, names, draw);
  const more = schema.additionalProperties;
  if (typeof more === 'object') made[names.name(word, draw)] = madeOf(more, word, names, draw);
  return made;
}

/** A move of a form: the words that it needs, and some of the others. */
export function anyMove(form: Schema, names: Names, draw: Draw): Move {
  const { expect: _, note: __, ...words } = form.properties ?? {};
  return objectOf({ ...form, properties: words }, '', names, draw) as unknown as Move;
}
