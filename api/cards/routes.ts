import { z } from 'zod';
import { componentsOf, kindsOfComponents } from '../../referee/look.ts';
import { Component, ComponentList } from '../../schemas/http.ts';
import { allGames, type Game, RulesetParam, RulesetParams } from '../named.ts';
import { pageQuery } from '../page.ts';
import { route } from '../route.ts';
import { getCard, listCards } from './handlers.ts';

const tag = 'Catalogue';
const kind = z
  .string()
  .max(40)
  .optional()
  .describe('only components of this kind: `cards`, and `spaces`, `ships`, `bases`, … where the game has them');

/** The id of the first component of a game. */
function firstOf(game: Game | undefined): string {
  const [first] = game === undefined ? [] : componentsOf(game, kindsOfComponents(game));
  return first?.id ?? '';
}

export const cardRoutes = [
  route(
    {
      method: 'get',
      path: '/v1/rulesets/{ruleset}/cards',
      operationId: 'listCards',
      tag,
      summary: 'Search the catalogue',
      description:
        'Whatever a game is played with: cards, spaces, ships, characters, bases. Without `q` all of it, in the order of the catalogue; otherwise what is called so ' +
        'in English or German, then what has the words in its name, then what has them in what is known of it. A fact that nobody knows is null; `confidence` and ' +
        '`provenance` say who says the rest.',
      params: RulesetParams,
      query: z.strictObject({
        q: z.string().max(200).optional().describe('words in the id, the names, or what is known'),
        kind,
        ...pageQuery,
      }),
      sampleParams: () => ({ q: 'lothal', limit: '1' }),
      response: {
        description: 'One page of components',
        json: ComponentList,
        headers: { 200: ['Link'] },
        samples: () =>
          Object.fromEntries(
            allGames().map(({ ruleset: { id, name } }) => {
              const { json } = listCards({ params: { ruleset: id }, query: { q: 'lothal', limit: 1 } });
              return [id, { summary: name, value: JSON.parse(JSON.stringify(json)) }];
            }),
          ),
      },
    },
    listCards,
  ),
  route(
    {
      method: 'get',
      path: '/v1/rulesets/{ruleset}/cards/{id}',
      operationId: 'getCard',
      tag,
      summary: 'One component',
      description:
        'A card, or a space, ship, character, base; of several kinds of components with one id the first, unless `kind` says which.',
      params: z.strictObject({ ruleset: RulesetParam, id: z.string().describe('id of a component') }),
      query: z.strictObject({ kind }),
      sampleParams: () => ({ id: firstOf(allGames()[0]) }),
      problems: ['unknown-card'],
      response: {
        description: 'The component',
        json: Component,
        samples: () =>
          Object.fromEntries(
            allGames().flatMap((game) => {
              const { id, name } = game.ruleset;
              // A game may be played with nothing that has a name.
              if (firstOf(game) === '') return [];
              const { json } = getCard({ params: { ruleset: id, id: firstOf(game) }, query: {} });
              return [[id, { summary: name, value: JSON.parse(JSON.stringify(json)) }]];
            }),
          ),
      },
    },
    getCard,
  ),
];
