import { breaks, chance, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';

/** Three attack or four, as one reads the Carrier, against a ship of four hit points. */
const UNTOLD_ATTACK = table({
  galaxyDeck: [],
  row: [],
  vera: { ships: ['imperial-carrier'], units: [{ card: 'fang-fighter', committed: 'base' }] },
  sam: { ships: ['hammerhead-corvette'], deck: ['x-wing', 'y-wing', 'b-wing', 'snowspeeder'] },
});
const ATTACKED = [vera('attack.resolve', { target: 'base' }), vera('turn.end')];
const HAND = ['x-wing', 'y-wing', 'b-wing', 'snowspeeder'];

export const examples: readonly Example[] = [
  keeps('title.0.1', 'a card is named by its title', table({ vera: { hand: ['boba-fett'] } }), [
    vera('card.play', { card: 'boba-fett' }),
  ]),
  breaks(
    'title.0.1',
    'no card has this title',
    table({ vera: { hand: ['boba-fett'] } }),
    [vera('card.play', { card: 'bobo-fett' })],
    ['log.the-move-log.5'],
  ),
  breaks(
    'title.0.1',
    'nor has a card of the row this one',
    table({ row: ['at-at'] }),
    [vera('galaxy.purchase', { card: 'at-att' })],
    ['log.the-move-log.5'],
  ),
  {
    ...breaks(
      'title.0.1',
      'nor the second copy of a card in play',
      table({ vera: { units: ['tie-fighter', 'tie-fighter#2'] } }),
      [vera('attack.commit', { card: 'tie-figther#2', target: 'base' })],
      ['log.the-move-log.5'],
    ),
    final: { seats: { vera: { units: [{ committed: 'none' }, { name: 'tie-fighter#2', committed: 'base' }] } } },
  },
  breaks(
    'title.0.1',
    'nor what is attacked',
    table({ row: ['at-at'], vera: { units: ['tie-fighter'] } }),
    [vera('attack.commit', { card: 'tie-fighter', target: 'the-death-star-of-my-uncle' })],
    ['log.the-move-log.5'],
  ),
  keeps(
    'target-value.0.1',
    'five attack defeat Krennic, whose target value is five',
    rebelTurn({ sam: { units: [{ card: 'b-wing', committed: 'director-krennic' }] } }),
    [sam('attack.resolve', { target: 'director-krennic' }), sam('reward.decline')],
    { galaxy: { discard: ['director-krennic'] } },
  ),
  breaks(
    'target-value.0.1',
    'a unit is committed to a capital ship in the row, which has no target value',
    rebelTurn({ row: ['star-destroyer'], sam: { units: ['b-wing'] } }),
    [sam('attack.commit', { card: 'b-wing', target: 'star-destroyer' })],
  ),
  keeps(
    'unique-symbol.0.1',
    'the Falcon brings a unique unit back',
    rebelTurn({ sam: { units: ['millennium-falcon'], discard: ['x-wing', 'han-solo'] } }),
    [sam('ability.use', { card: 'millennium-falcon' }), sam('discard.return', { card: 'han-solo' })],
    { seats: { sam: { hand: ['han-solo'], discard: ['x-wing'] } } },
  ),
  breaks(
    'unique-symbol.0.1',
    'the Falcon brings back a unit that is not unique',
    rebelTurn({ sam: { units: ['millennium-falcon'], discard: ['x-wing', 'han-solo'] } }),
    [sam('ability.use', { card: 'millennium-falcon' }), sam('discard.return', { card: 'x-wing' })],
    ['ability.0.1'],
  ),
  keeps(
    'card-type.0.1',
    'a Star Destroyer lies among the capital ships',
    table({ vera: { ships: ['star-destroyer'] } }),
    [],
  ),
  breaks(
    'card-type.0.1',
    'a Star Destroyer lies among the units: it is in play all the same',
    table({ vera: { units: ['star-destroyer'] } }),
    [
      vera('attack.commit', { card: 'star-destroyer', target: 'base' }),
      vera('attack.resolve', { target: 'base' }),
      vera('turn.end'),
    ],
    ['card-type.0.1'],
  ),
  breaks(
    'card-type.0.1',
    'an AT-AT lies among the capital ships, committed as no ship can be',
    table({
      row: ['x-wing', 'tie-fighter'],
      galaxyDeck: ['lobot', 'at-st'],
      vera: { ships: [{ card: 'at-at', committed: 'x-wing' }] },
    }),
    [vera('attack.resolve', { target: 'x-wing' })],
    ['card-type.0.1'],
  ),
  breaks(
    'card-type.0.1',
    'a cruiser of the player who waits lies among the units',
    table({ sam: { units: ['mon-calamari-cruiser'] } }),
    [vera('turn.end')],
    ['card-type.0.1'],
  ),
  keeps(
    'traits.0.1',
    'the AT-AT brings a trooper back',
    table({ vera: { units: ['at-at'], discard: ['tie-fighter', 'stormtrooper'] } }),
    [vera('ability.use', { card: 'at-at' }), vera('discard.return', { card: 'stormtrooper' })],
    { seats: { vera: { hand: ['stormtrooper'] } } },
  ),
  breaks(
    'traits.0.1',
    'the AT-AT brings back a fighter',
    table({ vera: { units: ['at-at'], discard: ['tie-fighter', 'stormtrooper'] } }),
    [vera('ability.use', { card: 'at-at' }), vera('discard.return', { card: 'tie-fighter' })],
    ['ability.0.1'],
  ),
  keeps(
    'ability.0.1',
    'Leia takes a Rebel card of the row for nothing',
    rebelTurn({ sam: { units: ['princess-leia'] } }),
    [sam('ability.use', { card: 'princess-leia' }), sam('galaxy.take', { card: 'x-wing' })],
    { seats: { sam: { discard: ['x-wing'] } } },
  ),
  breaks('ability.0.1', 'Leia takes a neutral card for nothing', rebelTurn({ sam: { units: ['princess-leia'] } }), [
    sam('ability.use', { card: 'princess-leia' }),
    sam('galaxy.take', { card: 'c-roc-cruiser' }),
  ]),
  breaks(
    'ability.0.1',
    'Jerjerrod exchanges a card that is not in the row',
    table({ force: -1, vera: { units: ['moff-jerjerrod'] } }),
    [vera('ability.use', { card: 'moff-jerjerrod' }), vera('galaxy.swap', { card: 'lobot' })],
  ),
  keeps(
    'ability.0.1',
    'Jerjerrod exchanges the top galaxy card for one of the row',
    table({ force: -1, vera: { units: ['moff-jerjerrod'] } }),
    [vera('ability.use', { card: 'moff-jerjerrod' }), vera('galaxy.swap', { card: 'x-wing' })],
    { galaxy: { deck: ['x-wing', 'y-wing', 'bossk', 'at-st', 'snowspeeder'] } },
  ),
  keeps(
    'hit-points.0.1',
    'Lothal stands with seven damage',
    table({ vera: { base: { card: 'lothal', damage: 7 } } }),
    [],
  ),
  breaks(
    'hit-points.0.1',
    'Lothal is said to stand with eight damage',
    table({ vera: { base: { card: 'lothal', damage: 8 } } }),
    [vera('turn.end')],
  ),
  {
    ...keeps(
      'hit-points.0.1',
      'nobody is condemned about the hit points of Tatooine, on which sources differ',
      table({
        vera: { units: [{ card: 'at-at', committed: 'base' }] },
        sam: { base: { card: 'tatooine', damage: 9 } },
      }),
      [vera('attack.resolve', { target: 'base' }), chance('base.disputed', { destroyed: true })],
      { seats: { sam: { base: { card: 'none' } } }, rulings: { tatooine: 14 } },
      { options: { mode: 'full-galaxy' } },
    ),
    doubtful: true,
  },
  ...(['none', 'tatooine'] as const).map((card) =>
    keeps(
      'hit-points.0.1',
      `a claim that ${card === 'none' ? 'no base lies there' : 'Tatooine stands'} settles at once how the table reads its hit points`,
      table({
        vera: { units: [{ card: 'at-at', committed: 'base' }] },
        sam: { base: { card: 'tatooine', damage: 8 } },
      }),
      [{ ...vera('attack.resolve', { target: 'base' }), expect: { seats: { sam: { base: { card } } } } }],
      { seats: { sam: { base: { card } } } },
      { options: { mode: 'full-galaxy' } },
    ),
  ),
  breaks(
    'hit-points.0.1',
    'Tatooine is said to fall by less than either source has',
    table({ vera: { units: [{ card: 'at-at', committed: 'base' }] }, sam: { base: { card: 'tatooine', damage: 7 } } }),
    [{ ...vera('attack.resolve', { target: 'base' }), expect: { seats: { sam: { base: { card: 'none' } } } } }],
    ['attacking-an-opponents-base.3'],
    { options: { mode: 'full-galaxy' } },
  ),
  breaks(
    'hit-points.0.1',
    'a table that has agreed on 14 hit points leaves Tatooine standing',
    table({ vera: { units: [{ card: 'at-at', committed: 'base' }] }, sam: { base: { card: 'tatooine', damage: 9 } } }),
    [{ ...vera('attack.resolve', { target: 'base' }), expect: { seats: { sam: { base: { card: 'tatooine' } } } } }],
    ['attacking-an-opponents-base.3'],
    { options: { mode: 'full-galaxy' }, rulings: { tatooine: 14 } },
  ),
  ...(['base.choose', 'card.play'] as const).map(
    (next): Example => ({
      ...keeps(
        'hit-points.0.1',
        `the log says only by ${next} whether Tatooine fell`,
        table({
          vera: { units: [{ card: 'at-at', committed: 'base' }] },
          sam: { base: { card: 'tatooine', damage: 9 }, hand: ['rebel-trooper'] },
        }),
        [
          vera('attack.resolve', { target: 'base' }),
          vera('turn.end'),
          sam(next, next === 'base.choose' ? { base: 'hoth' } : { card: 'rebel-trooper' }),
          sam('turn.end'),
        ],
        { seats: { sam: { base: { card: next === 'base.choose' ? 'hoth' : 'tatooine' } } } },
        { options: { mode: 'full-galaxy' } },
      ),
      doubtful: true,
    }),
  ),
  ...([sam('base.choose', { base: 'hoth' }), sam('base.keep')] as const).map(
    (move): Example => ({
      ...keeps(
        'hit-points.0.1',
        `a turn begins with fourteen damage on Tatooine, and the log goes on with ${move.type}`,
        rebelTurn({ sam: { base: { card: 'tatooine', damage: 14 } }, turn: { phase: 'beginning' } }),
        [move],
        { seats: { sam: { base: { card: move.type === 'base.choose' ? 'hoth' : 'tatooine' } } } },
        { options: { mode: 'full-galaxy' } },
      ),
      doubtful: true,
    }),
  ),
  {
    ...keeps(
      'hit-points.0.1',
      'a disputed attack that was not counted leaves the base in doubt',
      table({
        galaxyDeck: [],
        vera: { ships: ['imperial-carrier'], units: [{ card: 'fang-fighter', committed: 'base' }] },
        sam: { base: { card: 'dantooine', damage: 4 } },
      }),
      [vera('attack.resolve', { target: 'base' }), vera('turn.end'), sam('base.choose', { base: 'hoth' })],
      { seats: { sam: { base: { card: 'hoth' } }, vera: { victory: ['dantooine'] } }, unsure: [] },
    ),
    doubtful: true,
  },
  {
    ...keeps(
      'attacking-an-opponents-base.0.1',
      'a disputed attack that was not counted: the ship was destroyed, as its owner shuffles it',
      UNTOLD_ATTACK,
      [...ATTACKED, sam('turn.end'), chance('deck.shuffle', { order: ['hammerhead-corvette'] })],
      { seats: { sam: { ships: [], hand: [...HAND, 'hammerhead-corvette'] } }, unsure: [] },
    ),
    doubtful: true,
  },
  {
    ...keeps(
      'attacking-an-opponents-base.0.1',
      'a disputed attack that was not counted: the ship stands, as its owner uses it',
      UNTOLD_ATTACK,
      [
        ...ATTACKED,
        sam('ability.use', { card: 'hammerhead-corvette' }),
        sam('ship.destroy', { ship: 'imperial-carrier', from: 'play' }),
      ],
      { seats: { sam: { ships: [] }, vera: { ships: [] } }, exile: ['hammerhead-corvette'], unsure: [] },
    ),
    doubtful: true,
  },
  {
    ...breaks(
      'attacking-an-opponents-base.0.1',
      'a disputed attack that was not counted cannot have been both',
      UNTOLD_ATTACK,
      [...ATTACKED, sam('turn.end'), chance('deck.shuffle', { order: ['x-wing'] })],
      ['end-your-turn.4.2'],
    ),
    doubtful: true,
  },
  {
    ...keeps(
      'hit-points.0.1',
      'whether the Hammerhead may destroy a neutral ship is disputed: it may be left out',
      rebelTurn({ sam: { ships: ['hammerhead-corvette'] }, vera: { ships: ['nebulon-b-frigate'] }, row: [] }),
      [sam('ability.use', { card: 'hammerhead-corvette' }), sam('turn.end')],
    ),
    doubtful: true,
  },
  {
    ...keeps(
      'hit-points.0.1',
      'a table that knows only the base as target of the Y-Wing does not name it',
      rebelTurn({ sam: { units: ['y-wing'] }, vera: { ships: ['star-destroyer'] }, galaxyDeck: [] }),
      [sam('ability.use', { card: 'y-wing' }), sam('turn.end')],
      { seats: { vera: { base: { damage: 2 } } } },
    ),
  },
];
