/**
 * @module
 * Logs as tables write them by hand: what everybody knows recorded once more, the plain name for each of several copies, what
 * was done without a word and shows later; and headers that describe what cannot be.
 */
import { breaks, chance, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';
import {
  buy,
  claim,
  commit,
  end,
  full,
  hit,
  legal,
  play,
  pub,
  resolve,
  S,
  send,
  strike,
  use,
  wrong,
} from '../judged.ts';

const refill = (card: string) => chance('galaxy.refill', { card });
const draw = (by: typeof vera, card: string) => by('card.draw', { card });
const exile = (card: string) => vera('exile.card', { card, from: 'hand' });
const unknown = (places: number): string[] => Array(places).fill('?');
const SIX = ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'hwk-290', 'director-krennic', 'duros-spy'];
const NO_KRENNIC = ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'c-roc-cruiser', 'duros-spy'];
const DECK = ['stormtrooper', S, S, S, 'inquisitor', S];

const again: readonly Example[] = [
  legal(
    'exile.1',
    'that a card has exiled itself is recorded besides',
    table({ vera: { units: ['outer-rim-pilot'] } }),
    [use(vera, 'outer-rim-pilot'), vera('exile.card', { card: 'outer-rim-pilot' }), end],
  ),
  legal(
    'exile.1',
    'so it is while its ability is being resolved',
    table({ vera: { units: ['kel-dor-mystic'], hand: [S] } }),
    [use(vera, 'kel-dor-mystic'), vera('exile.card', { card: 'kel-dor-mystic' }), exile(S), end],
  ),
  wrong('use-a-card-ability.0.1', 'it is recorded twice besides', table({ vera: { units: ['outer-rim-pilot'] } }), [
    use(vera, 'outer-rim-pilot'),
    vera('exile.card', { card: 'outer-rim-pilot' }),
    vera('exile.card', { card: 'outer-rim-pilot' }),
    end,
  ]),
  {
    ...keeps(
      'use-a-card-ability.0.1',
      'a card that exiles itself is "exiled": its ability is used',
      table({ vera: { units: ['outer-rim-pilot', 'death-trooper'] } }),
      [
        vera('exile.card', { card: 'outer-rim-pilot' }),
        commit(vera, 'death-trooper'),
        claim(strike, { seats: { sam: { base: { damage: 5 } } } }),
        claim(end, { exile: ['outer-rim-pilot'] }),
      ],
    ),
    doubtful: true,
  },
  legal(
    'purchase-a-card.0.6',
    'the card that fills the gap is known, and recorded all the same',
    table({ turn: { resources: 2 } }),
    [buy(vera, 'scout-trooper'), refill('tie-fighter'), end],
  ),
  legal('purchase-a-card.0.1', 'the second pilot that is bought is numbered', table({ turn: { resources: 4 } }), [
    buy(vera, 'outer-rim-pilot'),
    buy(vera, 'outer-rim-pilot#2'),
    end,
  ]),
  wrong('purchase-a-card.0.2', 'a numbered pilot costs what a pilot costs', table({ turn: { resources: 3 } }), [
    buy(vera, 'outer-rim-pilot'),
    buy(vera, 'outer-rim-pilot#2'),
    end,
  ]),
  legal(
    'commit-to-an-attack.0.7',
    'plain names and numbered ones of several copies stand side by side: the plain names mean the others',
    table({ vera: { units: [S, `${S}#2`, `${S}#3`], deck: ['stormtrooper'] } }),
    [commit(vera, S), commit(vera, S), commit(vera, `${S}#2`), strike, end],
  ),
  legal(
    'abilities.1.1',
    'copies are used under plain names, and then one under its number',
    table({
      galaxyDeck: unknown(5),
      vera: { units: ['tie-fighter', 'tie-fighter#2', 'tie-fighter#3'], ships: ['gozanti-cruiser'] },
    }),
    [use(vera, 'tie-fighter'), use(vera, 'tie-fighter'), use(vera, 'tie-fighter#2'), end],
  ),
  wrong(
    'commit-to-an-attack.0.7',
    'two copies are committed under plain names, and one of them once more under its number',
    table({ vera: { units: [S, `${S}#2`], deck: ['stormtrooper'] } }),
    [commit(vera, S), commit(vera, S), commit(vera, `${S}#2`), strike, end],
  ),
  wrong('purchase-a-card.0.6', 'another card is recorded than everybody knows', table({ turn: { resources: 2 } }), [
    buy(vera, 'scout-trooper'),
    refill('y-wing'),
    end,
  ]),
  legal('purchase-a-card.0.6', 'both gaps are recorded after the second purchase', table({ turn: { resources: 5 } }), [
    buy(vera, 'scout-trooper'),
    buy(vera, 'c-roc-cruiser'),
    refill('tie-fighter'),
    refill('y-wing'),
    end,
  ]),
  legal(
    'purchase-a-card.0.6',
    'a card that was told is told once more',
    table({ turn: { resources: 2 }, galaxyDeck: unknown(5) }),
    [buy(vera, 'scout-trooper'), refill('bossk'), refill('bossk'), end],
  ),
  wrong(
    'purchase-a-card.0.6',
    'a card that was told once more is told a third time',
    table({ turn: { resources: 2 }, galaxyDeck: unknown(5) }),
    [buy(vera, 'scout-trooper'), refill('bossk'), refill('bossk'), refill('bossk'), end],
  ),
  wrong('purchase-a-card.0.6', 'a card of the last turn but one is told once more', table({ turn: { resources: 2 } }), [
    buy(vera, 'scout-trooper'),
    end,
    send,
    refill('tie-fighter'),
  ]),
  keeps(
    'end-your-turn.4.1',
    'the cards drawn are known, and recorded all the same',
    table({ vera: { deck: DECK } }),
    [end, draw(vera, 'stormtrooper'), draw(vera, S), chance('card.draw', { card: 'inquisitor' }), send],
    { seats: { vera: { hand: ['stormtrooper', S, S, S, 'inquisitor'] } } },
  ),
  wrong('end-your-turn.4.1', 'a sixth card is recorded', table({ vera: { deck: DECK } }), [
    end,
    ...['stormtrooper', S, S, S, 'inquisitor', S].map((card) => draw(vera, card)),
    send,
  ]),
  wrong('end-your-turn.4.1', 'the card is recorded as drawn by the opponent', table({ vera: { deck: DECK } }), [
    end,
    draw(sam, 'stormtrooper'),
    send,
  ]),
  keeps(
    'end-your-turn.4.1',
    'of a public log a card is told that nobody saw',
    table({
      row: NO_KRENNIC,
      vera: {
        hand: [],
        deck: unknown(5),
        unseen: [S, S, S, 'stormtrooper', 'inquisitor'],
        units: ['director-krennic'],
      },
    }),
    [use(vera, 'director-krennic'), draw(vera, 'inquisitor'), end],
    { seats: { vera: { discard: ['inquisitor', 'director-krennic'] } } },
    pub,
  ),
  wrong(
    'end-your-turn.4.1',
    'of a public log a card is told that cannot be it',
    table({
      row: NO_KRENNIC,
      vera: {
        hand: [],
        deck: unknown(5),
        unseen: [S, S, S, 'stormtrooper', 'inquisitor'],
        units: ['director-krennic'],
      },
    }),
    [use(vera, 'director-krennic'), draw(vera, 'star-destroyer'), end],
    pub,
  ),
  legal(
    'reveal.0.1',
    'the revealed card is known, and recorded all the same',
    table({ row: [], vera: { units: ['scout-trooper'] } }),
    [use(vera, 'scout-trooper'), claim(chance('galaxy.reveal', { card: 'tie-fighter' }), { force: -1 }), end],
  ),
  legal(
    'look.0.2',
    'the card looked at is known, and recorded all the same',
    table({ force: -1, vera: { units: ['moff-jerjerrod'] } }),
    [
      use(vera, 'moff-jerjerrod'),
      chance('galaxy.look', { card: 'tie-fighter' }),
      vera('galaxy.swap', { card: 'x-wing' }),
    ],
  ),
  legal(
    'attacking-an-opponents-base.1.2',
    'damage with one way to go is put in so many words',
    table({ vera: { units: [hit('death-trooper')] }, sam: { ships: ['rebel-transport', 'blockade-runner'] } }),
    [
      resolve(vera),
      vera('attack.damage', { ship: 'rebel-transport', amount: 2 }),
      vera('attack.damage', { ship: 'blockade-runner', amount: 1 }),
      end,
    ],
  ),
  breaks(
    'attacking-an-opponents-base.1.2',
    'more damage is put in so many words than is left',
    table({ vera: { units: [hit('death-trooper')] }, sam: { ships: ['rebel-transport', 'blockade-runner'] } }),
    [
      resolve(vera),
      vera('attack.damage', { ship: 'rebel-transport', amount: 2 }),
      vera('attack.damage', { ship: 'blockade-runner', amount: 2 }),
      end,
    ],
    ['attacking-an-opponents-base.0.2'],
  ),
  legal(
    'deal-damage.0.1',
    'the damage of the Y-Wing has one way to go and is told',
    rebelTurn({ sam: { units: ['y-wing'] } }),
    [use(sam, 'y-wing'), sam('damage.deal', { target: 'base' }), send],
  ),
  breaks(
    'deal-damage.0.1',
    'it is told twice',
    rebelTurn({ sam: { units: ['y-wing'] } }),
    [use(sam, 'y-wing'), sam('damage.deal'), sam('damage.deal'), send],
    ['use-a-card-ability.0.1'],
  ),
  legal(
    'exile.0.1',
    'after the last card it is said that no other follows',
    table({ vera: { hand: [S], units: [hit('stormtrooper', 'duros-spy')] } }),
    [resolve(vera, 'duros-spy'), vera('reward.take'), exile(S), vera('exile.done'), end],
  ),
  breaks(
    'exile.0.1',
    'nothing was to be exiled',
    table({ vera: { hand: [S] } }),
    [vera('exile.done'), end],
    ['use-a-card-ability.0.1'],
  ),
  legal(
    'when.0.1',
    'after the last triggered ability it is said that no other follows',
    table({ vera: { hand: ['inquisitor'] } }),
    [
      play(vera, 'inquisitor'),
      vera('trigger.use', { source: 'inquisitor' }),
      vera('choose.option', { option: 'force' }),
      vera('trigger.decline'),
      end,
    ],
  ),
  wrong('when.0.2', 'nothing was triggered', table({ vera: { hand: [S] } }), [
    play(vera, S),
    vera('trigger.decline'),
    end,
  ]),
];

const TWO = ['x-wing', 'x-wing', 'rodian-gunslinger', 'rodian-gunslinger', 'duros-spy', 'duros-spy'];
const troopers = table({ row: TWO, vera: { units: ['stormtrooper', 'stormtrooper'] } });

const ships = { ships: ['star-destroyer', 'star-destroyer'] };
const fleets = table({ vera: ships, sam: { base: { card: 'yavin-iv', damage: 0 } } });
const copies: readonly Example[] = [
  wrong(
    'attacking-an-opponents-base.0.3',
    'one that has attacked attacks again, and the other one afterwards',
    troopers,
    [
      commit(vera, 'stormtrooper'),
      resolve(vera, 'base'),
      commit(vera, 'stormtrooper'),
      commit(vera, 'stormtrooper#2'),
      resolve(vera, 'base'),
      end,
    ],
  ),
  legal('attacking-an-opponents-base.0.3', 'the other copy has attacked under the plain name', troopers, [
    commit(vera, 'stormtrooper'),
    resolve(vera, 'base'),
    commit(vera, 'stormtrooper'),
    resolve(vera, 'base'),
    end,
  ]),
  legal(
    'commit-to-an-attack.0.7',
    'the second ship attacks under the plain name, and under its number in the next turn',
    fleets,
    [commit(vera, 'star-destroyer'), commit(vera, 'star-destroyer'), end, send, commit(vera, 'star-destroyer#2'), end],
  ),
  legal('commit-to-an-attack.0.7', 'two troopers are committed by one name', troopers, [
    commit(vera, 'stormtrooper'),
    commit(vera, 'stormtrooper'),
    resolve(vera, 'base', 4),
  ]),
  wrong('commit-to-an-attack.0.7', 'there is no third one', troopers, [
    commit(vera, 'stormtrooper'),
    commit(vera, 'stormtrooper'),
    commit(vera, 'stormtrooper'),
    resolve(vera, 'base', 4),
  ]),
  legal('bounty-hunting-and-sabotage.0.4', 'two spies are hunted by one name', troopers, [
    commit(vera, 'stormtrooper', 'duros-spy'),
    resolve(vera, 'duros-spy'),
    vera('reward.decline'),
    commit(vera, 'stormtrooper', 'duros-spy'),
    resolve(vera, 'duros-spy'),
    vera('reward.decline'),
  ]),
  legal('purchase-a-card.0.1', 'two X-Wings are bought by one name', rebelTurn({ row: TWO, turn: { resources: 9 } }), [
    buy(sam, 'x-wing'),
    buy(sam, 'x-wing'),
  ]),
  wrong('purchase-a-card.0.1', 'no third one lies in the row', rebelTurn({ row: TWO, turn: { resources: 9 } }), [
    buy(sam, 'x-wing'),
    buy(sam, 'x-wing'),
    buy(sam, 'x-wing'),
  ]),
  keeps(
    'abilities.1.1',
    'two pilots are used by one name',
    table({ vera: { units: ['outer-rim-pilot', 'outer-rim-pilot'] } }),
    [use(vera, 'outer-rim-pilot'), use(vera, 'outer-rim-pilot')],
    { force: -2 },
  ),
  wrong(
    'abilities.1',
    'there is no third one in play',
    table({ vera: { units: ['outer-rim-pilot', 'outer-rim-pilot'] } }),
    [use(vera, 'outer-rim-pilot'), use(vera, 'outer-rim-pilot'), use(vera, 'outer-rim-pilot')],
  ),
  legal(
    'destroy.0.1',
    'the other ship of a name is destroyed by that name',
    rebelTurn({
      force: 1,
      sam: { units: ['luke-skywalker', hit('chewbacca')] },
      vera: { ships: ['gozanti-cruiser', 'gozanti-cruiser'] },
    }),
    [
      resolve(sam),
      sam('attack.damage', { ship: 'gozanti-cruiser', amount: 3 }),
      use(sam, 'luke-skywalker'),
      sam('ship.destroy', { ship: 'gozanti-cruiser', from: 'play' }),
    ],
  ),
  legal(
    'play-a-card.0.2',
    'the units are claimed by their names',
    table({ vera: { hand: ['stormtrooper', 'stormtrooper'] } }),
    [
      play(vera, 'stormtrooper'),
      claim(play(vera, 'stormtrooper'), { seats: { vera: { units: ['stormtrooper', 'stormtrooper'] } } }),
    ],
  ),
  wrong('play-a-card.0.1', 'three are claimed', table({ vera: { hand: ['stormtrooper', 'stormtrooper'] } }), [
    play(vera, 'stormtrooper'),
    claim(play(vera, 'stormtrooper'), { seats: { vera: { units: ['stormtrooper', 'stormtrooper', 'stormtrooper'] } } }),
  ]),
];

const hunt = (more: string[] = [], hand: string[] = [S]) =>
  table({ vera: { hand, units: [hit('death-trooper', 'x-wing'), ...more] } });
const struck = resolve(vera, 'x-wing');
const hidingRow = { ...hunt(), galaxyDeck: Array(9).fill('?') };
const sullust = rebelTurn({
  turn: { resources: 9 },
  sam: { base: 'sullust', bases: ['hoth', 'mon-cala', 'yavin-iv'] },
  vera: { victory: ['dantooine'] },
});

const later: readonly Example[] = [
  legal('bounty-hunting-and-sabotage.0.12', 'what is bought later shows that the reward was taken', hunt(), [
    struck,
    play(vera, S),
    buy(vera, 'c-roc-cruiser'),
    end,
  ]),
  wrong('purchase-a-card.0.2', 'the reward does not pay for that', hunt(), [
    struck,
    play(vera, S),
    buy(vera, 'director-krennic'),
    end,
  ]),
  wrong('purchase-a-card.0.2', 'a reward that was left pays for nothing', hunt(), [
    struck,
    vera('reward.decline'),
    play(vera, S),
    buy(vera, 'c-roc-cruiser'),
    end,
  ]),
  legal('bounty-hunting-and-sabotage.0.12', 'what is claimed later shows that the reward was taken', hunt(), [
    struck,
    claim(play(vera, S), { turn: { resources: 4 } }),
    end,
  ]),
  wrong('play-a-card.0.3', 'and no more than the reward', hunt(), [
    struck,
    claim(play(vera, S), { turn: { resources: 5 } }),
    end,
  ]),
  ...(
    [
      ['and is taken', [chance('galaxy.refill', { card: 'bossk' }), vera('reward.take')]],
      ['and nothing is said of it', [chance('galaxy.refill', { card: 'bossk' })]],
    ] as const
  ).flatMap(([shows, then]) => [
    legal(
      'bounty-hunting-and-sabotage.0.9',
      `the reward is counted at the attack, before the new card of the row is told, ${shows}`,
      hidingRow,
      [claim(struck, { turn: { resources: 3 } }), ...then, buy(vera, 'rodian-gunslinger')],
    ),
    wrong('bounty-hunting-and-sabotage.0.9', `more than the reward is counted there, ${shows}`, hidingRow, [
      claim(struck, { turn: { resources: 4 } }),
      ...then,
      end,
    ]),
  ]),
  legal(
    'bounty-hunting-and-sabotage.0.9',
    'the reward is counted at the new card of the row, and taken behind it',
    hidingRow,
    [struck, claim(chance('galaxy.refill', { card: 'bossk' }), { turn: { resources: 3 } }), vera('reward.take'), end],
  ),
  legal('bounty-hunting-and-sabotage.0.9', 'what is claimed later shows that the reward was left', hunt(), [
    struck,
    claim(play(vera, S), { turn: { resources: 1 } }),
    end,
  ]),
  legal('gain.0.1', 'the attack shows what the Inquisitor gained', table({ vera: { hand: ['inquisitor'] } }), [
    play(vera, 'inquisitor'),
    commit(vera, 'inquisitor'),
    resolve(vera, 'base', 1),
    end,
  ]),
  wrong('attacking-an-opponents-base.0.1', 'the Inquisitor gains no two', table({ vera: { hand: ['inquisitor'] } }), [
    play(vera, 'inquisitor'),
    commit(vera, 'inquisitor'),
    resolve(vera, 'base', 2),
    end,
  ]),
  keeps(
    'when.1',
    'a card drawn in the next turn shows that Sullust put it on the deck',
    sullust,
    [buy(sam, 'x-wing'), buy(sam, 'duros-spy'), send, end, play(sam, 'x-wing')],
    { seats: { sam: { discard: ['duros-spy'] } } },
  ),
  wrong('play-a-card.0.1', 'Sullust puts the second purchase of a turn nowhere', sullust, [
    buy(sam, 'x-wing'),
    buy(sam, 'duros-spy'),
    send,
    end,
    play(sam, 'duros-spy'),
  ]),
  legal(
    'choose.0.1',
    'a purchase shows which option was chosen',
    table({ vera: { base: { card: 'lothal', damage: 5 }, units: ['landing-craft'] } }),
    [use(vera, 'landing-craft'), buy(vera, 'scout-trooper'), end],
  ),
  wrong(
    'choose.0.1',
    'a card played shows no option',
    table({ vera: { hand: [S], base: { card: 'lothal', damage: 5 }, units: ['landing-craft'] } }),
    [use(vera, 'landing-craft'), play(vera, S), end],
  ),
  legal(
    'choose.0.1',
    'a discard shows what the opponent has chosen',
    rebelTurn({ sam: { units: ['duros-spy'] }, vera: { hand: [S, 'at-at'] } }),
    [use(sam, 'duros-spy'), vera('hand.discard', { card: 'at-at' })],
  ),
  legal(
    'attacking-an-opponents-base.1.2',
    'claims show how the damage was split',
    table({ vera: { units: [hit('death-trooper')] }, sam: { ships: ['rebel-transport', 'blockade-runner'] } }),
    [claim(resolve(vera), { seats: { sam: { ships: [{ name: 'blockade-runner', damage: 1 }] } } }), end],
  ),
];

const reasons: readonly Example[] = [
  wrong(
    'the-balance-of-the-force.0.2',
    'Jabba is said to have drawn two cards for one',
    table({ vera: { hand: [S], units: ['jabba-the-hutt'] } }),
    [use(vera, 'jabba-the-hutt'), claim(exile(S), { seats: { vera: { hand: [S, S] } } })],
  ),
  wrong(
    'bounty-hunting-and-sabotage.3.2',
    'a card is exiled although the hunt has failed',
    table({ vera: { hand: [S], units: [hit('inquisitor', 'duros-spy')] } }),
    [resolve(vera, 'duros-spy'), exile(S)],
  ),
  wrong('playing-the-game.0.1', 'a reward is taken in the turn of the other', hunt([], []), [
    struck,
    end,
    vera('reward.take'),
    send,
  ]),
  wrong('discard.3', 'a card that an ability discards brings no reward', table({ vera: { units: ['at-st'] } }), [
    use(vera, 'at-st'),
    vera('row.discard', { card: 'x-wing' }),
    vera('reward.take'),
  ]),
  wrong(
    'the-balance-of-the-force.0.2',
    'what Luke does without the Force, though nobody names him',
    rebelTurn({ sam: { units: ['luke-skywalker'] }, vera: { ships: ['star-destroyer'] } }),
    [sam('ship.destroy', { ship: 'star-destroyer', from: 'play' })],
  ),
  wrong(
    'purchase-a-card.0.2',
    'the Jawa has not the resources',
    table({
      turn: { resources: 3 },
      galaxyDiscard: ['dengar', 'lobot', 'x-wing'],
      vera: { units: ['jawa-scavenger'] },
    }),
    [use(vera, 'jawa-scavenger'), vera('galaxy.take', { card: 'dengar' })],
  ),
  wrong(
    'purchase-a-card.2',
    'the Jawa buys no Rebel card for the Empire',
    table({
      turn: { resources: 3 },
      galaxyDiscard: ['dengar', 'lobot', 'x-wing'],
      vera: { units: ['jawa-scavenger'] },
    }),
    [use(vera, 'jawa-scavenger'), vera('galaxy.take', { card: 'x-wing' })],
  ),
  wrong(
    'purchase-a-card.1',
    'nor an Empire card for the Rebels',
    rebelTurn({ turn: { resources: 3 }, galaxyDiscard: ['tie-bomber', 'lobot'], sam: { units: ['jawa-scavenger'] } }),
    [use(sam, 'jawa-scavenger'), sam('galaxy.take', { card: 'tie-bomber' })],
  ),
  wrong(
    'ability.0.1',
    'nor a card that does not lie there',
    table({ turn: { resources: 3 }, galaxyDiscard: ['lobot'], vera: { units: ['jawa-scavenger'] } }),
    [use(vera, 'jawa-scavenger'), vera('galaxy.take', { card: 'rodian-gunslinger' })],
  ),
  wrong('purchase-a-card.2', 'an enemy card has no price', table({ turn: { resources: 1 } }), [buy(vera, 'x-wing')]),
  wrong('play-a-card.0.1', 'a ship that was played is no unit', table({ vera: { hand: ['star-destroyer'] } }), [
    claim(play(vera, 'star-destroyer'), { seats: { vera: { units: ['star-destroyer'], ships: [] } } }),
  ]),
  wrong(
    'attacking-an-opponents-base.3',
    'a destroyed base is said to stand with its damage',
    table({ vera: { units: [hit('at-at'), hit('stormtrooper')] } }),
    [claim(resolve(vera), { seats: { sam: { base: { card: 'dantooine', damage: 8 } } } })],
  ),
  wrong(
    'exile.0.3',
    'a ship that Tarkin took is said to stay',
    table({ row: ['star-destroyer'], vera: { units: ['grand-moff-tarkin'] } }),
    [
      use(vera, 'grand-moff-tarkin'),
      vera('galaxy.take', { card: 'star-destroyer' }),
      play(vera, 'star-destroyer'),
      claim(end, { seats: { vera: { ships: ['star-destroyer'] } } }),
    ],
  ),
  wrong(
    'exile.0.3',
    'a unit that Tarkin took is said to be discarded',
    table({ vera: { units: ['grand-moff-tarkin'] } }),
    [
      use(vera, 'grand-moff-tarkin'),
      vera('galaxy.take', { card: 'scout-trooper' }),
      play(vera, 'scout-trooper'),
      claim(end, { seats: { vera: { discard: ['grand-moff-tarkin', 'scout-trooper'] } } }),
    ],
  ),
  wrong(
    'the-balance-of-the-force.0.2',
    'the fighter is said to have drawn a card without the Force',
    table({ turn: { resources: 3 }, row: ['fang-fighter'] }),
    [
      buy(vera, 'fang-fighter'),
      claim(vera('trigger.use', { source: 'fang-fighter' }), { seats: { vera: { hand: ['fang-fighter', S] } } }),
    ],
  ),
  ...[[], [play(vera, S)]].map((between) =>
    wrong(
      'empty-deck.0.1',
      `the discard pile that was shuffled is said to lie there still${between.length > 0 ? ', an entry later' : ''}`,
      table({
        row: NO_KRENNIC,
        vera: { hand: [S, S], deck: [], discard: ['stormtrooper', S, S], units: ['director-krennic'] },
      }),
      [
        use(vera, 'director-krennic'),
        vera('deck.shuffle', { order: [S, 'stormtrooper', S] }),
        ...between,
        claim(play(vera, S), { seats: { vera: { discard: ['stormtrooper', S, S] } } }),
      ],
    ),
  ),
];

const shuffled = [chance('galaxy.shuffle'), ...SIX.map(refill)];
const decks = [sam('deck.shuffle'), vera('deck.shuffle')];
const setup: readonly Example[] = [
  legal('setup.5.1', 'the galaxy deck is shuffled first', undefined, [...shuffled, ...decks, play(vera, S)], pub),
  legal('setup.4.2', 'of the other decks nobody says a word', undefined, [...shuffled, play(vera, S)], pub),
  wrong(
    'setup.5.1',
    'it is shuffled once more',
    undefined,
    [...shuffled, chance('galaxy.shuffle'), ...decks, play(vera, S)],
    pub,
  ),
  wrong(
    'setup.2.1',
    'bases are picked in the beginner game',
    undefined,
    [vera('base.pick', { bases: ['kessel', 'endor', 'rodia', 'mustafar'] }), ...decks, ...shuffled, play(vera, S)],
    pub,
  ),
  wrong(
    'full-galaxy.0.2',
    'or in full galaxy',
    undefined,
    [vera('base.pick', { bases: ['kessel', 'endor', 'rodia', 'mustafar'] }), ...decks, ...shuffled, play(vera, S)],
    { options: { mode: 'full-galaxy', information: 'public' } },
  ),
  wrong(
    'setup.6',
    'nine pilots are said to lie there',
    undefined,
    [...decks, ...shuffled.slice(0, -1), claim(refill('duros-spy'), { galaxy: { pilots: 9 } })],
    pub,
  ),
  wrong(
    'setup.3.1',
    'the Empire is said to begin with Corellia',
    undefined,
    [
      ...decks,
      ...shuffled.slice(0, -1),
      claim(refill('duros-spy'), { seats: { vera: { base: { card: 'corellia' } } } }),
    ],
    pub,
  ),
];

const told = (card: string, facts: object) => ({ card, ...facts });
const headers: readonly Example[] = [
  wrong(
    'bounty-hunting-and-sabotage.1',
    'a ship stands before a card of the row',
    table({ vera: { ships: [told('star-destroyer', { committed: 'x-wing' })] } }),
    [],
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.4',
    'a unit stands before a card of its own side',
    table({ vera: { units: [hit('stormtrooper', 'scout-trooper')] } }),
    [],
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.4',
    'a unit stands before a card that is not there',
    table({ vera: { units: [hit('stormtrooper', 'y-wing')] } }),
    [],
  ),
  legal(
    'bounty-hunting-and-sabotage.0.7',
    'the card that it attacked is there no longer',
    table({ vera: { units: [told('stormtrooper', { committed: 'y-wing', attacked: true })] } }),
    [],
  ),
  wrong(
    'paying-off-neutral-cards.0.1',
    'a unit stands before a neutral card',
    table({ vera: { units: [hit('stormtrooper', 'rodian-gunslinger')] } }),
    [],
  ),
  legal(
    'paying-off-neutral-cards.0.1',
    'Ord Mantell allows it',
    table({
      vera: { base: 'ord-mantell', units: [hit('stormtrooper', 'rodian-gunslinger')] },
      sam: { victory: ['lothal'] },
    }),
    [],
    full,
  ),
  wrong(
    'target-value.0.1',
    'a unit stands before a ship of the row',
    table({ row: ['mon-calamari-cruiser'], vera: { units: [hit('at-at', 'mon-calamari-cruiser')] } }),
    [],
  ),
  wrong(
    'play-a-card.0.7',
    'units of the player are in play whose turn it is not',
    table({ sam: { units: ['rebel-trooper'] } }),
    [],
  ),
  wrong(
    'play-a-card.0.7',
    'units are in play at the beginning of a turn',
    table({ turn: { phase: 'beginning' }, vera: { units: ['stormtrooper'] } }),
    [],
  ),
  wrong(
    'end-your-turn.2',
    'a ship of the other player is committed',
    table({ sam: { ships: [told('blockade-runner', { committed: 'base' })] } }),
    [],
  ),
  wrong(
    'end-your-turn.2',
    'a ship of the other player has attacked',
    table({ sam: { ships: [told('blockade-runner', { attacked: true })] } }),
    [],
  ),
  wrong(
    'end-your-turn.2',
    'a ship of the other player is spent',
    table({ sam: { ships: [told('rebel-transport', { used: true })] } }),
    [],
  ),
  wrong(
    'end-your-turn.2',
    'a ship of the other player has more attack, and attacks without it',
    rebelTurn({ vera: { ships: [told('star-destroyer', { bonus: 2 })] } }),
    [
      sam('turn.end'),
      commit(vera, 'star-destroyer'),
      { ...resolve(vera), expect: { seats: { sam: { base: { damage: 4 } } } } },
    ],
  ),
  legal(
    'end-your-turn.2',
    'a ship of the player whose turn it is has more attack',
    table({ vera: { ships: [told('star-destroyer', { bonus: 2 })] } }),
    [commit(vera, 'star-destroyer'), { ...resolve(vera), expect: { seats: { sam: { base: { damage: 6 } } } } }],
  ),
  wrong(
    'end-your-turn.2',
    'the base of the other player is spent',
    rebelTurn({ vera: { base: { card: 'death-star', used: true } }, sam: { victory: ['lothal'] } }),
    [],
  ),
  legal(
    'end-your-turn.2',
    'the base of the player whose turn it is is spent',
    table({ vera: { base: { card: 'death-star', used: true } }, sam: { victory: ['lothal'] } }),
    [],
  ),
  wrong(
    'hit-points.0.1',
    'a unit has taken damage',
    table({ vera: { units: [told('stormtrooper', { damage: 1 })] } }),
    [],
  ),
  wrong(
    'beginning-of-turn.0.2',
    'in the middle of a turn its player has no base',
    table({ vera: { base: 'none' }, sam: { victory: ['lothal'] } }),
    [],
  ),
  wrong(
    'while.0.1',
    'Hoth has prevented three',
    table({ vera: { victory: ['dantooine'] }, sam: { base: { card: 'hoth', prevented: 3 } } }),
    [],
  ),
  legal(
    'while.0.1',
    'Hoth has prevented two',
    table({ vera: { victory: ['dantooine'] }, sam: { base: { card: 'hoth', prevented: 2 } } }),
    [],
  ),
  wrong('while.0.1', 'Lothal has prevented one', table({ vera: { base: { card: 'lothal', prevented: 1 } } }), []),
  wrong('setup.5.1', 'a starter card lies in the row', table({ row: ['stormtrooper'] }), []),
  wrong('setup.6', 'a pilot lies on the galaxy discard pile', table({ galaxyDiscard: ['outer-rim-pilot'] }), []),
  wrong(
    'faction-affiliation.0.6',
    'a Rebel card is in a hand of the Empire',
    table({ vera: { hand: [S, 'x-wing'] } }),
    [],
  ),
  wrong(
    'log.the-move-log.5',
    'a card that nobody knows is in a hand',
    table({ vera: { hand: ['storm-trooper'] } }),
    [],
  ),
  wrong('log.the-move-log.5', 'a card that nobody knows lies in the row', table({ row: ['vader'] }), []),
];

const leia = rebelTurn({ sam: { units: ['princess-leia'] } });
const unsure = (example: Example): Example => ({ ...example, doubtful: true });
const corellia = table({
  turn: { phase: 'beginning' },
  row: ['x-wing', 'tie-fighter', 'at-st'],
  vera: { base: 'none' },
  sam: { victory: ['lothal'] },
});
const hasBought = (card: string) => ({ seats: { vera: { hand: [card] } } });

/** What an ability does, under the name of another move. */
const otherMoves: readonly Example[] = [
  unsure(
    legal(
      'when.0.2',
      'an ability that a moment triggers is recorded as one that is used',
      table({ vera: { hand: ['inquisitor'] } }),
      [
        play(vera, 'inquisitor'),
        use(vera, 'inquisitor'),
        claim(vera('choose.option', { option: 'resources' }), { turn: { resources: 1 } }),
        end,
      ],
    ),
  ),
  unsure(
    legal('when.0.2', 'an ability that is used is recorded as a triggered one', leia, [
      sam('trigger.use', { source: 'princess-leia' }),
      claim(sam('galaxy.take', { card: 'x-wing' }), { seats: { sam: { discard: ['x-wing'] } } }),
      send,
    ]),
  ),
  wrong('when.0.2', 'a triggered ability is used when its moment is over', table({ vera: { units: ['inquisitor'] } }), [
    use(vera, 'inquisitor'),
    end,
  ]),
  unsure(
    legal('ability.0.1', 'a card that an ability brings is recorded as bought', leia, [
      use(sam, 'princess-leia'),
      claim(buy(sam, 'x-wing'), { seats: { sam: { discard: ['x-wing'] } } }),
      send,
    ]),
  ),
  breaks(
    'ability.0.1',
    'a card that an ability does not bring is recorded as bought',
    leia,
    [use(sam, 'princess-leia'), buy(sam, 'rodian-gunslinger'), send],
    ['frequently-asked-questions.4'],
  ),
  unsure(
    legal('purchase-a-card.0.2', 'the card that a base brings as it is revealed is recorded as bought', corellia, [
      vera('base.choose', { base: 'corellia' }),
      claim(buy(vera, 'at-st'), hasBought('at-st')),
      play(vera, 'at-st'),
      end,
    ]),
  ),
  wrong('purchase-a-card.2', 'a base brings no enemy card, whatever that is called', corellia, [
    vera('base.choose', { base: 'corellia' }),
    buy(vera, 'x-wing'),
    end,
  ]),
];

export const examples: readonly Example[] = [
  ...otherMoves,
  ...again,
  ...copies,
  ...later,
  ...reasons,
  ...setup,
  ...headers,
];
