/**
 * @module
 * Why a move is legal or not.
 */
import { citedIn, explainFor } from '../../referee/ask.ts';
import { checkMove, problemAt } from '../../referee/read.ts';
import type { Lang } from '../../rules/index.ts';
import type { Json } from '../../schemas/json.ts';
import { foundNested, nestedLogOf } from '../logs.ts';
import { unusable } from '../problems.ts';
import { moved } from '../route.ts';

interface Query {
  readonly all?: 'true' | 'false' | undefined;
}

interface Body {
  readonly value: { readonly log?: unknown; readonly at: number; readonly move?: unknown };
  readonly text: string;
  readonly line: number;
}

/** Explains an entry of a log, or another move tried in its place. */
export function createExplanation({ body, lang, query: { all } = {} }: { body: Body; lang: Lang; query?: Query }) {
  const asked = nestedLogOf(body);
  const { at, move } = body.value;
  const tried = move === undefined ? undefined : checkMove(asked.game, move as Json, null, asked.log);
  if (tried?.ok === false) {
    const errors = tried.problems.map(({ code, message, pointer }) =>
      problemAt(body.text, code, message, `/move${pointer}`, code === 'unknown-key' ? 'key' : 'value'),
    );
    throw unusable('invalid-body', moved(errors, body.line));
  }
  const answer = foundNested(body, explainFor(asked, at, tried?.value, { all: all === 'true' }));
  return { json: { ...answer, citations: citedIn(answer, lang) } };
}
