import { breaks, chance, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';

const craft = table({ vera: { units: ['landing-craft'] } });
const twice = [
  vera('ability.use', { card: 'landing-craft' }),
  vera('choose.option', { option: 'resources' }),
  vera('ability.use', { card: 'landing-craft' }),
];

const bomber = table({ vera: { units: ['tie-bomber'], hand: ['stormtrooper'] } });
const bombed = [vera('row.discard', { card: 'x-wing' }), chance('galaxy.refill', { card: 'tie-fighter' })];
const inTheMiddle = [
  vera('ability.use', { card: 'tie-bomber' }),
  vera('card.play', { card: 'stormtrooper' }),
  ...bombed,
];

const kafrene = table({
  vera: { base: 'kafrene', hand: ['outer-rim-pilot', 'stormtrooper'], deck: ['inquisitor', 'imperial-shuttle'] },
});
const playing = (card: string) => vera('card.play', { card });
const drawn = [playing('outer-rim-pilot'), playing('stormtrooper'), vera('trigger.use', { source: 'kafrene' })];
const mode = { options: { mode: 'full-galaxy' } } as const;

export const examples: readonly Example[] = [
  breaks(
    'when.0.2',
    'a triggered ability is told one entry late, and the card that it drew is played',
    kafrene,
    [...drawn, playing('inquisitor')],
    ['when.0.2'],
    mode,
  ),
  breaks(
    'when.0.2',
    'a triggered ability is told one entry late, and a card is played that it did not draw',
    kafrene,
    [...drawn, playing('at-at')],
    ['when.0.2', 'play-a-card.0.1'],
    mode,
  ),
  breaks(
    'frequently-asked-questions.4',
    'a card is played before an ability has been resolved, and attacks behind it',
    bomber,
    [...inTheMiddle, vera('attack.commit', { card: 'stormtrooper', target: 'base' })],
  ),
  breaks(
    'frequently-asked-questions.4',
    'a card is played before an ability has been resolved, and another attacks that is not there',
    bomber,
    [...inTheMiddle, vera('attack.commit', { card: 'at-at', target: 'base' })],
    ['frequently-asked-questions.4', 'play-a-card.0.6'],
  ),
  keeps(
    'use-a-card-ability.0.1',
    'the player names the card whose ability is used',
    craft,
    [vera('ability.use', { card: 'landing-craft' }), vera('choose.option', { option: 'resources' })],
    { seats: { vera: { units: [{ used: true }] } } },
  ),
  breaks(
    'use-a-card-ability.0.1',
    'a card without an ability is used',
    table({ vera: { ships: ['star-destroyer'] } }),
    [vera('ability.use', { card: 'star-destroyer' })],
  ),
  keeps(
    'use-a-card-ability.2',
    'Krennic draws what the deck has',
    table({ vera: { units: ['director-krennic'], deck: [] }, row: [] }),
    [vera('ability.use', { card: 'director-krennic' })],
    { seats: { vera: { hand: [] } } },
  ),
  breaks(
    'use-a-card-ability.2',
    'Leia leaves her free card although there is one',
    rebelTurn({ sam: { units: ['princess-leia'] } }),
    [sam('ability.use', { card: 'princess-leia' }), sam('effect.decline')],
  ),
  keeps(
    'use-a-card-ability.3.1',
    'an ability is used in the turn in which its card is played',
    table({ vera: { hand: ['landing-craft'] } }),
    [
      vera('card.play', { card: 'landing-craft' }),
      vera('ability.use', { card: 'landing-craft' }),
      vera('choose.option', { option: 'resources' }),
    ],
    { turn: { resources: 4 }, seats: { vera: { units: [{ card: 'landing-craft', used: true }] } } },
  ),
  breaks('use-a-card-ability.3.1', 'and then once more', craft, twice, ['abilities.1.1']),
  keeps('abilities.0.1', 'the owner resolves an ability', craft, [
    vera('ability.use', { card: 'landing-craft' }),
    vera('choose.option', { option: 'resources' }),
  ]),
  breaks('abilities.0.1', 'the other player chooses for the owner', craft, [
    vera('ability.use', { card: 'landing-craft' }),
    sam('choose.option', { option: 'resources' }),
  ]),
  keeps(
    'abilities.0.2',
    'the Gozanti Cruiser discards a card to draw one',
    table({ vera: { ships: ['gozanti-cruiser'], hand: ['stormtrooper'] } }),
    [vera('ability.use', { card: 'gozanti-cruiser' }), vera('hand.discard', { card: 'stormtrooper' })],
    { seats: { vera: { hand: ['imperial-shuttle'], discard: ['stormtrooper'] } } },
  ),
  breaks(
    'abilities.0.2',
    'the Gozanti Cruiser is used without a card to discard',
    table({ vera: { ships: ['gozanti-cruiser'] } }),
    [vera('ability.use', { card: 'gozanti-cruiser' })],
  ),
  breaks(
    'abilities.0.2',
    'the Death Star is used with three resources',
    table({ turn: { resources: 3 }, vera: { base: 'death-star' }, sam: { ships: ['blockade-runner'] } }),
    [vera('ability.use', { card: 'death-star' })],
  ),
  keeps(
    'abilities.0.2',
    'the Death Star destroys a ship for four resources',
    table({ turn: { resources: 4 }, vera: { base: 'death-star' }, sam: { ships: ['blockade-runner'] } }),
    [vera('ability.use', { card: 'death-star' }), vera('ship.destroy', { ship: 'blockade-runner', from: 'play' })],
    { turn: { resources: 0 }, seats: { sam: { ships: [], discard: ['blockade-runner'] } } },
  ),
  keeps(
    'abilities.1',
    'an ability that names no moment is used at any point of the turn',
    table({ vera: { hand: ['stormtrooper'], units: ['landing-craft'] } }),
    [
      vera('card.play', { card: 'stormtrooper' }),
      vera('ability.use', { card: 'landing-craft' }),
      vera('choose.option', { option: 'resources' }),
    ],
  ),
  breaks('abilities.1', 'the ability of a card is used that has left play', table({ vera: { units: ['hwk-290'] } }), [
    vera('ability.use', { card: 'hwk-290' }),
    vera('ability.use', { card: 'hwk-290' }),
  ]),
  keeps(
    'abilities.1.1',
    'each of two cards is used once',
    table({ vera: { units: ['landing-craft', 'landing-craft'] } }),
    [
      vera('ability.use', { card: 'landing-craft' }),
      vera('choose.option', { option: 'resources' }),
      vera('ability.use', { card: 'landing-craft#2' }),
      vera('choose.option', { option: 'resources' }),
    ],
    { turn: { resources: 8 } },
  ),
  breaks('abilities.1.1', 'one card is used twice', craft, twice),
  keeps(
    'abilities.2',
    'a triggered ability is left, and the turn goes on without it',
    table({ vera: { hand: ['inquisitor', 'stormtrooper'] } }),
    [vera('card.play', { card: 'inquisitor' }), vera('trigger.decline'), vera('card.play', { card: 'stormtrooper' })],
    { force: 0, turn: { resources: 0 }, seats: { vera: { hand: [] } } },
  ),
  breaks(
    'abilities.2',
    'what was left is wanted after all',
    table({ vera: { hand: ['inquisitor'] } }),
    [vera('card.play', { card: 'inquisitor' }), vera('trigger.decline'), vera('trigger.use', { source: 'inquisitor' })],
    ['when.0.2'],
  ),
  keeps(
    'abilities.3',
    'four damage may be repaired, three are there',
    table({ vera: { units: ['hwk-290'], base: { card: 'lothal', damage: 3 } } }),
    [vera('ability.use', { card: 'hwk-290' })],
    { seats: { vera: { base: { damage: 0 } } } },
  ),
  breaks(
    'abilities.3',
    'the log repairs less than it can',
    table({ vera: { units: ['hwk-290'], base: { card: 'lothal', damage: 5 } } }),
    [{ ...vera('ability.use', { card: 'hwk-290' }), expect: { seats: { vera: { base: { damage: 2 } } } } }],
    ['repair.0.2'],
  ),
  keeps(
    'abilities.3.1',
    'repairing three of two damage repairs two',
    rebelTurn({ force: 1, sam: { units: ['u-wing'], base: { card: 'dantooine', damage: 2 } } }),
    [sam('ability.use', { card: 'u-wing' })],
    { seats: { sam: { base: { damage: 0 } } } },
  ),
  breaks(
    'abilities.3.1',
    'the log claims that nothing was repaired',
    rebelTurn({ force: 1, sam: { units: ['u-wing'], base: { card: 'dantooine', damage: 2 } } }),
    [{ ...sam('ability.use', { card: 'u-wing' }), expect: { seats: { sam: { base: { damage: 2 } } } } }],
    ['repair.0.2'],
  ),
  keeps(
    'if.0.1',
    'with a capital ship in play a TIE Fighter draws',
    table({ vera: { units: ['tie-fighter'], ships: ['star-destroyer'] } }),
    [vera('ability.use', { card: 'tie-fighter' })],
  ),
  breaks('if.0.1', 'without one it does not', table({ vera: { units: ['tie-fighter'] } }), [
    vera('ability.use', { card: 'tie-fighter' }),
  ]),
  breaks(
    'if.0.1',
    'Chewbacca wants to draw with himself as the only unique unit',
    rebelTurn({ sam: { units: ['chewbacca'] } }),
    [sam('ability.use', { card: 'chewbacca' })],
  ),
  keeps(
    'if.0.2',
    'with the Force Leia puts the card on her deck',
    rebelTurn({ force: 1, sam: { units: ['princess-leia'] } }),
    [sam('ability.use', { card: 'princess-leia' }), sam('galaxy.take', { card: 'x-wing' })],
    { seats: { sam: { discard: [] } } },
  ),
  breaks(
    'if.0.2',
    'the Force is with the other side',
    rebelTurn({ force: -2, sam: { units: ['x-wing'] } }),
    [sam('ability.use', { card: 'x-wing' })],
    ['the-balance-of-the-force.0.2'],
  ),
];
