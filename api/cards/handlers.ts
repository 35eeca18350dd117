/**
 * @module
 * The catalogue: cards, spaces and whatever else a game is played with.
 */

import { didYouMean } from '../../referee/log/words.ts';
import { componentsOf, kindNamed, kindsOfComponents, lookUp } from '../../referee/look.ts';
import { type Game, gameOf } from '../named.ts';
import { nextLink, pageOf } from '../page.ts';
import { notFound, unusable } from '../problems.ts';

/** The kinds (in the plural) that a question is about: all of them where it names none. */
function kindsIn(game: Game, kind: string | undefined): readonly string[] {
  const all = kindsOfComponents(game);
  if (kind === undefined) return all;
  const named = kindNamed(game, kind);
  if (named !== undefined) return [named];
  const message = `${game.ruleset.name} has no components of the kind "${kind.slice(0, 40)}"; ${didYouMean(kind, all)}`;
  throw unusable('invalid-parameters', [
    { code: 'parameter', message, pointer: '/query/kind', line: null, column: null },
  ]);
}

/** Searches the catalogue of a ruleset. */
export function listCards({
  params,
  query,
}: {
  params: { ruleset: string };
  query: { q?: string | undefined; kind?: string | undefined; limit: number; cursor?: string | undefined };
}) {
  const game = gameOf(params.ruleset);
  const { q, kind } = query;
  const found = lookUp(game, kindsIn(game, kind), q ?? '');
  const json = pageOf(found, (one) => `${one.kind} ${one.id}`, query);
  return { json, ...nextLink(`/v1/rulesets/${game.ruleset.id}/cards`, { q, kind }, query, json) };
}

/** One component by its id. */
export function getCard({
  params,
  query,
}: {
  params: { ruleset: string; id: string };
  query: { kind?: string | undefined };
}) {
  const game = gameOf(params.ruleset);
  const all = componentsOf(game, kindsIn(game, query.kind));
  const found = all.find(({ id }) => id === params.id);
  if (found !== undefined) return { json: found };
  throw notFound(
    'unknown-card',
    'component',
    params.id,
    all.map(({ id }) => id),
  );
}
