import { breaks, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';

const pair = table({ vera: { units: ['stormtrooper', 'at-st'], ships: ['star-destroyer'] } });

export const examples: readonly Example[] = [
  keeps(
    'commit-to-an-attack.0.1',
    'a unit and a capital ship are committed against the base',
    pair,
    [
      vera('attack.commit', { card: 'at-st', target: 'base' }),
      vera('attack.commit', { card: 'star-destroyer', target: 'base' }),
    ],
    { seats: { vera: { units: [{}, { committed: 'base' }], ships: [{ committed: 'base' }] } } },
  ),
  breaks(
    'commit-to-an-attack.0.1',
    'a card is committed that is not in play',
    pair,
    [vera('attack.commit', { card: 'darth-vader', target: 'base' })],
    ['play-a-card.0.6'],
  ),
  keeps(
    'commit-to-an-attack.0.3',
    'a unit is committed to an enemy card of the row',
    pair,
    [vera('attack.commit', { card: 'at-st', target: 'x-wing' })],
    { seats: { vera: { units: [{ committed: 'none' }, { committed: 'x-wing' }] } } },
  ),
  breaks(
    'commit-to-an-attack.0.3',
    'a capital ship is committed to a card of the row',
    pair,
    [vera('attack.commit', { card: 'star-destroyer', target: 'x-wing' })],
    ['bounty-hunting-and-sabotage.1'],
  ),
  keeps(
    'commit-to-an-attack.0.6',
    'the unit stands before its target',
    pair,
    [vera('attack.commit', { card: 'at-st', target: 'x-wing' })],
    { seats: { vera: { units: [{}, { committed: 'x-wing' }] } } },
  ),
  breaks('commit-to-an-attack.0.6', 'the log claims that no unit stands before a target', pair, [
    { ...vera('attack.commit', { card: 'at-st', target: 'x-wing' }), expect: { seats: { vera: { units: [] } } } },
  ]),
  keeps('commit-to-an-attack.0.7', 'each card is committed once', pair, [
    vera('attack.commit', { card: 'at-st', target: 'x-wing' }),
    vera('attack.commit', { card: 'stormtrooper', target: 'base' }),
  ]),
  breaks('commit-to-an-attack.0.7', 'one card is committed to two attacks', pair, [
    vera('attack.commit', { card: 'at-st', target: 'x-wing' }),
    vera('attack.commit', { card: 'at-st', target: 'base' }),
  ]),
  keeps(
    'commit-to-an-attack.0.9',
    'a committed card does nothing yet',
    pair,
    [vera('attack.commit', { card: 'at-st', target: 'base' })],
    { seats: { sam: { base: { damage: 0 } } } },
  ),
  breaks('commit-to-an-attack.0.9', 'damage is claimed when a card is committed', pair, [
    {
      ...vera('attack.commit', { card: 'at-st', target: 'base' }),
      expect: { seats: { sam: { base: { damage: 4 } } } },
    },
  ]),
  keeps(
    'commit-to-an-attack.0.10',
    'two cards attack together',
    pair,
    [
      vera('attack.commit', { card: 'at-st', target: 'base' }),
      vera('attack.commit', { card: 'stormtrooper', target: 'base' }),
      vera('attack.resolve', { target: 'base' }),
    ],
    { seats: { sam: { base: { damage: 6 } } } },
  ),
  breaks(
    'commit-to-an-attack.0.10',
    'their common attack is resolved a second time',
    pair,
    [
      vera('attack.commit', { card: 'stormtrooper', target: 'base' }),
      vera('attack.resolve', { target: 'base' }),
      vera('attack.resolve', { target: 'base' }),
    ],
    ['resolve-an-attack.0.1'],
  ),
  keeps(
    'commit-to-an-attack.0.11',
    'in one turn some units attack the base, others a Scout Trooper',
    rebelTurn({ sam: { units: ['x-wing', 'rebel-trooper'] }, row: ['scout-trooper'] }),
    [
      sam('attack.commit', { card: 'x-wing', target: 'base' }),
      sam('attack.commit', { card: 'rebel-trooper', target: 'scout-trooper' }),
    ],
    { seats: { sam: { units: [{ committed: 'base' }, { committed: 'scout-trooper' }] } } },
  ),
  breaks(
    'commit-to-an-attack.0.11',
    'the same unit attacks both',
    rebelTurn({ sam: { units: ['x-wing'] }, row: ['scout-trooper'] }),
    [
      sam('attack.commit', { card: 'x-wing', target: 'base' }),
      sam('attack.commit', { card: 'x-wing', target: 'scout-trooper' }),
    ],
    ['commit-to-an-attack.0.7'],
  ),
  keeps(
    'resolve-an-attack.0.1',
    'an attack against the base and one against a row card',
    table({
      vera: {
        units: [
          { card: 'stormtrooper', committed: 'base' },
          { card: 'at-st', committed: 'x-wing' },
        ],
      },
    }),
    [vera('attack.resolve', { target: 'base' }), vera('attack.resolve', { target: 'x-wing' })],
  ),
  breaks(
    'resolve-an-attack.0.1',
    'an attack to which nothing is committed',
    table({ vera: { units: ['stormtrooper'] } }),
    [vera('attack.resolve', { target: 'base' })],
  ),
  keeps(
    'gain.0.3',
    'the Rodian Gunslinger gains attack against a card of the row',
    table({ vera: { units: [{ card: 'rodian-gunslinger', committed: 'x-wing' }] } }),
    [vera('attack.resolve', { target: 'x-wing', attack: 4 })],
    { galaxy: { discard: ['x-wing'] } },
  ),
  breaks(
    'gain.0.3',
    'it counts four attack against the base',
    table({ vera: { units: [{ card: 'rodian-gunslinger', committed: 'base' }] } }),
    [vera('attack.resolve', { target: 'base', attack: 4 })],
    ['gain.0.2'],
  ),
  keeps(
    'gain.0.2',
    'a Death Trooper has two more attack while the Force is with the Empire',
    table({ force: -1, vera: { units: [{ card: 'death-trooper', committed: 'base' }] } }),
    [vera('attack.resolve', { target: 'base', attack: 5 })],
  ),
  breaks(
    'gain.0.2',
    'the two are counted while the Force is with nobody',
    table({ force: 0, vera: { units: [{ card: 'death-trooper', committed: 'base' }] } }),
    [vera('attack.resolve', { target: 'base', attack: 5 })],
  ),
  keeps(
    'gain.0.1',
    'the Landing Craft gives four resources',
    table({ vera: { units: ['landing-craft'] } }),
    [vera('ability.use', { card: 'landing-craft' }), vera('choose.option', { option: 'resources' })],
    { turn: { resources: 4 } },
  ),
  breaks(
    'gain.0.1',
    'it is said to give five',
    table({ vera: { units: ['landing-craft'] } }),
    [
      vera('ability.use', { card: 'landing-craft' }),
      { ...vera('choose.option', { option: 'resources' }), expect: { turn: { resources: 5 } } },
    ],
    ['use-a-card-ability.0.1'],
  ),
  keeps(
    'while.0.1',
    'Piett helps every capital ship of the Empire',
    table({ vera: { units: ['admiral-piett'], ships: [{ card: 'star-destroyer', committed: 'base' }] } }),
    [vera('attack.resolve', { target: 'base' })],
    { seats: { sam: { base: { damage: 5 } } } },
  ),
  breaks('while.0.1', 'a constant ability is used', table({ vera: { units: ['admiral-piett'] } }), [
    vera('ability.use', { card: 'admiral-piett' }),
  ]),
  keeps(
    'while.0.2',
    'without Piett the help is over',
    table({ vera: { ships: [{ card: 'star-destroyer', committed: 'base' }] } }),
    [vera('attack.resolve', { target: 'base' })],
    { seats: { sam: { base: { damage: 4 } } } },
  ),
  breaks(
    'while.0.2',
    'help is counted of a card that has left play',
    table({ vera: { units: ['admiral-piett'], ships: ['star-destroyer'] } }),
    [
      vera('turn.end'),
      sam('turn.end'),
      vera('attack.commit', { card: 'star-destroyer', target: 'base' }),
      vera('attack.resolve', { target: 'base', attack: 5 }),
    ],
  ),
  keeps(
    'while.0.3',
    'the Imperial Carrier helps TIE Fighters',
    table({ vera: { ships: ['imperial-carrier'], units: [{ card: 'tie-fighter', committed: 'base' }] } }),
    [vera('attack.resolve', { target: 'base' })],
    { seats: { sam: { base: { damage: 3 } } } },
  ),
  breaks(
    'while.0.3',
    'two Carriers are counted where one is',
    table({ vera: { ships: ['imperial-carrier'], units: [{ card: 'tie-fighter', committed: 'base' }] } }),
    [vera('attack.resolve', { target: 'base', attack: 4 })],
    ['attacking-an-opponents-base.0.1'],
    { rulings: { carrier: 'any' } },
  ),
  {
    ...keeps(
      'while.0.3',
      'whether it helps a neutral fighter is disputed: nobody is condemned',
      table({ vera: { ships: ['imperial-carrier'], units: [{ card: 'fang-fighter', committed: 'base' }] } }),
      [vera('attack.resolve', { target: 'base', attack: 3 })],
      { seats: { sam: { base: { damage: 3 } } } },
    ),
    doubtful: true,
  },
  breaks(
    'while.0.3',
    'a table that has agreed on Empire fighters only counts a neutral one',
    table({ vera: { ships: ['imperial-carrier'], units: [{ card: 'fang-fighter', committed: 'base' }] } }),
    [vera('attack.resolve', { target: 'base', attack: 4 })],
    ['attacking-an-opponents-base.0.1'],
    { rulings: { carrier: 'empire' } },
  ),
];
