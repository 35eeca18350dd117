/**
 * @module
 * Claims that a table would write and that are not so,
 * written from the rulebook's text, each with the rule that a judge would name, and beside them what is just legal.
 */
import { chance, type Example, rebelTurn, sam, table, vera } from '../example.ts';
import {
  A,
  buy,
  claim,
  close,
  commit,
  due,
  end,
  full,
  hidden,
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

const carrier = { ships: ['imperial-carrier'] };
const lost = { discard: ['imperial-carrier'] };

export const examples: readonly Example[] = [
  // the base by its name alone
  legal(
    'attacking-an-opponents-base.3.3',
    'the base that has fallen is called none',
    table({ vera: { units: [hit('at-at')] }, sam: { base: { card: 'dantooine', damage: 2 } } }),
    [claim(strike, { seats: { sam: { base: 'none' }, vera: { base: 'lothal' } } })],
  ),
  wrong(
    'attacking-an-opponents-base.3.3',
    'the next base is said to stand at once, by its name',
    table({ vera: { units: [hit('at-at')] }, sam: { base: { card: 'dantooine', damage: 2 } } }),
    [claim(strike, { seats: { sam: { base: 'hoth' } } })],
  ),
  // the Force
  wrong(
    'the-balance-of-the-force.0.2',
    'Leia puts the card on the deck though the Force is with nobody',
    rebelTurn({ sam: { units: ['princess-leia'] } }),
    [
      use(sam, 'princess-leia'),
      claim(sam('galaxy.take', { card: 'x-wing' }), { seats: { sam: { deck: ['x-wing', A, A, A, A, A, A] } } }),
    ],
  ),
  wrong('play-a-card.0.4', 'Tarkin moves the marker one space', table({ vera: { hand: ['grand-moff-tarkin'] } }), [
    claim(play(vera, 'grand-moff-tarkin'), { force: -1 }),
  ]),
  wrong(
    'the-balance-of-the-force.0.3',
    'a card is bought and the marker is said to have moved',
    table({ turn: { resources: 2 } }),
    [claim(buy(vera, 'scout-trooper'), { force: -1 })],
  ),
  wrong('the-balance-of-the-force.0.3', 'the turn ends and the marker is said to drift back', table({ force: -2 }), [
    claim(end, { force: -1 }),
  ]),
  wrong(
    'play-a-card.0.4',
    'the marker is said to stay where two spaces more would pass the end of the track',
    table({ force: -2, vera: { hand: ['grand-moff-tarkin'] } }),
    [claim(play(vera, 'grand-moff-tarkin'), { force: -2 })],
  ),
  legal(
    'the-balance-of-the-force.0.6',
    'the marker stops at the end of the track',
    table({ force: -2, vera: { hand: ['grand-moff-tarkin'] } }),
    [claim(play(vera, 'grand-moff-tarkin'), { force: -3 })],
  ),
  wrong(
    'the-balance-of-the-force.0.3',
    'the pilot gives its Force to the other side',
    table({ vera: { units: ['outer-rim-pilot'] } }),
    [claim(use(vera, 'outer-rim-pilot'), { force: 1 })],
  ),
  // what constant abilities add to an attack
  ...(
    [
      ['gain.0.2', 'without the Force the Death Trooper is counted with it', 'death-trooper', 5, 0, {}],
      ['while.0.1', 'with the Force the Death Trooper is counted without it', 'death-trooper', 3, -1, {}],
      ['while.0.1', 'the Carrier is not counted', 'tie-interceptor', 3, 0, carrier],
      ['while.0.2', 'a lost Carrier is counted', 'tie-interceptor', 4, 0, lost],
      ['attacking-an-opponents-base.0.2', 'one is counted that nothing gives', 'death-trooper', 4, 0, {}],
    ] as const
  ).map(([rule, shows, card, damage, force, own]) =>
    wrong(rule, `${shows}, as the damage of the base shows`, table({ force, vera: { units: [hit(card)], ...own } }), [
      claim(strike, { seats: { sam: { base: { damage } } } }),
    ]),
  ),
  // beginning of a turn
  wrong('beginning-of-turn.0.4', 'marker at the Rebel end, no resource is counted', table({ force: 3 }), [
    claim(end, { turn: { resources: 0 } }),
  ]),
  wrong('beginning-of-turn.0.4', 'marker at the last space but one, a resource is counted', table({ force: 2 }), [
    claim(end, { turn: { resources: 1 } }),
  ]),
  wrong('beginning-of-turn.0.4', 'marker at the Empire end gives the Rebels a resource', table({ force: -3 }), [
    claim(end, { turn: { resources: 1 } }),
  ]),
  wrong(
    'beginning-of-turn.0.4',
    'marker at the last space but one, and one is counted with the first card',
    rebelTurn({ force: 2, sam: { hand: [A] } }),
    [claim(play(sam, A), { turn: { resources: 2 } })],
  ),
  wrong('beginning-of-turn.0.6', 'the turn of the Rebels is said to begin with a resource from the base', table({}), [
    claim(end, { turn: { seat: 'sam', resources: 1 } }),
  ]),
  wrong(
    'beginning-of-turn.0.5',
    'two ships: one is counted',
    table({ sam: { ships: ['hammerhead-corvette', 'blockade-runner'] } }),
    [claim(end, { turn: { resources: 2 } })],
  ),
  wrong(
    'beginning-of-turn.0.5',
    'a ship of the player who ended gives the other player resources',
    table({ vera: { ships: ['imperial-carrier'] } }),
    [claim(end, { turn: { resources: 3 } })],
  ),
  legal(
    'beginning-of-turn.0.5',
    'two ships give their resources',
    table({ sam: { ships: ['hammerhead-corvette', 'blockade-runner'] } }),
    [claim(end, { turn: { resources: 3 } })],
  ),
  wrong('end-your-turn.3.2', 'unspent resources go to the next player', table({ turn: { resources: 4 } }), [
    claim(end, { turn: { seat: 'sam', resources: 4 } }),
  ]),
  wrong('attacking-an-opponents-base.3.4', 'the new base is said to begin with damage', due(), [
    claim(sam('base.choose', { base: 'hoth' }), { seats: { sam: { base: { damage: 3 } } } }),
  ]),
  // turn order
  wrong('playing-the-game.0.3', 'the Empire is said to have another turn', table({}), [
    claim(end, { turn: { seat: 'vera' } }),
  ]),
  // playing
  wrong('play-a-card.0.3', 'a Stormtrooper is said to give a resource', table({ vera: { hand: ['stormtrooper'] } }), [
    claim(play(vera, 'stormtrooper'), { turn: { resources: 1 } }),
  ]),
  wrong('play-a-card.0.3', 'Tarkin’s resources are forgotten', table({ vera: { hand: ['grand-moff-tarkin'] } }), [
    claim(play(vera, 'grand-moff-tarkin'), { turn: { resources: 0 }, force: -2 }),
  ]),
  wrong('play-a-card.0.4', 'a shuttle is said to give a Force', table({ vera: { hand: [S] } }), [
    claim(play(vera, S), { turn: { resources: 1 }, force: -1 }),
  ]),
  wrong(
    'end-your-turn.2',
    'a ship is said to be discarded at the end of the turn',
    table({ vera: { ships: ['star-destroyer'] } }),
    [claim(end, { seats: { vera: { ships: [] } } })],
  ),
  wrong(
    'attacking-an-opponents-base.2.1',
    'a ship is said to be repaired at the end of the turn',
    table({ vera: { ships: [{ card: 'star-destroyer', damage: 3 }] } }),
    [claim(end, { seats: { vera: { ships: [{ damage: 0 }] } } })],
  ),
  wrong('play-a-card.0.1', 'a played card is said to be still in hand', table({ vera: { hand: [S, 'at-st'] } }), [
    claim(play(vera, S), { seats: { vera: { hand: [S, 'at-st'] } } }),
  ]),
  // purchases
  wrong('purchase-a-card.0.3', 'the counters are said to be still in the pool', table({ turn: { resources: 3 } }), [
    claim(buy(vera, 'scout-trooper'), { turn: { resources: 3 } }),
  ]),
  wrong('purchase-a-card.0.3', 'all counters are said to be spent', table({ turn: { resources: 3 } }), [
    claim(buy(vera, 'scout-trooper'), { turn: { resources: 0 } }),
  ]),
  wrong('purchase-a-card.0.4', 'the bought card is said to be in hand', table({ turn: { resources: 3 } }), [
    claim(buy(vera, 'scout-trooper'), { seats: { vera: { hand: ['scout-trooper'] } } }),
  ]),
  wrong(
    'purchase-a-card.0.4',
    'the bought card is said to lie under the pile',
    table({ turn: { resources: 3 }, vera: { discard: ['at-st'] } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { vera: { discard: ['at-st', 'scout-trooper'] } } })],
  ),
  wrong('purchase-a-card.0.4', 'the bought card is said to lie on the deck', table({ turn: { resources: 3 } }), [
    claim(buy(vera, 'scout-trooper'), { seats: { vera: { deck: ['scout-trooper', S, S, S, S, S, S] } } }),
  ]),
  wrong('purchase-a-card.0.6', 'the row is said to have five cards', table({ turn: { resources: 3 } }), [
    claim(buy(vera, 'scout-trooper'), {
      galaxy: { row: ['x-wing', 'rodian-gunslinger', 'c-roc-cruiser', 'director-krennic', 'duros-spy'] },
    }),
  ]),
  wrong(
    'purchase-a-card.0.4',
    'the second card that Sullust’s owner buys is said to go on the deck',
    rebelTurn({
      row: ['y-wing', 'duros-spy'],
      turn: { resources: 5 },
      sam: { base: 'sullust' },
      vera: { victory: ['dantooine'] },
    }),
    [
      buy(sam, 'y-wing'),
      sam('trigger.use', { source: 'sullust' }),
      claim(buy(sam, 'duros-spy'), { seats: { sam: { deck: ['duros-spy', 'y-wing', A, A, A, A, A, A] } } }),
    ],
  ),
  // abilities
  wrong(
    'repair.0.2',
    'a repair of three on two damage is said to do nothing',
    rebelTurn({ force: 1, sam: { units: ['u-wing'], base: { card: 'dantooine', damage: 2 } } }),
    [claim(use(sam, 'u-wing'), { seats: { sam: { base: { damage: 2 } } } })],
  ),
  wrong(
    'repair.0.2',
    'a repair of three on five damage is said to take all off',
    rebelTurn({ force: 1, sam: { units: ['u-wing'], base: { card: 'dantooine', damage: 5 } } }),
    [claim(use(sam, 'u-wing'), { seats: { sam: { base: { damage: 0 } } } })],
  ),
  wrong(
    'attacking-an-opponents-base.2.1',
    'a base is said to be repaired by nothing',
    table({ vera: { base: { card: 'lothal', damage: 4 }, hand: [S] } }),
    [claim(play(vera, S), { seats: { vera: { base: { damage: 3 } } } })],
  ),
  wrong(
    'attacking-an-opponents-base.2.1',
    'a base is said to be repaired at the end of the turn',
    table({ vera: { base: { card: 'lothal', damage: 4 } } }),
    [claim(end, { seats: { vera: { base: { damage: 0 } } } })],
  ),
  wrong(
    'attacking-an-opponents-base.2',
    'a base is said to take damage by a purchase',
    table({ turn: { resources: 2 } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { sam: { base: { damage: 2 } } } })],
  ),
  // choose
  wrong(
    'use-a-card-ability.0.1',
    'the Landing Craft is said to give three',
    table({ vera: { units: ['landing-craft'] } }),
    [use(vera, 'landing-craft'), claim(vera('choose.option', { option: 'resources' }), { turn: { resources: 3 } })],
  ),
  wrong(
    'choose.0.1',
    'the Frigate is said to give both',
    table({ vera: { ships: ['nebulon-b-frigate'], base: { card: 'lothal', damage: 5 } } }),
    [
      use(vera, 'nebulon-b-frigate'),
      claim(vera('choose.option', { option: 'resources' }), {
        turn: { resources: 3 },
        seats: { vera: { base: { damage: 2 } } },
      }),
    ],
  ),
  // damage of abilities
  wrong('deal-damage.0.1', 'the Y-Wing is said to deal three', rebelTurn({ sam: { units: ['y-wing'] } }), [
    claim(use(sam, 'y-wing'), { seats: { vera: { base: { damage: 3 } } } }),
  ]),
  wrong(
    'deal-damage.0.2',
    'a ship is said to stop the damage of the Y-Wing',
    rebelTurn({ sam: { units: ['y-wing'] }, vera: { ships: ['star-destroyer'] } }),
    [claim(use(sam, 'y-wing'), { seats: { vera: { ships: [{ damage: 2 }] } } })],
    { rulings: { yWing: 'enemy-base' } },
  ),
  legal(
    'exile.1',
    'the Y-Wing attacks and is exiled afterwards',
    rebelTurn({ sam: { units: ['y-wing'] } }),
    [commit(sam, 'y-wing'), resolve(sam), claim(use(sam, 'y-wing'), { seats: { vera: { base: { damage: 4 } } } })],
    { rulings: { yWing: 'enemy-base' } },
  ),
  // destroy
  wrong(
    'destroy.1',
    'a destroyed ship is said to lie in the pile of the destroyer',
    rebelTurn({ force: 1, sam: { units: ['luke-skywalker'] }, vera: { ships: ['star-destroyer'] } }),
    [
      use(sam, 'luke-skywalker'),
      claim(sam('ship.destroy', { ship: 'star-destroyer', from: 'play' }), {
        seats: { sam: { discard: ['star-destroyer'] } },
      }),
    ],
  ),
  wrong(
    'destroy.2',
    'a destroyed ship of the row is said to lie in the own pile',
    table({ turn: { resources: 4 }, vera: { base: 'death-star' }, sam: { victory: ['lothal'] } }),
    [
      use(vera, 'death-star'),
      claim(vera('ship.destroy', { ship: 'c-roc-cruiser', from: 'row' }), {
        seats: { vera: { discard: ['c-roc-cruiser'] } },
      }),
    ],
  ),
  // discards
  wrong(
    'discard.2.2',
    'the discarded card is said to lie in the other pile',
    rebelTurn({ sam: { units: ['snowspeeder'] }, vera: { hand: [S, 'at-at'] } }),
    [use(sam, 'snowspeeder'), claim(vera('hand.discard', { card: S }), { seats: { sam: { discard: [S] } } })],
  ),
  wrong(
    'discard.3',
    'the bomber brings the Force of a reward',
    table({ vera: { units: ['tie-bomber'] }, row: ['rebel-commando'] }),
    [use(vera, 'tie-bomber'), claim(vera('row.discard', { card: 'rebel-commando' }), { force: -2 })],
  ),
  wrong(
    'discard.2.3',
    'a discarded row card is said to be in the own pile',
    table({ vera: { units: ['tie-bomber'] } }),
    [
      use(vera, 'tie-bomber'),
      claim(vera('row.discard', { card: 'x-wing' }), { seats: { vera: { discard: ['x-wing'] } } }),
    ],
  ),
  wrong(
    'ability.0.1',
    'Jyn’s card is said to lie in the discard pile',
    rebelTurn({ force: 1, sam: { units: ['jyn-erso'] }, vera: { hand: ['at-at'] } }),
    [use(sam, 'jyn-erso'), claim(sam('hand.to-deck', { card: 'at-at' }), { seats: { vera: { discard: ['at-at'] } } })],
  ),
  // exile
  wrong(
    'exile.0.3',
    'an exiled card is said to be in the discard pile',
    table({ vera: { units: ['outer-rim-pilot'] } }),
    [claim(use(vera, 'outer-rim-pilot'), { seats: { vera: { discard: ['outer-rim-pilot'] } } })],
  ),
  wrong(
    'exile.0.3',
    'an exiled pilot is said to be back in the stack',
    table({ vera: { units: ['outer-rim-pilot'] }, pilots: 9 }),
    [claim(use(vera, 'outer-rim-pilot'), { galaxy: { pilots: 10 } })],
  ),
  // reveal, look
  wrong(
    'reveal.0.2',
    'a revealed neutral card is said to be discarded',
    table({ vera: { units: ['scout-trooper'] }, row: [], galaxyDeck: ['bossk', 'lobot'] }),
    [claim(use(vera, 'scout-trooper'), { galaxy: { discard: ['bossk'] } })],
  ),
  wrong(
    'frequently-asked-questions.9',
    'a revealed neutral card is said to give a Force',
    table({ vera: { units: ['scout-trooper'] }, row: [], galaxyDeck: ['bossk', 'lobot'] }),
    [claim(use(vera, 'scout-trooper'), { force: -1 })],
  ),
  wrong(
    'reveal.0.2',
    'a revealed Empire card is said to be drawn',
    table({ vera: { units: ['scout-trooper'] }, row: [], galaxyDeck: ['tie-fighter', 'lobot'] }),
    [claim(use(vera, 'scout-trooper'), { galaxy: { deck: ['lobot'] } })],
  ),
  wrong('look.0.2', 'the card looked at is said to be discarded', table({ vera: { units: ['moff-jerjerrod'] } }), [
    claim(use(vera, 'moff-jerjerrod'), { galaxy: { deck: ['y-wing', 'bossk', 'at-st', 'snowspeeder'] } }),
  ]),
  // committing
  wrong(
    'bounty-hunting-and-sabotage.0.9',
    'Ord Mantell: the reward is said to be more than the cost',
    table({
      row: ['dengar'],
      vera: { base: 'ord-mantell', units: [hit('at-st', 'dengar')] },
      sam: { victory: ['lothal'] },
    }),
    [resolve(vera, 'dengar'), claim(vera('reward.take'), { turn: { resources: 5 } })],
    full,
  ),
  wrong(
    'commit-to-an-attack.0.9',
    'the target is said to be gone when a unit is committed',
    table({ vera: { units: ['at-st'] } }),
    [claim(commit(vera, 'at-st', 'x-wing'), { galaxy: { discard: ['x-wing'] } })],
  ),
  wrong('commit-to-an-attack.0.6', 'the unit is said to stand elsewhere', table({ vera: { units: ['at-st'] } }), [
    claim(commit(vera, 'at-st', 'x-wing'), { seats: { vera: { units: [{ committed: 'base' }] } } }),
  ]),
  // row attacks
  wrong(
    'bounty-hunting-and-sabotage.3.2',
    'a failed attack is said to have defeated',
    rebelTurn({ sam: { units: [hit('x-wing', 'director-krennic')] } }),
    [claim(resolve(sam, 'director-krennic'), { galaxy: { discard: ['director-krennic'] } })],
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.9',
    'Krennic’s reward is said to be two resources',
    rebelTurn({ sam: { units: [hit('b-wing', 'director-krennic')] } }),
    [resolve(sam, 'director-krennic'), claim(sam('reward.take'), { turn: { resources: 2 }, force: 2 })],
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.9',
    'the Force of the reward is forgotten',
    rebelTurn({ sam: { units: [hit('b-wing', 'director-krennic')] } }),
    [resolve(sam, 'director-krennic'), claim(sam('reward.take'), { turn: { resources: 3 }, force: 0 })],
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.7',
    'the defeated card goes to the own discard pile',
    rebelTurn({ sam: { units: [hit('b-wing', 'director-krennic')] } }),
    [claim(resolve(sam, 'director-krennic'), { seats: { sam: { discard: ['director-krennic'] } } })],
  ),
  wrong(
    'bounty-hunting-and-sabotage.2',
    'attack beyond the target value goes on to the base',
    rebelTurn({ sam: { units: [hit('b-wing', 'scout-trooper')] } }),
    [claim(resolve(sam, 'scout-trooper'), { seats: { vera: { base: { damage: 3 } } } })],
  ),
  // base attacks
  wrong(
    'attacking-an-opponents-base.0.2',
    'the base is said to have less damage',
    table({ vera: { units: [hit('stormtrooper'), hit('at-st')] } }),
    [claim(strike, { seats: { sam: { base: { damage: 5 } } } })],
  ),
  wrong(
    'attacking-an-opponents-base.1',
    'the damage goes past a ship',
    table({ vera: { units: [hit('at-st')] }, sam: { ships: ['mon-calamari-cruiser'] } }),
    [claim(strike, { seats: { sam: { base: { damage: 4 } } } })],
  ),
  wrong(
    'attacking-an-opponents-base.1.1',
    'a ship with damage equal to its hit points is said to stand',
    table({ vera: { units: [hit('at-at')] }, sam: { ships: ['mon-calamari-cruiser'] } }),
    [claim(strike, { seats: { sam: { ships: [{ card: 'mon-calamari-cruiser', damage: 6 }] } } })],
  ),
  wrong(
    'attacking-an-opponents-base.1.1',
    'a ship with five of six damage is said to be destroyed',
    table({ vera: { units: [hit('boba-fett')] }, sam: { ships: ['mon-calamari-cruiser'] } }),
    [claim(strike, { seats: { sam: { ships: [] } } })],
  ),
  wrong(
    'attacking-an-opponents-base.1.1',
    'a destroyed ship is said to lie in the pile of the attacker',
    table({ vera: { units: [hit('at-at')] }, sam: { ships: ['mon-calamari-cruiser'] } }),
    [claim(strike, { seats: { vera: { discard: ['mon-calamari-cruiser'] } } })],
  ),
  wrong(
    'attacking-an-opponents-base.2',
    'what is left is said to be lost',
    table({ vera: { units: [hit('at-at')] }, sam: { ships: ['blockade-runner'] } }),
    [claim(strike, { seats: { sam: { base: { damage: 0 } } } })],
  ),
  wrong(
    'attacking-an-opponents-base.3',
    'Dantooine with seven of eight damage is said to be destroyed',
    table({ vera: { units: [hit('at-at')] }, sam: { base: { card: 'dantooine', damage: 1 } } }),
    [claim(strike, { seats: { vera: { victory: ['dantooine'] } } })],
  ),
  wrong(
    'attacking-an-opponents-base.3',
    'Dantooine with eight damage is said to stand',
    table({ vera: { units: [hit('at-at')] }, sam: { base: { card: 'dantooine', damage: 2 } } }),
    [claim(strike, { seats: { sam: { base: { card: 'dantooine' } } } })],
  ),
  wrong(
    'attacking-an-opponents-base.3.1',
    'the destroyed base is said to be in the pile of its owner',
    table({ vera: { units: [hit('at-at')] }, sam: { base: { card: 'dantooine', damage: 2 } } }),
    [claim(strike, { seats: { sam: { victory: ['dantooine'] } } })],
  ),
  wrong(
    'attacking-an-opponents-base.3.3',
    'the next base is said to stand at once',
    table({ vera: { units: [hit('at-at')] }, sam: { base: { card: 'dantooine', damage: 2 } } }),
    [claim(strike, { seats: { sam: { base: { card: 'hoth' } } } })],
  ),
  wrong(
    'attacking-an-opponents-base.3.4',
    'damage beyond is kept',
    table({ vera: { units: [hit('at-at')] }, sam: { base: { card: 'dantooine', damage: 5 } } }),
    [claim(strike, { seats: { sam: { base: { damage: 3 } } } })],
  ),
  wrong(
    'frequently-asked-questions.8.2',
    'damage for a destroyed base',
    table({
      vera: { units: [hit('at-at'), hit('at-st', 'base')] },
      sam: { base: 'none', ships: ['blockade-runner'], bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv'] },
    }),
    [claim(strike, { seats: { sam: { base: { damage: 6 } } } })],
  ),
  wrong(
    'while.0.1',
    'Hoth’s protection is forgotten',
    table({
      vera: { units: [hit('at-at')], victory: ['dantooine'] },
      sam: { base: 'hoth', bases: ['mon-cala', 'sullust', 'yavin-iv'] },
    }),
    [claim(strike, { seats: { sam: { base: { damage: 6 } } } })],
  ),
  wrong(
    'while.0.1',
    'Hoth is said to prevent all',
    table({
      vera: { units: [hit('at-at')], victory: ['dantooine'] },
      sam: { base: 'hoth', bases: ['mon-cala', 'sullust', 'yavin-iv'] },
    }),
    [claim(strike, { seats: { sam: { base: { damage: 0 } } } })],
  ),
  // end of turn
  wrong('end-your-turn.1', 'a unit is said to stay', table({ vera: { units: ['at-st'] } }), [
    claim(end, { seats: { vera: { units: [{ card: 'at-st' }] } } }),
  ]),
  wrong(
    'end-your-turn.1',
    'the units are missing in the discard pile',
    table({ vera: { units: ['at-st'], hand: ['at-at'] } }),
    [claim(end, { seats: { vera: { discard: ['at-at'] } } })],
  ),
  wrong(
    'end-your-turn.3.1',
    'the hand is missing in the discard pile',
    table({ vera: { units: ['at-st'], hand: ['at-at'] } }),
    [claim(end, { seats: { vera: { discard: ['at-st'] } } })],
  ),
  wrong('end-your-turn.4.1', 'six cards are drawn', table({}), [
    claim(end, { seats: { vera: { hand: [S, S, S, S, S, S] } } }),
  ]),
  wrong('end-your-turn.4.1', 'no card is drawn', table({ vera: { hand: [] } }), [
    claim(end, { seats: { vera: { hand: [] } } }),
  ]),
  wrong('end-your-turn.3.1', 'the hand is kept and filled up to five', table({ vera: { hand: ['at-at', 'at-st'] } }), [
    claim(end, { seats: { vera: { hand: ['at-at', 'at-st', S, S, S] } } }),
  ]),
  wrong('end-your-turn.4.1', 'the deck is said to be untouched', table({}), [
    claim(end, { seats: { vera: { deck: [S, S, S, S, S, S] } } }),
  ]),
  wrong(
    'end-your-turn.4.1',
    'the opponent’s hand is said to have four cards',
    table({ sam: { hand: [A, A, A, A, A], deck: [] }, turn: { resources: 2 } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { sam: { hand: [A, A, A, A] } } })],
  ),
  wrong(
    'end-your-turn.2',
    'a ship is said to be still tilted',
    table({ vera: { ships: [{ card: 'nebulon-b-frigate', used: true }] } }),
    [claim(end, { seats: { vera: { ships: [{ used: true }] } } })],
  ),
  wrong(
    'end-your-turn.2',
    'a base is said to be still tilted',
    table({ vera: { base: { card: 'death-star', used: true } }, sam: { victory: ['lothal'] } }),
    [claim(end, { seats: { vera: { base: { used: true } } } })],
  ),
  wrong(
    'empty-deck.0.1',
    'in the actions the discard pile is said to stay',
    table({ vera: { units: ['director-krennic'], deck: [], discard: ['at-at', 'at-st'] }, row: [] }),
    [
      use(vera, 'director-krennic'),
      claim(chance('deck.shuffle', { seat: 'vera', order: ['at-at', 'at-st'] }), {
        seats: { vera: { discard: ['at-at', 'at-st'] } },
      }),
    ],
  ),
  wrong(
    'empty-deck.0.1',
    'in the actions the new deck is said to be empty',
    table({ vera: { units: ['director-krennic'], deck: [], discard: ['at-at', 'at-st'] }, row: [] }),
    [
      use(vera, 'director-krennic'),
      claim(chance('deck.shuffle', { seat: 'vera', order: ['at-at', 'at-st'] }), { seats: { vera: { deck: [] } } }),
    ],
  ),
  // claims that nothing justifies
  wrong(
    'winning-the-game.0.1',
    'a shuttle is played and the Empire is said to have won',
    table({ vera: { hand: [S] } }),
    [claim(play(vera, S), { winner: 'vera' })],
  ),
  wrong('winning-the-game.0.1', 'the turn ends and the Rebels are said to have won', table({}), [
    claim(end, { winner: 'sam' }),
  ]),
  wrong('attacking-an-opponents-base.3', 'a base is said to lie in the victory pile', table({ vera: { hand: [S] } }), [
    claim(play(vera, S), { seats: { vera: { victory: ['dantooine'] } } }),
  ]),
  wrong('attacking-an-opponents-base.3', 'a base is said to be destroyed', table({ vera: { hand: [S] } }), [
    claim(play(vera, S), { seats: { sam: { base: { card: 'none' } } } }),
  ]),
  wrong(
    'frequently-asked-questions.7.2',
    'the order of a discard pile is changed',
    table({ vera: { discard: ['at-at', 'boba-fett'] } }),
    [claim(end, { seats: { vera: { discard: ['boba-fett', 'at-at'] } } })],
  ),
  wrong(
    'frequently-asked-questions.7.2',
    'the order of the galaxy discard pile is changed',
    table({ galaxyDiscard: ['at-at', 'boba-fett', 'x-wing'], vera: { hand: [S] } }),
    [claim(play(vera, S), { galaxy: { discard: ['x-wing', 'at-at', 'boba-fett'] } })],
  ),
  wrong(
    'frequently-asked-questions.7.2',
    'a purchase turns the discard pile',
    table({ turn: { resources: 2 }, vera: { discard: ['at-at', 'boba-fett'] } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { vera: { discard: ['scout-trooper', 'boba-fett', 'at-at'] } } })],
  ),
  wrong(
    'beginning-of-turn.1',
    'a resource comes with a committed card',
    table({ turn: { resources: 1 }, vera: { units: ['at-st'] } }),
    [claim(commit(vera, 'at-st'), { turn: { resources: 2 } })],
  ),
  wrong(
    'purchase-a-card.0.3',
    'a resource is gone without a purchase',
    table({ turn: { resources: 2 }, vera: { units: ['at-st'] } }),
    [claim(commit(vera, 'at-st'), { turn: { resources: 1 } })],
  ),
  wrong('purchase-a-card.0.6', 'the row is said to have changed by itself', table({ vera: { hand: [S] } }), [
    claim(play(vera, S), {
      galaxy: { row: ['tie-fighter', 'x-wing', 'rodian-gunslinger', 'c-roc-cruiser', 'director-krennic', 'duros-spy'] },
    }),
  ]),
  wrong('purchase-a-card.0.4', 'a pilot is said to have left the stack', table({ vera: { hand: [S] } }), [
    claim(play(vera, S), { galaxy: { pilots: 9 } }),
  ]),
  wrong('exile.0.3', 'a card is said to be back from exile', table({ exile: ['stormtrooper'], vera: { hand: [S] } }), [
    claim(play(vera, S), { exile: [] }),
  ]),
  wrong(
    'play-a-card.0.7',
    'a unit is said to have left play by a purchase',
    table({ turn: { resources: 2 }, vera: { units: ['at-st'] } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { vera: { units: [] } } })],
  ),
  wrong(
    'play-a-card.0.8',
    'a ship is said to have left play by a purchase',
    table({ turn: { resources: 2 }, vera: { ships: ['star-destroyer'] } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { vera: { ships: [] } } })],
  ),
  wrong(
    'attacking-an-opponents-base.2.1',
    'a ship is said to have less damage',
    table({ turn: { resources: 2 }, vera: { ships: [{ card: 'star-destroyer', damage: 3 }] } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { vera: { ships: [{ damage: 1 }] } } })],
  ),
  wrong(
    'abilities.1.1',
    'a card is said to be used that was not',
    table({ turn: { resources: 2 }, vera: { units: ['tie-bomber'] } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { vera: { units: [{ used: true }] } } })],
  ),
  wrong(
    'abilities.1.1',
    'a used card is said to be ready again',
    table({ turn: { resources: 2 }, vera: { units: [{ card: 'tie-bomber', used: true }] } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { vera: { units: [{ used: false }] } } })],
  ),
  wrong(
    'beginning-of-turn.0.2',
    'a facedown base is said to be gone',
    table({ vera: { hand: [S], bases: ['corellia', 'coruscant', 'death-star', 'endor'] } }),
    [claim(play(vera, S), { seats: { vera: { bases: ['corellia', 'coruscant', 'death-star'] } } })],
  ),
  wrong('discard.2.3', 'a card is said to lie in the galaxy discard pile', table({ vera: { hand: [S] } }), [
    claim(play(vera, S), { galaxy: { discard: ['x-wing'] } }),
  ]),
  wrong('playing-the-game.0.3', 'the turn is said to be over after a purchase', table({ turn: { resources: 2 } }), [
    claim(buy(vera, 'scout-trooper'), { turn: { seat: 'sam' } }),
  ]),
  // win
  wrong('winning-the-game.0.1', 'nobody is said to have won', close(['dantooine', 'hoth']), [
    claim(strike, { winner: 'none' }),
  ]),
  wrong('adjustable-game-length.0.1', 'the second base is said to win', close(['dantooine']), [
    claim(strike, { winner: 'vera' }),
  ]),
  ...[{ card: 'mon-cala', damage: 9 }, { card: 'mon-cala' }, { damage: 9 }].map(
    (base): Example => ({
      rule: 'deckbuilding.attacking-an-opponents-base.3',
      shows: `a deciding base is said to stand (${Object.keys(base).join(', ')}), and the table plays on: what follows is judged`,
      start: close(['dantooine', 'hoth']),
      moves: [claim(strike, { seats: { sam: { base } } }), vera('turn.end'), play(sam, 'x-wing')],
      breaks: ['deckbuilding.attacking-an-opponents-base.3', 'deckbuilding.play-a-card.0.1'],
      doubtful: true,
    }),
  ),
  // paying off
  wrong(
    'paying-off-neutral-cards.0.4',
    'the payer is said to get the card',
    table({ turn: { resources: 2 } }),
    [
      claim(vera('galaxy.pay-off', { card: 'rodian-gunslinger' }), {
        seats: { vera: { discard: ['rodian-gunslinger'] } },
      }),
    ],
    { options: { payingOff: true } },
  ),
  // near misses that are legal
  legal(
    'the-balance-of-the-force.0.2',
    'Jyn puts a card on the deck with the Force',
    rebelTurn({ force: 1, sam: { units: ['jyn-erso'] }, vera: { hand: ['at-at'] } }),
    [
      use(sam, 'jyn-erso'),
      claim(sam('hand.to-deck', { card: 'at-at' }), { seats: { vera: { hand: [], discard: [] } } }),
    ],
  ),
  legal(
    'the-balance-of-the-force.0.2',
    'Leia puts the card on the deck with the Force',
    rebelTurn({ force: 1, sam: { units: ['princess-leia'] } }),
    [
      use(sam, 'princess-leia'),
      claim(sam('galaxy.take', { card: 'x-wing' }), { seats: { sam: { deck: ['x-wing', A, A, A, A, A, A] } } }),
    ],
  ),
  legal(
    'the-balance-of-the-force.0.2',
    'without the Force Leia’s card goes to the discard pile',
    rebelTurn({ sam: { units: ['princess-leia'] } }),
    [
      use(sam, 'princess-leia'),
      claim(sam('galaxy.take', { card: 'x-wing' }), { seats: { sam: { discard: ['x-wing'] } } }),
    ],
  ),
  legal(
    'beginning-of-turn.0.4',
    'the marker at the Rebel end and a ship give their resources',
    table({ force: 3, sam: { ships: ['hammerhead-corvette'] } }),
    [claim(end, { turn: { seat: 'sam', resources: 3 } })],
  ),
  legal(
    'beginning-of-turn.0.6',
    'nothing gives a resource at the beginning',
    table({ force: 2, turn: { resources: 4 }, vera: { ships: ['imperial-carrier'] } }),
    [claim(end, { turn: { seat: 'sam', resources: 0 } })],
  ),
  legal('beginning-of-turn.0.3', 'any remaining base may be chosen', due(), [
    claim(sam('base.choose', { base: 'yavin-iv' }), {
      seats: { sam: { base: { card: 'yavin-iv', damage: 0 }, bases: ['hoth', 'mon-cala', 'sullust'] } },
    }),
  ]),
  legal('when.0.2', 'Mon Cala gives its card as it is revealed', due(), [
    sam('base.choose', { base: 'mon-cala' }),
    sam('trigger.use', { source: 'mon-cala' }),
    claim(sam('galaxy.take', { card: 'rodian-gunslinger' }), { seats: { sam: { hand: ['rodian-gunslinger'] } } }),
  ]),
  legal(
    'play-a-card.0.8',
    'a ship stays in play with its damage',
    table({ vera: { ships: [{ card: 'star-destroyer', damage: 3 }] } }),
    [end, claim(send, { seats: { vera: { ships: [{ card: 'star-destroyer', damage: 3 }] } } })],
  ),
  legal('purchase-a-card.0.2', 'the last resource is spent', table({ turn: { resources: 5 } }), [
    claim(buy(vera, 'director-krennic'), { turn: { resources: 0 } }),
  ]),
  legal(
    'purchase-a-card.0.4',
    'the bought card lies on top of the discard pile',
    table({ turn: { resources: 3 }, vera: { discard: ['at-st'] } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { vera: { discard: ['scout-trooper', 'at-st'], hand: [] } } })],
  ),
  legal(
    'abilities.3.1',
    'a repair of three takes two off where two are',
    rebelTurn({ force: 1, sam: { units: ['u-wing'], base: { card: 'dantooine', damage: 2 } } }),
    [claim(use(sam, 'u-wing'), { seats: { sam: { base: { damage: 0 } } } })],
  ),
  legal(
    'choose.0.1',
    'the Frigate gives one of the two',
    table({ vera: { ships: ['nebulon-b-frigate'], base: { card: 'lothal', damage: 5 } } }),
    [
      use(vera, 'nebulon-b-frigate'),
      claim(vera('choose.option', { option: 'repair' }), {
        turn: { resources: 0 },
        seats: { vera: { base: { damage: 2 } } },
      }),
    ],
  ),
  legal(
    'deal-damage.0.2',
    'the Y-Wing damages the base behind a ship',
    rebelTurn({ sam: { units: ['y-wing'] }, vera: { ships: ['star-destroyer'] } }),
    [claim(use(sam, 'y-wing'), { seats: { vera: { base: { damage: 2 }, ships: [{ damage: 0 }] } } })],
    { rulings: { yWing: 'enemy-base' } },
  ),
  legal('exile.2', 'the Mystic exiles from hand', table({ vera: { units: ['kel-dor-mystic'], hand: [S] } }), [
    use(vera, 'kel-dor-mystic'),
    claim(vera('exile.card', { card: S, from: 'hand' }), { seats: { vera: { hand: [], discard: [] } } }),
  ]),
  legal(
    'reveal.0.2',
    'a revealed neutral card stays on top',
    table({ vera: { units: ['scout-trooper'] }, row: [], galaxyDeck: ['bossk', 'lobot'] }),
    [claim(use(vera, 'scout-trooper'), { force: 0, galaxy: { deck: ['bossk', 'lobot'], discard: [] } })],
  ),
  legal(
    'abilities.0.2',
    'Ord Mantell hunts one neutral unit',
    table({
      row: ['rodian-gunslinger', 'kel-dor-mystic'],
      vera: { base: 'ord-mantell', units: ['at-at'] },
      sam: { victory: ['lothal'] },
    }),
    [
      commit(vera, 'at-at', 'rodian-gunslinger'),
      resolve(vera, 'rodian-gunslinger', 6),
      claim(vera('reward.take'), { turn: { resources: 2 } }),
    ],
    full,
  ),
  legal(
    'bounty-hunting-and-sabotage.3.2',
    'a failed attack leaves everything as it is',
    rebelTurn({ sam: { units: [hit('x-wing', 'director-krennic')] } }),
    [claim(resolve(sam, 'director-krennic', 3), { force: 0, turn: { resources: 0 }, galaxy: { discard: [] } })],
  ),
  legal(
    'attacking-an-opponents-base.1.2',
    'the attacker splits the damage',
    table({ vera: { units: [hit('at-at')] }, sam: { ships: ['blockade-runner', 'mon-calamari-cruiser'] } }),
    [
      strike,
      vera('attack.damage', { ship: 'mon-calamari-cruiser', amount: 2 }),
      claim(vera('attack.damage', { ship: 'blockade-runner', amount: 4 }), {
        seats: { sam: { ships: [{ card: 'mon-calamari-cruiser', damage: 2 }], discard: ['blockade-runner'] } },
      }),
    ],
  ),
  legal(
    'attacking-an-opponents-base.3.3',
    'after the destruction no base stands',
    table({ vera: { units: [hit('at-at')] }, sam: { base: { card: 'dantooine', damage: 5 } } }),
    [claim(strike, { seats: { vera: { victory: ['dantooine'] }, sam: { base: { card: 'none', damage: 0 } } } })],
  ),
  legal(
    'end-your-turn.3.1',
    'hand and units lie in the discard pile',
    table({ vera: { hand: ['at-at'], units: ['at-st'] } }),
    [
      claim(vera('turn.end', { discards: ['at-at'] }), {
        seats: { vera: { discard: ['at-at', 'at-st'], hand: [S, S, S, S, S] } },
      }),
    ],
  ),
  legal(
    'empty-deck.0.1',
    'in the actions the discard pile becomes the deck',
    table({ vera: { units: ['director-krennic'], deck: [], discard: ['at-at', 'at-st'] }, row: [] }),
    [
      use(vera, 'director-krennic'),
      claim(chance('deck.shuffle', { seat: 'vera', order: ['at-at', 'at-st'] }), {
        seats: { vera: { hand: ['at-at'], deck: ['at-st'], discard: [] } },
      }),
    ],
  ),
  legal(
    'paying-off-neutral-cards.0.2',
    'a neutral ship is paid off',
    table({ turn: { resources: 3 } }),
    [
      claim(vera('galaxy.pay-off', { card: 'c-roc-cruiser' }), {
        turn: { resources: 0 },
        galaxy: { discard: ['c-roc-cruiser'] },
      }),
    ],
    { options: { payingOff: true } },
  ),
  // of public information
  wrong(
    'play-a-card.0.3',
    'of a public table: two resources of a shuttle',
    hidden(),
    [claim(play(vera, S), { turn: { resources: 2 } })],
    pub,
  ),
  wrong(
    'end-your-turn.4.1',
    'of a public table: four cards are said to be drawn',
    hidden({ vera: { hand: [], deck: Array(6).fill('?'), unseen: [S, S, S, S, 'stormtrooper', 'inquisitor'] } }),
    [claim(end, { seats: { vera: { deck: ['?1', '?1'] } } })],
    pub,
  ),
  wrong(
    'the-balance-of-the-force.0.3',
    'of a public table: the marker is said to have moved',
    hidden(),
    [claim(end, { force: 2 })],
    pub,
  ),
  wrong(
    'winning-the-game.0.1',
    'of a public table: a winner without a third base',
    hidden(),
    [claim(end, { winner: 'vera' })],
    pub,
  ),

  // of several facts the one that a rule leaves as it is, or changes
  wrong(
    'bounty-hunting-and-sabotage.2',
    'attack beyond the target value is said to hit a ship',
    rebelTurn({ sam: { units: [hit('b-wing', 'scout-trooper')] }, vera: { ships: ['star-destroyer'] } }),
    [claim(resolve(sam, 'scout-trooper'), { seats: { vera: { ships: [{ damage: 3 }] } } })],
  ),
  wrong(
    'discard.2.1',
    'a second card is said to be discarded for the C-ROC',
    table({ vera: { ships: ['c-roc-cruiser'], hand: ['at-at', 'at-st'], base: { card: 'lothal', damage: 3 } } }),
    [use(vera, 'c-roc-cruiser'), claim(vera('hand.discard', { card: 'at-at' }), { seats: { vera: { hand: [] } } })],
  ),
  wrong(
    'discard.2.1',
    'a card discarded for the C-ROC is said to lie in the other pile',
    table({ vera: { ships: ['c-roc-cruiser'], hand: ['at-at', 'at-st'], base: { card: 'lothal', damage: 3 } } }),
    [
      use(vera, 'c-roc-cruiser'),
      claim(vera('hand.discard', { card: 'at-at' }), { seats: { sam: { discard: ['at-at'] } } }),
    ],
  ),
  wrong(
    'exile.0.3',
    'a second card is said to be exiled from the discard pile',
    table({ vera: { units: ['kel-dor-mystic'], discard: ['stormtrooper', 'inquisitor'] } }),
    [
      use(vera, 'kel-dor-mystic'),
      claim(vera('exile.card', { card: 'stormtrooper', from: 'discard-pile' }), { seats: { vera: { discard: [] } } }),
    ],
  ),
  wrong(
    'exile.0.3',
    'an exiled card is said to lie in the galaxy discard pile',
    table({ vera: { units: ['kel-dor-mystic'], discard: ['stormtrooper'] } }),
    [
      use(vera, 'kel-dor-mystic'),
      claim(vera('exile.card', { card: 'stormtrooper', from: 'discard-pile' }), {
        galaxy: { discard: ['stormtrooper'] },
      }),
    ],
  ),
  wrong('exile.0.3', 'an exiled pilot is said to be still in play', table({ vera: { units: ['outer-rim-pilot'] } }), [
    claim(use(vera, 'outer-rim-pilot'), { seats: { vera: { units: [{ card: 'outer-rim-pilot' }] } } }),
  ]),
  wrong(
    'exile.0.3',
    'an exiled Corvette is said to be still in play',
    rebelTurn({ sam: { ships: ['hammerhead-corvette'] }, row: ['imperial-carrier'] }),
    [claim(use(sam, 'hammerhead-corvette'), { seats: { sam: { ships: [{ card: 'hammerhead-corvette' }] } } })],
  ),
  wrong(
    'frequently-asked-questions.9',
    'a revealed neutral card is said to let the Interceptor draw',
    table({ vera: { units: ['tie-interceptor'] }, galaxyDeck: ['bossk', 'lobot'] }),
    [claim(use(vera, 'tie-interceptor'), { seats: { vera: { hand: [S] } } })],
  ),
  wrong(
    'bounty-hunting-and-sabotage.3.2',
    'a failed attack is said to bring Force',
    rebelTurn({ sam: { units: [hit('x-wing', 'director-krennic')] } }),
    [claim(resolve(sam, 'director-krennic'), { force: 2 })],
  ),
  wrong(
    'attacking-an-opponents-base.1.1',
    'of two ships the one that was destroyed is said to stand',
    table({ vera: { units: [hit('at-at')] }, sam: { ships: ['blockade-runner', 'mon-calamari-cruiser'] } }),
    [
      strike,
      claim(vera('attack.damage', { ship: 'blockade-runner', amount: 4 }), {
        seats: { sam: { ships: [{ card: 'blockade-runner' }, { card: 'mon-calamari-cruiser' }] } },
      }),
    ],
  ),
  wrong(
    'ability.0.1',
    'Jyn is said to take the whole hand',
    rebelTurn({ force: 1, sam: { units: ['jyn-erso'] }, vera: { hand: ['at-at', 'at-st'] } }),
    [use(sam, 'jyn-erso'), claim(sam('hand.to-deck', { card: 'at-at' }), { seats: { vera: { hand: [] } } })],
  ),
  wrong(
    'choose.0.1',
    'the Inquisitor is said to give a Force beside the resource',
    table({ vera: { hand: ['inquisitor'] } }),
    [
      play(vera, 'inquisitor'),
      vera('trigger.use', { source: 'inquisitor' }),
      claim(vera('choose.option', { option: 'resources' }), { force: -1 }),
    ],
  ),
  wrong(
    'choose.0.1',
    'the Inquisitor is said to have more attack beside the resource',
    table({ vera: { hand: ['inquisitor'] } }),
    [
      play(vera, 'inquisitor'),
      vera('trigger.use', { source: 'inquisitor' }),
      claim(vera('choose.option', { option: 'resources' }), { seats: { vera: { units: [{ bonus: 1 }] } } }),
    ],
  ),
  wrong(
    'choose.0.1',
    'the Frigate is said to give resources beside the repair',
    table({ vera: { ships: ['nebulon-b-frigate'], base: { card: 'lothal', damage: 5 } } }),
    [use(vera, 'nebulon-b-frigate'), claim(vera('choose.option', { option: 'repair' }), { turn: { resources: 3 } })],
  ),
  wrong(
    'choose.0.1',
    'a card is said to be discarded beside the attack of the B-Wing',
    rebelTurn({ sam: { units: ['b-wing'] }, vera: { hand: ['at-at'] } }),
    [use(sam, 'b-wing'), claim(vera('choose.option', { option: 'attack' }), { seats: { vera: { hand: [] } } })],
  ),
  wrong('if.0.1', 'Krennic is said to draw two', table({ vera: { units: ['director-krennic'] }, row: [] }), [
    claim(use(vera, 'director-krennic'), { seats: { vera: { hand: [S, S] } } }),
  ]),
  wrong(
    'ability.0.1',
    'Sullust’s card is said to lie in the discard pile',
    rebelTurn({ turn: { resources: 3 }, sam: { base: 'sullust' }, vera: { victory: ['dantooine'] } }),
    [buy(sam, 'x-wing'), claim(sam('trigger.use', { source: 'sullust' }), { seats: { sam: { discard: ['x-wing'] } } })],
  ),
  wrong(
    'ability.0.1',
    'the card that Jedha brings to hand is said to lie in the galaxy discard pile',
    rebelTurn({ turn: { resources: 2 }, sam: { base: 'jedha' }, vera: { victory: ['dantooine'] } }),
    [
      buy(sam, 'rodian-gunslinger'),
      claim(sam('trigger.use', { source: 'jedha' }), { galaxy: { discard: ['rodian-gunslinger'] } }),
    ],
    full,
  ),
  wrong('discard.2', 'a card is said to have come into the discard pile by itself', table({ vera: { hand: [S] } }), [
    claim(play(vera, S), { seats: { vera: { discard: ['at-at'] } } }),
  ]),
  wrong(
    'empty-deck.1.1',
    'a discard pile is said to have been shuffled',
    table({ vera: { hand: [S], discard: ['at-at'] } }),
    [claim(play(vera, S), { seats: { vera: { discard: [] } } })],
  ),
  wrong(
    'empty-deck.1.1',
    'a deck is said to be shuffled by a card that is played',
    table({ vera: { hand: [S], deck: [S, 'at-at'] } }),
    [claim(play(vera, S), { seats: { vera: { deck: ['at-at', S] } } })],
  ),
  wrong(
    'empty-deck.1.2',
    'the galaxy deck is said to be shuffled by a card that is played',
    table({ vera: { hand: [S] }, galaxyDeck: ['bossk', 'lobot'] }),
    [claim(play(vera, S), { galaxy: { deck: ['lobot', 'bossk'] } })],
  ),
  wrong(
    'empty-deck.1.2',
    'the galaxy discard pile is said to be empty',
    table({ vera: { hand: [S] }, galaxyDiscard: ['lobot'] }),
    [claim(play(vera, S), { galaxy: { discard: [] } })],
  ),
  wrong(
    'commit-to-an-attack.0.6',
    'a card is said to be committed by a purchase',
    table({ turn: { resources: 2 }, vera: { units: ['at-st'] } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { vera: { units: [{ committed: 'base' }] } } })],
  ),
  wrong(
    'resolve-an-attack.0.1',
    'a card is said to have attacked by a purchase',
    table({ turn: { resources: 2 }, vera: { units: ['at-st'] } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { vera: { units: [{ attacked: true }] } } })],
  ),
  wrong(
    'gain.0.2',
    'a unit is said to have more attack by a purchase',
    table({ turn: { resources: 2 }, vera: { units: ['at-st'] } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { vera: { units: [{ bonus: 2 }] } } })],
  ),
  wrong('play-a-card.0.1', 'a unit is said to have come into play by a purchase', table({ turn: { resources: 2 } }), [
    claim(buy(vera, 'scout-trooper'), { seats: { vera: { units: [{ card: 'scout-trooper' }] } } }),
  ]),
  wrong('beginning-of-turn.0.1', 'the turn is said to be still beginning', table({ turn: { resources: 2 } }), [
    claim(buy(vera, 'scout-trooper'), { turn: { phase: 'beginning' } }),
  ]),
  wrong(
    'while.0.1',
    'Hoth is said to have prevented damage by a purchase',
    table({
      turn: { resources: 2 },
      sam: { base: 'hoth', bases: ['mon-cala', 'sullust', 'yavin-iv'] },
      vera: { victory: ['dantooine'] },
    }),
    [claim(buy(vera, 'scout-trooper'), { seats: { sam: { base: { prevented: 2 } } } })],
  ),
  wrong(
    'abilities.1.1',
    'a base is said to be used by a purchase',
    table({ turn: { resources: 2 }, vera: { base: 'death-star' }, sam: { victory: ['lothal'] } }),
    [claim(buy(vera, 'scout-trooper'), { seats: { vera: { base: { used: true } } } })],
  ),
  wrong('beginning-of-turn.0.2', 'another base is said to stand after a purchase', table({ turn: { resources: 2 } }), [
    claim(buy(vera, 'scout-trooper'), { seats: { vera: { base: { card: 'endor' } } } }),
  ]),
  wrong('adjustable-game-length.0.1', 'the goal is said to be four', table({ turn: { resources: 2 } }), [
    claim(buy(vera, 'scout-trooper'), { goal: 4 }),
  ]),
  wrong('playing-the-game.0.3', 'two turns are said to have passed', table({}), [claim(end, { turn: { number: 3 } })]),
];
