import { catalogue } from '../../../cards/deckbuilding/index.ts';
import { breaks, chance, type Example, keeps, sam, table, vera } from '../example.ts';

const empire = [...Array.from({ length: 7 }, () => 'imperial-shuttle'), 'stormtrooper', 'stormtrooper', 'inquisitor'];
const rebel = [
  ...Array.from({ length: 7 }, () => 'alliance-shuttle'),
  'rebel-trooper',
  'rebel-trooper',
  'temple-guardian',
];
const galaxy = [...catalogue().cards.values()]
  .filter((card) => card.deck === 'galaxy')
  .flatMap((card) => Array.from({ length: card.count }, () => card.id));
/** The shuffles of a set-up as it should be. */
const shuffles = [
  chance('deck.shuffle', { seat: 'vera', order: empire }),
  chance('deck.shuffle', { seat: 'sam', order: rebel }),
  chance('galaxy.shuffle', { order: galaxy }),
];
const [ofVera, ofSam] = shuffles;
/** The row, as it is dealt. */
const dealt = galaxy.slice(0, 6).map((card) => chance('galaxy.refill', { card }));
if (ofVera === undefined || ofSam === undefined) throw new Error('two decks are shuffled');
/** A starter deck in which one title has a copy too few. */
const lacking = (deck: readonly string[], card: string): string[] =>
  deck.filter((_, index) => index !== deck.indexOf(card));

const starters = [
  ['empire', 1, 'imperial-shuttle'],
  ['empire', 2, 'stormtrooper'],
  ['empire', 3, 'inquisitor'],
  ['rebel', 1, 'alliance-shuttle'],
  ['rebel', 2, 'rebel-trooper'],
  ['rebel', 3, 'temple-guardian'],
] as const;

const bases = {
  vera: ['lothal', 'corellia', 'coruscant', 'death-star', 'endor'],
  sam: ['dantooine', 'hoth', 'mon-cala', 'sullust', 'yavin-iv'],
} as const;
const baseDecks = (['vera', 'sam'] as const).flatMap((seat) =>
  bases[seat].flatMap((base, index): Example[] => {
    const rule = `${seat === 'vera' ? 'empire' : 'rebel'}-base-deck.${index + 1}` as const;
    const [starting = ''] = bases[seat];
    const rest = bases[seat].filter((other) => other !== starting);
    const others = rest.filter((other) => other !== base);
    // Without its starting base a player would begin with another one.
    const wrong = base === starting ? { base: rest[0] ?? '', bases: rest.slice(1) } : { base: starting, bases: others };
    const against = seat === 'vera' ? 'sam' : 'vera';
    return [
      keeps(rule, `${base} is among the five bases`, table({ [seat]: { base: starting, bases: rest } }), [], {
        seats: { [seat]: { base: { card: starting } } },
      }),
      breaks(rule, `${base} is missing among the five bases`, table({ [seat]: wrong, [against]: { victory: [] } }), [
        vera('turn.end'),
      ]),
    ];
  }),
);

export const examples: readonly Example[] = [
  keeps(
    'setup.0.1',
    'both players pick their bases',
    undefined,
    [
      vera('base.pick', { bases: ['kessel', 'rodia', 'endor', 'corellia'] }),
      sam('base.pick', { bases: ['hoth', 'jedha', 'bespin', 'sullust'] }),
    ],
    undefined,
    { options: { mode: 'secret-bases' } },
  ),
  breaks(
    'setup.0.1',
    'a player picks bases twice',
    undefined,
    [
      vera('base.pick', { bases: ['kessel', 'rodia', 'endor', 'corellia'] }),
      vera('base.pick', { bases: ['kessel', 'rodia', 'endor', 'corellia'] }),
    ],
    ['setup.0.1'],
    { options: { mode: 'secret-bases' } },
  ),
  keeps(
    'setup.4.1',
    'whose deck is shuffled is not said: it is that of the player whose cards are told',
    undefined,
    [chance('deck.shuffle', { order: rebel }), chance('deck.shuffle', { order: empire })],
    { seats: { vera: { deck: empire }, sam: { deck: rebel } } },
  ),
  breaks('setup.4.1', 'whose deck is shuffled is not said, and one of its cards is of another side', undefined, [
    chance('deck.shuffle', { order: [...lacking(rebel, 'temple-guardian'), 'inquisitor'] }),
    ofVera,
  ]),
  keeps(
    'setup.5.1',
    'the galaxy deck is shuffled before the others',
    undefined,
    [chance('galaxy.shuffle', { order: galaxy.toReversed() }), ofSam, ofVera],
    {
      galaxy: {
        row: galaxy
          .toReversed()
          .slice(0, 6)
          .map((card) => ({ card })),
        discard: [],
      },
    },
  ),
  keeps(
    'setup.5.1',
    'all decks are shuffled, that of the galaxy first, before the row is dealt',
    undefined,
    [chance('galaxy.shuffle'), ofSam, ofVera, ...dealt],
    undefined,
    { options: { information: 'public' } },
  ),
  breaks(
    'setup.4.2',
    'a starter deck is shuffled a second time, behind that of the galaxy',
    undefined,
    [chance('galaxy.shuffle'), ofSam, chance('deck.shuffle', { seat: 'sam' }), ofVera, ...dealt],
    ['setup.4.2'],
    { options: { information: 'public' } },
  ),
  ...(
    [
      ['vera', []],
      ['sam', ['playing-the-game.0.2']],
    ] as const
  ).map(([empire, told]) =>
    breaks(
      'playing-the-game.0.2',
      `the header gives ${empire} the Empire, and vera plays it throughout: that is said once, if it is wrong`,
      undefined,
      [
        ...dealt,
        ...['imperial-shuttle', 'stormtrooper', 'imperial-shuttle'].map((card) => vera('card.play', { card })),
        vera('turn.end'),
        ...['rebel-trooper', 'alliance-shuttle'].map((card) => sam('card.play', { card })),
        sam('attack.commit', { card: 'rebel-trooper', target: 'base' }),
        { ...sam('attack.resolve', { target: 'base' }), expect: { seats: { vera: { base: { damage: 2 } } } } },
        sam('turn.end'),
        vera('card.play', { card: 'imperial-shuttle' }),
        sam('card.play', { card: 'alliance-shuttle' }),
      ],
      [...told, 'playing-the-game.0.1'],
      {
        options: { information: 'public' },
        sides: { [empire]: 'empire', [empire === 'vera' ? 'sam' : 'vera']: 'rebel' },
      },
    ),
  ),
  breaks(
    'setup.4.1',
    'the same where the decks are told: both have the cards of the other side, and that is said once',
    undefined,
    shuffles,
    ['setup.4.1'],
    { sides: { vera: 'rebel', sam: 'empire' } },
  ),
  keeps('setup.1', 'one player takes the Empire, the other the Rebels', table(), [], undefined, {
    sides: { vera: 'empire', sam: 'rebel' },
  }),
  breaks('setup.1', 'both players want the Empire', table(), [vera('turn.end')], ['setup.1'], {
    sides: { vera: 'empire', sam: 'empire' },
  }),
  keeps(
    'setup.2.2',
    'the beginner game is played without Kessel',
    table({ vera: { base: 'endor', bases: ['corellia', 'coruscant', 'death-star'] } }),
    [],
  ),
  breaks(
    'setup.2.2',
    'Kessel is used in the beginner game',
    table({ vera: { bases: ['corellia', 'coruscant', 'death-star', 'kessel'] } }),
    [vera('turn.end')],
  ),
  keeps('setup.3.1', 'the game begins with Lothal and Dantooine faceup', undefined, shuffles, {
    seats: { vera: { base: { card: 'lothal' } }, sam: { base: { card: 'dantooine' } } },
  }),
  breaks('setup.3.1', 'the Rebels begin with Hoth', table({ sam: { base: 'hoth' }, vera: { victory: [] } }), [
    vera('turn.end'),
  ]),
  keeps('setup.4.1', 'each deck holds the starter cards of its side', undefined, shuffles),
  breaks('setup.4.1', 'a Rebel Trooper is shuffled into the Empire deck', undefined, [
    chance('deck.shuffle', { seat: 'vera', order: [...lacking(empire, 'stormtrooper'), 'rebel-trooper'] }),
  ]),
  breaks(
    'setup.4.1',
    'behind the galaxy deck too',
    undefined,
    [
      chance('galaxy.shuffle'),
      chance('deck.shuffle', { seat: 'vera', order: [...lacking(empire, 'stormtrooper'), 'rebel-trooper'] }),
    ],
    ['setup.4.1'],
    { options: { information: 'public' } },
  ),
  keeps('setup.4.2', 'both starter decks are shuffled', undefined, shuffles),
  breaks('setup.4.2', 'a starter deck is shuffled a second time', undefined, [ofVera, ofVera]),
  keeps('setup.5.1', 'ninety cards become the galaxy deck', undefined, shuffles, { galaxy: { pilots: 10 } }),
  breaks('setup.5.1', 'a galaxy card is left out', undefined, [
    ofVera,
    ofSam,
    chance('galaxy.shuffle', { order: galaxy.slice(1) }),
  ]),
  keeps('setup.5.2', 'the top six cards become the row', undefined, shuffles, {
    galaxy: {
      row: galaxy.slice(0, 6).map((card, index) => ({
        card,
        name: galaxy.slice(0, index).includes(card)
          ? `${card}#${galaxy.slice(0, index).filter((other) => other === card).length + 1}`
          : card,
      })),
    },
  }),
  breaks(
    'setup.5.2',
    'the row has seven cards, so that there is no gap when one has been bought',
    table({
      turn: { resources: 3 },
      galaxyDeck: Array(20).fill('?'),
      row: ['x-wing', 'x-wing', 'bossk', 'luke-skywalker', 'darth-vader', 'lobot', 'boba-fett'],
    }),
    [vera('galaxy.purchase', { card: 'bossk' }), vera('turn.end')],
    ['setup.5.2'],
  ),
  keeps('setup.8.2', 'the marker begins at the Rebel end', undefined, shuffles, { force: 3 }),
  breaks('setup.8.2', 'the log claims that the marker begins in the middle', undefined, [
    ofVera,
    ofSam,
    { ...chance('galaxy.shuffle', { order: galaxy }), expect: { force: 0 } },
  ]),
  keeps('setup.9', 'each player draws the top five cards', undefined, shuffles, {
    seats: { vera: { hand: empire.slice(0, 5) }, sam: { hand: rebel.slice(0, 5) } },
  }),
  breaks('setup.9', 'the log claims a hand of four', undefined, [
    ofVera,
    ofSam,
    { ...chance('galaxy.shuffle', { order: galaxy }), expect: { seats: { vera: { hand: empire.slice(0, 4) } } } },
  ]),
  breaks('setup.9', 'a card that another player draws is none of their own deck', undefined, [
    chance('deck.shuffle', { seat: 'vera' }),
    ofSam,
    chance('galaxy.shuffle', { order: galaxy }),
    chance('card.draw', { seat: 'sam', card: empire[0] ?? '' }),
  ]),
  ...starters.flatMap(([side, number, card]): Example[] => {
    const seat = side === 'empire' ? 'vera' : 'sam';
    const deck = side === 'empire' ? empire : rebel;
    const rule = `${side}-starter-cards.${number}` as const;
    return [
      keeps(rule, `the starter deck has its copies of ${card}`, undefined, [
        chance('deck.shuffle', { seat, order: deck }),
      ]),
      breaks(rule, `a copy of ${card} is missing`, undefined, [
        chance('deck.shuffle', { seat, order: lacking(deck, card) }),
      ]),
      breaks(
        rule,
        `a copy of ${card} is missing, behind the galaxy deck too`,
        undefined,
        [chance('galaxy.shuffle'), chance('deck.shuffle', { seat, order: lacking(deck, card) })],
        [rule],
        { options: { information: 'public' } },
      ),
    ];
  }),
  ...baseDecks,
  keeps(
    'components.3',
    'three X-Wings are in the box',
    table({ row: ['x-wing', 'x-wing'], sam: { discard: ['x-wing'] } }),
    [],
  ),
  breaks(
    'components.3',
    'there is a fourth X-Wing',
    table({ row: ['x-wing', 'x-wing'], sam: { discard: ['x-wing', 'x-wing'] } }),
    [vera('turn.end')],
  ),
  keeps(
    'components.4',
    'seven pilots lie in the stack and three were bought',
    table({ pilots: 7, sam: { discard: ['outer-rim-pilot', 'outer-rim-pilot', 'outer-rim-pilot'] } }),
    [],
  ),
  breaks(
    'components.4',
    'ten pilots lie in the stack and one was bought',
    table({ pilots: 10, sam: { discard: ['outer-rim-pilot'] } }),
    [vera('turn.end')],
  ),
  breaks('components.4', 'eleven pilots lie in the stack', table({ pilots: 11 }), [vera('turn.end')]),
  keeps('components.5', 'each base lies in one place', table({ vera: { base: 'endor' } }), []),
  breaks(
    'components.5',
    'Endor lies in two places',
    table({ vera: { base: 'endor', bases: ['corellia', 'coruscant', 'death-star', 'endor'] } }),
    [vera('turn.end')],
  ),
];
