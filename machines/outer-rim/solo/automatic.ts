/** @module The AI players of a single-player game as seats that nobody plays, as whoever plays their turns asks for them. */
import type { Automatic } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import { readSoFar } from './single-player-rules-playing-the-game.ts';

export const automatic: Automatic<Facts> = {
  of: ({ ai = {}, winner, turn: { seat, step } }) => ({
    seats: Object.keys(ai),
    turn: winner !== null || step === 'set-up' ? null : seat,
  }),
  said: 'the member "ai" of the header lists those that AI cards play',
  charts: ['ai-turn', 'ai-instructions'],
  reads: readSoFar,
  sample: {
    seats: ['ann', 'boba'],
    ai: ['boba'],
    start: {
      turn: { seat: 'boba' },
      seats: {
        ann: { space: 'lothal' },
        boba: {
          character: 'boba-fett',
          ship: 'g-1a-starfighter',
          space: 'naboo',
          credits: 6000,
          damage: { character: 2 },
          defeated: true,
        },
      },
    },
  },
};
