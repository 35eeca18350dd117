import type { Example } from '../example.ts';
import { ambush, duel, meet, obey, orders, resolve, roll, trick, use } from '../fights.ts';

const shield = trick('shield', { on: 'opponent', change: { kind: 'cancel', most: 1, from: 'hit' } });
const three = roll('hit', 'hit', 'blank');
const cancel = { kind: 'cancel', dice: [0] };

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.opponent.0.1',
    shows: 'a patrol is an opponent, whoever rolls its dice',
    start: ambush({ ann: { assets: [shield] } }),
    moves: [meet, three, roll('hit', 'blank'), use('ann', 'shield', cancel), { ...resolve, damage: { defence: 0 } }],
  },
  {
    rule: 'outer-rim.opponent.0.1',
    shows: 'nobody is their own opponent',
    start: ambush({ ann: { assets: [shield] } }),
    moves: [meet, three, use('ann', 'shield', cancel, { side: 'attack' }), roll('hit', 'blank'), resolve],
    breaks: ['outer-rim.opponent.0.1'],
  },
  {
    rule: 'outer-rim.opponent.0.2',
    shows: 'another player and the enemy of a card are opponents',
    start: orders(
      [
        { do: 'fight', player: 'ben' },
        { do: 'fight', kind: 'ground', enemy: { name: 'a bandit', combat: 2 } },
      ],
      { ann: { assets: [shield] } },
    ),
    moves: [
      obey,
      three,
      three,
      use('ann', 'shield', cancel),
      { ...resolve, damage: { attack: 2, defence: 1 } },
      three,
      roll('hit', 'hit'),
      use('ann', 'shield', cancel),
      { ...resolve, damage: { attack: 2, defence: 1 } },
    ],
  },
  {
    rule: 'outer-rim.opponent.0.2',
    shows: 'a player who does not fight is nobody’s opponent',
    start: { ...duel(), seats: { ...duel().seats, cleo: { space: 'tatooine', assets: [shield] } } },
    moves: [obey, three, use('cleo', 'shield', cancel), three, resolve],
    breaks: ['outer-rim.combat-steps.2.2.a'],
  },
];
