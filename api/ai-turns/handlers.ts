/**
 * @module
 * The turns of seats that nobody plays.
 */
import type { Move } from '../../machines/ruleset.ts';
import { citedInTurn, turnFor } from '../../referee/ask.ts';
import { linesOf, readEitherMove } from '../../referee/log/lines.ts';
import { checkMove, problemAt } from '../../referee/log/read.ts';
import type { Lang } from '../../rules/index.ts';
import type { Json } from '../../schemas/json.ts';
import type { Text } from '../body.ts';
import { foundNested, nestedLogOf } from '../logs.ts';
import { unusable } from '../problems.ts';
import { moved } from '../route.ts';

interface Query {
  readonly all?: 'true' | 'false' | undefined;
}

type Body = Text & {
  readonly value: {
    readonly log?: unknown;
    readonly at?: number | undefined;
    readonly moves?: readonly unknown[] | undefined;
  };
};

/** Plays the turn of a seat that nobody plays, as far as the rules alone bring it. */
export function createAiTurn({ body, lang, query: { all } = {} }: { body: Body; lang: Lang; query?: Query }) {
  const asked = nestedLogOf(body);
  const { at, moves = [] } = body.value;
  const since = moves.map((move, index): Move => {
    const isLine = typeof move === 'string';
    const read = isLine ? readEitherMove(asked, move) : checkMove(asked.game, move as Json, null, asked.log);
    if (read.ok) return read.value;
    const errors = read.problems.map((fault) => {
      const { code, message, pointer, column } = fault;
      if (body.plain === true) return { ...fault, pointer: '/query/move', line: null, column: null };
      if (isLine) return problemAt(body.text, code, `column ${column} of the move: ${message}`, `/moves/${index}`);
      return problemAt(body.text, code, message, `/moves/${index}${pointer}`, code === 'unknown-key' ? 'key' : 'value');
    });
    throw unusable('invalid-body', moved(errors, body.line));
  });
  const answer = foundNested(body, turnFor(asked, at, since, { all: all === 'true' }));
  return {
    json: { ...answer, lines: linesOf(asked, answer.append), citations: citedInTurn(answer, lang) },
  };
}
