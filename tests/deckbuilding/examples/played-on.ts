/**
 * @module
 * What a table plays on with behind a claim or a move that is wrong: told once, and nothing that comes of it.
 */
import { breaks, chance, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';
import { buy, claim, commit, due, end, hit, legal, play, pub, resolve, S, send, strike, use } from '../judged.ts';

const seats = (seat: string, facts: object) => ({ seats: { [seat]: facts } });
/** Darth Vader attacks with 6; the ship before the base catches 2 of it. */
const past = table({
  vera: { units: [hit('darth-vader')] },
  sam: { ships: ['rebel-transport'], base: { card: 'dantooine', damage: 0 } },
});
const falls = table({
  vera: { units: [hit('darth-vader')] },
  sam: {
    ships: ['rebel-transport'],
    base: { card: 'dantooine', damage: 3 },
    bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv'],
  },
});
const st = 'stormtrooper';
const stands = table({
  vera: { units: [hit(st), hit('death-trooper')] },
  sam: { base: { card: 'dantooine', damage: 4 }, hand: ['alliance-shuttle'] },
});
const bought = table({ turn: { resources: 3 }, row: ['death-trooper', 'lobot'], galaxyDeck: Array(20).fill('?') });
const speeder = rebelTurn({ sam: { units: ['snowspeeder'], base: 'yavin-iv' }, vera: { hand: [st, S] } });
const won = ['mon-cala', 'sullust', 'dantooine'];
const third = table({
  vera: { units: [hit('at-at')], victory: won.slice(0, 2) },
  sam: { base: { card: 'dantooine', damage: 4 }, bases: ['hoth', 'yavin-iv'] },
});
const jabba = table({ vera: { units: ['jabba-the-hutt'], hand: [], discard: [S], deck: [st, 'inquisitor'] } });
const cruiser = table({ vera: { units: [st], ships: ['gozanti-cruiser'], hand: [], deck: ['tie-bomber', S] } });
const weak = table({
  row: ['x-wing', 'y-wing'],
  galaxyDeck: Array(20).fill('?'),
  vera: { units: [hit(st, 'x-wing')] },
});
const ship = { card: 'rebel-transport', damage: 0 };

/** The deck of Vera runs out when she draws; Sam has no ship. */
const runsOut = table({
  vera: { hand: [S], deck: Array(4).fill(S) },
  sam: { hand: ['alliance-shuttle', 'alliance-shuttle'], deck: ['rebel-trooper'] },
});
const resources = (amount: number) => ({ turn: { resources: amount } });

/** Four damage are all that Dantooine lacks. */
const destroyed = table({
  vera: { ships: ['star-destroyer'] },
  sam: {
    hand: ['alliance-shuttle'],
    base: { card: 'dantooine', damage: 4 },
    bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv'],
  },
});
const attacked = [commit(vera, 'star-destroyer'), strike, end, play(sam, 'alliance-shuttle')];

/** Who discards a card of the hand draws one: the next is an Inquisitor. */
const gozanti = table({ vera: { ships: ['gozanti-cruiser'], hand: [S, st], deck: ['inquisitor', S, S, S, S] } });
const holds = (...hand: readonly string[]) => claim(use(vera, 'gozanti-cruiser'), seats('vera', { hand }));

export const examples: readonly Example[] = [
  breaks(
    'frequently-asked-questions.4',
    'a card is drawn for one that has not been discarded: one breach',
    gozanti,
    [holds(S, st, 'inquisitor'), play(vera, 'inquisitor'), end],
    ['frequently-asked-questions.4'],
    pub,
  ),
  breaks(
    'frequently-asked-questions.4',
    'the card is discarded only behind the claim of what was drawn for it',
    gozanti,
    [holds(S, st, 'inquisitor'), vera('hand.discard', { card: S }), end],
    ['frequently-asked-questions.4'],
    pub,
  ),
  legal(
    'frequently-asked-questions.4',
    'the hand shows which card was discarded',
    gozanti,
    [holds(st, 'inquisitor'), end],
    pub,
  ),
  legal(
    'frequently-asked-questions.4',
    'the card is still to be discarded',
    gozanti,
    [holds(S, st), vera('hand.discard', { card: S }), end],
    pub,
  ),
  breaks(
    'beginning-of-turn.0.2',
    'a destroyed base is left standing with its damage in its player’s turn, and told so later: one breach',
    destroyed,
    [
      ...attacked,
      claim(send, seats('sam', { base: { card: 'dantooine', damage: 8 } })),
      commit(vera, 'star-destroyer'),
      claim(strike, seats('sam', { base: { card: 'none' } })),
    ],
    ['beginning-of-turn.0.2'],
  ),
  breaks(
    'beginning-of-turn.0.2',
    'no new base is revealed, and less damage is told of the one that fell than was on it',
    destroyed,
    [...attacked, claim(send, seats('sam', { base: { card: 'dantooine', damage: 7 } }))],
    ['beginning-of-turn.0.2', 'attacking-an-opponents-base.2.1'],
  ),
  breaks(
    'beginning-of-turn.0.2',
    'no new base is revealed, and the one that fell is known to be gone',
    destroyed,
    [...attacked, claim(send, seats('sam', { base: { card: 'none' } }))],
    ['beginning-of-turn.0.2'],
  ),
  breaks(
    'beginning-of-turn.1',
    'the resources of a ship that is not there are claimed before a shuffle that nobody records, and played on with: one breach',
    runsOut,
    [
      claim(end, resources(2)),
      claim(play(sam, 'alliance-shuttle'), resources(3)),
      claim(play(sam, 'alliance-shuttle'), resources(4)),
      send,
    ],
    ['beginning-of-turn.1'],
    pub,
  ),
  breaks(
    'beginning-of-turn.1',
    'such resources are claimed, and not played on with',
    runsOut,
    [
      claim(end, resources(2)),
      claim(play(sam, 'alliance-shuttle'), resources(1)),
      claim(play(sam, 'alliance-shuttle'), resources(3)),
      send,
    ],
    ['beginning-of-turn.1', 'play-a-card.0.3'],
    pub,
  ),
  breaks(
    'end-your-turn.1',
    'a unit is claimed to stay in play when the turn ends, and attacks in the next one: one breach',
    table({ vera: { units: ['stormtrooper'] } }),
    [
      claim(end, seats('vera', { units: [{ card: 'stormtrooper' }] })),
      claim(send, seats('vera', { units: [{ card: 'stormtrooper' }] })),
      commit(vera, 'stormtrooper'),
      claim(strike, seats('sam', { base: { damage: 2 } })),
    ],
    ['end-your-turn.1'],
    pub,
  ),
  breaks(
    'play-a-card.0.6',
    'a unit that nobody claims to have stayed in play attacks in the next turn',
    table({ vera: { units: ['stormtrooper'] } }),
    [end, send, commit(vera, 'stormtrooper')],
    ['play-a-card.0.6'],
    pub,
  ),
  breaks(
    'attacking-an-opponents-base.1.1',
    'a ship is claimed to stand with as much damage as it has hit points, and is used: one breach',
    table({ vera: { units: [hit('stormtrooper')] }, sam: { ships: ['rebel-transport'] } }),
    [
      claim(strike, seats('sam', { ships: [{ card: 'rebel-transport', damage: 2 }] })),
      end,
      use(sam, 'rebel-transport'),
      claim(sam('choose.option', { option: 'resources' }), { turn: { resources: 1 } }),
    ],
    ['attacking-an-opponents-base.1.1'],
    pub,
  ),
  breaks(
    'attacking-an-opponents-base.1',
    'damage goes past a ship, as the claim of the base says, and the ship is used in the next turn: one breach',
    past,
    [claim(strike, seats('sam', { base: { damage: 6 } })), end, use(sam, 'rebel-transport')],
    ['attacking-an-opponents-base.1'],
    pub,
  ),
  breaks(
    'abilities.1',
    'a ship that has been destroyed, and that nothing says to have been spared, is used no more',
    past,
    [claim(strike, seats('sam', { base: { damage: 4 } })), end, use(sam, 'rebel-transport')],
    ['abilities.1'],
    pub,
  ),
  breaks(
    'attacking-an-opponents-base.1',
    'a base falls by what the ship before it had to catch, and the next one is revealed: one breach',
    falls,
    [
      claim(strike, { seats: { sam: { base: { card: 'none' }, ships: [ship] }, vera: { victory: ['dantooine'] } } }),
      end,
      sam('base.choose', { base: 'hoth' }),
      use(sam, 'rebel-transport'),
    ],
    ['attacking-an-opponents-base.1'],
    pub,
  ),
  breaks(
    'attacking-an-opponents-base.1',
    'so it is where only the victory pile is claimed',
    falls,
    [claim(strike, seats('vera', { victory: ['dantooine'] })), end, sam('base.choose', { base: 'hoth' })],
    ['attacking-an-opponents-base.1'],
    pub,
  ),
  breaks(
    'play-a-card.0.6',
    'a card that has exiled itself is committed and attacks: one breach',
    rebelTurn({ force: -2, row: ['tie-fighter', 'x-wing'], sam: { units: ['y-wing'] } }),
    [use(sam, 'y-wing'), commit(sam, 'y-wing'), resolve(sam)],
    ['play-a-card.0.6'],
    pub,
  ),
  breaks(
    'play-a-card.0.6',
    'a card bought in this turn is committed and defeats one of the row, which is replaced and rewarded: one breach',
    rebelTurn({ turn: { resources: 3 }, row: ['tie-fighter', 'x-wing'], galaxyDeck: Array(20).fill('?') }),
    [
      buy(sam, 'x-wing'),
      chance('galaxy.refill', { card: 'lobot' }),
      commit(sam, 'x-wing', 'tie-fighter'),
      resolve(sam, 'tie-fighter'),
      chance('galaxy.refill', { card: 'bossk' }),
      claim(sam('reward.take'), { turn: { resources: 1 } }),
      send,
    ],
    ['play-a-card.0.6'],
    pub,
  ),
  breaks(
    'beginning-of-turn.0.3',
    'a base that has fallen is revealed again, and keeps off what it keeps off: one breach',
    rebelTurn({
      turn: { phase: 'beginning' },
      sam: { base: 'none', bases: ['mon-cala', 'sullust', 'yavin-iv'] },
      vera: { victory: ['dantooine', 'hoth'], hand: [st] },
    }),
    [
      sam('base.choose', { base: 'hoth' }),
      send,
      play(vera, st),
      commit(vera, st),
      claim(strike, seats('sam', { base: { card: 'hoth', damage: 0 } })),
    ],
    ['beginning-of-turn.0.3'],
    pub,
  ),
  breaks(
    'beginning-of-turn.0.3',
    'a base of another mode is revealed, and what it triggers is resolved: one breach',
    due({ sam: { hand: ['outer-rim-pilot'], deck: ['rebel-trooper', '?'] } }),
    [
      sam('base.choose', { base: 'bespin' }),
      play(sam, 'outer-rim-pilot'),
      sam('trigger.use', { source: 'bespin' }),
      play(sam, 'rebel-trooper'),
    ],
    ['beginning-of-turn.0.3'],
    pub,
  ),
  breaks(
    'bounty-hunting-and-sabotage.3.2',
    'a row card is claimed to be defeated by too weak an attack, and the next one comes in its place: one breach',
    weak,
    [
      claim(resolve(vera, 'x-wing'), { galaxy: { discard: ['x-wing'] } }),
      chance('galaxy.refill', { card: 'lobot' }),
      claim(vera('reward.take'), { turn: { resources: 3 } }),
      end,
    ],
    ['bounty-hunting-and-sabotage.3.2'],
    pub,
  ),
  breaks(
    'bounty-hunting-and-sabotage.3.2',
    'so it is where the reward is taken first',
    weak,
    [resolve(vera, 'x-wing'), vera('reward.take'), chance('galaxy.refill', { card: 'lobot' }), end],
    ['bounty-hunting-and-sabotage.3.2'],
    pub,
  ),
  breaks(
    'bounty-hunting-and-sabotage.3.2',
    'a reward that an attack in vain has not earned, and a purchase of a card of the other side: two breaches',
    weak,
    [resolve(vera, 'x-wing'), vera('reward.take'), buy(vera, 'y-wing')],
    ['bounty-hunting-and-sabotage.3.2', 'purchase-a-card.2'],
    pub,
  ),
  {
    ...breaks(
      'attacking-an-opponents-base.3',
      'a base is claimed to stand with more damage than it has hit points, and its owner plays on with it: one breach',
      stands,
      [claim(strike, seats('sam', { base: { damage: 9 } })), end, play(sam, 'alliance-shuttle')],
      ['attacking-an-opponents-base.3'],
      pub,
    ),
    doubtful: true,
  },
  breaks(
    'beginning-of-turn.0.2',
    'a base that has fallen, of which nothing is claimed, is to be replaced',
    stands,
    [strike, end, play(sam, 'alliance-shuttle')],
    ['beginning-of-turn.0.2'],
    pub,
  ),
  breaks(
    'purchase-a-card.0.4',
    'a bought card is claimed to be in hand, and is played: one breach',
    bought,
    [
      claim(buy(vera, 'death-trooper'), seats('vera', { hand: ['death-trooper'] })),
      chance('galaxy.refill', { card: 'tie-fighter' }),
      play(vera, 'death-trooper'),
      commit(vera, 'death-trooper'),
      claim(strike, seats('sam', { base: { damage: 3 } })),
    ],
    ['purchase-a-card.0.4'],
    pub,
  ),
  breaks(
    'purchase-a-card.0.4',
    'a bought card is claimed to lie on top of the deck, and is drawn: one breach',
    bought,
    [
      claim(buy(vera, 'death-trooper'), { turn: { purchase: { at: 'top-of-deck' } } }),
      chance('galaxy.refill', { card: 'tie-fighter' }),
      claim(end, seats('vera', { hand: ['death-trooper', S, S, S, S] })),
      send,
      play(vera, 'death-trooper'),
    ],
    ['purchase-a-card.0.4'],
    pub,
  ),
  breaks(
    'purchase-a-card.0.5',
    'a bought card of which nothing is claimed is not in hand',
    bought,
    [buy(vera, 'death-trooper'), chance('galaxy.refill', { card: 'tie-fighter' }), play(vera, 'death-trooper')],
    ['purchase-a-card.0.5'],
    pub,
  ),
  breaks(
    'use-a-card-ability.0.1',
    'an ability takes two cards of the row instead of one, both are replaced and played: one breach',
    due({
      row: ['y-wing', 'lobot'],
      galaxyDeck: Array(20).fill('?'),
      sam: { hand: ['alliance-shuttle', 'rebel-trooper'] },
    }),
    [
      sam('base.choose', { base: 'mon-cala' }),
      sam('trigger.use', { source: 'mon-cala' }),
      sam('galaxy.take', { card: 'lobot' }),
      chance('galaxy.refill', { card: 'x-wing' }),
      sam('galaxy.take', { card: 'x-wing' }),
      chance('galaxy.refill', { card: 'bossk' }),
      play(sam, 'x-wing'),
      play(sam, 'lobot'),
      sam('choose.option', { option: 'resources' }),
    ],
    ['use-a-card-ability.0.1'],
    pub,
  ),
  breaks(
    'use-a-card-ability.0.1',
    'an ability has the opponent discard two cards instead of one, and each triggers the base: one breach',
    speeder,
    [
      use(sam, 'snowspeeder'),
      vera('hand.discard', { card: st }),
      sam('trigger.use', { source: 'yavin-iv' }),
      vera('hand.discard', { card: S }),
      claim(sam('trigger.use', { source: 'yavin-iv' }), seats('vera', { base: { damage: 4 } })),
    ],
    ['use-a-card-ability.0.1'],
    pub,
  ),
  breaks(
    'when.0.2',
    'a base is triggered twice by one discarded card',
    speeder,
    [
      use(sam, 'snowspeeder'),
      vera('hand.discard', { card: st }),
      sam('trigger.use', { source: 'yavin-iv' }),
      sam('trigger.use', { source: 'yavin-iv' }),
    ],
    ['when.0.2'],
    pub,
  ),
  breaks(
    'winning-the-game.0.1',
    'the third base falls, nobody is claimed to have won, and the table plays on: one breach',
    third,
    [claim(strike, { winner: 'none', seats: { vera: { victory: won } } }), end, sam('base.choose', { base: 'hoth' })],
    ['winning-the-game.0.1'],
    pub,
  ),
  breaks(
    'winning-the-game.0.2',
    'the third base falls, and the table plays on without a word',
    third,
    [strike, end],
    ['winning-the-game.0.2'],
    pub,
  ),
  ...[
    ['rebel-transport', 'blockade-runner'],
    ['blockade-runner', 'rebel-transport'],
  ].map((fallen) =>
    keeps(
      'attacking-an-opponents-base.1.2',
      `two ships fall by one attack, and ${fallen[0]} is claimed to lie on the other`,
      table({ vera: { units: [hit('darth-vader')] }, sam: { ships: ['rebel-transport', 'blockade-runner'] } }),
      [claim(strike, seats('sam', { discard: fallen }))],
    ),
  ),
  breaks(
    'abilities.0.2',
    'an ability is paid with a card of the discard pile, as no card is in hand: one breach',
    jabba,
    [use(vera, 'jabba-the-hutt'), vera('exile.card', { card: S }), play(vera, st)],
    ['abilities.0.2'],
    pub,
  ),
  breaks(
    'abilities.0.2',
    'an ability that cannot be paid is used, and another card of the hand is played that is not there',
    jabba,
    [use(vera, 'jabba-the-hutt'), play(vera, 'at-at')],
    ['abilities.0.2', 'play-a-card.0.1'],
    pub,
  ),
  ...['tie-bomber', st].map((paid) =>
    breaks(
      'abilities.0.2',
      `an ability is paid by discarding ${paid}, which is not in hand, as no card is: one breach`,
      cruiser,
      [use(vera, 'gozanti-cruiser'), vera('hand.discard', { card: paid }), play(vera, paid === st ? 'tie-bomber' : S)],
      ['abilities.0.2'],
      pub,
    ),
  ),
  breaks(
    'abilities.0.2',
    'an ability that cannot be paid is used, and a card is discarded for it that lies nowhere near',
    cruiser,
    [use(vera, 'gozanti-cruiser'), vera('hand.discard', { card: 'at-at' }), end],
    ['abilities.0.2', 'use-a-card-ability.0.1'],
    pub,
  ),
];
