import { type Example, table } from '../example.ts';

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.current-player.0.1',
    shows: 'the player whose turn it is resolves its steps',
    start: table({ turn: { seat: 'ben' } }),
    moves: [{ type: 'planning.gain-credits', seat: 'ben' }],
    final: { turn: { seat: 'ben' }, seats: { ben: { credits: 7000 } } },
  },
  {
    rule: 'outer-rim.current-player.0.1',
    shows: 'another player resolves no step of this turn',
    start: table({ turn: { seat: 'ben', step: 'action' } }),
    moves: [{ type: 'action.end', seat: 'ann' }],
    breaks: ['outer-rim.player-turn.0.1'],
  },
];
