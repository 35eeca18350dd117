import { breaks, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';

const homeless = {
  sam: { base: 'none', bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv'] },
  vera: { victory: ['dantooine'] },
} as const;
const begun = (facts: object = {}) =>
  rebelTurn({
    sam: { ...homeless.sam, bases: [...homeless.sam.bases] },
    vera: { victory: [...homeless.vera.victory] },
    ...facts,
    turn: { seat: 'sam', phase: 'beginning' },
  });
const fleet = table({ sam: { ships: ['hammerhead-corvette', 'blockade-runner'] } });

export const examples: readonly Example[] = [
  keeps(
    'beginning-of-turn.0.1',
    'base, Force, capital ships, in this order',
    begun({ force: 3 }),
    [sam('base.choose', { base: 'hoth' })],
    { turn: { phase: 'actions', resources: 1 } },
  ),
  breaks('beginning-of-turn.0.1', 'the log claims that the turn is still beginning', begun({ force: 3 }), [
    { ...sam('base.choose', { base: 'hoth' }), expect: { turn: { phase: 'beginning' } } },
  ]),
  keeps(
    'beginning-of-turn.0.2',
    'a destroyed base is replaced at the beginning of the turn',
    begun(),
    [sam('base.choose', { base: 'sullust' })],
    { seats: { sam: { base: { card: 'sullust', damage: 0 }, bases: ['hoth', 'mon-cala', 'yavin-iv'] } } },
  ),
  breaks(
    'beginning-of-turn.0.2',
    'a player without a base plays a card first',
    begun({ sam: { ...homeless.sam, bases: [...homeless.sam.bases], hand: ['rebel-trooper'] } }),
    [sam('card.play', { card: 'rebel-trooper' })],
  ),
  keeps('beginning-of-turn.0.3', 'the owner chooses among the remaining bases', begun(), [
    sam('base.choose', { base: 'yavin-iv' }),
  ]),
  breaks('beginning-of-turn.0.3', 'the base that was destroyed is chosen again', begun(), [
    sam('base.choose', { base: 'dantooine' }),
  ]),
  keeps(
    'beginning-of-turn.0.4',
    'the marker at the Rebel end gives one resource',
    table({ force: 3 }),
    [vera('turn.end')],
    { turn: { resources: 1 } },
  ),
  breaks(
    'beginning-of-turn.0.4',
    'the log leaves the resource of the Force out',
    table({ force: 3 }),
    [{ ...vera('turn.end'), expect: { turn: { resources: 0 } } }],
    ['beginning-of-turn.0.4'],
  ),
  breaks(
    'beginning-of-turn.0.4',
    'the resource of the Force is left out with the first card that is played',
    table({ force: 3, sam: { hand: ['rebel-trooper', 'alliance-shuttle'] } }),
    [vera('turn.end'), { ...sam('card.play', { card: 'rebel-trooper' }), expect: { turn: { resources: 0 } } }],
  ),
  breaks(
    'play-a-card.0.3',
    'the resource of a later card is left out',
    table({ force: 3, sam: { hand: ['rebel-trooper', 'alliance-shuttle'] } }),
    [
      vera('turn.end'),
      { ...sam('card.play', { card: 'rebel-trooper' }), expect: { turn: { resources: 1 } } },
      { ...sam('card.play', { card: 'alliance-shuttle' }), expect: { turn: { resources: 1 } } },
    ],
  ),
  keeps('beginning-of-turn.0.5', 'capital ships give their resources', fleet, [vera('turn.end')], {
    turn: { resources: 3 },
  }),
  breaks('beginning-of-turn.0.5', 'the resources of one ship are forgotten', fleet, [
    { ...vera('turn.end'), expect: { turn: { resources: 2 } } },
  ]),
  keeps('beginning-of-turn.0.6', 'without ships there is nothing to gain', table(), [vera('turn.end')], {
    turn: { resources: 0 },
  }),
  breaks(
    'beginning-of-turn.0.6',
    'a resource comes from nowhere',
    table(),
    [{ ...vera('turn.end'), expect: { turn: { resources: 1 } } }],
    ['beginning-of-turn.0.6'],
  ),
  keeps(
    'beginning-of-turn.1',
    'as many counters as the resource value are taken',
    table({ vera: { ships: ['gozanti-cruiser'] }, turn: { phase: 'beginning' } }),
    [],
    { turn: { resources: 2 } },
  ),
  breaks(
    'beginning-of-turn.1',
    'the log counts the cost of a ship instead of its resources',
    table({ sam: { ships: ['blockade-runner'] } }),
    [{ ...vera('turn.end'), expect: { turn: { resources: 4 } } }],
    ['beginning-of-turn.0.5'],
  ),
  keeps(
    'full-galaxy.0.3',
    'any of the ten bases may come next',
    begun({
      sam: {
        base: 'none',
        bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv', 'jedha', 'bespin', 'alderaan', 'tatooine', 'dagobah'],
      },
    }),
    [sam('base.choose', { base: 'bespin' })],
    {
      seats: {
        sam: {
          base: { card: 'bespin' },
          bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv', 'jedha', 'alderaan', 'tatooine', 'dagobah'],
        },
      },
    },
    { options: { mode: 'full-galaxy' } },
  ),
  breaks(
    'full-galaxy.0.3',
    'a base of the other side is chosen',
    begun({
      sam: {
        base: 'none',
        bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv', 'jedha', 'bespin', 'alderaan', 'tatooine', 'dagobah'],
      },
    }),
    [sam('base.choose', { base: 'endor' })],
    ['beginning-of-turn.0.3'],
    { options: { mode: 'full-galaxy' } },
  ),
];
