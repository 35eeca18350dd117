import type { StartSeat } from '../../../schemas/deckbuilding/header.ts';
import { breaks, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';

const trooper: StartSeat = { units: [{ card: 'death-trooper', committed: 'base' }] };
const strike = vera('attack.resolve', { target: 'base' });

export const examples: readonly Example[] = [
  keeps(
    'the-balance-of-the-force.0.2',
    'with the marker on the light side an X-Wing draws',
    rebelTurn({ force: 1, sam: { units: ['x-wing'] } }),
    [sam('ability.use', { card: 'x-wing' })],
    { seats: { sam: { hand: ['alliance-shuttle'] } } },
  ),
  breaks(
    'the-balance-of-the-force.0.2',
    'an X-Wing wants to draw while the Force is with nobody',
    rebelTurn({ sam: { units: ['x-wing'] } }),
    [sam('ability.use', { card: 'x-wing' })],
  ),
  keeps(
    'the-balance-of-the-force.1',
    'on the first dark side space the Death Trooper has five attack',
    table({ force: -1, vera: trooper }),
    [strike],
    { seats: { sam: { base: { damage: 5 } } } },
  ),
  breaks(
    'the-balance-of-the-force.1',
    'a Death Trooper counts five attack with the marker on the light side',
    table({ force: 1, vera: trooper }),
    [vera('attack.resolve', { target: 'base', attack: 5 })],
    ['gain.0.2'],
  ),
  keeps(
    'the-balance-of-the-force.2',
    'on a light side space the Rebels use an ability that asks for the Force',
    rebelTurn({ force: 2, sam: { units: ['u-wing'], base: { card: 'dantooine', damage: 5 } } }),
    [sam('ability.use', { card: 'u-wing' })],
    { seats: { sam: { base: { damage: 2 } } } },
  ),
  breaks(
    'the-balance-of-the-force.2',
    'the Rebels use such an ability on a dark side space',
    rebelTurn({ force: -1, sam: { units: ['u-wing'] } }),
    [sam('ability.use', { card: 'u-wing' })],
    ['the-balance-of-the-force.0.2'],
  ),
  keeps(
    'the-balance-of-the-force.3',
    'in the middle the Death Trooper has three attack',
    table({ vera: trooper }),
    [strike],
    { seats: { sam: { base: { damage: 3 } } } },
  ),
  breaks(
    'the-balance-of-the-force.3',
    'in the middle Luke wants to destroy a ship',
    rebelTurn({ sam: { units: ['luke-skywalker'] }, vera: { ships: ['star-destroyer'] } }),
    [sam('ability.use', { card: 'luke-skywalker' })],
    ['the-balance-of-the-force.0.2'],
  ),
  keeps(
    'the-balance-of-the-force.0.3',
    'Luke is played and the marker moves two spaces toward the Rebels',
    rebelTurn({ sam: { hand: ['luke-skywalker'] } }),
    [sam('card.play', { card: 'luke-skywalker' })],
    { force: 2 },
  ),
  breaks(
    'the-balance-of-the-force.0.3',
    'a pilot is exiled and the marker is said to stay',
    rebelTurn({ sam: { units: ['outer-rim-pilot'] } }),
    [{ ...sam('ability.use', { card: 'outer-rim-pilot' }), expect: { force: 0 } }],
    ['the-balance-of-the-force.0.3'],
  ),
  keeps(
    'the-balance-of-the-force.0.6',
    'the marker does not leave the track',
    rebelTurn({ force: 2, sam: { hand: ['luke-skywalker'] } }),
    [sam('card.play', { card: 'luke-skywalker' })],
    { force: 3 },
  ),
  breaks(
    'the-balance-of-the-force.0.6',
    'the log claims a space beyond the end',
    rebelTurn({ force: 2, sam: { hand: ['luke-skywalker'] } }),
    [{ ...sam('card.play', { card: 'luke-skywalker' }), expect: { force: 4 } }],
  ),
  keeps(
    'the-balance-of-the-force.0.4',
    'with the marker at their end the Rebels begin with one resource',
    table({ force: 3 }),
    [vera('turn.end')],
    { turn: { seat: 'sam', resources: 1 } },
  ),
  breaks(
    'the-balance-of-the-force.0.4',
    'the log leaves the resource of the Force out',
    table({ force: 3, sam: { base: 'none', bases: ['hoth'] }, vera: { victory: ['dantooine', 'mon-cala'] } }),
    [vera('turn.end'), { ...sam('base.choose', { base: 'hoth' }), expect: { turn: { resources: 0 } } }],
    ['rebel-base-deck.4', 'beginning-of-turn.0.4'],
  ),
];
