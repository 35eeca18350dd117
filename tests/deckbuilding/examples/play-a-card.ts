import { breaks, type Example, keeps, table, vera } from '../example.ts';

export const examples: readonly Example[] = [
  keeps(
    'play-a-card.0.1',
    'a card goes from hand into play',
    table({ vera: { hand: ['stormtrooper'] } }),
    [vera('card.play', { card: 'stormtrooper' })],
    { seats: { vera: { hand: [], units: [{ name: 'stormtrooper' }] } } },
  ),
  breaks('play-a-card.0.1', 'a card is played that is not in hand', table({ vera: { hand: ['stormtrooper'] } }), [
    vera('card.play', { card: 'darth-vader' }),
  ]),
  keeps(
    'play-a-card.0.1',
    'of a public log a card is played that may be in hand',
    table({ vera: { hand: ['?'], deck: ['?', '?'], unseen: ['stormtrooper', 'boba-fett', 'at-at'] } }),
    [vera('card.play', { card: 'boba-fett' })],
    { pools: { 1: ['at-at', 'stormtrooper'] } },
    { options: { information: 'public' } },
  ),
  breaks(
    'play-a-card.0.1',
    'of a public log a card is played that cannot be in hand',
    table({ vera: { hand: ['?'], deck: ['?', '?'], unseen: ['stormtrooper', 'boba-fett', 'at-at'] } }),
    [vera('card.play', { card: 'darth-vader' })],
    ['play-a-card.0.1'],
    { options: { information: 'public' } },
  ),
  {
    ...keeps(
      'play-a-card.0.1',
      'when nothing tells what is in hand, a play cannot be ruled',
      table({ vera: { hand: ['?'] } }),
      [vera('card.play', { card: 'boba-fett' })],
      undefined,
      { options: { information: 'public' } },
    ),
    doubtful: true,
  },
  keeps(
    'play-a-card.0.2',
    'a played card is in play and has its ability',
    table({ vera: { hand: ['landing-craft'] } }),
    [
      vera('card.play', { card: 'landing-craft' }),
      vera('ability.use', { card: 'landing-craft' }),
      vera('choose.option', { option: 'resources' }),
    ],
    { turn: { resources: 4 } },
  ),
  breaks(
    'play-a-card.0.2',
    'the ability of a card in hand is used',
    table({ vera: { hand: ['landing-craft'] } }),
    [vera('ability.use', { card: 'landing-craft' })],
    ['abilities.1'],
  ),
  keeps(
    'play-a-card.0.3',
    'a shuttle gives one resource',
    table({ vera: { hand: ['imperial-shuttle'] } }),
    [vera('card.play', { card: 'imperial-shuttle' })],
    { turn: { resources: 1 } },
  ),
  breaks(
    'play-a-card.0.3',
    'a shuttle is said to give two resources',
    table({ vera: { hand: ['imperial-shuttle'] } }),
    [{ ...vera('card.play', { card: 'imperial-shuttle' }), expect: { turn: { resources: 2 } } }],
  ),
  keeps(
    'play-a-card.0.4',
    'the Kel Dor Mystic moves the marker two spaces',
    table({ vera: { hand: ['kel-dor-mystic'] } }),
    [vera('card.play', { card: 'kel-dor-mystic' })],
    { force: -2 },
  ),
  breaks(
    'play-a-card.0.4',
    'the marker is said to move toward the other side',
    table({ vera: { hand: ['kel-dor-mystic'] } }),
    [{ ...vera('card.play', { card: 'kel-dor-mystic' }), expect: { force: 2 } }],
  ),
  keeps(
    'play-a-card.0.5',
    'Tarkin moves the marker two spaces toward the Empire',
    table({ vera: { hand: ['grand-moff-tarkin'] } }),
    [vera('card.play', { card: 'grand-moff-tarkin' })],
    { force: -2 },
  ),
  breaks(
    'play-a-card.0.5',
    'Tarkin is said to move it one space',
    table({ vera: { hand: ['grand-moff-tarkin'] } }),
    [{ ...vera('card.play', { card: 'grand-moff-tarkin' }), expect: { force: -1 } }],
    ['play-a-card.0.4'],
  ),
  keeps(
    'play-a-card.0.6',
    'a card uses its ability and attacks',
    table({ vera: { hand: ['tie-bomber'] } }),
    [
      vera('card.play', { card: 'tie-bomber' }),
      vera('ability.use', { card: 'tie-bomber' }),
      vera('row.discard', { card: 'x-wing' }),
      vera('attack.commit', { card: 'tie-bomber', target: 'base' }),
    ],
    { seats: { vera: { hand: [], units: [{ card: 'tie-bomber', used: true, committed: 'base' }] } } },
  ),
  breaks(
    'play-a-card.0.6',
    'a card that is still in hand is committed',
    table({ vera: { hand: ['tie-bomber'] } }),
    [vera('attack.commit', { card: 'tie-bomber', target: 'base' })],
    ['play-a-card.0.6'],
  ),
  keeps(
    'play-a-card.0.7',
    'units leave play when the turn ends',
    table({ vera: { units: ['stormtrooper'] } }),
    [vera('turn.end')],
    { seats: { vera: { units: [], discard: ['stormtrooper'] } } },
  ),
  breaks(
    'play-a-card.0.7',
    'a unit is said to stay in play',
    table({ vera: { units: ['stormtrooper'] } }),
    [
      {
        ...vera('turn.end'),
        expect: {
          seats: {
            vera: {
              units: [
                {
                  name: 'stormtrooper',
                  card: 'stormtrooper',
                  committed: 'none',
                  attacked: false,
                  used: false,
                  bonus: 0,
                  fleeting: false,
                },
              ],
            },
          },
        },
      },
    ],
    ['end-your-turn.1'],
  ),
  keeps(
    'play-a-card.0.8',
    'a capital ship stays in play',
    table({ vera: { ships: ['star-destroyer'] } }),
    [vera('turn.end')],
    { seats: { vera: { ships: [{ name: 'star-destroyer' }] } } },
  ),
  breaks(
    'play-a-card.0.8',
    'a destroyed ship is said to stay in play',
    table({ vera: { units: [{ card: 'at-at', committed: 'base' }] }, sam: { ships: ['blockade-runner'] } }),
    [
      {
        ...vera('attack.resolve', { target: 'base' }),
        expect: {
          seats: {
            sam: {
              ships: [
                {
                  name: 'blockade-runner',
                  card: 'blockade-runner',
                  committed: 'none',
                  attacked: false,
                  used: false,
                  bonus: 0,
                  fleeting: false,
                  damage: 4,
                },
              ],
            },
          },
        },
      },
    ],
    ['attacking-an-opponents-base.1.1'],
  ),
];
