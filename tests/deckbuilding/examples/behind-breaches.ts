/**
 * @module
 * What comes behind breaches: it is judged as if the table had played on as it recorded, and a slip is told once.
 */
import { breaks, chance, type Example, rebelTurn, sam, table, vera } from '../example.ts';
import { A, buy, claim, commit, end, hit, play, pub, resolve, S, send, strike, use, wrong } from '../judged.ts';

const refill = (card: string) => chance('galaxy.refill', { card });
/** Nobody has told what Vera holds. */
const units = rebelTurn({
  row: ['tie-fighter', 'lobot', 'at-st', 'y-wing', 'general-veers', 'blockade-runner'],
  galaxyDeck: Array(20).fill('?'),
  vera: { hand: ['?', '?', '?', '?', '?'], base: { card: 'lothal', damage: 4 } },
  sam: { hand: [A], units: ['x-wing', 'rebel-commando', 'luke-skywalker'], ships: ['mon-calamari-cruiser'] },
});
/** The attack of the AT-AT is as much as the Cruiser has hit points. */
const cruiser = table({ vera: { units: ['at-at'] }, sam: { ships: ['mon-calamari-cruiser'] } });
/** The first card that Vera buys goes on top of her deck if the ability is used. */
const smuggler = table({
  turn: { resources: 6 },
  row: ['scout-trooper', 'lobot', 'at-st', 'rodian-gunslinger', 'x-wing', 'star-destroyer'],
  vera: { units: ['twilek-smuggler'], deck: [S, S, S, S, 'stormtrooper'] },
  sam: { hand: ['snowspeeder', A, A, A, A], deck: [A, A, 'rebel-trooper', 'chewbacca', 'b-wing'] },
});
const rebuilt = (...bought: string[]) => ({ order: ['twilek-smuggler', S, S, S, S, ...bought] });
const deck = rebuilt('scout-trooper', 'rodian-gunslinger');

export const examples: readonly Example[] = [
  wrong(
    'play-a-card.0.1',
    'of two purchases the second one went on top of the deck, and the pile has the first',
    smuggler,
    [
      use(vera, 'twilek-smuggler'),
      buy(vera, 'scout-trooper'),
      buy(vera, 'rodian-gunslinger'),
      end,
      send,
      play(vera, 'rodian-gunslinger'),
      play(vera, S),
      end,
      chance('deck.shuffle', deck),
    ],
  ),
  ...[
    { bought: ['rodian-gunslinger', 'scout-trooper'], order: deck },
    { bought: ['outer-rim-pilot', 'outer-rim-pilot'], order: rebuilt('outer-rim-pilot', 'outer-rim-pilot') },
  ].map(({ bought: [first = '', second = ''], order }) =>
    wrong('discard.1', `${first} is discarded from hand as nobody recorded that it went on top of the deck`, smuggler, [
      buy(vera, first),
      buy(vera, second),
      end,
      play(sam, 'snowspeeder'),
      use(sam, 'snowspeeder'),
      vera('hand.discard', { card: first }),
      send,
      play(vera, S),
      end,
      chance('deck.shuffle', order),
    ]),
  ),
  breaks(
    'paying-off-neutral-cards.0.1',
    'three units go for what they cannot attack, and what comes behind is judged',
    units,
    [
      commit(sam, 'x-wing', 'lobot'),
      commit(sam, 'rebel-commando', 'y-wing'),
      commit(sam, 'luke-skywalker', 'blockade-runner'),
      send,
      play(vera, 'lobot'),
      end,
    ],
    [
      'paying-off-neutral-cards.0.1',
      'bounty-hunting-and-sabotage.0.4',
      'paying-off-neutral-cards.0.1',
      'play-a-card.0.1',
    ],
    pub,
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.4',
    'a capital ship is attacked by its name: the damage goes to it, and nothing leaves the row',
    cruiser,
    [
      commit(vera, 'at-at', 'mon-calamari-cruiser'),
      claim(resolve(vera, 'mon-calamari-cruiser'), { seats: { sam: { ships: [] } } }),
      end,
    ],
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.4',
    'a card is attacked that does not lie in the row: nothing comes in its place',
    cruiser,
    [commit(vera, 'at-at', 'b-wing'), resolve(vera, 'b-wing'), end],
  ),
  wrong(
    'discard.1',
    'the wrong player discards, out of the own hand: the ability is resolved with that',
    rebelTurn({
      sam: { hand: [A], units: ['snowspeeder'] },
      vera: { hand: [S, 'stormtrooper'] },
    }),
    [
      use(sam, 'snowspeeder'),
      sam('hand.discard', { card: A }),
      claim(send, { seats: { vera: { hand: [S, 'stormtrooper'] } } }),
      play(vera, 'stormtrooper'),
    ],
    pub,
  ),
  ...(
    [
      ['the next one comes in its place', [chance('galaxy.refill', { card: 'bossk' })]],
      ['nothing comes in its place', []],
    ] as const
  ).map(([shows, then]) =>
    wrong(
      'ability.0.1',
      `a card is taken that lies in the row instead of the galaxy discard pile, and ${shows}`,
      table({
        turn: { resources: 9 },
        row: ['tie-fighter', 'lobot', 'at-st', 'y-wing', 'star-destroyer', 'rodian-gunslinger'],
        galaxyDiscard: ['dengar', 'x-wing'],
        galaxyDeck: Array(20).fill('?'),
        vera: { units: ['jawa-scavenger'] },
      }),
      [use(vera, 'jawa-scavenger'), vera('galaxy.take', { card: 'lobot' }), ...then, end],
      pub,
    ),
  ),
  ...(
    [
      ['its cards come to hand', [play(vera, 'stormtrooper')]],
      ['nothing comes of it', [end]],
    ] as const
  ).map(([shows, then]) =>
    wrong(
      'when.0.2',
      `the ability of a defeat is used without one, and ${shows}`,
      table({ vera: { hand: [S], units: ['boba-fett'], deck: ['stormtrooper', 'inquisitor'] } }),
      [use(vera, 'boba-fett'), ...then],
    ),
  ),
  wrong(
    'purchase-a-card.0.1',
    'a card is bought that does not lie in the row, and what is bought behind it goes on with a record of what everybody knew',
    table({
      force: -1,
      turn: { resources: 3 },
      row: ['tie-fighter', 'lobot', 'at-st', 'y-wing', 'star-destroyer', 'rodian-gunslinger'],
      galaxyDeck: ['bossk', ...Array(20).fill('?')],
      vera: { units: ['moff-jerjerrod'] },
    }),
    [
      use(vera, 'moff-jerjerrod'),
      vera('galaxy.swap', { card: 'y-wing' }),
      buy(vera, 'jabba-the-hutt'),
      buy(vera, 'bossk'),
      chance('galaxy.refill', { card: 'y-wing' }),
      end,
    ],
    pub,
  ),
  wrong(
    'resolve-an-attack.0.1',
    'a card has left the row before those attack that were committed to it',
    table({
      row: ['x-wing', 'tie-fighter'],
      galaxyDeck: ['lobot', 'at-st'],
      vera: { units: [hit('at-at', 'x-wing'), 'tie-bomber'] },
    }),
    [use(vera, 'tie-bomber'), vera('row.discard', { card: 'x-wing' }), resolve(vera, 'x-wing'), end],
  ),
  wrong(
    'attacking-an-opponents-base.1',
    'damage is claimed past a ship that destroys the base: another base is chosen, and that is not in doubt',
    rebelTurn({
      sam: { hand: [], units: ['luke-skywalker'] },
      vera: {
        hand: [S],
        base: { card: 'lothal', damage: 2 },
        ships: ['gozanti-cruiser'],
      },
    }),
    [
      commit(sam, 'luke-skywalker'),
      claim(resolve(sam), { seats: { vera: { base: { damage: 8 } } } }),
      send,
      vera('base.choose', { base: 'corellia' }),
      end,
    ],
  ),
  wrong(
    'destroy.0.1',
    'an ability that had no ship to destroy destroys one',
    rebelTurn({ force: 1, sam: { units: ['luke-skywalker'], hand: [] } }),
    [use(sam, 'luke-skywalker'), sam('ship.destroy', { ship: 'imperial-carrier', from: 'play' }), send],
  ),
  wrong(
    'ability.0.1',
    'an ability that had no card to bring back brings one that does not fit',
    rebelTurn({ force: 1, sam: { units: ['millennium-falcon'], hand: [], discard: ['y-wing', 'temple-guardian'] } }),
    [use(sam, 'millennium-falcon'), sam('discard.return', { card: 'temple-guardian' }), send],
  ),
  ...[
    { left: 0, also: [] },
    { left: 1, also: ['play-a-card.0.3' as const] },
  ].map(({ left, also }) =>
    breaks(
      'purchase-a-card.0.2',
      `a card is bought before those are played that pay for it, and ${left} is claimed to be left`,
      table({ row: ['lobot'], galaxyDeck: ['at-st'], vera: { hand: [S, S, S], deck: [S, S, S, S] } }),
      [buy(vera, 'lobot'), play(vera, S), play(vera, S), claim(play(vera, S), { turn: { resources: left } }), end],
      ['purchase-a-card.0.2', ...also],
    ),
  ),
  breaks(
    'purchase-a-card.0.2',
    'a card that was bought too early has been paid with what came later, and that is spent',
    table({
      row: ['lobot', 'dengar'],
      galaxyDeck: ['at-st', 'tie-bomber'],
      vera: { hand: [S, S, S], deck: [S, S, S, S] },
    }),
    [
      buy(vera, 'lobot'),
      play(vera, S),
      play(vera, S),
      claim(play(vera, S), { turn: { resources: 0 } }),
      buy(vera, 'dengar'),
      end,
    ],
    ['purchase-a-card.0.2', 'purchase-a-card.0.2'],
  ),
  ...[
    { expect: { turn: { resources: 5 } }, by: 'purchase-a-card.0.3' as const },
    { expect: { seats: { vera: { discard: [] } } }, by: 'purchase-a-card.0.4' as const },
  ].map(({ expect, by }) =>
    breaks(
      'purchase-a-card.0.2',
      `what a card that was too dear has settled is claimed wrongly where the next card comes: ${by}`,
      table({ turn: { resources: 1 }, row: ['lobot'], galaxyDeck: ['?', '?'] }),
      [buy(vera, 'lobot'), claim(chance('galaxy.refill', { card: 'dengar' }), expect), end],
      ['purchase-a-card.0.2', by],
      pub,
    ),
  ),
  breaks(
    'purchase-a-card.0.6',
    'the next card of the row is recorded before the card that a base takes as it is revealed',
    table({
      turn: { phase: 'beginning' },
      row: ['tie-fighter', 'lobot', 'at-st', 'y-wing', 'star-destroyer', 'rodian-gunslinger'],
      galaxyDeck: Array(20).fill('?'),
      vera: { hand: [S], base: 'none' },
      sam: { victory: ['lothal'] },
    }),
    [
      vera('base.choose', { base: 'corellia' }),
      chance('galaxy.refill', { card: 'bossk' }),
      claim(vera('galaxy.take', { card: 'at-st' }), { seats: { vera: { hand: [S, 'at-st'] } } }),
      play(vera, 'at-st'),
      end,
    ],
    ['purchase-a-card.0.6'],
    pub,
  ),
  breaks(
    'taking-your-turn.0.1',
    'the ability that looks at the top card has not been recorded, and what it does has',
    table({
      force: -1,
      turn: { resources: 3 },
      row: ['tie-fighter', 'lobot', 'at-st', 'y-wing', 'star-destroyer', 'rodian-gunslinger'],
      galaxyDeck: Array(20).fill('?'),
      vera: { units: ['moff-jerjerrod'] },
    }),
    [
      chance('galaxy.look', { card: 'bossk' }),
      vera('galaxy.swap', { card: 'y-wing' }),
      buy(vera, 'bossk'),
      chance('galaxy.refill', { card: 'y-wing' }),
      end,
    ],
    ['taking-your-turn.0.1'],
    pub,
  ),
  wrong(
    'purchase-a-card.0.3',
    'a wrong claim stands before the next card of the row, and the table plays on with it',
    rebelTurn({ turn: { resources: 3 }, row: ['lobot', 'tie-fighter', 'x-wing'], galaxyDeck: Array(20).fill('?') }),
    [
      claim(buy(sam, 'x-wing'), { turn: { resources: 3 } }),
      chance('galaxy.refill', { card: 'bossk' }),
      buy(sam, 'outer-rim-pilot'),
      send,
    ],
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.7',
    'a defeated card is claimed on the discard pile of whoever has defeated it, before the next card of the row and later',
    rebelTurn({
      row: ['lobot', 'tie-fighter', 'x-wing'],
      galaxyDeck: Array(20).fill('?'),
      sam: { units: ['rebel-trooper'] },
    }),
    [
      commit(sam, 'rebel-trooper', 'tie-fighter'),
      claim(resolve(sam, 'tie-fighter'), { seats: { sam: { discard: ['tie-fighter'] } } }),
      chance('galaxy.refill', { card: 'bossk' }),
      sam('reward.take'),
      claim(send, { seats: { sam: { discard: ['rebel-trooper', 'tie-fighter'] } } }),
    ],
  ),
  wrong(
    'playing-the-game.0.1',
    "a card of the row is bought in the midst of the other player's turn, who attacks what has come up in its place",
    rebelTurn({ sam: { hand: [A], units: ['x-wing'] }, vera: { hand: [S] } }),
    [buy(vera, 'scout-trooper'), refill('tie-fighter'), play(sam, A), commit(sam, 'x-wing', 'tie-fighter'), send],
  ),
  wrong(
    'playing-the-game.0.1',
    'the same where nobody knows what comes up, and the other turn ends behind it: the card lies on the pile of the buyer',
    rebelTurn({ galaxyDeck: Array(20).fill('?'), sam: { hand: [A] }, vera: { hand: [S] } }),
    [
      play(sam, A),
      buy(vera, 'scout-trooper'),
      refill('y-wing'),
      send,
      play(vera, S),
      claim(end, { seats: { vera: { discard: [S, 'scout-trooper'] } } }),
    ],
  ),
  wrong(
    'playing-the-game.0.1',
    'an ability is used with all that follows in the midst of the turn of the other player, who goes on',
    rebelTurn({ sam: { hand: [A] }, vera: { hand: ['stormtrooper', S], ships: ['gozanti-cruiser'] } }),
    [
      use(vera, 'gozanti-cruiser'),
      vera('hand.discard', { card: 'stormtrooper' }),
      play(sam, A),
      send,
      play(vera, S),
      end,
    ],
  ),
  breaks(
    'playing-the-game.0.1',
    'what was bought so is in the row no longer',
    rebelTurn({ turn: { resources: 9 }, sam: { hand: [A] } }),
    [buy(vera, 'duros-spy'), refill('tie-fighter'), play(sam, A), buy(sam, 'duros-spy'), send],
    ['playing-the-game.0.1', 'purchase-a-card.0.1'],
  ),
  wrong(
    'bounty-hunting-and-sabotage.3.2',
    'of two cards that were attacked in vain the last one is taken for defeated, with its reward',
    table({
      turn: { resources: 0 },
      row: ['x-wing', 'chewbacca', 'lobot'],
      vera: { hand: [S], units: [hit('stormtrooper', 'chewbacca'), hit('tie-fighter', 'x-wing')] },
    }),
    [
      resolve(vera, 'chewbacca'),
      resolve(vera, 'x-wing'),
      refill('tie-fighter'),
      claim(vera('reward.take'), { turn: { resources: 3 } }),
      claim(play(vera, S), { turn: { resources: 4 } }),
      end,
    ],
  ),
  wrong(
    'bounty-hunting-and-sabotage.3.2',
    'a card that was attacked in vain is taken for defeated, and the card that everybody knew to come is told: its reward, the rest of the turn and the next shuffle go with that',
    table({
      turn: { resources: 0 },
      row: ['x-wing', 'chewbacca', 'lobot', 'tie-fighter', 'bossk', 'at-st'],
      galaxyDeck: ['rebel-transport', 'y-wing'],
      vera: { units: ['stormtrooper', hit('tie-fighter', 'chewbacca')], deck: [], discard: [S, S, S] },
    }),
    [
      resolve(vera, 'chewbacca'),
      refill('rebel-transport'),
      vera('reward.take'),
      commit(vera, 'stormtrooper'),
      strike,
      end,
      chance('deck.shuffle', { seat: 'vera', order: [S, S, S, 'stormtrooper', 'tie-fighter'] }),
    ],
  ),
  ...[
    ...[[], [refill('tie-fighter')]].flatMap((more) => [
      { rule: 'paying-off-neutral-cards.0.1', by: 'luke-skywalker', target: 'lobot', more },
      { rule: 'bounty-hunting-and-sabotage.0.4', by: 'luke-skywalker', target: 'y-wing', more },
      { rule: 'bounty-hunting-and-sabotage.1', by: 'mon-calamari-cruiser', target: 'tie-fighter', more },
    ]),
  ].map(({ rule, by, target, more }) =>
    wrong(
      rule as `${string}.${string}`,
      `${by} attacks ${target} in the row, ${more.length === 0 ? 'and nothing comes of it' : 'which is defeated'}`,
      units,
      [commit(sam, by, target), resolve(sam, target), ...more, play(sam, A), send],
      pub,
    ),
  ),
  wrong(
    'log.the-move-log.6',
    'units defeat a card of the row, and the one that comes is not recorded',
    units,
    [commit(sam, 'luke-skywalker', 'tie-fighter'), resolve(sam, 'tie-fighter'), send],
    pub,
  ),
  breaks(
    'purchase-a-card.0.2',
    'what the claims of a purchase show to have been bought has been paid, although the card that came was not told',
    rebelTurn({
      turn: { resources: 3 },
      galaxyDeck: Array(20).fill('?'),
      row: ['scout-trooper', 'x-wing', 'chewbacca', 'lobot', 'director-krennic', 'duros-spy'],
      sam: { hand: [A, 'rebel-trooper'] },
    }),
    [
      claim(buy(sam, 'lobot'), { seats: { sam: { discard: ['lobot'] } } }),
      play(sam, A),
      play(sam, 'rebel-trooper'),
      buy(sam, 'chewbacca'),
      refill('at-at'),
      send,
    ],
    ['log.the-move-log.6', 'purchase-a-card.0.2'],
    pub,
  ),
  ...[
    [end, claim(play(sam, A), { turn: { resources: 4 } })],
    [end, play(sam, A), claim(play(sam, A), { turn: { resources: 5 } })],
    [end, send, claim(play(vera, S), { turn: { resources: 4 } })],
  ].map((moves) =>
    wrong(
      'end-your-turn.3.2',
      `what was left of a turn is claimed ${moves.length} entries later`,
      table({ turn: { resources: 3 }, vera: { deck: Array(5).fill(S) }, sam: { hand: [A, A], deck: [] } }),
      moves,
    ),
  ),
  wrong(
    'play-a-card.0.3',
    'a card is counted as more than was left of the last turn',
    table({ turn: { resources: 3 }, sam: { hand: [A] } }),
    [end, claim(play(sam, A), { turn: { resources: 3 } })],
  ),
  wrong(
    'beginning-of-turn.0.5',
    'the resources of a ship are forgotten, as the second card shows',
    table({ sam: { hand: [A, A], ships: ['hammerhead-corvette'], deck: [] } }),
    [end, play(sam, A), claim(play(sam, A), { turn: { resources: 2 } }), send],
  ),
  wrong(
    'while.0.1',
    'Hoth keeps damage off itself twice in a turn',
    table({ vera: { units: ['at-at', 'tie-fighter'] }, sam: { base: 'hoth' } }),
    [
      commit(vera, 'at-at'),
      claim(strike, { seats: { sam: { base: { damage: 4 } } } }),
      commit(vera, 'tie-fighter'),
      claim(strike, { seats: { sam: { base: { damage: 4 } } } }),
    ],
  ),
  wrong(
    'choose.0.1',
    'both options of the Rebel Transport are claimed, although a card of the hand may have brought the resource as well',
    rebelTurn({
      turn: { resources: 0 },
      sam: { hand: [A], ships: ['rebel-transport'], base: { card: 'dantooine', damage: 1 } },
    }),
    [claim(use(sam, 'rebel-transport'), { turn: { resources: 1 }, seats: { sam: { base: { damage: 0 } } } }), send],
  ),
  wrong(
    'play-a-card.0.1',
    'a hand is claimed a card short that has not been played, and attacks next: it had been',
    table({ vera: { hand: ['at-at', 'stormtrooper', 'tie-fighter'] } }),
    [claim(play(vera, 'tie-fighter'), { seats: { vera: { hand: ['at-at'] } } }), commit(vera, 'stormtrooper'), end],
  ),
  wrong(
    'play-a-card.0.1',
    'a unit is claimed gone that its own ability exiles, and lies in no pile later: it was used',
    table({ vera: { hand: [S], units: ['outer-rim-pilot', 'at-at'], discard: [] }, sam: { hand: [A] } }),
    [
      claim(play(vera, S), { seats: { vera: { units: ['at-at', S] } } }),
      end,
      claim(play(sam, A), { exile: ['outer-rim-pilot'], seats: { vera: { discard: ['at-at', S] } } }),
    ],
  ),
  ...[
    { rule: 'beginning-of-turn.1', card: 'lobot', shows: 'a card without reward' },
    { rule: 'discard.3', card: 'x-wing', shows: 'a card with a reward' },
  ].map(({ rule, card, shows }) =>
    wrong(
      rule as `${string}.${string}`,
      `${shows} is discarded from the row by an ability, and more resources are claimed`,
      table({ turn: { resources: 2 }, row: ['x-wing', 'lobot', 'at-st'], vera: { hand: [S], units: ['tie-bomber'] } }),
      [use(vera, 'tie-bomber'), claim(vera('row.discard', { card }), { turn: { resources: 3 } }), end],
    ),
  ),
];
