/**
 * @module
 * Capital ships that have left play by the rules, or have caught the damage of an attack, and a table that goes on otherwise: one breach, where
 * it shows, and nothing that comes of it.
 */
import { breaks, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';
import { buy, claim, commit, end, hit, legal, play, pub, S, send, strike, use } from '../judged.ts';

const seats = (seat: string, facts: object) => ({ seats: { [seat]: facts } });
const base = (seat: string, card: string, damage: number) => seats(seat, { base: { card, damage } });
const resources = (amount: number) => ({ turn: { resources: amount } });
const attack = sam('attack.resolve', { target: 'base' });

/** Sam attacks with 3: as much as destroys the Gozanti Cruiser, which gives 2 resources. */
const destroying = rebelTurn({
  row: ['tie-interceptor', 'at-st', 'lobot'],
  galaxyDeck: Array(20).fill('?'),
  sam: { units: [hit('rebel-commando')] },
  vera: { base: 'lothal', ships: ['gozanti-cruiser'], hand: [S, S], deck: Array(5).fill(S) },
});
const destroyed = [attack, send];
const bought = [play(vera, S), play(vera, S), buy(vera, 'at-st'), { type: 'galaxy.refill', card: 'bossk' }];

/** The C-ROC Cruiser catches 2 of 3 hit points. */
const catching = table({
  vera: { base: 'lothal', units: [hit('stormtrooper')] },
  sam: { base: 'dantooine', ships: ['c-roc-cruiser'], hand: ['alliance-shuttle'] },
});
const croc = (damage: number) => seats('sam', { ships: [{ name: 'c-roc-cruiser', damage }] });
const twice = table({
  vera: { base: 'lothal', units: [hit('stormtrooper'), 'stormtrooper'] },
  sam: { base: 'dantooine', ships: ['nebulon-b-frigate'] },
});
const frigate = (damage: number) => seats('sam', { ships: [{ name: 'nebulon-b-frigate', damage }] });
const second = [strike, commit(vera, 'stormtrooper')];

/** The Hammerhead Corvette exiles itself to destroy a ship of the row. */
const exiling = rebelTurn({
  row: ['tie-fighter', 'star-destroyer'],
  galaxyDeck: Array(20).fill('?'),
  sam: { ships: ['hammerhead-corvette'], hand: [], deck: Array(7).fill('alliance-shuttle') },
});
const exiled = [
  use(sam, 'hammerhead-corvette'),
  sam('ship.destroy', { ship: 'star-destroyer', from: 'row' }),
  { type: 'galaxy.refill', card: 'at-at' },
  send,
];
const corvette = seats('sam', { ships: ['hammerhead-corvette'] });

export const examples: readonly Example[] = [
  breaks(
    'play-a-card.0.6',
    'a ship that was destroyed is committed, and all the damage was put on the base: one breach',
    destroying,
    [...destroyed, commit(vera, 'gozanti-cruiser'), play(vera, S), claim(end, base('vera', 'lothal', 3))],
    ['play-a-card.0.6'],
    pub,
  ),
  breaks(
    'play-a-card.0.6',
    'so it is with what it gives at the beginning of the turn',
    destroying,
    [...destroyed, commit(vera, 'gozanti-cruiser'), ...bought, claim(end, base('vera', 'lothal', 3))],
    ['play-a-card.0.6'],
    pub,
  ),
  breaks(
    'play-a-card.0.6',
    'a ship that was destroyed is committed, and none of its damage is on the base',
    destroying,
    [...destroyed, commit(vera, 'gozanti-cruiser'), ...bought, claim(end, base('vera', 'lothal', 0))],
    ['play-a-card.0.6'],
    pub,
  ),
  breaks(
    'play-a-card.0.6',
    'a ship that was destroyed is committed, and damage is on the base that no attack has dealt: two breaches',
    destroying,
    [...destroyed, commit(vera, 'gozanti-cruiser'), play(vera, S), claim(end, base('vera', 'lothal', 5))],
    ['play-a-card.0.6', 'attacking-an-opponents-base.2.1'],
    pub,
  ),
  breaks(
    'abilities.1',
    'the ability of a ship that was destroyed is used, and all the damage was put on the base: one breach',
    destroying,
    [
      ...destroyed,
      use(vera, 'gozanti-cruiser'),
      vera('hand.discard', { card: S }),
      claim(end, base('vera', 'lothal', 3)),
    ],
    ['abilities.1'],
    pub,
  ),
  breaks(
    'attacking-an-opponents-base.1',
    'all the damage was put on the base past a ship, as the base shows in its player’s turn, and the ship is committed: one breach',
    destroying,
    [...destroyed, claim(play(vera, S), base('vera', 'lothal', 3)), commit(vera, 'gozanti-cruiser'), end],
    ['attacking-an-opponents-base.1'],
    pub,
  ),
  breaks(
    'attacking-an-opponents-base.1.1',
    'a destroyed ship gives its resources and is committed: one breach',
    destroying,
    [attack, claim(send, { ...resources(2), ...seats('vera', { ships: ['gozanti-cruiser'] }) }), ...bought, end],
    ['attacking-an-opponents-base.1.1'],
    pub,
  ),
  keeps(
    'attacking-an-opponents-base.1.1',
    'a destroyed ship lies on the discard pile, and gives nothing',
    destroying,
    [
      attack,
      claim(send, { ...resources(0), ...seats('vera', { ships: [], discard: ['gozanti-cruiser'] }) }),
      play(vera, S),
      claim(end, base('vera', 'lothal', 0)),
    ],
    undefined,
    pub,
  ),
  breaks(
    'purchase-a-card.0.2',
    'what a destroyed ship would have given is missing for a purchase',
    destroying,
    [...destroyed, ...bought],
    ['purchase-a-card.0.2'],
    pub,
  ),
  breaks(
    'attacking-an-opponents-base.1',
    'the damage that a ship had to catch is on the base, as is claimed of both in the next turn: one breach',
    catching,
    [
      strike,
      end,
      claim(play(sam, 'alliance-shuttle'), croc(0)),
      commit(sam, 'alliance-shuttle'),
      claim(send, base('sam', 'dantooine', 2)),
    ],
    ['attacking-an-opponents-base.1'],
    pub,
  ),
  breaks(
    'attacking-an-opponents-base.1',
    'so it is where the base is claimed first',
    catching,
    [strike, end, claim(play(sam, 'alliance-shuttle'), base('sam', 'dantooine', 2)), claim(send, croc(0))],
    ['attacking-an-opponents-base.1'],
    pub,
  ),
  breaks(
    'attacking-an-opponents-base.2.1',
    'the damage is neither on the ship nor on the base, where more is claimed: two breaches',
    catching,
    [strike, end, claim(play(sam, 'alliance-shuttle'), croc(1)), claim(send, base('sam', 'dantooine', 3))],
    ['attacking-an-opponents-base.2.1', 'attacking-an-opponents-base.2.1'],
    pub,
  ),
  legal(
    'attacking-an-opponents-base.1',
    'the damage is on the ship, and stays there',
    catching,
    [strike, end, claim(play(sam, 'alliance-shuttle'), croc(2)), claim(send, base('sam', 'dantooine', 0))],
    pub,
  ),
  breaks(
    'attacking-an-opponents-base.1',
    'the first of two attacks goes to the base past a ship, which the second one hits: one breach',
    twice,
    [...second, claim(strike, frigate(2)), end, claim(send, base('sam', 'dantooine', 2))],
    ['attacking-an-opponents-base.1'],
    pub,
  ),
  legal(
    'attacking-an-opponents-base.1',
    'both attacks hit the ship',
    twice,
    [...second, claim(strike, frigate(4)), end, claim(send, base('sam', 'dantooine', 0))],
    pub,
  ),
  breaks(
    'exile.0.3',
    'a ship has exiled itself and is still there with its resources: one breach',
    exiling,
    [...exiled, claim(end, { ...corvette, ...resources(2) }), send],
    ['exile.0.3'],
    pub,
  ),
  breaks(
    'exile.0.3',
    'so it is where only its resources are claimed, and it is committed',
    exiling,
    [
      ...exiled,
      end,
      claim(play(sam, 'alliance-shuttle'), resources(3)),
      claim(play(sam, 'alliance-shuttle'), resources(4)),
      commit(sam, 'hammerhead-corvette'),
    ],
    ['exile.0.3'],
    pub,
  ),
  breaks(
    'exile.0.3',
    'so it is where it is claimed in the turn in which it has exiled itself',
    exiling,
    [...exiled.slice(0, -1), claim(send, corvette), end, claim(play(sam, 'alliance-shuttle'), resources(3))],
    ['exile.0.3'],
    pub,
  ),
  keeps(
    'exile.0.3',
    'a ship that has exiled itself gives nothing any more',
    exiling,
    [...exiled, claim(end, { ...resources(0), exile: ['hammerhead-corvette'] }), send],
    undefined,
    pub,
  ),
];
