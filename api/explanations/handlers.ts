/**
 * @module
 * Why a move is legal or not.
 */
import { citedIn, explainFor } from '../../referee/ask.ts';
import { readEitherMove } from '../../referee/log/lines.ts';
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

type Body = Text & { readonly value: { readonly log?: unknown; readonly at: number; readonly move?: unknown } };

/** Explains an entry of a log, or another move tried in its place. */
export function createExplanation({ body, lang, query: { all } = {} }: { body: Body; lang: Lang; query?: Query }) {
  const asked = nestedLogOf(body);
  const { at, move } = body.value;
  const isLine = typeof move === 'string';
  const tried =
    move === undefined
      ? undefined
      : isLine
        ? readEitherMove(asked, move)
        : checkMove(asked.game, move as Json, null, asked.log);
  if (tried?.ok === false) {
    const errors = tried.problems.map((fault) => {
      const { code, message, pointer, column } = fault;
      if (body.plain === true) return { ...fault, pointer: '/query/move', line: null, column: null };
      if (isLine) return problemAt(body.text, code, `column ${column} of the move: ${message}`, '/move');
      return problemAt(body.text, code, message, `/move${pointer}`, code === 'unknown-key' ? 'key' : 'value');
    });
    throw unusable('invalid-body', moved(errors, body.line));
  }
  const answer = foundNested(body, explainFor(asked, at, tried?.value, { all: all === 'true' }));
  return { json: { ...answer, citations: citedIn(answer, lang) } };
}
