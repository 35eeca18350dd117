/**
 * @module
 * A slip behind another one: it is told as it is without the first, and nothing besides.
 */
import { breaks, chance, type Example, rebelTurn, sam, table, vera } from '../example.ts';
import { buy, claim, commit, end, play, pub, resolve, S, send, use } from '../judged.ts';

/** The galaxy deck is known: the next card of the row tells nothing new. */
const shopping = table({ turn: { resources: 3 }, vera: { hand: ['imperial-shuttle'] } });
const refill = chance('galaxy.refill', { card: 'tie-fighter' });
/** There is much to commit and something to exile: a unit that is not in play may have been any other one. */
const mystic = table({
  row: ['lobot', 'snowspeeder', 'at-st', 'y-wing', 'death-trooper'],
  vera: {
    hand: [S, 'stormtrooper', 'inquisitor'],
    units: ['kel-dor-mystic', 'tie-fighter', 'landing-craft', 'jabba-the-hutt', 'general-veers'],
    discard: [S, 'stormtrooper'],
    deck: [S, S, S, S, S],
  },
});

/** A Temple Guardian, played while the marker is at the end of the track: of the Force nothing can come. */
const guardian = rebelTurn({ force: 3, row: ['y-wing', 'lobot'], sam: { hand: ['temple-guardian', 'rebel-trooper'] } });
const damage = (points: number) => claim(resolve(sam), { seats: { vera: { base: { damage: points } } } });

/** Two purchases, with so many resources; what came for the first one is not told. */
const twoBought = (resources: number) =>
  rebelTurn({
    turn: { resources },
    row: ['x-wing', 'lobot', 'rebel-commando', 'at-st', 'bossk', 'y-wing'],
    galaxyDeck: Array(20).fill('?'),
  });

/** Vera draws five of seven cards. */
const drawing = table({
  vera: { deck: Array(7).fill('?'), unseen: [S, S, S, S, 'stormtrooper', 'stormtrooper', 'inquisitor'] },
});
const drawn = ['stormtrooper', 'stormtrooper', 'inquisitor', S, S, S].map((card) => chance('card.draw', { card }));
/** Two Shuttles are in hand. */
const shuttles = table({ vera: { hand: [S, S, 'stormtrooper'], deck: [S, S, S, S, S] } });
const pool = (resources: number) => ({ turn: { resources } });

export const examples: readonly Example[] = [
  ...(
    [
      ['nothing comes of it', [play(sam, 'rebel-trooper')], []],
      ['a card is bought with what another one gives', [buy(sam, 'y-wing')], []],
      ['that is claimed', [claim(play(sam, 'rebel-trooper'), { turn: { resources: 1 } })], []],
      ['the attack of another one is claimed', [commit(sam, 'temple-guardian'), damage(1)], []],
      [
        'more than any gives is claimed',
        [commit(sam, 'temple-guardian'), damage(2)],
        ['attacking-an-opponents-base.0.1'],
      ],
    ] as const
  ).map(([shows, moves, besides]) =>
    breaks(
      'choose.0.2',
      `an option is chosen that cannot be resolved, and ${shows}`,
      guardian,
      [
        play(sam, 'temple-guardian'),
        sam('trigger.use', { source: 'temple-guardian' }),
        sam('choose.option', { option: 'force' }),
        ...moves,
      ],
      ['choose.0.2', ...besides],
    ),
  ),
  ...(
    [
      [6, 'rebel-commando', []],
      [4, 'rebel-commando', ['purchase-a-card.0.2']],
      [8, 'at-st', ['purchase-a-card.1']],
    ] as const
  ).map(([resources, card, own]) =>
    breaks(
      'log.the-move-log.6',
      `the card that came into the row is not told, and with ${resources} resources ${card} is bought besides`,
      twoBought(resources),
      [buy(sam, 'x-wing'), buy(sam, card), chance('galaxy.refill', { card: 'u-wing' }), send],
      ['log.the-move-log.6', ...own],
      pub,
    ),
  ),
  breaks(
    'log.the-move-log.6',
    'the card that came into the row is not told, and cards discarded together are claimed in an order of their own',
    table({
      turn: { resources: 2 },
      galaxyDeck: Array(20).fill('?'),
      vera: { hand: [S, 'stormtrooper', 'inquisitor'] },
    }),
    [
      buy(vera, 'scout-trooper'),
      end,
      claim(send, { seats: { vera: { discard: ['inquisitor', S, 'stormtrooper', 'scout-trooper'] } } }),
    ],
    ['log.the-move-log.6'],
    pub,
  ),
  ...(
    [
      ['play-a-card.0.6', commit(vera, 'imperial-shuttle', 'base')],
      ['play-a-card.0.1', play(vera, 'at-st')],
    ] as const
  ).flatMap(([rule, slip]) => [
    breaks(
      'purchase-a-card.0.3',
      `what is claimed wrongly at a known card of the row, behind a slip against ${rule}, is told`,
      shopping,
      [slip, buy(vera, 'scout-trooper'), claim(refill, { turn: { resources: 3 } })],
      [rule, 'purchase-a-card.0.3'],
    ),
    breaks(
      rule,
      'what is claimed at a known card of the row is true if the slip was not made',
      shopping,
      [slip, buy(vera, 'scout-trooper'), claim(refill, { turn: { resources: 1 } })],
      [rule],
    ),
  ]),
  breaks(
    'attacking-an-opponents-base.3',
    'a base that should have fallen is claimed to stand, behind a card that is not in the hand: the other player plays on with it',
    rebelTurn({
      vera: { hand: [S, 'stormtrooper'], base: { card: 'lothal', damage: 3 } },
      sam: { hand: ['rebel-trooper'], units: ['x-wing', 'rebel-trooper'] },
    }),
    [
      play(sam, 'princess-leia'),
      commit(sam, 'x-wing'),
      commit(sam, 'rebel-trooper'),
      claim(resolve(sam), { seats: { vera: { base: { damage: 7 } } } }),
      send,
      play(vera, S),
      end,
    ],
    ['play-a-card.0.1', 'attacking-an-opponents-base.3'],
    pub,
  ),
  breaks(
    'attacking-an-opponents-base.1',
    'all damage is claimed on the base past a ship, behind a card that is not in the hand: the ship is there for its player',
    table({
      vera: { units: ['darth-vader'] },
      sam: { ships: ['rebel-transport'], base: { card: 'dantooine', damage: 0 } },
    }),
    [
      play(vera, 'general-veers'),
      commit(vera, 'darth-vader'),
      claim(resolve(vera), { seats: { sam: { base: { damage: 6 } } } }),
      end,
      use(sam, 'rebel-transport'),
      sam('choose.option', { option: 'resources' }),
      send,
    ],
    ['play-a-card.0.1', 'attacking-an-opponents-base.1'],
    pub,
  ),
  breaks(
    'bounty-hunting-and-sabotage.3.2',
    'an attack that is too weak is carried out all the same, behind an illegal purchase: what comes into the row is of that slip',
    rebelTurn({
      row: ['tie-interceptor', 'lobot', 'bossk', 'hwk-290', 'b-wing', 'at-st'],
      galaxyDeck: Array(20).fill('?'),
      galaxyDiscard: ['baze-malbus'],
      sam: { hand: ['rebel-trooper', 'alliance-shuttle'] },
    }),
    [
      play(sam, 'rebel-trooper'),
      buy(sam, 'at-st'),
      chance('galaxy.refill', { card: 'chewbacca' }),
      commit(sam, 'rebel-trooper', 'tie-interceptor'),
      claim(resolve(sam, 'tie-interceptor'), { galaxy: { discard: ['tie-interceptor', 'baze-malbus'] } }),
      chance('galaxy.refill', { card: 'dengar' }),
      send,
    ],
    ['purchase-a-card.1', 'bounty-hunting-and-sabotage.3.2'],
    pub,
  ),
  breaks(
    'bounty-hunting-and-sabotage.0.7',
    'a defeated card is claimed on the wrong discard pile, behind a card that is not in the hand, and once more later',
    rebelTurn({
      turn: { resources: 3 },
      row: ['lobot', 'tie-fighter', 'x-wing'],
      galaxyDeck: Array(20).fill('?'),
      sam: { units: ['rebel-trooper'] },
    }),
    [
      play(sam, 'baze-malbus'),
      commit(sam, 'rebel-trooper', 'tie-fighter'),
      claim(resolve(sam, 'tie-fighter'), { seats: { sam: { discard: ['tie-fighter'] } } }),
      chance('galaxy.refill', { card: 'bossk' }),
      sam('reward.take'),
      claim(send, { seats: { sam: { discard: ['rebel-trooper', 'tie-fighter'] } } }),
    ],
    ['play-a-card.0.1', 'bounty-hunting-and-sabotage.0.7'],
    pub,
  ),
  breaks(
    'abilities.1.1',
    'an ability is used a second time, behind a card that is not in the hand, and nothing comes of it: it was not used',
    rebelTurn({ sam: { units: ['b-wing'] }, vera: { hand: ['stormtrooper'] } }),
    [
      play(sam, 'baze-malbus'),
      use(sam, 'b-wing'),
      vera('choose.option', { option: 'attack' }),
      commit(sam, 'b-wing'),
      resolve(sam),
      use(sam, 'b-wing'),
      send,
      end,
    ],
    ['play-a-card.0.1', 'abilities.1.1'],
    pub,
  ),
  ...(['landing-craft', 'at-at'] as const).map((late) =>
    breaks(
      'abilities.1',
      `a card is used before it is played, and ${late} is recorded as played only behind another slip`,
      table({ vera: { hand: ['landing-craft'] } }),
      [
        use(vera, 'landing-craft'),
        vera('choose.option', { option: 'resources' }),
        play(vera, 'general-veers'),
        play(vera, late),
        end,
      ],
      ['abilities.1', 'play-a-card.0.1', ...(late === 'at-at' ? (['play-a-card.0.1'] as const) : [])],
      pub,
    ),
  ),
  ...(
    [
      ['the exile', claim(play(vera, S), { exile: ['kel-dor-mystic'] })],
      [
        'hand and discard pile',
        claim(play(vera, S), {
          seats: { vera: { hand: ['stormtrooper', 'inquisitor'], discard: [S, 'stormtrooper'] } },
        }),
      ],
    ] as const
  ).map(([shows, then]) =>
    breaks(
      'exile.0.3',
      `an exile is left out behind a unit that is committed in hand, and ${shows} shows that nothing was exiled`,
      mystic,
      [commit(vera, 'inquisitor'), use(vera, 'kel-dor-mystic'), then, play(vera, 'stormtrooper'), end],
      ['play-a-card.0.6', 'exile.0.3'],
    ),
  ),
  breaks(
    'exile.0.3',
    'the same exile is recorded, and what lies there then is claimed',
    mystic,
    [
      commit(vera, 'inquisitor'),
      use(vera, 'kel-dor-mystic'),
      vera('exile.card', { card: S, from: 'discard-pile' }),
      claim(play(vera, S), { exile: ['kel-dor-mystic', S] }),
      end,
    ],
    ['play-a-card.0.6'],
  ),
  {
    ...breaks(
      'play-a-card.0.3',
      'a card is recorded twice, of which first a claim tells and then that it is missing in hand',
      shuttles,
      [play(vera, S), play(vera, S), claim(play(vera, 'stormtrooper'), pool(1)), claim(play(vera, S), pool(2)), end],
    ),
    doubtful: true,
  },
  breaks(
    'play-a-card.0.3',
    'the claim alone was wrong, and a card is played that is not in hand',
    shuttles,
    [play(vera, S), play(vera, S), claim(play(vera, 'stormtrooper'), pool(1)), claim(play(vera, S), pool(3)), end],
    ['play-a-card.0.3', 'play-a-card.0.1'],
  ),
  {
    ...breaks(
      'end-your-turn.4.1',
      'a card drawn is recorded twice, so that one is drawn too many, and what is played later shows which',
      drawing,
      [end, ...drawn, send, play(vera, S), play(vera, S), play(vera, S), end],
    ),
    doubtful: true,
  },
  breaks(
    'end-your-turn.4.1',
    'one is drawn too many, and one is played that was not in hand in any case',
    drawing,
    [end, ...drawn, send, play(vera, S), play(vera, S), play(vera, S), play(vera, S), end],
    ['end-your-turn.4.1', 'play-a-card.0.1'],
  ),
];
