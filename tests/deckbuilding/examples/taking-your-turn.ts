import { breaks, chance, type Example, keeps, table, vera } from '../example.ts';

export const examples: readonly Example[] = [
  keeps(
    'taking-your-turn.0.1',
    'attack, purchase, play and attack again, in free order',
    table({
      vera: { hand: ['at-st', 'landing-craft'], units: [{ card: 'stormtrooper', committed: 'base' }] },
      turn: { resources: 2 },
    }),
    [
      vera('attack.resolve', { target: 'base' }),
      vera('galaxy.purchase', { card: 'scout-trooper' }),
      vera('card.play', { card: 'at-st' }),
      vera('attack.commit', { card: 'at-st', target: 'base' }),
      vera('attack.resolve', { target: 'base' }),
      vera('turn.end'),
    ],
    { seats: { sam: { base: { damage: 6 } } } },
  ),
  breaks('taking-your-turn.0.1', 'nothing allows a look at the galaxy deck', table(), [
    chance('galaxy.look', { card: 'tie-fighter' }),
  ]),
];
