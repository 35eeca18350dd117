import { z } from 'zod';
import { boxedRulesets, schemaOf } from '../../referee/box/read.ts';
import { BOX_LIMITS } from '../../referee/box/source.ts';
import { CardSet } from '../../schemas/http.ts';
import type { Json } from '../../schemas/json.ts';
import { route, type Sample } from '../route.ts';
import { masked } from '../samples.ts';
import { createCardSet, nameOf } from './handlers.ts';
import { KEPT } from './store.ts';

let cards: z.ZodType | undefined;

/** A set of cards of any ruleset. */
function Cards(): z.ZodType {
  cards ??= z
    .discriminatedUnion(
      'ruleset',
      boxedRulesets().map(({ game, form }) => schemaOf(game, form)) as unknown as [
        z.ZodObject<{ ruleset: z.ZodLiteral }>,
      ],
    )
    .meta({ id: 'Cards', description: 'What somebody has read off the components of their own box.' });
  return cards;
}

/** A set for each game: one fact of the first component that lacks one, as its kind shows how it is written. */
function samples(make: (value: Json) => Sample): Record<string, Sample> {
  return Object.fromEntries(
    boxedRulesets().flatMap(({ game, form }) => {
      const { id, name } = game.ruleset;
      const found = form
        .catalogued()
        .flatMap((row) => row.missing.map((fact) => ({ row, fact, value: form.kinds[row.kind]?.examples?.[fact] })))
        .find(({ value }) => value !== undefined);
      if (found === undefined) return [];
      const { row, fact, value = null } = found;
      const one = { ...row.members, [fact]: value };
      const stated = form.kinds[row.kind]?.named.length === 0 ? one : [one];
      const set = { format: 'referee-cards/1', ruleset: id, name: 'My box', [row.kind]: stated };
      const { summary, ...sample } = make(set);
      return [[id, { summary: `${name}: ${summary}`, ...sample }]];
    }),
  );
}

export const cardSetRoutes = [
  route(
    {
      method: 'post',
      path: '/v1/card-sets',
      operationId: 'createCardSet',
      tag: 'Refereeing',
      summary: 'Keep what you have read off your own box',
      description:
        'A file of cards in, its hash out. Other requests name it by that hash (`?cards=sha256:…`), and then it holds for their logs as if their headers stated it. ' +
        'The same set once more has the same hash. ' +
        `A set has at most ${BOX_LIMITS.bytes / 1024 / 1024} MiB; the service keeps the last ${KEPT.sets} that were named, ${KEPT.bytes / 1024 / 1024} MiB together, and forgets them when it stops.`,
      body: {
        shape: z.unknown(),
        documented: Cards,
        description: 'A file of cards',
        samples: () => samples((value) => ({ summary: 'one fact of one component', value })),
        most: BOX_LIMITS.bytes,
      },
      problems: ['invalid-cards'],
      kept: (answer, body) => ({ hash: (answer as { hash: string }).hash, name: nameOf(answer), bytes: body }),
      response: {
        description: 'The hash of the set, what it contradicts and settles, and how much of the game is known with it',
        json: CardSet,
        samples: () =>
          samples((value) => {
            const { json } = createCardSet({ body: { value, text: JSON.stringify(value), line: 1 } });
            return { summary: 'what is known with it', value: masked(json) };
          }),
      },
    },
    createCardSet,
  ),
];
