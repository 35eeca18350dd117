/**
 * @module
 * Corners that are rarely met at a table, written from the rulebook's text before the referee was asked: what is just legal
 * and what just is not.
 */
import { breaks, chance, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';
import { A, buy, claim, commit, end, full, hit, legal, play, resolve, S, send, strike, use, wrong } from '../judged.ts';

const option = (by: typeof vera, word: string) => by('choose.option', { option: word });
const trigger = (by: typeof vera, source: string) => by('trigger.use', { source });
const take = (by: typeof vera, card: string) => by('galaxy.take', { card });
const exile = (by: typeof vera, card: string, from = 'hand') => by('exile.card', { card, from });
const reward = sam('reward.take');

const krennic = rebelTurn({ sam: { units: [hit('b-wing', 'director-krennic')] } });
const sullust = rebelTurn({
  turn: { resources: 1 },
  row: ['y-wing'],
  galaxyDeck: ['lobot'],
  sam: { base: 'sullust', deck: [A, A, A, A, A] },
  vera: { victory: ['dantooine'] },
});
const jedha = rebelTurn({
  turn: { resources: 4 },
  row: ['blockade-runner'],
  sam: { base: 'jedha' },
  vera: { victory: ['dantooine'] },
});
const fighter = table({ turn: { resources: 3 }, row: ['fang-fighter', 'x-wing'] });
const jawa = (resources: number, card: string) =>
  table({ turn: { resources }, galaxyDiscard: [card], vera: { units: ['jawa-scavenger'] } });
const tarkin = table({ vera: { units: ['grand-moff-tarkin'] } });
const moved: Example['header'] = { rulings: { tarkin: 'move' } };
const mystic = { row: ['x-wing'], vera: { hand: ['kel-dor-mystic', S, S], deck: [S, S, S, S, S] } };

/** Five cards are drawn one by one; the claim stands on the last of them. */
const drawn = (expect: object): Example['moves'] => [
  end,
  ...[S, S, S, S].map((card) => chance('card.draw', { card })),
  claim(chance('card.draw', { card: 'inquisitor' }), expect),
];
const ending = table({
  turn: { resources: 3 },
  vera: {
    units: ['at-at'],
    hand: ['stormtrooper'],
    deck: Array.from({ length: 6 }, () => '?'),
    unseen: [S, S, S, S, S, 'inquisitor'],
  },
});
const atTheEnd: readonly Example[] = [
  legal(
    'end-your-turn.0.2',
    'the last card drawn is told: the turn is over',
    ending,
    drawn({ turn: { seat: 'sam', resources: 0 }, seats: { vera: { units: [] } } }),
  ),
  wrong('end-your-turn.1', 'and the unit is said to stay', ending, drawn({ seats: { vera: { units: ['at-at'] } } })),
  wrong(
    'end-your-turn.3.1',
    'and the hand is said to have been kept',
    ending,
    drawn({ seats: { vera: { hand: [S, S, S, S, 'inquisitor', 'stormtrooper'] } } }),
  ),
  wrong('end-your-turn.3.2', 'and the resources are said to be there', ending, drawn({ turn: { resources: 3 } })),
];

const rodia = table({
  row: ['x-wing', 'lobot', 'y-wing'],
  galaxyDeck: ['?', '?', '?', '?'],
  turn: { phase: 'beginning' },
  vera: { base: 'none' },
  sam: { victory: ['lothal'] },
});
const clearing = (expect: object): Example['moves'] => [
  vera('base.choose', { base: 'rodia' }),
  trigger(vera, 'rodia'),
  chance('galaxy.refill', { card: 'tie-fighter' }),
  claim(chance('galaxy.refill', { card: 'at-at' }), expect),
];
const cleared: readonly Example[] = [
  legal(
    'discard.2.3',
    'Rodia clears the row of Rebel cards, and both gaps are told',
    rodia,
    clearing({ galaxy: { discard: ['x-wing', 'y-wing'] }, seats: { sam: { base: { damage: 2 } } } }),
    full,
  ),
  wrong('discard.2.3', 'and nothing is said to be discarded', rodia, clearing({ galaxy: { discard: [] } }), full),
  wrong(
    'deal-damage.0.1',
    'and no damage is said to be dealt',
    rodia,
    clearing({ seats: { sam: { base: { damage: 0 } } } }),
    full,
  ),
];

export const examples: readonly Example[] = [
  // an option that can do nothing
  wrong(
    'choose.0.2',
    'Lobot’s Force is chosen at the end of the track',
    table({ force: -3, vera: { hand: ['lobot'] } }),
    [play(vera, 'lobot'), option(vera, 'force')],
  ),
  legal(
    'choose.0.2',
    'of Lobot at the end of the track the resources are chosen',
    table({ force: -3, vera: { hand: ['lobot'] } }),
    [play(vera, 'lobot'), claim(option(vera, 'resources'), { turn: { resources: 2 } })],
  ),
  wrong(
    'choose.0.1',
    'the Inquisitor is to repair',
    table({ vera: { hand: ['inquisitor'], base: { card: 'lothal', damage: 2 } } }),
    [play(vera, 'inquisitor'), option(vera, 'repair')],
  ),
  // what is left in so many words
  legal('purchase-a-card.0.5', 'the Fang Fighter is played at once: it has come to hand', fighter, [
    buy(vera, 'fang-fighter'),
    play(vera, 'fang-fighter'),
  ]),
  wrong('purchase-a-card.0.5', 'its ability was left, and it is played at once', fighter, [
    buy(vera, 'fang-fighter'),
    vera('trigger.decline'),
    play(vera, 'fang-fighter'),
  ]),
  legal('play-a-card.0.1', 'of Sullust nobody says a word, and the card is in the next hand', sullust, [
    buy(sam, 'y-wing'),
    send,
    end,
    play(sam, 'y-wing'),
  ]),
  wrong('play-a-card.0.1', 'Sullust was left, and the card is in the next hand', sullust, [
    buy(sam, 'y-wing'),
    sam('trigger.decline'),
    send,
    end,
    play(sam, 'y-wing'),
  ]),
  // the Jawa buys: it pays, and of its own side
  legal('purchase-a-card.0.2', 'a Jawa buys for the cost', jawa(2, 'tie-bomber'), [
    use(vera, 'jawa-scavenger'),
    claim(take(vera, 'tie-bomber'), { turn: { resources: 0 } }),
  ]),
  wrong('purchase-a-card.0.2', 'a Jawa buys what is too dear', jawa(1, 'tie-bomber'), [
    use(vera, 'jawa-scavenger'),
    take(vera, 'tie-bomber'),
  ]),
  wrong('ability.0.1', 'a Jawa that can pay for nothing buys what lies elsewhere', jawa(1, 'tie-bomber'), [
    use(vera, 'jawa-scavenger'),
    take(vera, 'at-at'),
  ]),
  wrong('purchase-a-card.2', 'a Jawa of the Empire buys a Rebel card', jawa(5, 'u-wing'), [
    use(vera, 'jawa-scavenger'),
    take(vera, 'u-wing'),
  ]),
  legal('use-a-card-ability.2', 'a Jawa finds nothing that it could buy, and the turn goes on', jawa(1, 'tie-bomber'), [
    use(vera, 'jawa-scavenger'),
    end,
  ]),
  // exile
  legal('exile.2.1', 'of two copies one is exiled out of hand, the other played', table(mystic), [
    play(vera, 'kel-dor-mystic'),
    use(vera, 'kel-dor-mystic'),
    exile(vera, S),
    play(vera, S),
  ]),
  wrong(
    'exile.2',
    'the Mystic exiles a card in play',
    table({ row: ['x-wing'], vera: { units: ['kel-dor-mystic', S] } }),
    [use(vera, 'kel-dor-mystic'), exile(vera, S)],
  ),
  wrong(
    'exile.0.3',
    'what Jedha brought is said to be discarded with the hand',
    jedha,
    [
      buy(sam, 'blockade-runner'),
      trigger(sam, 'jedha'),
      claim(send, { seats: { sam: { discard: ['blockade-runner'] } } }),
    ],
    full,
  ),
  keeps(
    'exile.0.3',
    'what Jedha brought is exiled out of hand',
    jedha,
    [buy(sam, 'blockade-runner'), trigger(sam, 'jedha'), send],
    { exile: ['blockade-runner'], seats: { sam: { discard: [] } } },
    full,
  ),
  wrong(
    'exile.0.3',
    'what Tarkin took is said to be discarded with the hand',
    tarkin,
    [
      use(vera, 'grand-moff-tarkin'),
      take(vera, 'scout-trooper'),
      claim(end, { seats: { vera: { discard: ['scout-trooper', 'grand-moff-tarkin'] } } }),
    ],
    moved,
  ),
  wrong(
    'exile.0.3',
    'an exiled card is said to be drawn',
    table({ vera: { units: ['hwk-290'], deck: [S] }, row: ['x-wing'] }),
    [use(vera, 'hwk-290'), claim(end, { seats: { vera: { hand: [S, 'hwk-290'] } } })],
  ),
  wrong(
    'exile.0.3',
    'an exiled pilot is said to be discarded; another one is in hand',
    table({ vera: { units: ['outer-rim-pilot'], hand: ['outer-rim-pilot'] } }),
    [claim(use(vera, 'outer-rim-pilot'), { seats: { vera: { discard: ['outer-rim-pilot'] } } })],
  ),
  wrong(
    'exile.0.3',
    'what Jedha brought is said to be discarded with the hand; another one is in the deck',
    rebelTurn({
      turn: { resources: 4 },
      row: ['blockade-runner'],
      sam: { base: 'jedha', deck: [A, A, A, A, A, 'blockade-runner'] },
      vera: { victory: ['dantooine'] },
    }),
    [
      buy(sam, 'blockade-runner'),
      trigger(sam, 'jedha'),
      claim(send, { seats: { sam: { discard: ['blockade-runner'] } } }),
    ],
    full,
  ),
  // claims about what the procedure has settled before
  wrong(
    'bounty-hunting-and-sabotage.0.7',
    'the reward is taken, and the defeated card said not to be discarded',
    krennic,
    [resolve(sam, 'director-krennic'), claim(reward, { galaxy: { discard: [] } })],
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.7',
    'the reward is taken, and the defeated card said to be in the own pile',
    krennic,
    [resolve(sam, 'director-krennic'), claim(reward, { seats: { sam: { discard: ['director-krennic'] } } })],
  ),
  legal(
    'bounty-hunting-and-sabotage.0.7',
    'the reward is taken, and the defeated card lies in the galaxy discard pile',
    krennic,
    [
      resolve(sam, 'director-krennic'),
      claim(reward, { galaxy: { discard: ['director-krennic'] }, turn: { resources: 3 } }),
    ],
  ),
  wrong('bounty-hunting-and-sabotage.0.13', 'a unit that has hunted is said to be free again', krennic, [
    claim(resolve(sam, 'director-krennic'), { seats: { sam: { units: [{ name: 'b-wing', attacked: false }] } } }),
  ]),
  wrong('bounty-hunting-and-sabotage.0.9', 'a defeat is said to bring Force that is no reward of the card', krennic, [
    claim(resolve(sam, 'director-krennic'), { force: 1 }),
  ]),
  wrong('purchase-a-card.0.3', 'Sullust’s card is on the deck, and its price said not to be paid', sullust, [
    buy(sam, 'y-wing'),
    claim(trigger(sam, 'sullust'), { turn: { resources: 1 } }),
  ]),
  legal('purchase-a-card.0.3', 'Sullust’s card is on the deck, and its price paid', sullust, [
    buy(sam, 'y-wing'),
    claim(trigger(sam, 'sullust'), { turn: { resources: 0 }, seats: { sam: { discard: [] } } }),
  ]),
  // damage stays on ships, turn after turn
  legal(
    'attacking-an-opponents-base.2.1',
    'three damage stay on a ship, and one more two turns later destroys it',
    table({
      vera: { units: [hit('boba-fett')], deck: ['inquisitor', S, S, S, S, S] },
      sam: { ships: ['rebel-transport', 'blockade-runner'] },
    }),
    [
      strike,
      vera('attack.damage', { ship: 'rebel-transport', amount: 2 }),
      vera('attack.damage', { ship: 'blockade-runner', amount: 3 }),
      end,
      send,
      play(vera, 'inquisitor'),
      option(vera, 'attack'),
      commit(vera, 'inquisitor'),
      claim(resolve(vera), { seats: { sam: { ships: [], base: { damage: 0 } } } }),
    ],
  ),
  wrong(
    'attacking-an-opponents-base.2.1',
    'the base is repaired, and a ship is said to be repaired too',
    table({
      vera: {
        ships: [{ card: 'star-destroyer', damage: 3 }, 'nebulon-b-frigate'],
        base: { card: 'lothal', damage: 3 },
      },
    }),
    [
      use(vera, 'nebulon-b-frigate'),
      claim(option(vera, 'repair'), { seats: { vera: { ships: [{ damage: 0 }, { name: 'nebulon-b-frigate' }] } } }),
    ],
  ),
  // a base revealed now comes before the resource of the Force
  legal(
    'beginning-of-turn.0.4',
    'Mustafar moves the marker to the end of the track, and that brings a resource',
    table({ turn: { phase: 'beginning' }, force: -1, vera: { base: 'none' }, sam: { victory: ['lothal'] } }),
    [
      vera('base.choose', { base: 'mustafar' }),
      claim(trigger(vera, 'mustafar'), { force: -3, turn: { resources: 1 } }),
    ],
    full,
  ),
  // bought, shuffled, drawn and played in one turn
  legal(
    'purchase-a-card.0.5',
    'a bought card is shuffled into the deck, drawn and played in the same turn',
    table({
      turn: { resources: 1 },
      row: ['tie-fighter'],
      galaxyDeck: ['lobot'],
      vera: { units: ['general-veers', 'at-at'], deck: [] },
    }),
    [buy(vera, 'tie-fighter'), use(vera, 'general-veers'), play(vera, 'tie-fighter')],
  ),
  // the card that was looked at is the next one
  wrong(
    'purchase-a-card.0.6',
    'another card comes up than the one that was looked at',
    table({ turn: { resources: 2 }, galaxyDeck: ['?', '?', '?'], vera: { units: ['moff-jerjerrod'] } }),
    [
      use(vera, 'moff-jerjerrod'),
      chance('galaxy.look', { card: 'at-at' }),
      buy(vera, 'scout-trooper'),
      chance('galaxy.refill', { card: 'y-wing' }),
    ],
  ),
  wrong(
    'look.0.2',
    'the card that was looked at is said to be in hand',
    table({ galaxyDeck: ['?', '?', '?'], vera: { units: ['moff-jerjerrod'] } }),
    [
      use(vera, 'moff-jerjerrod'),
      claim(chance('galaxy.look', { card: 'at-at' }), { seats: { vera: { hand: ['at-at'] } } }),
    ],
  ),
  // one wrong claim about a card that may have been any of many: the rest of the log is read all the same
  wrong(
    'discard.2.3',
    'the Rebel card that was revealed is said not to be discarded',
    table({ row: [], galaxyDeck: Array.from({ length: 9 }, () => '?'), vera: { units: ['scout-trooper'] } }),
    [use(vera, 'scout-trooper'), claim(chance('galaxy.reveal', { card: 'y-wing' }), { galaxy: { discard: [] } })],
  ),
  breaks(
    'discard.2.3',
    'and what is against the rules after it is still told',
    table({ row: [], galaxyDeck: Array.from({ length: 9 }, () => '?'), vera: { units: ['scout-trooper'] } }),
    [
      use(vera, 'scout-trooper'),
      claim(chance('galaxy.reveal', { card: 'y-wing' }), { galaxy: { discard: [] } }),
      buy(vera, 'outer-rim-pilot'),
    ],
    ['discard.2.3', 'purchase-a-card.0.2'],
  ),
  // what the cards told at the end of a turn, and a base that clears the row, have settled before
  ...atTheEnd,
  ...cleared,
];
